### Games that are shown again: refusals of the server, and the words of the page.

server-no-replay = There is no game at this table that may be shown yet: it has to be over first.
replay-problem = { $problem }
replay-empty = There is no deal in this file.
replay-not-text = This file is no text, so it is no record of a game.

## The page

web-replay-how = Look at a game again
web-replay-why = Step by step, with all hands or as one player saw it. A file is read by the server and not kept.
web-replay-choose = Choose a file
web-replay-drop = Or drop it here: our log, Euchre Game Notation, or Trickster’s PTN.
web-replay-finished = Games that you have played
web-replay-nothing = No game has been played to its end in this browser yet.
web-replay-deal = Deal { $n }
web-replay-deal-of = Deal { $n } of { $of }
web-replay-deals = The score, deal by deal
web-replay-game = Game { $n }
web-replay-steps = Steps
# $text is the sentence of the step.
web-replay-step = Step { $n } of { $of }. { $text }
web-replay-back = One step back
web-replay-next = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-trick-back = To the trick before
web-replay-trick-next = To the next trick
web-replay-deal-back = To the deal before
web-replay-deal-next = To the next deal
web-replay-seen-by = Seen by
web-replay-all = All hands
web-replay-hands = Hands
web-replay-hand-of = { $who }: { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
web-replay-aside = In nobody’s hand
web-replay-what = What happened
# A chart. $scores has the last scores of all.
web-replay-chart = The score after each deal as lines. In the end: { $scores }
web-replay-this-deal = Replay this deal
web-replay-whole-game = Replay the game
web-replay-partly = What some players held was never shown; such cards lie face down.
web-replay-unfinished = The record ends here.
web-replay-link = Copy the link of this game
web-replay-copied = The link is copied.
web-save-egn = Save as EGN

## Keys of the page

web-key-step = One step back or on
web-key-trick = To the trick before, or to the next one
web-key-ends = To the start or the end of the deal
web-key-deal = To the deal before, or to the next one
web-key-play = Play or pause
web-key-hands = All hands, or one player’s view
