"""Exact chances in a combat (ZZ-10.03 to ZZ-10.05, ZZ-G20, ZZ-G21)."""

from typing import Final

from shamble.core.prospects import CERTAIN, Prospect
from shamble.games.zombies import names
from shamble.games.zombies.cards import KINDS
from shamble.games.zombies.state import ALIVE, KILL, NO_ZOMBIE, ZombiesState

FACES: Final = 6
DANGEROUS: Final = 0.25  # chance of dying that needs a confirmation


def kills(bonus: int = 0) -> float:
    """Compute the chance that one roll kills (ZZ-10.03)."""
    return min(FACES, FACES + 1 - KILL + bonus) / FACES


def dies(life: int, bullets: int, bonus: int = 0) -> float:
    """Compute the chance of dying in a combat if bullets are spent as soon as they suffice."""
    if life == 0:
        return 1.0
    chance = 0.0
    for face in range(1, FACES + 1):
        missing = KILL - face - bonus
        if missing > bullets and missing > 0:
            chance += dies(life - 1, bullets, bonus) / FACES
    return chance


def lasting_bonus(g: ZombiesState, seat: int) -> int:
    """Return the permanent bonus of items in play to every roll."""
    return max([KINDS[id].keeps_bonus for id in g.item_ids(seat)], default=0)


def danger(g: ZombiesState, seat: int) -> float:
    """Compute the chance that this player dies in a combat now."""
    return dies(g.life[seat], g.bullets[seat], lasting_bonus(g, seat))


def combat_prospects(g: ZombiesState, seat: int, square: int) -> list[Prospect]:
    """Compute the prospects of a pawn on this square: none, or a combat."""
    if g.grid[square] == NO_ZOMBIE or g.peace() or g.status[seat] != ALIVE:
        return []
    chance = danger(g, seat)
    things = (names.zombie_thing(g.grid[square]),)
    out = [Prospect("may-win", chance=1 - chance, things=things, rules=("ZZ-16.07", "ZZ-10.03"))]
    if chance > 0:
        out.append(Prospect("may-die", chance=chance, tone="bad", things=(names.pawn_thing(seat),)))
    return out


def last_life_prospects(g: ZombiesState, seat: int) -> list[Prospect]:
    """Compute the prospect of losing the last life token, if it is the last."""
    if g.life[seat] > 1:
        return []
    return [Prospect("may-die-surely", chance=CERTAIN, tone="bad", things=(names.pawn_thing(seat),))]
