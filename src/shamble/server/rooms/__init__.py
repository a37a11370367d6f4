"""Tables in memory: the match of each, its clients, and everything around the game."""
