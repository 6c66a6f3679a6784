### Matches between computer players: the table that is printed, and what can be wrong.

## Above the table

# $deals different deals; $played counts each as often as it was replayed.
arena-played = { $deals ->
    [one] One duplicate deal
   *[other] { $deals } duplicate deals
 }, { $played } played in all.
# $points and $error are written with three decimals.
arena-points = { $player }: { $points } points per deal, standard error { $error }
arena-without-maker = { $outcome }: { $n }
arena-passed-out = All passed
arena-thrown-in = A hand was thrown in
arena-benny-turned = The Benny was turned
arena-forfeited = The dealer paid for passing
arena-no-maker = Played without a maker
arena-no-maker-march = Played without a maker, all tricks to one side
arena-counted = Played without a maker, each for itself
arena-progress = { $done } of { $total } deals

## The table

arena-column-seat = seat
arena-column-deals = deals
arena-column-called-1 = called round 1
arena-column-called-2 = called round 2
arena-column-euchred = euchred
arena-column-marches = marches
arena-column-alone = alone
arena-column-lone-marches = lone marches
arena-column-lone-euchred = euchred alone
arena-column-defended-alone = defended alone
# $n counts seats from the dealer's left, which is 1.
arena-seat = { $n ->
    [1] left of dealer
   *[other] seat { $n } from dealer
}
arena-seat-dealer = dealer
arena-all-seats = all
arena-count = { $n }

## What can be wrong

arena-wrong-number = A match of { $n ->
    [one] one player
   *[other] { $n } players
 } cannot be held at a table of { $seats } seats: name { $fits } of them, so that each sits in every seat as often.
arena-at-least-one = There must be at least one of { $what }, not { $n }.
arena-wrong-scores = { $n ->
    [one] One score is
   *[other] { $n } scores are
 } given, but { $scorers } are kept.
arena-game-is-over = With { $n } points the game is over: it goes to { $target }.
arena-state-unreadable = The file { $path } cannot be read: { $detail }.
arena-state-unwritable = The file { $path } cannot be written: { $detail }. What was played before is kept.
arena-state-broken = The file { $path } is broken in line { $line }: { $detail }. Remove that line, or the file, to play those deals again.
arena-state-no-match = The file { $path } is not a match that can go on. Name another file, or remove it.
arena-state-other-match = The file { $path } belongs to another match: it differs in “{ $detail }”. Name another file, or remove it.
arena-workers-died = The processes at work ended by themselves again and again (the same deals were begun { $n } times). Perhaps memory is short: try fewer at once.
arena-needs-ray = A cluster needs Ray: install the extra “cluster” of this package.
arena-no-cluster = No Ray cluster can be used at “{ $address }”: { $detail }.
arena-cluster-version = The cluster has version { $there } of this package, and here it is { $here }, so that results might differ. Install the same version on every machine.
arena-cluster-without = Something is missing on a machine of the cluster: { $detail }. Install there what is installed here.
