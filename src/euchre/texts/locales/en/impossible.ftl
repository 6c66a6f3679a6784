### Rules that make no game.

## What is wrong with rules
#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = “{ $option }” cannot be { $value }: choose a number from { $low } to { $high }.
rules-steps-each-once = “{ $option }” may list each step only once.
rules-packets-per-seat = “{ $option }” needs one number for each of the { $players } players in every round, such as 3-2-3-2.
rules-packets-unequal = “{ $option }” has to give every player the same number of cards in the end, but for a dealer who gets none at all, and no number may be below 0.
rules-hand-size = “{ $option }” gives each player { $n } cards: there must be from 1 to 16.
rules-pack-too-small = The deal needs { $need } cards and the pack has { $have }: choose a lower “{ option-pack-lowest }”, fewer players or fewer cards each.
rules-no-jacks = “{ $option }” can be no higher than the jack: without jacks there are no bowers.
rules-pack-too-large = A pack may have at most { $n } cards: choose a higher “{ option-pack-lowest }” or one copy of each card.
rules-two-is-in-the-pack = The two of spades cannot be the Benny while twos are in the pack: choose a higher “{ option-pack-lowest }” or the joker.
rules-auction-needs-turn-up = A turned card decides about trump in this game, so “{ $option }” has to be yes.
rules-go-under-needs-kitty = “{ $option }” needs three cards in hand and three hidden cards in the kitty (which has { $n }), and no maker who takes it.
rules-redeals-of-nothing = “{ $option }” needs a hand that may be dealt again: choose one under “{ $other }”, or set it to 0.
rules-partners-need-even-seats = Two sides need four, six or eight players: change “{ option-players }”, or choose another “{ option-partners }”.
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
rules-jamboree-of-five = “{ $option }” needs hands of five cards or more, and at least five trumps: change the deal or the pack, or set it to 0.
rules-never-ends = Such a game might never end: making it, a march and a euchre must each be worth at least a point.
rules-target-or-deals = Set either “{ $option }” or “{ option-end-count_down }”, not both; or neither, and “{ $other }”.
rules-laps-need-target = Laps and winning by a lone march need “{ option-end-target }” or “{ option-end-count_down }”: set one of them.
rules-rubber-needs-games = “{ $option }” need a match of several games: set “{ $other }” to 2 or more.
rules-fixed-needs-sides = Where the turned card alone makes trump, nobody is maker: choose “{ option-partners-opposite }”, or each player alone with “{ option-score-count_tricks }”.
rules-dealer-is-out = A dealer who is dealt no cards does not go with “{ $option }” as it is set: that needs three or more players, no turned card, the maker against all others, and no forced bid of the dealer.
rules-called-partner = Calling a partner does not go with “{ $option }” as it is set: it needs four or more players, each card once, and a trump that is named before the lead.
rules-count-tricks-each = “{ option-score-count_tricks }” and “{ option-partners-nobody }” under “{ option-partners }” need each other: choose both or neither.
rules-drop-out-each = “{ $option }” needs players who each play alone: choose “{ option-partners-nobody }” under “{ $other }”, or switch it off.
rules-ladder-unclear = “{ $option }” needs at least one bid, no bid twice, and a first bid that may be made over nothing.
rules-ladder-falls = “{ $option }” has to climb: a number of tricks cannot stand above a higher one.
rules-bid-exceeds-hand = “{ $option }” promises more tricks than a hand has ({ $n }), or promises none without being misère.
rules-misere-needs-points = Misère needs figures of its own in “{ $option }” for what it wins and what it loses, such as misere0+3-3.
rules-forced-needs-joker = “{ option-bids-forced-joker_holder }” cannot be forced to bid without a Benny in the pack: choose one under “{ $other }”, or another “{ $option }”.
rules-first-lead-needs-leader = If the maker's first lead is to fix trump, the maker has to lead: choose “{ option-play-leader-maker }” under “{ $other }”, or another “{ $option }”.
rules-stakes-need-one-maker = “{ $option }” as it is set needs one maker against all others: choose “{ option-partners-maker_against_all }” under “{ $other }”.
rules-needs-turn-up-auction = “{ $option }” is about a turned card: switch it off, or choose “{ option-auction-kind-turn_up }” under “{ $other }”.
rules-widow-needs-bids = “{ option-exchange-widow-taken }” needs an auction of bids: choose it under “{ $other }”, or “{ option-exchange-widow-unused }” under “{ $option }”.
rules-low-needs-no-trump = “{ $option }” needs no trump to be named: choose “{ option-auction-no_trump-callable }” under “{ $other }”, or switch it off.
rules-dirty-clubs = “{ $option }” needs players who each play alone, with “{ $other }”: switch that on, or this off.
rules-needs-deal-limit = Points can be lost in this game, so it might never end: set “{ $option }” to the most deals it may have.
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = There is no option “{ $name }”. Options are, for example, end.target and pack.lowest.
rules-unknown-option-near = There is no option “{ $name }”. Did you mean { $near }?
rules-bad-value = { $name } cannot be “{ $value }”. Possible: { $allowed }.
rules-bad-number = { $name } cannot be “{ $value }”: write a whole number.
rules-bad-list = { $name } cannot be “{ $value }”: write a list such as { $example }.
rules-unknown-preset = There is no game “{ $name }”. There are { $n }, such as { $names }.
rules-unknown-preset-near = There is no game “{ $name }”. Did you mean { $near }?
