### Päätteeseen piirretty pöytä.

tui-title = Euchre

## Bars

tui-target = { $n } pisteeseen
tui-deals = { $n ->
    [one] { $n } jako
   *[other] { $n } jakoa
}
tui-down = { $n } pisteestä alas
tui-pool = potti { $n }
tui-dealer = { $you ->
    [yes] sinä jaoit
   *[no] { $who } jakoi
}
tui-games = pelit { $games }
tui-no-trump-yet = Ei vielä valttia
tui-trump-by-lead = Valtti ensimmäisestä avauksesta
# The highest bid so far.
tui-bid =
    { $you ->
        [yes] tarjosit { BID($bid, form: "gen") }
       *[no] { $who } tarjosi { BID($bid, form: "gen") }
    }
tui-bid-in =
    { $you ->
        [yes] tarjosit { BID($bid, form: "gen") } { SUIT($suit, form: "with") }
       *[no] { $who } tarjosi { BID($bid, form: "gen") } { SUIT($suit, form: "with") }
    }
tui-trump =
    { $suit ->
        [N] { SUIT($suit, form: "cap") }
        [L] { SUIT($suit, form: "cap") }
       *[other] { $pip } { SUIT($suit, form: "cap") }
    }
tui-upcard-up = käännetty: { CARD($card) }
tui-upcard-taken = { $you ->
    [yes] otit { CARD($card, form: "gen") }
   *[no] { $who } otti { CARD($card, form: "gen") }
}
tui-upcard-left = jätetty pöydälle: { CARD($card) }
tui-upcard-down = hylätty: { CARD($card) }
tui-your-turn = Sinun vuorosi
# Words on a card, at most five letters.
tui-badge-right = right
tui-badge-left = left
tui-badge-benny = Benny
tui-try-again = Tee tilaa ja yritä uudelleen painamalla Enter; kaikki aiempi on tallessa.

## Keys

tui-key-move = liiku
tui-key-jump = vaihtoehdoista kortteihin ja takaisin
tui-key-choose = valitse
tui-key-pick = valitse sen numeroinen vaihtoehto tai sen suuruinen tarjous
tui-key-pass = passaa
tui-key-bids = valtin valinnasta takaisin tarjouksiin
tui-key-help = ohje
tui-key-hint = vihje: mitä tehdä, mitä se tuo ja miksi
tui-key-explain = mistä tässä vaiheessa on kyse
tui-key-rules = säännöt
tui-key-story = jaon kulku
tui-key-colours = värit
tui-key-day = päivä tai yö
tui-key-pace = muiden nopeus
tui-key-quit = lopeta
tui-key-next = seuraava jako
tui-key-again = uusi peli
tui-key-back = takaisin
tui-pace-fast = Muut pelaavat heti.
tui-pace-normal = Muut pelaavat rauhassa.
tui-pace-slow = Muut pelaavat hitaasti.

## Pages

tui-result-next = Enter: seuraava jako   q: lopeta, peli jää talteen
tui-result-over = Enter: uusi peli   q: lopeta
tui-kitty = Kitty
tui-hint-title = Vihje
tui-story-title = Jaon kulku
tui-page-back = Esc: takaisin pöytään
tui-help-title = Pöydässä
tui-signs-title = Mitä merkit tarkoittavat
tui-signs =
    ● oma puolesi   □ toinen puoli
    ▌▌▌ kädessä olevat kortit   ▮▮▯▯▯ otetut tikit
    ★ kortti, joka voittaa tikin   ▸ kortti, jolla avattiin
    Kohotetun kortin, jonka alla on viiva, saa pelata; viivoitettua ei saa.
    Napsauta korttia tai vaihtoehtoa tai käytä näppäimiä. Kaikki jää heti talteen.
