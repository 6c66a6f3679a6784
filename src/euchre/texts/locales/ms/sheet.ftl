### Helaian peraturan. Ayat disusun satu di bawah satu, mengikut urutan fail ini.

## Titles

sheet-brief = Ringkasan
sheet-game = Permainan
sheet-order = Susunan kad
sheet-dealing = Pembahagian kad
sheet-trump = Memilih truf
sheet-before = Sebelum trik pertama
sheet-play = Permainan kad
sheet-score = Mata
sheet-end = Tamat permainan
sheet-mistakes = Kesilapan
sheet-options = Pilihan yang digunakan

## In brief

sheet-players-opposite = { $n }, dalam dua pasukan
sheet-players-each = { $n }, masing-masing bersendirian
sheet-pack-brief = { $n }, { $rank } hingga sat, { $each } setiap pemain
sheet-points = { $n } mata
sheet-deals = { $n } pusingan

## The game

# $n players of a side
sheet-sides = { $n ->
    [2] Empat orang bermain dalam dua pasukan; pasangan duduk bertentangan dan berkongsi skor.
   *[other] Dua pasukan { $n } pemain bermain; mereka duduk berselang-seli mengelilingi meja, dan setiap pasukan berkongsi skor.
}
sheet-no-sides = { $n ->
    [2] Dua orang bermain menentang satu sama lain, setiap seorang dengan skor sendiri.
   *[other] { $n } orang bermain, setiap seorang dengan skor sendiri; dalam setiap pusingan, pemain yang memilih truf menentang semua pemain lain.
}
# $n tricks in a deal
sheet-aim = Satu pusingan ada { sheet-tricks }. Sesiapa yang memilih truf ialah penentu truf, dan pasukannya mesti memenangi sekurang-kurangnya { $majority } trik. Pihak lain, iaitu pihak bertahan, cuba menghalangnya; jika berjaya dihalang, pasukan penentu gagal (euchre).
sheet-aim-each = Satu pusingan ada { sheet-tricks }. Sesiapa yang memilih truf ialah penentu truf dan mesti memenangi sekurang-kurangnya { $majority } trik. Pihak lain, iaitu pihak bertahan, cuba menghalangnya; jika berjaya dihalang, penentu truf gagal (euchre).
sheet-clockwise = Pembahagian kad, bidaan dan permainan berjalan ke kiri, mengikut arah jam.

## What beats what

sheet-pack = Dek ada { $n } kad: { $rank } hingga sat dalam empat sut.
sheet-pack-double = Dek ada { $n } kad: { $rank } hingga sat dalam empat sut, setiap kad dua keping.
sheet-benny-joker = Sekeping daripadanya ialah joker, yang dipanggil Benny: Benny ialah truf terbaik, walau apa pun sut truf.
sheet-benny-two_of_spades = Sekeping daripadanya ialah dua sped, yang dipanggil Benny: kad ini tidak dikira sebagai sped tetapi truf terbaik, walau apa pun sut truf.
sheet-right-bower = Katakan truf ialah { SUIT($suit) }. Pekak truf ialah bower kanan dan mengatasi semua kad lain{ $benny ->
    [yes] {" "}kecuali Benny
   *[no] {""}
}.
sheet-left-bower = Pekak lain yang sama warna, di sini { CARD($card) }, ialah bower kiri dan menjadi kad kedua tertinggi. Kad ini dikira sebagai { SUIT($suit, form: "one") } sepanjang pusingan, bukan lagi sut yang tercetak padanya.
sheet-no-bowers = Tiada bower: dalam setiap sut, kedudukan pekak ialah antara permaisuri dengan sepuluh.
sheet-trump-beats = Selain itu, sat ialah kad tertinggi dalam setiap sut. Truf mengatasi semua kad sut lain.
sheet-order-no-trump = Tanpa truf, tiada sut mengatasi sut lain, dan semua pekak ialah kad biasa.
sheet-benny-at-no-trump = Tanpa truf, hanya Benny menjadi truf.
sheet-caption-trump = { SUIT($suit, form: "cap") }, truf
sheet-caption-next = { SUIT($suit, form: "cap") }, tanpa pekak
sheet-caption-plain = { SUIT($suit, form: "cap") }
sheet-caption-cross = { SUIT($suit, form: "cap") }, begitu juga { SUIT($other) }

## Dealing

sheet-first-dealer-random = Pembahagi pertama dipilih melalui undian.
sheet-first-dealer-first_jack = Untuk memilih pembahagi pertama, kad dibahagikan terbuka kepada setiap pemain mengikut giliran: pemain yang mendapat pekak pertama menjadi pembahagi.
sheet-first-dealer-first_black_jack = Untuk memilih pembahagi pertama, kad dibahagikan terbuka kepada setiap pemain mengikut giliran: pemain yang mendapat pekak hitam pertama menjadi pembahagi.
sheet-first-dealer-lowest_draw = Untuk memilih pembahagi pertama, setiap pemain menarik sekeping kad: pemain dengan kad terendah menjadi pembahagi; raja kad tertinggi dan sat kad terendah. Pemain yang kadnya sama nilai menarik sekali lagi.
sheet-first-dealer-highest_draw = Untuk memilih pembahagi pertama, setiap pemain menarik sekeping kad: pemain dengan kad tertinggi menjadi pembahagi; sat kad tertinggi. Pemain yang kadnya sama nilai menarik sekali lagi.
sheet-packets-even = Pembahagi memberi setiap pemain { $n } keping kad, dalam kelompok { $packets }.
sheet-packets-uneven = Pembahagi memberi setiap pemain { $n } keping kad; dari kiri pembahagi, kelompoknya { $packets }.
sheet-turn-up = Kad seterusnya dibuka: sutnya dicadangkan sebagai truf.
sheet-kitty = { $n ->
    [0] Tiada kad yang tinggal.
    [1] Sekeping kad tinggal sebagai baki kad. Tiada siapa melihatnya, dan kad itu tidak digunakan.
   *[other] { $n } keping kad tinggal sebagai baki kad. Tiada siapa melihatnya, dan kad itu tidak digunakan.
}
# At least three, some of which may come into a hand
sheet-kitty-under = { $n } keping kad tinggal sebagai baki kad. Belum ada sesiapa yang melihatnya.
sheet-next-dealer = Selepas setiap pusingan, pemain di sebelah kiri pembahagi menjadi pembahagi.
# $n times in a game, 0 for always
sheet-redeal-times = { $n ->
    [0] {""}
    [1] , sekali dalam satu permainan
   *[other] , { $n } kali dalam satu permainan
}
# A hand with nothing higher than a ten.
sheet-nothing-high = { $benny ->
    [yes] tanpa sat, kad gambar atau Benny
   *[no] tanpa sat atau kad gambar
}
sheet-redeal-ace_no_face = Pemain yang hanya memegang sembilan dan sepuluh (atau lebih rendah) dan tepat satu sat boleh, sebelum bidaan pertamanya, menunjukkan kad dan meminta pembahagi yang sama membahagikan semula{ sheet-redeal-times }.
sheet-redeal-no_ace_no_face = Pemain { sheet-nothing-high } (farmer's hand) boleh, sebelum bidaan pertamanya, menunjukkan kad dan meminta pembahagi yang sama membahagikan semula{ sheet-redeal-times }.
sheet-redeal-no_ace_no_face_no_trump = Pemain { sheet-nothing-high } dan tanpa kad sut yang terbuka boleh, sebelum bidaan pertamanya, menunjukkan kad dan meminta pembahagi yang sama membahagikan semula{ sheet-redeal-times }.
sheet-go-under-no_ace_no_face = Going under: pemain { sheet-nothing-high } boleh, sebelum bidaan pertamanya, menunjukkan kad dan menukar tiga daripadanya dengan tiga keping kad daripada baki kad. Hanya seorang pemain dalam satu pusingan boleh berbuat demikian.
sheet-go-under-three_nines_tens = Going under: pemain dengan tiga atau lebih sembilan dan sepuluh (atau lebih rendah) boleh, sebelum bidaan pertamanya, menunjukkan kad dan menukar tiga keping kad sedemikian dengan tiga keping kad daripada baki kad. Hanya seorang pemain dalam satu pusingan boleh berbuat demikian.

## Making trump

sheet-round-one = Pusingan bidaan pertama: dari kiri pembahagi, setiap pemain mengikut giliran menerima sut kad terbuka sebagai truf, atau pas. Sesiapa yang menerima ialah penentu truf, dan bidaan tamat.
sheet-canadian-loner = Dalam pusingan bidaan ini, pasangan pembahagi boleh menerima hanya jika bermain seorang diri.
sheet-turned-bower = Jika kad terbuka ialah pekak dan tiada siapa menerimanya, pembahagi mesti mengambilnya (belum disahkan: daripada bahan umum tentang permainan kad).
sheet-round-two = Pusingan bidaan kedua: jika semua pas, pembahagi menelangkupkan kad terbuka. Dari kiri pembahagi, setiap pemain mengikut giliran memilih salah satu sut lain sebagai truf, atau pas. Sut yang ditolak tidak boleh dipilih.
sheet-no-trump-callable = Dalam pusingan bidaan ini, “tanpa truf” juga boleh dipilih: tiada sut menjadi truf.
# $free: whether no trump may be named as well
sheet-stick = { $free ->
    [yes] Pembahagi wajib memilih (stick the dealer): jika semua pemain lain pas dua kali, pembahagi mesti memilih sut atau “tanpa truf”.
   *[no] Pembahagi wajib memilih (stick the dealer): jika semua pemain lain pas dua kali, pembahagi mesti memilih sut.
}
sheet-stick-or-pay = Pilih atau bayar (stick or pay): jika semua pemain lain pas dua kali, pembahagi memilih sut atau pas; pas memberi pihak lawan 1 mata, dan pemain seterusnya membahagikan kad.
sheet-stick-or-pay-each = Pilih atau bayar (stick or pay): jika semua pemain lain pas dua kali, pembahagi memilih sut atau pas; pas memberi setiap pemain lain 1 mata, dan pemain seterusnya membahagikan kad.
sheet-passed-out-no-trump = Jika semua pas dua kali, pusingan dimainkan tanpa truf dan tanpa penentu truf. Pihak dengan lebih banyak trik mendapat { $made } mata, dan { $march } mata jika memenangi semua trik.
# Each plays alone, and scores tricks
sheet-passed-out-no-trump-each = Jika semua pas dua kali, pusingan dimainkan tanpa truf dan tanpa penentu truf, dan setiap pemain memerlukan satu trik.
sheet-passed-out-next_dealer = Jika semua pas dua kali, tiada siapa mendapat mata, dan pemain seterusnya membahagikan kad.
sheet-passed-out-same_dealer = Jika semua pas dua kali, tiada siapa mendapat mata, dan pembahagi yang sama membahagikan semula.
# What does not count as a card of the suit.
sheet-not-natural = { $benny ->
    [yes] Bower kiri dan Benny tidak dikira.
   *[no] Bower kiri tidak dikira.
}
sheet-must-hold-caller = Sesiapa yang menerima atau memilih sut mesti memegang kad sut itu. { sheet-not-natural }
sheet-must-hold-caller_or_turned = Sesiapa yang menerima atau memilih sut mesti memegang kad sut itu; bagi pembahagi dalam pusingan bidaan pertama, kad terbuka dikira. { sheet-not-natural }
sheet-must-hold-dealer = Pembahagi yang mengambil kad terbuka mesti memegang kad lain sut itu. { sheet-not-natural }
# $n partners of a player
sheet-alone = { $n ->
    [1] Sesiapa yang memilih truf boleh, pada masa yang sama, memilih untuk bermain seorang diri. Pasangannya menelangkupkan kad dan tidak bermain dalam pusingan ini.
   *[other] Sesiapa yang memilih truf boleh, pada masa yang sama, memilih untuk bermain seorang diri. Rakan sepasukannya menelangkupkan kad dan tidak bermain dalam pusingan ini.
}
sheet-never-alone = Tiada siapa boleh bermain seorang diri.
# $must: whether the dealer has to take a card that was accepted
sheet-benny-turned-named_blind = { $must ->
    [yes] Jika kad terbuka ialah Benny, pembahagi memilih truf sebelum melihat kad, menjadi penentu truf, dan mengambil Benny seperti kad terbuka yang lain.
   *[no] Jika kad terbuka ialah Benny, pembahagi memilih truf sebelum melihat kad, menjadi penentu truf, dan boleh mengambil Benny seperti kad terbuka yang lain.
}
sheet-benny-turned-counts_as_suit = Jika kad terbuka ialah Benny, sut yang dicadangkan ialah { SUIT($suit) }.
sheet-benny-turned-redeal = Jika kad terbuka ialah Benny, pembahagi yang sama membahagikan semula.
sheet-blind-alone = Setelah melihat kad, pembahagi ini masih boleh bermain seorang diri (disimpulkan daripada peraturan lain; tiada sumber menyatakannya).
sheet-blind-not-alone = Pembahagi ini tidak boleh bermain seorang diri.
sheet-words-who = Siapa
sheet-words-says = Kata
sheet-words-opponent = lawan pembahagi, menerima
sheet-words-other = pemain lain, menerima
sheet-words-partner = pasangan pembahagi, menerima
sheet-words-dealer = pembahagi, menerima
sheet-words-decline = tidak menerima
sheet-words-dealer-declines = pembahagi, tidak menerima
sheet-words-second-round = dalam pusingan bidaan kedua
sheet-words-alone = bermain seorang diri
sheet-words-jambone = seorang diri, dengan kad tertelentang
sheet-words-jamboree = penentu truf dengan lima truf tertinggi
sheet-words-defend-alone = bertahan seorang diri
sheet-says-order-up = “Terima”
sheet-says-assist = “Sokong”
sheet-says-take-up = “Ambil”
sheet-says-pass = “Pas”
sheet-says-turn-down = “Tolak”
sheet-says-name = “Sped”
sheet-says-alone = yang sama, dan “seorang diri”
sheet-says-jambone = “Jambone”
sheet-says-jamboree = “Jamboree”
sheet-says-defend-alone = “Bertahan seorang diri”

## Before the first lead

sheet-take-over = Pasangan penentu truf yang bermain seorang diri, jika belum pas dalam pusingan bidaan itu, boleh mengambil alih dan bermain seorang diri sebagai ganti.
sheet-jambone = Jambone: pemain yang baru menyatakan bermain seorang diri boleh terus menyatakan bahawa kadnya dimainkan tertelentang. Selepas semua pertukaran, kadnya ditunjukkan kepada semua pemain. Dalam setiap trik, pemain pertama yang turut bermain selepas penentu, mengikut arah jam, menentukan kad yang dimainkan; kad yang tertelentang juga mesti mengikut sut (belum disahkan: daripada bahan umum tentang permainan kad).
sheet-jamboree = Jamboree: sebelum trik pertama, penentu truf yang memegang lima truf tertinggi, termasuk kad terbuka jika diambil, boleh menunjukkannya. Nilainya { $points } mata, dan pusingan itu tidak dimainkan (belum disahkan: daripada bahan umum tentang permainan kad).
sheet-defend-alone-vs_lone_maker = Menentang penentu truf yang bermain seorang diri, seorang pemain bertahan boleh bermain seorang diri sementara pasangannya tidak bermain. Pemain di sebelah kiri penentu truf ditanya dahulu, dan pemain pertama yang mahu akan bertahan seorang diri.
sheet-defend-alone-always = Menentang mana-mana penentu truf, seorang diri atau tidak, seorang pemain bertahan boleh bermain seorang diri sementara pasangannya tidak bermain. Pemain di sebelah kiri penentu truf ditanya dahulu, dan pemain pertama yang mahu akan bertahan seorang diri.
sheet-pick-up-optional = Jika kad terbuka diterima, pembahagi boleh mengambilnya dan membuang kad lain, atau membiarkannya di meja; semua pemain melihat pilihan itu.
sheet-pick-up-optional_if_ordered = Jika kad terbuka diterima, pembahagi mengambilnya dan membuang kad lain. Jika pemain lain yang menerimanya, pembahagi boleh juga membiarkannya di meja; semua pemain melihat pilihan itu.
sheet-pick-up-mandatory = Jika kad terbuka diterima, pembahagi mengambilnya dan membuang sekeping kad.
sheet-discard-other = Kad yang dibuang kekal tertutup, dan tidak boleh kad yang baru diambil.
sheet-discard-any = Kad yang dibuang kekal tertutup, dan boleh juga kad yang baru diambil.
sheet-dealer-sits-out = Jika pembahagi tidak bermain, kad terbuka tidak digunakan.
# $n cards
sheet-partners-best-discard_first = { $n ->
    [1] Penentu truf yang bermain seorang diri boleh membuang sekeping kad secara tertutup, kemudian mendapat kad terbaik pasangan sebagai ganti.
   *[other] Penentu truf yang bermain seorang diri boleh membuang { $n } keping kad secara tertutup, kemudian mendapat { $n } keping kad terbaik pasangan sebagai ganti.
}
sheet-partners-best-receive_first = { $n ->
    [1] Penentu truf yang bermain seorang diri boleh mendapat kad terbaik pasangan, kemudian membuang sekeping kad secara tertutup.
   *[other] Penentu truf yang bermain seorang diri boleh mendapat { $n } keping kad terbaik pasangan, kemudian membuang sebanyak itu secara tertutup.
}
sheet-best-turn-up = Pembahagi yang pasangannya menerima kad terbuka dan bermain seorang diri boleh memberikan kad itu.
sheet-defenders-best = { $n ->
    [1] Pemain yang bertahan seorang diri boleh mendapat kad terbaik pasangan dengan cara yang sama.
   *[other] Pemain yang bertahan seorang diri boleh mendapat { $n } keping kad terbaik pasangan dengan cara yang sama.
}

## Play

sheet-leader-left_of_dealer = Pemain di sebelah kiri pembahagi memulakan trik pertama.
sheet-leader-left_of_lone_maker = Pemain di sebelah kiri pembahagi memulakan trik pertama; jika penentu truf bermain seorang diri, pemain di sebelah kiri penentu truf memulakannya.
sheet-leader-left_of_maker = Pemain di sebelah kiri penentu truf memulakan trik pertama.
sheet-leader-maker = Penentu truf memulakan trik pertama.
sheet-sits-out = Sesiapa yang tidak bermain dalam pusingan itu tidak memainkan kad, dan gilirannya dilangkau.
sheet-follow = Setiap pemain mesti mengikut sut, iaitu memainkan kad sut yang memulakan trik jika ada; jika tiada, mana-mana kad boleh dimainkan. Tiada kewajipan memainkan truf atau memenangi trik.
sheet-follow-left = Bower kiri mengikut truf: jika trik dimulakan dengan { SUIT($suit) }, { CARD($card) } mesti dimainkan seperti truf lain.
sheet-follow-benny = Benny juga truf di sini, dan mesti dimainkan jika trik dimulakan dengan truf.
sheet-trick = Truf terbaik memenangi trik; jika tiada truf, kad terbaik sut yang memulakan trik. Pemenang memulakan trik seterusnya.
sheet-equal-first = Antara dua keping kad terbaik yang sama, yang dimainkan dahulu menang.
sheet-equal-last = Antara dua keping kad terbaik yang sama, yang dimainkan kemudian menang.

## Points

sheet-one-side-scores = Hanya satu pihak mendapat mata dalam satu pusingan.
sheet-maker-or-others = Dalam satu pusingan, sama ada penentu truf atau setiap pemain lain mendapat mata.
sheet-four-tricks = Empat trik diperlukan untuk mendapat mata; dengan tiga trik tiada siapa mendapat mata.
sheet-must-take-all = Penentu truf yang bermain seorang diri mesti memenangi kesemua { $n } trik; jika tidak, penentu truf gagal (euchre).
sheet-fast-break = Fast break: pasukan penentu yang kalah dua trik pertama dan memenangi tiga yang lain tidak mendapat mata, begitu juga pihak bertahan.
sheet-tokens = Pihak yang memenangi tepat empat trik juga mendapat token; token keempat ditukar dengan 1 mata.
sheet-makers-take = Trik pasukan penentu
sheet-maker-takes = Trik penentu truf
sheet-together = berpasangan
sheet-alone-column = seorang diri
sheet-nothing = –
sheet-tricks = { $n } trik
# $kind is none, one, or, to: how a range of numbers is said
sheet-range = { $kind ->
    [none] tiada
    [one] { $low }
    [or] { $low } atau { $high }
   *[to] { $low } hingga { $high }
}
sheet-range-made = { $kind ->
    [one] { $low } trik
   *[other] { sheet-range } trik
}
sheet-all-tricks = kesemua { $n }, sapu bersih (march)
sheet-all-exposed = kesemua { $n }, kad tertelentang (jambone)
sheet-five-best = lima truf tertinggi ditunjukkan (jamboree)
sheet-range-euchred = { sheet-range }: gagal (euchre)
sheet-range-lone-defender = { sheet-range }, lawan bertahan seorang diri
sheet-to-defenders = { $n } untuk lawan
sheet-to-each = { $n } untuk setiap pemain lain
sheet-to-lone-defender = { $n } untuk lawan

## The end

sheet-end-target-side = Pihak pertama yang mencapai { $n } mata memenangi permainan.
sheet-end-target-player = Pemain pertama yang mencapai { $n } mata memenangi permainan.
sheet-end-deals = Satu permainan ada { $n } pusingan; skor lebih tinggi menang, dan skor yang sama ialah seri.
sheet-tie-play_on = Jika beberapa pihak sampai dalam pusingan yang sama, skor terbaik menang; jika sama, permainan diteruskan sehingga satu pihak mendahului.
sheet-tie-maker_first = Jika beberapa pihak sampai dalam pusingan yang sama, yang memilih truf menang jika termasuk antaranya; jika tidak, skor terbaik menang, dan jika sama, permainan diteruskan sehingga satu pihak mendahului.
sheet-lone-march-wins = Semua trik yang dimenangi oleh penentu truf seorang diri terus memenangi permainan.
sheet-match-side = Pihak pertama yang memenangi { $n } permainan memenangi perlawanan.
sheet-match-player = Pemain pertama yang memenangi { $n } permainan memenangi perlawanan.
sheet-laps = Laps: mata pemenang yang melebihi sasaran dibawa ke permainan seterusnya, tetapi tidak sehingga permainan itu dimenangi sebelum bermula.
sheet-slam = Slam: permainan yang tiada mata bagi pihak kalah dikira sebagai dua permainan.
sheet-rubber = Mata rubber: satu permainan memberi pemenang 3 jika pihak kalah tiada mata, 2 jika ada 1 atau 2, dan selain itu 1; memenangi perlawanan memberi 2 lagi.

## Mistakes

sheet-no-mistakes = Salah bahagi dan langgar sut tidak berlaku: program ini membahagikan kad, dan menolak kad yang tidak boleh dimainkan.

sheet-unsourced = Apa yang tiada dalam sumber
sheet-players-called = { $n }, dengan pasangan yang disebut
sheet-points-down = dari { $n } mata hingga habis
sheet-no-sides-bids = { $n ->
    [2] Dua orang bermain menentang satu sama lain, setiap seorang dengan skor sendiri.
   *[other] { $n } orang bermain, setiap seorang dengan skor sendiri; dalam setiap pusingan, pembida tertinggi, iaitu penentu truf, menentang semua pemain lain.
}
sheet-called-sides = { $n } orang bermain, setiap seorang dengan skor sendiri. Dalam setiap pusingan penentu truf menyebut sekeping kad, dan pemegangnya ialah pasangannya, secara rahsia sehingga kad itu dimainkan; mereka berdua menentang semua pemain lain.
sheet-nobody-sides = { $n } orang bermain, masing-masing bersendirian dengan skor sendiri: tiada siapa ada pasangan.
sheet-aim-turn_up-called = Satu pusingan ada { sheet-tricks }. Sesiapa yang memilih truf ialah penentu truf; penentu dan pasangannya bersama-sama mesti memenangi sekurang-kurangnya { $majority } trik. Semua pemain lain, iaitu pihak bertahan, cuba menghalangnya; jika berjaya dihalang, pasukan penentu gagal (euchre).
sheet-others-need-one = { $stays ->
    [yes] Setiap pemain lain yang kekal bermain juga mahukan trik, dan memerlukan sekurang-kurangnya satu.
   *[no] Setiap pemain lain juga mahukan trik, dan memerlukan sekurang-kurangnya satu.
}
sheet-aim-turn_up-nobody = Satu pusingan ada { sheet-tricks }. Sesiapa yang memilih truf ialah penentu truf dan mesti memenangi sekurang-kurangnya { $majority } trik. { sheet-others-need-one }
sheet-aim-bids-opposite = Satu pusingan ada { sheet-tricks }. Pembida tertinggi ialah penentu truf, dan pasukannya mesti memenangi sekurang-kurangnya trik sebanyak yang dibida. Pihak lain, iaitu pihak bertahan, cuba menghalangnya.
sheet-aim-bids-maker_against_all = Satu pusingan ada { sheet-tricks }. Pembida tertinggi ialah penentu truf dan mesti memenangi sekurang-kurangnya trik sebanyak yang dibida. Pihak lain, iaitu pihak bertahan, cuba menghalangnya.
sheet-aim-bids-called = Satu pusingan ada { sheet-tricks }. Pembida tertinggi ialah penentu truf; penentu dan pasangannya bersama-sama mesti memenangi sekurang-kurangnya trik sebanyak yang dibida. Semua pemain lain, iaitu pihak bertahan, cuba menghalangnya.
sheet-aim-bids-nobody = Satu pusingan ada { sheet-tricks }. Pembida tertinggi ialah penentu truf dan mesti memenangi sekurang-kurangnya trik sebanyak yang dibida. { sheet-others-need-one }
sheet-aim-fixed-opposite = Satu pusingan ada { sheet-tricks }. Tiada siapa memilih truf: setiap pihak cuba memenangi lebih banyak trik.
sheet-aim-fixed-nobody = Satu pusingan ada { sheet-tricks }. Tiada siapa memilih truf: setiap pemain mahukan trik, dan memerlukan sekurang-kurangnya satu.
sheet-dealer-is-out = Pembahagi tidak mendapat kad dan tidak bermain dalam pusingan itu, tetapi mendapat dan kehilangan mata seperti pemain lain yang menentang penentu truf.
sheet-ace-high = Sat ialah kad tertinggi dalam setiap sut. Truf mengatasi semua kad sut lain.
sheet-order-low = Dalam permainan tanpa truf rendah, setiap sut diterbalikkan: { $rank } ialah kad terbaik dan sat kad terlemah.
sheet-misere-no-trump = { $benny ->
    [yes] Misère dimainkan tanpa truf: tiada sut mengatasi sut lain, dan hanya Benny menjadi truf.
   *[no] Misère dimainkan tanpa truf: tiada sut mengatasi sut lain.
}
sheet-misere-trump = Misère dimainkan dengan truf seperti bidaan lain.
sheet-benny-led-first = Jika penentu memulakan trik pertama dengan Benny, pusingan itu tiada sut truf, dan hanya Benny menjadi truf (disimpulkan daripada peraturan lain; tiada sumber menyatakannya).
sheet-caption-low = { SUIT($suit, form: "cap") } dalam permainan tanpa truf rendah, begitu juga setiap sut lain
sheet-packets-even-others = Pembahagi memberi setiap pemain lain { $n } keping kad, dalam kelompok { $packets }, dan tidak mengambil satu pun.
sheet-packets-uneven-others = Pembahagi memberi setiap pemain lain { $n } keping kad dan tidak mengambil satu pun; dari kiri pembahagi, kelompoknya { $packets }.
sheet-turn-up-fixed = Kad seterusnya dibuka: sutnya menjadi truf.
sheet-turn-up-clubs = Kad seterusnya dibuka. Kad ini penting hanya jika sutnya kelawar.
sheet-turn-up-idle = Kad seterusnya dibuka dan tidak digunakan. Truf tidak bergantung padanya.
sheet-widow = { $n ->
    [1] Sekeping kad
   *[other] { $n } keping kad
} tinggal sebagai kad simpanan. Belum ada sesiapa yang melihatnya.
sheet-no-trump-callable-low = Dalam pusingan bidaan ini, “tanpa truf” juga boleh dipilih, tinggi atau rendah: tiada sut menjadi truf.
sheet-dirty-clubs = { $stays ->
    [yes] Jika kad terbuka ialah kelawar, kelawar terus menjadi truf: tiada penentu truf, tiada siapa boleh menarik diri, dan kad terbuka tidak digunakan. Jika tidak, truf ditentukan seperti berikut.
   *[no] Jika kad terbuka ialah kelawar, kelawar terus menjadi truf: tiada penentu truf, dan kad terbuka tidak digunakan. Jika tidak, truf ditentukan seperti berikut.
}
sheet-benny-is-no-club = Benny yang terbuka bukan kelawar.
sheet-fixed = Tiada bidaan: sut kad terbuka menjadi truf, dan tiada penentu truf. Kad terbuka tidak digunakan.
sheet-alone-each = Sesiapa yang memilih truf boleh serentak menyebut “seorang diri”: semua bermain seperti biasa, tetapi mata pusingan itu lain.
sheet-words-no-trump = dalam pusingan itu, tanpa truf
sheet-words-call-partner = penentu, menyebut kad pasangan
sheet-words-stay = untuk kekal bermain
sheet-words-drop-out = untuk menarik diri
sheet-says-name-no-trump = “Saya pilih tanpa truf”
sheet-says-name-low = “Saya pilih tanpa truf”, atau “tanpa truf rendah”
sheet-says-call-partner = “Saya sebut sat kelawar”
sheet-says-stay = “Saya kekal main”
sheet-says-drop-out = “Saya tarik diri”
sheet-widow-taken = { $n ->
    [1] Penentu mengambil kad simpanan ke tangan, dan membuang sekeping kad, yang sama pun boleh, secara tertutup.
   *[other] Penentu mengambil { $n } keping kad simpanan ke tangan, dan membuang sebanyak itu juga secara tertutup.
}
sheet-call-ace = Penentu menyebut satu sat yang bukan truf. Pemegangnya ialah pasangan penentu, tetapi tidak memberitahunya: semua yang lain mengetahuinya apabila sat itu dimainkan.
sheet-call-card = Penentu menyebut sekeping kad yang bukan truf. Pemegangnya ialah pasangan penentu, tetapi tidak memberitahunya: semua yang lain mengetahuinya apabila kad itu dimainkan.
sheet-called-alone = { $kitty ->
    [yes] Jika tiada siapa memegangnya kerana kad itu tidak digunakan, atau jika penentu sendiri memegangnya, penentu menentang semua tanpa pasangan.
   *[no] Jika penentu sendiri memegangnya, penentu menentang semua tanpa pasangan.
}
sheet-stay = Dari kiri penentu, setiap pemain lain kekal bermain atau menarik diri. Yang menarik diri tidak memainkan kad dan tidak mendapat atau kehilangan mata; jika semua menarik diri, semua trik milik penentu.
sheet-leader-no-maker = Jika tiada penentu truf, pemain di sebelah kiri pembahagi memulakan trik.
sheet-first-lead-is-trump = Penentu boleh memulakan trik dengan mana-mana kad: sutnya menjadi truf.
sheet-both-or-others = Dalam satu pusingan, sama ada penentu dan pasangannya mendapat mata, sama banyak setiap seorang, atau setiap pemain lain.
sheet-set-back = Set back: pasukan penentu yang gagal kehilangan mata, dan pihak bertahan tidak mendapat apa-apa (belum disahkan: daripada bahan umum tentang permainan kad).
sheet-each-scores-tricks = Setiap pemain mendapat mata sendiri: satu mata setiap trik.
sheet-more-tricks-score = { $even ->
    [yes] Hanya pihak yang lebih banyak trik mendapat mata, dan tiada siapa jika bilangannya sama.
   *[no] Hanya pihak yang lebih banyak trik mendapat mata.
}
sheet-tokens-player = Pemain yang memenangi tepat empat trik mendapat satu token juga; token keempat ditukar dengan 1 mata.
sheet-side-takes = Satu pihak memenangi
sheet-player-takes = Seorang pemain memenangi
sheet-each-trick = bagi setiap trik
sheet-no-trick = tiada trik
sheet-maker-below = penentu, dengan kurang daripada { $n }
sheet-maker-below-bid = penentu, dengan kurang daripada yang dibida
sheet-who-dropped-out = menarik diri
sheet-minus = { $n ->
    [0] 0
   *[other] −{ $n }
}
sheet-to-both = { $n } setiap seorang
sheet-lost-by-makers = −{ $n }
sheet-lost-by-both = −{ $n } setiap seorang
sheet-not-alone-column = seperti biasa
sheet-with-partner = dengan pasangan
sheet-without-partner = tanpa pasangan
sheet-end-count-down-side = Setiap pihak bermula dengan { $n } mata, dan mata yang didapat ditolak: skor turun. Pihak pertama yang tiada baki memenangi permainan.
sheet-end-count-down-player = Setiap pemain bermula dengan { $n } mata, dan mata yang didapat ditolak: skor turun. Pemain pertama yang tiada baki memenangi permainan.
sheet-end-deals-at-most = Jika tiada siapa menang selepas { $n } pusingan, permainan tamat: skor terbaik menang, dan skor yang sama ialah seri.
sheet-end-deals-thrown-in = Pusingan yang kadnya dibahagikan semula tidak dikira.
sheet-must-earn = Mencapai mata itu tidak mencukupi: permainan dimenangi hanya dalam pusingan yang bidaan pemenangnya berjaya atau bidaan lawan digagalkan.
sheet-scores-fall = Mata boleh juga hilang: skor boleh kurang daripada sifar.
sheet-scores-rise = Mata yang hilang ditambah semula, walaupun melebihi nombor pada permulaan.
sheet-unsourced-recall = { $setting }. Diketahui daripada permainan kad secara umum; tiada sumber permainan ini menyatakannya.
sheet-unsourced-derived = { $setting }. Ini terhasil daripada peraturan lain atau permainan serupa; tiada sumber menyatakannya.
sheet-unsourced-gap = { $setting }. Tiada sumber menyebut tentangnya, dan satu nilai terpaksa dipilih.
