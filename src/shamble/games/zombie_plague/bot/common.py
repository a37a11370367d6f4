"""Helpers for both sides: find an option, follow a plan."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.zombie_plague.actions import Back, End, Forward, Left, PlayItem, Right
from shamble.games.zombie_plague.bot.paths import Plan
from shamble.games.zombie_plague.rules.routes import BACK, FORWARD, LEFT, RIGHT
from shamble.games.zombie_plague.state import PlagueState

Options = list[Action[PlagueState]]
FAR = 1000


def find(options: Options, kind: type[Action[PlagueState]]) -> Action[PlagueState] | None:
    """Return the legal option of this kind, or None."""
    for action in options:
        if isinstance(action, kind):
            return action
    return None


def item(options: Options, card: str) -> Action[PlagueState] | None:
    """Return the legal option to play this item, or None."""
    for action in options:
        if isinstance(action, PlayItem) and action.card == card:
            return action
    return None


def follow(plan: Plan, options: Options, why: str) -> Advice | None:
    """Find the first move of a plan, or None if it is not legal now."""
    if plan.cost < 0:
        return None
    move = plan.move()
    for action in options:
        if (
            (move == FORWARD and isinstance(action, Forward))
            or (move == LEFT and isinstance(action, Left))
            or (move == RIGHT and isinstance(action, Right))
            or (move == BACK and isinstance(action, Back))
        ):
            return Advice(action, why)
    return None


def stay(options: Options, why: str) -> Advice:
    """End this figure's turn."""
    end = find(options, End)
    return Advice(end if end is not None else options[0], why)
