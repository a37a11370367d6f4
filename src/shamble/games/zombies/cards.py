"""The event cards: a number per physical card, and the properties of each kind.

(ZZ-01.02, ZZ-24, ZZ-G62, ZZ-G67, ZZ-G68) The effects are the classes in `rules/cards`.
"""

from typing import Any, ClassVar, Final

from shamble.games.zombies.board import COMPONENTS

NO_CARD: Final = -1

ENTRIES: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in COMPONENTS["event_card"]}
# kind of every physical card, by card number
DECK: Final[list[str]] = [id for id, card in ENTRIES.items() for _ in range(card["count"])]


class CardKind:
    """A kind of card; each has a class in `rules/cards`, found by its id."""

    id: ClassVar[str]
    rule: ClassVar[str]
    # effects while it lasts
    peace: ClassVar[bool] = False  # players do not fight
    holds_zombies: ClassVar[bool] = False  # zombies do not move
    no_movement: ClassVar[bool] = False  # its victim does not move
    no_buildings: ClassVar[bool] = False  # its victim cannot enter buildings
    no_turn: ClassVar[bool] = False  # its victim misses a turn
    halves: ClassVar[bool] = False  # halves its victim's movement roll
    # bonuses while it lies in play
    steps: ClassVar[int] = 0  # extra squares in a movement
    shots: ClassVar[int] = 0  # combat rolls until it is used up; 0: never
    keeps_bonus: ClassVar[int] = 0  # permanent bonus to combat rolls

    def __init__(self) -> None:
        entry = ENTRIES.get(self.id, {})
        self.places: list[str] = entry.get(
            "playable_in", []
        )  # tiles where it can be laid down; empty: everywhere (ZZ-G34)
        self.weapon: bool = entry.get("counts_as_weapon", False)  # ZZ-G61


KINDS: Final[dict[str, CardKind]] = {}  # in the order of the data, filled by `rules/cards/deck.py`


def cards_of(id: str) -> list[int]:
    """List the numbers of all cards of a kind."""
    return [card for card, what in enumerate(DECK) if what == id]
