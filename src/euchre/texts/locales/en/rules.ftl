### Options and their values.
#
# option-KEY       the label of an option, KEY as after --set with a dash for the dot
# option-KEY-why   one sentence: what it does
# option-KEY-VALUE the label of a value

value-true = yes
value-false = no
value-number = { $n }
# A number that is 0: no points, no limit.
value-none = none
# Packets: rounds of dealing, each seat's number from the dealer's left.
value-packets = { $packets }

# An option and what it is set to, as a house rule is listed.
setting-value = { $option }: { $value }
setting-unused = { $setting } (makes no difference in this game)

# A bid of a ladder, and what is said of it ("Nap (5 tricks, wins 10, loses 5)").
ladder-bid = { BID($bid) }
ladder-bid-with = { BID($bid) } ({ $details })
ladder-wins = wins { $n }
ladder-loses = loses { $n }
# $n cards that the lone maker may exchange with the partner
ladder-alone = { $n ->
    [0] played alone
    [one] played alone with a card from the partner
   *[other] played alone with { $n } cards from the partner
}
ladder-over-last = only over the bid before it

## Groups

group-table = Players
group-pack = Cards
group-deal = Deal
group-auction = Making trump
group-bids = Bids
group-entry = Who takes part
group-exchange = Exchanging cards
group-play = Play
group-score = Points
group-end = End of the game

## Players

option-players = Players
option-players-why = How many seats the table has.
option-partners = Partners
option-partners-why = Who plays with whom.
option-partners-opposite = two fixed sides, seated in turn
option-partners-maker_against_all = the maker against all others
option-partners-called = the maker and the holder of a card that the maker calls, against all others
option-partners-nobody = nobody: each player plays alone

## Cards

option-pack-lowest = Lowest card
option-pack-lowest-why = The pack has every rank from this one up to the ace: nine makes 24 cards, seven 32.
option-pack-copies = Copies of each card
option-pack-copies-why = How often each card is in the pack; the Benny is there once.
option-pack-benny = Benny
option-pack-benny-why = An extra card that beats the right bower and is a trump for every purpose.
option-pack-benny-none = none
option-pack-benny-joker = the joker
option-pack-benny-two_of_spades = the two of spades, which is then not a spade

## Deal

option-deal-first_dealer = First dealer
option-deal-first_dealer-why = How the first dealer of a game is found; after that the deal passes to the left.
option-deal-first_dealer-random = by lot
option-deal-first_dealer-first_jack = the first jack dealt face up
option-deal-first_dealer-first_black_jack = the first black jack dealt face up
option-deal-first_dealer-lowest_draw = the lowest card drawn
option-deal-first_dealer-highest_draw = the highest card drawn
option-deal-packets = Packets
option-deal-packets-why = How many cards each seat gets in each round of dealing, the dealer's left first; a dealer who gets none sits the deal out.
option-deal-turn_up = Turned card
option-deal-turn_up-why = Whether the next card after the deal is turned up, as an auction about that card needs.
option-deal-redeal = Hand for a new deal
option-deal-redeal-why = A hand so poor that its holder may show it and have the cards dealt again by the same dealer.
option-deal-redeal-none = none
option-deal-redeal-ace_no_face = nines and tens with exactly one ace
option-deal-redeal-no_ace_no_face = no ace, face card or Benny (farmer's hand)
option-deal-redeal-no_ace_no_face_no_trump = no ace, face card, Benny or card of the turned suit
option-deal-redeals_each = New deals for each player
option-deal-redeals_each-why = How often each player may ask for a new deal in a game; 0 means always.
option-deal-go_under = Going under
option-deal-go_under-why = A poor hand may be shown, and three of its cards exchanged for three hidden ones of the kitty.
option-deal-go_under-none = not played
option-deal-go_under-no_ace_no_face = with no ace, face card or Benny
option-deal-go_under-three_nines_tens = with three or more nines and tens, which are the cards to exchange

## Making trump

option-auction-kind = Kind of auction
option-auction-kind-why = How trump is made.
option-auction-kind-turn_up = about the turned card
option-auction-kind-bids = by bids, each higher than the last
option-auction-kind-fixed = none: the suit of the turned card is trump
option-auction-stick_the_dealer = Stick the dealer
option-auction-stick_the_dealer-why = Whether the dealer may pass when everybody else has passed twice.
option-auction-stick_the_dealer-off = off: the dealer may pass
option-auction-stick_the_dealer-stick = the dealer must name trump
option-auction-stick_the_dealer-stick_or_pay = the dealer names trump or gives the opponents a point
option-auction-all_pass = When all pass
option-auction-all_pass-why = Who deals after a deal in which nobody made trump.
option-auction-all_pass-next_dealer = the next dealer deals
option-auction-all_pass-same_dealer = the same dealer deals again
option-auction-no_trump = No trump
option-auction-no_trump-why = Whether a deal may be played without trump; then jacks are ordinary cards.
option-auction-no_trump-never = never
option-auction-no_trump-callable = may be named like a suit
option-auction-no_trump-when_passed_out = when all have passed twice
option-auction-low_no_trump = Low no trump
option-auction-low_no_trump-why = No trump may also be named low: then the lowest card of a suit is the best.
option-auction-dirty_clubs = Dirty clubs
option-auction-dirty_clubs-why = If a club is turned up, clubs are trump at once: there is no auction, and nobody may drop out.
option-auction-must_hold = Trump in hand
option-auction-must_hold-why = Who needs a card of the suit to make it trump; the left bower and the Benny do not count.
option-auction-must_hold-nobody = nobody
option-auction-must_hold-caller = whoever makes trump
option-auction-must_hold-caller_or_turned = whoever makes trump, the turned card counting for the dealer
option-auction-must_hold-dealer = the dealer, to take the turned card up
option-auction-turned_bower_forces_pick_up = Turned jack must be taken
option-auction-turned_bower_forces_pick_up-why = The dealer must take up a turned jack that nobody has ordered up (unconfirmed: from general card-game literature).
option-auction-canadian_loner = Canadian loner
option-auction-canadian_loner-why = The dealer's partner can accept the turned card only by playing alone; the second round is free.
option-auction-benny_turned = Benny turned up
option-auction-benny_turned-why = What happens when the turned card is the Benny.
option-auction-benny_turned-named_blind = the dealer names trump before looking at the hand
option-auction-benny_turned-counts_as_suit = it proposes a suit agreed before
option-auction-benny_turned-redeal = the same dealer deals again
option-auction-benny_suit = Suit of a turned Benny
option-auction-benny_suit-why = The suit that a turned Benny proposes, where it proposes one.
option-auction-blind_maker_may_go_alone = Alone after naming blind
option-auction-blind_maker_may_go_alone-why = A dealer who named trump blind may still play alone after seeing the hand (follows from the other rules; no source says it).

## Bids

option-bids-ladder = What may be bid
option-bids-ladder-why = The bids from the lowest to the highest: numbers of tricks, and bids with a name.
option-bids-rounds = Turns to bid
option-bids-rounds-why = How long the auction goes on; it ends at once when nobody can bid higher.
option-bids-rounds-once = one turn for each player
option-bids-rounds-twice = at most two turns for each player
option-bids-rounds-until_passed = until all others pass; who has passed may still bid
option-bids-rounds-pass_is_out = until all others pass; who has passed is out of it
option-bids-trump = Trump of a bid
option-bids-trump-why = When the trump that goes with a bid is said.
option-bids-trump-after = after the auction, by the highest bidder
option-bids-trump-with_bid = with each bid
option-bids-trump-first_lead = never: the suit that the maker leads first is trump
option-bids-forced = Forced bid
option-bids-forced-why = Who has to bid when all others have passed.
option-bids-forced-nobody = nobody
option-bids-forced-dealer = the dealer
option-bids-forced-joker_holder = whoever holds the Benny
option-bids-forced_bid = Tricks of a forced bid
option-bids-forced_bid-why = How many tricks the forced bid promises; a dealer who is forced may also bid higher.
option-bids-forced_loses_half = Forced bid loses half
option-bids-forced_loses_half-why = Who had to bid and fails loses half of the bid, rounded up (of the rounding no source says it).
option-bids-misere_no_trump = Misère without trump
option-bids-misere_no_trump-why = Misère, the bid to take no trick, is played without trump.
option-bids-pay = Score of a bid
option-bids-pay-why = What is scored when a bid is made or fails.
option-bids-pay-tricks = a point for each trick; makers who fail lose their bid
option-bids-pay-stakes = the maker wins the bid from each opponent, or loses it to each
option-bids-pay-maker_only = the maker wins or loses the bid, and nobody else scores
option-bids-pay-winners = the bid to the makers, or to the others if it fails
option-bids-bonus = Bonus for a bid made
option-bids-bonus-why = Points that makers score above their tricks when they make their bid.
option-bids-lone_factor = Factor of a lone hand
option-bids-lone_factor-why = What a bid wins or loses is multiplied with this number if its maker chose to play alone.
option-bids-pool = Pool
option-bids-pool-why = Points that each player puts into a pool at each deal; who bids all tricks and takes them gets it.

## Who takes part

option-entry-alone = Playing alone
option-entry-alone-why = Whoever makes trump may play without the partner, who lays the cards down.
option-entry-partner_may_take_over = Partner may take over
option-entry-partner_may_take_over-why = The partner of a lone maker, if that partner has not passed, may play alone instead.
option-entry-defend_alone = Defending alone
option-entry-defend_alone-why = When one defender may play without the other.
option-entry-defend_alone-never = never
option-entry-defend_alone-vs_lone_maker = against a lone maker
option-entry-defend_alone-always = against any maker
option-entry-steps = Order of steps
option-entry-steps-why = In which order everything between the auction and the first lead happens.
option-entry-steps-take_over = take over
option-entry-steps-defend_alone = defend alone
option-entry-steps-pick_up = dealer's exchange
option-entry-steps-partners_best = partner's best
option-entry-steps-defenders_best = lone defender's best
option-entry-steps-widow = the widow
option-entry-steps-call_partner = calling a partner
option-entry-steps-usual = the usual one
option-entry-steps-stay = staying or dropping out
option-entry-called_card = Called card
option-entry-called_card-why = Which card a maker may call, where its holder becomes the partner.
option-entry-called_card-ace = an ace that is not a trump
option-entry-called_card-any_plain = any card that is not a trump
option-entry-may_drop_out = Dropping out
option-entry-may_drop_out-why = Before the first lead each player but the maker may leave the deal, neither winning nor losing points.

## Exchanging cards

option-exchange-pick_up = Dealer's exchange
option-exchange-pick_up-why = Whether the dealer has to take the turned card when its suit becomes trump.
option-exchange-pick_up-optional = the dealer may take it or leave it
option-exchange-pick_up-optional_if_ordered = the dealer may leave it if another player accepted it
option-exchange-pick_up-mandatory = the dealer must take it
option-exchange-may_discard_turn_up = Laying the turned card away
option-exchange-may_discard_turn_up-why = Whether the dealer may lay away the very card just taken.
option-exchange-partners_best = Partner's best
option-exchange-partners_best-why = A lone maker may ask the partner for the best card.
option-exchange-partners_best-none = not played
option-exchange-partners_best-discard_first = the maker lays cards away first
option-exchange-partners_best-receive_first = the maker sees the partner's cards first
option-exchange-partners_best_cards = Cards from the partner
option-exchange-partners_best_cards-why = How many cards the partner gives, and the maker lays away.
option-exchange-best_may_be_turn_up = Turned card as the best
option-exchange-best_may_be_turn_up-why = A dealer whose partner plays alone may give the turned card.
option-exchange-defenders_best = Defender's best
option-exchange-defenders_best-why = A lone defender may ask for the partner's best, as a lone maker may.
option-exchange-widow = Widow
option-exchange-widow-why = What becomes of the cards left over, where trump is made by bids.
option-exchange-widow-unused = out of play
option-exchange-widow-taken = the maker takes them, and lays as many cards away

## Play

option-play-bowers = Bowers
option-play-bowers-why = The jack of trump and the other jack of its colour are the best trumps.
option-play-leader = First lead
option-play-leader-why = Who leads to the first trick; if that player sits out, the next one to the left leads.
option-play-leader-left_of_dealer = the player at the dealer's left
option-play-leader-left_of_lone_maker = the player at a lone maker's left, otherwise at the dealer's left
option-play-leader-maker = the maker
option-play-last_equal_card_wins = Last of two equal cards wins
option-play-last_equal_card_wins-why = With two copies of a pack, the later of two equal best cards takes the trick, not the earlier.

## Points

option-score-made = Made
option-score-made-why = Points for the makers with most of the tricks, but not all.
option-score-march = March
option-score-march-why = Points for the makers with all the tricks.
option-score-euchre = Euchre
option-score-euchre-why = Points for the defenders if the makers do not take most of the tricks.
option-score-lone_made = Made alone
option-score-lone_made-why = Points for a lone maker with most of the tricks, but not all.
option-score-lone_march = March alone
option-score-lone_march-why = Points for a lone maker with all the tricks.
option-score-jambone = Jambone
option-score-jambone-why = Points for a lone maker who takes every trick with the cards face up, an opponent saying which is played; 0 if it is not played (players say 8; unconfirmed: from general card-game literature).
option-score-jamboree = Jamboree
option-score-jamboree-why = Points for a maker who shows the five highest trumps before the first lead; 0 if it is not played (players say 16; unconfirmed: from general card-game literature).
option-score-lone_euchre = Euchre of a lone maker
option-score-lone_euchre-why = Points for two defenders who stop a lone maker.
option-score-lone_defender = Euchre by a lone defender
option-score-lone_defender-why = Points for a lone defender who stops the makers but does not take every trick.
option-score-lone_defender_march = All tricks by a lone defender
option-score-lone_defender_march-why = Points for a lone defender who takes every trick.
option-score-super_euchre = Makers without a trick
option-score-super_euchre-why = Points for the defenders if the makers take no trick at all.
option-score-four_tricks_needed = Four tricks for the point
option-score-four_tricks_needed-why = The makers need four tricks for the point; with three nobody scores.
option-score-lone_must_take_all = Lone maker must take all
option-score-lone_must_take_all-why = A lone maker who does not take every trick is euchred.
option-score-fast_break = Fast break
option-score-fast_break-why = Makers who lose the first two tricks and win the other three score nothing.
option-score-four_trick_tokens = Four-trick tokens
option-score-four_trick_tokens-why = A side that takes four tricks gets a token, and every fourth token is a point.
option-score-set_back = Set back
option-score-set_back-why = Makers who are euchred lose the points that the defenders would score (unconfirmed: from general card-game literature).
option-score-count_tricks = A point a trick
option-score-count_tricks-why = Each player scores a point for each trick of their own, and nothing else.
option-score-double_after_pass_out = Double after a passed deal
option-score-double_after_pass_out-why = If all pass, nobody scores, and the next deal counts double.
option-score-double_after_pass_out-sheet = The deal after one that all passed counts double.
option-score-trickless = No trick
option-score-trickless-why = Where each trick is a point: what a player loses who stayed in and took no trick, or who made trump and failed.

## End of the game

option-end-target = Points to win
option-end-target-why = The score that wins the game; 0 if deals or counting down decide.
option-end-deals = Most deals
option-end-deals-why = After so many deals the game is over, and the higher score wins; 0 if there is no such limit.
option-end-count_down = Counting down from
option-end-count_down-why = Each score begins at this number and runs down, and who has nothing left wins; 0 if scores run up.
option-end-must_earn = Winning has to be earned
option-end-must_earn-why = A game is won only in a deal in which the winner made a contract or stopped one.
option-end-tie = Reached together
option-end-tie-why = Who wins when several reach the winning score in one deal.
option-end-tie-play_on = the higher score; if equal, the game goes on
option-end-tie-maker_first = the maker; otherwise the higher score
option-end-lone_march_wins = Lone march wins the game
option-end-lone_march_wins-why = The first side to take all tricks alone wins the game at once.
option-end-games = Games to win
option-end-games-why = How many games win the match.
option-end-laps = Laps
option-end-laps-why = Points above the winning score are carried into the next game.
option-end-slam = Slam
option-end-slam-why = A game in which the losers have no point counts as two games.
option-end-rubber = Rubber points
option-end-rubber-why = A game is worth 3 points if the losers have none, 2 if they have one or two, else 1; the match is worth 2 more.
option-end-mercy = Mercy
option-end-mercy-why = A side that falls so many points behind its start loses the game at once; 0 if that is not played.
option-end-mercy-sheet = Mercy: whoever falls { $n ->
    [one] 1 point
   *[other] { $n } points
} behind the start loses the game at once, and the best score of the others wins.
