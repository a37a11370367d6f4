"""What a player sees of a position at a glance."""

from typing import Final

from shamble.core.mind import Effect
from shamble.core.space.squares import OFF
from shamble.games.zombies.bot.goals import steps_to_helipad
from shamble.games.zombies.state import ZombiesState

MAX_STEPS: Final = 40.0

EFFECTS: Final = [
    Effect("soon-life", 0.15, True),
    Effect("soon-bullets", 0.2, True),
    Effect("soon-kills", 0.2, True),
    Effect("soon-steps", 0.8, False),
    Effect("soon-hand", 0.3, True),
    Effect("soon-their-life", 0.2, False),
]


def glance(g: ZombiesState, seat: int) -> list[float]:
    """Return the counts in the order of `EFFECTS`."""
    steps = 0.0
    if g.city.helipad != OFF and not g.is_over():
        steps = min(MAX_STEPS, float(steps_to_helipad(g, seat)))
    theirs = sum([g.life[other] for other in range(g.seats) if other != seat and not g.friends(seat, other)])
    return [
        float(g.life[seat]),
        float(g.bullets[seat]),
        float(g.kills[seat]),
        steps,
        float(len(g.hands[seat])),
        float(theirs),
    ]
