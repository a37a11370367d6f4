"""Run the tests that a change can break.

These are the tests of games and layers with files that differ from the main branch, or from the last
commit on main itself. A game with changed rules is compiled first: its recorded games and laws are faster
with the compile than without. `make test` runs everything.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
GAMES = "src/shamble/games/"
ALL = [
    "tests",
    "--ignore=tests/browser",
    "--ignore=tests/tools/test_example.py",
]  # tests that every change can break


def changed() -> list[str]:
    """Return the changed and new files."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    return sorted(
        {*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")}
    )


def _git(*arguments: str) -> list[str]:
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.split("\n")[:-1] if run.returncode == 0 else []


def game_of(path: str) -> str:
    """Return the folder of the game that a file belongs to; "" = none or all."""
    for start in (GAMES, "tests/games/"):
        if path.startswith(start) and "/" in path[len(start) :]:
            return path[len(start) :].split("/", maxsplit=1)[0]
    return ""


def tests_for(paths: Iterable[str]) -> list[list[str]]:
    """Return the calls of pytest for these files, the likeliest failures first."""
    games, folders, whole = set(), set(), False
    for path in paths:
        if game := game_of(path):
            games.add(game)
        elif path.startswith("src/shamble/core/") or path in ("src/shamble/_build.py", "pyproject.toml"):
            whole = True
        elif path.startswith("src/shamble/") and path.endswith((".py", ".ftl", ".toml", ".sql")):
            folders.add("tests/" + path.split("/")[2])
        elif path.startswith("tests/") and path.count("/") > 1 and not path.startswith("tests/browser/"):
            folders.add("/".join(path.split("/")[:2]))
        elif path.startswith("tools/"):
            folders.add("tests/tools")
    if whole:
        return [ALL]
    calls = []
    for game in sorted(games):
        calls.append(
            [f"tests/games/{game}", "tests/match/test_typescript.py"]
        )  # the page's types come from views
        name = game.replace("_", "-")
        calls.append(["tests/recorded", "tests/playthroughs", "tests/laws", "-k", _only(name)])
    if folders := {folder for folder in folders if (ROOT / folder).is_dir()}:
        calls.append(sorted(folders))
    return calls


def to_compile(paths: Iterable[str]) -> list[str]:
    """Return the games with changed rules."""
    return sorted({game_of(path) for path in paths if path.startswith(GAMES) and path.endswith(".py")} - {""})


def _only(game: str) -> str:
    """Return a pytest -k expression for one game, whose name can be the start of another."""
    other = " and not zombies" if game == "zombie-plague" else ""
    return f"({game} or {game.replace('-', '_')}){other}"


def main() -> int:
    paths = sys.argv[1:] or changed()
    if not paths:
        print("Nothing has changed.")
        return 0
    commands = [[f"{BIN}/ruff", "check", "."]]
    if rules := to_compile(paths):
        commands.append([f"{BIN}/python", "tools/compile.py", *rules])
    commands += [
        [f"{BIN}/pytest", "-q", "-n", "2", "--dist", "worksteal", *call] for call in tests_for(paths)
    ]
    if any(path.startswith("web/") for path in paths):
        commands += [
            ["npm", "--prefix", "web", "run", "--silent", what] for what in ("test", "check", "lint")
        ]
    for command in commands:
        print("$ " + " ".join(part.removeprefix(f"{ROOT}/") for part in command), flush=True)
        code = subprocess.run(command, cwd=ROOT, env=os.environ | {"NO_COLOR": "1"}, check=False).returncode
        if code and not (code == 5 and "pytest" in command[0]):  # 5 = no test selected
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
