### Meja untuk beberapa orang, dalam pelayar.

## Who one is

web-friends = Main dengan orang lain
web-with-friends = Dengan kawan
web-your-name = Nama anda
web-your-name-why = Inilah yang dilihat orang lain di meja. Tiada akaun diperlukan: pelayar ini mengingati anda.
web-take-name = Itulah saya
web-known-as = Anda di sini sebagai { $name }.
web-me = Halaman saya
web-name = Nama
web-rename = Tukar
web-other-device = Peranti lain
web-other-device-why = Dengan satu kod, peranti lain menjadi milik anda juga. Kod itu boleh digunakan sekali sahaja.
web-show-code = Tunjukkan kod
web-code-good = Taip kod itu di sana pada “{ web-me }” dalam masa { $n } minit.
web-have-code = Kod daripada peranti saya yang lain
web-use-code = Guna
web-my-data = Data saya
web-my-data-why = Semua yang disimpan pelayan ini tentang anda: sebagai fail, atau dipadam terus. Permainan orang lain dengan anda kekal, tanpa nama anda.
web-save-data = Simpan data saya
web-delete = Padam semuanya
web-delete-sure = Ya, padam semuanya

## Finding a table

web-open-table = Buka meja
web-open-table-why = Dengan peraturan anda sendiri. Kawan datang melalui pautan atau kod; kerusi kosong diisi pemain komputer.
web-join = Sertai meja
web-join-go = Sertai
web-any-table = Main dengan sesiapa
web-any-table-why = Satu kerusi di meja awam yang sesuai dengan permainan terakhir anda, atau di meja baharu.
web-any-table-go = Carikan kerusi
web-name-first = Beritahu nama anda dahulu.
web-lobby = Meja awam
web-lobby-empty = Tiada meja awam yang terbuka sekarang. Bukalah yang pertama.
web-nobody-yet = Belum ada sesiapa
web-free = { $n } kerusi kosong
web-full = penuh

## Before the first deal

web-room-name = Beritahu siapa anda, lalu pilih kerusi.
web-room-choose = Pilih kerusi.
web-room-waiting = Masih ada kerusi kosong. Jemput seseorang, atau biar pemain komputer duduk.
web-room-ready = Semua kerusi sudah diisi. Anda boleh mulakan.
web-room-host-starts = Semua kerusi sudah diisi. Tuan rumah akan mulakan.
web-room-code = Kod meja
web-start = Mula
web-fill = Isi dengan pemain komputer
web-invite = Jemput
web-invite-why = Sesiapa yang ada pautan atau kod ini boleh duduk di sini, atau menonton jika anda benarkan.
web-sit-here = Duduk di sini
web-sit-down = Duduk
web-computer-here = Komputer
web-seat-open = Kosong
web-seat-computer = Komputer ({ $player })
web-is-you = anda
web-is-host = tuan rumah
web-away = tidak bersambung
web-covered = { $player } bermain buat sementara
web-swap = Tukar tempat { $who }
web-swap-with = Sekarang pilih kerusi untuk ditukar.
web-remove = Keluarkan { $who }
web-stand = Tinggalkan kerusi saya
web-stand-sure = Pergi terus: komputer akan sambung
web-seats = Kerusi
web-watchers = { $n } orang menonton.

## How a table is kept

web-table-settings = Tetapan meja
web-privacy = Siapa boleh menemuinya
web-privacy-link = Yang ada pautan
web-privacy-public = Semua orang
web-most-people = Paling ramai
web-clock = Masa bagi satu giliran
web-clock-off = Tiada had
web-clock-seconds = { $n } s
web-clock-few = Tinggal { $n } saat.
web-spectators = Penonton melihat
web-spectators-none = Tiada apa-apa
web-spectators-view = Yang dilihat semua
web-spectators-hands = Kad semua pemain, lewat satu pusingan
web-chat = Sembang
web-chat-why = Pemain boleh saling menulis mesej. Frasa sedia ada sentiasa boleh digunakan.
web-take-backs = Tarik balik
web-take-backs-why = Bidaan atau kad boleh ditarik balik jika semua setuju.
web-start-full = Mula sendiri
web-start-full-why = Sebaik sahaja semua kerusi diisi.
web-rated = Dikira untuk penarafan
web-rated-why = Meja awam sahaja. Tiada apa-apa boleh ditarik balik.

## While playing

web-watching = Anda sedang menonton.
web-paused = { $who } menjeda permainan.
web-resumed = Permainan diteruskan.
web-pause = Jeda
web-resume = Teruskan
web-take-back = Tarik balik
web-asked-back = Anda meminta untuk menarik balik. { $n } jawapan masih ditunggu.
web-asks-back = { $who } mahu menarik balik sesuatu. Benarkan?
web-yes = Ya
web-no = Tidak
web-claim = { $n ->
    [1] Trik terakhir milik saya
   *[other] Semua { $n } trik milik saya
}
web-play-again-rotated = Main lagi, alih satu kerusi
web-has-left = { $who } sudah meninggalkan meja.
web-has-sat = { $who } duduk di meja.
web-is-away = Sambungan { $who } terputus.
web-is-covered = Pemain komputer bermain untuk { $who } hingga { $who } kembali.
web-is-back = { $who } sudah kembali.

## What people say

web-talk = Sembang
web-talk-new = Sembang, { $n } mesej baharu
web-said = { $who }: { $text }
web-said-list = Apa yang dikatakan
web-said-nothing = Belum ada yang dikatakan.
web-phrases = Frasa
web-chat-text = Mesej anda
web-chat-send = Hantar
web-hush = Jangan tunjuk kata-kata { $who }
web-report = Lapor
web-report-why = Apa yang { $who } lakukan? Pengurus pelayan ini akan membacanya.
web-cancel = Batal

## One's own page

web-my-games = Permainan saya
web-my-games-none = Belum ada permainan dengan orang lain.
web-game-done = tamat
web-figures = Statistik
web-figure-matches = Perlawanan dimenangi
web-figure-deals = Pusingan
web-figure-points = Mata
web-figure-calls = Bidaan
web-figure-made = Berjaya
web-figure-euchres = Lawan gagal
web-figure-lone = Berjaya seorang diri
web-figure-places = Mengikut tempat di meja
web-figure-place = Tempat
web-dealer = Pembahagi
web-ratings = Penarafan
web-rating = { $n } ± { $d }
