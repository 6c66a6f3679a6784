### Emrat e llojeve, të letrave dhe të vendeve.

# Forms of a suit: value = indefinite, as in "vlen si kupë"; .cap where a label begins with it;
# .one and .card = of a single card (fanti kupë); .call after "cakton"; .with after "luan";
# .bid on a button; .trump after "Atu:". No trump needs words of its own in most of them.
suit-S = maç
    .cap = Maç
    .one = maç
    .card = maç
    .call = atu: maç
    .with = me atu maç
    .bid = Atu maç
    .trump = maç
suit-H = kupë
    .cap = Kupë
    .one = kupë
    .card = kupë
    .call = atu: kupë
    .with = me atu kupë
    .bid = Atu kupë
    .trump = kupë
suit-D = karo
    .cap = Karo
    .one = karo
    .card = karo
    .call = atu: karo
    .with = me atu karo
    .bid = Atu karo
    .trump = karo
suit-C = spathi
    .cap = Spathi
    .one = spathi
    .card = spathi
    .call = atu: spathi
    .with = me atu spathi
    .bid = Atu spathi
    .trump = spathi
suit-N = pa atu
    .cap = Pa atu
    .one = asnjë lloj
    .card = pa atu
    .call = lojë pa atu
    .with = pa atu
    .bid = Pa atu
    .trump = asnjë
# No trump with the lowest rank best. Letter L, where the other is N.
suit-L = pa atu nga poshtë
    .cap = Pa atu nga poshtë
    .one = asnjë lloj
    .card = pa atu nga poshtë
    .call = lojë pa atu nga poshtë
    .with = pa atu nga poshtë
    .bid = Pa atu nga poshtë
    .trump = asnjë, nga poshtë

# Forms of a rank: value = indefinite, as a label; .nom = definite, as subject; .acc =
# definite, as object and after "me". The suit in the name of a card is always indefinite.
rank-A = as
    .nom = asi
    .acc = asin
rank-K = mbret
    .nom = mbreti
    .acc = mbretin
rank-Q = çupë
    .nom = çupa
    .acc = çupën
rank-J = fant
    .nom = fanti
    .acc = fantin
rank-T = dhjetë
    .nom = dhjeta
    .acc = dhjetën
rank-9 = nëntë
    .nom = nënta
    .acc = nëntën
rank-8 = tetë
    .nom = teta
    .acc = tetën
rank-7 = shtatë
    .nom = shtata
    .acc = shtatën
rank-6 = gjashtë
    .nom = gjashta
    .acc = gjashtën
rank-5 = pesë
    .nom = pesa
    .acc = pesën
rank-4 = katër
    .nom = katra
    .acc = katrën
rank-3 = tresh
    .nom = treshi
    .acc = treshin
rank-2 = dysh
    .nom = dyshi
    .acc = dyshin
card-joker = xhol
    .nom = xholi
    .acc = xholin
# A card in words, where it is spoken and not drawn: fanti kupë.
card-pattern = { $rank } { $suit }
# Bids that have a name, said by BID($bid); another bid is said as its number of tricks.
# Value in a sentence ("ofron misère"), .cap by itself or where a sentence begins with it.
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
bid-name-best = solo me ndihmë
    .cap = Solo me ndihmë
# Several things in a row, as long as the row goes on.
value-list = { $first }, { $rest }

# Seats that nobody has given a name, clockwise from the reader's own at the bottom.
seat-you = Ju
seat-south = Jugu
seat-west = Perëndimi
seat-north = Veriu
seat-east = Lindja
# Seats of a table with other than two or four seats, by number.
seat-1 = Lojtari 1
seat-2 = Lojtari 2
seat-3 = Lojtari 3
seat-4 = Lojtari 4
seat-5 = Lojtari 5
seat-6 = Lojtari 6
seat-7 = Lojtari 7
seat-8 = Lojtari 8
# The name that a person has given.
seat-own = { $name }
