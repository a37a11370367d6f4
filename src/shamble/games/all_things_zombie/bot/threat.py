"""How dangerous a hex is, and how well somebody fights: estimates from what lies open on the table."""

from typing import Final

from shamble.games.all_things_zombie.board import CLEAR
from shamble.games.all_things_zombie.pieces import ZOMBIE_REP
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.scenarios import PROFESSOR
from shamble.games.all_things_zombie.rules.spawning import barred
from shamble.games.all_things_zombie.state import NOWHERE, HexState, zombie_mp

A_ZOMBIE: Final = ZOMBIE_REP / 6  # successes a zombie rolls on average
SIEGE: Final = 2  # MP within which the zombies round the clinic go for somebody else (AT-G72)
SHOT_AT: Final = 1.5  # what an enemy with a loaded gun in range weighs


def strength(g: HexState, survivor: int) -> float:
    """Successes a survivor rolls in melee on average."""
    s = g.people[survivor]
    return g.melee_dice(survivor) * min(6, s.rep()) / 6


def health(g: HexState, survivor: int) -> int:
    """Wounds it can still take and live."""
    s = g.people[survivor]
    return g.dead_at(survivor) - s.wounds - 1


def attackers(g: HexState, hex: int) -> float:
    """Zombies that can be in this hex after their next go, and a share of those that need one more."""
    m = g.map()
    shut = barred(g)
    ring: list[int] = m.around[shut] if shut != NOWHERE and _held(g, shut) else []
    total = 0.0
    for zombie, at in enumerate(g.zombies):
        if at < 0:
            continue
        far = m.distance(at, hex)
        mp = zombie_mp(zombie)
        if at in ring:
            total += 1.0 if far <= SIEGE else 0.0
        elif far <= mp:
            total += 1.0
        elif far <= mp + 3:
            total += 0.25
    if m.terrain[hex] != CLEAR:
        total *= 0.8
    return total


def _held(g: HexState, shut: int) -> bool:
    """Is the Professor still in the clinic, so that those round it stand (AT-12.40)?"""
    return any(s.hex == shut and s.kind == PROFESSOR for s in g.people)


def guns(g: HexState, survivor: int, hex: int) -> float:
    """Enemies that could fire into this hex from where they stand."""
    m = g.map()
    s = g.people[survivor]
    total = 0.0
    for other in g.people:
        if other.hex == NOWHERE or other.side == s.side or other.hand is None:
            continue
        weapon = other.hand.weapon()
        if (
            weapon.ranged
            and other.hand.loaded
            and m.distance(other.hex, hex) <= weapon.reach
            and g.sees(other.hex, hex)
        ):
            total += SHOT_AT if m.terrain[hex] == CLEAR else SHOT_AT / 2
    return total


def danger(g: HexState, survivor: int, hex: int) -> float:
    """What it costs to be in this hex at the end of the activation: nothing while the survivor can deal with whoever
    may come, more and more beyond that, and sooner for the weak."""
    crowd = attackers(g, hex)
    over = crowd * A_ZOMBIE - 0.6 * strength(g, survivor)
    cost = 0.15 * crowd
    if over > 0:
        cost += over * (3.0 if health(g, survivor) > 1 else 6.0)
    return cost + guns(g, survivor, hex)


def chance_to_hit(g: HexState, survivor: int, target: int, place: int) -> float:
    """Of one die of the weapon in hand against the target named at this place (from 1)."""
    rep = g.people[survivor].rep()
    good = 0
    for face in range(1, 7):
        if ranged.hits(g, survivor, target, place, face + rep, ranged.ORDERED):
            good += 1
    return good / 6
