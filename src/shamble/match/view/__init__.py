"""Messages about a match, each with what its client is allowed to know."""
