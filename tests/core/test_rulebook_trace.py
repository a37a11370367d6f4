"""Rulebook traces: every line leads to existing ids, and no line is missing.

The rulebooks are not part of this repository. If they lie beside the checkout, or where SHAMBLE_RULEBOOKS points, the
traces are compared with them.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from shamble.core.game import Game, all_games
from shamble.core.rulebook_trace import CONTENTS, FLAVOUR, Span, Trace, known_ids, load_trace, read_trace

ROOT = Path(__file__).resolve().parents[2]
RULEBOOKS = Path(os.environ.get("SHAMBLE_RULEBOOKS", ROOT.parent / "shared" / "rulebooks"))
KNOWN = {CONTENTS: CONTENTS, FLAVOUR: FLAVOUR, "T-01": "rule", "T-02": "rule", "T-G01": "ruling"}
TRACED = [id for id, game in sorted(all_games().items()) if load_trace(game.folder()) is not None]


def read(lines: dict[str, Any]) -> Trace:
    return read_trace({"lines": lines}, KNOWN)


def trace_of(game: Game[Any]) -> Trace:
    trace = load_trace(game.folder())
    assert trace is not None
    return trace


def test_ranges_are_read_in_book_order() -> None:
    trace = read({"7-9": ["T-01", "T-G01"], "1-3": ["contents"], "5": ["T-01"], "12": ["flavour"]})
    assert trace.problems == []
    assert [(span.first, span.last, span.ids) for span in trace.spans] == [
        (1, 3, ("contents",)),
        (5, 5, ("T-01",)),
        (7, 9, ("T-01", "T-G01")),
        (12, 12, ("flavour",)),
    ]
    assert [span.text() for span in trace.spans] == ["1-3", "5", "7-9", "12"]


def test_ranges_are_joined_across_blank_lines() -> None:
    trace = read({"1": ["T-01"], "3": ["T-01"], "4": ["T-02"], "6-7": ["T-01"]})
    assert trace.lines() == {"T-01": [(1, 3), (6, 7)], "T-02": [(4, 4)]}


def test_lines_are_counted_by_kind() -> None:
    counts = read({"1-3": ["contents"], "4-5": ["T-01", "T-02", "T-G01"], "6": ["T-01"]}).counts()
    assert {kind: count for kind, count in counts.items() if count} == {"contents": 3, "rule": 3, "ruling": 2}


def test_uncovered_lines_and_bad_ranges_are_found() -> None:
    trace = read({"1": ["T-01"], "5-6": ["T-02"]})
    assert trace.uncovered_lines("one\n\n three\n   \nfive") == [3]
    assert trace.ranges_beyond_end("one\n\n three\n   \nfive") == ["5-6"]


def test_every_error_is_listed() -> None:
    trace = read(
        {
            "1-4": ["T-01"],
            "4-6": ["T-99"],
            "six": ["T-01"],
            "9-8": ["T-01"],
            "0": ["T-01"],
            "10": [],
            "11": "T-01",
            "12": ["T-01", "T-01"],
            "13": ["flavour", "T-01"],
        }
    )
    assert sorted(trace.problems) == sorted(
        [
            "1-4 and 4-6 overlap",
            "4-6: there is no 'T-99'",
            "'six' is no line and no range of lines",
            "'9-8' is no line and no range of lines",
            "'0' is no line and no range of lines",
            "10: [] is no list of ids",
            "11: 'T-01' is no list of ids",
            "12: 'T-01' more than once",
            "12: 'T-01' more than once",
            "13: both idle and not: flavour, T-01",
        ]
    )
    assert read_trace({"line": {}}, KNOWN).problems == ["[line] is not [lines]"]


def test_components_are_known_by_id_number_name_or_key(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "rules.toml").write_text("rule = []\nexample = []\ngap = []\n", "utf-8")
    (tmp_path / "data" / "components.toml").write_text(
        'prefix = "T"\ncard = [{ id = "axe", name = "Axe" }]\nboard = [{ number = 2, name = "Town" }]\n'
        'kind = [{ name = "Walker" }, { total = 3 }]\nbox = { dice = 6 }\nheadings = { card = {} }\n',
        "utf-8",
    )
    assert {id for id, kind in known_ids(tmp_path).items() if kind == "component"} == {
        *("card", "card:axe", "board", "board:2", "kind", "kind:Walker", "box", "box:dice")
    }


def test_missing_trace_is_none(tmp_path: Path) -> None:
    assert load_trace(tmp_path) is None
    assert Trace([Span(1, 1, ("T-01",))], KNOWN, []).lines() == {"T-01": [(1, 1)]}


def test_every_game_from_a_box_has_a_trace() -> None:
    """Except the drill and third-party games, which have no rulebook."""
    boxes = [id for id, game in sorted(all_games().items()) if game.listed and is_ours(game)]
    assert [id for id in TRACED if id in boxes] == boxes


def is_ours(game: Game[Any]) -> bool:
    return type(game).__module__.startswith("shamble.games.")


@pytest.mark.parametrize("id", TRACED)
def test_trace_covers_every_line_of_the_rulebook(id: str) -> None:
    path = RULEBOOKS / f"{id}.it.txt"
    if not path.is_file():
        pytest.skip(f"the rulebook is not at hand: {path.name} in {RULEBOOKS}")
    trace = trace_of(all_games()[id])
    text = path.read_text("utf-8")
    assert trace.uncovered_lines(text) == []
    assert trace.ranges_beyond_end(text) == []
