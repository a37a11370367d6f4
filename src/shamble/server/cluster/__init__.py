"""Messages between processes that serve the same tables."""
