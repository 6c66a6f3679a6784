### Apa yang dikatakan oleh pelayan: kepada yang memulakannya, dan kepada klien yang mesejnya ditolak.

## Starting and stopping

serve-address = { $address }
serve-port-taken = Port { $port } sedang digunakan, jadi ini port { $other }.
serve-no-port = Tiada port bebas dari { $port } ke atas. Namakan yang lain: --port 9000, atau --port 0 untuk mana-mana port.
serve-no-address = Pelayan tidak dapat mendengar di { $address }: { $why }.
serve-no-bus = Proses pelayan yang lain tidak dapat dihubungi: { $why }. Namakan pelayan NATS yang menjawab, dengan JetStream: --bus nats://HOST:PORT.
serve-home = Sesiapa dalam rangkaian ini boleh bermain di alamat itu, atau menghalakan telefon pada kod.
serve-no-home = Komputer ini nampaknya tiada dalam mana-mana rangkaian: orang lain tidak dapat masuk.
serve-no-client = Halaman klien pelayar belum dibina, jadi hanya antara muka pengaturcaraan disediakan. “make play” membinanya.
serve-stopped = Dihentikan. Setiap permainan disimpan dan disambung dari tempatnya.

## Where games are kept

store-no-folder = Permainan tidak dapat disimpan dalam { $path }: { $why }. Namakan folder lain: --data FOLDER
store-read-only = Permainan tidak dapat disimpan: { $path } tidak dapat ditulis. Benarkan penulisan, atau namakan folder lain: --data FOLDER
store-full = Cakera penuh, jadi tiada lagi yang dapat disimpan. Apa yang dimainkan setakat ini selamat; kosongkan ruang dan teruskan. ({ $path })
store-not-ours = { $path } bukan pangkalan data euchre. Alihkannya, atau namakan folder lain: --data FOLDER
store-newer = { $path } ditulis oleh versi euchre yang lebih baharu (format { $n }). Kemas kini euchre, atau namakan folder lain: --data FOLDER
store-damaged = { $path } rosak dan tidak dapat dibaca. Pulihkannya daripada sandaran, atau namakan folder lain: --data FOLDER
store-busy = { $path } digunakan terlalu lama oleh program lain. Cuba lagi.
store-trouble = Permainan tidak dapat disimpan dalam { $path }: { $why }
store-unreachable = Pangkalan data { $path } tidak dapat digunakan: { $why }
store-forbidden = Permainan tidak dapat disimpan dalam pangkalan data { $path }: { $why }. Penggunanya mesti dibenarkan membuat skema “euchre” dan menulis di dalamnya.
store-schema-newer = Pangkalan data { $path } ditulis oleh versi euchre yang lebih baharu (format { $n }). Kemas kini euchre, atau namakan pangkalan data lain.
store-schema-not-ours = Pangkalan data { $path } ada skema “euchre” yang bukan milik kami. Namakan pangkalan data lain.
store-bad-url = Pangkalan data dinamakan dengan alamat seperti postgresql://USER@HOST/NAME; kata laluannya disimpan dalam persekitaran (PGPASSWORD) atau dalam fail ~/.pgpass.
store-no-driver = PostgreSQL memerlukan pakej { $name }, yang tiada; pasang euchre[postgres].
store-down = Pelayan tidak dapat menyimpan apa-apa buat masa ini. Apa yang sudah dijawab selamat; cuba lagi sebentar lagi.

## Backups

backup-done = Kini { $n } meja ada dalam { $path }. Simpan fail itu di tempat yang tidak dibaca orang lain: kad permainan yang masih berjalan boleh diketahui daripadanya.
backup-nothing = Tiada permainan dalam { $path }. Namakan folder lain: --data FOLDER
backup-exists = { $path } sudah ada. Namakan fail lain; sandaran tidak pernah ditulis ganti.
backup-trouble = { $path }: { $why }.
restore-done = Sebanyak { $n } meja dipulihkan daripada { $path }.
restore-not-empty = Sudah ada permainan, dan permainan tidak pernah ditulis ganti. Alihkannya, atau namakan tempat lain: --data FOLDER, atau --db URL

## Messages that are refused

server-not-json = Mesej itu bukan JSON.
server-bad-message = Mesej itu tidak difahami oleh meja.
server-unknown-field = Mesej itu ada medan “{ $name }”, yang tidak dikenali di sini.
server-too-large = Mesej itu terlalu besar: paling banyak { $limit } bait dibaca.
server-bad-action = Itu bukan sesuatu yang boleh dibuat dalam permainan ini.
server-stale = Keadaan di meja sudah berubah. Lihat semula dan pilih.
server-hello-first = Perkenalkan diri dahulu: mesej “hello” dengan token tempat duduk anda.
server-other-version = Halaman ini daripada versi yang berlainan dengan pelayan. Muatkan semula.
server-fault = Berlaku masalah di sini. Semua yang sudah dimainkan masih ada; muat semula halaman.
server-foreign = Pelayan ini hanya melayan halamannya sendiri.
server-too-many = Terlalu banyak permintaan sekali gus. Cuba lagi dalam { $n } saat.
server-not-found = Tiada apa-apa di alamat itu.
server-bad-request = Pelayan tidak memahami permintaan itu.
server-token-in-address = Rahsia diletakkan dalam pengepala “Authorization: Bearer …”, bukan dalam alamat, yang disimpan oleh pelayar dan proksi.

## Tables

server-no-seat = Itu bukan tempat duduk anda, atau meja itu sudah tiada di sini.
server-no-table = Tiada meja seperti itu di sini.
server-no-such-seat = Tiada tempat duduk seperti itu: nombornya dari 0 hingga { $last }.
server-no-player = Tiada pemain komputer bernama “{ $name }”. Yang ada: { $names }.
server-no-answer = Bahagian lain pelayan ini tidak menjawab buat masa ini. Cuba lagi sebentar lagi.
server-damaged-game = Permainan yang disimpan ini rosak pada catatan { $n } dalam lognya dan tidak dapat dibuka. Permainan anda yang lain tidak terjejas.

server-bad-nonce = Nombor untuk meja adil mesti 64 digit perenambelasan, dan nombor rawak awal (seed) tidak boleh diberikan bersamanya.
server-no-promise = Meja adil itu tidak ditawarkan lagi. Minta yang baharu.
server-no-match = Tiada perlawanan seperti itu di meja ini.
server-log-not-shown = Meja ini menunjukkan pusingannya hanya kepada mereka yang duduk di situ.
