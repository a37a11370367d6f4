"""Find the checkout with the tests and the benchmark results."""

from pathlib import Path

import shamble
from shamble.cli.problem import Problem


def project_folder() -> Path:
    """Return the checkout that this Shamble runs from, or the current folder if it is one."""
    for folder in (Path(shamble.__file__).resolve().parents[2], Path.cwd()):
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "shamble").is_dir():
            return folder
    raise Problem("This needs the sources of Shamble, and they are not here.")


def tests_folder(path: Path | None) -> Path:
    folder = path if path is not None else project_folder() / "tests"
    if not folder.is_dir():
        raise Problem(f"There are no tests in {folder}.")
    return folder
