"""Value of cars: mission 06 evacuates supplies and survivors, mission 03 needs a driver."""

from shamble.games.zombicide.actions.cars import CarAction, ChangeSeat, Drive, GetIn, GetOut
from shamble.games.zombicide.actions.mission import Stow
from shamble.games.zombicide.bot import driving, goals
from shamble.games.zombicide.rules.missions import LOAD
from shamble.games.zombicide.state import DRIVER, ON_FOOT, ZombicideState

ESCAPE = "06"
RACE = "03"


def stows(g: ZombicideState, option: Stow) -> bool:
    """Return whether to load the supply now: the team has enough, or no zombie is near."""
    return goals.supplies_held(g) >= LOAD or g.zombies_in(g.survivors[option.survivor].zone) == 0


def value_of(g: ZombicideState, n: int, option: CarAction) -> float:
    """Return what sitting, driving or getting out is worth to a survivor."""
    if g.board().id == RACE:
        return race_value(g, n, option)
    if g.board().id != ESCAPE:
        return 0
    if isinstance(option, ChangeSeat):
        return 20 if option.chair == DRIVER and ready(g) else 0
    if isinstance(option, GetIn):
        return board_value(g, option)
    if isinstance(option, GetOut):
        return 0 if ready(g) else 10
    return drive_value(g, option) if isinstance(option, Drive) else 0


def race_value(g: ZombicideState, n: int, option: CarAction) -> float:
    """Mission 03: the hero drives; three friends sit in the back and share the bites."""
    hero = goals.hero(g)
    if isinstance(option, Drive):
        return driving.worth(g, option)
    if isinstance(option, ChangeSeat):
        return 60 if n == hero and option.chair == DRIVER else 0
    if isinstance(option, GetIn):
        if n == hero:
            return 70 if option.chair == DRIVER else 0
        return 50 if option.chair != DRIVER and g.survivors[hero].zone == g.cars[option.car] else 0
    return 0


def ready(g: ZombicideState) -> bool:
    """Return whether enough is loaded to get in and drive off."""
    return goals.loaded(g) >= LOAD


def board_value(g: ZombicideState, option: GetIn) -> float:
    """Mission 06: get into the survivor's car once all is loaded, the driver first."""
    if not ready(g) or option.car != goals.car_of(g, option.survivor):
        return 0
    driver = g.occupant(option.car, DRIVER) >= 0
    return 60 if (option.chair == DRIVER) != driver else 0


def drive_value(g: ZombicideState, option: Drive) -> float:
    """Mission 06: drive to survivors on foot, then to the exit; otherwise away from zombies."""
    board = g.board()
    zone, there = g.cars[option.car], option.way[-1]
    for step in (zone, *option.way):
        if [n for n in g.in_zone(step) if g.survivors[n].car != option.car]:
            return 0  # friends in the way
    if not ready(g):
        return 0
    afoot = [n for n in g.living() if g.survivors[n].car == ON_FOOT]
    mine = [n for n in afoot if goals.car_of(g, n) == option.car]
    target = board.exit
    if mine:
        target = g.survivors[mine[0]].zone
    elif afoot:
        return driving.cost(g, option.car, zone, False) - driving.cost(g, option.car, there, True) - 1
    if mine and not board.street[target]:
        return driving.cost(g, option.car, zone, False) - driving.cost(g, option.car, there, True) - 1
    field = board.ways(0).field(target)
    return 10.0 * (field[zone] - field[there])
