"""An independent reading of the maps and of zombie movement, slow and plain: a flood over cells for zones, an
enumeration of all shortest paths for movement. It shares nothing with the engine but the two data files."""

import tomllib
from itertools import product
from typing import Any

from shamble.games.zombicide import GAME

Spot = tuple[int, int]
DATA = GAME.folder() / "data"
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def data() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    with (DATA / "tiles.toml").open("rb") as tiles, (DATA / "missions.toml").open("rb") as missions:
        return tomllib.load(tiles)["tiles"], tomllib.load(missions)["mission"]


def turn_grid(rows: list[str], turns: int) -> list[str]:
    """Turn a square of characters clockwise."""
    for _ in range(turns):
        rows = ["".join(row[c] for row in reversed(rows)) for c in range(len(rows[0]))]
    return rows


def fine_tile(tile: dict[str, Any]) -> list[str]:
    """A tile as 7x7 characters: cells at odd places, what lies between them at even ones. "s" street, letters rooms,
    "#" wall, "+" opening, "=" crosswalk, " " inside a room; on the rim "s", "o" and "#"."""
    grid = [["#"] * 7 for _ in range(7)]
    for r, c in product(range(3), repeat=2):
        grid[2 * r + 1][2 * c + 1] = tile["cells"][r][c]
    for r, c in product(range(3), repeat=2):
        for dr, dc in ((0, 1), (1, 0)):
            if r + dr > 2 or c + dc > 2:
                continue
            a, b = tile["cells"][r][c], tile["cells"][r + dr][c + dc]
            pair = f"{r}{c}-{r + dr}{c + dc}"
            mark = "=" if pair in tile["cross"] else "+" if pair in tile["open"] else "#"
            grid[2 * r + 1 + dr][2 * c + 1 + dc] = " " if a == b != "s" else mark
    for n in range(3):
        edges = (("N", 0, 2 * n + 1), ("S", 6, 2 * n + 1), ("W", 2 * n + 1, 0), ("E", 2 * n + 1, 6))
        for side, row, col in edges:
            grid[row][col] = tile["border"][side][n].replace("w", "#")
    return ["".join(row) for row in grid]


class Map:
    """A mission's board: zones as sets of cells, free links, doors."""

    def __init__(self, tiles: dict[str, Any], mission: dict[str, Any]) -> None:
        self.kind: dict[Spot, str] = {}
        between: dict[frozenset[Spot], str] = {}
        rim: dict[tuple[Spot, Spot], str] = {}
        for ti, row in enumerate(mission["layout"]):
            for tj, place in enumerate(row):
                code, angle = place.split("@")
                fine = turn_grid(fine_tile(tiles[code]), int(angle) // 90)
                for r, c in product(range(3), repeat=2):
                    spot = (3 * ti + r, 3 * tj + c)
                    self.kind[spot] = fine[2 * r + 1][2 * c + 1]
                    for dr, dc in SIDES.values():
                        mark = fine[2 * r + 1 + dr][2 * c + 1 + dc]
                        there = (spot[0] + dr, spot[1] + dc)
                        if 0 <= r + dr <= 2 and 0 <= c + dc <= 2:
                            between[frozenset((spot, there))] = mark
                        else:
                            rim[spot, there] = mark
        self.joined: dict[Spot, set[Spot]] = {spot: set() for spot in self.kind}  # one zone
        self.linked: dict[Spot, set[Spot]] = {spot: set() for spot in self.kind}
        for pair, mark in between.items():
            a, b = sorted(pair)
            if mark == " ":
                self._add(self.joined, a, b)
            elif mark in "=+":
                self._add(self.linked, a, b)
        for (a, b), mark in rim.items():
            other = rim.get((b, a))
            if mark == other == "s":
                self._add(self.joined, a, b)
            elif mark == other == "o":
                self._add(self.linked, a, b)
        self.zone = {spot: frozenset(self._flood(spot)) for spot in self.kind}
        self.doors = [
            (d["id"], tuple(d["street"]), d["side"], tuple(d["room"]), d["state"] == "open")
            for d in mission["doors"]
        ]

    @staticmethod
    def _add(where: dict[Spot, set[Spot]], a: Spot, b: Spot) -> None:
        where[a].add(b)
        where[b].add(a)

    def _flood(self, spot: Spot) -> set[Spot]:
        seen, todo = {spot}, [spot]
        while todo:
            for there in self.joined[todo.pop()] - seen:
                seen.add(there)
                todo.append(there)
        return seen

    def near(self, zone: frozenset[Spot], opened: set[str]) -> set[frozenset[Spot]]:
        """The zones one step away."""
        out = {self.zone[there] for spot in zone for there in self.linked[spot]}
        for id, street, _, room, _ in self.doors:
            if id in opened:
                if street in zone:
                    out.add(self.zone[room])
                if room in zone:
                    out.add(self.zone[street])
        return out - {zone}

    def line(self, spot: Spot, side: str) -> list[Spot]:
        """The street cells straight ahead of a street cell."""
        dr, dc = SIDES[side]
        out = []
        while self.kind.get((spot[0] + dr, spot[1] + dc)) == "s":
            spot = (spot[0] + dr, spot[1] + dc)
            out.append(spot)
        return out

    def sees(self, zone: frozenset[Spot], opened: set[str]) -> set[frozenset[Spot]]:
        """All zones seen from a zone, itself included (chapter 5)."""
        out = {zone}
        back = {"N": "S", "S": "N", "E": "W", "W": "E"}
        street = self.kind[min(zone)] == "s"
        if street:
            out |= {self.zone[there] for spot in zone for side in SIDES for there in self.line(spot, side)}
        else:
            out |= {self.zone[there] for spot in zone for there in self.linked[spot]}
        for id, front, side, room, _ in self.doors:
            if id in opened:
                outside = [front, *self.line(front, back[side])]
                if room in zone:
                    out |= {self.zone[spot] for spot in outside}
                elif street and any(spot in zone for spot in outside):
                    out.add(self.zone[room])
        return out

    def shortest(
        self, start: frozenset[Spot], goal: frozenset[Spot], opened: set[str]
    ) -> list[list[frozenset[Spot]]]:
        """All shortest paths, each as a list of zones from start to goal; none = no way."""
        paths = [[start]]
        passed = {start}
        while paths:
            done = [path for path in paths if path[-1] == goal]
            if done:
                return done
            paths = [
                [*path, there]
                for path in paths
                for there in self.near(path[-1], opened)
                if there not in passed
            ]
            passed |= {path[-1] for path in paths}
        return []


def next_steps(
    world: Map,
    start: frozenset[Spot],
    opened: set[str],
    noise: dict[frozenset[Spot], int],
    survivors: set[frozenset[Spot]],
) -> set[frozenset[Spot]]:
    """Where zombies of a zone without survivors go (chapter 7): distinct first steps of all shortest paths to the
    targets; the start itself for those stopped at a closed door; empty = nobody moves."""
    everything = {id for id, *_ in world.doors}
    zones = set(world.zone.values())
    seen = world.sees(start, opened) & survivors
    path_doors = opened
    if seen:
        most = max(noise[zone] for zone in seen)
        goals = {zone for zone in seen if noise[zone] == most}
    else:
        open_zones = {zone for zone in zones if world.shortest(start, zone, opened)}
        if open_zones & survivors:
            zones = open_zones
        else:
            path_doors = everything
        most = max(noise[zone] for zone in zones)
        goals = {zone for zone in zones if noise[zone] == most} if most else {start}
    if start in goals:
        return set()
    steps = {path[1] for goal in goals for path in world.shortest(start, goal, path_doors)}
    free = world.near(start, opened)
    stopped = {start} if steps - free else set()
    found = (steps & free) | stopped
    return set() if found == {start} else found
