### The browser client's own words: headings, buttons, names for screen readers.

web-title = Euchre
web-title-turn = Your turn – Euchre
web-nav = Pages
web-back = Back
web-close = Close
web-try-again = Try again
web-loading = One moment.
web-unreachable = The server does not answer. Is it running?
web-server-error = The server could not do that (status { $status }).

# A card and a suit by themselves.
web-card = { CARD($card) }
web-suit = { SUIT($suit, form: "cap") }
web-suit-alone = { SUIT($suit, form: "cap") }, alone

## Home

web-greeting = Pull up a chair.
web-welcome = Euchre by the rules of your own table, against computer players who know the game.
web-play-now = Play now
web-learn = Learn to play
web-unfinished = Go on with a game
web-waiting = Your table is waiting
web-choose-game = Choose a game
web-last-played = last played
web-changes = { $n ->
    [one] one house rule
   *[other] { $n } house rules
}

## A game and its options

web-game = Game
web-fact-players = Players
web-fact-cards = Cards
web-fact-target = Game at
web-options = Change the rules
web-option-count = { $n ->
    [one] one option
   *[other] { $n } options
}
web-unused = { $n ->
    [one] One option without effect in this game
   *[other] { $n } options without effect in this game
}
# How bids are written in a field of text: 3, nap5+10-5 and so on are not words.
web-ladder-how = From the lowest to the highest, with a stroke between them, such as 3/4/nap5+10-5. A number of tricks, before it a name if it has one, after it what it wins and loses; a: alone, with as many cards of the partner as a digit after it says; !: only over the bid before it.
web-house-rules = House rules of this table
web-reset = Undo all changes
web-usual = Changed. This game usually has: { $value }
web-source = Source:

## The table

web-table = Table
web-to-games = To the games
web-menu = Menu
web-score = Score
web-side-score = { $side }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} in this deal
web-board = Table
web-zone = Your hand and what to do
web-trick = The trick
web-has-played = { $who }: { CARD($card) }{ $leads ->
    [yes] , led
   *[no] { "" }
}{ $winning ->
    [yes] , winning
   *[no] { "" }
}
web-takes-trick = { $you ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
}
web-your-turn = Your turn
web-your-call = Your call
web-to-speak = to speak
web-cards-held = { $n ->
    [one] one card
   *[other] { $n } cards
}
web-cards-face-up = face up: { $cards }
web-tap-again = { $act ->
    [discard] Tap again to lay { CARD($card) } away
    [give] Tap again to give { CARD($card) }
   *[play] Tap again to play { CARD($card) }
}
web-hand = Your hand, { $n ->
    [one] one card
   *[other] { $n } cards
}
web-card-hidden = a card face down
web-hand-card = { $card }{ $fresh ->
    [yes] , from the widow
   *[no] { "" }
}{ $badge ->
    [right] , right bower
    [left] , left bower, counts as { SUIT($suit) }
    [benny] , Benny, counts as { SUIT($suit) }
   *[none] { "" }
}{ $state ->
    [legal] , can be chosen
    [illegal] , cannot be chosen. { $why }
   *[rest] { "" }
}
web-badge-right = right bower
web-badge-left = left bower
web-badge-benny = Benny
web-calls = Your calls
# An auction of bids. A bid by its number of tricks, and what a named bid is.
web-bid-pick = Your bid
web-bid-tricks = Bid { $n ->
    [one] one trick
   *[other] { number } tricks
}
web-bid-needs = { $n ->
    [0] You take no trick
    [one] You take one trick
   *[other] You take { number } tricks
}{ $alone ->
    [yes] , alone
   *[no] { "" }
}.
web-bid-wins = Made, it wins { $n }.
web-bid-loses = Failed, it loses { $n }.
web-no-bid = No bid yet
web-highest-bid = { $you ->
    [yes] your bid
   *[no] { $who }
}
web-highest-by = { $you ->
    [yes] Your bid is the highest.
   *[no] The highest bid, by { $who }
}
# Who holds the joker has to show it and has bid.
web-shown-bid = { $you ->
    [yes] You showed it and have to bid
   *[no] { $who } showed it and has to bid
}
web-trump-first-lead = The first lead makes trump
# Beside "2/4": how many of the tricks that were bid the makers have.
web-bid-so-far = { $n ->
    [0] to take none
    [one] trick bid
   *[other] tricks bid
}
# Calling a partner: a card of one’s own hand, and what stands below it.
web-call-own = Call { CARD($card) }, which you hold: you play alone
web-call-held = yours
web-called = called
web-is-partner = { $who } is the partner
web-you-partner = You are the partner
web-plays-own = with you
web-plays-unknown = It is not known with whom this player plays.
web-dealt-out = You deal this time and get no cards.
web-pool = Pool
web-deal-of = Deal { $n } of { $of }
web-runs-down = Scores run down: who reaches 0 first wins.
web-alone-switch = Alone, without my partner
web-upcard-up = turned up
web-upcard-taken = taken up
web-upcard-left = left on the pack
web-upcard-down = turned down
web-turned-up = { CARD($card) } is turned up
web-turned-down = { CARD($card) } was turned down
web-deals = { $you ->
    [yes] You deal
   *[no] { $who } deals
}
web-no-trump-yet = No trump yet
web-story = The deal so far
web-tricks = Tricks
web-last-trick = Last trick
web-led = led
web-cell-card = { $card }{ $led ->
    [yes] , led
   *[no] { "" }
}{ $won ->
    [yes] , won the trick
   *[no] { "" }
}
web-hands-played = The hands as they were played
web-not-played = not played
web-kitty = Kitty
web-key-won = won the trick
web-next-deal = Next deal
web-play-again = Play again
web-other-game = Another game
web-show-result = Show the result
# $one is "yes" where each player owns a score.
web-game-over = { $won ->
    [yes] You have won the game.
   *[no] { $one ->
        [yes] { $side } has won the game.
       *[no] { $side } have won the game.
    }
}
web-game-drawn = The game is a draw.
web-games-won = Games: { $own } to { $other }.
web-leave = Leave the table
web-link-lost = The connection is lost.
web-link-trying = Trying to reach the server again; your game is kept there.

## Rule sheet and settings

web-rule-sheet = Rule sheet
web-settings = Settings
web-to-light = Light colours
web-to-dark = Dark colours
web-language = Language
# What the language calls itself.
web-language-name = English
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-level = Computer players
web-level-novice = Novice
web-level-casual = Casual player
web-level-club = Club player
web-level-expert = Expert
web-level-master = Master
web-pace = Computer players answer
web-pace-fast = at once
web-pace-normal = like people
web-pace-slow = slowly
web-four-colours = Four-colour deck
web-four-colours-why = Diamonds are blue and clubs are green.
web-classic = Classic deck
web-classic-why = Kings, queens and jacks as on printed cards, with large indices. The pictures are fetched when they are first shown.
web-own-letters = Ranks in letters of the language
web-own-letters-why = In Greek ace, king, queen and jack are Α, Ρ, Ν and Β. Logs keep A, K, Q and J.
web-badges = Chevrons on the bowers
web-badges-why = Once trump is made, chevrons tell the best trumps: three for the Benny, two for the right bower, one for the left.
web-one-tap = One tap plays a card
web-one-tap-why = Otherwise the first tap lifts a card and the second plays it.
web-single-keys = Single keys act at the table
web-single-keys-why = For example P passes and 3 plays the third card. The arrow keys and Enter always work.

## Keys

web-keys = Keys
web-key-arrows = Go through your hand
web-key-enter = Play the card or press the button
web-key-digit = Play a card by its place in your hand
web-key-bid = In an auction of bids: bid that number
web-key-pass = Pass
web-key-order = Order it up, or take it up
web-key-alone = Play alone, where there is one way to
web-key-suit = Name a suit, or no trump
web-key-last = Last trick
web-key-story = The deal so far
web-key-menu = Menu
web-key-help = This help
