"""The program ``euchre``: one module for each command, found and imported only when it is run."""
