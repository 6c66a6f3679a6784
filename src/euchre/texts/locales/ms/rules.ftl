### Pilihan peraturan, nilainya, set peraturan, sumber, dan kesilapan dalam peraturan.
#
# option-KEY       the label of an option, KEY as after --set with a dash for the dot
# option-KEY-why   one sentence: what it does
# option-KEY-VALUE the label of a value

value-true = ya
value-false = tidak
value-number = { $n }
# Packets: rounds of dealing, each seat's number from the dealer's left.
value-packets = { $packets }

# An option and what it is set to, as a house rule is listed.
setting-value = { $option }: { $value }
setting-unused = { $setting } (tidak mengubah apa-apa dalam permainan ini)

## Groups

group-table = Pemain
group-pack = Kad
group-deal = Pembahagian kad
group-auction = Memilih truf
group-entry = Siapa yang bermain
group-exchange = Pertukaran kad
group-play = Permainan kad
group-score = Mata
group-end = Tamat permainan

## Players

option-players = Pemain
option-players-why = Bilangan tempat duduk di meja.
option-partners = Pasangan
option-partners-why = Siapa bermain dengan siapa.
option-partners-opposite = dua pasukan tetap, duduk berselang-seli
option-partners-maker_against_all = penentu truf menentang semua pemain lain

## Cards

option-pack-lowest = Kad terendah
option-pack-lowest-why = Dek mengandungi setiap nilai kad dari sini hingga sat: dari sembilan ada 24 kad, dari tujuh ada 32.
option-pack-copies = Salinan setiap kad
option-pack-copies-why = Berapa kali setiap kad ada dalam dek; Benny hanya sekeping.
option-pack-benny = Benny
option-pack-benny-why = Kad tambahan yang mengatasi bower kanan dan dikira sebagai truf dalam semua keadaan.
option-pack-benny-none = tiada
option-pack-benny-joker = joker
option-pack-benny-two_of_spades = dua sped, yang tidak lagi dikira sebagai sped

## Deal

option-deal-first_dealer = Pembahagi pertama
option-deal-first_dealer-why = Cara memilih pembahagi pertama; selepas itu giliran membahagi beralih ke kiri.
option-deal-first_dealer-random = melalui undian
option-deal-first_dealer-first_jack = pekak pertama yang dibahagikan terbuka
option-deal-first_dealer-first_black_jack = pekak hitam pertama yang dibahagikan terbuka
option-deal-first_dealer-lowest_draw = kad terendah yang ditarik
option-deal-first_dealer-highest_draw = kad tertinggi yang ditarik
option-deal-packets = Kelompok kad
option-deal-packets-why = Bilangan kad untuk setiap pemain setiap kali membahagi, mulai dari kiri pembahagi; pembahagi yang tidak mendapat kad tidak bermain dalam pusingan itu.
option-deal-turn_up = Kad terbuka
option-deal-turn_up-why = Sama ada kad seterusnya dibuka selepas pembahagian, seperti yang diperlukan oleh bidaan tentang kad itu.
option-deal-redeal = Kad untuk dibahagikan semula
option-deal-redeal-why = Kad di tangan yang begitu lemah sehingga boleh ditunjukkan, lalu pembahagi yang sama membahagikan semula.
option-deal-redeal-none = tiada
option-deal-redeal-ace_no_face = sembilan dan sepuluh dengan tepat satu sat
option-deal-redeal-no_ace_no_face = tiada sat, kad gambar atau Benny (farmer's hand)
option-deal-redeal-no_ace_no_face_no_trump = tiada sat, kad gambar, Benny atau kad sut yang terbuka
option-deal-redeals_each = Pembahagian semula setiap pemain
option-deal-redeals_each-why = Berapa kali setiap pemain boleh meminta kad dibahagikan semula dalam satu permainan; 0 bermaksud sentiasa.
option-deal-go_under = Tukar tiga kad (going under)
option-deal-go_under-why = Kad yang lemah boleh ditunjukkan, dan tiga daripadanya ditukar dengan tiga keping kad tertutup daripada baki kad.
option-deal-go_under-none = tidak digunakan
option-deal-go_under-no_ace_no_face = tanpa sat, kad gambar atau Benny
option-deal-go_under-three_nines_tens = dengan tiga atau lebih sembilan dan sepuluh, iaitu kad yang ditukar

## Making trump

option-auction-stick_the_dealer = Pembahagi wajib memilih (stick the dealer)
option-auction-stick_the_dealer-why = Sama ada pembahagi boleh pas setelah semua pemain lain pas dua kali.
option-auction-stick_the_dealer-off = tidak: pembahagi boleh pas
option-auction-stick_the_dealer-stick = pembahagi mesti memilih truf
option-auction-stick_the_dealer-stick_or_pay = pembahagi memilih truf atau memberi pihak lawan satu mata
option-auction-all_pass = Jika semua pas
option-auction-all_pass-why = Siapa membahagikan kad selepas pusingan tanpa pilihan truf.
option-auction-all_pass-next_dealer = pembahagi seterusnya
option-auction-all_pass-same_dealer = pembahagi yang sama sekali lagi
option-auction-no_trump = Tanpa truf
option-auction-no_trump-why = Sama ada pusingan boleh dimainkan tanpa truf; ketika itu pekak ialah kad biasa.
option-auction-no_trump-never = tidak boleh dipilih
option-auction-no_trump-callable = boleh dipilih seperti sut
option-auction-no_trump-when_passed_out = jika semua pas dua kali
option-auction-must_hold = Siapa mesti memegang truf
option-auction-must_hold-why = Siapa perlu memegang kad sut itu untuk menjadikannya truf; bower kiri dan Benny tidak dikira.
option-auction-must_hold-nobody = tiada siapa
option-auction-must_hold-caller = sesiapa yang memilih truf
option-auction-must_hold-caller_or_turned = sesiapa yang memilih truf; bagi pembahagi, kad terbuka dikira
option-auction-must_hold-dealer = pembahagi, untuk mengambil kad terbuka
option-auction-turned_bower_forces_pick_up = Pekak terbuka mesti diambil
option-auction-turned_bower_forces_pick_up-why = Pembahagi mesti mengambil pekak terbuka yang tidak diterima oleh sesiapa (belum disahkan: daripada bahan umum tentang permainan kad).
option-auction-canadian_loner = Canadian loner
option-auction-canadian_loner-why = Pasangan pembahagi boleh menerima kad terbuka hanya jika bermain seorang diri; pusingan bidaan kedua bebas.
option-auction-benny_turned = Benny sebagai kad terbuka
option-auction-benny_turned-why = Apa yang berlaku jika kad terbuka ialah Benny.
option-auction-benny_turned-named_blind = pembahagi memilih truf sebelum melihat kad
option-auction-benny_turned-counts_as_suit = mencadangkan sut yang dipersetujui lebih awal
option-auction-benny_turned-redeal = pembahagi yang sama membahagikan semula
option-auction-benny_suit = Sut bagi Benny yang terbuka
option-auction-benny_suit-why = Sut yang dicadangkan oleh Benny yang terbuka, jika Benny mencadangkan sut.
option-auction-blind_maker_may_go_alone = Seorang diri selepas memilih tanpa melihat
option-auction-blind_maker_may_go_alone-why = Pembahagi yang memilih truf tanpa melihat kad masih boleh bermain seorang diri setelah melihatnya (disimpulkan daripada peraturan lain; tiada sumber menyatakannya).

## Playing and defending alone

option-entry-alone = Bermain seorang diri
option-entry-alone-why = Sesiapa yang memilih truf boleh bermain tanpa pasangan; pasangan meletakkan kad.
option-entry-partner_may_take_over = Pasangan boleh mengambil alih
option-entry-partner_may_take_over-why = Pasangan penentu truf yang bermain seorang diri, jika belum pas, boleh bermain seorang diri sebagai ganti.
option-entry-defend_alone = Bertahan seorang diri
option-entry-defend_alone-why = Bila seorang pemain bertahan boleh bermain tanpa pasangan.
option-entry-defend_alone-never = tidak dibenarkan
option-entry-defend_alone-vs_lone_maker = menentang penentu truf yang bermain seorang diri
option-entry-defend_alone-always = menentang mana-mana penentu truf
option-entry-steps = Urutan langkah
option-entry-steps-why = Urutan semua perkara antara bidaan dengan kad pertama.
option-entry-steps-take_over = ambil alih
option-entry-steps-defend_alone = bertahan seorang diri
option-entry-steps-pick_up = pertukaran pembahagi
option-entry-steps-partners_best = kad terbaik pasangan
option-entry-steps-defenders_best = kad terbaik untuk yang bertahan seorang diri

## Exchanging cards

option-exchange-pick_up = Pertukaran pembahagi
option-exchange-pick_up-why = Sama ada pembahagi mesti mengambil kad terbuka apabila sutnya menjadi truf.
option-exchange-pick_up-optional = pembahagi boleh mengambil atau membiarkannya
option-exchange-pick_up-optional_if_ordered = pembahagi boleh membiarkannya jika pemain lain menerimanya
option-exchange-pick_up-mandatory = pembahagi mesti mengambilnya
option-exchange-may_discard_turn_up = Membuang kad terbuka
option-exchange-may_discard_turn_up-why = Sama ada pembahagi boleh membuang kad yang baru diambil itu.
option-exchange-partners_best = Kad terbaik pasangan
option-exchange-partners_best-why = Penentu truf yang bermain seorang diri boleh meminta kad terbaik daripada pasangan.
option-exchange-partners_best-none = tidak digunakan
option-exchange-partners_best-discard_first = penentu truf membuang kad dahulu
option-exchange-partners_best-receive_first = penentu truf melihat kad pasangan dahulu
option-exchange-partners_best_cards = Kad daripada pasangan
option-exchange-partners_best_cards-why = Bilangan kad yang diberikan oleh pasangan dan dibuang oleh penentu truf.
option-exchange-best_may_be_turn_up = Kad terbuka sebagai kad terbaik
option-exchange-best_may_be_turn_up-why = Pembahagi boleh memberikan kad terbuka kepada pasangan yang bermain seorang diri.
option-exchange-defenders_best = Kad terbaik untuk pihak bertahan
option-exchange-defenders_best-why = Pemain yang bertahan seorang diri boleh meminta kad terbaik pasangan, seperti penentu truf yang bermain seorang diri.

## Play

option-play-bowers = Bower
option-play-bowers-why = Pekak truf dan pekak lain yang sama warna ialah truf terbaik.
option-play-leader = Yang memulakan trik pertama
option-play-leader-why = Siapa memulakan trik pertama; jika pemain itu tidak bermain, pemain seterusnya di sebelah kiri memulakannya.
option-play-leader-left_of_dealer = pemain di sebelah kiri pembahagi
option-play-leader-left_of_lone_maker = pemain di sebelah kiri penentu truf yang bermain seorang diri; jika tiada, di sebelah kiri pembahagi
option-play-leader-maker = penentu truf
option-play-last_equal_card_wins = Kad sama yang terakhir menang
option-play-last_equal_card_wins-why = Jika setiap kad ada dua salinan, trik dimenangi oleh kad terbaik yang dimainkan kemudian, bukan yang lebih awal.

## Points

option-score-made = Berjaya
option-score-made-why = Mata untuk pasukan penentu dengan kebanyakan trik, tetapi bukan semua.
option-score-march = Sapu bersih (march)
option-score-march-why = Mata untuk pasukan penentu dengan semua trik.
option-score-euchre = Euchre
option-score-euchre-why = Mata untuk pihak bertahan jika pasukan penentu tidak memenangi kebanyakan trik.
option-score-lone_made = Berjaya seorang diri
option-score-lone_made-why = Mata untuk penentu truf yang bermain seorang diri dengan kebanyakan trik, tetapi bukan semua.
option-score-lone_march = Sapu bersih seorang diri
option-score-lone_march-why = Mata untuk penentu truf yang bermain seorang diri dengan semua trik.
option-score-jambone = Jambone
option-score-jambone-why = Mata untuk penentu truf seorang diri yang memenangi semua trik dengan kad tertelentang, sementara seorang lawan menentukan kad yang dimainkan; 0 jika tidak dimainkan (pemain menyebut 8; belum disahkan: daripada bahan umum tentang permainan kad).
option-score-jamboree = Jamboree
option-score-jamboree-why = Mata untuk penentu truf yang menunjukkan lima truf tertinggi sebelum trik pertama; 0 jika tidak dimainkan (pemain menyebut 16; belum disahkan: daripada bahan umum tentang permainan kad).
option-score-lone_euchre = Euchre terhadap pemain seorang diri
option-score-lone_euchre-why = Mata untuk dua pemain bertahan yang mengalahkan penentu truf yang bermain seorang diri.
option-score-lone_defender = Euchre oleh pertahanan seorang diri
option-score-lone_defender-why = Mata untuk pemain yang bertahan seorang diri dan mengalahkan pasukan penentu tanpa memenangi semua trik.
option-score-lone_defender_march = Semua trik oleh pertahanan seorang diri
option-score-lone_defender_march-why = Mata untuk pemain yang bertahan seorang diri dan memenangi semua trik.
option-score-super_euchre = Penentu tanpa satu trik pun
option-score-super_euchre-why = Mata untuk pihak bertahan jika pasukan penentu tidak memenangi satu trik pun.
option-score-four_tricks_needed = Empat trik untuk satu mata
option-score-four_tricks_needed-why = Pasukan penentu memerlukan empat trik untuk mendapat mata; dengan tiga trik tiada siapa mendapat mata.
option-score-lone_must_take_all = Seorang diri mesti menang semua
option-score-lone_must_take_all-why = Penentu truf yang bermain seorang diri gagal (euchre) jika tidak memenangi semua trik.
option-score-fast_break = Fast break
option-score-fast_break-why = Pasukan penentu yang kalah dua trik pertama dan memenangi tiga yang lain tidak mendapat mata.
option-score-four_trick_tokens = Token empat trik
option-score-four_trick_tokens-why = Pihak yang memenangi empat trik mendapat token, dan setiap token keempat bernilai satu mata.

## End of the game

option-end-target = Mata untuk menang
option-end-target-why = Skor yang memenangi permainan; 0 jika bilangan pusingan atau pengiraan turun yang menentukan.
option-end-deals = Pusingan terbanyak
option-end-deals-why = Selepas pusingan sebanyak ini permainan tamat, dan skor lebih tinggi menang; 0 jika tiada had.
option-end-tie = Jika sampai serentak
option-end-tie-why = Siapa menang jika beberapa pihak mencapai skor kemenangan dalam pusingan yang sama.
option-end-tie-play_on = skor lebih tinggi; jika sama, permainan diteruskan
option-end-tie-maker_first = penentu truf; jika bukan, skor lebih tinggi
option-end-lone_march_wins = Sapu bersih seorang diri memenangi permainan
option-end-lone_march_wins-why = Pihak pertama yang memenangi semua trik seorang diri terus memenangi permainan.
option-end-games = Permainan untuk menang
option-end-games-why = Bilangan permainan yang memenangi perlawanan.
option-end-laps = Laps
option-end-laps-why = Mata yang melebihi skor kemenangan dibawa ke permainan seterusnya.
option-end-slam = Slam
option-end-slam-why = Permainan yang tiada mata bagi pihak kalah dikira sebagai dua permainan.
option-end-rubber = Mata rubber
option-end-rubber-why = Permainan bernilai 3 mata jika pihak kalah tiada mata, 2 jika ada satu atau dua, selain itu 1; perlawanan bernilai 2 mata lagi.
option-end-mercy = Had kalah (mercy)
option-end-mercy-why = Pihak yang jatuh sebanyak ini di belakang skor permulaan terus kalah; 0 jika tidak dimainkan.
option-end-mercy-sheet = Had kalah (mercy): pihak yang jatuh { $n } mata di belakang skor permulaan terus kalah, dan skor terbaik antara yang lain menang.

value-none = tiada
ladder-bid = { BID($bid) }
ladder-bid-with = { BID($bid) } ({ $details })
ladder-wins = mendapat { $n }
ladder-loses = rugi { $n }
ladder-alone = { $n ->
    [0] dimainkan seorang diri
    [1] dimainkan seorang diri dengan sekeping kad pasangan
   *[other] dimainkan seorang diri dengan { $n } keping kad pasangan
}
ladder-over-last = hanya untuk mengatasi bidaan sebelumnya
group-bids = Bidaan trik
option-partners-called = penentu truf dan pemegang kad yang disebutnya, menentang semua yang lain
option-partners-nobody = tiada: setiap pemain bersendirian
option-auction-kind = Jenis bidaan
option-auction-kind-why = Bagaimana truf ditentukan.
option-auction-kind-turn_up = mengikut kad terbuka
option-auction-kind-bids = dengan bidaan trik, setiap satu lebih tinggi daripada yang sebelumnya
option-auction-kind-fixed = tiada: sut kad terbuka menjadi truf
option-auction-low_no_trump = Tanpa truf rendah
option-auction-low_no_trump-why = “Tanpa truf” boleh juga dipilih rendah: kad terendah sesuatu sut menjadi yang terbaik.
option-auction-dirty_clubs = Dirty clubs
option-auction-dirty_clubs-why = Jika kad terbuka ialah kelawar, kelawar terus menjadi truf: tiada bidaan, dan tiada siapa boleh menarik diri.
option-bids-ladder = Yang boleh dibida
option-bids-ladder-why = Bidaan dari yang terendah hingga yang tertinggi: bilangan trik, dan bidaan bernama.
option-bids-rounds = Giliran membida
option-bids-rounds-why = Berapa lama bidaan berjalan; ia tamat serta-merta apabila tiada siapa boleh membida lebih tinggi.
option-bids-rounds-once = satu giliran bagi setiap pemain
option-bids-rounds-twice = paling banyak dua giliran bagi setiap pemain
option-bids-rounds-until_passed = sehingga semua yang lain pas; yang sudah pas masih boleh membida
option-bids-rounds-pass_is_out = sehingga semua yang lain pas; yang sudah pas tidak boleh membida lagi
option-bids-trump = Truf bidaan
option-bids-trump-why = Bila truf bidaan disebut.
option-bids-trump-after = selepas bidaan, oleh pembida tertinggi
option-bids-trump-with_bid = bersama setiap bidaan
option-bids-trump-first_lead = tidak disebut: sut kad pertama penentu menjadi truf
option-bids-forced = Bidaan wajib
option-bids-forced-why = Siapa yang mesti membida apabila semua yang lain sudah pas.
option-bids-forced-nobody = tiada siapa
option-bids-forced-dealer = pembahagi
option-bids-forced-joker_holder = pemegang Benny
option-bids-forced_bid = Trik bidaan wajib
option-bids-forced_bid-why = Berapa banyak trik yang dijanjikan oleh bidaan wajib; pembahagi yang diwajibkan boleh juga membida lebih tinggi.
option-bids-forced_loses_half = Bidaan wajib rugi separuh
option-bids-forced_loses_half-why = Yang wajib membida dan gagal hilang separuh bidaan, dibundarkan ke atas (pembundaran ini tiada dalam mana-mana sumber).
option-bids-misere_no_trump = Misère tanpa truf
option-bids-misere_no_trump-why = Misère, iaitu bidaan tanpa satu trik pun, dimainkan tanpa truf.
option-bids-pay = Nilai bidaan
option-bids-pay-why = Mata apabila bidaan berjaya atau gagal.
option-bids-pay-tricks = satu mata setiap trik; pasukan penentu yang gagal kehilangan bidaannya
option-bids-pay-stakes = penentu menerima nilai bidaan daripada setiap lawan, atau membayarnya kepada setiap lawan
option-bids-pay-maker_only = hanya penentu mendapat atau kehilangan nilai bidaan
option-bids-pay-winners = nilai bidaan kepada pasukan penentu, atau kepada pihak lawan jika gagal
option-bids-bonus = Bonus bidaan berjaya
option-bids-bonus-why = Mata yang didapat oleh pasukan penentu di atas triknya apabila bidaan berjaya.
option-bids-lone_factor = Gandaan seorang diri
option-bids-lone_factor-why = Nilai bidaan didarab dengan nombor ini jika penentu memilih untuk bermain seorang diri.
option-bids-pool = Tabung
option-bids-pool-why = Mata yang dimasukkan oleh setiap pemain ke dalam tabung setiap pusingan; yang membida semua trik dan memenanginya mendapat isinya.
option-entry-steps-widow = kad simpanan
option-entry-steps-call_partner = menyebut kad pasangan
option-entry-steps-usual = yang biasa
option-entry-steps-stay = kekal bermain atau menarik diri
option-entry-called_card = Kad yang disebut
option-entry-called_card-why = Kad mana yang boleh disebut oleh penentu truf, jika pemegangnya menjadi pasangan.
option-entry-called_card-ace = sat yang bukan truf
option-entry-called_card-any_plain = mana-mana kad yang bukan truf
option-entry-may_drop_out = Menarik diri
option-entry-may_drop_out-why = Sebelum trik pertama setiap pemain selain penentu boleh meninggalkan pusingan, tanpa mendapat atau kehilangan mata.
option-exchange-widow = Kad simpanan
option-exchange-widow-why = Apa yang terjadi kepada baki kad jika truf ditentukan dengan bidaan trik.
option-exchange-widow-unused = tidak digunakan
option-exchange-widow-taken = penentu mengambilnya, dan membuang sebanyak itu juga
option-score-set_back = Set back
option-score-set_back-why = Pasukan penentu yang gagal kehilangan mata yang patut didapat oleh pihak bertahan (belum disahkan: daripada bahan umum tentang permainan kad).
option-score-count_tricks = Satu mata setiap trik
option-score-count_tricks-why = Setiap pemain mendapat satu mata bagi setiap triknya sendiri, tiada yang lain.
option-score-trickless = Tanpa trik
option-score-trickless-why = Jika setiap trik bernilai satu mata: kerugian pemain yang kekal bermain tanpa memenangi satu trik pun, atau yang memilih truf dan gagal.
option-end-count_down = Mengira turun dari
option-end-count_down-why = Setiap skor bermula dengan nombor ini dan turun, dan yang tiada baki menang; 0 jika skor naik.
option-end-must_earn = Kemenangan mesti diraih
option-end-must_earn-why = Permainan dimenangi hanya dalam pusingan yang bidaan pemenangnya berjaya atau bidaan lawan digagalkan.

option-score-double_after_pass_out = Ganda dua selepas semua pas
option-score-double_after_pass_out-why = Jika semua pas, tiada siapa mendapat mata, dan pusingan seterusnya dikira dua kali ganda.
option-score-double_after_pass_out-sheet = Pusingan selepas pusingan yang semua pemainnya pas dikira dua kali ganda.
