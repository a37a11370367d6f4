"""A table for three-line tests: a position in notation, actions in notation, dice as they are to fall."""

from shamble.core import engine
from shamble.core.chance import Recorded
from shamble.core.events import Event, Record
from shamble.core.options import Setup, Value
from shamble.core.refusals import Refusal
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK, NO_CARD, cards_of
from shamble.games.zombie_plague.notation import position
from shamble.games.zombie_plague.setup import table_rules
from shamble.games.zombie_plague.state import PlagueState


class Table:
    """One position and what is done with it."""

    def __init__(
        self,
        text: str,
        seats: int = 2,
        chance: list[tuple[int, ...]] | None = None,
        **options: Value,
    ) -> None:
        rules = table_rules(Setup(seats, "basic", "", options))
        self.g: PlagueState = position(text, rules, seats)
        self.g.source = Recorded(chance or [])
        self.record: Record = engine.start(self.g)

    @classmethod
    def new_game(cls, seats: int, **options: Value) -> "Table":
        """A game from its very beginning, with these table options."""
        setup = Setup(seats, "basic", "", options)
        assert GAME.check(setup) == []
        table = cls.__new__(cls)
        table.g = GAME.new(setup, 0)
        table.g.source = Recorded([])
        table.record = engine.start(table.g)
        return table

    @property
    def ap(self) -> int:
        """What the acting figure may still spend."""
        return self.g.ap

    @property
    def asks(self) -> str:
        """What is being asked, as a message key."""
        frame = engine.pending(self.g)
        return "" if frame is None else frame.prompt(self.g).key

    @property
    def happened(self) -> list[str]:
        """What the last action led to, as the names of its events."""
        return [type(event).__name__ for event in self.record.events]

    @property
    def seat(self) -> int:
        """The seat that has to answer."""
        return engine.waiting(self.g)[0]

    def play(self, *texts: str) -> None:
        """Several actions in a row, none of which needs chance."""
        for text in texts:
            self.do(text)

    def do(self, text: str, *chance: tuple[int, ...], seat: int | None = None) -> list[Event]:
        """Take an action, with the chance results it leads to, in order: dice, card numbers, picks."""
        who = self.seat if seat is None else seat
        action = engine.find(self.g, who, text)
        assert action is not None, f"{text!r} is none of {self.options(who)}"
        source = Recorded(list(chance))
        self.g.source = source
        self.record = engine.apply(self.g, who, action)
        assert source.used_up(), f"{text!r} did not need all of {chance}"
        return self.record.events

    def options(self, seat: int | None = None) -> list[str]:
        who = self.seat if seat is None else seat
        return [action.text(self.g) for action in engine.legal(self.g, who)]

    def why_not(self, text: str, seat: int | None = None) -> list[Refusal]:
        """The reasons against something a player might try."""
        who = self.seat if seat is None else seat
        action = engine.find(self.g, who, text)
        assert action is not None, f"{text!r} cannot even be tried here"
        return engine.explain(self.g, who, action)

    def refused_by(self, text: str, seat: int | None = None) -> list[str]:
        """The rules that forbid it."""
        return [reason.rule for reason in self.why_not(text, seat)]

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
