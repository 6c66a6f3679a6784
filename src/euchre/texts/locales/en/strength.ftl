### How strong a player is: verdicts of people, values of positions, the ladder.

## A player judged by a file of decisions

# Not translated yet.
judged-report = { $player }: { $hits } of { $n } decisions are right ({ $percent } %); { $out } are left out.
# Not translated yet.
judged-confidence = verdict
# Not translated yet.
judged-kind = kind
# Not translated yet.
judged-right = right
# Not translated yet.
judged-of = of
# Not translated yet.
judged-percent = part
# Not translated yet.
judged-fault = It would { $action }; right is { $right }.
# Not translated yet.
judged-often = It does so in { $percent } % of the positions that were drawn.
# Not translated yet.
judged-values = Values: { $values }
# Not translated yet.
judged-left-out = Left out: { $n }
# Not translated yet.
judged-no-position = No game by these rules was found that comes to this position.

## Files of decisions

# Not translated yet.
cases-not-decisions = A file of decisions is a JSON list of objects.
# Not translated yet.
cases-bad-kind = “{ $found }” is not a kind of decision: bid1, bid2, discard, lead or follow.
# Not translated yet.
cases-other-game = Decisions of the game “{ $found }” are not judged, only those of euchre.
# Not translated yet.
cases-not-valid = The file itself says that this record is not valid.
# Not translated yet.
cases-unknown-option = There is no such option as “{ $found }”, so that the game would be another.

## Positions with all cards open

# Not translated yet.
solve-values = Values for { $who }, in points of this deal:
# Not translated yet.
solve-line = If everybody does best:
# Not translated yet.
solve-nothing-to-do = There is nothing to solve: no seat is to act in this position.
# Not translated yet.
solve-three-sides = This position has no value for two sides: three or more sides play, or one plays alone against nobody.
# Not translated yet.
solve-by-seat = In this game tricks are paid seat by seat, so that a position has no value for two sides.
# Not translated yet.
solve-no-contract = Where more than two keep a score of their own, a deal has a value once trump is made: add the calls, each after a semicolon.
# Not translated yet.
solve-too-large = This position is too large to be searched to the end: add calls or tricks, each after a semicolon.

## The ladder of players

# Not translated yet.
ladder-title = The ladder of players
# Not translated yet.
ladder-what = Points per deal with their standard error, on duplicate deals: the same cards are played again with the players exchanged. Games won are those to the target if deals score as these do. The share of the room is the part of the way from club to a player who sees all cards in the play. The same figures again:
# Not translated yet.
ladder-plot = Points per deal against { $other }, with two standard errors
# Not translated yet.
ladder-player = player
# Not translated yet.
ladder-other = against
# Not translated yet.
ladder-against = against { $other }
# Not translated yet.
ladder-share = share of the room
# Not translated yet.
ladder-points = points per deal
# Not translated yet.
ladder-games = games won
# Not translated yet.
ladder-deals = deals
# Not translated yet.
ladder-pairs = All pairs
# Not translated yet.
ladder-room = Master has won { $percent } ± { $error } % of the room between club and a player who sees all cards in the play.
# Not translated yet.
ladder-progress = { $first } against { $second }, { $n } deals:
# Not translated yet.
ladder-written = { $path } is written.
# Not translated yet.
ladder-no-folder = { $path } is no folder: name one that is there with --out.
