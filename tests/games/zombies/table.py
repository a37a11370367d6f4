"""A table for short tests: position, actions, dice and cards in notation."""

from collections.abc import Callable, Sequence
from typing import Any

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.events import Event, Record
from shamble.core.options import Setup, Value
from shamble.core.space.squares import OFF
from shamble.games.zombies import GAME
from shamble.games.zombies.board import HELIPAD_TILE, KIND_NUMBER, TILES
from shamble.games.zombies.cards import DECK, cards_of
from shamble.games.zombies.conservation import missing
from shamble.games.zombies.notation import position
from shamble.games.zombies.setup import teams
from shamble.games.zombies.state import STATUS_WORDS, ZombiesState
from shamble.testing import table
from shamble.testing.table import Result
from tests.games.zombies.bookkeeping import Bookkeeper


class Table(table.Table[ZombiesState]):
    """A position of Zombies!!!, in its notation. Each action is checked by a bookkeeper."""

    actor = -1

    def __init__(
        self,
        text: str,
        seats: int = 2,
        mode: str = "classic",
        scenario: str = "escape",
        chance: list[tuple[int, ...]] | None = None,
        impossible: str = "",
        **options: Value,
    ) -> None:
        options.setdefault("asking", "milestones")  # so that other tests need fewer passes
        setup = Setup(seats, mode, scenario, options)
        assert GAME.check(setup) == []
        g = position(text, GAME.rules(setup), seats)
        if mode == "team":
            g.teams = teams(seats)
        super().__init__(GAME, g, chance or [], impossible)

    @classmethod
    def new_game(
        cls, seats: int, mode: str = "classic", scenario: str = "escape", seed: int = 0, **options: Value
    ) -> "Table":
        """Return a new game with chance from the seed."""
        return cls.from_setup(GAME, Setup(seats, mode, scenario, options), seed)

    def take(self, seat: int, action: Action[Any], chance: Sequence[Result] = ()) -> list[Event]:
        self.actor = seat
        return super().take(seat, action, chance)

    def run_with(self, what: str, chance: Sequence[Result], run: Callable[[], Record]) -> None:
        bookkeeper = Bookkeeper(self.g)
        super().run_with(what, chance, run)
        bookkeeper.check(self.g, self.actor, what, self.record)

    def flaws(self) -> list[str]:
        """Add pawns, zombies, tokens and buildings where no way from the Town Square leads.

        Survivors are not counted: positions name only those that matter.
        """
        city = self.g.city
        reached = [4]
        for square in reached:
            reached += {there for there in city.ways[square * 4 : square * 4 + 4] if there >= 0} - set(
                reached
            )
        used = {*self.g.square, *self.g.zombies, *(s for s, token in enumerate(self.g.tokens) if token)}
        cut_off = [city.names[square] for square in sorted(used - {OFF, *reached})]
        for slot, tile in enumerate(city.placed):
            inside = city.building_squares(slot) or range(slot * 9, slot * 9 + 9)
            if not set(inside) & set(reached):
                cut_off.append(tile.kind().id)
        flaws = [flaw for flaw in super().flaws() if not flaw.endswith(("survivors", "in the bag"))]
        return [*flaws, *(f"{name} cannot be reached" for name in cut_off)]

    @property
    def sound(self) -> list[str]:
        """Return violations of conservation: missing things and duplicates."""
        return missing(self.g)

    def pass_all(self) -> None:
        """Pass for all seats in the open window."""
        while self.g.stack and engine.waiting(self.g) and self.g.stack[-1].kind() == "window":
            self.do("pass")

    # ------------------------------------------------------------ looking

    def at(self, player: int) -> str:
        """Return the square of a pawn, or its status."""
        seat = player - 1
        square = self.g.square[seat]
        return self.g.city.names[square] if square >= 0 else STATUS_WORDS[self.g.status[seat]]

    def hand(self, player: int) -> list[str]:
        return [DECK[card] for card in self.g.hands[player - 1]]

    def items(self, player: int) -> list[str]:
        return self.g.item_ids(player - 1)

    def discard(self) -> list[str]:
        return [DECK[card] for card in self.g.discard]

    def lasting(self) -> list[str]:
        return [effect.kind for effect in self.g.lasting]

    def zombies(self) -> list[str]:
        """Return the squares of all zombies, sorted."""
        return sorted(self.g.city.names[square] for square in self.g.zombies if square >= 0)

    def token(self, square: str) -> str:
        return ("", "life", "bullet", "survivor", "hidden")[self.g.tokens[self.g.city.names.index(square)]]

    def stats(self, player: int) -> tuple[int, int, int]:
        """Return life, bullets and collected zombies."""
        seat = player - 1
        return self.g.life[seat], self.g.bullets[seat], self.g.kills[seat]

    def neighbours(self, square: str) -> list[str]:
        """Return the squares one step away."""
        here = self.g.city.names.index(square)
        ways = self.g.city.ways[here * 4 : here * 4 + 4]
        return [self.g.city.names[there] for there in ways if there >= 0]


def card(kind: str, copy: int = 0) -> tuple[int, ...]:
    """Return the chance result "this card is drawn"."""
    return (cards_of(kind)[copy],)


def tile(kind: str, copy: int = 0) -> tuple[int, ...]:
    """Return the chance result "this tile is drawn"."""
    if kind == "helipad":
        return (HELIPAD_TILE,)
    return ([number for number, what in enumerate(TILES) if what == KIND_NUMBER[kind]][copy],)
