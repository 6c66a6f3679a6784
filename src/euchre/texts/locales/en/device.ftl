### The client as an installed program: without a network, renewed, and what it saves of itself.

web-offline = Offline.
web-offline-why = The server does not answer. This program starts from your device all the same; games are kept on the server and go on once it can be reached.
web-newer = A newer version of this program lies ready.
web-newer-use = Use it
