"""Every rule of the ledger refers to a line of the rulebook."""

from shamble.core.ledger import load_ledger
from shamble.core.rulebook_trace import load_trace
from shamble.games.zombie_plague import GAME


def test_every_rule_example_and_ruling_stands_in_some_line() -> None:
    trace = load_trace(GAME.folder())
    assert trace is not None
    assert trace.problems == []
    traced = {id for span in trace.spans for id in span.ids}
    assert load_ledger(GAME.folder()).ids() - traced == set()
