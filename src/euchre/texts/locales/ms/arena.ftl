### Perlawanan antara pemain komputer: jadual yang dicetak, dan masalah yang mungkin ada.

## Above the table

# $deals different deals; $played counts each as often as it was replayed.
arena-played = { $deals } pusingan pendua (duplicate), { $played } dimainkan semuanya.
# $points and $error are written with three decimals.
arena-points = { $player }: { $points } mata setiap pusingan, ralat piawai { $error }
arena-without-maker = { $outcome }: { $n }
arena-passed-out = Semua pas
arena-thrown-in = Kad dibahagikan semula
arena-benny-turned = Kad terbuka ialah Benny
arena-forfeited = Pembahagi membayar kerana pas
arena-no-maker = Dimainkan tanpa penentu truf
arena-no-maker-march = Dimainkan tanpa penentu truf, semua trik kepada satu pihak
arena-progress = { $done } daripada { $total } pusingan

## The table

arena-column-seat = tempat duduk
arena-column-deals = pusingan
arena-column-called-1 = truf, bidaan 1
arena-column-called-2 = truf, bidaan 2
arena-column-euchred = gagal
arena-column-marches = sapu bersih
arena-column-alone = seorang diri
arena-column-lone-marches = sapu seorang diri
arena-column-lone-euchred = gagal seorang diri
arena-column-defended-alone = tahan seorang diri
# $n counts seats from the dealer's left, which is 1.
arena-seat = { $n ->
    [1] kiri pembahagi
   *[other] ke-{ $n } dari pembahagi
}
arena-seat-dealer = pembahagi
arena-all-seats = semua
arena-count = { $n }

## What can be wrong

arena-wrong-number = Perlawanan { $n } pemain tidak dapat diadakan di meja dengan { $seats } tempat duduk: namakan { $fits } pemain, supaya setiap pemain sama kerap di setiap tempat duduk.
arena-at-least-one = { $what } mesti sekurang-kurangnya satu, bukan { $n }.
arena-wrong-scores = { $n } skor diberikan, tetapi { $scorers } diperlukan.
arena-game-is-over = Dengan { $n } mata permainan sudah tamat: permainan hingga { $target }.
arena-state-unreadable = Fail { $path } tidak dapat dibaca: { $detail }.
arena-state-unwritable = Fail { $path } tidak dapat ditulis: { $detail }. Apa yang dimainkan sebelum ini disimpan.
arena-state-broken = Fail { $path } rosak pada baris { $line }: { $detail }. Buang baris itu, atau failnya, untuk memainkan pusingan itu semula.
arena-state-no-match = Fail { $path } bukan perlawanan yang boleh disambung. Namakan fail lain, atau buang fail itu.
arena-state-other-match = Fail { $path } milik perlawanan lain: perbezaannya pada “{ $detail }”. Namakan fail lain, atau buang fail itu.

arena-counted = Dimainkan tanpa penentu truf, setiap pemain bersendirian
arena-workers-died = Proses yang bekerja asyik terhenti sendiri (pusingan yang sama dimulakan { $n } kali). Mungkin memori tidak cukup: cuba kurangkan yang serentak.
arena-needs-ray = Kelompok memerlukan Ray: pasang tambahan “cluster” pakej ini.
arena-no-cluster = Tiada kelompok Ray yang boleh digunakan di “{ $address }”: { $detail }.
arena-cluster-version = Kelompok itu mempunyai versi { $there } pakej ini, di sini pula { $here }, jadi hasilnya mungkin berbeza. Pasang versi yang sama di setiap komputer.
arena-cluster-without = Ada yang tiada di sebuah komputer kelompok itu: { $detail }. Pasang di sana apa yang dipasang di sini.
