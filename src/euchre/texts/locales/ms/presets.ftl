### Presets and their sources.

## Presets

preset-na24 = Euchre Amerika Utara, 24 kad
preset-na24-why = Permainan biasa: empat pemain berpasangan, sembilan hingga sat, hingga 10 mata.
preset-na24-std = Euchre Amerika Utara, pembahagi wajib memilih
preset-na24-std-why = Permainan biasa hingga 10 mata, tetapi pembahagi mesti memilih truf jika tiada orang lain memilih.
preset-hoyle32 = Euchre Hoyle, 32 kad
preset-hoyle32-why = Tujuh hingga sat, hingga 5 mata; pemain bertahan boleh bermain seorang diri, dan kiri penentu yang bermain seorang diri memulakan trik.
preset-finnish24 = Euchre Finland, 24 kad
preset-finnish24-why = Sembilan hingga sat, hingga 10 mata, dibahagikan dua dan tiga; pembahagi sentiasa mengambil kad terbuka.
preset-canadian24 = Euchre Kanada, 24 kad
preset-canadian24-why = Hingga 10 mata; pasangan pembahagi boleh menerima kad terbuka hanya jika bermain seorang diri.
preset-british25 = Euchre British, 25 kad dengan Benny
preset-british25-why = Joker, iaitu Benny, mengatasi kedua-dua bower; hingga 11 mata.
preset-british25-two = Euchre British, dua sped sebagai Benny
preset-british25-two-why = Dua sped mengatasi kedua-dua bower dan tidak dikira sebagai sped; hingga 15 mata.
preset-st-austell25 = Liga St Austell
preset-st-austell25-why = Permainan British hingga 21 mata, dalam perlawanan sembilan permainan; pekak pertama menjadi pembahagi.
preset-guernsey33 = Euchre Guernsey, 33 kad dengan Benny
preset-guernsey33-why = Permainan British dengan dek lebih panjang: tujuh hingga sat dan joker; hingga 11 mata.
preset-railroad-arneson = Railroad Euchre, 25 kad
preset-railroad-arneson-why = Joker, kad terbaik pasangan untuk penentu seorang diri, laps dan slam; hingga 10 mata.
preset-railroad-bicycle = Railroad Euchre dengan pertahanan seorang diri, 25 kad
preset-railroad-bicycle-why = Railroad hingga 5 mata; pihak lawan boleh bertahan seorang diri menentang penentu seorang diri.
preset-railroad-keller = Railroad Euchre mengikut Keller, 33 kad
preset-railroad-keller-why = Tujuh hingga sat dan joker; pemain seorang diri mendapat kad terbaik pasangan dahulu, kemudian membuang sekeping.
preset-farmers24 = Farmer's hand, 24 kad
preset-farmers24-why = Kad sembilan dan sepuluh boleh dibahagikan semula, dan akhirnya pembahagi mesti memilih truf.
preset-ohio-tournament = Kejohanan Ohio
preset-ohio-tournament-why = Seperti kejohanan kelab: pekak pertama menjadi pembahagi; pembahagi mesti mengambil kad terbuka dan tidak boleh pas terakhir.
preset-three-handed32 = Euchre tiga pemain, 32 kad
preset-three-handed32-why = Cut-throat: penentu truf menentang dua yang lain, dan setiap pemain ada skor sendiri; hingga 5 mata.
preset-three-handed24 = Euchre tiga pemain, 24 kad
preset-three-handed24-why = Cut-throat dengan dek pendek, hingga 10 mata; pembahagi mesti memilih truf jika tiada orang lain memilih.
preset-two-handed24 = Euchre dua pemain, 24 kad
preset-two-handed24-why = Untuk dua pemain, hingga 10 mata; empat belas kad tidak digunakan, sekeping daripadanya terbuka.
preset-two-handed25 = Euchre dua pemain dengan Benny
preset-two-handed25-why = Untuk dua pemain dengan dek British: joker mengatasi kedua-dua bower; hingga 11 mata.
preset-two-handed32 = Euchre dua pemain, 32 kad
preset-two-handed32-why = Untuk dua pemain dengan dek panjang, tujuh hingga sat; hingga 5 mata.
preset-six-handed32 = Euchre enam pemain, 32 kad
preset-six-handed32-why = Tiga lawan tiga, duduk berselang-seli; sapu bersih seorang diri menentang pihak lawan bernilai 5 mata.
# A preset with some options changed.
preset-changed = { $preset }, dengan peraturan sendiri
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · hingga { $target }
preset-line-deals = { $preset } · { $deals } pusingan

## Sources: the works that a preset follows

source-bicycle = Bicycle (United States Playing Card Company), peraturan Euchre
source-bicycle-railroad = Bicycle (United States Playing Card Company), peraturan Railroad Euchre
source-finnish-seed = Huraian Euchre dalam bahasa Finland
source-greek-seed = Huraian Euchre dalam bahasa Yunani, mengikut Hoyle
source-hoyle-2001 = Hoyle's Rules of Games, edisi semakan ketiga, 2001
source-euchre-central = euchrecentral.com, peraturan dan variasi
source-euchre-links = euchrelinks.com, variasi
source-canadian-pages = Halaman Kanada tentang Euchre
source-pagat-british = pagat.com, Euchre British
source-british-leagues = Helaian peraturan liga British, antaranya St Austell
source-guernsey = Helaian peraturan Guernsey
source-arneson-railroad = E. Arneson, Railroad Euchre (The Spruce)
source-keller = J. W. Keller, The Game of Euchre, 1887
source-tournament-sheets = Helaian peraturan kelab dan kejohanan (ohioeuchre.com, Michigan Classic Cards, World Euchre Championship)
source-albanian-seed = Huraian Euchre dua pemain dalam bahasa Albania
source-malay-seed = Huraian Euchre dua pemain dalam bahasa Melayu
source-three-handed-pages = Halaman tentang Euchre tiga pemain (rarepike, 52pickup dan lain-lain)
source-cassell = Cassell's Book of In-door Amusements
source-six-handed-rules = Peraturan bertulis Euchre enam pemain oleh para pemainnya

# Several works in a line.
sources-1 = { $one }
sources-2 = { $one }; { $two }
sources-3 = { $one }; { $two }; { $three }
source-arneson-hasenpfeffer = E. Arneson, Hasenpfeffer (The Spruce)
source-bicycle-bid-euchre = Bicycle (United States Playing Card Company), peraturan Bid Euchre
source-bid-euchre-rules = Wikipedia, Bid Euchre, dan peraturan bertulis oleh para pemainnya
source-bid-euchre-32-rules = Peraturan bertulis Bid Euchre dengan 32 daun oleh para pemainnya
source-britannica = Encyclopædia Britannica, Nap
source-buck-rules = Peraturan bertulis Buck Euchre dengan bida oleh para pemainnya
source-call-ace-rules = Peraturan bertulis Call-Ace Euchre oleh para pemainnya
source-denexa-buck = denexa.com, Buck Euchre
source-denexa-hasenpfeffer = denexa.com, Hasenpfeffer
source-denexa-nap = denexa.com, Nap
source-five-handed-rules = Peraturan bertulis Euchre lima pemain oleh para pemainnya
source-foster-auction = R. F. Foster, Auction Euchre
source-foster-call-ace = R. F. Foster, Call-Ace Euchre, 1905
source-gamerules-hasenpfeffer = gamerules.com, Hasenpfeffer
source-high-low-rules = Peraturan bertulis Bid Euchre dua set dengan tanpa trump tinggi dan rendah oleh para pemainnya
source-hoyles-games-modernized = Hoyle's Games Modernized, Napoleon
source-kaibosh-rules = Peraturan bertulis Kaibosh oleh para pemainnya
source-katz = Katz, The Book of Card Games
source-mcneely = McNeely, Ultimate Book of Card Games
source-pagat-bid-euchre = pagat.com, Bid Euchre
source-pagat-buck = pagat.com, Buck Euchre
source-pagat-pepper = pagat.com, Pepper
source-partners-best-rules = Peraturan bertulis Bid Euchre dua set dengan daun terbaik pasangan oleh para pemainnya
source-peel = W. H. Peel, Round Games with Cards
source-penguin = Parlett, The Penguin Book of Card Games
source-shooter-rules = Peraturan bertulis Bid Euchre dua set dengan shooter dan loner oleh para pemainnya
source-six-handed-bid-rules = Peraturan bertulis Bid Euchre enam pemain oleh para pemainnya
source-white-knuckle-buck = whiteknucklecards.com, Buck Euchre
source-wikipedia-dirty-clubs = Wikipedia, Dirty Clubs
source-world-euchre-federation = World Euchre Federation, Euchre tiga pemain
