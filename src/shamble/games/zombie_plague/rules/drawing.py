"""Drawing search cards (ZP-10.03, ZP-10.09), by a search or for free."""

from shamble.core.chance import Draw
from shamble.core.frames import Prompt, Step
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.events import CardFound
from shamble.games.zombie_plague.rules.cards.card import CARDS, NO_PLACE
from shamble.games.zombie_plague.rules.victory import Settle
from shamble.games.zombie_plague.state import ON_BOARD, PlagueState


def draw_cards(g: PlagueState, human: int, count: int) -> None:
    """Draw cards one by one: Eureka!!, a killed Surprise!! zombie (ZP-11.25, ZP-G27)."""
    for _ in range(count):
        g.push(FreeDraw(human))


class FreeDraw(Step[PlagueState]):
    """One free draw, if there are cards and the human is still on the board."""

    def __init__(self, human: int) -> None:
        self.human = human

    def run(self, g: PlagueState) -> None:
        if g.bag and g.human(self.human).fate == ON_BOARD:
            g.push(Settle())  # check for victory after every card (ZP-G30)
            g.push(DrawCard(self.human, NO_PLACE))


class DrawCard(Draw[PlagueState]):
    """A card from the search deck; `place` = the search square, or NO_PLACE for a free draw."""

    def __init__(self, human: int, place: int) -> None:
        self.human = human
        self.place = place

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(self.human)

    def bag(self, g: PlagueState) -> list[int]:
        return g.bag

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-draw-search", {"number": self.human}, ("ZP-10.03",))

    def card_name(self, g: PlagueState, card: int) -> Prompt | None:
        return Prompt(names.card_name(card)[1:])

    def roller(self, g: PlagueState) -> int:
        return g.human(self.human).seat

    def on_draw(self, g: PlagueState, card: int) -> None:
        """Apply the card: weapons and items are kept, events happen at once (ZP-10.09)."""
        g.emit(CardFound(self.human, card))
        CARDS[card].on_found(g, self.human, card, self.place)
