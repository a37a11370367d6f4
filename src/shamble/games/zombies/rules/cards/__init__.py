"""The event cards: one class each, with its rule, when it may be played, and what it does."""
