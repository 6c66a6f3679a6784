### Mitä saavutettavuudesta on testattu, ja asetukset, jotka palvelevat sitä.

## Settings

web-text-size = Tekstin koko
web-text-percent = { $n } %
web-left-trump = Left bower valtin näköisenä
web-left-trump-why = Kun valtti on valittu, left bower piirretään valttisotamieheksi, joka se onkin; kulmamerkissä on korttiin painettu maa.
web-left-hand = Vasenkätisille
web-left-hand-why = Ilmoitukset ja painikkeet ovat pöydän vasemmalla puolella.
web-sounds = Äänet
web-sounds-why = Kun kortti pelataan, tikki voitetaan tai on sinun vuorosi.
web-still = Ei liikettä
web-still-why = Kortit vaihtavat paikkaa heti. Näin on aina, jos järjestelmäsi pyytää vähentämään liikettä.

## The statement

web-access-what = Kenen tahansa pitäisi voida pelata täällä, näki tai kuuli hän tai ei, oli hänellä hiiri ja vakaa käsi tai ei. Tällä sivulla kerrotaan, mitä sen eteen on tehty, miten se on testattu ja mikä ei vielä ole kunnossa.
web-access-goal = Sivujen tavoitteena on WCAG 2.2, taso AA.
web-access-how = Miten voi pelata
web-access-keys = Pelkällä näppäimistöllä: jokainen sivu ja jokainen toiminto. Pöydän ja uusinnan näppäimet kerrotaan ohjeessa, jonka näppäin ? avaa. Yksittäiset kirjaimet voi ottaa pois käytöstä.
web-access-reader = Ruudunlukijalla: jokainen tapahtuma sanotaan kerran, järjestyksessä, sivun kielellä. Käsi, tikki, voitetut tikit, tulos ja pisteet ovat luetteloita ja taulukoita; kortti kertoo, miksi maaksi se lasketaan ja miksi sitä ei saa pelata.
web-access-colour = Värejä erottamatta: maat ovat erimuotoisia, ja niillä voi olla neljä väriä. Kenen vuoro on, mikä on sallittua, mikä voittaa ja mikä on valttia, sen kertoo aina myös muoto tai sana.
web-access-motion = Ilman liikettä: kun tämä asetus tai järjestelmäsi asetus on päällä, kortit vaihtavat paikkaa heti. Mikään ei vilku, mitään ei jää näkemättä jonkin liikkuessa, eikä missään tarvitse olla nopea.
web-access-touch = Koskettamalla: yksi napautus, kaksi napautusta tai vetäminen, miten haluat; mikään painettava ei ole pienempi kuin 24 × 24 kuvapistettä, ja useimmat ovat vähintään 44.
web-access-text = Suurella tekstillä: koon voi kasvattaa kaksinkertaiseksi. Pöydässä, jota ei voi vierittää, teksti kasvaa niin paljon kuin näytölle mahtuu; säännöt, tulokset, jaon kulku ja asetukset kasvavat täyteen kokoon.
web-access-sound = Kuulematta: mikään ääni ei kerro sellaista, mikä ei näkyisi. Äänet ovat poissa, ellet ota niitä käyttöön.
web-access-tested = Mitä on testattu
web-access-tests = Ohjelman jokaisen muutoksen yhteydessä, Chromiumissa: kokonaisia pelejä hiirellä, pelkällä näppäimistöllä ja ruudunlukijalle sanotun varassa; jokainen sivu vaaleana ja tummana tarkistimella axe, joka ei saa löytää mitään; pöydän jokainen vaihe 320 × 460 kuvapisteestä 1440 × 900 kuvapisteeseen, viidellä kielellä, 40 % pitemmin tekstein ja suurella tekstillä.
web-access-untested = Mitä ei ole testattu: ihmiset eivät ole kokeilleet oikeita ruudunlukijoita (kuten NVDA, VoiceOver, TalkBack), kytkinohjausta eivätkä muita selaimia. Vikoja voi olla siinäkin, mistä tarkistin ei niitä löydä.
web-access-weak = Mikä ei vielä ole kunnossa
web-access-weak-table = Pöydässä teksti ei voi kasvaa kaksinkertaiseksi pienessä puhelimessa eikä kyljellään olevassa puhelimessa. Suurilla näytöillä auttaa selaimen zoomaus.
web-access-weak-clock = Usean ihmisen pöydässä voi olla aikaraja. Lisää aikaa tarvitsevan kannattaa istua pöytään, jossa sitä ei ole.
web-access-report = Jos jokin estää sinua pelaamasta, kerro siitä palvelimen ylläpitäjälle ja liitä mukaan loki, jonka jokainen virhesivu tarjoaa.
