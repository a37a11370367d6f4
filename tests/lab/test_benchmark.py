"""What a benchmark reports. How fast anything is, is nothing a test could say."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.core.engine import advance
from shamble.core.game import Game, all_games
from shamble.core.rng import stream
from shamble.lab import benchmark_results, cost_growth, sized_positions
from shamble.lab.benchmark import benchmark, ratios, summary
from shamble.lab.speed import Clones, RandomGames, per_second, play_randomly, started
from shamble.lab.speed import default_setup as default
from shamble.match.benchmark import log_curves


class Tortoise:
    """A peer with a steady pace."""

    def measure(self, seconds: float) -> dict[str, float]:
        return {"decisions_per_s": 10.0, "clones_per_s": 4.0}


@pytest.fixture(scope="module")
def drill() -> Game[Any]:
    return all_games()["drill"]


@pytest.fixture(scope="module")
def document(drill: Game[Any]) -> dict[str, Any]:
    return benchmark([drill], 2, 0.005, {"tortoise": Tortoise()})


def test_the_document_has_the_keys_that_others_rely_on(document: dict[str, Any]) -> None:
    assert {"machine", "compiled", "games", "interpreted", "peers", "ratios"} <= set(document)
    drill = document["games"]["drill"]
    assert {"decisions_per_s", "clones_per_s", "search_iterations_per_s"} <= set(drill)
    assert drill["search_iterations_per_s"] is None
    low, high = drill["spread"]["decisions_per_s"]
    assert 0 < low <= drill["decisions_per_s"] <= high
    assert document["compiled"] is shamble.compiled()
    assert document["peers"]["tortoise"]["clones_per_s"] == 4.0
    assert document["ratios"]["drill"]["tortoise"]["decisions_per_s"] == pytest.approx(
        drill["decisions_per_s"] / 10, abs=0.01
    )
    json.dumps(document)


def test_medians_and_spread() -> None:
    rounds = [{"decisions_per_s": float(rate)} for rate in (5, 1, 3)]
    assert summary(rounds) == {"decisions_per_s": 3.0, "spread": {"decisions_per_s": [1.0, 5.0]}}


def test_ratios_leave_out_what_a_peer_was_not_measured_on() -> None:
    ours = {"decisions_per_s": 30.0, "clones_per_s": 8.0}
    assert ratios(ours, {"hare": {"decisions_per_s": 20.0}}) == {"hare": {"decisions_per_s": 1.5}}


def test_a_rate_counts_what_was_done() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(sum(range(1000)))
        return 7

    rate = per_second(work, 0.01)
    assert 0 < rate <= 7 * len(calls) / 0.01


def test_what_is_measured_is_whole_random_games(drill: Game[Any]) -> None:
    games = RandomGames(drill)
    g = started(drill, default(drill), 1)
    assert games() == play_randomly(g, stream(2026, 1))
    assert g.is_over()
    assert all(not state.is_over() and state.stack for state in Clones(drill).states)


def test_fallen_ratio_is_named_for_any_peer_release() -> None:
    before = {"ratios": {"drill": {"hare 1.0": {"decisions_per_s": 2.0, "clones_per_s": 3.0}}}}
    now = {"ratios": {"drill": {"hare 1.1": {"decisions_per_s": 1.5, "clones_per_s": 2.9}}}}
    assert benchmark_results.fallen(now, before) == [
        "drill: decisions_per_s was 2 times that of hare, and is 1.5 times"
    ]
    assert benchmark_results.fallen(before, now) == []


def test_bots_views_and_memory_are_measured(document: dict[str, Any]) -> None:
    drill = document["games"]["drill"]
    assert all(
        drill[name] > 0 for name in ("policy_per_s", "advises_per_s", "views_per_s", "bytes_per_state")
    )
    assert drill["policy_per_s"] < drill["decisions_per_s"]


def test_results_are_kept_and_never_overwritten(tmp_path: Path, document: dict[str, Any]) -> None:
    day = date(2026, 11, 15)
    first, second = [benchmark_results.save(document, tmp_path, "bench", day) for _ in "12"]
    assert (first.name, second.name) == ("2026-11-15-bench.json", "2026-11-15-bench-2.json")
    assert json.loads(first.read_text("utf-8")) == document
    page = (tmp_path / "results.md").read_text("utf-8")
    assert page.index("## 2026-11-15-bench-2") < page.index("## 2026-11-15-bench\n")
    assert "| tortoise | 10 [10..10] | 4 [4..4] |" in page


@pytest.mark.parametrize(
    ("number", "text"),
    [(0.123, "0.123"), (25300, "25.3k"), (300_000, "300k"), (1_230_000, "1.23M"), (999_999, "1M")],
)
def test_numbers_are_written_for_people(number: float, text: str) -> None:
    assert benchmark_results.si(number) == text


def test_the_exponent_says_how_a_cost_grows() -> None:
    assert cost_growth.exponent([(10, 3.0), (20, 6.0), (40, 12.0)]) == pytest.approx(1)
    assert cost_growth.exponent([(10, 2.0), (100, 200.0)]) == pytest.approx(2)
    assert cost_growth.exponent([(10, 5.0), (300, 5.0)]) == pytest.approx(0)


@pytest.mark.parametrize(
    ("axis", "id"), [(axis, id) for axis, rows in sized_positions.SIZES.items() for id in rows]
)
def test_positions_of_every_size_can_be_played(axis: str, id: str) -> None:
    make, row = sized_positions.SIZES[axis][id]
    assert list(row) == sorted(set(row))
    for size in (row[0], row[-1]):
        g = make(size)
        advance(g)
        assert play_randomly(g, stream(2026, size), 30) > 0


def test_curves_have_a_point_for_each_size(drill: Game[Any]) -> None:
    curve = cost_growth.seat_curve(drill, 0.001).document()
    assert [size for size, _ in curve["points"]] == list(range(drill.min_seats, drill.max_seats + 1))
    assert list(cost_growth.sized_curves(drill, 0.001)) == []
    logs = log_curves(drill, (70, 90))
    assert {curve.what for curve in logs} == {"update", "gap of 50", "sync", "replay", "resume"}
    assert all(a >= 70 and b >= 90 for curve in logs for (a, _), (b, _) in [curve.points])


def test_growth_and_start_are_on_the_page(tmp_path: Path, document: dict[str, Any]) -> None:
    curve = cost_growth.Curve("drill", "seats", "decision", [(2, 1.0), (4, 2.0)]).document()
    whole = {**document, "growth": [curve], "start": {"help": 80.0, "server": 410.2}}
    benchmark_results.save(whole, tmp_path, "bench", date(2026, 11, 15))
    page = (tmp_path / "results.md").read_text("utf-8")
    assert "| drill | seats | decision | 2 | 4 | 1 | 2 | 1.00 |" in page
    assert "First start: help 80 ms, server 410 ms." in page
