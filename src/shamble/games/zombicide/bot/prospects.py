"""What is still to come: how much of a mission gets done from here on, by what a glance at the position shows.

A small net for each mission where imagined games to their end say little, because hardly one of them is won. It was
fitted to games of the script (`python -m tools.foresee`); its numbers and their recipe are in `data/prospects.toml`."""

import tomllib
from typing import Any, Final

from shamble.games.zombicide.board import DATA
from shamble.games.zombicide.bot import gear, goals, power
from shamble.games.zombicide.bot.paths import travel
from shamble.games.zombicide.cards import ABOMINATION, FATTY, RUNNER, WALKER
from shamble.games.zombicide.state import ZombicideState

FURTHEST: Final = 40.0  # a way that is longer makes no difference
AFAR: Final = 4  # steps from which on a zombie is far off
HITS: Final = 3.0  # nobody hits more
WIN: Final = 0.5  # what a win counts beside the whole goal


def features(g: ZombicideState) -> list[float]:
    """A glance at the position; each number lies between 0 and 1, or not far beyond."""
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
    """How many they are, how well, how experienced and how well armed, and who is alone."""
    wounds = actions = total = most = unarmed = strong = alone = 0
    hits = 0.0
    for n in living:
        s = g.survivors[n]
        hit = power.best_hits(g, s)
        hits += min(HITS, hit)
        unarmed += hit < 0.7
        strong += power.might(g, s).strong
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
    """How many are how near to somebody, and which of those are dangerous."""
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
    """How many tokens are left, and how far they are: for the team as a whole, and for whoever is nearest."""
    left = goals.tokens(g)
    nearest = second = best = FURTHEST
    whole = 0.0
    for zone in left:
        way = travel(g, [zone])
        each = [min(FURTHEST, way[g.survivors[n].zone]) for n in living]
        mean, least = sum(each) / max(1, len(each)), min(each, default=FURTHEST)
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
    """Rooms of the buildings that have still to be opened for a token: a zombie card for each of them (ZC-06.21)."""
    board = g.board()
    shut = {board.building[zone] for zone in goals.tokens(g)}
    return sum([len(board.buildings[one]) for one in shut if one >= 0 and not g.opened >> one & 1])


class Net:
    """One layer of units that pass on what is above nought, and their sum."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.units: list[list[float]] = data["units"]  # for each unit the weight of every feature
        self.starts: list[float] = data["from"]  # where each unit begins
        self.counts: list[float] = data["counts"]  # how much each unit counts
        self.begins: float = data["begins"]

    def of(self, seen: list[float]) -> float:
        total = self.begins
        for number, unit in enumerate(self.units):
            value = self.starts[number]
            for place, weight in enumerate(unit):
                value += weight * seen[place]
            if value > 0.0:
                total += value * self.counts[number]
        return total


def read() -> dict[str, Net]:
    found = tomllib.loads((DATA / "prospects.toml").read_text("utf-8"))
    return {mission: Net(data) for mission, data in found.items()}


NETS: Final[dict[str, Net]] = read()  # by mission


def foreseen(g: ZombicideState) -> bool:
    """Is there a net for this mission?"""
    return g.board().id in NETS


def prospect(g: ZombicideState) -> float:
    """From 0 to 1: what will have been done when the game is over, all of it and won being 1."""
    done = 1.0 - len(goals.tokens(g)) / max(1, len(g.board().objectives))
    if not g.outcome:
        done += max(0.0, NETS[g.board().id].of(features(g)))
    return min(1.0, done / (1.0 + WIN))
