"""Chances in a combat, exact (ZZ-10.03 to ZZ-10.05, ZZ-G20, ZZ-G21)."""

from typing import Final

from shamble.core.prospects import CERTAIN, Prospect
from shamble.games.zombies import names
from shamble.games.zombies.cards import KINDS
from shamble.games.zombies.state import ALIVE, KILL, NOBODY, ZombiesState

FACES: Final = 6
DANGEROUS: Final = 0.25  # a chance of dying at which one is asked once more


def kills(bonus: int = 0) -> float:
    """One roll kills (ZZ-10.03)."""
    return min(FACES, FACES + 1 - KILL + bonus) / FACES


def dies(life: int, bullets: int, bonus: int = 0) -> float:
    """A combat ends with the player's death, if bullets are spent as soon as they are enough."""
    if life == 0:
        return 1.0
    chance = 0.0
    for face in range(1, FACES + 1):
        missing = KILL - face - bonus
        if missing > bullets and missing > 0:
            chance += dies(life - 1, bullets, bonus) / FACES
    return chance


def lasting_bonus(g: ZombiesState, seat: int) -> int:
    """What an item in play, or at work in this turn, adds to every roll, and is not used up by it."""
    return max([KINDS[id].keeps_bonus for id in g.laid(seat)], default=0)


def danger(g: ZombiesState, seat: int) -> float:
    """This player would die in a combat now."""
    return dies(g.life[seat], g.bullets[seat], lasting_bonus(g, seat))


def combat_at(g: ZombiesState, seat: int, square: int) -> list[Prospect]:
    """What awaits a pawn on this square: nothing, or a combat."""
    if g.grid[square] == NOBODY or g.peace() or g.status[seat] != ALIVE:
        return []
    chance = danger(g, seat)
    things = (names.zombie_thing(g.grid[square]),)
    out = [Prospect("may-win", chance=1 - chance, things=things, rules=("ZZ-16.07", "ZZ-10.03"))]
    if chance > 0:
        out.append(Prospect("may-die", chance=chance, tone="bad", things=(names.pawn_thing(seat),)))
    return out


def last_life(g: ZombiesState, seat: int) -> list[Prospect]:
    """A life token is given up, and it is the last one."""
    if g.life[seat] > 1:
        return []
    return [Prospect("may-die-surely", chance=CERTAIN, tone="bad", things=(names.pawn_thing(seat),))]
