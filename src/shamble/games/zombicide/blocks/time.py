"""Time: survive for a number of rounds, or have only that many (ZC-10.02)."""

from typing import Any, ClassVar

from shamble.games.zombicide.mission import Args, Block, Entry, goal
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.view_types import Goal


class Rounds(Block):
    """Met when the last of these rounds is over."""

    rule: ClassVar[str] = "ZC-10.02"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("rounds", "number", None, least=1, most=60),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.rounds: int = values["rounds"]

    def words(self) -> tuple[str, Args]:
        return self.id, {"rounds": self.rounds}

    def is_met(self, g: ZombicideState) -> bool:
        return g.round > self.rounds


class Survive(Rounds):
    """Met when the round after them begins."""

    id: ClassVar[str] = "survive"
    part: ClassVar[str] = "win"

    def bars(self, g: ZombicideState) -> list[Goal]:
        return [goal("rounds", self.rule, min(self.rounds, max(0, g.round - 1)), self.rounds)]

    def needs_doors(self) -> bool:
        return True


class Clock(Rounds):
    """The mission is lost when the last of these rounds is over."""

    id: ClassVar[str] = "clock"
    part: ClassVar[str] = "lose"

    def bars(self, g: ZombicideState) -> list[Goal]:
        return [goal("clock", self.rule, min(g.round, self.rounds), self.rounds, bad=True)]
