"""Doors and buildings (ZC-06.19 to ZC-06.24, ZC-06.41)."""

from shamble.games.zombicide.events import DoorEvent
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.rules.spawning import Rooms
from shamble.games.zombicide.state import ZombicideState


def open_door(g: ZombicideState, survivor: int, door: int) -> None:
    """Open a door; a building's first door makes all its rooms spawn (ZC-06.21).

    It does so only once, even if doors were closed since (ZC-06.24).
    """
    board = g.board()
    s = g.survivors[survivor]
    g.doors |= 1 << door
    g.emit(DoorEvent("opened", s.sheet, g.mission, door))
    mission_of(g).on_open(g, survivor, door)
    building = board.building[board.doors[door].room]
    if not g.opened >> building & 1:
        g.opened |= 1 << building
        g.push(Rooms(s.seat, board.buildings[building]))
