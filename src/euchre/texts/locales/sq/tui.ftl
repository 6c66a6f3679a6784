### Tryeza e vizatuar në terminal.

tui-title = Euchre

## Bars

tui-target = deri në { $n }
tui-deals = { $n } ndarje
tui-down = nga { $n } poshtë
tui-pool = arka { $n }
tui-dealer = { $you ->
    [yes] letrat i ndatë ju
   *[no] letrat i ndau { $who }
}
tui-games = lojëra { $games }
tui-no-trump-yet = Ende pa caktuar atu
tui-trump-by-lead = Atu bëhet lloji që hap dorën e parë
# The highest bid so far.
tui-bid = { $you ->
    [yes] ju ofruat { BID($bid) }
   *[no] { $who } ofroi { BID($bid) }
}
tui-bid-in = { $you ->
    [yes] ju ofruat { BID($bid) } { SUIT($suit) }
   *[no] { $who } ofroi { BID($bid) } { SUIT($suit) }
}
tui-trump = { $suit ->
    [N] { SUIT($suit, form: "cap") }
    [L] { SUIT($suit, form: "cap") }
   *[other] { $pip } { SUIT($suit, form: "cap") }
}
tui-upcard-up = e kthyer: { CARD($card) }
tui-upcard-taken = { $you ->
    [yes] ju morët { CARD($card, form: "acc") }
   *[no] { $who } mori { CARD($card, form: "acc") }
}
tui-upcard-left = e lënë në tryezë: { CARD($card) }
tui-upcard-down = e refuzuar: { CARD($card) }
tui-your-turn = Radha juaj
# Words on a card, at most five letters: the English ones, which the texts give in brackets.
tui-badge-right = right
tui-badge-left = left
tui-badge-benny = Benny
tui-try-again = Lironi vend dhe shtypni Enter për të provuar përsëri; gjithçka që ndodhi para kësaj është ruajtur.

## Keys

tui-key-move = lëvizni
tui-key-jump = nga fjalët te letrat
tui-key-choose = zgjidhni
tui-key-pick = zgjidhni sipas numrit; kur bëhen oferta, ofertën me atë numër
tui-key-pass = pas
tui-key-bids = nga zgjedhja e llojit atu prapa te ofertat
tui-key-help = ndihmë
tui-key-hint = këshillë: çfarë të bëni, çfarë sjell dhe pse
tui-key-explain = për çfarë është kjo fazë
tui-key-rules = rregullat
tui-key-story = ecuria e ndarjes
tui-key-colours = ngjyrat
tui-key-day = ditë ose natë
tui-key-pace = ritmi i të tjerëve
tui-key-quit = dilni
tui-key-next = ndarja tjetër
tui-key-again = luani përsëri
tui-key-back = prapa
tui-pace-fast = Të tjerët luajnë menjëherë.
tui-pace-normal = Të tjerët luajnë me qetësi.
tui-pace-slow = Të tjerët luajnë ngadalë.

## Pages

tui-result-next = Enter: ndarja tjetër   q: dilni, loja ruhet
tui-result-over = Enter: luani përsëri   q: dilni
tui-kitty = Letrat e mbetura
tui-hint-title = Këshillë
tui-story-title = Ndarja deri tani
tui-page-back = Esc: kthehuni në tryezë
tui-help-title = Në tryezë
tui-signs-title = Çfarë tregojnë shenjat
tui-signs =
    ● ekipi juaj   □ ekipi tjetër
    ▌▌▌ letrat që mban lojtari   ▮▮▯▯▯ duart e marra
    ★ letra që merr dorën   ▸ letra që hapi dorën
    Letra e ngritur, me vijë poshtë, mund të hidhet; letra e vizuar jo.
    Klikoni, ose përdorni tastet. Çdo veprim ruhet menjëherë.
