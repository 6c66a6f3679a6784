### Apa yang dikatakan orang di meja, dan mengapa sesuatu tidak boleh di sana.

## Phrases

phrase-hello = Helo semua.
phrase-good-luck = Semoga berjaya.
phrase-well-played = Permainan yang bagus.
phrase-thanks = Terima kasih.
phrase-sorry = Maaf.
phrase-nice-try = Cubaan yang baik.
phrase-close = Nyaris-nyaris.
phrase-your-turn = Giliran anda.
phrase-one-moment = Sebentar, ya.
phrase-back = Saya sudah kembali.
phrase-again = Kita main lagi?
phrase-must-go = Saya perlu pergi.
phrase-good-game = Seronok permainan tadi.
phrase-bye = Selamat tinggal.

## What happened

table-undone = Itu sudah ditarik balik.

## Why not: seats

table-not-open = Meja ini untuk seorang dengan pemain komputer.
table-who-are-you = Beritahu nama anda dahulu.
table-removed = Tuan rumah meminta anda meninggalkan meja ini.
table-sits-already = Anda sudah duduk di meja ini. Kerusi bertukar antara dua perlawanan.
table-is-full = Tiada lagi kerusi kosong untuk pemain manusia.
table-seat-taken = Sudah ada orang duduk di situ.
table-has-seen-cards = Anda sudah melihat kad kerusi lain dalam pusingan ini. Tunggu pusingan seterusnya.
table-too-many-changes = Terlalu ramai yang duduk di sini sejak pusingan lepas. Tunggu pusingan seterusnya.
table-no-seat-yet = Anda tidak duduk di meja ini.
table-nobody-there = Tiada sesiapa duduk di kerusi itu.
table-host-only = Hanya tuan rumah meja boleh berbuat demikian.
table-host-stays = Tuan rumah tidak boleh dikeluarkan.
table-not-in-a-match = Itu tidak boleh ditukar di tengah perlawanan.
table-has-begun = Perlawanan sudah bermula.
table-seats-open = Masih ada kerusi kosong.
table-nobody-sits = Sekurang-kurangnya seorang mesti duduk dahulu.
table-no-such-player = Tiada pemain komputer bernama “{ $name }”.
table-too-few-seats = { $n } orang sudah duduk di sana.
table-people-limit = Bilangan orang paling ramai ialah nombor dari 0 hingga { $n }; 0 bermaksud seramai kerusi yang ada.
table-rated-is-public = Hanya meja awam dikira untuk penarafan.
table-needs-a-nonce = Untuk duduk, tambahkan satu nombor rawak dengan 64 digit perenambelasan, supaya pembahagian kad boleh dibuktikan adil.

## Why not: the game

table-no-match = Tiada perlawanan sedang berlangsung.
table-paused = Permainan sedang dijeda. Teruskannya dahulu.
table-not-paused = Permainan tidak dijeda.
table-deal-goes-on = Pusingan ini belum tamat.
table-no-take-backs = Di meja ini tiada apa-apa boleh ditarik balik.
table-asked-already = Sesuatu sudah diminta. Tunggu jawapannya.
table-no-hints = Tiada petua di meja ini.

table-hint-not-now = Petua diberikan apabila tiba giliran anda.

table-hint-wait = Terlalu banyak petua dalam masa singkat. Tunggu sebentar.

table-hint-failed = Pemain komputer tidak menemui petua kali ini.

table-nothing-asked = Anda tidak ditanya apa-apa.
table-nothing-to-take-back = Tiada apa-apa milik anda untuk ditarik balik dalam pusingan ini.
table-claim-on-lead = Trik boleh dituntut apabila anda memulakan trik.
table-claim-all = Hanya kesemua { $n } trik yang tinggal boleh dituntut.
table-not-certain = Itu tidak pasti daripada kad anda.

## Why not: talk

table-no-chat = Di meja ini tiada sembang, hanya frasa.
table-text-length = Satu teks mempunyai 1 hingga { $n } aksara.

## Finding a table, and who one is

table-no-code = Tiada meja dengan kod itu.
table-no-person = Pelayan ini tidak mengenali anda. Beritahu nama anda.
table-name-length = Satu nama mempunyai 1 hingga { $n } aksara.
table-no-move-code = Kod itu tidak sah lagi. Tunjukkan yang baharu pada peranti lain.
table-no-places = Meja ini tidak boleh dibuka begitu: kerusi, nombor rawak awal (seed) dan nombor pemain (nonce) dipilih apabila orang duduk.
family-turn-up = Dengan kad terbuka, { $n } pemain
family-bids = Dengan bidaan, { $n } pemain
family-fixed = Dengan truf terbuka, { $n } pemain

## Several people at one device

web-people-here = Orang pada peranti ini

web-people-here-why = Peranti dihulur bergilir-gilir. Antara giliran, kad ditutup.

web-name-of = Nama orang ke-{ $n }

web-is-here = pada peranti ini

web-give-device = Serahkan peranti kepada { $who }

web-give-device-why = Kad ditutup. Sekarang hanya { $who } yang melihat.

web-lift = Saya { $who }: tunjukkan kad saya

web-guests = Turut bermain pada peranti ini: { $names }. Mereka dipadam bersama anda.

## Computer players

web-level-here = Tahap pemain komputer di kerusi { $n }

## How a table is kept

web-shown = Selepas pusingan, semua melihat

web-shown-all = Semua kad

web-shown-played = Kad yang dimainkan

web-shown-none = Tiada apa-apa
