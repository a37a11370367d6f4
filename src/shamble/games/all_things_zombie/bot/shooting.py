"""The novice's fire: when, how many shots, at whom; expected hits against noise."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.actions import Fire, Throw
from shamble.games.all_things_zombie.bot import weights
from shamble.games.all_things_zombie.bot.threat import chance_to_hit
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.exchange import FireHow, Shoot, Target
from shamble.games.all_things_zombie.rules.scenarios import CURE, FIREFIGHT, PROFESSOR
from shamble.games.all_things_zombie.rules.spawning import barred
from shamble.games.all_things_zombie.state import NOWHERE, Held, HexState, zombie_mp

FOE: Final = 4.0  # worth of hitting an enemy survivor, with a near zombie as 1


def worth(g: HexState, survivor: int, target: int) -> float:
    """Estimate the worth of a hit, highest for targets that will attack the team next."""
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


class Targets:
    """The novice's targets, best first, with chance and worth, computed on demand."""

    def __init__(self, g: HexState, survivor: int) -> None:
        self.g = g
        self.survivor = survivor
        self.named: list[int] = []
        self.chances: list[float] = []
        self.worths: list[float] = []
        self.all = False  # no more targets

    def up_to(self, number: int) -> int:
        """Name up to `number` targets and return how many there are."""
        g, survivor = self.g, self.survivor
        while len(self.named) < number and not self.all:
            options = ranged.aims(g, survivor, tuple(self.named), ranged.ORDERED)
            place = len(self.named) + 1
            best, choice = -1.0, 0
            for target in options:
                value = _value(g, survivor, target, place)
                if value > best or (value == best and target < choice):
                    best, choice = value, target
            if options:
                self.named.append(choice)
                self.chances.append(chance_to_hit(g, survivor, choice, place))
                self.worths.append(worth(g, survivor, choice))
            else:
                self.all = True
        return min(number, len(self.named))


def _value(g: HexState, survivor: int, target: int, place: int) -> float:
    return chance_to_hit(g, survivor, target, place) * worth(g, survivor, target)


def fire_value(g: HexState, targets: Targets, weapon_counter: Held, shots: int, panic: bool) -> float:
    """Return the weighted expected hits, minus the noise of the shots (none in a firefight)."""
    dice = ranged.dice_for(weapon_counter, shots, panic)
    count = ranged.most_targets(weapon_counter, shots, panic)
    named = targets.up_to(count)
    total = 0.0
    for place in range(min(count, dice)):
        if not named:
            break
        target = place % named
        chance = targets.chances[target]
        if weapon_counter.weapon().one_hex:
            chance = 1 - (1 - chance) ** 2  # six dice, the best three count
        again = 0.4 if place >= named and targets.named[target] < 0 else 1.0
        total += chance * targets.worths[target] * again
    noise = (
        0.0
        if not weapon_counter.weapon().loud
        else weights.of(g)[weights.NOISE] * (shots + (1 if panic and not weapon_counter.scope else 0))
    )
    if g.scenario == FIREFIGHT:
        noise /= 2
    return total - noise - (0.8 if panic else 0.0)


def best_fire(
    g: HexState, survivor: int, options: list[Action[HexState]]
) -> tuple[float, Action[HexState] | None, int]:
    """Find the best shot or throw with its worth and the hex it goes into first."""
    best: tuple[float, Action[HexState] | None, int] = (0.0, None, NOWHERE)
    held = ranged.gun(g, survivor)
    targets = Targets(g, survivor)
    for action in options:
        value = 0.0
        at = NOWHERE
        if isinstance(action, Fire):
            if held is not None:
                value = fire_value(g, targets, held, action.shots, action.panic)
                at = ranged.target_hex(g, targets.named[0]) if targets.named else NOWHERE
        elif isinstance(action, Throw):
            if g.friends_in(action.hex, survivor):
                continue
            for target in ranged.grenade_targets(g, action.hex):
                value += _value(g, survivor, target, 1)
            value -= 1.0
            at = action.hex
        if value > best[0]:
            best = (value, action, at)
    return best


def fire_at(g: HexState, shot: Action[HexState], hex: int) -> Advice:
    return (
        Advice(shot, "hint-fire") if hex == NOWHERE else Advice(shot, "hint-fire-at", names.hex_args(g, hex))
    )


def how(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    """Choose the shots of reaction fire: all, and panic only against large crowds."""
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
    """Choose the target worth most, for as many targets as there are dice."""
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
    if isinstance(choice, Target):
        return Advice(choice, "hint-target", choice.args(g))
    return Advice(choice, "hint-shoot")
