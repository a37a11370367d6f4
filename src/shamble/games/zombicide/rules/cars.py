"""Driving, and what the car runs over (ZC-06.34 to ZC-06.37, ZC-08.38 to ZC-08.45)."""

from shamble.core.frames import Step
from shamble.games.zombicide.events import CarEvent
from shamble.games.zombicide.rules.combat import CarRoll, in_the_way
from shamble.games.zombicide.state import ZombicideState


def neighbours(g: ZombicideState, zone: int) -> list[int]:
    """Street zones next to a zone; cars never enter buildings (ZC-06.35)."""
    board = g.board()
    return [there for there in board.links[zone] if board.street[there]]


class Drive(Step[ZombicideState]):
    """The car is in the first zone of the way: it runs over whoever is there, then goes on (ZC-08.38, ZC-08.45)."""

    def __init__(self, driver: int, car: int, way: tuple[int, ...]) -> None:
        self.driver = driver
        self.car = car
        self.way = way

    def run(self, g: ZombicideState) -> None:
        zone = self.way[0]
        start = g.cars[self.car]
        if start != zone:
            g.cars[self.car] = zone
            for n, s in enumerate(g.survivors):
                if s.car == self.car:
                    g.survivors[n] = s.at(zone)
            g.emit(CarEvent("drove", g.survivors[self.driver].sheet, g.mission, self.car, start, zone))
        if len(self.way) > 1:
            g.push(Drive(self.driver, self.car, self.way[1:]))
        if in_the_way(g, self.car, zone):
            g.push(CarRoll(self.driver, self.car, zone, 0))
