"""Standing orders: what a seat wants done for it, so that nothing nags. They are the seat's own secret; what they do is
an ordinary action like any other. Unless it wants to be asked each time, a seat need not say the only thing there is to
say, nor what makes no difference."""

from typing import Any

from shamble.core import engine
from shamble.core.actions import Action, Pass
from shamble.core.state import State
from shamble.match.protocol.view import AutoPass

NONE = AutoPass()


def due(g: State, seat: int, orders: AutoPass, undoable: bool = False) -> Action[Any] | None:
    """What the orders of a seat, which owes an answer, make it do now. `undoable`: it could still take something
    back, and so a turn is not ended over its head."""
    frame = engine.pending(g)
    options = engine.legal(g, seat)
    if frame is not None and frame.kind() == "window" and (orders.only or orders.until_turn):
        passes = [action for action in options if isinstance(action, Pass)]
        small = [action for action in options if isinstance(action, Pass) or action.is_optional()]
        if passes and (orders.until_turn or len(small) == len(options)):
            return passes[0]
    if orders.each:
        return None
    idle = frame.automatic_answer(g, seat) if frame is not None else None
    if idle is not None:
        return idle
    if len(options) != 1:
        return None
    if undoable and options[0].ends_turn(g):
        return None
    return None if options[0].needs_confirmation(g) else options[0]


def after(g: State, seat: int, orders: AutoPass) -> AutoPass:
    """The orders of a seat when the game has moved on: `until_turn` ends with its next turn."""
    frame = engine.pending(g)
    if orders.until_turn and frame is not None and frame.kind() == "turn" and seat in frame.asked_seats(g):
        return AutoPass(orders.only, False, orders.each)
    return orders
