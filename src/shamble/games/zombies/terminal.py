"""The board in characters: 3 × 3 squares per tile, with walls.

A digit is a player, "z" a zombie, "+" a life token, "*" a bullet, "s" survivors; "." is road, ":" a building,
"##" not playable. The numbers at the edges are the names of the squares.
"""

from shamble.core.space.squares import OFF, E, N, S, W
from shamble.core.text_board import Drawing, Grid, Say, styled
from shamble.core.visibility import View
from shamble.games.zombies.board import BUILDING, CLOSED, DX, DY, City
from shamble.games.zombies.state import ZombiesState
from shamble.games.zombies.view import picture
from shamble.games.zombies.view_types import Pawn, ZombiesView

MIDDLE = {N: 1, E: 5, S: 7, W: 3}  # the middle cell of a side, where roads leave
TOKENS = {"life": "+", "bullet": "*", "survivor": "s", "hidden": "?"}
WIDE = 3


def board(view: View[ZombiesState], say: Say) -> Drawing:
    """Return the map, then the players and their cards."""
    seen = picture(view)
    phase = say("phase-" + seen["phase"], {})
    head = f"{styled(say('chart-round', {'number': seen['round']}), 'bold')}, {_name(seen['active'], say)}: {phase}"
    legend = styled(say("chart-legend-zombies", {}), "dim")
    players = [_player(pawn, seen, say) for pawn in seen["pawns"]]
    hand = ", ".join([say("card-" + card["card"], {}) for card in seen["hand"]])
    lines = [legend, "", *players]
    if hand:
        lines.append(say("chart-hand", {"cards": hand}))
    lines.append(
        f"{say('chart-tiles', {'count': seen['pile']['left']})}, {say('chart-deck', {'count': seen['deck']})}"
    )
    return Drawing(head, _map(view.known.city, seen).sheet().lines(), lines)


# -------------------------------------------------------------------- the map


def _map(city: City, view: ZombiesView) -> Grid:
    left, right = (3 * end(tile.x for tile in city.placed) for end in (min, max))
    top, bottom = (3 * end(tile.y for tile in city.placed) for end in (min, max))
    grid = Grid(bottom - top + 3, right - left + 3, WIDE)
    grid.top = [str(left + column) for column in range(grid.columns)]
    grid.row_labels = [str(top + row) for row in range(grid.rows)]
    for slot in range(len(city.placed)):
        for cell in range(9):
            _square(city, grid, slot, cell, top, left)
    for token in view["tokens"]:
        grid.write(token["y"] - top, token["x"] - left, TOKENS[token["kind"]], "bold green", at=2)
    for zombie in view["zombies"]:
        grid.write(zombie["y"] - top, zombie["x"] - left, "z", "bold red", at=1)
    for pawn in view["pawns"]:
        if pawn["status"] == "alive":
            style = "bold reverse cyan" if pawn["seat"] == view["active"] else "bold cyan"
            grid.write(pawn["y"] - top, pawn["x"] - left, str(pawn["seat"] + 1), style)
    return grid


def _square(city: City, grid: Grid, slot: int, cell: int, top: int, left: int) -> None:
    tile = city.placed[slot]
    square = slot * 9 + cell
    row, column = 3 * tile.y + cell // 3 - top, 3 * tile.x + cell % 3 - left
    ground = city.ground[square]
    if ground == CLOSED:
        grid.write(row, column, "##", "dim")
        return
    grid.write(row, column, ":" if ground == BUILDING else ".", "yellow" if ground == BUILDING else "dim")
    for side in (N, E, S, W):
        if _walled(city, slot, cell, side):
            if side in (N, S):
                grid.wall_above(row + (side == S), column)
            else:
                grid.wall_left(row, column + (side == E))


def _walled(city: City, slot: int, cell: int, side: int) -> bool:
    """Return whether a wall or the edge of the map without a road is on this side of a square."""
    square = slot * 9 + cell
    if city.touch[square * 4 + side] != OFF:
        return city.ways[square * 4 + side] == OFF
    row, column = cell // 3 + DY[side], cell % 3 + DX[side]
    if 0 <= row < 3 and 0 <= column < 3:
        return False  # the adjacent cell is not playable
    tile = city.placed[slot]
    beyond = city.slot_at(tile.x + DX[side], tile.y + DY[side])
    return beyond == OFF and not (tile.shape().exits[side] and cell == MIDDLE[side])


# -------------------------------------------------------------------- players


def _name(seat: int, say: Say) -> str:
    return say("chart-who", {"who": f"@seat-{seat}"})


def _player(pawn: Pawn, view: ZombiesView, say: Say) -> str:
    mark = ">" if pawn["seat"] == view["active"] else " "
    name = styled(f"{pawn['seat'] + 1} {_name(pawn['seat'], say)}", "bold cyan")
    where = f"{pawn['x']},{pawn['y']}" if pawn["status"] == "alive" else say("chart-" + pawn["status"], {})
    has = [
        say("chart-lives", {"count": pawn["life"]}),
        say("chart-bullets", {"count": pawn["bullets"]}),
        say("chart-kills", {"count": pawn["kills"]}),
        say("chart-cards", {"count": pawn["hand"]}),
    ]
    laid = [say("card-" + item["card"], {}) for item in pawn["items"]]
    return f"{mark} {name}  {where}  {', '.join(has + laid)}"
