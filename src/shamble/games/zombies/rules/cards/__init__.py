"""The event cards: one class each, with its rule, its moment and its effect."""
