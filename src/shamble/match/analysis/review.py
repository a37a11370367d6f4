"""Looking back at a game: the chance of winning along its decisions, and those that cost most.

Each decision of a seat is put to the veteran again, with what the seat knew then: what was chosen is weighed against
what seems best, in the same imagined games. That takes a while, so it is done decision by decision, in parts."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from shamble.bots import HINT_LEVEL, make_bot
from shamble.bots.search import Candidate
from shamble.bots.search import compare as play_on
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
from shamble.match.view.options import to_option

ITERATIONS = 48  # a decision is given so many
WORST = 3
LEAST = 0.03  # a loss that is worth telling
SAME = 1  # percent; who lost no more did as well as the veteran
RISE = 5  # percent; a rise that may be called the turning point


@dataclass(frozen=True)
class PastDecision:
    """A decision of a seat as it was: the version before it, whether it was the first of its round, the thing it was
    about, the position, what was chosen."""

    version: int
    round: int
    opening: bool
    subject: str
    state: State
    options: list[Action[Any]]
    chosen: Action[Any]


@dataclass(frozen=True)
class TurningDecision:
    """The decision after which the chance rose most, and from how much to how much, in percent."""

    decision: ReviewedDecision
    before: int
    after: int


def past_decisions(match: Match, seat: int, first: int = 0) -> Iterator[PastDecision]:
    """Every choice of a seat that was one, from number `first` on."""
    game = match.game
    g: State = game.new(match.header.setup(), match.header.seed)
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
    """The last choice of a seat that was one."""
    last = deque(past_decisions(match, seat), maxlen=1)
    return last[0] if last else None


def review_decisions(
    match: Match, seat: int, first: int = 0, count: int = 1_000_000
) -> list[ReviewedDecision | None]:
    """What the veteran thinks of the decisions from number `first` on; None where there was nothing to look into."""
    return [
        review_decision(match, seat, asked) for asked in islice(past_decisions(match, seat, first), count)
    ]


def review_decision(match: Match, seat: int, asked: PastDecision) -> ReviewedDecision | None:
    game, g = match.game, asked.state
    bot = make_bot(f"{HINT_LEVEL}@{ITERATIONS}", game)
    assert isinstance(bot, Veteran)
    view = game.view(g, seat)
    numbers = stream(match.header.seed, ADVICE + asked.version * len(match.occupants) + seat)
    advice, idea = bot.compare(view, asked.options, numbers, asked.chosen)
    same = advice.action == asked.chosen
    if advice.evaluations and idea is not None:
        best = advice.evaluations[0]
        chance, spread, error = idea.chance, best.spread, idea.spread
        most = best.chance
    elif not same or asked.opening:
        # By itself it would go by rule of thumb here: that is played on against what was chosen.
        pair = [Candidate(asked.options.index(one), None) for one in (advice.action, asked.chosen)]
        play_on(bot.mind, view, pair, int(numbers.below(SEED_LIMIT)), bot.budget)
        thumb, own = pair
        gain, error = own.gain(thumb)
        most, chance, spread, error = thumb.mean(), thumb.mean() + gain, thumb.spread(), 1.96 * error
        if gain >= 0:
            same, most = True, chance
    else:
        return None
    chance = most if same else min(chance, most)
    return ReviewedDecision(
        version=asked.version,
        round=asked.round,
        chosen=to_option(g, asked.chosen),
        chance=percent(chance),
        best=percent(most),
        spread=round(100 * spread),
        subject=asked.subject,
        better=None if same else to_option(g, advice.action),
        why=None if same else Message(advice.key, dict(advice.args)),
        costly=most - chance > max(LEAST, error),
    )


def review(match: Match, seat: int, found: list[ReviewedDecision | None], following: int = -1) -> Review:
    """What was found of a game, to be told; `following`: where the next part begins."""
    told = [one for one in found if one is not None]
    return Review(seat=seat, won=seat in match.state.winners, decisions=told, next=following)


def costliest_decisions(told: Review) -> list[ReviewedDecision]:
    """The decisions that cost most, in the order of the game. Whoever leaves the same thing undone again and again in
    one round is told once."""
    out: list[ReviewedDecision] = []
    for one in sorted(told.decisions, key=lambda one: one.chance - one.best):
        again = any(other.round == one.round and _better(other) == _better(one) for other in out)
        if one.costly and not again and len(out) < WORST:
            out.append(one)
    return sorted(out, key=lambda one: one.version)


def _better(one: ReviewedDecision) -> str:
    return one.better.text if one.better is not None else ""


def turning_decision(told: Review) -> TurningDecision | None:
    """The decision after which the chance rose most, beyond what the imagined games may err."""
    found: TurningDecision | None = None
    for index, one in enumerate(told.decisions):
        last = index + 1 == len(told.decisions)
        after = (100 if told.won else 0) if last else told.decisions[index + 1].best
        spread = one.spread if last else max(one.spread, told.decisions[index + 1].spread)
        rise = after - one.chance
        if rise >= max(RISE, spread) and (found is None or rise > found.after - found.before):
            found = TurningDecision(one, one.chance, after)
    return found


def count_best_moves(told: Review) -> int:
    """How many decisions were what the veteran would have done, or cost next to nothing."""
    return sum(one.better is None or one.best - one.chance <= SAME for one in told.decisions)


def percent(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))
