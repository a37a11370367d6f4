"""Names of survivors, zones, doors, cars and cards, as notation, piece ids and messages."""

from typing import Final, Literal

from shamble.core.events import Args
from shamble.games.zombicide.cards import CARDS, KIND_IDS, LEVEL_IDS, WOUND
from shamble.games.zombicide.places import place_args
from shamble.games.zombicide.sheets import SKILL_IDS
from shamble.games.zombicide.state import ZombicideState

Chair = Literal["driver", "seat1", "seat2", "seat3"]
CHAIRS: Final[tuple[Chair, ...]] = ("driver", "seat1", "seat2", "seat3")


def survivor(g: ZombicideState, number: int) -> str:
    """Return the notation of a survivor: the name on the sheet."""
    return g.sheet_of(number).name


def survivor_thing(g: ZombicideState, number: int) -> str:
    return "sur:" + g.sheet_of(number).id


def zone(g: ZombicideState, number: int) -> str:
    return g.board().names[number]


def zone_thing(g: ZombicideState, number: int) -> str:
    return "zone:" + g.board().names[number]


def place(g: ZombicideState, number: int, which: str = "") -> Args:
    """Return message arguments that name a zone (see `places`)."""
    return place_args(g.mission, number, which)


def horde_thing(g: ZombicideState, number: int, kind: int) -> str:
    return f"zom:{g.board().names[number]}:{KIND_IDS[kind]}"


def kind_name(kind: int, count: int = 1) -> str:
    """Return the name of a kind of zombie, singular or plural."""
    return ("@kind-" if count == 1 else "@kinds-") + KIND_IDS[kind]


def door(g: ZombicideState, number: int) -> str:
    return g.board().doors[number].id


def door_thing(g: ZombicideState, number: int) -> str:
    return "door:" + g.board().doors[number].id


def car(g: ZombicideState, number: int) -> str:
    return g.board().cars[number].id


def car_thing(g: ZombicideState, number: int) -> str:
    return "car:" + g.board().cars[number].id


def car_name(g: ZombicideState, number: int) -> str:
    return "@car-" + g.board().cars[number].kind


def chair(number: int) -> Chair:
    return CHAIRS[number]


def objective(g: ZombicideState, number: int) -> str:
    return g.board().objectives[number].id


def objective_thing(g: ZombicideState, number: int) -> str:
    return "obj:" + g.board().objectives[number].id


def spawn_thing(g: ZombicideState, number: int) -> str:
    return "spawn:" + g.board().spawns[number].id


def card(number: int) -> str:
    return CARDS[number].id


def card_thing(number: int) -> str:
    return f"card:{number}"


def card_name(number: int) -> str:
    return "@card-" + CARDS[number].id


def slot_thing(g: ZombicideState, number: int, slot: int) -> str:
    return f"slot:{g.sheet_of(number).id}:{slot + 1}"


def slot_name(g: ZombicideState, number: int, slot: int) -> str:
    """Return the content of a slot as a message."""
    card = g.survivors[number].slots[slot]
    if card >= 0:
        return card_name(card)
    return "@wound-card" if card == WOUND else "@empty-slot"


def skill_name(number: int) -> str:
    return "@skill-" + SKILL_IDS[number]


def level_name(level: int) -> str:
    return "@level-" + LEVEL_IDS[level]
