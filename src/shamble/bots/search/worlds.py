"""Imagined worlds: made from what a seat may know, and played on by a quick policy up to where a turn ends."""

from typing import Any, Final

from shamble.core import engine
from shamble.core.frames import UNANSWERED, Ballot
from shamble.core.mind import ONE_ACTION, PLAN_DONE, Mind, Plan, Policy
from shamble.core.rng import Stream, stream
from shamble.core.state import State
from shamble.core.visibility import View

MAX_DECISIONS: Final = (
    600  # decisions of an imagined game; one that goes on longer is looked at where it stands
)
WORLD_STREAMS: Final = 500  # the streams of worlds begin here; those of policies in them lie as far beyond
POLICY_STREAMS: Final = 1_000_000


def imagine(mind: Mind[Any], view: View[Any], seed: int, number: int) -> State:
    """World number `number`: whoever imagines it, and on whichever process, it is the same one. What the others have
    sealed is open again: they are to answer as they are thought to play, not at random."""
    world: State = mind.game.imagine(view, stream(seed, WORLD_STREAMS + number))
    reopen_ballots(world, view.seat)
    return world


def reopen_ballots(world: State, seat: int) -> None:
    """Everybody else owes an answer in every open ballot."""
    place = 0
    for frame in world.stack:
        kind = frame.kind()
        if kind == "ballot" or kind == "window":
            if isinstance(frame, Ballot):
                answers = world.answers[place]
                world.answers[place] = tuple(
                    [answers[s] if s == seat else UNANSWERED for s in range(len(answers))]
                )
            place += 1


def play_out(
    mind: Mind[Any],
    policy: Policy[Any],
    world: State,
    seat: int,
    first: int,
    plan: Plan[Any] | None,
    numbers: Stream,
    ticks: int,
    most: int = MAX_DECISIONS,
) -> float:
    """What comes of it if the seat takes the option at `first` in a copy of the world, it and whom else its plan rules
    follow that while it lasts, and everybody plays on as the policy would until the clock has ticked so often, or
    so many decisions were made."""
    g = world.clone()
    policy.begin(g)
    scope = mind.scope(g, seat) if plan is not None else ONE_ACTION
    end = mind.turn_counter(g) + ticks
    engine.apply_unchecked(g, seat, engine.legal(g, seat)[first])
    steps = 0
    while g.outcome == "" and steps < most and mind.turn_counter(g) < end:
        asked = engine.waiting(g)
        if not asked:
            break
        who = asked[0]
        options = engine.legal(g, who)
        chosen = PLAN_DONE
        if plan is not None and plan.controls_seat(seat, who):
            if scope == ONE_ACTION or mind.scope(g, who) != scope:
                plan = None
            else:
                chosen = plan.next(g, who, options)
                if chosen == PLAN_DONE:
                    plan = None
        if chosen < 0:
            chosen = 0 if len(options) == 1 else policy.choose(g, who, options, numbers)
        engine.apply_unchecked(g, who, options[chosen])
        steps += 1
    return mind.value(g, seat)
