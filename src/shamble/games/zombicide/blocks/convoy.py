"""Convoys: supplies into cars, survivors into cars, cars out (ZC-M06.02 to ZC-M06.09)."""

from typing import Any, ClassVar, Final

from shamble.core.actions import Action
from shamble.games.zombicide.actions.cars import ChangeSeat, Drive, GetIn, GetOut
from shamble.games.zombicide.actions.mission import Stow, Unstow
from shamble.games.zombicide.blocks.counts import fates
from shamble.games.zombicide.bot import driving, gear, goals
from shamble.games.zombicide.bot.paths import travel
from shamble.games.zombicide.cards import CARDS, SUPPLIES
from shamble.games.zombicide.events import CarEvent
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, Mission, goal
from shamble.games.zombicide.state import DRIVER, LEFT, ON_BOARD, ON_FOOT, SEATS, ZombicideState
from shamble.games.zombicide.view_types import Goal

SUPPLY: Final = 60.0  # worth of any supply
SHORT: Final = 12.0  # worth of a search while supplies are missing
PACK: Final = 4  # supplies with which a survivor goes to a car


class Load(Block):
    """Supplies that lie in cars, or left with them."""

    id: ClassVar[str] = "load"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M06.03"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("count", "number", 6, least=1, most=12),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.count: int = values["count"]

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if "cargo" in draft.blocks else [("no-mission-needs", {"other": "cargo"})]

    def words(self) -> tuple[str, Args]:
        return ("load.single" if self.count == 1 else "load"), {"count": self.count}

    def is_met(self, g: ZombicideState) -> bool:
        return loaded(g) >= self.count

    def bars(self, g: ZombicideState) -> list[Goal]:
        return [goal("load", self.rule, min(loaded(g), self.count), self.count)]

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        """Look for supplies, bring them to a car."""
        board = g.board()
        s = g.survivors[n]
        cars = [zone for zone in g.cars if zone >= 0]
        carrying = len([card for card in s.cards() if CARDS[card].supply])
        if cars and (supplies_held(g) >= self.count or carrying >= PACK):
            if s.car == ON_FOOT:  # all to one car first, for company
                return goals.nearest(g, cars, g.living())
            return [g.cars[car_of(g, n)]]
        # Open rooms are enough: a building of fourteen rooms means fourteen more Zombie cards.
        rooms = [
            z
            for z in range(board.size)
            if not board.street[z]
            and z not in board.no_search
            and g.opened >> board.building[z] & 1
            and z not in [spawn.zone for spawn in board.spawns]
        ]
        quiet = [z for z in rooms if not g.zombies_in(z)]
        return quiet or rooms

    def hides(self, g: ZombicideState) -> bool:
        return True

    def needs_doors(self) -> bool:
        return True

    def wants_supplies(self) -> bool:
        return True

    def supply_worth(self, g: ZombicideState, card: str) -> float:
        return SUPPLY

    def search_bonus(self, g: ZombicideState) -> float:
        return SHORT if supplies_held(g) < self.count else 0

    def loads(self, g: ZombicideState, zone: int) -> bool:
        return supplies_held(g) >= self.count or g.zombies_in(zone) == 0

    def car_worth(self, g: ZombicideState, n: int, option: Action[ZombicideState]) -> float:
        """Before all is loaded, survivors stay out of the cars."""
        return 10 if isinstance(option, GetOut) and not self.is_met(g) else 0


class Aboard(Block):
    """All who live sit in cars, or have left."""

    id: ClassVar[str] = "aboard"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M06.04"

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.load = 0  # supplies to be loaded before

    def lay(self, mission: Mission) -> None:
        for block in mission.conditions:
            if isinstance(block, Load):
                self.load = block.count

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if "cars-drive" in draft.blocks else [("no-mission-needs", {"other": "cars-drive"})]

    def is_met(self, g: ZombicideState) -> bool:
        return all_aboard(g)

    def bars(self, g: ZombicideState) -> list[Goal]:
        seated = sum([g.survivors[n].car != ON_FOOT for n in g.living()])
        left = fates(g, LEFT)
        return [goal("aboard", self.rule, seated + left, len(g.living()) + left)]

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        car = car_of(g, n)
        return [g.cars[car]] if car >= 0 else None

    def car_worth(self, g: ZombicideState, n: int, option: Action[ZombicideState]) -> float:
        """Get into the survivor's car, the driver first, once all is loaded."""
        if loaded(g) < self.load:
            return 0
        if isinstance(option, ChangeSeat):
            return 20 if option.chair == DRIVER else 0
        if not isinstance(option, GetIn) or option.car != car_of(g, option.survivor):
            return 0
        driver = g.occupant(option.car, DRIVER) >= 0
        return 60 if (option.chair == DRIVER) != driver else 0


class DriveOut(Block):
    """Cars leave once all who live and the supplies are aboard (ZC-M06.07, ZC-G83, ZC-G84)."""

    id: ClassVar[str] = "drive-out"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M06.07"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("supplies", "number", 6, most=12),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.supplies: int = values["supplies"]

    def faults(self, draft: Draft) -> list[Fault]:
        out: list[Fault] = []
        if "exit" not in draft.marks:
            out.append(("no-mission-exit", {}))
        if "cars-drive" not in draft.blocks:
            out.append(("no-mission-needs", {"other": "cars-drive"}))
        if self.supplies and "cargo" not in draft.blocks:
            out.append(("no-mission-needs", {"other": "cargo"}))
        return out

    def words(self) -> tuple[str, Args]:
        return ("drive-out" if self.supplies else "drive-out.empty"), {"supplies": self.supplies}

    def is_met(self, g: ZombicideState) -> bool:
        return not g.living() and fates(g, LEFT) > 0 and driven_out(g) >= self.supplies

    def bars(self, g: ZombicideState) -> list[Goal]:
        if not self.supplies:
            return [goal("driven-out", self.rule, int(self.is_met(g)), 1)]
        return [goal("driven-out", self.rule, min(driven_out(g), self.supplies), self.supplies)]

    def settle(self, g: ZombicideState) -> None:
        """Let cars in the Exit zone leave (ZC-M06.06)."""
        if loaded(g) < self.supplies or not all_aboard(g):
            return
        for car, zone in enumerate(g.cars):
            driver = g.occupant(car, DRIVER)
            if zone != g.board().exit or driver < 0:
                continue
            g.emit(CarEvent("left", g.survivors[driver].sheet, g.mission, car, zone, zone))
            g.cars[car] = -1
            for n, s in enumerate(g.survivors):
                if s.car == car:
                    g.survivors[n] = s.with_fate(LEFT)

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        car = car_of(g, n)
        return [g.cars[car]] if car >= 0 else None

    def car_worth(self, g: ZombicideState, n: int, option: Action[ZombicideState]) -> float:
        """Drive to survivors on foot, then to the exit; otherwise away from zombies."""
        if not isinstance(option, Drive) or loaded(g) < self.supplies:
            return 0
        board = g.board()
        zone, there = g.cars[option.car], option.way[-1]
        for step in (zone, *option.way):
            if [other for other in g.in_zone(step) if g.survivors[other].car != option.car]:
                return 0  # friends in the way
        afoot = [other for other in g.living() if g.survivors[other].car == ON_FOOT]
        mine = [other for other in afoot if car_of(g, other) == option.car]
        target = g.survivors[mine[0]].zone if mine else board.exit
        if (afoot and not mine) or (mine and not board.street[target]):
            return driving.cost(g, option.car, zone, False) - driving.cost(g, option.car, there, True) - 1
        field = board.ways(0).field(target)
        return 10.0 * (field[zone] - field[there])


class Cargo(Block):
    """An action puts a supply into a car of the zone, or takes one out (ZC-M06.09)."""

    id: ClassVar[str] = "cargo"
    rule: ClassVar[str] = "ZC-M06.09"

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if draft.cars else [("no-mission-car", {})]

    def actions(self, g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
        s = g.survivors[n]
        out: list[Action[ZombicideState]] = []
        for car, zone in enumerate(g.cars):
            if zone == s.zone:
                out.extend([Stow(n, car, card) for card in s.cards() if CARDS[card].supply])
                out.extend([Unstow(n, car, card) for card in g.cargo[car]])
        return out


def loaded(g: ZombicideState) -> int:
    return sum([len(cards) for cards in g.cargo])


def driven_out(g: ZombicideState) -> int:
    """Return the number of supplies that left in cars."""
    return sum([len(g.cargo[car]) for car in range(len(g.cars)) if g.cars[car] < 0])


def all_aboard(g: ZombicideState) -> bool:
    return all(not (s.fate == ON_BOARD and s.car == ON_FOOT) for s in g.survivors)


def supplies_held(g: ZombicideState) -> int:
    """Return the number of supplies in inventories and in cars."""
    return sum([gear.holders(g, supply) for supply in SUPPLIES])


def car_of(g: ZombicideState, n: int) -> int:
    """Return the car this survivor should get into, or -1.

    All go to the one they reach soonest; the furthest, for whom it has no seat, go to another one.
    """
    s = g.survivors[n]
    if s.car != ON_FOOT:
        return s.car
    cars = [car for car, zone in enumerate(g.cars) if zone >= 0]
    if not cars:
        return -1
    living = g.living()
    ways = [travel(g, [g.cars[car]]) for car in cars]
    seated = [len([m for m in living if g.survivors[m].car == car]) for car in cars]
    first, least = 0, 1e9
    for place in range(len(cars)):
        total = -20.0 * seated[place]
        for m in living:
            total += min(60.0, ways[place][g.survivors[m].zone])
        if total < least:
            first, least = place, total
    afoot = [m for m in living if g.survivors[m].car == ON_FOOT]
    afoot.sort(key=lambda m: ways[first][g.survivors[m].zone])
    order = [first] + [place for place in range(len(cars)) if place != first]
    before = afoot.index(n)
    for place in order:
        free = SEATS - seated[place]
        if before < free:
            return cars[place]
        before -= free
    return cars[first]
