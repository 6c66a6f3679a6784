### Kesilapan dalam log yang kejadiannya tidak mungkin berlaku begitu.

log-bad-draw = Pembahagi pertama tidak dipilih dengan cara itu, atau tidak pada tahap ini.
log-bad-deal = Pembahagian itu tidak sesuai di sini: pembahagi yang salah, atau kad yang bukan daripada dek yang dibahagikan mengikut peraturan ini.
log-bad-shown = Kad ini tidak patut ditunjukkan pada tahap ini.
log-shown-expected = Pada tahap ini log mesti menyatakan kad yang ditunjukkan, dan kad yang betul.
