"""Whatever is typed wrong: one clear sentence on stderr, nothing on stdout, exit code 2, and never a traceback."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Shamble, is_one_sentence

WRONG = [
    (["fly"], "No such command 'fly'"),
    (["simulat", "drill"], "Did you mean 'simulate'"),
    (["--fly"], "No such option"),
    (["games", "--jsn"], "No such option: --jsn"),
    (["games", "extra"], "unexpected extra argument"),
    (["simulate"], "Missing argument 'GAME'"),
    (["simulate", "dril"], "There is no game 'dril'; did you mean drill?"),
    (["simulate", "chess"], "There is no game 'chess'; the games are"),
    (["simulate", "drill", "--games", "many"], "--games"),
    (["simulate", "drill", "--games", "0"], "--games"),
    (["simulate", "drill", "--jobs", "-1"], "--jobs"),
    (
        ["simulate", "drill", "--seats", "novice,master"],
        "There is no player 'master'; a seat can be random, novice, veteran, expert",
    ),
    (["simulate", "drill", "--seats", "human,novice"], "There is no player 'person'"),
    (["simulate", "drill", "--seats", "novice"], "This game is for 2 to 4 seats, not 1"),
    (["simulate", "drill", "--seats", "humans=novice"], "There is no side 'humans'"),
    (["simulate", "drill", "--players", "9"], "seats, not 9"),
    (
        ["simulate", "drill", "--players", "3", "--seats", "novice,random"],
        "names 2 seats and --players says 3",
    ),
    (["simulate", "drill", "--mode", "deadly"], "There is no mode “deadly”"),
    (["simulate", "drill", "--scenario", "mall"], "There is no scenario “mall”"),
    (["simulate", "drill", "--option", "rounds=4"], "The option rounds cannot be '4'; it can be 3, 6."),
    (
        ["simulate", "drill", "--option", "zombies=9"],
        "Drill has no option 'zombies'; its options are rounds.",
    ),
    (["play", "dril"], "did you mean drill?"),
    (["play", "drill", "--dice", "loaded"], "--dice"),
    (["play", "drill", "--lang", "fr"], "--lang"),
    (
        ["play", "drill", "--seats", "me,novice"],
        "There is no player 'me'; a seat can be person, random, novice, veteran, expert.",
    ),
    (["play", "drill"], "needs a terminal"),
    (["play", "nowhere.shamble"], "nowhere.shamble cannot be read: No such file"),
    (["replay", "nowhere.shamble"], "nowhere.shamble cannot be read"),
    (["replay", "nowhere.shamble", "--check"], "nowhere.shamble cannot be read"),
    (["replay", "."], "cannot be read"),
    (["rules", "dril"], "did you mean drill?"),
    (["rules", "drill", "DR-44"], "Drill has no rule 'DR-44'"),
    (["rules", "drill", "nonsense"], "its ids look like DR-01."),
    (["rules", "drill", "--coverage", "--tests", "nowhere"], "There are no tests in nowhere"),
    (["bench", "--game", "chess"], "There is no game 'chess'"),
    (["bench", "--rounds", "0"], "--rounds"),
    (["bench", "--game", "drill", "--save", "--name", "../up"], "cannot be called '../up'"),
    (["serve", "--port", "99999"], "--port"),
]


@pytest.mark.parametrize(("typed", "complaint"), WRONG, ids=[" ".join(typed) for typed, _ in WRONG])
def test_one_sentence_and_exit_code_2(
    shamble: Shamble, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = shamble(*typed)
    assert result.code == 2
    assert complaint in result.err
    assert is_one_sentence(result.err), result.err


@pytest.mark.parametrize(
    "typed", [typed for typed, _ in WRONG if typed[0] in ("simulate", "replay", "rules", "bench")]
)
def test_with_json_nothing_is_printed_but_the_sentence(
    shamble: Shamble, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    result = shamble(*typed, "--json")
    assert (result.code, result.out) == (2, "")
    assert is_one_sentence(result.err), result.err


def test_usage_errors_say_where_to_read_on(shamble: Shamble) -> None:
    assert "(see shamble simulate --help)" in shamble("simulate", "drill", "--fast").err


def test_a_fault_of_the_program_is_a_sentence_too(shamble: Shamble, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr("shamble.cli.commands.games.all_games", broken)
    result = shamble("games", "--all")
    assert result.code == 2
    assert "Something in Shamble itself went wrong (RuntimeError: two lines)." in result.err
    assert is_one_sentence(result.err)


def test_ctrl_c_says_nothing(shamble: Shamble, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("shamble.cli.commands.games.all_games", interrupted)
    result = shamble("games", "--all")
    assert (result.code, result.out, result.err) == (130, "", "")


@pytest.mark.parametrize("name", ["Drill", "DRILL", " drill "])
def test_names_need_not_be_spelt_exactly(shamble: Shamble, name: str) -> None:
    assert shamble("rules", name).code == 0


@pytest.mark.parametrize(
    "command",
    ["", "serve", "play", "games", "simulate", "replay", "rules", "bench"],
    ids=lambda name: name or "shamble",
)
def test_every_command_has_help(shamble: Shamble, command: str) -> None:
    result = shamble(*command.split(), "--help")
    assert (result.code, result.err) == (0, "")
    assert re.search(rf"Usage: shamble {command}", result.out)
