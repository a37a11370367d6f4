"""Zombies arrive, walk and die: at most 8 per location (CH-07.05, CH-G08)."""

from shamble.games.city_of_horror.board import MOST_ZOMBIES
from shamble.games.city_of_horror.events import ZombiesCame, ZombiesKilled, ZombiesWalked
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.state import NO_SEAT, CityState


def room(g: CityState, place: int) -> int:
    return MOST_ZOMBIES - g.zombies[place]


def come(g: CityState, place: int, count: int, cause: str) -> None:
    """Add zombies from the horde, as far as there is room and the horde lasts.

    (CH-G08, CH-G09)
    """
    count = min(count, room(g, place), g.horde)
    if count > 0:
        g.zombies[place] += count
        g.horde -= count
        g.emit(ZombiesCame(place, count, cause))


def walk(g: CityState, source: int, place: int, count: int, seat: int = NO_SEAT) -> None:
    """Move zombies as far as there is room; the rest stay (CH-07.04, CH-19.12).

    `seat` is the player who moved them.
    """
    wanted = min(count, g.zombies[source])
    going = min(wanted, room(g, place))
    g.zombies[source] -= going
    g.zombies[place] += going
    g.emit(ZombiesWalked(source, place, going, wanted - going))
    if seat != NO_SEAT:
        promises.note_help(g, seat, source, going)


def kill(g: CityState, place: int, count: int, seat: int) -> None:
    """Return up to `count` zombies from a location to the horde (CH-G09, CH-G50)."""
    count = min(count, g.zombies[place])
    g.zombies[place] -= count
    g.horde += count
    g.emit(ZombiesKilled(place, count))
    promises.note_help(g, seat, place, count)
