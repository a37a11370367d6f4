"""Driving, and running over Actors (ZC-06.34 to ZC-06.37, ZC-08.38 to ZC-08.45)."""

from typing import Final

from shamble.core.frames import Step
from shamble.games.zombicide.cards import COMPONENTS
from shamble.games.zombicide.events import CarEvent, Rolled
from shamble.games.zombicide.rules.combat import IN_ORDER, RANGED, Hits
from shamble.games.zombicide.rules.dice import ActionRoll, hits_of, rerolls
from shamble.games.zombicide.state import ZombicideState

NEEDS: Final[int] = COMPONENTS["car"]["accuracy"]  # ZC-G06
DAMAGE: Final[int] = COMPONENTS["car"]["damage"]  # ZC-08.40


def neighbours(g: ZombicideState, zone: int) -> list[int]:
    """List the street zones next to a zone; cars never enter buildings (ZC-06.35)."""
    board = g.board()
    return [there for there in board.links[zone] if board.street[there]]


def in_the_way(g: ZombicideState, car: int, zone: int) -> int:
    """Count the miniatures in a zone, not counting the car's occupants."""
    return g.zombies_in(zone) + len([n for n in g.in_zone(zone) if g.survivors[n].car != car])


def drive(g: ZombicideState, driver: int, car: int, way: tuple[int, ...], used: int) -> None:
    """Drive along the zones; the car is in the first of them.

    The dice for all zones are rolled together, so that a re-roll is one of all of them (ZC-G126). Only a
    zone that is passed twice waits for the result of the first pass (ZC-08.45).
    """
    once = 1
    while once < len(way) and way[once] not in way[:once]:
        once += 1
    roll = DriveRoll(driver, car, way[:once], way[once:], used)
    if roll.dice(g):
        g.push(roll)
    else:
        roll.struck(g, ())


class DriveRoll(ActionRoll):
    """Dice of a car: one for each miniature in its way (ZC-08.38, ZC-08.39).

    Its occupants do not count. `rest` are the zones that are passed a second time afterwards.
    """

    def __init__(
        self, survivor: int, car: int, zones: tuple[int, ...], rest: tuple[int, ...], used: int
    ) -> None:
        self.survivor = survivor
        self.car = car
        self.zones = zones
        self.rest = rest
        self.used = used

    def dice(self, g: ZombicideState) -> int:
        return sum([in_the_way(g, self.car, zone) for zone in self.zones])

    def weapon(self) -> str:
        return "@weapon-car"

    def need(self, g: ZombicideState) -> int:
        return NEEDS

    def plus(self, g: ZombicideState) -> int:
        return 0

    def rerolls(self, g: ZombicideState) -> int:
        return rerolls(g, self.survivor, None, RANGED)  # ZC-G51

    def again(self, bit: int) -> "DriveRoll":
        return DriveRoll(self.survivor, self.car, self.zones, self.rest, self.used | bit)

    def shares(self, g: ZombicideState, faces: tuple[int, ...]) -> list[tuple[int, ...]]:
        """List the dice of each zone."""
        out: list[tuple[int, ...]] = []
        first = 0
        for zone in self.zones:
            last = first + in_the_way(g, self.car, zone)
            out.append(faces[first:last])
            first = last
        return out

    def show(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        sheet = g.survivors[self.survivor].sheet
        for share in self.shares(g, faces):
            if share:
                g.emit(Rolled(sheet, "car", share, NEEDS, 0, hits_of(share, NEEDS, 0)))

    def struck(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        if self.rest:
            g.push(DriveOn(self.survivor, self.car, self.rest, self.used))
        shares = self.shares(g, faces)
        for place in range(len(self.zones) - 1, -1, -1):
            hits = hits_of(shares[place], NEEDS, 0)
            g.push(RunOver(self.survivor, self.car, self.zones[place], hits))


class DriveOn(Step[ZombicideState]):
    """Drive on into a zone that was passed before."""

    def __init__(self, driver: int, car: int, way: tuple[int, ...], used: int) -> None:
        self.driver = driver
        self.car = car
        self.way = way
        self.used = used

    def run(self, g: ZombicideState) -> None:
        drive(g, self.driver, self.car, self.way, self.used)


class RunOver(Step[ZombicideState]):
    """The car enters a zone and hits the Actors there."""

    def __init__(self, driver: int, car: int, zone: int, hits: int) -> None:
        self.driver = driver
        self.car = car
        self.zone = zone
        self.hits = hits

    def run(self, g: ZombicideState) -> None:
        start = g.cars[self.car]
        if start != self.zone:
            g.cars[self.car] = self.zone
            for n, s in enumerate(g.survivors):
                if s.car == self.car:
                    g.place(n, self.zone)
            sheet = g.survivors[self.driver].sheet
            g.emit(CarEvent("drove", sheet, g.mission, self.car, start, self.zone))
        if self.hits:
            g.push(Hits(self.driver, self.zone, self.hits, DAMAGE, IN_ORDER, self.car, 0))
