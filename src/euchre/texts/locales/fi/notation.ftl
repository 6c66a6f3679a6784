### Mikä pelitiedostossa on vialla ja missä. Ensin sanotaan kohta, sitten vika.
#
# Seats are numbers here, from 0: a record need not name the people.

## Places, from the whole to the part; said one after the other.

place-record = { $id }
place-line = rivi { NUMBER($n, useGrouping: 0) }
place-deal = jako { $n }
place-call = ilmoitus { $n }
place-trick = tikki { $n }
place-card = kortti { $n }
place-field = { $field }

## Any file

notation-unknown-format = Tämä ei ole peli luettavassa muodossa: loki (JSON-rivejä), Euchre Game Notation (.egn) tai Tricksterin merkintä (.ptn).
notation-not-json = Tämä ei ole JSONia, tai tiedosto katkeaa tähän.
notation-wrong-type = Kohdassa on ”{ $found }”, kun siinä pitäisi olla { $wanted ->
    [object] aaltosulkeissa oleva objekti
    [text] teksti
    [flag] true tai false
    [number] kokonaisluku
   *[list] luettelo
}.
notation-unknown-field = Tätä kenttää ei tunneta, ja se jätettiin pois.
notation-bad-card = ”{ $found }” ei ole kortti: kirjoita arvo ja maa, esimerkiksi JD tai Td.
notation-bad-option = Tämän valinnan arvo ei voi olla ”{ $found }”. Mahdolliset: { $allowed }.
notation-impossible-rules = Säännöt ovat ristiriidassa keskenään, eikä niillä voi pelata: { $options }.

## Lines of text

text-no-action = ”{ $found }” ei ole teko: kirjoita pass, order up, name H alone, bid 4, discard 9S tai play JD
text-no-deal = kirjoita ”dealer 0: ” ja paikkojen 0, 1, 2, … kädet, välissä ” / ”, sitten ”up” ja käännetty kortti.
text-hands = Käsiä tarvitaan { $players }, kussakin { $size ->
    [one] { $size } kortti
   *[other] { $size } korttia
}; korttimäärät ovat { $sizes }.
text-upcards = { $n ->
    [0] Korttia ei käännetä esiin
    [one] Käännettyjä kortteja tarvitaan yksi
   *[other] Käännettyjä kortteja tarvitaan { $n }
}, mutta niitä on { $found }.
text-card-left-over = Kahdesti jaettu tai näiden sääntöjen pakkaan kuulumaton kortti: { CARD($card) }.
text-kitty = Kittyn on oltava { $cards }.

## Our log

log-not-a-log = Tämä ei ole pelin lokin ensimmäinen rivi.
log-wrong-version = Lokin versio on { $found }; luettavissa on versio { $known }.
log-wrong-fingerprint = Sääntöjen sormenjälki on { $right }, ei { $found }: sääntöjä on muutettu.
log-bad-opening = Alkuun tarvitaan jakaja tästä pöydästä ja pisteet kummallekin puolelle.
log-is-redacted = Loki näyttää vain sen, minkä { $seat ->
    [spectator] katsoja
   *[other] paikka { $seat }
} näki; sitä ei voi pelata uudelleen.
log-truncated = Viimeinen rivi on katkennut.
log-wrong-number = Tämä on tapahtuma { $found }, mutta tässä pitäisi olla tapahtuma { $right }: rivi puuttuu tai on väärässä paikassa.
log-bad-event = ”{ $found }” ei ole pelin tapahtuma.
log-impossible-event = Tätä ei ole voinut tapahtua tässä kohdassa.

## Deals in files of any kind

record-no-such-seat = Paikkaa { $n } ei ole: paikat ovat 0–{ $last }.
record-upcard-missing = Käännetty kortti puuttuu.
record-hands-too-many = Käsiä on yli { $n }.
record-hand-too-large = Paikalla { $seat } on { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}; jaetaan { $size }.
record-not-in-pack = Näiden sääntöjen pakassa ei ole { $card ->
    [none] sellaista korttia
   *[other] { CARD($card, form: "part") }
}.
record-card-twice = Sekä paikan { $seat } että paikan { $other } kädessä on { CARD($card) }; niitä on vain yksi.
record-card-in-hand-and-kitty = Sekä kädessä että kittyssä tai käännettynä on { CARD($card) }; niitä on vain yksi.
record-kitty-too-large = Kittyyn jää enemmän kuin { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}.
record-no-filling = Puuttuvia kortteja ei voi täydentää: millään käsillä nämä pelatut kortit eivät ole sääntöjen mukaisia.
record-call-too-many = Valtti oli jo valittu ennen tätä ilmoitusta.
record-play-too-early = Kortteja pelataan, vaikka valttia ei ole valittu.
record-card-too-many = Tässä on enemmän kortteja kuin tässä tikissä ja jaossa pelattiin.
record-trick-too-short = Tässä tikissä on liian vähän kortteja, mutta sitä seuraa toinen.
record-deal-unfinished = Tämä jako on kesken, mutta sitä seuraa toinen.
record-game-over = Peli oli ohi jo ennen tätä jakoa.
record-other-dealer = Tässä jakaa paikka { $seat }; jakovuoro on paikalla { $right }.

## Acts that the rules do not allow. $legal lists what is possible instead.

record-refused-not-your-turn = Paikka { $seat } toimii ({ $action }), mutta vuoro on paikalla { $turn }.
record-refused-waiting-for-deal = Paikka { $seat } toimii ({ $action }), mutta kortit on ensin jaettava.
record-refused-match-over = Paikka { $seat } toimii ({ $action }), mutta ottelu on ohi.
record-refused-not-now = Paikka { $seat } ei voi tehdä tätä nyt ({ $action }). Mahdolliset: { $legal }.
record-refused-follow = Revokki, paikka { $seat }, kortti { CARD($card) }: avausmaa on { SUIT($suit) }, ja kädessä on { SUIT($suit, form: "part") }. Mahdolliset: { $legal }.
record-refused-follow-left-bower = Revokki, paikka { $seat }: avausmaa on { SUIT($suit) }, ja left bower, { CARD($card) }, on samaa maata. Mahdolliset: { $legal }.
record-refused-not-held = Paikalla { $seat } ei ole kädessä { CARD($card, form: "part") }. Mahdolliset: { $legal }.
record-refused-only-lowly = Paikka { $seat } vaihtaa kittyyn { CARD($card, form: "gen") }; vain sotamiestä pienempiä saa vaihtaa. Mahdolliset: { $legal }.
record-refused-dealer-must-name = Paikka { $seat } passaa, mutta jakajan on nimettävä maa. Mahdolliset: { $legal }.
record-refused-must-take-up = Paikka { $seat } passaa, mutta jakajan on otettava { CARD($card) }. Mahdolliset: { $legal }.
record-refused-turned-down = Paikka { $seat } nimeää hylätyn maan, joka on { SUIT($suit) }. Mahdolliset: { $legal }.
record-refused-no-trump = Paikka { $seat } nimeää valtittoman, jota näissä säännöissä ei ole. Mahdolliset: { $legal }.
record-refused-only-alone = Paikka { $seat } on jakajan pari ja saa hyväksyä käännetyn kortin vain yksin. Mahdolliset: { $legal }.
record-refused-not-alone = Paikka { $seat } pelaa yksin, mitä nämä säännöt eivät salli. Mahdolliset: { $legal }.
record-refused-natural-trump = Paikka { $seat } valitsee { SUIT($suit, form: "call") }, vaikka kädessä ei ole aitoa { SUIT($suit, form: "part") }. Mahdolliset: { $legal }.
record-refused-turned-card-stays = Paikka { $seat } panee pois { CARD($card, form: "gen") }, juuri otetun kortin, jonka on jäätävä käteen. Mahdolliset: { $legal }.
record-refused-hand-not-poor = Paikan { $seat } käsi on tähän liian hyvä ({ $action }). Mahdolliset: { $legal }.
record-refused-no-jamboree = Paikalla { $seat } ei ole viittä suurinta valttia. Mahdolliset: { $legal }.
record-refused-exposed-not-there = Paikka { $seat } määrää kortin { CARD($card) }, joka ei ole näkyvillä. Mahdolliset: { $legal }.
record-refused-exposed-follow = Paikka { $seat } määrää kortin { CARD($card) }, mutta avausmaa on { SUIT($suit) }, jota näkyvissä korteissa on. Mahdolliset: { $legal }.
record-refused-must-bid = Paikka { $seat } passaa, mutta kaikki muut ovat passanneet ja sen on tarjottava. Mahdolliset: { $legal }.
record-refused-bid-too-low = Paikka { $seat } tarjoaa liian vähän ({ $action }). Mahdolliset: { $legal }.
record-refused-no-such-bid = Paikka { $seat } tekee tarjouksen, jota näissä säännöissä ei ole ({ $action }). Mahdolliset: { $legal }.
record-refused-over-last-only = Paikka { $seat } tekee tarjouksen, jonka saa tehdä vain juuri sitä alemman päälle ({ $action }). Mahdolliset: { $legal }.
record-refused-bid-needs-trump = Paikka { $seat } tarjoaa sanomatta valttia ({ $action }). Mahdolliset: { $legal }.
record-refused-bid-without-trump = Paikka { $seat } sanoo tarjouksessa valtin ({ $action }), mitä näissä säännöissä ei tehdä. Mahdolliset: { $legal }.
record-refused-call-plain-card = Paikka { $seat } ei voi kutsua pariksi { CARD($card, form: "part") }. Mahdolliset: { $legal }.

## Euchre Game Notation

egn-not-egn = Tämä ei ole Euchre Game Notationia: tiedoston tyyppi on toinen.
egn-wrong-version = ”{ $found }” ei ole luettavissa oleva Euchre Game Notationin versio; luettavissa ovat 1.0 ja 1.2–1.4.
egn-newer-version = Versio { $found } on uudempi kuin 1.4: sen lisäykset jätetään pois.
egn-target-or-deals = Pelissä on joko voittopistemäärä tai jakojen määrä.
egn-players = Euchre Game Notation ei kerro, miten { $n } pelaajan peli kulkee; siitä luetaan vain neljän pelaajan ja kahden joukkueen pelejä.
egn-other-sides = Euchre Game Notation on tehty kahdelle joukkueelle; tämä { $n } pelaajan peli palautuu täällä ennalleen, mutta muut ohjelmat eivät ehkä lue sitä.
egn-rule-unusable = Säännön { $rule } arvo ei voi olla ”{ $found }”.
egn-rule-unknown = Sääntöä { $rule } ei tunneta; peli luettiin ilman sitä.
egn-rule-assumed = Merkintätapa ei kerro, mitä { $rule } tarkasti on; se luettiin valintana { $option }.
egn-rules-not-said = Osaa säännöistä ei voi ilmaista Euchre Game Notationilla, eikä kuvauksessa ole niille tilaa.
egn-draw-not-said = Kortit, joilla ensimmäinen jakaja valittiin, jätetään pois.
egn-decline-unclear = Käännetyn kortin jättäminen merkitään niin kuin jakaja olisi ottanut sen ja pannut takaisin pakan alle.
egn-no-bids = Euchre Game Notationissa ei ole tarjouskierrosta.
egn-no-called-partner = Euchre Game Notationilla ei voi ilmaista, mikä kortti kutsuttiin pariksi.
egn-no-dropping-out = Euchre Game Notationilla ei voi ilmaista, kuka jättäytyy pois jaosta.
egn-no-shown-cards = Euchre Game Notationilla ei voi ilmaista, että pelinviejä näyttää kortteja (jambone, jamboree).
egn-no-fixed-trump = Euchre Game Notationilla ei voi ilmaista, että käännetty kortti ratkaisee valtin ilman ilmoitusta.
egn-no-low = Euchre Game Notationilla ei voi ilmaista, että valtittomassa pienin kortti on paras.
egn-cannot-say = Euchre Game Notationilla ei voi ilmaista tätä: { $action }.
egn-bad-score = Pisteisiin tarvitaan lukuja { $n }.
egn-packed = Tämä jako on pakatussa muodossa, jota ei tueta. Tallenna tiedosto jaot auki kirjoitettuina.
egn-phase-twice = Valtin valintoja tai tikkiluetteloita on enemmän kuin yksi.
egn-unknown-phase = Vaihetta ”{ $found }” ei ole: tunnettuja ovat EUCHRE_BIDDING ja TRICK_PLAY.
egn-bad-call = ”{ $found }” ei ole ilmoitus: Pass, Order, s, h, d, c tai n.
egn-unknown-call = Valtin valinnutta ilmoitusta ei kerrota, joten jakoa ei voi pelata uudelleen.
egn-bad-annotation = Huomautus kuuluu ilmoituksen tai kortin numeroon; tämä jätettiin pois.
egn-card-needs-trump = Kortti { $card } ei kerro mitään, kun valttia ei ole valittu.
egn-exchange-unclear = Ei ole selvää, mikä korttien vaihto tämä on.
egn-deal-abandoned = Tästä jaosta luovuttiin, ja kortit jaettiin uudelleen; peli jatkuu ilman sitä.
egn-final-score-differs = Tiedosto ilmoittaa lopputulokseksi { $stated }; sen korteista tulee { $computed }.
egn-lead-differs = Avaajaksi sanotaan paikkaa { $seat }, mutta näillä säännöillä avaa paikka { $right }.

## Trickster’s notation

ptn-no-deal = Tässä tekstissä ei ole jakoa.
ptn-more-games = { $n ->
    [one] Tekstissä on vielä yksi peli.
   *[other] Tekstissä on vielä { $n } peliä.
}
ptn-bad-line = ”{ $found }” ei ole hakasulkeissa oleva tunniste eikä sellaisen tieto.
ptn-other-game = Peli on ”{ $found }”, ei Euchre.
ptn-bad-seat = ”{ $found }” ei ole paikka: S, W, N tai E.
ptn-bad-hand = ”{ $found }” ei ole neljä kättä.
ptn-bad-call = ”{ $found }” ei ole Euchren ilmoitus: Pass, maa tai NT, ja alone, jos pelataan yksin.
ptn-bad-row = Rivillä ”{ $found }” on enemmän kortteja kuin paikkoja.
ptn-option-unusable = Valintaa { $rule } ei voi lukea arvolla ”{ $found }”.
ptn-option-unknown = Valintaa { $rule } ei tunneta; peli luettiin ilman sitä.
ptn-option-assumed = Sitä, mitä { $rule } tarkasti on, ei ole kerrottu missään; se luettiin valintana { $option }.

## Files of deals

cases-not-a-list = Jakojen tiedosto on JSON-luettelo jaoista.
cases-bad-deck = Pakkaa, jossa on { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}, ei ole: 20, 24, 28, 32 tai 36.
cases-bad-call = { $found } ei ole ilmoitus: [paikka, "pass"], "order" tai maa S, H, D, C tai NT, ja _alone, jos pelataan yksin.
cases-bad-play = { $found } ei ole paikka ja kortti.
cases-result-differs = Tiedosto ilmoittaa { $stated }; korteista tulee { $computed }.
cases-score-differs = Tiedoston mukaan pisteet ennen tätä jakoa ovat { $stated }; edellisistä jaoista tulee { $computed }.
cases-target-missed = Viimeisen jaon jälkeen pisteet ovat { $computed }; peliä pelataan { $n } pisteeseen.
cases-not-one-game = Tämä jako ei voi kuulua peliin, joten peliä ei voitu pelata uudelleen.
