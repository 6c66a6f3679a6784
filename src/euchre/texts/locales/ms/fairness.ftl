### Pembahagian adil: apa yang ditemui oleh semakan fail permainan.

verify-fair = { $n } pusingan: semua daun terhasil daripada rahsia pelayan yang dimeterai dan nombor para pemain.
verify-receipts = Semua { $n } resit sepadan dengan fail permainan.
verify-unfair = Fail ini tidak membuktikan pembahagian adil: { $n } kesalahan.
verify-no-proof = { $path } tiada bukti pembahagiannya. Bukti ada pada meja yang pemainnya menambah nombor, setelah perlawanan tamat.
verify-broken = { $path }: buktinya tidak dapat dibaca: { $detail }
verify-broken-receipt = { $path } bukan resit: { $detail }
proof-secret-missing = Kocokan { $n }: pelayan tidak memberitahu rahsianya.
proof-secret-changed = Kocokan { $n }: rahsia itu bukan yang telah dimeterai oleh pelayan.
proof-secrets-reordered = Kocokan { $n }: rahsia diberitahu dalam susunan yang lain daripada semasa dimeterai.
proof-cards-differ = Kocokan { $n }: daun yang dibahagikan lain daripada yang terhasil daripada rahsia dan nombor.
proof-nonce-missing = Kocokan { $n }: tiada nombor daripada { $who }.
proof-nonce-dropped = Kocokan { $n }: nombor yang ditambah oleh { $who } ditinggalkan.
proof-nonce-changed = Kocokan { $n }: ada nombor lain daripada yang ditambah oleh { $who }.
proof-nonce-late = Kocokan { $n }: nombor yang ditambah oleh { $who } dikira untuk kocokan lain.
proof-other-table = Resit itu dari meja lain.
proof-commitment-changed = Meterai itu bukan yang diterbitkan sebelum para pemain menambah nombor mereka.
