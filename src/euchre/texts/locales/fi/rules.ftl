### Valinnat, niiden arvot, valmiit säännöt, lähteet ja säännöissä olevat virheet.
#
# option-KEY       the label of an option, KEY as after --set with a dash for the dot
# option-KEY-why   one sentence: what it does
# option-KEY-VALUE the label of a value

value-true = kyllä
value-false = ei
value-number = { $n }
# A number that is 0: no points, no limit.
value-none = ei ole
# Packets: rounds of dealing, each seat's number from the dealer's left.
value-packets = { $packets }

# An option and what it is set to, as a house rule is listed.
setting-value = { $option }: { $value }
setting-unused = { $setting } (ei vaikuta tässä pelissä)

# A bid of a ladder, and what is said of it ("Nap (5 tricks, wins 10, loses 5)").
ladder-bid = { BID($bid) }
ladder-bid-with = { BID($bid) } ({ $details })
ladder-wins = tuo { $n }
ladder-loses = vie { $n }
# $n cards that the lone maker may exchange with the partner
ladder-alone =
    { $n ->
        [0] pelataan yksin
        [one] pelataan yksin, kortti parilta
       *[other] pelataan yksin, { $n } korttia parilta
    }
ladder-over-last = vain edellisen tarjouksen päälle

## Groups

group-table = Pelaajat
group-pack = Kortit
group-deal = Jako
group-auction = Valtin valinta
group-bids = Tarjoukset
group-entry = Ketkä pelaavat
group-exchange = Korttien vaihto
group-play = Pelaaminen
group-score = Pisteet
group-end = Pelin loppu

## Players

option-players = Pelaajat
option-players-why = Kuinka monta paikkaa pöydässä on.
option-partners = Parit
option-partners-why = Kuka pelaa kenenkin kanssa.
option-partners-opposite = kaksi kiinteää joukkuetta, istutaan vuorotellen
option-partners-maker_against_all = pelinviejä kaikkia muita vastaan
option-partners-called = pelinviejä ja hänen kutsumansa kortin haltija kaikkia muita vastaan
option-partners-nobody = ei pareja: kukin pelaa yksin

## Cards

option-pack-lowest = Pienin kortti
option-pack-lowest-why = Pakassa on kaikki kortit tästä ässään asti: ysistä 24 korttia, seiskasta 32.
option-pack-copies = Kappaleita kutakin korttia
option-pack-copies-why = Kuinka monta kertaa kukin kortti on pakassa; Benny on siinä kerran.
option-pack-benny = Benny
option-pack-benny-why = Lisäkortti, joka voittaa right bowerin ja on aina valtti.
option-pack-benny-none = ei ole
option-pack-benny-joker = jokeri
option-pack-benny-two_of_spades = patakakkonen, joka ei silloin ole pata

## Deal

option-deal-first_dealer = Ensimmäinen jakaja
option-deal-first_dealer-why = Miten pelin ensimmäinen jakaja valitaan; sen jälkeen jakovuoro siirtyy vasemmalle.
option-deal-first_dealer-random = arvalla
option-deal-first_dealer-first_jack = kuvapuoli ylöspäin jaettu ensimmäinen sotamies
option-deal-first_dealer-first_black_jack = kuvapuoli ylöspäin jaettu ensimmäinen musta sotamies
option-deal-first_dealer-lowest_draw = pienimmän kortin nostanut
option-deal-first_dealer-highest_draw = suurimman kortin nostanut
option-deal-packets = Jakoerät
option-deal-packets-why = Kuinka monta korttia kukin saa kullakin jakokierroksella, jakajan vasemmalta alkaen; jakaja, joka ei saa yhtään, ei osallistu jakoon.
option-deal-turn_up = Käännetty kortti
option-deal-turn_up-why = Käännetäänkö jaon jälkeen seuraava kortti esiin, niin kuin käännetyn kortin mukaan valittava valtti vaatii.
option-deal-redeal = Uuteen jakoon oikeuttava käsi
option-deal-redeal-why = Niin huono käsi, että sen saa näyttää, ja sama jakaja jakaa uudelleen.
option-deal-redeal-none = ei mikään
option-deal-redeal-ace_no_face = ysejä ja kymppejä ja tasan yksi ässä
option-deal-redeal-no_ace_no_face = ei ässää, kuvakorttia eikä Bennyä (farmer’s hand)
option-deal-redeal-no_ace_no_face_no_trump = ei ässää, kuvakorttia, Bennyä eikä käännetyn kortin maata
option-deal-redeals_each = Uusia jakoja pelaajaa kohti
option-deal-redeals_each-why = Kuinka monta kertaa kukin saa pelin aikana vaatia uuden jaon; 0 tarkoittaa aina.
option-deal-go_under = Kittyvaihto (going under)
option-deal-go_under-why = Huonon käden saa näyttää ja vaihtaa siitä kolme korttia kolmeen kittyn piilokorttiin.
option-deal-go_under-none = ei pelata
option-deal-go_under-no_ace_no_face = ilman ässää, kuvakorttia ja Bennyä
option-deal-go_under-three_nines_tens = vähintään kolme ysiä tai kymppiä, jotka vaihdetaan

## Making trump

option-auction-kind = Valtin valintatapa
option-auction-kind-why = Miten valtti valitaan.
option-auction-kind-turn_up = käännetyn kortin mukaan
option-auction-kind-bids = tarjouksin, kukin edellistä korkeampi
option-auction-kind-fixed = ei valintaa: käännetyn kortin maa on valtti
option-auction-stick_the_dealer = Stick the dealer
option-auction-stick_the_dealer-why = Saako jakaja passata, kun kaikki muut ovat passanneet kahdesti.
option-auction-stick_the_dealer-off = ei: jakaja saa passata
option-auction-stick_the_dealer-stick = jakajan on nimettävä valtti
option-auction-stick_the_dealer-stick_or_pay = jakaja nimeää valtin tai antaa vastustajille pisteen
option-auction-all_pass = Kun kaikki passaavat
option-auction-all_pass-why = Kuka jakaa sellaisen jaon jälkeen, jossa kukaan ei valinnut valttia.
option-auction-all_pass-next_dealer = seuraava jakaja jakaa
option-auction-all_pass-same_dealer = sama jakaja jakaa uudelleen
option-auction-no_trump = Valtiton
option-auction-no_trump-why = Voiko jaon pelata ilman valttia; silloin sotamiehet ovat tavallisia kortteja.
option-auction-no_trump-never = ei koskaan
option-auction-no_trump-callable = saa nimetä niin kuin maan
option-auction-no_trump-when_passed_out = kun kaikki ovat passanneet kahdesti
option-auction-low_no_trump = Matala valtiton
option-auction-low_no_trump-why = Valtittoman saa nimetä myös matalana: silloin maan pienin kortti on paras.
option-auction-dirty_clubs = Dirty clubs
option-auction-dirty_clubs-why = Jos risti kääntyy esiin, se on heti valtti: valttia ei valita eikä kukaan saa jättäytyä pois.
option-auction-must_hold = Valttia kädessä
option-auction-must_hold-why = Kenellä on oltava kortti valitsemastaan valttimaasta; left boweria ja Bennyä ei lasketa.
option-auction-must_hold-nobody = ei kenelläkään
option-auction-must_hold-caller = valtin valitsijalla
option-auction-must_hold-caller_or_turned = valtin valitsijalla, jakajalle riittää käännetty kortti
option-auction-must_hold-dealer = jakajalla, joka ottaa käännetyn kortin
option-auction-turned_bower_forces_pick_up = Käännetty sotamies on otettava
option-auction-turned_bower_forces_pick_up-why = Jakajan on otettava käännetty sotamies, jota kukaan ei ole hyväksynyt (vahvistamaton: yleisestä korttipelikirjallisuudesta).
option-auction-canadian_loner = Canadian loner
option-auction-canadian_loner-why = Jakajan pari voi hyväksyä käännetyn kortin vain pelaamalla yksin; toisella kierroksella ei ole rajoitusta.
option-auction-benny_turned = Käännetty Benny
option-auction-benny_turned-why = Mitä tapahtuu, kun käännetty kortti on Benny.
option-auction-benny_turned-named_blind = jakaja nimeää valtin katsomatta korttejaan
option-auction-benny_turned-counts_as_suit = se ehdottaa etukäteen sovittua maata
option-auction-benny_turned-redeal = sama jakaja jakaa uudelleen
option-auction-benny_suit = Käännetyn Bennyn maa
option-auction-benny_suit-why = Maa, jota käännetty Benny ehdottaa, jos se ehdottaa maata.
option-auction-blind_maker_may_go_alone = Yksinpeli katsomatta nimetyllä valtilla
option-auction-blind_maker_may_go_alone-why = Valtin katsomatta nimennyt jakaja saa vielä kätensä nähtyään pelata yksin (seuraa muista säännöistä; mikään lähde ei sano sitä).

## Bids

option-bids-ladder = Mitä saa tarjota
option-bids-ladder-why = Tarjoukset alimmasta ylimpään: tikkien määriä ja nimettyjä tarjouksia.
option-bids-rounds = Tarjousvuorot
option-bids-rounds-why = Kuinka kauan tarjotaan; tarjoaminen päättyy heti, kun kukaan ei voi tarjota enempää.
option-bids-rounds-once = yksi vuoro kullekin
option-bids-rounds-twice = enintään kaksi vuoroa kullekin
option-bids-rounds-until_passed = kunnes kaikki muut passaavat; passannut saa vielä tarjota
option-bids-rounds-pass_is_out = kunnes kaikki muut passaavat; passannut ei saa enää tarjota
option-bids-trump = Tarjouksen valtti
option-bids-trump-why = Milloin tarjoukseen kuuluva valtti sanotaan.
option-bids-trump-after = tarjousten jälkeen, korkeimman tarjouksen tehnyt sanoo
option-bids-trump-with_bid = jokaisen tarjouksen mukana
option-bids-trump-first_lead = ei koskaan: valtti on maa, jolla pelinviejä ensin avaa
option-bids-forced = Pakkotarjous
option-bids-forced-why = Kenen on tarjottava, kun kaikki muut ovat passanneet.
option-bids-forced-nobody = ei kenenkään
option-bids-forced-dealer = jakajan
option-bids-forced-joker_holder = Bennyn haltijan
option-bids-forced_bid = Pakkotarjouksen tikit
option-bids-forced_bid-why = Montako tikkiä pakkotarjous lupaa; jakaja saa tarjota enemmänkin.
option-bids-forced_loses_half = Pakkotarjouksesta puolet
option-bids-forced_loses_half-why = Jos pakkotarjous kaatuu, se vie vain puolet tarjouksesta, ylöspäin pyöristettynä (pyöristystä mikään lähde ei mainitse).
option-bids-misere_no_trump = Misääri ilman valttia
option-bids-misere_no_trump-why = Misääri eli tarjous olla ottamatta yhtään tikkiä pelataan ilman valttia.
option-bids-pay = Tarjouksen pisteet
option-bids-pay-why = Mitä onnistunut tarjous tuo ja kaatunut vie.
option-bids-pay-tricks = piste tikistä; kaatunut tarjous menetetään
option-bids-pay-stakes = pelinviejä saa tarjouksen kultakin vastustajalta tai maksaa sen kullekin
option-bids-pay-maker_only = pelinviejä voittaa tai häviää tarjouksen, muut eivät saa pisteitä
option-bids-pay-winners = tarjous pelinviejän joukkueelle tai, jos se kaatuu, muille
option-bids-bonus = Lisä onnistuneesta tarjouksesta
option-bids-bonus-why = Pisteet, jotka pelinviejän joukkue saa tikkiensä lisäksi, kun tarjous onnistuu.
option-bids-lone_factor = Yksinpelin kerroin
option-bids-lone_factor-why = Luku, jolla tarjouksen tuoma tai viemä kerrotaan, jos pelinviejä päätti pelata yksin.
option-bids-pool = Potti
option-bids-pool-why = Pisteet, jotka kukin maksaa pottiin joka jaossa; potin saa kaikkia tikkejä tarjonnut, joka myös ottaa ne.

## Playing and defending alone

option-entry-alone = Yksin pelaaminen
option-entry-alone-why = Valtin valinnut saa pelata ilman pariaan, joka laskee korttinsa pöydälle.
option-entry-partner_may_take_over = Pari voi ottaa yksinpelin
option-entry-partner_may_take_over-why = Yksin pelaavan pelinviejän pari saa pelata yksin tämän sijasta, ellei ole passannut.
option-entry-defend_alone = Yksin puolustaminen
option-entry-defend_alone-why = Milloin toinen puolustajista saa pelata ilman toista.
option-entry-defend_alone-never = ei koskaan
option-entry-defend_alone-vs_lone_maker = yksin pelaavaa pelinviejää vastaan
option-entry-defend_alone-always = ketä tahansa pelinviejää vastaan
option-entry-steps = Vaiheiden järjestys
option-entry-steps-why = Missä järjestyksessä kaikki valtin valinnan ja ensimmäisen avauksen välissä tapahtuu.
option-entry-steps-take_over = yksinpelin ottaminen
option-entry-steps-defend_alone = yksin puolustaminen
option-entry-steps-pick_up = jakajan vaihto
option-entry-steps-partners_best = parin paras kortti
option-entry-steps-defenders_best = puolustajan parin paras kortti
option-entry-steps-widow = leski
option-entry-steps-call_partner = parin kutsuminen
option-entry-steps-usual = tavallinen
option-entry-steps-stay = mukaan jääminen tai pois jättäytyminen
option-entry-called_card = Kutsuttava kortti
option-entry-called_card-why = Minkä kortin pelinviejä saa kutsua, kun sen haltijasta tulee pari.
option-entry-called_card-ace = ässä, joka ei ole valtti
option-entry-called_card-any_plain = mikä tahansa kortti, joka ei ole valtti
option-entry-may_drop_out = Pois jättäytyminen
option-entry-may_drop_out-why = Ennen ensimmäistä avausta muut kuin pelinviejä saavat jättäytyä jaosta pois, jolloin he eivät saa eivätkä menetä pisteitä.

## Exchanging cards

option-exchange-pick_up = Jakajan vaihto
option-exchange-pick_up-why = Onko jakajan otettava käännetty kortti, kun sen maasta tulee valtti.
option-exchange-pick_up-optional = jakaja saa ottaa tai jättää sen
option-exchange-pick_up-optional_if_ordered = jakaja saa jättää sen, jos toinen hyväksyi sen
option-exchange-pick_up-mandatory = jakajan on otettava se
option-exchange-may_discard_turn_up = Käännetty kortti takaisin pakan alle
option-exchange-may_discard_turn_up-why = Saako jakaja panna pakan alle juuri sen kortin, jonka otti.
option-exchange-partners_best = Parin paras kortti
option-exchange-partners_best-why = Yksin pelaava pelinviejä saa pyytää parinsa parasta korttia.
option-exchange-partners_best-none = ei pelata
option-exchange-partners_best-discard_first = pelinviejä panee ensin kortteja pois
option-exchange-partners_best-receive_first = pelinviejä näkee ensin parin kortit
option-exchange-partners_best_cards = Kortteja parilta
option-exchange-partners_best_cards-why = Kuinka monta korttia pari antaa ja pelinviejä panee pois.
option-exchange-best_may_be_turn_up = Käännetty kortti parhaana
option-exchange-best_may_be_turn_up-why = Jakaja, jonka pari pelaa yksin, saa antaa käännetyn kortin.
option-exchange-defenders_best = Puolustajan parin paras kortti
option-exchange-defenders_best-why = Yksin puolustava saa pyytää parinsa parasta korttia samoin kuin yksin pelaava pelinviejä.
option-exchange-widow = Leski
option-exchange-widow-why = Mitä yli jääneille korteille tehdään, kun valtti valitaan tarjouksin.
option-exchange-widow-unused = pois pelistä
option-exchange-widow-taken = pelinviejä ottaa ne ja panee yhtä monta pois

## Play

option-play-bowers = Bowerit
option-play-bowers-why = Valttimaan sotamies ja toinen samanvärinen sotamies ovat parhaat valtit.
option-play-leader = Ensimmäinen avaus
option-play-leader-why = Kuka avaa ensimmäisen tikin; jos hän ei osallistu jakoon, avaa seuraava vasemmalla.
option-play-leader-left_of_dealer = jakajan vasemmalla puolella istuva
option-play-leader-left_of_lone_maker = yksin pelaavan pelinviejän vasemmalla puolella istuva, muuten jakajan
option-play-leader-maker = pelinviejä
option-play-last_equal_card_wins = Samoista korteista jälkimmäinen voittaa
option-play-last_equal_card_wins-why = Kaksinkertaisella pakalla tikin vie kahdesta samasta parhaasta kortista jälkimmäinen eikä ensimmäinen.

## Points

option-score-made = Onnistunut peli
option-score-made-why = Pelinviejän joukkueen pisteet, kun se saa enemmistön tikeistä mutta ei kaikkia.
option-score-march = March
option-score-march-why = Pelinviejän joukkueen pisteet kaikista tikeistä.
option-score-euchre = Euchre
option-score-euchre-why = Puolustuksen pisteet, kun pelinviejän joukkue ei saa tikkien enemmistöä.
option-score-lone_made = Onnistunut yksinpeli
option-score-lone_made-why = Yksin pelaavan pelinviejän pisteet, kun hän saa enemmistön tikeistä mutta ei kaikkia.
option-score-lone_march = March yksin
option-score-lone_march-why = Yksin pelaavan pelinviejän pisteet kaikista tikeistä.
option-score-jambone = Jambone
option-score-jambone-why = Yksin pelaavan pelinviejän pisteet kaikista tikeistä, kun kortit ovat näkyvillä ja vastustaja sanoo, mikä pelataan; 0, jos sitä ei pelata (pelaajat sanovat 8; vahvistamaton: yleisestä korttipelikirjallisuudesta).
option-score-jamboree = Jamboree
option-score-jamboree-why = Pisteet pelinviejälle, joka näyttää ennen ensimmäistä avausta viisi suurinta valttia; 0, jos sitä ei pelata (pelaajat sanovat 16; vahvistamaton: yleisestä korttipelikirjallisuudesta).
option-score-lone_euchre = Yksinpelin euchre
option-score-lone_euchre-why = Kahden puolustajan pisteet, kun he pysäyttävät yksin pelaavan pelinviejän.
option-score-lone_defender = Euchre yksin puolustaen
option-score-lone_defender-why = Yksin puolustavan pisteet, kun hän pysäyttää pelinviejän mutta ei saa kaikkia tikkejä.
option-score-lone_defender_march = Kaikki tikit yksin puolustaen
option-score-lone_defender_march-why = Yksin puolustavan pisteet kaikista tikeistä.
option-score-super_euchre = Pelinviejä ilman tikkiä
option-score-super_euchre-why = Puolustuksen pisteet, kun pelinviejän joukkue ei saa yhtään tikkiä.
option-score-four_tricks_needed = Pisteeseen tarvitaan neljä tikkiä
option-score-four_tricks_needed-why = Pelinviejän joukkue tarvitsee pisteeseen neljä tikkiä; kolmella kukaan ei saa pisteitä.
option-score-lone_must_take_all = Yksin on saatava kaikki tikit
option-score-lone_must_take_all-why = Yksin pelaava pelinviejä, joka ei saa kaikkia tikkejä, on euchrattu.
option-score-fast_break = Fast break
option-score-fast_break-why = Jos pelinviejän joukkue häviää kaksi ensimmäistä tikkiä ja voittaa muut kolme, se ei saa pisteitä.
option-score-four_trick_tokens = Poletti neljästä tikistä
option-score-four_trick_tokens-why = Neljä tikkiä saanut joukkue saa poletin, ja joka neljännestä poletista tulee piste.
option-score-set_back = Set-back
option-score-set_back-why = Euchrattu joukkue menettää pisteet, jotka puolustus muuten saisi (vahvistamaton: yleisestä korttipelikirjallisuudesta).
option-score-count_tricks = Piste tikistä
option-score-count_tricks-why = Kukin saa pisteen jokaisesta omasta tikistään eikä mitään muuta.

## End of the game

option-end-target = Pisteitä voittoon
option-end-target-why = Pistemäärä, jolla peli voitetaan; 0, jos jakojen määrä tai pisteiden väheneminen ratkaisee.
option-end-deals = Jakoja enintään
option-end-deals-why = Näin monen jaon jälkeen peli päättyy, ja suurempi pistemäärä voittaa; 0, jos rajaa ei ole.
option-end-count_down = Lasketaan alas luvusta
option-end-count_down-why = Kunkin pisteet alkavat tästä luvusta ja vähenevät, ja ensimmäisenä nollaan päässyt voittaa; 0, jos pisteet kasvavat.
option-end-must_earn = Voitto on ansaittava
option-end-must_earn-why = Pelin voi voittaa vain jaossa, jossa itse onnistui tai kaatoi toisen pelin.
option-end-tie = Tavoite samassa jaossa
option-end-tie-why = Kuka voittaa, kun useampi yltää tavoitteeseen samassa jaossa.
option-end-tie-play_on = suurempi pistemäärä; jos tasan, peli jatkuu
option-end-tie-maker_first = pelinviejä, muuten suurempi pistemäärä
option-end-lone_march_wins = March yksin voittaa pelin
option-end-lone_march_wins-why = Se, joka ensimmäisenä ottaa yksin kaikki tikit, voittaa pelin heti.
option-end-games = Pelejä voittoon
option-end-games-why = Kuinka monella voitetulla pelillä ottelu voitetaan.
option-end-laps = Ylipisteet siirtyvät (laps)
option-end-laps-why = Tavoitteen ylittävät pisteet siirtyvät seuraavaan peliin.
option-end-slam = Slam
option-end-slam-why = Peli, jossa häviäjillä ei ole pisteitä, lasketaan kahdeksi.
option-end-rubber = Robberipisteet
option-end-rubber-why = Peli tuo 3 pistettä, jos häviäjillä ei ole yhtään, 2, jos niitä on yksi tai kaksi, muuten 1; ottelun voitto tuo 2 lisää.
option-end-mercy = Armoraja (mercy)
option-end-mercy-why = Joka jää näin monta pistettä lähtötilanteesta jälkeen, häviää pelin heti; 0, jos sitä ei pelata.
option-end-mercy-sheet = Armoraja (mercy): joka jää { $n ->
    [one] 1 pisteen
   *[other] { $n } pistettä
} lähtötilanteesta jälkeen, häviää pelin heti, ja muiden paras pistetilanne voittaa.

option-score-double_after_pass_out = Kaksinkertainen jako, kun kaikki passasivat
option-score-double_after_pass_out-why = Jos kaikki passaavat, kukaan ei saa pisteitä, ja seuraava jako lasketaan kaksinkertaisena.
option-score-double_after_pass_out-sheet = Kun kaikki ovat passanneet, seuraava jako lasketaan kaksinkertaisena.
option-score-trickless = Ilman tikkiä
option-score-trickless-why = Kun jokainen tikki on piste: mitä menettää se, joka jäi mukaan eikä saanut tikkiä tai joka valitsi valtin ja epäonnistui.
