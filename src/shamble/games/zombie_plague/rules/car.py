"""The car (ZP-11.17, ZP-11.18) and its two optional rules (ZP-12.06 to ZP-12.08)."""

from typing import Final

from shamble.core.frames import Prompt
from shamble.core.refusals import Refusal
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import NO_CARD
from shamble.games.zombie_plague.events import CarEvent, CarTried, DroveOff
from shamble.games.zombie_plague.questions import HumanRoll
from shamble.games.zombie_plague.rules.zombie_attacks import zombify
from shamble.games.zombie_plague.state import (
    ABOARD,
    ESCAPED,
    FRIENDLY,
    HORROR,
    NO_GEAR,
    ON_BOARD,
    PlagueState,
)

CAR_KEYS: Final = "car_keys"  # the card
BOARDING: Final = 4  # action points for a companion (ZP-11.18)
START: Final = 1 / 6  # chance that it starts, if that has to be rolled (ZP-12.07)
TOO_MANY: Final = 4  # zombies in contact with the car (ZP-12.08)


def key_holder(g: PlagueState) -> int:
    """Return the human who holds the Car Keys, or 0."""
    for number in range(1, len(g.humans) + 1):
        if g.gear_of(number).find(CAR_KEYS) != NO_CARD:
            return number
    return 0


def door_of(g: PlagueState, human: int) -> int:
    """Return the car door a human stands at, or -1 (ZP-G21)."""
    square = g.human(human).square
    for door in range(len(BOARD.doors)):
        if BOARD.doors[door] == square:
            return door
    return -1


def faces_car(g: PlagueState, human: int) -> bool:
    """Return whether a human stands at a car door and faces the car (ZP-G21)."""
    door = door_of(g, human)
    return door >= 0 and BOARD.door_facing[door] == g.human(human).facing


def board_refusals(g: PlagueState, human: int) -> list[Refusal]:
    """Explain why a human cannot get into the car.

    A companion at a car door can get in for 4 AP while the car waits for its key holder (ZP-11.18, ZP-G50).
    With the horror option the key holder can, too, to turn the key inside (ZP-G48).
    """
    no: list[Refusal] = []
    if g.human(human).fate == ABOARD:
        return [Refusal("no-aboard", "ZP-11.18")]
    if door_of(g, human) < 0:
        no.append(Refusal("no-car-door", "ZP-11.18", ("car",)))
    holder = key_holder(g)
    if holder == 0:
        no.append(Refusal("no-keys-found", "ZP-11.18"))
    elif holder == human and g.rules.car_keys != HORROR:
        no.append(Refusal("no-holder-drives", "ZP-G21"))
    if g.ap < BOARDING:
        no.append(Refusal("no-points", "ZP-11.18", args={"needed": BOARDING, "points": g.ap}))
    return no


def get_in(g: PlagueState, human: int) -> None:
    g.set_human(human, g.human(human).off_board(ABOARD))
    g.emit(CarEvent(human, "boarded"))


def drive_refusals(g: PlagueState, human: int) -> list[Refusal]:
    """Explain why a human cannot drive off.

    The key holder can, facing the car at a door or inside it (ZP-11.17, ZP-G21); with the friendly option
    only when all others are aboard (ZP-12.06, ZP-G49).
    """
    no: list[Refusal] = []
    if g.gear_of(human).find(CAR_KEYS) == NO_CARD:
        no.append(Refusal("no-keys", "ZP-11.17"))
    if g.human(human).fate == ON_BOARD and not faces_car(g, human):
        no.append(Refusal("no-at-car", "ZP-G21", ("car",)))
    if g.rules.car_keys == FRIENDLY:
        left = [other for other in g.standing() if other != human]
        if left:
            no.append(Refusal("no-friends-left", "ZP-12.06", tuple([names.figure_thing(o) for o in left])))
    return no


def drive(g: PlagueState, human: int) -> None:
    """Turn the key: the car leaves, with the horror option only on a 6 (ZP-12.07)."""
    if g.rules.car_keys == HORROR:
        g.push(StartCar(human))
    else:
        leave(g, human)


class StartCar(HumanRoll):
    """Start the car on a 6; the driver can keep trying (ZP-12.07)."""

    def __init__(self, human: int) -> None:
        self.human = human

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-roll-start", {"number": self.human}, ("ZP-12.07",))

    def on_roll(self, g: PlagueState, faces: tuple[int, ...]) -> None:
        g.emit(CarTried(self.human, faces[0]))
        if faces[0] == 6:
            leave(g, self.human)


def leave(g: PlagueState, human: int) -> None:
    """Let the driver and all aboard escape with their cards (ZP-11.17, ZP-G22, ZP-G44)."""
    gone = (human, *[other for other in g.aboard() if other != human])
    for other in gone:
        g.removed.extend(g.gear_of(other).cards())
        g.set_gear(other, NO_GEAR)
        g.set_human(other, g.human(other).off_board(ESCAPED))
    g.emit(DroveOff(gone))


def at_the_car(g: PlagueState) -> list[int]:
    """Return humans about to get away: those aboard, and the key holder at a door (ZP-G34)."""
    holder = key_holder(g)
    out: list[int] = []
    for number in range(1, len(g.humans) + 1):
        if g.human(number).fate == ABOARD or (number == holder and faces_car(g, number)):
            out.append(number)
    return out


def overrun(g: PlagueState) -> list[int]:
    """List the humans lost at an overrun car (ZP-12.08, ZP-G34, ZP-G48).

    With the horror option, four zombies in contact with the car are enough.
    """
    return at_the_car(g) if is_overrun(g) else []


def is_overrun(g: PlagueState) -> bool:
    if g.rules.car_keys != HORROR:
        return False
    touching = 0
    for zombie in g.zombies:
        if zombie is not None and BOARD.by_car[zombie.square]:
            touching += 1
    return touching >= TOO_MANY


def lose_to_overrun(g: PlagueState, humans: list[int]) -> None:
    for human in humans:
        g.emit(CarEvent(human, "overrun"))
    for human in humans:
        zombify(g, human)
