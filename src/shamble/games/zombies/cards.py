"""The event cards as things (ZZ-01.02, ZZ-24, ZZ-G62, ZZ-G67, ZZ-G68): one number per physical card, the id of its
kind, and what anybody may ask about a kind. What each does is its class in `rules/cards`."""

from typing import Any, ClassVar, Final

from shamble.games.zombies.board import COMPONENTS

NO_CARD: Final = -1

ENTRIES: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in COMPONENTS["event_card"]}
# every physical card in the order of the list: card number -> id of its kind
DECK: Final[list[str]] = [id for id, card in ENTRIES.items() for _ in range(card["count"])]


class CardKind:
    """One kind of card: a class of its own in `rules/cards`, found by its id."""

    id: ClassVar[str]
    rule: ClassVar[str]
    # what it changes while it lasts
    peace: ClassVar[bool] = False  # nobody fights
    holds_zombies: ClassVar[bool] = False  # no zombie is moved
    no_movement: ClassVar[bool] = False  # its victim stays where they are
    no_buildings: ClassVar[bool] = False  # its victim stays out of them
    no_turn: ClassVar[bool] = False  # its victim misses a turn
    halves: ClassVar[bool] = False  # its victim's movement roll
    # what it gives while it lies in play
    steps: ClassVar[int] = 0  # squares more in a movement
    shots: ClassVar[int] = 0  # combat rolls it is good for; 0 = it is not used up
    keeps_bonus: ClassVar[int] = 0  # to combat rolls, again and again

    def __init__(self) -> None:
        entry = ENTRIES.get(self.id, {})
        self.places: list[str] = entry.get(
            "playable_in", []
        )  # tiles where it is laid down; empty = all (ZZ-G34)
        self.weapon: bool = entry.get("counts_as_weapon", False)  # ZZ-G61


KINDS: Final[dict[str, CardKind]] = {}  # all of them, in the order of the list: `rules/cards/deck.py`


def cards_of(id: str) -> list[int]:
    """The numbers of all cards of a kind."""
    return [card for card, what in enumerate(DECK) if what == id]
