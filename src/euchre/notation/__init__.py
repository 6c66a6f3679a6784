"""Files of games: our log, Euchre Game Notation, Trickster PTN, files of deals."""
