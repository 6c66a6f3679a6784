### Hints on request, and guidance for who learns a game: what the present phase is about.
#
# $who is the name of a seat, $you is "yes" if it is the reader's own, "no" else.

## Numbers of a hint

# Points with their sign: $whole and two digits of $part. $sign is plus, minus or none.
hint-number = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ $whole }.{ $part }
hint-percent = { $n }%
# What an action brings on average: $points is a hint-number, $chance a hint-percent.
hint-worth = { $points } points from this deal
hint-worth-chance = { $points } points from this deal, { $chance } of games won

hint-best = Suggested: { $action }
hint-best-worth = Suggested: { $action } ({ $worth }).
hint-choice = { $action }: { $worth }

## What the guidance is about

guide-title-deal = A new deal
guide-title-round-one = The turned card
guide-title-round-two = The second round
guide-title-bids = The auction
guide-title-blind = Trump without looking
guide-title-alone = Alone?
guide-title-name = Naming trump
guide-title-under = Going under
guide-title-jambone = Cards face up?
guide-title-jamboree = The five highest trumps
guide-title-take-over = Taking over
guide-title-defend = Defending alone
guide-title-pick-up = The exchange
guide-title-best = The partner’s best
guide-title-widow = The widow
guide-title-call = Calling a partner
guide-title-stay = Staying in
guide-title-lead = The lead
guide-title-follow = Playing to a trick
guide-title-exposed = A hand face up
guide-title-score = The score

## Making trump

guide-round-one = The turned card, { CARD($card) }, proposes { SUIT($suit) }. Trump beats every other suit, and whoever accepts makes it trump.
# $taker is whose hand the turned card comes to: you, partner, or other.
guide-taker = { $taker ->
    [you] You deal: if it is accepted, { CARD($card) } comes to your hand.
    [partner] Your partner deals, and gets { CARD($card) } if it is accepted.
   *[other] An opponent, { $who }, deals and gets { CARD($card) } if it is accepted.
}
guide-would-be-trump = With { SUIT($suit) } you would have { $n ->
    [0] no trump
    [one] one trump
   *[other] { $n } trumps
}.
guide-round-two = Now { SUIT($suit) } cannot be trump any more. Name another suit that is strong in your hand, or pass. Whoever passed may have been weak in { SUIT($next) } as well.
guide-round-two-any = Name the suit that is strong in your hand, or pass.
guide-must = You may not pass: choose what does the least harm.
guide-bowers = In trump the jack is best (the right bower), and after it the other jack of the same colour (the left bower), which counts as trump.
guide-bowers-of = In { SUIT($suit) } the best card is { CARD($card) }, the right bower, and after it { CARD($left) }, the left bower, which counts as { SUIT($suit) }. Then come ace, king, queen and so on.
guide-benny = Above them stands { CARD($card) }, the best trump of all.
guide-alone = A lone player does without the partner ({ $who }), and scores { $points } for all { $n } tricks: only for a very strong hand.
guide-alone-side = A lone player does without the partners, and scores { $points } for all { $n } tricks: only for a very strong hand.
guide-alone-bid = A lone player does without the partner: only for a very strong hand.
guide-blind = You name trump before you see your cards, so any suit is as good as another.
guide-name-trump = Yours is the highest bid ({ BID($bid) }). Name the suit of which you have most and best cards.
guide-bids = Bid how many of the { $n } tricks you want to take, higher than the bids before, or pass. The highest bid plays.
guide-highest = { $you ->
    [yes] Your bid stands: { BID($bid) }.
   *[no] The highest bid so far is { BID($bid) }, by { $who }.
}
guide-trump-with-bid = A bid says its trump.
guide-trump-after-bid = The highest bidder names trump afterwards.
guide-trump-by-lead = The first card of the highest bidder makes trump.

## Points

# $paired: two sides play. $back: makers who fail lose the points instead. $nobody: tricks with
# which neither makers nor others score; 0 for none.
guide-majority = Who makes trump needs { $n } of { $tricks } tricks, for { points-made }; all { $tricks } score { $march }. With { $nobody ->
    [0] fewer
   *[other] { $nobody } nobody scores; with fewer
}, { $back ->
    [yes] the makers lose { $euchre }
   *[no] { $paired ->
        [yes] the other side scores { $euchre }
       *[no] each other player scores { $euchre }
    }
}: that is a euchre.
points-made = { $made ->
    [one] 1 point
   *[other] { $made } points
}
guide-more-tricks = Nobody makes trump: the side with more tricks scores { points-made }, with all tricks { $march }.
guide-each-trick = Each trick you take scores a point. Whoever stays in and takes none loses { $n }.
guide-target = The first to { $n } wins the game.
guide-target-down = The first with nothing left wins the game.
guide-deals = The most points after the last deal win the game.

## Between auction and play

guide-take-over = { $who } plays alone. You may play alone in that place, with your own hand: all { $n } tricks score { $points }.
guide-defend = { $suit ->
    [N] { $who } chose no trump.
    [L] { $who } chose { SUIT($suit) }.
   *[other] { $who } made trump ({ SUIT($suit) }).
 } To beat the makers without your partner scores { $points }: only with several sure tricks.
guide-pick-up = { $up ->
    [yes] The turned card, { CARD($card) }, comes to your hand for a card that you lay away, face down.
   *[no] You have { CARD($card) }, and lay a card away for it, face down.
}
guide-what-to-lay-away = Keep trumps and aces. A low card that is alone in its suit is good to lay away: you can trump that suit then.
guide-under = You go under: lay { $n ->
    [one] one more card
   *[other] { $n } more cards
} away, and get as many from the kitty.
guide-widow = You have taken the widow. Lay { $n ->
    [one] one more card
   *[other] { $n } more cards
} away.
guide-ask-best = You play alone and may ask { $who } for { $n ->
    [one] the best card of that hand
   *[other] the best { $n } cards of that hand
}, for as many of yours.
guide-best-away = Lay { $n ->
    [one] one card
   *[other] { $n } cards
} away: as many come from your partner.
guide-give = { $who } plays alone. Give { $n ->
    [one] your best card
   *[other] your best { $n } cards
}: high trumps, else aces.
guide-call = You choose your partner by a card: whoever holds it plays with you, and nobody else knows until it is played.
guide-stay = { $suit ->
    [N] { $who } chose no trump.
    [L] { $who } chose { SUIT($suit) }.
   *[other] { $who } made trump ({ SUIT($suit) }).
 } Stay in if your hand is likely to take a trick; who drops out neither wins nor loses.
guide-jambone = You play alone. With your cards face up an opponent says which of them you play; all { $n } tricks score { $points } then.
guide-jamboree = Whoever made trump and holds the five highest trumps may show them, for { $points } points.

## Play

guide-first-lead = You play the first card of the first trick.
# The trick was won by trumping another suit where $trump is "yes".
guide-last-trick = { $trump ->
    [yes] The last trick was trumped with { CARD($card) }
   *[no] The last trick was won with { CARD($card) }
}{ $you ->
    [yes] : it is yours, so you lead.
   *[no] : it went to { $who }.
}
guide-lead = Lead any card. The others have to follow its suit{ $trump ->
    [yes] , or may trump it if they cannot
   *[no] { "" }
}.
guide-lead-is-trump = The suit of the card you lead now is trump: choose your best suit.
guide-follow = { SUIT($suit, form: "cap") } were led, so play { SUIT($suit) }{ $n ->
    [one] : you have one card that may be played.
   *[other] : { $trumps ->
        [yes] the highest wins, unless somebody trumps.
       *[no] the highest wins.
    }
}
guide-follow-any = The card that was led has no suit, so you may play any card.
guide-trump-in = You have none of the suit that was led ({ SUIT($suit) }), so any card may be played. A trump takes the trick, unless there is a higher one in it.
guide-no-suit = You have none of the suit that was led ({ SUIT($suit) }), so any card may be played, but none of yours can win. Throw a card of little use.
guide-left = Mind the left bower: { CARD($card) } counts as { SUIT($suit) }.
# $partner: whether that seat plays with the reader: yes, no, or unknown.
guide-winning = So far { CARD($card) } wins the trick, { $partner ->
    [yes] the card of your partner, { $who }.
    [no] the card of { $who }, who plays against you.
   *[other] the card of { $who }.
}
# $side is "yes" if the reader plays on the makers' side; $n are the tricks needed.
guide-goal = { $side ->
    [yes] Your side made trump and needs { $n ->
        [one] one trick
       *[other] { $n } tricks
    }; it has { $taken }.
   *[no] The makers need { $n ->
        [one] one trick
       *[other] { $n } tricks
    } and have { $taken }: take enough to stop them.
}
guide-made = The makers have the tricks that they need.
guide-misere = { $you ->
    [yes] You may not take a single trick: play below the others.
   *[no] { $side ->
        [yes] Your side may not take a single trick: play below the others.
       *[no] { $who } may not take a single trick: make that happen, with low cards.
    }
}
guide-exposed = The cards of { $who } lie face up, and you say which of them is played.

## While others act

guide-dealing = The cards are dealt.
guide-watch-auction = One after the other, clockwise, all say whether they make trump or pass.
guide-watch-bids = One after the other, clockwise, all bid higher or pass.
guide-watch-step = Before the first card { $who } decides something.
guide-watch-play = Everybody plays one card to a trick, following the suit led. The highest card of that suit wins{ $trump ->
    [yes] , or the highest trump
   *[no] { "" }
}, and whoever wins it leads next.

## Hints in the browser

web-hint = Hint
web-hint-show = Show me a hint
web-hint-close = Close the hint
web-hint-thinking = One moment: looking at many ways in which the cards may lie.
web-hint-others = All choices
web-hint-choice = Choice
web-hint-points = Points
web-hint-games = Games won
web-hint-why = Why
web-hint-about = Points are what this deal brings your side beyond the others, on average.
# Read after the name of a card or call that is suggested.
web-hint-suggested = suggested
web-key-hint = Show a hint, or close it
web-key-close-hint = Close the hint
web-hints = Hints
web-hints-why = Whoever is to act may ask what the strongest computer player would do.

## Guidance in the browser

web-guidance = Guidance
web-guidance-why = At the table, each phase of a deal is explained. It ends after the first deal unless you keep it on.
web-guidance-fold = Show less
web-guidance-unfold = Show more
web-guidance-over = That was your first deal with guidance.
web-guidance-keep = Keep it on
web-guidance-end = I can go on alone
