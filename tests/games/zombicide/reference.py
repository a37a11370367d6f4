"""An independent reading of the maps and of zombie movement, slow and plain: a flood over cells for zones, an
enumeration of all shortest paths for movement. It shares nothing with the engine but the two data files."""

import tomllib
from itertools import pairwise, product
from typing import Any

from shamble.games.zombicide import GAME

Spot = tuple[int, int]
DATA = GAME.folder() / "data"
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def data() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    tiles = tomllib.loads((DATA / "tiles.toml").read_text("utf-8"))["tiles"]
    return tiles, [
        mission(tomllib.loads(path.read_text("utf-8"))) for path in sorted((DATA / "missions").iterdir())
    ]


def spot(word: str) -> Spot:
    """A square as row and column: "B3" is (2, 1)."""
    return int(word[1:]) - 1, "ABCDEFGHIJKL".index(word[0])


def mission(file: dict[str, Any]) -> dict[str, Any]:
    """What a file puts where: cells by kind of token."""
    m = file["map"]
    out: dict[str, Any] = {"id": file["number"]}
    out["layout"] = [[w if "@" in w else w + "@0" for w in row.split()] for row in m["tiles"]]
    for mark in ("start", "exit", "goal"):
        if mark in m:
            out[mark] = {"cell": spot(m[mark]), "pos": (0, 0)}
    for part in ("spawns", "objectives", "cars", "zombies"):
        words = [entry if isinstance(entry, str) else entry["at"] for entry in m.get(part, [])]
        out[part] = [
            {"id": f"{part[0].upper()}{n}", "cell": spot(word.split()[0])}
            for n, word in enumerate(words, 1)
            if not word.startswith("rooms")
        ]
        out["rooms_walk"] = any(word.startswith("rooms") for word in words)
    out["doors"] = []
    for n, entry in enumerate(m["doors"], 1):
        door = {"at": entry} if isinstance(entry, str) else entry
        street, side, *room = door["at"].replace(">", "").split()
        down, across = SIDES[side]
        behind = spot(room[0]) if room else (spot(street)[0] + down, spot(street)[1] + across)
        state = "open" if door.get("open") else "locked"
        out["doors"].append(
            {"id": f"D{n}", "street": spot(street), "side": side, "room": behind, "state": state}
        )
    for block, key in (
        ("zombies-leave", "zombie_exits"),
        ("nothing-to-find", "no_search"),
        ("lure", "permanent_noise"),
    ):
        for rule in file.get("rules", []):
            if rule["is"] == block:
                at = rule["at"] if isinstance(rule["at"], list) else [rule["at"]]
                out[key] = [{"cell": spot(m.get(word, word)), "count": rule.get("noise", 0)} for word in at]
    return out


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
        self.rim = rim
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
        self.manholes = [
            (self.zone[spot], (spot[0] // 3, spot[1] // 3)) for spot in sorted(self._manholes(tiles, mission))
        ]  # zone and tile
        self.permanent = {self.zone[tuple(t["cell"])]: t["count"] for t in mission.get("permanent_noise", [])}
        self.exits = {self.zone[tuple(t["cell"])] for t in mission.get("zombie_exits", [])}
        self.doors = [
            (d["id"], tuple(d["street"]), d["side"], tuple(d["room"]), d["state"] == "open")
            for d in mission["doors"]
        ]

    @staticmethod
    def _manholes(tiles: dict[str, Any], mission: dict[str, Any]) -> list[Spot]:
        """The cells that show a manhole, found by turning a square with a mark on it."""
        spots = []
        for ti, row in enumerate(mission["layout"]):
            for tj, place in enumerate(row):
                code, angle = place.split("@")
                marked = [[c in tiles[code]["manholes"] for c in ([r, 0], [r, 1], [r, 2])] for r in range(3)]
                rows = ["".join("o" if mark else "." for mark in marks) for marks in marked]
                for r, line in enumerate(turn_grid(rows, int(angle) // 90)):
                    spots += [(3 * ti + r, 3 * tj + c) for c, mark in enumerate(line) if mark == "o"]
        return spots

    def lots(self, survivors: set[frozenset[Spot]]) -> list[frozenset[Spot]]:
        """A zone for every manhole on a tile that a survivor's zone touches (ZC-07.33, ZC-G37)."""
        tiles = {(r // 3, c // 3) for zone in survivors for r, c in zone}
        return [zone for zone, tile in self.manholes if tile in tiles]

    def borders(self, zone: frozenset[Spot], other: frozenset[Spot], opened: set[str]) -> int:
        """Zone borders along the shortest line of sight (ZC-G21); -1 = not seen."""
        if zone == other:
            return 0
        if other not in self.sees(zone, opened):
            return -1
        inside = [self.kind[min(place)] != "s" for place in (zone, other)]
        if all(inside):
            return 1 if other in self.near(zone, set()) else min(self._across(zone, other, opened))
        if any(inside):
            room, out = (zone, other) if inside[0] else (other, zone)
            back = {"N": "S", "S": "N", "E": "W", "W": "E"}
            lines = [
                [d[1], *self.line(d[1], back[d[2]])] for d in self.doors if d[0] in opened and d[3] in room
            ]
            return min(1 + self._crossed(line, out) for line in lines if set(line) & out)
        rays = [[spot, *self.line(spot, side)] for spot in zone for side in SIDES]
        return min(self._crossed(line, other) for line in rays if set(line) & other)

    def _across(self, zone: frozenset[Spot], other: frozenset[Spot], opened: set[str]) -> list[int]:
        """The borders on each straight way between two rooms on both sides of a street."""
        ways = []
        back = {"N": "S", "S": "N", "E": "W", "W": "E"}
        for id, front, side, room, _ in self.doors:
            if id in opened and room in zone:
                outside = [front, *self.line(front, back[side])]
                ways += [
                    1 + self._crossed([*outside, d[3]], other)
                    for d in self.opposite(outside, side, opened)
                    if d[3] in other
                ]
        return ways

    def _crossed(self, line: list[Spot], goal: frozenset[Spot]) -> int:
        """Borders from the first cell of a line to the first cell of the goal."""
        reached = next(place for place, spot in enumerate(line) if spot in goal)
        return sum(self.zone[a] != self.zone[b] for a, b in pairwise(line[: reached + 1]))

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
                    out |= {self.zone[d[3]] for d in self.opposite(outside, side, opened)}
                elif street and any(spot in zone for spot in outside):
                    out.add(self.zone[room])
        return out

    def opposite(self, outside: list[Spot], side: str, opened: set[str]) -> list[Any]:
        """The open doors in the wall at the end of a line out of a door on this side of the street."""
        back = {"N": "S", "S": "N", "E": "W", "W": "E"}
        return [d for d in self.doors if d[0] in opened and (d[1], d[2]) == (outside[-1], back[side])]

    def within(self, start: frozenset[Spot], opened: set[str]) -> set[frozenset[Spot]]:
        """All zones to which an open path leads, the start included."""
        seen, todo = {start}, [start]
        while todo:
            for there in self.near(todo.pop(), opened) - seen:
                seen.add(there)
                todo.append(there)
        return seen

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


Zone = frozenset[Spot]


class People:
    """Who makes noise and who draws zombies: all that movement needs to know besides the map."""

    def __init__(
        self, tokens: dict[Zone, int], survivors: list[Zone], ninjas: list[Zone], loud: Zone | None
    ) -> None:
        self.tokens = tokens
        self.stand = set(survivors) | set(ninjas)
        self.heard = survivors  # one entry for each survivor who is no Ninja
        self.loud = loud

    def noise(self, zone: Zone) -> float:
        """Tokens and survivors (ZC-05.21), Ninjas unheard (ZC-09.30), a Loud one above all (ZC-09.26)."""
        return float("inf") if zone == self.loud else self.tokens.get(zone, 0) + self.heard.count(zone)


def next_steps(world: Map, start: Zone, opened: set[str], people: People) -> set[Zone]:
    """Where zombies of a zone without survivors go (chapter 7): distinct first steps of all shortest paths to the
    targets; the start itself for those stopped at a closed door; empty = they stay."""
    zones = set(world.zone.values())
    path_doors = opened
    candidates = world.sees(start, opened) & people.stand
    if not candidates:
        candidates = world.within(start, opened)
        if not candidates & people.stand:
            candidates = zones
            path_doors = {id for id, *_ in world.doors}
        if not any(people.noise(zone) for zone in candidates):
            return set()
    most = max(people.noise(zone) for zone in candidates)
    goals = {zone for zone in candidates if people.noise(zone) == most}
    if start in goals:
        return set()
    steps = {path[1] for goal in goals for path in world.shortest(start, goal, path_doors)}
    free = world.near(start, opened)
    stopped = {start} if steps - free else set()
    result = (steps & free) | stopped
    return set() if result == {start} else result


Hordes = dict[Zone, dict[str, int]]


def after_a_move(world: Map, hordes: Hordes, opened: set[str], people: People) -> Hordes:
    """All hordes after one move of the zombies without a survivor in their zone: every group as large as the others,
    filled up kind by kind (ZC-07.17 to ZC-07.19). Enough miniatures are taken for granted."""
    out: Hordes = {}
    for start, horde in hordes.items():
        steps = set() if start in people.stand else next_steps(world, start, opened, people)
        for kind, count in horde.items():
            size = count
            while steps and size * len(steps) - count >= len(steps):
                size -= 1  # the smallest equal groups that hold them all
            for there in steps or {start}:
                group = out.setdefault(there, {})
                group[kind] = group.get(kind, 0) + size
    return out
