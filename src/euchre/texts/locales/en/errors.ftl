### What went wrong, and what would be right: said by the terminal and by the server.
