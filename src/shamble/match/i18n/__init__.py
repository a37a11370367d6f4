"""Message catalogues and translation."""
