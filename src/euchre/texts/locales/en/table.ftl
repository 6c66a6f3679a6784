### What people say to each other at a table, and why something may not be done there.

## Phrases

# Not translated yet.
phrase-hello = Hello everybody.

# Not translated yet.
phrase-good-luck = Good luck.

# Not translated yet.
phrase-well-played = Well played.

# Not translated yet.
phrase-thanks = Thank you.

# Not translated yet.
phrase-sorry = Sorry.

# Not translated yet.
phrase-nice-try = Nice try.

# Not translated yet.
phrase-close = That was close.

# Not translated yet.
phrase-your-turn = It is your turn.

# Not translated yet.
phrase-one-moment = One moment, please.

# Not translated yet.
phrase-back = I am back.

# Not translated yet.
phrase-again = Shall we play again?

# Not translated yet.
phrase-must-go = I have to go.

# Not translated yet.
phrase-good-game = That was a good game.

# Not translated yet.
phrase-bye = Goodbye.

## What happened

# Not translated yet.
table-undone = That was taken back.

## Why not: seats

# Not translated yet.
table-not-open = This table is for one person and computer players.

# Not translated yet.
table-who-are-you = Say first what you are called.

# Not translated yet.
table-removed = The host has asked you to leave this table.

# Not translated yet.
table-sits-already = You sit at this table already. Seats change between two matches.

# Not translated yet.
table-is-full = No seat is free for a person.

# Not translated yet.
table-seat-taken = Somebody sits there.

# Not translated yet.
table-has-seen-cards = You have seen the cards of another seat in this deal. Wait for the next one.

# Not translated yet.
table-too-many-changes = Too many have sat down here since the last deal. Wait for the next one.

# Not translated yet.
table-no-seat-yet = You do not sit at this table.

# Not translated yet.
table-nobody-there = Nobody is there who could be meant.

# Not translated yet.
table-host-only = Only the host of the table may do that.

# Not translated yet.
table-host-stays = The host cannot be sent away.

# Not translated yet.
table-not-in-a-match = That cannot be changed in the middle of a match.

# Not translated yet.
table-has-begun = The match has begun.

# Not translated yet.
table-seats-open = Some seats are still open.

# Not translated yet.
table-nobody-sits = At least one person has to sit down first.

# Not translated yet.
table-no-such-player = There is no computer player called “{ $name }”.

# Not translated yet.
table-too-few-seats = { $n } people sit there already.

# Not translated yet.
table-people-limit = The most people who may sit is a number from 0 to { $n }; 0 is as many as there are seats.

# Not translated yet.
table-rated-is-public = Only public tables count for ratings.

# Not translated yet.
table-needs-a-nonce = To sit down, add a random number of 64 hexadecimal digits, so that the deals can be proved fair.

## Why not: the game

# Not translated yet.
table-no-match = No match is being played.

# Not translated yet.
table-paused = The game rests. Let it go on first.

# Not translated yet.
table-not-paused = The game does not rest.

# Not translated yet.
table-deal-goes-on = The deal is not over yet.

# Not translated yet.
table-no-take-backs = Nothing can be taken back at this table.

# Not translated yet.
table-asked-already = Something has been asked already. Wait for the answers.

# Not translated yet.
table-nothing-asked = Nothing is asked of you.

# Not translated yet.
table-nothing-to-take-back = There is nothing of yours to take back in this deal.

# Not translated yet.
table-claim-on-lead = Tricks can be claimed when you are on lead.

# Not translated yet.
table-claim-all = Only all { $n } tricks that are left can be claimed.

# Not translated yet.
table-not-certain = That is not certain from your cards.

## Why not: talk

# Not translated yet.
table-no-chat = There is no chat at this table, only phrases.

# Not translated yet.
table-text-length = A text has 1 to { $n } characters.

## Finding a table, and who one is

# Not translated yet.
table-no-code = There is no table with that code.

# Not translated yet.
table-no-person = This server does not know you. Say what you are called.

# Not translated yet.
table-name-length = A name has 1 to { $n } characters.

# Not translated yet.
table-no-move-code = That code is not good any more. Let the other device show a new one.

# Not translated yet.
table-no-places = This table cannot be opened like that: seat, seed and nonce are chosen when people sit down.

# Not translated yet.
family-turn-up = With a turned card, { $n } players

# Not translated yet.
family-bids = With bids, { $n } players

# Not translated yet.
family-fixed = With trump turned, { $n } players
