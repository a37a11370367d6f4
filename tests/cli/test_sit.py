"""A seat for an agent: the tools at a real server, over MCP, in lines of JSON, and from another language."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from shamble.cli.sit.connection import Connection
from shamble.cli.sit.json_lines import serve_lines
from shamble.cli.sit.seat import SeatTools
from shamble.match.protocol.events import Seats
from shamble.match.protocol.http import CreatedTable
from shamble.match.protocol.requests import SetPace
from tests.cli.conftest import Shamble, is_one_sentence
from tests.server.helpers import OPEN, PATIENCE, PERSON, Place, bot, serving

ROOT = Path(__file__).parents[2]
SHAMBLE = Path(sys.executable).with_name("shamble")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("sit") / "tables.db", each=False) as place:
        yield place


def quick(place: Place, made: CreatedTable) -> str:
    """Take the pauses out of a table; return the link of its first seat."""
    with place.sit(made.mine).joined() as host:
        host.ask(SetPace, pace=0.0, paused=False)
    return place.address + made.seats[0]


def seated(link: str, play: Callable[[SeatTools], Awaitable[Any]]) -> Any:
    """Do something with the tools of a seat."""

    async def sit() -> Any:
        async with Connection(link).open() as line:
            return await play(SeatTools(line, "en"))

    return asyncio.run(sit())


def ran(*command: str | Path) -> str:
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, timeout=6 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


# ---------------------------------------------------------------- whole games


def test_example_agent_plays_a_whole_game(place: Place) -> None:
    """City of Horror over MCP: its own process, the official SDK on both sides."""
    link = quick(place, place.open(PERSON, bot(), bot(), game="city-of-horror"))
    lines = ran(sys.executable, ROOT / "examples/agent/play.py", link, "--shamble", SHAMBLE).splitlines()
    assert lines[0] == "tools: question, choose, wait, table, position, ask, rule"
    assert sum(line.startswith("> ") for line in lines) > 20
    assert "won: [" in lines[-1]
    assert place.get(link.removeprefix(place.address)).json()["over"]


def test_bot_in_javascript_plays_a_whole_game(place: Place) -> None:
    link = quick(place, place.open(PERSON, bot(), game="drill"))
    said = ran("node", ROOT / "examples/node-bot/bot.mjs", link, SHAMBLE)
    assert "win the drill" in said.splitlines()[-1]
    assert place.get(link.removeprefix(place.address)).json()["over"]


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize("words", ["Amy search", "why search"])
def test_refused_action_cites_the_rule(place: Place, words: str) -> None:
    """Notation and free words, for a second search in one turn."""
    link = place.address + place.open(PERSON, PERSON, game="zombicide").mine

    async def play(seat: SeatTools) -> None:
        for _ in range(9):
            assert (await seat.choose("1")).done
        before = await seat.choose("Amy search")
        if "done" in [one.text for one in before.choices]:
            before = await seat.choose("done")
        after = await seat.choose(words)
        assert (after.done, after.version) == (False, before.version)
        id, text = next(line for line in after.reply if line.startswith("ZC-")).split(": ", 1)
        assert id == "ZC-06.09"
        assert [(one.id, one.text) for one in await seat.rule(id.lower())] == [(id, text)]

    seated(link, play)


def test_free_words_choose_an_option(place: Place) -> None:
    link = place.address + place.open(PERSON, PERSON, game="drill").mine

    async def play(seat: SeatTools) -> None:
        before = await seat.question()
        door = next(one for one in before.choices if one.text == "door 2")
        after = await seat.choose(door.said.upper())
        assert after.done
        assert after.version > before.version
        assert (await seat.choose("undo")).done
        assert "door 2" in [one.text for one in (await seat.question()).choices]
        nonsense = await seat.choose("fly to the moon")
        assert not nonsense.done
        assert nonsense.reply
        assert nonsense.choices == before.choices

    seated(link, play)


def test_choice_out_of_turn_is_refused(place: Place) -> None:
    made = place.open(PERSON, OPEN, game="zombie-plague")

    async def play(seat: SeatTools) -> None:
        now = await seat.wait(0)
        assert not now.asked
        assert (await seat.choose("edge N")).reply == ["It isn't your turn to decide."]

    seated(place.address + made.seats[1], play)


def test_rules_are_found_by_words(place: Place) -> None:
    link = place.address + place.open(PERSON, PERSON, PERSON, game="city-of-horror").mine

    async def play(seat: SeatTools) -> None:
        rules = await seat.rule("movement card secretly")
        assert "CH-06.01" in [rule.id for rule in rules]
        assert await seat.rule("") == []

    seated(link, play)


# ---------------------------------------------------------------- what it sees


def test_position_is_the_view_of_the_seat(place: Place) -> None:
    """Also after changes, and nothing but what the page of that seat receives."""
    made = place.open(PERSON, PERSON, PERSON, game="city-of-horror")
    link = made.seats[1]

    async def play(seat: SeatTools) -> dict[str, Any]:
        for _ in range(3):
            assert (await seat.wait()).asked
            assert (await seat.choose("1")).done
        return await seat.position()

    position = seated(place.address + link, play)
    with place.sit(link).joined() as player:
        assert player.last is not None
        assert (position["version"], position["view"]) == (player.last.version, player.last.view)


def test_seat_survives_a_broken_connection(place: Place) -> None:
    link = place.address + place.open(PERSON, PERSON, game="drill").mine

    async def play(seat: SeatTools) -> None:
        before = await seat.question()
        lost = seat.line._line
        assert lost is not None
        await lost.close()
        while seat.line._line in (None, lost):
            await asyncio.sleep(0.01)
        assert (await seat.question()).choices == before.choices

    seated(link, play)


def is_ready(seats: Seats) -> bool:
    return seats.gathering is not None and 1 in seats.gathering.ready


def test_agent_is_ready_in_the_waiting_room(place: Place) -> None:
    made = place.open(PERSON, OPEN, game="drill", waits=True)

    async def play(seat: SeatTools) -> None:
        assert (await seat.wait(0)).question == ["The host has not begun the game yet."]
        with place.sit(made.mine).joined() as host:
            await asyncio.to_thread(host.until, Seats, is_ready)

    seated(place.address + made.seats[1], play)


# ---------------------------------------------------------------- lines of JSON, and errors


def test_each_line_has_one_answer(place: Place) -> None:
    link = place.address + place.open(PERSON, PERSON, game="drill").mine
    lines = [
        '{"do": "question"}',
        '{"do": "choose", "text": "1"}',
        '{"do": "table"}',
        '{"do": "rule", "text": "DR-01"}',
        '{"do": "dance"}',
        "no JSON",
    ]
    out = StringIO()
    seated(link, lambda seat: serve_lines(seat, StringIO("\n".join(lines)), out))
    asked, chosen, table, rules, unknown, broken = map(json.loads, out.getvalue().splitlines())
    assert asked["asked"]
    assert chosen["done"]
    assert table["head"]
    assert isinstance(rules, list)
    assert "expected one of question, choose" in unknown["error"]
    assert "JSON" in broken["error"]


@pytest.mark.parametrize(
    "link", ["piano-kiwi-27", "http://127.0.0.1:8765/t/abc", "http://127.0.0.1:1/t/abc#key"]
)
def test_wrong_link_is_one_sentence(shamble: Shamble, link: str) -> None:
    done = shamble("sit", link)
    assert done.code == 2
    assert is_one_sentence(done.err)


def test_unknown_key_is_one_sentence(place: Place, shamble: Shamble) -> None:
    done = shamble("sit", f"{place.address}/t/nothing#key")
    assert done.code == 2
    assert is_one_sentence(done.err)
