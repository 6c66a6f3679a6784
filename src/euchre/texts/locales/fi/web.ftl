### Selaimen omat sanat: otsikot, painikkeet, nimet ruudunlukijalle.

web-title = Euchre
web-title-turn = Sinun vuorosi – Euchre
web-nav = Sivut
web-back = Takaisin
web-close = Sulje
web-try-again = Yritä uudelleen
web-loading = Hetkinen.
web-unreachable = Palvelin ei vastaa. Onko se käynnissä?
web-server-error = Palvelin ei pystynyt siihen (tila { $status }).

# A card and a suit by themselves.
web-card = { CARD($card) }
web-suit = { SUIT($suit, form: "cap") }
web-suit-alone = { SUIT($suit, form: "cap") }, yksin

## Home

web-greeting = Istu pöytään.
web-welcome = Euchrea (”juuker”) oman pöytäsi säännöillä, vastassa tietokonepelaajia, jotka osaavat pelin.
web-play-now = Pelaa heti
web-learn = Opettele pelaamaan
web-unfinished = Jatka kesken jäänyttä peliä
web-waiting = Pöytäsi odottaa
web-choose-game = Valitse peli
web-last-played = viimeksi pelattu
web-changes = { $n ->
    [one] yksi kotisääntö
   *[other] { $n } kotisääntöä
}

## A game and its options

web-game = Peli
web-fact-players = Pelaajia
web-fact-cards = Kortteja
web-fact-target = Pisteitä voittoon
web-options = Muuta sääntöjä
web-option-count = { $n ->
    [one] yksi valinta
   *[other] { $n } valintaa
}
web-unused =
    { $n ->
        [one] Yksi valinta, joka ei vaikuta tässä pelissä
       *[other] { $n } valintaa, jotka eivät vaikuta tässä pelissä
    }
# How bids are written in a field of text: 3, nap5+10-5 and so on are not words.
web-ladder-how = Alimmasta ylimpään, vinoviiva välissä, esimerkiksi 3/4/nap5+10-5. Tikkien määrä, sen edessä mahdollinen nimi ja perässä se, mitä tarjous tuo ja vie; a: yksin, ja sen perässä oleva luku kertoo, montako korttia pari antaa; !: vain edellisen tarjouksen päälle.
web-house-rules = Tämän pöydän kotisäännöt
web-reset = Peru kaikki muutokset
web-usual = Muutettu. Tässä pelissä on tavallisesti: { $value }
web-source = Lähde:

## The table

web-table = Pöytä
web-to-games = Peleihin
web-menu = Valikko
web-score = Pisteet
web-side-score = { $side }: { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}, { $tricks ->
    [one] yksi tikki
   *[other] { $tricks } tikkiä
} tässä jaossa
web-board = Pöytä
web-zone = Kätesi ja mitä voit tehdä
web-trick = Tikki
web-has-played = { $who }: { CARD($card) }{ $leads ->
    [yes] , avaus
   *[no] { "" }
}{ $winning ->
    [yes] , voitolla
   *[no] { "" }
}
web-takes-trick = { $you ->
    [yes] Voitat tikin.
   *[no] { $who } voittaa tikin.
}
web-your-turn = Sinun vuorosi
web-your-call = Sinun vuorosi
web-to-speak = puhumatta
web-cards-held = { $n ->
    [one] yksi kortti
   *[other] { $n } korttia
}
web-cards-face-up = näkyvillä: { $cards }
web-tap-again = { $act ->
    [discard] Napauta uudelleen: pane pakan alle { CARD($card) }
    [give] Napauta uudelleen: anna { CARD($card) }
   *[play] Napauta uudelleen: pelaa { CARD($card) }
}
web-hand = Kätesi, { $n ->
    [one] yksi kortti
   *[other] { $n } korttia
}
web-card-hidden = kortti kuvapuoli alaspäin
web-hand-card =
    { $card }{ $fresh ->
        [yes] , leskestä
       *[no] { "" }
    }{ $badge ->
        [right] , right bower
        [left] , left bower, lasketaan { SUIT($suit, form: "one") }
        [benny] , Benny, lasketaan { SUIT($suit, form: "one") }
       *[none] { "" }
    }{ $state ->
        [legal] , voi valita
        [illegal] , ei voi valita. { $why }
       *[rest] { "" }
    }
web-badge-right = right bower
web-badge-left = left bower
web-badge-benny = Benny
web-calls = Vaihtoehtosi
# An auction of bids. A bid by its number of tricks, and what a named bid is.
web-bid-pick = Tarjouksesi
web-bid-tricks =
    Tarjoa { $n ->
        [one] yksi tikki
       *[other] { number } tikkiä
    }
web-bid-needs =
    { $n ->
        [0] Et saa ottaa yhtään tikkiä
        [one] Tarvitset yhden tikin
       *[other] Tarvitset { number } tikkiä
    }{ $alone ->
        [yes] , yksin
       *[no] { "" }
    }.
web-bid-wins = Onnistuneena tuo { $n }.
web-bid-loses = Kaatuneena vie { $n }.
web-no-bid = Ei vielä tarjousta
web-highest-bid =
    { $you ->
        [yes] tarjouksesi
       *[no] { $who }
    }
web-highest-by =
    { $you ->
        [yes] Tarjouksesi on korkein.
       *[no] Korkein tarjous: { $who }
    }
# Who holds the joker has to show it and has bid.
web-shown-bid =
    { $you ->
        [yes] Näytit sen, ja sinun on tarjottava
       *[no] { $who } näytti sen ja joutuu tarjoamaan
    }
web-trump-first-lead = Ensimmäinen avaus ratkaisee valtin
# Beside "2/4": how many of the tricks that were bid the makers have.
web-bid-so-far =
    { $n ->
        [0] ei saa ottaa yhtään
        [one] tarjotusta tikistä
       *[other] tarjotusta tikistä
    }
# Calling a partner: a card of one’s own hand, and what stands below it.
web-call-own = Kutsu { CARD($card) }, joka on omassa kädessäsi: pelaat yksin
web-call-held = oma
web-called = kutsuttu
web-is-partner = Pari on { $who }
web-you-partner = Pari olet sinä
web-plays-own = puolellasi
web-plays-unknown = Ei tiedetä, kummalla puolella tämä pelaaja on.
web-dealt-out = Jaat tällä kertaa etkä saa kortteja.
web-pool = Potti
web-deal-of = Jako { $n }/{ $of }
web-runs-down = Pisteet vähenevät: ensimmäisenä nollaan päässyt voittaa.
web-alone-switch = Yksin, ilman paria
web-upcard-up = käännetty
web-upcard-taken = otettu käteen
web-upcard-left = jätetty pöydälle
web-upcard-down = hylätty
web-turned-up = Käännetty kortti on { CARD($card) }
web-turned-down = Hylätty kortti on { CARD($card) }
web-deals = { $you ->
    [yes] Sinä jaat
   *[no] { $who } jakaa
}
web-no-trump-yet = Ei vielä valttia
web-story = Jaon kulku
web-tricks = Tikit
web-last-trick = Viime tikki
web-led = avaus
web-cell-card = { $card }{ $led ->
    [yes] , avaus
   *[no] { "" }
}{ $won ->
    [yes] , voitti tikin
   *[no] { "" }
}
web-hands-played = Kädet, niin kuin ne pelattiin
web-not-played = pelaamatta
web-kitty = Kitty
web-key-won = voitti tikin
web-next-deal = Seuraava jako
web-play-again = Pelaa uudelleen
web-other-game = Toinen peli
web-show-result = Näytä tulos
web-game-over =
    { $won ->
        [yes] Voitit pelin.
       *[no]
            { $one ->
                [yes] { $side } voitti pelin.
               *[no] Pelin voittaja: { $side }.
            }
    }
web-game-drawn = Peli päättyi tasan.
web-games-won = Pelit: { $own }–{ $other }.
web-leave = Poistu pöydästä
web-link-lost = Yhteys katkesi.
web-link-trying = Palvelimeen yritetään uudelleen; pelisi on siellä tallessa.

## Rule sheet and settings

web-rule-sheet = Säännöt
web-settings = Asetukset
web-to-light = Vaaleat värit
web-to-dark = Tummat värit
web-language = Kieli
# What the language calls itself.
web-language-name = Suomi
web-theme = Värit
web-theme-auto = Kuten järjestelmässä
web-theme-light = Vaaleat
web-theme-dark = Tummat
web-level = Tietokonepelaajat
web-level-novice = Aloittelija
web-level-casual = Kotipelaaja
web-level-club = Kerhopelaaja
web-level-expert = Taitaja
web-level-master = Mestari
web-pace = Tietokonepelaajat vastaavat
web-pace-fast = heti
web-pace-normal = kuin ihmiset
web-pace-slow = hitaasti
web-four-colours = Neliväriset kortit
web-four-colours-why = Ruutu on sininen ja risti vihreä.
web-classic = Perinteiset kortit
web-classic-why = Kuninkaat, rouvat ja sotamiehet kuten painetuissa korteissa, suurin kulmamerkein. Kuvat haetaan, kun ne näytetään ensimmäisen kerran.
web-own-letters = Kielen omat kirjaimet korteissa
web-own-letters-why = Kreikaksi ässä, kuningas, rouva ja sotamies ovat Α, Ρ, Ν ja Β. Lokeissa säilyvät A, K, Q ja J.
web-badges = Kulmamerkit bowereihin
web-badges-why = Kun valtti on valittu, kulmamerkit näyttävät parhaat valtit: Bennyllä on kolme, right bowerilla kaksi ja left bowerilla yksi.
web-one-tap = Kortti pelataan yhdellä napautuksella
web-one-tap-why = Muuten ensimmäinen napautus nostaa kortin ja toinen pelaa sen.
web-single-keys = Yksittäiset näppäimet toimivat pöydässä
web-single-keys-why = Esimerkiksi P passaa ja 3 pelaa kolmannen kortin. Nuolinäppäimet ja Enter toimivat aina.

## Keys

web-keys = Näppäimet
web-key-arrows = Liiku kädessäsi
web-key-enter = Pelaa kortti tai paina painiketta
web-key-digit = Pelaa kortti sen paikan numerolla
web-key-bid = Tarjouskierroksella: tarjoa se luku
web-key-pass = Passaa
web-key-order = Hyväksy tai ota kortti
web-key-alone = Pelaa yksin, jos siihen on vain yksi tapa
web-key-suit = Nimeä maa tai valtiton
web-key-last = Viime tikki
web-key-story = Jaon kulku
web-key-menu = Valikko
web-key-help = Tämä ohje
