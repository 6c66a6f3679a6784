### Sääntölehti peleistä, joissa tarjotaan: tarjoukset ja niiden pisteet.

## The auction

sheet-bids-once = Jakajan vasemmalta alkaen kullakin on yksi vuoro tarjota tai passata. Tarjouksen on oltava edellistä korkeampi; korkeimman tarjouksen tehnyt on pelinviejä.
sheet-bids-twice = Jakajan vasemmalta alkaen kukin vuorollaan tarjoaa tai passaa, enintään kahdesti. Tarjouksen on oltava edellistä korkeampi; korkeimman tarjouksen tehnyt on pelinviejä. Omaa tarjoustaan ei voi korottaa.
sheet-bids-until_passed = Jakajan vasemmalta alkaen kukin vuorollaan tarjoaa tai passaa, kierros toisensa jälkeen, kunnes kaikki muut ovat passanneet korkeimman tarjouksen jälkeen. Passannut saa myöhemmin vielä tarjota. Tarjouksen on oltava edellistä korkeampi; korkeimman tarjouksen tehnyt on pelinviejä.
sheet-bids-pass_is_out = Jakajan vasemmalta alkaen kukin vuorollaan tarjoaa tai passaa, kierros toisensa jälkeen, kunnes kaikki muut ovat passanneet. Passannut ei saa enää tarjota. Tarjouksen on oltava edellistä korkeampi; korkeimman tarjouksen tehnyt on pelinviejä.
sheet-bids-dealer-out = Jakaja, jolla ei ole kortteja, ei tarjoa.
# $bids is the list of bids; $paired: whether partners take tricks together
sheet-bids-ladder =
    { $paired ->
        [yes] Tarjoukset alimmasta ylimpään: { $bids }. Luku kertoo, montako tikkiä tarjoajan joukkue lupaa ottaa.
       *[no] Tarjoukset alimmasta ylimpään: { $bids }. Luku kertoo, montako tikkiä tarjoaja lupaa ottaa.
    }
sheet-bid-misere = { BID($bid, form: "cap") }: ei yhtään tikkiä.
# $every: whether these are all the tricks of a deal
sheet-tricks-bid =
    { $every ->
        [yes] kaikki { sheet-tricks }
       *[no]
            { $n ->
                [0] ei yhtään tikkiä
               *[other] { sheet-tricks }
            }
    }
# $higher: whether the bid below asks for as many
sheet-bid-tricks =
    { BID($bid, form: "cap") }: { sheet-tricks-bid }{ $higher ->
        [yes] , suuremmalla panoksella.
       *[no] .
    }
# Played alone; $others partners sit out, $cards cards come from the partner.
sheet-bid-alone =
    { BID($bid, form: "cap") }: { sheet-tricks-bid } yksin; { $others ->
        [one] pari laskee korttinsa pöydälle eikä osallistu jakoon
       *[other] joukkuetoverit laskevat korttinsa pöydälle eivätkä osallistu jakoon
    }{ $cards ->
        [0] .
        [one] . Ensin pelinviejä vaihtaa parinsa kanssa yhden kortin.
       *[other] . Ensin pelinviejä vaihtaa parinsa kanssa { $cards } korttia.
    }
sheet-bid-over-last = { BID($bid, form: "cap") } on sallittu vain, kun edellinen tarjous on { BID($last) }.
sheet-bids-trump-after = Kun tarjoaminen on ohi, pelinviejä nimeää valttimaan.
sheet-bids-trump-with_bid = Jokaisen tarjouksen mukana sanotaan myös valttimaa. Maat ovat samanarvoisia: vain luku tai nimi tekee tarjouksesta korkeamman.
sheet-bids-trump-first_lead = Valttia ei nimetä: valtti on maa, jolla pelinviejä ensin avaa.
sheet-bids-no-trump = Maan sijasta saa nimetä valtittoman.
sheet-bids-no-trump-low = Maan sijasta saa nimetä valtittoman, tavallisen tai matalan.
# $below: whether the forced bid is lower than all others
sheet-bids-forced-dealer =
    { $below ->
        [yes] Jos kaikki muut passaavat, jakajan on tarjottava; silloin riittää { $n }, jota kukaan muu ei voi tarjota.
       *[no] Jos kaikki muut passaavat, jakajan on tarjottava: { $n } tai enemmän.
    }
sheet-bids-forced-joker = Jos kaikki passaavat, sen, jolla on Benny, on näytettävä se, ja hänen tarjouksensa on { $n }.
sheet-bids-joker-hidden-next_dealer = Jos Benny ei ole kenelläkään, kukaan ei saa pisteitä, ja seuraava pelaaja jakaa.
sheet-bids-joker-hidden-same_dealer = Jos Benny ei ole kenelläkään, kukaan ei saa pisteitä, ja sama jakaja jakaa uudelleen.
sheet-bids-passed-out-next_dealer = Jos kaikki passaavat, kukaan ei saa pisteitä, ja seuraava pelaaja jakaa.
sheet-bids-passed-out-same_dealer = Jos kaikki passaavat, kukaan ei saa pisteitä, ja sama jakaja jakaa uudelleen.
# $n partners of a player
sheet-bids-alone =
    { $n ->
        [one] Valttia nimetessään pelinviejä saa ilmoittaa pelaavansa yksin. Silloin pari laskee korttinsa pöydälle kuvapuoli alaspäin eikä osallistu jakoon.
       *[other] Valttia nimetessään pelinviejä saa ilmoittaa pelaavansa yksin. Silloin joukkuetoverit laskevat korttinsa pöydälle kuvapuoli alaspäin eivätkä osallistu jakoon.
    }
# A hand without a card of the turned suit may be thrown in.
sheet-bids-benny-turned = Jos käännetty kortti on Benny, se lasketaan { SUIT($suit, form: "one") }.
sheet-words-bid = kun tarjoaa
sheet-words-bid-no-trump = kun tarjoaa valtitonta
sheet-words-name = pelinviejä, kun nimeää valtin
sheet-words-name-no-trump = pelinviejä, kun pelaa valtitonta
sheet-says-bid = ”{ BID($bid, form: "cap") }”
sheet-says-bid-in = ”{ BID($bid, form: "cap") }, pata”
sheet-says-bid-no-trump = ”{ BID($bid, form: "cap") }, valtiton”
sheet-says-bid-low = ”{ BID($bid, form: "cap") }, valtiton” tai ”matala valtiton”

## Before the first lead

sheet-bid-best-discard = Pelinviejä, jonka tarjous tuo kortteja parilta, panee ensin yhtä monta pois kuvapuoli alaspäin; sitten pari antaa parhaansa niiden tilalle.
sheet-bid-best-receive = Pelinviejä, jonka tarjous tuo kortteja parilta, saa ensin parin parhaat ja panee sitten yhtä monta pois kuvapuoli alaspäin.

## Points

sheet-bid-column = Tarjous
sheet-tricks-column = Tikkejä
sheet-made-column = Onnistui
sheet-failed-column = Kaatui
# Stakes: what each opponent pays, and is paid
sheet-made-from-each = Onnistui, kultakin
sheet-failed-to-each = Kaatui, kullekin
sheet-made-to-makers = Onnistui, pelinviejälle
sheet-failed-to-others = Kaatui, muille
sheet-bid = { BID($bid, form: "cap") }
sheet-forced-bid = { BID($bid, form: "cap") }, pakkotarjous
sheet-bids-from-to = { $low }–{ $high }
sheet-as-many-tricks = yhtä monta
sheet-none-of-the-tricks = ei yhtään
# $bonus points above the tricks
sheet-point-a-trick =
    { $bonus ->
        [0] 1 tikistä
       *[other] 1 tikistä ja { $bonus } lisää
    }
# In these, $bid is "yes" where several bids stand in a row, so that no one number can be said.
sheet-lost =
    { $bid ->
        [yes] miinus tarjous
       *[no] −{ $n }
    }
sheet-figure =
    { $bid ->
        [yes] tarjous
       *[no] { $n }
    }
# $kind: two fixed sides; a called partner; or each with a score of their own
sheet-pay-tricks =
    { $kind ->
        [sides] Pelinviejän joukkue saa pisteet taulukon mukaan. Puolustus saa aina pisteen kustakin tikistään.
        [called] Pelinviejä ja hänen parinsa saavat pisteet taulukon mukaan, kumpikin yhtä paljon. Kukin muista saa aina pisteen jokaisesta omasta tikistään.
       *[each] Pelinviejä saa pisteet taulukon mukaan. Kukin muista saa aina pisteen jokaisesta omasta tikistään.
    }
sheet-pay-stakes = Vain tarjous maksetaan: jos se onnistuu, kukin vastustaja maksaa pelinviejälle, ja jos se kaatuu, pelinviejä maksaa kullekin. Tarjouksen ylittävät tikit eivät tuo mitään.
sheet-pay-maker_only =
    { $kind ->
        [sides] Vain tarjous lasketaan, ja vain pelinviejän joukkueelle. Tarjouksen ylittävät tikit eivät tuo mitään, eikä puolustus saa koskaan pisteitä.
       *[each] Vain tarjous lasketaan, ja vain pelinviejälle. Tarjouksen ylittävät tikit eivät tuo mitään, eivätkä muut saa koskaan pisteitä.
    }
sheet-pay-winners =
    { $kind ->
        [sides] Vain tarjous lasketaan: sen pisteet saa onnistuneesta tarjouksesta pelinviejän joukkue, muuten puolustus. Tarjouksen ylittävät tikit eivät tuo mitään.
        [called] Vain tarjous lasketaan: sen pisteet saavat onnistuneesta tarjouksesta pelinviejä ja hänen parinsa kumpikin, muuten kukin muista. Tarjouksen ylittävät tikit eivät tuo mitään.
       *[each] Vain tarjous lasketaan: sen pisteet saa onnistuneesta tarjouksesta pelinviejä, muuten kukin muista. Tarjouksen ylittävät tikit eivät tuo mitään.
    }
sheet-lone-factor =
    { $n ->
        [2] Jos pelinviejä päätti pelata yksin, hänen joukkueensa saamat tai menettämät pisteet kaksinkertaistuvat.
       *[other] Jos pelinviejä päätti pelata yksin, hänen joukkueensa saamat tai menettämät pisteet kerrotaan luvulla { $n }.
    }
sheet-forced-half =
    { $forced ->
        [dealer] Jos jakajan pakkotarjous kaatuu, se vie vain puolet tarjouksesta, ylöspäin pyöristettynä (pyöristystä mikään lähde ei mainitse).
       *[joker_holder] Jos Bennyn haltijan pakkotarjous kaatuu, se vie vain puolet tarjouksesta, ylöspäin pyöristettynä (pyöristystä mikään lähde ei mainitse).
    }
# Each player pays $n points into the pool; a deal has $tricks tricks.
sheet-pool =
    Pelissä on potti. Joka jaossa kukin maksaa siihen { $n ->
        [one] 1 pisteen
       *[other] { $n } pistettä
    }. Potin saa se, joka tarjoaa kaikkia { $tricks } tikkiä ja ottaa ne; pelin lopussa jäljellä oleva potti jaetaan kaikille tasan.
