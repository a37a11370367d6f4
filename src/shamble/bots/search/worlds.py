"""Imagined worlds: generated from a seat's view, and played out by a fast policy."""

from typing import Any, Final

from shamble.core import engine
from shamble.core.frames import UNANSWERED, Ballot
from shamble.core.mind import ONE_ACTION, PLAN_DONE, Mind, Plan, Policy
from shamble.core.rng import Stream, stream
from shamble.core.state import State
from shamble.core.visibility import View

WORLD_STREAMS: Final = 500  # number of the first random stream for worlds
POLICY_STREAMS: Final = 1_000_000


def imagine(mind: Mind[Any], view: View[Any], seed: int, number: int) -> State:
    """Return world `number`, the same in every process.

    Other seats' sealed answers are open again: the policy chooses them instead of chance.
    """
    world: State = mind.game.imagine(view, stream(seed, WORLD_STREAMS + number))
    reopen_ballots(world, view.seat)
    return world


def reopen_ballots(world: State, seat: int) -> None:
    """Clear the answers of all other seats in open ballots."""
    slot = 0
    for frame in world.stack:
        kind = frame.kind()
        if kind == "ballot" or kind == "window":
            if isinstance(frame, Ballot):
                answers = world.answers[slot]
                world.answers[slot] = tuple(
                    [answers[s] if s == seat else UNANSWERED for s in range(len(answers))]
                )
            slot += 1


def play_out(
    mind: Mind[Any],
    policy: Policy[Any],
    world: State,
    seat: int,
    first: int,
    plan: Plan[Any] | None,
    numbers: Stream,
    ticks: int,
    most: int = 0,
) -> float:
    """Return the value of taking the option at `first` in a copy of the world.

    The plan decides for the seats it controls while it lasts, and the policy for all others. The game is cut when the
    turn counter has grown by `ticks`, or after `most` decisions, by default the mind's number.
    """
    end = play_on(mind, policy, world, seat, first, plan, numbers, ticks, most=most)
    return mind.value(end, seat)


def play_on(
    mind: Mind[Any],
    policy: Policy[Any],
    world: State,
    seat: int,
    first: int,
    plan: Plan[Any] | None,
    numbers: Stream,
    ticks: int,
    look_ticks: int = 0,
    glances: list[list[float]] | None = None,
    most: int = 0,
) -> State:
    """Return the position in which such a game ends or is cut.

    When the turn counter has grown by `look_ticks`, or at the end, a glance at the position is added to `glances`.
    """
    g = world.clone()
    policy.begin(g)
    scope = mind.scope(g, seat) if plan is not None else ONE_ACTION
    start = mind.turn_counter(g)
    engine.apply_unchecked(g, seat, engine.legal(g, seat)[first])
    steps, most = 0, most or mind.max_decisions()
    while g.outcome == "" and steps < most and mind.turn_counter(g) < start + ticks:
        if glances is not None and mind.turn_counter(g) >= start + look_ticks:
            glances.append(mind.glance(g, seat))
            glances = None
        asked = engine.waiting(g)
        if not asked:
            break
        decider = asked[0]
        options = engine.legal(g, decider)
        chosen = PLAN_DONE
        if plan is not None and plan.controls_seat(seat, decider):
            if scope == ONE_ACTION or mind.scope(g, decider) != scope:
                plan = None
            else:
                chosen = plan.next(g, decider, options)
                if chosen == PLAN_DONE:
                    plan = None
        if chosen < 0:
            chosen = 0 if len(options) == 1 else policy.choose(g, decider, options, numbers)
        engine.apply_unchecked(g, decider, options[chosen])
        steps += 1
    if glances is not None:
        glances.append(mind.glance(g, seat))
    return g
