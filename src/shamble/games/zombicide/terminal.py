"""The city drawn in characters: zones by their names (z5 a street, r3 a room), with walls.

A capital is a survivor; "2w1r" are Walkers and Runners, "f" Fatties, "A" the Abomination; "!" is noise, "S"
a Spawn Zone, "O" an Objective, "X" the exit. A line of dots can be crossed, "D" is a closed door, "/" an
open one.
"""

from shamble.core.text_board import Drawing, Grid, Say, styled
from shamble.core.visibility import View
from shamble.games.zombicide.board import STEPS, Board, Cell
from shamble.games.zombicide.cards import Zombie
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.view import picture
from shamble.games.zombicide.view_types import CardView, SurvivorView, ZombicideView

WIDE = 7
HIGH = 2
LETTERS = {"walker": "w", "runner": "r", "fatty": "f", "abomination": "A"}
SOUTH, EAST = STEPS.index((1, 0)), STEPS.index((0, 1))


def board(view: View[ZombicideState], say: Say) -> Drawing:
    """Return the map, then the survivors and their cards."""
    g = view.known
    seen = picture(view)
    level = say("level-" + seen["danger"], {})
    head = styled(say("chart-round", {"number": seen["round"]}), "bold")
    head += f", {say('phase-' + seen['phase'], {})}, {say('chart-danger', {'level': level})}"
    below = [styled(say("chart-legend-zombicide", {}), "dim"), ""]
    below += [_survivor(one, seen, say) for one in seen["survivors"]]
    below += _dead(seen)
    below += _doors(g, say)
    return Drawing(head, _map(g, seen).sheet().lines(), below)


# -------------------------------------------------------------------- the map


def _map(g: ZombicideState, view: ZombicideView) -> Grid:
    city = g.board()
    grid = Grid(city.rows, city.cols, WIDE, HIGH)
    for (row, column), zone in city.zone_of.items():
        first = city.cells[zone][0] == (row, column)
        if first:
            grid.write(row, column, city.names[zone], "dim")
        elif city.street[zone]:
            grid.write(row, column, ".", "dim")
        for side in (SOUTH, EAST):
            _border(g, grid, (row, column), side)
    for zone in range(city.size):
        _write(grid, city, zone, _marks(g, zone), "bold yellow", 1, WIDE - 2)
    for one in view["zones"]:
        zone = city.number[one["id"].removeprefix("zone:")]
        if one["noise"]:
            _write(grid, city, zone, f"!{one['noise']}", "magenta", 0, WIDE - 2)
        _write(grid, city, zone, _horde(one["zombies"]), "bold red", 1, 0)
    for zone, name in enumerate(city.names):
        here = [
            s["name"][0] for s in view["survivors"] if s["zone"] == f"zone:{name}" and s["fate"] == "board"
        ]
        _write(grid, city, zone, _people(here, WIDE - 1 - len(name)), "bold cyan", 0, len(name) + 1)
    return grid


def _write(grid: Grid, city: Board, zone: int, text: str, style: str, line: int, at: int) -> None:
    row, column = city.cells[zone][0]
    if text:
        grid.write(row, column, text, style, line, at)


def _people(initials: list[str], room: int) -> str:
    """Return the initials, or the first of them and the number of the others."""
    text = "".join(initials)
    return text if len(text) <= room else f"{text[: room - 2]}+{len(text) - room + 2}"


def _marks(g: ZombicideState, zone: int) -> str:
    city = g.board()
    spawns = any(token.zone == zone and g.spawns >> n & 1 for n, token in enumerate(city.spawns))
    objective = any(token.zone == zone and g.objectives >> n & 1 for n, token in enumerate(city.objectives))
    return ("S" if spawns else "") + ("O" if objective else "") + ("X" if city.exit == zone else "")


def _horde(zombies: dict[Zombie, int]) -> str:
    return "".join([f"{count}{LETTERS[kind]}" for kind, count in zombies.items() if count])


def _border(g: ZombicideState, grid: Grid, cell: Cell, side: int) -> None:
    """Draw the border between a cell and the next one south or east of it."""
    city = g.board()
    there = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
    if there not in city.zone_of or city.zone_of[cell] == city.zone_of[there]:
        return
    mark, style = ("-" if side == SOUTH else "|"), ""
    for number, door in enumerate(city.doors):
        if {door.cell, (door.cell[0] + STEPS[door.side][0], door.cell[1] + STEPS[door.side][1])} == {
            cell,
            there,
        }:
            mark, style = ("/", "green") if g.door_open(number) else ("D", "bold yellow")
            break
    else:
        if city.zone_of[there] in city.links[city.zone_of[cell]]:
            mark, style = ("." if side == SOUTH else ":"), "dim"
    if side == SOUTH:
        grid.wall_above(there[0], there[1], f"-{mark}-" if style not in ("", "dim") else mark, style)
    else:
        grid.wall_left(there[0], there[1], mark, style)


# -------------------------------------------------------------------- who and what


def _survivor(one: SurvivorView, view: ZombicideView, say: Say) -> str:
    mark = ">" if one["id"] == view["acting"] else " "
    if one["fate"] != "board":
        where = say("chart-dead" if one["fate"] == "dead" else "chart-left", {})
    else:
        where = (one["zone"] or one["car"] or "").partition(":")[2]
    carried = [_card(card, say) for card in one["slots"] if card is not None and card != "wound"]
    details = [
        where,
        say("chart-experience", {"count": one["xp"], "level": say("level-" + one["level"], {})}),
    ]
    if one["wounds"]:
        details.append(say("chart-wounds", {"count": one["wounds"]}))
    if mark == ">":
        details.append(say("chart-actions", {"count": one["actions"]}))
    return f"{mark} {styled(one['name'], 'bold cyan')}  {', '.join(details)}  {', '.join(carried)}".rstrip()


def _card(card: CardView, say: Say) -> str:
    return say("card-" + card["card"], {}) + ("" if card["loaded"] else f" ({say('chart-empty', {})})")


def _dead(view: ZombicideView) -> list[str]:
    """List the zombies zone by zone, since a big horde does not fit the map."""
    hordes = [
        f"{one['id'][5:]} {_horde(one['zombies'])}" for one in view["zones"] if any(one["zombies"].values())
    ]
    return [styled(", ".join(hordes), "red")] if hordes else []


def _doors(g: ZombicideState, say: Say) -> list[str]:
    city = g.board()
    shut = [
        f"{door.id} {city.names[door.street]}/{city.names[door.room]}"
        for number, door in enumerate(city.doors)
        if not g.door_open(number)
    ]
    return [styled(say("chart-doors", {"doors": ", ".join(shut)}), "yellow")] if shut else []
