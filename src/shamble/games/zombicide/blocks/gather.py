"""All who live meet in a zone without zombies (ZC-M04.03, ZC-G82)."""

from typing import Any, ClassVar

from shamble.games.zombicide.bot.paths import travel
from shamble.games.zombicide.mission import SPAWNS, Args, Block, Entry, Mission, goal, zones_of
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.view_types import Goal

PER_ZOMBIE = 4.0  # steps that a zombie in the meeting place is worth


class Gather(Block):
    id: ClassVar[str] = "gather"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M04.03"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("at", "places", [SPAWNS]),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.at: list[str] = values["at"]
        self.zones: tuple[int, ...] = ()

    def lay(self, mission: Mission) -> None:
        self.zones = zones_of(mission.board, self.at)

    def words(self) -> tuple[str, Args]:
        return ("gather", {}) if self.at == [SPAWNS] else ("gather.at", {"at": ", ".join(self.at)})

    def is_met(self, g: ZombicideState) -> bool:
        living = g.living()
        if not living:
            return False
        zone = g.survivors[living[0]].zone
        if zone not in self.zones or g.zombies_in(zone):
            return False
        return all(g.survivors[n].zone == zone for n in living)

    def bars(self, g: ZombicideState) -> list[Goal]:
        most = 0
        for zone in self.zones:
            if g.zombies_in(zone) == 0:
                most = max(most, len(g.in_zone(zone)))
        return [goal("gather", self.rule, most, len(g.living()))]

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        """Return the zone that all reach soonest, with few zombies."""
        best, least = -1, 1e9
        for zone in self.zones:
            way = travel(g, [zone])
            total = PER_ZOMBIE * g.zombies_in(zone)
            for other in g.living():
                total += way[g.survivors[other].zone]
            if total < least:
                best, least = zone, total
        return [best] if best >= 0 else None
