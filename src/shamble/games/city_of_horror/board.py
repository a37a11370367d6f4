"""Data of the city: places, sides, wheel, characters, food and invasion cards.

The contents of the box (CH-01.01 to CH-01.19) and their use (CH-02.05 to CH-02.17), read once from
`data/components.toml` into tables for the rules. Places, colours and characters are small numbers; their ids
are those of the data.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).resolve().parent / "data"


def load(folder: Path) -> dict[str, Any]:
    with (folder / "components.toml").open("rb") as file:
        return tomllib.load(file)


COMPONENTS: Final[dict[str, Any]] = load(DATA)

# -------------------------------------------------------------------- places

PLACES: Final = ["water_tower", "armory", "bank", "church", "hospital", "crossroads"]
TOWER: Final = 0
ARMORY: Final = 1
BANK: Final = 2
CHURCH: Final = 3
HOSPITAL: Final = 4
CROSSROADS: Final = 5
NOWHERE: Final = -1
CORNERS: Final = (ARMORY, BANK, CHURCH, HOSPITAL)

SIDE_A: Final = 0
SIDE_B: Final = 1
COLLAPSED: Final = 2
SIDES: Final = ("A", "B", "collapsed")

UNLIMITED: Final = -1
MORE_THAN_PEOPLE: Final = 0  # attacked if zombies outnumber characters

MOST_ZOMBIES: Final[int] = COMPONENTS["zombie_zone"]["capacity_per_location"]
ZOMBIES: Final[int] = COMPONENTS["totals"]["zombies"]
ANTIDOTES: Final[int] = COMPONENTS["totals"]["antidotes"]
TOKENS: Final[int] = COMPONENTS["totals"]["explosion_tokens"]


class Side:
    """A side of a location board (CH-02.05, CH-02.06).

    Its spaces, effect and attack condition are those of CH-21.03 to CH-21.48.
    """

    def __init__(self, id: str, spaces: int, effect: str, attack: int) -> None:
        self.id = id
        self.spaces = spaces
        self.effect = effect
        self.attack = attack  # number of zombies that attack, or MORE_THAN_PEOPLE


def _attack(condition: str) -> int:
    return int(condition.removeprefix("zombies >= ")) if ">=" in condition else MORE_THAN_PEOPLE


def _sides(place: str) -> list[Side]:
    sides: dict[str, Side] = {}
    for entry in COMPONENTS["location"]:
        if entry["place"] == place:
            side = Side(
                entry["id"], entry["spaces"], entry["effect_code"], _attack(entry["attack_condition"])
            )
            sides[entry["side"]] = side
    return [sides[name] for name in SIDES if name in sides]


# per place: side A, side B, and for the tower its collapsed side
BOARDS: Final = [_sides(place) for place in PLACES]

# explosion tokens that blow up the tower, burn armory A down, block the door of armory B (CH-21.09, 35, 41)
_FUSES: Final[dict[str, int]] = {entry["place"]: entry["tokens"] for entry in COMPONENTS["explosion"]}
TOWER_TOKENS: Final = _FUSES["water_tower"]
ARMORY_TOKENS: Final = [_FUSES["armory side A"], _FUSES["armory side B"]]


def _first_game() -> tuple[int, ...]:
    layout = COMPONENTS["city_layout"]["default_first_game"]
    return (TOWER, *[PLACES.index(layout[str(number)]) for number in range(2, 6)], CROSSROADS)


FIRST_GAME: Final = _first_game()  # the places in the order of their numbers (CH-G02)

# -------------------------------------------------------------------- colours

COLOURS: Final[list[str]] = COMPONENTS["leader_wheel"]["clockwise"]  # in wheel order (CH-G04)
SEAT_COLOURS: Final = [COLOURS.index(c) for c in ("red", "purple", "green", "blue", "orange", "yellow")]

# -------------------------------------------------------------------- set-up by number of players


class Deal:
    """The number of characters and cards for each player (CH-03.08 to CH-03.19)."""

    def __init__(self, characters: int, cards: int) -> None:
        self.characters = characters
        self.cards = cards


DEALS: Final = {s["players"]: Deal(s["characters_each"], s["action_cards_each"]) for s in COMPONENTS["setup"]}

# -------------------------------------------------------------------- characters


class Person:
    """A character card (CH-20.03 to CH-20.28) with its values and special properties.

    `fixed`: only its own power turns the card. `mute`: it votes only by its power, or never. `frail`: it
    moves only by its power. `alluring`: it attracts zombies while rested. `figures`: the number of people its
    name stands for.
    """

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.rested: int = entry["rested"]
        self.exhausted: int = entry["exhausted"]
        self.fixed: bool = entry.get("fixed", False)
        self.mute: bool = entry.get("mute", False)
        self.frail: bool = entry.get("frail", False)
        self.alluring: bool = entry.get("alluring", False)
        self.figures: int = entry.get("figures", 1)


PEOPLE: Final = [Person(entry) for entry in COMPONENTS["character"]]
PERSON: Final = {person.id: number for number, person in enumerate(PEOPLE)}

# -------------------------------------------------------------------- food and invasion

FOOD: Final[list[int]] = [f["value"] for f in COMPONENTS["food_token"] for _ in range(f["count"])]
SHOWN_FOOD: Final = 3  # face up on crossroads B (CH-21.24)

HOURS: Final = 4
HOUR_NAMES: Final = ["00:00", "01:00", "02:00", "03:00", "04:00"]


class Invasion:
    """An invasion card (CH-07). Locations are numbered 1 to 6."""

    def __init__(
        self,
        id: str,
        hour: int,
        zombies: tuple[int, ...],
        moves: tuple[tuple[int, int], ...],
        supplies: tuple[tuple[int, int, int], ...],
        leader: int,
    ) -> None:
        self.id = id
        self.hour = hour
        self.zombies = zombies
        self.moves = moves
        self.supplies = supplies  # location, antidotes, action cards
        self.leader = leader


def _invasion(entry: dict[str, Any]) -> Invasion:
    return Invasion(
        entry["id"],
        HOUR_NAMES.index(entry["hour"]),
        tuple(entry["zombies"]),
        tuple([(a, b) for a, b in entry["moves"]]),
        tuple([(s["location"], s["antidotes"], s["action_cards"]) for s in entry["supplies"]]),
        entry["leader"],
    )


INVASIONS: Final = [_invasion(entry) for entry in COMPONENTS["invasion_card"]]
OF_HOUR: Final = [[n for n, card in enumerate(INVASIONS) if card.hour == hour] for hour in range(HOURS + 1)]
