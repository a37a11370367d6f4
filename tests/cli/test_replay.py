"""Saved games, told again and proved."""

from pathlib import Path

import pytest

from shamble.bots import make_bot
from shamble.core.game import all_games
from shamble.core.rng import stream
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.save_file import store
from tests.cli.conftest import Shamble, is_one_sentence


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A whole game between bots."""
    game = all_games()["drill"]
    match = Match.new(game, [Occupant("bot", name, "random") for name in ("Ann", "Bob")], seed=4)
    while not match.state.is_over():
        seat = match.waiting()[0]
        numbers = stream(4, 1000 + match.version)
        action = make_bot("random", game).choose(None, match.options(seat), numbers).action
        match.accept(match.act(seat, match.decision_id, action.text(match.state)))
    path = tmp_path / "game.shamble"
    store(path, match)
    return path


def test_a_sound_save_replays_exactly(shamble: Shamble, saved: Path) -> None:
    result = shamble("replay", str(saved), "--check")
    assert (result.code, result.err) == (0, "")
    assert "replayed exactly" in result.out
    document = shamble("replay", str(saved), "--check", "--json").json
    assert document["ok"]
    assert (document["game"], document["problems"]) == ("drill", [])


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_a_save_that_plays_differently_is_exit_code_1(shamble: Shamble, saved: Path) -> None:
    edit(saved, '"position":"', '"position":"f')
    result = shamble("replay", str(saved), "--check", "--json")
    assert (result.code, result.json["ok"]) == (1, False)
    assert "does not replay" in result.json["problems"][0]


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b'{"type":"shamble","format":99}\n'])
def test_what_is_no_save(shamble: Shamble, saved: Path, content: bytes) -> None:
    saved.write_bytes(content)
    proved = shamble("replay", str(saved), "--check", "--json")
    assert (proved.code, proved.json["ok"], bool(proved.json["problems"])) == (1, False, True)
    result = shamble("replay", str(saved))
    assert (result.code, result.out) == (2, "")
    assert is_one_sentence(result.err)
    played = shamble("play", str(saved))
    assert (played.code, played.out) == (2, "")
    assert is_one_sentence(played.err)


def test_all_problems_are_listed(shamble: Shamble, saved: Path) -> None:
    edit(saved, '"type":"move"', '"type":"fly"')
    edit(saved, '"type":"move"', '"type":"fly"')
    proved = shamble("replay", str(saved), "--check")
    assert proved.code == 1
    assert len(proved.out.splitlines()) == 2
    assert "more problems" in shamble("replay", str(saved)).err


def test_the_story_in_words(shamble: Shamble, saved: Path) -> None:
    out = shamble("replay", str(saved)).out
    assert "Step 0 of" in out
    assert "Ann: door" in out
    assert "points win the drill." in out
    assert "punti si vince" in shamble("replay", str(saved), "--lang", "it").out


def test_the_story_as_json(shamble: Shamble, saved: Path) -> None:
    story = shamble("replay", str(saved), "--json").json
    assert (story["game"], story["seats"], story["outcome"]) == ("drill", ["random", "random"], "points")
    assert story["steps"][0]["seat"] == -1
    assert any(step["text"].startswith("door") for step in story["steps"])
    # a save file hides nothing
    assert all("a card" not in line for line in story["steps"][0]["lines"])
