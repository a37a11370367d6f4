"""The next actions of a seat that follows a choice, for hints.

The choice is played out in a few imagined worlds. An action is reported only if it is the same in all of them; the list
ends before the first action that depends on dice or hidden cards.
"""

from typing import Any, Final

from shamble.bots.search.worlds import POLICY_STREAMS, imagine
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.mind import ONE_ACTION, PLAN_DONE, Mind, Plan, index_of
from shamble.core.rng import Stream, stream
from shamble.core.state import State
from shamble.core.visibility import View

AGREEING_WORLDS: Final = 4
MAX_ACTIONS: Final = 12  # actions played per world, before repeats are merged


class Step:
    """An action and the imagined position in which it is taken.

    `is_uncertain`: dice or cards can change the plan before. `repeats`: the things of each immediate repetition.
    `texts`: the notation of the action and of each repetition.
    """

    def __init__(self, world: State, action: Action[Any], perhaps: bool) -> None:
        self.world = world
        self.action = action
        self.is_uncertain = perhaps
        self.repeats: list[list[str]] = []
        self.texts = [action.text(world)]


def next_steps(mind: Mind[Any], view: View[Any], first: int, plan: Plan[Any] | None, seed: int) -> list[Step]:
    """Return the option at `first` and what follows it. Without a plan the script continues."""
    steps = _play(mind, view, first, plan, seed, 0)
    for number in range(1, AGREEING_WORLDS):
        steps = _common_prefix(steps, _play(mind, view, first, plan, seed, number))
    return _merge_repeats(steps)


def _play(
    mind: Mind[Any], view: View[Any], first: int, plan: Plan[Any] | None, seed: int, number: int
) -> list[Step]:
    """Return the seat's actions in one world, until its turn ends or another seat is asked."""
    seat = view.seat
    world = imagine(mind, view, seed, number)
    luck = stream(seed, POLICY_STREAMS + number)
    scope, clock = mind.scope(world, seat), mind.turn_counter(world)
    chosen, perhaps = first, False
    out: list[Step] = []
    while True:
        action = engine.legal(world, seat)[chosen]
        out.append(Step(world.clone(), action, perhaps))
        if len(out) == MAX_ACTIONS:
            return out
        perhaps = len(engine.apply(world, seat, action).chances) > 0 or perhaps
        if world.is_over() or engine.waiting(world) != (seat,):
            return out
        if mind.scope(world, seat) != scope or mind.turn_counter(world) != clock:
            return out
        options = engine.legal(world, seat)
        chosen = PLAN_DONE
        if plan is not None and scope != ONE_ACTION:
            chosen = plan.next(world, seat, options)
            if chosen == PLAN_DONE:
                plan = None
        if chosen < 0:
            chosen = _script_choice(mind, world, seat, options, luck)


def _script_choice(mind: Mind[Any], world: State, seat: int, options: list[Action[Any]], luck: Stream) -> int:
    if len(options) == 1:
        return 0
    return index_of(options, mind.script(mind.game.view(world, seat), options, luck).action)


def _merge_repeats(steps: list[Step]) -> list[Step]:
    """Merge repetitions of an action into one step."""
    out: list[Step] = []
    for step in steps:
        last = out[len(out) - 1] if out else None
        if last is not None and last.is_uncertain == step.is_uncertain and _wording(last) == _wording(step):
            last.repeats.append(list(step.action.things(step.world)))
            last.texts.extend(step.texts)
        else:
            out.append(step)
    return out


def certain_texts(steps: list[Step]) -> list[str]:
    """List the notations of the steps up to the first that dice or cards can change."""
    out: list[str] = []
    for step in steps:
        if step.is_uncertain:
            break
        out.extend(step.texts)
    return out


def _common_prefix(left: list[Step], right: list[Step]) -> list[Step]:
    """List the steps on which two worlds agree."""
    out: list[Step] = []
    for a, b in zip(left, right, strict=False):
        if _full_text(a) != _full_text(b):
            break
        out.append(Step(a.world, a.action, a.is_uncertain or b.is_uncertain))
    return out


def _full_text(step: Step) -> tuple[Any, ...]:
    return step.action.text(step.world), list(step.action.things(step.world)), _wording(step)


def _wording(step: Step) -> tuple[Any, ...]:
    return step.action.verb(), step.action.args(step.world)
