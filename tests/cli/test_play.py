"""Games at the terminal, typed line by line."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from shamble.cli.messages import Speech
from shamble.cli.terminal.client import Client
from shamble.cli.terminal.keyboard import Keyboard, PlayerLeft
from shamble.cli.terminal.saved_games import Keeper
from shamble.core import engine
from shamble.core.game import all_games
from shamble.core.text_board import Drawing, Say
from shamble.match.log import DiceSource, Moved, Occupant
from shamble.match.match import Match
from shamble.match.protocol.view import AutoPass
from shamble.match.save_file import load
from tests.cli.conftest import Shamble


class Typist(Keyboard):
    """Types prepared lines, then answers with whatever `then` says, or leaves."""

    def __init__(self, lines: list[str], then: str | None = None) -> None:
        super().__init__(None)
        self.typed = list(lines)
        self.then = then
        self.prompts = 0

    def is_terminal(self) -> bool:
        return False

    def ask(self, prompt: str) -> str:
        self.prompts += 1
        assert self.prompts < 2000, "the client never stops asking"
        if not self.typed and self.then is None:
            raise PlayerLeft
        self.lines += 1
        return self.typed.pop(0) if self.typed else self.then or ""


class Table:
    """A drill at a terminal that remembers what it showed."""

    def __init__(
        self,
        folder: Path,
        seats: str = "human,novice",
        dice: DiceSource = "generator",
        lang: Any = "en",
        seed: int = 3,
    ) -> None:
        game = all_games()["drill"]
        chairs = [
            Occupant("person", f"P{n}") if who == "human" else Occupant("bot", f"B{n}", who)
            for n, who in enumerate(seats.split(","))
        ]
        self.match = Match.new(game, chairs, seed=seed, dice=dice)
        self.path = folder / "kept.shamble"
        self.console = Console(width=100, record=True, file=StringIO(), force_terminal=False)
        self.words = Speech(lang, game, [chair.name for chair in chairs])

    def play(self, *lines: str, then: str | None = None) -> str:
        """Type these lines; return the output."""
        Client(self.match, self.console, self.words, Typist(list(lines), then), Keeper(self.path)).play()
        return self.console.export_text()


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def moves(match: Match) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in match.log if isinstance(entry, Moved)]


# ---------------------------------------------------------------- whole games


def test_a_whole_game_through_the_command(shamble: Shamble, at_home: Path) -> None:
    result = shamble("play", "drill", "--seed", "3", stdin="door 2\n" + "1\n" * 60)
    assert (result.code, result.err) == (0, "")
    assert "round 1 of 3" in result.out
    assert "points win the drill." in result.out
    assert re.search(r"(Player 1|Bot 2)  \d points  wins", result.out)
    (path,) = (at_home / "shamble" / "saves").iterdir()
    match = load(path)
    assert match.state.is_over()
    assert (0, "door 2") in moves(match)


def test_the_same_seed_and_the_same_answers_give_the_same_game(shamble: Shamble) -> None:
    flags = ["play", "drill", "--seats", "human,novice,random", "--option", "rounds=6", "--seed", "8"]
    once, again = [shamble(*flags, stdin="1\n" * 200).out for _ in "12"]
    assert once == again
    assert "points win" in once


def test_bots_alone_need_nobody_at_the_keyboard(shamble: Shamble) -> None:
    result = shamble("play", "drill", "--seats", "novice,random", "--seed", "2")
    assert (result.code, result.err) == (0, "")
    assert "points win the drill." in result.out


def test_in_italian(shamble: Shamble) -> None:
    out = shamble("play", "drill", "--seed", "3", "--lang", "it", stdin="aiuto\ndoor 1\n" + "1\n" * 60).out
    assert "Scegli una porta." in out
    assert "perché un'azione è rifiutata" in out
    assert "punti si vince l'esercitazione" in out


# ---------------------------------------------------------------- answering


def test_a_number_a_notation_or_the_beginning_of_it(table: Table) -> None:
    table.play("2", then="1")
    assert moves(table.match)[1] == (0, "door 2")


def test_words_may_be_shortened(table: Table) -> None:
    table.play("d 3")
    assert (0, "door 3") in moves(table.match)


def test_what_is_not_unique_changes_nothing(table: Table) -> None:
    shown = table.play("door", "dance", "77", "")
    assert "“door” could be door 1, door 2, door 3." in shown
    assert "“dance” is not possible now." in shown
    assert "There is no 77: the options go from 1 to 3." in shown
    assert not [seat for seat, _ in moves(table.match) if seat == 0]


def test_the_choices_are_numbered_under_their_kind(table: Table) -> None:
    assert re.search(r"Door\n +1  door 1 .*\n +2  door 2 .*\n +3  door 3 ", table.play())


# ---------------------------------------------------------------- why not


@pytest.fixture
def at_window(tmp_path: Path) -> tuple[Table, str]:
    """A decision in which a card of the player is refused, and the card's notation."""
    for seed in range(50):
        table = Table(tmp_path, seed=seed)
        match = table.match
        match.set_auto_pass(0, AutoPass(each=True))
        while not match.state.is_over():
            misses = engine.refused_actions(match.state, 0)
            if match.waiting()[0] == 0 and misses:
                return table, misses[0][0].text(match.state)
            seat = match.waiting()[0]
            match.accept(match.act(seat, match.decision_id, match.options(seat)[0].text(match.state)))
    raise AssertionError("the drill never comes to such a question")


def test_near_misses_are_listed_with_their_reason(at_window: tuple[Table, str]) -> None:
    table, text = at_window
    shown = table.play("?")
    assert "Refused actions:" in shown
    assert re.search(r"(A flare does not stop another card|There is nothing to jam)\. DR-0[34]", shown)
    assert text in shown


@pytest.mark.parametrize("how", ["why {}", "{}"])
def test_a_refusal_quotes_the_rule(at_window: tuple[Table, str], how: str) -> None:
    table, text = at_window
    before = [text for seat, text in moves(table.match) if seat == 0]
    shown = table.play(how.format(text))
    assert f"Not allowed: {text}." in shown
    assert re.search(r"DR-03  After the doors every player|DR-04  A card just played", shown)
    assert [text for seat, text in moves(table.match) if seat == 0] == before


def test_why_of_what_is_allowed_or_senseless(table: Table) -> None:
    shown = table.play("why door 2", "why fly", "why")
    assert "door 2 is allowed." in shown
    assert "“fly” is not possible now." in shown
    assert "Refused actions:" in shown or "No action is refused here." in shown


def test_rules_can_be_read_at_the_table(table: Table) -> None:
    shown = table.play("rule dr-05", "rule XX-1", "rule")
    assert "DR-05  After the agreed number of rounds" in shown
    assert "There is no rule XX-1." in shown
    assert "Type rule and its number" in shown


def test_hint_log_board_and_help(table: Table) -> None:
    shown = table.play("hint", "log", "board", "help")
    assert re.search(r"Choose door \d\. One door is as good as another\.", shown)
    assert len(re.findall(r"P0 draws a (?:flare|jam)\.", shown)) == 2  # once as it happened, once in the log
    assert shown.count("round 1 of 3") == 2
    assert "save FILE" in shown


# ---------------------------------------------------------------- undo, saving, leaving


def test_undo_is_free_until_something_was_seen(tmp_path: Path) -> None:
    table = Table(tmp_path, "human,human")
    shown = table.play("", "door 1", "", "undo", "", "door 3")
    assert "Undone." in shown
    assert [move for move in moves(table.match) if move[0] == 0] == [(0, "door 1"), (0, "door 3")]
    assert table.match.active[-1].seat == 0


def test_beyond_the_boundary_the_table_is_asked(table: Table) -> None:
    before = len(table.match.active)
    shown = table.play("door 1", "undo", "n", "undo", "y")
    assert "Nothing was undone." in shown
    assert shown.count("Undo anyway?") == 2
    assert len(table.match.active) <= before + 1


def test_nothing_to_undo_is_said(table: Table) -> None:
    assert "You have nothing to take back." in table.play("undo")


def test_redo_does_it_again(tmp_path: Path) -> None:
    table = Table(tmp_path, "human,human")
    shown = table.play("", "door 1", "", "undo", "", "redo")
    assert "Redone." in shown
    assert table.match.active[-1].seat == 0


def test_leaving_keeps_the_game_and_says_how_to_go_on(shamble: Shamble, tmp_path: Path) -> None:
    result = shamble("play", "drill", "--seed", "3", stdin="door 2\nquit\n")
    assert result.code == 0
    assert "The game is saved. Continue with: shamble play" in result.out
    path = result.out.rstrip().split()[-1]
    assert not load(Path(path)).state.is_over()
    again = shamble("play", path, stdin="1\n" * 60)
    assert again.code == 0
    assert "points win the drill." in again.out
    assert load(Path(path)).state.is_over()


def test_the_end_of_the_input_is_like_quitting(shamble: Shamble) -> None:
    assert "The game is saved. Continue with" in shamble("play", "drill", stdin="door 2\n").out


def test_saved_game_keeps_its_set_up(shamble: Shamble) -> None:
    path = shamble("play", "drill", stdin="door 2\n").out.rstrip().split()[-1]
    result = shamble("play", path, "--seed", "4")
    assert (result.code, "only --lang can be changed" in result.err) == (2, True)


def test_ctrl_c_anywhere_keeps_the_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client(table.match, table.console, table.words, Typist(["door 1"], "1"), Keeper(table.path))

    def interrupted(seat: int) -> None:
        if client.keyboard.lines:
            raise KeyboardInterrupt
        Client._bot(client, seat)

    monkeypatch.setattr(client, "_bot", interrupted)
    client.play()
    assert (0, "door 1") in moves(load(table.path))


def test_save_to_a_file_of_ones_own(table: Table, tmp_path: Path) -> None:
    shown = table.play(
        f"save {tmp_path / 'mine'}", "save", f"save {tmp_path / 'no' / 'such' / 'folder.shamble'}"
    )
    assert "mine.shamble" in shown
    assert load(tmp_path / "mine.shamble").version == table.match.version
    assert "Type save and the name of a file." in shown
    assert "No such file or directory" in shown


def test_a_game_that_cannot_be_kept_says_so(table: Table, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    table.path = tmp_path / "file" / "kept.shamble"
    assert "The game could not be saved" in table.play("door 1")


# ---------------------------------------------------------------- several people, real dice


def test_hands_are_shown_only_to_their_seat(tmp_path: Path) -> None:
    table = Table(tmp_path, "human,human")
    hands = [[str(card) for card in hand] for hand in table.match.state.hands]  # type: ignore[attr-defined]
    shown = table.play("", "1")
    first, second = shown.split("Pass the keyboard to P1")[:2]
    assert re.search(rf"seat 0: 0 points, hand \w+{hands[0][0]}\nseat 1: 0 points, hand \?", first)
    assert re.search(r"P1 draws a card", first)
    assert "door 1\n" not in second  # what the first one chose
    assert shown.index("Pass the keyboard to P0") < shown.index("round 1 of 3")


def test_each_seat_is_told_what_happened_as_it_may_know_it(tmp_path: Path) -> None:
    table = Table(tmp_path, "human,human")
    shown = table.play("", "1", "", "2")
    first, second = shown.split("Pass the keyboard to P1")[:2]
    kinds = r"(flare|jam)"
    assert re.search(rf"P0 draws a {kinds}", first)
    assert not re.search(rf"P1 draws a {kinds}", first)
    assert re.search(rf"P1 draws a {kinds}", second.split("Pass the keyboard")[0])
    assert not re.search(rf"P0 draws a {kinds}", second.split("Pass the keyboard")[0])


def test_one_person_is_never_asked_to_pass_the_keyboard(table: Table) -> None:
    assert "Pass the keyboard" not in table.play(then="1")


def test_real_dice_are_typed_in(tmp_path: Path) -> None:
    table = Table(tmp_path, "human,novice", "typed")
    shown = table.play("door 1", "hint", "9", "3 3", "x", "3", then="1")
    assert "Type the result of your dice, for example: 4" in shown
    assert "There is no decision now." in shown
    assert shown.count("These dice are not possible") == 2
    assert "“x” is not possible now" in shown
    assert "Door 1 was the right one." in shown
    assert table.match.state.is_over()


def test_auto_asks_only_when_there_is_a_choice(tmp_path: Path) -> None:
    asked = {"auto": 0, "hint": 0}
    for first in asked:
        for seed in range(8):
            table = Table(tmp_path, seed=seed)
            table.match.set_auto_pass(0, AutoPass(each=True))
            typist = Typist([first], "1")
            Client(table.match, table.console, table.words, typist, Keeper(table.path)).play()
            assert table.match.state.is_over()
            asked[first] += typist.prompts
    assert asked["auto"] < asked["hint"]


def test_a_board_drawn_by_the_game_is_used(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []

    def board(view: Any, say: Say) -> Drawing:
        drawn.append((view.seat, say("cli-yes", {})))
        return Drawing("[bold]a drawing[/]", [], [])

    monkeypatch.setattr("shamble.cli.terminal.screen.board_of", lambda game: board)
    shown = table.play()
    assert "a drawing" in shown
    assert "round 1 of 3" not in shown
    assert drawn == [(0, "y")]
