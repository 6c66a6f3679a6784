### Why a computer player does what it does: statements about the hand and the table.
#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.

## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = With { SUIT($suit) } the hand has { $trumps ->
    [0] no trump
    [one] one trump, { $sure ->
        [0] not sure to win
       *[other] sure to win
     }
   *[other] { $trumps } trumps, { $sure ->
        [0] none of them sure to win
        [one] one of them sure to win
       *[other] { $sure } of them sure to win
     }
 }, and { $aces ->
    [0] the best card of no other suit
    [one] the best card of one other suit
   *[other] the best cards of { $aces } other suits
 }.
reason-make-chance = The chance to make it is about { $percent }%.
reason-lone-chance = The chance to take every trick alone is about { $percent }%.
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

## Bids

# At no trump: $aces suits of which the hand has the best card.
reason-hand-no-trump = At no trump the hand has { $aces ->
    [0] the best card of no suit
    [one] the best card of one suit
   *[other] the best cards of { $aces } suits
 }.
# At no trump where the lowest card is best.
reason-hand-low = At no trump with the lowest card best, the hand has { $aces ->
    [0] the best card of no suit
    [one] the best card of one suit
   *[other] the best cards of { $aces } suits
 }.
reason-tricks-together = { $n ->
    [0] Hardly a trick
    [one] About one trick
   *[other] About { $n } tricks
 } can be expected, the partner’s included.
reason-tricks-alone = { $n ->
    [0] Hardly a trick
    [one] About one trick
   *[other] About { $n } tricks
 } can be expected from this hand alone.
reason-misere-chance = The chance to take no trick at all is about { $percent }%.
reason-bid-higher = The highest bid so far is worth less to this seat than its own.
# The best bid of those that are left.
reason-bid-too-weak = The best bid that is left would be made about { $percent } times in 100: passing is worth more.
reason-misere-too-weak = To take no trick at all would succeed about { $percent } times in 100: passing is worth more.
reason-partners-bid = The partner has the highest bid, and makes it about { $percent } times in 100.
reason-their-bid = The others make their bid about { $percent } times in 100.
reason-no-bid-left = There is no bid left that may be called.
reason-name-best = No other trump promises more.

## Taking part

reason-stay = This hand takes a trick or more about { $percent } times in 100: enough to stay.
reason-drop-out = This hand takes a trick only about { $percent } times in 100: to take none would cost more than staying brings.
reason-call-short = Whoever holds { CARD($card) } becomes the partner, and a single card of that suit leads to it.
reason-call-best = Whoever holds { CARD($card) } becomes the partner, and is likely to take a trick with it.
reason-call-highest = Whoever holds { CARD($card) } becomes the partner: it is the highest card that another may hold.
reason-call-own = The hand takes every trick about { $percent } times in 100, so it calls a card of its own and plays alone.
reason-call-none-left = No card that may be called can be in another hand, so { CARD($card) } is called.

## Alone against others

reason-defend-alone = About { $n ->
    [one] one trick
   *[other] { $n } tricks
 } can be expected from this hand alone: enough to defend without the partner.
reason-defend-together = { $n ->
    [0] Hardly a trick
    [one] About one trick
   *[other] About { $n } tricks
 } can be expected from this hand alone: the partner is needed.

reason-defend-bid = A bid pays the same however many defend against it, so the partner stays in.
reason-jambone = With the cards face up the hand takes every trick about { $percent } times in 100, whatever is called.
reason-no-jambone = With the cards face up the hand would take every trick only about { $percent } times in 100.
reason-jamboree = The hand has the five highest trumps.
reason-no-jamboree = The hand does not have the five highest trumps.
reason-against-exposed = After { CARD($card) } the defenders can take this trick about { $percent } times in 100.

## Exchanges

reason-leave-upcard = Every card of the hand is of more use than { CARD($card) }.
reason-makes-void = { SUIT($suit, form: "cap") } is gone from the hand with this card, and can be trumped then.
reason-least-worth = No other card of the choice is of less use than { CARD($card) }.
reason-asks-best = The partner’s best card helps a hand that has to take every trick.
reason-needs-no-best = The hand takes every trick as it is.
reason-misere-away = { CARD($card) } is the likeliest of these to take a trick.
reason-misere-gives = { CARD($card) } is the least likely of these to take a trick.
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
# Whoever helps the maker is not known yet.
reason-partner-may-win = { CARD($card) } wins the trick, and is probably that of another defender.
reason-partner-may-be-beaten = The partner’s { CARD($card) } may still be beaten.
reason-win-last = { CARD($card) } wins the trick, and nobody plays after it.
reason-win-sure = { CARD($card) } wins the trick: nobody who is still to play can beat it.
reason-win-likely = { CARD($card) } is likely to win the trick.
reason-ruff = { CARD($card) } trumps the trick.
reason-ruff-sure = { CARD($card) } trumps the trick, and nobody who is still to play can beat it.
reason-cannot-win = No card of the hand beats { CARD($card) }.
reason-not-worth-winning = The cards that beat { CARD($card) } are worth more later.

## To take no trick

reason-misere-lead-low = { CARD($card) } is low in its suit: others have to go above it.
reason-misere-lead-first = { CARD($card) } makes { SUIT($suit) } trump, where it does the least harm.
# $best is the card that wins the trick so far.
reason-misere-under = { CARD($card) } stays below { CARD($best) }.
reason-misere-get-rid = { CARD($card) } could take a trick later, and is thrown while that does no harm.
reason-misere-must-win = No card of the hand stays below { CARD($best) }.
reason-misere-leave = { CARD($card) } leaves the trick to the maker, who wants none.
reason-misere-stay-low = { CARD($card) } is the lowest card that may be played: the maker, who is still to play, may have to go above it.
reason-misere-keep-low = { CARD($card) } goes, so that lower cards are left for the maker to beat.

## Bids in play

reason-first-lead = { CARD($card) } makes { SUIT($suit) } trump: the suit that promises most.
reason-secret-partner = This hand holds the card that the maker called, and so plays for the maker.
reason-bid-is-made = The bid is made, and tricks beyond it score nothing.
reason-bid-is-lost = The bid has failed, and the rest of the tricks scores nothing.
reason-first-own-trick = To take no trick at all would cost points, so the first one counts most.

## Players that search: what guessed deals say

reason-no-choice = There is nothing else that may be done.
reason-worlds = This is best on average over { $n } ways in which the unseen cards may lie.
# $us and $them are the points that the own side and the nearest other still need.
reason-score = To win the game we need { $us ->
    [one] one more point
   *[other] { $us } more points
 }, and they { $them }.
reason-often-called = With such a hand the strongest players call so { $percent ->
    [100] practically always
   *[other] about { $percent } times in 100
 }.
reason-often-passed = With such a hand the strongest players pass { $percent ->
    [100] practically always
   *[other] about { $percent } times in 100
 }.
reason-looks-better = By the guessed deals alone another choice looks a little better; how strong players really call counts for more.
reason-all-equal = Whatever is chosen here comes to the same.
# $whole and $part are a number of points: what is before and after its point.
reason-worth-more = It is worth { $whole }.{ $part } points more than the next best choice.
reason-nearly-equal = { CARD($card) } would be nearly as good.
reason-better-than = It is worth { $whole }.{ $part } points more than { CARD($card) }, the next best.
reason-sure-trick = { CARD($card) } takes this trick whatever the others hold.
reason-best-left = { CARD($card) } is the best card of its suit that is left.
reason-trumps-out = { $n ->
    [one] One other trump has
   *[other] { $n } other trumps have
 } not been played yet.
reason-no-trump-out = Nobody else has a trump any more.
reason-partner-made = The partner made { SUIT($suit) } trump, and is likely to have strong cards in it.
reason-opponent-made = An opponent made { SUIT($suit) } trump, and is likely to have strong cards in it.
reason-to-make = { $n ->
    [one] One more trick makes
   *[other] { $n } more tricks make
 } the contract.
reason-to-defeat = { $n ->
    [one] One more trick defeats
   *[other] { $n } more tricks defeat
 } the makers.
reason-contract-made = The contract is made already.
reason-contract-lost = The contract has failed already.
reason-opponent-void = An opponent who is still to play has shown to have no card of { SUIT($suit) }.
reason-partner-void = The partner, who is still to play, has shown to have no card of { SUIT($suit) }.
