"""What a player sees of a position at a glance."""

from typing import Final

from shamble.core.mind import Effect
from shamble.games.all_things_zombie.bot.value import about, reached
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.state import DEAD, HexState

EFFECTS: Final = [
    Effect("soon-dead", 0.1, False),
    Effect("soon-wounds", 0.2, False),
    Effect("soon-goals", 1.5, True),
    Effect("soon-near", 0.8, False),
    Effect("soon-loaded", 0.2, True),
]


def glance(g: HexState, seat: int) -> list[float]:
    """Return the counts in the order of `EFFECTS`."""
    side = g.teams[seat]
    dead = wounds = loaded = 0
    for n, s in enumerate(g.people):
        if s.side != side:
            continue
        wounds += s.wounds
        dead += s.fate == DEAD
        held = ranged.gun(g, n)
        loaded += held is not None and held.loaded
    done = 100.0 if seat in g.winners else 100.0 * reached(g, side)
    return [float(dead), float(wounds), done, float(about(g, side)), float(loaded)]
