### Rules that make no game.

## What is wrong with rules
#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = “{ $option }” cannot be { $value }: choose a number from { $low } to { $high }.
rules-steps-each-once = “{ $option }” has to list each of the five steps once.
rules-packets-per-seat = “{ $option }” needs one number for each of the { $players } players in every round, such as 3-2-3-2.
rules-packets-unequal = “{ $option }” has to give every player the same number of cards in the end, and no number may be below 0.
rules-hand-size = “{ $option }” gives each player { $n } cards: there must be from 1 to 16.
rules-pack-too-small = The deal needs { $need } cards and the pack has { $have }: choose a lower “{ option-pack-lowest }”, fewer players or fewer cards each.
rules-no-jacks = “{ $option }” can be no higher than the jack: without jacks there are no bowers.
rules-pack-too-large = A pack may have at most { $n } cards: choose a higher “{ option-pack-lowest }” or one copy of each card.
rules-two-is-in-the-pack = The two of spades cannot be the Benny while twos are in the pack: choose a higher “{ option-pack-lowest }” or the joker.
rules-auction-needs-turn-up = Trump is made from a turned card, so “{ $option }” has to be yes.
rules-go-under-needs-kitty = “{ $option }” needs three cards in hand and three hidden cards in the kitty, which has { $n }.
rules-redeals-of-nothing = “{ $option }” needs a hand that may be dealt again: choose one under “{ $other }”, or set it to 0.
rules-partners-need-even-seats = Two sides need four, six or eight players: change “{ option-players }”, or choose “{ option-partners-maker_against_all }”.
rules-needs-partners = “{ $option }” needs partners: switch it off, or choose “{ option-partners-opposite }” under “{ $other }”.
rules-needs-alone = “{ $option }” needs “{ $other }”: switch that on, or this off.
rules-needs-partners-best = “{ $option }” needs “{ $other }”: switch that on, or this off.
rules-best-needs-one-partner = “{ $option }” needs a single partner: choose it for four players or fewer.
rules-best-before-entry = “{ $option }” lets a lone player ask for the best before it is settled who plays: put the step of who plays before that of the best.
rules-best-exceeds-hand = “{ $option }” cannot be more than the { $n } cards of a hand.
rules-needs-defend-alone = “{ $option }” needs “{ $other }”: switch that on, or this off.
rules-defend-alone-needs-four = “{ $option }” is for four players or fewer.
rules-never-passed-out = With “{ option-auction-stick_the_dealer }” the dealer never passes last, so a deal is never passed out: choose another “{ option-auction-no_trump }”.
rules-pay-or-no-trump = A dealer who passes last cannot both pay a point and play at no trump: choose one of the two.
rules-forced-but-must-hold = A dealer who must take a turned jack cannot also need a trump in hand to take it: choose “{ option-auction-must_hold-caller_or_turned }” or switch one off.
rules-no-benny-to-turn = “{ option-auction-benny_turned }” needs a Benny in the pack: choose one under “{ $other }”.
rules-super-euchre-below-euchre = “{ $option }” cannot be worth less than “{ $other }”.
rules-march-below-made = “{ $option }” cannot be worth less than “{ $other }”.
rules-four-of-five-tricks = “{ $option }” is for deals of five tricks: deal five cards each, or switch it off.
rules-never-ends = Such a game might never end: making it, a march and a euchre must each be worth at least a point.
rules-target-or-deals = Set either “{ $option }” or “{ $other }”, and the other to 0.
rules-laps-need-target = Laps and winning by a lone march need “{ option-end-target }”: set it, and “{ option-end-deals }” to 0.
rules-rubber-needs-games = “{ $option }” need a match of several games: set “{ $other }” to 2 or more.
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = There is no option “{ $name }”. Options are, for example, end.target and pack.lowest.
rules-unknown-option-near = There is no option “{ $name }”. Did you mean { $near }?
rules-bad-value = { $name } cannot be “{ $value }”. Possible: { $allowed }.
rules-bad-number = { $name } cannot be “{ $value }”: write a whole number.
rules-bad-list = { $name } cannot be “{ $value }”: write a list such as { $example }.
rules-unknown-preset = There is no game “{ $name }”. There are { $names }.
rules-unknown-preset-near = There is no game “{ $name }”. Did you mean { $near }?
