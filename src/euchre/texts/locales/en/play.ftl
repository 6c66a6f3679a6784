### What happens at the table, what a seat may do, and how deals and games end.
#
# $who is the name of the seat that acts, $you is "yes" if it is the reader's own.

## Numbers and names

# A number as a word, for use in other messages with $n.
number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
tricks-taken = { $n ->
    [one] one trick
   *[other] { number } tricks
}
points-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
}
side-we = We
side-they = They
side-pair = { $who } and { $partner }
side-many = { $who } and partners

## Events: calls

call-pass = { $you ->
    [yes] You passed.
   *[no] { $who } passed.
}
call-turn-down = { $you ->
    [yes] You turned down { CARD($card) }.
   *[no] { $who } turned down { CARD($card) }.
}
call-order-up = { $you ->
    [yes] You ordered up { CARD($card) }{ call-alone }.
   *[no] { $who } ordered up { CARD($card) }{ call-alone }.
}
call-assist = { $you ->
    [yes] You assisted: { CARD($card) }{ call-alone }.
   *[no] { $who } assisted: { CARD($card) }{ call-alone }.
}
call-take-up = { $you ->
    [yes] You took up { CARD($card) }{ call-alone }.
   *[no] { $who } took up { CARD($card) }{ call-alone }.
}
call-name = { $you ->
    [yes] You named { SUIT($suit) }{ call-alone }.
   *[no] { $who } named { SUIT($suit) }{ call-alone }.
}
# The end of a call with which a player goes alone.
call-alone = { $alone ->
    [exposed] , jambone
    [yes] , alone
   *[no] { "" }
}
call-name-blind = { $you ->
    [yes] You named { SUIT($suit) } without looking.
   *[no] { $who } named { SUIT($suit) } without looking.
}
call-go-alone = { $you ->
    [yes] You play alone.
   *[no] { $who } plays alone.
}
call-not-alone = { $you ->
    [yes] You play with your partner.
   *[no] { $who } does not play alone.
}
call-redeal = { $you ->
    [yes] You threw your hand in.
   *[no] { $who } threw the hand in.
}
call-go-under = { $you ->
    [yes] You went under, for three cards of the kitty.
   *[no] { $who } went under, for three cards of the kitty.
}
# In an auction of bids. $bid is said by BID($bid): a number of tricks, or a name as in nap.
call-bid = { $you ->
    [yes] You bid { BID($bid) }.
   *[no] { $who } bid { BID($bid) }.
}
call-bid-in = { $you ->
    [yes] You bid { BID($bid) } in { SUIT($suit) }.
   *[no] { $who } bid { BID($bid) } in { SUIT($suit) }.
}
# All passed, so the holder of the joker has to bid.
call-bid-joker = { $you ->
    [yes] You showed { CARD($card) } and so have bid { BID($bid) }.
   *[no] { $who } showed { CARD($card) } and so has bid { BID($bid) }.
}
event-joker-in-kitty = The kitty holds { CARD($card) }, so nobody has to bid.
# The maker names a card; its holder is the partner, in secret until the card is played.
event-called = { $you ->
    [yes] You called { CARD($card) } for a partner.
   *[no] { $who } called { CARD($card) } for a partner.
}
# $own is "yes" if the reader is the maker.
event-partner-played = { $you ->
    [yes] You played { CARD($card) } and are the partner of { $maker }.
   *[no] { $own ->
        [yes] { $who } played { CARD($card) } and is your partner.
       *[no] { $who } played { CARD($card) } and is the partner of { $maker }.
    }
}
event-own-call-played = { $you ->
    [yes] You played { CARD($card) }, the card you called: you have no partner.
   *[no] { $who } played { CARD($card) }, the card called: there is no partner.
}
event-is-partner = { $you ->
    [yes] You are the partner of { $maker }.
   *[no] { $own ->
        [yes] { $who } is your partner.
       *[no] { $who } is the partner of { $maker }.
    }
}
event-stayed = { $you ->
    [yes] You stay in.
   *[no] { $who } stays in.
}
event-dropped-out = { $you ->
    [yes] You dropped out.
   *[no] { $who } dropped out.
}
event-take-over = { $you ->
    [yes] You took over the lone hand.
   *[no] { $who } took over the lone hand.
}
event-no-take-over = { $you ->
    [yes] You did not take over the lone hand.
   *[no] { $who } did not take over the lone hand.
}
event-defend-alone = { $you ->
    [yes] You defend alone.
   *[no] { $who } defends alone.
}
event-no-defend-alone = { $you ->
    [yes] You do not defend alone.
   *[no] { $who } does not defend alone.
}
event-jambone = { $you ->
    [yes] You play with your cards face up: jambone.
   *[no] { $who } plays with the cards face up: jambone.
}
event-no-jambone = { $you ->
    [yes] You keep your cards hidden.
   *[no] { $who } keeps the cards hidden.
}
event-jamboree = { $you ->
    [yes] You show the five highest trumps: jamboree.
   *[no] { $who } shows the five highest trumps: jamboree.
}
event-no-jamboree = { $you ->
    [yes] You play on, without a jamboree.
   *[no] { $who } plays on, without a jamboree.
}
event-showed-trumps = { $you ->
    [yes] Your five trumps lie on the table.
   *[no] The five trumps of { $who } lie on the table.
}
# A defender says which card of the maker's hand, which lies face up, is played.
event-played-exposed = { $you ->
    [yes] You have { $maker } play { CARD($card) }.
   *[no] { $own ->
        [yes] { $who } has you play { CARD($card) }.
       *[no] { $who } has { $maker } play { CARD($card) }.
    }
}

## Events: cards

event-dealer-by-lot = { $you ->
    [yes] You deal first, by lot.
   *[no] { $who } deals first, by lot.
}
event-dealer-drawn = { $you ->
    [yes] You got { CARD($card) } and deal first.
   *[no] { $who } got { CARD($card) } and deals first.
}
event-dealt = { $you ->
    [yes] You dealt.
   *[no] { $who } dealt.
}
event-dealt-turned = { $you ->
    [yes] You dealt and turned up { CARD($card) }.
   *[no] { $who } dealt and turned up { CARD($card) }.
}
event-dealt-out = { $you ->
    [yes] You dealt, and sit this deal out.
   *[no] { $who } dealt, and sits this deal out.
}
event-dealt-out-turned = { $you ->
    [yes] You dealt, turned up { CARD($card) }, and sit this deal out.
   *[no] { $who } dealt, turned up { CARD($card) }, and sits this deal out.
}
event-took-turned = { $you ->
    [yes] You took { CARD($card) }.
   *[no] { $who } took { CARD($card) }.
}
event-took-and-laid-away = { $you ->
    [yes] You took { CARD($card) } and laid { CARD($away) } away.
   *[no] { $who } took { CARD($card) } and laid a card away.
}
event-left-turned = { $you ->
    [yes] You left { CARD($card) } on the table.
   *[no] { $who } left { CARD($card) } on the table.
}
event-turned-out-of-play = With the dealer out, { CARD($card) } is out of play.
event-laid-away = { $you ->
    [yes] You laid { CARD($card) } away.
   *[no] { $who } laid a card away.
}
event-asked-best = { $you ->
    [yes] You asked { $partner } for { asked-cards }.
   *[no] { $who } asked for { asked-cards } of the partner.
}
asked-cards = { $n ->
    [one] the best card
   *[other] the { number } best cards
}
event-no-best = { $you ->
    [yes] You asked for no card.
   *[no] { $who } asked for no card.
}
event-gave = { $who } gave { $to } a card.
event-you-gave = You gave { $to } { CARD($card) }.
event-gave-you = { $who } gave you { CARD($card) }.
event-led = { $you ->
    [yes] You led { CARD($card) }.
   *[no] { $who } led { CARD($card) }.
}
# The first lead makes trump.
event-led-trump = { $you ->
    [yes] You led { CARD($card) }: { SUIT($suit) } are trump.
   *[no] { $who } led { CARD($card) }: { SUIT($suit) } are trump.
}
event-played = { $you ->
    [yes] You played { CARD($card) }.
   *[no] { $who } played { CARD($card) }.
}
event-trick = { $you ->
    [yes] You took the trick with { CARD($card) }.
   *[no] { $who } took the trick with { CARD($card) }.
}
event-looked = { $you ->
    [yes] You looked at your cards.
   *[no] { $who } looked at the cards.
}
event-got-kitty = { $you ->
    [yes] You got three cards of the kitty.
   *[no] { $who } got three cards of the kitty.
}
cards-of-kitty = { $n ->
    [one] one card
   *[other] { number } cards
}
event-took-widow = { $you ->
    [yes] You took the widow: { cards-of-kitty }.
   *[no] { $who } took the widow: { cards-of-kitty }.
}
# A widow of one card, which the reader sees.
event-took-widow-card = You took { CARD($card) } from the widow.
event-showed = { $you ->
    [yes] You showed your cards.
   *[no] { $who } showed the cards.
}
event-showed-kitty = The kitty was shown.

## What one says: speech beside a name

say-pass = Pass
say-turn-down = I turn it down
say-order-up = I order it up
say-order-up-alone = I order it up, alone
say-assist = I assist
say-assist-alone = I assist, alone
say-take-up = I take it up
say-take-up-alone = I take it up, alone
say-name = { SUIT($suit, form: "cap") }
say-name-alone = { SUIT($suit, form: "cap") }, alone
say-alone = Alone
say-not-alone = Not alone
say-redeal = Deal again
say-go-under = I go under
say-bid = { BID($bid, form: "cap") }
say-bid-in = { BID($bid, form: "cap") } in { SUIT($suit) }

## What one may do: labels

act-pass = Pass
act-turn-down = Turn it down
act-order-up = Order it up
act-order-up-alone = Order it up, alone
act-assist = Assist
act-assist-alone = Assist, alone
act-take-up = Take it up
act-take-up-alone = Take it up, alone
act-name = Name { SUIT($suit) }
act-name-alone = Name { SUIT($suit) }, alone
act-go-alone = Play alone
act-not-alone = Play with my partner
act-redeal = Show my cards and deal again
act-go-under = Go under
act-bid = Bid { BID($bid) }
act-bid-in = Bid { BID($bid) } in { SUIT($suit) }
act-call-partner = Call { CARD($card) }
act-stay = Stay in
act-drop-out = Drop out
act-take-over = Take over and play alone
act-no-take-over = Leave it to { $who }
act-defend-alone = Defend alone
act-no-defend-alone = Defend together
act-jambone = Jambone: play with my cards face up
act-no-jambone = Keep my cards hidden
act-jamboree = Jamboree: show the five highest trumps
act-no-jamboree = Play on
# A card of another hand, which lies face up.
act-play-exposed = Have { CARD($card) } played
act-leave = Leave it on the table
act-no-best = Keep my cards
act-ask-best = Ask for { asked-cards }
act-lay-away = Lay { CARD($card) } away
act-give = Give { CARD($card) }
act-play = Play { CARD($card) }

## What a choice will do

will-take = { $you ->
    [yes] You take { CARD($card) } and lay a card away.
   *[no] { $who } takes { CARD($card) }.
}
will-may-take = { $you ->
    [yes] You may take { CARD($card) } for a card of yours.
   *[no] { $who } may take { CARD($card) }.
}
will-sit-out = { $who } sits out. All { number } tricks score { $points }.
will-sit-out-turned = { $who } sits out, and { CARD($card) } with that hand. All { number } tricks score { $points }.
will-sit-out-side = Your partners sit out. All { number } tricks score { $points }.
# Played alone where nobody has a partner to sit out.
will-take-all = You need all { number } tricks: they score { $points }.
will-play-alone = All { number } tricks score { $points }.
# A bid that is played alone. $times is what the bid is multiplied with, won or lost.
will-sit-out-bid = { $who } sits out{ bid-times }.
will-sit-out-bid-side = Your partners sit out{ bid-times }.
bid-times = { $times ->
    [1] { "" }
    [2] , and the bid counts twice
   *[other] , and the bid counts { $times } times
}
# What a bid asks for, and what it wins or costs.
# $need is none, all or some; $hand the tricks in a deal; $cards what the partner gives.
will-bid = { $need ->
    [none] No trick may be taken
    [all] All { $hand } tricks are needed
   *[some] { $n ->
        [one] One trick is needed
       *[other] { $n } of { $hand } tricks are needed
    }
}{ $alone ->
    [yes] , alone
   *[no] { "" }
}{ $cards ->
    [0] { "" }
    [one] , after an exchange of one card with your partner
   *[other] , after an exchange of { $cards } cards with your partner
}. { bid-pays }
# $pay: tricks (a point for each), figure (a number if made), stakes (paid by each opponent),
# winners (to the makers or to the others), each (each trick counts for its own seat).
bid-pays = { $pay ->
    [tricks] Made, it scores a point for each trick{ bid-bonus }; failed, it costs { $lose }.
    [stakes] Made, each opponent pays { $win }; failed, you pay each { $lose }.
    [winners] Made, it scores { $win }; failed, the others score as much.
    [each] Made, your tricks count; failed, it costs { $lose }.
   *[figure] Made, it scores { $win }; failed, it costs { $lose }.
}
bid-bonus = { $bonus ->
    [0] { "" }
   *[other] {" "}and { $bonus } more
}
will-turn-down = A second round follows, without { SUIT($suit) }.
will-pass-out = Nobody scores, and { $who } deals next.
will-pass-out-again = Nobody scores, and you deal again.
will-pass-out-dealer = Nobody scores, and { $who } deals again.
will-show-joker = Whoever holds the joker has to show it, and has bid { BID($bid) }.
will-pay = The others score 1 point.
will-no-trump = The deal is played at no trump, without a maker.
will-redeal = { $you ->
    [yes] Everybody sees your cards, and you deal again.
   *[no] Everybody sees your cards, and { $who } deals again.
}
will-go-under = Everybody sees your cards, and you exchange three of them with the kitty.
will-take-over = { $who } sits out in your stead.
will-defend-alone = { $who } sits out. A euchre scores { $points }.
will-jambone = Everybody sees your cards, and an opponent says which of them is played. All { number } tricks score { $points }.
will-jamboree = The deal is over, and you score { $points }.
will-leave = The card stays out of play, and you keep your hand.
will-stay = Each trick scores a point; without a trick you lose { $points }.
will-drop-out = You score nothing and lose nothing in this deal.
will-ask-first = You lay { cards-away } away, and { $who } gives you as many.
will-ask-then = { $who } gives you { asked-cards }, and you lay as many away.
cards-away = { $n ->
    [one] a card
   *[other] { number } cards
}

## What to do now: the sentence above the hand

prompt-round-one = Turned up: { CARD($card) }. Shall { SUIT($suit) } be trump?
prompt-must-take-up = You have to take up { CARD($card) }.
prompt-round-two = Name a suit other than { SUIT($suit) }, or pass.
prompt-must-name = You have to name a suit other than { SUIT($suit) }.
prompt-bid = Bid, or pass.
prompt-bid-over = { $who } has bid { BID($bid) }: bid higher, or pass.
prompt-bid-over-in = { $who } has bid { BID($bid) } in { SUIT($suit) }: bid higher, or pass.
prompt-must-bid = All others have passed: you have to bid.
prompt-name-trump = You have bid { BID($bid) }: name trump.
prompt-joker = All have passed: the joker is shown next.
prompt-call-partner = Call a card: whoever holds it is your partner.
prompt-stay = { $suit ->
    [N] { $who } chose no trump.
    [L] { $who } chose { SUIT($suit) }.
   *[other] { $who } made { SUIT($suit) } trump.
 } Do you stay in?
prompt-stay-bid = { $who } bid { BID($bid) } in { SUIT($suit) }. Do you stay in?
prompt-blind = The Benny is turned up: name trump before you look at your cards.
prompt-blind-alone = You named { SUIT($suit) }. Do you play alone?
prompt-under = Lay away { cards-away } for the kitty.
prompt-take-over = { $who } plays alone. Do you take it over?
prompt-defend-alone = { $suit ->
    [N] { $who } chose no trump.
    [L] { $who } chose { SUIT($suit) }.
   *[other] { $who } made { SUIT($suit) } trump.
 } Do you defend alone?
prompt-jambone = You play alone. With your cards face up?
prompt-jamboree = { $holds ->
    [yes] You hold the five highest trumps: show them, or play on.
   *[no] You do not hold the five highest trumps: play on.
}
prompt-maker-shows = The maker's cards are shown next.
prompt-play-exposed = Which card does { $who } play? You say it.
prompt-pick-up = Choose a card to lay away for { CARD($card) }.
prompt-pick-up-optional = Choose a card to lay away for { CARD($card) }, or leave it.
prompt-ask-best = Do you ask { $who } for { asked-cards }?
prompt-lay-away = Lay { cards-away } away.
prompt-give = Give { $who } { asked-cards } of your hand.
prompt-lead = You lead: play any card.
prompt-lead-trump = You lead: the suit of your card will be trump.
prompt-follow = Follow { SUIT($suit) }.
prompt-no-suit = You have no { SUIT($suit) }: play any card.
prompt-any = Play any card.
prompt-last = Play your last card.
prompt-waiting = { $who } is to act.
prompt-dealing = The cards are dealt next.
prompt-deal-over = The deal is over.
prompt-game-over = The game is over.
prompt-match-over = The match is over.

# A second, smaller line.
hint-only = Only { CARD($card) } follows.
hint-left = As the left bower, { CARD($card) } counts as { SUIT($suit, form: "one") }.
hint-benny = As the Benny, { CARD($card) } counts as { SUIT($suit, form: "one") }.
hint-benny-no-trump = At no trump the Benny is the only trump.
hint-stuck = Everybody has passed twice, so the dealer may not pass.
hint-only-alone = Your partner dealt, so you can accept only by playing alone.
hint-natural = You hold no card printed as { SUIT($suit, form: "one") }, so you cannot accept.
hint-natural-names = You can name a suit only if you hold a card printed in it.
# How bids are paid in this game.
hint-bids = { $pay ->
    [tricks] A bid that is made scores a point for each trick{ bid-bonus }; one that fails is lost. The others always score their tricks.
    [flat] A bid that is made scores a point for each trick{ bid-bonus }; one that fails costs { $lose }. The others always score their tricks.
    [least] A bid that is made scores a point for each trick{ bid-bonus }; one that fails costs { $lose } or more. The others always score their tricks.
    [stakes] A bid that is made is paid by each opponent; one that fails is paid to each.
    [winners] A bid scores what was bid: for the makers if they make it, else for the others.
    [each] Each trick scores a point for who takes it; a bid that fails costs { $lose }.
   *[figure] A bid that is made scores what was bid, one that fails loses it; nobody else scores.
}
hint-call-partner = Only the holder will know. If nobody else holds it, you play alone.
# The reader holds the card that was called.
hint-secret-partner = You hold { CARD($card) }: you are the partner of { $who }, and only you know it.
hint-misere = No trick may be taken: { $you ->
    [yes] lose every one.
   *[no] { $who } loses with the first one taken.
}

## Who made trump, and how

made-ordered = { $you ->
    [yes] You ordered it up{ call-alone }
   *[no] { $who } ordered it up{ call-alone }
}
made-assisted = { $you ->
    [yes] You assisted{ call-alone }
   *[no] { $who } assisted{ call-alone }
}
made-took-up = { $you ->
    [yes] You took it up{ call-alone }
   *[no] { $who } took it up{ call-alone }
}
made-named = { $you ->
    [yes] You named it{ call-alone }
   *[no] { $who } named it{ call-alone }
}
made-blind = { $you ->
    [yes] You named it without looking{ call-alone }
   *[no] { $who } named it without looking{ call-alone }
}
made-took-over = { $you ->
    [yes] You took it over, alone
   *[no] { $who } took it over, alone
}
made-bid = { $you ->
    [yes] You bid { BID($bid) }{ call-alone }
   *[no] { $who } bid { BID($bid) }{ call-alone }
}
made-bid-forced = { $you ->
    [yes] You had to bid { BID($bid) }{ call-alone }
   *[no] { $who } had to bid { BID($bid) }{ call-alone }
}
made-nobody = All passed, so nobody is maker
made-turned = The turned card made it, so nobody is maker

# The card that was called for a partner, and who that is as far as the reader knows.
partner-unknown = Called: { CARD($card) }, partner unknown
partner-you = Called: { CARD($card) }, the partner is you
partner-known = Called: { CARD($card) }, the partner is { $who }
partner-none = Called: { CARD($card) }, no partner

# Below a player's name. $dealer is "yes" for the dealer.
role-dealer = dealer
role-partner = partner
role-sits-out = sits out
role-defends-alone = { role-dealer-too }defends alone
role-named = { role-dealer-too }named { SUIT($suit) }{ call-alone }
role-ordered = { role-dealer-too }ordered { SUIT($suit) }{ call-alone }
role-assisted = { role-dealer-too }assisted { SUIT($suit) }{ call-alone }
role-took-up = { role-dealer-too }took up { SUIT($suit) }{ call-alone }
role-took-over = { role-dealer-too }alone in { SUIT($suit) }
role-deals-only = deals, sits out
role-dropped-out = dropped out
role-maker-partner = { role-dealer-too }partner of the maker
role-bid = { role-dealer-too }bid { BID($bid) }{ call-alone }
role-bid-in = { role-dealer-too }bid { BID($bid) } in { SUIT($suit) }{ call-alone }
role-dealer-too = { $dealer ->
    [yes] dealer ·{" "}
   *[no] {""}
}

## The result of a deal
#
# $makers is us, them, or other (the reader plays for neither side).

result-made = { $makers ->
    [them] They made it: { tricks-taken }
   *[other] Made it: { tricks-taken }
}
result-march = { $makers ->
    [them] They made a march: all { number } tricks
   *[other] March: all { number } tricks
}
result-lone-made = { $makers ->
    [them] They made it alone: { tricks-taken }
   *[other] Made it alone: { tricks-taken }
}
result-lone-march = { $makers ->
    [them] They made a march alone: all { number } tricks
   *[other] March alone: all { number } tricks
}
# Alone, with the cards face up.
result-jambone = { $makers ->
    [them] They made a jambone: all { number } tricks, face up
   *[other] Jambone: all { number } tricks, face up
}
result-jamboree = { $makers ->
    [them] They showed a jamboree: the five highest trumps
   *[other] Jamboree: the five highest trumps
}
result-short = Three tricks are not enough: no points
result-fast-break = Fast break: no points
result-euchre = { $makers ->
    [us] Euchred: they stopped you
    [them] Euchre: you stopped them
   *[other] Euchre: the makers were stopped
}
result-lone-euchre = { $makers ->
    [us] Euchred alone: they stopped you
    [them] Euchre: you stopped a lone hand
   *[other] Euchre: a lone hand was stopped
}
result-super-euchre = { $makers ->
    [us] Euchred without a trick
    [them] Euchre: you left them no trick
   *[other] Euchre: the makers took no trick
}
result-lone-defence = { $makers ->
    [us] Euchred by a lone defender
    [them] Euchre by a lone defender: you stopped them
   *[other] Euchre by a lone defender
}
result-lone-defence-march = { $makers ->
    [us] Euchred by a lone defender, without a trick
    [them] Euchre by a lone defender: you left them no trick
   *[other] Euchre by a lone defender: the makers took no trick
}
result-no-maker = { $winners ->
    [us] No trump: more tricks for you
    [them] No trump: more tricks for them
   *[other] No trump: nobody was maker
}
result-no-maker-march = { $winners ->
    [us] No trump: all tricks for you
    [them] No trump: all tricks for them
   *[other] No trump: all tricks for one side
}
# Played without a maker because the turned card made trump.
result-fixed = { $winners ->
    [us] More tricks for you
    [them] More tricks for them
   *[other] Nobody was maker
}
result-fixed-march = { $winners ->
    [us] All tricks for you
    [them] All tricks for them
   *[other] All tricks for one side
}
result-counted = Nobody was maker: each trick counts
result-dropped-out = All others dropped out
# A bid, as in "4" or "nap".
result-bid-made = { $makers ->
    [them] They made { BID($bid) }: { tricks-taken }
   *[other] { BID($bid, form: "cap") } made: { tricks-taken }
}
result-bid-lost = { $makers ->
    [them] You defeated { BID($bid) }: { tricks-taken }
   *[other] { BID($bid, form: "cap") } lost: { tricks-taken }
}
result-passed-out = All passed: no points
result-thrown-in = Thrown in: the same dealer deals again
result-benny-turned = The Benny was turned up: the same dealer deals again
result-forfeited = { $you ->
    [yes] You passed as dealer and paid a point
   *[no] The dealer passed and paid a point
}

# Who the makers are: alone or with partners, with or without the reader.
makers = { $kind ->
    [you] You
    [you-pair] You and { $partner }
    [you-side] You and your partners
    [pair] { $who } and { $partner }
    [side] { $who } and partners
   *[one] { $who }
}
why-played = { makers } { $suit ->
    [N] chose no trump
    [L] chose low no trump
   *[other] made { SUIT($suit) } trump
} and took { tricks-taken }.
why-jamboree = { makers } made { SUIT($suit) } trump and held the five highest.
# $suit is none where no card was led that made trump.
why-bid = { makers } bid { BID($bid) }{ $suit ->
    [none] { "" }
    [N] {" "}at no trump
    [L] {" "}at low no trump
   *[other] {" "}in { SUIT($suit) }
} and took { tricks-taken }.
why-bid-dropped = { makers } bid { BID($bid) } in { SUIT($suit) }, and all others dropped out.
why-dropped = { makers } { $suit ->
    [N] chose no trump
    [L] chose low no trump
   *[other] made { SUIT($suit) } trump
}, and all others dropped out.
why-counted = { $suit ->
    [N] Nobody made trump, so the deal was played without one.
   *[other] { SUIT($suit, form: "cap") } were turned up, so there was no auction.
}
why-no-maker = { makers } took { tricks-taken }.
why-equal = Both sides took { tricks-taken }.
why-passed-out = { $you ->
    [yes] Nobody made trump. You deal next.
   *[no] Nobody made trump. { $who } deals next.
}
why-thrown-in = { $you ->
    [yes] You threw your hand in.
   *[no] { $who } threw the hand in.
}
why-benny-turned = The rules of this table have the cards dealt again.
why-forfeited = { $you ->
    [yes] Nobody made trump, and you passed last.
   *[no] Nobody made trump, and { $who } passed last.
}

# Points of a deal, to one side or to each of several players.
score-points = { $side ->
    [us] You score { points-scored }.
    [them] They score { points-scored }.
    [pair] { $who } and { $partner } score { points-scored }.
    [side] { $who } and partners score { points-scored }.
   *[one] { $who } scores { points-scored }.
}
score-points-lost = { $side ->
    [us] You lose { points-scored }.
    [them] They lose { points-scored }.
    [pair] { $who } and { $partner } lose { points-scored }.
    [side] { $who } and partners lose { points-scored }.
   *[one] { $who } loses { points-scored }.
}
# Stakes: the maker settles with each of the others.
score-stakes-won = { $you ->
    [yes] Each of the others pays you { points-scored }.
   *[no] Each of the others pays { $who } { points-scored }.
}
score-stakes-lost = { $you ->
    [yes] You pay each of the others { points-scored }.
   *[no] { $who } pays each of the others { points-scored }.
}
score-two = We { $us }, they { $them }.
score-one = { $you ->
    [yes] You: { $n }
   *[no] { $who }: { $n }
}
score-pair = { $who } and { $partner }: { $n }
score-side = { $who } and partners: { $n }
# Where scores run down: what is still to go.
score-two-left = We have { $us } to go, they { $them }.
score-one-left = { $you ->
    [yes] You: { $n } to go
   *[no] { $who }: { $n } to go
}
score-pair-left = { $who } and { $partner }: { $n } to go
score-side-left = { $who } and partners: { $n } to go
score-pool = In the pool: { $n }

## The end of a game

over-won = { $match ->
    [yes] You won the match
   *[no] You won the game
}
over-lost = { $match ->
    [yes] They won the match
   *[no] They won the game
}
over-other = { $match ->
    [yes] { $who } won the match
   *[no] { $who } won the game
}
over-pair = { $match ->
    [yes] { $who } and { $partner } won the match
   *[no] { $who } and { $partner } won the game
}
over-side = { $match ->
    [yes] { $who } and partners won the match
   *[no] { $who } and partners won the game
}
over-drawn = The game is a draw
why-over-target = The score is { $first } to { $second }; the game was to { $target }.
why-over-score = The score is { $first } to { $second }.
why-over-leader = The winner has { $first } points.
why-over-deals = The game ends after { $n ->
    [one] one deal
   *[other] { number } deals
}; the winner has { $first } points.
why-over-deals-left = The game ends after { $n ->
    [one] one deal
   *[other] { number } deals
}; the winner has { $left } to go.
why-over-count-down = The winner has counted down from { $n } to { $left }.
why-over-lone-march = All tricks taken alone win the game.
why-over-drawn = The scores are equal after { $n ->
    [one] one deal
   *[other] { number } deals
}.
why-over-mercy = One score is { $n ->
    [one] one point
   *[other] { number } points
} behind the start.

# Who owns a score: the reader's side, the other, a player, a pair, a larger side.
owner = { $side ->
    [us] You have
    [them] They have
    [pair] { $who } and { $partner } have
    [side] { $who } and partners have
   *[one] { $who } has
}
note-token = { owner } a token for four tricks{ $n ->
    [4] , the fourth: it is worth 1 point
   *[other] , number { $n } of 4
}.
note-slam = The losers have no point, so the game counts as two.
note-laps = { $points ->
    [one] The point above the target is carried into the next game.
   *[other] The { $points } points above the target are carried into the next game.
}
note-rubber = { owner } { $points ->
    [one] 1 rubber point
   *[other] { $points } rubber points
}.
note-games = { owner } won { $n ->
    [one] one game
   *[other] { number } games
}.
note-no-partner = Nobody else held { CARD($card) }, so { $you ->
    [yes] you played alone.
   *[no] { $who } played alone.
}
note-pool = Each put { $n } into the pool, which holds { $pool } now.
# The game is over; what is left in the pool goes back to all.
note-pool-shared = Each put { $n } into the pool, and got { $points } of it back at the end of the game.
note-pool-won = { $you ->
    [yes] You take the pool: { points-scored }.
   *[no] { $who } takes the pool: { points-scored }.
}
note-must-earn = The target is reached, but the game is won only in a deal in which the winner made a bid or defeated one.

## Refusals: an action that is not legal now

refused-not-your-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $who }, not yours.
}
refused-waiting-for-deal = The cards have to be dealt first.
refused-match-over = The match is over.
refused-not-now = That cannot be done now.
refused-follow = { SUIT($suit, form: "cap") } were led: follow with { SUIT($suit, form: "one") }, not with { CARD($card) }.
refused-follow-left-bower = { SUIT($suit, form: "cap") } were led, and { CARD($card) } is { SUIT($suit, form: "one") }.
refused-not-held = You do not hold { CARD($card) }.
refused-only-lowly = Only cards below the jack are exchanged with the kitty, not { CARD($card) }.
refused-dealer-must-name = Everybody has passed twice, so the dealer has to name a suit.
refused-must-take-up = A jack is turned up, so the dealer has to take { CARD($card) }.
refused-turned-down = The suit of the turned card, { SUIT($suit) }, was turned down and cannot be named.
refused-no-trump = No trump cannot be named in this game.
refused-only-alone = Your partner dealt, so you can accept the turned card only by playing alone.
refused-not-alone = Nobody may play alone in this game.
refused-natural-trump = To make { SUIT($suit) } trump you need a card printed as { SUIT($suit, form: "one") } in hand.
refused-turned-card-stays = The card just taken, { CARD($card) }, cannot be laid away.
refused-hand-not-poor = Your hand is not poor enough for that, or it is too late.
refused-no-jamboree = You do not hold the five highest trumps.
refused-exposed-not-there = The cards that lie face up do not include { CARD($card) }.
refused-exposed-follow = { SUIT($suit, form: "cap") } were led: the hand that lies face up follows with { SUIT($suit, form: "one") }, not with { CARD($card) }.
refused-must-bid = All others have passed, so you have to bid.
refused-bid-too-low = A bid has to be higher than the last one.
refused-no-such-bid = There is no such bid in this game.
refused-over-last-only = That can be bid only over the bid right below it.
refused-bid-needs-trump = Say the trump with the bid, as in 6 spades.
refused-bid-without-trump = Trump is not said with that bid.
refused-call-plain-card = You cannot call { CARD($card) }: in this game a partner is called with another card, never with a trump.
