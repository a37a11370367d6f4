"""The example of a game from outside, as its author and its players meet it: Shamble as a wheel and the game beside
it in an environment of their own, and everything works there: tests, lobby, rules, words, board, bots."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "night-post"
UV = shutil.which("uv", path=f"{ROOT / '.tools' / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}")
OUTSIDE = {"PYTHONPATH", "VIRTUAL_ENV", "SHAMBLE_RULEBOOKS"}  # what would lead back into this checkout
GAMES = 40


class Place:
    """An empty environment with the two packages in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / ".venv" / ("Scripts" if os.name == "nt" else "bin")
        home = {
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "SHAMBLE_INTERPRETED": "1",
            "LANG": "en_GB.UTF-8",
        }
        self.env = {name: value for name, value in os.environ.items() if name not in OUTSIDE} | home

    def run(self, *command: str | Path, typed: str = "") -> str:
        done = subprocess.run(
            command, cwd=self.folder, env=self.env, input=typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def shamble(self, *arguments: str, typed: str = "") -> str:
        return self.run(self.bin / "shamble", *arguments, typed=typed)


def uv(*arguments: str | Path) -> None:
    assert UV is not None
    done = subprocess.run([UV, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    if UV is None:
        pytest.skip(
            "uv is not on this machine: it builds the wheels and the environment (run `make play` once)"
        )
    folder = tmp_path_factory.mktemp("outside")
    for source in (ROOT, EXAMPLE):
        uv("build", "--quiet", "--wheel", "--out-dir", folder, source)
    uv("venv", "--quiet", folder / ".venv")
    wheels = sorted(folder.glob("*.whl"))
    named = [f"{path.name.partition('-')[0].replace('_', '-')}[testing] @ {path.as_uri()}" for path in wheels]
    uv("pip", "install", "--quiet", "--python", folder / ".venv", *named)
    return Place(folder)


def test_its_own_tests_pass(place: Place) -> None:
    shutil.copytree(EXAMPLE / "tests", place.folder / "tests")
    shutil.copy(EXAMPLE / "pyproject.toml", place.folder)
    assert "passed" in place.run(place.bin / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_the_commands_know_it(place: Place) -> None:
    games = {game["id"]: game for game in json.loads(place.shamble("games", "--json"))}
    assert games["night-post"]["seats"] == [2, 2]
    assert "NP-02.03" in place.shamble("rules", "night-post")
    assert "traghetto" in place.shamble("rules", "NP-02.03", "--lang", "it")
    result = json.loads(
        place.shamble("simulate", "night-post", "--games", str(GAMES), "--jobs", "1", "--json")
    )
    assert result["games"] == GAMES
    played = place.shamble(
        "play", "night-post", "--seats", "human,novice", "--seed", "1", typed="walk mill\nquit\n"
    )
    assert "walks: Mill" in played


@pytest.fixture
def server(place: Place) -> Iterator[str]:
    """A running server's address."""
    command = [str(place.bin / "shamble"), "serve", "--port", "0"]
    with subprocess.Popen(
        command, cwd=place.folder, env=place.env, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stderr is not None
        said = ""
        while "http://" not in said and running.poll() is None:
            said = running.stderr.readline()
        yield "http://" + said.partition("http://")[2].partition("/")[0]
        running.terminate()


def get(address: str, body: Any = None) -> str:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, {"Content-Type": "application/json"}), timeout=20) as answer:
        return str(answer.read().decode())


def test_the_server_gives_it_to_the_page(server: str) -> None:
    """Lobby, rules, words, and a table with what the plain one draws."""
    assert "night-post" in [game["id"] for game in json.loads(get(f"{server}/api/games"))]
    rules = json.loads(get(f"{server}/api/games/night-post/rules"))
    assert {rule["id"] for rule in rules["rules"]} >= {"NP-01.01", "NP-E01", "NP-G01"}
    assert [part["id"] for part in rules["components"]][:2] == ["harbour", "mill"]
    words = get(f"{server}/api/text/it/night-post.ftl")
    assert "place-lighthouse = Faro" in words
    assert "option-goal = Punti per vincere" in words
    scene = json.loads(get(f"{server}/api/games/night-post/scene"))
    assert "place:mill" in [one["id"] for one in scene["places"]]
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "novice"}]
    table = json.loads(
        get(f"{server}/api/tables", {"game": "night-post", "seats": seats, "options": {"goal": 2}})
    )
    assert get(server + table["mine"]).startswith("<!doctype html>")
