"""The terminal client: one table at one keyboard, in the notation of the game."""
