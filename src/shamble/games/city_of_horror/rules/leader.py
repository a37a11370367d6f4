"""The zombie leader on the wheel (CH-02.16, CH-22.06): always clockwise, on uncovered colours only."""

from shamble.games.city_of_horror.board import COLOURS
from shamble.games.city_of_horror.events import LeaderMoved
from shamble.games.city_of_horror.state import NOBODY, CityState


def next_colour(g: CityState, colour: int) -> int:
    """The next uncovered colour clockwise (CH-22.06, CH-G30)."""
    while True:
        colour = (colour + 1) % len(COLOURS)
        if g.seat_of_colour(colour) != NOBODY:
            return colour


def lead(g: CityState, path: list[int]) -> None:
    """The leader goes this way, from the colour he stands on."""
    g.leader = path[-1]
    g.emit(LeaderMoved(tuple(path)))


def advance_leader(g: CityState, spaces: int) -> None:
    path = [g.leader]
    for _ in range(spaces):
        path.append(next_colour(g, path[-1]))
    if spaces:
        lead(g, path)


def put_leader(g: CityState, colour: int) -> None:
    """On any coloured space (CH-19.10, CH-20.25, CH-21.44)."""
    lead(g, [g.leader, colour])
