### What was tested of access to the client, and the settings that serve it.

# Not translated yet.
web-access = Accessibility
