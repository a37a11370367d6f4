"""Cars can be driven (ZC-06.34)."""

from typing import ClassVar

from shamble.games.zombicide.mission import Block, Draft, Fault, Mission


class CarsDrive(Block):
    id: ClassVar[str] = "cars-drive"
    rule: ClassVar[str] = "ZC-06.34"

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if draft.cars else [("no-mission-car", {})]

    def lay(self, mission: Mission) -> None:
        for car in mission.board.cars:
            car.drivable = True
