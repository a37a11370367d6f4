"""Start and supervise server processes."""
