### Kata-kata klien pelayar: tajuk, butang, nama untuk pembaca skrin.

web-title = Euchre
web-title-turn = Giliran anda – Euchre
web-nav = Halaman
web-back = Kembali
web-close = Tutup
web-try-again = Cuba lagi
web-loading = Sekejap.
web-unreachable = Pelayan tidak menjawab. Adakah pelayan sedang berjalan?
web-server-error = Pelayan tidak dapat melakukannya (status { $status }).

# A card and a suit by themselves.
web-card = { CARD($card) }
web-suit = { SUIT($suit, form: "cap") }
web-suit-alone = { SUIT($suit, form: "cap") }, seorang diri

## Home

web-greeting = Mari duduk bermain.
web-welcome = Euchre mengikut peraturan meja anda sendiri, menentang pemain komputer yang mahir.
web-play-now = Main sekarang
web-learn = Belajar bermain
web-unfinished = Sambung permainan
web-waiting = Meja anda sedang menunggu
web-choose-game = Pilih permainan
web-last-played = terakhir dimainkan
web-changes = { $n } peraturan sendiri

## A game and its options

web-game = Permainan
web-fact-players = Pemain
web-fact-cards = Kad
web-fact-target = Hingga
web-options = Ubah peraturan
web-option-count = { $n } pilihan
web-house-rules = Peraturan sendiri meja ini
web-reset = Batalkan semua perubahan
web-usual = Diubah. Permainan ini biasanya: { $value }
web-source = Sumber:

## The table

web-table = Meja
web-to-games = Ke senarai permainan
web-menu = Menu
web-score = Skor
web-side-score = { $side }: { $points } mata, { $tricks } trik dalam pusingan ini
web-board = Meja
web-zone = Kad anda dan pilihan anda
web-trick = Trik
web-has-played = { $who }: { CARD($card) }{ $leads ->
    [yes] , memulakan trik
   *[no] { "" }
}{ $winning ->
    [yes] , sedang menang
   *[no] { "" }
}
web-takes-trick = { $you ->
    [yes] Anda memenangi trik.
   *[no] { $who } memenangi trik.
}
web-your-turn = Giliran anda
web-your-call = Giliran anda
web-to-speak = belum bida
web-cards-held = { $n } keping kad
web-cards-face-up = kad tertelentang: { $cards }
web-tap-again = { $act ->
    [discard] Ketik lagi: buang { CARD($card) }
    [give] Ketik lagi: berikan { CARD($card) }
   *[play] Ketik lagi: mainkan { CARD($card) }
}
web-hand = Kad anda, { $n } keping
web-card-hidden = kad tertelangkup
web-hand-card = { $card }{ $fresh ->
    [yes] , daripada kad simpanan
   *[no] { "" }
}{ $badge ->
    [right] , bower kanan
    [left] , bower kiri, dikira sebagai { SUIT($suit) }
    [benny] , Benny, dikira sebagai { SUIT($suit) }
   *[none] { "" }
}{ $state ->
    [legal] , boleh dipilih
    [illegal] , tidak boleh dipilih. { $why }
   *[rest] { "" }
}
web-badge-right = bower kanan
web-badge-left = bower kiri
web-badge-benny = Benny
web-calls = Pilihan bidaan anda
web-alone-switch = Seorang diri, tanpa pasangan
web-upcard-up = kad terbuka
web-upcard-taken = diambil
web-upcard-left = dibiarkan di atas dek
web-upcard-down = ditolak
web-turned-up = Kad terbuka: { CARD($card) }
web-turned-down = Ditolak: { CARD($card) }
web-deals = { $you ->
    [yes] Anda pembahagi
   *[no] Pembahagi: { $who }
}
web-no-trump-yet = Truf belum dipilih
web-story = Kisah pusingan ini
web-tricks = Trik
web-last-trick = Trik terakhir
web-led = memulakan
web-cell-card = { $card }{ $led ->
    [yes] , memulakan trik
   *[no] { "" }
}{ $won ->
    [yes] , memenangi trik
   *[no] { "" }
}
web-hands-played = Kad setiap pemain, mengikut giliran dimainkan
web-not-played = tidak dimainkan
web-kitty = Baki kad
web-key-won = memenangi trik
web-next-deal = Pusingan seterusnya
web-play-again = Main lagi
web-other-game = Permainan lain
web-show-result = Tunjuk keputusan
web-game-over = { $won ->
    [yes] Anda memenangi permainan ini.
   *[no] { $side } memenangi permainan ini.
}
web-games-won = Permainan: { $own } lawan { $other }.
web-leave = Tinggalkan meja
web-link-lost = Sambungan terputus.
web-link-trying = Sedang cuba menyambung semula ke pelayan; permainan anda disimpan di sana.

## Rule sheet and settings

web-rule-sheet = Helaian peraturan
web-settings = Tetapan
web-to-light = Warna cerah
web-to-dark = Warna gelap
web-language = Bahasa
# What the language calls itself.
web-language-name = Bahasa Melayu
web-theme = Warna
web-theme-auto = Ikut sistem
web-theme-light = Cerah
web-theme-dark = Gelap
web-level = Pemain komputer
web-level-novice = Pemain baharu
web-level-casual = Pemain santai
web-level-club = Pemain kelab
web-level-expert = Pakar
web-level-master = Jaguh
web-pace = Pemain komputer menjawab
web-pace-fast = serta-merta
web-pace-normal = seperti manusia
web-pace-slow = perlahan
web-four-colours = Dek empat warna
web-four-colours-why = Daiman berwarna biru dan kelawar berwarna hijau.
web-classic = Dek klasik
web-classic-why = Raja, permaisuri dan pekak seperti pada kad bercetak, dengan tanda sudut yang besar. Gambar dimuat turun apabila pertama kali ditunjukkan.
web-own-letters = Huruf bahasa pada kad
web-own-letters-why = Dalam bahasa Greek, sat, raja, permaisuri dan pekak ialah Α, Ρ, Ν dan Β. Log mengekalkan A, K, Q dan J.
web-badges = Tanda pangkat pada bower
web-badges-why = Selepas truf dipilih, jalur menandakan truf terbaik: tiga untuk Benny, dua untuk bower kanan, satu untuk bower kiri.
web-one-tap = Satu ketikan memainkan kad
web-one-tap-why = Jika tidak, ketikan pertama mengangkat kad dan ketikan kedua memainkannya.
web-single-keys = Kekunci tunggal berfungsi di meja
web-single-keys-why = Contohnya, P untuk pas dan 3 memainkan kad ketiga. Kekunci anak panah dan Enter sentiasa berfungsi.

## Keys

web-keys = Kekunci
web-key-arrows = Bergerak antara kad anda
web-key-enter = Mainkan kad atau tekan butang
web-key-digit = Mainkan kad mengikut kedudukannya
web-key-pass = Pas
web-key-order = Terima, atau ambil
web-key-alone = Main seorang diri, jika ada satu cara sahaja
web-key-suit = Pilih sut, atau tanpa truf
web-key-last = Trik terakhir
web-key-story = Kisah pusingan ini
web-key-menu = Menu
web-key-help = Bantuan ini

web-unused = { $n } pilihan tanpa kesan dalam permainan ini
web-ladder-how = Dari yang terendah hingga yang tertinggi, dipisahkan dengan garis miring, seperti 3/4/nap5+10-5. Bilangan trik, didahului namanya jika ada, diikuti yang dimenangi dan yang dibayar; a: seorang diri, dengan kad pasangan sebanyak digit selepasnya; !: hanya untuk mengatasi bidaan sebelumnya.
web-bid-pick = Bidaan anda
web-bid-tricks = Bida { number } trik
web-bid-needs = { $n ->
    [0] Anda tidak memenangi satu trik pun
   *[other] Anda memenangi { number } trik
}{ $alone ->
    [yes] , seorang diri
   *[no] { "" }
}.
web-bid-wins = Jika berjaya, mendapat { $n }.
web-bid-loses = Jika gagal, rugi { $n }.
web-no-bid = Belum ada bidaan
web-highest-bid = { $you ->
    [yes] bidaan anda
   *[no] { $who }
}
web-highest-by = { $you ->
    [yes] Bidaan anda paling tinggi.
   *[no] Bidaan tertinggi: { $who }
}
web-shown-bid = { $you ->
    [yes] Anda menunjukkannya dan mesti membida
   *[no] { $who } menunjukkannya dan mesti membida
}
web-trump-first-lead = Kad pertama menetapkan truf
web-bid-so-far = { $n ->
    [0] tanpa trik
   *[other] trik dibida
}
web-call-own = Sebut { CARD($card) }, yang anda pegang: anda bermain seorang diri
web-call-held = milik anda
web-called = disebut
web-is-partner = { $who } ialah pasangan
web-you-partner = Anda ialah pasangan
web-plays-own = bersama anda
web-plays-unknown = Belum diketahui pemain ini bermain dengan siapa.
web-dealt-out = Kali ini anda membahagikan kad dan tidak mendapat kad.
web-pool = Tabung
web-deal-of = Pusingan { $n } daripada { $of }
web-runs-down = Skor turun: yang pertama sampai 0 menang.
web-game-drawn = Permainan seri.
web-key-bid = Semasa bidaan trik: bida nombor itu
