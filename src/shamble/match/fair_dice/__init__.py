"""Fair dice: commitment to a dice secret, and verification."""
