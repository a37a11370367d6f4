"""The page about a study: whole, well formed, and in need of nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")

from shamble.core.game import all_games
from shamble.lab.batches import InProcess, play_batch
from shamble.lab.game_spec import GameSpec
from shamble.lab.report import bar, curve, page
from shamble.lab.study import Design, Study


@pytest.fixture(scope="module")
def summary(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    game = all_games()["zombicide"]
    specs = [GameSpec(game.id, "book", "00", {"quick": quick}, ("random",), 1) for quick in (False, True)]
    folder: Path = tmp_path_factory.mktemp("study")
    return Study(game, Design(tuple(specs), most=25, look=25), folder).run(InProcess(play_batch))


class Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("svg", "section", "figure", "table", "body", "html"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("svg", "section", "figure", "table", "body", "html"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_the_page_says_it_all(summary: dict[str, Any]) -> None:
    text = page(summary, "Zombicide & co")
    parser = Words()
    parser.feed(text)
    assert not parser.open
    said = " ".join(parser.words)
    for part in ("Zombicide & co", summary["study"], "How it ends", "round by round", "quick", "lost"):
        assert part in said


def test_the_page_needs_nothing_else(summary: dict[str, Any]) -> None:
    text = page(summary, "Zombicide")
    assert "<script" not in text
    assert not re.findall(r"(?:src|href)=|url\(|@import", text)


def test_games_to_look_at_lie_beside_the_page(summary: dict[str, Any]) -> None:
    text = page(
        summary, "Zombicide", ["<svg></svg>"], [{"typical-loss": "report-replays/000-typical-loss.shamble"}]
    )
    assert re.findall(r'href="(.*?)"', text) == ["report-replays/000-typical-loss.shamble"]
    for heading in ("Where they die", "Who is still alive", "How sure we are", "In three sentences"):
        assert heading in text


def test_drawings_say_what_they_show() -> None:
    assert 'aria-label="50.0%"' in bar(0.5, 0.4, 0.6)
    points = [{"round": n, "games": 30, "mean": n, "low": n - 0.5, "high": n + 0.5} for n in (1, 2, 3)]
    assert "danger: 1 in round 1, 3 in round 3" in curve("series-danger", points)
