"""Keys of links, the server key, table codes and PINs."""
