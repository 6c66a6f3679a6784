### Pembahagian adil: apa yang ditemui oleh semakan fail permainan.

verify-fair = { $n } pusingan: semua kad terhasil daripada rahsia pelayan yang dimeterai dan nombor para pemain.
verify-receipts = Semua { $n } resit sepadan dengan log.
verify-unfair = Log ini tidak membuktikan pembahagian yang adil: { $n } kesalahan.
verify-no-proof = { $path } tiada bukti pembahagiannya. Bukti ada dalam log meja yang pemainnya menambah nombor, setelah perlawanan tamat.
verify-broken = { $path }: buktinya tidak dapat dibaca: { $detail }
verify-broken-receipt = { $path } bukan resit: { $detail }
proof-secret-missing = Kocokan { $n }: pelayan tidak memberitahu rahsianya.
proof-secret-changed = Kocokan { $n }: rahsia itu bukan yang telah dimeterai oleh pelayan.
proof-secrets-reordered = Kocokan { $n }: rahsia diberitahu dalam susunan yang lain daripada semasa dimeterai.
proof-cards-differ = Kocokan { $n }: kad yang dibahagikan lain daripada yang terhasil daripada rahsia dan nombor.
proof-nonce-missing = Kocokan { $n }: tiada nombor daripada { $who }.
proof-nonce-dropped = Kocokan { $n }: nombor yang ditambah oleh { $who } ditinggalkan.
proof-nonce-changed = Kocokan { $n }: ada nombor lain daripada yang ditambah oleh { $who }.
proof-nonce-late = Kocokan { $n }: nombor yang ditambah oleh { $who } dikira untuk kocokan lain.
proof-other-table = Resit itu dari meja lain.
proof-commitment-changed = Meterai itu bukan yang diterbitkan sebelum para pemain menambah nombor mereka.

web-check-deals = Semak pembahagian
web-fair-no-proof = Log ini tiada bukti: perlawanannya belum tamat, atau mejanya dibuka tanpa bukti.
web-fair-no-receipt = Apa yang disimpan oleh pelayar ini tentang meja itu sudah tiada, jadi tidak diketahui sama ada pelayan meninggalkan sesuatu.
web-fair-seat = tempat { $n }
web-save-log = Simpan log
web-fair-how = Bagaimana ia berfungsi
web-fair-why = Sebelum setiap permainan, pelayan memeterai rahsianya. Selepas itu barulah pelayar ini menambah nombor yang tidak diketahui sesiapa, dan kad terhasil daripada kedua-duanya. Apabila perlawanan tamat, rahsia itu diberitahu, dan di sini setiap pembahagian dibuat sekali lagi, pada komputer anda sendiri.
web-fair-choose = Semak log daripada fail
web-fair-unreadable = Ini bukan log permainan yang boleh dibaca.
