### Kesilapan dalam fail permainan, dan tempatnya. Tempat disebut dahulu, kemudian masalahnya.
#
# Seats are numbers here, from 0: a record need not name the people.

## Places, from the whole to the part; said one after the other.

place-record = { $id }
place-line = baris { NUMBER($n, useGrouping: 0) }
place-deal = pusingan { $n }
place-call = bidaan { $n }
place-trick = trik { $n }
place-card = kad { $n }
place-field = { $field }

## Any file

notation-unknown-format = Ini bukan permainan dalam format yang boleh dibaca: log (baris JSON), Euchre Game Notation (.egn) atau notasi Trickster (.ptn).
notation-not-json = Ini bukan JSON, atau fail terputus di sini.
notation-wrong-type = “{ $found }” ada di sini, sedangkan yang sepatutnya ialah { $wanted ->
    [object] objek dalam kurung dakap
    [text] teks
    [flag] true atau false
    [number] nombor bulat
   *[list] senarai
}.
notation-unknown-field = Medan ini tidak dikenali dan diabaikan.
notation-bad-card = “{ $found }” bukan kad: tulis nilai dan sut, seperti JD atau Td.
notation-bad-option = Pilihan ini tidak boleh “{ $found }”. Yang boleh: { $allowed }.
notation-impossible-rules = Peraturan ini bercanggah, jadi tiada permainan boleh dimainkan dengannya: { $options }.

## Lines of text

text-no-action = “{ $found }” bukan tindakan: tulis pass, order up, name H alone, bid 4, discard 9S atau play JD
text-no-deal = tulis “dealer 0: ” dan kad bagi tempat duduk 0, 1, 2, … dengan “ / ” di antaranya, kemudian “up” dan kad terbuka.
text-hands = Diperlukan { $players } pemain dengan { $size } keping kad seorang, bukan { $sizes } kad.
text-upcards = { $n ->
    [0] Tiada kad terbuka
    [1] Sekeping kad terbuka diperlukan
   *[other] { $n } keping kad terbuka diperlukan
}, bukan { $found }.
text-card-left-over = Kad { CARD($card) } dibahagikan dua kali, atau tiada dalam dek mengikut peraturan ini.
text-kitty = Baki kad mesti { $cards }.

## Our log

log-not-a-log = Ini bukan baris pertama log permainan.
log-wrong-version = Log ini versi { $found }; versi { $known } boleh dibaca.
log-wrong-fingerprint = Cap jari peraturan ialah { $right }, bukan { $found }: peraturan sudah diubah.
log-bad-opening = Pembukaan memerlukan pembahagi di meja ini dan skor bagi setiap pihak.
log-is-redacted = Log ini hanya menunjukkan apa yang dilihat oleh { $seat ->
    [spectator] penonton
   *[other] tempat duduk { $seat }
}; log ini tidak dapat diulang tayang.
log-truncated = Baris terakhir terputus.
log-wrong-number = Ini kejadian { $found }, tetapi kejadian { $right } sepatutnya di sini: satu baris hilang atau salah tempat.
log-bad-event = “{ $found }” bukan kejadian permainan.
log-impossible-event = Ini tidak mungkin berlaku pada tahap ini.

## Deals in files of any kind

record-no-such-seat = Tiada tempat duduk { $n }: tempat duduk ialah 0 hingga { $last }.
record-upcard-missing = Kad terbuka tiada.
record-hands-too-many = Ada kad untuk lebih daripada { $n } pemain.
record-hand-too-large = Tempat duduk { $seat } ada { $n } keping kad; { $size } keping dibahagikan.
record-not-in-pack = { $card ->
    [none] Kad seperti itu
   *[other] Kad { CARD($card) }
} tiada dalam dek mengikut peraturan ini.
record-card-twice = Kad { CARD($card) } ada di tangan tempat duduk { $seat } dan { $other }; hanya ada sekeping.
record-card-in-hand-and-kitty = Kad { CARD($card) } ada di tangan pemain dan juga dalam baki kad atau sebagai kad terbuka; hanya ada sekeping.
record-kitty-too-large = Lebih daripada { $n } keping kad tinggal dalam baki kad.
record-no-filling = Kad yang tiada tidak dapat dilengkapkan: tiada susunan kad di tangan yang menjadikan permainan ini sah.
record-call-too-many = Bidaan sudah tamat sebelum bidaan ini.
record-play-too-early = Kad dimainkan, tetapi truf belum dipilih.
record-card-too-many = Di sini ada lebih banyak kad daripada yang dimainkan dalam trik dan pusingan ini.
record-trick-too-short = Trik ini kurang kad, tetapi trik lain menyusul.
record-deal-unfinished = Pusingan ini belum selesai, tetapi pusingan lain menyusul.
record-game-over = Permainan sudah tamat sebelum pusingan ini.
record-other-dealer = Tempat duduk { $seat } membahagikan kad di sini; sepatutnya giliran tempat duduk { $right }.

## Acts that the rules do not allow. $legal lists what is possible instead.

record-refused-not-your-turn = Tempat duduk { $seat } bertindak ({ $action }), tetapi giliran tempat duduk { $turn }.
record-refused-waiting-for-deal = Tempat duduk { $seat } bertindak ({ $action }), tetapi kad mesti dibahagikan dahulu.
record-refused-match-over = Tempat duduk { $seat } bertindak ({ $action }), tetapi perlawanan sudah tamat.
record-refused-not-now = Tempat duduk { $seat } tidak boleh berbuat demikian sekarang ({ $action }). Yang boleh: { $legal }.
record-refused-follow = Tempat duduk { $seat } melanggar sut dengan { CARD($card) }: trik dimulakan dengan { SUIT($suit) }, dan { SUIT($suit) } ada di tangan. Yang boleh: { $legal }.
record-refused-follow-left-bower = Tempat duduk { $seat } melanggar sut: trik dimulakan dengan { SUIT($suit) }, dan { CARD($card) }, bower kiri, dikira sebagai sut itu. Yang boleh: { $legal }.
record-refused-not-held = Tempat duduk { $seat } tidak memegang { CARD($card) }. Yang boleh: { $legal }.
record-refused-only-lowly = Tempat duduk { $seat } menukar { CARD($card) } dengan baki kad; hanya kad yang lebih rendah daripada pekak dibenarkan. Yang boleh: { $legal }.
record-refused-dealer-must-name = Tempat duduk { $seat } pas, tetapi pembahagi mesti memilih sut. Yang boleh: { $legal }.
record-refused-must-take-up = Tempat duduk { $seat } pas, tetapi pembahagi mesti mengambil { CARD($card) }. Yang boleh: { $legal }.
record-refused-turned-down = Tempat duduk { $seat } memilih { SUIT($suit) }, yang sudah ditolak. Yang boleh: { $legal }.
record-refused-no-trump = Tempat duduk { $seat } memilih tanpa truf, yang tiada dalam peraturan ini. Yang boleh: { $legal }.
record-refused-only-alone = Tempat duduk { $seat } ialah pasangan pembahagi dan boleh menerima kad terbuka hanya jika bermain seorang diri. Yang boleh: { $legal }.
record-refused-not-alone = Tempat duduk { $seat } bermain seorang diri, yang tidak dibenarkan oleh peraturan ini. Yang boleh: { $legal }.
record-refused-natural-trump = Tempat duduk { $seat } memilih { SUIT($suit) } sebagai truf tanpa memegang kad yang bercetak sut itu. Yang boleh: { $legal }.
record-refused-turned-card-stays = Tempat duduk { $seat } membuang { CARD($card) }, kad yang baru diambil dan mesti kekal. Yang boleh: { $legal }.
record-refused-hand-not-poor = Kad tempat duduk { $seat } terlalu baik untuk ini ({ $action }). Yang boleh: { $legal }.
record-refused-no-jamboree = Tempat duduk { $seat } tidak memegang lima truf tertinggi. Yang boleh: { $legal }.
record-refused-exposed-not-there = Tempat duduk { $seat } menyebut { CARD($card) }, yang tidak tertelentang. Yang boleh: { $legal }.
record-refused-exposed-follow = Tempat duduk { $seat } menyebut { CARD($card) }, tetapi trik dimulakan dengan { SUIT($suit) }, dan kad yang tertelentang mempunyai sut itu. Yang boleh: { $legal }.

## Euchre Game Notation

egn-not-egn = Ini bukan Euchre Game Notation: jenis failnya lain.
egn-wrong-version = “{ $found }” bukan versi Euchre Game Notation yang boleh dibaca; 1.0 dan 1.2 hingga 1.4 boleh.
egn-newer-version = Versi { $found } lebih baharu daripada 1.4: apa yang ditambahnya diabaikan.
egn-target-or-deals = Permainan ada sama ada skor kemenangan atau bilangan pusingan.
egn-players = Euchre Game Notation tidak menyatakan cara permainan { $n } pemain berjalan; hanya permainan empat pemain dalam dua pasukan dibaca daripadanya.
egn-other-sides = Euchre Game Notation dibuat untuk dua pasukan; permainan { $n } pemain ini boleh dibaca semula di sini, tetapi mungkin tidak oleh program lain.
egn-rule-unusable = Peraturan { $rule } tidak boleh “{ $found }”.
egn-rule-unknown = Peraturan { $rule } tidak dikenali; permainan dibaca tanpanya.
egn-rule-assumed = Notasi ini tidak menyatakan cara { $rule } digunakan; peraturan itu dibaca sebagai pilihan kami { $option }.
egn-rules-not-said = Sebahagian peraturan tidak dapat dinyatakan dalam Euchre Game Notation, dan tiada ruang untuknya dalam huraian.
egn-draw-not-said = Kad yang digunakan untuk memilih pembahagi pertama diabaikan.
egn-decline-unclear = Keputusan pembahagi membiarkan kad terbuka ditulis seolah-olah kad itu diambil dan dibuang semula.
egn-cannot-say = Euchre Game Notation tidak dapat menyatakan ini: { $action }.
egn-bad-score = Skor memerlukan { $n } nombor.
egn-packed = Pusingan ini dalam bentuk padat, yang tidak disokong. Simpan fail dengan pusingannya ditulis penuh.
egn-phase-twice = Ada lebih daripada satu bidaan, atau lebih daripada satu senarai trik.
egn-unknown-phase = Tiada fasa “{ $found }”: EUCHRE_BIDDING dan TRICK_PLAY dikenali.
egn-bad-call = “{ $found }” bukan bidaan: Pass, Order, s, h, d, c atau n.
egn-unknown-call = Bidaan yang memilih truf tidak dinyatakan, jadi pusingan tidak dapat diulang tayang.
egn-bad-annotation = Anotasi mesti merujuk nombor bidaan atau kad; yang ini diabaikan.
egn-card-needs-trump = Kad { $card } tidak bermakna selagi truf belum dipilih.
egn-exchange-unclear = Tidak jelas pertukaran kad mana yang dimaksudkan.
egn-deal-abandoned = Pusingan ini ditinggalkan dan dibahagikan semula; permainan diteruskan tanpanya.
egn-final-score-differs = Fail menyatakan skor akhir { $stated }; permainannya menghasilkan { $computed }.
egn-lead-differs = Tempat duduk { $seat } dikatakan memulakan trik, tetapi mengikut peraturan ini tempat duduk { $right }.

## Trickster’s notation

ptn-no-deal = Tiada pusingan dalam teks ini.
ptn-more-games = { $n } permainan lagi menyusul dalam teks ini.
ptn-bad-line = “{ $found }” bukan tag dalam kurungan dan bukan data bagi tag.
ptn-other-game = Permainannya “{ $found }”, bukan Euchre.
ptn-bad-seat = “{ $found }” bukan tempat duduk: S, W, N atau E.
ptn-bad-hand = “{ $found }” bukan kad bagi empat pemain.
ptn-bad-call = “{ $found }” bukan bidaan Euchre: Pass, sut, NT, dengan alone jika seorang diri.
ptn-bad-row = “{ $found }” ada lebih banyak kad daripada tempat duduk.
ptn-option-unusable = Pilihan { $rule } tidak dapat dibaca dengan “{ $found }”.
ptn-option-unknown = Pilihan { $rule } tidak dikenali; permainan dibaca tanpanya.
ptn-option-assumed = Cara { $rule } digunakan tidak didokumenkan; peraturan itu dibaca sebagai pilihan kami { $option }.

## Files of deals

cases-not-a-list = Fail pusingan ialah senarai JSON yang mengandungi pusingan.
cases-bad-deck = Tiada dek dengan { $n } kad: 20, 24, 28, 32 atau 36.
cases-bad-call = { $found } bukan bidaan: [seat, "pass"], "order", atau sut S, H, D, C atau NT, dengan _alone jika seorang diri.
cases-bad-play = { $found } bukan tempat duduk dan kad.
cases-result-differs = Fail menyatakan { $stated }; permainannya menghasilkan { $computed }.
cases-score-differs = Fail menyatakan skor { $stated } sebelum pusingan ini; pusingan sebelumnya menghasilkan { $computed }.
cases-target-missed = Selepas pusingan terakhir, skor ialah { $computed }; permainan hingga { $n }.
cases-not-one-game = Pusingan ini tidak mungkin sebahagian daripada permainan, jadi permainan tidak dapat diulang tayang.

record-refused-must-bid = Tempat duduk { $seat } pas, tetapi semua yang lain sudah pas dan pemain itu mesti membida. Yang boleh: { $legal }.
record-refused-bid-too-low = Tempat duduk { $seat } membida terlalu rendah ({ $action }). Yang boleh: { $legal }.
record-refused-no-such-bid = Tempat duduk { $seat } membuat bidaan yang tiada dalam peraturan ini ({ $action }). Yang boleh: { $legal }.
record-refused-over-last-only = Tempat duduk { $seat } membuat bidaan yang hanya boleh mengatasi bidaan tepat di bawahnya ({ $action }). Yang boleh: { $legal }.
record-refused-bid-needs-trump = Tempat duduk { $seat } membida tanpa menyebut truf ({ $action }). Yang boleh: { $legal }.
record-refused-bid-without-trump = Tempat duduk { $seat } menyebut truf bersama bidaan ({ $action }), yang tiada dalam peraturan ini. Yang boleh: { $legal }.
record-refused-call-plain-card = Tempat duduk { $seat } tidak boleh menyebut { CARD($card) } untuk mencari pasangan. Yang boleh: { $legal }.
egn-no-bids = Euchre Game Notation tiada bidaan bilangan trik.
egn-no-called-partner = Euchre Game Notation tidak dapat menyatakan kad mana yang disebut untuk mencari pasangan.
egn-no-dropping-out = Euchre Game Notation tidak dapat menyatakan siapa yang menarik diri daripada pusingan.
egn-no-shown-cards = Euchre Game Notation tidak dapat menyatakan bahawa penentu truf menunjukkan kad (jambone, jamboree).
egn-no-fixed-trump = Euchre Game Notation tidak dapat menyatakan bahawa kad terbuka menjadi truf tanpa bidaan.
egn-no-low = Euchre Game Notation tidak dapat menyatakan bahawa kad terendah ialah yang terbaik tanpa truf.
