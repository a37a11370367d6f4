"""Draw a position as a small SVG: ground, and counters with a letter or a number.

It is made from a seat's view alone. The table in the browser draws far better.
"""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.state import State
from shamble.core.visibility import SPECTATOR, View

Scene = dict[str, Any]
Picture = dict[str, Any]

SEATS = ("#b03a2e", "#2e6db0", "#2f8f5b", "#b0892e", "#7a4fa3", "#3a9aa3", "#5c5c5c")
DEAD = "#4d5b2a"
STREET, ROOM, WALL = "#cfcabf", "#e8dcc3", "#5b5750"


class Sheet:
    """Shapes in the units of the game; the sheet computes its own size."""

    def __init__(self, unit: float) -> None:
        self.unit = unit
        self.shapes: list[str] = []
        self.places: dict[str, tuple[float, float]] = {}  # centre of each place, by its id on the table
        self.left = self.top = 1e9
        self.right = self.bottom = -1e9

    def _reach(self, x: float, y: float, w: float, h: float) -> None:
        self.left, self.top = min(self.left, x), min(self.top, y)
        self.right, self.bottom = max(self.right, x + w), max(self.bottom, y + h)

    def ground(self, x: float, y: float, w: float, h: float, fill: str, label: str = "") -> None:
        self._reach(x, y, w, h)
        u = self.unit
        self.shapes.append(
            f'<rect x="{x * u:.1f}" y="{y * u:.1f}" width="{w * u:.1f}" height="{h * u:.1f}" fill="{fill}" '
            f'stroke="{WALL}" stroke-width=".5"/>'
        )
        if label:
            self.words(x + w / 2, y + 0.2, label)

    def words(self, x: float, y: float, text: str) -> None:
        u = self.unit
        self.shapes.append(
            f'<text x="{x * u:.1f}" y="{y * u:.1f}" font-size="9" text-anchor="middle">{escape(text)}</text>'
        )

    def counter(self, x: float, y: float, text: str, fill: str, size: float = 0.36) -> None:
        self._reach(x - size, y - size, 2 * size, 2 * size)
        u = self.unit
        self.shapes.append(
            f'<circle cx="{x * u:.1f}" cy="{y * u:.1f}" r="{size * u:.1f}" fill="{fill}"/>'
            f'<text x="{x * u:.1f}" y="{y * u + size * u / 2:.1f}" font-size="{size * u * 1.3:.1f}" '
            f'fill="#fff" text-anchor="middle">{escape(text)}</text>'
        )

    def glow(self, x: float, y: float, share: float, text: str, size: float) -> None:
        """Mark a place with a number, brighter the larger its share of the maximum."""
        u = self.unit
        self.shapes.append(
            f'<circle cx="{x * u:.1f}" cy="{y * u:.1f}" r="{size * u:.1f}" fill="#b03a2e" '
            f'opacity="{0.12 + 0.62 * share:.2f}"/>'
        )
        if text:
            r = size * u * (0.5 + 0.3 * share)
            self.shapes.append(
                f'<circle cx="{x * u:.1f}" cy="{y * u:.1f}" r="{r:.1f}" fill="#fbf6e8" stroke="#1b1420"/>'
                f'<text x="{x * u:.1f}" y="{y * u + r * 0.34:.1f}" font-size="{r * 0.95:.1f}" font-weight="700" '
                f'fill="#1b1420" text-anchor="middle">{escape(text)}</text>'
            )

    def svg(self, title: str) -> str:
        u = self.unit
        box = (self.left * u - 4, self.top * u - 4, (self.right - self.left) * u + 8)
        height = (self.bottom - self.top) * u + 8
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box[0]:.0f} {box[1]:.0f} {box[2]:.0f} '
            f'{height:.0f}" width="{box[2]:.0f}" height="{height:.0f}" font-family="sans-serif" role="img">'
            f"<title>{escape(title)}</title>{''.join(self.shapes)}</svg>"
        )


def draw(game: Game[Any], setup: Setup, view: View[Any]) -> str:
    """Draw a seat's view."""
    picture, scene = game.client_view(view), game.scene(setup)
    sheet = DRAWN.get(game.id, _plain)(scene, picture)
    if not sheet.shapes:
        sheet.ground(0, 0, 4, 1, STREET)
    return sheet.svg(f"{game.name}, round {game.round(view.known)}")


SHOWN = 6  # places labelled with their number


def heat_map(game: Game[Any], setup: Setup, g: State, counts: Mapping[str, int], games: int) -> str:
    """Draw an empty board with the number of events per thousand games at each place."""
    sheet = DRAWN.get(game.id, _plain)(game.scene(setup), deserted(game.client_view(game.view(g, SPECTATOR))))
    most = max(counts.values(), default=0)
    size = max(0.04, 18 / sheet.unit) if sheet.unit > 100 else 0.5 if sheet.unit < 30 else 1.2
    for number, (place, count) in enumerate(counts.items()):
        if place in sheet.places:
            text = f"{count * 1000 / games:.0f}" if number < SHOWN else ""
            sheet.glow(*sheet.places[place], count / most, text, size)
    return sheet.svg(f"{game.name}: {sum(counts.values())} in {games} games")


def deserted(picture: Picture) -> Picture:
    """Return the same board without figures."""
    empty: Picture = {
        name: []
        for name in ("figures", "survivors", "zombies", "characters", "pawns", "things")
        if name in picture
    }
    if picture.get("zones") and "zombies" in picture["zones"][0]:
        empty["zones"] = [{**zone, "zombies": {}} for zone in picture["zones"]]
    return {**picture, **empty}


def _seat(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def _plague(scene: Scene, picture: Picture) -> Sheet:
    sheet = Sheet(16)
    for y, row in enumerate(scene["cells"]):
        for x, cell in enumerate(row):
            inside = scene["rooms"][y][x] != "o"
            sheet.ground(x + 1, y + 1, 1, 1, WALL if cell in "#XC" else ROOM if inside else STREET)
            sheet.places[f"sq:{chr(65 + x)}{y + 1}"] = x + 1.5, y + 1.5
    for opening in scene["openings"]:
        (ax, ay), (bx, by) = opening["between"]
        boarded = opening["id"] in picture["barricades"]
        sheet.counter((ax + bx + 1) / 2, (ay + by + 1) / 2, "", "#8a4b16" if boarded else "#7fb2d6", 0.18)
    for place in scene["places"]:
        x, y = place["square"]
        sheet.counter(x + 0.5, y + 0.5, "?", "#8c8c8c", 0.3)
    for figure in picture["figures"]:
        if figure["col"]:
            human = figure["kind"] == "human"
            text = f"{figure['number']}" if human else "z"
            sheet.counter(
                figure["col"] + 0.5, figure["row"] + 0.5, text, _seat(figure["seat"]) if human else DEAD
            )
    return sheet


def _zombicide(scene: Scene, picture: Picture) -> Sheet:
    sheet = Sheet(180)
    centre: dict[str, tuple[float, float]] = {}
    for zone in scene["zones"]:
        for left, top, right, bottom in zone["rects"]:
            sheet.ground(left, top, right - left, bottom - top, STREET if zone["street"] else ROOM)
        left, top, right, bottom = zone["rects"][0]
        centre[zone["id"]] = sheet.places[zone["id"]] = (left + right) / 2, (top + bottom) / 2
    for door in scene["doors"]:
        is_open = door["id"] in picture["openDoors"]
        x, y = door["pos"]
        sheet.counter(x, y, "", "#7fb2d6" if is_open else "#8a4b16", 0.03)
    for token in scene["objectives"]:
        if token["id"] in picture["objectives"]:
            x, y = token["pos"]
            sheet.counter(x, y, "x", "#b03a2e", 0.05)
    for zone in picture["zones"]:
        x, y = centre[zone["id"]]
        for n, (kind, many) in enumerate(zone["zombies"].items()):
            sheet.counter(x + 0.11 * n - 0.05, y - 0.04, f"{kind[0]}{many}", DEAD, 0.05)
    standing: dict[str, int] = {}
    for who in picture["survivors"]:
        if who["fate"] == "board" and who["zone"]:
            place = standing[who["zone"]] = standing.get(who["zone"], -1) + 1
            x, y = centre[who["zone"]]
            sheet.counter(x + 0.09 * place - 0.1, y + 0.07, who["name"][:1], _seat(who["seat"]), 0.045)
    return sheet


def _city(scene: Scene, picture: Picture) -> Sheet:
    sheet = Sheet(40)
    at: dict[str, tuple[int, int]] = {}
    for n, place in enumerate(sorted(picture["places"], key=lambda place: int(place["number"]))):
        x, y = n % 3 * 5, n // 3 * 4
        at[place["id"]] = x, y
        sheet.places[place["id"]] = x + 2.3, y + 1.8
        sheet.ground(x, y, 4.6, 3.6, ROOM, f"{place['number']} {place['place']}")
        sheet.counter(x + 0.6, y + 0.9, f"{place['zombies']}", DEAD)
    standing: dict[str, int] = {}
    for who in picture["characters"]:
        if who["place"] and who["alive"]:
            n = standing[who["place"]] = standing.get(who["place"], -1) + 1
            x, y = at[who["place"]]
            sheet.counter(
                x + 0.6 + n % 5 * 0.8, y + 1.8 + n // 5 * 0.8, who["character"][:2], _seat(who["seat"])
            )
    return sheet


def _hexes(scene: Scene, picture: Picture) -> Sheet:
    sheet = Sheet(14)
    colours = {"clear": STREET, "rough": "#b9c29a", "building": ROOM, "road": "#bdb9b0"}
    laid = next((one for one in scene["layouts"] if one["layout"] == picture["layout"]), scene["layouts"][0])
    boards = {board["number"]: board for board in scene["boards"]}
    at: dict[str, tuple[float, float]] = {}
    for piece in laid["pieces"]:
        board = boards[piece["board"]]
        rows, most = max(h["row"] for h in board["hexes"]), max(h["x"] for h in board["hexes"])
        for hex in board["hexes"]:
            x, row = (hex["x"], hex["row"]) if piece["turn"] > 0 else (most + 2 - hex["x"], rows - hex["row"])
            spot = at[hex["id"].removeprefix("hex:")] = (x + piece["x"]) / 2, (row + piece["row"]) * 0.9
            sheet.ground(spot[0], spot[1], 1, 0.9, colours.get(hex["terrain"], STREET))
            sheet.places[hex["id"]] = spot[0] + 0.5, spot[1] + 0.45
    for zombie in picture["zombies"]:
        if zombie.get("hex") in at:
            x, y = at[zombie["hex"]]
            sheet.counter(x + 0.5, y + 0.45, f"{zombie.get('count', 'z')}", DEAD)
    for who in picture["survivors"]:
        if who["hex"] in at:
            x, y = at[who["hex"]]
            sheet.counter(x + 0.5, y + 0.45, who["person"][:1].upper(), _seat(max(who["seat"], 0)))
    return sheet


def _tiles(scene: Scene, picture: Picture) -> Sheet:
    sheet = Sheet(18)
    for tile in picture["tiles"]:
        rows = [list(row) for row in scene["tiles"][tile["kind"]]["grid"]]
        for _ in range(tile["rot"] // 90 if tile["rot"] > 3 else tile["rot"]):
            rows = [list(row) for row in zip(*rows[::-1])]
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                fill = {"R": STREET, "B": ROOM, "O": "#b9c29a"}.get(cell, WALL)
                left, top = tile["x"] * 3 + x, tile["y"] * 3 + y
                sheet.ground(left, top, 1, 1, fill)
                sheet.places[f"sq:{left},{top}"] = left + 0.5, top + 0.5
    for zombie in picture["zombies"]:
        sheet.counter(zombie["x"] + 0.5, zombie["y"] + 0.5, "z", DEAD)
    for pawn in picture["pawns"]:
        if pawn["status"] != "dead":
            sheet.counter(pawn["x"] + 0.5, pawn["y"] + 0.5, f"{pawn['seat'] + 1}", _seat(pawn["seat"]))
    return sheet


def _plain(scene: Scene, picture: Picture) -> Sheet:
    """Draw a game without a board of its own: its areas, with the pieces in them."""
    sheet = Sheet(60)
    at: dict[str, tuple[float, float]] = {}
    for n, place in enumerate(scene.get("places", [])):
        x, y = place.get("at", (n % 4, n // 4))
        at[place["id"]] = x * 2.0, y * 2.0
        sheet.ground(x * 2, y * 2, 1.8, 1.8, ROOM, place["id"])
    standing: dict[str, int] = {}
    for thing in picture.get("things", []):
        if thing["place"] in at:
            n = standing[thing["place"]] = standing.get(thing["place"], -1) + 1
            x, y = at[thing["place"]]
            sheet.counter(
                x + 0.35 + n % 3 * 0.5, y + 0.7, f"{thing.get('count', 1)}", _seat(thing.get("seat", 6)), 0.22
            )
    return sheet


DRAWN: dict[str, Callable[[Scene, Picture], Sheet]] = {
    "all-things-zombie": _hexes,
    "city-of-horror": _city,
    "zombicide": _zombicide,
    "zombie-plague": _plague,
    "zombies": _tiles,
}
