### What people say to each other at a table, and why something may not be done there.

## Phrases

phrase-hello = Hello everybody.

phrase-good-luck = Good luck.

phrase-well-played = Well played.

phrase-thanks = Thank you.

phrase-sorry = Sorry.

phrase-nice-try = Nice try.

phrase-close = That was close.

phrase-your-turn = It is your turn.

phrase-one-moment = One moment, please.

phrase-back = I am back.

phrase-again = Shall we play again?

phrase-must-go = I have to go.

phrase-good-game = That was a good game.

phrase-bye = Goodbye.

## What happened

table-undone = That was taken back.

## Why not: seats

table-not-open = This table is for one person and computer players.

table-who-are-you = Say first what you are called.

table-removed = The host has asked you to leave this table.

table-sits-already = You sit at this table already. Seats change between two matches.

table-is-full = No seat is free for a person.

table-seat-taken = Somebody sits there.

table-has-seen-cards = You have seen the cards of another seat in this deal. Wait for the next one.

table-too-many-changes = Too many have sat down here since the last deal. Wait for the next one.

table-no-seat-yet = You do not sit at this table.

table-nobody-there = Nobody sits in that seat.

table-host-only = Only the host of the table may do that.

table-host-stays = The host cannot be sent away.

table-not-in-a-match = That cannot be changed in the middle of a match.

table-has-begun = The match has begun.

table-seats-open = Some seats are still open.

table-nobody-sits = At least one person has to sit down first.

table-no-such-player = There is no computer player called “{ $name }”.

table-too-few-seats = { $n } people sit there already.

table-people-limit = The most people who may sit is a number from 0 to { $n }; 0 is as many as there are seats.

table-rated-is-public = Only public tables count for ratings.

table-needs-a-nonce = To sit down, add a random number of 64 hexadecimal digits, so that the deals can be proved fair.

## Why not: the game

table-no-match = No match is being played.

table-paused = The game rests. Let it go on first.

table-not-paused = The game does not rest.

table-deal-goes-on = The deal is not over yet.

table-no-take-backs = Nothing can be taken back at this table.

table-asked-already = Something has been asked already. Wait for the answers.

table-no-hints = There are no hints at this table.

table-hint-not-now = A hint is given when it is your turn.

table-hint-wait = Those were many hints in a short time. Wait a little.

table-hint-failed = The computer player found no hint this time.

table-nothing-asked = Nothing is asked of you.

table-nothing-to-take-back = There is nothing of yours to take back in this deal.

table-claim-on-lead = Tricks can be claimed when you are on lead.

table-claim-all = Only all { $n } tricks that are left can be claimed.

table-not-certain = That is not certain from your cards.

## Why not: talk

table-no-chat = There is no chat at this table, only phrases.

table-text-length = A text has 1 to { $n } characters.

## Finding a table, and who one is

table-no-code = There is no table with that code.

table-no-person = This server does not know you. Say what you are called.

table-name-length = A name has 1 to { $n } characters.

table-no-move-code = That code is not good any more. Let the other device show a new one.

table-no-places = This table cannot be opened like that: seat, seed and nonce are chosen when people sit down.

family-turn-up = With a turned card, { $n } players

family-bids = With bids, { $n } players

family-fixed = With trump turned, { $n } players

## Several people at one device

web-people-here = People at this device

web-people-here-why = They pass it round. Between their turns the cards are covered.

web-name-of = Name of person { $n }

web-is-here = at this device

web-give-device = Give the device to { $who }

web-give-device-why = The cards are covered. From here on only { $who } looks.

web-lift = I am { $who }: show my cards

web-guests = Played at this device too: { $names }. They are deleted with you.

## Computer players

web-level-here = Level of the computer player at seat { $n }

## How a table is kept

web-shown = After a deal, all see

web-shown-all = Every card

web-shown-played = What was played

web-shown-none = Nothing
