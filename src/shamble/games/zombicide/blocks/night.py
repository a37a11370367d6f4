"""Night, with a limit of sight (ZC-10.02)."""

from typing import Any, ClassVar

from shamble.games.zombicide.mission import Args, Block, Entry, Mission


class Night(Block):
    """Survivors and zombies see at most a number of zones far."""

    id: ClassVar[str] = "night"
    rule: ClassVar[str] = "ZC-10.02"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("sight", "number", 1, least=0, most=6),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.sight: int = values["sight"]

    def lay(self, mission: Mission) -> None:
        mission.board.limit_sight(self.sight)

    def words(self) -> tuple[str, Args]:
        if not self.sight:
            return "night-blind", {}
        return ("night-single" if self.sight == 1 else "night"), {"sight": self.sight}
