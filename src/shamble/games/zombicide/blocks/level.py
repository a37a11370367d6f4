"""Survivors reach a Danger Level (ZC-M03.02)."""

from typing import Any, ClassVar, Final

from shamble.core.actions import Action
from shamble.games.zombicide.actions.cars import ChangeSeat, Drive, GetIn
from shamble.games.zombicide.blocks.counts import ALL, counted, needed
from shamble.games.zombicide.bot import driving, goals
from shamble.games.zombicide.cards import LEVEL_IDS
from shamble.games.zombicide.mission import Args, Block, Entry, Mission, goal
from shamble.games.zombicide.state import (
    DRIVER,
    ON_FOOT,
    ORANGE_FROM,
    SEATS,
    YELLOW_FROM,
    ZombicideState,
)
from shamble.games.zombicide.view_types import Goal, GoalId

BARS: Final[dict[str, GoalId]] = {"yellow": "yellow", "orange": "orange", "red": "red"}


class LevelReached(Block):
    id: ClassVar[str] = "level"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M03.02"
    entries: ClassVar[tuple[Entry, ...]] = (
        Entry("level", "choice", "red", ("yellow", "orange", "red")),
        Entry("count", "count", "1"),
    )

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.name: str = values["level"]
        self.level = LEVEL_IDS.index(values["level"])
        self.count: str = values["count"]
        self.is_driven = False  # cars can be driven, and running zombies over is the quickest way

    def lay(self, mission: Mission) -> None:
        self.is_driven = any(car.drivable for car in mission.board.cars)

    def words(self) -> tuple[str, Args]:
        return counted(f"level.{self.name}", self.count)

    def wanted(self, g: ZombicideState) -> int:
        return max(1, len(g.living()) if self.count == ALL else needed(g, self.count))

    def is_met(self, g: ZombicideState) -> bool:
        high = 0
        for n in g.living():
            high += g.level(n) >= self.level
        return high >= self.wanted(g)

    def bars(self, g: ZombicideState) -> list[Goal]:
        start = {"yellow": YELLOW_FROM, "orange": ORANGE_FROM}.get(self.name, g.rules.red_from())
        points = sorted([s.xp for s in g.survivors if s.zone >= 0], reverse=True)
        last = self.wanted(g)  # the bar shows the last of those who are needed
        most = points[last - 1] if last <= len(points) else 0
        return [goal(BARS[self.name], self.rule, min(most, start), start)]

    def hero(self, g: ZombicideState) -> int:
        """Return the driver, else the most experienced."""
        if self.count != "1":
            return -1
        best, most = -1, -1
        for n in g.living():
            s = g.survivors[n]
            fame = s.xp + (100 if s.car != ON_FOOT and s.chair == DRIVER else 0)
            if fame > most:
                best, most = n, fame
        return best

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        """Return a free car for the hero, seats beside it for others, rooms for the rest."""
        cars = [zone for zone in g.cars if zone >= 0]
        first = self.hero(g)
        if first < 0 or not cars or not self.is_driven:
            return goals.next_place(g, goals.tokens(g), g.living())
        if n == first:
            free = [zone for zone in cars if not g.zombies_in(zone)]
            return goals.nearest(g, free or cars, [first])
        s = g.survivors[first]
        here = s.zone if s.car != ON_FOOT else goals.nearest(g, cars, [first])[0]
        taken = 0
        for other in g.living():
            taken += g.survivors[other].car != ON_FOOT and g.survivors[other].zone == here
        rooms = [z for z in goals.stores(g) if not g.board().street[z]]
        return [here] if taken < SEATS or not rooms else rooms

    def by_one(self, g: ZombicideState) -> bool:
        return bool(goals.tokens(g))

    def hides(self, g: ZombicideState) -> bool:
        return bool(goals.tokens(g))

    def needs_doors(self) -> bool:
        return True

    def car_worth(self, g: ZombicideState, n: int, option: Action[ZombicideState]) -> float:
        """Return the worth: the hero drives, three friends in the back share the bites."""
        hero = self.hero(g)
        if isinstance(option, Drive):
            return driving.worth(g, option)
        if isinstance(option, ChangeSeat):
            return 60 if n == hero and option.chair == DRIVER else 0
        if isinstance(option, GetIn):
            if n == hero:
                return 70 if option.chair == DRIVER else 0
            beside = hero >= 0 and g.survivors[hero].zone == g.cars[option.car]
            return 50 if option.chair != DRIVER and beside else 0
        return 0
