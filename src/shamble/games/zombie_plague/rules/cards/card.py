"""Base classes of search cards (ZP-10.09) and of items.

A kind of card is one class: its `id` in the components, its `rule`, and what finding and playing it does.
Its single instance is looked up by that id or by the number of a physical card.
"""

from typing import ClassVar, Final

from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.cards import NO_CARD
from shamble.games.zombie_plague.state import PlagueState

NO_PLACE: Final = -1  # a card that was not found by searching a square
OOPS: Final = "oops"  # what an item can undo as it happens
WOUND: Final = "wound"


class SearchCard:
    """Kind of search card."""

    id: ClassVar[str]
    rule: ClassVar[str]

    def on_found(self, g: PlagueState, human: int, card: int, place: int) -> None:
        """Apply a card that a human has drawn; `place` = the search square, or NO_PLACE."""


KINDS: Final[dict[str, SearchCard]] = {}  # by id; filled by `deck` once all classes exist
CARDS: Final[list[SearchCard]] = []  # by the number of the physical card; filled by `deck`


class Item(SearchCard):
    """Item: kept until it is used (ZP-10.09), in its owner's turn or as a reaction."""

    verb: ClassVar[str] = ""  # verb for playing it in a turn; "" = reaction only
    undoes: ClassVar[str] = ""  # OOPS or WOUND

    def on_found(self, g: PlagueState, human: int, card: int, place: int) -> None:
        g.set_gear(human, g.gear_of(human).with_item(card))

    def carried(self, g: PlagueState, human: int) -> int:
        """Return the number of such a card among the human's items, or NO_CARD."""
        return g.gear_of(human).find(self.id)

    def cost(self) -> int:
        """Return the action points for playing it in a turn."""
        return 0

    def refusals(self, g: PlagueState, human: int) -> list[Refusal]:
        """Explain why the human cannot play it in its turn."""
        return []

    def things(self, g: PlagueState, human: int) -> tuple[str, ...]:
        """List the pieces that playing it concerns, besides the human."""
        card = self.carried(g, human)
        return () if card == NO_CARD else (names.card_thing(card),)

    def where(self) -> tuple[str, ...]:
        """Return squares where it can be played, if that matters."""
        return ()

    def confirm(self, g: PlagueState) -> bool:
        return False

    def prospects(self, g: PlagueState, human: int) -> list[Prospect]:
        """Return what playing it can lead to."""
        return []

    def play(self, g: PlagueState, human: int) -> None:
        """Play it in the human's turn."""

    def undo(self, g: PlagueState, human: int, card: int) -> None:
        """Undo with it what has just happened to the human."""


def item_of(card: int) -> Item:
    kind = CARDS[card]
    assert isinstance(kind, Item)
    return kind


def item_called(id: str) -> Item:
    kind = KINDS[id]
    assert isinstance(kind, Item)
    return kind


def answer_to(g: PlagueState, human: int, what: str) -> int:
    """Return an item with which a human can undo what just happened, or NO_CARD."""
    for card in g.gear_of(human).items:
        if item_of(card).undoes == what:
            return card
    return NO_CARD


def use_up(g: PlagueState, human: int, card: int) -> None:
    """Use an item, which leaves the game (ZP-G41)."""
    g.set_gear(human, g.gear_of(human).without_item(card))
    g.removed.append(card)
