"""Read files named on the command line."""

from pathlib import Path

from shamble.cli.problem import Problem
from shamble.match.match import Match
from shamble.match.save_file import BadSaveError, DivergedError, Save, loads, revive


def read_save(path: Path) -> Save:
    """Read the save in a file, or raise Problem."""
    try:
        return loads(path.read_bytes())
    except OSError as error:
        raise Problem(f"{path} cannot be read: {error.strerror or error}.") from error
    except BadSaveError as bad:
        problems = str(bad).splitlines()
        more = f" (and {len(problems) - 1} more problems)" if len(problems) > 1 else ""
        raise Problem(f"{path} cannot be used: {problems[0].rstrip('.')}{more}.") from bad


def read_text(path: Path) -> str:
    """Read the content of a text file, or raise Problem."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Problem(f"{path} cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise Problem(f"{path} is no text in UTF-8.") from error


def load_match(path: Path) -> Match:
    """Read the match in a save file, ready to continue."""
    try:
        return revive(read_save(path))
    except DivergedError as diverged:
        raise Problem(f"{path} cannot be played on with the rules of today: {diverged}.") from diverged
