### Rules that make no game.

## What is wrong with rules
#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = “{ $option }” tidak boleh bernilai { $value }: pilih nombor dari { $low } hingga { $high }.
rules-steps-each-once = “{ $option }” boleh menyenaraikan setiap langkah sekali sahaja.
rules-packets-per-seat = “{ $option }” memerlukan satu nombor bagi setiap satu daripada { $players } pemain setiap kali membahagi, contohnya 3-2-3-2.
rules-packets-unequal = “{ $option }” mesti memberi setiap pemain bilangan kad yang sama akhirnya, kecuali pembahagi yang tidak mendapat satu pun, dan tiada nombor boleh kurang daripada 0.
rules-hand-size = “{ $option }” memberi setiap pemain { $n } keping kad: bilangannya mesti dari 1 hingga 16.
rules-pack-too-small = Pembahagian memerlukan { $need } kad, tetapi dek ada { $have }: pilih “{ option-pack-lowest }” yang lebih rendah, kurangkan pemain atau kurangkan kad setiap pemain.
rules-no-jacks = “{ $option }” tidak boleh lebih tinggi daripada pekak: tanpa pekak tiada bower.
rules-pack-too-large = Dek boleh mengandungi paling banyak { $n } kad: pilih “{ option-pack-lowest }” yang lebih tinggi atau satu salinan setiap kad.
rules-two-is-in-the-pack = Dua sped tidak boleh menjadi Benny selagi kad dua ada dalam dek: pilih “{ option-pack-lowest }” yang lebih tinggi atau joker.
rules-auction-needs-turn-up = Kad terbuka menentukan truf dalam permainan ini, jadi “{ $option }” mesti ya.
rules-go-under-needs-kitty = “{ $option }” memerlukan tiga keping kad di tangan dan tiga keping kad tertutup dalam baki kad (yang ada { $n }), dan penentu yang tidak mengambilnya.
rules-redeals-of-nothing = “{ $option }” memerlukan jenis kad yang boleh dibahagikan semula: pilih satu di bawah “{ $other }”, atau tetapkan kepada 0.
rules-partners-need-even-seats = Dua pasukan memerlukan empat, enam atau lapan pemain: ubah “{ option-players }”, atau pilih “{ option-partners }” yang lain.
rules-needs-partners = “{ $option }” memerlukan pasangan: matikan, atau pilih “{ option-partners-opposite }” di bawah “{ $other }”.
rules-needs-alone = “{ $option }” memerlukan “{ $other }”: hidupkan yang kedua, atau matikan yang pertama.
rules-needs-partners-best = “{ $option }” memerlukan “{ $other }”: hidupkan yang kedua, atau matikan yang pertama.
rules-best-needs-one-partner = “{ $option }” memerlukan seorang pasangan sahaja: pilih untuk empat pemain atau kurang.
rules-best-before-entry = “{ $option }” membolehkan pemain seorang diri meminta kad terbaik sebelum ditentukan siapa bermain: letakkan langkah siapa bermain sebelum langkah kad terbaik.
rules-best-exceeds-hand = “{ $option }” tidak boleh melebihi { $n } kad di tangan.
rules-needs-defend-alone = “{ $option }” memerlukan “{ $other }”: hidupkan yang kedua, atau matikan yang pertama.
rules-defend-alone-needs-four = “{ $option }” adalah untuk empat pemain atau kurang.
rules-never-passed-out = Dengan “{ option-auction-stick_the_dealer }”, pembahagi tidak pernah pas terakhir, jadi tiada pusingan yang semua pemain pas: pilih nilai lain bagi “{ option-auction-no_trump }”.
rules-pay-or-no-trump = Pembahagi yang pas terakhir tidak boleh membayar mata dan bermain tanpa truf sekali gus: pilih satu daripadanya.
rules-forced-but-must-hold = Pembahagi yang mesti mengambil pekak terbuka tidak boleh juga diwajibkan memegang truf untuk mengambilnya: pilih “{ option-auction-must_hold-caller_or_turned }” atau matikan satu.
rules-no-benny-to-turn = “{ option-auction-benny_turned }” memerlukan Benny dalam dek: pilih satu di bawah “{ $other }”.
rules-super-euchre-below-euchre = Nilai “{ $option }” tidak boleh kurang daripada “{ $other }”.
rules-march-below-made = Nilai “{ $option }” tidak boleh kurang daripada “{ $other }”.
rules-four-of-five-tricks = “{ $option }” adalah untuk pusingan lima trik: bahagikan lima keping kad setiap pemain, atau matikan.
rules-jamboree-of-five = “{ $option }” memerlukan lima keping kad atau lebih setiap pemain dan sekurang-kurangnya lima truf: ubah pembahagian atau dek, atau tetapkan kepada 0.
rules-never-ends = Permainan begini mungkin tidak akan tamat: berjaya, sapu bersih dan euchre mesti bernilai sekurang-kurangnya satu mata setiap satu.
rules-target-or-deals = Tetapkan sama ada “{ $option }” atau “{ option-end-count_down }”, bukan kedua-duanya; atau tiada satu pun, dan “{ $other }”.
rules-laps-need-target = Laps dan kemenangan melalui sapu bersih seorang diri memerlukan “{ option-end-target }” atau “{ option-end-count_down }”: tetapkan salah satu.
rules-rubber-needs-games = “{ $option }” memerlukan perlawanan beberapa permainan: tetapkan “{ $other }” kepada 2 atau lebih.
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = Tiada pilihan “{ $name }”. Contoh pilihan: end.target dan pack.lowest.
rules-unknown-option-near = Tiada pilihan “{ $name }”. Adakah maksud anda { $near }?
rules-bad-value = { $name } tidak boleh bernilai “{ $value }”. Yang boleh: { $allowed }.
rules-bad-number = { $name } tidak boleh bernilai “{ $value }”: tulis nombor bulat.
rules-bad-list = { $name } tidak boleh bernilai “{ $value }”: tulis senarai seperti { $example }.
rules-unknown-preset = Tiada permainan “{ $name }”. Ada { $n } permainan, seperti { $names }.
rules-unknown-preset-near = Tiada permainan “{ $name }”. Adakah maksud anda { $near }?

rules-fixed-needs-sides = Jika kad terbuka sendiri menentukan truf, tiada penentu truf: pilih “{ option-partners-opposite }”, atau setiap pemain bersendirian dengan “{ option-score-count_tricks }”.
rules-dealer-is-out = Pembahagi yang tidak mendapat kad tidak sesuai dengan “{ $option }” seperti sekarang: ia memerlukan tiga pemain atau lebih, tiada kad terbuka, penentu truf menentang semua, dan tiada bidaan wajib pembahagi.
rules-called-partner = Menyebut kad pasangan tidak sesuai dengan “{ $option }” seperti sekarang: ia memerlukan empat pemain atau lebih, setiap kad sekali sahaja, dan truf yang disebut sebelum trik pertama.
rules-count-tricks-each = “{ option-score-count_tricks }” dan “{ option-partners-nobody }” di bawah “{ option-partners }” saling memerlukan: pilih kedua-duanya atau tiada satu pun.
rules-drop-out-each = “{ $option }” memerlukan pemain yang bersendirian: pilih “{ option-partners-nobody }” di bawah “{ $other }”, atau matikan.
rules-ladder-unclear = “{ $option }” memerlukan sekurang-kurangnya satu bidaan, tiada bidaan dua kali, dan bidaan pertama yang boleh dibuat tanpa bidaan sebelumnya.
rules-ladder-falls = “{ $option }” mesti menaik: bidaan dengan trik yang kurang tidak boleh berada di atas bidaan dengan trik yang lebih.
rules-bid-exceeds-hand = “{ $option }” menjanjikan lebih banyak trik daripada kad di tangan ({ $n }), atau tiada trik tanpa menjadi misère.
rules-misere-needs-points = Misère memerlukan nilai sendiri dalam “{ $option }” untuk yang dimenangi dan yang dibayar, seperti misere0+3-3.
rules-forced-needs-joker = “{ option-bids-forced-joker_holder }” tidak boleh diwajibkan membida tanpa Benny dalam dek: pilih satu di bawah “{ $other }”, atau “{ $option }” yang lain.
rules-first-lead-needs-leader = Jika kad pertama penentu menetapkan truf, penentu mesti memulakan trik: pilih “{ option-play-leader-maker }” di bawah “{ $other }”, atau “{ $option }” yang lain.
rules-stakes-need-one-maker = “{ $option }” seperti sekarang memerlukan seorang penentu menentang semua: pilih “{ option-partners-maker_against_all }” di bawah “{ $other }”.
rules-needs-turn-up-auction = “{ $option }” berkenaan kad terbuka: matikan, atau pilih “{ option-auction-kind-turn_up }” di bawah “{ $other }”.
rules-widow-needs-bids = “{ option-exchange-widow-taken }” memerlukan bidaan bilangan trik: pilihnya di bawah “{ $other }”, atau “{ option-exchange-widow-unused }” di bawah “{ $option }”.
rules-low-needs-no-trump = “{ $option }” hanya berguna jika tanpa truf boleh dipilih: pilih “{ option-auction-no_trump-callable }” di bawah “{ $other }”, atau matikan.
rules-dirty-clubs = “{ $option }” memerlukan pemain yang bersendirian, dengan “{ $other }”: hidupkan yang kedua, atau matikan yang pertama.
rules-needs-deal-limit = Mata boleh hilang dalam permainan ini, jadi ia mungkin tidak tamat: tetapkan “{ $option }” kepada bilangan pusingan terbanyak.
