"""The zombie leader: clockwise on its wheel, on uncovered colours only.

(CH-02.16, CH-22.06)
"""

from shamble.games.city_of_horror.board import COLOURS
from shamble.games.city_of_horror.events import LeaderMoved
from shamble.games.city_of_horror.state import NO_SEAT, CityState


def next_colour(g: CityState, colour: int) -> int:
    """Find the next uncovered colour clockwise (CH-22.06, CH-G30)."""
    while True:
        colour = (colour + 1) % len(COLOURS)
        if g.seat_of_colour(colour) != NO_SEAT:
            return colour


def lead(g: CityState, path: list[int]) -> None:
    """Move the leader along the path, which starts at its current colour."""
    g.leader = path[-1]
    g.emit(LeaderMoved(tuple(path)))


def advance_leader(g: CityState, spaces: int) -> None:
    path = [g.leader]
    for _ in range(spaces):
        path.append(next_colour(g, path[-1]))
    if spaces:
        lead(g, path)


def put_leader(g: CityState, colour: int) -> None:
    """Put the leader on any coloured space (CH-19.10, CH-20.25, CH-21.44)."""
    lead(g, [g.leader, colour])
