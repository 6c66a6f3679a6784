### Permainan yang diulang tayang: penolakan pelayan, dan kata-kata halaman.

server-no-replay = Belum ada permainan di meja ini yang boleh ditayangkan: ia mesti tamat dahulu.
replay-problem = { $problem }
replay-empty = Tiada pusingan dalam fail ini.
replay-not-text = Fail ini bukan teks, jadi bukan rekod permainan.

## The page

web-replay-how = Lihat semula satu permainan
web-replay-why = Langkah demi langkah, dengan semua kad atau seperti yang dilihat seorang pemain. Fail dibaca oleh pelayan dan tidak disimpan.
web-replay-choose = Pilih fail
web-replay-drop = Atau lepaskan di sini: log kami, Euchre Game Notation, atau PTN Trickster.
web-replay-finished = Permainan yang telah anda main
web-replay-nothing = Belum ada permainan yang tamat dalam pelayar ini.
web-replay-deal = Pusingan { $n }
web-replay-deal-of = Pusingan { $n } daripada { $of }
web-replay-deals = Skor, pusingan demi pusingan
web-replay-game = Permainan { $n }
web-replay-steps = Langkah
# $text is the sentence of the step.
web-replay-step = Langkah { $n } daripada { $of }. { $text }
web-replay-back = Undur selangkah
web-replay-next = Maju selangkah
web-replay-play = Mainkan
web-replay-pause = Jeda
web-replay-trick-back = Ke trik sebelumnya
web-replay-trick-next = Ke trik seterusnya
web-replay-deal-back = Ke pusingan sebelumnya
web-replay-deal-next = Ke pusingan seterusnya
web-replay-seen-by = Dilihat oleh
web-replay-all = Semua kad
web-replay-hands = Kad di tangan
web-replay-hand-of = { $who }: { $n ->
    [0] tiada kad
   *[other] { $n } keping kad
}
web-replay-aside = Tidak di tangan sesiapa
web-replay-what = Apa yang berlaku
# A chart. $scores has the last scores of all.
web-replay-chart = Skor selepas setiap pusingan sebagai garis. Pada akhirnya: { $scores }
web-replay-this-deal = Ulang tayang
web-replay-whole-game = Ulang tayang permainan
web-replay-partly = Sebahagian kad pemain tidak pernah ditunjukkan; kad itu tertutup.
web-replay-unfinished = Rekod tamat di sini.
web-replay-link = Salin pautan permainan ini
web-replay-copied = Pautan sudah disalin.
web-save-egn = Simpan sebagai EGN

## Keys of the page

web-key-step = Undur atau maju selangkah
web-key-trick = Ke trik sebelumnya atau seterusnya
web-key-ends = Ke awal atau akhir pusingan
web-key-deal = Ke pusingan sebelumnya atau seterusnya
web-key-play = Mainkan atau jeda
web-key-hands = Semua kad, atau pandangan seorang pemain
