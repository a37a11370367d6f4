"""Details of a thing: plain data, empty by default."""

from shamble.core.game import all_games
from shamble.core.inspection import Inspection, Route
from shamble.core.options import Setup

DRILL = all_games()["drill"]


def test_routes_and_inspections_are_equal_by_fields() -> None:
    one, other = Route(("go north",), ("a", "b"), 1), Route(("go north",), ("a", "b"), 1)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Route(("go north",), ("a", "b"), 1, ("zombie",))
    first, second = Inspection("figure:1"), Inspection("figure:1")
    assert first == second
    second.reach["b"] = one
    assert first != second
    assert "figure:1" in repr(first)


def test_default_inspection_is_empty() -> None:
    inspection = DRILL.inspect(DRILL.view(DRILL.new(Setup(2, "standard"), 1), 0), "door:1")
    assert inspection == Inspection("door:1")
    assert (
        inspection.sees,
        inspection.blocks,
        inspection.near,
        inspection.reach,
        inspection.needs,
        inspection.odds,
    ) == ([], {}, [], {}, {}, {})
