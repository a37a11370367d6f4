"""State of the drill: hands, a bag, a discard pile, points."""

from pathlib import Path
from typing import Final

from shamble.core.ledger import load_components
from shamble.core.options import Option, TableRules, read_options
from shamble.core.state import State

OPTIONS: Final[tuple[Option, ...]] = read_options(load_components(Path(__file__).resolve().parent))
FLARE: Final = "flare"
JAM: Final = "jam"
CARDS: Final = 24  # even ids are flares, odd ids are jams


def kind_of(card: int) -> str:
    return FLARE if card % 2 == 0 else JAM


def name_of(card: int) -> str:
    return f"{kind_of(card)}{card}"


class Rules(TableRules):
    """Options of a table."""

    rounds: int


class DrillState(State):
    """State of a game in which seats gather points over a few rounds."""

    def __init__(
        self,
        seats: int,
        rules: Rules,
        round: int,
        points: list[int],
        hands: list[list[int]],
        bag: list[int],
        discard: list[int],
    ) -> None:
        super().__init__(seats)
        self.rules = rules
        self.round = round
        self.points = points
        self.hands = hands
        self.bag = bag
        self.discard = discard

    def clone(self) -> "DrillState":
        other = DrillState(
            self.seats,
            self.rules,
            self.round,
            self.points[:],
            [hand[:] for hand in self.hands],
            self.bag[:],
            self.discard[:],
        )
        self.copy_to(other)
        return other

    def order(self) -> tuple[int, ...]:
        """Return the seats clockwise from the one that leads this round."""
        return tuple([(self.round + i) % self.seats for i in range(self.seats)])
