### Presets and their sources.

## Presets

preset-na24 = North American, 24 cards
preset-na24-why = The plain game: four players in pairs, nine to ace, to 10 points.
preset-na24-std = North American, stick the dealer
preset-na24-std-why = The plain game to 10 points, but the dealer has to name trump if nobody else does.
preset-hoyle32 = Hoyle's Euchre, 32 cards
preset-hoyle32-why = Seven to ace, to 5 points; either defender may play alone, and the lead is at the lone maker's left.
preset-finnish24 = Finnish, 24 cards
preset-finnish24-why = Nine to ace, to 10 points, dealt two and three; the dealer always takes the turned card.
preset-canadian24 = Canadian, 24 cards
preset-canadian24-why = To 10 points; the dealer's partner may accept the turned card only by playing alone.
preset-british25 = British, 25 cards with the Benny
preset-british25-why = A joker, the Benny, beats both bowers; to 11 points.
preset-british25-two = British, the two of spades as Benny
preset-british25-two-why = The two of spades beats both bowers and is no spade; to 15 points.
preset-st-austell25 = St Austell league
preset-st-austell25-why = The British game to 21 points, in matches of nine games; whoever gets the first jack deals.
preset-guernsey33 = Guernsey, 33 cards with the Benny
preset-guernsey33-why = The British game with the longer pack: seven to ace and the joker; to 11 points.
preset-railroad-arneson = Railroad, 25 cards
preset-railroad-arneson-why = A joker, the partner's best card for a lone maker, laps and slams; to 10 points.
preset-railroad-bicycle = Railroad with lone defence, 25 cards
preset-railroad-bicycle-why = Railroad to 5 points, where a lone maker may be defended alone.
preset-railroad-keller = Railroad after Keller, 33 cards
preset-railroad-keller-why = Seven to ace and a joker; a lone player first gets the partner's best card, then lays one away.
preset-railroad-full = Railroad with jambone and jamboree, 33 cards
preset-railroad-full-why = The game after Keller, and a lone hand may be played face up for 8 points, the five highest trumps shown for 16.
preset-farmers24 = Farmer's hand, 24 cards
preset-farmers24-why = A hand of nines and tens may be dealt again, and the dealer has to name trump in the end.
preset-ohio-tournament = Ohio tournament
preset-ohio-tournament-why = As in club tournaments: whoever gets the first jack deals; the dealer must take the turned card and may not pass last.
preset-three-handed32 = Three-handed, 32 cards
preset-three-handed32-why = Cut-throat: the maker plays against the other two, and each keeps a score of their own; to 5 points.
preset-three-handed24 = Three-handed, 24 cards
preset-three-handed24-why = Cut-throat with the short pack, to 10 points; the dealer has to name trump if nobody else does.
preset-two-handed24 = Two-handed, 24 cards
preset-two-handed24-why = For two, to 10 points; fourteen cards stay out of play, one of them face up.
preset-two-handed25 = Two-handed with the Benny
preset-two-handed25-why = For two with the British pack: a joker beats both bowers; to 11 points.
preset-two-handed32 = Two-handed, 32 cards
preset-two-handed32-why = For two with the long pack, seven to ace; to 5 points.
preset-six-handed32 = Six-handed, 32 cards
preset-six-handed32-why = Three against three, seated in turn; a lone march against the other side scores 5.
preset-australian24 = Australian, 24 cards
preset-australian24-why = The North American game to 11 points; the dealer's partner may accept the turned card only by playing alone.
preset-set-back24 = Set-back, 24 cards
preset-set-back24-why = Scores run down from 10, and makers who are euchred are set back, while the defenders gain nothing.
preset-progressive24 = Progressive, 24 cards
preset-progressive24-why = The plain game as it is played at a table of a progressive evening: eight deals, and the higher score wins.
preset-three-handed24-alone = Three-handed, all or nothing
preset-three-handed24-alone-why = Cut-throat in which the maker may also call “alone”: all five tricks are then worth 4, and fewer are a euchre.
preset-call-ace24 = Call-ace, 24 cards
preset-call-ace24-why = Four players each with a score of their own; the maker calls an ace, and its holder is a secret partner until it falls.
preset-call-ace32-five = Call-ace for five
preset-call-ace32-five-why = Five players with the long pack; the holder of the called ace is the maker's secret partner.
preset-call-ace32-six = Call-ace for six
preset-call-ace32-six-why = Six players with the long pack; the holder of the called ace is the maker's secret partner.
preset-five-handed28 = Five-handed, 28 cards
preset-five-handed28-why = The maker may call any card that is no trump, and its holder is the secret partner; the dealer has to name trump if nobody else does.

## Presets with an auction of bids

preset-hasenpfeffer25 = Hasenpfeffer
preset-hasenpfeffer25-why = Six cards each and a joker; one bid each, and if all pass, whoever holds the joker has to bid three.
preset-hasenpfeffer25-rounds = Hasenpfeffer, bidding on
preset-hasenpfeffer25-rounds-why = Hasenpfeffer in which the bidding goes round until three pass in a row.
preset-double-hasenpfeffer48 = Double Hasenpfeffer
preset-double-hasenpfeffer48-why = Two packs, no bowers, twelve cards each; the dealer has to bid three if all pass, and a lone hand doubles the score.
preset-double-hasenpfeffer48-six = Double Hasenpfeffer for six
preset-double-hasenpfeffer48-six-why = Two packs for three against three, eight cards each; a lone maker gets no cards from the partners.
preset-pepper24 = Pepper
preset-pepper24-why = Six cards each; bids go up to Little Pepper and Big Pepper, which stakes twice as much, and every failed bid costs six or more.
preset-pepper24-three = Pepper for three
preset-pepper24-three-why = Pepper in which the highest bidder plays against the two others.
preset-pepper24-two = Pepper for two
preset-pepper24-two-why = Pepper for two, with twelve cards out of play.
preset-kaibosh24 = Kaibosh
preset-kaibosh24-why = Bid Euchre with six cards each and one bid for each player; the highest bid, kaibosh, is all six tricks alone.
preset-bid-euchre24 = Bid Euchre, 24 cards
preset-bid-euchre24-why = Six cards each and one bid for each player, a number from two up together with its trump; to 50 points.
preset-bid-euchre24-bicycle = Bid Euchre after Bicycle
preset-bid-euchre24-bicycle-why = One bid for each player; every failed bid costs six points, however high it was; to 30 points.
preset-bid-euchre32 = Bid Euchre, two packs of 16
preset-bid-euchre32-why = Jacks to aces twice, eight cards each; above eight tricks one may bid to play alone, with a card from the partner or without.
preset-bid-euchre48 = Bid Euchre, double deck
preset-bid-euchre48-why = Two packs of 24, twelve cards each; bids begin at three, which the dealer has to bid if all pass; to 36 points.
preset-bid-euchre48-high-low = Bid Euchre, double deck, high and low
preset-bid-euchre48-high-low-why = Bids begin at six and go round twice; “no trump” may be high or low, and a loner takes three cards from the partner.
preset-bid-euchre48-shooter = Bid Euchre with shooter and loner
preset-bid-euchre48-shooter-why = Bids begin at six, “no trump” may be high or low, a bid made earns two more, and the highest bids are played alone.
preset-bid-euchre48-best = Bid Euchre with the partner's best
preset-bid-euchre48-best-why = Twelve cards each; the highest bid is all twelve tricks alone with the partner's three best cards, for 24 points or minus 24.
preset-bid-euchre48-three = Bid Euchre for three, double deck
preset-bid-euchre48-three-why = Sixteen cards each; the highest bidder plays against the two others.
preset-bid-euchre48-six = Bid Euchre for six, double deck
preset-bid-euchre48-six-why = Three against three with eight cards each; bidding goes on until all others pass, and “no trump” may be high or low.
preset-auction-euchre = Auction Euchre
preset-auction-euchre-why = Five cards each and one bid for each player; the bid itself is scored, by the makers or, if they fail, by the others.
preset-auction-euchre32-six = Auction Euchre for six
preset-auction-euchre32-six-why = Auction Euchre for three against three with the long pack.
preset-french-euchre24 = French Euchre
preset-french-euchre24-why = No card is turned up; each player in turn may bid more tricks than before, from three up, and the highest bidder names trump.

## Presets of Nap

preset-nap52 = Nap to 25 points
preset-nap52-why = Napoleon with the full pack: the highest bidder plays against all, and alone wins or loses the bid.
preset-nap52-stakes = Nap for stakes
preset-nap52-stakes-why = Napoleon in which the highest bidder wins the bid from each of the others, or loses it to each; 20 deals.
preset-nap52-pool = Nap with a pool
preset-nap52-pool-why = Napoleon for stakes, with a pool that goes to whoever bids all five tricks and takes them.
preset-nap52-six = Nap for six
preset-nap52-six-why = Napoleon for stakes in which the dealer gets no cards, but wins and loses with the others.
preset-nap52-forced = Nap, the dealer forced
preset-nap52-forced-why = Napoleon for stakes in which the dealer has to bid if all pass, and a misère that fails costs double.
preset-nap28 = Nap, 28 cards
preset-nap28-why = Napoleon for four with eight to ace; Nap wins or loses ten from each of the others.
preset-nap24-three = Nap for three, 24 cards
preset-nap24-three-why = Napoleon for three with nine to ace; Nap wins or loses ten from each of the others.
preset-nap32-five = Nap for five, 32 cards
preset-nap32-five-why = Napoleon for five with seven to ace; Nap wins or loses ten from each of the others.
preset-nap29-joker = Nap with a joker
preset-nap29-joker-why = Napoleon for four with eight to ace and a joker, the best trump; misère is played without trump.

## Presets of Buck

preset-buck24 = Buck
preset-buck24-why = Each plays alone and counts down from 25 by tricks; one may drop out, and who stays has to take a trick.
preset-buck24-no-trump = Buck with no trump
preset-buck24-no-trump-why = Buck in which “no trump” may be named in the second round.
preset-buck24-bids = Buck by bids
preset-buck24-bids-why = Buck from 15 points, in which trump goes to the highest bidder, who has to take as many tricks as were bid.
preset-dirty-clubs20 = Dirty Clubs for three
preset-dirty-clubs20-why = Three players each alone, ten to ace; bids go round twice at most, nobody drops out, and clubs turned up are trump at once.
preset-dirty-clubs24 = Dirty Clubs for four
preset-dirty-clubs24-why = Dirty Clubs with nine to ace for four players, each alone.
preset-dirty-clubs28 = Dirty Clubs for five
preset-dirty-clubs28-why = Dirty Clubs with eight to ace for five players, each alone.
preset-dirty-clubs32 = Dirty Clubs for six
preset-dirty-clubs32-why = Dirty Clubs with seven to ace for six players, each alone.

## In a line

# A preset with some options changed.
preset-changed = { $preset }, with house rules
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · to { $target }
# Scores run down from $start.
preset-line-count-down = { $preset } · from { $start } down
preset-line-deals = { $preset } · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}

## Sources: the works that a preset follows

source-bicycle = Bicycle (United States Playing Card Company), rules of Euchre
source-bicycle-railroad = Bicycle (United States Playing Card Company), rules of Railroad Euchre
source-finnish-seed = A Finnish description of Euchre
source-greek-seed = A Greek description of Euchre after Hoyle
source-hoyle-2001 = Hoyle's Rules of Games, third revised edition, 2001
source-euchre-central = euchrecentral.com, rules and variations
source-euchre-links = euchrelinks.com, variations
source-canadian-pages = Canadian pages on Euchre
source-pagat-british = pagat.com, British Euchre
source-british-leagues = Rule sheets of British leagues, among them St Austell
source-guernsey = Guernsey rule sheets
source-arneson-railroad = E. Arneson, Railroad Euchre (The Spruce)
source-keller = J. W. Keller, The Game of Euchre, 1887
source-tournament-sheets = Rule sheets of clubs and tournaments (ohioeuchre.com, Michigan Classic Cards, World Euchre Championship)
source-albanian-seed = An Albanian description of two-handed Euchre
source-malay-seed = A Malay description of two-handed Euchre
source-three-handed-pages = Pages on three-handed Euchre (rarepike, 52pickup and others)
source-cassell = Cassell's Book of In-door Amusements
source-six-handed-rules = Written rules of six-handed Euchre by its players
source-arneson-hasenpfeffer = E. Arneson, Hasenpfeffer (The Spruce)
source-bicycle-bid-euchre = Bicycle (United States Playing Card Company), rules of Bid Euchre
source-bid-euchre-rules = Wikipedia, Bid Euchre, and written rules by its players
source-bid-euchre-32-rules = Written rules of Bid Euchre with 32 cards by its players
source-britannica = Encyclopædia Britannica, Nap
source-buck-rules = Written rules of Buck Euchre with bids by its players
source-call-ace-rules = Written rules of Call-Ace Euchre by its players
source-denexa-buck = denexa.com, Buck Euchre
source-denexa-hasenpfeffer = denexa.com, Hasenpfeffer
source-denexa-nap = denexa.com, Nap
source-five-handed-rules = Written rules of five-handed Euchre by its players
source-foster-auction = R. F. Foster, Auction Euchre
source-foster-call-ace = R. F. Foster, Call-Ace Euchre, 1905
source-gamerules-hasenpfeffer = gamerules.com, Hasenpfeffer
source-high-low-rules = Written rules of double-deck Bid Euchre with high and low no trump by its players
source-hoyles-games-modernized = Hoyle's Games Modernized, Napoleon
source-kaibosh-rules = Written rules of Kaibosh by its players
source-katz = Katz, The Book of Card Games
source-mcneely = McNeely, Ultimate Book of Card Games
source-pagat-bid-euchre = pagat.com, Bid Euchre
source-pagat-buck = pagat.com, Buck Euchre
source-pagat-pepper = pagat.com, Pepper
source-partners-best-rules = Written rules of double-deck Bid Euchre with the partner's best cards by its players
source-peel = W. H. Peel, Round Games with Cards
source-penguin = Parlett, The Penguin Book of Card Games
source-shooter-rules = Written rules of double-deck Bid Euchre with shooter and loner by its players
source-six-handed-bid-rules = Written rules of six-handed Bid Euchre by its players
source-white-knuckle-buck = whiteknucklecards.com, Buck Euchre
source-wikipedia-dirty-clubs = Wikipedia, Dirty Clubs
source-world-euchre-federation = World Euchre Federation, three-handed Euchre

# Several works in a line.
sources-1 = { $one }
sources-2 = { $one }; { $two }
sources-3 = { $one }; { $two }; { $three }
