# What is said between people at a table, and about moments of a game.
