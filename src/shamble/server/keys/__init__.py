"""Keys, codes and PINs."""
