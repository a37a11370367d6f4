"""The map in characters: a hex is two or four wide, odd rows are shifted by half a hex.

`.` is clear, `=` road, `~` rough, `#` wall, a small letter a building (dim once searched); a digit counts
zombies, a capital is a survivor, `*` a Shots marker. The names to type are those of the rows and columns.
"""

from typing import Final

from shamble.core.text_board import Drawing, Say, styled
from shamble.core.visibility import View
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import BUILDING, ROUGH, WIDTH, Map, pieces
from shamble.games.all_things_zombie.pieces import PACES
from shamble.games.all_things_zombie.state import DEAD, LEFT, NOWHERE, PHASES, Held, HexState, pace

LABEL: Final = 3  # width of a row's name
MANY: Final = 9  # most zombies that a digit can count


def board(view: View[HexState], say: Say) -> Drawing:
    """Return the map, then the survivors, zombies and buildings."""
    g = view.known
    head = f"{styled(say('chart-turn', {'number': g.turn}), 'bold')}, {say('phase-' + PHASES[g.phase], {})}"
    legend = styled(say("chart-legend-all-things-zombie", {}), "dim")
    return Drawing(head, _map(g), [legend, "", *_people(g, say), *_zombies(g, say), *_houses(g, say)])


# -------------------------------------------------------------------- the map


def _map(g: HexState) -> list[str]:
    m = g.map()
    wide = 1 if max(m.x) > WIDTH + 2 else 2  # characters per half hex
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
    """Return the letter of a row, or both letters of two boards side by side."""
    return "/".join(dict.fromkeys([m.names[hex][1] for hex in hexes]))


def _numbers(m: Map, wide: int) -> list[str]:
    """List the column numbers of the boards' even rows."""
    line = " " * LABEL
    column = 0
    for hex in [hex for hex in range(m.size) if m.row[hex] == 0]:
        number = m.names[hex][2:]
        line += " " * (m.x[hex] * wide - column) + f"{number:<2}"
        column = m.x[hex] * wide + 2
    boards = ", ".join([f"{piece.board}{'r' if piece.turn < 0 else ''}" for piece in pieces(m.layout)])
    return [f"[dim]{line}   ({boards})[/dim]"]


def _cell(g: HexState, m: Map, hex: int) -> str:
    """Return two characters: a survivor and the number of zombies, or the ground."""
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


# -------------------------------------------------------------------- survivors, zombies, buildings


def _people(g: HexState, say: Say) -> list[str]:
    lines: list[str] = []
    for n, s in enumerate(g.people):
        if s.fate in (DEAD, LEFT):
            where = say("chart-dead" if s.fate == DEAD else "chart-left", {})
        else:
            where = g.map().names[s.hex] if s.hex != NOWHERE else say("chart-to-come", {})
        hearts = "x" * s.wounds + "-" * max(0, g.dead_at(n) - s.wounds)
        carried = [_weapon(held, say) for held in (s.hand, s.pack) if held is not None]
        carried += [say(names.item_name(item)[1:], {}) for item in s.gear]
        mark = ">" if n == g.acting else " "
        mp = f"  MP {g.mp}" if n == g.acting else ""
        name = say(names.survivor_name(g, n)[1:], {})
        texts = f"{where:<6} Rep {s.rep()} {hearts}{mp}  {', '.join(carried)}"
        lines.append(f"{mark}{styled(f'{name:<12}', 'bold')} {texts}".rstrip())
    return lines


def _weapon(weapon_counter: Held, say: Say) -> str:
    empty = "" if weapon_counter.loaded else f" ({say('chart-empty', {})})"
    return say(names.item_name(weapon_counter.kind)[1:], {}) + empty


def _zombies(g: HexState, say: Say) -> list[str]:
    """List the zombies hex by hex, with the number of each pace."""
    there: dict[str, list[int]] = {}
    for zombie, at in enumerate(g.zombies):
        if at >= 0:
            there.setdefault(g.map().names[at], [0] * len(PACES))[pace(zombie)] += 1
    lines = []
    for hex in sorted(there):
        sorts = [f"{say('pace-' + PACES[n], {})} x{count}" for n, count in enumerate(there[hex]) if count]
        lines.append(f"{hex}: {', '.join(sorts)}")
    return [styled("; ".join(lines), "red")] if lines else []


def _houses(g: HexState, say: Say) -> list[str]:
    """List the letters of the buildings and their state."""
    lines = []
    for n, building in enumerate(g.map().buildings):
        done = (
            say("chart-is-searched", {})
            if (g.searched >> n) & 1
            else say("chart-is-entered", {})
            if (g.entered >> n) & 1
            else ""
        )
        mark = f" ({done})" if done else ""
        lines.append(f"{building.id.lower()} {say(names.building_name(building.id)[1:], {})}{mark}")
    return [styled(", ".join(lines), "yellow")]
