"""When to fire, how many shots, and at whom: hits weighed against the noise."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.all_things_zombie.actions import Fire, Throw
from shamble.games.all_things_zombie.bot.threat import chance_to_hit
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.exchange import FireHow, Shoot, Target
from shamble.games.all_things_zombie.rules.scenarios import CURE, FIREFIGHT, PROFESSOR
from shamble.games.all_things_zombie.rules.spawning import barred
from shamble.games.all_things_zombie.state import NOWHERE, HexState, zombie_mp

NOISE: Final = 0.22  # what a shot costs: half a zombie, six hexes away
FOE: Final = 4.0  # what hitting an enemy survivor is worth, a near zombie being 1


def worth(g: HexState, survivor: int, target: int) -> float:
    """What a hit on this target is worth to the survivor: most for what will be on it, or on a friend, next."""
    if target >= 0:
        s = g.people[target]
        return FOE + (2.0 if s.wounds + 1 >= g.dead_at(target) else 0.0)
    m = g.map()
    side = g.people[survivor].side
    at = g.zombies[~target]
    left = zombie_mp(~target)
    near = 99
    precious = 0.0
    for s in g.people:
        if s.hex != NOWHERE and s.side == side:
            far = m.distance(at, s.hex)
            near = min(near, far)
            if s.kind == PROFESSOR and far <= left and s.hex != barred(g):
                precious = 0.6
    if near == 0:
        return 1.4 + precious
    if near <= left:
        return 1.0 + precious
    if near <= 2 * left:
        return 0.6
    return 0.5 if g.scenario == CURE else 0.25


def targets_for(g: HexState, survivor: int, number: int) -> list[int]:
    """The targets a sensible player names, best first."""
    out: list[int] = []
    while len(out) < number:
        options = ranged.aims(g, survivor, tuple(out), ranged.ORDERED)
        if not options:
            break
        out.append(max(options, key=lambda target: (_value(g, survivor, target, len(out) + 1), -target)))
    return out


def _value(g: HexState, survivor: int, target: int, place: int) -> float:
    return chance_to_hit(g, survivor, target, place) * worth(g, survivor, target)


def fire_value(g: HexState, survivor: int, shots: int, panic: bool) -> float:
    """Hits to be expected, weighed, less the noise of the shots (none in a firefight of the living)."""
    held = ranged.gun(g, survivor)
    if held is None:
        return 0.0
    dice = ranged.dice_for(held, shots, panic)
    count = ranged.most_targets(held, shots, panic)
    total = 0.0
    targets = targets_for(g, survivor, count)
    for place in range(min(count, dice)):
        if not targets:
            break
        target = targets[place % len(targets)]
        chance = chance_to_hit(g, survivor, target, place % len(targets) + 1)
        if held.weapon().one_hex:
            chance = 1 - (1 - chance) ** 2  # six dice, the best three count
        again = 0.4 if place >= len(targets) and target < 0 else 1.0
        total += chance * worth(g, survivor, target) * again
    noise = 0.0 if not held.weapon().loud else NOISE * (shots + (1 if panic and not held.scope else 0))
    if g.scenario == FIREFIGHT:
        noise /= 2
    return total - noise - (0.8 if panic else 0.0)


def best_fire(
    g: HexState, survivor: int, options: list[Action[HexState]]
) -> tuple[float, Action[HexState] | None]:
    """The best shot or throw among the options, and what it is worth."""
    best: tuple[float, Action[HexState] | None] = (0.0, None)
    for action in options:
        value = 0.0
        if isinstance(action, Fire):
            value = fire_value(g, survivor, action.shots, action.panic)
        elif isinstance(action, Throw):
            if g.friends_in(action.hex, survivor):
                continue
            for target in ranged.grenade_targets(g, action.hex):
                value += _value(g, survivor, target, 1)
            value -= 1.0
        if value > best[0]:
            best = (value, action)
    return best


def how(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    """Fire out of turn: all it has; in panic only in the last extremity."""
    s = g.people[survivor]
    crowd = g.crowd(s.hex) if s.hex != NOWHERE else 0
    best, choice = -99.0, options[0]
    for action in options:
        if isinstance(action, FireHow):
            value = float(action.shots)
            if action.panic:
                value += 0.5 if crowd >= 4 else -9.0
            if value > best:
                best, choice = value, action
    return Advice(choice, "hint-fire")


def aim(g: HexState, survivor: int, named: tuple[int, ...], options: list[Action[HexState]]) -> Advice:
    """The target worth most; as many as there are dice for."""
    best, choice = 0.0, options[0]
    for action in options:
        if isinstance(action, Target):
            value = _value(g, survivor, action.target, len(named) + 1)
            if value > best:
                best, choice = value, action
    if best == 0.0:
        for action in options:
            if isinstance(action, Shoot):
                choice = action
    return Advice(choice, "hint-fire")
