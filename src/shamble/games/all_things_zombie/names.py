"""Names of survivors, zombies, hexes, buildings and items, as notation, ids and messages."""

from shamble.core.events import Args
from shamble.core.space.hexes import DIRECTIONS
from shamble.games.all_things_zombie.pieces import ITEM_IDS, PACES, PEOPLE
from shamble.games.all_things_zombie.places import notation, place_args
from shamble.games.all_things_zombie.state import HexState, pace


def seat_name(seat: int) -> str:
    return f"@seat-{seat}"


def survivor(g: HexState, number: int) -> str:
    """Return a survivor in notation: Tonya, Too-Tall, Survivor-4."""
    return PEOPLE[g.people[number].kind].name.replace(" ", "-")


def person_name(kind: int) -> str:
    """Return the message of a survivor's name."""
    return "@person-" + PEOPLE[kind].id


def survivor_name(g: HexState, number: int) -> str:
    return person_name(g.people[number].kind)


def person_thing(kind: int) -> str:
    return "sur:" + PEOPLE[kind].id


def survivor_thing(g: HexState, number: int) -> str:
    return person_thing(g.people[number].kind)


def zombie_thing(zombie: int) -> str:
    return f"zom:{zombie}"


def pace_word(pace: int) -> str:
    return "@pace-" + PACES[pace]


def pace_name(zombie: int) -> str:
    return pace_word(pace(zombie))


def place_thing(place: str) -> str:
    """Return the id of a hex given as in `Map.places`."""
    return "hex:" + notation(place)


def hex_args(g: HexState, hex: int) -> Args:
    """Return the message arguments of a hex (see `places`)."""
    return place_args(g.map().places[hex])


def hex_thing(g: HexState, hex: int) -> str:
    return place_thing(g.map().names[hex])


def building_thing(id: str) -> str:
    return "bld:" + id


def building_name(id: str) -> str:
    return "@building-" + id


def item_name(item: int) -> str:
    return "@card-" + ITEM_IDS[item] if item >= 0 else "@card-nothing"


def item_thing(item: int) -> str:
    return "item:" + ITEM_IDS[item]


def direction_name(direction: int) -> str:
    return "@direction-" + DIRECTIONS[direction]


def target(g: HexState, code: int) -> str:
    """Return a target in notation: a survivor, or a zombie by its hex and pace."""
    if code >= 0:
        return survivor(g, code)
    return f"{g.map().names[g.zombies[~code]]} {PACES[pace(~code)]}"


def target_thing(g: HexState, code: int) -> str:
    return survivor_thing(g, code) if code >= 0 else zombie_thing(~code)
