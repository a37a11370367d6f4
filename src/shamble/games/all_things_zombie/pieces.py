"""Survivors, weapons, gear, zombie counters and cards as printed (AT-03, AT-04, AT-G34)."""

from typing import Any, Final

from shamble.games.all_things_zombie.board import COMPONENTS


class Person:
    """A survivor counter with its status card (AT-03.12).

    Values are (Rep, MP, melee dice) (AT-03.02 to AT-03.05), the back is the wounded side (AT-03.06). A gold
    star marks a Star, all others are Extras (AT-03.07). Longer wound tracks are in the data (AT-03.20).
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.woman: bool = data["sex"] == "f"
        self.star: bool = data["star"]
        self.generic: bool = data["generic"]
        self.front: tuple[int, ...] = tuple(data["front"])
        self.back: tuple[int, ...] = tuple(data["back"])
        self.cost: int = data["cost_gp"]
        self.flip_at: int = data["flip_at"]
        self.dead_at: int = data["dead_at"]
        self.boxes: int = data["gear_boxes"]
        self.pack = "in_pack" in data["weapon_boxes"]
        self.ability: str = data["ability"]
        self.reconstructed: bool = data["ability_source"] == "reconstructed"


class Weapon:
    """A weapon counter (AT-04.02, AT-08.24).

    `shots` are the numbers its owner can choose from. Ammunition is unlimited except for reloading
    (AT-08.36).
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.ranged: bool = data["kind"] == "ranged"
        self.thrown: bool = data["kind"] == "thrown"
        self.reach: int = data["range"]
        self.shots: tuple[int, ...] = tuple(data["shots_choice"])
        self.keep: int = data["keep"]  # number of dice that count (AT-08.28)
        self.loud: bool = data["noise"]
        self.scope: bool = data["scope_allowed"]
        self.melee: int = data["melee_bonus"]
        self.heavy: bool = data["foe_class"] == "heavy"
        self.light: bool = data["foe_class"] == "light"
        self.cost: int = data["cost_gp"]
        self.counters: int = data["counters"]
        self.one_hex: bool = data.get("same_hex_only", False)  # AT-08.09
        self.wins_ties: bool = self.id == "machete"


class Gear:
    """A gear counter (AT-04.01)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.cost: int = data["cost_gp"]
        self.counters: int = data["counters"]


PEOPLE: Final = [Person(data) for data in COMPONENTS["survivor"]]
WEAPONS: Final = [Weapon(data) for data in COMPONENTS["weapon"] if data["in_base_set"]]
GEAR: Final = [Gear(data) for data in COMPONENTS["gear"]]
PERSON: Final = {person.id: number for number, person in enumerate(PEOPLE)}
GENERICS: Final = [number for number, person in enumerate(PEOPLE) if person.generic]

# Items are weapons and gear in one numbering: first the weapons, then the gear.
WEAPON_KINDS: Final = len(WEAPONS)
ITEM_IDS: Final = [weapon.id for weapon in WEAPONS] + [gear.id for gear in GEAR]
ITEM: Final = {id: number for number, id in enumerate(ITEM_IDS)}
COUNTERS: Final = [weapon.counters for weapon in WEAPONS] + [gear.counters for gear in GEAR]
COSTS: Final = [weapon.cost for weapon in WEAPONS] + [gear.cost for gear in GEAR]
RANGED: Final = [number for number, weapon in enumerate(WEAPONS) if weapon.ranged]
GRENADE: Final = ITEM["grenade"]
CROSSBOW: Final = ITEM["crossbow"]
AMMO: Final = ITEM["ammo"]
MEDS: Final = ITEM["meds"]
MEDKIT: Final = ITEM["medkit"]
VEST: Final = ITEM["vest"]
SCOPE: Final = ITEM["scope"]


class Branch:
    """A branch of a reaction table: condition, action, and the rules' words for it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.when: str = data["when"]
        self.then: str = data["then"]
        self.words: tuple[str, ...] = tuple(data["words"])


class Reaction:
    """The branches for a number of dice passed: the first that fits applies.

    (AT-09.02)
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.test: str = data["test"]
        self.passed: int = data["passed"]
        self.branches = [Branch(branch) for branch in data["branches"]]

    def row(self, word: str) -> int:
        """Return the branch of a rules word, or -1."""
        for row, branch in enumerate(self.branches):
            if word in branch.words:
                return row
        return -1


REACTIONS: Final = {(data["test"], data["passed"]): Reaction(data) for data in COMPONENTS["reaction"]}

ZOMBIE_REP: Final = 4  # AT-03.24
PACES: Final[list[str]] = [pace["id"] for pace in COMPONENTS["zombie_class"]]
PACE_MP: Final[list[int]] = [pace["mp"] for pace in COMPONENTS["zombie_class"]]


def _counters() -> list[tuple[int, int]]:
    """List every zombie counter as (pace, direction), 0 is NE, clockwise.

    All combinations (AT-03.21 to AT-03.23, AT-03.27, AT-11.08).
    """
    out: list[tuple[int, int]] = []
    for pace, data in enumerate(COMPONENTS["zombie_class"]):
        for direction in data["directions"]:
            out.extend([(pace, direction - 1)] * data["per_direction"])
    return out


ZOMBIES: Final = _counters()
ZOMBIE_PACE: Final = [pace for pace, _ in ZOMBIES]
ZOMBIE_DIRECTION: Final = [direction for _, direction in ZOMBIES]

ZOMBIE_CARDS: Final[list[int]] = [
    card["zombies"] for card in COMPONENTS["zombie_card"] for _ in range(card["count"])
]
NOTHING: Final = -1
LOOT_CARDS: Final[list[int]] = [
    ITEM.get(card["item"], NOTHING) for card in COMPONENTS["loot_card"] for _ in range(card["count"])
]

SCENARIOS: Final = (
    "for-a-few-bullets-more",
    "the-barricade",
    "search-and-destroy",
    "firefight",
    "the-cure",
    "race-to-the-helicopter",
    "skirmish",
    "campaign",
)
