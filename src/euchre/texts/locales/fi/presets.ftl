### Presets and their sources.

## Presets

preset-na24 = Pohjoisamerikkalainen, 24 korttia
preset-na24-why = Peli perusmuodossaan: neljä pelaajaa pareina, ysistä ässään, 10 pisteeseen.
preset-na24-std = Pohjoisamerikkalainen, stick the dealer
preset-na24-std-why = Perusmuoto 10 pisteeseen, mutta jakajan on nimettävä valtti, jos kukaan muu ei nimeä.
preset-hoyle32 = Hoylen Euchre, 32 korttia
preset-hoyle32-why = Seiskasta ässään, 5 pisteeseen; kumpi tahansa puolustaja saa pelata yksin, ja yksin pelaavan vasemmalta avataan.
preset-finnish24 = Suomalainen, 24 korttia
preset-finnish24-why = Ysistä ässään, 10 pisteeseen, kaksi ja kolme korttia erässä; jakaja ottaa aina käännetyn kortin.
preset-canadian24 = Kanadalainen, 24 korttia
preset-canadian24-why = 10 pisteeseen; jakajan pari voi hyväksyä käännetyn kortin vain pelaamalla yksin.
preset-british25 = Brittiläinen, 25 korttia ja Benny
preset-british25-why = Jokeri eli Benny voittaa molemmat bowerit; 11 pisteeseen.
preset-british25-two = Brittiläinen, Bennynä patakakkonen
preset-british25-two-why = Patakakkonen voittaa molemmat bowerit eikä ole pata; 15 pisteeseen.
preset-st-austell25 = St Austellin liiga
preset-st-austell25-why = Brittiläinen peli 21 pisteeseen, ottelussa yhdeksän peliä; ensimmäisen sotamiehen saanut jakaa.
preset-guernsey33 = Guernsey, 33 korttia ja Benny
preset-guernsey33-why = Brittiläinen peli suuremmalla pakalla: seiskasta ässään ja jokeri; 11 pisteeseen.
preset-railroad-arneson = Railroad, 25 korttia
preset-railroad-arneson-why = Jokeri, parin paras kortti yksin pelaavalle, ylipisteiden siirto ja slam; 10 pisteeseen.
preset-railroad-bicycle = Railroad, yksin puolustaminen, 25 korttia
preset-railroad-bicycle-why = Railroad 5 pisteeseen; yksin pelaavaa vastaan saa puolustaa yksin.
preset-railroad-keller = Railroad Kellerin mukaan, 33 korttia
preset-railroad-keller-why = Seiskasta ässään ja jokeri; yksin pelaava saa ensin parin parhaan kortin ja panee sitten yhden pois.
preset-railroad-full = Railroad, jambone ja jamboree, 33 korttia
preset-railroad-full-why = Peli Kellerin mukaan; yksin saa pelata myös kortit näkyvillä 8 pisteestä, ja viisi suurinta valttia näyttämällä saa 16.
preset-farmers24 = Farmer’s hand, 24 korttia
preset-farmers24-why = Ysien ja kymppien käden saa jakaa uudelleen, ja lopulta jakajan on nimettävä valtti.
preset-ohio-tournament = Ohion turnaus
preset-ohio-tournament-why = Kuten kerhojen turnauksissa: ensimmäisen sotamiehen saanut jakaa, ja jakajan on otettava käännetty kortti eikä hän saa passata viimeisenä.
preset-three-handed32 = Kolmen pelaajan Euchre, 32 korttia
preset-three-handed32-why = Cut-throat: pelinviejä pelaa kahta muuta vastaan, ja jokaisella on omat pisteet; 5 pisteeseen.
preset-three-handed24 = Kolmen pelaajan Euchre, 24 korttia
preset-three-handed24-why = Cut-throat pienellä pakalla, 10 pisteeseen; jakajan on nimettävä valtti, jos kukaan muu ei nimeä.
preset-two-handed24 = Kahden pelaajan Euchre, 24 korttia
preset-two-handed24-why = Kahdelle, 10 pisteeseen; neljätoista korttia jää pois pelistä, yksi niistä kuvapuoli ylöspäin.
preset-two-handed25 = Kahden pelaajan Euchre ja Benny
preset-two-handed25-why = Kahdelle brittiläisellä pakalla: jokeri voittaa molemmat bowerit; 11 pisteeseen.
preset-two-handed32 = Kahden pelaajan Euchre, 32 korttia
preset-two-handed32-why = Kahdelle suurella pakalla, seiskasta ässään; 5 pisteeseen.
preset-six-handed32 = Kuuden pelaajan Euchre, 32 korttia
preset-six-handed32-why = Kolme kolmea vastaan, istutaan vuorotellen; march yksin toista puolta vastaan tuo 5 pistettä.
preset-australian24 = Australialainen, 24 korttia
preset-australian24-why = Pohjoisamerikkalainen peli 11 pisteeseen; jakajan pari voi hyväksyä käännetyn kortin vain pelaamalla yksin.
preset-set-back24 = Set-back, 24 korttia
preset-set-back24-why = Pisteet vähenevät kymmenestä nollaan; euchratun joukkueen pisteet nousevat, eikä puolustus saa mitään.
preset-progressive24 = Progressiivinen, 24 korttia
preset-progressive24-why = Perusmuoto niin kuin sitä pelataan kiertävän peli-illan pöydässä: kahdeksan jakoa, ja suurempi pistemäärä voittaa.
preset-three-handed24-alone = Kolmen pelaajan Euchre, kaikki tai ei mitään
preset-three-handed24-alone-why = Cut-throat, jossa pelinviejä voi myös sanoa ”yksin”: silloin viisi tikkiä tuo 4 pistettä, ja vähemmästä hän on euchrattu.
preset-call-ace24 = Kutsuässä-Euchre, 24 korttia
preset-call-ace24-why = Neljä pelaajaa, kullakin omat pisteet; pelinviejä kutsuu ässän, jonka haltija on hänen salainen parinsa, kunnes ässä pelataan.
preset-call-ace32-five = Kutsuässä-Euchre viidelle
preset-call-ace32-five-why = Viisi pelaajaa ja suuri pakka; kutsutun ässän haltija on pelinviejän salainen pari.
preset-call-ace32-six = Kutsuässä-Euchre kuudelle
preset-call-ace32-six-why = Kuusi pelaajaa ja suuri pakka; kutsutun ässän haltija on pelinviejän salainen pari.
preset-five-handed28 = Viiden pelaajan Euchre, 28 korttia
preset-five-handed28-why = Pelinviejä saa kutsua minkä tahansa kortin, joka ei ole valtti, ja sen haltija on salainen pari; jakajan on nimettävä valtti, jos kukaan muu ei nimeä.

## Presets with an auction of bids

preset-hasenpfeffer25 = Hasenpfeffer
preset-hasenpfeffer25-why = Kuusi korttia kullekin ja jokeri; kukin tarjoaa kerran, ja jos kaikki passaavat, jokerin haltijan on tarjottava kolmea.
preset-hasenpfeffer25-rounds = Hasenpfeffer, tarjoaminen jatkuu
preset-hasenpfeffer25-rounds-why = Hasenpfeffer, jossa tarjotaan, kunnes kolme passaa peräkkäin.
preset-double-hasenpfeffer48 = Kaksinkertainen Hasenpfeffer
preset-double-hasenpfeffer48-why = Kaksi pakkaa ilman bowereita, kaksitoista korttia kullekin; jakajan on tarjottava kolmea, jos kaikki passaavat, ja yksinpeli kaksinkertaistaa pisteet.
preset-double-hasenpfeffer48-six = Kaksinkertainen Hasenpfeffer kuudelle
preset-double-hasenpfeffer48-six-why = Kaksi pakkaa, kolme kolmea vastaan, kahdeksan korttia kullekin; yksin pelaava ei saa kortteja pareiltaan.
preset-pepper24 = Pepper
preset-pepper24-why = Kuusi korttia kullekin; ylimmät tarjoukset ovat Little Pepper ja Big Pepper, jossa panos on kaksinkertainen, ja jokainen kaatunut tarjous vie vähintään kuusi.
preset-pepper24-three = Pepper kolmelle
preset-pepper24-three-why = Pepper, jossa korkeimman tarjouksen tehnyt pelaa kahta muuta vastaan.
preset-pepper24-two = Pepper kahdelle
preset-pepper24-two-why = Pepper kahdelle; kaksitoista korttia jää pois pelistä.
preset-kaibosh24 = Kaibosh
preset-kaibosh24-why = Bid Euchre, jossa kullakin on kuusi korttia ja yksi tarjous; korkein tarjous, kaibosh, on kaikki kuusi tikkiä yksin.
preset-bid-euchre24 = Bid Euchre, 24 korttia
preset-bid-euchre24-why = Kuusi korttia ja yksi tarjous kullekin: luku kahdesta ylöspäin ja sen valtti; 50 pisteeseen.
preset-bid-euchre24-bicycle = Bid Euchre Bicyclen mukaan
preset-bid-euchre24-bicycle-why = Yksi tarjous kullekin; kaatunut tarjous vie aina kuusi pistettä; 30 pisteeseen.
preset-bid-euchre32 = Bid Euchre, kaksi 16 kortin pakkaa
preset-bid-euchre32-why = Sotamiehestä ässään kahdesti, kahdeksan korttia kullekin; yli kahdeksan tikin voi tarjota yksinpeliä parin kortin kanssa tai ilman.
preset-bid-euchre48 = Bid Euchre, kaksi pakkaa
preset-bid-euchre48-why = Kaksi 24 kortin pakkaa, kaksitoista korttia kullekin; tarjoukset alkavat kolmesta, jota jakajan on tarjottava, jos kaikki passaavat; 36 pisteeseen.
preset-bid-euchre48-high-low = Bid Euchre, kaksi pakkaa, myös matala valtiton
preset-bid-euchre48-high-low-why = Tarjoukset alkavat kuudesta ja kiertävät kahdesti; valtiton voi olla tavallinen tai matala, ja loner ottaa parilta kolme korttia.
preset-bid-euchre48-shooter = Bid Euchre, shooter ja loner
preset-bid-euchre48-shooter-why = Tarjoukset alkavat kuudesta, valtiton voi olla tavallinen tai matala, onnistunut tarjous tuo kaksi lisää, ja ylimmät tarjoukset pelataan yksin.
preset-bid-euchre48-best = Bid Euchre, parin parhaat kortit
preset-bid-euchre48-best-why = Kaksitoista korttia kullekin; korkein tarjous on kaikki kaksitoista tikkiä yksin, apuna parin kolme parasta korttia, 24 pistettä tai miinus 24.
preset-bid-euchre48-three = Bid Euchre kolmelle, kaksi pakkaa
preset-bid-euchre48-three-why = Kuusitoista korttia kullekin; korkeimman tarjouksen tehnyt pelaa kahta muuta vastaan.
preset-bid-euchre48-six = Bid Euchre kuudelle, kaksi pakkaa
preset-bid-euchre48-six-why = Kolme kolmea vastaan, kahdeksan korttia kullekin; tarjotaan, kunnes kaikki muut passaavat, ja valtiton voi olla tavallinen tai matala.
preset-auction-euchre = Auction Euchre
preset-auction-euchre-why = Viisi korttia ja yksi tarjous kullekin; tarjouksen pisteet saa pelinviejän joukkue tai, jos tarjous kaatuu, toinen.
preset-auction-euchre32-six = Auction Euchre kuudelle
preset-auction-euchre32-six-why = Auction Euchre suurella pakalla, kolme kolmea vastaan.
preset-french-euchre24 = Ranskalainen Euchre, 24 korttia
preset-french-euchre24-why = Korttia ei käännetä; kukin vuorollaan voi tarjota enemmän tikkejä kuin edellinen, vähintään kolmea, ja korkeimman tarjouksen tehnyt nimeää valtin.

## Presets of Nap

preset-nap52 = Nap 25 pisteeseen
preset-nap52-why = Napoleon täydellä pakalla: korkeimman tarjouksen tehnyt pelaa kaikkia vastaan ja yksin voittaa tai häviää tarjouksensa.
preset-nap52-stakes = Nap panoksin
preset-nap52-stakes-why = Napoleon, jossa korkeimman tarjouksen tehnyt saa tarjouksensa verran kultakin muulta tai maksaa sen kullekin; 20 jakoa.
preset-nap52-pool = Nap ja potti
preset-nap52-pool-why = Napoleon panoksin; potin saa se, joka tarjoaa kaikkia viittä tikkiä ja ottaa ne.
preset-nap52-six = Nap kuudelle
preset-nap52-six-why = Napoleon panoksin; jakaja ei saa kortteja, mutta voittaa ja häviää muiden mukana.
preset-nap52-forced = Nap, jakajan pakkotarjous
preset-nap52-forced-why = Napoleon panoksin; jakajan on tarjottava, jos kaikki passaavat, ja kaatunut misääri maksaa kaksinkertaisesti.
preset-nap28 = Nap, 28 korttia
preset-nap28-why = Napoleon neljälle, kasista ässään; nap tuo kultakin muulta tai maksaa kullekin kymmenen.
preset-nap24-three = Nap kolmelle, 24 korttia
preset-nap24-three-why = Napoleon kolmelle, ysistä ässään; nap tuo kultakin muulta tai maksaa kullekin kymmenen.
preset-nap32-five = Nap viidelle, 32 korttia
preset-nap32-five-why = Napoleon viidelle, seiskasta ässään; nap tuo kultakin muulta tai maksaa kullekin kymmenen.
preset-nap29-joker = Nap ja jokeri
preset-nap29-joker-why = Napoleon neljälle, kasista ässään, ja jokeri, joka on paras valtti; misääri pelataan ilman valttia.

## Presets of Buck

preset-buck24 = Buck
preset-buck24-why = Kukin pelaa yksin ja laskee tikeillään 25 pisteestä nollaan; jaosta voi jättäytyä pois, mutta mukaan jäävän on saatava tikki.
preset-buck24-no-trump = Buck ja valtiton
preset-buck24-no-trump-why = Buck, jossa toisella kierroksella saa nimetä valtittoman.
preset-buck24-bids = Buck tarjouksin
preset-buck24-bids-why = Buck 15 pisteestä; valtin saa korkeimman tarjouksen tehnyt, jonka on otettava niin monta tikkiä kuin tarjosi.
preset-dirty-clubs20 = Dirty Clubs kolmelle
preset-dirty-clubs20-why = Kolme pelaajaa, kukin yksin, kympistä ässään; tarjotaan enintään kahdesti, kukaan ei jättäydy pois, ja jos risti kääntyy esiin, se on heti valtti.
preset-dirty-clubs24 = Dirty Clubs neljälle
preset-dirty-clubs24-why = Dirty Clubs ysistä ässään neljälle, kukin yksin.
preset-dirty-clubs28 = Dirty Clubs viidelle
preset-dirty-clubs28-why = Dirty Clubs kasista ässään viidelle, kukin yksin.
preset-dirty-clubs32 = Dirty Clubs kuudelle
preset-dirty-clubs32-why = Dirty Clubs seiskasta ässään kuudelle, kukin yksin.
# A preset with some options changed.
preset-changed = { $preset }, kotisäännöin
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · { $target } pisteeseen
# Scores run down from $start.
preset-line-count-down = { $preset } · { $start } pisteestä alas
preset-line-deals = { $preset } · { $deals ->
    [one] yksi jako
   *[other] { $deals } jakoa
}

## Sources: the works that a preset follows

source-bicycle = Bicycle (United States Playing Card Company), Euchren säännöt
source-bicycle-railroad = Bicycle (United States Playing Card Company), Railroad Euchren säännöt
source-finnish-seed = Suomenkielinen kuvaus Euchresta
source-greek-seed = Kreikankielinen kuvaus Euchresta Hoylen mukaan
source-hoyle-2001 = Hoyle’s Rules of Games, kolmas uudistettu painos, 2001
source-euchre-central = euchrecentral.com, säännöt ja muunnelmat
source-euchre-links = euchrelinks.com, muunnelmat
source-canadian-pages = Kanadalaisia sivuja Euchresta
source-pagat-british = pagat.com, brittiläinen Euchre
source-british-leagues = Brittiläisten liigojen sääntöjä, niiden joukossa St Austell
source-guernsey = Guernseyn sääntöjä
source-arneson-railroad = E. Arneson, Railroad Euchre (The Spruce)
source-keller = J. W. Keller, The Game of Euchre, 1887
source-tournament-sheets = Kerhojen ja turnausten sääntöjä (ohioeuchre.com, Michigan Classic Cards, World Euchre Championship)
source-albanian-seed = Albaniankielinen kuvaus kahden pelaajan Euchresta
source-malay-seed = Malaijinkielinen kuvaus kahden pelaajan Euchresta
source-three-handed-pages = Sivuja kolmen pelaajan Euchresta (rarepike, 52pickup ja muita)
source-cassell = Cassell’s Book of In-door Amusements
source-six-handed-rules = Kuuden pelaajan Euchren kirjoitettuja sääntöjä sen pelaajilta

# Several works in a line.
sources-1 = { $one }
sources-2 = { $one }; { $two }
sources-3 = { $one }; { $two }; { $three }
source-arneson-hasenpfeffer = E. Arneson, Hasenpfeffer (The Spruce)
source-bicycle-bid-euchre = Bicycle (United States Playing Card Company), Bid Euchren säännöt
source-bid-euchre-rules = Wikipedia, Bid Euchre, ja pelaajien kirjoittamia sääntöjä
source-bid-euchre-32-rules = 32 kortin Bid Euchren kirjoitettuja sääntöjä sen pelaajilta
source-britannica = Encyclopædia Britannica, Nap
source-buck-rules = Tarjouksilla pelattavan Buck Euchren kirjoitettuja sääntöjä sen pelaajilta
source-call-ace-rules = Call-Ace Euchren kirjoitettuja sääntöjä sen pelaajilta
source-denexa-buck = denexa.com, Buck Euchre
source-denexa-hasenpfeffer = denexa.com, Hasenpfeffer
source-denexa-nap = denexa.com, Nap
source-five-handed-rules = Viiden pelaajan Euchren kirjoitettuja sääntöjä sen pelaajilta
source-foster-auction = R. F. Foster, Auction Euchre
source-foster-call-ace = R. F. Foster, Call-Ace Euchre, 1905
source-gamerules-hasenpfeffer = gamerules.com, Hasenpfeffer
source-high-low-rules = Kahden pakan Bid Euchren kirjoitettuja sääntöjä, joissa valtiton voi olla myös matala, sen pelaajilta
source-hoyles-games-modernized = Hoyle’s Games Modernized, Napoleon
source-kaibosh-rules = Kaiboshin kirjoitettuja sääntöjä sen pelaajilta
source-katz = Katz, The Book of Card Games
source-mcneely = McNeely, Ultimate Book of Card Games
source-pagat-bid-euchre = pagat.com, Bid Euchre
source-pagat-buck = pagat.com, Buck Euchre
source-pagat-pepper = pagat.com, Pepper
source-partners-best-rules = Kahden pakan Bid Euchren kirjoitettuja sääntöjä, joissa pari antaa parhaat korttinsa, sen pelaajilta
source-peel = W. H. Peel, Round Games with Cards
source-penguin = Parlett, The Penguin Book of Card Games
source-shooter-rules = Kahden pakan Bid Euchren (shooter ja loner) kirjoitettuja sääntöjä sen pelaajilta
source-six-handed-bid-rules = Kuuden pelaajan Bid Euchren kirjoitettuja sääntöjä sen pelaajilta
source-white-knuckle-buck = whiteknucklecards.com, Buck Euchre
source-wikipedia-dirty-clubs = Wikipedia, Dirty Clubs
source-world-euchre-federation = World Euchre Federation, kolmen pelaajan Euchre
