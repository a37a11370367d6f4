"""Ranged combat (AT-08): targets, dice, the Ranged Combat Table, assignment of dice.

A target is a number: a survivor as it is, a zombie counter z as ~z.
"""

from typing import Final

from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie.board import CLEAR, Map
from shamble.games.all_things_zombie.pieces import GRENADE, PACES, Weapon
from shamble.games.all_things_zombie.state import NOWHERE, Held, HexState, pace

# kinds of fire
ORDERED: Final = 0  # by the player's decision: the action Fire, or a charge turned into fire
ANSWER: Final = 1  # a reaction: without a named enemy only into the own hex (AT-G122)
CHOSEN: Final = 2  # the same, just chosen by the player
FIRST_SHOT: Final = 3  # of a duel: rushed, and no test after a miss (AT-G104)
SECOND_SHOT: Final = 4  # of a duel: rushed, instead of a test
CALM: Final = False  # no panic

LONG: Final = 5  # distance at which a survivor is hard to hit, in hexes (AT-08.16)
THIRD: Final = 3  # a fourth or later target counts as third (AT-G24)


def is_rushed(how: int) -> bool:
    """Return whether it is a shot of a duel (AT-08.17, AT-09.36)."""
    return how >= FIRST_SHOT


def target_hex(g: HexState, target: int) -> int:
    return g.people[target].hex if target >= 0 else g.zombies[~target]


def gun(g: HexState, survivor: int) -> Held | None:
    """Return the ranged weapon in hand, loaded or not (AT-08.44)."""
    held = g.people[survivor].hand
    return held if held is not None and held.weapon().ranged else None


def in_reach(g: HexState, survivor: int, hex: int, weapon: Weapon) -> bool:
    """Return whether the hex is in range and sight, past figures in between.

    (AT-08.04, AT-08.05, AT-08.58) The own hex always is (AT-15.07, AT-G89).
    """
    here = g.people[survivor].hex
    return here != NOWHERE and hex >= 0 and g.map().sight(here)[hex] <= furthest(g, weapon)


def furthest(g: HexState, weapon: Weapon) -> int:
    """Return the maximum distance of a hit: the weapon's range, limited by the light."""
    return min(weapon.reach, g.light)


def has_shot(g: HexState, survivor: int) -> bool:
    """Return whether it has a loaded gun in hand and a target."""
    held = gun(g, survivor)
    here = g.people[survivor].hex
    if held is None or not held.loaded or here == NOWHERE:
        return False
    sight, most = g.map().sight(here), furthest(g, held.weapon())
    for at in g.zombies:
        if at >= 0 and sight[at] <= most:
            return True
    side = g.people[survivor].side
    return any(s.hex != NOWHERE and s.side != side and sight[s.hex] <= most for s in g.people)


def can_fire_at(g: HexState, survivor: int, hex: int) -> bool:
    """Return whether it can fire into this hex with the weapon in hand (AT-08.03 to AT-08.05)."""
    held = gun(g, survivor)
    return held is not None and held.loaded and in_reach(g, survivor, hex, held.weapon())


def no_gun(g: HexState, survivor: int) -> list[Refusal]:
    held = gun(g, survivor)
    if held is None:
        return [Refusal("no-gun", "AT-08.44")]
    if not held.loaded:
        return [Refusal("no-ammunition", "AT-08.03")]
    return []


def dice_for(weapon_counter: Held, shots: int, panic: bool) -> int:
    """Return the dice: shots, the scope's die or the panic die (AT-04.20, AT-04.22, AT-08.40)."""
    return shots + (1 if weapon_counter.scope else 0) + (1 if panic and not weapon_counter.scope else 0)


def ways_to_fire(g: HexState, survivor: int) -> list[tuple[int, bool]]:
    """List the numbers of shots, without and with panic; a scope excludes panic (AT-04.22)."""
    held = gun(g, survivor)
    if held is None:
        return []
    out: list[tuple[int, bool]] = [(shots, False) for shots in reversed(held.weapon().shots)]
    if not held.scope:
        out.extend([(shots, True) for shots in reversed(held.weapon().shots)])
    return out


def most_targets(weapon_counter: Held, shots: int, panic: bool) -> int:
    """Return the most targets: the dice that count, three for a shotgun.

    (AT-08.08, AT-G23, AT-G37)
    """
    weapon = weapon_counter.weapon()
    return weapon.keep if weapon.one_hex else dice_for(weapon_counter, shots, panic)


def aims(g: HexState, survivor: int, targets: tuple[int, ...], how: int) -> list[int]:
    """Return the possible next targets: enemies in range and sight, near an earlier target.

    In its hex or next to it (AT-08.10, AT-08.59, AT-G100), for a shotgun in the same hex (AT-08.09); zombies
    of one hex and pace are alike. Reaction and surprise fire goes into the own hex only (AT-G122).
    """
    held = gun(g, survivor)
    here = g.people[survivor].hex
    if held is None or here == NOWHERE:
        return []
    m = g.map()
    side, weapon = g.people[survivor].side, held.weapon()
    sight, most = m.sight(here), furthest(g, weapon)
    if how in (ANSWER, CHOSEN):
        most = 0
    near = [target_hex(g, target) for target in targets]
    out: list[int] = []
    for n, s in enumerate(g.people):
        if s.hex == NOWHERE or s.side == side or sight[s.hex] > most or n in targets:
            continue
        if not near or _beside(m, near, s.hex, weapon):
            out.append(n)
    alike: set[int] = set()
    for zombie, hex in enumerate(g.zombies):
        if hex < 0 or sight[hex] > most or ~zombie in targets:
            continue
        sort = hex * len(PACES) + pace(zombie)
        if sort not in alike:
            alike.add(sort)
            if not near or _beside(m, near, hex, weapon):
                out.append(~zombie)
    return out


def _beside(m: Map, near: list[int], hex: int, weapon: Weapon) -> bool:
    """Return whether a hex holds an earlier target or is next to one.

    For a shotgun, next to one is not enough.
    """
    most = 0 if weapon.one_hex else 1
    return any(m.distance(hex, other) <= most for other in near)


def hits(g: HexState, survivor: int, target: int, ordinal: int, total: int, how: int) -> bool:
    """Return whether the total hits by the Ranged Combat Table (AT-08.13 to AT-08.23).

    A vest is armour (AT-04.31). `ordinal` counts targets from 1.
    """
    if total <= 7:
        return False
    if total >= 10:
        return True
    person = target >= 0
    if person and g.map().terrain[g.people[target].hex] != CLEAR:
        return False
    if total == 9:
        return ordinal < THIRD
    if is_rushed(how) or ordinal > 1:
        return False
    if not person:
        return True
    far = g.map().distance(g.people[survivor].hex, g.people[target].hex) >= LONG
    return not far and not g.people[target].vested()


def dice_that_count(weapon: Weapon, dice: int) -> int:
    """Count the dice that count: all, or the best three of a shotgun (AT-08.28)."""
    return min(dice, weapon.keep) if weapon.one_hex else dice


def allocate(
    g: HexState,
    survivor: int,
    weapon: Weapon,
    faces: tuple[int, ...],
    targets: tuple[int, ...],
    how: int,
    later: tuple[int, ...] = (),
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[bool, ...]]:
    """Return the dice best first, the target of each die that counts, and its hit.

    Rep is added to each die (AT-05.16). The highest die goes to the first target and so on; surplus dice go
    again to targets still standing, and then one each to targets named after the roll (AT-08.07, AT-08.11,
    AT-G23).
    """
    best = sorted(faces, reverse=True)
    count = dice_that_count(weapon, len(best))
    rep = g.people[survivor].rep()
    taken = [0] * len(targets)
    aimed: list[int] = []
    marks: list[bool] = []
    place = -1
    surplus = 0
    for die in range(count):
        place = _next_standing(g, targets, taken, place)
        if place >= 0:
            target, ordinal = targets[place], place + 1
        elif surplus < len(later):
            target, ordinal = later[surplus], len(targets) + surplus + 1
            surplus += 1
        else:
            break
        hit = hits(g, survivor, target, ordinal, best[die] + rep, how)
        if hit and place >= 0:
            taken[place] += 1
        aimed.append(target)
        marks.append(hit)
    return tuple(best), tuple(aimed), tuple(marks)


def _next_standing(g: HexState, targets: tuple[int, ...], hits_taken: list[int], place: int) -> int:
    for _ in targets:
        place = (place + 1) % len(targets)
        target = targets[place]
        if target < 0:
            standing = hits_taken[place] == 0
        else:
            standing = g.people[target].wounds + hits_taken[place] < g.dead_at(target)
        if standing:
            return place
    return -1


def grenade_targets(g: HexState, hex: int) -> tuple[int, ...]:
    """Return everyone in the hex, friends too (AT-08.34, AT-G123)."""
    return (*g.people_in(hex), *[~z for z in g.zombies_in(hex)])


def has_grenade(g: HexState, survivor: int) -> bool:
    """Return whether it has a grenade in hand, pack or a Gear box (AT-08.33, AT-G36)."""
    s = g.people[survivor]
    if s.hand is not None and s.hand.kind == GRENADE:
        return True
    return GRENADE in s.gear or (s.pack is not None and s.pack.kind == GRENADE)
