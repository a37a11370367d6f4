"""Rules engine of all games: frames, decisions, chance, refusals, visibility and laws.

It contains no game and does no I/O.
"""
