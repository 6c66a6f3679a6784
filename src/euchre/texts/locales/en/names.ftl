### Names of suits, ranks, cards and seats.

# Forms: value in a sentence ("named hearts"); .cap where a sentence begins with it;
# .one for a single card ("counts as a heart"). N is no trump.
suit-S = spades
    .cap = Spades
    .one = a spade
suit-H = hearts
    .cap = Hearts
    .one = a heart
suit-D = diamonds
    .cap = Diamonds
    .one = a diamond
suit-C = clubs
    .cap = Clubs
    .one = a club
suit-N = no trump
    .cap = No trump
    .one = no suit
# No trump with the lowest rank best. Letter L, where the other is N.
suit-L = low no trump
    .cap = Low no trump
    .one = no suit

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
card-joker = the joker
# A card in words, where it is spoken and not drawn.
card-pattern = the { $rank } of { $suit }

# Bids that have a name, said by BID($bid); another bid is said as its number of tricks.
# Value in a sentence ("bid misère"), .cap by itself or where a sentence begins with it.
bid-name-misere = misère
    .cap = Misère
bid-name-nap = nap
    .cap = Nap
bid-name-wellington = Wellington
bid-name-blucher = Blücher
bid-name-little_pepper = little pepper
    .cap = Little pepper
bid-name-big_pepper = big pepper
    .cap = Big pepper
bid-name-pfeffer = pfeffer
    .cap = Pfeffer
bid-name-kaibosh = kaibosh
    .cap = Kaibosh
bid-name-shooter = shooter
    .cap = Shooter
bid-name-loner = loner
    .cap = Loner
bid-name-moon = over the moon
    .cap = Over the moon
bid-name-best = partner’s best
    .cap = Partner’s best

# Several things in a row, as long as the row goes on.
value-list = { $first }, { $rest }

# Seats that nobody has given a name, clockwise from the reader's own at the bottom.
seat-you = You
seat-south = South
seat-west = West
seat-north = North
seat-east = East
# Seats of a table with other than two or four seats, by number.
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6
seat-7 = Player 7
seat-8 = Player 8
# The name that a person has given.
seat-own = { $name }
