"""Doors and buildings (ZC-06.19 to ZC-06.24, ZC-06.41)."""

from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.events import DoorEvent
from shamble.games.zombicide.rules.spawning import Rooms
from shamble.games.zombicide.state import ZombicideState


def locked_refusals(g: ZombicideState, door: int) -> list[Refusal]:
    """Return a refusal while the door's colour token is not taken (ZC-M08.03, ZC-M08.05)."""
    color = g.board().doors[door].color
    for number, token in enumerate(g.board().objectives):
        if color != "red" and token.color == color and g.objectives >> number & 1:
            rule = "ZC-M08.03" if color == "blue" else "ZC-M08.05"
            return [Refusal("no-colour-key", rule, (names.objective_thing(g, number),))]
    return []


def open_door(g: ZombicideState, survivor: int, door: int) -> None:
    """Open a door; a building's first door makes all its rooms spawn (ZC-06.21).

    It does so only once, even if doors were closed since (ZC-06.24). In mission 07 the building's second
    door opens with it (ZC-M07.04).
    """
    board = g.board()
    s = g.survivors[survivor]
    g.doors |= 1 << door
    g.emit(DoorEvent("opened", s.sheet, g.mission, door))
    building = board.building[board.doors[door].room]
    if "opening_a_door_opens_the_other_door_of_the_same_building" in board.special:
        for other, twin in enumerate(board.doors):
            if board.building[twin.room] == building and not g.door_open(other):
                g.doors |= 1 << other
                g.emit(DoorEvent("followed", s.sheet, g.mission, other))
    if not g.opened >> building & 1:
        g.opened |= 1 << building
        g.push(Rooms(s.seat, board.buildings[building]))
