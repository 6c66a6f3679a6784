### The table drawn in the terminal.

tui-title = Euchre

## Bars

tui-target = to { $n }
tui-deals = { $n } deals
tui-down = down from { $n }
tui-pool = pool { $n }
tui-dealer = { $you ->
    [yes] you dealt
   *[no] { $who } dealt
}
tui-games = games { $games }
tui-no-trump-yet = No trump yet
tui-trump-by-lead = Trump by the first lead
# The highest bid so far.
tui-bid = { $you ->
    [yes] you bid { BID($bid) }
   *[no] { $who } bid { BID($bid) }
}
tui-bid-in = { $you ->
    [yes] you bid { BID($bid) } in { SUIT($suit) }
   *[no] { $who } bid { BID($bid) } in { SUIT($suit) }
}
tui-trump = { $suit ->
    [N] { SUIT($suit, form: "cap") }
    [L] { SUIT($suit, form: "cap") }
   *[other] { $pip } { SUIT($suit, form: "cap") }
}
tui-upcard-up = turned up: { CARD($card) }
tui-upcard-taken = { $you ->
    [yes] you took { CARD($card) }
   *[no] { $who } took { CARD($card) }
}
tui-upcard-left = left on the table: { CARD($card) }
tui-upcard-down = turned down: { CARD($card) }
tui-your-turn = Your turn
# Words on a card, at most five letters.
tui-badge-right = right
tui-badge-left = left
tui-badge-benny = Benny
tui-try-again = Make room and press Enter to try again; all that came before is kept.

## Keys

tui-key-move = move
tui-key-jump = between calls and cards
tui-key-choose = choose
tui-key-pick = take the choice, or make the bid, of that number
tui-key-pass = pass
tui-key-bids = back to the bids, from the choice of a trump
tui-key-help = help
tui-key-hint = hint: what to do, what it brings, and why
tui-key-explain = what this phase is about
tui-key-rules = rules
tui-key-story = log of the deal
tui-key-colours = colours
tui-key-day = day or night
tui-key-pace = pace of the others
tui-key-quit = quit
tui-key-next = next deal
tui-key-again = play again
tui-key-back = back
tui-pace-fast = The others play at once.
tui-pace-normal = The others take their time.
tui-pace-slow = The others take much time.

## Pages

tui-result-next = Enter: next deal   q: quit, the game is kept
tui-result-over = Enter: play again   q: quit
tui-kitty = Kitty
tui-hint-title = Hint
tui-story-title = The deal so far
tui-page-back = Esc: back to the table
tui-help-title = At the table
tui-signs-title = What the signs mean
tui-signs =
    ● your side   □ the other side
    ▌▌▌ cards in a hand   ▮▮▯▯▯ tricks taken
    ★ the card that wins the trick   ▸ the card that was led
    A raised card with a bar below may be played; a hatched one may not.
    Click a card or a call, or use the keys. Every action is kept at once.
