"""HTTP routes by subject."""
