### Usean ihmisen pöydät selaimessa.

## Who one is

web-friends = Pelaa muiden kanssa
web-with-friends = Ystävien kanssa
web-your-name = Nimesi
web-your-name-why = Tämän muut näkevät pöydässä. Tiliä ei tarvita: tämä selain muistaa sinut.
web-take-name = Se olen minä
web-known-as = Olet täällä nimellä { $name }.
web-me = Oma sivu
web-name = Nimi
web-rename = Vaihda
web-other-device = Toinen laite
web-other-device-why = Koodilla toisestakin laitteesta tulee sinun. Se toimii kerran.
web-show-code = Näytä koodi
web-code-good = Kirjoita se siellä kohtaan ”{ web-me }” { $n ->
    [one] minuutin
   *[other] { $n } minuutin
} kuluessa.
web-have-code = Koodi toiselta laitteeltani
web-use-code = Käytä
web-my-data = Omat tiedot
web-my-data-why = Kaikki, mitä tämä palvelin sinusta säilyttää: tiedostona tai kokonaan pois. Muiden kanssasi pelaamat pelit jäävät, ilman nimeäsi.
web-save-data = Tallenna tietoni
web-delete = Poista kaikki
web-delete-sure = Kyllä, poista kaikki

## Finding a table

web-open-table = Avaa pöytä
web-open-table-why = Omilla säännöilläsi. Ystävät tulevat linkillä tai koodilla; vapaille paikoille istuu tietokonepelaajia.
web-join = Tule pöytään
web-join-go = Mene
web-any-table = Pelaa kenen kanssa vain
web-any-table-why = Paikka julkisessa pöydässä, joka sopii viime peliisi, tai uudessa.
web-any-table-go = Etsi paikka
web-name-first = Kerro ensin nimesi.
web-lobby = Julkiset pöydät
web-lobby-empty = Yhtään julkista pöytää ei ole auki. Avaa ensimmäinen.
web-nobody-yet = Ei vielä ketään
web-free = { $n ->
    [one] yksi vapaa paikka
   *[other] { $n } vapaata paikkaa
}
web-full = täynnä

## Before the first deal

web-room-name = Kerro, kuka olet, ja valitse paikka.
web-room-choose = Valitse paikka.
web-room-waiting = Paikkoja on vielä vapaana. Kutsu joku tai anna tietokonepelaajien istua.
web-room-ready = Kaikki paikat on otettu. Voit aloittaa.
web-room-host-starts = Kaikki paikat on otettu. Isäntä aloittaa.
web-room-code = Pöydän koodi
web-start = Aloita
web-fill = Täytä tietokonepelaajilla
web-invite = Kutsu
web-invite-why = Se, jolla on tämä linkki tai koodi, voi istua pöytään tai, jos sallit, katsoa peliä.
web-sit-here = Istu tähän
web-sit-down = Istu pöytään
web-computer-here = Tietokone
web-seat-open = Vapaa
web-seat-computer = Tietokone ({ $player })
web-is-you = sinä
web-is-host = isäntä
web-away = ei yhteyttä
web-covered = { $player } pelaa sillä välin
web-swap = Vaihda paikkaa: { $who }
web-swap-with = Valitse nyt, minkä paikan kanssa vaihdetaan.
web-remove = Poista pöydästä: { $who }
web-stand = Jätä paikkani
web-stand-sure = Lähde lopullisesti: tietokone jatkaa
web-seats = Paikat
web-watchers = { $n ->
    [one] Yksi ihminen katsoo.
   *[other] { $n } ihmistä katsoo.
}

## How a table is kept

web-table-settings = Pöydän asetukset
web-privacy = Kuka löytää pöydän
web-privacy-link = Ne, joilla on linkki
web-privacy-public = Kaikki
web-most-people = Ihmisiä enintään
web-clock = Aikaa vuorolle
web-clock-off = Ei rajaa
web-clock-seconds = { $n } s
web-clock-few = { $n } sekuntia jäljellä.
web-spectators = Katsoja näkee
web-spectators-none = Ei mitään
web-spectators-view = Kaikille näkyvän
web-spectators-hands = Kädet yhden jaon viiveellä
web-chat = Keskustelu
web-chat-why = Pelaajat voivat kirjoittaa toisilleen. Valmiit lauseet ovat aina käytössä.
web-take-backs = Takaisin ottaminen
web-take-backs-why = Ilmoituksen tai kortin saa ottaa takaisin, jos kaikki suostuvat.
web-start-full = Alkaa itsestään
web-start-full-why = Heti kun kaikki paikat on otettu.
web-rated = Vaikuttaa vahvuuslukuun
web-rated-why = Vain julkisissa pöydissä. Mitään ei voi ottaa takaisin.

## While playing

web-watching = Katsot peliä.
web-paused = { $who } keskeytti pelin.
web-resumed = Peli jatkuu.
web-pause = Tauko
web-resume = Jatka
web-take-back = Ota takaisin
web-asked-back = Pyysit saada ottaa sen takaisin. { $n ->
    [one] Yksi vastaus puuttuu.
   *[other] { $n } vastausta puuttuu.
}
web-asks-back = { $who } pyytää saada ottaa takaisin. Sallitko?
web-yes = Kyllä
web-no = Ei
web-claim = { $n ->
    [one] Viimeinen tikki on minun
   *[other] Kaikki { $n } tikkiä ovat minun
}
web-play-again-rotated = Uudelleen, paikat yhdellä eteenpäin
web-has-left = { $who } lähti pöydästä.
web-has-sat = { $who } istui pöytään.
web-is-away = Yhteys katkesi: { $who }.
web-is-covered = Tietokone pelaa paikalla { $who }, kunnes yhteys palaa.
web-is-back = { $who } on taas paikalla.

## What people say

web-talk = Juttelu
web-talk-new = Juttelu, { $n ->
    [one] yksi uusi viesti
   *[other] { $n } uutta viestiä
}
web-said = { $who }: { $text }
web-said-list = Mitä on sanottu
web-said-nothing = Mitään ei ole vielä sanottu.
web-phrases = Lauseet
web-chat-text = Viestisi
web-chat-send = Lähetä
web-hush = Piilota viestit: { $who }
web-report = Ilmoita
web-report-why = Mitä { $who } teki? Palvelimen ylläpitäjä lukee tämän.
web-cancel = Peru

## One's own page

web-my-games = Omat pelit
web-my-games-none = Ei vielä pelejä muiden kanssa.
web-game-done = päättynyt
web-figures = Tilastot
web-figure-matches = Voitetut ottelut
web-figure-deals = Jaot
web-figure-points = Pisteet
web-figure-calls = Pelit
web-figure-made = Onnistuneet
web-figure-euchres = Kaadetut
web-figure-lone = Onnistuneet yksinpelit
web-figure-places = Pelipaikan mukaan
web-figure-place = Paikka
web-dealer = Jakaja
web-ratings = Vahvuusluvut
web-rating = { $n } ± { $d }
