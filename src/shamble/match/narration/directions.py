"""Distances, routes and compass directions between the places of a narrated position."""

from collections import deque
from math import atan2, hypot, pi

from shamble.core.narration import DIRECTIONS, NarratedPosition, Spot

STEPS = {"north": (-1, 0), "south": (1, 0), "east": (0, 1), "west": (0, -1)}


def distances(position: NarratedPosition, start: str) -> dict[str, int]:
    """Return the steps from a place to all places that can be reached through open exits."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for exit in position.spots[here].exits if here in position.spots else ():
            if exit.open and exit.to and exit.to not in far:
                far[exit.to] = far[here] + 1
                queue.append(exit.to)
    return far


def shortest_path(position: NarratedPosition, start: str, end: str) -> list[str]:
    """List the places of a shortest route, both ends included; empty if there is none."""
    before: dict[str, str] = {start: ""}
    queue = deque([start])
    while queue and end not in before:
        here = queue.popleft()
        for exit in position.spots[here].exits if here in position.spots else ():
            if exit.open and exit.to and exit.to not in before:
                before[exit.to] = here
                queue.append(exit.to)
    if end not in before:
        return []
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]


def compass_direction(a: Spot, b: Spot) -> str:
    """Return the compass direction from one place to another; "" for the same place."""
    down, across = b.row - a.row, b.column - a.column
    if not down and not across:
        return ""
    return DIRECTIONS[round(atan2(across, -down) / (pi / 4)) % 8]


def neighbour(position: NarratedPosition, start: Spot, way: str) -> Spot | None:
    """Return the neighbour of a place on a side: the straightest, then the nearest."""
    rows, columns = STEPS[way]
    best: tuple[float, Spot] | None = None
    for spot in position.spots.values():
        down, across = spot.row - start.row, spot.column - start.column
        along, aside = down * rows + across * columns, abs(down * columns) + abs(across * rows)
        if along > 0 and aside <= along:
            cost = hypot(down, across) + aside
            if best is None or cost < best[0]:
                best = (cost, spot)
    return best[1] if best is not None else None


def has_no_map(position: NarratedPosition) -> bool:
    """Return whether the places have no map: figures go from any place to any other."""
    return all(not exit.direction for spot in position.spots.values() for exit in spot.exits)
