### The client as an installed program: without a network, renewed, and what it saves of itself.

# Not translated yet.
web-offline = Offline.
# Not translated yet.
web-offline-why = The server does not answer. This program starts from your device all the same; games are kept on the server and go on once it can be reached.
# Not translated yet.
web-newer = A newer version of this program lies ready.
# Not translated yet.
web-newer-use = Use it
# A file to attach to a report of an error.
# Not translated yet.
web-save-report = Save a log to attach to a report
# Not translated yet.
web-fault = This page has failed
# Not translated yet.
web-fault-why = Something in this program went wrong. Nothing that was played is lost: load the page again.
# Not translated yet.
web-more = More pages
# Not translated yet.
web-replay = Replay
# Not translated yet.
web-access = Accessibility
