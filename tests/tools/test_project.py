"""What holds for the sources as a whole."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import shamble

ROOT = Path(__file__).parents[2]
PURE = [path for name in ("core", "games") for path in (ROOT / "src" / "shamble" / name).rglob("*.py")]
ALLOWED = sys.stdlib_module_names | {"mypy_extensions", "shamble"}


def imports(path: Path) -> Iterator[str]:
    """The top-level packages that a module imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_rules_lean_on_no_library(path: Path) -> None:
    assert set(imports(path)) <= ALLOWED


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert shamble.__version__ == project["version"]


def test_the_locks_name_no_index_but_the_public_ones() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
    for package in lock["package"]:
        assert package["source"].get("registry", "https://pypi.org/simple") == "https://pypi.org/simple"
        for file in [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]:
            assert file["url"].startswith("https://files.pythonhosted.org/")
    npm = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert npm.count('"resolved"') == npm.count('"resolved": "https://registry.npmjs.org/')
