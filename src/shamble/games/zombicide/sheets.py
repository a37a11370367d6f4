"""Skills (ZC-09) and survivor sheets (ZC-01.08, ZC-05.40): the six of the box, and home-made ones."""

from typing import Any, Final

from shamble.games.zombicide.cards import COMPONENTS, EQUIPMENT_BY_ID

SKILL_NAMES: Final[tuple[str, ...]] = tuple([skill["name"] for skill in COMPONENTS["skill"]])


def slug(name: str) -> str:
    """A skill's short id: "+1 die: Ranged" -> "plus-1-die-ranged"."""
    kept = "".join(c if c.isalnum() else " " for c in name.lower().replace("+", "plus ").replace("'", ""))
    return "-".join(kept.replace("[", " ").replace("]", " ").split())


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
# skills whose copies add up; of the others a second copy would change nothing
STACKING: Final = (FREE_COMBAT, FREE_MOVE, FREE_SEARCH)


class Sheet:
    """A survivor sheet: the skills by level. `item` = the card of a Starts-with skill, or ""."""

    def __init__(
        self, name: str, blue: int, item: str, orange: tuple[int, ...], red: tuple[int, ...]
    ) -> None:
        self.name = name
        self.id = name.lower()
        self.blue = blue
        self.item = item
        self.orange = orange
        self.red = red


class SheetError(Exception):
    """A home-made survivor that does not fit the blank sheet; lists every problem."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def read_sheet(data: dict[str, Any]) -> Sheet:
    """A sheet from its data: one blue skill, +1 Action at yellow (ZC-G97), two orange, three red (ZC-05.28 to
    ZC-05.32). Raises `SheetError` with everything that is wrong."""
    problems: list[str] = []
    name = data.get("name", "")
    if not isinstance(name, str) or not name.strip():
        problems.append("name: missing")
    unknown = sorted(set(data) - KNOWN_KEYS)
    if unknown:
        problems.append(f"unknown entries: {', '.join(unknown)}")
    blue, item = _read_skill(data.get("blue"), "blue", problems)
    yellow, _ = _read_skill(data.get("yellow", "+1 Action"), "yellow", problems)
    if yellow not in (-1, ACTION):
        problems.append("yellow: always +1 Action")
    levels: list[tuple[int, ...]] = []
    for level, size in (("orange", 2), ("red", 3)):
        given = data.get(level)
        if not isinstance(given, list) or len(given) != size:
            problems.append(f"{level}: {size} skills needed")
            levels.append(())
            continue
        levels.append(tuple([_read_skill(skill, level, problems)[0] for skill in given]))
        if len(set(levels[-1])) != size:
            problems.append(f"{level}: the same skill twice")
    if problems:
        raise SheetError(problems)
    return Sheet(name.strip(), blue, item, levels[0], levels[1])


KNOWN_KEYS: Final = frozenset(
    ["name", "name_it", "title", "title_it", "blue", "yellow", "orange", "red", "source", "seed_confirms"]
)


def _read_skill(given: Any, level: str, problems: list[str]) -> tuple[int, str]:
    """The number of a skill, and the card of "Starts with a CARD" (blue only, ZC-09.33)."""
    if not isinstance(given, str):
        problems.append(f"{level}: a skill is needed")
        return -1, ""
    if given in SKILL_NAMES and _skill(given) != STARTS_WITH:
        return _skill(given), ""
    if given.startswith("Starts with a "):
        wanted = slug(given.removeprefix("Starts with a ")).replace("-", "_")
        kind = EQUIPMENT_BY_ID.get(wanted)
        if kind is None or kind.set_aside or kind.kind == "event":
            problems.append(f"{level}: {given!r} names no card of the deck")
        elif level != "blue":
            problems.append(f"{level}: {given!r} works at blue only")
        return STARTS_WITH, wanted
    problems.append(f"{level}: unknown skill {given!r}")
    return -1, ""


SHEETS: Final = [read_sheet(data) for data in COMPONENTS["survivor"]]
