### What is wrong with a file of a game, and where. A place is said first, then the problem.
#
# Seats are numbers here, from 0: a record need not name the people.

## Places, from the whole to the part; said one after the other.

place-record = { $id }
place-line = line { NUMBER($n, useGrouping: 0) }
place-deal = deal { $n }
place-call = call { $n }
place-trick = trick { $n }
place-card = card { $n }
place-field = { $field }

## Any file

notation-unknown-format = This is no game in a format that can be read: a log (JSON lines), Euchre Game Notation (.egn) or Trickster’s notation (.ptn).
notation-not-json = This is not JSON, or the file is cut off here.
notation-wrong-type = “{ $found }” stands where { $wanted ->
    [object] an object in braces
    [text] a text
    [flag] true or false
    [number] a whole number
   *[list] a list
} should be.
notation-unknown-field = This field is not known and was left out.
notation-bad-card = “{ $found }” is not a card: write rank and suit, as in JD or Td.
notation-bad-option = This option cannot be “{ $found }”. Possible: { $allowed }.
# $options are the options that clash, as in --set.
notation-impossible-rules = These rules contradict each other, so that no game can be played by them: { $options }.

## Lines of text

text-no-action = “{ $found }” is no action: write pass, order up, name H alone, bid 4, discard 9S or play JD
text-no-deal = write “dealer 0: ” and the hands of seat 0, 1, 2, … with “ / ” between, then “up” and the turned card.
text-hands = { $players } hands of { $size } cards are needed, not hands of { $sizes }.
text-upcards = { $n ->
    [0] No card is turned up
    [one] One turned card is needed
   *[other] { $n } turned cards are needed
}, not { $found }.
text-card-left-over = { CARD($card) } is dealt twice, or is not in the pack of these rules.
text-kitty = The kitty must be { $cards }.

## Our log

log-not-a-log = This is not the first line of a log of a game.
log-wrong-version = This log is of version { $found }; version { $known } can be read.
log-wrong-fingerprint = The fingerprint of the rules is { $right }, not { $found }: the rules were changed.
log-bad-opening = The opening needs a dealer at this table and a score for each side.
log-is-redacted = This log shows only what { $seat ->
    [spectator] a spectator
   *[other] seat { $seat }
} saw; it cannot be replayed.
log-truncated = The last line is cut off.
log-wrong-number = This is event { $found }, but event { $right } should stand here: a line is missing or out of place.
log-bad-event = “{ $found }” is not an event of a game.
log-impossible-event = This cannot have happened at this point.

## Deals in files of any kind

record-no-such-seat = There is no seat { $n }: seats are 0 to { $last }.
record-upcard-missing = The turned card is missing.
record-hands-too-many = There are more than { $n } hands.
record-hand-too-large = Seat { $seat } has { $n } cards; { $size } are dealt.
record-not-in-pack = { $card ->
    [none] Such a card
   *[other] { CARD($card) }
} is not in the pack of these rules.
record-card-twice = { CARD($card) } is in the hands of seats { $seat } and { $other }; there is only one.
record-card-in-hand-and-kitty = { CARD($card) } is in a hand and in the kitty, or turned up; there is only one.
record-kitty-too-large = More than { $n } cards are left in the kitty.
record-no-filling = The missing cards cannot be filled in: no hands make this play legal.
record-call-too-many = The auction was over before this call.
record-play-too-early = Cards are played, but trump was not made.
record-card-too-many = There are more cards here than were played in this trick and deal.
record-trick-too-short = This trick has too few cards, but another follows.
record-deal-unfinished = This deal is not finished, but another follows.
record-game-over = The game was over before this deal.
record-other-dealer = Seat { $seat } deals here; it is seat { $right }’s turn to deal.

## Acts that the rules do not allow. $legal lists what is possible instead.

record-refused-not-your-turn = Seat { $seat } acts ({ $action }), but it is seat { $turn }’s turn.
record-refused-waiting-for-deal = Seat { $seat } acts ({ $action }), but the cards have to be dealt first.
record-refused-match-over = Seat { $seat } acts ({ $action }), but the match is over.
record-refused-not-now = Seat { $seat } cannot do this now ({ $action }). Possible: { $legal }.
record-refused-follow = Seat { $seat } revokes with { CARD($card) }: { SUIT($suit) } were led, and that hand holds { SUIT($suit) }. Possible: { $legal }.
record-refused-follow-left-bower = Seat { $seat } revokes: { SUIT($suit) } were led, and { CARD($card) }, the left bower, is one of them. Possible: { $legal }.
record-refused-not-held = Seat { $seat } does not hold { CARD($card) }. Possible: { $legal }.
record-refused-only-lowly = Seat { $seat } exchanges { CARD($card) } with the kitty; only cards below the jack may be. Possible: { $legal }.
record-refused-dealer-must-name = Seat { $seat } passes, but the dealer has to name a suit. Possible: { $legal }.
record-refused-must-take-up = Seat { $seat } passes, but the dealer has to take up { CARD($card) }. Possible: { $legal }.
record-refused-turned-down = Seat { $seat } names { SUIT($suit) }, which were turned down. Possible: { $legal }.
record-refused-no-trump = Seat { $seat } names no trump, which these rules do not have. Possible: { $legal }.
record-refused-only-alone = Seat { $seat } is the dealer’s partner and may accept the turned card only alone. Possible: { $legal }.
record-refused-not-alone = Seat { $seat } goes alone, which these rules do not allow. Possible: { $legal }.
record-refused-natural-trump = Seat { $seat } makes { SUIT($suit) } trump without holding a natural card of them. Possible: { $legal }.
record-refused-turned-card-stays = Seat { $seat } lays { CARD($card) } away, the card just taken up, which has to stay. Possible: { $legal }.
record-refused-hand-not-poor = Seat { $seat } holds too good a hand for this ({ $action }). Possible: { $legal }.
record-refused-no-jamboree = Seat { $seat } does not hold the five highest trumps. Possible: { $legal }.
record-refused-exposed-not-there = Seat { $seat } calls { CARD($card) }, which does not lie face up. Possible: { $legal }.
record-refused-exposed-follow = Seat { $seat } calls { CARD($card) }, but { SUIT($suit) } were led, and the hand that lies face up has { SUIT($suit) }. Possible: { $legal }.
record-refused-must-bid = Seat { $seat } passes, but all others have passed and it has to bid. Possible: { $legal }.
record-refused-bid-too-low = Seat { $seat } bids too low ({ $action }). Possible: { $legal }.
record-refused-no-such-bid = Seat { $seat } makes a bid that these rules do not have ({ $action }). Possible: { $legal }.
record-refused-over-last-only = Seat { $seat } makes a bid that may stand only over the one right below it ({ $action }). Possible: { $legal }.
record-refused-bid-needs-trump = Seat { $seat } bids without saying trump ({ $action }). Possible: { $legal }.
record-refused-bid-without-trump = Seat { $seat } says trump with the bid ({ $action }), which these rules do not have. Possible: { $legal }.
record-refused-call-plain-card = Seat { $seat } cannot call { CARD($card) } for a partner. Possible: { $legal }.

## Euchre Game Notation

egn-not-egn = This is not Euchre Game Notation: its file type is another.
egn-wrong-version = “{ $found }” is not a version of Euchre Game Notation that can be read; 1.0 and 1.2 to 1.4 can.
egn-newer-version = Version { $found } is newer than 1.4: what it adds is left out.
egn-target-or-deals = A game has either a winning score or a number of deals.
egn-players = How a game of { $n } goes is not said by Euchre Game Notation; only games of four in two sides are read from it.
egn-other-sides = Euchre Game Notation is made for two sides; this game of { $n } comes back here, but other programs may not read it.
egn-rule-unusable = The rule { $rule } cannot be “{ $found }”.
egn-rule-unknown = The rule { $rule } is not known; the game was read without it.
egn-rule-assumed = The notation does not say how { $rule } goes; it was read as our option { $option }.
egn-rules-not-said = Some of the rules cannot be said in Euchre Game Notation, and the description has no room for them.
egn-draw-not-said = The cards that the first dealer was drawn with are left out.
egn-decline-unclear = That the dealer left the turned card is written as if it had been taken and laid away again.
egn-no-bids = Euchre Game Notation has no auction of bids.
egn-no-called-partner = Euchre Game Notation cannot say which card was called for a partner.
egn-no-dropping-out = Euchre Game Notation cannot say who drops out of a deal.
egn-no-shown-cards = Euchre Game Notation cannot say that a maker shows cards (jambone, jamboree).
egn-no-fixed-trump = Euchre Game Notation cannot say that the turned card makes trump without a call.
egn-no-low = Euchre Game Notation cannot say that the lowest card is best at no trump.
egn-cannot-say = Euchre Game Notation cannot say this: { $action }.
egn-bad-score = The score needs { $n } numbers.
egn-packed = This deal is in packed form, which is not supported. Save the file with its deals written out.
egn-phase-twice = There is more than one auction, or more than one list of tricks.
egn-unknown-phase = There is no phase “{ $found }”: EUCHRE_BIDDING and TRICK_PLAY are known.
egn-bad-call = “{ $found }” is not a call: Pass, Order, s, h, d, c or n.
egn-unknown-call = The call that made trump is not told, so the deal cannot be replayed.
egn-bad-annotation = An annotation belongs to the number of a call or of a card; this one was left out.
egn-card-needs-trump = The card { $card } says nothing while no trump is made.
egn-exchange-unclear = It is not clear which exchange of cards this is.
egn-deal-abandoned = This deal was given up and dealt again; the game goes on without it.
egn-final-score-differs = The file states a final score of { $stated }; its plays come to { $computed }.
egn-lead-differs = Seat { $seat } is said to lead, but by these rules seat { $right } does.

## Trickster’s notation

ptn-no-deal = There is no deal in this text.
ptn-more-games = { $n ->
    [one] One more game follows in this text.
   *[other] { $n } more games follow in this text.
}
ptn-bad-line = “{ $found }” is neither a tag in brackets nor data of one.
ptn-other-game = The game is “{ $found }”, not Euchre.
ptn-bad-seat = “{ $found }” is not a seat: S, W, N or E.
ptn-bad-hand = “{ $found }” is not four hands.
ptn-bad-call = “{ $found }” is not a call of Euchre: Pass, a suit, NT, with alone where it is.
ptn-bad-row = “{ $found }” has more cards than there are seats.
ptn-option-unusable = The option { $rule } cannot be read with “{ $found }”.
ptn-option-unknown = The option { $rule } is not known; the game was read without it.
ptn-option-assumed = How { $rule } goes is not documented; it was read as our option { $option }.

## Files of deals

cases-not-a-list = A file of deals is a JSON list of deals.
cases-bad-deck = There is no pack of { $n } cards: 20, 24, 28, 32 or 36.
cases-bad-call = { $found } is not a call: [seat, "pass"], "order", or a suit S, H, D, C or NT, with _alone where it is.
cases-bad-play = { $found } is not a seat and a card.
cases-result-differs = The file states { $stated }; the plays come to { $computed }.
cases-score-differs = The file states a score of { $stated } before this deal; the deals before it come to { $computed }.
cases-target-missed = The last deal leaves the score at { $computed }; the game is to { $n }.
cases-not-one-game = This deal cannot be part of the game, so the game could not be replayed.
