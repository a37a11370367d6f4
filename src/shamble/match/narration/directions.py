"""Getting about in a told position: steps walked, directions, the next place that way."""

from collections import deque
from math import atan2, hypot, pi

from shamble.core.narration import DIRECTIONS, NarratedPosition, Spot

STEPS = {"north": (-1, 0), "south": (1, 0), "east": (0, 1), "west": (0, -1)}


def steps(told: NarratedPosition, start: str) -> dict[str, int]:
    """How many steps it takes from a place to every other one, through what is open."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for exit in told.spots[here].exits if here in told.spots else ():
            if exit.open and exit.to and exit.to not in far:
                far[exit.to] = far[here] + 1
                queue.append(exit.to)
    return far


def path(told: NarratedPosition, start: str, end: str) -> list[str]:
    """The places of a shortest way, both ends included; empty = there is none."""
    before: dict[str, str] = {start: ""}
    queue = deque([start])
    while queue and end not in before:
        here = queue.popleft()
        for exit in told.spots[here].exits if here in told.spots else ():
            if exit.open and exit.to and exit.to not in before:
                before[exit.to] = here
                queue.append(exit.to)
    if end not in before:
        return []
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]


def wind(a: Spot, b: Spot) -> str:
    """The nearest of the eight winds from one place to another; "" = the same place."""
    down, across = b.row - a.row, b.column - a.column
    if not down and not across:
        return ""
    return DIRECTIONS[round(atan2(across, -down) / (pi / 4)) % 8]


def beside(told: NarratedPosition, here: Spot, way: str) -> Spot | None:
    """The place next to this one on a side: that which lies straightest there, then nearest."""
    rows, columns = STEPS[way]
    best: tuple[float, Spot] | None = None
    for spot in told.spots.values():
        down, across = spot.row - here.row, spot.column - here.column
        along, aside = down * rows + across * columns, abs(down * columns) + abs(across * rows)
        if along > 0 and aside <= along:
            cost = hypot(down, across) + aside
            if best is None or cost < best[0]:
                best = (cost, spot)
    return best[1] if best is not None else None


def listed(told: NarratedPosition) -> bool:
    """Are there places without a map: one goes from any to any?"""
    return all(not exit.direction for spot in told.spots.values() for exit in spot.exits)
