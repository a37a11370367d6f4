"""Take objectives (ZC-06.38): all of them, or those of a colour."""

from typing import Any, ClassVar

from shamble.core.refusals import Refusal
from shamble.games.zombicide.bot import goals
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, Mission, goal
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.view_types import Goal


class TakeObjectives(Block):
    id: ClassVar[str] = "take"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-06.38"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("colour", "choice", "", ("red", "blue", "green")),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.colour: str = values["colour"]
        self.wanted = 0  # a bit for each objective
        self.count = 0

    def faults(self, draft: Draft) -> list[Fault]:
        if not draft.colours:
            return [("no-mission-take", {})]
        if self.colour and self.colour not in draft.colours:
            return [("no-mission-colour", {"colour": self.colour})]
        return []

    def lay(self, mission: Mission) -> None:
        for number, token in enumerate(mission.board.objectives):
            if not self.colour or token.color == self.colour:
                self.wanted |= 1 << number
        self.count = self.wanted.bit_count()

    def words(self) -> tuple[str, Args]:
        if self.colour:
            return "take.colour", {"colour": self.colour, "count": self.count}
        return ("take.single" if self.count == 1 else "take"), {"count": self.count}

    def is_met(self, g: ZombicideState) -> bool:
        return not g.objectives & self.wanted

    def bars(self, g: ZombicideState) -> list[Goal]:
        left = (g.objectives & self.wanted).bit_count()
        return [goal("objectives", self.rule, self.count - left, self.count)]

    def unmet(self) -> list[Refusal]:
        return [Refusal("no-leave-tokens", "ZC-M01.02")]

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        return goals.next_place(g, self.places(g), g.living())

    def places(self, g: ZombicideState) -> list[int]:
        left = g.objectives & self.wanted
        return [token.zone for number, token in enumerate(g.board().objectives) if left >> number & 1]

    def by_one(self, g: ZombicideState) -> bool:
        return True

    def hides(self, g: ZombicideState) -> bool:
        return not self.is_met(g)

    def needs_doors(self) -> bool:
        return True
