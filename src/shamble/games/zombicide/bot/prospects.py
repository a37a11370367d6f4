"""Estimate of how much of a mission will be achieved, from features of the position.

A small net for each mission in which games imagined to the end say little, because hardly any is won.
Fitted to games of the script (`python -m tools.fit_prospects`); numbers and recipe are in `data/prospects.toml`.
"""

import tomllib
from typing import Any, Final

from shamble.games.zombicide.board import DATA
from shamble.games.zombicide.bot import attack_power, gear, goals
from shamble.games.zombicide.bot.paths import travel
from shamble.games.zombicide.cards import ABOMINATION, FATTY, RUNNER, WALKER
from shamble.games.zombicide.state import ZombicideState

MAX_DISTANCE: Final = 40.0  # a longer way makes no difference
AFAR: Final = 4  # from this many steps on a zombie is far away
MAX_HITS: Final = 3.0
WIN: Final = 0.5  # weight of a win against the whole goal


def features(g: ZombicideState) -> list[float]:
    """List the features of the position, each between 0 and 1 or slightly above."""
    living = g.living()
    danger = g.danger()
    rooms = unopened(g)
    return [
        *survivors(g, living),
        *zombies(g, living),
        *ways(g, living),
        1.0 if danger == 1 else 0.0,
        1.0 if danger == 2 else 0.0,
        1.0 if danger == 3 else 0.0,
        min(3, gear.openers(g)) / 3,
        rooms / 25,
        rooms * danger / 50,
        min(g.round, 30) / 20,
    ]


def survivors(g: ZombicideState, living: list[int]) -> list[float]:
    """List the survivors' number, wounds, experience, weapons, and how many are alone."""
    wounds = actions = total = most = unarmed = strong = alone = 0
    hits = 0.0
    for n in living:
        s = g.survivors[n]
        hit = attack_power.best_hits(g, s)
        hits += min(MAX_HITS, hit)
        unarmed += hit < 0.7
        strong += attack_power.might(g, s).strong
        wounds += s.wounds()
        actions += g.actions_of(n)
        total += s.xp
        most = max(most, s.xp)
        field = g.ways().field(s.zone)
        friends = [other for other in living if other != n and field[g.survivors[other].zone] <= 1]
        alone += not friends
    return [
        len(living) / 6,
        1.0 if len(living) <= 2 else 0.0,
        1.0 if len(living) <= 1 else 0.0,
        wounds / 6,
        actions / 24,
        total / 100,
        most / 20,
        hits / 10,
        unarmed / 6,
        strong / 6,
        alone / 6,
    ]


def zombies(g: ZombicideState, living: list[int]) -> list[float]:
    """Return the number of zombies by distance from the survivors, and the dangerous ones."""
    fields = [g.ways().field(zone) for zone in {g.survivors[n].zone for n in living}]
    near = [0] * (AFAR + 1)
    quick = fat = monsters = 0
    for zone in range(g.board().size):
        here = g.zombies_in(zone)
        if not here:
            continue
        far = AFAR
        for field in fields:
            if field[zone] < far:
                far = field[zone]
        near[far] += here
        if far < AFAR:
            quick += g.horde(zone, RUNNER)
            fat += g.horde(zone, FATTY)
            monsters += g.horde(zone, ABOMINATION)
    return [
        near[0] / 10,
        near[1] / 10,
        near[2] / 10,
        near[3] / 10,
        near[AFAR] / 40,
        quick / 5,
        fat / 5,
        float(monsters),
        g.on_board(WALKER) / 40,
    ]


def ways(g: ZombicideState, living: list[int]) -> list[float]:
    """Return how many tokens are left, and how far from the team and its nearest member."""
    left = goals.tokens(g)
    nearest = second = best = MAX_DISTANCE
    whole = 0.0
    for zone in left:
        way = travel(g, [zone])
        each = [min(MAX_DISTANCE, way[g.survivors[n].zone]) for n in living]
        mean, least = sum(each) / max(1, len(each)), min(each, default=MAX_DISTANCE)
        whole += least
        best = min(best, least)
        if mean < nearest:
            nearest, second = mean, nearest
        elif mean < second:
            second = mean
    return [
        len(left) / max(1, len(g.board().objectives)),
        nearest / 20 if left else 0.0,
        second / 20 if len(left) > 1 else 0.0,
        best / 20 if left else 0.0,
        whole / 100,
    ]


def unopened(g: ZombicideState) -> int:
    """Return the rooms of buildings to open for tokens, each a Zombie card (ZC-06.21)."""
    board = g.board()
    shut = {board.building[zone] for zone in goals.tokens(g)}
    return sum([len(board.buildings[b]) for b in shut if b >= 0 and not g.opened >> b & 1])


class Net:
    """Neural net with one hidden layer of rectified units."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.units: list[list[float]] = data["units"]  # weights of all features, by unit
        self.starts: list[float] = data["from"]  # bias of each unit
        self.counts: list[float] = data["counts"]  # output weight of each unit
        self.begins: float = data["begins"]

    def of(self, features: list[float]) -> float:
        total = self.begins
        for number, unit in enumerate(self.units):
            value = self.starts[number]
            for place, weight in enumerate(unit):
                value += weight * features[place]
            if value > 0.0:
                total += value * self.counts[number]
        return total


def read() -> dict[str, Net]:
    data = tomllib.loads((DATA / "prospects.toml").read_text("utf-8"))
    return {mission: Net(net) for mission, net in data.items()}


NETS: Final[dict[str, Net]] = read()  # by mission


def has_net(g: ZombicideState) -> bool:
    return g.board().id in NETS


def prospect(g: ZombicideState) -> float:
    """Compute the expected share of the mission, 0 to 1, where 1 = complete and won."""
    done = 1.0 - len(goals.tokens(g)) / max(1, len(g.board().objectives))
    if not g.outcome:
        done += max(0.0, NETS[g.board().id].of(features(g)))
    return min(1.0, done / (1.0 + WIN))
