"""What a seat would do next if it kept to a choice: the first steps of it, told to people.

They are played in a few imagined worlds. A step is told only where the seat does the same in all of them, in the same
words: what dice or hidden cards would decide is different in some of them, and the line ends before it.
"""

from typing import Any, Final

from shamble.bots.search.worlds import POLICY_STREAMS, imagine
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.mind import ONE_ACTION, PLAN_DONE, Mind, Plan, index_of
from shamble.core.rng import Stream, stream
from shamble.core.state import State
from shamble.core.visibility import View

MAX_STEPS: Final = 3
AGREEING_WORLDS: Final = 4  # worlds that have to agree
MAX_ACTIONS: Final = 9  # actions of a line: the same again is no step of its own


class Step:
    """An action, and the imagined position in which it would be taken. `perhaps`: dice or cards may decide otherwise
    before it comes to that. `again`: the same at once again, in the same words, each time with its things."""

    def __init__(self, world: State, action: Action[Any], perhaps: bool) -> None:
        self.world = world
        self.action = action
        self.is_uncertain = perhaps
        self.repeats: list[list[str]] = []


def next_steps(mind: Mind[Any], view: View[Any], first: int, plan: Plan[Any] | None, seed: int) -> list[Step]:
    """The option at `first` and what follows it, three steps at most. Without a plan it goes on as the script would."""
    told = _play(mind, view, first, plan, seed, 0)
    for number in range(1, AGREEING_WORLDS):
        told = _common_prefix(told, _play(mind, view, first, plan, seed, number))
    return _merge_repeats(told)


def _play(
    mind: Mind[Any], view: View[Any], first: int, plan: Plan[Any] | None, seed: int, number: int
) -> list[Step]:
    """The seat's own steps in one world, until its turn is over or something else is asked of somebody else."""
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


def _merge_repeats(line: list[Step]) -> list[Step]:
    """What is done several times in a row is one step."""
    out: list[Step] = []
    for step in line:
        last = out[len(out) - 1] if out else None
        if last is not None and last.is_uncertain == step.is_uncertain and _wording(last) == _wording(step):
            last.repeats.append(list(step.action.things(step.world)))
        else:
            out.append(step)
    del out[MAX_STEPS:]
    while len(out) > 1 and _only_ends_something(out[len(out) - 1]):
        out.pop()
    return out


def _only_ends_something(step: Step) -> bool:
    """Does it only end what came before: "Enough", "Pass"?"""
    return not step.action.things(step.world) and not step.action.args(step.world)


def _common_prefix(one: list[Step], other: list[Step]) -> list[Step]:
    """How far two worlds agree."""
    out: list[Step] = []
    for mine, yours in zip(one, other, strict=False):
        if _full_text(mine) != _full_text(yours):
            break
        out.append(Step(mine.world, mine.action, mine.is_uncertain or yours.is_uncertain))
    return out


def _full_text(step: Step) -> tuple[Any, ...]:
    return step.action.text(step.world), list(step.action.things(step.world)), _wording(step)


def _wording(step: Step) -> tuple[Any, ...]:
    return step.action.verb(), step.action.args(step.world)
