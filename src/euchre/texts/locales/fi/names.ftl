### Maiden, arvojen, korttien ja paikkojen nimet.

# Forms of a suit: value = nominative; .cap where a label begins with it; .one of a single
# card that counts as the suit ("lasketaan hertaksi"); .gen object ("hyväksyt hertan");
# .part "some of it" ("pelaa herttaa"); .call after "nimeää" and "valitsee"; .with after "pelaa".
suit-S = pata
    .cap = Pata
    .one = padaksi
    .gen = padan
    .part = pataa
    .call = valtiksi padan
    .with = patavaltilla
suit-H = hertta
    .cap = Hertta
    .one = hertaksi
    .gen = hertan
    .part = herttaa
    .call = valtiksi hertan
    .with = herttavaltilla
suit-D = ruutu
    .cap = Ruutu
    .one = ruuduksi
    .gen = ruudun
    .part = ruutua
    .call = valtiksi ruudun
    .with = ruutuvaltilla
suit-C = risti
    .cap = Risti
    .one = ristiksi
    .gen = ristin
    .part = ristiä
    .call = valtiksi ristin
    .with = ristivaltilla
suit-N = valtiton
    .cap = Valtiton
    .one = maattomaksi
    .gen = valtittoman
    .part = valtitonta
    .call = valtittoman
    .with = ilman valttia
# No trump with the lowest rank best. Letter L, where the other is N.
suit-L = matala valtiton
    .cap = Matala valtiton
    .one = maattomaksi
    .gen = matalan valtittoman
    .part = matalaa valtitonta
    .call = matalan valtittoman
    .with = matalalla valtittomalla

# Forms of a rank, and so of a card: value = nominative, also after imperatives; .gen object of
# a statement; .part after "ei ole"; .ade "with" ("avaa herttasotamiehellä").
rank-A = ässä
    .gen = ässän
    .part = ässää
    .ade = ässällä
rank-K = kuningas
    .gen = kuninkaan
    .part = kuningasta
    .ade = kuninkaalla
rank-Q = rouva
    .gen = rouvan
    .part = rouvaa
    .ade = rouvalla
rank-J = sotamies
    .gen = sotamiehen
    .part = sotamiestä
    .ade = sotamiehellä
rank-T = kymppi
    .gen = kympin
    .part = kymppiä
    .ade = kympillä
rank-9 = ysi
    .gen = ysin
    .part = ysiä
    .ade = ysillä
rank-8 = kasi
    .gen = kasin
    .part = kasia
    .ade = kasilla
rank-7 = seiska
    .gen = seiskan
    .part = seiskaa
    .ade = seiskalla
rank-6 = kutonen
    .gen = kutosen
    .part = kutosta
    .ade = kutosella
rank-5 = vitonen
    .gen = vitosen
    .part = vitosta
    .ade = vitosella
rank-4 = nelonen
    .gen = nelosen
    .part = nelosta
    .ade = nelosella
rank-3 = kolmonen
    .gen = kolmosen
    .part = kolmosta
    .ade = kolmosella
rank-2 = kakkonen
    .gen = kakkosen
    .part = kakkosta
    .ade = kakkosella
card-joker = jokeri
    .gen = jokerin
    .part = jokeria
    .ade = jokerilla
# One compound, the suit unchanged: herttasotamies, herttasotamiehen.
card-pattern = { $suit }{ $rank }

# Bids that have a name, said by BID($bid); another bid is said as its number of tricks.
# Value in a sentence ("bid misère"), .cap by itself or where a sentence begins with it.
bid-name-misere = misääri
    .cap = Misääri
    .gen = misäärin
bid-name-nap = nap
    .cap = Nap
    .gen = napin
bid-name-wellington = Wellington
    .cap = Wellington
    .gen = Wellingtonin
bid-name-blucher = Blücher
    .cap = Blücher
    .gen = Blücherin
bid-name-little_pepper = little pepper
    .cap = Little pepper
    .gen = little pepperin
bid-name-big_pepper = big pepper
    .cap = Big pepper
    .gen = big pepperin
bid-name-pfeffer = pfeffer
    .cap = Pfeffer
    .gen = pfefferin
bid-name-kaibosh = kaibosh
    .cap = Kaibosh
    .gen = kaiboshin
bid-name-shooter = shooter
    .cap = Shooter
    .gen = shooterin
bid-name-loner = loner
    .cap = Loner
    .gen = lonerin
bid-name-moon = moon
    .cap = Moon
    .gen = moonin
bid-name-best = parin paras
    .cap = Parin paras
    .gen = parin parhaan

# Several things in a row, as long as the row goes on.
value-list = { $first }, { $rest }

# Seats that nobody has given a name, clockwise from the reader's own at the bottom.
seat-you = Sinä
seat-south = Etelä
seat-west = Länsi
seat-north = Pohjoinen
seat-east = Itä
# Seats of a table with other than two or four seats, by number.
seat-1 = Pelaaja 1
seat-2 = Pelaaja 2
seat-3 = Pelaaja 3
seat-4 = Pelaaja 4
seat-5 = Pelaaja 5
seat-6 = Pelaaja 6
seat-7 = Pelaaja 7
seat-8 = Pelaaja 8
# The name that a person has given.
seat-own = { $name }
