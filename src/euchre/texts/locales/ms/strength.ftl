### Kekuatan pemain: penilaian manusia, nilai kedudukan, carta kekuatan.

## A player judged by a file of decisions

judged-report = { $player }: { $hits } daripada { $n } keputusan betul ({ $percent }%); { $out } ditinggalkan.
judged-confidence = penilaian
judged-kind = jenis
judged-right = betul
judged-of = daripada
judged-percent = bahagian
judged-fault = Pilihannya { $action }; yang betul { $right }.
judged-often = Begitulah pilihannya dalam { $percent }% kedudukan yang dibuat secara rawak.
judged-values = Nilai: { $values }
judged-left-out = Ditinggalkan: { $n }
judged-no-position = Tiada permainan dengan peraturan ini yang sampai ke kedudukan itu.

## Files of decisions

cases-not-decisions = Fail keputusan ialah senarai objek JSON.
cases-bad-kind = “{ $found }” bukan jenis keputusan: bid1, bid2, discard, lead atau follow.
cases-other-game = Keputusan permainan “{ $found }” tidak dinilai, hanya keputusan euchre.
cases-not-valid = Fail itu sendiri menyatakan bahawa rekod ini tidak sah.
cases-unknown-option = Tiada pilihan “{ $found }”, jadi permainannya akan berlainan.

## Positions with all cards open

solve-values = Nilai bagi { $who }, dalam mata pusingan ini:
solve-line = Jika semua bermain sebaik mungkin:
solve-nothing-to-do = Tiada apa-apa untuk diselesaikan: bukan giliran sesiapa dalam kedudukan ini.
solve-three-sides = Kedudukan ini tiada nilai bagi dua pihak: tiga pihak atau lebih bermain, atau seorang bermain tanpa lawan.
solve-by-seat = Dalam permainan ini trik dibayar kepada setiap pemain, jadi kedudukan tiada nilai bagi dua pihak.
solve-no-contract = Jika lebih daripada dua pihak ada skor sendiri, pusingan bernilai selepas truf dipilih: tambahkan bidaan, setiap satu selepas koma bertitik.
solve-too-large = Kedudukan ini terlalu besar untuk dicari hingga akhir: tambahkan bidaan atau trik, setiap satu selepas koma bertitik.

## The ladder of players

ladder-title = Carta kekuatan pemain
ladder-what = Mata setiap pusingan dengan ralat piawainya, dalam pusingan pendua (duplicate): kad yang sama dimainkan sekali lagi dengan pemain bertukar tempat. Permainan dimenangi ialah permainan hingga sasaran, jika mata setiap pusingan seperti ini. Bahagian jurang ialah sejauh mana jarak dari club ke pemain yang melihat semua kad semasa bermain sudah ditempuh. Angka yang sama sekali lagi:
ladder-plot = Mata setiap pusingan lawan { $other }, dengan dua ralat piawai
ladder-player = pemain
ladder-other = lawan
ladder-against = lawan { $other }
ladder-share = bahagian jurang
ladder-points = mata setiap pusingan
ladder-games = permainan dimenangi
ladder-deals = pusingan
ladder-pairs = Semua gandingan
ladder-room = Master sudah menutup { $percent } ± { $error }% jurang antara club dengan pemain yang melihat semua kad semasa bermain.
ladder-progress = { $first } lawan { $second }, { $n } pusingan:
ladder-written = { $path } sudah ditulis.
ladder-no-folder = { $path } bukan folder: namakan folder yang ada dengan --out.
