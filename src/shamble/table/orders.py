"""Standing orders: what a seat wants done for it, so that windows do not nag. They are the seat's own secret; what they
do is an ordinary action like any other."""

from typing import Any

from shamble.core import engine
from shamble.core.actions import Action, Pass
from shamble.core.state import State
from shamble.table.wire import Orders

NONE = Orders()


def due(g: State, seat: int, orders: Orders) -> Action[Any] | None:
    """What the orders of a seat, which owes an answer, make it do now."""
    if orders == NONE:
        return None
    frame = engine.pending(g)
    options = engine.legal(g, seat)
    if frame is not None and frame.kind() == "window" and (orders.only or orders.until_turn):
        passes = [action for action in options if isinstance(action, Pass)]
        idle = [action for action in options if isinstance(action, Pass) or action.minor()]
        if passes and (orders.until_turn or len(idle) == len(options)):
            return passes[0]
    if orders.forced and len(options) == 1:
        return options[0]
    return None


def after(g: State, seat: int, orders: Orders) -> Orders:
    """The orders of a seat when the game has moved on: `until_turn` ends with its next turn."""
    frame = engine.pending(g)
    if orders.until_turn and frame is not None and frame.kind() == "turn" and seat in frame.asked(g):
        return Orders(orders.only, False, orders.forced)
    return orders
