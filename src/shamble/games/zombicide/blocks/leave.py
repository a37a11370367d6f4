"""Survivors leave by the exit, having been away from it (ZC-M09.04 to ZC-M09.06)."""

from typing import Any, ClassVar

from shamble.core.refusals import Refusal
from shamble.games.zombicide.blocks.counts import counted, fates, needed
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, Mission, goal
from shamble.games.zombicide.state import LEFT, ZombicideState
from shamble.games.zombicide.view_types import Goal


class Leave(Block):
    """The last who is needed leaves only when all that is listed before is done (ZC-G106)."""

    id: ClassVar[str] = "leave"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M09.04"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("count", "count", "1"),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.count: str = values["count"]
        self.mission: Mission | None = None

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if "exit" in draft.marks else [("no-mission-exit", {})]

    def lay(self, mission: Mission) -> None:
        self.mission = mission
        mission.leave_rule = "ZC-M09.05"

    def words(self) -> tuple[str, Args]:
        return counted("leave", self.count)

    def is_met(self, g: ZombicideState) -> bool:
        return fates(g, LEFT) >= max(1, needed(g, self.count))

    def bars(self, g: ZombicideState) -> list[Goal]:
        return [goal("back", self.rule, fates(g, LEFT), needed(g, self.count))]

    def lets_leave(self, g: ZombicideState) -> bool:
        return True

    def leave_refusals(self, g: ZombicideState, n: int) -> list[Refusal]:
        assert self.mission is not None
        if fates(g, LEFT) + 1 < needed(g, self.count):
            return []
        before = self.mission.unmet_before(g, self)
        return [Refusal(no.key, "ZC-G106", no.things, no.args) for no in before]

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        return [g.board().exit]


class ReturnFirst(Block):
    """Only survivors who have been outside the starting zone leave (ZC-M09.05)."""

    id: ClassVar[str] = "return-first"
    rule: ClassVar[str] = "ZC-M09.05"

    def leave_refusals(self, g: ZombicideState, n: int) -> list[Refusal]:
        return [] if g.roamed >> n & 1 else [Refusal("no-leave-yet", "ZC-M09.05")]
