"""Review of a finished game: chance of winning by decision, and the most costly decisions.

The veteran bot decides each position again with the information the seat had. Its option and the chosen one are played
to the end in the same imagined games, as for a hint. This takes time, so callers ask for a few decisions at a time.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from shamble.bots import HINT_LEVEL, make_bot
from shamble.bots.consultation import consult
from shamble.bots.search import Budget, Candidate
from shamble.bots.veteran import SEED_LIMIT, Veteran
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.match import log_replay
from shamble.match.log import Moved
from shamble.match.match import ADVICE, Match
from shamble.match.protocol.review import Review, ReviewedDecision
from shamble.match.protocol.view import Message
from shamble.match.timeline import opening_state
from shamble.match.view.options import to_option

ITERATIONS = 48  # of the search for each decision
ODDS_ITERATIONS = 64  # imagined games of the chosen option and the best one together
MAX_COSTLY = 3  # decisions reported as costly
MIN_LOSS = 0.03  # chance of winning; smaller losses are not costly
SAME_PERCENT = 1  # up to this loss, an option counts as the best
MIN_RISE_PERCENT = 5  # of a turning point


@dataclass(frozen=True)
class PastDecision:
    """A decision of a seat with its position.

    `version`: the version before it. `opening`: whether it was the first of its round. `subject`: the piece or place it
    was about.
    """

    version: int
    round: int
    opening: bool
    subject: str
    state: State
    options: list[Action[Any]]
    action: Action[Any]


@dataclass(frozen=True)
class TurningDecision:
    """The decision with the largest rise in the chance of winning, in percent."""

    decision: ReviewedDecision
    before: int
    after: int


def past_decisions(match: Match, seat: int, first: int = 0) -> Iterator[PastDecision]:
    """Yield the decisions of a seat with more than one option, from number `first` on."""
    game = match.game
    g = opening_state(game, match.header)
    before = number = 0
    last = -1  # round
    for played in match.active:
        entry = played.entry
        if isinstance(entry, Moved) and entry.seat == seat and not entry.auto:
            options = engine.legal(g, seat)
            chosen = next((option for option in options if option.text(g) == entry.text), None)
            if chosen is not None and len(options) > 1:
                now = game.round(g)
                if number >= first:
                    frame = engine.frame_for_seat(g, seat)
                    subject = frame.subject(g) if frame is not None else ""
                    yield PastDecision(before, now, now != last, subject, g.clone(), options, chosen)
                number += 1
                last = now
        log_replay.replay_entry(g, entry, match.header.real())
        before = played.version


def last_decision(match: Match, seat: int) -> PastDecision | None:
    """Find the last decision of a seat with more than one option, or None."""
    last = deque(past_decisions(match, seat), maxlen=1)
    return last[0] if last else None


def review_decisions(
    match: Match, seat: int, first: int = 0, count: int = 1_000_000
) -> list[ReviewedDecision | None]:
    """List the evaluations of `count` decisions from number `first` on.

    None = nothing to evaluate.
    """
    return [review_decision(match, seat, past) for past in islice(past_decisions(match, seat, first), count)]


def review_decision(match: Match, seat: int, past: PastDecision) -> ReviewedDecision | None:
    game, g = match.game, past.state
    bot = make_bot(f"{HINT_LEVEL}@{ITERATIONS}", game)
    assert isinstance(bot, Veteran)
    view = game.view(g, seat)
    numbers = stream(match.header.seed, ADVICE + past.version * len(match.occupants) + seat)
    advice = bot.look_ahead(view, past.options, numbers)
    result = bot.last_search
    same = advice.action == past.action
    if result is None and same and not past.opening:
        return None
    best = Candidate(past.options.index(advice.action), None)
    if result is not None:
        best = Candidate(result.best.index, result.best.plan)
    seed, budget = int(numbers.below(SEED_LIMIT)), Budget(ODDS_ITERATIONS)
    chosen = past.options.index(past.action)
    consultation = consult(bot.mind, view, past.options, advice, [best], result, seed, budget, chosen)
    plan = own = consultation.plan
    if consultation.idea is not None and not consultation.is_idea_better:
        own = consultation.idea
    same = same or consultation.is_idea_better
    chance, most = min(own.chance, plan.chance), plan.chance
    return ReviewedDecision(
        version=past.version,
        round=past.round,
        chosen=to_option(g, past.action),
        chance=percent(chance),
        best=percent(most),
        spread=round(100 * plan.margin),
        subject=past.subject,
        better=None if same else to_option(g, advice.action),
        why=None if same else Message(advice.key, dict(advice.args)),
        costly=own.verdict < 0 and most - chance > MIN_LOSS,
    )


def build_review(
    match: Match, seat: int, results: list[ReviewedDecision | None], following: int = -1
) -> Review:
    """Return the review of some decisions. `following`: the first decision of the next part."""
    decisions = [one for one in results if one is not None]
    return Review(seat=seat, won=seat in match.state.winners, decisions=decisions, next=following)


def costliest_decisions(review: Review) -> list[ReviewedDecision]:
    """Return the most costly decisions in game order.

    Of decisions in one round that missed the same option, only the worst is included.
    """
    out: list[ReviewedDecision] = []
    for one in sorted(review.decisions, key=lambda one: one.chance - one.best):
        again = any(other.round == one.round and _better(other) == _better(one) for other in out)
        if one.costly and not again and len(out) < MAX_COSTLY:
            out.append(one)
    return sorted(out, key=lambda one: one.version)


def _better(one: ReviewedDecision) -> str:
    return one.better.text if one.better is not None else ""


def turning_decision(review: Review) -> TurningDecision | None:
    """Return the decision with the largest rise beyond the error of the rollouts, or None."""
    turning: TurningDecision | None = None
    for index, one in enumerate(review.decisions):
        last = index + 1 == len(review.decisions)
        after = (100 if review.won else 0) if last else review.decisions[index + 1].best
        spread = one.spread if last else max(one.spread, review.decisions[index + 1].spread)
        rise = after - one.chance
        if rise >= max(MIN_RISE_PERCENT, spread) and (
            turning is None or rise > turning.after - turning.before
        ):
            turning = TurningDecision(one, one.chance, after)
    return turning


def count_best_moves(review: Review) -> int:
    """Count the decisions that were the best option or almost as good."""
    return sum(one.better is None or one.best - one.chance <= SAME_PERCENT for one in review.decisions)


def percent(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))
