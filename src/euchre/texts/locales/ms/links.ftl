### Peraturan sebagai pautan, dan mencari satu permainan antara banyak.

# Heads the games for that many.
chooser-players = { $n ->
    [2] Dua pemain
    [3] Tiga pemain
    [4] Empat pemain
    [5] Lima pemain
    [6] Enam pemain
    [7] Tujuh pemain
    [8] Lapan pemain
   *[other] { $n } pemain
}

rules-link-part = “{ $part }” tidak menetapkan apa-apa pilihan: tulis KEY=VALUE, seperti end.target=5, dengan titik bertindih sebelum setiap satu.
rules-link-repeated = “{ $part }” menetapkan { $name } buat kali kedua: simpan satu sahaja.
server-no-qr = Kod QR dibuat daripada teks sepanjang 1 hingga { $n } bait.
web-send-rules = Kongsi peraturan ini
web-send-why = Sesiapa yang membuka pautan ini mendapat permainan dengan peraturan yang sama.
web-send-local = Alamat ini ialah alamat komputer anda sendiri: di tempat lain pautan ini hanya terbuka jika Euchre berjalan di situ juga.
web-link = Pautan
web-copy-link = Salin pautan
web-link-copied = Sudah disalin
web-link-selected = Pautan sudah dipilih: salin dengan kekunci atau menu pelayar anda.
web-qr = Kod QR pautan ini
web-in-terminal = Di terminal
web-find-game = Cari permainan
web-any-players = Semua
web-none-found = Tiada permainan yang menyebut “{ $typed }”.
