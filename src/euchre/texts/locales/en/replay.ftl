### Games that are shown again: refusals of the server, and the words of the page.

# Not translated yet.
server-no-replay = There is no game at this table that may be shown yet: it has to be over first.
# Not translated yet.
replay-problem = { $problem }
# Not translated yet.
replay-empty = There is no deal in this file.
# Not translated yet.
replay-not-text = This file is no text, so it is no record of a game.

## The page

# Not translated yet.
web-replay-how = Look at a game again
# Not translated yet.
web-replay-why = Step by step, with all hands or as one player saw it. A file is read by the server and not kept.
# Not translated yet.
web-replay-choose = Choose a file
# Not translated yet.
web-replay-drop = Or drop it here: our log, Euchre Game Notation, or Trickster’s PTN.
# Not translated yet.
web-replay-finished = Games that you have played
# Not translated yet.
web-replay-nothing = No game has been played to its end in this browser yet.
# Not translated yet.
web-replay-deal = Deal { $n }
# Not translated yet.
web-replay-deal-of = Deal { $n } of { $of }
# Not translated yet.
web-replay-deals = The score, deal by deal
# Not translated yet.
web-replay-game = Game { $n }
# Not translated yet.
web-replay-steps = Steps
# $text is the sentence of the step.
# Not translated yet.
web-replay-step = Step { $n } of { $of }. { $text }
# Not translated yet.
web-replay-back = One step back
# Not translated yet.
web-replay-next = One step on
# Not translated yet.
web-replay-play = Play
# Not translated yet.
web-replay-pause = Pause
# Not translated yet.
web-replay-trick-back = To the trick before
# Not translated yet.
web-replay-trick-next = To the next trick
# Not translated yet.
web-replay-deal-back = To the deal before
# Not translated yet.
web-replay-deal-next = To the next deal
# Not translated yet.
web-replay-seen-by = Seen by
# Not translated yet.
web-replay-all = All hands
# Not translated yet.
web-replay-hands = Hands
# Not translated yet.
web-replay-hand-of = { $who }: { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
# Not translated yet.
web-replay-aside = In nobody’s hand
# Not translated yet.
web-replay-what = What happened
# A chart. $scores has the last scores of all.
# Not translated yet.
web-replay-chart = The score after each deal as lines. In the end: { $scores }
# Not translated yet.
web-replay-this-deal = Replay this deal
# Not translated yet.
web-replay-whole-game = Replay the game
# Not translated yet.
web-replay-partly = What some players held was never shown; such cards lie face down.
# Not translated yet.
web-replay-unfinished = The record ends here.
# Not translated yet.
web-replay-link = Copy the link of this game
# Not translated yet.
web-replay-copied = The link is copied.
# Not translated yet.
web-save-egn = Save as EGN

## Keys of the page

# Not translated yet.
web-key-step = One step back or on
# Not translated yet.
web-key-trick = To the trick before, or to the next one
# Not translated yet.
web-key-ends = To the start or the end of the deal
# Not translated yet.
web-key-deal = To the deal before, or to the next one
# Not translated yet.
web-key-play = Play or pause
# Not translated yet.
web-key-hands = All hands, or one player’s view
