### Mitä pöydässä sanotaan, ja miksi jokin ei siellä käy.

## Phrases

phrase-hello = Hei kaikille.
phrase-good-luck = Onnea peliin.
phrase-well-played = Hienosti pelattu.
phrase-thanks = Kiitos.
phrase-sorry = Anteeksi.
phrase-nice-try = Hyvä yritys.
phrase-close = Se oli täpärällä.
phrase-your-turn = Sinun vuorosi.
phrase-one-moment = Hetki vain.
phrase-back = Olen taas täällä.
phrase-again = Pelataanko vielä?
phrase-must-go = Minun täytyy lähteä.
phrase-good-game = Se oli hyvä peli.
phrase-bye = Näkemiin.

## What happened

table-undone = Se otettiin takaisin.

## Why not: seats

table-not-open = Tämä pöytä on yhdelle ihmiselle ja tietokonepelaajille.
table-who-are-you = Kerro ensin nimesi.
table-removed = Isäntä on pyytänyt sinua lähtemään tästä pöydästä.
table-sits-already = Istut jo tässä pöydässä. Paikkoja vaihdetaan otteluiden välissä.
table-is-full = Ihmiselle ei ole vapaata paikkaa.
table-seat-taken = Siinä istuu jo joku.
table-has-seen-cards = Olet nähnyt toisen paikan kortit tässä jaossa. Odota seuraavaa.

table-too-many-changes = Liian moni on istunut tähän pöytään edellisen jaon jälkeen. Odota seuraavaa.
table-no-seat-yet = Et istu tässä pöydässä.
table-nobody-there = Sillä paikalla ei ole ketään.
table-host-only = Sen voi tehdä vain pöydän isäntä.
table-host-stays = Isäntää ei voi poistaa pöydästä.
table-not-in-a-match = Sitä ei voi muuttaa kesken ottelun.
table-has-begun = Ottelu on alkanut.
table-seats-open = Paikkoja on vielä vapaana.
table-nobody-sits = Ainakin yhden ihmisen on ensin istuttava pöytään.
table-no-such-player = Tietokonepelaajaa ”{ $name }” ei ole.
table-too-few-seats = Siellä istuu jo { $n } ihmistä.
table-people-limit = Ihmisten enimmäismäärä on luku 0–{ $n }; 0 tarkoittaa yhtä monta kuin paikkoja on.
table-rated-is-public = Vain julkisten pöytien ottelut vaikuttavat vahvuuslukuun.
table-needs-a-nonce = Lisää istuessasi satunnaisluku, jossa on 64 heksadesimaalinumeroa, jotta jaot voidaan osoittaa reiluiksi.

## Why not: the game

table-no-match = Ottelua ei ole käynnissä.
table-paused = Peli on tauolla. Anna sen ensin jatkua.
table-not-paused = Peli ei ole tauolla.
table-deal-goes-on = Jako ei ole vielä päättynyt.
table-no-take-backs = Tässä pöydässä ei oteta mitään takaisin.
table-asked-already = Jotain on jo pyydetty. Odota vastauksia.
table-no-hints = Tässä pöydässä ei ole vihjeitä.

table-hint-not-now = Vihjeen saa omalla vuorollaan.

table-hint-wait = Vihjeitä oli monta lyhyessä ajassa. Odota hetki.

table-hint-failed = Tietokonepelaaja ei löytänyt nyt vihjettä.

table-nothing-asked = Sinulta ei ole kysytty mitään.
table-nothing-to-take-back = Sinulla ei ole tässä jaossa mitään takaisin otettavaa.
table-claim-on-lead = Tikkejä voi vaatia, kun avausvuoro on sinun.
table-claim-all = Vain kaikki jäljellä olevat { $n } tikkiä voi vaatia.
table-not-certain = Se ei ole varmaa korttiesi perusteella.

## Why not: talk

table-no-chat = Tässä pöydässä ei keskustella; valmiit lauseet ovat käytössä.
table-text-length = Tekstissä on 1–{ $n } merkkiä.

## Finding a table, and who one is

table-no-code = Tällä koodilla ei ole pöytää.
table-no-person = Tämä palvelin ei tunne sinua. Kerro nimesi.
table-name-length = Nimessä on 1–{ $n } merkkiä.
table-no-move-code = Koodi ei enää kelpaa. Näytä toisella laitteella uusi.
table-no-places = Tätä pöytää ei avata näin: paikka, siemenluku ja reiluuden satunnaisluku valitaan, kun pöytään istutaan.
family-turn-up = Käännetty kortti, { $n } pelaajaa
family-bids = Tarjoukset, { $n } pelaajaa
family-fixed = Käännetty valtti, { $n } pelaajaa

## Several people at one device

web-people-here = Pelaajia tällä laitteella

web-people-here-why = Laite kiertää kädestä käteen. Vuorojen välissä kortit ovat piilossa.

web-name-of = { $n }. pelaajan nimi

web-is-here = tällä laitteella

web-give-device = Anna laite: { $who }

web-give-device-why = Kortit ovat piilossa. Nyt katsoo vain { $who }.

web-lift = Olen { $who }: näytä korttini

web-guests = Tällä laitteella ovat pelanneet myös: { $names }. Heidän tietonsa poistetaan samalla kuin sinun.

## Computer players

web-level-here = Tietokonepelaajan taso paikalla { $n }

## How a table is kept

web-shown = Jaon jälkeen kaikki näkevät

web-shown-all = Kaikki kortit

web-shown-played = Pelatut kortit

web-shown-none = Ei mitään
