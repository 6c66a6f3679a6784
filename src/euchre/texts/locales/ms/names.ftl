### Nama sut, kad dan tempat duduk.

# Forms of a suit: value = the name; .cap where a label begins with it; .one = the name, of a
# single card; .call after "memilih"; .with after "bermain". The last two differ for no trump.
suit-S = sped
    .cap = Sped
    .one = sped
    .call = sped sebagai truf
    .with = dengan truf sped
suit-H = lekuk
    .cap = Lekuk
    .one = lekuk
    .call = lekuk sebagai truf
    .with = dengan truf lekuk
suit-D = daiman
    .cap = Daiman
    .one = daiman
    .call = daiman sebagai truf
    .with = dengan truf daiman
suit-C = kelawar
    .cap = Kelawar
    .one = kelawar
    .call = kelawar sebagai truf
    .with = dengan truf kelawar
suit-N = tanpa truf
    .cap = Tanpa truf
    .one = tanpa sut
    .call = tanpa truf
    .with = tanpa truf

rank-A = sat
rank-K = raja
rank-Q = permaisuri
rank-J = pekak
rank-T = sepuluh
rank-9 = sembilan
rank-8 = lapan
rank-7 = tujuh
rank-6 = enam
rank-5 = lima
rank-4 = empat
rank-3 = tiga
rank-2 = dua
card-joker = joker
# A card in words, where it is spoken and not drawn.
card-pattern = { $rank } { $suit }

# Seats that nobody has given a name, clockwise from the reader's own at the bottom.
seat-you = Anda
seat-south = Selatan
seat-west = Barat
seat-north = Utara
seat-east = Timur
# Seats of a table with other than two or four seats, by number.
seat-1 = Pemain 1
seat-2 = Pemain 2
seat-3 = Pemain 3
seat-4 = Pemain 4
seat-5 = Pemain 5
seat-6 = Pemain 6
seat-7 = Pemain 7
seat-8 = Pemain 8
# The name that a person has given.
seat-own = { $name }

suit-L = tanpa truf rendah
    .cap = Tanpa truf rendah
    .one = tanpa sut
    .call = tanpa truf rendah
    .with = tanpa truf rendah
bid-name-misere = misère
    .cap = Misère
bid-name-nap = nap
    .cap = Nap
bid-name-wellington = Wellington
    .cap = Wellington
bid-name-blucher = Blücher
    .cap = Blücher
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
bid-name-moon = ke bulan
    .cap = Ke bulan
bid-name-best = kad terbaik pasangan
    .cap = Kad terbaik pasangan
value-list = { $first }, { $rest }
