"""The four reaction tables (AT-09.01): from dice passed to the branch that applies.

Zombies never test (AT-03.25). Extras roll; Stars choose, except for In Sight (AT-03.08, AT-03.09).
"""

from typing import Final

from shamble.games.all_things_zombie.rules.ranged import can_fire_at, gun
from shamble.games.all_things_zombie.state import HexState

BEING_CHARGED: Final = 0
RECEIVED_FIRE: Final = 1
IN_SIGHT: Final = 2
CHARGE: Final = 3

MANY: Final = 3  # number of enemies to flee from (AT-09.10)


def successes(faces: tuple[int, ...], rep: int) -> int:
    """Return the successes of a roll against Rep: dice that do not exceed it.

    In melee and in tests (AT-05.17, AT-05.18).
    """
    count = 0
    for face in faces:
        if face <= rep:
            count += 1
    return count


def being_charged(g: HexState, tester: int, passed: int, enemies: int) -> str:
    """Return "fire" (then melee), "melee" or "flee".

    (AT-09.07 to AT-09.13, AT-15.02, AT-G14, AT-G15)
    """
    covered = g.in_cover(tester)
    able = can_fire_at(g, tester, g.people[tester].hex)
    if passed == 2:
        return "fire" if able else "melee"
    if passed == 1:
        if covered:
            return "fire" if able else "melee"
        return "flee" if enemies >= MANY else "melee"
    return "melee" if covered else "flee"


def received_fire(g: HexState, tester: int, firer: int, passed: int, charging: bool) -> str:
    """Return "fire" (back), "cover", "flee", "stay" or "charge" (on).

    (AT-09.19 to AT-09.27, AT-G16)
    """
    able = can_fire_at(g, tester, g.people[firer].hex)
    if passed > 0 and charging:
        return "charge"
    if passed == 2:
        return "fire" if able else "cover" if out_of_it(g, tester, firer) else "stay"
    if passed == 1:
        return "fire" if g.in_cover(tester) and able else "cover"
    return "cover" if charging or g.in_cover(tester) else "flee"


def out_of_it(g: HexState, tester: int, firer: int) -> bool:
    """Return whether it is out of ammo or the firer out of its range (AT-09.19, AT-G44)."""
    held = gun(g, tester)
    if held is None or not held.loaded:
        return True
    there = g.people[firer].hex
    return g.map().distance(g.people[tester].hex, there) > held.weapon().reach


def in_sight(g: HexState, tester: int, mover: int, passed: int, reachable: bool) -> str:
    """Return "fire", "charge" (test), "duel" or "stay" (AT-09.33 to AT-09.38, AT-G48)."""
    if passed == 2:
        if can_fire_at(g, tester, g.people[mover].hex):
            return "fire"
        return "charge" if reachable else "stay"
    if passed == 1:
        return "duel"  # both roll, armed or not (AT-09.35, AT-09.37)
    return "stay"


def charge(g: HexState, tester: int, hex: int, passed: int) -> str:
    """Return "charge", "fire" or "stay" (AT-09.43 to AT-09.46, AT-G51)."""
    if passed == 2:
        return "charge"
    if passed == 1:
        return "fire" if can_fire_at(g, tester, hex) else "charge"
    return "stay"
