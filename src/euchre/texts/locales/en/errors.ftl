### What is wrong with a log whose events cannot have happened so.

log-bad-draw = The first dealer is not found in that way, or not at this point.
log-bad-deal = That deal does not fit here: the wrong dealer, or cards that are not the pack dealt by these rules.
log-bad-shown = These cards are not to be shown at this point.
log-shown-expected = At this point the log has to say which cards were shown, and the right ones.
