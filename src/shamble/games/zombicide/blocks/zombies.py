"""Zombies to kill, to clear away, to keep out (ZC-10.02)."""

from typing import Any, ClassVar

from shamble.games.zombicide.blocks.zones import PlacesBlock
from shamble.games.zombicide.bot import goals
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, Mission, goal, zones_of
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.view_types import Goal


class Kill(Block):
    """The team has killed a number of zombies, of any kind."""

    id: ClassVar[str] = "kill"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-10.02"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("count", "number", None, least=1),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.count: int = values["count"]

    def words(self) -> tuple[str, Args]:
        return ("kill-single" if self.count == 1 else "kill"), {"count": self.count}

    def is_met(self, g: ZombicideState) -> bool:
        return sum(g.kills) >= self.count

    def bars(self, g: ZombicideState) -> list[Goal]:
        return [goal("kills", self.rule, min(sum(g.kills), self.count), self.count)]

    def needs_doors(self) -> bool:
        return True


class Clear(PlacesBlock):
    """No zombie is left in these zones; once the conditions before it are met."""

    id: ClassVar[str] = "clear"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-10.02"

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.zones: tuple[int, ...] = ()
        self.before: tuple[Block, ...] = ()

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if draft.conditions and draft.conditions[0] != self.id else [("no-mission-clear", {})]

    def lay(self, mission: Mission) -> None:
        self.zones = zones_of(mission.board, self.at)
        self.before = (
            mission.conditions[: mission.conditions.index(self)] if self in mission.conditions else ()
        )

    def words(self) -> tuple[str, Args]:
        return "clear-zones", {"at": ", ".join(self.at)}

    def is_clear(self, g: ZombicideState) -> bool:
        return all(g.zombies_in(zone) == 0 for zone in self.zones)

    def is_met(self, g: ZombicideState) -> bool:
        return self.is_clear(g) and all(block.is_met(g) for block in self.before)

    def bars(self, g: ZombicideState) -> list[Goal]:
        clear = sum([g.zombies_in(zone) == 0 for zone in self.zones])
        return [goal("cleared", self.rule, clear, len(self.zones))]

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        return goals.nearest(g, [zone for zone in self.zones if g.zombies_in(zone)], g.living())


class Defend(PlacesBlock):
    """Lost when a number of zombies stand in these zones."""

    id: ClassVar[str] = "defend"
    part: ClassVar[str] = "lose"
    rule: ClassVar[str] = "ZC-10.02"
    entries: ClassVar[tuple[Entry, ...]] = (
        Entry("at", "places"),
        Entry("count", "number", 1, least=1),
    )

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.count: int = values["count"]
        self.zones: tuple[int, ...] = ()

    def lay(self, mission: Mission) -> None:
        self.zones = zones_of(mission.board, self.at)

    def words(self) -> tuple[str, Args]:
        key = "defend-single" if self.count == 1 else "defend"
        return key, {"count": self.count, "at": ", ".join(self.at)}

    def inside(self, g: ZombicideState) -> int:
        return sum([g.zombies_in(zone) for zone in self.zones])

    def is_met(self, g: ZombicideState) -> bool:
        return self.inside(g) >= self.count

    def bars(self, g: ZombicideState) -> list[Goal]:
        return [goal("defended", self.rule, min(self.inside(g), self.count), self.count, bad=True)]
