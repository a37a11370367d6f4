"""Studies: the same numbers however they are shared out, and nothing is lost."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")

from shamble.core.game import all_games
from shamble.lab.batches import Batch, InProcess, Processes, play_batch
from shamble.lab.game_row import Row
from shamble.lab.game_spec import GameSpec
from shamble.lab.study import GAMES, Design, OtherStudy, Study, course, grid, influence, outcomes, read_rows

DRILL = all_games()["drill"]
ARMS = grid(DRILL, ["standard"], [""], [2, 3], ["novice"], {"rounds": [3, 6]}, 7)
DESIGN = Design(ARMS, most=120, look=60)


def numbers(folder: Path, jobs: int) -> tuple[dict[str, Any], bytes]:
    team = InProcess(play_batch) if jobs == 1 else Processes(jobs, play_batch)
    try:
        summary = Study(DRILL, DESIGN, folder).run(team)
    finally:
        team.close()
    return summary, (folder / GAMES).read_bytes()


def test_a_grid_is_every_table_that_can_be_played() -> None:
    assert [(len(spec.levels), spec.options["rounds"]) for spec in ARMS] == [(2, 3), (2, 6), (3, 3), (3, 6)]
    zombicide = all_games()["zombicide"]
    alone = grid(zombicide, ["book"], zombicide.scenarios, [1], ["novice"], {}, 1)
    assert {spec.scenario for spec in alone} <= set(zombicide.scenarios)


def test_processes_make_no_difference(tmp_path: Path) -> None:
    assert numbers(tmp_path / "one", 1) == numbers(tmp_path / "two", 2)


def test_an_interrupted_study_goes_on(tmp_path: Path) -> None:
    whole, games = numbers(tmp_path / "whole", 1)

    class Tired(InProcess[list[Row]]):
        def play(self, batches: Any) -> Any:
            for number, done in enumerate(super().play(batches)):
                if number == 3:
                    raise KeyboardInterrupt
                yield done

    with pytest.raises(KeyboardInterrupt):
        Study(DRILL, DESIGN, tmp_path / "parts").run(Tired(play_batch))
    count = sum(len(arm.rows) for arm in Study(DRILL, DESIGN, tmp_path / "parts").arms)
    assert 0 < count < 480
    assert numbers(tmp_path / "parts", 1) == (whole, games)


def die_once(batch: Batch) -> list[Row]:
    """The first process that plays the second batch is killed in the middle of it."""
    mark = Path(os.environ["SHAMBLE_TEST_MARK"])
    if batch.first == 50 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(batch)


def test_a_killed_process_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_TEST_MARK", str(tmp_path / "mark"))
    whole, games = numbers(tmp_path / "whole", 1)
    team = Processes(2, die_once)
    try:
        summary = Study(DRILL, DESIGN, tmp_path / "killed").run(team)
    finally:
        team.close()
    assert (tmp_path / "mark").exists()
    assert summary == whole
    assert (tmp_path / "killed" / GAMES).read_bytes() == games


def test_another_study_is_not_mixed_in(tmp_path: Path) -> None:
    Study(DRILL, DESIGN, tmp_path)
    with pytest.raises(OtherStudy):
        Study(DRILL, Design(ARMS, most=121), tmp_path)


def test_it_stops_when_the_interval_is_narrow_enough(tmp_path: Path) -> None:
    """Every game of the drill has a winner, so the interval is soon narrow."""
    spec = GameSpec("drill", "standard", "", {}, ("novice", "novice"), 1)
    design = Design((spec,), most=1000, width=0.05, look=50)
    summary = Study(DRILL, design, tmp_path).run(InProcess(play_batch))
    assert summary["arms"][0]["games"] == 50


def test_games_come_back_from_their_columns(tmp_path: Path) -> None:
    game = all_games()["zombicide"]
    spec = GameSpec(game.id, "book", "00", {}, ("novice", "random"), 1)
    work = Study(game, Design((spec,), most=3), tmp_path)
    summary = work.run(InProcess(play_batch))
    rows = read_rows(tmp_path / GAMES)
    assert rows == work.arms[0].games()
    assert any(trait.startswith("survivor ") for own in rows[0].traits for trait in own)
    assert summary["arms"][0]["outcomes"]


def row(number: int, won: bool, own: list[str], danger: list[int]) -> Row:
    outcome = "won" if won else "lost"
    return Row(0, number, outcome, (0,) if won else (), 10, len(danger), (0,), {"danger": danger}, [own])


def test_what_goes_with_winning() -> None:
    rows = [row(n, n % 4 != 0, ["card axe"] if n % 4 else ["card pan"], [1, 2]) for n in range(200)]
    first, second = influence(rows)
    assert {first["what"], second["what"]} == {"card axe", "card pan"}
    assert first["corrected"] < 0.001
    assert {entry["what"]: entry["value"] for entry in (first, second)} == {"card axe": 1.0, "card pan": -1.0}
    assert list(outcomes(rows)) == ["won", "lost"]


def test_the_course_of_danger() -> None:
    rows = [row(n, True, [], [1, 3] if n < 30 else [1]) for n in range(60)]
    points = course(rows)["danger"]
    assert [(point["round"], point["games"], point["mean"]) for point in points] == [
        (1, 60, 1.0),
        (2, 30, 3.0),
    ]
