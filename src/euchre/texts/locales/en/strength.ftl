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
