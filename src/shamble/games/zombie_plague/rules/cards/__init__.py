"""Search cards, one class each, in modules by group; `deck` has them all."""
