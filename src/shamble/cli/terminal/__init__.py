"""The terminal client: a table of one screen, in the notation of the game."""
