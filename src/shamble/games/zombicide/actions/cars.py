"""Cars: get in, get out, change seats, drive, search (ZC-06.13, ZC-06.30 to ZC-06.36)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.actions.base import SEARCH, SurvivorAction, finds
from shamble.games.zombicide.events import CarEvent
from shamble.games.zombicide.rules import cars, odds, searching
from shamble.games.zombicide.state import DRIVER, ON_FOOT, SEARCHED, SEATS, Survivor, ZombicideState


class CarAction(SurvivorAction):
    """Action at a car in the survivor's zone."""

    def __init__(self, survivor: int, car: int) -> None:
        self.survivor = survivor
        self.car = car

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} {self.verb()} {names.car(g, self.car)}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), "car": names.car_name(g, self.car)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.car_thing(g, self.car))

    def not_driven(self, g: ZombicideState) -> list[Refusal]:
        """Return a refusal if the mission does not allow driving this car (ZC-06.34, ZC-M09.13)."""
        if g.board().cars[self.car].drivable:
            return []
        return [Refusal("no-driving", "ZC-06.34", (names.car_thing(g, self.car),))]


class GetIn(CarAction):
    """Get into a free seat, in a zone without zombies (ZC-06.30, ZC-06.31)."""

    def __init__(self, survivor: int, car: int, chair: int) -> None:
        self.survivor = survivor
        self.car = car
        self.chair = chair

    def verb(self) -> str:
        return "board"

    def text(self, g: ZombicideState) -> str:
        who, car = names.survivor(g, self.survivor), names.car(g, self.car)
        return f"{who} board {car} {names.chair(self.chair)}"

    def args(self, g: ZombicideState) -> Args:
        return {
            "who": names.survivor(g, self.survivor),
            "car": names.car_name(g, self.car),
            "chair": "@chair-" + ("driver" if self.chair == DRIVER else "passenger"),
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        me = names.survivor_thing(g, self.survivor)
        car = names.car_thing(g, self.car)
        return (me, car, f"{car}:{names.chair(self.chair)}")

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g) + self.not_driven(g)
        if g.zombies_in(self.me(g).zone):
            no.append(Refusal("no-board-zombies", "ZC-06.31"))
        if g.occupant(self.car, self.chair) >= 0:
            no.append(Refusal("no-seat-free", "ZC-06.31", (names.car_thing(g, self.car),)))
        return no

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        s = self.me(g)
        g.survivors[self.survivor] = s.with_chair(self.car, self.chair)
        g.emit(CarEvent("in", s.sheet, g.mission, self.car, s.zone, s.zone))


class GetOut(CarAction):
    """Get out of the car; always allowed (ZC-06.30, ZC-06.32)."""

    def verb(self) -> str:
        return "alight"

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        s = self.me(g)
        g.survivors[self.survivor] = s.with_chair(ON_FOOT, ON_FOOT)
        g.emit(CarEvent("out", s.sheet, g.mission, self.car, s.zone, s.zone))


class ChangeSeat(GetIn):
    """Move to a free seat of the same car (ZC-06.33)."""

    def verb(self) -> str:
        return "sit"

    def text(self, g: ZombicideState) -> str:
        who, car = names.survivor(g, self.survivor), names.car(g, self.car)
        return f"{who} sit {car} {names.chair(self.chair)}"

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if g.occupant(self.car, self.chair) >= 0:
            no.append(Refusal("no-seat-free", "ZC-06.33", (names.car_thing(g, self.car),)))
        return no

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        s = self.me(g)
        g.survivors[self.survivor] = s.with_chair(self.car, self.chair)
        g.emit(CarEvent("seat", s.sheet, g.mission, self.car, s.zone, s.zone))


class Drive(CarAction):
    """Drive one or two street zones, running over everyone there (ZC-06.35 to ZC-06.37)."""

    def __init__(self, survivor: int, car: int, way: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.car = car
        self.way = way

    def text(self, g: ZombicideState) -> str:
        way = " ".join(names.zone(g, zone) for zone in self.way)
        return f"{names.survivor(g, self.survivor)} drive {names.car(g, self.car)} {way}"

    def args(self, g: ZombicideState) -> Args:
        return {
            "who": names.survivor(g, self.survivor),
            "car": names.car_name(g, self.car),
            "zones": len(self.way),
            **names.place(g, self.way[-1]),
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        me, car = names.survivor_thing(g, self.survivor), names.car_thing(g, self.car)
        return (me, car, *[names.zone_thing(g, zone) for zone in self.way])

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g) + self.not_driven(g)
        if self.me(g).chair != DRIVER:
            no.append(Refusal("no-driver", "ZC-06.35"))
        return no

    def needs_confirmation(self, g: ZombicideState) -> bool:
        """Return whether a friend stands in the way."""
        return len(self.dangers(g)) > 0

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        return self.dangers(g)

    def dangers(self, g: ZombicideState) -> list[Prospect]:
        """List the friends in the way, who are hit before any zombie (ZC-08.39, ZC-08.41)."""
        out: list[Prospect] = []
        for zone in dict.fromkeys((self.me(g).zone, *self.way)):
            hurt = [n for n in g.in_zone(zone) if g.survivors[n].car != self.car]
            if hurt:
                dice = cars.in_the_way(g, self.car, zone)
                chance = odds.at_least(dice, (7 - cars.NEEDS) / 6, 1)
                args: Args = {"who": names.survivor(g, hurt[0]), "count": len(hurt)}
                args = {"dice": dice, "need": cars.NEEDS, **args}
                things = tuple([names.survivor_thing(g, n) for n in hurt])
                out.append(Prospect("may-run-over", args, chance, "bad", things, ("ZC-08.39",)))
        return out

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        cars.drive(g, self.survivor, self.car, (self.me(g).zone, *self.way), 0)


class SearchCar(CarAction):
    """Search a car in a zone without zombies (ZC-06.13 to ZC-06.18, ZC-G45)."""

    def verb(self) -> str:
        return "ransack"

    def pays(self) -> int:
        return SEARCH

    def cost(self, g: ZombicideState) -> int:
        return 0 if searching.is_free_search(g, self.survivor) else 1

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if g.zombies_in(self.me(g).zone):
            no.append(Refusal("no-search-zombies", "ZC-06.13"))
        if g.used & SEARCHED:
            no.append(Refusal("no-search-twice", "ZC-06.09"))
        if g.pimped >> self.car & 1:
            no.append(Refusal("no-pimp-twice", "ZC-06.14", (names.car_thing(g, self.car),)))
        return no

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        if g.board().cars[self.car].kind == "pimp":
            return []
        return finds(*odds.police_chances(g))

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        g.used |= SEARCHED
        searching.search_car(g, self.survivor, self.car)


def car_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """List the actions a survivor could try at the cars of its zone."""
    s = g.survivors[n]
    out: list[Action[ZombicideState]] = []
    for car, zone in enumerate(g.cars):
        if zone != s.zone or zone < 0:
            continue
        out.append(SearchCar(n, car))
        if s.car == ON_FOOT:
            out.extend([GetIn(n, car, chair) for chair in chairs_of(g, car)])
        elif s.car == car:
            out.append(GetOut(n, car))
            out.extend([ChangeSeat(n, car, chair) for chair in chairs_of(g, car) if other_chair(s, chair)])
            for there in cars.neighbours(g, zone):
                out.append(Drive(n, car, (there,)))
                out.extend([Drive(n, car, (there, further)) for further in cars.neighbours(g, there)])
    return out


def car_searches(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """List the searches of the cars in the survivor's zone."""
    here = g.survivors[n].zone
    return [SearchCar(n, car) for car, zone in enumerate(g.cars) if zone == here]


def chairs_of(g: ZombicideState, car: int) -> list[int]:
    """Return the driver's seat and the first free passenger seat.

    The three passenger seats are equivalent.
    """
    free = [chair for chair in range(1, SEATS) if g.occupant(car, chair) < 0]
    return [DRIVER, *free[:1]]


def other_chair(s: Survivor, chair: int) -> bool:
    """Return whether sitting there would change anything."""
    return chair != s.chair and (chair == DRIVER or s.chair == DRIVER)
