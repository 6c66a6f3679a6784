### Säännöt linkkeinä, ja pelin löytäminen monen joukosta.

# Heads the games for that many.
chooser-players = { $n ->
    [2] Kaksi pelaajaa
    [3] Kolme pelaajaa
    [4] Neljä pelaajaa
    [5] Viisi pelaajaa
    [6] Kuusi pelaajaa
    [7] Seitsemän pelaajaa
    [8] Kahdeksan pelaajaa
   *[other] { $n } pelaajaa
}

rules-link-part = ”{ $part }” ei aseta mitään valintaa: kirjoita KEY=VALUE, esimerkiksi end.target=5, ja kaksoispiste kunkin eteen.
rules-link-repeated = ”{ $part }” asettaa valinnan { $name } toiseen kertaan: pidä vain toinen.
server-no-qr = QR-koodi tehdään tekstistä, jossa on 1–{ $n } tavua.
web-send-rules = Lähetä nämä säännöt
web-send-why = Linkin avaaja saa pelin, jossa on juuri nämä säännöt.
web-send-local = Osoite on oman koneesi: muualla linkki aukeaa vain, jos Euchre on käynnissä sielläkin.
web-link = Linkki
web-copy-link = Kopioi linkki
web-link-copied = Kopioitu
web-link-selected = Linkki on valittu: kopioi se näppäimillä tai selaimen valikosta.
web-qr = Linkin QR-koodi
web-in-terminal = Päätteessä
web-find-game = Etsi peli
web-any-players = Kaikki
web-none-found = Missään pelissä ei mainita sanaa ”{ $typed }”.
