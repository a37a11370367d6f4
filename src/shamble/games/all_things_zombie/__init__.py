"""All Things Zombie: a band of survivors, hexes, guns that call the dead, and nerves that decide who shoots first."""
