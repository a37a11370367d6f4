"""Reader of missions: a TOML text becomes a `Mission`, or faults with lines (ZC-10.03).

Squares are named as in chess, A1 at the top left, three to the side of a tile; a token lies in the zone of its square.
`docs/missions.md` describes the format.
"""

import difflib
import hashlib
import json
import re
import tomllib
from typing import Any, Final

from shamble.core.refusals import Refusal
from shamble.games.zombicide.blocks import BLOCKS
from shamble.games.zombicide.board import SIDES, STEPS, TILES, Board, Cell, Spot, cell_rect
from shamble.games.zombicide.cards import EQUIPMENT_BY_ID, KIND_IDS, SUPPLIES, ZOMBIE_CARDS
from shamble.games.zombicide.mission import MARKS, SPAWNS, Args, Block, Draft, Entry, Mission
from shamble.games.zombicide.mission_lines import Lines
from shamble.games.zombicide.options import OPTIONS
from shamble.games.zombicide.sheets import can_start_with

FORMAT: Final = 1
MAX_CHARS: Final = 20_000
MAX_TILES: Final = 16
MAX_SIDE: Final = 8  # tiles in a row, so that letters suffice
MAX_NAME: Final = 40
MAX_STORY: Final = 400
MAX_TIP: Final = 160
MINUTES: Final = (5, 600)
MOST: Final = {"spawns": 8, "doors": 24, "objectives": 24, "cars": 4, "zombies": 24}
MOST_BLOCKS: Final = {"win": 12, "lose": 8, "rules": 24}
MAX_TIPS: Final = 3
LANGUAGES: Final = ("en", "it")
LEVELS: Final = ("tutorial", "easy", "medium", "hard")
COLOURS: Final = ("red", "blue", "green")
TOKEN_KINDS: Final = ("objective", "face_down", "medicine_cabinet")
CAR_KINDS: Final = ("police", "pimp")
THINGS: Final = ("objective", "spawn", "start", "exit", "goal", "car", "door", "lure")
KEYS: Final = (
    *("format", "game", "id", "number", "by", "licence", "minutes", "level", "players", "survivors"),
    *("win", "lose", "rules", "name", "story", "map", "tip", "art"),
)
MAP_KEYS: Final = ("tiles", *MARKS, *MOST)
TURNS: Final = ("", "0", "90", "180", "270")
SQUARE: Final = re.compile(r"([A-X])([1-9][0-9]?)")
COUNT: Final = re.compile(r"all|seats\+[0-5]|[1-6]")
RULE: Final = re.compile(r"ZC-[A-Z]?[0-9]+(\.[0-9]+)?")
NONE: Final = "none"


class MissionError(Exception):
    """A text that is no mission; lists every fault."""

    def __init__(self, problems: list[Refusal]) -> None:
        super().__init__("; ".join([f"{problem.key} {problem.args}" for problem in problems]))
        self.problems = problems


class Reader:
    """Reads one text, and after each fault reads on where the rest still makes sense."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = Lines(text)
        self.problems: list[Refusal] = []
        self.data: dict[str, Any] = {}
        self.draft = Draft()
        self.rows = 0
        self.cols = 0
        self.bare: Board | None = None  # only the tiles

    def fault(self, where: str, key: str, args: Args | None = None) -> None:
        details: Args = {"line": self.lines.of(where), "where": where}
        details.update(args if args is not None else {})
        self.problems.append(Refusal(key, "ZC-10.03", args=details))

    def unknown(
        self, where: str, value: Any, allowed: tuple[str, ...], key: str = "no-mission-choice"
    ) -> None:
        """Note a word that is none of those known, with the nearest of them."""
        word = str(value)[:MAX_NAME]
        close = difflib.get_close_matches(word, allowed, 1)
        near = close[0] if close else NONE
        self.fault(where, key, {"given": word, "near": near, "known": ", ".join(allowed)})

    # ---------------------------------------------------------------- plain values

    def table(self, where: str, value: Any, keys: tuple[str, ...]) -> dict[str, Any]:
        """Return a table, with its unknown entries noted."""
        if not isinstance(value, dict):
            self.fault(where, "no-mission-table")
            return {}
        for key in value:
            if key not in keys:
                self.unknown(f"{where}.{key}" if where else key, key, keys, "no-mission-entry")
        return value

    def several(self, where: str, value: Any, most: int) -> list[Any]:
        if not isinstance(value, list):
            self.fault(where, "no-mission-list")
            return []
        if len(value) > most:
            self.fault(where, "no-mission-many", {"count": len(value), "most": most})
            return []
        return value

    def number(self, where: str, value: Any, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fault(where, "no-mission-number", {"given": str(value)[:20], "least": least, "most": most})
            return least
        return value

    def choice(self, where: str, value: Any, allowed: tuple[str, ...]) -> str:
        if not isinstance(value, str) or value not in allowed:
            self.unknown(where, value, allowed)
            return allowed[0]
        return value

    def words(self, where: str, value: Any, most: int) -> dict[str, str]:
        """Return a text in each language; without Italian the English words stand for it."""
        table = self.table(where, value, (*LANGUAGES, "places", "cites"))
        out: dict[str, str] = {}
        for language in LANGUAGES:
            words = table.get(language, "")
            if not isinstance(words, str) or not (words.strip() or language != "en"):
                self.fault(f"{where}.{language}" if table else where, "no-mission-words")
            elif len(words) > most:
                self.fault(f"{where}.{language}", "no-mission-chars", {"count": len(words), "most": most})
            else:
                out[language] = " ".join("".join(c if c.isprintable() else " " for c in words).split())
        if not out.get("it"):
            out["it"] = out.get("en", "")
        return out

    # ---------------------------------------------------------------- the file

    def read(self, id: str = "") -> Mission:
        """Return the mission under that id (by default its name and hash); raise `MissionError`."""
        if len(self.text) > MAX_CHARS:
            args: Args = {"line": 0, "where": "", "count": len(self.text), "most": MAX_CHARS}
            raise MissionError([Refusal("no-mission-long", "ZC-10.03", args=args)])
        try:
            self.data = tomllib.loads(self.text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise MissionError([self.no_toml(str(error))]) from error
        d = self.table("", self.data, KEYS)
        if d.get("format") != FORMAT:
            self.fault("format", "no-mission-format", {"given": str(d.get("format"))[:20], "known": FORMAT})
        if d.get("game") != "zombicide":
            self.unknown("game", d.get("game"), ("zombicide",))
        if not re.fullmatch(r"[a-z0-9][a-z0-9-]{1,39}", str(d.get("id", ""))):
            self.fault("id", "no-mission-id")
        facts = self.facts(d)
        raw = self.board_data(d.get("map", {}), d.get("art", {}))
        blocks = self.all_blocks(d)
        if not self.problems and raw is not None:
            raw["id"] = id or f"{d['id']}@{digest(self.data)}"
            board = Board(TILES, raw)
            self.reach(board)
            if not self.problems:
                return Mission(board, facts, blocks)
        raise MissionError(sorted(self.problems, key=lambda problem: int(problem.args["line"])))

    def no_toml(self, error: str) -> Refusal:
        place = re.search(r"at line (\d+)", error)
        return Refusal(
            "no-mission-toml",
            "ZC-10.03",
            args={
                "line": int(place[1]) if place else 0,
                "where": "",
                "problem": error.split(" (at ", maxsplit=1)[0],
            },
        )

    def facts(self, d: dict[str, Any]) -> dict[str, Any]:
        players = d.get("players", [1, 6])
        if not (
            isinstance(players, list)
            and len(players) == 2
            and all(type(count) is int for count in players)
            and 1 <= players[0] <= players[1] <= 6
        ):
            self.fault("players", "no-mission-players")
            players = [1, 6]
        tips = [
            self.tip(f"tip[{number}]", tip)
            for number, tip in enumerate(self.several("tip", d.get("tip", []), MAX_TIPS), 1)
        ]
        for key in ("number", "by", "licence"):
            if not isinstance(d.get(key, ""), str) or len(d.get(key, "")) > MAX_NAME:
                self.fault(key, "no-mission-chars", {"count": len(str(d[key])), "most": MAX_NAME})
        return {
            "name": self.words("name", d.get("name", {}), MAX_NAME),
            "story": self.words("story", d.get("story", {}), MAX_STORY),
            "tips": tips,
            "players": players,
            "minutes": self.number("minutes", d.get("minutes", 60), *MINUTES),
            "level": self.choice("level", d.get("level", "medium"), LEVELS),
            "survivors": self.number("survivors", d.get("survivors", 0), 0, 12),
            "by": d.get("by", ""),
            "licence": d.get("licence", ""),
            "hash": digest(self.data),
        }

    def tip(self, where: str, value: Any) -> dict[str, Any]:
        table = value if isinstance(value, dict) else {}
        places = self.several(f"{where}.places", table.get("places", []), len(THINGS))
        return {
            **self.words(where, value, MAX_TIP),
            "places": [self.choice(f"{where}.places", place, THINGS) for place in places],
            "cites": self.cites(where, table),
        }

    def cites(self, where: str, table: dict[str, Any]) -> list[str]:
        out = self.several(f"{where}.cites", table.get("cites", []), 6)
        for id in out:
            if not isinstance(id, str) or not RULE.fullmatch(id):
                self.fault(f"{where}.cites", "no-mission-cite", {"given": str(id)[:20]})
                return []
        return out

    # ---------------------------------------------------------------- the map

    def board_data(self, value: Any, art: Any) -> dict[str, Any] | None:
        """Return the data of the board; None if its tiles are wrong."""
        m = self.table("map", value, MAP_KEYS)
        layout = self.layout(m.get("tiles"))
        if layout is None:
            return None
        blank: dict[str, Any] = {"id": "", "layout": layout, "start": {"cell": [0, 0], "pos": [0, 0]}}
        for part in MOST:
            blank[part] = []
        self.bare = Board(TILES, blank)
        out: dict[str, Any] = {"layout": layout}
        spots = self.spots(art)
        for mark in MARKS:
            cell = self.square(f"map.{mark}", m[mark]) if mark in m else None
            if cell is not None:
                out[mark] = {"cell": cell, "pos": spots.get(mark, middle(cell))}
                self.draft.marks.append(mark)
        if "start" not in m:
            self.fault("map", "no-mission-start")
        for part, most in MOST.items():
            tokens = []
            for number, entry in enumerate(self.several(f"map.{part}", m.get(part, []), most), 1):
                id = part[0].upper() + str(number)
                tokens += self.token(part, f"map.{part}[{number}]", entry, id)
            for token in tokens:
                token["pos"] = spots.get(token["id"], token["pos"])
            out[part] = tokens
        if not m.get("spawns"):
            self.fault("map.spawns", "no-mission-spawns")
        self.note(out)
        return out

    def note(self, raw: dict[str, Any]) -> None:
        """Note for the blocks what lies on the map."""
        self.draft.colours = [token["color"] for token in raw["objectives"]]
        self.draft.kinds = [token["kind"] for token in raw["objectives"]]
        self.draft.asleep = [token["color"] for token in raw["spawns"] if not token["active"]]
        self.draft.doors = [token["color"] for token in raw["doors"]]
        self.draft.cars = len(raw["cars"])

    def layout(self, value: Any) -> list[list[str]] | None:
        before = len(self.problems)
        if (
            not isinstance(value, list)
            or not value
            or not all(isinstance(r, str) and r.strip() for r in value)
        ):
            self.fault("map.tiles", "no-mission-tiles")
            return None
        rows = [row.split() for row in value]
        if len({len(row) for row in rows}) > 1:
            self.fault("map.tiles", "no-mission-rows")
        elif len(rows) * len(rows[0]) > MAX_TILES or max(len(rows), len(rows[0])) > MAX_SIDE:
            args: Args = {"count": len(rows) * len(rows[0]), "most": MAX_TILES}
            self.fault("map.tiles", "no-mission-many", args)
        used: list[str] = []
        out: list[list[str]] = []
        for number, row in enumerate(rows, 1):
            where = f"map.tiles[{number}]"
            out.append([])
            for word in row:
                code, _, turn = word.partition("@")
                if code not in TILES:
                    self.unknown(where, code, tuple(sorted(TILES)), "no-mission-tile")
                elif turn not in TURNS:
                    self.fault(where, "no-mission-turn", {"given": word[:MAX_NAME]})
                elif code in used:
                    self.fault(where, "no-mission-twice", {"given": code})
                used.append(code)
                out[-1].append(f"{code}@{turn or 0}")
        if len(self.problems) > before:
            return None
        self.rows, self.cols = 3 * len(rows), 3 * len(rows[0])
        return out

    def spots(self, art: Any) -> dict[str, Spot]:
        """Return the printed positions of tokens."""
        out: dict[str, Spot] = {}
        for id, spot in self.table("art", art, tuple(art) if isinstance(art, dict) else ()).items():
            numbers = isinstance(spot, list) and len(spot) == 2 and all(type(n) in (int, float) for n in spot)
            if not numbers or not all(0 <= n <= MAX_TILES for n in spot):
                self.fault(f"art.{id}", "no-mission-spot")
            else:
                out[id] = (float(spot[0]), float(spot[1]))  # as compiled code holds them
        return out

    def square(self, where: str, value: Any) -> Cell | None:
        """Return the cell of a square: column letter and row number."""
        word = value if isinstance(value, str) else str(value)[:MAX_NAME]
        signs = SQUARE.fullmatch(word)
        if not signs:
            self.fault(where, "no-mission-square", {"given": word[:MAX_NAME]})
            return None
        cell = (int(signs[2]) - 1, ord(signs[1]) - ord("A"))
        if cell[0] >= self.rows or cell[1] >= self.cols:
            last = f"{chr(ord('A') + self.cols - 1)}{self.rows}"
            self.fault(where, "no-mission-off", {"given": word, "known": last})
            return None
        return cell

    def token(self, part: str, where: str, value: Any, id: str) -> list[dict[str, Any]]:
        """Return the tokens of an entry: a text, or a table with `at` and more."""
        keys = {
            "spawns": ("at", "colour", "asleep"),
            "doors": ("at", "colour", "open"),
            "objectives": ("at", "colour", "is"),
            "cars": ("at",),
            "zombies": ("at", "option"),
        }[part]
        more = {"at": value} if isinstance(value, str) else self.table(where, value, keys)
        at = more.get("at", "")
        if not isinstance(at, str) or not at.split():
            self.fault(where, "no-mission-square", {"given": str(at)[:MAX_NAME]})
            return []
        if part == "doors":
            return self.door(where, at, more, id)
        words = at.split()
        out: dict[str, Any] = {"id": id}
        if "colour" in keys:
            out["color"] = self.choice(where, more.get("colour", "red"), COLOURS)
        if part == "spawns":
            out["active"] = not self.flag(where, more.get("asleep", False))
        elif part == "objectives":
            out["kind"] = self.choice(where, more.get("is", "objective"), TOKEN_KINDS)
        elif part == "cars":
            out["kind"] = self.choice(where, " ".join(words[1:]) or CAR_KINDS[0], CAR_KINDS)
        elif part == "zombies":
            kind = self.choice(where, " ".join(words[1:]) or KIND_IDS[0], KIND_IDS)
            switches = tuple([option.id for option in OPTIONS if option.values == (False, True)])
            out["kind"] = KIND_IDS.index(kind)
            out["option"] = self.choice(where, more["option"], switches) if "option" in more else ""
            if words[0] == "rooms":
                return [{**out, "cell": cell, "pos": middle(cell)} for cell in self.room_cells()]
        if part in ("spawns", "objectives") and len(words) > 1:
            self.fault(where, "no-mission-square", {"given": at[:MAX_NAME]})
            return []
        cell = self.square(where, words[0])
        if cell is None:
            return []
        assert self.bare is not None
        if part == "cars" and cell not in self.bare.streets:
            self.fault(where, "no-mission-street", {"given": words[0]})
        return [{**out, "cell": cell, "pos": middle(cell)}]

    def flag(self, where: str, value: Any) -> bool:
        if not isinstance(value, bool):
            self.unknown(where, value, ("true", "false"))
        return bool(value)

    def room_cells(self) -> list[Cell]:
        """Return a cell of every room."""
        assert self.bare is not None
        return [cells[0] for cells in self.bare.cells if cells[0] not in self.bare.streets]

    def door(self, where: str, at: str, more: dict[str, Any], id: str) -> list[dict[str, Any]]:
        """Return a door: "B3 N" is north of street square B3, "E3 N > D2" into that room."""
        words = at.split()
        if len(words) not in (2, 4) or words[1] not in SIDES or (len(words) == 4 and words[2] != ">"):
            self.fault(where, "no-mission-door", {"given": at[:MAX_NAME]})
            return []
        cell = self.square(where, words[0])
        if cell is None:
            return []
        assert self.bare is not None
        if cell not in self.bare.streets:
            self.fault(where, "no-mission-inside", {"given": words[0]})
            return []
        side = SIDES.index(words[1])
        down, across = STEPS[side]
        room: Cell | None = (cell[0] + down, cell[1] + across)
        if len(words) == 4:
            room = self.square(where, words[3])
        if room is None:
            return []
        if room not in self.bare.rooms:
            self.fault(where, "no-mission-room", {"given": at[:MAX_NAME]})
            return []
        left, upper, right, lower = cell_rect(cell)
        pos = (
            (left + right) / 2 + across * (right - left) / 2,
            (upper + lower) / 2 + down * (lower - upper) / 2,
        )
        return [
            {
                "id": id,
                "color": self.choice(where, more.get("colour", "red"), COLOURS),
                "state": "open" if self.flag(where, more.get("open", False)) else "locked",
                "street": cell,
                "side": words[1],
                "room": room,
                "pos": pos,
            }
        ]

    def reach(self, board: Board) -> None:
        """Note what cannot be reached from the start, not even with all doors open."""
        field = board.ways(board.all_open).field(board.start)
        things = [("objectives", number, token.zone) for number, token in enumerate(board.objectives, 1)]
        for part, number, zone in things:
            if field[zone] >= board.size:
                self.fault(f"map.{part}[{number}]", "no-mission-reach")
        for mark, zone in (("exit", board.exit), ("goal", board.goal)):
            if zone >= 0 and field[zone] >= board.size:
                self.fault(f"map.{mark}", "no-mission-reach")

    # ---------------------------------------------------------------- blocks

    def all_blocks(self, d: dict[str, Any]) -> list[Block]:
        given: list[tuple[str, str, dict[str, Any]]] = []  # place, id, entries
        for part, most in MOST_BLOCKS.items():
            known = tuple([id for id, block in BLOCKS.items() if block.part == part])
            for number, entry in enumerate(self.several(part, d.get(part, []), most), 1):
                where = f"{part}[{number}]"
                id = entry.get("is") if isinstance(entry, dict) else entry
                if not isinstance(id, str) or id not in known:
                    self.unknown(where, id, known, "no-mission-block")
                elif isinstance(entry, dict):
                    given.append((where, id, entry))
                else:
                    given.append((where, id, {"is": id}))
        wrong = [str(problem.args["where"]) for problem in self.problems]
        asked = [
            id for where, id, entry in given if where.startswith("win") and entry.get("means") is not True
        ]
        if not asked and not any(where.startswith("win") for where in wrong):
            self.fault("win", "no-mission-win")
        self.draft.blocks = [id for _, id, _ in given]
        self.draft.conditions = asked
        out: list[Block] = []
        for where, id, entry in given:
            before = len(self.problems)
            values = self.entries(where, id, entry)
            if len(self.problems) > before:
                continue
            block = BLOCKS[id](values)
            for key, args in block.faults(self.draft) if self.bare is not None else []:
                self.fault(where, key, {"block": id, **args})
            out.append(block)
        return out

    def entries(self, where: str, id: str, value: dict[str, Any]) -> dict[str, Any]:
        """Return the entries of a block, checked, with defaults for those left out."""
        wanted = BLOCKS[id].entries
        names = tuple([entry.name for entry in wanted])
        common = ("is", "cites", "means") if BLOCKS[id].part == "win" else ("is", "cites")
        self.table(where, value, (*names, *common))
        out: dict[str, Any] = {
            "cites": self.cites(where, value),
            "means": self.flag(where, value.get("means", False)),
        }
        for entry in wanted:
            if entry.name in value:
                out[entry.name] = self.value(f"{where}.{entry.name}", entry, value[entry.name])
            elif entry.default is None and entry.kind != "count":
                self.fault(where, "no-mission-missing", {"entry": entry.name, "block": id})
            else:
                out[entry.name] = entry.default
        return out

    def value(self, where: str, entry: Entry, value: Any) -> Any:
        if entry.kind == "number":
            return self.number(where, value, entry.least, entry.most)
        if entry.kind == "choice":
            return self.choice(where, value, entry.choices)
        if entry.kind == "option":
            switches = tuple([option.id for option in OPTIONS if option.values == (False, True)])
            return self.choice(where, value, switches)
        if entry.kind == "count":
            word = str(value) if not isinstance(value, bool) else ""
            if word in entry.choices or COUNT.fullmatch(word):
                return word
            self.fault(where, "no-mission-count", {"given": word[:20]})
            return "1"
        values = self.several(where, value if isinstance(value, list) else [value], entry.most)
        if not values:
            self.fault(where, "no-mission-list")
        if entry.kind == "places":
            return [self.place(where, place) for place in values]
        if entry.kind == "zombie-cards":
            return sorted({self.number(where, number, 1, len(ZOMBIE_CARDS)) for number in values})
        if entry.kind == "supplies":
            return list(dict.fromkeys(self.choice(where, card, SUPPLIES) for card in values))
        known = tuple([id for id, kind in EQUIPMENT_BY_ID.items() if can_start_with(kind)])
        return list(dict.fromkeys(self.choice(where, card, known) for card in values))

    def place(self, where: str, value: Any) -> str:
        """Check a mark, "spawns" or a square."""
        if value == SPAWNS:
            return SPAWNS
        if value in MARKS:
            if value not in self.draft.marks and self.bare is not None:
                self.fault(where, "no-mission-mark", {"given": str(value)})
            return str(value)
        if self.bare is not None:
            self.square(where, value)
        return str(value)


def middle(cell: Cell) -> Spot:
    """Return the middle of a cell, in tiles."""
    left, upper, right, lower = cell_rect(cell)
    return (left + right) / 2, (upper + lower) / 2


def digest(data: dict[str, Any]) -> str:
    """Return the hash of what a mission is, whatever its spelling: four groups of four signs."""
    plain = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
    full = hashlib.sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()
    return "-".join([full[place : place + 4] for place in range(0, 16, 4)])


def read_mission(text: str, id: str = "") -> Mission:
    """Return the mission of a text; raise `MissionError` with all its faults."""
    return Reader(text).read(id)
