"""Winning and losing (ZC-04.11 to ZC-04.13, chapter 10): the conditions of each mission."""

from typing import Final

from shamble.core.frames import Step
from shamble.games.zombicide.cards import CARDS, RED, SUPPLIES
from shamble.games.zombicide.events import CarEvent, Ended
from shamble.games.zombicide.state import DEAD, DRIVER, LEFT, ON_BOARD, ZombicideState

MAX_ESCAPED: Final = 4  # ZC-M07.08
LOAD: Final = 6  # supplies to carry off (ZC-M06.07)


class Settle(Step[ZombicideState]):
    """Check whether the game is won or lost."""

    def run(self, g: ZombicideState) -> None:
        cars_leave(g)
        if won(g):
            finish(g, "won")
        elif lost(g):
            finish(g, "lost")


def finish(g: ZombicideState, outcome: str) -> None:
    """End the game; all players win or lose together (ZC-02.01, ZC-04.13)."""
    g.emit(Ended(outcome))
    g.end(outcome, tuple(range(g.seats)) if outcome == "won" else ())


def fates(g: ZombicideState, fate: int) -> int:
    count = 0
    for s in g.survivors:
        if s.fate == fate:
            count += 1
    return count


def needed_back(g: ZombicideState) -> int:
    """Mission 09: return the survivors needed, three more than there are players (ZC-M09.04)."""
    return g.seats + 3


def carried_out(g: ZombicideState) -> list[str]:
    """Mission 01: return the supplies of survivors who have left, pooled (ZC-M01.05, ZC-G78)."""
    return [CARDS[card].id for s in g.survivors if s.fate == LEFT for card in s.cards()]


def driven_out(g: ZombicideState) -> int:
    """Mission 06: return the number of supplies that left in cars (ZC-M06.07)."""
    return sum(len(g.cargo[car]) for car in range(len(g.cars)) if g.cars[car] < 0)


def won(g: ZombicideState) -> bool:
    board = g.board()
    mission = board.id
    if mission in ("00", "05", "10"):  # ZC-M00.02, ZC-M05.02, ZC-M10.02
        return g.objectives == 0
    if mission == "01":
        return g.objectives == 0 and all(supply in carried_out(g) for supply in SUPPLIES)
    living = g.living()
    if mission == "02":  # ZC-M02.02, ZC-G77, ZC-G80
        if fates(g, DEAD) and not g.rules.y_zone_living_only:
            return False
        standing = [n for n in living if g.survivors[n].zone == board.exit]
        if len(standing) < len(living) or len(standing) + fates(g, LEFT) == 0:
            return False
        return not standing or not g.rules.exit_needs_clear_zone or g.zombies_in(board.exit) == 0
    if mission == "03":  # ZC-M03.02
        return any(g.level(n) == RED for n in living)
    if mission == "04":  # ZC-M04.03, ZC-G82
        if g.objectives or not living:
            return False
        zone = g.survivors[living[0]].zone
        together = all(g.survivors[n].zone == zone for n in living)
        return together and any(spawn.zone == zone for spawn in board.spawns) and g.zombies_in(zone) == 0
    if mission == "06":  # ZC-M06.07, ZC-G83
        return not living and fates(g, LEFT) > 0 and driven_out(g) >= LOAD
    if mission == "07":  # ZC-M07.02, ZC-G86
        return g.spawns == 0
    if mission == "08":  # ZC-M08.02, ZC-G87
        return bool(g.in_zone(board.goal)) and g.zombies_in(board.goal) == 0
    return g.objectives == 0 and fates(g, LEFT) >= needed_back(g)  # ZC-M09.06


def lost(g: ZombicideState) -> bool:
    """Return whether no survivor is on the board (ZC-04.11, ZC-G94) or the mission is lost."""
    if fates(g, ON_BOARD) == 0:
        return True
    mission = g.board().id
    if mission == "02":
        return fates(g, DEAD) > 0 and not g.rules.y_zone_living_only  # ZC-G80
    if mission == "07":
        return sum(g.escaped) >= MAX_ESCAPED
    return mission == "09" and fates(g, DEAD) > 0  # ZC-G89


def cars_leave(g: ZombicideState) -> None:
    """Mission 06: let cars in the Exit zone leave.

    They leave once six supplies are loaded and all the living sit in cars or have left (ZC-M06.02 to
    ZC-M06.06, ZC-G84).
    """
    board = g.board()
    if board.id != "06":
        return
    if sum(len(cards) for cards in g.cargo) < LOAD:
        return
    for s in g.survivors:
        if s.fate == ON_BOARD and s.car < 0:
            return
    for car, zone in enumerate(g.cars):
        driver = g.occupant(car, DRIVER)
        if zone != board.exit or driver < 0:
            continue
        g.emit(CarEvent("left", g.survivors[driver].sheet, g.mission, car, zone, zone))
        g.cars[car] = -1
        for n, s in enumerate(g.survivors):
            if s.car == car:
                g.survivors[n] = s.with_fate(LEFT)
