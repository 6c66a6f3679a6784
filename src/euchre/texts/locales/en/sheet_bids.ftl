### The rule sheet: auctions of bids, and what they score.

## The auction

sheet-bids-once = From the dealer's left, each player has one turn to bid or pass. A bid has to be higher than the last one; the highest bidder is the maker.
sheet-bids-twice = From the dealer's left, each player in turn bids or passes, at most twice each. A bid has to be higher than the last one; the highest bidder is the maker. Nobody bids over their own bid.
sheet-bids-until_passed = From the dealer's left, each player in turn bids or passes, round and round until all others have passed after the highest bid. Who has passed may still bid later. A bid has to be higher than the last one; the highest bidder is the maker.
sheet-bids-pass_is_out = From the dealer's left, each player in turn bids or passes, round and round until all others have passed. Who has passed is out of the bidding. A bid has to be higher than the last one; the highest bidder is the maker.
sheet-bids-dealer-out = The dealer, who has no cards, does not bid.
# $bids is the list of bids; $paired: whether partners take tricks together
sheet-bids-ladder = { $paired ->
    [yes] The bids, from the lowest to the highest: { $bids }. A number is how many tricks one's side will take.
   *[no] The bids, from the lowest to the highest: { $bids }. A number is how many tricks the bidder will take.
}
sheet-bid-misere = { BID($bid, form: "cap") }: to take no trick.
# $every: whether these are all the tricks of a deal
sheet-tricks-bid = { $every ->
    [yes] all { sheet-tricks }
   *[no] { $n ->
        [0] no trick
       *[other] { sheet-tricks }
    }
}
# $higher: whether the bid below asks for as many
sheet-bid-tricks = { BID($bid, form: "cap") }: to take { sheet-tricks-bid }{ $higher ->
    [yes] , for a higher stake.
   *[no] .
}
# Played alone; $others partners sit out, $cards cards come from the partner.
sheet-bid-alone = { BID($bid, form: "cap") }: to take { sheet-tricks-bid } alone, while the { $others ->
    [one] partner lays
   *[other] partners lay
} the cards down and { $others ->
    [one] sits
   *[other] sit
} out{ $cards ->
    [0] .
    [one] ; first the maker changes a card for one of the partner's.
   *[other] ; first the maker changes { $cards } cards for { $cards } of the partner's.
}
sheet-bid-over-last = { BID($bid, form: "cap") } may be bid only over { BID($last) }.
sheet-bids-trump-after = When the bidding is over, the maker names the trump suit.
sheet-bids-trump-with_bid = Each bid names its trump suit too. All suits are equal: only the number or the name makes a bid higher.
sheet-bids-trump-first_lead = No trump is named: the suit of the card that the maker leads first is trump.
sheet-bids-no-trump = Instead of a suit, “no trump” may be named.
sheet-bids-no-trump-low = Instead of a suit, “no trump” may be named, high or low.
# $below: whether the forced bid is lower than all others
sheet-bids-forced-dealer = { $below ->
    [yes] If all others pass, the dealer has to bid, and may then bid { $n }, which nobody else can.
   *[no] If all others pass, the dealer has to bid: { $n } or more.
}
sheet-bids-forced-joker = If all pass, whoever holds the Benny has to show it, and has bid { $n }.
sheet-bids-joker-hidden-next_dealer = If nobody holds the Benny, nobody scores, and the next player deals.
sheet-bids-joker-hidden-same_dealer = If nobody holds the Benny, nobody scores, and the same dealer deals again.
sheet-bids-passed-out-next_dealer = If all pass, nobody scores, and the next player deals.
sheet-bids-passed-out-same_dealer = If all pass, nobody scores, and the same dealer deals again.
# $n partners of a player
sheet-bids-alone = { $n ->
    [one] In naming trump the maker may choose to play alone. The partner then lays the cards face down and sits out.
   *[other] In naming trump the maker may choose to play alone. The partners then lay their cards face down and sit out.
}
# A hand without a card of the turned suit may be thrown in.
sheet-bids-benny-turned = If the Benny is turned up, it counts as { SUIT($suit, form: "one") }.
sheet-words-bid = to bid
sheet-words-bid-no-trump = to bid without trump
sheet-words-name = the maker, naming trump
sheet-words-name-no-trump = the maker, for no trump
sheet-says-bid = “{ BID($bid, form: "cap") }”
sheet-says-bid-in = “{ BID($bid, form: "cap") } in spades”
sheet-says-bid-no-trump = “{ BID($bid, form: "cap") } in no trump”
sheet-says-bid-low = “{ BID($bid, form: "cap") } in no trump”, or “in low no trump”

## Before the first lead

sheet-bid-best-discard = A maker whose bid brings cards from the partner lays as many away first, face down; the partner then gives the best in their place.
sheet-bid-best-receive = A maker whose bid brings cards from the partner gets the partner's best first, and then lays as many away, face down.

## Points

sheet-bid-column = Bid
sheet-tricks-column = Tricks
sheet-made-column = Made
sheet-failed-column = Failed
# Stakes: what each opponent pays, and is paid
sheet-made-from-each = Made, from each
sheet-failed-to-each = Failed, to each
sheet-made-to-makers = Made, to the makers
sheet-failed-to-others = Failed, to the others
sheet-bid = { BID($bid, form: "cap") }
sheet-forced-bid = { BID($bid, form: "cap") }, forced
sheet-bids-from-to = { $low } to { $high }
sheet-as-many-tricks = as many
sheet-none-of-the-tricks = none
# $bonus points above the tricks
sheet-point-a-trick = { $bonus ->
    [0] 1 a trick
   *[other] 1 a trick, and { $bonus } more
}
# In these, $bid is "yes" where several bids stand in a row, so that no one number can be said.
sheet-lost = { $bid ->
    [yes] minus the bid
   *[no] −{ $n }
}
sheet-figure = { $bid ->
    [yes] the bid
   *[no] { $n }
}
# $kind: two fixed sides; a called partner; or each with a score of their own
sheet-pay-tricks = { $kind ->
    [sides] The makers score by the table. The defenders always score a point for each of their tricks.
    [called] Maker and partner score by the table, as many points each. Each of the others always scores a point for each trick of their own.
   *[each] The maker scores by the table. Each of the others always scores a point for each trick of their own.
}
sheet-pay-stakes = Only the bid is paid: by each opponent to the maker if it is made, and by the maker to each if it fails. Tricks above the bid are worth nothing.
sheet-pay-maker_only = { $kind ->
    [sides] Only the bid counts, and only for the makers. Tricks above it are worth nothing, and the defenders never score.
   *[each] Only the bid counts, and only for the maker. Tricks above it are worth nothing, and the others never score.
}
sheet-pay-winners = { $kind ->
    [sides] Only the bid counts: it is scored by the makers if they make it, and otherwise by the defenders. Tricks above it are worth nothing.
    [called] Only the bid counts: it is scored by maker and partner each if it is made, and otherwise by each of the others. Tricks above it are worth nothing.
   *[each] Only the bid counts: it is scored by the maker if it is made, and otherwise by each of the others. Tricks above it are worth nothing.
}
sheet-lone-factor = { $n ->
    [2] If the maker chose to play alone, what the makers win or lose is doubled.
   *[other] If the maker chose to play alone, what the makers win or lose is multiplied by { $n }.
}
sheet-forced-half = { $forced ->
    [dealer] A dealer who had to bid and fails loses only half of the bid, rounded up (of the rounding no source says it).
   *[joker_holder] A holder of the Benny who had to bid and fails loses only half of the bid, rounded up (of the rounding no source says it).
}
# Each player pays $n points into the pool; a deal has $tricks tricks.
sheet-pool = There is a pool. At each deal every player puts { $n ->
    [one] 1 point
   *[other] { $n } points
} in. Whoever bids all { $tricks } tricks and takes them gets what is in it; what is left at the end of the game is shared out, to each as much.
