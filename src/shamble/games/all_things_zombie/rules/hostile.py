"""Survivors played by the rules: hostile ones, and the enemies of scenario 4.

(AT-10.20 to AT-10.25)
"""

from shamble.core.chance import Pick
from shamble.core.frames import Prompt, Step
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.events import Kit
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.charge import ChargeTest, charge_refusals
from shamble.games.all_things_zombie.rules.exchange import Shot
from shamble.games.all_things_zombie.rules.movement import FAR, arrive, has_room, reach, steps_back
from shamble.games.all_things_zombie.state import NOWHERE, RENEGADE, HexState


def prey(g: HexState, survivor: int, in_sight_only: bool) -> list[int]:
    """Find the nearest zombies and enemies: those in sight, or all.

    As targets: survivors as they are, zombies as ~z; one zombie stands for its hex. (AT-10.21, AT-10.22,
    AT-G105)
    """
    m = g.map()
    s = g.people[survivor]
    best = FAR
    out: list[int] = []
    hexes: set[int] = set()
    targets = [n for n, other in enumerate(g.people) if other.hex != NOWHERE and other.side != s.side]
    targets.extend([~z for z, at in enumerate(g.zombies) if at >= 0])
    for target in targets:
        hex = ranged.target_hex(g, target)
        if target < 0 and hex in hexes:
            continue
        if in_sight_only and not g.sees(s.hex, hex):
            continue
        hexes.add(hex)
        far = m.distance(s.hex, hex)
        if far < best:
            best = far
            out = [target]
        elif far == best:
            out.append(target)
    return out


class RenegadeActs(Step[HexState]):
    """Fight enemies in its hex, else fire at the nearest, else move (AT-10.20 to AT-10.24)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, g: HexState) -> None:
        s = g.people[self.survivor]
        if s.hex == NOWHERE or g.threatened(s.hex, self.survivor):
            return  # it fights in the melee at the end of the activation
        targets = prey(g, self.survivor, True) or prey(g, self.survivor, False)
        if len(targets) > 1:
            g.push(RenegadeTarget(self.survivor, tuple(targets)))
        elif targets:
            attack(g, self.survivor, targets[0])


class RenegadeTarget(Pick[HexState]):
    """Choose a random target of several equally near ones (AT-10.23)."""

    def __init__(self, survivor: int, targets: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.targets = targets

    def count(self, g: HexState) -> int:
        return len(self.targets)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-pick-prey",
            {"who": names.survivor_name(g, self.survivor), "count": len(self.targets)},
            ("AT-10.23",),
        )

    def on_pick(self, g: HexState, choice: int) -> None:
        attack(g, self.survivor, self.targets[choice])


def attack(g: HexState, survivor: int, target: int) -> None:
    """Attack a target.

    With a loaded gun: fire, from here or from a hex where it can. With an empty one: a renegade charges and
    never reloads (AT-10.24), the team of scenario 4 reloads (AT-G80). Without a gun: charge.
    """
    s = g.people[survivor]
    held = ranged.gun(g, survivor)
    hex = ranged.target_hex(g, target)
    if held is not None and not held.loaded and s.side < RENEGADE:
        g.acted = True
        g.set_person(survivor, s.armed(held.reloaded(), s.pack))
        g.emit(Kit(s.kind, held.kind, "reloaded"))
        return
    if held is None or not held.loaded:
        if not charge_refusals(g, survivor, hex):
            g.acted = True
            g.push(ChargeTest(survivor, hex, True))
        else:
            approach(g, survivor, hex)
        return
    if ranged.can_fire_at(g, survivor, hex):
        g.push(RenegadeShot(survivor, target))
        return
    spot = firing_spot(g, survivor, hex)
    if spot == NOWHERE:
        approach(g, survivor, hex)
    else:
        g.push(RenegadeShot(survivor, target))
        go_there(g, survivor, spot)


def firing_spot(g: HexState, survivor: int, target: int) -> int:
    """Return the cheapest reachable hex with the target in range and sight (AT-G105)."""
    m = g.map()
    s = g.people[survivor]
    held = ranged.gun(g, survivor)
    assert held is not None
    far, _ = reach(g, survivor, g.mp)
    best, spot = FAR, NOWHERE
    for hex in range(m.size):
        near = m.distance(hex, target) <= held.weapon().reach
        if near and far[hex] < best and hex != s.hex and g.sees(hex, target) and has_room(g, survivor, hex):
            best, spot = far[hex], hex
    return spot


def approach(g: HexState, survivor: int, target: int) -> None:
    """Move along the shortest route with all MP (AT-G105)."""
    m = g.map()
    far, _ = reach(g, survivor, g.mp)
    to_target = m.walk(target)
    here = g.people[survivor].hex
    best = (to_target[here], 0, here)
    for hex in range(m.size):
        if far[hex] <= g.mp and has_room(g, survivor, hex):
            best = min(best, (to_target[hex], far[hex], hex))
    if best[2] != here:
        go_there(g, survivor, best[2])


def go_there(g: HexState, survivor: int, hex: int) -> None:
    """Move hex by hex, so that enemies can see it on the way."""
    _, before = reach(g, survivor, g.mp)
    g.push(RenegadeWalks(survivor, tuple(steps_back(before, g.people[survivor].hex, hex))))


class RenegadeWalks(Step[HexState]):
    def __init__(self, survivor: int, way: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.way = way

    def run(self, g: HexState) -> None:
        s = g.people[self.survivor]
        m = g.map()
        if not self.way or g.halted or s.hex == NOWHERE or self.way[0] not in m.around[s.hex]:
            return
        there = self.way[0]
        if m.cost[there] > g.mp or g.threatened(there, self.survivor):
            return
        g.began = True
        g.mp -= m.cost[there]
        g.push(RenegadeWalks(self.survivor, self.way[1:]))
        arrive(g, self.survivor, there, "move")


class RenegadeShot(Step[HexState]):
    """Fire all shots at this target, and at others next to it if there are dice left."""

    def __init__(self, survivor: int, target: int) -> None:
        self.survivor = survivor
        self.target = target

    def run(self, g: HexState) -> None:
        s = g.people[self.survivor]
        held = ranged.gun(g, self.survivor)
        if s.hex == NOWHERE or held is None or g.halted or g.acted:
            return
        hex = ranged.target_hex(g, self.target)
        if hex < 0 or not ranged.can_fire_at(g, self.survivor, hex):
            return
        g.acted = True
        g.began = True
        shots = held.weapon().shots[-1]
        targets = [self.target]
        while len(targets) < ranged.most_targets(held, shots, False):
            more = ranged.aims(g, self.survivor, tuple(targets), ranged.ORDERED)
            if not more:
                break
            targets.append(more[0])
        g.push(Shot(self.survivor, shots, ranged.CALM, ranged.ORDERED, tuple(targets)))
