### Sebab pemain komputer membuat pilihannya: kenyataan tentang kad di tangan dan meja.
#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.

## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = Jika bermain { SUIT($suit, form: "with") }, ada { $trumps ->
    [0] 0 truf di tangan
   *[other] { $trumps } truf di tangan
 }, { $sure ->
    [0] tiada yang pasti menang
   *[other] { $sure } pasti menang
 }, dan { $aces ->
    [0] tiada kad terbaik sut lain
   *[other] kad terbaik { $aces } sut lain
 }.
reason-make-chance = Peluang untuk berjaya kira-kira { $percent } %.
reason-lone-chance = Peluang memenangi semua trik seorang diri kira-kira { $percent } %.
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
reason-go-under = Kad di tangan lemah: tiga kad baharu daripada baki kad hanya boleh membantu.

## Alone against others

reason-defend-alone = Kira-kira { $n } trik boleh dijangka daripada kad ini sahaja: cukup untuk bertahan tanpa pasangan.
reason-defend-together = Kira-kira { $n } trik boleh dijangka daripada kad ini sahaja: pasangan diperlukan.

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
reason-lead-ace = Kad tertinggi sutnya ialah { CARD($card) }, dan kurang risiko dikalahkan oleh truf sekarang daripada nanti.
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
