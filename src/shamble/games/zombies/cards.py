"""The event cards (ZZ-01.02, ZZ-24, ZZ-G62, ZZ-G67, ZZ-G68): one number per physical card, and what each kind is."""

from typing import Final

from shamble.games.zombies.board import COMPONENTS

NO_CARD: Final = -1


class CardKind:
    """One kind of card as the components list it."""

    def __init__(self, id: str, item: bool, places: list[str], weapon: bool, rule: str) -> None:
        self.id = id
        self.item = item  # laid down, or a regular event (ZZ-13.10)
        self.places = places  # ids of the tiles where it may be laid down; empty = anywhere (ZZ-G34)
        self.weapon = weapon  # counts as a weapon (ZZ-G61)
        self.rule = rule


def _kinds() -> list[CardKind]:
    tiles = {tile["name"]: tile["id"] for tile in COMPONENTS["tile"]}
    return [
        CardKind(
            card["id"],
            card["kind"] == "item",
            [tiles[name] for name in card.get("playable_in", [])],
            card.get("counts_as_weapon", False),
            f"ZZ-24.{number:02d}",
        )
        for number, card in enumerate(COMPONENTS["event_card"], 1)
    ]


KINDS: Final = _kinds()
KIND_NUMBER: Final = {kind.id: number for number, kind in enumerate(KINDS)}
# every physical card in the order of the list: card number -> kind number
DECK: Final = [number for number, card in enumerate(COMPONENTS["event_card"]) for _ in range(card["count"])]

MARBLES: Final = 0
CHAINSAW: Final = 1
FIRE_AXE: Final = 2
FIRST_AID_KIT: Final = 3
GRENADE: Final = 4
SHOTGUN: Final = 5
AMMO: Final = 6
MOLOTOV: Final = 7
SKATEBOARD: Final = 8
ADRENALINE: Final = 9
FOOD_SOURCE: Final = 10
BAD_SENSE: Final = 11
BRAIN_CRAMP: Final = 12
BUTTER_FINGERS: Final = 13
CLAUSTROPHOBIA: Final = 14
FEAR: Final = 15
PARALYSIS: Final = 16
NOT_DEAD: Final = 17
GET_WORSE: Final = 18
KEYS: Final = 19
REST: Final = 20
MISCALCULATION: Final = 21
NOT_SO_BAD: Final = 22
SCREWED: Final = 23
EVERYBODY_GO: Final = 24
SHOES: Final = 25
MASTER: Final = 26

NO_KIND: Final = -1
IS_ITEM: Final = [kind.item for kind in KINDS]


def cards_of(kind: str) -> list[int]:
    """The numbers of all cards of a kind."""
    number = KIND_NUMBER[kind]
    return [card for card, what in enumerate(DECK) if what == number]
