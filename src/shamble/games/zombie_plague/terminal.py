"""House and garden drawn in characters for the terminal.

A human is a number and its facing ("2>"), a zombie z5<, a dog d7^; "##" is closed, "S4" a square to search,
"cc" the car. Walls are drawn between the squares: "W" a window, "D" a door, both "x" once barricaded.
"""

from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.core.text_board import Drawing, Grid, Say, styled
from shamble.core.visibility import View
from shamble.games.zombie_plague.board import BOARD, OUTSIDE
from shamble.games.zombie_plague.cards import DECK, NO_CARD
from shamble.games.zombie_plague.state import ABOARD, ESCAPED, ON_BOARD, PlagueState
from shamble.games.zombie_plague.view import PHASES

NORTH, WEST = DIRECTIONS.index("N"), DIRECTIONS.index("W")
LOOKS = {"N": "^", "E": ">", "S": "v", "W": "<"}


def board(view: View[PlagueState], say: Say) -> Drawing:
    """Return the map, then the figures and their cards."""
    g = view.known
    head = f"{styled(say('chart-round', {'number': g.round}), 'bold')}, {say('phase-' + PHASES[g.phase], {})}"
    if g.fear:
        head += f", {say('chart-fear', {})}"
    legend = styled(say("chart-legend-zombie-plague", {}), "dim")
    humans = [_human(g, number, say) for number in range(1, len(g.humans) + 1)]
    return Drawing(head, _map(g).sheet().lines(), [legend, "", *humans, _dead(g, say), _house(g, say)])


# -------------------------------------------------------------------- the map


def _map(g: PlagueState) -> Grid:
    grid = Grid(BOARD.height, BOARD.width, 3)
    grid.top = [chr(ord("A") + column) for column in range(BOARD.width)]
    grid.row_labels = [str(row + 1) for row in range(BOARD.height)]
    for square in range(BOARD.size):
        row, column = divmod(square, BOARD.width)
        text, style = _ground(g, square)
        grid.write(row, column, text, style)
        for way in (NORTH, WEST):
            if BOARD.next[way][square] != OFF and not _joined(square, way):
                _wall(g, grid, square, way)
    for number in g.dead():
        z = g.zombie(number)
        kind = "d" if z.dog else "z" if number < 10 else ""
        _figure(
            grid,
            z.square,
            f"{kind}{number}",
            z.facing,
            "bold reverse red" if g.acting == -number else "bold red",
        )
    for n, h in enumerate(g.humans):
        if h.fate == ON_BOARD:
            style = "bold reverse cyan" if g.acting == n + 1 else "bold cyan"
            _figure(grid, h.square, str(n + 1), h.facing, style)
    return grid


def _figure(grid: Grid, square: int, name: str, facing: int, style: str) -> None:
    row, column = divmod(square, BOARD.width)
    grid.write(row, column, f"{name}{LOOKS[DIRECTIONS[facing]]} ", style)


def _ground(g: PlagueState, square: int) -> tuple[str, str]:
    place = BOARD.place_at[square]
    if place >= 0:
        return BOARD.places[place].id, "dim" if g.searched[place] else "bold yellow"
    if BOARD.car[square]:
        return ("cc", "blue") if not any(h.fate == ESCAPED for h in g.humans) else (".", "dim")
    if BOARD.closed[square]:
        return "##", "dim"
    return (".", "dim") if BOARD.inside[square] == OUTSIDE else (" ", "")


def _joined(square: int, way: int) -> bool:
    """Return whether neither wall, door nor window separates two squares."""
    return BOARD.shots[way][square] != OFF and BOARD.opening[way][square] < 0


def _wall(g: PlagueState, grid: Grid, square: int, way: int) -> None:
    row, column = divmod(square, BOARD.width)
    opening = BOARD.opening[way][square]
    mark, style = "", ""
    if opening >= 0:
        mark = "x" if g.barricaded(opening) else BOARD.openings[opening].id[0]
        style = "bold yellow" if g.barricaded(opening) else "green"
    if way == WEST:
        grid.wall_left(row, column, mark or "|", style)
    else:
        grid.wall_above(row, column, f"-{mark}-" if mark else "-", style)


# -------------------------------------------------------------------- who and what


def _human(g: PlagueState, number: int, say: Say) -> str:
    h = g.human(number)
    if h.fate == ON_BOARD:
        facing = say("facing-" + DIRECTIONS[h.facing], {})
        where = f"{BOARD.names[h.square]}, {facing}"
    elif h.fate == ABOARD:
        where = say("chart-aboard", {})
    else:
        where = say("chart-escaped" if h.fate == ESCAPED else "chart-zombified", {})
    gear = g.gear_of(number)
    carried = [say("card-" + DECK[card], {}) for card in gear.items]
    if gear.weapon != NO_CARD:
        empty = "" if gear.loaded else f" ({say('chart-empty', {})})"
        carried.insert(0, say("card-" + DECK[gear.weapon], {}) + empty)
    points = f"  {say('narration-points', {'count': g.ap})}" if g.acting == number else ""
    mark = ">" if g.acting == number else " "
    name = styled(say("chart-human", {"number": number}), "bold cyan")
    return f"{mark} {name}  {where}{points}  {', '.join(carried)}".rstrip()


def _dead(g: PlagueState, say: Say) -> str:
    return styled(say("chart-zombies-of", {"count": g.counted(), "most": g.limit}), "red")


def _house(g: PlagueState, say: Say) -> str:
    needed = g.needed()
    shut = len([opening for opening in needed if g.barricaded(opening)])
    searched = len([humans for humans in g.searched if humans])
    counts = [
        say("chart-shut", {"count": shut, "of": len(needed)}),
        say("chart-searched", {"count": searched, "of": len(BOARD.places)}),
        say("chart-deck", {"count": len(g.bag)}),
    ]
    return ", ".join(counts)
