"""Marked zones: where survivors find nothing, where zombies leave, where it is loud."""

from typing import Any, ClassVar

from shamble.games.zombicide.mission import Args, Block, Entry, Mission, zones_of


class PlacesBlock(Block):
    """A rule that holds in certain zones."""

    entries: ClassVar[tuple[Entry, ...]] = (Entry("at", "places"),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.at: list[str] = values["at"]


class NoSearch(PlacesBlock):
    id: ClassVar[str] = "nothing-to-find"
    rule: ClassVar[str] = "ZC-M06.08"

    def lay(self, mission: Mission) -> None:
        mission.board.no_search = zones_of(mission.board, self.at)

    def words(self) -> tuple[str, Args]:
        return ("nothing-to-find" if self.at == ["start"] else "nothing-to-find.at"), {
            "at": ", ".join(self.at)
        }


class ZombiesLeave(PlacesBlock):
    """A zombie that gets there leaves the board for good (ZC-M07.07)."""

    id: ClassVar[str] = "zombies-leave"
    rule: ClassVar[str] = "ZC-M07.07"

    def lay(self, mission: Mission) -> None:
        mission.board.zombie_exits = zones_of(mission.board, self.at)


class Lure(PlacesBlock):
    """Noise that is always there (ZC-M07.06)."""

    id: ClassVar[str] = "lure"
    rule: ClassVar[str] = "ZC-M07.06"
    entries: ClassVar[tuple[Entry, ...]] = (
        Entry("at", "places"),
        Entry("noise", "number", 7, least=1, most=20),
    )

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.noise: int = values["noise"]

    def lay(self, mission: Mission) -> None:
        noise = bytearray(mission.board.permanent_noise)
        for zone in zones_of(mission.board, self.at):
            noise[zone] = self.noise
        mission.board.permanent_noise = bytes(noise)

    def words(self) -> tuple[str, Args]:
        return "lure", {"noise": self.noise}
