### Apa yang diuji untuk kebolehcapaian, dan tetapan yang membantunya.

## Settings

web-text-size = Saiz tulisan
web-text-percent = { $n }%
web-left-trump = Bower kiri sebagai truf
web-left-trump-why = Selepas truf dipilih, bower kiri dilukis sebagai pekak truf; tandanya menunjukkan sut yang tercetak pada kad itu.
web-left-hand = Untuk orang kidal
web-left-hand-why = Pilihan bidaan dan butang terletak di kiri meja.
web-sounds = Bunyi
web-sounds-why = Kad yang dimainkan, trik yang dimenangi, giliran anda.
web-still = Tiada yang bergerak
web-still-why = Kad bertukar tempat serta-merta. Ini memang berlaku jika sistem anda meminta kurang gerakan.

## The statement

web-access-what = Sesiapa pun patut dapat bermain di sini, dengan atau tanpa penglihatan, pendengaran, tetikus atau tangan yang stabil. Halaman ini menyatakan apa yang dibuat untuk itu, cara ia diuji, dan apa yang belum baik.
web-access-goal = Halaman kami mengikut WCAG 2.2, tahap AA.
web-access-how = Cara bermain
web-access-keys = Dengan papan kekunci sahaja: setiap halaman dan setiap tindakan. Kekunci meja dan ulang tayang ada dalam bantuannya, yang dibuka dengan kekunci ?. Kekunci huruf tunggal boleh dimatikan.
web-access-reader = Dengan pembaca skrin: setiap kejadian disebut sekali, mengikut urutan, dalam bahasa halaman. Kad anda, trik, trik yang dimenangi, keputusan dan skor ialah senarai dan jadual; setiap kad menyatakan ia dikira sebagai apa, dan sebab ia tidak boleh dimainkan.
web-access-colour = Tanpa membezakan warna: bentuk sut berlainan, dan boleh diberi empat warna. Giliran siapa, apa yang dibenarkan, yang menang atau truf sentiasa dinyatakan dengan bentuk atau perkataan juga.
web-access-motion = Tanpa gerakan: dengan tetapan di sini, atau tetapan sistem anda, kad bertukar tempat serta-merta. Tiada yang berkelip, tiada yang hilang sementara sesuatu bergerak, dan tiada tindakan yang mesti cepat.
web-access-touch = Dengan sentuhan: satu ketikan, dua ketikan atau seretan, pilihan anda; tiada yang ditekan lebih kecil daripada 24 kali 24 piksel, dan kebanyakannya sekurang-kurangnya 44.
web-access-text = Dengan tulisan besar: saiznya boleh digandakan. Di meja, yang tidak boleh ditatal, tulisan membesar selagi skrin ada ruang; peraturan, keputusan, kisah pusingan dan tetapan membesar sepenuhnya.
web-access-sound = Tanpa pendengaran: tiada bunyi yang memberitahu sesuatu yang tidak kelihatan. Bunyi dimatikan kecuali anda menghidupkannya.
web-access-tested = Apa yang diuji
web-access-tests = Setiap kali program diubah, dalam Chromium: permainan penuh dengan klik, dengan papan kekunci sahaja, dan mengikut apa yang diberitahu kepada pembaca skrin; setiap halaman dalam warna cerah dan gelap dengan penyemak axe, yang mesti tidak menemui apa-apa; setiap keadaan meja dari 320 kali 460 hingga 1440 kali 900 piksel, dalam lima bahasa, dengan teks 40% lebih panjang, dan dengan tulisan besar.
web-access-untested = Apa yang belum dicuba oleh orang: pembaca skrin sebenar (seperti NVDA, VoiceOver, TalkBack), kawalan suis, dan pelayar lain. Apa yang tidak ditemui oleh penyemak mungkin masih salah.
web-access-weak = Apa yang belum baik
web-access-weak-table = Pada telefon kecil, atau telefon yang dipegang melintang, tulisan di meja tidak dapat digandakan saiznya. Zum pelayar membantu pada skrin besar.
web-access-weak-clock = Meja untuk beberapa orang boleh ada had masa. Jika anda memerlukan lebih masa, duduklah di meja tanpa had.
web-access-report = Jika ada yang menghalang anda daripada bermain, beritahu pengurus pelayan ini, dan lampirkan log yang ditawarkan oleh setiap halaman ralat.
