### Miksi tietokonepelaaja tekee niin kuin tekee: lausumia kädestä ja pöydästä.
#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.

## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = Jos pelataan { SUIT($suit, form: "with") }, kädessä { $trumps ->
    [0] ei ole yhtään valttia
    [one] on yksi valtti, { $sure ->
        [0] joka ei ole varma
       *[other] joka on varma
     }
   *[other] on { $trumps } valttia, { $sure ->
        [0] joista yksikään ei ole varma
        [one] joista yksi on varma
       *[other] joista { $sure } on varmoja
     }
 }; muiden maiden parhaita kortteja { $aces ->
    [0] ei yhtään
    [one] yksi
   *[other] { $aces }
 }.
reason-make-chance = Onnistumisen todennäköisyys on noin { $percent } %.
reason-lone-chance = Todennäköisyys saada yksin kaikki tikit on noin { $percent } %.
reason-too-weak = Paras valinta olisi { SUIT($suit) }, joka onnistuu noin { $percent } kertaa sadasta: passi on parempi.
reason-nothing-to-call = Mitään maata ei saa valita.
reason-must-call = Passata ei saa.
reason-upcard-own = Käännetty kortti, { CARD($card) }, tulee tähän käteen.
reason-upcard-partner = Käännetty kortti, { CARD($card) }, menee parille.
reason-upcard-opponent = Käännetty kortti, { CARD($card) }, menee vastustajalle, mutta käsi on silti tarpeeksi hyvä.
reason-upcard-nobody = Käännetty kortti, { CARD($card) }, jää pois pelistä.
# $turned is the suit that was turned down.
reason-next = { SUIT($suit, form: "cap") } on next eli samanvärinen maa kuin { SUIT($turned) }, joka hylättiin.
reason-cross = { SUIT($suit, form: "cap") } on crossing eli erivärinen maa kuin { SUIT($turned) }, joka hylättiin.
# $us and $them are the points that the two sides still need.
reason-bridge = Tilanne on niin sanottu bridge: voitosta { $us ->
    [one] puuttuu yksi piste
   *[other] puuttuu { $us } pistettä
 }, toiselta puolelta { $them }, jotka se saisi vain marchilla yksin. Hyväksyminen antaa sille pahimmillaankin vähemmän.
reason-blind = Kättä ei ole nähty, joten maat ovat samanarvoisia.
reason-throw-in = Käsi on huono, ja säännöt sallivat uuden jaon.
reason-go-under = Käsi on huono: kolme uutta korttia kittystä voi vain parantaa sitä.

## Bids

# At no trump: $aces suits of which the hand has the best card.
reason-hand-no-trump =
    Jos pelataan ilman valttia, kädessä { $aces ->
        [0] ei ole yhtään maansa parasta korttia
        [one] on yksi maansa paras kortti
       *[other] on { $aces } maansa parasta korttia
    }.
# At no trump where the lowest card is best.
reason-hand-low =
    Matalassa valtittomassa, jossa pienin kortti on paras, kädessä { $aces ->
        [0] ei ole yhtään maansa parasta korttia
        [one] on yksi maansa paras kortti
       *[other] on { $aces } maansa parasta korttia
    }.
reason-tricks-together = { $n ->
    [0] Odotettavissa on tuskin yhtään tikkiä
    [one] Odotettavissa on noin yksi tikki
   *[other] Odotettavissa on noin { $n } tikkiä
 }, parin tikit mukaan luettuina.
reason-tricks-alone = Pelkästään tästä kädestä { $n ->
    [0] tuskin voi odottaa yhtään tikkiä
    [one] voi odottaa noin yhtä tikkiä
   *[other] voi odottaa noin { $n } tikkiä
 }.
reason-misere-chance = Todennäköisyys jäädä kokonaan ilman tikkejä on noin { $percent } %.
reason-bid-higher = Korkein tarjous tähän mennessä on tälle pelaajalle huonompi kuin oma tarjous.
# The best bid of those that are left.
reason-bid-too-weak = Paras jäljellä oleva tarjous onnistuisi noin { $percent } kertaa sadasta: passi on parempi.
reason-misere-too-weak = Kokonaan ilman tikkejä jääminen onnistuisi noin { $percent } kertaa sadasta: passi on parempi.
reason-partners-bid = Korkein tarjous on parin, ja se onnistuu noin { $percent } kertaa sadasta.
reason-their-bid = Toisten tarjous onnistuu noin { $percent } kertaa sadasta.
reason-no-bid-left = Mitään tarjousta ei voi enää tehdä.
reason-name-best = Mikään muu valtti ei lupaa enempää.

## Taking part

reason-stay = Tämä käsi saa ainakin yhden tikin noin { $percent } kertaa sadasta: se riittää mukaan jäämiseen.
reason-drop-out = Tämä käsi saa tikin vain noin { $percent } kertaa sadasta: ilman jääminen maksaisi enemmän kuin mukanaolo tuo.
reason-call-short = Pariksi tulee se, jolla on { CARD($card) }, ja siihen pääsee pelaamalla saman maan ainoan kortin.
reason-call-best = Pariksi tulee se, jolla on { CARD($card) }, ja sillä saa todennäköisesti tikinkin.
reason-call-highest = Pariksi tulee se, jolla on { CARD($card) }: suurempaa ei voi olla kenelläkään muulla.
reason-call-own = Käsi saa kaikki tikit noin { $percent } kertaa sadasta, joten se kutsuu oman korttinsa ja pelaa yksin.
reason-call-none-left = Mikään kortti, jonka saa kutsua, ei voi olla muiden käsissä, joten kutsutaan { CARD($card) }.

## Alone against others

reason-defend-alone = Pelkästään tästä kädestä voi odottaa noin { $n ->
    [one] yhtä tikkiä
   *[other] { $n } tikkiä
 }: se riittää puolustamiseen ilman paria.
reason-defend-together = Pelkästään tästä kädestä { $n ->
    [0] tuskin voi odottaa yhtään tikkiä
    [one] voi odottaa noin yhtä tikkiä
   *[other] voi odottaa noin { $n } tikkiä
 }: paria tarvitaan.

reason-defend-bid = Tarjous maksaa saman verran, puolustipa sitä vastaan kuinka moni tahansa, joten pari jää mukaan.
reason-jambone = Kortit näkyvillä käsi saa kaikki tikit noin { $percent } kertaa sadasta, määrättiinpä mitä tahansa.
reason-no-jambone = Kortit näkyvillä käsi saisi kaikki tikit vain noin { $percent } kertaa sadasta.
reason-jamboree = Kädessä on viisi suurinta valttia.
reason-no-jamboree = Kädessä ei ole viittä suurinta valttia.
reason-against-exposed = Kun pelataan { CARD($card) }, puolustus voi saada tämän tikin noin { $percent } kertaa sadasta.

## Exchanges

reason-leave-upcard = Jokainen käden kortti on hyödyllisempi kuin { CARD($card) }.
reason-makes-void = { SUIT($suit, form: "cap") } loppuu kädestä tämän kortin myötä, ja siihen voi sitten lyödä valttia.
reason-least-worth = Vähiten hyödyllinen valittavista korteista on { CARD($card) }.
reason-asks-best = Parin paras kortti auttaa kättä, jonka on saatava kaikki tikit.
reason-needs-no-best = Käsi saa kaikki tikit sellaisenaan.
reason-misere-away = Valittavista korteista todennäköisimmin tikin saisi { CARD($card) }.
reason-misere-gives = Valittavista korteista epätodennäköisimmin tikin saa { CARD($card) }.
reason-gives-best = Yksin pelaavalle parille hyödyllisin kortti on { CARD($card) }.

## Leads

reason-only-card = Ainoa kortti, jonka saa pelata, on { CARD($card) }.
reason-lead-pull = Vastustajilta vedetään valtteja pois: { CARD($card) }.
reason-lead-to-maker = Pari valitsi valtin, joten avataan valtilla.
reason-lead-master = Maansa paras jäljellä oleva kortti on { CARD($card) }.
reason-lead-keeps-trump = Vastustajilla ei ole enää valttia, joten valtit säästetään.
reason-lead-ace = Maansa paras kortti on { CARD($card) }, ja siihen lyödään valttia nyt harvemmin kuin myöhemmin.
reason-lead-low = Mikään kortti ei todennäköisesti voita, joten avataan vähän hyödyllisellä.
reason-lead-try = Käden korteista parhaalta näyttää { CARD($card) }.
reason-lead-not-trump = Toinen puoli valitsi valtin: valtilla avaaminen olisi sen eduksi.

## Following

reason-partner-wins = Tikki on menossa parille: { CARD($card) }.
# Whoever helps the maker is not known yet.
reason-partner-may-win = Tikki on menossa luultavasti toiselle puolustajalle: { CARD($card) }.
reason-partner-may-be-beaten = Tikki on menossa parille, mutta { CARD($card) } voi vielä hävitä.
reason-win-last = Tikin voittaa { CARD($card) }, eikä kukaan pelaa enää sen jälkeen.
reason-win-sure = Tikin voittaa { CARD($card) }: kukaan sen jälkeen pelaavista ei voi voittaa sitä.
reason-win-likely = Tikin voittaa todennäköisesti { CARD($card) }.
reason-ruff = Tikkiin lyödään valtti: { CARD($card) }.
reason-ruff-sure = Tikkiin lyödään valtti, jota kukaan sen jälkeen pelaavista ei voi voittaa: { CARD($card) }.
reason-cannot-win = Mikään käden kortti ei voita { CARD($card, form: "part") }.
reason-not-worth-winning = Korteista, jotka voittaisivat { CARD($card, form: "gen") }, on myöhemmin enemmän hyötyä.

## To take no trick

reason-misere-lead-low = Avataan pienellä kortilla, joka on { CARD($card) }: muiden on mentävä sen yli.
reason-misere-lead-first = Kun avataan { CARD($card, form: "ade") }, valttina on { SUIT($suit) }, josta on vähiten haittaa.
# $best is the card that wins the trick so far.
reason-misere-under = Tikkiä johtaa nyt { CARD($best) }, ja sen alle jää { CARD($card) }.
reason-misere-get-rid = Myöhemmin tikin voisi saada { CARD($card) }, joten siitä päästään eroon nyt, kun siitä ei ole haittaa.
reason-misere-must-win = Tikkiä johtaa nyt { CARD($best) }, eikä mikään käden kortti jää sen alle.
reason-misere-leave = Pelinviejä ei halua yhtään tikkiä, ja tämän hänelle jättää { CARD($card) }.
reason-misere-stay-low = Pienin mahdollinen kortti on { CARD($card) }: pelinviejä pelaa vasta sen jälkeen ja voi joutua menemään sen yli.
reason-misere-keep-low = Pois joutaa { CARD($card) }: pienemmät säästetään, jotta pelinviejä joutuu voittamaan ne.

## Bids in play

reason-first-lead = Kun avataan { CARD($card, form: "ade") }, valttina on { SUIT($suit) }: se maa lupaa eniten.
reason-secret-partner = Kädessä on pelinviejän kutsuma kortti, joten se pelaa pelinviejän puolella.
reason-bid-is-made = Tarjous on jo onnistunut, eivätkä ylimääräiset tikit tuo mitään.
reason-bid-is-lost = Tarjous on jo kaatunut, eivätkä loput tikit tuo mitään.
reason-first-own-trick = Ilman tikkiä menettäisi pisteitä, joten ensimmäinen tikki on tärkein.

## Players that search: what guessed deals say

reason-no-choice = Muuta vaihtoehtoa ei ole.
reason-worlds = Tämä on keskimäärin paras, kun näkymättömät kortit sijoitetaan { $n } eri tavalla.
# $us and $them are the points that the own side and the nearest other still need.
reason-score = Voittoon tarvitsemme vielä { $us ->
    [one] yhden pisteen
   *[other] { $us } pistettä
 }, vastapuoli { $them }.
reason-often-called = Tällaisella kädellä vahvimmat pelaajat valitsevat näin { $percent ->
    [100] käytännössä aina
   *[other] noin { $percent } kertaa sadasta
 }.
reason-often-passed = Tällaisella kädellä vahvimmat pelaajat passaavat { $percent ->
    [100] käytännössä aina
   *[other] noin { $percent } kertaa sadasta
 }.
reason-looks-better = Pelkkien arvattujen jakojen perusteella jokin muu näyttää hieman paremmalta; enemmän painaa se, miten vahvat pelaajat todella valitsevat.
reason-all-equal = Tässä kaikki vaihtoehdot johtavat samaan.
reason-worth-more = Tämä on { $whole },{ $part } pistettä parempi kuin seuraavaksi paras vaihtoehto.
reason-nearly-equal = Melkein yhtä hyvä olisi { CARD($card) }.
reason-better-than = Tämä on { $whole },{ $part } pistettä parempi kuin seuraavaksi paras, joka on { CARD($card) }.
reason-sure-trick = Tämän tikin voittaa { CARD($card) }, olipa muilla mitä tahansa.
reason-best-left = Maansa paras jäljellä oleva kortti on { CARD($card) }.
reason-trumps-out = { $n ->
    [one] Yksi muu valtti on vielä pelaamatta.
   *[other] { $n } muuta valttia on vielä pelaamatta.
}
reason-no-trump-out = Kenelläkään muulla ei ole enää valttia.
reason-partner-made = Pari valitsi { SUIT($suit, form: "call") }, joten parilla on siinä luultavasti vahvoja kortteja.
reason-opponent-made = Vastustaja valitsi { SUIT($suit, form: "call") }, joten hänellä on siinä luultavasti vahvoja kortteja.
reason-to-make = { $n ->
    [one] Vielä yksi tikki
   *[other] Vielä { $n } tikkiä
 }, ja pelinviejän peli onnistuu.
reason-to-defeat = { $n ->
    [one] Vielä yksi tikki
   *[other] Vielä { $n } tikkiä
 }, ja pelinviejän peli kaatuu.
reason-contract-made = Pelinviejän peli on jo onnistunut.
reason-contract-lost = Pelinviejän peli on jo kaatunut.
reason-opponent-void = Vastustaja, joka pelaa vasta tämän jälkeen, on jo paljastanut, ettei hänellä ole { SUIT($suit, form: "part") }.
reason-partner-void = Pari, joka pelaa vasta tämän jälkeen, on jo paljastanut, ettei hänellä ole { SUIT($suit, form: "part") }.
