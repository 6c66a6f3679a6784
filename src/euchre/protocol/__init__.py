"""What a server and a client say to each other: messages, their bytes, and snapshots of a View."""
