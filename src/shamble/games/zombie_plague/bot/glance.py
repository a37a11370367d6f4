"""What a player sees of a position at a glance."""

from typing import Final

from shamble.core.mind import Effect
from shamble.games.zombie_plague.state import PlagueState

# For the living; the dead want the opposite.
EFFECTS: Final = [
    Effect("soon-living", 0.1, True),
    Effect("soon-searched", 0.15, True),
    Effect("soon-boarded", 0.3, True),
    Effect("soon-inside", 0.4, False),
    Effect("soon-zombies", 0.4, False),
]


def glance(g: PlagueState) -> list[float]:
    """Return the counts in the order of `EFFECTS`."""
    living = sum([1 for h in g.humans if h.square >= 0 or h.fate != 0])
    zombies = sum([1 for z in g.zombies if z is not None and z.square >= 0])
    boarded = sum([1 for opening in g.needed() if g.barricaded(opening)])
    searched = sum([1 for done in g.searched if done])
    return [float(living), float(searched), float(boarded), float(g.zombies_inside()), float(zombies)]
