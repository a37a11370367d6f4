"""Playing a regular event from hand (ZZ-15.01)."""

from shamble.core.refusals import Refusal
from shamble.games.zombies.card_events import CardPlayed
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.choices import CardAction
from shamble.games.zombies.rules.cards.base import EVENTS
from shamble.games.zombies.state import ZombiesState


def play(g: ZombiesState, seat: int, card: int) -> None:
    """Discard a card from hand as the card of the round (ZZ-13.02)."""
    g.hands[seat].remove(card)
    g.discard.append(card)
    g.played[seat] += 1
    g.emit(CardPlayed(seat, card))


class Play(CardAction):
    """Play a regular event from hand (ZZ-15.01)."""

    def rules(self) -> tuple[str, ...]:
        return (EVENTS[DECK[self.card]].rule,)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return EVENTS[DECK[self.card]].refusals(g, seat)

    def execute(self, g: ZombiesState, seat: int) -> None:
        play(g, seat, self.card)
        EVENTS[DECK[self.card]].apply(g, seat, self.card)


class Hasten(Play):
    """Play Adrenaline Rush during a combat to double the turn's movement (ZZ-24.10)."""
