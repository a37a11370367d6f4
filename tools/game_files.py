"""The map of rooms: which file of each game holds what, from the files themselves.

make files          writes docs/game-files.md
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "shamble" / "games"
WEB = ROOT / "web" / "src" / "games"
PAGE = ROOT / "docs" / "game-files.md"

# Every game has these; a name without an ending is a file or a folder.
ROOMS = {
    "__init__.py": "`GAME`: names, seats, modes, scenarios, and where everything is",
    "data/rules.toml": "the ledger: rules, worked examples, rulings",
    "data/components.toml": "what is in the box, and the table options, with their words",
    "data/scenarios.toml": "what each scenario is about, told before it is played",
    "data/trace.toml": "from each line of the rulebook to its rules",
    "text": "what the game says, in both languages",
    "state.py": "the position",
    "board.py": "what never changes: the map, and the data as classes",
    "setup.py": "from a set-up to the opening state",
    "flow.py": "the turn as frames, in the order of the rulebook",
    "actions": "what one may try in a turn: notation, refusals, effect",
    "choices": "answers to questions that the rules ask",
    "rules": "one file per chapter of the rulebook",
    "events.py": "what happened, with ids and numbers",
    "game_story.py": "the story of a finished game, from its events",
    "names.py": "how things are called",
    "view.py": "what a seat may know, and what clients draw",
    "shapes.py": "the types of what clients draw",
    "notation.py": "positions as text, both ways",
    "terminal.py": "the board in characters",
    "narration.py": "the board in words, for whoever cannot see it",
    "bot": "what sensible play looks like, given a view",
}
ON_PAGE = {
    "index.ts": "the game as the page knows it: its parts, and how its lines and questions are shown",
    "viewTypes.ts": "types of view and scene, made by `make types`",
    "Board.svelte": "the board",
    "Party.svelte": "the players and their figures",
    "Rail.svelte": "what lies beside the board",
    "Hand.svelte": "one's own cards",
    "Sheet.svelte": "a card or figure in full",
    "Mini.svelte": "the board in small, for the lobby",
    "thingNames.ts": "what things are called",
    "verbs.ts": "the action bar: order and symbols",
    "cards.ts": "pictures of cards",
}
HEAD = """\
# Rooms

The same rooms in every house, so that whoever knows one game finds the way in all. Made from the tree by `make files`;
do not edit.

"""


def games() -> list[Path]:
    """The folders of the boxes; the drill is too small for rooms."""
    return sorted(path for path in GAMES.iterdir() if (path / "state.py").is_file() and path.name != "drill")


def find(game: Path, room: str) -> Path | None:
    """Where a game has a room: a file, or a folder of that name."""
    paths = [game / room, game / f"{room}.py"]
    return next((path for path in paths if path.exists()), None)


def modules(game: Path) -> list[Path]:
    """The modules of a game that hold something."""
    return [path for path in game.rglob("*.py") if path.stat().st_size]


def about(path: Path) -> str:
    """The first sentence of a module."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    paragraph = " ".join(said.partition("\n\n")[0].split())
    sentence = paragraph.partition(". ")[0]
    return sentence.rstrip(".:").replace("|", "\\|")


def missing() -> list[str]:
    """The rooms that a game lacks."""
    lacking = [f"{game.name}/{room}" for game in games() for room in ROOMS if find(game, room) is None]
    return lacking + [
        f"web {game.name}/{room}" for game in games() for room in ON_PAGE if not (page(game) / room).exists()
    ]


def page(game: Path) -> Path:
    """A game's folder of the page."""
    return WEB / game.name.replace("_", "-")


def common() -> list[str]:
    """The rooms of all games, side by side."""
    lines = ["## In every game", "", "In `src/shamble/games/`:", "", *_heading()]
    for room, holds in ROOMS.items():
        lines.append(f"| `{room}` | {holds} | {' | '.join(_cell(find(game, room)) for game in games())} |")
    lines += ["", "In `web/src/games/`:", "", *_heading()]
    for room, holds in ON_PAGE.items():
        cells = [_cell(path if (path := page(game) / room).exists() else None) for game in games()]
        lines.append(f"| `{room}` | {holds} | {' | '.join(cells)} |")
    return lines


def _heading() -> list[str]:
    names = [game.name for game in games()]
    return [f"| room | holds | {' | '.join(names)} |", "| --- " * (len(names) + 2) + "|"]


def _cell(path: Path | None) -> str:
    if path is None:
        return "—"
    if path.is_file():
        return "yes"
    return (
        f"{len([one for one in path.iterdir() if one.is_file() and one.suffix not in ('.so', '.pyd')])} files"
    )


def house(game: Path) -> list[str]:
    """Every module of a game, room by room."""
    lines = [f"## {game.name}", "", "| file | holds |", "| --- | --- |"]
    for path in sorted(modules(game), key=lambda path: (path.parent != game, path)):
        lines.append(f"| `{path.relative_to(game).as_posix()}` | {about(path)} |")
    return lines


def generate() -> str:
    parts = [common(), *(house(game) for game in games())]
    return HEAD + "\n\n".join("\n".join(part) for part in parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(generate(), "utf-8")
    sys.exit(bool(missing()))
