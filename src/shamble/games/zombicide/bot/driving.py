"""Value of running over zombies (ZC-08.38 to ZC-08.45), the strongest attack of the game.

A car rolls a die for each zombie in every zone that it passes, its starting zone included, and zombies do
not hold it back.
"""

from typing import Final

from shamble.games.zombicide.actions.cars import Drive
from shamble.games.zombicide.bot import weights
from shamble.games.zombicide.cards import ABOMINATION, FATTY, RUNNER, WALKER
from shamble.games.zombicide.state import ZombicideState

HIT: Final = 0.5  # per die (ZC-G06)
LOST: Final = 90.0  # all survivors in the car die
HASTY: Final = 0.25  # weight of the zone at the end of a drive while there are actions left to leave it


def run_over(g: ZombicideState, zone: int) -> float:
    """Return the zombies expected to die when a car passes: Walkers first.

    Zombies behind a big one are not hit (ZC-08.24).
    """
    hits = HIT * g.zombies_in(zone)
    walkers = g.horde(zone, WALKER)
    if hits <= walkers or g.horde(zone, FATTY) or g.horde(zone, ABOMINATION):
        return min(hits, walkers)
    return min(hits, float(walkers + g.horde(zone, RUNNER)))


def bites(g: ZombicideState, zone: int, passed: bool) -> float:
    """Return the attacks expected on a car in a zone; `passed` = it has run over the zone."""
    here = g.zombies_in(zone) + g.horde(zone, RUNNER)
    total = here - (run_over(g, zone) if passed else 0.0)
    for there in g.ways().near[zone]:
        total += g.horde(there, RUNNER)
    return total


def cost(g: ZombicideState, car: int, zone: int, passed: bool) -> float:
    health = 0
    for s in g.survivors:
        if s.car == car:
            health += 2 - s.wounds()
    wounds = bites(g, zone, passed)
    return weights.of(g)[weights.BITE] * wounds + (LOST if wounds >= health else 0.0)


def prey(g: ZombicideState, zone: int) -> float:
    """Return how many zombies are around, near ones weighted more."""
    field = g.board().ways(0).field(zone)
    total = 0.0
    for there in range(g.board().size):
        count = g.zombies_in(there)
        if count and g.board().street[there]:
            total += count / (2.0 + field[there])
    return total


def worth(g: ZombicideState, option: Drive) -> float:
    """Return the value of points less the cost of stopping there; 0 if friends are in the way."""
    here = g.cars[option.car]
    points = 0.0
    seen: list[int] = []
    for zone in (here, *option.way):
        for n in g.in_zone(zone):
            if g.survivors[n].car != option.car:
                return 0.0
        if zone not in seen:
            points += run_over(g, zone)
            seen.append(zone)
    last = option.way[-1]
    weight = 1.0 if g.actions <= 1 else HASTY
    w = weights.of(g)
    gain = w[weights.POINT] * points + w[weights.LURE] * (prey(g, last) - prey(g, here))
    return gain + weight * (cost(g, option.car, here, False) - cost(g, option.car, last, True))
