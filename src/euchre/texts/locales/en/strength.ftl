### How strong a player is: verdicts of people, values of positions, the ladder.

## A player judged by a file of decisions

judged-report = { $player }: { $hits } of { $n } decisions are right ({ $percent }%); { $out } are left out.
judged-confidence = verdict
judged-kind = kind
judged-right = right
judged-of = of
judged-percent = part
judged-fault = It would { $action }; right is { $right }.
judged-often = It does so in { $percent }% of the positions that were drawn.
judged-values = Values: { $values }
judged-left-out = Left out: { $n }
judged-no-position = No game by these rules was found that comes to this position.

## Files of decisions

cases-not-decisions = A file of decisions is a JSON list of objects.
cases-bad-kind = “{ $found }” is not a kind of decision: bid1, bid2, discard, lead or follow.
cases-other-game = Decisions of the game “{ $found }” are not judged, only those of euchre.
cases-not-valid = The file itself says that this record is not valid.
cases-unknown-option = There is no such option as “{ $found }”, so that the game would be another.

## Positions with all cards open

solve-values = Values for { $who }, in points of this deal:
solve-line = If everybody does best:
solve-nothing-to-do = There is nothing to solve: no seat is to act in this position.
solve-three-sides = This position has no value for two sides: three or more sides play, or one plays alone against nobody.
solve-by-seat = In this game tricks are paid seat by seat, so that a position has no value for two sides.
solve-no-contract = Where more than two keep a score of their own, a deal has a value once trump is made: add the calls, each after a semicolon.
solve-too-large = This position is too large to be searched to the end: add calls or tricks, each after a semicolon.

## The ladder of players

ladder-title = The ladder of players
ladder-what = Points per deal with their standard error, on duplicate deals: the same cards are played again with the players exchanged. Games won are those to the target if deals score as these do. The share of the room is the part of the way from club to a player who sees all cards in the play. The same figures again:
ladder-plot = Points per deal against { $other }, with two standard errors
ladder-player = player
ladder-other = against
ladder-against = against { $other }
ladder-share = share of the room
ladder-points = points per deal
ladder-games = games won
ladder-deals = deals
ladder-pairs = All pairs
ladder-room = Master has won { $percent } ± { $error }% of the room between club and a player who sees all cards in the play.
ladder-progress = { $first } against { $second }, { $n } deals:
ladder-written = { $path } is written.
ladder-no-folder = { $path } is no folder: name one that is there with --out.
