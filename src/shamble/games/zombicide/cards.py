"""Cards: 62 Equipment and 42 Zombie cards (ZC-01.07), and the data of each kind (ZC-08)."""

from typing import Any, Final, Literal

from shamble.games.zombicide.board import load

COMPONENTS: Final[dict[str, Any]] = load("components.toml")

# Kinds of zombie, in the order in which they move (ZC-G110).
WALKER: Final = 0
FATTY: Final = 1
RUNNER: Final = 2
ABOMINATION: Final = 3
KINDS: Final = 4
Zombie = Literal["walker", "fatty", "runner", "abomination"]
KIND_IDS: Final[tuple[Zombie, ...]] = ("walker", "fatty", "runner", "abomination")
NO_ZOMBIE: Final = -1  # line of a card that brings no zombie

YELLOW: Final = 1
ORANGE: Final = 2
RED: Final = 3
Level = Literal["blue", "yellow", "orange", "red"]
LEVEL_IDS: Final[tuple[Level, ...]] = ("blue", "yellow", "orange", "red")

EquipmentKind = Literal["melee", "ranged", "melee+ranged", "event", "supply", "item"]


class Equipment:
    """One kind of equipment card as printed."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.kind: EquipmentKind = data["kind"]
        self.count: int = data["count"]
        self.set_aside: bool = data["deck"] == "set_aside"  # never in the deck (ZC-03.04)
        self.starting: int = data["starting_copies"]
        self.weapon: bool = data["weapon"]
        self.supply: bool = self.kind == "supply"
        self.melee: bool = self.weapon and "melee" in self.kind
        self.ranged: bool = self.weapon and "ranged" in self.kind  # range 1 or more (ZC-08.18)
        self.range_min: int = data.get("range_min", 0)
        self.range_max: int = data.get("range_max", 0)
        self.dice: int = data.get("dice", 0)
        self.accuracy: int = data.get("accuracy", 0)
        self.damage: int = data.get("damage", 0)
        self.dual: bool = data.get("dual", False)
        self.noisy: bool = data.get("noisy_kill", False)
        self.opens_doors: bool = data.get("opens_doors", False)
        self.noisy_door: bool = data.get("noisy_door", False)
        self.reload: bool = data.get("reload", False)
        # Ma's Shotgun: the blade rolls one die, is silent and works unloaded (ZC-G70, ZC-G96)
        self.blade: bool = self.melee and self.ranged
        self.melee_dice: int = 1 if self.blade else self.dice
        self.melee_noisy: bool = self.noisy and not self.blade


def _miniatures(id: str) -> int:
    return next(int(z["miniatures"]) for z in COMPONENTS["zombie_type"] if z["name"].lower() == id)


def _kill_damage(id: str) -> int:
    return next(int(z["damage_to_kill"]) for z in COMPONENTS["zombie_type"] if z["name"].lower() == id)


def _experience(id: str) -> int:
    return next(int(z["experience"]) for z in COMPONENTS["zombie_type"] if z["name"].lower() == id)


MINIATURES: Final = [_miniatures(id) for id in KIND_IDS]
TOUGHNESS: Final = [_kill_damage(id) for id in KIND_IDS]  # damage that kills (ZC-08.11)
EXPERIENCE: Final = [_experience(id) for id in KIND_IDS]

EQUIPMENT: Final = [Equipment(data) for data in COMPONENTS["equipment"]]
EQUIPMENT_BY_ID: Final = {kind.id: kind for kind in EQUIPMENT}
# Every physical card in the order of the list: card number -> its kind.
CARDS: Final = [kind for kind in EQUIPMENT for _ in range(kind.count)]
NO_CARD: Final = -1
WOUND: Final = -2  # a Wound card in a slot; there is no limit to them (ZC-G74)


def cards_of(id: str) -> list[int]:
    """List the numbers of all cards of a kind."""
    return [number for number, kind in enumerate(CARDS) if kind.id == id]


SEARCH_CARDS: Final = [number for number, kind in enumerate(CARDS) if not kind.set_aside]
PIMP_WEAPONS: Final = cards_of("mas_shotgun") + cards_of("evil_twins")  # ZC-06.15
MOLOTOVS: Final = cards_of("molotov")
PANS: Final = cards_of("pan")
SCOPES: Final = cards_of("scope")
RIFLES: Final = cards_of("rifle")
STARTING: Final = [cards_of(id)[0] for id in ("fire_axe", "crowbar", "pistol")]  # ZC-03.05
SUPPLIES: Final = ("canned_food", "bag_of_rice", "water")
AMMO: Final[dict[str, tuple[str, ...]]] = {  # which weapons an ammo card helps (ZC-G53)
    "plenty_of_ammo_bullets": ("pistol", "evil_twins", "rifle"),
    "plenty_of_ammo_shells": ("sawed_off", "shotgun", "mas_shotgun"),
}

# Types of Zombie card; the two special ones bring no zombie to the zone they are drawn for.
EXTRA: Final = 1
MANHOLE: Final = 2
CARD_TYPES: Final = ("spawn", "extra_activation", "manhole")


class ZombieCard:
    """Zombie card: a kind of zombie and a number for each Danger Level (ZC-07.25)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.number: int = data["number"]
        self.type = CARD_TYPES.index(data["type"])
        self.kinds: list[int] = []
        self.counts: list[int] = []
        for level in LEVEL_IDS:
            line = data[level]
            self.kinds.append(NO_ZOMBIE if line["kind"] == "none" else KIND_IDS.index(line["kind"].lower()))
            self.counts.append(line["n"])


ZOMBIE_CARDS: Final = [ZombieCard(data) for data in COMPONENTS["zombie_card"]]  # number = index + 1
