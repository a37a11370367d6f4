"""Zombies, tokens and doors that are put onto the map.

With a new tile (ZZ-01.05, ZZ-07.01, ZZ-09.02), and zombies by cards (ZZ-G66).
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt, Routine
from shamble.games.zombies import names
from shamble.games.zombies.choices import ZOMBIE_ON, ChooseSquare
from shamble.games.zombies.events import DoorPut, NoZombiesLeft, TokenPut, TokensDealt, ZombiePut
from shamble.games.zombies.places import place_of
from shamble.games.zombies.state import (
    ALIVE,
    BULLET,
    FACE_DOWN,
    LIFE,
    NO_ZOMBIE,
    NOTHING,
    ZombiesState,
)

# where zombies can be put
IN_BUILDING: Final = 0  # on squares of the building
IN_AND_AROUND: Final = 1  # also on its yard squares (ZZ-07.04, ZZ-G07)
ROAD_ENDS: Final = 2  # where roads leave the tile (ZZ-09.02)
WHOLE_TILE: Final = 3
ANYWHERE: Final = 4  # every playable square of the map (ZZ-G66)
AWAY_FROM_PLAYERS: Final = 5


def squares_for(g: ZombiesState, where: int, slot: int) -> list[int]:
    """List the allowed squares without a zombie: never two on one (ZZ-07.03, ZZ-17.05)."""
    if where >= ANYWHERE:
        taken = (
            [g.square[s] for s in range(g.seats) if g.status[s] == ALIVE]
            if where == AWAY_FROM_PLAYERS
            else []
        )
        return [square for square in g.city.squares if g.grid[square] == NO_ZOMBIE and square not in taken]
    shape = g.city.shape(slot)
    if where == IN_BUILDING:
        cells = shape.building
    elif where == IN_AND_AROUND:
        cells = shape.building + shape.yard
    elif where == ROAD_ENDS:
        cells = shape.ends
    else:
        cells = shape.open
    return [slot * 9 + cell for cell in cells if g.grid[slot * 9 + cell] == NO_ZOMBIE]


def put(g: ZombiesState, square: int) -> None:
    number = g.put_zombie(square)
    g.emit(ZombiePut(number, place_of(g.city, square)))


class PutZombies(Ask[ZombiesState]):
    """Put zombies from the supply, each on its own square.

    Without a choice it asks nothing. Zombies that the supply or the squares cannot provide for are skipped
    (ZZ-G07, ZZ-G41).
    """

    def __init__(self, placer: int, where: int, slot: int, left: int) -> None:
        self.placer = placer
        self.where = where
        self.slot = slot
        self.left = left

    def seat(self, g: ZombiesState) -> int:
        return self.placer

    def subject(self, g: ZombiesState) -> str:
        return names.slot_thing(g.city, self.slot)

    def prompt(self, g: ZombiesState) -> Prompt:
        rules = ("ZZ-G66",) if self.where >= ANYWHERE else ("ZZ-07.02", "ZZ-07.03", "ZZ-G07")
        return Prompt("ask-put-zombie", {"left": self.left}, rules)

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        return Routine("rest-zombies") if self.where >= ANYWHERE else Routine("rest-furnish")

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ZOMBIE_ON[square] for square in squares_for(g, self.where, self.slot)]

    def legal(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return self.candidates(g, seat)  # fast: hundreds of them, all legal

    def advance(self, g: ZombiesState) -> bool:
        left = min(self.left, g.supply)
        if left == 0:
            g.emit(NoZombiesLeft())
        free = squares_for(g, self.where, self.slot) if left else []
        if len(free) > left:
            return False
        g.stack.pop()
        for square in free:
            put(g, square)
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        put(g, action.square)
        if self.left > 1:
            g.push(PutZombies(self.placer, self.where, self.slot, self.left - 1))


class PutTokens(Ask[ZombiesState]):
    """Put life or bullet tokens on squares of the building, one per square.

    (ZZ-07.06, ZZ-07.07, ZZ-19.01)
    """

    def __init__(self, placer: int, slot: int, what: int, left: int) -> None:
        self.placer = placer
        self.slot = slot
        self.what = what
        self.left = left

    def seat(self, g: ZombiesState) -> int:
        return self.placer

    def subject(self, g: ZombiesState) -> str:
        return names.slot_thing(g.city, self.slot)

    def word(self) -> str:
        return "life" if self.what == LIFE else "bullet"

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-put-" + self.word(), {"left": self.left}, ("ZZ-07.06", "ZZ-07.07"))

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        return Routine("rest-furnish")

    def free(self, g: ZombiesState) -> list[int]:
        return [s for s in g.city.building_squares(self.slot) if g.tokens[s] == NOTHING]

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChooseSquare(square, self.word()) for square in self.free(g)]

    def advance(self, g: ZombiesState) -> bool:
        free = self.free(g) if self.left else []
        if len(free) > self.left:
            return False
        g.stack.pop()
        for square in free:
            self.lay(g, square)
        return True

    def lay(self, g: ZombiesState, square: int) -> None:
        g.lay_token(square, self.what)
        g.emit(TokenPut(self.word(), place_of(g.city, square)))

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        self.lay(g, action.square)
        g.push(PutTokens(self.placer, self.slot, self.what, self.left - 1))


class PutDoor(Ask[ZombiesState]):
    """Put the door token on a building square next to a road square (ZZ-08.01, ZZ-08.02)."""

    def __init__(self, placer: int, slot: int) -> None:
        self.placer = placer
        self.slot = slot

    def seat(self, g: ZombiesState) -> int:
        return self.placer

    def subject(self, g: ZombiesState) -> str:
        return names.slot_thing(g.city, self.slot)

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-put-door", rules=("ZZ-08.01", "ZZ-08.02"))

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        return Routine("rest-furnish")

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChooseSquare(self.slot * 9 + cell, "door") for cell in g.city.shape(self.slot).doors]

    def advance(self, g: ZombiesState) -> bool:
        doors = g.city.shape(self.slot).doors
        if len(doors) > 1:
            return False
        g.stack.pop()
        self.hang(g, doors[0])
        return True

    def hang(self, g: ZombiesState, cell: int) -> None:
        g.set_city(g.city.with_door(self.slot, cell))
        square = self.slot * 9 + cell
        g.emit(DoorPut(g.city.placed[self.slot].tile, place_of(g.city, square)))

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        self.hang(g, action.square - self.slot * 9)


def furnish(g: ZombiesState, seat: int, zombie_placer: int, slot: int) -> None:
    """Put everything that comes with a new tile, zombies first.

    (ZZ-07.01, ZZ-09.02, ZZ-G06, ZZ-G09, ZZ-G81) In Last Man Standing a zombie player places the zombies
    (ZZ-22.06).
    """
    kind = g.city.placed[slot].kind()
    if kind.named:
        g.push(PutDoor(seat, slot))
        if g.rules.rescue:
            deal_face_down(g, slot)
        else:
            g.push(PutTokens(seat, slot, BULLET, kind.bullets))
            g.push(PutTokens(seat, slot, LIFE, kind.life))
        g.push(PutZombies(zombie_placer, IN_AND_AROUND, slot, kind.zombies))
    elif kind.generic:
        g.push(PutZombies(zombie_placer, ROAD_ENDS, slot, len(g.city.shape(slot).ends)))
    else:
        g.push(PutZombies(zombie_placer, WHOLE_TILE, slot, kind.zombies))


def deal_face_down(g: ZombiesState, slot: int) -> None:
    """Lay a face-down token on each square of the building, in a Rescue Mission.

    Life, bullets and survivors are mixed (ZZ-21.01, ZZ-21.02), with the number of survivors listed in the
    rulebook (ZZ-21.11 to ZZ-21.19) and none elsewhere (ZZ-G54).
    """
    kind = g.city.placed[slot].kind()
    squares = g.city.building_squares(slot)
    for square in squares:
        g.lay_token(square, FACE_DOWN)
    g.fill_bag(slot, (kind.life, kind.bullets, len(squares) - kind.life - kind.bullets))
    g.emit(TokensDealt(g.city.placed[slot].tile, g.bags[slot][2], len(squares)))
