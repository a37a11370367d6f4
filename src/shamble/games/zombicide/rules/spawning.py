"""New zombies: Spawn Zones, buildings, manholes, shortages (ZC-07.24 to ZC-07.36)."""

from shamble.core.actions import Action
from shamble.core.chance import Draw
from shamble.core.frames import Prompt, Routine, Step
from shamble.games.zombicide import choices, names
from shamble.games.zombicide.cards import (
    ABOMINATION,
    EXTRA,
    FATTY,
    KINDS,
    MANHOLE,
    NO_ZOMBIE,
    WALKER,
    ZOMBIE_CARDS,
)
from shamble.games.zombicide.events import Spawned, ZombieCardDrawn
from shamble.games.zombicide.rules.activation import stir
from shamble.games.zombicide.rules.missions import Settle
from shamble.games.zombicide.rules.questions import Question
from shamble.games.zombicide.state import ZombicideState

ESCORT = 2  # Walkers with every Fatty that spawns (ZC-05.44)


def place(g: ZombicideState, zone: int, kind: int, count: int) -> None:
    """Put zombies down.

    A second Abomination is a Fatty instead (ZC-05.46); if miniatures are missing, that kind acts once more
    (ZC-07.36, ZC-G30).
    """
    if kind == ABOMINATION and g.stock[ABOMINATION] < count:
        kind = FATTY
    wanted = [0] * KINDS
    wanted[kind] = count
    if kind == FATTY:
        wanted[WALKER] = ESCORT * min(count, g.stock[FATTY])
    for which in (WALKER, FATTY):  # The stack is reversed, so the Fatties act first.
        if wanted[which] > g.stock[which]:
            g.push(Stir(which))
    for which in range(KINDS - 1, FATTY, -1):
        if wanted[which] > g.stock[which]:
            g.push(Stir(which))
    for which in range(KINDS):
        put = min(wanted[which], g.stock[which])
        if put:
            g.change(zone, which, put)
            g.emit(Spawned(g.mission, zone, which, put))


class Stir(Step[ZombicideState]):
    """Activate all zombies of a kind whose miniatures ran out (ZC-07.36)."""

    def __init__(self, breed: int) -> None:
        self.breed = breed

    def run(self, g: ZombicideState) -> None:
        stir(g, self.breed, "shortage")


class SpawnZones(Step[ZombicideState]):
    """Draw one card for each active Spawn Zone, clockwise (ZC-07.24, ZC-07.26, ZC-G38)."""

    def run(self, g: ZombicideState) -> None:
        spawns = g.board().spawns
        for number in range(len(spawns) - 1, -1, -1):
            if g.spawns >> number & 1:
                g.push(SpawnIn(spawns[number].zone))


class SpawnIn(Step[ZombicideState]):
    """Spawn in a zone; an empty deck is renewed from the discards (ZC-07.28, ZC-G39)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, g: ZombicideState) -> None:
        if not g.zombie_bag:
            g.zombie_bag, g.zombie_discards = sorted(g.zombie_discards), []
        g.push(Settle())
        g.push(DrawZombies(self.zone))


class DrawZombies(Draw[ZombicideState]):
    """Draw a Zombie card, read at the survivors' highest Danger Level (ZC-05.33, ZC-07.25)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def bag(self, g: ZombicideState) -> list[int]:
        return g.zombie_bag

    def subject(self, g: ZombicideState) -> str:
        return names.zone_thing(g, self.zone)

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-draw-zombies", names.place(g, self.zone), ("ZC-07.24",))

    def card_name(self, g: ZombicideState, card: int) -> Prompt | None:
        return Prompt("real-card-number", {"number": ZOMBIE_CARDS[card].number})

    def on_draw(self, g: ZombicideState, card: int) -> None:
        g.zombie_discards.append(card)
        level = g.danger()
        drawn = ZOMBIE_CARDS[card]
        g.emit(ZombieCardDrawn(g.mission, self.zone, drawn.number, level))
        kind, count = drawn.kinds[level], drawn.counts[level]
        if kind == NO_ZOMBIE:
            return
        if drawn.type == EXTRA:  # It brings no zombie to the zone it was drawn for (ZC-07.29).
            stir(g, kind, "card")
        elif drawn.type == MANHOLE:
            open_manholes(g, kind, count)
        else:
            place(g, self.zone, kind, count)


def open_manholes(g: ZombicideState, kind: int, count: int) -> None:
    """Spawn at every manhole on a tile with a survivor (ZC-07.33, ZC-07.34, ZC-G37, ZC-G103)."""
    board = g.board()
    tiles: set[int] = set()
    for n in g.living():
        tiles.update(board.tiles_of[g.survivors[n].zone])
    zones: list[int] = []
    for zone, tile in board.manholes:
        if tile in tiles and not (g.rules.manhole_per_zone and zone in zones):
            zones.append(zone)
    for zone in reversed(zones):
        g.push(PutLot(zone, kind, count))


class PutLot(Step[ZombicideState]):
    """Spawn the zombies of one manhole."""

    def __init__(self, zone: int, breed: int, count: int) -> None:
        self.zone = zone
        self.breed = breed
        self.count = count

    def run(self, g: ZombicideState) -> None:
        place(g, self.zone, self.breed, self.count)


class Rooms(Step[ZombicideState]):
    """Spawn in all rooms of a building opened for the first time (ZC-06.21)."""

    def __init__(self, seat: int, rooms: tuple[int, ...]) -> None:
        self.opener = seat
        self.rooms = rooms

    def run(self, g: ZombicideState) -> None:
        if not self.rooms:
            return
        if len(self.rooms) == 1 or g.rules.quick:
            g.push(Rooms(self.opener, self.rooms[1:]))
            g.push(SpawnIn(self.rooms[0]))
        else:
            g.push(NextRoom(self.opener, self.rooms))


class NextRoom(Question):
    """Ask the player who opened the door for the next room, in any order (ZC-06.22, ZC-G102)."""

    def __init__(self, opener: int, rooms: tuple[int, ...]) -> None:
        self.opener = opener
        self.rooms = rooms

    def seat(self, g: ZombicideState) -> int:
        return self.opener

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-room", {"rooms": len(self.rooms)}, ("ZC-06.22",))

    def routine(self, g: ZombicideState, seat: int) -> Routine | None:
        return Routine("rest-rooms", listed=True)

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseZone(room, "room") for room in self.rooms]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseZone)
        g.stack.pop()
        g.push(Rooms(self.opener, tuple([room for room in self.rooms if room != action.zone])))
        g.push(SpawnIn(action.zone))
