### Meja yang dilukis dalam terminal.

tui-title = Euchre

## Bars

tui-target = hingga { $n }
tui-deals = { $n } pusingan
tui-dealer = { $you ->
    [yes] pembahagi: anda
   *[no] pembahagi: { $who }
}
tui-games = permainan { $games }
tui-no-trump-yet = Truf belum dipilih
tui-trump = { $suit ->
    [N] { SUIT($suit, form: "cap") }
    [L] { SUIT($suit, form: "cap") }
   *[other] { $pip } { SUIT($suit, form: "cap") }
}
tui-upcard-up = kad terbuka: { CARD($card) }
tui-upcard-taken = { $you ->
    [yes] anda mengambil { CARD($card) }
   *[no] { $who } mengambil { CARD($card) }
}
tui-upcard-left = dibiarkan di meja: { CARD($card) }
tui-upcard-down = ditolak: { CARD($card) }
tui-your-turn = Giliran anda
# Words on a card, at most five letters.
tui-badge-right = kanan
tui-badge-left = kiri
tui-badge-benny = Benny
tui-try-again = Kosongkan ruang cakera dan tekan Enter untuk cuba lagi; semua yang sebelum ini disimpan.

## Keys

tui-key-move = gerak
tui-key-jump = antara bidaan dan kad
tui-key-choose = pilih
tui-key-pick = ambil pilihan, atau buat bidaan, bernombor itu
tui-key-help = bantuan
tui-key-hint = petua: apa yang patut dibuat, hasilnya dan sebabnya
tui-key-explain = tentang fasa ini
tui-key-rules = peraturan
tui-key-story = kisah pusingan
tui-key-colours = warna
tui-key-day = siang atau malam
tui-key-pace = kelajuan pemain lain
tui-key-quit = keluar
tui-key-next = pusingan seterusnya
tui-key-again = main lagi
tui-key-back = kembali
tui-pace-fast = Pemain lain bermain serta-merta.
tui-pace-normal = Pemain lain mengambil sedikit masa.
tui-pace-slow = Pemain lain mengambil masa yang lama.

## Pages

tui-result-next = Enter: pusingan seterusnya   q: keluar, permainan disimpan
tui-result-over = Enter: main lagi   q: keluar
tui-kitty = Baki kad
tui-hint-title = Petua
tui-story-title = Kisah pusingan ini
tui-page-back = Esc: kembali ke meja
tui-help-title = Di meja
tui-signs-title = Maksud tanda
tui-signs =
    ● pihak anda   □ pihak lawan
    ▌▌▌ kad di tangan   ▮▮▯▯▯ trik yang dimenangi
    ★ kad yang memenangi trik   ▸ kad yang memulakan trik
    Kad terangkat bergaris di bawah boleh dimainkan; kad berlorek tidak.
    Klik kad atau bidaan, atau guna kekunci. Semua disimpan serta-merta.

tui-down = turun dari { $n }
tui-pool = tabung { $n }
tui-trump-by-lead = Truf ikut kad pertama
tui-bid = { $you ->
    [yes] anda membida { BID($bid) }
   *[no] { $who } membida { BID($bid) }
}
tui-bid-in = { $you ->
    [yes] anda membida { BID($bid) } { SUIT($suit) }
   *[no] { $who } membida { BID($bid) } { SUIT($suit) }
}
tui-key-pass = pas
tui-key-bids = kembali ke bidaan, dari pilihan truf
