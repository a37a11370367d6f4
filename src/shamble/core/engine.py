"""Functions that run a game: start, legal, explain, apply and resolve_chance.

Every player, bot and test plays through these functions.
"""

from typing import Any

from shamble.core.actions import Action
from shamble.core.chance import Chance, ChanceError
from shamble.core.events import Record
from shamble.core.frames import Frame
from shamble.core.refusals import Refusal, Refused
from shamble.core.state import State


def advance(g: State) -> None:
    """Run frames until a seat must decide, real dice must be entered, or the game is over."""
    stack = g.stack
    while stack:
        if not stack[-1].advance(g):
            return


def pending(g: State) -> Frame[Any] | None:
    """Return the frame that waits for an answer, or None when the game is over."""
    return g.stack[-1] if g.stack else None


def waiting(g: State) -> tuple[int, ...]:
    """List the seats that have to answer now; empty while real dice are awaited."""
    return g.stack[-1].waiting(g) if g.stack else ()


def frame_for_seat(g: State, seat: int) -> Frame[Any] | None:
    """Return the frame that asks this seat: the pending frame, or a private one in its place."""
    return g.stack[-1].frame_for_seat(g, seat) if g.stack else None


def legal(g: State, seat: int) -> list[Action[Any]]:
    """List the legal actions of a seat."""
    if not g.stack:
        return []
    frame = g.stack[-1]
    if seat not in frame.asked_seats(g):
        return []
    return frame.frame_for_seat(g, seat).legal(g, seat)


def explain(g: State, seat: int, action: Action[Any]) -> list[Refusal]:
    """List every reason why an action is illegal; empty if it is legal."""
    if not g.stack:
        return [Refusal("no-game-over")]
    frame = g.stack[-1]
    if seat not in frame.asked_seats(g):
        return [Refusal("no-not-your-decision")]
    return frame.frame_for_seat(g, seat).explain(g, seat, action)


def refused_actions(g: State, seat: int) -> list[tuple[Action[Any], list[Refusal]]]:
    """List the candidate actions that are illegal now, each with every reason."""
    if not g.stack or seat not in g.stack[-1].asked_seats(g):
        return []
    out = []
    for action in g.stack[-1].frame_for_seat(g, seat).candidates(g, seat):
        reasons = action.refusals(g, seat)
        if reasons:
            out.append((action, reasons))
    return out


def start(g: State) -> Record:
    """Run a new game up to its first decision."""
    if g.shared:
        g.unshare()
    g.record = Record()
    advance(g)
    return _finish(g)


def apply(g: State, seat: int, action: Action[Any]) -> Record:
    """Execute an action, run the game up to the next decision, and return what happened.

    Raises `Refused` if the action is illegal.
    """
    reasons = explain(g, seat, action)
    if reasons:
        raise Refused(reasons)
    g.record = Record()
    apply_unchecked(g, seat, action)
    return _finish(g)


def apply_unchecked(g: State, seat: int, action: Action[Any]) -> None:
    """Execute an action taken from `legal`, without checking it again.

    Records no events unless `g.record` is set.
    """
    if g.shared:
        g.unshare()
    g.stack[-1].frame_for_seat(g, seat).take(g, seat, action)
    advance(g)


def resolve_chance(g: State, values: tuple[int, ...]) -> Record:
    """Enter the result of real dice or cards that the game waits for.

    Raises `ChanceError` if the game waits for none, or if the result is impossible.
    """
    frame = pending(g)
    if not isinstance(frame, Chance):
        raise ChanceError("nothing random is being waited for")
    if not frame.is_possible(g, values):
        raise ChanceError(f"{values} is not possible here")
    if g.shared:
        g.unshare()
    g.record = Record()
    frame.resolve(g, values)
    advance(g)
    return _finish(g)


def _finish(g: State) -> Record:
    record = g.record
    g.record = None
    assert record is not None
    return record


def find(g: State, seat: int, text: str) -> Action[Any] | None:
    """Return the candidate action with this notation, legal or not, or None."""
    if not g.stack or seat not in g.stack[-1].asked_seats(g):
        return None
    wanted = " ".join(text.split()).casefold()
    for action in g.stack[-1].frame_for_seat(g, seat).candidates(g, seat):
        if action.text(g).casefold() == wanted:
            return action
    return None
