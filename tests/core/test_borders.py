"""Fields that live until a border."""

from typing import ClassVar

import pytest

from shamble.core.events import Record
from shamble.core.state import StaleField, State


class Ring(State):
    lifetimes: ClassVar[dict[str, dict[str, object]]] = {
        "turn": {"steps": 0, "hits": 0},
        "round": {"hits": 0},  # of a seat
    }

    def __init__(self) -> None:
        super().__init__(2)
        self.record = Record()
        self.steps = 0
        self.hits = [0, 0]


def test_fresh_fields_pass_the_border() -> None:
    g = Ring()
    g.check_border("turn")
    g.hits[1] = 1
    g.check_border("round", 0)  # only the entry of this seat counts


@pytest.mark.parametrize(("border", "seat"), [("turn", -1), ("round", 1)])
def test_stale_entry_of_a_list_is_reported(border: str, seat: int) -> None:
    g = Ring()
    g.hits[1] = 1
    with pytest.raises(StaleField, match="hits"):
        g.check_border(border, seat)


def test_stale_field_is_reported_unless_nothing_is_recorded() -> None:
    g = Ring()
    g.steps = 2
    with pytest.raises(StaleField, match="steps is 2"):
        g.check_border("turn")
    g.record = None
    g.check_border("turn")
