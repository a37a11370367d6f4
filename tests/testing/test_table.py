"""The test table: plays notation with given chance, and reports mistakes."""

import pytest

from shamble.core.game import all_games
from shamble.core.options import Setup
from shamble.testing import Table

DRILL = all_games()["drill"]
DEAL = [(0,), (1,)]  # a flare for the first seat, a jam for the second


def begun() -> "Table":  # type: ignore[type-arg]
    return Table.from_setup(DRILL, Setup(2, "standard"), chance=DEAL)


def test_table_uses_the_given_chance() -> None:
    t = begun()
    assert (t.asks, t.seat, t.options()) == ("ask-choosedoors", 0, ["door 1", "door 2", "door 3"])
    t.play("door 1")
    events = t.do("door 2", (1,))
    assert t.happened == ["DoorsOpened"] == [type(event).__name__ for event in events]
    assert t.g.points == [0, 1]
    assert t.asks == "ask-anyone"


def test_refusals_have_their_rules() -> None:
    t = begun()
    t.play("door 1")
    t.do("door 2", (1,))
    assert t.refused_by("play jam1", seat=1) == ["DR-04"]
    assert [reason.key for reason in t.refusals("play jam1", seat=1)] == ["no-nothing-to-jam"]
    assert t.options(1) == ["pass"]


def test_table_without_chance_uses_the_seed() -> None:
    assert (
        Table.from_setup(DRILL, Setup(2, "standard"), 3).g.hands
        == Table.from_setup(DRILL, Setup(2, "standard"), 3).g.hands
    )


def test_table_reports_mistakes_of_a_test() -> None:
    t = begun()
    with pytest.raises(AssertionError, match="'door 9' is none of \\['door 1'"):
        t.do("door 9")
    with pytest.raises(AssertionError, match="'door 9' cannot even be tried here"):
        t.refusals("door 9")
    with pytest.raises(AssertionError, match="door 1 did not need all of"):
        t.do("door 1", (6,))
    with pytest.raises(AssertionError, match=r"\[Refusal"):
        Table.from_setup(DRILL, Setup(9, "standard"))
