"""What all search cards have in common (ZP-10.09), and what items can do: others ask for it.

A kind of card is one class: its `id` in the components, its `rule`, and what finding and playing it does. The one
instance of each is found by that id, or by the number of a physical card.
"""

from typing import ClassVar, Final

from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.cards import NO_CARD
from shamble.games.zombie_plague.state import PlagueState

NO_PLACE: Final = -1  # a card that was not found by searching a square
OOPS: Final = "oops"  # what an item may undo as it happens
WOUND: Final = "wound"


class SearchCard:
    """A kind of search card."""

    id: ClassVar[str]
    rule: ClassVar[str]

    def found(self, g: PlagueState, human: int, card: int, place: int) -> None:
        """A human has drawn this card; `place` = the search square, or NO_PLACE."""


KINDS: Final[dict[str, SearchCard]] = {}  # by id; filled by `deck`, once all classes are known
CARDS: Final[list[SearchCard]] = []  # by the number of the physical card; likewise


class Item(SearchCard):
    """An item is kept until it is used (ZP-10.09): in its owner's turn, or as an answer to what happens to him."""

    verb: ClassVar[str] = ""  # what playing it in one's turn is called; "" = it is an answer only
    undoes: ClassVar[str] = ""  # OOPS or WOUND

    def found(self, g: PlagueState, human: int, card: int, place: int) -> None:
        g.set_gear(human, g.gear_of(human).with_item(card))

    def carried(self, g: PlagueState, human: int) -> int:
        """The number of such a card among his items, or NO_CARD."""
        return g.gear_of(human).find(self.id)

    def cost(self) -> int:
        """Action points for playing it in one's turn."""
        return 0

    def refusals(self, g: PlagueState, human: int) -> list[Refusal]:
        """Why he cannot play it in his turn."""
        return []

    def things(self, g: PlagueState, human: int) -> tuple[str, ...]:
        """What playing it concerns, beside the human."""
        card = self.carried(g, human)
        return () if card == NO_CARD else (names.card_thing(card),)

    def where(self) -> tuple[str, ...]:
        """Squares where it can be played, if that matters."""
        return ()

    def confirm(self, g: PlagueState) -> bool:
        return False

    def prospects(self, g: PlagueState, human: int) -> list[Prospect]:
        """What may come of playing it in his turn."""
        return []

    def play(self, g: PlagueState, human: int) -> None:
        """He plays it in his turn."""

    def undo(self, g: PlagueState, human: int, card: int) -> None:
        """He undoes with it what has just happened to him."""


def item_of(card: int) -> Item:
    kind = CARDS[card]
    assert isinstance(kind, Item)
    return kind


def item_called(id: str) -> Item:
    kind = KINDS[id]
    assert isinstance(kind, Item)
    return kind


def answer_to(g: PlagueState, human: int, what: str) -> int:
    """An item with which a human can undo what has just happened to him, or NO_CARD."""
    for card in g.gear_of(human).items:
        if item_of(card).undoes == what:
            return card
    return NO_CARD


def use_up(g: PlagueState, human: int, card: int) -> None:
    """An item is used and leaves the game (ZP-G41)."""
    g.set_gear(human, g.gear_of(human).without_item(card))
    g.removed.append(card)
