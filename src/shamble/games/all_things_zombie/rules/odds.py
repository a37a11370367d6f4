"""Exact chances of rolls against Rep, of shots and of charges."""

from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final

from shamble.games.all_things_zombie.pieces import ZOMBIE_REP
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.charge import charge_mp
from shamble.games.all_things_zombie.rules.melee import against_zombies
from shamble.games.all_things_zombie.rules.movement import way_cost, way_to
from shamble.games.all_things_zombie.state import NO_ONE, HexState

NEVER: Final = 7  # a face that no die shows
DICE: Final = 2  # dice of a test


def passes(rep: int, least: int) -> float:
    """Compute the chance that at least `least` of two dice do not exceed Rep (AT-05.17)."""
    chance = min(6, max(0, rep)) / 6
    return sum([comb(DICE, n) * chance**n * (1 - chance) ** (DICE - n) for n in range(least, DICE + 1)])


def at_least(dice: int, chance: float, least: int) -> float:
    """Compute the chance that at least `least` dice succeed, each with this chance."""
    return sum([comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(least, dice + 1)])


def _falls(dice: int, rep: int) -> list[float]:
    """Compute the chance of each number of successes against Rep."""
    chance = min(6, max(0, rep)) / 6
    return [comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1)]


def _wins(g: HexState, survivor: int) -> list[float]:
    """Return the same for a survivor's melee dice, with a street fighter's re-roll (AT-G33)."""
    rep = g.people[survivor].rep()
    out = _falls(g.melee_dice(survivor), rep)
    if g.ability(survivor) == "street_fighter":
        again = min(6, max(0, rep)) / 6
        for n in range(len(out) - 1, 0, -1):
            out[n] += again * out[n - 1]
            out[n - 1] *= 1 - again
    return out


def melee(g: HexState, survivor: int, zombies: int, foes: list[int]) -> tuple[float, float]:
    """Compute the chances that a survivor wins in a round, and that it is wounded.

    (AT-08.64 to AT-08.68) Of several enemies, only the first counts.
    """
    win, hurt = 0.0, 0.0
    dead = _falls(zombies, ZOMBIE_REP) if zombies else []
    foe = _wins(g, foes[0]) if foes else []
    for won, chance in enumerate(_wins(g, survivor)):
        beats, loses = 0.0, 0.0
        for theirs, falls in enumerate(dead):
            down, wounds = against_zombies(g, survivor, won, theirs, zombies)
            beats += falls if down else 0.0
            loses += falls if wounds else 0.0
        if foe:
            better, worse = sum(foe[:won]), sum(foe[won + 1 :])
            beats, loses = 1 - (1 - beats) * (1 - better), 1 - (1 - loses) * (1 - worse)
        win += chance * beats
        hurt += chance * loses
    return win, hurt


def least_face(g: HexState, survivor: int, target: int, ordinal: int, how: int) -> int:
    """Find the least face that hits with Rep added (AT-08.06), or NEVER."""
    rep = g.people[survivor].rep()
    for face in range(1, NEVER):
        if ranged.hits(g, survivor, target, ordinal, face + rep, how):
            return face
    return NEVER


def one_target(g: HexState, survivor: int, dice: int, target: int, how: int) -> float:
    """Compute the chance to hit a target at all: the best die decides (AT-08.07)."""
    return 1 - ((least_face(g, survivor, target, 1, how) - 1) / 6) ** dice


def some_target(g: HexState, survivor: int, dice: int, targets: tuple[int, ...], how: int) -> float:
    """Compute the chance to hit at least one of the named targets."""
    held = ranged.gun(g, survivor)
    if held is None:
        return 0.0
    fitting = 0
    for faces in combinations_with_replacement(range(1, 7), dice):
        _, _, marks = ranged.allocate(g, survivor, held.weapon(), faces, targets, how)
        if True in marks:
            ways = factorial(dice)
            for face in set(faces):
                ways //= factorial(faces.count(face))
            fitting += ways
    return float(fitting / 6**dice)


def grenade(g: HexState, survivor: int, hex: int) -> float:
    """Compute the chance to hit an enemy."""
    miss = 1.0
    for target in ranged.grenade_targets(g, hex):
        if target < 0 or g.enemies(survivor, target):
            miss *= (least_face(g, survivor, target, 1, ranged.ORDERED) - 1) / 6
    return 1 - miss


def charge_home(g: HexState, survivor: int, hex: int) -> float:
    """Compute the chance that a charge arrives without interruption.

    The test (AT-09.43 to AT-09.46) and the fast move it can need (AT-09.41). A Star has chosen (AT-09.03).
    """
    s = g.people[survivor]
    way = way_to(g, survivor, hex, charge_mp(g, survivor))
    if not way:
        return 0.0
    mp = g.mp if g.acting == survivor else s.mp()
    runs = passes(s.rep(), max(0, way_cost(g.map(), way) - mp))
    if s.star() and s.seat != NO_ONE:
        return runs
    return passes(s.rep(), 2 if ranged.can_fire_at(g, survivor, hex) else 1) * runs
