"""List the files of every game side by side: `make files` writes docs/game-files.md."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "shamble" / "games"
WEB = ROOT / "web" / "src" / "games"
PAGE = ROOT / "docs" / "game-files.md"

# Files of every game; a name without an extension is a file or a folder.
FILES = {
    "__init__.py": "`GAME`: names, seats, modes, scenarios, and where everything is",
    "data/rules.toml": "the ledger: rules, worked examples, rulings",
    "data/components.toml": "the contents of the box and the table options, with their words",
    "data/trace.toml": "from each line of the rulebook to its rules",
    "text": "the messages of the game, in both languages",
    "state.py": "the position",
    "board.py": "static data: the map, and the components as classes",
    "setup.py": "from a set-up to the opening state",
    "flow.py": "the turn as frames, in the order of the rulebook",
    "actions": "the actions of a turn: notation, refusals, effect",
    "choices": "answers to questions of the rules",
    "rules": "one file per chapter of the rulebook",
    "events.py": "events, with ids and numbers",
    "game_story.py": "the story of a finished game, from its events",
    "names.py": "the names of things",
    "view.py": "the view of a seat, and its drawing",
    "view_types.py": "the types of the drawing",
    "notation.py": "positions as text, both ways",
    "terminal.py": "the board in characters",
    "narration.py": "the board in words",
    "bot": "sensible play, given a view",
}
WEB_FILES = {
    "index.ts": "the parts of the game on the page, and how its lines and questions are shown",
    "viewTypes.ts": "types of view and scene, made by `make types`",
    "Board.svelte": "the board",
    "Party.svelte": "the players and their figures",
    "Rail.svelte": "panels beside the board",
    "Hand.svelte": "the own cards",
    "Sheet.svelte": "a card or figure in full",
    "Mini.svelte": "the board in small, for the lobby",
    "thingNames.ts": "the names of things",
    "verbs.ts": "the action bar: order and symbols",
    "cards.ts": "pictures of cards",
}
HEAD = """\
# Files of a game

Every game has the same files, so a reader of one game finds everything in the others. `make files` writes this page
from the tree; do not edit it.

"""


def games() -> list[Path]:
    """Return the folders of the five boxes; the drill is too small."""
    return sorted(path for path in GAMES.iterdir() if (path / "state.py").is_file() and path.name != "drill")


def find(game: Path, name: str) -> Path | None:
    """Return a file of a game, or the folder or module of that name."""
    paths = [game / name, game / f"{name}.py"]
    return next((path for path in paths if path.exists()), None)


def modules(game: Path) -> list[Path]:
    """Return the modules of a game that are not empty."""
    return [path for path in game.rglob("*.py") if path.stat().st_size]


def about(path: Path) -> str:
    """Return the first sentence of a module."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    paragraph = " ".join(said.partition("\n\n")[0].split())
    sentence = paragraph.partition(". ")[0]
    return sentence.rstrip(".:").replace("|", "\\|")


def missing() -> list[str]:
    """Return the files that a game lacks."""
    lacking = [f"{game.name}/{name}" for game in games() for name in FILES if find(game, name) is None]
    return lacking + [
        f"web {game.name}/{name}"
        for game in games()
        for name in WEB_FILES
        if not (page(game) / name).exists()
    ]


def page(game: Path) -> Path:
    """Return a game's folder in the page's sources."""
    return WEB / game.name.replace("_", "-")


def common() -> list[str]:
    """Return the table of files of all games."""
    lines = ["## In every game", "", "In `src/shamble/games/`:", "", *_heading()]
    for name, holds in FILES.items():
        lines.append(f"| `{name}` | {holds} | {' | '.join(_cell(find(game, name)) for game in games())} |")
    lines += ["", "In `web/src/games/`:", "", *_heading()]
    for name, holds in WEB_FILES.items():
        cells = [_cell(path if (path := page(game) / name).exists() else None) for game in games()]
        lines.append(f"| `{name}` | {holds} | {' | '.join(cells)} |")
    return lines


def _heading() -> list[str]:
    names = [game.name for game in games()]
    return [f"| file | holds | {' | '.join(names)} |", "| --- " * (len(names) + 2) + "|"]


def _cell(path: Path | None) -> str:
    if path is None:
        return "—"
    if path.is_file():
        return "yes"
    return (
        f"{len([one for one in path.iterdir() if one.is_file() and one.suffix not in ('.so', '.pyd')])} files"
    )


def module_table(game: Path) -> list[str]:
    """Return the table of every module of a game."""
    lines = [f"## {game.name}", "", "| file | holds |", "| --- | --- |"]
    for path in sorted(modules(game), key=lambda path: (path.parent != game, path)):
        lines.append(f"| `{path.relative_to(game).as_posix()}` | {about(path)} |")
    return lines


def generate() -> str:
    """Return the whole page."""
    parts = [common(), *(module_table(game) for game in games())]
    return HEAD + "\n\n".join("\n".join(part) for part in parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(generate(), "utf-8")
    sys.exit(bool(missing()))
