"""A table for short tests: a position in notation, actions in notation, dice and cards as they are to fall."""

from shamble.core import engine
from shamble.core.chance import Recorded
from shamble.core.events import Event, Record
from shamble.core.options import Setup, Value
from shamble.core.refusals import Refusal
from shamble.games.zombies import GAME
from shamble.games.zombies.board import HELIPAD_TILE, KIND_NUMBER, TILES
from shamble.games.zombies.cards import DECK, cards_of
from shamble.games.zombies.conservation import missing
from shamble.games.zombies.notation import position
from shamble.games.zombies.state import STATUS_WORDS, ZombiesState


class Table:
    """One position and what is done with it."""

    def __init__(
        self,
        text: str,
        seats: int = 2,
        mode: str = "classic",
        scenario: str = "escape",
        chance: list[tuple[int, ...]] | None = None,
        **options: Value,
    ) -> None:
        setup = Setup(seats, mode, scenario, options)
        assert GAME.check(setup) == []
        self.g: ZombiesState = position(text, GAME.rules(setup), seats)
        if mode == "team":
            from shamble.games.zombies.setup import teams

            self.g.teams = teams(seats)
        source = Recorded(chance or [])
        self.g.source = source
        self.record: Record = engine.start(self.g)
        assert source.used_up(), f"not all of {chance} was needed"

    @classmethod
    def new_game(
        cls, seats: int, mode: str = "classic", scenario: str = "escape", seed: int = 0, **options: Value
    ) -> "Table":
        """A game from its very beginning, with chance as the seed has it."""
        setup = Setup(seats, mode, scenario, options)
        assert GAME.check(setup) == []
        table = cls.__new__(cls)
        table.g = GAME.new(setup, seed)
        table.record = engine.start(table.g)
        return table

    @property
    def asks(self) -> str:
        """What is being asked, as a message key."""
        frame = engine.pending(self.g)
        return "" if frame is None else frame.prompt(self.g).key

    @property
    def seat(self) -> int:
        """The seat that has to answer."""
        return engine.waiting(self.g)[0]

    @property
    def happened(self) -> list[str]:
        """What the last action led to, as the names of its events."""
        return [type(event).__name__ for event in self.record.events]

    @property
    def sound(self) -> list[str]:
        """What is missing or in two places."""
        return missing(self.g)

    def do(self, text: str, *chance: tuple[int, ...], seat: int | None = None) -> list[Event]:
        """Take an action, with the chance results it leads to, in order."""
        who = self.seat if seat is None else seat
        action = engine.find(self.g, who, text)
        assert action is not None, f"{text!r} is none of {self.options(who)}"
        source = Recorded(list(chance))
        self.g.source = source
        self.record = engine.apply(self.g, who, action)
        assert source.used_up(), f"{text!r} did not need all of {chance}"
        return self.record.events

    def play(self, *texts: str) -> None:
        """Several actions in a row, none of which needs chance."""
        for text in texts:
            self.do(text)

    def pass_all(self) -> None:
        """Everybody lets the window go by."""
        while self.g.stack and engine.waiting(self.g) and self.g.stack[-1].kind() == "window":
            self.do("pass")

    def options(self, seat: int | None = None) -> list[str]:
        who = self.seat if seat is None else seat
        return [action.text(self.g) for action in engine.legal(self.g, who)]

    def why_not(self, text: str, seat: int | None = None) -> list[Refusal]:
        who = self.seat if seat is None else seat
        action = engine.find(self.g, who, text)
        assert action is not None, f"{text!r} cannot even be tried here"
        return engine.explain(self.g, who, action)

    def refused_by(self, text: str, seat: int | None = None) -> list[str]:
        """The rules that forbid it."""
        return [reason.rule for reason in self.why_not(text, seat)]

    # ------------------------------------------------------------ looking

    def at(self, player: int) -> str:
        """Where a pawn stands, or what became of it."""
        seat = player - 1
        square = self.g.square[seat]
        return self.g.city.names[square] if square >= 0 else STATUS_WORDS[self.g.status[seat]]

    def hand(self, player: int) -> list[str]:
        return [DECK[card] for card in self.g.hands[player - 1]]

    def items(self, player: int) -> list[str]:
        return self.g.laid(player - 1)

    def discard(self) -> list[str]:
        return [DECK[card] for card in self.g.discard]

    def lasting(self) -> list[str]:
        return [effect.kind for effect in self.g.lasting]

    def zombies(self) -> list[str]:
        """Where zombies stand, sorted."""
        return sorted(self.g.city.names[square] for square in self.g.zombies if square >= 0)

    def token(self, square: str) -> str:
        return ("", "life", "bullet", "survivor", "hidden")[self.g.tokens[self.g.city.names.index(square)]]

    def stats(self, player: int) -> tuple[int, int, int]:
        """Life, bullets, collected zombies."""
        seat = player - 1
        return self.g.life[seat], self.g.bullets[seat], self.g.kills[seat]

    def neighbours(self, square: str) -> list[str]:
        """The squares one step away."""
        here = self.g.city.names.index(square)
        ways = self.g.city.ways[here * 4 : here * 4 + 4]
        return [self.g.city.names[there] for there in ways if there >= 0]


def card(kind: str, copy: int = 0) -> tuple[int, ...]:
    """The chance result "this card is drawn"."""
    return (cards_of(kind)[copy],)


def tile(kind: str, copy: int = 0) -> tuple[int, ...]:
    """The chance result "this tile is drawn"."""
    if kind == "helipad":
        return (HELIPAD_TILE,)
    return ([number for number, what in enumerate(TILES) if what == KIND_NUMBER[kind]][copy],)
