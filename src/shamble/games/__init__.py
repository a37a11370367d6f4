"""The games: the same rooms in every house."""
