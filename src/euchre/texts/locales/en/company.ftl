### Tables of several people, in the browser client.

## Who one is

web-friends = Play with others
web-with-friends = With friends
web-your-name = Your name
web-your-name-why = What others at the table see. There is no account: this browser remembers you.
web-take-name = That’s me
web-known-as = You are { $name }.
web-me = My page
web-name = Name
web-rename = Change
web-other-device = Another device
web-other-device-why = A code makes another device yours as well. It works once.
web-show-code = Show a code
web-code-good = Type it there on “{ web-me }” within { $n ->
    [one] one minute
   *[other] { $n } minutes
}.
web-have-code = Code from my other device
web-use-code = Use it
web-my-data = My data
web-my-data-why = All that this server keeps about you: as a file, or gone for good. Games that others played with you stay, without your name.
web-save-data = Save my data
web-delete = Delete all about me
web-delete-sure = Yes, delete all

## Finding a table

web-open-table = Open a table
web-open-table-why = By your own rules. Your friends come by a link or a code; computer players take the empty seats.
web-join = Come to a table
web-join-go = Go there
web-any-table = Play with anybody
web-any-table-why = A seat at a public table that fits your last game, or a new one.
web-any-table-go = Find me a seat
web-name-first = Say your name first.
web-lobby = Public tables
web-lobby-empty = No public table is open now. Open the first one.
web-nobody-yet = Nobody yet
web-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
web-full = full

## Before the first deal

web-room-name = Say who you are, and choose a seat.
web-room-choose = Choose a seat.
web-room-waiting = Seats are still free. Invite somebody, or let computer players sit down.
web-room-ready = All seats are taken. You may start.
web-room-host-starts = All seats are taken. The host will start.
web-room-code = Code of the table
web-start = Start
web-fill = Fill with computer players
web-invite = Invite
web-invite-why = Whoever has this link or code can sit down here, or watch if you allow it.
web-sit-here = Sit here
web-sit-down = Sit down
web-computer-here = Computer
web-seat-open = Free
web-seat-computer = Computer ({ $player })
web-is-you = you
web-is-host = host
web-away = not connected
web-covered = { $player } plays for now
web-swap = Change the place of { $who }
web-swap-with = Now choose the seat to change with.
web-remove = Send { $who } away
web-stand = Leave my seat
web-stand-sure = Leave for good: a computer plays on
web-seats = Seats
web-watchers = { $n ->
    [one] One person watches.
   *[other] { $n } people watch.
}

## How a table is kept

web-table-settings = Settings of the table
web-privacy = Who finds it
web-privacy-link = Who has the link
web-privacy-public = Everybody
web-most-people = People at most
web-clock = Time for a turn
web-clock-off = No limit
web-clock-seconds = { $n } s
web-clock-few = { $n } seconds left.
web-spectators = Who watches sees
web-spectators-none = Nothing
web-spectators-view = What all see
web-spectators-hands = Hands, one deal late
web-chat = Chat
web-chat-why = People may write to each other. Ready-made phrases are always there.
web-take-backs = Take-backs
web-take-backs-why = A call or card may be taken back if everybody agrees.
web-start-full = Start by itself
web-start-full-why = As soon as every seat is taken.
web-rated = Counts for ratings
web-rated-why = Public tables only. Nothing can be taken back.

## While playing

web-watching = You are watching.
web-paused = { $who } has paused the game.
web-resumed = The game goes on.
web-pause = Pause
web-resume = Go on
web-take-back = Take back
web-asked-back = You asked to take it back. { $n ->
    [one] One answer is awaited.
   *[other] { $n } answers are awaited.
}
web-asks-back = { $who } would like to take something back. Allow it?
web-yes = Yes
web-no = No
web-claim = { $n ->
    [one] Claim the last trick
   *[other] Claim all { $n } tricks
}
web-play-again-rotated = Play again, one seat on
web-has-left = { $who } has left the table.
web-has-sat = { $who } sits down.
web-is-away = { $who } has lost the connection.
web-is-covered = A computer player plays for { $who } until they are back.
web-is-back = { $who } is back.

## What people say

web-talk = Talk
web-talk-new = Talk, { $n ->
    [one] one new message
   *[other] { $n } new messages
}
web-said = { $who }: { $text }
web-said-list = What was said
web-said-nothing = Nothing was said yet.
web-phrases = Phrases
web-chat-text = Your message
web-chat-send = Send
web-hush = Do not show me what { $who } says
web-report = Report
web-report-why = What did { $who } do? Whoever runs this server will read it.
web-cancel = Cancel

## One's own page

web-my-games = My games
web-my-games-none = No games with others yet.
web-game-done = over
web-figures = Figures
web-figure-matches = Matches won
web-figure-deals = Deals
web-figure-points = Points
web-figure-calls = Calls
web-figure-made = Made
web-figure-euchres = Others set
web-figure-lone = Lone hands made
web-figure-places = By place at the table
web-figure-place = Place
web-dealer = Dealer
web-ratings = Ratings
web-rating = { $n } ± { $d }
