"""A table for three-line tests: a position in notation, actions in notation, dice as they are to fall."""

from shamble.core.options import Setup, Value
from shamble.core.space.squares import OFF
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK, NO_CARD, cards_of
from shamble.games.zombie_plague.notation import position
from shamble.games.zombie_plague.setup import table_rules
from shamble.games.zombie_plague.state import PlagueState
from shamble.testing import table


class Table(table.Table[PlagueState]):
    """A position of Zombie Plague, in its notation."""

    def __init__(
        self,
        text: str,
        seats: int = 2,
        chance: list[tuple[int, ...]] | None = None,
        impossible: Value = "",
        **options: Value,
    ) -> None:
        rules = table_rules(Setup(seats, "basic", "", options))
        super().__init__(GAME, position(text, rules, seats), chance or [], str(impossible))

    @classmethod
    def new_game(cls, seats: int, **options: Value) -> "Table":
        """A game from its very beginning, with these table options."""
        return cls.from_setup(GAME, Setup(seats, "basic", "", options), chance=[])

    def flaws(self) -> list[str]:
        """Add figures on squares that no way from the edges leads to."""
        reached = [square for edge in BOARD.edges for square in edge if not BOARD.closed[square]]
        for square in reached:
            reached += {row[square] for row in BOARD.ways} - {OFF, *reached}
        squares = {human.square for human in self.g.humans if human.square != OFF}
        squares |= {zombie.square for zombie in self.g.zombies if zombie is not None}
        cut_off = sorted(squares - set(reached))
        return [*super().flaws(), *(f"{BOARD.names[square]} cannot be reached" for square in cut_off)]

    @property
    def ap(self) -> int:
        """Return the points of the acting figure."""
        return self.g.ap

    def at(self, figure: str) -> str:
        """Where a figure stands and faces: "L11 W"; "" = not on the board."""
        number = int(figure[1:])
        if figure.startswith("Z"):
            zombie = self.g.zombies[number - 1] if number <= len(self.g.zombies) else None
            return "" if zombie is None else f"{BOARD.names[zombie.square]} {'NESW'[zombie.facing]}"
        human = self.g.human(number)
        return "" if human.square < 0 else f"{BOARD.names[human.square]} {'NESW'[human.facing]}"

    def items(self, human: int) -> list[str]:
        return [DECK[card] for card in self.g.gear_of(human).items]

    def weapon(self, human: int) -> str:
        card = self.g.gear_of(human).weapon
        return "" if card == NO_CARD else DECK[card]

    def loaded(self, human: int) -> bool:
        return self.g.gear_of(human).loaded

    def closed(self) -> list[str]:
        return [o.id for number, o in enumerate(BOARD.openings) if self.g.barricaded(number)]


def card(kind: str, copy: int = 0) -> tuple[int, ...]:
    """The chance result "this card is drawn"."""
    return (cards_of(kind)[copy],)


def spot(edge: str, square: str, taken: int = 0) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The two chance results "a zombie arrives on this square of this edge"; `taken` = squares of the edge before it
    in the list that are occupied."""
    direction = "NESW".index(edge)
    return (direction,), (BOARD.edges[direction].index(BOARD.number[square]) - taken,)
