### Sebab pemain komputer membuat pilihannya: kenyataan tentang kad di tangan dan meja.
#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.

## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = Jika bermain { SUIT($suit, form: "with") }, { $trumps ->
    [0] tiada truf di tangan
    [1] ada 1 truf di tangan, { $sure ->
        [0] yang tidak pasti menang
       *[other] yang pasti menang
     }
   *[other] ada { $trumps } truf di tangan, { $sure ->
        [0] tiada yang pasti menang
       *[other] { $sure } pasti menang
     }
 }, dan { $aces ->
    [0] tiada kad terbaik dalam sut lain
   *[other] ada kad terbaik dalam { $aces } sut lain
 }.
reason-make-chance = Peluang untuk berjaya kira-kira { $percent }%.
reason-lone-chance = Peluang memenangi semua trik seorang diri kira-kira { $percent }%.
reason-too-weak = Bidaan terbaik ialah { SUIT($suit) }, yang berjaya kira-kira { $percent } kali dalam 100: pas lebih berbaloi.
reason-nothing-to-call = Tiada sut yang boleh dipilih.
reason-must-call = Pas tidak dibenarkan di sini.
reason-upcard-own = Kad terbuka, { CARD($card) }, masuk ke tangan sendiri.
reason-upcard-partner = Kad terbuka, { CARD($card) }, pergi kepada pasangan.
reason-upcard-opponent = Kad terbuka, { CARD($card) }, pergi kepada lawan, tetapi kad di tangan tetap cukup kuat.
reason-upcard-nobody = Kad terbuka, { CARD($card) }, tidak digunakan.
# $turned is the suit that was turned down.
reason-next = Sut sewarna (next): { SUIT($suit) } sama warna dengan { SUIT($turned) }, yang ditolak.
reason-cross = Sut lain warna (crossing): { SUIT($suit) } lain warna daripada { SUIT($turned) }, yang ditolak.
# $us and $them are the points that the two sides still need.
reason-bridge = Inilah keadaan “bridge”: { $us } mata diperlukan untuk menang; pihak lawan memerlukan { $them } dan hanya boleh mendapatnya melalui sapu bersih seorang diri. Jika kad terbuka diterima, paling buruk pun pihak lawan mendapat kurang daripada itu.
reason-blind = Kad belum dilihat, jadi semua sut sama sahaja.
reason-throw-in = Kad di tangan lemah, dan peraturan membenarkan kad dibahagikan semula.
reason-go-under = Kad di tangan lemah: tiga keping kad baharu daripada baki kad hanya boleh membantu.

## Alone against others

reason-defend-alone = Kira-kira { $n } trik boleh dijangka daripada kad ini sahaja: cukup untuk bertahan tanpa pasangan.
reason-defend-together = { $n ->
    [0] Hampir tiada trik boleh dijangka
   *[other] Kira-kira { $n } trik boleh dijangka
} daripada kad ini sahaja: pasangan diperlukan.

## Exchanges

reason-leave-upcard = Setiap kad di tangan lebih berguna daripada { CARD($card) }.
reason-makes-void = Dengan membuang kad ini, tiada lagi { SUIT($suit) } di tangan, jadi sut itu boleh dikalahkan dengan truf.
reason-least-worth = Antara pilihan yang ada, tiada kad yang kurang berguna daripada { CARD($card) }.
reason-asks-best = Kad terbaik pasangan membantu apabila semua trik mesti dimenangi.
reason-needs-no-best = Kad di tangan memenangi semua trik seadanya.
reason-gives-best = Kad yang paling berguna untuk pasangan yang bermain seorang diri ialah { CARD($card) }.

## Leads

reason-only-card = Hanya { CARD($card) } boleh dimainkan.
reason-lead-pull = Memainkan { CARD($card) } menarik keluar truf lawan.
reason-lead-to-maker = Pasangan memilih truf, jadi trik dimulakan dengan truf.
reason-lead-master = Kad terbaik sut ini yang masih tinggal ialah { CARD($card) }.
reason-lead-keeps-trump = Lawan sudah tiada truf, jadi truf disimpan.
reason-lead-ace = Kad tertinggi sutnya ialah { CARD($card) }, dan sekarang kurang berisiko dikalahkan oleh truf berbanding nanti.
reason-lead-low = Tiada kad di sini yang mungkin menang, jadi trik dimulakan dengan kad yang kurang berguna.
reason-lead-try = Antara kad di tangan, { CARD($card) } ada harapan terbaik.
reason-lead-not-trump = Pihak lawan memilih truf: memulakan trik dengan truf hanya membantu mereka.

## Following

reason-partner-wins = Pasangan sedang memenangi trik dengan { CARD($card) }.
reason-partner-may-be-beaten = Kad pasangan, { CARD($card) }, masih boleh dikalahkan.
reason-win-last = Kad { CARD($card) } memenangi trik, dan tiada pemain lagi selepasnya.
reason-win-sure = Kad { CARD($card) } memenangi trik: pemain yang belum bermain tidak dapat mengalahkannya.
reason-win-likely = Kad { CARD($card) } mungkin memenangi trik.
reason-ruff = Truf { CARD($card) } mengatasi semua kad dalam trik.
reason-ruff-sure = Truf { CARD($card) } mengatasi semua kad dalam trik, dan pemain yang belum bermain tidak dapat mengalahkannya.
reason-cannot-win = Tiada kad di tangan yang mengalahkan { CARD($card) }.
reason-not-worth-winning = Kad yang mengalahkan { CARD($card) } lebih bernilai nanti.

reason-hand-no-trump = Tanpa truf, { $aces ->
    [0] tiada kad terbaik mana-mana sut di tangan
   *[other] ada kad terbaik dalam { $aces } sut di tangan
}.
reason-hand-low = Tanpa truf dan kad terendah paling baik, { $aces ->
    [0] tiada kad terbaik mana-mana sut di tangan
   *[other] ada kad terbaik dalam { $aces } sut di tangan
}.
reason-tricks-together = { $n ->
    [0] Hampir tiada trik boleh dijangka
   *[other] Kira-kira { $n } trik boleh dijangka
}, termasuk trik pasangan.
reason-tricks-alone = { $n ->
    [0] Hampir tiada trik boleh dijangka
   *[other] Kira-kira { $n } trik boleh dijangka
} daripada kad ini sahaja.
reason-misere-chance = Peluang untuk tidak memenangi satu trik pun kira-kira { $percent }%.
reason-bid-higher = Bidaan tertinggi setakat ini kurang bernilai bagi pemain ini daripada bidaannya sendiri.
reason-bid-too-weak = Bidaan terbaik yang tinggal berjaya kira-kira { $percent } kali dalam 100: pas lebih berbaloi.
reason-misere-too-weak = Cubaan untuk tidak memenangi satu trik pun berjaya kira-kira { $percent } kali dalam 100: pas lebih berbaloi.
reason-partners-bid = Bidaan tertinggi ialah bidaan pasangan, yang berjaya kira-kira { $percent } kali dalam 100.
reason-their-bid = Bidaan pihak lawan berjaya kira-kira { $percent } kali dalam 100.
reason-no-bid-left = Tiada lagi bidaan yang boleh dibuat.
reason-name-best = Tiada truf lain yang menjanjikan lebih banyak.
reason-stay = Kad ini memenangi satu trik atau lebih kira-kira { $percent } kali dalam 100: cukup untuk kekal bermain.
reason-drop-out = Kad ini memenangi satu trik hanya kira-kira { $percent } kali dalam 100: kerugian tanpa trik lebih besar daripada hasilnya.
reason-call-short = Pemegang { CARD($card) } menjadi pasangan, dan satu-satunya kad sut itu di tangan membawa trik kepadanya.
reason-call-best = Pemegang { CARD($card) } menjadi pasangan, dan mungkin memenangi satu trik dengannya.
reason-call-highest = Pemegang { CARD($card) } menjadi pasangan: itulah kad tertinggi yang mungkin dipegang oleh orang lain.
reason-call-own = Kad ini memenangi semua trik kira-kira { $percent } kali dalam 100, jadi kad sendiri disebut untuk bermain seorang diri.
reason-call-none-left = Tiada kad yang boleh disebut mungkin ada di tangan pemain lain, jadi { CARD($card) } disebut.
reason-partner-may-win = Kad { CARD($card) } sedang memenangi trik, dan mungkin milik pemain bertahan yang lain.
reason-misere-lead-low = Kad { CARD($card) } ialah kad rendah dalam sutnya: yang lain terpaksa mengatasinya.
reason-misere-lead-first = Kad { CARD($card) } menjadikan { SUIT($suit) } sebagai truf, iaitu sut yang paling kurang merugikan.
reason-misere-under = Kad { CARD($card) } kekal di bawah { CARD($best) }.
reason-misere-get-rid = Kad { CARD($card) } boleh memenangi trik kemudian, jadi kad itu dibuang sementara tidak memudaratkan.
reason-misere-must-win = Tiada kad di tangan yang kekal di bawah { CARD($best) }.
reason-misere-leave = Kad { CARD($card) } membiarkan trik kepada penentu truf, yang tidak mahu satu pun.
reason-misere-stay-low = Kad { CARD($card) } ialah kad terendah yang boleh dimainkan: penentu truf, yang belum bermain, mungkin terpaksa mengatasinya.
reason-misere-keep-low = Kad { CARD($card) } dilepaskan, supaya kad yang lebih rendah tinggal untuk diatasi oleh penentu truf.
reason-first-lead = Kad { CARD($card) } menjadikan { SUIT($suit) } sebagai truf: sut yang paling menjanjikan.
reason-secret-partner = Kad yang disebut oleh penentu truf ada di tangan ini, jadi pemegangnya bermain untuk penentu truf.
reason-bid-is-made = Bidaan sudah berjaya, dan trik selebihnya tidak bernilai.
reason-bid-is-lost = Bidaan sudah gagal, dan trik selebihnya tidak bernilai.
reason-first-own-trick = Tanpa satu trik pun mata hilang, jadi trik pertama paling bernilai.

## Players that search: what guessed deals say

reason-no-choice = Tiada pilihan lain yang dibenarkan.
reason-worlds = Secara purata inilah yang terbaik bagi { $n } kemungkinan letak kad yang tidak kelihatan.
# $us and $them are the points that the own side and the nearest other still need.
reason-score = Untuk memenangi permainan, pihak sendiri memerlukan { $us } mata lagi, dan pihak lawan { $them }.
reason-often-called = Dengan kad begini, pemain terkuat { $percent ->
    [100] hampir selalu membida begini
   *[other] membida begini kira-kira { $percent } kali dalam 100
 }.
reason-often-passed = Dengan kad begini, pemain terkuat { $percent ->
    [100] hampir selalu pas
   *[other] pas kira-kira { $percent } kali dalam 100
 }.
reason-looks-better = Menurut pembahagian tekaan sahaja, pilihan lain nampak lebih baik sedikit; cara pemain kuat sebenarnya membida lebih diutamakan.
reason-all-equal = Apa pun pilihan di sini, hasilnya sama.
reason-worth-more = Nilainya { $whole }.{ $part } mata lebih daripada pilihan terbaik seterusnya.
reason-nearly-equal = Kad { CARD($card) } hampir sama baiknya.
reason-better-than = Nilainya { $whole }.{ $part } mata lebih daripada { CARD($card) }, pilihan terbaik seterusnya.
reason-sure-trick = Kad { CARD($card) } pasti memenangi trik ini, apa pun kad pemain lain.
reason-best-left = Kad { CARD($card) } ialah kad terbaik sutnya yang masih tinggal.
reason-trumps-out = Masih ada { $n } truf lain yang belum dimainkan.
reason-no-trump-out = Pemain lain sudah tiada truf.
reason-partner-made = Pasangan memilih { SUIT($suit, form: "call") }, jadi mungkin ada kad kuat sut itu di tangannya.
reason-opponent-made = Seorang lawan memilih { SUIT($suit, form: "call") }, jadi mungkin ada kad kuat sut itu di tangannya.
reason-to-make = Dengan { $n } trik lagi, penentu truf berjaya.
reason-to-defeat = Dengan { $n } trik lagi kepada pihak bertahan, penentu truf gagal.
reason-contract-made = Penentu truf sudah pasti berjaya.
reason-contract-lost = Penentu truf sudah pasti gagal.
reason-opponent-void = Seorang lawan yang belum bermain sudah jelas tiada { SUIT($suit) }.
reason-partner-void = Pasangan, yang belum bermain, sudah jelas tiada { SUIT($suit) }.

reason-defend-bid = Nilai bidaan sama walau berapa ramai yang bertahan, jadi pasangan kekal bermain.
reason-jambone = Dengan kad tertelentang, semua trik dimenangi kira-kira { $percent } kali dalam 100, apa pun kad yang disebut.
reason-no-jambone = Dengan kad tertelentang, semua trik hanya dimenangi kira-kira { $percent } kali dalam 100.
reason-jamboree = Lima truf tertinggi ada di tangan.
reason-no-jamboree = Lima truf tertinggi tiada di tangan.
reason-against-exposed = Selepas { CARD($card) }, pihak bertahan boleh memenangi trik ini kira-kira { $percent } kali dalam 100.
reason-misere-away = Antara kad ini, { CARD($card) } paling mungkin memenangi trik.
reason-misere-gives = Antara kad ini, { CARD($card) } paling tidak mungkin memenangi trik.
