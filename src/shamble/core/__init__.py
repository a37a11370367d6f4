"""The kernel: frames, decisions, chance, refusals, visibility, laws. It knows no game, no file, no clock, no screen."""
