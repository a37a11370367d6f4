"""The novice's activations: help in danger, pursue the scenario's goal, avoid zombies."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.actions import (
    Attach,
    Charge,
    End,
    Enter,
    Fast,
    Leave,
    Medic,
    Reload,
    Scout,
    Search,
    Swap,
    Treat,
    Walk,
)
from shamble.games.all_things_zombie.board import CLEAR
from shamble.games.all_things_zombie.bot import goals, weights
from shamble.games.all_things_zombie.bot.goals import Goal, goal_of
from shamble.games.all_things_zombie.bot.shooting import best_fire, fire_at
from shamble.games.all_things_zombie.bot.threat import A_ZOMBIE, Threat, attackers, danger, health, strength
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.movement import FAR, has_room, reach, unmarked
from shamble.games.all_things_zombie.rules.scenarios import (
    BARRICADE,
    BULLETS,
    CURE,
    FIREFIGHT,
    HELICOPTER,
    LAST_STAGE,
    PROFESSOR,
    in_heliport,
    professor,
)
from shamble.games.all_things_zombie.rules.spawning import barred
from shamble.games.all_things_zombie.state import ENTRY, NOWHERE, HexState

PATIENT: Final = 8  # turns that a band waits for the other in a firefight
MOST_COMFORT: Final = 1.5  # most that cover and a won fight can add to a hex


def act(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    s = g.people[survivor]
    if s.hex == NOWHERE:
        return enter(g, survivor, options)
    goal = goal_of(g, survivor)
    if goal.kind == goals.LEAVE and not goals.guards(g, survivor):
        for action in options:
            if isinstance(action, Leave):
                return Advice(action, "hint-leave")
    if g.phase != ENTRY and not g.acted:
        done = _action(g, survivor, goal, options)
        if done is not None:
            return done
    return _move(g, survivor, goal, options)


def _first(options: list[Action[HexState]], kind: type) -> Action[HexState] | None:
    for action in options:
        if isinstance(action, kind):
            return action
    return None


# -------------------------------------------------------------------- the one action


def _action(g: HexState, survivor: int, goal: Goal, options: list[Action[HexState]]) -> Advice | None:
    s = g.people[survivor]
    crowd = g.crowd(s.hex)
    value, shot, at = best_fire(g, survivor, options)
    search = _first(options, Search)
    if search is not None and g.scenario != BARRICADE and not crowd:
        return Advice(search, "hint-search", names.hex_args(g, s.hex))
    if crowd and shot is not None and value > 0:
        return fire_at(g, shot, at)
    care = _care(g, survivor, options)
    if care is not None and value < 1.2:
        return care
    runs = g.scenario == HELICOPTER and not crowd and goal.far[s.hex] > g.mp
    w = weights.of(g)
    need = weights.FIRE_RUNNING if runs else weights.FIRE_BUSY if _busy(g, survivor, goal) else weights.FIRE
    if shot is not None and value >= w[need]:
        return fire_at(g, shot, at)
    fast = _first(options, Fast)
    if runs and fast is not None:
        return Advice(fast, "hint-fast")
    ready = _make_ready(g, survivor, options)
    if ready is not None:
        return ready
    charge = _best_charge(g, survivor, goal, options)
    if charge is not None:
        return Advice(charge, "hint-charge", names.hex_args(g, charge.hex))
    if fast is not None and _hurries(g, survivor, goal):
        return Advice(fast, "hint-fast")
    return None


def _busy(g: HexState, survivor: int, goal: Goal) -> bool:
    """Return whether it will need its action for a search at its goal in this activation."""
    s = g.people[survivor]
    return goal.kind == goals.SEARCH and goal.far[s.hex] <= g.mp and s.hex not in goal.hexes


def _care(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice | None:
    """Treat wounds that matter, if no attack is near."""
    best, choice = 0, None
    for action in options:
        patient = -1
        if isinstance(action, (Treat, Medic)):
            patient = action.patient
        if patient < 0:
            continue
        p = g.people[patient]
        near_death = p.wounds + 1 >= g.dead_at(patient)
        turned = p.wounded()
        need = 3 if near_death else 2 if turned else 1 if isinstance(action, Medic) else 0
        if need > best and attackers(g, g.people[survivor].hex) < 2:
            best, choice = need, action
    return Advice(choice, "hint-treat") if choice is not None else None


def _make_ready(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice | None:
    """Get a loaded gun in hand, with its scope."""
    s = g.people[survivor]
    held = ranged.gun(g, survivor)
    swap = _first(options, Swap)
    pack = s.pack if s.pack is not None and s.pack.weapon().ranged and s.pack.loaded else None
    poor = held is None or not held.loaded
    if swap is not None and pack is not None:
        better = held is not None and pack.weapon().cost > held.weapon().cost
        if poor or better:
            return Advice(swap, "hint-swap")
    if poor:
        for action in options:
            if isinstance(action, Reload):
                return Advice(action, "hint-reload")
    scope = _first(options, Attach)
    return Advice(scope, "hint-reload") if scope is not None else None


def _best_charge(g: HexState, survivor: int, goal: Goal, options: list[Action[HexState]]) -> Charge | None:
    """Return a charge it should win: few enemies, alone, near or in the way."""
    s = g.people[survivor]
    if s.kind == PROFESSOR or health(g, survivor) < 1 or _last_board(g):
        return None
    m = g.map()
    force = strength(g, survivor)
    best = 0.0
    choice: Charge | None = None
    for action in options:
        if not isinstance(action, Charge):
            continue
        zombies = g.crowd(action.hex)
        foes = g.foes_in(action.hex, survivor)
        odds = force - zombies * A_ZOMBIE - sum([strength(g, foe) for foe in foes])
        if odds < weights.of(g)[weights.CHARGE] or (zombies and not s.star() and s.rep() < 4):
            continue
        others = attackers(g, action.hex) - zombies
        if others * A_ZOMBIE > 0.6 * force:
            continue
        value = odds + (2.0 if foes else 0.0)
        ahead = goal.far[action.hex] < goal.far[s.hex] or action.hex in goal.hexes
        near = m.distance(s.hex, action.hex) <= 2
        if not (ahead or near or goal.kind in (goals.HOLD, goals.ESCORT, goals.PAIR)):
            continue
        if value > best:
            best, choice = value, action
    return choice


def _hurries(g: HexState, survivor: int, goal: Goal) -> bool:
    """Return whether the goal is far or the place too dangerous."""
    s = g.people[survivor]
    left = goal.far[s.hex]
    hot = danger(g, survivor, s.hex) > 2
    if goal.kind == goals.LEAVE:
        return left > g.mp or hot
    if goal.kind == goals.SEARCH:
        return left > g.mp + 3 or hot
    if goal.kind == goals.HOLD:
        return hot or left > g.mp
    if goal.kind in (goals.ESCORT, goals.PAIR):
        return left > g.mp
    return goal.kind == goals.FETCH and left > g.mp + weights.of(g)[weights.CLOSE]


# -------------------------------------------------------------------- moving


def _move(g: HexState, survivor: int, goal: Goal, options: list[Action[HexState]]) -> Advice:
    """Move towards the best hex in reach, one step at a time."""
    s = g.people[survivor]
    end = _first(options, End)
    if s.kind == PROFESSOR and s.hex == barred(g) and not _way_is_free(g, survivor):
        return Advice(end if end is not None else options[0], "hint-wait")
    if _last_board(g) and in_heliport(g, survivor) and not g.crowds[s.hex] and end is not None:
        return Advice(end, "hint-aboard")
    far, before = reach(g, survivor, g.mp)
    threat = Threat(g, survivor, s.hex, g.mp)
    best, spot = _score(g, survivor, goal, threat, s.hex, 0, -9999.0), s.hex
    if end is None:
        best = -9999.0
    for hex, spent in enumerate(far):
        if spent > g.mp or hex == s.hex or not has_room(g, survivor, hex):
            continue
        if unmarked(g, hex) and (goal.kind != goals.SEARCH or hex not in goal.hexes or spent_out(g)):
            continue
        value = _score(g, survivor, goal, threat, hex, spent, best)
        if value > best:
            best, spot = value, hex
    if spot != s.hex:
        while before[spot] != s.hex:
            spot = before[spot]
        for action in options:
            looks = g.ability(survivor) == "scout" and unmarked(g, spot)
            if isinstance(action, Walk) and action.hex == spot and isinstance(action, Scout) == looks:
                return _on_the_way(g, goal, threat, s.hex, action)
    if end is not None:
        return Advice(end, "hint-fight" if g.crowds[s.hex] else "hint-wait")
    return Advice(options[0], "hint-nothing-better")


def spent_out(g: HexState) -> bool:
    """Return whether, in scenario 1, the action for a new building is already used."""
    return g.scenario == BULLETS and g.acted


def _on_the_way(g: HexState, goal: Goal, threat: Threat, hex: int, step: Action[HexState]) -> Advice:
    """Return a step with its reason: to flee, or to reach the goal."""
    if threat.danger(hex) > 2:
        soon = threat.horde.soon(hex)
        return Advice(step, "hint-flee", {"zombies": soon}) if soon else Advice(step, "hint-cover")
    if goal.kind == goals.SEARCH:
        m = g.map()
        building = m.buildings[m.building[goal.hexes[0]]].id
        return Advice(step, "hint-to-search", {"to": names.building_name(building) + ".to"})
    return Advice(step, goals.WHAT_FOR[goal.kind])


def _score(
    g: HexState, survivor: int, goal: Goal, threat: Threat, hex: int, spent: int, best: float
) -> float:
    """Estimate the worth of a hex, or any lower value if it cannot beat the best so far."""
    m = g.map()
    w = weights.of(g)
    s = g.people[survivor]
    left = goal.far[hex]
    if left >= FAR:
        left = 60
    value = -0.03 * spent
    if goal.kind == goals.FOE:
        value -= _firing_line(g, survivor, goal, hex)
    elif goal.kind == goals.ESCORT:
        value -= max(0.0, left - w[weights.NEAR])
    elif goal.kind == goals.PAIR:
        value -= max(0, m.distance(hex, goal.hexes[0]) - 1)
    elif goal.kind == goals.FETCH:
        beyond = left - w[weights.CLOSE]
        value -= beyond if beyond > 0 else -0.2 * beyond
    elif g.scenario == BARRICADE:
        value -= _crowding(g, survivor, hex)
    else:
        value -= left
    weight = 1.0
    if goals.guards(g, survivor):
        value += w[weights.GUARD] * left - max(0, m.distance(hex, g.people[professor(g)].hex) - 1)
    elif not s.star() and _by_a_star(g, survivor, hex):
        value += w[weights.STAR]  # it activates when the Star does (AT-03.10)
    if g.scenario in (HELICOPTER, CURE) and s.kind == PROFESSOR:
        weight = w[weights.PRECIOUS]
        value -= w[weights.ALONE] * _alone(g, survivor, hex)
    elif goal.kind == goals.LEAVE:
        weight = w[weights.LEAVING]
    runs = _last_board(g) and s.kind != PROFESSOR
    weight *= w[weights.LAST_GROUND if runs else weights.GROUND]  # the helicopter does not wait
    if value + MOST_COMFORT < best:
        return value
    value -= weight * threat.danger(hex)
    if m.terrain[hex] != CLEAR:
        value += 0.3
    if hex == s.hex and g.crowds[hex]:  # staying means fighting
        crowd = g.crowd(hex)
        value += w[weights.PUSH] if strength(g, survivor) > 1.5 * crowd * A_ZOMBIE else -2.0 * crowd
    return value


def _last_board(g: HexState) -> bool:
    """Return whether all must gather in the heliport, without leaving or fighting (AT-12.64)."""
    return g.scenario == HELICOPTER and g.stage == LAST_STAGE


def _by_a_star(g: HexState, survivor: int, hex: int) -> bool:
    m = g.map()
    side = g.people[survivor].side
    for n, s in enumerate(g.people):
        if n != survivor and s.side == side and s.hex != NOWHERE and s.star() and m.distance(s.hex, hex) == 1:
            return True
    return False


def _alone(g: HexState, survivor: int, hex: int) -> float:
    """Measure how far the Professor would be from the nearest guard."""
    m = g.map()
    near = [m.distance(hex, s.hex) for n, s in enumerate(g.people) if s.hex != NOWHERE and goals.guards(g, n)]
    return float(max(0, min(near) - 1)) if near else 0.0


def _crowding(g: HexState, survivor: int, hex: int) -> float:
    """Return the pressure of zombies and map edges, for scenarios without a destination."""
    m = g.map()
    pull = 0.0
    for at in g.zombies:
        if at >= 0:
            far = m.distance(at, hex)
            if far <= 12:
                pull += 1.5 / (far + 1)
    rim = 1.0 if m.rim[hex] else 0.0
    return 2.0 * pull + rim


def _firing_line(g: HexState, survivor: int, goal: Goal, hex: int) -> float:
    """Compute the cost of a hex in a firefight.

    Low in cover, within range and sight of an enemy, and after the other side has come.
    """
    m = g.map()
    held = ranged.gun(g, survivor)
    if not goal.hexes:
        return 0.0
    nearest = min([m.distance(hex, there) for there in goal.hexes])
    cover = 0.0 if m.terrain[hex] != CLEAR else 1.5
    if held is None:
        return goal.far[hex] + 0.0
    reach_ = held.weapon().reach
    if any(m.distance(hex, there) <= reach_ and g.sees(hex, there) for there in goal.hexes):
        return cover - 3.0 + (1.0 if nearest < 2 else 0.0)
    waits = g.scenario == FIREFIGHT and g.turn <= PATIENT
    return cover + (0.15 if waits else 0.6) * max(0, nearest - reach_ + 2)


def _way_is_free(g: HexState, survivor: int) -> bool:
    """Return whether the Professor can leave the clinic without meeting zombies (AT-12.45)."""
    m = g.map()
    s = g.people[survivor]
    ways = [hex for hex in m.around[s.hex] if not g.threatened(hex, survivor)]
    if not ways:
        return False
    crowd = sum([1 for at in g.zombies if at >= 0 and m.distance(at, s.hex) <= 4])
    friends = sum(
        [1 for o in g.people if o.side == s.side and o.hex != NOWHERE and m.distance(o.hex, s.hex) <= 5]
    )
    w = weights.of(g)
    return crowd <= max(1.0, w[weights.CROWD] * friends) or g.turn > w[weights.PATIENCE]


# -------------------------------------------------------------------- coming in


def enter(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    """Enter where the route is shortest, not all through the same gap."""
    m = g.map()
    goal = goal_of(g, survivor)
    fast = _first(options, Fast)
    if fast is not None and goal.kind in (goals.SEARCH, goals.LEAVE, goals.HOLD, goals.FETCH, goals.PAIR):
        return Advice(fast, "hint-fast")  # the action has no other use now (AT-15.01)
    best, choice, where = -9999.0, options[0], NOWHERE
    for action in options:
        if isinstance(action, Enter):
            left = goal.far[action.hex]
            value = -float(left if left < FAR else 60)
            for n, other in enumerate(g.people):
                if n != survivor and other.hex != NOWHERE and m.distance(other.hex, action.hex) < 2:
                    value -= 0.5
            if value > best:
                best, choice, where = value, action, action.hex
    if where == NOWHERE:
        return Advice(choice, "hint-nothing-better")
    return Advice(choice, "hint-enter", names.hex_args(g, where))
