### Rules as links, and finding a game among many.

# Heads the games for that many.
chooser-players = { $n ->
    [2] Two players
    [3] Three players
    [4] Four players
    [5] Five players
    [6] Six players
    [7] Seven players
    [8] Eight players
   *[other] { $n } players
}

rules-link-part = “{ $part }” sets no option: write KEY=VALUE, as in end.target=5, with a colon before each.
rules-link-repeated = “{ $part }” sets { $name } a second time: keep one of the two.
server-no-qr = A QR code is made of a text of 1 to { $n } bytes.
web-send-rules = Share these rules
web-send-why = Whoever opens this link finds the game with just these rules.
web-send-local = This address is that of your own machine: elsewhere the link opens only where Euchre is running too.
web-link = Link
web-copy-link = Copy link
web-link-copied = Copied
web-link-selected = The link is selected: copy it with the keys or the menu of your browser.
web-qr = QR code of the link
web-in-terminal = In a terminal
web-find-game = Find a game
web-any-players = All
web-none-found = No game speaks of “{ $typed }”.
