### The program in the terminal: its help, and what it says itself.
#
# Messages of the help (up to "Errors") stand in one line each and have no placeables:
# they are read without the Fluent library, so that the help is there at once.

## Help

cli-euchre = Euchre, the trick-taking game of the bowers, and its family: play it, replay and check games on file, let computer players play each other.
cli-usage = Usage:
cli-usage-command = [--lang LANGUAGE] COMMAND ...
cli-commands = Commands:
cli-flags = Options:
cli-places = Arguments:
cli-examples = Examples:
cli-more-help = “euchre COMMAND --help” tells all about one command.
cli-engine-compiled = compiled kernel
cli-engine-python = pure-Python engine

cli-any-help = This help.
cli-any-lang = The language for people, such as en. By default that of your system.
cli-any-json = Output for programs, as JSON.
cli-any-set = A house rule, such as target=5. May be given several times; “euchre rules GAME --json” lists every key.
cli-any-seed = A number that decides all chance: the same seed gives the same game.
cli-any-data = The folder where games are kept. By default your own data folder.
cli-any-no-training = Train no bidding table for house rules that have none: computer players go on searching.
cli-euchre-version = The version, and which engine is in use.

cli-play = Play against computer players, in the terminal.
cli-play-more = Without --plain this is a table drawn in the terminal. Every action is kept at once: stop whenever you like, and go on with --resume.
cli-play-GAME = A rule set of “euchre games” or a link such as na24:end.target=5; na24 if none is given.
cli-play-seat = Your seat, a number counted clockwise from 0.
cli-play-players = The computer players clockwise from your left, such as club,club,random; one name stands for all.
cli-play-plain = Line by line, for a screen reader or a pipe: no colours in a pipe, nothing drawn over.
cli-play-words = Cards in words, as in “the jack of hearts”.
cli-play-pace = How long computer players take: fast, normal or slow.
cli-play-learn = Explain each phase of the first deal, with a suggestion at each turn.
cli-play-resume = Go on with the last game that is not over.
cli-play-example-1 = euchre play
cli-play-example-2 = euchre play british25 --set target=5
cli-play-example-3 = euchre play --plain --words
cli-play-example-4 = euchre play --resume

cli-games = List the rule sets.

cli-rules = Print the rule sheet of a game.
cli-rules-GAME = A rule set of “euchre games”, or a link such as na24:end.target=5.
cli-rules-link = Instead of the sheet, the rules as a link: a short text that may be given for every GAME.
cli-rules-qr = The link, and as a QR code too.
cli-rules-at = The address of a server, such as https://euchre.example: the link is then one to its page.
cli-rules-example-1 = euchre rules na24
cli-rules-example-2 = euchre rules hoyle32 --set target=7
cli-rules-example-3 = euchre rules na24 --set target=5 --qr
cli-rules-example-4 = euchre rules na24:end.target=5

cli-deal = Deal a random deal and show it, with the one-line text that stands for it.
cli-deal-GAME = A rule set of “euchre games” or a link such as na24:end.target=5; na24 if none is given.
cli-deal-example-1 = euchre deal na24 --seed 1

cli-show = Show one position, given as a one-line text.
cli-show-TEXT = The text of a deal, as “euchre deal” prints it, then what was done, each after a semicolon; a single dash reads it from the input.
cli-show-game = A rule set of “euchre games” or a link such as na24:end.target=5; na24 if none is given.
cli-show-example-1 = euchre show "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up; AC; 9C"

cli-solve = Say what every action is worth with all cards open, and how the deal goes if everybody plays best.
cli-solve-more = A value is what the side to act wins in this deal less what the others win. Before trump is made every call is tried out too.
cli-solve-TEXT = The text of a deal, as “euchre deal” prints it, then what was done, each after a semicolon; a single dash reads it from the input.
cli-solve-game = A rule set of “euchre games” or a link such as na24:end.target=5; na24 if none is given.
cli-solve-example-1 = euchre solve "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up"

cli-replay = Replay a game on file: auction, tricks and scores.
cli-replay-more = Reads our own log, Euchre Game Notation and Trickster’s PTN. The exit code is 1, with the place, if the file breaks the rules.
cli-replay-FILE = The file; a single dash is the input.
cli-replay-deal = Only the deal of that number, counted from 1.

cli-convert = Convert a game between formats, told by the names of the files.
cli-convert-more = Formats are our own log (.jsonl), Euchre Game Notation (.egn) and Trickster’s PTN (.ptn), which is only read. A game that breaks the rules is not converted.
cli-convert-IN = The file to read.
cli-convert-OUT = The file to write.

cli-check = Check a file of real deals: whether each replays, and each game ends at its target.
cli-check-FILE = The file of deals, as JSON.
cli-check-more = With --player the file is one of decisions: positions with the verdict of people who know the game. Cards that are not told are drawn at random.
cli-check-player = Judge this computer player by a file of decisions, such as club.
cli-check-worlds = How many guessed deals the player may look at for each decision; its own number if none is given.

cli-verify = Deal the cards of a log again and say whether the deals were fair.
cli-verify-LOG = The log of a match that is over, with its proof.
cli-verify-receipt = What a player kept (JSON): with it, what a server left out is found too. May be given several times.

cli-match = Let computer players play each other on duplicate deals.
cli-match-more = Each deal is played again with the players exchanged, so that both get the same cards.
cli-match-A = A computer player, such as club.
cli-match-B = Another, such as random.
cli-match-game = A rule set of “euchre games” or a link such as na24:end.target=5; na24 if none is given.
cli-match-deals = How many deals to play.
cli-match-nodes = How many positions a player may search for each decision; its own number if none is given.
cli-match-worlds = How many guessed deals a player may look at for each decision; its own number if none is given.
cli-match-workers = How many processes play at once; the result does not depend on it.
cli-any-cluster = Let a Ray cluster do it: its address as Ray takes it (auto, HOST:PORT, ray://HOST:PORT), or “local” for a Ray on this machine that lasts as long. The result does not depend on it. It needs Ray, the extra “cluster” of this package.
cli-match-resume = A file that keeps the figures while the match is played; if it is there, the match goes on from it.
cli-match-example-1 = euchre match club random --game na24 --deals 2000 --seed 1

cli-ladder = Measure how strong the computer players are, each against others on duplicate deals.
cli-ladder-more = Neighbours meet, and everybody meets club and worlds-50. A pair stops when its standard error is 0.006 points per deal, or at the most deals. It writes ladder.md and ladder.svg, and goes on where it was stopped. The whole ladder takes hours.
cli-ladder-game = A rule set of “euchre games” or a link such as na24:end.target=5; na24 if none is given.
cli-ladder-players = The players, from the weakest to the strongest, such as random,club,master; all of this program if none are given.
cli-ladder-deals = The most deals of a pair; 10000 if none is given.
cli-ladder-workers = How many processes play at once; the result does not depend on it.
cli-ladder-out = The folder for ladder.md and ladder.svg; this one if none is given.
cli-ladder-resume = The folder that keeps the figures while the ladder is played; by default one in the data folder.
cli-ladder-example-1 = euchre ladder --players random,club,worlds-50 --deals 200

cli-train = Learn bidding by self-play, for a game whose trump is made about a turned card.
cli-train-more = The table goes where the computer players look for it. What is learned is kept from time to time: the same command goes on where it was stopped. It needs NumPy, the extra “train” of this package.
cli-train-WHAT = What to learn: bidding.
cli-train-game = A rule set of “euchre games” or a link such as na24:end.target=5; na24 if none is given.
cli-train-iterations = How many deals to learn from; 8000000 if none is given.
cli-train-threads = How many threads play the deals out; the result does not depend on it.
cli-train-out = The file to write; by default one in the data folder, where the players find it.
cli-train-example-1 = euchre train bidding --game na24 --seed 1

cli-serve = Open a table in the browser.
cli-serve-port = The port; 8000, or the next free one, if none is given.
cli-serve-host-name = Another name by which browsers may address this server.
cli-any-db = Keep the games in this PostgreSQL database, postgresql://USER@HOST/NAME, instead of the data folder (EUCHRE_DB does the same).
cli-serve-host = Serve everybody in the home network, and show the address as a QR code.
cli-serve-listen = Listen at this address instead of this machine's own, such as 0.0.0.0 in a container.
cli-serve-proxy = The address of a proxy, which is believed when it says for whom it asks.
cli-serve-open-metrics = Let everybody read /metrics, not this machine alone (EUCHRE_METRICS_TOKEN names a token instead).
cli-serve-log = Tell of each request too, as text or as json.
cli-serve-no-open = Do not open a browser.
cli-serve-bus = Share tables with other server processes over NATS at this address, nats://HOST:PORT, or over one that is started here: embedded (EUCHRE_BUS does the same).
cli-serve-grace = Seconds without a connection after which a computer player covers a person; 30 if none is given.

cli-backup = Copy all games into one file, while the server goes on.
cli-backup-FILE = The file, which must not be there yet.
cli-restore = Put all games back from a backup, to where there are none.
cli-restore-FILE = A file that “euchre backup” made, of either kind of database.

## Errors

cli-unknown-command = There is no command “{ $name }”; did you mean one of { $near }?
cli-unknown-flag = { $command ->
    [none] There is no option { $name }; there are { $near }.
   *[other] { $command } has no option { $name }; possible: { $near }.
}
cli-too-many = { $command } does not know what to do with “{ $name }”; “euchre { $command } --help” says what it takes.
cli-missing = { $command } needs { $name }; “euchre { $command } --help” says what that is.
cli-switch-has-value = { $flag } takes no value, but was given “{ $value }”.
cli-flag-needs-value = { $flag } needs a value: { $flag } { $value }.
cli-bad-number = { $flag } cannot be “{ $value }”: it is a whole number from { $low } to { $high }.
cli-bad-setting = “{ $setting }” is no house rule: write KEY=VALUE, as in target=5.
cli-bad-log = --log cannot be “{ $value }”: it is text or json.
cli-bad-address = --at { $address } is no address of a server: it begins with http:// or https://.
cli-qr-too-long = These rules are too long for a QR code ({ $n } characters): --link prints them as text.
cli-qr-too-wide = The QR code is { $n } columns wide and the terminal { $room }: make the window wider, or print the text with --link.
cli-no-language = There are no texts in “{ $name }”; there are { $available }.
cli-no-server = The server cannot start: the package { $name } is missing; install euchre[server].
cli-file-trouble = { $path }: { $why }.
cli-not-written = The output could not be written: { $why }.
cli-fault = This is a fault of the program, not yours ({ $what }). Nothing that was kept is lost.
cli-fault-kept = This is a fault of the program, not yours. The details are in { $path }. Nothing that was kept is lost.

## Rule sets and rule sheets

cli-games-next = “euchre rules NAME” prints the rule sheet of one, “euchre play NAME” plays it.
cli-rules-sources = Sources
# A card by itself, as it is drawn or in words.
cli-card = { CARD($card) }
cli-bower-right = right bower
cli-bower-left = left bower
cli-bower-benny = Benny

## Playing line by line

# What may be typed, parted by commas. Write what players of the language say.
plain-word-pass = pass, p, turn it down, turn down
plain-word-order = order, order up, order it up, assist, take, take up, take it up, accept
plain-word-alone = alone, solo
plain-word-name = name, call, make
plain-word-no-trump = no trump, no trumps, notrump, nt, n
plain-word-decline = leave, leave it, decline, keep, keep my cards
plain-word-ask-best = ask, ask best, best
plain-word-defend-alone = defend, defend alone
plain-word-take-over = take over
plain-word-jambone = jambone, face up
plain-word-jamboree = jamboree, show
plain-word-redeal = redeal, deal again, throw in
plain-word-go-under = go under, under
plain-word-bid = bid, i bid
plain-word-low = low, low no trump, nl, l
plain-word-stay = stay, stay in, in
plain-word-drop-out = drop, drop out, out, fold
plain-word-help = ?, help
plain-word-hand = hand, cards
plain-word-tricks = tricks, trick, last
plain-word-auction = auction, trump, calls
plain-word-score = score
plain-word-rules = rules
plain-word-choices = choices, what
plain-word-hint = hint, advice, help me, tip
plain-word-explain = explain, guide, learn, why
plain-word-quit = quit, exit, bye

plain-welcome = Type the number of a choice, a card such as JD or 10♦, or a word such as pass, order, alone or hearts. To see something type hand, tricks, auction, score, rules or ?; quit leaves, and the game is kept.
plain-help = Type the number of a choice, a card (JD, 10♦, jack of diamonds), or what you would say: pass, order, order alone, hearts, hearts alone. To see something: hint, explain, choices, hand, tricks, auction, score, rules. To leave: quit; “euchre play --plain --resume” goes on.
# An auction of bids: the choices are not numbered there.
plain-welcome-bids = In the auction a number is a bid of so many tricks: type 4 to bid four. Other calls have words, such as pass.
plain-welcome-bids-trump = In the auction a number is a bid of so many tricks, and its trump stands after it: type 6S or 6 spades. Other calls have words, such as pass.
plain-bids = You may type:
# What the letters after a bid are.
plain-bids-letters = S, H, D and C are the suits{ $low ->
    [yes] , N is no trump and L low no trump.
    [no] , and N is no trump.
   *[none] .
}
plain-bid-name = { BID($bid, form: "cap") }
# How a bid is typed where the trump stands after its name.
plain-bid-in = { $bid } { $suit }
plain-other-choices = The other choices:
plain-learned = That was the first deal with guidance. “explain” says more at any time.
plain-not-understood = “{ $typed }” is none of the choices. Type a number, a card or a call; ? says more.
plain-try-again = Make room and press Enter to try again, or type quit. All that came before is kept.
plain-hand = Your cards: { $cards }.
plain-exposed = Face up, { $who }: { $cards }.
plain-hand-hidden = Your cards lie face down.
plain-trump = Trump: { SUIT($suit) }.
plain-trump-by-lead = Trump: the suit that is led first.
plain-trick = Trick { $n }: { $cards }. { $you ->
    [yes] You took it.
   *[no] { $who } took it.
}
plain-trick-now = On the table: { $cards }.
plain-no-tricks = No trick has been played.
# The cards of a player after a deal. $kind says which there are.
plain-cards-of = { $who }: { $kind ->
    [both] { $cards }; not played: { $kept }
    [played] { $cards }
    [kept] not played: { $kept }
   *[none] not shown
}
plain-kitty = Kitty: { $cards }

# Something could not be kept, so it was not done; said at both tables.
play-not-kept = This was not done, because it could not be kept ({ $path }: { $why }).

## Starting and leaving a game

play-over = The game is kept in { $path }; “euchre replay” shows it again.
play-left = The game is kept. “euchre play --resume” goes on.
play-no-seat = There is no seat { $seat } at this table: seats are 0 to { $last }, clockwise.
play-no-pace = There is no pace “{ $pace }”; there are { $paces }.
play-players = --players names { $n } players, but { $wanted } are needed, clockwise from your left; one name stands for all.
play-resume-alone = --resume goes on with a game as it is, so { $flag } cannot be given with it.
play-no-game = There is no game to go on with in { $path }; “euchre play” begins one.
play-no-folder = No game can be kept in { $path }: { $why }. Name another folder with --data.
play-not-ours = { $path } is not a game of this program that can be gone on with; “euchre play” begins another, and “euchre replay” shows this one.
play-broken-game = { $path } cannot be gone on with. { $problem } Nothing in it was changed; “euchre replay” shows it as far as it goes.
play-no-textual = The table cannot be drawn: the package { $name } is missing; install euchre[tui], or play with --plain.
player-unknown = There is no player “{ $name }”; did you mean { $near }?
player-no-parameter = The player { $player } has no parameter “{ $name }”; possible: { $allowed }.
player-bad-value = { $name } of the player { $player } cannot be “{ $value }”; possible: { $allowed }.

## Deals and positions

deal-again = “--seed { $seed }” gives this deal again.
position-aside = (laid away: { $cards })
position-turned = Turned up
position-kitty = Kitty
show-no-deal = The text is no deal: { $why }.
show-no-action = What was done as number { $n } cannot be read: { $why }.
show-refused = What was done as number { $n }, “{ $action }”, breaks the rules. { $why } Possible: { $legal }.
show-legal = Possible: { $legal }

## Files of games

file-problem = { $path }: { $problem }
file-remark = { $path }: Remark: { $problem }
file-too-large = { $path } is too large for a game: more than { $n } MB.
file-not-text = { $path } is not a text file (byte { $n } is not UTF-8).
replay-deal = Deal { $n }
replay-no-deal = There is no deal { $n } in { $path }: it has { $last ->
    [0] none
    [one] one deal
   *[other] { $last } deals
}.
replay-completed = Cards that the record leaves out were filled in.
replay-unfinished = The record of this deal ends here.
replay-score = The score is { $scores }.
# $deals, $games and $refused are numbers as they are, for programs that read this line.
check-report = { $deals } deals replayed, { $games } games end exactly at the target, { $refused } refused:
check-games = Games that do not end exactly at the target: { $n }

convert-done = { $path } is written.
convert-no-format = { $path } does not say which format to write: let its name end in .jsonl or .egn.
convert-not-written = { $path }: Trickster’s PTN is only read; let the name end in .jsonl or .egn.
convert-folder = { $path } is a folder; name a file.
convert-refused = { $path } was not written, because the game breaks the rules.

## Matches of computer players

match-illegal = The player { $player } made an illegal choice: { $action }. That is a fault of the player.
match-stopped = Stopped. What is finished is in { $path }; the same command goes on from there.
train-unknown = There is nothing called “{ $name }” to learn; only bidding.
train-nothing = Bidding is learned where trump is made about a turned card, between two sides or by a maker against all. This game is none of those.
train-needs-numpy = Training needs NumPy: install the extra “train” of this package.
train-bad-checkpoint = { $path } is not what an earlier start of this training has kept. Remove it to begin anew.
train-stopped = Stopped. What is learned so far is in { $path }; the same command goes on from there.
train-done = { $deals ->
    [one] Learned from one deal; the table is in { $path }.
   *[other] Learned from { $deals } deals; the table is in { $path }.
}
train-digest = SHA-256 of its probabilities: { $digest }

## For whoever runs a server

cli-reports = Show what people have reported of each other, with what was said around it.
cli-reports-all = Show reports that are done, too.
cli-reports-done = Mark the report of that number as done. May be given several times.
cli-tidy = Remove tables that nobody has used for a long time. A server does so by itself; stop it before.
cli-any-tidy-empty = Remove tables where no card was ever dealt once nobody has used them for so many days; 30 if none is given, 0 for never.
cli-any-tidy-played = Remove tables where cards were dealt, with their logs, once nobody has used them for so many days; never if none is given.
reports-none = No report waits.
reports-head = Report { $n }: { $time } UTC, table { $table }
reports-head-done = Report { $n }, done: { $time } UTC, table { $table }
reports-why = { $who } reports { $other }: “{ $why }”
reports-ids = Their ids: { $who }, { $other }
reports-marked = Report { $n } is done.
reports-unknown = There is no report { $n }. “euchre reports --all” shows those that there are.
tidy-done = { $n ->
    [one] One table was removed.
   *[other] { $n } tables were removed.
}
