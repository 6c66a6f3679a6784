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
preset-farmers24 = Farmer’s hand, 24 korttia
preset-farmers24-why = Ysien ja kymppien käden saa jakaa uudelleen, ja lopulta jakajan on nimettävä valtti.
preset-ohio-tournament = Ohion turnaus
preset-ohio-tournament-why = Kuten kerhojen turnauksissa: ensimmäinen sotamies jakaa, jakajan on otettava käännetty kortti eikä hän saa passata viimeisenä.
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
# A preset with some options changed.
preset-changed = { $preset }, kotisäännöin
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · { $target } pisteeseen
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
source-high-low-rules = Kahden pakan Bid Euchren kirjoitettuja sääntöjä, joissa valtiton pelataan ylös tai alas, sen pelaajilta
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
