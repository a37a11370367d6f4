"""The example of a game from outside, as its author and its players meet it: tests, commands, and what the page needs
for lobby, rules, words and board."""

import json
import shutil
from typing import Any
from urllib.request import Request, urlopen
from zipfile import ZipFile

import pytest

import shamble
from tests.installed_wheel import EXAMPLE, Place, set_up

GAMES = 40


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return set_up(tmp_path_factory.mktemp("outside"))


def test_the_wheel_has_the_page_and_the_compiled_rules(place: Place) -> None:
    with ZipFile(place.wheel) as wheel:
        names = wheel.namelist()
    assert "shamble/server/static/index.html" in names
    if not shamble.compiled():
        return  # nothing was compiled here, and so the wheel fits all
    assert not place.wheel.name.endswith("-none-any.whl")
    assert {name.rpartition("/")[2].partition(".")[0] for name in names if "/_compiled/" in name} >= {
        *("core", "zombicide", "zombie_plague", "shamble_load")
    }
    assert "(compiled)" in place.shamble("--version")


def test_shamble_alone_opens_a_table(place: Place) -> None:
    """In an empty environment, where nothing was ever set up."""
    place.env |= {"BROWSER": "echo %s", "DISPLAY": ""}
    with place.serving() as server:
        page = get(server)
        assert "<title>Shamble</title>" in page
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "novice"}]
        table = json.loads(get(f"{server}/api/tables", {"game": "zombie-plague", "seats": seats}))
        assert table["mine"].startswith("/t/")


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


def get(address: str, body: Any = None) -> str:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, {"Content-Type": "application/json"}), timeout=20) as answer:
        return str(answer.read().decode())


def test_the_server_gives_it_to_the_page(place: Place) -> None:
    """Lobby, rules, words, and a table with what the plain one draws."""
    with place.serving("serve", "--port", "0") as server:
        look(server)


def look(server: str) -> None:
    assert "night-post" in [game["id"] for game in json.loads(get(f"{server}/api/games"))]
    rules = json.loads(get(f"{server}/api/games/night-post/rules"))
    assert {rule["id"] for rule in rules["rules"]} >= {"NP-01.01", "NP-E01", "NP-G01"}
    assert [part["id"] for part in rules["components"]][:2] == ["harbour", "mill"]
    words = get(f"{server}/api/text/it/night-post.ftl")
    assert "place-lighthouse = Faro" in words
    assert "option-goal = Punti per vincere" in get(f"{server}/api/text/it/night-post.setup.ftl")
    scene = json.loads(get(f"{server}/api/games/night-post/scene"))
    assert "place:mill" in [one["id"] for one in scene["places"]]
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "novice"}]
    table = json.loads(
        get(f"{server}/api/tables", {"game": "night-post", "seats": seats, "options": {"goal": 2}})
    )
    assert table["mine"].startswith("/t/")
