### Sääntölehti. Lauseet ovat allekkain tämän tiedoston järjestyksessä.

## Titles

sheet-brief = Lyhyesti
sheet-game = Peli
sheet-order = Mikä voittaa minkä
sheet-dealing = Jakaminen
sheet-trump = Valtin valinta
sheet-before = Ennen ensimmäistä avausta
sheet-play = Pelaaminen
sheet-score = Pisteet
sheet-end = Pelin loppu
sheet-mistakes = Virheet
sheet-unsourced = Mitä mikään lähde ei sano
sheet-options = Voimassa olevat valinnat

## In brief

sheet-players-opposite = { $n }, kahdessa joukkueessa
sheet-players-each = { $n }, kukin omaan laskuunsa
sheet-players-called = { $n }, pari kutsutaan
sheet-pack-brief = { $n }, { $rank }–ässä, { $each } kullekin
sheet-points = { $n ->
    [one] 1 piste
   *[other] { $n } pistettä
}
sheet-points-down =
    { $n ->
        [one] 1 pisteestä
       *[other] { $n } pisteestä
    } alas nollaan
sheet-deals = { $n ->
    [one] 1 jako
   *[other] { $n } jakoa
}

## The game

# $n players of a side
sheet-sides = { $n ->
    [2] Neljä pelaajaa kahdessa joukkueessa; parit istuvat vastakkain ja saavat pisteet yhdessä.
   *[other] Kaksi { $n } pelaajan joukkuetta; pöydässä istutaan vuorotellen, ja joukkue saa pisteet yhdessä.
}
sheet-no-sides = { $n ->
    [2] Kaksi pelaajaa toisiaan vastaan, kummallakin omat pisteet.
   *[other] Pelaajia on { $n }, ja kullakin on omat pisteet; jokaisessa jaossa valtin valinnut pelaa kaikkia muita vastaan.
}
# $n tricks in a deal
sheet-aim = Jaossa on { sheet-tricks }. Valtin valinnut on pelinviejä, ja hänen joukkueensa on saatava niistä vähintään { $majority }. Toinen joukkue, puolustus, yrittää estää sen; jos se onnistuu, pelinviejän joukkue on euchrattu.
sheet-aim-each = Jaossa on { sheet-tricks }. Valtin valinnut on pelinviejä, ja hänen on saatava niistä vähintään { $majority }. Vastapuoli, puolustus, yrittää estää sen; jos se onnistuu, pelinviejä on euchrattu.
sheet-no-sides-bids = { $n ->
    [2] Kaksi pelaajaa toisiaan vastaan, kummallakin omat pisteet.
   *[other] Pelaajia on { $n }, ja kullakin on omat pisteet; jokaisessa jaossa korkeimman tarjouksen tehnyt, pelinviejä, pelaa kaikkia muita vastaan.
}
sheet-called-sides = Pelaajia on { $n }, ja kullakin on omat pisteet. Jokaisessa jaossa pelinviejä kutsuu kortin, jonka haltija on hänen salainen parinsa, kunnes kortti pelataan; nämä kaksi pelaavat kaikkia muita vastaan.
sheet-nobody-sides = Pelaajia on { $n }, kukin yksin ja omin pistein: pareja ei ole.
sheet-aim-turn_up-called = Jaossa on { sheet-tricks }. Valtin valinnut on pelinviejä; hänen ja hänen parinsa on yhdessä saatava niistä vähintään { $majority }. Kaikki muut, puolustajat, yrittävät estää sen; jos he onnistuvat, pelinviejä on euchrattu.
# $stays: whether players may drop out of a deal
sheet-others-need-one =
    { $stays ->
        [yes] Jokainen muukin mukana oleva haluaa tikkejä ja tarvitsee niitä ainakin yhden.
       *[no] Jokainen muukin haluaa tikkejä ja tarvitsee niitä ainakin yhden.
    }
sheet-aim-turn_up-nobody = Jaossa on { sheet-tricks }. Valtin valinnut on pelinviejä, ja hänen on saatava niistä vähintään { $majority }. { sheet-others-need-one }
sheet-aim-bids-opposite = Jaossa on { sheet-tricks }. Korkeimman tarjouksen tehnyt on pelinviejä, ja hänen joukkueensa on saatava tikkejä vähintään niin monta kuin tarjottiin. Toinen joukkue, puolustus, yrittää estää sen.
sheet-aim-bids-maker_against_all = Jaossa on { sheet-tricks }. Korkeimman tarjouksen tehnyt on pelinviejä, ja hänen on saatava tikkejä vähintään niin monta kuin tarjosi. Vastapuoli, puolustus, yrittää estää sen.
sheet-aim-bids-called = Jaossa on { sheet-tricks }. Korkeimman tarjouksen tehnyt on pelinviejä; hänen ja hänen parinsa on yhdessä saatava tikkejä vähintään niin monta kuin tarjottiin. Kaikki muut, puolustajat, yrittävät estää sen.
sheet-aim-bids-nobody = Jaossa on { sheet-tricks }. Korkeimman tarjouksen tehnyt on pelinviejä, ja hänen on saatava tikkejä vähintään niin monta kuin tarjosi. { sheet-others-need-one }
sheet-aim-fixed-opposite = Jaossa on { sheet-tricks }. Kukaan ei valitse valttia: kumpikin joukkue yrittää saada tikkejä enemmän kuin toinen.
sheet-aim-fixed-nobody = Jaossa on { sheet-tricks }. Kukaan ei valitse valttia: jokainen haluaa tikkejä ja tarvitsee niitä ainakin yhden.
sheet-dealer-is-out = Jakaja ei saa kortteja eikä pelaa jaossa, mutta saa ja menettää pisteitä niin kuin muut pelinviejän vastustajat.
sheet-clockwise = Jako, valtin valinta ja pelivuoro kulkevat myötäpäivään, vasemmalle.

## What beats what

sheet-pack = Pakassa on { $n } korttia: { $rank }–ässä neljässä maassa.
sheet-pack-double = Pakassa on { $n } korttia: { $rank }–ässä neljässä maassa, kutakin korttia kaksi.
sheet-benny-joker = Yksi niistä on jokeri, jota kutsutaan Bennyksi: se on paras valtti, olipa valttina mikä maa tahansa.
sheet-benny-two_of_spades = Yksi niistä on patakakkonen, jota kutsutaan Bennyksi: se ei ole pata vaan paras valtti, olipa valttina mikä maa tahansa.
sheet-right-bower = Oletetaan, että valttina on { SUIT($suit) }. Valttimaan sotamies on right bower ja voittaa kaikki muut kortit{ $benny ->
    [yes] {" "}paitsi Bennyn
   *[no] {""}
}.
sheet-left-bower = Seuraavana on toinen samanvärinen sotamies, left bower, tässä { CARD($card) }. Se lasketaan koko jaon ajan { SUIT($suit, form: "one") } eikä enää siihen painetun maan kortiksi.
sheet-no-bowers = Bowereita ei ole: sotamies on joka maassa rouvan ja kympin välissä.
sheet-ace-high = Ässä on joka maan suurin. Valtti voittaa kaikki muiden maiden kortit.
sheet-trump-beats = Muuten ässä on joka maan suurin. Valtti voittaa kaikki muiden maiden kortit.
sheet-order-no-trump = Valtittomassa mikään maa ei voita toista, ja kaikki sotamiehet ovat tavallisia kortteja.
sheet-benny-at-no-trump = Valtittomassa Benny on ainoa valtti.
sheet-order-low = Matalassa valtittomassa jokainen maa kääntyy ympäri: paras kortti on { $rank } ja huonoin ässä.
# Bids to take no trick
sheet-misere-no-trump =
    { $benny ->
        [yes] Misääri pelataan ilman valttia: mikään maa ei voita toista, ja Benny on ainoa valtti.
       *[no] Misääri pelataan ilman valttia: mikään maa ei voita toista.
    }
sheet-misere-trump = Misäärissä on valtti niin kuin muissakin tarjouksissa.
sheet-benny-led-first = Jos pelinviejä avaa ensimmäiseksi Bennyllä, jaossa ei ole valttimaata, ja Benny on ainoa valtti (seuraa muista säännöistä; mikään lähde ei sano sitä).
sheet-caption-low = { SUIT($suit, form: "cap") } matalassa valtittomassa, ja samoin muut maat
sheet-caption-trump = { SUIT($suit, form: "cap") }, valtti
sheet-caption-next = { SUIT($suit, form: "cap") }, ilman sotamiestä
sheet-caption-plain = { SUIT($suit, form: "cap") }
sheet-caption-cross = { SUIT($suit, form: "cap") } ja samoin { SUIT($other) }

## Dealing

sheet-first-dealer-random = Ensimmäinen jakaja arvotaan.
sheet-first-dealer-first_jack = Ensimmäinen jakaja valitaan jakamalla pelaajille vuorotellen kortteja kuvapuoli ylöspäin: ensimmäisen sotamiehen saanut jakaa.
sheet-first-dealer-first_black_jack = Ensimmäinen jakaja valitaan jakamalla pelaajille vuorotellen kortteja kuvapuoli ylöspäin: ensimmäisen mustan sotamiehen saanut jakaa.
sheet-first-dealer-lowest_draw = Ensimmäinen jakaja valitaan nostamalla kortit: pienimmän nostanut jakaa. Kuningas on suurin ja ässä pienin. Saman arvon nostaneet nostavat uudelleen.
sheet-first-dealer-highest_draw = Ensimmäinen jakaja valitaan nostamalla kortit: suurimman nostanut jakaa. Ässä on suurin. Saman arvon nostaneet nostavat uudelleen.
sheet-packets-even = Jakaja jakaa kullekin { $n ->
    [one] { $n } kortin
   *[other] { $n } korttia
}, erissä { $packets }.
sheet-packets-uneven = Jakaja jakaa kullekin { $n ->
    [one] { $n } kortin
   *[other] { $n } korttia
}; jakajan vasemmalta alkaen erät ovat { $packets }.
# The dealer gets no cards.
sheet-packets-even-others = Jakaja jakaa kullekin muulle { $n ->
    [one] { $n } kortin
   *[other] { $n } korttia
}, erissä { $packets }, eikä ota itse yhtään.
sheet-packets-uneven-others = Jakaja jakaa kullekin muulle { $n ->
    [one] { $n } kortin
   *[other] { $n } korttia
} eikä ota itse yhtään; jakajan vasemmalta alkaen erät ovat { $packets }.
sheet-turn-up-fixed = Seuraava kortti käännetään esiin: sen maa on valtti.
sheet-turn-up-clubs = Seuraava kortti käännetään esiin. Sillä on merkitystä vain, jos se on risti.
sheet-turn-up-idle = Seuraava kortti käännetään esiin ja jää pois pelistä. Se ei vaikuta valttiin.
sheet-turn-up = Seuraava kortti käännetään esiin: sen maata ehdotetaan valtiksi.
sheet-kitty = { $n ->
    [0] Kortteja ei jää yli.
    [one] Yli jää yksi kortti, kitty. Kukaan ei näe sitä, eikä se ole pelissä.
   *[other] Yli jää { $n } korttia, kitty. Kukaan ei näe niitä, eivätkä ne ole pelissä.
}
# At least three, some of which may come into a hand
sheet-kitty-under = Yli jää { $n } korttia, kitty. Kukaan ei vielä näe niitä.
# Cards left over that the maker will take
sheet-widow =
    { $n ->
        [one] Yli jää yksi kortti, leski. Kukaan ei vielä näe sitä.
       *[other] Yli jää { $n } korttia, leski. Kukaan ei vielä näe niitä.
    }
sheet-next-dealer = Jokaisen jaon jälkeen jakovuoro siirtyy vasemmalle.
# $n times in a game, 0 for always
sheet-redeal-times = { $n ->
    [0] {""}
    [one] {" "}(kerran pelissä)
   *[other] {" "}({ $n } kertaa pelissä)
}
# A hand with nothing higher than a ten. After "jolla ei ole".
sheet-nothing-high = { $benny ->
    [yes] ässää, kuvakorttia eikä Bennyä
   *[no] ässää eikä kuvakorttia
}
sheet-redeal-ace_no_face = Pelaaja, jolla on vain ysejä ja kymppejä (tai pienempiä) ja tasan yksi ässä, saa ennen ensimmäistä ilmoitustaan näyttää korttinsa, ja sama jakaja jakaa uudelleen{ sheet-redeal-times }.
sheet-redeal-no_ace_no_face = Pelaaja, jolla ei ole { sheet-nothing-high } (farmer’s hand), saa ennen ensimmäistä ilmoitustaan näyttää korttinsa, ja sama jakaja jakaa uudelleen{ sheet-redeal-times }.
sheet-redeal-no_ace_no_face_no_trump = Pelaaja, jolla ei ole { sheet-nothing-high } eikä käännetyn kortin maata, saa ennen ensimmäistä ilmoitustaan näyttää korttinsa, ja sama jakaja jakaa uudelleen{ sheet-redeal-times }.
sheet-go-under-no_ace_no_face = Kittyvaihto (going under): pelaaja, jolla ei ole { sheet-nothing-high }, saa ennen ensimmäistä ilmoitustaan näyttää korttinsa ja vaihtaa niistä kolme kolmeen kittyn korttiin. Jaossa niin saa tehdä yksi pelaaja.
sheet-go-under-three_nines_tens = Kittyvaihto (going under): pelaaja, jolla on vähintään kolme ysiä tai kymppiä (tai pienempää), saa ennen ensimmäistä ilmoitustaan näyttää korttinsa ja vaihtaa kolme sellaista korttia kolmeen kittyn korttiin. Jaossa niin saa tehdä yksi pelaaja.

## Making trump

sheet-round-one = Ensimmäinen kierros: jakajan vasemmalta alkaen kukin vuorollaan hyväksyy käännetyn kortin maan valtiksi tai passaa. Hyväksyjästä tulee pelinviejä, ja valtti on valittu.
sheet-canadian-loner = Tällä kierroksella jakajan pari voi hyväksyä vain pelaamalla yksin.
sheet-turned-bower = Jos käännetty kortti on sotamies eikä kukaan ole hyväksynyt sitä, jakajan on otettava se (vahvistamaton: yleisestä korttipelikirjallisuudesta).
sheet-round-two = Toinen kierros: jos kaikki passaavat, jakaja hylkää kortin ja kääntää sen alassuin. Jakajan vasemmalta alkaen kukin vuorollaan nimeää valtiksi jonkin muun maan tai passaa. Hylättyä maata ei saa nimetä.
sheet-no-trump-callable = Tällä kierroksella saa nimetä myös valtittoman.
sheet-no-trump-callable-low = Tällä kierroksella saa nimetä myös valtittoman, tavallisen tai matalan.
sheet-dirty-clubs =
    { $stays ->
        [yes] Jos risti kääntyy esiin, se on heti valtti: pelinviejää ei ole, kukaan ei saa jättäytyä pois, ja käännetty kortti jää pois pelistä. Muuten valtti valitaan näin.
       *[no] Jos risti kääntyy esiin, se on heti valtti: pelinviejää ei ole, ja käännetty kortti jää pois pelistä. Muuten valtti valitaan näin.
    }
sheet-benny-is-no-club = Esiin kääntynyt Benny ei ole risti.
sheet-fixed = Valttia ei valita: käännetyn kortin maa on valtti, eikä kukaan ole pelinviejä. Käännetty kortti jää pois pelistä.
# $free: whether no trump may be named as well
sheet-stick = { $free ->
    [yes] Stick the dealer: jos kaikki muut ovat passanneet kahdesti, jakajan on nimettävä maa tai valtiton.
   *[no] Stick the dealer: jos kaikki muut ovat passanneet kahdesti, jakajan on nimettävä maa.
}
sheet-stick-or-pay = Stick or pay: jos kaikki muut ovat passanneet kahdesti, jakaja nimeää maan tai passaa; passista toinen joukkue saa 1 pisteen, ja seuraava pelaaja jakaa.
sheet-stick-or-pay-each = Stick or pay: jos kaikki muut ovat passanneet kahdesti, jakaja nimeää maan tai passaa; passista kukin muista saa 1 pisteen, ja seuraava pelaaja jakaa.
sheet-passed-out-no-trump = Jos kaikki passaavat kahdesti, jako pelataan valtittomana ilman pelinviejää. Enemmän tikkejä saanut joukkue saa { $made ->
    [one] { $made } pisteen
   *[other] { $made } pistettä
}, kaikista tikeistä { $march }.
# Each plays alone, and scores tricks
sheet-passed-out-no-trump-each = Jos kaikki passaavat kahdesti, jako pelataan valtittomana ilman pelinviejää, ja jokainen tarvitsee tikin.
sheet-passed-out-next_dealer = Jos kaikki passaavat kahdesti, kukaan ei saa pisteitä, ja seuraava pelaaja jakaa.
sheet-passed-out-same_dealer = Jos kaikki passaavat kahdesti, kukaan ei saa pisteitä, ja sama jakaja jakaa uudelleen.
# What does not count as a card of the suit.
sheet-not-natural = { $benny ->
    [yes] Left boweria ja Bennyä ei lasketa.
   *[no] Left boweria ei lasketa.
}
sheet-must-hold-caller = Maan hyväksyjällä tai nimeäjällä on oltava kädessään sen maan kortti. { sheet-not-natural }
sheet-must-hold-caller_or_turned = Maan hyväksyjällä tai nimeäjällä on oltava kädessään sen maan kortti; jakajalle riittää ensimmäisellä kierroksella käännetty kortti. { sheet-not-natural }
sheet-must-hold-dealer = Kortin ottavalla jakajalla on oltava toinenkin saman maan kortti. { sheet-not-natural }
# $n partners of a player
sheet-alone = { $n ->
    [one] Valtin valitsija saa samalla ilmoittaa pelaavansa yksin. Silloin pari laskee korttinsa pöydälle kuvapuoli alaspäin eikä osallistu jakoon.
   *[other] Valtin valitsija saa samalla ilmoittaa pelaavansa yksin. Silloin joukkuetoverit laskevat korttinsa pöydälle kuvapuoli alaspäin eivätkä osallistu jakoon.
}
sheet-alone-each = Valtin valitsija saa samalla sanoa myös ”yksin”: kaikki pelaavat niin kuin ennenkin, mutta jaon pisteet ovat toiset.
sheet-never-alone = Kukaan ei saa pelata yksin.
# $must: whether the dealer has to take a card that was accepted
sheet-benny-turned-named_blind = { $must ->
    [yes] Jos käännetty kortti on Benny, jakaja nimeää valtin katsomatta korttejaan, on pelinviejä ja ottaa Bennyn niin kuin muunkin käännetyn kortin.
   *[no] Jos käännetty kortti on Benny, jakaja nimeää valtin katsomatta korttejaan, on pelinviejä ja saa ottaa Bennyn niin kuin muunkin käännetyn kortin.
}
sheet-benny-turned-counts_as_suit = Jos käännetty kortti on Benny, valtiksi ehdotettu maa on { SUIT($suit) }.
sheet-benny-turned-redeal = Jos käännetty kortti on Benny, sama jakaja jakaa uudelleen.
sheet-blind-alone = Katsottuaan korttinsa tämä jakaja saa vielä pelata yksin (seuraa muista säännöistä; mikään lähde ei sano sitä).
sheet-blind-not-alone = Tämä jakaja ei saa pelata yksin.
sheet-words-who = Kuka ja milloin
sheet-words-says = Sanoo
sheet-words-opponent = jakajan vastustaja, kun hyväksyy
sheet-words-other = muu pelaaja, kun hyväksyy
sheet-words-partner = jakajan pari, kun hyväksyy
sheet-words-dealer = jakaja, kun hyväksyy
sheet-words-decline = kun kieltäytyy
sheet-words-dealer-declines = jakaja, kun kieltäytyy
sheet-words-second-round = toisella kierroksella
sheet-words-no-trump = toisella kierroksella valtittomaan
sheet-words-call-partner = pelinviejä, kun kutsuu parin
sheet-words-stay = kun jää mukaan jakoon
sheet-words-drop-out = kun jättäytyy pois
sheet-words-alone = kun pelaa yksin
sheet-words-jambone = kun pelaa yksin kortit näkyvillä
sheet-words-jamboree = pelinviejä, jolla on viisi suurinta valttia
sheet-words-defend-alone = kun puolustaa yksin
sheet-says-order-up = ”Hyväksyn” (order it up)
sheet-says-assist = ”Hyväksyn parilleni” (assist)
sheet-says-take-up = ”Otan kortin”
sheet-says-pass = ”Passi”
sheet-says-turn-down = ”Hylkään”
sheet-says-name = ”Nimeän padan”
sheet-says-name-no-trump = ”Nimeän valtittoman”
sheet-says-name-low = ”Nimeän valtittoman” tai ”matalan valtittoman”
sheet-says-call-partner = ”Kutsun ristiässän”
sheet-says-stay = ”Jään mukaan”
sheet-says-drop-out = ”Jättäydyn pois”
sheet-says-alone = samoin ja lisäksi ”yksin”
sheet-says-jambone = ”Jambone”
sheet-says-jamboree = ”Jamboree”
sheet-says-defend-alone = ”Puolustan yksin”

## Before the first lead

sheet-take-over = Yksin pelaavan pelinviejän pari saa ottaa yksinpelin itselleen, ellei ole passannut sillä kierroksella.
sheet-jambone = Jambone: se, joka juuri ilmoitti pelaavansa yksin, saa heti sanoa pelaavansa kortit näkyvillä. Vaihtojen jälkeen kortit näytetään kaikille. Joka tikissä seuraava mukana oleva pelaaja myötäpäivään sanoo, mikä niistä pelataan; myös näkyvän käden on tunnustettava maata (vahvistamaton: yleisestä korttipelikirjallisuudesta).
sheet-jamboree = Jamboree: ennen ensimmäistä avausta pelinviejä, jolla on viisi suurinta valttia, otettu käännetty kortti mukaan lukien, saa näyttää ne. Siitä saa { points-scored }, eikä jakoa pelata (vahvistamaton: yleisestä korttipelikirjallisuudesta).
sheet-defend-alone-vs_lone_maker = Yksin pelaavaa pelinviejää vastaan yksi puolustaja saa pelata yksin, jolloin hänen parinsa ei osallistu jakoon. Ensin kysytään pelinviejän vasemmalla puolella istuvalta, ja ensimmäinen halukas puolustaa.
sheet-defend-alone-always = Pelasipa pelinviejä yksin tai ei, yksi puolustaja saa pelata yksin, jolloin hänen parinsa ei osallistu jakoon. Ensin kysytään pelinviejän vasemmalla puolella istuvalta, ja ensimmäinen halukas puolustaa.
sheet-pick-up-optional = Jos käännetty kortti hyväksyttiin, jakaja saa ottaa sen käteensä ja panna toisen kortin pakan alle tai jättää sen pöydälle; kaikki näkevät kumman.
sheet-pick-up-optional_if_ordered = Jos käännetty kortti hyväksyttiin, jakaja ottaa sen käteensä ja panee toisen kortin pakan alle. Jos sen hyväksyi toinen pelaaja, jakaja saa myös jättää sen pöydälle; kaikki näkevät kumman.
sheet-pick-up-mandatory = Jos käännetty kortti hyväksyttiin, jakaja ottaa sen käteensä ja panee yhden kortin pakan alle.
sheet-discard-other = Pakan alle pantu kortti on piilossa, eikä se voi olla juuri otettu kortti.
sheet-discard-any = Pakan alle pantu kortti on piilossa, ja se voi olla juuri otettu korttikin.
sheet-dealer-sits-out = Jos jakaja ei osallistu jakoon, käännetty kortti jää pois pelistä.
# $n cards
sheet-partners-best-discard_first = { $n ->
    [one] Yksin pelaava pelinviejä saa panna kortin pois kuvapuoli alaspäin ja saada sitten tilalle parinsa parhaan kortin.
   *[other] Yksin pelaava pelinviejä saa panna { $n } korttia pois kuvapuoli alaspäin ja saada sitten tilalle parinsa { $n } parasta korttia.
}
sheet-partners-best-receive_first = { $n ->
    [one] Yksin pelaava pelinviejä saa ottaa parinsa parhaan kortin ja panee sitten yhden kortin pois kuvapuoli alaspäin.
   *[other] Yksin pelaava pelinviejä saa ottaa parinsa { $n } parasta korttia ja panee sitten yhtä monta pois kuvapuoli alaspäin.
}
sheet-best-turn-up = Jakaja, jonka pari hyväksyi käännetyn kortin ja pelaa yksin, saa antaa sen kortin.
sheet-defenders-best = { $n ->
    [one] Yksin puolustava saa samalla tavalla ottaa parinsa parhaan kortin.
   *[other] Yksin puolustava saa samalla tavalla ottaa parinsa { $n } parasta korttia.
}
sheet-widow-taken =
    { $n ->
        [one] Pelinviejä ottaa lesken käteensä ja panee pois jonkin toisen kortin tai saman kuvapuoli alaspäin.
       *[other] Pelinviejä ottaa lesken { $n } korttia käteensä ja panee yhtä monta pois kuvapuoli alaspäin.
    }
sheet-call-ace = Pelinviejä kutsuu ässän, joka ei ole valtti. Se, jolla ässä on, on hänen parinsa mutta ei sano sitä: muut saavat tietää sen, kun ässä pelataan.
sheet-call-card = Pelinviejä kutsuu kortin, joka ei ole valtti. Se, jolla kortti on, on hänen parinsa mutta ei sano sitä: muut saavat tietää sen, kun kortti pelataan.
# $kitty: whether cards are left over
sheet-called-alone =
    { $kitty ->
        [yes] Jos kutsuttu kortti on poissa pelistä tai pelinviejällä itsellään, pelinviejä pelaa ilman paria kaikkia vastaan.
       *[no] Jos kutsuttu kortti on pelinviejällä itsellään, hän pelaa ilman paria kaikkia vastaan.
    }
sheet-stay = Pelinviejän vasemmalta alkaen kukin muista jää mukaan jakoon tai jättäytyy pois. Pois jättäytynyt ei pelaa yhtään korttia eikä saa eikä menetä pisteitä; jos kaikki jättäytyvät pois, kaikki tikit ovat pelinviejän.

## Play

sheet-leader-left_of_dealer = Ensimmäisen tikin avaa jakajan vasemmalla puolella istuva.
sheet-leader-left_of_lone_maker = Ensimmäisen tikin avaa jakajan vasemmalla puolella istuva; yksin pelaavaa pelinviejää vastaan avaa tämän vasemmalla puolella istuva.
sheet-leader-left_of_maker = Ensimmäisen tikin avaa pelinviejän vasemmalla puolella istuva.
sheet-leader-maker = Ensimmäisen tikin avaa pelinviejä.
# Where a deal may have no maker
sheet-leader-no-maker = Jos pelinviejää ei ole, avaa jakajan vasemmalla puolella istuva.
sheet-first-lead-is-trump = Pelinviejä saa avata millä kortilla tahansa: sen maa on valtti.
sheet-sits-out = Se, joka ei osallistu jakoon, ei pelaa siinä yhtään korttia, ja hänen vuoronsa ohitetaan.
sheet-follow = Kunkin on tunnustettava maata eli pelattava avausmaan kortti, jos kädessä on sellainen, ja muuten mikä kortti tahansa. Valttia ei ole pakko lyödä eikä tikkiä pakko voittaa.
sheet-follow-left = Left bower tunnustaa valttia: jos avausmaa on { SUIT($suit) }, { CARD($card) } on pelattava niin kuin mikä tahansa valtti.
sheet-follow-benny = Benny on tässäkin valtti: kun avataan valtilla, sekin tunnustaa maata.
sheet-trick = Tikin voittaa suurin valtti tai, jos tikissä ei ole valttia, avausmaan suurin kortti. Voittaja avaa seuraavan tikin.
sheet-equal-first = Kahdesta samasta suurimmasta kortista voittaa ensin pelattu.
sheet-equal-last = Kahdesta samasta suurimmasta kortista voittaa viimeksi pelattu.

## Points

sheet-one-side-scores = Jaossa saa pisteitä vain toinen joukkue.
sheet-maker-or-others = Jaossa saa pisteitä joko pelinviejä tai kukin muista.
sheet-both-or-others = Jaossa saavat pisteitä joko pelinviejä ja hänen parinsa, kumpikin yhtä paljon, tai kukin muista.
sheet-set-back = Set-back: euchrattu joukkue menettää pisteitä, eikä puolustus saa niitä koskaan (vahvistamaton: yleisestä korttipelikirjallisuudesta).
sheet-each-scores-tricks = Kukin saa pisteet itselleen: pisteen jokaisesta tikistä.
# $even: whether both sides may take as many tricks
sheet-more-tricks-score =
    { $even ->
        [yes] Pisteitä saa vain enemmän tikkejä saanut joukkue; jos tikit menevät tasan, ei kumpikaan.
       *[no] Pisteitä saa vain enemmän tikkejä saanut joukkue.
    }
sheet-four-tricks = Pisteeseen tarvitaan neljä tikkiä; kolmella kukaan ei saa pisteitä.
sheet-must-take-all = Yksin pelaavan pelinviejän on saatava kaikki { $n } tikkiä; muuten hän on euchrattu.
sheet-fast-break = Fast break: jos pelinviejän joukkue häviää kaksi ensimmäistä tikkiä ja voittaa muut kolme, kumpikaan joukkue ei saa pisteitä.
sheet-tokens = Tasan neljä tikkiä saanut joukkue saa myös poletin; neljäs poletti vaihdetaan 1 pisteeseen.
sheet-tokens-player = Tasan neljä tikkiä saanut pelaaja saa myös poletin; neljäs poletti vaihdetaan 1 pisteeseen.
sheet-side-takes = Joukkueen tikit
sheet-player-takes = Pelaajan tikit
sheet-each-trick = joka tikki
sheet-no-trick = ei tikkiä
sheet-maker-below = pelinviejä, alle { $n }
sheet-maker-below-bid = pelinviejä, alle tarjouksen
sheet-who-dropped-out = jättäytyi pois
sheet-minus =
    { $n ->
        [0] 0
       *[other] −{ $n }
    }
sheet-to-both = { $n } kummallekin
sheet-lost-by-makers = −{ $n }
sheet-lost-by-both = −{ $n } kummallekin
sheet-not-alone-column = tavallisesti
sheet-with-partner = parin kanssa
sheet-without-partner = ilman paria
sheet-makers-take = Pelinviejän joukkueen tikit
sheet-maker-takes = Pelinviejän tikit
sheet-together = yhdessä
sheet-alone-column = yksin
sheet-nothing = –
sheet-tricks = { $n ->
    [one] 1 tikki
   *[other] { $n } tikkiä
}
# $kind is none, one, or, to: how a range of numbers is said
sheet-range = { $kind ->
    [none] 0
    [one] { $low }
    [or] { $low } tai { $high }
   *[to] { $low }–{ $high }
}
sheet-range-made = { $kind ->
    [one] { $low ->
        [one] 1 tikki
       *[other] { $low } tikkiä
    }
   *[other] { sheet-range } tikkiä
}
sheet-all-tricks = kaikki { $n }, march
sheet-all-exposed = kaikki { $n } kortit näkyvillä, jambone
sheet-five-best = näytetyt viisi suurinta valttia, jamboree
sheet-range-euchred = { sheet-range }: euchrattu
sheet-range-lone-defender = { sheet-range }, yksin puolustavaa vastaan
sheet-to-defenders = { $n } puolustukselle
sheet-to-each = { $n } kullekin muista
sheet-to-lone-defender = { $n } puolustukselle

## The end

sheet-end-target-side = Pelin voittaa joukkue, joka ensimmäisenä saa { $n ->
    [one] 1 pisteen
   *[other] { $n } pistettä
}.
sheet-end-target-player = Pelin voittaa pelaaja, joka ensimmäisenä saa { $n ->
    [one] 1 pisteen
   *[other] { $n } pistettä
}.
sheet-end-count-down-side =
    Kumpikin joukkue aloittaa { $n ->
        [one] 1 pisteestä
       *[other] { $n } pisteestä
    }, ja saadut pisteet vähennetään siitä. Pelin voittaa joukkue, joka ensimmäisenä pääsee nollaan.
sheet-end-count-down-player =
    Kukin aloittaa { $n ->
        [one] 1 pisteestä
       *[other] { $n } pisteestä
    }, ja saadut pisteet vähennetään siitä. Pelin voittaa pelaaja, joka ensimmäisenä pääsee nollaan.
sheet-end-deals = Pelissä on { $n ->
    [one] 1 jako
   *[other] { $n } jakoa
}; suurempi pistemäärä voittaa, ja tasapisteillä peli päättyy tasan.
sheet-end-deals-at-most =
    Jos kukaan ei ole voittanut { $n ->
        [one] 1 jaon
       *[other] { $n } jaon
    } jälkeen, peli on ohi: paras pistetilanne voittaa, ja tasapisteillä peli päättyy tasan.
sheet-end-deals-thrown-in = Uudelleen jaettua kättä ei lasketa jaoksi.
sheet-must-earn = Pisteet eivät yksin riitä: pelin voi voittaa vain jaossa, jossa itse onnistui tai kaatoi toisen pelin.
sheet-scores-fall = Pisteitä voi myös menettää: tilanne voi mennä alle nollan.
sheet-scores-rise = Menetetyt pisteet lisätään takaisin, tarvittaessa yli aloituspisteidenkin.
sheet-tie-play_on = Jos useampi yltää tavoitteeseen samassa jaossa, paras pistetilanne voittaa; jos sekin on tasan, peli jatkuu, kunnes joku johtaa.
sheet-tie-maker_first = Jos useampi yltää tavoitteeseen samassa jaossa, pelinviejä voittaa, jos on heidän joukossaan; muuten paras pistetilanne voittaa, ja jos sekin on tasan, peli jatkuu, kunnes joku johtaa.
sheet-lone-march-wins = Pelinviejä, joka ottaa yksin kaikki tikit, voittaa pelin heti.
sheet-match-side = Ottelun voittaa joukkue, joka ensimmäisenä voittaa { $n ->
    [one] { $n } pelin
   *[other] { $n } peliä
}.
sheet-match-player = Ottelun voittaa pelaaja, joka ensimmäisenä voittaa { $n ->
    [one] { $n } pelin
   *[other] { $n } peliä
}.
sheet-laps = Laps: voittajan tavoitteen ylittävät pisteet siirtyvät seuraavaan peliin, mutta eivät niin monta, että se olisi voitettu jo ennen alkua.
sheet-slam = Slam: peli, jossa häviäjillä ei ole pisteitä, lasketaan kahdeksi.
sheet-rubber = Robberipisteet: peli tuo voittajille 3, jos häviäjillä ei ole pisteitä, 2, jos niitä on 1 tai 2, ja muuten 1; ottelun voitto tuo 2 lisää.

## Mistakes

sheet-no-mistakes = Virhejakoja ja revokkeja ei tapahdu: ohjelma jakaa eikä hyväksy korttia, jota ei saa pelata.

## What no source says

sheet-unsourced-recall = { $setting }. Tunnetaan korttipeleistä yleensä; mikään tämän pelin lähde ei sano sitä.
sheet-unsourced-derived = { $setting }. Seuraa muista säännöistä tai samanlaisista peleistä; mikään lähde ei sano sitä.
sheet-unsourced-gap = { $setting }. Mikään lähde ei sano tästä mitään, ja jokin arvo oli valittava.
