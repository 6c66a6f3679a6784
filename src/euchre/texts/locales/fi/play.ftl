### Mitä pöydässä tapahtuu, mitä pelaaja saa tehdä ja miten jaot ja pelit päättyvät.
#
# $who is the name of the seat that acts, $you is "yes" if it is the reader's own. Names stand
# as a bare subject or after a noun (pelaajalle { $who }): they are never inflected.

## Numbers and names

# A number as a word, nominative, for use in other messages with $n.
number = { $n ->
    [0] nolla
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
    [11] yksitoista
    [12] kaksitoista
   *[other] { $n }
}
tricks-taken = { $n ->
    [0] ei yhtään tikkiä
    [one] yksi tikki
   *[other] { number } tikkiä
}
# As an object: saat 1 pisteen.
points-scored = { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}
side-we = Me
side-they = He
side-pair = { $who } ja { $partner }
side-many = { $who } ja joukkuetoverit

## Events: calls

call-pass = { $you ->
    [yes] Passaat.
   *[no] { $who } passaa.
}
call-turn-down = { $you ->
    [yes] Hylkäät { CARD($card, form: "gen") }.
   *[no] { $who } hylkää { CARD($card, form: "gen") }.
}
call-order-up = { $you ->
    [yes] Hyväksyt { CARD($card, form: "gen") }{ call-alone }.
   *[no] { $who } hyväksyy { CARD($card, form: "gen") }{ call-alone }.
}
call-assist = { $you ->
    [yes] Hyväksyt { CARD($card, form: "gen") }{ $alone ->
        [yes] , yksin
       *[no] {" "}parillesi
    }.
   *[no] { $who } hyväksyy { CARD($card, form: "gen") }{ $alone ->
        [yes] , yksin
       *[no] {" "}parilleen
    }.
}
call-take-up = { $you ->
    [yes] Hyväksyt { CARD($card, form: "gen") } itsellesi{ call-alone }.
   *[no] { $who } hyväksyy { CARD($card, form: "gen") } itselleen{ call-alone }.
}
call-name = { $you ->
    [yes] Nimeät { SUIT($suit, form: "call") }{ call-alone }.
   *[no] { $who } nimeää { SUIT($suit, form: "call") }{ call-alone }.
}
# The end of a call with which a player goes alone.
call-alone = { $alone ->
    [exposed] , jambone
    [yes] , yksin
   *[no] { "" }
}
call-name-blind = { $you ->
    [yes] Nimeät { SUIT($suit, form: "call") } katsomatta korttejasi.
   *[no] { $who } nimeää { SUIT($suit, form: "call") } katsomatta korttejaan.
}
call-go-alone = { $you ->
    [yes] Pelaat yksin.
   *[no] { $who } pelaa yksin.
}
call-not-alone = { $you ->
    [yes] Pelaat parisi kanssa.
   *[no] { $who } pelaa parinsa kanssa.
}
call-redeal = { $you ->
    [yes] Näytät korttisi ja vaadit uuden jaon.
   *[no] { $who } näyttää korttinsa ja vaatii uuden jaon.
}
call-go-under = { $you ->
    [yes] Vaihdat kolme korttia kittyn kortteihin (going under).
   *[no] { $who } vaihtaa kolme korttia kittyn kortteihin (going under).
}
# In an auction of bids. $bid is said by BID($bid): a number of tricks, or a name as in nap.
call-bid =
    { $you ->
        [yes] Tarjoat { BID($bid, form: "gen") }.
       *[no] { $who } tarjoaa { BID($bid, form: "gen") }.
    }
call-bid-in =
    { $you ->
        [yes] Tarjoat { BID($bid, form: "gen") } { SUIT($suit, form: "with") }.
       *[no] { $who } tarjoaa { BID($bid, form: "gen") } { SUIT($suit, form: "with") }.
    }
# All passed, so the holder of the joker has to bid.
call-bid-joker =
    { $you ->
        [yes] Näytät { CARD($card, form: "gen") }, joten tarjouksesi on { BID($bid) }.
       *[no] { $who } näyttää { CARD($card, form: "gen") }, joten tarjous on { BID($bid) }.
    }
event-joker-in-kitty = Kittyssä on { CARD($card) }, joten kenenkään ei ole pakko tarjota.
# The maker names a card; its holder is the partner, in secret until the card is played.
event-called =
    { $you ->
        [yes] Kutsut pariksi { CARD($card, form: "gen") }.
       *[no] { $who } kutsuu pariksi { CARD($card, form: "gen") }.
    }
# $own is "yes" if the reader is the maker.
event-partner-played =
    { $you ->
        [yes] Pelaat { CARD($card, form: "gen") } ja olet pelaajan { $maker } pari.
       *[no]
            { $own ->
                [yes] { $who } pelaa { CARD($card, form: "gen") } ja on parisi.
               *[no] { $who } pelaa { CARD($card, form: "gen") } ja on pelaajan { $maker } pari.
            }
    }
event-own-call-played =
    { $you ->
        [yes] Pelaat { CARD($card, form: "gen") }, kutsumasi kortin: sinulla ei ole paria.
       *[no] { $who } pelaa { CARD($card, form: "gen") }, kutsutun kortin: paria ei ole.
    }
event-is-partner =
    { $you ->
        [yes] Olet pelaajan { $maker } pari.
       *[no]
            { $own ->
                [yes] { $who } on parisi.
               *[no] { $who } on pelaajan { $maker } pari.
            }
    }
event-stayed =
    { $you ->
        [yes] Jäät mukaan.
       *[no] { $who } jää mukaan.
    }
event-dropped-out =
    { $you ->
        [yes] Jättäydyt pois.
       *[no] { $who } jättäytyy pois.
    }
event-take-over = { $you ->
    [yes] Otat yksinpelin itsellesi.
   *[no] { $who } ottaa yksinpelin itselleen.
}
event-no-take-over = { $you ->
    [yes] Et ota yksinpeliä itsellesi.
   *[no] { $who } ei ota yksinpeliä itselleen.
}
event-defend-alone = { $you ->
    [yes] Puolustat yksin.
   *[no] { $who } puolustaa yksin.
}
event-no-defend-alone = { $you ->
    [yes] Et puolusta yksin.
   *[no] { $who } ei puolusta yksin.
}
event-jambone = { $you ->
    [yes] Pelaat kortit näkyvillä: jambone.
   *[no] { $who } pelaa kortit näkyvillä: jambone.
}
event-no-jambone = { $you ->
    [yes] Pidät korttisi piilossa.
   *[no] { $who } pitää korttinsa piilossa.
}
event-jamboree = { $you ->
    [yes] Näytät viisi suurinta valttia: jamboree.
   *[no] { $who } näyttää viisi suurinta valttia: jamboree.
}
event-no-jamboree = { $you ->
    [yes] Jatkat ilman jamboreeta.
   *[no] { $who } jatkaa ilman jamboreeta.
}
event-showed-trumps = { $you ->
    [yes] Viisi valttiasi on pöydällä.
   *[no] { $who }: viisi valttia on pöydällä.
}
# A defender says which card of the maker's hand, which lies face up, is played.
event-played-exposed = { $you ->
    [yes] Määräät näkyvistä korteista pelattavaksi: { CARD($card) } ({ $maker }).
   *[no] { $own ->
        [yes] { $who } määrää korteistasi pelattavaksi: { CARD($card) }.
       *[no] { $who } määrää näkyvistä korteista pelattavaksi: { CARD($card) } ({ $maker }).
    }
}

## Events: cards

event-dealer-by-lot = { $you ->
    [yes] Arpa ratkaisee: jaat ensin.
   *[no] Arpa ratkaisee: { $who } jakaa ensin.
}
event-dealer-drawn = { $you ->
    [yes] Saat { CARD($card, form: "gen") } ja jaat ensin.
   *[no] { $who } saa { CARD($card, form: "gen") } ja jakaa ensin.
}
event-dealt = { $you ->
    [yes] Jaat.
   *[no] { $who } jakaa.
}
event-dealt-turned = { $you ->
    [yes] Jaat ja käännät esiin { CARD($card, form: "gen") }.
   *[no] { $who } jakaa ja kääntää esiin { CARD($card, form: "gen") }.
}
event-dealt-out =
    { $you ->
        [yes] Jaat muille etkä itse pelaa tässä jaossa.
       *[no] { $who } jakaa muille eikä itse pelaa tässä jaossa.
    }
event-dealt-out-turned =
    { $you ->
        [yes] Jaat muille, käännät esiin { CARD($card, form: "gen") } etkä itse pelaa tässä jaossa.
       *[no] { $who } jakaa muille, kääntää esiin { CARD($card, form: "gen") } eikä itse pelaa tässä jaossa.
    }
event-took-turned = { $you ->
    [yes] Otat { CARD($card, form: "gen") } käteesi.
   *[no] { $who } ottaa { CARD($card, form: "gen") } käteensä.
}
event-took-and-laid-away = { $you ->
    [yes] Otat { CARD($card, form: "gen") } ja panet pakan alle { CARD($away, form: "gen") }.
   *[no] { $who } ottaa { CARD($card, form: "gen") } ja panee kortin pakan alle.
}
event-left-turned = { $you ->
    [yes] Jätät { CARD($card, form: "gen") } pöydälle.
   *[no] { $who } jättää { CARD($card, form: "gen") } pöydälle.
}
event-turned-out-of-play = Jakaja ei osallistu jakoon, joten { CARD($card) } jää pois pelistä.
event-laid-away = { $you ->
    [yes] Panet pakan alle { CARD($card, form: "gen") }.
   *[no] { $who } panee kortin pakan alle.
}
event-asked-best = { $you ->
    [yes] Pyydät { asked-cards } pelaajalta { $partner }.
   *[no] { $who } pyytää pariltaan { asked-cards }.
}
# As an object of "pyytää".
asked-cards = { $n ->
    [one] parasta korttia
    [2] kahta parasta korttia
    [3] kolmea parasta korttia
    [4] neljää parasta korttia
    [5] viittä parasta korttia
   *[other] { $n } parasta korttia
}
event-no-best = { $you ->
    [yes] Et pyydä korttia.
   *[no] { $who } ei pyydä korttia.
}
event-gave = { $who } antaa kortin pelaajalle { $to }.
event-you-gave = Annat { CARD($card, form: "gen") } pelaajalle { $to }.
event-gave-you = { $who } antaa sinulle { CARD($card, form: "gen") }.
event-led = { $you ->
    [yes] Avaat { CARD($card, form: "ade") }.
   *[no] { $who } avaa { CARD($card, form: "ade") }.
}
# The first lead makes trump.
event-led-trump =
    { $you ->
        [yes] Avaat { CARD($card, form: "ade") }
       *[no] { $who } avaa { CARD($card, form: "ade") }
    }: { $suit ->
        [N] pelataan ilman valttia
       *[other] valttina on { SUIT($suit) }
    }.
event-played = { $you ->
    [yes] Pelaat { CARD($card, form: "gen") }.
   *[no] { $who } pelaa { CARD($card, form: "gen") }.
}
event-trick = { $you ->
    [yes] Voitat tikin: { CARD($card) }.
   *[no] { $who } voittaa tikin: { CARD($card) }.
}
event-looked = { $you ->
    [yes] Katsot korttisi.
   *[no] { $who } katsoo korttinsa.
}
event-got-kitty = { $you ->
    [yes] Saat kolme korttia kittystä.
   *[no] { $who } saa kolme korttia kittystä.
}
cards-of-kitty =
    { $n ->
        [one] yksi kortti
       *[other] { number } korttia
    }
event-took-widow =
    { $you ->
        [yes] Otat lesken: { cards-of-kitty }.
       *[no] { $who } ottaa lesken: { cards-of-kitty }.
    }
# A widow of one card, which the reader sees.
event-took-widow-card = Otat leskestä { CARD($card, form: "gen") }.
event-showed = { $you ->
    [yes] Näytät korttisi.
   *[no] { $who } näyttää korttinsa.
}
event-showed-kitty = Kitty näytetään.

## What one says: speech beside a name

say-pass = Passi
say-turn-down = Hylkään
say-order-up = Hyväksyn
say-order-up-alone = Hyväksyn, yksin
say-assist = Hyväksyn parilleni
say-assist-alone = Hyväksyn, yksin
say-take-up = Otan kortin
say-take-up-alone = Otan kortin, yksin
say-name = { SUIT($suit, form: "cap") }
say-name-alone = { SUIT($suit, form: "cap") }, yksin
say-alone = Yksin
say-not-alone = Parin kanssa
say-redeal = Uusi jako
say-go-under = Vaihdan kittystä
say-bid = { BID($bid, form: "cap") }
say-bid-in = { BID($bid, form: "cap") }, { SUIT($suit) }

## What one may do: labels

act-pass = Passaa
act-turn-down = Hylkää
act-order-up = Hyväksy
act-order-up-alone = Hyväksy, yksin
act-assist = Hyväksy parille
act-assist-alone = Hyväksy, yksin
act-take-up = Ota kortti
act-take-up-alone = Ota kortti, yksin
act-name = Nimeä { SUIT($suit) }
act-name-alone = Nimeä { SUIT($suit) }, yksin
act-go-alone = Pelaa yksin
act-not-alone = Pelaa parin kanssa
act-redeal = Näytä kortit, uusi jako
act-go-under = Vaihda kittystä
act-bid = Tarjoa { BID($bid) }
act-bid-in = Tarjoa { BID($bid) }, { SUIT($suit) }
act-call-partner = Kutsu { CARD($card) }
act-stay = Jää mukaan
act-drop-out = Jättäydy pois
act-take-over = Pelaa itse yksin
act-no-take-over = Jätä pelaajalle { $who }
act-defend-alone = Puolusta yksin
act-no-defend-alone = Puolusta yhdessä
act-jambone = Jambone: pelaa kortit näkyvillä
act-no-jambone = Pidä kortit piilossa
act-jamboree = Jamboree: näytä viisi suurinta valttia
act-no-jamboree = Jatka peliä
# A card of another hand, which lies face up.
act-play-exposed = Määrää { CARD($card) }
act-leave = Jätä pöydälle
act-no-best = Pidä korttisi
act-ask-best = Pyydä { asked-cards }
act-lay-away = Pane pakan alle { CARD($card) }
act-give = Anna { CARD($card) }
act-play = Pelaa { CARD($card) }

## What a choice will do

will-take = { $you ->
    [yes] Otat { CARD($card, form: "gen") } ja panet kortin pakan alle.
   *[no] { $who } ottaa { CARD($card, form: "gen") }.
}
will-may-take = { $you ->
    [yes] Saat ottaa { CARD($card, form: "gen") } jonkin korttisi tilalle.
   *[no] { $who } saa ottaa { CARD($card, form: "gen") }.
}
will-sit-out = { $who } ei osallistu jakoon. Kaikki { number } tikkiä tuovat { points-scored }.
will-sit-out-turned = { $who } ei osallistu jakoon, ja myös { CARD($card) } jää pois. Kaikki { number } tikkiä tuovat { points-scored }.
will-sit-out-side = Joukkuetoverisi eivät osallistu jakoon. Kaikki { number } tikkiä tuovat { points-scored }.
# Played alone where nobody has a partner to sit out.
will-take-all = Tarvitset kaikki { number } tikkiä: ne tuovat { points-scored }.
will-play-alone = Kaikki { number } tikkiä tuovat { points-scored }.
# A bid that is played alone. $times is what the bid is multiplied with, won or lost.
will-sit-out-bid = { $who } ei osallistu jakoon{ bid-times }.
will-sit-out-bid-side = Joukkuetoverisi eivät osallistu jakoon{ bid-times }.
bid-times =
    { $times ->
        [1] { "" }
        [2] , ja tarjous lasketaan kaksinkertaisena
       *[other] , ja tarjous lasketaan { $times }-kertaisena
    }
# What a bid asks for, and what it wins or costs.
# $need is none, all or some; $hand the tricks in a deal; $cards what the partner gives.
will-bid =
    { $need ->
        [none] Yhtään tikkiä ei saa ottaa
        [all] Tarvitaan kaikki { $hand } tikkiä
       *[some]
            { $n ->
                [one] Tarvitaan yksi tikki
               *[other] { $hand } tikistä tarvitaan { $n }
            }
    }{ $alone ->
        [yes] , yksin
       *[no] { "" }
    }{ $cards ->
        [0] { "" }
        [one] , ja ensin vaihdetaan parin kanssa yksi kortti
       *[other] , ja ensin vaihdetaan parin kanssa { $cards } korttia
    }. { bid-pays }
# $pay: tricks (a point for each), figure (a number if made), stakes (paid by each opponent),
# winners (to the makers or to the others), each (each trick counts for its own seat).
bid-pays =
    { $pay ->
        [tricks] Onnistunut tarjous tuo pisteen tikistä{ bid-bonus }, kaatunut vie { $lose }.
        [stakes] Onnistuneesta kukin vastustaja maksaa { $win }, kaatuneesta maksat kullekin { $lose }.
        [winners] Onnistunut tarjous tuo { $win }, kaatuneesta muut saavat saman verran.
        [each] Onnistuneessa jokainen tikkisi on piste, kaatunut vie { $lose }.
       *[figure] Onnistunut tarjous tuo { $win }, kaatunut vie { $lose }.
    }
bid-bonus =
    { $bonus ->
        [0] { "" }
       *[other] { " " }ja lisäksi { $bonus }
    }
will-turn-down = Seuraa toinen kierros, jolla ei saa nimetä { SUIT($suit, form: "part") }.
will-pass-out = Kukaan ei saa pisteitä, ja seuraavaksi jakaa { $who }.
will-pass-out-again = Kukaan ei saa pisteitä, ja jaat uudelleen.
will-pass-out-dealer = Kukaan ei saa pisteitä, ja { $who } jakaa uudelleen.
will-show-joker = Sen, jolla on jokeri, on näytettävä se, ja hänen tarjouksensa on { BID($bid) }.
will-pay = Vastustajat saavat 1 pisteen.
will-no-trump = Jako pelataan valtittomana, ilman pelinviejää.
will-redeal = { $you ->
    [yes] Kaikki näkevät korttisi, ja jaat uudelleen.
   *[no] Kaikki näkevät korttisi, ja { $who } jakaa uudelleen.
}
will-go-under = Kaikki näkevät korttisi, ja vaihdat niistä kolme kittyn kortteihin.
will-take-over = { $who } ei osallistu jakoon, vaan pelaat itse.
will-defend-alone = { $who } ei osallistu jakoon. Euchre tuo { points-scored }.
will-jambone = Kaikki näkevät korttisi, ja vastustaja sanoo, mikä niistä pelataan. Kaikki { number } tikkiä tuovat { points-scored }.
will-jamboree = Jako päättyy, ja saat { points-scored }.
will-leave = Kortti jää pois pelistä, ja kätesi pysyy ennallaan.
will-stay = Jokainen tikki tuo pisteen; ilman tikkiä menetät { points-scored }.
will-drop-out = Tässä jaossa et saa etkä menetä mitään.
will-ask-first = Panet { cards-away } pakan alle, ja { $who } antaa sinulle { $n ->
    [one] tilalle kortin
   *[other] yhtä monta
}.
will-ask-then = { $who } antaa sinulle { $n ->
    [one] parhaan kortin, ja panet kortin pakan alle
   *[other] { number } parasta korttia, ja panet yhtä monta pakan alle
}.
# As an object of a statement.
cards-away = { $n ->
    [one] kortin
   *[other] { number } korttia
}

## What to do now: the sentence above the hand

prompt-round-one = Käännetty kortti: { CARD($card) }. Hyväksytkö valtiksi { SUIT($suit, form: "gen") }?
prompt-must-take-up = Käteen on otettava { CARD($card) }.
prompt-round-two = Nimeä valtiksi muu maa kuin { SUIT($suit) } tai passaa.
prompt-must-name = Sinun on nimettävä valtiksi muu maa kuin { SUIT($suit) }.
prompt-bid = Tarjoa tai passaa.
prompt-bid-over = { $who } tarjosi { BID($bid, form: "gen") }: tarjoa enemmän tai passaa.
prompt-bid-over-in = { $who } tarjosi { BID($bid, form: "gen") } { SUIT($suit, form: "with") }: tarjoa enemmän tai passaa.
prompt-must-bid = Kaikki muut ovat passanneet: sinun on tarjottava.
prompt-name-trump = Tarjouksesi on { BID($bid) }: nimeä valtti.
prompt-joker = Kaikki ovat passanneet: seuraavaksi näytetään jokeri.
prompt-call-partner = Kutsu kortti: se, jolla kortti on, on parisi.
prompt-stay = { $who } valitsi { SUIT($suit, form: "call") }. Jäätkö mukaan?
prompt-stay-bid = { $who } tarjosi { BID($bid, form: "gen") } { SUIT($suit, form: "with") }. Jäätkö mukaan?
prompt-blind = Esiin kääntyi Benny: nimeä valtti ennen kuin katsot korttisi.
prompt-blind-alone = Nimesit { SUIT($suit, form: "call") }. Pelaatko yksin?
prompt-under = Vaihda kittyyn { $n ->
    [one] yksi kortti
   *[other] { number } korttia
}.
prompt-take-over = { $who } pelaa yksin. Otatko yksinpelin itsellesi?
prompt-defend-alone = { $who } pelaa { SUIT($suit, form: "with") }. Puolustatko yksin?
prompt-jambone = Pelaat yksin. Kortit näkyvillä?
prompt-jamboree = { $holds ->
    [yes] Sinulla on viisi suurinta valttia: näytä ne tai jatka peliä.
   *[no] Sinulla ei ole viittä suurinta valttia: jatka peliä.
}
prompt-maker-shows = Seuraavaksi näytetään pelinviejän kortit.
prompt-play-exposed = Mikä näkyvistä korteista pelataan ({ $who })? Sinä sanot sen.
prompt-pick-up = Otat { CARD($card, form: "gen") }: valitse kortti, jonka panet pakan alle.
prompt-pick-up-optional = Valitse kortti pakan alle ja ota tilalle { CARD($card) }, tai jätä se pöydälle.
prompt-ask-best = Pyydätkö { asked-cards } pelaajalta { $who }?
prompt-lay-away = Pane pakan alle { $n ->
    [one] yksi kortti
   *[other] { number } korttia
}.
prompt-give = Anna pelaajalle { $who } { $n ->
    [one] paras korttisi
   *[other] { number } parasta korttiasi
}.
prompt-lead = Sinä avaat: pelaa mikä kortti tahansa.
prompt-lead-trump = Sinä avaat: korttisi maasta tulee valtti.
prompt-follow = Tunnusta maata: pelaa { SUIT($suit, form: "part") }.
prompt-no-suit = Sinulla ei ole { SUIT($suit, form: "part") }: pelaa mikä kortti tahansa.
prompt-any = Pelaa mikä kortti tahansa.
prompt-last = Pelaa viimeinen korttisi.
prompt-waiting = Vuorossa on { $who }.
prompt-dealing = Seuraavaksi jaetaan kortit.
prompt-deal-over = Jako on ohi.
prompt-game-over = Peli on ohi.
prompt-match-over = Ottelu on ohi.

# A second, smaller line.
hint-only = Vain { CARD($card) } tunnustaa maata.
hint-left = Huomaa: { CARD($card) } on left bower, joten se lasketaan { SUIT($suit, form: "one") }.
hint-benny = Huomaa: { CARD($card) } on Benny, joten se lasketaan { SUIT($suit, form: "one") }.
hint-benny-no-trump = Valtittomassa Benny on ainoa valtti.
hint-stuck = Kaikki ovat passanneet kahdesti, joten jakaja ei saa passata.
hint-only-alone = Parisi jakoi, joten voit hyväksyä vain pelaamalla yksin.
hint-natural = Kädessäsi ei ole aitoa { SUIT($suit, form: "part") }, joten et voi hyväksyä.
hint-natural-names = Voit nimetä vain maan, josta kädessäsi on aito kortti.
# How bids are paid in this game.
hint-bids =
    { $pay ->
        [tricks] Onnistunut tarjous tuo pisteen tikistä{ bid-bonus }, kaatunut menetetään. Muut saavat aina pisteen tikistään.
        [flat] Onnistunut tarjous tuo pisteen tikistä{ bid-bonus }, kaatunut vie { $lose }. Muut saavat aina pisteen tikistään.
        [least] Onnistunut tarjous tuo pisteen tikistä{ bid-bonus }, kaatunut vie { $lose } tai enemmän. Muut saavat aina pisteen tikistään.
        [stakes] Onnistuneesta tarjouksesta kukin vastustaja maksaa, kaatuneesta maksetaan kullekin.
        [winners] Onnistuneen tarjouksen pisteet saa pelinviejän puoli, kaatuneen muut.
        [each] Jokainen tikki tuo ottajalleen pisteen; kaatunut tarjous vie { $lose }.
       *[figure] Onnistunut tarjous tuo tarjouksen verran, kaatunut vie sen; muut eivät saa pisteitä.
    }
hint-call-partner = Sen tietää vain hän, jolla kortti on. Jos se ei ole kenelläkään muulla, pelaat yksin.
# The reader holds the card that was called.
hint-secret-partner = Kädessäsi on { CARD($card) }: olet pelaajan { $who } pari, ja vain sinä tiedät sen.
hint-misere =
    Yhtään tikkiä ei saa ottaa: { $you ->
        [yes] häviä jokainen.
       *[no] { $who } häviää, jos saa yhdenkin.
    }

## Who made trump, and how

made-ordered = { $you ->
    [yes] Hyväksyit kortin{ call-alone }
   *[no] { $who } hyväksyi kortin{ call-alone }
}
made-assisted = { $you ->
    [yes] Hyväksyit kortin{ $alone ->
        [yes] , yksin
       *[no] {" "}parillesi
    }
   *[no] { $who } hyväksyi kortin{ $alone ->
        [yes] , yksin
       *[no] {" "}parilleen
    }
}
made-took-up = { $you ->
    [yes] Hyväksyit kortin itsellesi{ call-alone }
   *[no] { $who } hyväksyi kortin itselleen{ call-alone }
}
made-named = { $you ->
    [yes] Nimesit valtin{ call-alone }
   *[no] { $who } nimesi valtin{ call-alone }
}
made-blind = { $you ->
    [yes] Nimesit valtin katsomatta kortteja{ call-alone }
   *[no] { $who } nimesi valtin katsomatta kortteja{ call-alone }
}
made-took-over = { $you ->
    [yes] Otit yksinpelin itsellesi
   *[no] { $who } otti yksinpelin itselleen
}
made-bid =
    { $you ->
        [yes] Tarjosit { BID($bid, form: "gen") }{ call-alone }
       *[no] { $who } tarjosi { BID($bid, form: "gen") }{ call-alone }
    }
made-bid-forced =
    { $you ->
        [yes] Jouduit tarjoamaan { BID($bid, form: "gen") }{ call-alone }
       *[no] { $who } joutui tarjoamaan { BID($bid, form: "gen") }{ call-alone }
    }
made-nobody = Kaikki passasivat: pelinviejää ei ole
made-turned = Käännetty kortti ratkaisi valtin: pelinviejää ei ole

# The card that was called for a partner, and who that is as far as the reader knows.
partner-unknown = Kutsuttu: { CARD($card) }, pari ei tiedossa
partner-you = Kutsuttu: { CARD($card) }, pari olet sinä
partner-known = Kutsuttu: { CARD($card) }, pari on { $who }
partner-none = Kutsuttu: { CARD($card) }, ei paria

# Below a player's name. $dealer is "yes" for the dealer.
role-dealer = jakaja
role-partner = pari
role-sits-out = ei osallistu
role-defends-alone = { role-dealer-too }puolustaa yksin
role-named = { role-dealer-too }nimesi { SUIT($suit, form: "gen") }{ call-alone }
role-ordered = { role-dealer-too }hyväksyi { SUIT($suit, form: "gen") }{ call-alone }
role-assisted = { role-dealer-too }hyväksyi { SUIT($suit, form: "gen") }{ call-alone }
role-took-up = { role-dealer-too }hyväksyi { SUIT($suit, form: "gen") }{ call-alone }
role-took-over = { role-dealer-too }yksin { SUIT($suit, form: "with") }
role-deals-only = jakaa, ei pelaa
role-dropped-out = jättäytyi pois
role-maker-partner = { role-dealer-too }pelinviejän pari
role-bid = { role-dealer-too }tarjosi { BID($bid, form: "gen") }{ call-alone }
role-bid-in = { role-dealer-too }tarjosi { BID($bid, form: "gen") } { SUIT($suit, form: "with") }{ call-alone }
role-dealer-too = { $dealer ->
    [yes] jakaja ·{" "}
   *[no] {""}
}

## The result of a deal
#
# $makers is us, them, or other (the reader plays for neither side).

result-made = { $makers ->
    [them] Vastustajien peli onnistui: { tricks-taken }
   *[other] Peli onnistui: { tricks-taken }
}
result-march = { $makers ->
    [them] Vastustajien march: kaikki { number } tikkiä
   *[other] March: kaikki { number } tikkiä
}
result-lone-made = { $makers ->
    [them] Vastustajan yksinpeli onnistui: { tricks-taken }
   *[other] Yksinpeli onnistui: { tricks-taken }
}
result-lone-march = { $makers ->
    [them] Vastustajan march yksin: kaikki { number } tikkiä
   *[other] March yksin: kaikki { number } tikkiä
}
# Alone, with the cards face up.
result-jambone = { $makers ->
    [them] Vastustajan jambone: kaikki { number } tikkiä kortit näkyvillä
   *[other] Jambone: kaikki { number } tikkiä kortit näkyvillä
}
result-jamboree = { $makers ->
    [them] Vastustajan jamboree: viisi suurinta valttia
   *[other] Jamboree: viisi suurinta valttia
}
result-short = Kolme tikkiä ei riitä: ei pisteitä
result-fast-break = Fast break: ei pisteitä
result-euchre = { $makers ->
    [us] Euchrattu: vastustajat pysäyttivät pelisi
    [them] Euchre: pysäytit vastustajat
   *[other] Euchre: pelinviejä pysäytettiin
}
result-lone-euchre = { $makers ->
    [us] Euchrattu: vastustajat pysäyttivät yksinpelin
    [them] Euchre: pysäytit yksinpelin
   *[other] Euchre: yksinpeli pysäytettiin
}
result-super-euchre = { $makers ->
    [us] Euchrattu ilman tikkiäkään
    [them] Euchre: vastustajat jäivät ilman tikkiä
   *[other] Euchre: pelinviejä jäi ilman tikkiä
}
result-lone-defence = { $makers ->
    [us] Euchrattu: vastustaja puolusti yksin
    [them] Euchre yksin puolustaen: pysäytit vastustajat
   *[other] Euchre yksin puolustaen
}
result-lone-defence-march = { $makers ->
    [us] Euchrattu ilman tikkiäkään: vastustaja puolusti yksin
    [them] Euchre yksin puolustaen: vastustajat jäivät ilman tikkiä
   *[other] Euchre yksin puolustaen: pelinviejä jäi ilman tikkiä
}
result-no-maker = { $winners ->
    [us] Valtiton: sait enemmän tikkejä
    [them] Valtiton: vastustajat saivat enemmän tikkejä
   *[other] Valtiton: pelinviejää ei ollut
}
result-no-maker-march = { $winners ->
    [us] Valtiton: sait kaikki tikit
    [them] Valtiton: vastustajat saivat kaikki tikit
   *[other] Valtiton: kaikki tikit yhdelle puolelle
}
# Played without a maker because the turned card made trump.
result-fixed =
    { $winners ->
        [us] Sait enemmän tikkejä
        [them] Vastustajat saivat enemmän tikkejä
       *[other] Pelinviejää ei ollut
    }
result-fixed-march =
    { $winners ->
        [us] Sait kaikki tikit
        [them] Vastustajat saivat kaikki tikit
       *[other] Kaikki tikit yhdelle puolelle
    }
result-counted = Pelinviejää ei ollut: jokainen tikki on piste
result-dropped-out = Kaikki muut jättäytyivät pois
# A bid, as in "4" or "nap".
result-bid-made =
    { $makers ->
        [them] Vastustajien tarjous { BID($bid) } onnistui: { tricks-taken }
       *[other] Tarjous { BID($bid) } onnistui: { tricks-taken }
    }
result-bid-lost =
    { $makers ->
        [them] Kaadoit tarjouksen { BID($bid) }: { tricks-taken }
       *[other] Tarjous { BID($bid) } kaatui: { tricks-taken }
    }
result-passed-out = Kaikki passasivat: ei pisteitä
result-thrown-in = Uusi jako: sama jakaja jakaa uudelleen
result-benny-turned = Esiin kääntyi Benny: sama jakaja jakaa uudelleen
result-forfeited = { $you ->
    [yes] Passasit jakajana ja maksoit pisteen
   *[no] Jakaja passasi ja maksoi pisteen
}

# Who the makers are: alone or with partners, with or without the reader.
makers = { $kind ->
    [you] Sinä
    [you-pair] Sinä ja { $partner }
    [you-side] Sinä ja joukkuetoverisi
    [pair] { $who } ja { $partner }
    [side] { $who } ja joukkuetoverit
   *[one] { $who }
}
why-played = { $kind ->
    [you] { makers } valitsit { SUIT($suit, form: "call") } { $n ->
        [0] etkä saanut
       *[other] ja sait
    }
    [you-pair] { makers } valitsitte { SUIT($suit, form: "call") } { $n ->
        [0] ettekä saaneet
       *[other] ja saitte
    }
    [you-side] { makers } valitsitte { SUIT($suit, form: "call") } { $n ->
        [0] ettekä saaneet
       *[other] ja saitte
    }
    [pair] { makers } valitsivat { SUIT($suit, form: "call") } { $n ->
        [0] eivätkä saaneet
       *[other] ja saivat
    }
    [side] { makers } valitsivat { SUIT($suit, form: "call") } { $n ->
        [0] eivätkä saaneet
       *[other] ja saivat
    }
   *[one] { makers } valitsi { SUIT($suit, form: "call") } { $n ->
        [0] eikä saanut
       *[other] ja sai
    }
} { $n ->
    [0] yhtään tikkiä
    [one] yhden tikin
   *[other] { number } tikkiä
}.
why-jamboree = Valtti oli { SUIT($suit) }, ja sen viisi suurinta olivat samassa kädessä: { makers }.
# $suit is none where no card was led that made trump.
why-bid =
    { makers }: tarjous { BID($bid) }{ $suit ->
        [none] { "" }
       *[other] { " " }{ SUIT($suit, form: "with") }
    }, { tricks-taken }.
why-bid-dropped = { makers }: tarjous { BID($bid) } { SUIT($suit, form: "with") }. Kaikki muut jättäytyivät pois.
why-dropped =
    { $kind ->
        [you] { makers } valitsit { SUIT($suit, form: "call") }
       *[one] { makers } valitsi { SUIT($suit, form: "call") }
    }, ja kaikki muut jättäytyivät pois.
why-counted = { $suit ->
    [N] Kukaan ei valinnut valttia, joten jako pelattiin valtittomana.
   *[other] { SUIT($suit, form: "cap") } kääntyi esiin, joten valttia ei valittu.
}
why-no-maker = { makers }: { tricks-taken }.
why-equal = Tikit menivät tasan, kummallekin { tricks-taken }.
why-passed-out = { $you ->
    [yes] Kukaan ei valinnut valttia. Seuraavaksi jaat sinä.
   *[no] Kukaan ei valinnut valttia. Seuraavaksi jakaa { $who }.
}
why-thrown-in = { $you ->
    [yes] Näytit korttisi ja vaadit uuden jaon.
   *[no] { $who } näytti korttinsa ja vaati uuden jaon.
}
why-benny-turned = Tämän pöydän säännöillä kortit jaetaan silloin uudelleen.
why-forfeited = { $you ->
    [yes] Kukaan ei valinnut valttia, ja passasit viimeisenä.
   *[no] Kukaan ei valinnut valttia, ja { $who } passasi viimeisenä.
}

# Points of a deal, to one side or to each of several players.
score-points = { $side ->
    [us] Saat { points-scored }.
    [them] Vastustajat saavat { points-scored }.
    [pair] { $who } ja { $partner } saavat { points-scored }.
    [side] { $who } ja joukkuetoverit saavat { points-scored }.
   *[one] { $who } saa { points-scored }.
}
score-points-lost =
    { $side ->
        [us] Menetät { points-scored }.
        [them] Vastustajat menettävät { points-scored }.
        [pair] { $who } ja { $partner } menettävät { points-scored }.
        [side] { $who } ja joukkuetoverit menettävät { points-scored }.
       *[one] { $who } menettää { points-scored }.
    }
# Stakes: the maker settles with each of the others.
score-stakes-won =
    { $you ->
        [yes] Kukin muista maksaa sinulle { points-scored }.
       *[no] Kukin muista maksaa { points-scored } pelaajalle { $who }.
    }
score-stakes-lost =
    { $you ->
        [yes] Maksat kullekin muista { points-scored }.
       *[no] { $who } maksaa kullekin muista { points-scored }.
    }
score-two = Me { $us }, he { $them }.
score-one = { $you ->
    [yes] Sinä: { $n }
   *[no] { $who }: { $n }
}
score-pair = { $who } ja { $partner }: { $n }
score-side = { $who } ja joukkuetoverit: { $n }
# Where scores run down: what is still to go.
score-two-left = Jäljellä: me { $us }, he { $them }.
score-one-left =
    { $you ->
        [yes] Sinä: jäljellä { $n }
       *[no] { $who }: jäljellä { $n }
    }
score-pair-left = { $who } ja { $partner }: jäljellä { $n }
score-side-left = { $who } ja joukkuetoverit: jäljellä { $n }
score-pool = Potissa: { $n }

## The end of a game

over-won = { $match ->
    [yes] Voitit ottelun
   *[no] Voitit pelin
}
over-lost = { $match ->
    [yes] Vastustajat voittivat ottelun
   *[no] Vastustajat voittivat pelin
}
over-other = { $match ->
    [yes] { $who } voitti ottelun
   *[no] { $who } voitti pelin
}
over-pair = { $match ->
    [yes] { $who } ja { $partner } voittivat ottelun
   *[no] { $who } ja { $partner } voittivat pelin
}
over-side = { $match ->
    [yes] { $who } ja joukkuetoverit voittivat ottelun
   *[no] { $who } ja joukkuetoverit voittivat pelin
}
over-drawn = Peli päättyi tasan
why-over-target = Pisteet ovat { $first }–{ $second }; pelattiin { $target } pisteeseen.
why-over-score = Pisteet ovat { $first }–{ $second }.
why-over-leader = Voittajalla on { $first ->
    [one] 1 piste
   *[other] { $first } pistettä
}.
why-over-deals =
    Peli päättyy { $n ->
        [one] yhden jaon
       *[other] { $n } jaon
    } jälkeen; voittajalla on { $first ->
        [one] 1 piste
       *[other] { $first } pistettä
    }.
why-over-deals-left =
    Peli päättyy { $n ->
        [one] yhden jaon
       *[other] { $n } jaon
    } jälkeen; voittajalla on jäljellä { $left ->
        [one] 1 piste
       *[other] { $left } pistettä
    }.
why-over-count-down = Voittajan pisteet laskivat: alussa { $n }, nyt { $left }.
why-over-lone-march = March yksin voittaa pelin.
why-over-drawn = Pisteet ovat tasan { $n ->
    [one] yhden jaon
   *[other] { $n } jaon
} jälkeen.
why-over-mercy = Yksi pistetilanne on { $n ->
    [one] yhden pisteen
   *[other] { $n } pistettä
} lähtötilanteesta jäljessä.

# Who owns a score: the reader's side, the other, a player, a pair, a larger side.
owner = { $side ->
    [us] Sinulla on
    [them] Vastustajilla on
    [pair] Pelaajilla { $who } ja { $partner } on
    [side] Pelaajan { $who } joukkueella on
   *[one] Pelaajalla { $who } on
}
note-token = { owner } poletti neljästä tikistä{ $n ->
    [4] , jo neljäs: siitä saa 1 pisteen
   *[other] {" "}({ $n }/4)
}.
note-slam = Häviäjillä ei ole pisteitä, joten peli lasketaan kahdeksi.
note-laps = { $points ->
    [one] Tavoitteen ylittävä piste siirtyy seuraavaan peliin.
   *[other] Tavoitteen ylittävät { $points } pistettä siirtyvät seuraavaan peliin.
}
note-rubber = { owner } { $points ->
    [one] 1 robberipiste
   *[other] { $points } robberipistettä
}.
note-games = { owner } { $n ->
    [one] yksi voitettu peli
   *[other] { number } voitettua peliä
}.
note-no-partner =
    Kenelläkään muulla ei ollut { CARD($card, form: "part") }, joten { $you ->
        [yes] pelasit yksin.
       *[no] { $who } pelasi yksin.
    }
note-pool = Kukin maksoi pottiin { $n }; siinä on nyt { $pool }.
# The game is over; what is left in the pool goes back to all.
note-pool-shared = Kukin maksoi pottiin { $n } ja sai pelin lopussa siitä takaisin { points-scored }.
note-pool-won =
    { $you ->
        [yes] Saat potista { points-scored }.
       *[no] { $who } saa potista { points-scored }.
    }
note-must-earn = Tavoite on saavutettu, mutta pelin voi voittaa vain jaossa, jossa itse onnistuu tarjouksessaan tai kaataa toisen tarjouksen.

## Refusals: an action that is not legal now

refused-not-your-turn = { $you ->
    [yes] On sinun vuorosi.
   *[no] Vuorossa on { $who }, et sinä.
}
refused-waiting-for-deal = Kortit on ensin jaettava.
refused-match-over = Ottelu on ohi.
refused-not-now = Sitä ei voi tehdä nyt.
refused-follow = Avausmaa on { SUIT($suit) }: { CARD($card) } ei käy, pelaa { SUIT($suit, form: "part") }.
refused-follow-left-bower = Avausmaa on { SUIT($suit) }, ja { CARD($card) } lasketaan { SUIT($suit, form: "one") }.
refused-not-held = Kädessäsi ei ole { CARD($card, form: "part") }.
refused-only-lowly = Kittyn kortteihin vaihdetaan vain sotamiestä pienempiä kortteja: { CARD($card) } ei käy.
refused-dealer-must-name = Kaikki ovat passanneet kahdesti, joten jakajan on nimettävä maa.
refused-must-take-up = Esiin kääntyi sotamies, joten jakajan on otettava { CARD($card) }.
refused-turned-down = Käännetyn kortin maa, { SUIT($suit) }, on hylätty, eikä sitä voi nimetä.
refused-no-trump = Tässä pelissä ei voi nimetä valtitonta.
refused-only-alone = Parisi jakoi, joten voit hyväksyä käännetyn kortin vain pelaamalla yksin.
refused-not-alone = Tässä pelissä ei saa pelata yksin.
refused-natural-trump = Jotta valtiksi tulee { SUIT($suit) }, kädessäsi on oltava aitoa { SUIT($suit, form: "part") }.
refused-turned-card-stays = Juuri otettua korttia ei saa panna pakan alle: { CARD($card) } jää käteen.
refused-hand-not-poor = Kätesi ei ole siihen tarpeeksi huono, tai on jo liian myöhäistä.
refused-no-jamboree = Sinulla ei ole viittä suurinta valttia.
refused-exposed-not-there = Näkyvissä korteissa ei ole { CARD($card, form: "part") }.
refused-exposed-follow = Avausmaa on { SUIT($suit) }: { CARD($card) } ei käy, näkyvistä korteista pelataan { SUIT($suit, form: "part") }.
refused-must-bid = Kaikki muut ovat passanneet, joten sinun on tarjottava.
refused-bid-too-low = Tarjouksen on oltava edellistä korkeampi.
refused-no-such-bid = Sellaista tarjousta ei tässä pelissä ole.
refused-over-last-only = Sen voi tarjota vain juuri sitä alemman tarjouksen päälle.
refused-bid-needs-trump = Sano tarjouksen mukana valtti, esimerkiksi 6 pata.
refused-bid-without-trump = Tämän tarjouksen mukana ei sanota valttia.
refused-call-plain-card = Et voi kutsua { CARD($card, form: "part") }: tässä pelissä pari kutsutaan muulla kortilla, ei koskaan valtilla.
