"""Generating zombies (AT-11): shots call them, and so do entering survivors."""

from typing import Final

from shamble.core.chance import Pick, Roll
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.events import ShotsRolled, ZombieCame
from shamble.games.all_things_zombie.pieces import ZOMBIE_DIRECTION, ZOMBIES
from shamble.games.all_things_zombie.state import FOLLOWING, IN_CUP, NOWHERE, HexState, pace

SHOT: Final = "shot"  # a zombie called by a shot,
START: Final = "start"  # or by an entering survivor
COMES_ON: Final = 4  # a die of 4 or more calls one (AT-11.02, AT-G03)
DISTANCE: Final = 6  # distance from the shot, in hexes (AT-11.03)
PER_SURVIVOR: Final = 6  # dice per entering survivor (AT-11.06)
CLINIC: Final = "4E2"


def barred(g: HexState) -> int:
    """Return the Professor's building, closed to zombies (AT-12.46), or NOWHERE."""
    return g.map().number[CLINIC] if g.scenario == 5 else NOWHERE


def cup(g: HexState) -> list[int]:
    """List the counters in the cup (AT-05.02)."""
    return [zombie for zombie, at in enumerate(g.zombies) if at == IN_CUP]


def choices_in_cup(g: HexState) -> int:
    """Count the counters a draw chooses from.

    Without a limit the mixture of the box never changes (AT-G61).
    """
    if g.rules.unlimited_cup:
        return len(ZOMBIES)
    following = g.zombies.count(FOLLOWING) if g.scenario == 6 else 0
    return len(g.zombies) - g.afoot - following


def from_cup(g: HexState, choice: int) -> int:
    """Return the counter of a draw; beyond the box, repeated counters are added."""
    if not g.rules.unlimited_cup:
        return _in_cup(g, choice)
    zombie = choice
    while zombie < len(g.zombies) and g.zombies[zombie] != IN_CUP:
        zombie += len(ZOMBIES)
    while len(g.zombies) <= zombie:
        g.zombies.append(IN_CUP)
    return zombie


def _in_cup(g: HexState, choice: int) -> int:
    for zombie, at in enumerate(g.zombies):
        if at == IN_CUP:
            if choice == 0:
                return zombie
            choice -= 1
    raise AssertionError("too few in the cup")


def place(g: HexState, zombie: int, hex: int, why: str) -> None:
    """Put a zombie on the map; one called by an entering survivor does not move this turn.

    (AT-11.07)
    """
    g.put_zombie(zombie, hex)
    if why == START:
        g.still |= 1 << zombie
    if g.record is not None:
        g.emit(ZombieCame(zombie, pace(zombie), g.map().places[hex], why))


class ShotsMarkers(Step[HexState]):
    """Roll a die for every shot on the map, then remove the markers.

    Several markers of a hex are included (AT-11.01, AT-11.05, AT-11.09, AT-15.04).
    """

    def run(self, g: HexState) -> None:
        shots = g.shots
        g.shots = ()
        for hex, number in reversed(shots):
            g.push(SpawnRoll(hex, number, DISTANCE, SHOT))


class SpawnRoll(Roll[HexState]):
    """Each 4, 5 or 6 brings a zombie (AT-11.02), by option as many as the die shows (AT-G02)."""

    def __init__(self, hex: int, number: int, distance: int, why: str) -> None:
        self.hex = hex
        self.number = number
        self.distance = distance
        self.why = why

    def dice(self, g: HexState) -> int:
        return self.number

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"dice": self.number, "need": COMES_ON, **names.hex_args(g, self.hex)}
        return Prompt("ask-roll-start" if self.why == START else "ask-roll-noise", args, ("AT-11.02",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        coming = 0
        for face in faces:
            if face >= COMES_ON:
                coming += face if g.rules.literal_spawn_count else 1
        g.emit(ShotsRolled(g.map().places[self.hex], faces, coming, self.why == START))
        spawn(g, self.hex, coming, self.distance, self.why)


def spawn(g: HexState, hex: int, count: int, distance: int, why: str) -> None:
    """Draw zombies one after another, while the cup has any (AT-G61)."""
    if count and choices_in_cup(g):
        g.push(SpawnOne(hex, count, distance, why))


class SpawnOne(Pick[HexState]):
    """Put a drawn zombie where its number points (AT-11.03)."""

    def __init__(self, hex: int, number: int, distance: int, why: str) -> None:
        self.hex = hex
        self.number = number  # this zombie and the following ones
        self.distance = distance
        self.why = why

    def count(self, g: HexState) -> int:
        return choices_in_cup(g)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-zombie", {"count": self.count(g)}, ("AT-05.02",))

    def on_pick(self, g: HexState, choice: int) -> None:
        zombie = from_cup(g, choice)
        direction = ZOMBIE_DIRECTION[zombie % len(ZOMBIES)]
        hex = landing(g, self.hex, direction, self.distance)
        place(g, zombie, hex, self.why)
        spawn(g, self.hex, self.number - 1, self.distance, self.why)


def landing(g: HexState, start: int, direction: int, distance: int) -> int:
    """Return the hex at this distance along the line, or the last on the map.

    Never a barred hex, nor with spawn_beside_survivor a survivor's hex: then the one before it (AT-G62).
    (AT-11.04, AT-G64)
    """
    line = g.map().straight(start, direction, distance)
    shut = barred(g)
    for hex in reversed(line):
        taken = g.rules.spawn_beside_survivor and any(s.hex == hex for s in g.people)
        if hex != shut and not taken:
            return hex
    return start


class PlaceHere(Step[HexState]):
    """Put zombies from the cup into this hex (AT-10.02, AT-12.39)."""

    def __init__(self, hex: int, count: int, why: str) -> None:
        self.hex = hex
        self.count = count
        self.why = why

    def run(self, g: HexState) -> None:
        if self.count == 0 or choices_in_cup(g) == 0:
            return
        g.push(PlaceHere(self.hex, self.count - 1, self.why))
        g.push(PlaceOne(self.hex, self.why))


class PlaceOne(Pick[HexState]):
    def __init__(self, hex: int, why: str) -> None:
        self.hex = hex
        self.why = why

    def count(self, g: HexState) -> int:
        return choices_in_cup(g)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-zombie", {"count": self.count(g)}, ("AT-05.02",))

    def on_pick(self, g: HexState, choice: int) -> None:
        place(g, from_cup(g, choice), self.hex, self.why)
