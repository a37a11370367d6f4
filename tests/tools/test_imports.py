"""No modules import each other in a cycle, not even for type hints or inside a function."""

import ast
import inspect
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import shamble
from shamble.server.rooms import room

SOURCE = Path(shamble.__file__).parent.parent
PAGE = Path(__file__).parents[2] / "web" / "src"

# core and the games are left out: states, frames and actions of a game name each other's types
PACKAGES = ["bots", "cli", "envs", "lab", "match", "server", "testing"]


def modules(package: str) -> dict[str, Path]:
    """Return the file of each module of a package, by its full name."""
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
        for path in (SOURCE / "shamble" / package).rglob("*.py")
    }


def imported(tree: ast.Module, names: set[str]) -> set[str]:
    """Return which of these modules a file imports anywhere."""
    results = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            results |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "expected absolute imports"
            members = {f"{node.module}.{alias.name}" for alias in node.names}
            results |= (members & names) or {str(node.module)}
    return results & names


def imported_files(path: Path) -> Iterator[str]:
    """Yield the files of the page that a script or component imports."""
    for name in re.findall(r"(?:from|import)\s*\(?['\"](\.[^'\"]+)['\"]", path.read_text("utf-8")):
        for suffix in ("", ".ts", "/index.ts"):
            target = (path.parent / f"{name}{suffix}").resolve()
            if target.is_file():
                yield str(target)


def assert_no_cycle(graph: dict[str, set[str]]) -> None:
    assert any(graph.values())
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(f"import cycle: {' -> '.join(reversed(error.args[1]))}") from None


@pytest.mark.parametrize("package", PACKAGES)
def test_modules_of_package_import_in_no_cycle(package: str) -> None:
    files = modules(package)
    assert_no_cycle(
        {name: imported(ast.parse(path.read_text()), set(files)) - {name} for name, path in files.items()}
    )


def test_files_of_page_import_in_no_cycle() -> None:
    files = [path.resolve() for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert_no_cycle({str(path): set(imported_files(path)) for path in files})


def test_room_has_at_most_fifteen_methods() -> None:
    """Code that does not change or follow the log of a table belongs to another module."""
    methods = [name for name, value in vars(room.Room).items() if inspect.isfunction(value)]
    assert len(methods) <= 15, sorted(methods)
