### Petua, dan panduan bagi sesiapa yang belajar sesuatu permainan.
#
# $who is the name of a seat, $you is "yes" if it is the reader's own, "no" else.

## Numbers of a hint

# Points with their sign: $whole and two digits of $part. $sign is plus, minus or none.
hint-number = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ $whole }.{ $part }
hint-percent = { $n }%
# What an action brings on average: $points is a hint-number, $chance a hint-percent.
hint-worth = { $points } mata daripada pusingan ini
hint-worth-chance = { $points } mata daripada pusingan ini, memenangi { $chance } permainan

hint-best = Dicadangkan: { $action }
hint-best-worth = Dicadangkan: { $action } ({ $worth }).
hint-choice = { $action }: { $worth }

## What the guidance is about

guide-title-deal = Pusingan baharu
guide-title-round-one = Kad terbuka
guide-title-round-two = Pusingan bidaan kedua
guide-title-bids = Bidaan
guide-title-blind = Truf tanpa melihat kad
guide-title-alone = Seorang diri?
guide-title-name = Memilih truf
guide-title-under = Tukar tiga kad
guide-title-jambone = Kad tertelentang?
guide-title-jamboree = Lima truf tertinggi
guide-title-take-over = Ambil alih
guide-title-defend = Bertahan seorang diri
guide-title-pick-up = Pertukaran
guide-title-best = Kad terbaik pasangan
guide-title-widow = Kad simpanan
guide-title-call = Menyebut pasangan
guide-title-stay = Kekal bermain
guide-title-lead = Memulakan trik
guide-title-follow = Bermain dalam trik
guide-title-exposed = Kad tertelentang
guide-title-score = Mata

## Making trump

guide-round-one = Kad terbuka, { CARD($card) }, mencadangkan { SUIT($suit) } sebagai truf. Truf mengalahkan sut lain, dan sesiapa yang menerima kad itu menjadikan sutnya truf.
# $taker is whose hand the turned card comes to: you, partner, or other.
guide-taker = { $taker ->
    [you] Anda ialah pembahagi: jika diterima, { CARD($card) } menjadi kad anda.
    [partner] Pembahagi ialah pasangan anda, yang mendapat { CARD($card) } jika diterima.
   *[other] Pembahagi ialah lawan, { $who }, yang mendapat { CARD($card) } jika diterima.
}
guide-would-be-trump = Jika bermain { SUIT($suit, form: "with") }, anda { $n ->
    [0] tiada truf
   *[other] ada { $n } truf
}.
guide-round-two = Sekarang { SUIT($suit) } tidak boleh lagi menjadi truf. Pilih sut lain yang kuat di tangan anda, atau pas. Sesiapa yang sudah pas mungkin juga lemah dalam { SUIT($next) }.
guide-round-two-any = Pilih sut yang kuat di tangan anda, atau pas.
guide-must = Anda tidak boleh pas: pilih yang paling kurang merugikan.
guide-bowers = Antara kad truf, kad terbaik ialah pekak (bower kanan), kemudian pekak lain yang sewarna (bower kiri), yang dikira sebagai truf.
guide-bowers-of = Jika truf ialah { SUIT($suit) }, kad terbaik ialah { CARD($card) }, bower kanan, kemudian { CARD($left) }, bower kiri, yang dikira sebagai { SUIT($suit) }. Selepas itu sat, raja, permaisuri dan seterusnya.
guide-benny = Lebih tinggi daripadanya ialah { CARD($card) }, truf yang terbaik.
guide-alone = Sesiapa yang bermain seorang diri (tanpa { $who }) mendapat { $points } mata bagi kesemua { $n } trik: hanya dengan kad yang sangat kuat.
guide-alone-side = Sesiapa yang bermain seorang diri, tanpa rakan sepasukan, mendapat { $points } mata bagi kesemua { $n } trik: hanya dengan kad yang sangat kuat.
guide-alone-bid = Bermain seorang diri, tanpa pasangan, hanya dengan kad yang sangat kuat.
guide-blind = Anda memilih truf sebelum melihat kad anda, jadi semua sut sama sahaja.
guide-name-trump = Bidaan tertinggi ialah bidaan anda ({ BID($bid) }). Pilih sut yang paling banyak dan paling baik kadnya di tangan anda.
guide-bids = Bida berapa daripada { $n } trik yang akan anda menangi, lebih tinggi daripada bidaan sebelumnya, atau pas. Bidaan tertinggi dimainkan.
guide-highest = { $you ->
    [yes] Bidaan anda kini tertinggi: { BID($bid) }.
   *[no] Bidaan tertinggi setakat ini ialah { BID($bid) }, oleh { $who }.
}
guide-trump-with-bid = Bidaan menyebut trufnya sekali.
guide-trump-after-bid = Pembida tertinggi memilih truf kemudian.
guide-trump-by-lead = Kad pertama pembida tertinggi menentukan truf.

## Points

# $paired: two sides play. $back: makers who fail lose the points instead. $nobody: tricks with
# which neither makers nor others score; 0 for none.
guide-majority = Penentu truf memerlukan { $n } daripada { $tricks } trik, bagi { points-made }; kesemua { $tricks } bernilai { $march }. { $nobody ->
    [0] Jika kurang
   *[other] Dengan { $nobody } trik tiada siapa mendapat mata; jika kurang
}, gagal (euchre): { $back ->
    [yes] penentu truf rugi { $euchre }
   *[no] { $paired ->
        [yes] pihak lawan mendapat { $euchre }
       *[no] setiap pemain lain mendapat { $euchre }
    }
}.
points-made = { $made } mata
guide-more-tricks = Tiada penentu truf: pasukan dengan lebih banyak trik mendapat { points-made }, dengan semua trik { $march }.
guide-each-trick = Setiap trik anda bernilai satu mata. Sesiapa yang kekal bermain tanpa satu trik pun rugi { $n }.
guide-target = Yang pertama mencapai { $n } mata memenangi permainan.
guide-target-down = Yang pertama tiada baki mata memenangi permainan.
guide-deals = Yang mendapat mata terbanyak selepas pusingan terakhir memenangi permainan.

## Between auction and play

guide-take-over = { $who } bermain seorang diri. Anda boleh mengambil alih dengan kad anda sendiri: kesemua { $n } trik bernilai { $points } mata.
guide-defend = { $who } memilih { SUIT($suit, form: "call") }. Menggagalkannya tanpa pasangan bernilai { $points } mata: hanya dengan beberapa trik yang pasti.
guide-pick-up = { $up ->
    [yes] Anda mengambil { CARD($card) } dan membuang sekeping kad secara tertutup.
   *[no] Anda memegang { CARD($card) }, dan membuang sekeping kad secara tertutup.
}
guide-what-to-lay-away = Simpan truf dan sat. Kad rendah yang bersendirian dalam sutnya elok dibuang: kemudian sut itu boleh dikalahkan dengan truf.
guide-under = Anda menukar kad dengan baki kad: buang { $n ->
    [1] sekeping kad
   *[other] { $n } keping kad
} lagi.
guide-widow = Anda mengambil kad simpanan. Buang { $n ->
    [1] sekeping kad
   *[other] { $n } keping kad
} lagi.
guide-ask-best = Anda bermain seorang diri dan boleh meminta { $n ->
    [1] kad terbaik
   *[other] { $n } keping kad terbaik
} daripada { $who }, sebagai ganti kad anda sebanyak itu.
guide-best-away = Buang { $n ->
    [1] sekeping kad
   *[other] { $n } keping kad
}: sebanyak itu juga datang daripada pasangan anda.
guide-give = { $who } bermain seorang diri. Berikan { $n ->
    [1] kad terbaik anda
   *[other] { $n } keping kad terbaik anda
}: truf tinggi; jika tiada, sat.
guide-call = Anda memilih pasangan dengan menyebut sekeping kad: pemegangnya bermain bersama anda, dan orang lain tidak tahu sehingga kad itu dimainkan.
guide-stay = { $who } memilih { SUIT($suit, form: "call") }. Kekal bermain jika anda mungkin memenangi satu trik; sesiapa yang menarik diri tidak untung dan tidak rugi.
guide-jambone = Anda bermain seorang diri. Dengan kad tertelentang, seorang lawan menentukan kad yang dimainkan; ketika itu kesemua { $n } trik bernilai { $points } mata.
guide-jamboree = Penentu truf yang memegang lima truf tertinggi boleh menunjukkannya, bagi { $points } mata.

## Play

guide-first-lead = Anda memainkan kad pertama trik pertama.
# The trick was won by trumping another suit where $trump is "yes".
guide-last-trick = { $trump ->
    [yes] Trik terakhir dimenangi dengan truf { CARD($card) }
   *[no] Trik terakhir dimenangi dengan { CARD($card) }
}{ $you ->
    [yes] : trik itu milik anda, jadi anda memulakan trik.
   *[no] , oleh { $who }.
}
guide-lead = Mulakan trik dengan mana-mana kad. Yang lain mesti mengikut sutnya{ $trump ->
    [yes] , atau boleh memainkan truf jika tiada
   *[no] { "" }
}.
guide-lead-is-trump = Sut kad yang anda mainkan sekarang menjadi truf: pilih sut terbaik anda.
guide-follow = Trik ini dimulakan dengan { SUIT($suit) }, jadi mainkan { SUIT($suit) }{ $n ->
    [1] : hanya sekeping kad boleh dimainkan.
   *[other] : { $trumps ->
        [yes] yang tertinggi menang, kecuali ada truf.
       *[no] yang tertinggi menang.
    }
}
guide-follow-any = Kad pertama tiada sut, jadi anda boleh memainkan mana-mana kad.
guide-trump-in = Anda tiada { SUIT($suit) }, jadi mana-mana kad boleh dimainkan. Truf memenangi trik, kecuali ada truf lebih tinggi di dalamnya.
guide-no-suit = Anda tiada { SUIT($suit) }, jadi mana-mana kad boleh dimainkan, tetapi tiada kad anda yang boleh menang. Buang kad yang kurang berguna.
guide-left = Ingat bower kiri: { CARD($card) } dikira sebagai { SUIT($suit) }.
# $partner: whether that seat plays with the reader: yes, no, or unknown.
guide-winning = Setakat ini yang menang ialah { CARD($card) }, { $partner ->
    [yes] kad pasangan anda, { $who }.
    [no] kad lawan anda, { $who }.
   *[other] kad { $who }.
}
# $side is "yes" if the reader plays on the makers' side; $n are the tricks needed.
guide-goal = { $side ->
    [yes] Pasukan anda memilih truf dan memerlukan { $n } trik; sudah ada { $taken }.
   *[no] Penentu truf memerlukan { $n } trik dan sudah ada { $taken }: menangi trik secukupnya untuk menggagalkannya.
}
guide-made = Penentu truf sudah ada trik yang diperlukan.
guide-misere = { $you ->
    [yes] Anda tidak boleh memenangi satu trik pun: main lebih rendah daripada yang lain.
   *[no] { $side ->
        [yes] Pasukan anda tidak boleh memenangi satu trik pun: main lebih rendah daripada yang lain.
       *[no] { $who } tidak boleh memenangi satu trik pun: mainkan kad rendah supaya trik jatuh kepadanya.
    }
}
guide-exposed = Kad { $who } tertelentang, dan anda menentukan kad yang dimainkan.

## While others act

guide-dealing = Kad dibahagikan.
guide-watch-auction = Seorang demi seorang, mengikut arah jam, setiap pemain memilih truf atau pas.
guide-watch-bids = Seorang demi seorang, mengikut arah jam, setiap pemain membida lebih tinggi atau pas.
guide-watch-step = Sebelum kad pertama, { $who } membuat keputusan.
guide-watch-play = Setiap pemain memainkan sekeping kad dalam trik dan mengikut sut kad pertama. Kad tertinggi sut itu menang{ $trump ->
    [yes] , atau truf tertinggi
   *[no] { "" }
}, dan pemenangnya memulakan trik berikutnya.

## Hints in the browser

web-hint = Petua
web-hint-show = Tunjukkan petua
web-hint-close = Tutup petua
web-hint-thinking = Sebentar: banyak kemungkinan letak kad sedang dikaji.
web-hint-others = Semua pilihan
web-hint-choice = Pilihan
web-hint-points = Mata
web-hint-games = Menang
web-hint-why = Sebab
web-hint-about = Mata ialah lebihan pihak anda daripada yang lain dalam pusingan ini, secara purata.
# Read after the name of a card or call that is suggested.
web-hint-suggested = dicadangkan
web-key-hint = Tunjukkan petua, atau tutup
web-key-close-hint = Tutup petua
web-hints = Petua
web-hints-why = Sesiapa yang mendapat giliran boleh bertanya apa yang akan dilakukan oleh pemain komputer terkuat.

## Guidance in the browser

web-guidance = Panduan
web-guidance-why = Di meja, setiap fasa pusingan diterangkan. Panduan tamat selepas pusingan pertama, kecuali anda mengekalkannya.
web-guidance-fold = Kurangkan
web-guidance-unfold = Lagi
web-guidance-over = Itulah pusingan pertama anda dengan panduan.
web-guidance-keep = Kekalkan
web-guidance-end = Saya teruskan sendiri
