### Kejadian di meja, pilihan pemain, dan penghujung pusingan dan permainan.
#
# $who is the name of the seat that acts, $you is "yes" if it is the reader's own.

## Numbers and names

# A number as a word, for use in other messages with $n.
number = { $n ->
    [1] satu
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
    [6] enam
    [7] tujuh
    [8] lapan
    [9] sembilan
    [10] sepuluh
    [11] sebelas
    [12] dua belas
   *[other] { $n }
}
tricks-taken = { $n ->
    [0] tiada trik
   *[other] { number } trik
}
points-scored = { $points } mata
side-we = Kami
side-they = Lawan
side-pair = { $who } dan { $partner }
side-many = { $who } dan rakan sepasukan

## Events: calls

call-pass = { $you ->
    [yes] Anda pas.
   *[no] { $who }: pas.
}
call-turn-down = { $you ->
    [yes] Anda menolak { CARD($card) }.
   *[no] { $who } menolak { CARD($card) }.
}
call-order-up = { $you ->
    [yes] Anda menerima { CARD($card) } sebagai truf{ call-alone }.
   *[no] { $who } menerima { CARD($card) } sebagai truf{ call-alone }.
}
call-assist = { $you ->
    [yes] Anda menyokong { CARD($card) } sebagai truf{ call-alone }.
   *[no] { $who } menyokong { CARD($card) } sebagai truf{ call-alone }.
}
call-take-up = { $you ->
    [yes] Anda mengambil { CARD($card) } sebagai truf{ call-alone }.
   *[no] { $who } mengambil { CARD($card) } sebagai truf{ call-alone }.
}
call-name = { $you ->
    [yes] Anda memilih { SUIT($suit, form: "call") }{ call-alone }.
   *[no] { $who } memilih { SUIT($suit, form: "call") }{ call-alone }.
}
# The end of a call with which a player goes alone.
call-alone = { $alone ->
    [exposed] , jambone
    [yes] , seorang diri
   *[no] { "" }
}
call-name-blind = { $you ->
    [yes] Anda memilih { SUIT($suit, form: "call") } tanpa melihat kad.
   *[no] { $who } memilih { SUIT($suit, form: "call") } tanpa melihat kad.
}
call-go-alone = { $you ->
    [yes] Anda bermain seorang diri.
   *[no] { $who } bermain seorang diri.
}
call-not-alone = { $you ->
    [yes] Anda bermain bersama pasangan.
   *[no] { $who } bermain bersama pasangan.
}
call-redeal = { $you ->
    [yes] Anda menunjukkan kad dan meminta kad dibahagikan semula.
   *[no] { $who } menunjukkan kad dan meminta kad dibahagikan semula.
}
call-go-under = { $you ->
    [yes] Anda menukar tiga keping kad dengan baki kad (going under).
   *[no] { $who } menukar tiga keping kad dengan baki kad (going under).
}
event-take-over = { $you ->
    [yes] Anda mengambil alih permainan seorang diri.
   *[no] { $who } mengambil alih permainan seorang diri.
}
event-no-take-over = { $you ->
    [yes] Anda tidak mengambil alih permainan seorang diri.
   *[no] { $who } tidak mengambil alih permainan seorang diri.
}
event-defend-alone = { $you ->
    [yes] Anda bertahan seorang diri.
   *[no] { $who } bertahan seorang diri.
}
event-no-defend-alone = { $you ->
    [yes] Anda tidak bertahan seorang diri.
   *[no] { $who } tidak bertahan seorang diri.
}
event-jambone = { $you ->
    [yes] Anda bermain dengan kad tertelentang: jambone.
   *[no] { $who } bermain dengan kad tertelentang: jambone.
}
event-no-jambone = { $you ->
    [yes] Kad anda kekal tersembunyi.
   *[no] Kad { $who } kekal tersembunyi.
}
event-jamboree = { $you ->
    [yes] Anda menunjukkan lima truf tertinggi: jamboree.
   *[no] { $who } menunjukkan lima truf tertinggi: jamboree.
}
event-no-jamboree = { $you ->
    [yes] Anda meneruskan permainan tanpa jamboree.
   *[no] { $who } meneruskan permainan tanpa jamboree.
}
event-showed-trumps = { $you ->
    [yes] Lima truf anda ada di meja.
   *[no] Lima truf { $who } ada di meja.
}
# A defender says which card of the maker's hand, which lies face up, is played.
event-played-exposed = { $you ->
    [yes] Anda menyuruh { $maker } memainkan { CARD($card) }.
   *[no] { $own ->
        [yes] { $who } menyuruh anda memainkan { CARD($card) }.
       *[no] { $who } menyuruh { $maker } memainkan { CARD($card) }.
    }
}

## Events: cards

event-dealer-by-lot = { $you ->
    [yes] Undian: anda ialah pembahagi pertama.
   *[no] Undian: pembahagi pertama ialah { $who }.
}
event-dealer-drawn = { $you ->
    [yes] Anda mendapat { CARD($card) } dan menjadi pembahagi pertama.
   *[no] { $who } mendapat { CARD($card) } dan menjadi pembahagi pertama.
}
event-dealt = { $you ->
    [yes] Anda membahagikan kad.
   *[no] { $who } membahagikan kad.
}
event-dealt-turned = { $you ->
    [yes] Anda membahagikan kad. Kad terbuka: { CARD($card) }.
   *[no] { $who } membahagikan kad. Kad terbuka: { CARD($card) }.
}
event-took-turned = { $you ->
    [yes] Anda mengambil { CARD($card) }.
   *[no] { $who } mengambil { CARD($card) }.
}
event-took-and-laid-away = { $you ->
    [yes] Anda mengambil { CARD($card) } dan membuang { CARD($away) }.
   *[no] { $who } mengambil { CARD($card) } dan membuang sekeping kad.
}
event-left-turned = { $you ->
    [yes] Anda membiarkan { CARD($card) } di meja.
   *[no] { $who } membiarkan { CARD($card) } di meja.
}
event-turned-out-of-play = Pembahagi tidak bermain, jadi { CARD($card) } tidak digunakan.
event-laid-away = { $you ->
    [yes] Anda membuang { CARD($card) }.
   *[no] { $who } membuang sekeping kad.
}
event-asked-best = { $you ->
    [yes] Anda meminta { asked-cards } daripada { $partner }.
   *[no] { $who } meminta { asked-cards } daripada pasangan.
}
asked-cards = { $n ->
    [1] kad terbaik
   *[other] { number } keping kad terbaik
}
event-no-best = { $you ->
    [yes] Anda tidak meminta kad.
   *[no] { $who } tidak meminta kad.
}
event-gave = { $who } memberikan sekeping kad kepada { $to }.
event-you-gave = Anda memberikan { CARD($card) } kepada { $to }.
event-gave-you = { $who } memberikan { CARD($card) } kepada anda.
event-led = { $you ->
    [yes] Anda memulakan trik dengan { CARD($card) }.
   *[no] { $who } memulakan trik dengan { CARD($card) }.
}
event-played = { $you ->
    [yes] Anda memainkan { CARD($card) }.
   *[no] { $who } memainkan { CARD($card) }.
}
event-trick = { $you ->
    [yes] Anda memenangi trik dengan { CARD($card) }.
   *[no] { $who } memenangi trik dengan { CARD($card) }.
}
event-looked = { $you ->
    [yes] Anda melihat kad anda.
   *[no] { $who } melihat kad sendiri.
}
event-got-kitty = { $you ->
    [yes] Anda mendapat tiga keping kad daripada baki kad.
   *[no] { $who } mendapat tiga keping kad daripada baki kad.
}
event-showed = { $you ->
    [yes] Anda menunjukkan kad anda.
   *[no] { $who } menunjukkan kad sendiri.
}
event-showed-kitty = Baki kad ditunjukkan.

## What one says: speech beside a name

say-pass = Pas
say-turn-down = Tolak
say-order-up = Terima
say-order-up-alone = Terima, seorang diri
say-assist = Sokong
say-assist-alone = Sokong, seorang diri
say-take-up = Ambil
say-take-up-alone = Ambil, seorang diri
say-name = { SUIT($suit, form: "cap") }
say-name-alone = { SUIT($suit, form: "cap") }, seorang diri
say-alone = Seorang diri
say-not-alone = Berpasangan
say-redeal = Bahagikan semula
say-go-under = Tukar tiga kad

## What one may do: labels

act-pass = Pas
act-turn-down = Tolak
act-order-up = Terima
act-order-up-alone = Terima, seorang diri
act-assist = Sokong
act-assist-alone = Sokong, seorang diri
act-take-up = Ambil
act-take-up-alone = Ambil, seorang diri
act-name = Pilih { SUIT($suit) }
act-name-alone = Pilih { SUIT($suit) }, seorang diri
act-go-alone = Main seorang diri
act-not-alone = Main berpasangan
act-redeal = Tunjuk kad, bahagikan semula
act-go-under = Tukar tiga kad
act-take-over = Ambil alih, main seorang diri
act-no-take-over = Biarkan { $who } bermain
act-defend-alone = Bertahan seorang diri
act-no-defend-alone = Bertahan berpasangan
act-jambone = Jambone: main dengan kad tertelentang
act-no-jambone = Sembunyikan kad saya
act-jamboree = Jamboree: tunjukkan lima truf tertinggi
act-no-jamboree = Teruskan permainan
# A card of another hand, which lies face up.
act-play-exposed = Suruh main { CARD($card) }
act-leave = Biarkan di meja
act-no-best = Kekalkan kad saya
act-ask-best = Minta { asked-cards }
act-lay-away = Buang { CARD($card) }
act-give = Beri { CARD($card) }
act-play = Mainkan { CARD($card) }

## What a choice will do

will-take = { $you ->
    [yes] Anda mengambil { CARD($card) } dan membuang sekeping kad.
   *[no] { $who } mengambil { CARD($card) }.
}
will-may-take = { $you ->
    [yes] Anda boleh menukar sekeping kad anda dengan { CARD($card) }.
   *[no] { $who } boleh mengambil { CARD($card) }.
}
will-sit-out = { $who } tidak bermain. Kesemua { number } trik bernilai { $points } mata.
will-sit-out-turned = { $who } tidak bermain, dan { CARD($card) } tidak digunakan. Kesemua { number } trik bernilai { $points } mata.
will-sit-out-side = Rakan sepasukan anda tidak bermain. Kesemua { number } trik bernilai { $points } mata.
will-turn-down = Pusingan bidaan kedua menyusul, tanpa { SUIT($suit) }.
will-pass-out = Tiada siapa mendapat mata. Pembahagi seterusnya ialah { $who }.
will-pass-out-again = Tiada siapa mendapat mata, dan anda membahagikan kad sekali lagi.
will-pay = Pihak lawan mendapat 1 mata.
will-no-trump = Pusingan ini dimainkan tanpa truf dan tanpa penentu truf.
will-redeal = { $you ->
    [yes] Semua pemain melihat kad anda, dan anda membahagikan kad semula.
   *[no] Semua pemain melihat kad anda, dan { $who } membahagikan kad semula.
}
will-go-under = Semua pemain melihat kad anda, dan anda menukar tiga keping kad dengan baki kad.
will-take-over = { $who } tidak bermain; anda bermain sebagai ganti.
will-defend-alone = { $who } tidak bermain. Euchre bernilai { $points } mata.
will-jambone = Semua pemain melihat kad anda, dan seorang lawan menentukan kad yang dimainkan. Kesemua { number } trik bernilai { $points } mata.
will-jamboree = Pusingan tamat, dan anda mendapat { $points } mata.
will-leave = Kad terbuka tidak digunakan, dan kad anda kekal.
will-ask-first = Anda membuang { cards-away }, dan { $who } memberikan sebanyak itu juga.
will-ask-then = { $who } memberikan { asked-cards }, dan anda membuang sebanyak itu juga.
cards-away = { $n ->
    [1] sekeping kad
   *[other] { number } keping kad
}

## What to do now: the sentence above the hand

prompt-round-one = Kad terbuka: { CARD($card) }. Jadikan { SUIT($suit) } sebagai truf?
prompt-must-take-up = Anda mesti mengambil { CARD($card) }.
prompt-round-two = Pilih sut selain { SUIT($suit) }, atau pas.
prompt-must-name = Anda mesti memilih sut selain { SUIT($suit) }.
prompt-blind = Kad terbuka ialah Benny: pilih truf sebelum melihat kad anda.
prompt-blind-alone = Anda memilih { SUIT($suit, form: "call") }. Main seorang diri?
prompt-under = Buang { cards-away } untuk ditukar dengan baki kad.
prompt-take-over = { $who } bermain seorang diri. Ambil alih?
prompt-defend-alone = { $who } memilih { SUIT($suit, form: "call") }. Bertahan seorang diri?
prompt-jambone = Anda bermain seorang diri. Dengan kad tertelentang?
prompt-jamboree = { $holds ->
    [yes] Anda memegang lima truf tertinggi: tunjukkan, atau teruskan permainan.
   *[no] Anda tidak memegang lima truf tertinggi: teruskan permainan.
}
prompt-maker-shows = Kad penentu truf ditunjukkan sekarang.
prompt-play-exposed = Kad mana yang dimainkan oleh { $who }? Anda yang menentukan.
prompt-pick-up = Pilih kad yang akan dibuang untuk mengambil { CARD($card) }.
prompt-pick-up-optional = Pilih kad yang akan dibuang untuk mengambil { CARD($card) }, atau biarkan kad itu.
prompt-ask-best = Minta { asked-cards } daripada { $who }?
prompt-lay-away = Buang { cards-away }.
prompt-give = Berikan { asked-cards } anda kepada { $who }.
prompt-lead = Anda memulakan trik: mainkan mana-mana kad.
prompt-follow = Ikut sut: mainkan { SUIT($suit) }.
prompt-no-suit = Anda tiada { SUIT($suit) }: mainkan mana-mana kad.
prompt-any = Mainkan mana-mana kad.
prompt-last = Mainkan kad terakhir anda.
prompt-waiting = Giliran { $who }.
prompt-dealing = Kad akan dibahagikan.
prompt-deal-over = Pusingan tamat.
prompt-game-over = Permainan tamat.
prompt-match-over = Perlawanan tamat.

# A second, smaller line.
hint-only = Hanya { CARD($card) } mengikut sut.
hint-left = Sebagai bower kiri, { CARD($card) } dikira sebagai { SUIT($suit, form: "one") }.
hint-benny = Sebagai Benny, { CARD($card) } dikira sebagai { SUIT($suit, form: "one") }.
hint-benny-no-trump = Dalam permainan tanpa truf, hanya Benny menjadi truf.
hint-stuck = Semua pemain sudah pas dua kali, jadi pembahagi tidak boleh pas.
hint-only-alone = Pembahagi ialah pasangan anda, jadi anda boleh menerima hanya jika bermain seorang diri.
hint-natural = Anda tiada kad yang bercetak { SUIT($suit, form: "one") }, jadi anda tidak boleh menerima.
hint-natural-names = Anda boleh memilih sesuatu sut hanya jika memegang kad yang bercetak sut itu.

## Who made trump, and how

made-ordered = { $you ->
    [yes] Anda menerima kad terbuka{ call-alone }
   *[no] { $who } menerima kad terbuka{ call-alone }
}
made-assisted = { $you ->
    [yes] Anda menyokong kad terbuka{ call-alone }
   *[no] { $who } menyokong kad terbuka{ call-alone }
}
made-took-up = { $you ->
    [yes] Anda mengambil kad terbuka{ call-alone }
   *[no] { $who } mengambil kad terbuka{ call-alone }
}
made-named = { $you ->
    [yes] Dipilih oleh anda{ call-alone }
   *[no] Dipilih oleh { $who }{ call-alone }
}
made-blind = { $you ->
    [yes] Dipilih oleh anda tanpa melihat kad{ call-alone }
   *[no] Dipilih oleh { $who } tanpa melihat kad{ call-alone }
}
made-took-over = { $you ->
    [yes] Anda mengambil alih, seorang diri
   *[no] { $who } mengambil alih, seorang diri
}
made-nobody = Semua pas, jadi tiada penentu truf

# Below a player's name. $dealer is "yes" for the dealer.
role-dealer = pembahagi
role-partner = pasangan
role-sits-out = tidak bermain
role-defends-alone = { role-dealer-too }bertahan seorang diri
role-named = { role-dealer-too }memilih { SUIT($suit) }{ call-alone }
role-ordered = { role-dealer-too }menerima { SUIT($suit) }{ call-alone }
role-assisted = { role-dealer-too }menyokong { SUIT($suit) }{ call-alone }
role-took-up = { role-dealer-too }mengambil { SUIT($suit) }{ call-alone }
role-took-over = { role-dealer-too }seorang diri, { SUIT($suit) }
role-dealer-too = { $dealer ->
    [yes] pembahagi ·{" "}
   *[no] {""}
}

## The result of a deal
#
# $makers is us, them, or other (the reader plays for neither side).

result-made = { $makers ->
    [them] Lawan berjaya: { tricks-taken }
   *[other] Berjaya: { tricks-taken }
}
result-march = { $makers ->
    [them] Lawan sapu bersih (march): kesemua { number } trik
   *[other] Sapu bersih (march): kesemua { number } trik
}
result-lone-made = { $makers ->
    [them] Lawan berjaya seorang diri: { tricks-taken }
   *[other] Berjaya seorang diri: { tricks-taken }
}
result-lone-march = { $makers ->
    [them] Lawan sapu bersih (march) seorang diri: kesemua { number } trik
   *[other] Sapu bersih (march) seorang diri: kesemua { number } trik
}
# Alone, with the cards face up.
result-jambone = { $makers ->
    [them] Lawan mendapat jambone: kesemua { number } trik, kad tertelentang
   *[other] Jambone: kesemua { number } trik, kad tertelentang
}
result-jamboree = { $makers ->
    [them] Lawan menunjukkan jamboree: lima truf tertinggi
   *[other] Jamboree: lima truf tertinggi
}
result-short = Tiga trik tidak mencukupi: tiada mata
result-fast-break = Fast break: tiada mata
result-euchre = { $makers ->
    [us] Euchre: anda gagal
    [them] Euchre: lawan gagal
   *[other] Euchre: pasukan penentu gagal
}
result-lone-euchre = { $makers ->
    [us] Euchre: gagal seorang diri
    [them] Euchre: lawan gagal seorang diri
   *[other] Euchre: pemain seorang diri gagal
}
result-super-euchre = { $makers ->
    [us] Euchre: gagal tanpa satu trik pun
    [them] Euchre: lawan gagal tanpa satu trik pun
   *[other] Euchre: pasukan penentu gagal tanpa satu trik pun
}
result-lone-defence = { $makers ->
    [us] Euchre: anda gagal menentang pertahanan seorang diri
    [them] Euchre: pertahanan seorang diri mengalahkan lawan
   *[other] Euchre oleh pertahanan seorang diri
}
result-lone-defence-march = { $makers ->
    [us] Euchre: gagal tanpa satu trik pun menentang pertahanan seorang diri
    [them] Euchre oleh pertahanan seorang diri: lawan tanpa satu trik pun
   *[other] Euchre oleh pertahanan seorang diri: pasukan penentu tanpa satu trik pun
}
result-no-maker = { $winners ->
    [us] Tanpa truf: anda mendapat lebih banyak trik
    [them] Tanpa truf: lawan mendapat lebih banyak trik
   *[other] Tanpa truf: tiada penentu truf
}
result-no-maker-march = { $winners ->
    [us] Tanpa truf: anda mendapat semua trik
    [them] Tanpa truf: lawan mendapat semua trik
   *[other] Tanpa truf: satu pihak mendapat semua trik
}
result-passed-out = Semua pas: tiada mata
result-thrown-in = Kad dibahagikan semula oleh pembahagi yang sama
result-benny-turned = Kad terbuka ialah Benny: pembahagi yang sama membahagikan semula
result-forfeited = { $you ->
    [yes] Anda pas sebagai pembahagi dan membayar satu mata
   *[no] Pembahagi pas dan membayar satu mata
}

# Who the makers are: alone or with partners, with or without the reader.
makers = { $kind ->
    [you] Anda
    [you-pair] Anda dan { $partner }
    [you-side] Anda dan rakan sepasukan
    [pair] { $who } dan { $partner }
    [side] { $who } dan rakan sepasukan
   *[one] { $who }
}
why-played = { makers } memilih { SUIT($suit, form: "call") } dan { $n ->
    [0] tidak mendapat satu trik pun
   *[other] mendapat { tricks-taken }
}.
why-jamboree = { makers } memilih { SUIT($suit, form: "call") } dan memegang lima truf tertinggi.
why-no-maker = { makers } mendapat { tricks-taken }.
why-equal = Setiap pihak mendapat { tricks-taken }.
why-passed-out = { $you ->
    [yes] Tiada siapa memilih truf. Anda ialah pembahagi seterusnya.
   *[no] Tiada siapa memilih truf. Pembahagi seterusnya ialah { $who }.
}
why-thrown-in = { $you ->
    [yes] Anda menunjukkan kad yang lemah.
   *[no] { $who } menunjukkan kad yang lemah.
}
why-benny-turned = Mengikut peraturan meja ini, kad dibahagikan semula.
why-forfeited = { $you ->
    [yes] Tiada siapa memilih truf, dan anda pas terakhir.
   *[no] Tiada siapa memilih truf, dan { $who } pas terakhir.
}

# Points of a deal, to one side or to each of several players.
score-points = { $side ->
    [us] Anda mendapat { points-scored }.
    [them] Lawan mendapat { points-scored }.
    [pair] { $who } dan { $partner } mendapat { points-scored }.
    [side] { $who } dan rakan sepasukan mendapat { points-scored }.
   *[one] { $who } mendapat { points-scored }.
}
score-two = Kami { $us }, lawan { $them }.
score-one = { $you ->
    [yes] Anda: { $n }
   *[no] { $who }: { $n }
}
score-pair = { $who } dan { $partner }: { $n }
score-side = { $who } dan rakan sepasukan: { $n }

## The end of a game

over-won = { $match ->
    [yes] Anda memenangi perlawanan
   *[no] Anda memenangi permainan
}
over-lost = { $match ->
    [yes] Lawan memenangi perlawanan
   *[no] Lawan memenangi permainan
}
over-other = { $match ->
    [yes] { $who } memenangi perlawanan
   *[no] { $who } memenangi permainan
}
over-pair = { $match ->
    [yes] { $who } dan { $partner } memenangi perlawanan
   *[no] { $who } dan { $partner } memenangi permainan
}
over-side = { $match ->
    [yes] { $who } dan rakan sepasukan memenangi perlawanan
   *[no] { $who } dan rakan sepasukan memenangi permainan
}
over-drawn = Permainan seri
why-over-target = Skor { $first } lawan { $second }; permainan hingga { $target } mata.
why-over-score = Skor { $first } lawan { $second }.
why-over-leader = Pemenang mempunyai { $first } mata.
why-over-lone-march = Sapu bersih seorang diri memenangi permainan.
why-over-drawn = Skor sama selepas { number } pusingan.
why-over-mercy = Satu skor jatuh { number } mata di belakang skor permulaan.

# Who owns a score: the reader's side, the other, a player, a pair, a larger side.
owner = { $side ->
    [us] Anda
    [them] Lawan
    [pair] { $who } dan { $partner }
    [side] { $who } dan rakan sepasukan
   *[one] { $who }
}
note-token = { owner } mendapat token untuk empat trik{ $n ->
    [4] , token keempat: nilainya 1 mata
   *[other] , token { $n } daripada 4
}.
note-slam = Pihak yang kalah tiada mata, jadi permainan ini dikira dua (slam).
note-laps = { $points } mata yang melebihi sasaran dibawa ke permainan seterusnya.
note-rubber = { owner } mendapat { $points } mata rubber.
note-games = { owner } memenangi { number } permainan.

## Refusals: an action that is not legal now

refused-not-your-turn = { $you ->
    [yes] Sekarang giliran anda.
   *[no] Sekarang giliran { $who }, bukan giliran anda.
}
refused-waiting-for-deal = Kad mesti dibahagikan dahulu.
refused-match-over = Perlawanan sudah tamat.
refused-not-now = Itu tidak boleh dibuat sekarang.
refused-follow = Trik ini dimulakan dengan { SUIT($suit) }: mainkan { SUIT($suit, form: "one") }, bukan { CARD($card) }.
refused-follow-left-bower = Trik ini dimulakan dengan { SUIT($suit) }, dan { CARD($card) } dikira sebagai { SUIT($suit, form: "one") }.
refused-not-held = Anda tidak memegang { CARD($card) }.
refused-only-lowly = Hanya kad yang lebih rendah daripada pekak ditukar dengan baki kad, bukan { CARD($card) }.
refused-dealer-must-name = Semua pemain sudah pas dua kali, jadi pembahagi mesti memilih sut.
refused-must-take-up = Kad terbuka ialah pekak, jadi pembahagi mesti mengambil { CARD($card) }.
refused-turned-down = Sut kad terbuka, { SUIT($suit) }, sudah ditolak dan tidak boleh dipilih.
refused-no-trump = “Tanpa truf” tidak boleh dipilih dalam permainan ini.
refused-only-alone = Pembahagi ialah pasangan anda, jadi anda boleh menerima kad terbuka hanya jika bermain seorang diri.
refused-not-alone = Tiada siapa boleh bermain seorang diri dalam permainan ini.
refused-natural-trump = Untuk memilih { SUIT($suit) } sebagai truf, anda perlu memegang kad yang bercetak { SUIT($suit, form: "one") }.
refused-turned-card-stays = Kad yang baru diambil, { CARD($card) }, tidak boleh dibuang.
refused-hand-not-poor = Kad anda tidak cukup lemah untuk itu, atau sudah terlambat.
refused-no-jamboree = Anda tidak memegang lima truf tertinggi.
refused-exposed-not-there = Kad yang tertelentang tidak termasuk { CARD($card) }.
refused-exposed-follow = Trik ini dimulakan dengan { SUIT($suit) }: daripada kad yang tertelentang mesti dimainkan { SUIT($suit, form: "one") }, bukan { CARD($card) }.

call-bid = { $you ->
    [yes] Anda membida { BID($bid) }.
   *[no] { $who } membida { BID($bid) }.
}
call-bid-in = { $you ->
    [yes] Anda membida { BID($bid) } { SUIT($suit, form: "with") }.
   *[no] { $who } membida { BID($bid) } { SUIT($suit, form: "with") }.
}
call-bid-joker = { $you ->
    [yes] Anda menunjukkan { CARD($card) }, jadi bidaan anda ialah { BID($bid) }.
   *[no] { $who } menunjukkan { CARD($card) }, jadi bidaannya ialah { BID($bid) }.
}
event-joker-in-kitty = Baki kad mengandungi { CARD($card) }, jadi tiada siapa wajib membida.
event-called = { $you ->
    [yes] Anda menyebut { CARD($card) } untuk mencari pasangan.
   *[no] { $who } menyebut { CARD($card) } untuk mencari pasangan.
}
event-partner-played = { $you ->
    [yes] Anda memainkan { CARD($card) }: anda ialah pasangan { $maker }.
   *[no] { $own ->
        [yes] { $who } memainkan { CARD($card) } dan menjadi pasangan anda.
       *[no] { $who } memainkan { CARD($card) } dan menjadi pasangan { $maker }.
    }
}
event-own-call-played = { $you ->
    [yes] Anda memainkan { CARD($card) }, kad yang anda sebut: anda tiada pasangan.
   *[no] { $who } memainkan { CARD($card) }, kad yang disebut: tiada pasangan.
}
event-is-partner = { $you ->
    [yes] Anda ialah pasangan { $maker }.
   *[no] { $own ->
        [yes] { $who } ialah pasangan anda.
       *[no] { $who } ialah pasangan { $maker }.
    }
}
event-stayed = { $you ->
    [yes] Anda kekal bermain.
   *[no] { $who } kekal bermain.
}
event-dropped-out = { $you ->
    [yes] Anda menarik diri.
   *[no] { $who } menarik diri.
}
event-dealt-out = { $you ->
    [yes] Anda membahagikan kad dan tidak bermain dalam pusingan ini.
   *[no] { $who } membahagikan kad dan tidak bermain dalam pusingan ini.
}
event-dealt-out-turned = { $you ->
    [yes] Anda membahagikan kad dan tidak bermain dalam pusingan ini. Kad terbuka: { CARD($card) }.
   *[no] { $who } membahagikan kad dan tidak bermain dalam pusingan ini. Kad terbuka: { CARD($card) }.
}
event-led-trump = { $you ->
    [yes] Anda memulakan trik dengan { CARD($card) }: truf ialah { SUIT($suit) }.
   *[no] { $who } memulakan trik dengan { CARD($card) }: truf ialah { SUIT($suit) }.
}
cards-of-kitty = { $n ->
    [1] sekeping kad
   *[other] { number } keping kad
}
event-took-widow = { $you ->
    [yes] Anda mengambil kad simpanan: { cards-of-kitty }.
   *[no] { $who } mengambil kad simpanan: { cards-of-kitty }.
}
event-took-widow-card = Anda mengambil { CARD($card) } daripada kad simpanan.
say-bid = { BID($bid, form: "cap") }
say-bid-in = { BID($bid, form: "cap") } { SUIT($suit) }
act-bid = Bida { BID($bid) }
act-bid-in = Bida { BID($bid) } { SUIT($suit) }
act-call-partner = Sebut { CARD($card) }
act-stay = Kekal main
act-drop-out = Tarik diri
will-take-all = Kesemua { number } trik diperlukan: nilainya { $points } mata.
will-play-alone = Kesemua { number } trik bernilai { $points } mata.
will-sit-out-bid = { $who } tidak bermain{ bid-times }.
will-sit-out-bid-side = Rakan sepasukan anda tidak bermain{ bid-times }.
bid-times = { $times ->
    [1] { "" }
    [2] , dan bidaan dikira dua kali ganda
   *[other] , dan bidaan dikira { $times } kali ganda
}
will-bid = { $need ->
    [none] Tiada satu trik pun boleh dimenangi
    [all] Kesemua { $hand } trik diperlukan
   *[some] { $n ->
        [1] Satu trik diperlukan
       *[other] { $n } daripada { $hand } trik diperlukan
    }
}{ $alone ->
    [yes] , seorang diri
   *[no] { "" }
}{ $cards ->
    [0] { "" }
    [1] , selepas bertukar sekeping kad dengan pasangan
   *[other] , selepas bertukar { $cards } keping kad dengan pasangan
}. { bid-pays }
bid-pays = { $pay ->
    [tricks] Jika berjaya, setiap trik bernilai satu mata{ bid-bonus }; jika gagal, rugi { $lose }.
    [stakes] Jika berjaya, setiap lawan membayar { $win }; jika gagal, anda membayar { $lose } kepada setiap seorang.
    [winners] Jika berjaya, nilainya { $win }; jika gagal, pihak lawan mendapat sebanyak itu.
    [each] Jika berjaya, trik anda dikira; jika gagal, rugi { $lose }.
   *[figure] Jika berjaya, nilainya { $win }; jika gagal, rugi { $lose }.
}
bid-bonus = { $bonus ->
    [0] { "" }
   *[other] {" "}dan ditambah { $bonus }
}
will-pass-out-dealer = Tiada siapa mendapat mata, dan { $who } membahagikan kad sekali lagi.
will-show-joker = Pemegang joker mesti menunjukkannya, dan bidaannya ialah { BID($bid) }.
will-stay = Setiap trik bernilai satu mata; tanpa satu trik pun anda rugi { $points }.
will-drop-out = Anda tidak mendapat dan tidak kehilangan mata dalam pusingan ini.
prompt-bid = Bida, atau pas.
prompt-bid-over = { $who } membida { BID($bid) }: bida lebih tinggi, atau pas.
prompt-bid-over-in = { $who } membida { BID($bid) } { SUIT($suit, form: "with") }: bida lebih tinggi, atau pas.
prompt-must-bid = Semua yang lain sudah pas: anda mesti membida.
prompt-name-trump = Anda membida { BID($bid) }: pilih truf.
prompt-joker = Semua sudah pas: joker ditunjukkan sekarang.
prompt-call-partner = Sebut sekeping kad: pemegangnya ialah pasangan anda.
prompt-stay = { $who } memilih { SUIT($suit, form: "call") }. Kekal main?
prompt-stay-bid = { $who } membida { BID($bid) } { SUIT($suit, form: "with") }. Kekal main?
prompt-lead-trump = Anda memulakan trik: sut kad anda menjadi truf.
hint-bids = { $pay ->
    [tricks] Bidaan yang berjaya mendapat satu mata setiap trik{ bid-bonus }; yang gagal rugi sebanyak nilainya. Pihak lain sentiasa mendapat mata bagi triknya.
    [flat] Bidaan yang berjaya mendapat satu mata setiap trik{ bid-bonus }; yang gagal rugi { $lose }. Pihak lain sentiasa mendapat mata bagi triknya.
    [least] Bidaan yang berjaya mendapat satu mata setiap trik{ bid-bonus }; yang gagal rugi { $lose } atau lebih. Pihak lain sentiasa mendapat mata bagi triknya.
    [stakes] Bidaan yang berjaya dibayar oleh setiap lawan; yang gagal dibayar kepada setiap lawan.
    [winners] Nilai bidaan diberi kepada pasukan penentu jika berjaya, jika tidak kepada pihak lawan.
    [each] Setiap trik bernilai satu mata bagi pemenangnya; bidaan yang gagal rugi { $lose }.
   *[figure] Bidaan yang berjaya mendapat nilainya, yang gagal rugi sebanyak nilainya; orang lain tidak mendapat mata.
}
hint-call-partner = Hanya pemegangnya yang tahu. Jika tiada orang lain memegangnya, anda bermain seorang diri.
hint-secret-partner = Anda memegang { CARD($card) }: anda ialah pasangan { $who }, dan hanya anda yang tahu.
hint-misere = Tiada satu trik pun boleh dimenangi: { $you ->
    [yes] kalah dalam semua trik.
   *[no] { $who } gagal pada trik pertama yang dimenanginya.
}
made-bid = { $you ->
    [yes] Anda membida { BID($bid) }{ call-alone }
   *[no] { $who } membida { BID($bid) }{ call-alone }
}
made-bid-forced = { $you ->
    [yes] Anda wajib membida { BID($bid) }{ call-alone }
   *[no] { $who } wajib membida { BID($bid) }{ call-alone }
}
made-turned = Ditentukan oleh kad terbuka, jadi tiada penentu truf
partner-unknown = Disebut: { CARD($card) }, pasangan belum diketahui
partner-you = Disebut: { CARD($card) }, pasangannya ialah anda
partner-known = Disebut: { CARD($card) }, pasangannya ialah { $who }
partner-none = Disebut: { CARD($card) }, tiada pasangan
role-deals-only = membahagikan kad sahaja
role-dropped-out = menarik diri
role-maker-partner = { role-dealer-too }pasangan penentu
role-bid = { role-dealer-too }membida { BID($bid) }{ call-alone }
role-bid-in = { role-dealer-too }membida { BID($bid) } { SUIT($suit) }{ call-alone }
result-fixed = { $winners ->
    [us] Anda mendapat lebih banyak trik
    [them] Lawan mendapat lebih banyak trik
   *[other] Tiada penentu truf
}
result-fixed-march = { $winners ->
    [us] Anda mendapat semua trik
    [them] Lawan mendapat semua trik
   *[other] Satu pihak mendapat semua trik
}
result-counted = Tiada penentu truf: setiap trik dikira
result-dropped-out = Semua yang lain menarik diri
result-bid-made = { $makers ->
    [them] Bidaan lawan { BID($bid) } berjaya: { tricks-taken }
   *[other] Bidaan { BID($bid) } berjaya: { tricks-taken }
}
result-bid-lost = { $makers ->
    [them] Bidaan lawan { BID($bid) } digagalkan: { tricks-taken }
   *[other] Bidaan { BID($bid) } gagal: { tricks-taken }
}
why-bid = { makers } membida { BID($bid) }{ $suit ->
    [none] { "" }
    [N] {" "}tanpa truf
    [L] {" "}tanpa truf rendah
   *[other] {" "}dengan truf { SUIT($suit) }
} dan { $n ->
    [0] tidak mendapat satu trik pun
   *[other] mendapat { tricks-taken }
}.
why-bid-dropped = { makers } membida { BID($bid) } { SUIT($suit, form: "with") }, dan semua yang lain menarik diri.
why-dropped = { makers } memilih { SUIT($suit, form: "call") }, dan semua yang lain menarik diri.
why-counted = { $suit ->
    [N] Tiada siapa memilih truf, jadi pusingan dimainkan tanpa truf.
   *[other] Sut kad terbuka ialah { SUIT($suit) }, jadi tiada bidaan.
}
score-points-lost = { $side ->
    [us] Anda hilang { points-scored }.
    [them] Lawan hilang { points-scored }.
    [pair] { $who } dan { $partner } hilang { points-scored }.
    [side] { $who } dan rakan sepasukan hilang { points-scored }.
   *[one] { $who } hilang { points-scored }.
}
score-stakes-won = { $you ->
    [yes] Setiap pemain lain membayar { points-scored } kepada anda.
   *[no] Setiap pemain lain membayar { points-scored } kepada { $who }.
}
score-stakes-lost = { $you ->
    [yes] Anda membayar { points-scored } kepada setiap pemain lain.
   *[no] { $who } membayar { points-scored } kepada setiap pemain lain.
}
score-two-left = Kami tinggal { $us }, lawan { $them }.
score-one-left = { $you ->
    [yes] Anda: tinggal { $n }
   *[no] { $who }: tinggal { $n }
}
score-pair-left = { $who } dan { $partner }: tinggal { $n }
score-side-left = { $who } dan rakan sepasukan: tinggal { $n }
score-pool = Dalam tabung: { $n }
why-over-deals = Permainan tamat selepas { number } pusingan; pemenang mendapat { $first } mata.
why-over-deals-left = Permainan tamat selepas { number } pusingan; pemenang tinggal { $left }.
why-over-count-down = Pemenang mengira turun dari { $n } hingga { $left }.
note-no-partner = Tiada orang lain memegang { CARD($card) }, jadi { $you ->
    [yes] anda bermain seorang diri.
   *[no] { $who } bermain seorang diri.
}
note-pool = Setiap pemain memasukkan { $n } ke dalam tabung, yang kini berisi { $pool }.
# The game is over; what is left in the pool goes back to all.
note-pool-shared = Setiap pemain memasukkan { $n } ke dalam tabung, dan mendapat kembali { $points } mata pada akhir permainan.
note-pool-won = { $you ->
    [yes] Anda mendapat isi tabung: { points-scored }.
   *[no] { $who } mendapat isi tabung: { points-scored }.
}
note-must-earn = Sasaran sudah dicapai, tetapi permainan dimenangi hanya dalam pusingan yang bidaan pemenangnya berjaya atau bidaan lawan digagalkan.
refused-must-bid = Semua yang lain sudah pas, jadi anda mesti membida.
refused-bid-too-low = Bidaan mesti lebih tinggi daripada bidaan terakhir.
refused-no-such-bid = Tiada bidaan seperti itu dalam permainan ini.
refused-over-last-only = Itu boleh dibida hanya untuk mengatasi bidaan tepat di bawahnya.
refused-bid-needs-trump = Sebut truf bersama bidaan, seperti 6 sped.
refused-bid-without-trump = Truf tidak disebut bersama bidaan itu.
refused-call-plain-card = Anda tidak boleh menyebut { CARD($card) }: dalam permainan ini pasangan dicari dengan kad lain, tidak sekali-kali dengan truf.
