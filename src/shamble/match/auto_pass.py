"""Auto-pass: actions the match takes for a seat to spare it trivial questions.

The settings are known only to the seat. Unless the seat wants to be asked each time (`each`), the match takes the only
legal action, or the automatic answer when all options are equivalent. Such an action is logged like any other.
"""

from typing import Any

from shamble.core import engine
from shamble.core.actions import Action, Pass
from shamble.core.state import State
from shamble.match.protocol.view import AutoPass

DEFAULT = AutoPass()


def automatic_action(
    g: State, seat: int, settings: AutoPass, can_undo: bool = False, among_bots: bool = False
) -> Action[Any] | None:
    """Return the action to take now for a seat that owes an answer, or None to ask the player.

    A turn never ends automatically while the seat can still undo something (`can_undo`). A player alone `among_bots` is
    not asked for agreements that bots leave to the player.
    """
    frame = engine.pending(g)
    options = engine.legal(g, seat)
    if frame is not None and frame.kind() == "window" and (settings.only or settings.until_turn):
        passes = [action for action in options if isinstance(action, Pass)]
        optional = [action for action in options if isinstance(action, Pass) or action.is_optional()]
        if passes and (settings.until_turn or len(optional) == len(options)):
            return passes[0]
    if settings.each:
        return None
    if frame is not None:
        answer = frame.automatic_answer(g, seat)
        if answer is None and among_bots:
            answer = frame.answer_among_bots(g, seat)
        if answer is not None:
            return answer
    if len(options) != 1:
        return None
    if can_undo and options[0].ends_turn(g):
        return None
    return options[0]


def settings_after(g: State, seat: int, settings: AutoPass) -> AutoPass:
    """Return the settings of a seat after a change of state.

    `until_turn` ends with its next turn.
    """
    frame = engine.pending(g)
    if settings.until_turn and frame is not None and frame.kind() == "turn" and seat in frame.asked_seats(g):
        return AutoPass(settings.only, False, settings.each)
    return settings
