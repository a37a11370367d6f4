"""What clients are sent of a match."""
