### Ohjelma päätteessä: sen ohje ja mitä se itse sanoo.
#
# Messages of the help (up to "Errors") stand in one line each and have no placeables:
# they are read without the Fluent library, so that the help is there at once.

## Help

cli-euchre = Euchre (”juuker”), bowerien tikkipeli, ja sen sukulaiset: pelaa, katso tallennettuja pelejä uudelleen, tarkista ne tai pane tietokonepelaajat pelaamaan keskenään.
cli-usage = Käyttö:
cli-usage-command = [--lang LANGUAGE] COMMAND ...
cli-commands = Komennot:
cli-flags = Valitsimet:
cli-places = Argumentit:
cli-examples = Esimerkkejä:
cli-more-help = ”euchre COMMAND --help” kertoo kaiken yhdestä komennosta.
cli-engine-compiled = käännetty ydin
cli-engine-python = puhdas Python-moottori

cli-any-help = Tämä ohje.
cli-any-lang = Näytettävien tekstien kieli, esimerkiksi fi. Oletuksena järjestelmän kieli.
cli-any-json = Tuloste ohjelmille JSON-muodossa.
cli-any-set = Kotisääntö, esimerkiksi target=5. Voi antaa monta kertaa; ”euchre rules GAME --json” luettelee kaikki avaimet.
cli-any-seed = Luku, joka määrää kaiken sattuman: sama siemenluku, sama peli.
cli-any-data = Kansio, johon pelit tallennetaan. Oletuksena oma datakansiosi.
cli-any-no-training = Älä opettele valtin valinnan taulukkoa kotisäännöille, joilla ei sellaista ole; tietokonepelaajat tutkivat vaihtoehtoja niin kuin ennenkin.
cli-euchre-version = Versio ja käytössä oleva moottori.

cli-play = Pelaa tietokonepelaajia vastaan päätteessä.
cli-play-more = Ilman valitsinta --plain pöytä piirretään päätteeseen. Kaikki jää heti talteen: lopeta milloin haluat ja jatka valitsimella --resume.
cli-play-GAME = Jokin säännöstö luettelosta ”euchre games” tai linkki kuten na24:end.target=5; oletuksena na24.
cli-play-seat = Paikkasi, luku nollasta alkaen myötäpäivään.
cli-play-players = Tietokonepelaajat myötäpäivään vasemmaltasi, esimerkiksi club,club,random; yksi nimi tarkoittaa kaikkia.
cli-play-plain = Rivi riviltä, ruudunlukijaa tai putkea varten: putkessa ei värejä eikä mitään piirretä päälle.
cli-play-words = Kortit sanoina, esimerkiksi ”herttasotamies”.
cli-play-pace = Kuinka kauan tietokonepelaajat miettivät: fast (nopea), normal (tavallinen) tai slow (hidas).
cli-play-learn = Selitä ensimmäisen jaon jokainen vaihe ja ehdota joka vuorolla jotakin.
cli-play-resume = Jatka viimeisintä kesken jäänyttä peliä.
cli-play-example-1 = euchre play
cli-play-example-2 = euchre play british25 --set target=5
cli-play-example-3 = euchre play --plain --words
cli-play-example-4 = euchre play --resume

cli-games = Luettele säännöstöt.

cli-rules = Tulosta pelin säännöt.
cli-rules-GAME = Jokin säännöstö luettelosta ”euchre games” tai linkki kuten na24:end.target=5.
cli-rules-link = Sääntöjen sijasta linkki: lyhyt teksti, jonka voi antaa kaikkialla, missä on GAME.
cli-rules-qr = Linkki, myös QR-koodina.
cli-rules-at = Palvelimen osoite, esimerkiksi https://euchre.example: linkki vie silloin sen sivulle.
cli-rules-example-1 = euchre rules na24
cli-rules-example-2 = euchre rules hoyle32 --set target=7
cli-rules-example-3 = euchre rules na24 --set target=5 --qr
cli-rules-example-4 = euchre rules na24:end.target=5

cli-deal = Jaa satunnainen jako ja näytä se sekä sitä vastaava yhden rivin teksti.
cli-deal-GAME = Jokin säännöstö luettelosta ”euchre games” tai linkki kuten na24:end.target=5; oletuksena na24.
cli-deal-example-1 = euchre deal na24 --seed 1

cli-show = Näytä yksi asema, joka annetaan yhden rivin tekstinä.
cli-show-TEXT = Jaon teksti, jollaisen ”euchre deal” tulostaa, ja sitten tehdyt teot, kukin puolipisteen jälkeen; pelkkä viiva lukee sen syötteestä.
cli-show-game = Jokin säännöstö luettelosta ”euchre games” tai linkki kuten na24:end.target=5; oletuksena na24.
cli-show-example-1 = euchre show "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up; AC; 9C"

cli-solve = Kerro, mikä on kunkin teon arvo kaikki kortit näkyvissä ja miten jako kulkee, jos kaikki pelaavat parhaansa mukaan.
cli-solve-more = Arvo on se, mitä vuorossa oleva puoli voittaa tässä jaossa, vähennettynä sillä, mitä muut voittavat. Ennen valtin valintaa kokeillaan myös jokainen ilmoitus.
cli-solve-TEXT = Jaon teksti, jollaisen ”euchre deal” tulostaa, ja sitten tehdyt teot, kukin puolipisteen jälkeen; pelkkä viiva lukee sen syötteestä.
cli-solve-game = Jokin säännöstö luettelosta ”euchre games” tai linkki kuten na24:end.target=5; oletuksena na24.
cli-solve-example-1 = euchre solve "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up"

cli-replay = Katso tallennettu peli uudelleen: valtin valinta, tikit ja pisteet.
cli-replay-more = Lukee oman lokimme, Euchre Game Notationin ja Tricksterin PTN:n. Poistumiskoodi on 1 ja kohta kerrotaan, jos tiedosto rikkoo sääntöjä.
cli-replay-FILE = Tiedosto; pelkkä viiva tarkoittaa syötettä.
cli-replay-deal = Vain yksi jako: sen numero, ykkösestä laskien.

cli-convert = Muunna peli muodosta toiseen; muodot päätellään tiedostojen nimistä.
cli-convert-more = Muodot ovat oma lokimme (.jsonl), Euchre Game Notation (.egn) ja Tricksterin PTN (.ptn), jota vain luetaan. Sääntöjä rikkovaa peliä ei muunneta.
cli-convert-IN = Luettava tiedosto.
cli-convert-OUT = Kirjoitettava tiedosto.

cli-check = Tarkista oikeiden jakojen tiedosto: voiko jokaisen pelata uudelleen, ja päättyykö jokainen peli tavoitteeseensa.
cli-check-FILE = Jakojen tiedosto JSON-muodossa.
cli-check-more = Valitsimella --player tiedostossa on päätöksiä: asemia ja pelin tuntevien ihmisten arvioita niistä. Kertomatta jätetyt kortit arvotaan.
cli-check-player = Arvioi tämä tietokonepelaaja, esimerkiksi club, päätösten tiedoston avulla.
cli-check-worlds = Kuinka monta arvattua jakoa pelaaja saa tutkia joka päätöstä varten; oletuksena pelaajan oma määrä.

cli-verify = Jaa pelitiedoston kortit uudelleen ja kerro, olivatko jaot reiluja.
cli-verify-LOG = Päättyneen ottelun pelitiedosto todisteineen.
cli-verify-receipt = Pelaajan tallettama kuitti (JSON): sen avulla löytyy sekin, minkä palvelin jätti pois. Voi antaa useita.

cli-match = Pane tietokonepelaajat pelaamaan keskenään duplikaattijakoja.
cli-match-more = Jokainen jako pelataan uudelleen pelaajat vaihdettuina, joten molemmat saavat samat kortit.
cli-match-A = Tietokonepelaaja, esimerkiksi club.
cli-match-B = Toinen, esimerkiksi random.
cli-match-game = Jokin säännöstö luettelosta ”euchre games” tai linkki kuten na24:end.target=5; oletuksena na24.
cli-match-deals = Kuinka monta jakoa pelataan.
cli-match-nodes = Kuinka monta asemaa pelaaja saa tutkia joka päätöstä varten; oletuksena pelaajan oma määrä.
cli-match-worlds = Kuinka monta arvattua jakoa pelaaja saa tutkia joka päätöstä varten; oletuksena pelaajan oma määrä.
cli-match-workers = Kuinka moni prosessi pelaa yhtä aikaa; tulos ei riipu siitä.
cli-any-cluster = Teetä työ Ray-klusterilla: sen osoite Rayn muodossa (auto, HOST:PORT, ray://HOST:PORT) tai ”local”, jolloin Ray käynnistyy tälle koneelle työn ajaksi. Tulos ei riipu siitä. Vaatii Rayn, tämän paketin lisäosan ”cluster”.
cli-match-resume = Tiedosto, johon luvut tallennetaan ottelun aikana; jos se on jo olemassa, ottelu jatkuu siitä.
cli-match-example-1 = euchre match club random --game na24 --deals 2000 --seed 1

cli-ladder = Mittaa, kuinka vahvoja tietokonepelaajat ovat, toisiaan vastaan duplikaattijaoissa.
cli-ladder-more = Naapurit kohtaavat toisensa, ja kaikki kohtaavat pelaajat club ja worlds-50. Kahden pelaajan ottelu päättyy, kun sen keskivirhe on 0,006 pistettä jakoa kohti tai kun jakojen enimmäismäärä on täynnä. Tulos kirjoitetaan tiedostoihin ladder.md ja ladder.svg, ja keskeytynyt mittaus jatkuu siitä, mihin jäi. Koko mittaus kestää tunteja.
cli-ladder-game = Jokin säännöstö luettelosta ”euchre games” tai linkki kuten na24:end.target=5; oletuksena na24.
cli-ladder-players = Pelaajat heikoimmasta vahvimpaan, esimerkiksi random,club,master; oletuksena kaikki ohjelman pelaajat.
cli-ladder-deals = Kuinka monta jakoa kahden pelaajan ottelussa on enintään; oletuksena 10000.
cli-ladder-workers = Kuinka moni prosessi pelaa yhtä aikaa; tulos ei riipu siitä.
cli-ladder-out = Kansio tiedostoille ladder.md ja ladder.svg; oletuksena tämä kansio.
cli-ladder-resume = Kansio, johon luvut tallennetaan mittauksen aikana; oletuksena datakansiossa.
cli-ladder-example-1 = euchre ladder --players random,club,worlds-50 --deals 200

cli-train = Opettele valtin valinta pelaamalla itseään vastaan, kun valtti valitaan käännetyn kortin pohjalta.
cli-train-more = Taulukko menee sinne, mistä tietokonepelaajat sitä etsivät. Opittu tallennetaan aika ajoin: sama komento jatkaa siitä, mihin jäätiin. Tarvitaan NumPy, tämän paketin lisäosa ”train”.
cli-train-WHAT = Mitä opetellaan: bidding (valtin valinta).
cli-train-game = Jokin säännöstö luettelosta ”euchre games” tai linkki kuten na24:end.target=5; oletuksena na24.
cli-train-iterations = Kuinka monesta jaosta opitaan; oletuksena 8000000.
cli-train-threads = Kuinka moni säie pelaa jakoja; tulos ei riipu siitä.
cli-train-out = Kirjoitettava tiedosto; oletuksena datakansiossa, josta pelaajat sen löytävät.
cli-train-example-1 = euchre train bidding --game na24 --seed 1

cli-serve = Avaa pöytä selaimessa.
cli-serve-port = Portti; oletuksena 8000 tai seuraava vapaa.
cli-serve-host-name = Toinen nimi, jolla selaimet saavat puhutella tätä palvelinta.
cli-any-db = Tallenna pelit tähän PostgreSQL-tietokantaan, postgresql://USER@HOST/NAME, datakansion sijasta (EUCHRE_DB tekee saman).
cli-serve-host = Palvele kaikkia kotiverkossa ja näytä osoite QR-koodina.
cli-serve-listen = Kuuntele tässä osoitteessa tämän koneen oman sijasta, esimerkiksi 0.0.0.0 kontissa.
cli-serve-proxy = Välityspalvelimen osoite; sitä uskotaan, kun se kertoo, kenen puolesta se kysyy.
cli-serve-open-metrics = Anna kaikkien lukea /metrics, ei vain tämän koneen (tai anna tunniste muuttujassa EUCHRE_METRICS_TOKEN).
cli-serve-log = Kerro myös jokaisesta pyynnöstä, muodossa text tai json.
cli-serve-no-open = Älä avaa selainta.
cli-serve-bus = Jaa pöydät muiden palvelinprosessien kanssa tässä osoitteessa olevan NATSin kautta, nats://HOST:PORT, tai tässä käynnistettävän: embedded (EUCHRE_BUS tekee saman).
cli-serve-grace = Sekunnit ilman yhteyttä, joiden jälkeen tietokonepelaaja pelaa ihmisen puolesta; oletuksena 30.

cli-backup = Kopioi kaikki pelit yhteen tiedostoon palvelimen toimiessa.
cli-backup-FILE = Tiedosto, jota ei saa vielä olla.
cli-restore = Palauta kaikki pelit varmuuskopiosta sinne, missä pelejä ei ole.
cli-restore-FILE = Tiedosto, jonka ”euchre backup” on tehnyt kummasta tahansa tietokannasta.

## Errors

cli-unknown-command = Komentoa ”{ $name }” ei ole; tarkoititko jotain näistä: { $near }?
cli-unknown-flag = { $command ->
    [none] Valitsinta { $name } ei ole; mahdolliset: { $near }.
   *[other] Komennolla { $command } ei ole valitsinta { $name }; mahdolliset: { $near }.
}
cli-too-many = Komento { $command } ei tiedä, mitä tehdä sanalla ”{ $name }”; ”euchre { $command } --help” kertoo, mitä se ottaa.
cli-missing = Komento { $command } tarvitsee vielä { $name }; ”euchre { $command } --help” kertoo, mikä se on.
cli-switch-has-value = Valitsimella { $flag } ei ole arvoa, mutta sille annettiin ”{ $value }”.
cli-flag-needs-value = Valitsin { $flag } tarvitsee arvon: { $flag } { $value }.
cli-bad-number = Valitsimen { $flag } arvo ei voi olla ”{ $value }”: se on kokonaisluku väliltä { $low }–{ $high }.
cli-bad-setting = ”{ $setting }” ei ole kotisääntö: kirjoita KEY=VALUE, esimerkiksi target=5.
cli-bad-log = Valitsimen --log arvo ei voi olla ”{ $value }”: se on text tai json.
cli-bad-address = --at { $address } ei ole palvelimen osoite: sen alussa on http:// tai https://.
cli-qr-too-long = Säännöt ovat liian pitkät QR-koodiksi ({ $n } merkkiä): --link tulostaa ne tekstinä.
cli-qr-too-wide = QR-koodin leveys on { $n } saraketta ja päätteen { $room }: levennä ikkunaa tai tulosta teksti valitsimella --link.
cli-no-language = Kielellä ”{ $name }” ei ole tekstejä; kielet: { $available }.
cli-no-server = Palvelinta ei voi käynnistää: paketti { $name } puuttuu; asenna euchre[server].
cli-file-trouble = { $path }: { $why }.
cli-not-written = Tulostetta ei voitu kirjoittaa: { $why }.
cli-fault = Vika on ohjelmassa, ei sinussa ({ $what }). Mitään tallennettua ei ole menetetty.
cli-fault-kept = Vika on ohjelmassa, ei sinussa. Tarkemmat tiedot: { $path }. Mitään tallennettua ei ole menetetty.

## Rule sets and rule sheets

cli-games-next = ”euchre rules NAME” tulostaa säännöt, ”euchre play NAME” pelaa niillä.
cli-rules-sources = Lähteet
# A card by itself, as it is drawn or in words.
cli-card = { CARD($card) }
cli-bower-right = right bower
cli-bower-left = left bower
cli-bower-benny = Benny

## Playing line by line

# What may be typed, parted by commas. Write what players of the language say.
plain-word-pass = passaa, passaan, passi, pass, hylkää, hylkään
plain-word-order = hyväksy, hyväksyn, hyväksy parille, hyväksyn parilleni, ota, otan, ota kortti, otan kortin
plain-word-alone = yksin
plain-word-name = nimeä, nimeän, valtiksi
plain-word-no-trump = valtiton, valtittoman, ei valttia
plain-word-decline = jätä, jätä pöydälle, pidä, pidä korttisi, pidän korttini
plain-word-ask-best = pyydä, pyydä parasta, paras, pyydä parasta korttia
plain-word-defend-alone = puolusta, puolustan, puolusta yksin, puolustan yksin
plain-word-take-over = ota yksinpeli, pelaa itse, pelaa itse yksin
plain-word-jambone = jambone, kortit näkyvillä
plain-word-jamboree = jamboree, näytä valtit
plain-word-redeal = uusi jako, jaa uudelleen, näytä kortit
plain-word-go-under = vaihda, vaihdan, vaihda kittystä, vaihdan kittystä
plain-word-bid = tarjoa, tarjoan, tarjous
plain-word-low = matala, matala valtiton, matalan valtittoman
plain-word-stay = jää, jään, jää mukaan, jään mukaan, mukaan, mukana
plain-word-drop-out = pois, jättäydy, jättäydyn, jättäydy pois, jättäydyn pois
plain-word-help = ?, ohje, apua
plain-word-hand = käsi, kortit
plain-word-tricks = tikit, tikki, viime tikki
plain-word-auction = valtti, valtin valinta, jaon kulku
plain-word-score = pisteet, tilanne
plain-word-rules = säännöt
plain-word-choices = vaihtoehdot, mitä
plain-word-hint = vihje, neuvo, mitä pelaan
plain-word-explain = selitä, opasta, opastus, miksi
plain-word-quit = lopeta, poistu, heippa

plain-welcome = Kirjoita vaihtoehdon numero, kortti, esimerkiksi JD tai 10♦, tai sana, esimerkiksi passaa, hyväksy, yksin tai hertta. Tietoja saat sanoilla käsi, tikit, valtti, pisteet, säännöt tai ?; lopeta päättää pelaamisen, ja peli jää talteen.
plain-help = Kirjoita vaihtoehdon numero, kortti (JD, 10♦) tai mitä sanoisit: passaa, hyväksy, hyväksy yksin, hertta, hertta yksin. Tietoja: vihje, selitä, vaihtoehdot, käsi, tikit, valtti, pisteet, säännöt. Poistu: lopeta; ”euchre play --plain --resume” jatkaa.
# An auction of bids: the choices are not numbered there.
plain-welcome-bids = Tarjouskierroksella luku on tarjous: kirjoita 4, kun tarjoat neljää tikkiä. Muut ilmoitukset ovat sanoja, esimerkiksi passaa.
plain-welcome-bids-trump = Tarjouskierroksella luku on tarjous niin monesta tikistä, ja valtti kirjoitetaan sen perään: 6S tai 6 pata. Muut ilmoitukset ovat sanoja, esimerkiksi passaa.
plain-bids = Voit kirjoittaa:
# What the letters after a bid are.
plain-bids-letters =
    S on pata, H hertta, D ruutu{ $low ->
        [yes] , C risti, N valtiton ja L matala valtiton.
        [no] , C risti ja N valtiton.
       *[none] { " " }ja C risti.
    }
plain-bid-name = { BID($bid, form: "cap") }
# How a bid is typed where the trump stands after its name.
plain-bid-in = { $bid } { $suit }
plain-other-choices = Muut vaihtoehdot:
plain-learned = Tämä oli ensimmäinen opastettu jako. ”selitä” kertoo lisää milloin tahansa.
plain-not-understood = ”{ $typed }” ei ole mikään vaihtoehdoista. Kirjoita numero, kortti tai mitä sanoisit; ? kertoo lisää.
plain-try-again = Tee tilaa ja yritä uudelleen painamalla Enter, tai kirjoita lopeta. Kaikki aiempi on tallessa.
plain-hand = Korttisi: { $cards }.
plain-exposed = Näkyvillä, { $who }: { $cards }.
plain-hand-hidden = Korttisi ovat kuvapuoli alaspäin.
plain-trump = Valtti: { SUIT($suit) }.
plain-trump-by-lead = Valtti: maa, jolla avataan ensimmäiseksi.
plain-trick = Tikki { $n }: { $cards }. { $you ->
    [yes] Sinä voitit sen.
   *[no] Tikin voitti { $who }.
}
plain-trick-now = Pöydässä: { $cards }.
plain-no-tricks = Yhtään tikkiä ei ole pelattu.
# The cards of a player after a deal. $kind says which there are.
plain-cards-of = { $who }: { $kind ->
    [both] { $cards }; pelaamatta: { $kept }
    [played] { $cards }
    [kept] pelaamatta: { $kept }
   *[none] ei näytetä
}
plain-kitty = Kitty: { $cards }

# Something could not be kept, so it was not done; said at both tables.
play-not-kept = Tätä ei tehty, koska sitä ei voitu tallentaa ({ $path }: { $why }).

## Starting and leaving a game

play-over = Peli on tallessa: { $path }; ”euchre replay” näyttää sen uudelleen.
play-left = Peli on tallessa. ”euchre play --resume” jatkaa sitä.
play-no-seat = Paikkaa { $seat } ei tässä pöydässä ole: paikat ovat 0–{ $last } myötäpäivään.
play-no-pace = Nopeutta ”{ $pace }” ei ole; mahdolliset: { $paces }.
play-players = Valitsin --players nimeää { $n ->
    [one] { $n } pelaajan
   *[other] { $n } pelaajaa
}, mutta tarvitaan { $wanted }, myötäpäivään vasemmaltasi; yksi nimi tarkoittaa kaikkia.
play-resume-alone = --resume jatkaa peliä sellaisenaan, joten sen kanssa ei voi antaa valitsinta { $flag }.
play-no-game = Jatkettavaa peliä ei ole: { $path }; ”euchre play” aloittaa uuden.
play-no-folder = Peliä ei voi tallentaa kansioon { $path }: { $why }. Anna toinen kansio valitsimella --data.
play-not-ours = { $path } ei ole tämän ohjelman peli, jota voisi jatkaa; ”euchre play” aloittaa toisen, ja ”euchre replay” näyttää tämän.
play-broken-game = Peliä { $path } ei voi jatkaa. { $problem } Sitä ei muutettu; ”euchre replay” näyttää sen niin pitkälle kuin se ulottuu.
play-no-textual = Pöytää ei voi piirtää: paketti { $name } puuttuu; asenna euchre[tui] tai pelaa valitsimella --plain.
player-unknown = Pelaajaa ”{ $name }” ei ole; tarkoititko: { $near }?
player-no-parameter = Pelaajalla { $player } ei ole parametria ”{ $name }”; mahdolliset: { $allowed }.
player-bad-value = Pelaajan { $player } parametrin { $name } arvo ei voi olla ”{ $value }”; mahdolliset: { $allowed }.

## Deals and positions

deal-again = ”--seed { $seed }” antaa tämän jaon uudelleen.
position-aside = (pakan alla: { $cards })
position-turned = Käännetty
position-kitty = Kitty
show-no-deal = Teksti ei ole jako: { $why }.
show-no-action = Tekoa numero { $n } ei voi lukea: { $why }.
show-refused = Teko numero { $n }, ”{ $action }”, rikkoo sääntöjä. { $why } Mahdolliset: { $legal }.
show-legal = Mahdolliset: { $legal }

## Files of games

file-problem = { $path }: { $problem }
file-remark = { $path }: Huomautus: { $problem }
file-too-large = { $path } on liian suuri peliksi: yli { $n } Mt.
file-not-text = { $path } ei ole tekstitiedosto (tavu { $n } ei ole UTF-8:aa).
replay-deal = Jako { $n }
replay-no-deal = Jakoa { $n } ei ole tiedostossa { $path }: jakoja siinä on { $last ->
    [0] nolla
    [one] yksi
   *[other] { $last }
}.
replay-completed = Tiedostosta puuttuneet kortit on täydennetty.
replay-unfinished = Tämän jaon tiedot päättyvät tähän.
replay-score = Pisteet ovat { $scores }.
# $deals, $games and $refused are numbers as they are, for programs that read this line.
check-report = { $deals } jakoa pelattu uudelleen, { $games } peliä päättyy tasan tavoitteeseen, { $refused } hylätty:
check-games = Pelejä, jotka eivät pääty tasan tavoitteeseen: { $n }

convert-done = { $path } on kirjoitettu.
convert-no-format = { $path } ei kerro, mihin muotoon kirjoitetaan: anna nimelle loppu .jsonl tai .egn.
convert-not-written = { $path }: Tricksterin PTN:ää vain luetaan; anna nimelle loppu .jsonl tai .egn.
convert-folder = { $path } on kansio; anna tiedoston nimi.
convert-refused = { $path } jätettiin kirjoittamatta, koska peli rikkoo sääntöjä.

## Matches of computer players

match-illegal = Pelaaja { $player } valitsi kielletyn teon: { $action }. Vika on pelaajassa.
match-stopped = Keskeytetty. Valmis osa on tiedostossa { $path }; sama komento jatkaa siitä.
train-unknown = Mitään nimeltä ”{ $name }” ei voi opetella; vain bidding.
train-nothing = Valtin valinta opitaan peleissä, joissa se tehdään käännetyn kortin pohjalta, kahden puolen kesken tai yksi kaikkia vastaan. Tämä peli ei ole sellainen.
train-needs-numpy = Opettelu tarvitsee NumPyn: asenna tämän paketin lisäosa ”train”.
train-bad-checkpoint = { $path } ei ole tämän opettelun aiemmin tallentama. Jos haluat aloittaa alusta, poista se.
train-stopped = Keskeytetty. Tähän asti opittu on tiedostossa { $path }; sama komento jatkaa siitä.
train-done = { $deals ->
    [one] Opittu yhdestä jaosta; taulukko on tiedostossa { $path }.
   *[other] Opittu { $deals } jaosta; taulukko on tiedostossa { $path }.
}
train-digest = Todennäköisyyksien SHA-256: { $digest }

## For whoever runs a server

cli-reports = Näytä, mitä pelaajat ovat ilmoittaneet toisistaan ja mitä silloin sanottiin.
cli-reports-all = Näytä myös käsitellyt ilmoitukset.
cli-reports-done = Merkitse tämän numeron ilmoitus käsitellyksi. Voi antaa monta kertaa.
cli-tidy = Poista pöydät, joita kukaan ei ole käyttänyt pitkään aikaan. Palvelin tekee sen itsekin; pysäytä se ensin.
cli-any-tidy-empty = Poista pöydät, joissa ei koskaan jaettu korttia, kun kukaan ei ole käyttänyt niitä näin moneen päivään; oletuksena 30, ja 0 tarkoittaa, ettei koskaan.
cli-any-tidy-played = Poista pöydät, joissa on jaettu kortteja, lokeineen, kun kukaan ei ole käyttänyt niitä näin moneen päivään; oletuksena ei koskaan.
reports-none = Yhtään ilmoitusta ei odota.
reports-head = Ilmoitus { $n }: { $time } UTC, pöytä { $table }
reports-head-done = Ilmoitus { $n }, käsitelty: { $time } UTC, pöytä { $table }
reports-why = { $who } ilmoittaa pelaajasta { $other }: ”{ $why }”
reports-ids = Tunnukset: { $who }, { $other }
reports-marked = Ilmoitus { $n } on käsitelty.
reports-unknown = Ilmoitusta { $n } ei ole. ”euchre reports --all” näyttää kaikki.
tidy-done = { $n ->
    [one] Yksi pöytä poistettiin.
   *[other] { $n } pöytää poistettiin.
}
