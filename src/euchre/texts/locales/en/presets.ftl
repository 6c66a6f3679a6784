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
preset-st-austell25-why = The British game to 21 points, in matches of nine games; the first jack deals.
preset-guernsey33 = Guernsey, 33 cards with the Benny
preset-guernsey33-why = The British game with the longer pack: seven to ace and the joker; to 11 points.
preset-railroad-arneson = Railroad, 25 cards
preset-railroad-arneson-why = A joker, the partner's best card for a lone maker, laps and slams; to 10 points.
preset-railroad-bicycle = Railroad with lone defence, 25 cards
preset-railroad-bicycle-why = Railroad to 5 points, where a lone maker may be defended alone.
preset-railroad-keller = Railroad after Keller, 33 cards
preset-railroad-keller-why = Seven to ace and a joker; a lone player first gets the partner's best card, then lays one away.
preset-farmers24 = Farmer's hand, 24 cards
preset-farmers24-why = A hand of nines and tens may be dealt again, and the dealer has to name trump in the end.
preset-ohio-tournament = Ohio tournament
preset-ohio-tournament-why = As in club tournaments: the first jack deals, the dealer must take the turned card and may not pass last.
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
# A preset with some options changed.
preset-changed = { $preset }, with house rules
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · to { $target }
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

# Several works in a line.
sources-1 = { $one }
sources-2 = { $one }; { $two }
sources-3 = { $one }; { $two }; { $three }
