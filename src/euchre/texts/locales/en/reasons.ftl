### Why a computer player does what it does: statements about the hand and the table.
#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.

## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = With { SUIT($suit) } the hand has { $trumps ->
    [0] no trump
    [one] one trump
   *[other] { $trumps } trumps
 }, { $sure ->
    [0] none of them sure to win
    [one] one of them sure to win
   *[other] { $sure } of them sure to win
 }, and { $aces ->
    [0] the best card of no other suit
    [one] the best card of one other suit
   *[other] the best cards of { $aces } other suits
 }.
reason-make-chance = The chance to make it is about { $percent } %.
reason-lone-chance = The chance to take every trick alone is about { $percent } %.
reason-too-weak = The best call would be { SUIT($suit) }, made about { $percent } times in 100: passing is worth more.
reason-nothing-to-call = There is no suit that may be called.
reason-must-call = Passing is not allowed here.
reason-upcard-own = The turned card, { CARD($card) }, comes to this hand.
reason-upcard-partner = The turned card, { CARD($card) }, goes to the partner.
reason-upcard-opponent = The turned card, { CARD($card) }, goes to an opponent, and the hand is good enough all the same.
reason-upcard-nobody = The turned card, { CARD($card) }, stays out of play.
# $turned is the suit that was turned down.
reason-next = { SUIT($suit, form: "cap") } is next: the suit of the same colour as { SUIT($turned) }, which was turned down.
reason-cross = { SUIT($suit, form: "cap") } crosses the colour of { SUIT($turned) }, which was turned down.
# $us and $them are the points that the two sides still need.
reason-bridge = This is the bridge: { $us ->
    [one] one point is
   *[other] { $us } points are
 } needed to win, the other side needs { $them } and could get them by a lone march only. To order up gives them less than that at worst.
reason-blind = The hand has not been seen, so one suit is as good as another.
reason-throw-in = The hand is poor, and the rules let it be thrown in.
reason-go-under = The hand is poor: three new cards from the kitty can only help it.

## Alone against others

reason-defend-alone = About { $n ->
    [one] one trick
   *[other] { $n } tricks
 } can be expected from this hand alone: enough to defend without the partner.
reason-defend-together = About { $n ->
    [one] one trick
   *[other] { $n } tricks
 } can be expected from this hand alone: the partner is needed.

## Exchanges

reason-leave-upcard = Every card of the hand is of more use than { CARD($card) }.
reason-makes-void = { SUIT($suit, form: "cap") } is gone from the hand with this card, and can be trumped then.
reason-least-worth = No other card of the choice is of less use than { CARD($card) }.
reason-asks-best = The partner’s best card helps a hand that has to take every trick.
reason-needs-no-best = The hand takes every trick as it is.
reason-gives-best = { CARD($card) } is the most useful card for a partner who plays alone.

## Leads

reason-only-card = { CARD($card) } is the only card that may be played.
reason-lead-pull = { CARD($card) } draws trumps from the opponents.
reason-lead-to-maker = The partner made trump, so a trump is led.
reason-lead-master = { CARD($card) } is the best card of its suit that is left.
reason-lead-keeps-trump = The opponents have no trump left, so trumps are kept.
reason-lead-ace = { CARD($card) } heads its suit, and may be trumped less now than later.
reason-lead-low = No card here is likely to win, so a card of little use is led.
reason-lead-try = { CARD($card) } has the best prospects of those in the hand.
reason-lead-not-trump = The other side made trump: to lead it would do their work.

## Following

reason-partner-wins = The partner is winning the trick with { CARD($card) }.
reason-partner-may-be-beaten = The partner’s { CARD($card) } may still be beaten.
reason-win-last = { CARD($card) } wins the trick, and nobody plays after it.
reason-win-sure = { CARD($card) } wins the trick: nobody who is still to play can beat it.
reason-win-likely = { CARD($card) } is likely to win the trick.
reason-ruff = { CARD($card) } trumps the trick.
reason-ruff-sure = { CARD($card) } trumps the trick, and nobody who is still to play can beat it.
reason-cannot-win = No card of the hand beats { CARD($card) }.
reason-not-worth-winning = The cards that beat { CARD($card) } are worth more later.
