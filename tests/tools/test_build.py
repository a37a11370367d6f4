"""The rules run compiled only while their libraries fit the sources, game by game."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

CORE = """
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Die:
    def sides(self) -> int:
        return {sides}

def worth() -> int:
    return total(Die())

def total(die: Die) -> int:
    return 2 * die.sides()
"""
GAME = """
from shamble.core.dice import Die, total
from shamble.games.{name}.rules import SIDES

class Own(Die):
    def sides(self) -> int:
        return SIDES

def worth() -> int:
    return total(Own())
"""
ASK = """
import shamble
from shamble.core import dice
from shamble.games import craps, pig
kinds = {"function": "py", "builtin_function_or_method": "c"}
for module in (dice, craps, pig):
    print(kinds[type(module.worth).__name__], module.worth())
print(shamble.build())
"""

Answer = tuple[str, int]


class Tree:
    """A small copy of the project, with one module in its core and two games."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "shamble"
        self.dice = self.package / "core" / "dice.py"
        self.libraries = self.package / "_compiled"

    def plant(self) -> None:
        for folder in ("core", "games/craps", "games/pig"):
            (self.package / folder).mkdir(parents=True)
        (self.root / "tools").mkdir()
        for name in ("src/shamble/__init__.py", "src/shamble/_build.py", "tools/compile.py", "tools/load.c"):
            shutil.copy(ROOT / name, self.root / name)
        for folder in ("core", "games"):
            (self.package / folder / "__init__.py").touch()
        self.write_core(6)
        for name, sides in (("craps", 4), ("pig", 10)):
            (self.package / "games" / name / "__init__.py").write_text(GAME.format(name=name))
            self.write(name, sides)

    def write_core(self, sides: object) -> None:
        self.dice.write_text(CORE.format(sides=sides))

    def write(self, game: str, sides: object) -> None:
        (self.package / "games" / game / "rules.py").write_text(f"SIDES: int = {sides}\n")

    def python(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "SHAMBLE_INTERPRETED"}
        environment |= {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"} | variables
        return subprocess.run(
            [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
        )

    def try_compile(self, *games: str) -> subprocess.CompletedProcess[str]:
        return self.python(str(self.root / "tools" / "compile.py"), *games)

    def compile(self, *games: str) -> str:
        """Which libraries were made."""
        run = self.try_compile(*games)
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout.removeprefix("Compiled ").rpartition(" in ")[0]

    def compile_aside(self) -> str:
        """Messages during a compile in the background."""
        run = self.try_compile("--background")
        assert run.returncode == 0, run.stderr
        return run.stdout

    def ask(self, **variables: str) -> list[Answer]:
        """How each of the three runs, and what it says."""
        run = self.python("-c", ASK, **variables)
        assert run.returncode == 0, run.stderr
        *lines, self.build = run.stdout.splitlines()
        return [(kind, int(worth)) for kind, worth in map(str.split, lines)]

    def library(self, group: str) -> Path:
        (result,) = self.libraries.glob(f"*/{group}.*[!t]")
        return result

    def manifest(self, group: str) -> Path:
        (result,) = self.libraries.glob(f"*/{group}.txt")
        return result


ALL = [("c", 12), ("c", 8), ("c", 20)]
NONE = [("py", 12), ("py", 8), ("py", 20)]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists() or not shutil.which("cc"):
        pytest.skip("needs a C compiler and the Python headers")
    tree = Tree(tmp_path_factory.mktemp("built") / "tree")
    tree.plant()
    assert tree.ask() == NONE
    assert tree.build == "interpreted"
    assert tree.compile().startswith("core, ")
    return tree.root


@pytest.fixture
def tree(built: Path, tmp_path: Path) -> Tree:
    """A compiled tree of the test's own."""
    return Tree(shutil.copytree(built, tmp_path / "tree"))  # keeps the times of the files


def test_a_fresh_build_is_used(tree: Tree) -> None:
    assert tree.ask() == ALL
    assert tree.build == "compiled"


def test_an_edit_in_a_game_makes_that_game_alone_run_interpreted(tree: Tree) -> None:
    tree.write("craps", 5)
    assert tree.ask() == [
        ("c", 12),
        ("py", 10),
        ("c", 20),
    ]  # on the compiled core, which calls what the game overrides
    assert tree.build == "compiled, but for craps"


def test_an_edit_in_the_core_makes_everything_run_interpreted(tree: Tree) -> None:
    tree.write_core(8)
    assert tree.ask() == [("py", 16), ("py", 8), ("py", 20)]
    assert tree.build == "interpreted"


def test_a_removed_or_new_source_makes_the_build_stale(tree: Tree) -> None:
    (tree.package / "games" / "pig" / "more.py").touch()
    assert tree.ask() == [*ALL[:2], ("py", 20)]
    (tree.package / "core" / "__init__.py").unlink()
    assert tree.ask() == NONE


def test_a_new_time_alone_does_not_make_the_build_stale(tree: Tree) -> None:
    os.utime(tree.dice, (1, 1))
    assert tree.ask() == ALL


def test_an_edit_within_the_same_size_and_time_needs_no_luck(tree: Tree) -> None:
    time = tree.dice.stat().st_mtime_ns
    tree.write_core(8)
    os.utime(tree.dice, ns=(time, time + 1))
    assert tree.ask()[0] == ("py", 16)


def test_the_environment_can_ask_for_the_sources(tree: Tree) -> None:
    assert tree.ask(SHAMBLE_INTERPRETED="1") == NONE
    assert tree.ask(SHAMBLE_INTERPRETED="0") == ALL
    assert tree.ask(SHAMBLE_INTERPRETED="pig") == [*ALL[:2], ("py", 20)]
    assert tree.ask(SHAMBLE_INTERPRETED="pig,craps") == [ALL[0], ("py", 8), ("py", 20)]


def test_libraries_without_a_manifest_are_not_trusted(tree: Tree) -> None:
    tree.manifest("pig").unlink()
    assert tree.ask() == [*ALL[:2], ("py", 20)]
    tree.manifest("core").unlink()
    assert tree.ask() == NONE


def test_a_manifest_without_its_library_is_not_trusted(tree: Tree) -> None:
    tree.library("craps").unlink()
    assert tree.ask() == [ALL[0], ("py", 8), ALL[2]]


@pytest.mark.parametrize("text", ["", "\n", "nonsense\n", "core.so core.so x\nno manifest\n"])
def test_a_manifest_that_makes_no_sense_is_not_trusted(tree: Tree, text: str) -> None:
    tree.manifest("core").write_text(text)
    assert tree.ask() == NONE


def test_a_game_never_runs_on_another_core_than_its_own(tree: Tree) -> None:
    old = tree.manifest("pig").read_text(), tree.library("pig").read_bytes(), tree.library("pig")
    tree.write_core(8)
    assert sorted(tree.compile().split(", ")) == ["core", "craps", "pig", "search"]
    assert tree.ask() == [("c", 16), ("c", 8), ("c", 20)]
    old[2].write_bytes(old[1])
    tree.manifest("pig").write_text(old[0])  # fresh, as far as its own sources go
    assert tree.ask() == [("c", 16), ("c", 8), ("py", 20)]


def test_compiling_again_does_only_what_is_needed(tree: Tree) -> None:
    assert tree.compile() == ""
    before = tree.library("pig").stat().st_mtime_ns
    tree.write("craps", 5)
    assert tree.compile() == "craps"
    assert tree.library("pig").stat().st_mtime_ns == before
    assert tree.ask() == [("c", 12), ("c", 10), ("c", 20)]


def test_compiling_one_game_leaves_the_others(tree: Tree) -> None:
    tree.write("craps", 5)
    tree.write("pig", 11)
    assert tree.compile("pig") == "pig"
    assert tree.ask() == [("c", 12), ("py", 10), ("c", 22)]
    assert tree.try_compile("poker").returncode == 2


def test_uncompilable_library_runs_interpreted_alone(tree: Tree) -> None:
    tree.write("craps", '"four"')
    tree.write("pig", 11)
    run = tree.try_compile()
    assert run.returncode == 1
    assert "Incompatible types" in run.stderr
    assert "as they do not compile: craps" in run.stderr
    tree.write("craps", 4)
    assert tree.ask() == [("c", 12), ("c", 8), ("c", 22)]  # as it was when it compiled last
    tree.write_core('"six"')
    assert tree.try_compile().returncode == 1
    tree.write_core(6)
    assert tree.ask() == [("c", 12), ("c", 8), ("c", 22)]


def test_whoever_runs_is_not_disturbed(tree: Tree) -> None:
    """A process that has loaded the core, and loads a game after everything was compiled again."""
    code = (
        "import sys, shamble.core.dice\nprint('ready', flush=True)\nsys.stdin.readline()\n"
        "from shamble.games import pig\nprint(type(pig.worth).__name__, pig.worth())"
    )
    environment = {name: value for name, value in os.environ.items() if name != "SHAMBLE_INTERPRETED"}
    environment |= {"PYTHONPATH": str(tree.root / "src")}
    running = subprocess.Popen(
        [sys.executable, "-c", code],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "ready\n"
    tree.write_core(8)
    tree.write("pig", 11)
    tree.compile()
    out, _ = running.communicate("\n", timeout=60)
    assert out == "function 22\n"  # compiled for another core: not for this process


def test_the_libraries_of_the_past_go(tree: Tree) -> None:
    for sides in (5, 7, 9):
        tree.write("craps", sides)
        tree.compile()
    left = list(tree.libraries.glob("*/craps.*"))
    assert len(left) == 3  # the manifest, its library, and the one before, which a process could still load
    shutil.rmtree(tree.package / "games" / "craps")
    assert tree.compile("pig") == ""
    (tree.package / "games" / "pig" / "rules.py").write_text("SIDES: int = 12\n")
    tree.compile()
    assert not list(tree.libraries.glob("*/craps.txt"))


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not what():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_compiling_aside_keeps_nobody_waiting_and_is_done_once(tree: Tree) -> None:
    tree.write("craps", 5)
    said = tree.compile_aside()
    assert said.startswith("The rules are being compiled in the background (build/")
    assert tree.compile_aside() == said  # it is under way already
    wait_for(lambda: tree.ask()[1] == ("c", 10))
    assert tree.compile_aside() == ""


def test_failed_background_compile_is_reported_once(tree: Tree) -> None:
    tree.write("craps", '"four"')
    tree.compile_aside()
    (log,) = tree.root.glob("build/mypyc/*/compile.log")
    wait_for(lambda: "as they do not compile: craps" in log.read_text("utf-8"))
    wait_for(lambda: tree.compile_aside().startswith("The rules do not compile, build/"))
    assert "Incompatible types" in log.read_text("utf-8")
    tree.write("craps", 7)
    assert "in the background" in tree.compile_aside()
    wait_for(lambda: tree.ask()[1] == ("c", 14))
