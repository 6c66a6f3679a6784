

### Helaian peraturan: bidaan trik dan matanya.

sheet-bids-once = Dari kiri pembahagi, setiap pemain ada satu giliran untuk membida atau pas. Bidaan mesti lebih tinggi daripada yang terakhir; pembida tertinggi ialah penentu truf.
sheet-bids-twice = Dari kiri pembahagi, setiap pemain mengikut giliran membida atau pas, paling banyak dua kali. Bidaan mesti lebih tinggi daripada yang terakhir; pembida tertinggi ialah penentu truf. Tiada siapa membida mengatasi bidaannya sendiri.
sheet-bids-until_passed = Dari kiri pembahagi, setiap pemain mengikut giliran membida atau pas, berulang-ulang sehingga semua yang lain pas selepas bidaan tertinggi. Yang sudah pas masih boleh membida kemudian. Bidaan mesti lebih tinggi daripada yang terakhir; pembida tertinggi ialah penentu truf.
sheet-bids-pass_is_out = Dari kiri pembahagi, setiap pemain mengikut giliran membida atau pas, berulang-ulang sehingga semua yang lain pas. Yang sudah pas tidak boleh membida lagi. Bidaan mesti lebih tinggi daripada yang terakhir; pembida tertinggi ialah penentu truf.
sheet-bids-dealer-out = Pembahagi, yang tiada kad, tidak membida.
sheet-bids-ladder = { $paired ->
    [yes] Bidaan, dari yang terendah hingga yang tertinggi: { $bids }. Nombor ialah bilangan trik yang akan dimenangi oleh pasukan pembida.
   *[no] Bidaan, dari yang terendah hingga yang tertinggi: { $bids }. Nombor ialah bilangan trik yang akan dimenangi oleh pembida.
}
sheet-bid-misere = { BID($bid, form: "cap") }: tidak memenangi satu trik pun.
sheet-tricks-bid = { $every ->
    [yes] kesemua { sheet-tricks }
   *[no] { $n ->
        [0] tiada trik
       *[other] { sheet-tricks }
    }
}
sheet-bid-tricks = { BID($bid, form: "cap") }: memenangi { sheet-tricks-bid }{ $higher ->
    [yes] , dengan nilai yang lebih tinggi.
   *[no] .
}
sheet-bid-alone = { BID($bid, form: "cap") }: memenangi { sheet-tricks-bid } seorang diri, manakala { $others ->
    [1] pasangan
   *[other] rakan sepasukan
} meletakkan kad dan tidak bermain{ $cards ->
    [0] .
    [1] ; sebelum itu penentu bertukar sekeping kad dengan pasangan.
   *[other] ; sebelum itu penentu bertukar { $cards } keping kad dengan pasangan.
}
sheet-bid-over-last = { BID($bid, form: "cap") } boleh dibida hanya untuk mengatasi { BID($last) }.
sheet-bids-trump-after = Apabila bidaan tamat, penentu memilih sut truf.
sheet-bids-trump-with_bid = Setiap bidaan menyebut sut trufnya juga. Semua sut sama nilainya: hanya nombor atau nama meninggikan bidaan.
sheet-bids-trump-first_lead = Truf tidak disebut: sut kad yang mula-mula dimainkan oleh penentu menjadi truf.
sheet-bids-no-trump = Sebagai ganti sut, “tanpa truf” juga boleh dipilih.
sheet-bids-no-trump-low = Sebagai ganti sut, “tanpa truf” juga boleh dipilih, tinggi atau rendah.
sheet-bids-forced-dealer = { $below ->
    [yes] Jika semua yang lain pas, pembahagi mesti membida, dan ketika itu boleh membida { $n }, yang tidak boleh dibida oleh orang lain.
   *[no] Jika semua yang lain pas, pembahagi mesti membida: { $n } atau lebih.
}
sheet-bids-forced-joker = Jika semua pas, pemegang Benny mesti menunjukkannya, dan bidaannya ialah { $n }.
sheet-bids-joker-hidden-next_dealer = Jika tiada siapa memegang Benny, tiada siapa mendapat mata, dan pemain seterusnya membahagikan kad.
sheet-bids-joker-hidden-same_dealer = Jika tiada siapa memegang Benny, tiada siapa mendapat mata, dan pembahagi yang sama membahagikan kad semula.
sheet-bids-passed-out-next_dealer = Jika semua pas, tiada siapa mendapat mata, dan pemain seterusnya membahagikan kad.
sheet-bids-passed-out-same_dealer = Jika semua pas, tiada siapa mendapat mata, dan pembahagi yang sama membahagikan kad semula.
sheet-bids-alone = { $n ->
    [1] Semasa memilih truf, penentu boleh memilih untuk bermain seorang diri. Pasangan kemudian menelangkupkan kadnya dan tidak bermain.
   *[other] Semasa memilih truf, penentu boleh memilih untuk bermain seorang diri. Rakan sepasukan kemudian menelangkupkan kad dan tidak bermain.
}
sheet-bids-benny-turned = Jika Benny terbuka, ia dikira sebagai { SUIT($suit, form: "one") }.
sheet-words-bid = untuk membida
sheet-words-bid-no-trump = untuk membida tanpa truf
sheet-words-name = penentu, memilih truf
sheet-words-name-no-trump = penentu, memilih tanpa truf
sheet-says-bid = “{ BID($bid, form: "cap") }”
sheet-says-bid-in = “{ BID($bid, form: "cap") } sped”
sheet-says-bid-no-trump = “{ BID($bid, form: "cap") } tanpa truf”
sheet-says-bid-low = “{ BID($bid, form: "cap") } tanpa truf”, atau “tanpa truf rendah”
sheet-bid-best-discard = Penentu yang bidaannya membawa kad daripada pasangan membuang sebanyak itu dahulu, secara tertutup; pasangan kemudian memberi kad terbaiknya sebagai ganti.
sheet-bid-best-receive = Penentu yang bidaannya membawa kad daripada pasangan menerima kad terbaik pasangan dahulu, kemudian membuang sebanyak itu, secara tertutup.
sheet-bid-column = Bidaan
sheet-tricks-column = Trik
sheet-made-column = Berjaya
sheet-failed-column = Gagal
sheet-made-from-each = Berjaya, daripada setiap seorang
sheet-failed-to-each = Gagal, kepada setiap seorang
sheet-made-to-makers = Berjaya, kepada penentu
sheet-failed-to-others = Gagal, kepada yang lain
sheet-bid = { BID($bid, form: "cap") }
sheet-forced-bid = { BID($bid, form: "cap") }, wajib
sheet-bids-from-to = { $low } hingga { $high }
sheet-as-many-tricks = sebanyak itu
sheet-none-of-the-tricks = tiada
sheet-point-a-trick = { $bonus ->
    [0] 1 setiap trik
   *[other] 1 setiap trik, dan ditambah { $bonus }
}
sheet-lost = { $bid ->
    [yes] tolak bidaan
   *[no] −{ $n }
}
sheet-figure = { $bid ->
    [yes] bidaan
   *[no] { $n }
}
sheet-pay-tricks = { $kind ->
    [sides] Pasukan penentu mendapat mata mengikut jadual. Pihak bertahan sentiasa mendapat satu mata bagi setiap triknya.
    [called] Penentu dan pasangannya mendapat mata mengikut jadual, sama banyak setiap seorang. Setiap pemain lain sentiasa mendapat satu mata bagi setiap triknya.
   *[each] Penentu mendapat mata mengikut jadual. Setiap pemain lain sentiasa mendapat satu mata bagi setiap triknya.
}
sheet-pay-stakes = Hanya bidaan dibayar: oleh setiap lawan kepada penentu jika berjaya, dan oleh penentu kepada setiap lawan jika gagal. Trik melebihi bidaan tidak bernilai.
sheet-pay-maker_only = { $kind ->
    [sides] Hanya bidaan dikira, dan hanya untuk pasukan penentu. Trik melebihinya tidak bernilai, dan pihak bertahan tidak mendapat mata.
   *[each] Hanya bidaan dikira, dan hanya untuk penentu. Trik melebihinya tidak bernilai, dan yang lain tidak mendapat mata.
}
sheet-pay-winners = { $kind ->
    [sides] Hanya bidaan dikira: untuk pasukan penentu jika berjaya, jika tidak untuk pihak bertahan. Trik melebihinya tidak bernilai.
    [called] Hanya bidaan dikira: untuk penentu dan pasangannya masing-masing jika berjaya, jika tidak untuk setiap pemain lain. Trik melebihinya tidak bernilai.
   *[each] Hanya bidaan dikira: untuk penentu jika berjaya, jika tidak untuk setiap pemain lain. Trik melebihinya tidak bernilai.
}
sheet-lone-factor = { $n ->
    [2] Jika penentu memilih untuk bermain seorang diri, mata yang didapat atau hilang digandakan dua.
   *[other] Jika penentu memilih untuk bermain seorang diri, mata yang didapat atau hilang didarab dengan { $n }.
}
sheet-forced-half = { $forced ->
    [dealer] Pembahagi yang wajib membida dan gagal hanya kehilangan separuh bidaan, dibundarkan ke atas (pembundaran ini tiada dalam mana-mana sumber).
   *[joker_holder] Pemegang Benny yang wajib membida dan gagal hanya kehilangan separuh bidaan, dibundarkan ke atas (pembundaran ini tiada dalam mana-mana sumber).
}
sheet-pool = Ada sebuah tabung. Setiap pusingan, setiap pemain memasukkan { $n } mata. Sesiapa yang membida kesemua { $tricks } trik dan memenanginya mendapat isinya; baki pada akhir permainan dibahagikan sama rata kepada semua.
