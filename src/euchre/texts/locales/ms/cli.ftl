### Program dalam terminal: bantuannya, dan apa yang dikatakannya sendiri.
#
# Messages of the help (up to "Errors") stand in one line each and have no placeables:
# they are read without the Fluent library, so that the help is there at once.

## Help

cli-euchre = Euchre (sebutan: yuker), permainan trik dengan dua bower, dan keluarganya: main, ulang tayang dan semak permainan dalam fail, atau biarkan pemain komputer bermain sesama sendiri.
cli-usage = Cara guna:
cli-usage-command = [--lang LANGUAGE] COMMAND ...
cli-commands = Perintah:
cli-flags = Pilihan:
cli-places = Argumen:
cli-examples = Contoh:
cli-more-help = “euchre COMMAND --help” menerangkan satu perintah dengan lengkap.
cli-engine-compiled = kernel terkompil
cli-engine-python = enjin Python tulen

cli-any-help = Bantuan ini.
cli-any-lang = Bahasa untuk pengguna, contohnya ms. Lazimnya bahasa sistem anda.
cli-any-json = Output untuk program, sebagai JSON.
cli-any-set = Peraturan sendiri, contohnya target=5. Boleh diberikan beberapa kali; “euchre rules GAME --json” menyenaraikan setiap kunci.
cli-any-seed = Nombor yang menentukan semua unsur rawak: nombor yang sama memberi permainan yang sama.
cli-any-data = Folder tempat permainan disimpan. Lazimnya folder data anda sendiri.
cli-any-no-training = Jangan latih jadual bidaan untuk peraturan sendiri yang belum ada jadualnya; pemain komputer terus mencari.
cli-euchre-version = Versi, dan enjin yang digunakan.

cli-play = Main menentang pemain komputer, dalam terminal.
cli-play-more = Tanpa --plain, meja dilukis dalam terminal. Setiap tindakan disimpan serta-merta: berhenti bila-bila masa, dan sambung dengan --resume.
cli-play-GAME = Set peraturan daripada “euchre games” atau pautan seperti na24:end.target=5; na24 jika tidak dinyatakan.
cli-play-seat = Tempat duduk anda, nombor mengikut arah jam dari 0.
cli-play-players = Pemain komputer mengikut arah jam dari kiri anda, contohnya club,club,random; satu nama mewakili semua.
cli-play-plain = Baris demi baris, untuk pembaca skrin atau paip: tanpa warna dalam paip, tiada yang dilukis semula.
cli-play-words = Kad dalam perkataan, seperti “pekak lekuk”.
cli-play-pace = Masa yang diambil oleh pemain komputer: fast, normal atau slow.
cli-play-learn = Terangkan setiap fasa pusingan pertama, dengan cadangan pada setiap giliran.
cli-play-resume = Sambung permainan terakhir yang belum tamat.
cli-play-example-1 = euchre play
cli-play-example-2 = euchre play british25 --set target=5
cli-play-example-3 = euchre play --plain --words
cli-play-example-4 = euchre play --resume

cli-games = Senaraikan set peraturan.

cli-rules = Cetak helaian peraturan sesuatu permainan.
cli-rules-GAME = Set peraturan daripada “euchre games”, atau pautan seperti na24:end.target=5.
cli-rules-link = Peraturan sebagai pautan, bukan helaian: teks pendek yang boleh diberikan bagi setiap GAME.
cli-rules-qr = Pautan itu, sebagai kod QR juga.
cli-rules-at = Alamat pelayan, contohnya https://euchre.example: pautan itu kemudian menuju ke halamannya.
cli-rules-example-1 = euchre rules na24
cli-rules-example-2 = euchre rules hoyle32 --set target=7
cli-rules-example-3 = euchre rules na24 --set target=5 --qr
cli-rules-example-4 = euchre rules na24:end.target=5

cli-deal = Bahagikan kad secara rawak dan tunjukkan, dengan teks satu baris yang mewakilinya.
cli-deal-GAME = Set peraturan daripada “euchre games” atau pautan seperti na24:end.target=5; na24 jika tidak dinyatakan.
cli-deal-example-1 = euchre deal na24 --seed 1

cli-show = Tunjukkan satu kedudukan, yang diberikan sebagai teks satu baris.
cli-show-TEXT = Teks pembahagian, seperti yang dicetak oleh “euchre deal”, kemudian setiap tindakan selepas koma bertitik; satu sempang membacanya daripada input.
cli-show-game = Set peraturan daripada “euchre games” atau pautan seperti na24:end.target=5; na24 jika tidak dinyatakan.
cli-show-example-1 = euchre show "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up; AC; 9C"

cli-solve = Nyatakan nilai setiap tindakan dengan semua kad tertelentang, dan jalan pusingan jika semua bermain sebaik mungkin.
cli-solve-more = Nilai ialah apa yang dimenangi pihak yang bergilir dalam pusingan ini, ditolak apa yang dimenangi pihak lain. Sebelum truf dipilih, setiap bidaan dicuba juga.
cli-solve-TEXT = Teks pembahagian, seperti yang dicetak oleh “euchre deal”, kemudian setiap tindakan selepas koma bertitik; satu sempang membacanya daripada input.
cli-solve-game = Set peraturan daripada “euchre games” atau pautan seperti na24:end.target=5; na24 jika tidak dinyatakan.
cli-solve-example-1 = euchre solve "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up"

cli-replay = Ulang tayang permainan dalam fail: bidaan, trik dan skor.
cli-replay-more = Membaca log kami sendiri, Euchre Game Notation dan PTN Trickster. Kod keluar ialah 1, dengan tempatnya, jika fail melanggar peraturan.
cli-replay-FILE = Fail; satu sempang ialah input.
cli-replay-deal = Hanya pusingan bernombor itu, dikira dari 1.

cli-convert = Tukar permainan antara format, yang dikenal pasti daripada nama fail.
cli-convert-more = Formatnya ialah log kami sendiri (.jsonl), Euchre Game Notation (.egn) dan PTN Trickster (.ptn), yang hanya dibaca. Permainan yang melanggar peraturan tidak ditukar.
cli-convert-IN = Fail untuk dibaca.
cli-convert-OUT = Fail untuk ditulis.

cli-check = Semak fail pusingan sebenar: sama ada setiap pusingan boleh diulang tayang, dan setiap permainan tamat pada sasarannya.
cli-check-FILE = Fail pusingan, sebagai JSON.
cli-check-more = Dengan --player, fail itu ialah fail keputusan: kedudukan dengan penilaian orang yang mahir. Kad yang tidak dinyatakan dipilih secara rawak.
cli-check-player = Nilai pemain komputer ini, contohnya club, dengan fail keputusan.
cli-check-worlds = Bilangan pembahagian tekaan yang boleh dilihat pemain bagi setiap keputusan; bilangannya sendiri jika tidak dinyatakan.

cli-verify = Bahagikan semula kad dalam log dan nyatakan sama ada pembahagiannya adil.
cli-verify-LOG = Log perlawanan yang sudah tamat, dengan buktinya.
cli-verify-receipt = Apa yang disimpan oleh pemain (JSON): dengannya, apa yang ditinggalkan oleh pelayan juga ditemui. Boleh diberikan beberapa kali.

cli-match = Biarkan pemain komputer bermain sesama sendiri dengan pusingan pendua (duplicate).
cli-match-more = Setiap pusingan dimainkan sekali lagi dengan pemain bertukar tempat, supaya kedua-duanya mendapat kad yang sama.
cli-match-A = Pemain komputer, contohnya club.
cli-match-B = Pemain lain, contohnya random.
cli-match-game = Set peraturan daripada “euchre games” atau pautan seperti na24:end.target=5; na24 jika tidak dinyatakan.
cli-match-deals = Bilangan pusingan untuk dimainkan.
cli-match-nodes = Bilangan kedudukan yang boleh dicari seorang pemain bagi setiap keputusan; bilangannya sendiri jika tidak dinyatakan.
cli-match-worlds = Bilangan pembahagian tekaan yang boleh dilihat seorang pemain bagi setiap keputusan; bilangannya sendiri jika tidak dinyatakan.
cli-match-workers = Bilangan proses yang bermain serentak; hasilnya tidak bergantung padanya.
cli-any-cluster = Serahkan kepada kelompok Ray: alamatnya seperti yang diterima Ray (auto, HOST:PORT, ray://HOST:PORT), atau “local” untuk Ray di komputer ini yang berjalan selama kerja itu sahaja. Hasilnya tidak bergantung padanya. Perlukan Ray, tambahan “cluster” pakej ini.
cli-match-resume = Fail yang menyimpan angka semasa perlawanan; jika sudah ada, perlawanan disambung daripadanya.
cli-match-example-1 = euchre match club random --game na24 --deals 2000 --seed 1

cli-ladder = Ukur kekuatan pemain komputer, setiap satu lawan yang lain dengan pusingan pendua (duplicate).
cli-ladder-more = Pemain berjiran bertemu, dan semua bertemu club dan worlds-50. Satu gandingan berhenti apabila ralat piawainya 0.006 mata setiap pusingan, atau pada bilangan pusingan terbanyak. Perintah ini menulis ladder.md dan ladder.svg, dan menyambung dari tempat ia dihentikan. Seluruh carta mengambil masa berjam-jam.
cli-ladder-game = Set peraturan daripada “euchre games” atau pautan seperti na24:end.target=5; na24 jika tidak dinyatakan.
cli-ladder-players = Pemain, daripada yang paling lemah kepada yang paling kuat, contohnya random,club,master; semua pemain program ini jika tidak dinyatakan.
cli-ladder-deals = Bilangan pusingan terbanyak bagi satu gandingan; 10000 jika tidak dinyatakan.
cli-ladder-workers = Bilangan proses yang bermain serentak; hasilnya tidak bergantung padanya.
cli-ladder-out = Folder untuk ladder.md dan ladder.svg; folder semasa jika tidak dinyatakan.
cli-ladder-resume = Folder yang menyimpan angka semasa carta dimainkan; lazimnya satu dalam folder data.
cli-ladder-example-1 = euchre ladder --players random,club,worlds-50 --deals 200

cli-train = Belajar membida dengan bermain melawan diri sendiri, untuk permainan yang trufnya dipilih mengikut kad terbuka.
cli-train-more = Jadualnya disimpan di tempat pemain komputer mencarinya. Apa yang dipelajari disimpan dari semasa ke semasa: perintah yang sama menyambung dari tempat ia berhenti. Ia memerlukan NumPy, tambahan “train” pakej ini.
cli-train-WHAT = Apa yang dipelajari: bidding (membida).
cli-train-game = Set peraturan daripada “euchre games” atau pautan seperti na24:end.target=5; na24 jika tidak dinyatakan.
cli-train-iterations = Bilangan pusingan untuk dipelajari; 8000000 jika tidak dinyatakan.
cli-train-threads = Bilangan bebenang yang memainkan pusingan; hasilnya tidak bergantung padanya.
cli-train-out = Fail untuk ditulis; jika tidak, satu dalam folder data, tempat pemain menemukannya.
cli-train-example-1 = euchre train bidding --game na24 --seed 1

cli-serve = Buka meja dalam pelayar.
cli-serve-port = Port; 8000, atau port bebas seterusnya, jika tidak dinyatakan.
cli-serve-host-name = Nama lain yang boleh digunakan oleh pelayar untuk pelayan ini.
cli-any-db = Simpan permainan dalam pangkalan data PostgreSQL ini, postgresql://USER@HOST/NAME, dan bukan dalam folder data (EUCHRE_DB juga berbuat demikian).
cli-serve-host = Layan semua orang dalam rangkaian rumah, dan tunjukkan alamatnya sebagai kod QR.
cli-serve-listen = Dengar di alamat ini dan bukan di alamat komputer ini sendiri, contohnya 0.0.0.0 dalam kontena.
cli-serve-proxy = Alamat proksi, yang dipercayai apabila ia menyatakan bagi pihak siapa ia meminta.
cli-serve-open-metrics = Benarkan semua orang membaca /metrics, bukan komputer ini sahaja (atau berikan token dengan EUCHRE_METRICS_TOKEN).
cli-serve-log = Laporkan setiap permintaan juga, sebagai text atau json.
cli-serve-no-open = Jangan buka pelayar.
cli-serve-bus = Kongsi meja dengan proses pelayan lain melalui NATS di alamat ini, nats://HOST:PORT, atau melalui yang dimulakan di sini: embedded (EUCHRE_BUS juga berbuat demikian).
cli-serve-grace = Saat tanpa sambungan sebelum pemain komputer menggantikan seseorang; 30 jika tidak dinyatakan.

cli-backup = Salin semua permainan ke dalam satu fail, sementara pelayan terus berjalan.
cli-backup-FILE = Fail itu, yang mesti belum ada.
cli-restore = Pulihkan semua permainan daripada sandaran, ke tempat yang belum ada permainan.
cli-restore-FILE = Fail yang dibuat oleh “euchre backup”, daripada mana-mana jenis pangkalan data.

## Errors

cli-unknown-command = Tiada perintah “{ $name }”; adakah maksud anda salah satu daripada { $near }?
cli-unknown-flag = { $command ->
    [none] Tiada pilihan { $name }; yang ada: { $near }.
   *[other] { $command } tiada pilihan { $name }; yang boleh: { $near }.
}
cli-too-many = { $command } tidak dapat menggunakan “{ $name }”; “euchre { $command } --help” menerangkan apa yang diterimanya.
cli-missing = { $command } memerlukan { $name }; “euchre { $command } --help” menerangkannya.
cli-switch-has-value = { $flag } tidak menerima nilai, tetapi diberi “{ $value }”.
cli-flag-needs-value = { $flag } memerlukan nilai: { $flag } { $value }.
cli-bad-number = { $flag } tidak boleh “{ $value }”: mesti nombor bulat dari { $low } hingga { $high }.
cli-bad-setting = “{ $setting }” bukan peraturan sendiri: tulis KEY=VALUE, seperti target=5.
cli-bad-log = --log tidak boleh “{ $value }”: mesti text atau json.
cli-bad-address = --at { $address } bukan alamat pelayan: alamatnya bermula dengan http:// atau https://.
cli-qr-too-long = Peraturan ini terlalu panjang untuk kod QR ({ $n } aksara): --link mencetaknya sebagai teks.
cli-qr-too-wide = Kod QR selebar { $n } lajur dan terminal { $room }: lebarkan tetingkap, atau cetak teksnya dengan --link.
cli-no-language = Tiada teks dalam “{ $name }”; yang ada: { $available }.
cli-no-server = Pelayan tidak dapat dimulakan: pakej { $name } tiada; pasang euchre[server].
cli-file-trouble = { $path }: { $why }.
cli-not-written = Output tidak dapat ditulis: { $why }.
cli-fault = Ini ialah kesilapan program, bukan kesilapan anda ({ $what }). Semua yang disimpan masih ada.
cli-fault-kept = Ini ialah kesilapan program, bukan kesilapan anda. Butirannya ada dalam { $path }. Semua yang disimpan masih ada.

## Rule sets and rule sheets

cli-games-next = “euchre rules NAME” mencetak helaian peraturan, “euchre play NAME” memainkannya.
cli-rules-sources = Sumber
# A card by itself, as it is drawn or in words.
cli-card = { CARD($card) }
cli-bower-right = bower kanan
cli-bower-left = bower kiri
cli-bower-benny = Benny

## Playing line by line

# What may be typed, parted by commas. Write what players of the language say.
plain-word-pass = pas, p, tolak, menolak, saya pas, saya tolak
plain-word-order = terima, saya terima, sokong, saya sokong, ambil, saya ambil
plain-word-alone = seorang diri, sendirian, sendiri, solo
plain-word-name = pilih, saya pilih, memilih, truf
plain-word-no-trump = tanpa truf, tanpa, pilih tanpa, tiada truf, tt
plain-word-decline = biarkan, biarkan di meja, biar, kekal, kekalkan, kekalkan kad saya, tidak
plain-word-ask-best = minta, minta kad terbaik, kad terbaik, terbaik
plain-word-defend-alone = bertahan, bertahan seorang diri, tahan
plain-word-take-over = ambil alih, ambil alih seorang diri
plain-word-jambone = jambone, kad tertelentang, tertelentang
plain-word-jamboree = jamboree, tunjuk truf
plain-word-redeal = bahagikan semula, bahagi semula, tunjuk kad
plain-word-go-under = tukar, tukar tiga, tukar tiga kad
plain-word-help = ?, bantuan, tolong
plain-word-hand = kad, kad saya, tangan
plain-word-tricks = trik
plain-word-auction = bidaan, truf
plain-word-score = skor, mata
plain-word-rules = peraturan
plain-word-choices = pilihan, apa
plain-word-hint = petua, cadangan, tolong saya
plain-word-explain = terangkan, panduan, belajar, kenapa
plain-word-quit = keluar, tamat, berhenti

plain-welcome = Taip nombor pilihan, kad seperti JD atau 10♦, atau perkataan seperti pas, terima, seorang diri atau lekuk. Untuk melihat sesuatu, taip kad, trik, bidaan, skor, peraturan atau ?; keluar menamatkan program, dan permainan disimpan.
plain-help = Taip nombor pilihan, kad (JD, 10♦), atau apa yang hendak dikatakan: pas, terima, terima seorang diri, lekuk, lekuk seorang diri. Untuk melihat sesuatu: petua, terangkan, pilihan, kad, trik, bidaan, skor, peraturan. Untuk berhenti: keluar; “euchre play --plain --resume” menyambungnya.
plain-other-choices = Pilihan lain:
plain-learned = Itulah pusingan pertama dengan panduan. “terangkan” memberikan keterangan lanjut pada bila-bila masa.
plain-not-understood = “{ $typed }” bukan salah satu pilihan. Taip nombor, kad atau bidaan; ? memberi keterangan.
plain-try-again = Kosongkan ruang cakera dan tekan Enter untuk cuba lagi, atau taip keluar. Semua yang sebelum ini disimpan.
plain-hand = Kad anda: { $cards }.
plain-exposed = Kad tertelentang, { $who }: { $cards }.
plain-hand-hidden = Kad anda masih tertelangkup.
plain-trump = Truf: { SUIT($suit) }.
plain-trick = Trik { $n }: { $cards }. { $you ->
    [yes] Anda memenanginya.
   *[no] { $who } memenanginya.
}
plain-trick-now = Di meja: { $cards }.
plain-no-tricks = Belum ada trik yang dimainkan.
# The cards of a player after a deal. $kind says which there are.
plain-cards-of = { $who }: { $kind ->
    [both] { $cards }; tidak dimainkan: { $kept }
    [played] { $cards }
    [kept] tidak dimainkan: { $kept }
   *[none] tidak ditunjukkan
}
plain-kitty = Baki kad: { $cards }

# Something could not be kept, so it was not done; said at both tables.
play-not-kept = Ini tidak dilakukan, kerana tidak dapat disimpan ({ $path }: { $why }).

## Starting and leaving a game

play-over = Permainan disimpan dalam { $path }; “euchre replay” mengulang tayangnya.
play-left = Permainan disimpan. “euchre play --resume” menyambungnya.
play-no-seat = Tiada tempat duduk { $seat } di meja ini: tempat duduk ialah 0 hingga { $last }, mengikut arah jam.
play-no-pace = Tiada kelajuan “{ $pace }”; yang ada: { $paces }.
play-players = --players menamakan { $n } pemain, tetapi { $wanted } diperlukan, mengikut arah jam dari kiri anda; satu nama mewakili semua.
play-resume-alone = --resume menyambung permainan seadanya, jadi { $flag } tidak boleh diberikan bersamanya.
play-no-game = Tiada permainan untuk disambung dalam { $path }; “euchre play” memulakan permainan baharu.
play-no-folder = Permainan tidak dapat disimpan dalam { $path }: { $why }. Namakan folder lain dengan --data.
play-not-ours = { $path } bukan permainan program ini yang boleh disambung; “euchre play” memulakan permainan lain, dan “euchre replay” mengulang tayang yang ini.
play-broken-game = { $path } tidak dapat disambung. { $problem } Tiada apa-apa di dalamnya diubah; “euchre replay” mengulang tayangnya setakat yang ada.
play-no-textual = Meja tidak dapat dilukis: pakej { $name } tiada; pasang euchre[tui], atau main dengan --plain.
player-unknown = Tiada pemain “{ $name }”; adakah maksud anda { $near }?
player-no-parameter = Pemain { $player } tiada parameter “{ $name }”; yang boleh: { $allowed }.
player-bad-value = { $name } bagi pemain { $player } tidak boleh “{ $value }”; yang boleh: { $allowed }.

## Deals and positions

deal-again = “--seed { $seed }” memberi pembahagian ini sekali lagi.
position-aside = (dibuang: { $cards })
position-turned = Kad terbuka
position-kitty = Baki kad
show-no-deal = Teks ini bukan pembahagian kad: { $why }.
show-no-action = Tindakan nombor { $n } tidak dapat dibaca: { $why }.
show-refused = Tindakan nombor { $n }, “{ $action }”, melanggar peraturan. { $why } Yang boleh: { $legal }.
show-legal = Yang boleh: { $legal }

## Files of games

file-problem = { $path }: { $problem }
file-remark = { $path }: Catatan: { $problem }
file-too-large = { $path } terlalu besar untuk permainan: lebih daripada { $n } MB.
file-not-text = { $path } bukan fail teks (bait { $n } bukan UTF-8).
replay-deal = Pusingan { $n }
replay-no-deal = Tiada pusingan { $n } dalam { $path }: di dalamnya { $last ->
    [0] tiada pusingan
   *[other] ada { $last } pusingan
}.
replay-completed = Kad yang tiada dalam rekod sudah dilengkapkan.
replay-unfinished = Rekod pusingan ini tamat di sini.
replay-score = Skor: { $scores }.
# $deals, $games and $refused are numbers as they are, for programs that read this line.
check-report = { $deals } pusingan diulang tayang, { $games } permainan tamat tepat pada sasaran, { $refused } ditolak:
check-games = Permainan yang tidak tamat tepat pada sasaran: { $n }

convert-done = { $path } sudah ditulis.
convert-no-format = { $path } tidak menyatakan format untuk ditulis: namanya mesti berakhir dengan .jsonl atau .egn.
convert-not-written = { $path }: PTN Trickster hanya dibaca; namanya mesti berakhir dengan .jsonl atau .egn.
convert-folder = { $path } ialah folder; namakan fail.
convert-refused = { $path } tidak ditulis, kerana permainan itu melanggar peraturan.

## Matches of computer players

match-illegal = Pemain { $player } membuat pilihan yang tidak dibenarkan: { $action }. Itu kesilapan pemain tersebut.
match-stopped = Dihentikan. Yang sudah selesai ada dalam { $path }; perintah yang sama menyambungnya dari situ.
train-unknown = Tiada apa-apa bernama “{ $name }” untuk dipelajari; hanya bidding.
train-nothing = Membida dipelajari apabila truf dipilih mengikut kad terbuka, antara dua pihak atau seorang melawan semua. Permainan ini bukan begitu.
train-needs-numpy = Latihan memerlukan NumPy: pasang tambahan “train” pakej ini.
train-bad-checkpoint = { $path } bukan apa yang disimpan oleh permulaan terdahulu latihan ini. Buang fail itu untuk bermula semula.
train-stopped = Dihentikan. Apa yang dipelajari setakat ini ada dalam { $path }; perintah yang sama menyambungnya dari situ.
train-done = Belajar daripada { $deals } pusingan; jadualnya ada dalam { $path }.
train-digest = SHA-256 kebarangkaliannya: { $digest }

plain-word-bid = bida, saya bida, membida
plain-word-low = rendah, tanpa truf rendah, ttr, l
plain-word-stay = kekal main, ikut, tinggal
plain-word-drop-out = tarik diri, menarik diri, undur
plain-welcome-bids = Semasa bidaan, nombor bermaksud bidaan sebanyak trik itu: taip 4 untuk membida empat. Bidaan lain ditaip dengan kata, seperti pas.
plain-welcome-bids-trump = Semasa bidaan, nombor bermaksud bidaan sebanyak trik itu, dan trufnya ditaip selepasnya: taip 6S atau 6 sped. Bidaan lain ditaip dengan kata, seperti pas.
plain-bids = Anda boleh menaip:
plain-bids-letters = S, H, D dan C ialah sut{ $low ->
    [yes] , N ialah tanpa truf dan L tanpa truf rendah.
    [no] , dan N ialah tanpa truf.
   *[none] .
}
plain-bid-name = { BID($bid, form: "cap") }
plain-bid-in = { $bid } { $suit }
plain-trump-by-lead = Truf: sut yang pertama dimainkan.

## For whoever runs a server

cli-reports = Tunjukkan apa yang dilaporkan orang tentang satu sama lain, dengan kata-kata di sekitarnya.
cli-reports-all = Tunjukkan juga laporan yang sudah selesai.
cli-reports-done = Tandakan laporan bernombor itu sebagai selesai. Boleh diberikan beberapa kali.
cli-tidy = Buang meja yang lama tidak digunakan sesiapa. Pelayan melakukannya sendiri; hentikannya dahulu.
cli-any-tidy-empty = Buang meja yang kadnya tidak pernah dibahagi, selepas tiada sesiapa menggunakannya selama hari sebanyak ini; 30 jika tidak dinyatakan, 0 supaya tidak dibuang.
cli-any-tidy-played = Buang meja yang kadnya pernah dibahagi, bersama lognya, selepas tiada sesiapa menggunakannya selama hari sebanyak ini; tidak dibuang jika tidak dinyatakan.
reports-none = Tiada laporan yang menunggu.
reports-head = Laporan { $n }: { $time } UTC, meja { $table }
reports-head-done = Laporan { $n }, selesai: { $time } UTC, meja { $table }
reports-why = { $who } melaporkan { $other }: “{ $why }”
reports-ids = Pengenal mereka: { $who }, { $other }
reports-marked = Laporan { $n } selesai.
reports-unknown = Tiada laporan { $n }. “euchre reports --all” menunjukkan yang ada.
tidy-done = { $n } meja telah dibuang.
