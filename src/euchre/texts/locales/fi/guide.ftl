### Vihjeet ja opastus sille, joka opettelee peliä.
#
# $who is the name of a seat, $you is "yes" if it is the reader's own, "no" else.

## Numbers of a hint

# Points with their sign: $whole and two digits of $part. $sign is plus, minus or none.
hint-number = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ $whole },{ $part }
hint-percent = { $n } %
# What an action brings on average: $points is a hint-number, $chance a hint-percent.
hint-worth = { $points } pistettä tästä jaosta
hint-worth-chance = { $points } pistettä tästä jaosta, { $chance } peleistä voitetaan

hint-best = Ehdotus: { $action }
hint-best-worth = Ehdotus: { $action } ({ $worth }).
hint-choice = { $action }: { $worth }

## What the guidance is about

guide-title-deal = Uusi jako
guide-title-round-one = Käännetty kortti
guide-title-round-two = Toinen kierros
guide-title-bids = Tarjouskierros
guide-title-blind = Valtti katsomatta
guide-title-alone = Yksin?
guide-title-name = Valtin nimeäminen
guide-title-under = Kittyvaihto
guide-title-jambone = Kortit näkyvillä?
guide-title-jamboree = Viisi suurinta valttia
guide-title-take-over = Yksinpeli itselle
guide-title-defend = Yksin puolustaminen
guide-title-pick-up = Kortin vaihto
guide-title-best = Parin paras
guide-title-widow = Leski
guide-title-call = Parin kutsuminen
guide-title-stay = Mukaan vai pois
guide-title-lead = Avaus
guide-title-follow = Kortti tikkiin
guide-title-exposed = Kortit näkyvillä
guide-title-score = Pisteet

## Making trump

guide-round-one = Käännetty kortti, { CARD($card) }, ehdottaa valtiksi { SUIT($suit, form: "part") }. Valtti voittaa muut maat, ja sen valitsee se, joka hyväksyy.
# $taker is whose hand the turned card comes to: you, partner, or other.
guide-taker = { $taker ->
    [you] Sinä jaoit: jos kortti hyväksytään, { CARD($card) } tulee sinulle.
    [partner] Parisi jakoi: jos kortti hyväksytään, { CARD($card) } menee hänelle.
   *[other] Vastustaja ({ $who }) jakoi: jos kortti hyväksytään, { CARD($card) } menee hänelle.
}
guide-would-be-trump = Jos pelataan { SUIT($suit, form: "with") }, kädessäsi { $n ->
    [0] ei ole yhtään valttia
    [one] on yksi valtti
   *[other] on { $n } valttia
}.
guide-round-two = Nyt { SUIT($suit) } ei voi enää olla valtti. Nimeä muu maa, jossa kätesi on vahva, tai passaa. Passanneilta voi puuttua myös { SUIT($next) }.
guide-round-two-any = Nimeä maa, jossa kätesi on vahva, tai passaa.
guide-must = Et saa passata: valitse se, mistä on vähiten haittaa.
guide-bowers = Valttimaassa paras on sotamies (right bower) ja sen jälkeen toinen samanvärinen sotamies (left bower), joka lasketaan valtiksi.
guide-bowers-of = Jos pelataan { SUIT($suit, form: "with") }, paras kortti on { CARD($card) }, right bower, ja sen jälkeen { CARD($left) }, left bower, joka lasketaan { SUIT($suit, form: "one") }. Sitten tulevat ässä, kuningas, rouva ja niin edelleen.
guide-benny = Niitäkin parempi on { CARD($card) }, kaikista paras valtti.
guide-alone = Yksin pelaava pelaa ilman pariaan ({ $who }) ja saa kaikista { $n } tikistä { $points } pistettä: kannattaa vain hyvin vahvalla kädellä.
guide-alone-side = Yksin pelaava pelaa ilman joukkuetovereitaan ja saa kaikista { $n } tikistä { $points } pistettä: kannattaa vain hyvin vahvalla kädellä.
guide-alone-bid = Yksin pelaava pelaa ilman pariaan: kannattaa vain hyvin vahvalla kädellä.
guide-blind = Nimeät valtin ennen kuin katsot korttisi, joten maat ovat samanarvoisia.
guide-name-trump = Korkein tarjous on sinun ({ BID($bid) }). Nimeä maa, jossa sinulla on eniten ja parhaat kortit.
guide-bids = Tarjoa, montako tikkiä { $n } tikistä otat: enemmän kuin tähän asti on tarjottu. Tai passaa. Korkein tarjous pelataan.
guide-highest = { $you ->
    [yes] Tarjouksesi on voimassa: { BID($bid) }.
   *[no] Korkein tarjous tähän mennessä on { BID($bid) }, tarjoajana { $who }.
}
guide-trump-with-bid = Tarjouksessa sanotaan myös valtti.
guide-trump-after-bid = Korkeimman tarjouksen tehnyt nimeää valtin sen jälkeen.
guide-trump-by-lead = Valtiksi tulee maa, jolla korkeimman tarjouksen tehnyt avaa.

## Points

# $paired: two sides play. $back: makers who fail lose the points instead. $nobody: tricks with
# which neither makers nor others score; 0 for none.
guide-majority = Valtin valinnut puoli tarvitsee { $n } tikkiä { $tricks } tikistä ja saa { points-made }; kaikki { $tricks } tuovat { $march }. { $nobody ->
    [0] Jos tikkejä on vähemmän
   *[other] { $nobody } tikillä kukaan ei saa pisteitä; jos tikkejä on vähemmän
}, se on euchrattu: { $back ->
    [yes] se menettää { $euchre }
   *[no] { $paired ->
        [yes] vastustajat saavat { $euchre }
       *[no] kukin muu saa { $euchre }
    }
}.
points-made = { $made ->
    [one] 1 pisteen
   *[other] { $made } pistettä
}
guide-more-tricks = Kukaan ei valitse valttia: puoli, jolla on enemmän tikkejä, saa { points-made }, kaikista tikeistä { $march }.
guide-each-trick = Jokainen tikkisi tuo pisteen. Se, joka jää mukaan eikä saa yhtään, menettää { $n }.
guide-target = Ensimmäisenä { $n } pisteeseen päässyt voittaa pelin.
guide-target-down = Ensimmäisenä nollaan päässyt voittaa pelin.
guide-deals = Viimeisen jaon jälkeen eniten pisteitä saanut voittaa pelin.

## Between auction and play

guide-take-over = { $who } pelaa yksin. Voit ottaa yksinpelin itsellesi, omilla korteillasi: kaikki { $n } tikkiä tuovat { $points }.
guide-defend = { $who } valitsi { SUIT($suit, form: "call") }. Jos kaadat pelin yksin, saat { $points }: siihen tarvitaan useita varmoja tikkejä.
guide-pick-up = { $up ->
    [yes] Otat { CARD($card, form: "gen") } ja panet yhden kortin pakan alle.
   *[no] Sinulla on { CARD($card) }, ja panet yhden kortin pakan alle.
}
guide-what-to-lay-away = Pidä valtit ja ässät. Pieni kortti, joka on maassaan ainoa, kannattaa panna pois: sitten voit lyödä siihen maahan valttia.
guide-under = Vaihdat kortteja kittyn kortteihin: pane pois { $n ->
    [one] vielä yksi kortti
   *[other] vielä { $n } korttia
}.
guide-widow = Otit lesken. Pane pois { $n ->
    [one] vielä yksi kortti
   *[other] vielä { $n } korttia
}.
guide-ask-best = Pelaat yksin ja saat pyytää pariltasi ({ $who }) { $n ->
    [one] parhaan kortin yhden omasi tilalle
   *[other] { $n } parasta korttia yhtä monen omasi tilalle
}.
guide-best-away = Pane pakan alle { $n ->
    [one] yksi kortti
   *[other] { $n } korttia
}: yhtä monta tulee pariltasi.
guide-give = { $who } pelaa yksin. Anna { $n ->
    [one] paras korttisi
   *[other] { $n } parasta korttiasi
}: suuria valtteja, muuten ässiä.
guide-call = Valitset parisi kortilla: se, jolla kortti on, pelaa kanssasi, eikä kukaan muu tiedä sitä ennen kuin kortti pelataan.
guide-stay = { $who } valitsi { SUIT($suit, form: "call") }. Jää mukaan, jos kätesi saa luultavasti tikin; pois jättäytyvä ei voita eikä menetä mitään.
guide-jambone = Pelaat yksin. Jos korttisi ovat näkyvillä, vastustaja sanoo, mikä niistä pelataan; silloin kaikki { $n } tikkiä tuovat { $points }.
guide-jamboree = Se, joka valitsi valtin ja jolla on viisi suurinta, saa näyttää ne: { $points } pistettä.

## Play

guide-first-lead = Pelaat ensimmäisen tikin ensimmäisen kortin.
# The trick was won by trumping another suit where $trump is "yes".
guide-last-trick = { $trump ->
    [yes] Viime tikkiin lyötiin valttia ({ CARD($card) })
   *[no] Viime tikin voitti { CARD($card) }
}{ $you ->
    [yes] : se on sinun, joten avaat.
   *[no] : sen sai { $who }.
}
guide-lead = Avaa millä kortilla tahansa. Muiden on tunnustettava sen maata{ $trump ->
    [yes] , ja ellei maata ole, saa lyödä valttia
   *[no] { "" }
}.
guide-lead-is-trump = Avauskorttisi maasta tulee valtti: valitse paras maasi.
guide-follow = Avausmaa on { SUIT($suit) }, joten pelaa { SUIT($suit, form: "part") }{ $n ->
    [one] : vain yhden korteistasi saa pelata.
   *[other] : { $trumps ->
        [yes] suurin voittaa, ellei kukaan lyö valttia.
       *[no] suurin voittaa.
    }
}
guide-follow-any = Avauskortilla ei ole maata, joten saat pelata minkä kortin tahansa.
guide-trump-in = Sinulla ei ole { SUIT($suit, form: "part") }, joten saat pelata minkä kortin tahansa. Valtti voittaa tikin, ellei siinä ole suurempaa.
guide-no-suit = Sinulla ei ole { SUIT($suit, form: "part") }, joten saat pelata minkä kortin tahansa, mutta mikään ei voita. Heitä kortti, josta ei ole hyötyä.
guide-left = Huomaa left bower: { CARD($card) } lasketaan { SUIT($suit, form: "one") }.
# $partner: whether that seat plays with the reader: yes, no, or unknown.
guide-winning = Tikkiä johtaa { CARD($card) }, { $partner ->
    [yes] parisi kortti ({ $who }).
    [no] vastustajan kortti ({ $who }).
   *[other] jonka pelasi { $who }.
}
# $side is "yes" if the reader plays on the makers' side; $n are the tricks needed.
guide-goal = { $side ->
    [yes] Puolesi pelaa ja tarvitsee { $n ->
        [one] yhden tikin
       *[other] { $n } tikkiä
    }; koossa on { $taken }.
   *[no] Pelinviejän puoli tarvitsee { $n ->
        [one] yhden tikin
       *[other] { $n } tikkiä
    }, ja koossa on { $taken }: ota niin monta, että peli kaatuu.
}
guide-made = Pelinviejän puolella on tarvitsemansa tikit.
guide-misere = { $you ->
    [yes] Et saa ottaa yhtään tikkiä: pelaa toisten alle.
   *[no] { $side ->
        [yes] Puolesi ei saa ottaa yhtään tikkiä: pelatkaa toisten alle.
       *[no] { $who } ei saa ottaa yhtään tikkiä: pelaa pieniä kortteja, jotta hän joutuu ottamaan.
    }
}
guide-exposed = Kortit ovat näkyvillä ({ $who }), ja sinä sanot, mikä niistä pelataan.

## While others act

guide-dealing = Kortteja jaetaan.
guide-watch-auction = Kukin vuorollaan, myötäpäivään, valitsee valtin tai passaa.
guide-watch-bids = Kukin vuorollaan, myötäpäivään, tarjoaa enemmän tai passaa.
guide-watch-step = Ennen ensimmäistä korttia { $who } päättää jotakin.
guide-watch-play = Kukin pelaa tikkiin yhden kortin ja tunnustaa avausmaata. Maan suurin kortti voittaa{ $trump ->
    [yes] , tai suurin valtti
   *[no] { "" }
}, ja voittaja avaa seuraavan tikin.

## Hints in the browser

web-hint = Vihje
web-hint-show = Näytä vihje
web-hint-close = Sulje vihje
web-hint-thinking = Hetki: tutkitaan, miten kortit voivat olla jakautuneet.
web-hint-others = Kaikki vaihtoehdot
web-hint-choice = Vaihtoehto
web-hint-points = Pisteet
web-hint-games = Voitot
web-hint-why = Miksi
web-hint-about = Pisteet kertovat, kuinka paljon enemmän kuin muut puolesi saa tästä jaosta keskimäärin.
# Read after the name of a card or call that is suggested.
web-hint-suggested = ehdotettu
web-key-hint = Näytä vihje tai sulje se
web-key-close-hint = Sulje vihje
web-hints = Vihjeet
web-hints-why = Vuorossa oleva saa kysyä, mitä vahvin tietokonepelaaja tekisi.

## Guidance in the browser

web-guidance = Opastus
web-guidance-why = Pöydässä selitetään jaon jokainen vaihe. Opastus loppuu ensimmäisen jaon jälkeen, ellet jätä sitä päälle.
web-guidance-fold = Näytä vähemmän
web-guidance-unfold = Näytä lisää
web-guidance-over = Tämä oli ensimmäinen opastettu jakosi.
web-guidance-keep = Jatka opastusta
web-guidance-end = Pärjään itse
