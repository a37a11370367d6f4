"""Skills (ZC-09) and survivor sheets, the box's and home-made ones (ZC-01.08, ZC-05.40)."""

import tomllib
from typing import Any, Final

from shamble.core.refusals import Refusal
from shamble.games.zombicide.cards import COMPONENTS, EQUIPMENT_BY_ID, Equipment

SKILL_NAMES: Final[tuple[str, ...]] = tuple([skill["name"] for skill in COMPONENTS["skill"]])


def slug(name: str) -> str:
    """Return a skill's short id: "+1 die: Ranged" -> "plus-1-die-ranged"."""
    words = "".join(c if c.isalnum() else " " for c in name.lower().replace("+", "plus ").replace("'", ""))
    return "-".join(words.replace("[", " ").replace("]", " ").split())


SKILL_IDS: Final[tuple[str, ...]] = tuple([slug(name) for name in SKILL_NAMES])


def _skill(name: str) -> int:
    return SKILL_NAMES.index(name)


ACTION: Final = _skill("+1 Action")
ROLL_COMBAT: Final = _skill("+1 to dice roll: Combat")
ROLL_MELEE: Final = _skill("+1 to dice roll: Melee")
ROLL_RANGED: Final = _skill("+1 to dice roll: Ranged")
DIE_COMBAT: Final = _skill("+1 die: Combat")
DIE_MELEE: Final = _skill("+1 die: Melee")
DIE_RANGED: Final = _skill("+1 die: Ranged")
FREE_COMBAT: Final = _skill("+1 free Combat Action")
FREE_MOVE: Final = _skill("+1 free Move Action")
FREE_SEARCH: Final = _skill("+1 free Search Action")
MAX_RANGE: Final = _skill("+1 max Range")
ZONE_PER_MOVE: Final = _skill("+1 Zone per Move")
REROLL: Final = _skill("1 re-roll per turn")
TWO_ZONES: Final = _skill("2 Zones per Move Action")
AMBIDEXTROUS: Final = _skill("Ambidextrous")
BORN_LEADER: Final = _skill("Born leader")
DESTINY: Final = _skill("Destiny")
GUNSLINGER: Final = _skill("Gunslinger")
HOARD: Final = _skill("Hoard")
HOLD_YOUR_NOSE: Final = _skill("Hold your nose")
IS_THAT_ALL: Final = _skill("Is that all you've got?")
LOCK_IT_DOWN: Final = _skill("Lock it down")
LOUD: Final = _skill("Loud")
LUCKY: Final = _skill("Lucky")
MATCHING_SET: Final = _skill("Matching set!")
MEDIC: Final = _skill("Medic")
NINJA: Final = _skill("Ninja")
SLIPPERY: Final = _skill("Slippery")
SNIPER: Final = _skill("Sniper")
STARTS_WITH: Final = _skill("Starts with a [Equipment]")
SWORDMASTER: Final = _skill("Swordmaster")
TOUGH: Final = _skill("Tough")
TRICK_SHOT: Final = _skill("Trick shot")


MAX_OWN: Final = 12  # home-made survivors at a table (ZC-G128)
MAX_NAME_CHARS: Final = 16
LEVELS: Final = (("orange", 2), ("red", 3))
KNOWN_KEYS: Final = frozenset(
    ["name", "name_it", "title", "title_it", "blue", "yellow", "orange", "red", "source", "seed_confirms"]
)
STARTS_WITH_PREFIX: Final = "Starts with a "


class Sheet:
    """Survivor sheet: the skills by level. `item` = the card of a Starts-with skill, or ""."""

    def __init__(
        self, name: str, blue: int, item: str, orange: tuple[int, ...], red: tuple[int, ...]
    ) -> None:
        self.name = name
        self.id = name.lower()
        self.blue = blue
        self.item = item
        self.orange = orange
        self.red = red

    def same(self, other: "Sheet") -> bool:
        return (self.name, self.blue, self.item, self.orange, self.red) == (
            other.name,
            other.blue,
            other.item,
            other.orange,
            other.red,
        )


class SheetError(Exception):
    """Home-made survivors that do not fit the blank sheet; lists every problem."""

    def __init__(self, problems: list[Refusal]) -> None:
        super().__init__("; ".join([problem.key for problem in problems]))
        self.problems = problems


class Form:
    """Reader of one blank sheet.

    One blue skill, +1 Action at yellow (ZC-G97), two orange, three red (ZC-05.28 to ZC-05.32). It collects
    every problem, with the line if known.
    """

    def __init__(self, data: dict[str, Any], number: int, who: str, lines: dict[str, int]) -> None:
        self.data = data
        self.number = number  # in its file, from 1
        self.who = who
        self.lines = lines  # of the entries; "" = where the survivor begins
        self.problems: list[Refusal] = []

    def add_problem(self, key: str, entry: str, args: dict[str, str | int] | None = None) -> None:
        line = self.lines.get(entry, self.lines.get("", 0))
        details: dict[str, str | int] = {"who": self.who, "number": self.number, "line": line}
        details.update(args if args is not None else {})
        self.problems.append(Refusal(key, "ZC-05.40", args=details))

    def read(self) -> Sheet:
        for entry in sorted(set(self.data) - KNOWN_KEYS):
            self.add_problem("no-sheet-entry", entry, {"entry": entry})
        name = self.name()
        blue, item = self.skill(self.data.get("blue"), "blue")
        yellow = self.data.get("yellow", SKILL_NAMES[ACTION])
        if yellow != SKILL_NAMES[ACTION]:
            self.add_problem("no-sheet-yellow", "yellow")
        orange, red = [self.skills(level, count) for level, count in LEVELS]
        return Sheet(name, blue, item, orange, red)

    def name(self) -> str:
        """Return the name, one word, so that the notation can use it."""
        name = self.data.get("name")
        if not isinstance(name, str) or not name.strip():
            self.add_problem("no-sheet-name", "name")
            return ""
        name = name.strip()
        if len(name) > MAX_NAME_CHARS or not all(c.isalnum() or c in "-'" for c in name):
            self.add_problem("no-sheet-word", "name", {"most": MAX_NAME_CHARS})
        return name

    def skills(self, level: str, count: int) -> tuple[int, ...]:
        given = self.data.get(level)
        if not isinstance(given, list) or len(given) != count:
            self.add_problem("no-sheet-count", level, {"level": "@level-" + level, "count": count})
            return ()
        numbers = [self.skill(skill, level)[0] for skill in given]
        for place, skill in enumerate(numbers):
            if skill >= 0 and skill in numbers[:place]:
                self.add_problem(
                    "no-sheet-same", level, {"level": "@level-" + level, "skill": SKILL_NAMES[skill]}
                )
        return tuple(numbers)

    def skill(self, value: Any, level: str) -> tuple[int, str]:
        """Return a skill's number, and the card of "Starts with a CARD" (blue only, ZC-09.33)."""
        args: dict[str, str | int] = {"level": "@level-" + level, "skill": str(value)[:40]}
        if not isinstance(value, str):
            self.add_problem("no-sheet-missing", level, {"level": "@level-" + level})
            return -1, ""
        if value in SKILL_NAMES and _skill(value) != STARTS_WITH:
            return _skill(value), ""
        if not value.startswith(STARTS_WITH_PREFIX):
            self.add_problem("no-sheet-skill", level, args)
            return -1, ""
        wanted = slug(value.removeprefix(STARTS_WITH_PREFIX)).replace("-", "_")
        kind = EQUIPMENT_BY_ID.get(wanted)
        if kind is None or not can_start_with(kind):
            self.add_problem("no-sheet-card", level, args)
        elif level != "blue":
            self.add_problem("no-sheet-blue", level, args)
        return STARTS_WITH, wanted


def can_start_with(kind: Equipment) -> bool:
    """Return whether a survivor can start with it: an Equipment card, not an event (ZC-09.33)."""
    return not kind.set_aside and kind.kind != "event"


def read_sheet(data: dict[str, Any]) -> Sheet:
    """Return a sheet from its data; raise `SheetError` with every problem."""
    form = Form(data, 1, str(data.get("name", "?"))[:MAX_NAME_CHARS], {})
    sheet = form.read()
    if form.problems:
        raise SheetError(form.problems)
    return sheet


# The six of the box. Home-made sheets are appended when a table brings them, so that a sheet is known by its
# number.
SHEETS: Final = [read_sheet(data) for data in COMPONENTS["survivor"]]
BOX: Final = len(SHEETS)


def own_sheets(text: str) -> list[Sheet]:
    """Return home-made survivors from a TOML file with one `[[survivor]]` each.

    Raises `SheetError` with the problems of all of them.
    """
    if not text.strip():
        return []
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SheetError([Refusal("no-sheet-toml", "ZC-05.40", args={"problem": str(error)})]) from error
    given = data.get("survivor")
    problems: list[Refusal] = []
    if not isinstance(given, list) or not given or not all(isinstance(entry, dict) for entry in given):
        raise SheetError([Refusal("no-sheet-table", "ZC-05.40")])
    for word in sorted(set(data) - {"survivor"}):
        problems.append(Refusal("no-sheet-file-entry", "ZC-05.40", args={"entry": word}))
    if len(given) > MAX_OWN:
        problems.append(Refusal("no-sheet-many", "ZC-G128", args={"most": MAX_OWN, "count": len(given)}))
    taken = [sheet.id for sheet in SHEETS[:BOX]]
    out: list[Sheet] = []
    places = _lines(text)
    for number, entry in enumerate(given):
        who = entry.get("name")
        form = Form(
            entry,
            number + 1,
            who[:MAX_NAME_CHARS] if isinstance(who, str) and who.strip() else f"#{number + 1}",
            places[number] if number < len(places) else {},
        )
        sheet = form.read()
        if sheet.id and sheet.id in taken:
            form.add_problem("no-sheet-twice", "name")
        taken.append(sheet.id)
        problems += form.problems
        out.append(sheet)
    if problems:
        raise SheetError(problems)
    return out


def _lines(text: str) -> list[dict[str, int]]:
    """List the lines of each `[[survivor]]` by entry; "" = the line it begins on."""
    out: list[dict[str, int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare.replace(" ", "").startswith("[[survivor]]"):
            out.append({"": number})
        elif out and "=" in bare:
            out[-1].setdefault(bare.partition("=")[0].strip().strip("\"'"), number)
    return out


def roster(text: str) -> tuple[int, ...]:
    """List the sheets to choose from: the box, then the table's own."""
    out = list(range(BOX))
    for sheet in own_sheets(text):
        number = next((n for n in range(BOX, len(SHEETS)) if SHEETS[n].same(sheet)), len(SHEETS))
        if number == len(SHEETS):
            SHEETS.append(sheet)
        out.append(number)
    return tuple(out)
