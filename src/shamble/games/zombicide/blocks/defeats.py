"""Defeats: by a death (ZC-G80, ZC-G89), by zombies that got away (ZC-M07.08)."""

from typing import Any, ClassVar

from shamble.games.zombicide.blocks.counts import fates
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, goal
from shamble.games.zombicide.state import DEAD, ZombicideState
from shamble.games.zombicide.view_types import Goal


class Death(Block):
    """`unless`: the table option under which deaths are allowed."""

    id: ClassVar[str] = "death"
    part: ClassVar[str] = "lose"
    rule: ClassVar[str] = "ZC-G89"
    entries: ClassVar[tuple[Entry, ...]] = (
        Entry("count", "number", 1, least=1, most=6),
        Entry("unless", "option", ""),
    )

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.count: int = values["count"]
        self.unless: str = values["unless"]

    def words(self) -> tuple[str, Args]:
        return ("death.single" if self.count == 1 else "death"), {"count": self.count}

    def is_allowed(self, g: ZombicideState) -> bool:
        return bool(self.unless and getattr(g.rules, self.unless))

    def is_met(self, g: ZombicideState) -> bool:
        return fates(g, DEAD) >= self.count and not self.is_allowed(g)

    def needs_all(self, g: ZombicideState) -> bool:
        return fates(g, DEAD) == self.count - 1 and not self.is_allowed(g)


class Escaped(Block):
    id: ClassVar[str] = "escaped"
    part: ClassVar[str] = "lose"
    rule: ClassVar[str] = "ZC-M07.08"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("count", "number", 4, least=1),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.count: int = values["count"]

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if "zombies-leave" in draft.blocks else [("no-mission-escape", {})]

    def words(self) -> tuple[str, Args]:
        return ("escaped.single" if self.count == 1 else "escaped"), {"count": self.count}

    def is_met(self, g: ZombicideState) -> bool:
        return sum(g.escaped) >= self.count

    def bars(self, g: ZombicideState) -> list[Goal]:
        return [goal("escaped", self.rule, sum(g.escaped), self.count, bad=True)]
