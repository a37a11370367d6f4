"""Many games give the same result with any number of processes."""

from typing import Any

import pytest

from shamble.core import engine
from shamble.core.game import Advice, Game, all_games
from shamble.lab.game_spec import GameFailed, GameSpec
from shamble.lab.playout import seed_of
from shamble.lab.simulate import simulate
from shamble.lab.tally import Tally

PLAN = GameSpec("drill", "standard", "", {}, ("novice", "random", "random"), 11)


@pytest.fixture
def drill() -> Game[Any]:
    return all_games()["drill"]


def result(game: Game[Any], spec: GameSpec, games: int, jobs: int = 1) -> dict[str, Any]:
    data = simulate(game, spec, games, jobs).data()
    data.pop("seconds")
    return data


def test_the_result_does_not_depend_on_the_number_of_processes(drill: Game[Any]) -> None:
    alone = result(drill, PLAN, 150)
    assert alone == result(drill, PLAN, 150, 2) == result(drill, PLAN, 150, 3)
    assert alone["games"] == 150


def test_the_seed_decides(drill: Game[Any]) -> None:
    other = GameSpec(PLAN.game, PLAN.mode, PLAN.scenario, PLAN.options, PLAN.levels, 12)
    assert result(drill, PLAN, 60) == result(drill, PLAN, 60)
    assert result(drill, PLAN, 60)["decisions_mean"] != result(drill, other, 60)["decisions_mean"]


def test_more_games_begin_with_the_same_games(drill: Game[Any]) -> None:
    def wins(games: int) -> int:
        return simulate(drill, PLAN, games).tally.wins["seat-0"]

    assert 0 <= wins(41) - wins(40) <= 1
    assert len({seed_of(11, number) for number in range(1000)}) == 1000
    assert seed_of(11, 1) != seed_of(12, 0)


def test_what_is_reported(drill: Game[Any]) -> None:
    report = simulate(drill, PLAN, 80)
    data = report.data()
    assert data["outcomes"] == {"points": 80}
    assert list(data["win_rate"]) == ["everyone", "seat-0", "seat-1", "seat-2"]
    assert data["win_rate"]["everyone"]["rate"] == 1.0
    for name, rate in data["win_rate"].items():
        assert rate["rate"] == report.tally.wins[name] / 80
        assert rate["low"] <= rate["rate"] <= rate["high"]
    assert sum(report.tally.wins[f"seat-{seat}"] for seat in range(3)) >= 80  # ties share the win
    assert data["decisions_mean"] == report.tally.decisions / 80
    assert (data["seats"], data["unfinished"], data["interrupted"]) == (
        ["novice", "random", "random"],
        0,
        False,
    )


def test_games_without_an_end_are_counted_apart(drill: Game[Any]) -> None:
    short = GameSpec(PLAN.game, PLAN.mode, PLAN.scenario, PLAN.options, PLAN.levels, PLAN.seed, most=5)
    data = simulate(drill, short, 10).data()
    assert (data["games"], data["unfinished"], data["outcomes"]) == (10, 10, {})
    assert data["decisions_mean"] == 5
    assert data["win_rate"]["everyone"]["rate"] == 0.0


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_gives_what_was_done_so_far(drill: Game[Any], jobs: int) -> None:
    def stop(done: int) -> None:
        if done >= 30:
            raise KeyboardInterrupt

    report = simulate(drill, PLAN, 3000, jobs, stop)
    assert 30 <= report.tally.games < 3000
    assert report.interrupted
    assert sum(report.tally.outcomes.values()) == report.tally.games


def test_progress_is_told_up_to_the_end(drill: Game[Any]) -> None:
    lines: list[int] = []
    simulate(drill, PLAN, 25, 1, lines.append)
    assert lines == list(range(1, 26))


def test_a_game_that_breaks_off_says_which(drill: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def broken(g: Any, seat: int, action: Any) -> None:
        seen.append(seat)
        if len(seen) == 100:
            raise RuntimeError("the roof fell in")
        engine.apply_unchecked(g, seat, action)

    monkeypatch.setattr("shamble.lab.playout.apply_unchecked", broken)
    with pytest.raises(GameFailed, match=r"game \d+ broke off: RuntimeError: the roof fell in"):
        simulate(drill, PLAN, 50)


def test_bots_get_views_and_never_a_state(drill: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    def advise(self: Any, view: Any, options: list[Any], numbers: Any) -> Advice:
        given.append(view)
        return Advice(options[0], "hint-door")

    monkeypatch.setattr("shamble.bots.novice.Novice.decide", advise)
    simulate(drill, PLAN, 3)
    assert given
    assert {type(view).__name__ for view in given} == {"View"}
    assert {view.seat for view in given} == {0}
    assert all(card == -1 for view in given for hand in view.known.hands[1:] for card in hand)


def test_tallies_add_up() -> None:
    sides = ["humans", "humans", "zombies"]
    parts = [Tally(), Tally()]
    parts[0].count("escape", (0, 1), sides, 10)
    parts[1].count("eaten", (2,), sides, 20)
    parts[1].count("", (), sides, 99)
    whole = Tally()
    for part in parts:
        whole.add(part)
    assert (whole.games, whole.unfinished, whole.decisions) == (3, 1, 129)
    assert whole.outcomes == {"escape": 1, "eaten": 1}
    assert whole.wins == {"seat-0": 1, "seat-1": 1, "seat-2": 1, "humans": 1, "zombies": 1}


def test_who_changes_sides_wins_without_the_side_that_was_left() -> None:
    tally = Tally()
    tally.count("zombies", (0, 2), ["humans", "humans", "zombies"], 10)
    assert tally.wins == {"seat-0": 1, "seat-2": 1, "zombies": 1}
