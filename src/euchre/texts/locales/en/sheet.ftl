### The rule sheet. Sentences stand one below the other, in the order of this file.

## Titles

sheet-brief = In brief
sheet-game = The game
sheet-order = What beats what
sheet-dealing = Dealing
sheet-trump = Making trump
sheet-before = Before the first lead
sheet-play = Play
sheet-score = Points
sheet-end = The end
sheet-mistakes = Mistakes
sheet-unsourced = What no source says
sheet-options = Options in force

## In brief

sheet-players-opposite = { $n }, in two sides
sheet-players-each = { $n }, each alone
sheet-players-called = { $n }, with a partner who is called
sheet-pack-brief = { $n }, { $rank } to ace, { $each } each
sheet-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
sheet-points-down = from { $n ->
    [one] 1 point
   *[other] { $n } points
} down to none
sheet-deals = { $n ->
    [one] 1 deal
   *[other] { $n } deals
}

## The game

# $n players of a side
sheet-sides = { $n ->
    [2] Four play in two sides; partners sit opposite each other and score together.
   *[other] Two sides of { $n } play; their seats are in turn around the table, and a side scores together.
}
sheet-no-sides = { $n ->
    [2] Two play against each other, each with a score of their own.
   *[other] { $n } play, each with a score of their own; in each deal the one who makes trump plays against all the others.
}
# $n tricks in a deal
sheet-aim = A deal has { sheet-tricks }. Whoever makes trump is the maker, and the maker's side has to take at least { $majority } of them. The other side, the defenders, tries to stop that; if it does, the makers are euchred.
sheet-aim-each = A deal has { sheet-tricks }. Whoever makes trump is the maker and has to take at least { $majority } of them. The other side, the defenders, tries to stop that; if it does, the maker is euchred.
sheet-no-sides-bids = { $n ->
    [2] Two play against each other, each with a score of their own.
   *[other] { $n } play, each with a score of their own; in each deal the highest bidder, the maker, plays against all the others.
}
sheet-called-sides = { $n } play, each with a score of their own. In each deal the maker calls a card, and whoever holds it is the maker's partner, in secret until that card is played; these two play against all the others.
sheet-nobody-sides = { $n } play, each alone and with a score of their own: nobody has a partner.
sheet-aim-turn_up-called = A deal has { sheet-tricks }. Whoever makes trump is the maker; maker and partner together have to take at least { $majority } of them. All the others, the defenders, try to stop that; if they do, the makers are euchred.
# $stays: whether players may drop out of a deal
sheet-others-need-one = { $stays ->
    [yes] Everybody else who stays in the deal wants tricks too, and needs at least one.
   *[no] Everybody else wants tricks too, and needs at least one.
}
sheet-aim-turn_up-nobody = A deal has { sheet-tricks }. Whoever makes trump is the maker and has to take at least { $majority } of them. { sheet-others-need-one }
sheet-aim-bids-opposite = A deal has { sheet-tricks }. Whoever bids highest is the maker, and the maker's side has to take at least as many of them as were bid. The other side, the defenders, tries to stop that.
sheet-aim-bids-maker_against_all = A deal has { sheet-tricks }. Whoever bids highest is the maker and has to take at least as many of them as were bid. The other side, the defenders, tries to stop that.
sheet-aim-bids-called = A deal has { sheet-tricks }. Whoever bids highest is the maker; maker and partner together have to take at least as many of them as were bid. All the others, the defenders, try to stop that.
sheet-aim-bids-nobody = A deal has { sheet-tricks }. Whoever bids highest is the maker and has to take at least as many of them as were bid. { sheet-others-need-one }
sheet-aim-fixed-opposite = A deal has { sheet-tricks }. Nobody makes trump: each side tries to take more of them than the other.
sheet-aim-fixed-nobody = A deal has { sheet-tricks }. Nobody makes trump: each player wants tricks, and needs at least one.
sheet-dealer-is-out = The dealer gets no cards and sits the deal out, but wins and loses points like the others who play against the maker.
sheet-clockwise = Dealing, calling and playing go clockwise, to the left.

## What beats what

sheet-pack = The pack has { $n } cards: { $rank } to ace in four suits.
sheet-pack-double = The pack has { $n } cards: { $rank } to ace in four suits, each card twice.
sheet-benny-joker = One of them is the joker, called the Benny: it is the best trump, whatever suit is trump.
sheet-benny-two_of_spades = One of them is the two of spades, called the Benny: it is not a spade but the best trump, whatever suit is trump.
sheet-right-bower = Suppose that { SUIT($suit) } are trump. The jack of trump is the right bower and beats all other cards{ $benny ->
    [yes] {" "}but the Benny
   *[no] {""}
}.
sheet-left-bower = The other jack of the same colour, here { CARD($card) }, is the left bower and comes next. It counts as { SUIT($suit, form: "one") } for the whole deal, and no longer as the suit printed on it.
sheet-no-bowers = There are no bowers: in every suit the jack stands between queen and ten.
sheet-ace-high = The ace is high in every suit. A trump beats every card of the other suits.
sheet-trump-beats = Otherwise the ace is high in every suit. A trump beats every card of the other suits.
sheet-order-no-trump = At no trump no suit beats another, and all jacks are ordinary cards.
sheet-benny-at-no-trump = At no trump the Benny is the only trump.
sheet-order-low = At low no trump each suit is turned round: the { $rank } is the best card and the ace the worst.
# Bids to take no trick
sheet-misere-no-trump = { $benny ->
    [yes] Misère is played without trump: no suit beats another, and the Benny is the only trump.
   *[no] Misère is played without trump: no suit beats another.
}
sheet-misere-trump = Misère is played with a trump like any other bid.
sheet-benny-led-first = If the maker leads the Benny first, the deal has no trump suit, and the Benny is the only trump (follows from the other rules; no source says it).
sheet-caption-low = { SUIT($suit, form: "cap") } at low no trump, and every other suit alike
sheet-caption-trump = { SUIT($suit, form: "cap") }, trump
sheet-caption-next = { SUIT($suit, form: "cap") }, without the jack
sheet-caption-plain = { SUIT($suit, form: "cap") }
sheet-caption-cross = { SUIT($suit, form: "cap") }, and { SUIT($other) } alike

## Dealing

sheet-first-dealer-random = The first dealer is drawn by lot.
sheet-first-dealer-first_jack = For the first dealer, cards are dealt face up to each player in turn: whoever gets the first jack deals.
sheet-first-dealer-first_black_jack = For the first dealer, cards are dealt face up to each player in turn: the first black jack deals.
sheet-first-dealer-lowest_draw = For the first dealer, each player draws a card: the lowest deals, king high and ace low. Those who draw equal draw again.
sheet-first-dealer-highest_draw = For the first dealer, each player draws a card: the highest deals, ace high. Those who draw equal draw again.
sheet-packets-even = The dealer deals { $n } cards to each player, in packets of { $packets }.
sheet-packets-uneven = The dealer deals { $n } cards to each player; from the dealer's left the packets are { $packets }.
# The dealer gets no cards.
sheet-packets-even-others = The dealer deals { $n } cards to each of the other players, in packets of { $packets }, and takes none.
sheet-packets-uneven-others = The dealer deals { $n } cards to each of the other players and takes none; from the dealer's left the packets are { $packets }.
sheet-turn-up-fixed = The next card is turned face up: its suit is trump.
sheet-turn-up-clubs = The next card is turned face up. It matters only if it is a club.
sheet-turn-up-idle = The next card is turned face up and stays out of play. Trump does not depend on it.
sheet-turn-up = The next card is turned face up: its suit is proposed as trump.
sheet-kitty = { $n ->
    [0] No cards are left over.
    [one] One card is left over, the kitty. Nobody sees it, and it is out of play.
   *[other] { $n } cards are left over, the kitty. Nobody sees them, and they are out of play.
}
# At least three, some of which may come into a hand
sheet-kitty-under = { $n } cards are left over, the kitty. Nobody sees them yet.
# Cards left over that the maker will take
sheet-widow = { $n ->
    [one] One card is left over, the widow. Nobody sees it yet.
   *[other] { $n } cards are left over, the widow. Nobody sees them yet.
}
sheet-next-dealer = After each deal the player at the dealer's left deals.
# $n times in a game, 0 for always
sheet-redeal-times = { $n ->
    [0] {""}
    [one] , once in a game
   *[other] , { $n } times in a game
}
# A hand with nothing higher than a ten.
sheet-nothing-high = { $benny ->
    [yes] no ace, face card or Benny
   *[no] no ace or face card
}
sheet-redeal-ace_no_face = A player whose cards are nines and tens (or lower) and exactly one ace may, before the first call of their own, show them and have the same dealer deal again{ sheet-redeal-times }.
sheet-redeal-no_ace_no_face = A player with { sheet-nothing-high } (a farmer's hand) may, before the first call of their own, show the cards and have the same dealer deal again{ sheet-redeal-times }.
sheet-redeal-no_ace_no_face_no_trump = A player with { sheet-nothing-high } and no card of the turned suit may, before the first call of their own, show the cards and have the same dealer deal again{ sheet-redeal-times }.
sheet-go-under-no_ace_no_face = Going under: a player with { sheet-nothing-high } may, before the first call of their own, show the cards and exchange three of them for three of the kitty. One player in a deal may do so.
sheet-go-under-three_nines_tens = Going under: a player with three or more nines and tens (or lower) may, before the first call of their own, show the cards and exchange three such cards for three of the kitty. One player in a deal may do so.

## Making trump

sheet-round-one = First round: from the dealer's left, each player in turn accepts the suit of the turned card as trump, or passes. Whoever accepts is the maker, and the auction is over.
sheet-canadian-loner = In this round the dealer's partner can accept only by playing alone.
sheet-turned-bower = If a jack is turned and nobody has accepted it, the dealer has to take it up (unconfirmed: from general card-game literature).
sheet-round-two = Second round: if all pass, the dealer turns the card down. From the dealer's left, each player in turn names one of the other suits as trump, or passes. The suit turned down cannot be named.
sheet-no-trump-callable = In this round “no trump” may be named, too: then no suit is trump.
sheet-no-trump-callable-low = In this round “no trump” may be named, too, high or low: then no suit is trump.
sheet-dirty-clubs = { $stays ->
    [yes] If a club is turned up, clubs are trump at once: nobody is the maker, nobody may drop out, and the turned card stays out of play. Otherwise trump is made as follows.
   *[no] If a club is turned up, clubs are trump at once: nobody is the maker, and the turned card stays out of play. Otherwise trump is made as follows.
}
sheet-benny-is-no-club = The Benny turned up is no club.
sheet-fixed = There is no auction: the suit of the turned card is trump, and nobody is the maker. The turned card stays out of play.
# $free: whether no trump may be named as well
sheet-stick = { $free ->
    [yes] Stick the dealer: if all others have passed twice, the dealer has to name a suit or “no trump”.
   *[no] Stick the dealer: if all others have passed twice, the dealer has to name a suit.
}
sheet-stick-or-pay = Stick or pay: if all others have passed twice, the dealer names a suit or passes; a pass gives the other side 1 point, and the next player deals.
sheet-stick-or-pay-each = Stick or pay: if all others have passed twice, the dealer names a suit or passes; a pass gives each of the others 1 point, and the next player deals.
sheet-passed-out-no-trump = If all pass twice, the deal is played at no trump without a maker. The side with more tricks scores { $made }, and { $march } for all of them.
# Each plays alone, and scores tricks
sheet-passed-out-no-trump-each = If all pass twice, the deal is played at no trump without a maker, and everybody needs a trick.
sheet-passed-out-next_dealer = If all pass twice, nobody scores, and the next player deals.
sheet-passed-out-same_dealer = If all pass twice, nobody scores, and the same dealer deals again.
# What does not count as a card of the suit.
sheet-not-natural = { $benny ->
    [yes] The left bower and the Benny do not count.
   *[no] The left bower does not count.
}
sheet-must-hold-caller = Whoever accepts or names a suit must hold a card of that suit. { sheet-not-natural }
sheet-must-hold-caller_or_turned = Whoever accepts or names a suit must hold a card of that suit; for the dealer in the first round the turned card is one. { sheet-not-natural }
sheet-must-hold-dealer = A dealer who takes the card up must hold another card of its suit. { sheet-not-natural }
# $n partners of a player
sheet-alone = { $n ->
    [one] Whoever makes trump may, in the same breath, choose to play alone. The partner then lays the cards face down and sits out.
   *[other] Whoever makes trump may, in the same breath, choose to play alone. The partners then lay their cards face down and sit out.
}
sheet-alone-each = Whoever makes trump may, in the same breath, say “alone” too: everybody plays as before, but the deal scores otherwise.
sheet-never-alone = Nobody may play alone.
# $must: whether the dealer has to take a card that was accepted
sheet-benny-turned-named_blind = { $must ->
    [yes] If the Benny is turned up, the dealer names trump before looking at the hand, is the maker, and takes the Benny as any turned card.
   *[no] If the Benny is turned up, the dealer names trump before looking at the hand, is the maker, and may take the Benny as any turned card.
}
sheet-benny-turned-counts_as_suit = If the Benny is turned up, it proposes { SUIT($suit) }.
sheet-benny-turned-redeal = If the Benny is turned up, the same dealer deals again.
sheet-blind-alone = Having looked at the hand, this dealer may still play alone (follows from the other rules; no source says it).
sheet-blind-not-alone = This dealer may not play alone.
sheet-words-who = Who
sheet-words-says = Says
sheet-words-opponent = an opponent of the dealer, accepting
sheet-words-other = another player, accepting
sheet-words-partner = the dealer's partner, accepting
sheet-words-dealer = the dealer, accepting
sheet-words-decline = to decline
sheet-words-dealer-declines = the dealer, declining
sheet-words-second-round = in the second round
sheet-words-no-trump = there, for no trump
sheet-words-call-partner = the maker, calling a partner
sheet-words-stay = to stay in the deal
sheet-words-drop-out = to drop out
sheet-words-alone = to play alone
sheet-words-jambone = alone, to play face up
sheet-words-jamboree = the maker, with the five highest trumps
sheet-words-defend-alone = to defend alone
sheet-says-order-up = “I order it up”
sheet-says-assist = “I assist”
sheet-says-take-up = “I take it up”
sheet-says-pass = “Pass”
sheet-says-turn-down = “I turn it down”
sheet-says-name = “I name spades”
sheet-says-name-no-trump = “I name no trump”
sheet-says-name-low = “I name no trump”, or “low no trump”
sheet-says-call-partner = “I call the ace of clubs”
sheet-says-stay = “I stay in”
sheet-says-drop-out = “I drop out”
sheet-says-alone = the same, and “alone”
sheet-says-jambone = “Jambone”
sheet-says-jamboree = “Jamboree”
sheet-says-defend-alone = “I defend alone”

## Before the first lead

sheet-take-over = The partner of a lone maker, if that partner has not passed in that round, may take over and play alone instead.
sheet-jambone = Jambone: whoever has just gone alone may say at once that the hand is played face up. After all exchanges its cards are shown to everybody. In each trick the next player who takes part, clockwise from the maker, says which of them is played; the hand has to follow suit like any other (unconfirmed: from general card-game literature).
sheet-jamboree = Jamboree: before the first lead, a maker who holds the five highest trumps, the turned card included if it was taken, may show them. That scores { $points }, and the deal is not played (unconfirmed: from general card-game literature).
sheet-defend-alone-vs_lone_maker = Against a lone maker, one defender may play alone while the partner sits out. The one at the maker's left is asked first, and the first to claim it has it.
sheet-defend-alone-always = Against any maker, alone or not, one defender may play alone while the partner sits out. The one at the maker's left is asked first, and the first to claim it has it.
sheet-pick-up-optional = If the turned card was accepted, the dealer may take it into the hand and lay another card away, or leave it on the table; everybody sees which.
sheet-pick-up-optional_if_ordered = If the turned card was accepted, the dealer takes it into the hand and lays another card away. If another player accepted it, the dealer may also leave it on the table; everybody sees which.
sheet-pick-up-mandatory = If the turned card was accepted, the dealer takes it into the hand and lays a card away.
sheet-discard-other = The card laid away is hidden, and cannot be the one just taken.
sheet-discard-any = The card laid away is hidden, and may even be the one just taken.
sheet-dealer-sits-out = If the dealer sits out, the turned card stays out of play.
# $n cards
sheet-partners-best-discard_first = { $n ->
    [one] A lone maker may lay a card away, face down, and then get the partner's best card in its place.
   *[other] A lone maker may lay { $n } cards away, face down, and then get the partner's best { $n } in their place.
}
sheet-partners-best-receive_first = { $n ->
    [one] A lone maker may get the partner's best card, and then lay a card away, face down.
   *[other] A lone maker may get the partner's best { $n } cards, and then lay as many away, face down.
}
sheet-best-turn-up = A dealer whose partner accepted the turned card and plays alone may give that card.
sheet-defenders-best = { $n ->
    [one] A lone defender may get the partner's best card in the same way.
   *[other] A lone defender may get the partner's best { $n } cards in the same way.
}
sheet-widow-taken = { $n ->
    [one] The maker takes the widow into the hand, and lays another card or the same one away, face down.
   *[other] The maker takes the { $n } cards of the widow into the hand, and lays as many cards away, face down.
}
sheet-call-ace = The maker calls an ace that is not a trump. Whoever holds it is the maker's partner, but does not say so: all others learn it when the ace is played.
sheet-call-card = The maker calls a card that is not a trump. Whoever holds it is the maker's partner, but does not say so: all others learn it when the card is played.
# $kitty: whether cards are left over
sheet-called-alone = { $kitty ->
    [yes] If nobody holds it because it is out of play, or if the maker holds it, the maker plays against all without a partner.
   *[no] If the maker holds it, the maker plays against all without a partner.
}
sheet-stay = From the maker's left, each of the others stays in the deal or drops out. Who drops out plays no card and neither wins nor loses points; if all do, the maker has all the tricks.

## Play

sheet-leader-left_of_dealer = The player at the dealer's left leads to the first trick.
sheet-leader-left_of_lone_maker = The player at the dealer's left leads to the first trick; against a lone maker, the player at the maker's left.
sheet-leader-left_of_maker = The player at the maker's left leads to the first trick.
sheet-leader-maker = The maker leads to the first trick.
# Where a deal may have no maker
sheet-leader-no-maker = If nobody is the maker, the player at the dealer's left leads.
sheet-first-lead-is-trump = The maker may lead any card: its suit is trump.
sheet-sits-out = Whoever sits out plays no card in that deal, and is passed over.
sheet-follow = Each player must play a card of the suit led if there is one in the hand, and otherwise any card. Nobody has to trump or to win a trick.
sheet-follow-left = The left bower follows trump: if { SUIT($suit) } are led, { CARD($card) } has to be played like any other trump.
sheet-follow-benny = The Benny is a trump here too, and has to be played to a lead of trump.
sheet-trick = The best trump takes the trick, or the best card of the suit led if there is no trump in it. The winner leads to the next trick.
sheet-equal-first = Of two equal best cards the one played first wins.
sheet-equal-last = Of two equal best cards the one played last wins.

## Points

sheet-one-side-scores = Only one side scores in a deal.
sheet-maker-or-others = In a deal either the maker scores, or each of the others.
sheet-both-or-others = In a deal either maker and partner score, as many points each, or each of the others.
sheet-set-back = Set back: makers who are euchred lose points, and the defenders never win any (unconfirmed: from general card-game literature).
sheet-each-scores-tricks = Each player scores alone: a point for each trick.
# $even: whether both sides may take as many tricks
sheet-more-tricks-score = { $even ->
    [yes] Only the side with more tricks scores, and neither if both have as many.
   *[no] Only the side with more tricks scores.
}
sheet-four-tricks = Four tricks are needed for the point; with three nobody scores.
sheet-must-take-all = A lone maker has to take all { $n } tricks, and is euchred otherwise.
sheet-fast-break = Fast break: makers who lose the first two tricks and win the other three score nothing, and neither do the defenders.
sheet-tokens = A side with exactly four tricks also gets a token; its fourth token is changed for 1 point.
sheet-tokens-player = A player with exactly four tricks also gets a token; the fourth token is changed for 1 point.
sheet-side-takes = A side takes
sheet-player-takes = A player takes
sheet-each-trick = each trick
sheet-no-trick = no trick
sheet-maker-below = the maker, with fewer than { $n }
sheet-maker-below-bid = the maker, with fewer than were bid
sheet-who-dropped-out = dropped out
sheet-minus = { $n ->
    [0] 0
   *[other] −{ $n }
}
sheet-to-both = { $n } each
sheet-lost-by-makers = −{ $n }
sheet-lost-by-both = −{ $n } each
sheet-not-alone-column = as usual
sheet-with-partner = with a partner
sheet-without-partner = without one
sheet-makers-take = Makers take
sheet-maker-takes = Maker takes
sheet-together = together
sheet-alone-column = alone
sheet-nothing = –
sheet-tricks = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
# $kind is none, one, or, to: how a range of numbers is said
sheet-range = { $kind ->
    [none] none
    [one] { $low }
    [or] { $low } or { $high }
   *[to] { $low } to { $high }
}
sheet-range-made = { $kind ->
    [one] { $low ->
        [one] 1 trick
       *[other] { $low } tricks
    }
   *[other] { sheet-range } tricks
}
sheet-all-tricks = all { $n }, a march
sheet-all-exposed = all { $n }, face up: a jambone
sheet-five-best = the five highest trumps, shown: a jamboree
sheet-range-euchred = { sheet-range }: euchred
sheet-range-lone-defender = { sheet-range }, against a lone defender
sheet-to-defenders = { $n } to the defenders
sheet-to-each = { $n } to each of the others
sheet-to-lone-defender = { $n } to the defenders

## The end

sheet-end-target-side = The first side with { $n ->
    [one] 1 point
   *[other] { $n } points
} wins the game.
sheet-end-target-player = The first player with { $n ->
    [one] 1 point
   *[other] { $n } points
} wins the game.
sheet-end-count-down-side = Each side begins with { $n ->
    [one] 1 point
   *[other] { $n } points
}, and what it scores is taken off: scores run down. The first side with nothing left wins the game.
sheet-end-count-down-player = Each player begins with { $n ->
    [one] 1 point
   *[other] { $n } points
}, and what they score is taken off: scores run down. The first player with nothing left wins the game.
sheet-end-deals = A game has { $n ->
    [one] 1 deal
   *[other] { $n } deals
}; the higher score wins, and equal scores are a draw.
sheet-end-deals-at-most = If nobody has won after { $n ->
    [one] 1 deal
   *[other] { $n } deals
}, the game is over: the best score wins, and equal scores are a draw.
sheet-end-deals-thrown-in = A hand thrown in does not count as a deal.
sheet-must-earn = Having the points is not enough: a game is won only in a deal in which the winner made a contract or stopped one.
sheet-scores-fall = Points can also be lost: a score may be below zero.
sheet-scores-rise = Points that are lost are added on again, even above the number at the start.
sheet-tie-play_on = If several get there in the same deal, the best score wins; if that is equal, the game goes on until one leads.
sheet-tie-maker_first = If several get there in the same deal, whoever made trump wins if among them; otherwise the best score wins, and if that is equal the game goes on until one leads.
sheet-lone-march-wins = All tricks taken by a lone maker win the game at once.
sheet-match-side = The first side to win { $n } games wins the match.
sheet-match-player = The first player to win { $n } games wins the match.
sheet-laps = Laps: the winner's points above the target are carried into the next game, but never so many that it would be won before it begins.
sheet-slam = Slam: a game in which the losers have no point counts as two games.
sheet-rubber = Rubber points: a game gives the winners 3 if the losers have no point, 2 if they have 1 or 2, and otherwise 1; winning the match gives 2 more.

## Mistakes

sheet-no-mistakes = Misdeals and revokes do not occur: the program deals, and it refuses a card that may not be played.

## What no source says
#
# $setting is an option and its value, as in "Points to win: 62".

sheet-unsourced-recall = { $setting }. Known of card games in general; no source of this game says so.
sheet-unsourced-derived = { $setting }. This follows from the other rules or from similar games; no source says so.
sheet-unsourced-gap = { $setting }. No source says anything here, and some value had to be chosen.
