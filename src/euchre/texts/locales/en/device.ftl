### The client as an installed program: without a network, renewed, and what it saves of itself.

web-offline = Offline.
web-offline-why = The server does not answer. This program starts from your device all the same; games are kept on the server and go on once it can be reached.
web-newer = A newer version of this program lies ready.
web-newer-use = Use it
# A file to attach to a report of an error.
web-save-report = Save a log to attach to a report
web-fault = This page has failed
web-fault-why = Something in this program went wrong. Nothing that was played is lost: load the page again.
web-more = More pages
web-replay = Replay
web-access = Accessibility
