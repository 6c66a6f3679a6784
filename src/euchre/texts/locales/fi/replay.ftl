### Uudelleen näytettävät pelit: palvelimen kiellot ja sivun sanat.

server-no-replay = Tässä pöydässä ei ole vielä näytettävää peliä: pelin täytyy ensin päättyä.
replay-problem = { $problem }
replay-empty = Tässä tiedostossa ei ole yhtään jakoa.
replay-not-text = Tämä tiedosto ei ole tekstiä, joten se ei ole pelin tallenne.

## The page

web-replay-how = Katso peli uudelleen
web-replay-why = Askel askeleelta, kaikki kädet näkyvissä tai niin kuin yksi pelaaja sen näki. Palvelin lukee tiedoston eikä säilytä sitä.
web-replay-choose = Valitse tiedosto
web-replay-drop = Tai pudota se tähän: oma lokimme, Euchre Game Notation tai Tricksterin PTN.
web-replay-finished = Pelaamasi pelit
web-replay-nothing = Tällä selaimella ei ole vielä pelattu peliä loppuun.
web-replay-deal = Jako { $n }
web-replay-deal-of = Jako { $n }/{ $of }
web-replay-deals = Pisteet jako jaolta
web-replay-game = Peli { $n }
web-replay-steps = Askeleet
# $text is the sentence of the step.
web-replay-step = Askel { $n }/{ $of }. { $text }
web-replay-back = Askel taaksepäin
web-replay-next = Askel eteenpäin
web-replay-play = Toista
web-replay-pause = Tauko
web-replay-trick-back = Edelliseen tikkiin
web-replay-trick-next = Seuraavaan tikkiin
web-replay-deal-back = Edelliseen jakoon
web-replay-deal-next = Seuraavaan jakoon
web-replay-seen-by = Kenen silmin
web-replay-all = Kaikki kädet
web-replay-hands = Kädet
web-replay-hand-of = { $who }: { $n ->
    [0] ei kortteja
    [one] yksi kortti
   *[other] { $n } korttia
}
web-replay-aside = Ei kenenkään kädessä
web-replay-what = Mitä tapahtui
# A chart. $scores has the last scores of all.
web-replay-chart = Pisteet kunkin jaon jälkeen viivoina. Lopussa: { $scores }
web-replay-this-deal = Katso jako uudelleen
web-replay-whole-game = Katso peli uudelleen
web-replay-partly = Joidenkin pelaajien kortteja ei koskaan näytetty; ne ovat kuvapuoli alaspäin.
web-replay-unfinished = Tallenne päättyy tähän.
web-replay-link = Kopioi pelin linkki
web-replay-copied = Linkki on kopioitu.
web-save-egn = Tallenna EGN-muodossa

## Keys of the page

web-key-step = Askel taakse- tai eteenpäin
web-key-trick = Edelliseen tai seuraavaan tikkiin
web-key-ends = Jaon alkuun tai loppuun
web-key-deal = Edelliseen tai seuraavaan jakoon
web-key-play = Toista tai pysäytä
web-key-hands = Kaikki kädet tai yhden pelaajan näkymä
