"""The rules run compiled only while the extension modules were made from the sources as they are."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

ASK = "import shamble; from shamble.core import dice; print(shamble.compiled(), dice.sides(), dice.__file__)"


class Tree:
    """A small copy of the project, with one module in its core."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "shamble"
        self.dice = self.package / "core" / "dice.py"
        self.dice.parent.mkdir(parents=True)
        (self.package / "games").mkdir()
        (root / "tools").mkdir()
        for name in ("src/shamble/__init__.py", "src/shamble/_build.py", "tools/compile.py"):
            shutil.copy(ROOT / name, root / name)
        (self.package / "core" / "__init__.py").touch()
        self.write(6)

    def write(self, sides: int) -> None:
        self.dice.write_text(f"def sides() -> int:\n    return {sides}\n")

    def python(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "SHAMBLE_INTERPRETED"}
        environment |= {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"} | variables
        return subprocess.run(
            [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
        )

    def compile(self) -> str:
        run = self.python(str(self.root / "tools" / "compile.py"))
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    def ask(self, **variables: str) -> tuple[bool, int, str]:
        """Whether it runs compiled, what the module says, and the kind of file it came from."""
        run = self.python("-c", ASK, **variables)
        assert run.returncode == 0, run.stderr
        compiled, sides, file = run.stdout.split()
        return compiled == "True", int(sides), Path(file).suffix


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists() or not shutil.which("cc"):
        pytest.skip("needs a C compiler and the Python headers")
    tree = Tree(tmp_path_factory.mktemp("built") / "tree")
    assert "Compiled 2 modules" in tree.compile()
    return tree.root


@pytest.fixture
def tree(built: Path, tmp_path: Path) -> Tree:
    """A compiled tree of the test's own."""
    tree = Tree.__new__(Tree)
    tree.root = shutil.copytree(built, tmp_path / "tree")  # keeps the times of the files
    tree.package = tree.root / "src" / "shamble"
    tree.dice = tree.package / "core" / "dice.py"
    return tree


def test_a_fresh_build_is_used(tree: Tree) -> None:
    assert tree.ask() == (True, 6, ".so")


def test_a_changed_source_is_never_hidden_by_an_older_build(tree: Tree) -> None:
    tree.write(8)
    assert tree.ask() == (False, 8, ".py")


def test_a_removed_source_makes_the_build_stale(tree: Tree) -> None:
    (tree.package / "core" / "__init__.py").unlink()
    assert tree.ask() == (False, 6, ".py")


def test_a_new_time_alone_does_not_make_the_build_stale(tree: Tree) -> None:
    os.utime(tree.dice, (1, 1))
    assert tree.ask() == (True, 6, ".so")


def test_an_edit_within_the_same_size_and_time_needs_no_luck(tree: Tree) -> None:
    time = tree.dice.stat().st_mtime_ns
    tree.write(8)
    os.utime(tree.dice, ns=(time, time + 1))
    assert tree.ask() == (False, 8, ".py")


def test_the_environment_can_ask_for_the_sources(tree: Tree) -> None:
    assert tree.ask(SHAMBLE_INTERPRETED="1") == (False, 6, ".py")
    assert tree.ask(SHAMBLE_INTERPRETED="0") == (True, 6, ".so")


def test_extension_modules_without_a_manifest_are_not_trusted(tree: Tree) -> None:
    (tree.package / "compiled.txt").unlink()
    assert tree.ask() == (False, 6, ".py")


@pytest.mark.parametrize("text", ["", "\n", "nonsense\n", ".other-python.so mypy x\n"])
def test_a_manifest_that_makes_no_sense_is_not_trusted(tree: Tree, text: str) -> None:
    (tree.package / "compiled.txt").write_text(text)
    assert tree.ask() == (False, 6, ".py")


def test_compiling_again_does_only_what_is_needed(tree: Tree) -> None:
    assert tree.compile() == ""
    tree.write(8)
    (tree.package / "core" / "__init__.py").write_text('"""The core."""\n')
    assert "Compiled 2 modules" in tree.compile()
    assert tree.ask() == (True, 8, ".so")


def test_a_failed_compile_leaves_the_sources_in_charge(tree: Tree) -> None:
    tree.dice.write_text('def sides() -> int:\n    return "six"\n')
    assert tree.python(str(tree.root / "tools" / "compile.py")).returncode != 0
    tree.write(6)
    assert tree.ask() == (False, 6, ".py")


def test_the_extension_module_of_a_removed_source_goes(tree: Tree) -> None:
    tree.dice.rename(tree.dice.with_name("coins.py"))
    tree.compile()
    left = {path.name.partition(".")[0] for path in (tree.package / "core").glob("*.so")}
    assert left == {"__init__", "coins"}
