"""The search cards: a class each, by group; `deck` has them all."""
