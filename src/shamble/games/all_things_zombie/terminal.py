"""The map in characters, for the terminal: a hex is two or four of them wide, odd rows lie between the even ones.

`.` is clear, `=` road, `~` rough, `#` wall, a small letter a building (dim once it is searched); a digit counts
zombies, a capital is a survivor, `*` a Shots marker. The names to be typed are those of the rows and of the columns.
"""

from typing import Any, Final

from shamble.core.visibility import View
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import BUILDING, COMPONENTS, ROUGH, WIDTH, Map, pieces
from shamble.games.all_things_zombie.pieces import ITEM_IDS, PACES, WEAPON_KINDS
from shamble.games.all_things_zombie.state import DEAD, LEFT, NOWHERE, PHASES, Held, HexState, pace

LABEL: Final = 3  # the name of a row
MANY: Final = 9  # zombies a digit can count
ENGLISH: Final = {
    "turn": "turn",
    "dead": "dead",
    "left": "has left",
    "waiting": "not in yet",
    "empty": "empty",
    "searched": "searched",
    "entered": "entered",
}
ITALIAN: Final = {
    "turn": "turno",
    "dead": "a terra",
    "left": "fuori mappa",
    "waiting": "non ancora in mappa",
    "empty": "scarica",
    "searched": "perlustrato",
    "entered": "segnalino Entrato",
}
PHASE_IT: Final = ("preparazione", "entrata", "iniziativa", "sopravvissuti", "zombi", "spari")


def board(view: View[HexState], language: str) -> str:
    """The map, then who is where and with what, in the words of the language."""
    g = view.known
    words = ITALIAN if language == "it" else ENGLISH
    phase = PHASE_IT[g.phase] if language == "it" else PHASES[g.phase]
    head = f"[bold]{words['turn']} {g.turn}[/bold], {phase}"
    return "\n".join(
        [
            head,
            *_map(g),
            "",
            *_people(g, words, language),
            *_zombies(g, language),
            *_houses(g, words, language),
        ]
    )


# -------------------------------------------------------------------- the map


def _map(g: HexState) -> list[str]:
    m = g.map()
    wide = 1 if max(m.x) > WIDTH + 2 else 2  # characters for half a hex
    rows: dict[int, list[int]] = {}
    for hex in range(m.size):
        rows.setdefault(m.row[hex], []).append(hex)
    lines = _numbers(m, wide)
    for row in sorted(rows):
        line = f"[dim]{_row_name(m, rows[row]):<{LABEL}}[/dim]"
        column = 0
        for hex in rows[row]:
            line += " " * (m.x[hex] * wide - column) + _cell(g, m, hex)
            column = m.x[hex] * wide + 2
        lines.append(line)
    return lines


def _row_name(m: Map, hexes: list[int]) -> str:
    """The letter of a row; where two boards lie side by side and one is turned round, both letters."""
    return "/".join(dict.fromkeys([m.names[hex][1] for hex in hexes]))


def _numbers(m: Map, wide: int) -> list[str]:
    """The numbers of the boards' even rows, along the top; boards above each other have the same."""
    line = " " * LABEL
    column = 0
    for hex in [hex for hex in range(m.size) if m.row[hex] == 0]:
        number = m.names[hex][2:]
        line += " " * (m.x[hex] * wide - column) + f"{number:<2}"
        column = m.x[hex] * wide + 2
    boards = ", ".join([f"{piece.board}{'r' if piece.turn < 0 else ''}" for piece in pieces(m.layout)])
    return [f"[dim]{line}   ({boards})[/dim]"]


def _cell(g: HexState, m: Map, hex: int) -> str:
    """Two characters: who is there, and how many zombies; or the ground."""
    crowd = g.crowd(hex)
    count = "" if not crowd else f"[bold red]{crowd if crowd <= MANY else '+'}[/bold red]"
    people = g.people_in(hex)
    if people:
        s = g.people[people[0]]
        style = (
            "bold reverse cyan" if people[0] == g.acting else "bold cyan" if s.side == 0 else "bold magenta"
        )
        return f"[{style}]{names.survivor(g, people[0])[0]}[/{style}]{count or ' '}"
    if crowd:
        return f"{count} "
    if any(at == hex for at, _ in g.shots):
        return "[yellow]*[/yellow] "
    return _ground(g, m, hex) + " "


def _ground(g: HexState, m: Map, hex: int) -> str:
    if m.terrain[hex] == BUILDING:
        building = m.building[hex]
        style = (
            "dim"
            if (g.searched >> building) & 1
            else "yellow"
            if (g.entered >> building) & 1
            else "bold yellow"
        )
        return f"[{style}]{m.buildings[building].id[1].lower()}[/{style}]"
    if m.wall[hex]:
        return "[green]#[/green]"
    if m.terrain[hex] == ROUGH:
        return "[green]~[/green]"
    return "=" if m.road[hex] else "[dim].[/dim]"


# -------------------------------------------------------------------- who and what


def _named(section: str, language: str) -> dict[str, str]:
    """The names of a section of the components, by their id."""
    key = "name_it" if language == "it" else "name"
    entries: list[dict[str, Any]] = COMPONENTS[section]
    return {entry["id"]: str(entry[key]) for entry in entries}


def _people(g: HexState, words: dict[str, str], language: str) -> list[str]:
    m = g.map()
    items = {**_named("weapon", language), **_named("gear", language)}
    lines: list[str] = []
    for n, s in enumerate(g.people):
        if s.fate in (DEAD, LEFT):
            where = words["dead"] if s.fate == DEAD else words["left"]
        else:
            where = m.names[s.hex] if s.hex != NOWHERE else words["waiting"]
        hearts = "x" * s.wounds + "-" * max(0, g.dead_at(n) - s.wounds)
        carried = [_weapon(held, items, words) for held in (s.hand, s.pack) if held is not None]
        carried += [items[ITEM_IDS[item]] for item in s.gear]
        mark = ">" if n == g.acting else " "
        mp = f"  MP {g.mp}" if n == g.acting else ""
        name = names.survivor(g, n)
        lines.append(
            f"{mark}[bold]{name:<12}[/bold] {where:<6} Rep {s.rep()} {hearts}{mp}  {', '.join(carried)}"
        )
    return lines


def _weapon(held: Held, items: dict[str, str], words: dict[str, str]) -> str:
    assert held.kind < WEAPON_KINDS
    return items[ITEM_IDS[held.kind]] + ("" if held.loaded else f" ({words['empty']})")


def _zombies(g: HexState, language: str) -> list[str]:
    """Hex by hex, each pace with its number."""
    paces = _named("zombie_class", language)
    there: dict[str, list[int]] = {}
    for zombie, at in enumerate(g.zombies):
        if at >= 0:
            there.setdefault(g.map().names[at], [0] * len(PACES))[pace(zombie)] += 1
    told = []
    for hex in sorted(there):
        sorts = [f"{paces[PACES[n]].lower()} x{count}" for n, count in enumerate(there[hex]) if count]
        told.append(f"{hex}: {', '.join(sorts)}")
    return [f"[red]{'; '.join(told)}[/red]"] if told else []


def _houses(g: HexState, words: dict[str, str], language: str) -> list[str]:
    """The letters of the buildings, and what has been done there."""
    key = "name_it" if language == "it" else "name"
    called = {
        f"{data['number']}{building['id']}": building[key]
        for data in COMPONENTS["board"]
        for building in data["building"]
    }
    told = []
    for n, building in enumerate(g.map().buildings):
        state = "searched" if (g.searched >> n) & 1 else "entered" if (g.entered >> n) & 1 else ""
        mark = f" ({words[state]})" if state else ""
        told.append(f"{building.id.lower()} {called[building.id]}{mark}")
    return [f"[yellow]{', '.join(told)}[/yellow]"]
