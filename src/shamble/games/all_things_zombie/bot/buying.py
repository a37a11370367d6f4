"""The novice's team: good survivors, a gun for each, then the most useful gear."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.all_things_zombie.bot.reacting import answer
from shamble.games.all_things_zombie.campaign import HEALING, Enlist, Heal
from shamble.games.all_things_zombie.pieces import (
    AMMO,
    GRENADE,
    ITEM,
    MEDKIT,
    PEOPLE,
    SCOPE,
    VEST,
    WEAPON_KINDS,
    WEAPONS,
)
from shamble.games.all_things_zombie.rules.scenarios import CURE, FIREFIGHT, HELICOPTER
from shamble.games.all_things_zombie.state import BOX, HAND, PACK, HexState
from shamble.games.all_things_zombie.team_building import DONE, Buy, Enough, Recruit, skirmish_limits

RIFLE: Final = ITEM["assault_rifle"]
TEAM_FOR: Final = {2: 4, 3: 6, 4: 6, 5: 6, 6: 7}  # wanted team size, by scenario


def recruit(g: HexState, seat: int, options: list[Action[HexState]]) -> Advice:
    """Recruit the best survivor that leaves points for a gun each (AT-14.03)."""
    most, _ = skirmish_limits(g.seats)
    mine = sum([1 for s in g.people if s.seat == seat])
    left = most - mine - 1
    best, choice = -1.0, None
    for action in options:
        if isinstance(action, Recruit):
            person = PEOPLE[action.kind]
            spare = g.pool[seat] - person.cost
            if spare < 3 * (mine + 1) - 1 + 6 * left and mine + left > 0 and left > 0:
                continue
            value = float(person.front[0] * 2 + person.front[2] + person.dead_at)
            if spare < 2 * (mine + 1):
                value -= 20
            if value > best:
                best, choice = value, action
    if choice is not None:
        return Advice(choice, "hint-recruit")
    for action in options:
        if isinstance(action, Enough):
            return Advice(action, "hint-enough")
    cheapest = min(options, key=lambda action: action.cost(g))
    return Advice(cheapest, "hint-recruit")


def shop(g: HexState, seat: int, options: list[Action[HexState]]) -> Advice:
    """Buy guns first, then a vest, a blade, a medkit, ammo."""
    best, choice = 0.0, None
    unarmed = sum([1 for s in g.people if s.seat == seat and s.hand is None and _armed(g, s.kind)])
    for action in options:
        if isinstance(action, Buy):
            value = _want(g, action, g.pool[seat], unarmed)
            if value > best:
                best, choice = value, action
    if choice is not None:
        return Advice(choice, "hint-buy")
    return Advice(answer(options, DONE), "hint-enough")


def _armed(g: HexState, kind: int) -> bool:
    """Return whether such a survivor can carry weapons (AT-12.43)."""
    return PEOPLE[kind].id != "professor" or g.scenario == HELICOPTER


def _want(g: HexState, action: Buy, points: int, unarmed: int) -> float:
    s = g.people[action.survivor]
    item = action.item
    quality = s.values()[0] + 0.3 * s.values()[2]
    if PEOPLE[s.kind].id == "professor":
        quality += 8  # he must survive
    if item < WEAPON_KINDS and WEAPONS[item].ranged:
        if action.slot != HAND or s.hand is not None:
            return 0.0
        after = points - action.cost(g)
        if after < unarmed - 1 and g.scenario != HELICOPTER:  # keeps a pistol for the others
            return 0.0
        value = float(WEAPONS[item].shots[-1] if not WEAPONS[item].one_hex else 4.5)
        if item == RIFLE:
            value = 4.2 if g.scenario in (FIREFIGHT, CURE) else 3.0
        first = 20.0 if g.scenario != HELICOPTER or s.star() else 1.0  # runners need armour and a blade
        return first + value + 0.1 * quality
    if item < WEAPON_KINDS and item != GRENADE:
        if action.slot != PACK or s.pack is not None or (s.hand is None and g.scenario != HELICOPTER):
            return 0.0
        return 5 + quality + (0.5 if WEAPONS[item].wins_ties else 0.4)
    if action.slot != BOX and item != SCOPE:
        return 0.0
    if item == VEST and VEST not in s.gear:
        return 6 + quality
    if item == MEDKIT and not any(MEDKIT in other.gear for other in g.people if other.seat == s.seat):
        return 9.0
    if item == AMMO and AMMO not in s.gear and s.hand is not None:
        return 3.0
    if item == GRENADE and GRENADE not in s.gear:
        return 2.0
    if item == SCOPE and action.slot == HAND:
        return 4.0
    return 0.0


def camp(g: HexState, seat: int, options: list[Action[HexState]]) -> Advice:
    """Between scenarios: heal the nearly dead, recruit, then buy weapons.

    (AT-13.06 to AT-13.08)
    """
    points = g.pool[seat]
    best, choice = 0.0, None
    team = len(g.people)
    for action in options:
        value = 0.0
        if isinstance(action, Heal):
            s = g.people[action.survivor]
            value = 30.0 if s.wounds + 1 >= s.person().dead_at else 12.0 if s.wounded() else 0.0
        elif isinstance(action, Enlist) and team < TEAM_FOR.get(g.chapter, 6):
            person = PEOPLE[action.kind]
            value = 15 + person.front[0] * 2 + person.front[2] + 0.5 * person.dead_at - person.cost
            if g.chapter >= CURE:
                value += 10 - 2 * person.cost
        if value > best:
            best, choice = value, action
    if choice is not None and points >= HEALING:
        return Advice(choice, "hint-recruit" if isinstance(choice, Enlist) else "hint-treat")
    return shop_for_all(g, seat, options)


def shop_for_all(g: HexState, seat: int, options: list[Action[HexState]]) -> Advice:
    best, choice = 0.0, None
    unarmed = sum([1 for s in g.people if s.hand is None and _armed(g, s.kind)])
    for action in options:
        if isinstance(action, Buy) and _armed(g, g.people[action.survivor].kind):
            value = _want(g, action, g.pool[seat], unarmed)
            if value > best:
                best, choice = value, action
    if choice is not None:
        return Advice(choice, "hint-buy")
    return Advice(answer(options, DONE), "hint-enough")
