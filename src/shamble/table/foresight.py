"""What the best bot would do in a seat, in words: a hint. It sees no more than the seat does."""

from typing import Any

from shamble.bots import HINTS, make
from shamble.bots.search import Candidate
from shamble.bots.search.line import steps
from shamble.bots.search.root import SURE
from shamble.bots.veteran import SEEDS, Veteran
from shamble.core import game as core
from shamble.core.actions import Action
from shamble.core.rng import Stream, stream
from shamble.table import present
from shamble.table.match import ADVICE, Match
from shamble.table.review import percent
from shamble.table.wire.down import Hint, Step, Weighed
from shamble.table.wire.table import Message


def foresee(match: Match, seat: int, idea: str = "", seconds: float = 0.0) -> Hint:
    """A hint for a seat, which may have an idea of its own (an option's notation), within a time if one is given.
    Raises as `Match.hint` does."""
    match.hint(seat)
    options = match.options(seat)
    numbers = stream(match.header.seed, ADVICE + match.version * len(match.chairs) + seat)
    bot = make(HINTS, match.game, seconds)
    assert isinstance(bot, Veteran)
    if len(options) == 1:
        return _plain(match, bot.choose(None, options, numbers))
    own = next((option for option in options if option.text(match.state) == idea), None)
    advice, thought = bot.compare(match.view(seat), options, numbers, own)
    best = bot.found.best if bot.found is not None else Candidate(options.index(advice.action), None)
    hint = _plain(match, advice)
    line = _steps(match, bot, seat, best, numbers)
    second, others = _second(match, bot, seat, line, numbers)
    return Hint(
        hint.ref,
        hint.text,
        hint.reason,
        weighed=[_weighed(match, one) for one in advice.weighed],
        idea=_weighed(match, thought) if thought is not None else None,
        games=bot.found.iterations if bot.found is not None else 0,
        even=second is not None and _even(second, best),
        steps=line,
        second=_told(match, options, second) if second is not None else None,
        others=others,
    )


def _plain(match: Match, advice: core.Advice) -> Hint:
    """What to do and why, without more."""
    return Hint(0, advice.action.text(match.state), Message(advice.key, dict(advice.args)))


def _second(
    match: Match, bot: Veteran, seat: int, line: list[Step], numbers: Stream
) -> tuple[Candidate | None, list[Step]]:
    """The best of what begins with something else, or at least goes on otherwise than these steps; and its own."""
    found = bot.found
    if found is None:
        return None, []
    ranked = [one for one in found.ranked()[1:] if one.values]
    ranked.sort(
        key=lambda one: one.place == found.best.place
    )  # stable: those that begin otherwise come first
    for one in ranked:
        others = _steps(match, bot, seat, one, numbers)
        if any(a.option.text != b.option.text for a, b in zip(others, line, strict=False)):
            return one, others
    return None, []


def _even(one: Candidate, best: Candidate) -> bool:
    """Is the difference within the error?"""
    gain, error = one.gain(best)
    return abs(gain) <= SURE * error or percent(one.mean()) == percent(best.mean())


def _steps(match: Match, bot: Veteran, seat: int, candidate: Candidate, numbers: Stream) -> list[Step]:
    """The first is an option as it is offered; the others are told in the imagined positions they come up in."""
    seed = int(numbers.below(SEEDS))
    found = steps(bot.mind, match.view(seat), candidate.place, candidate.plan, seed)
    return [Step(present.option(one.world, one.action), one.perhaps, one.again) for one in found]


def _told(match: Match, options: list[Action[Any]], one: Candidate) -> Weighed:
    about = Message(one.plan.key, dict(one.plan.args)) if one.plan is not None and one.plan.key else None
    text = options[one.place].text(match.state)
    return Weighed(text, percent(one.mean()), _off(one.spread()), about)


def _weighed(match: Match, one: core.Weighed) -> Weighed:
    about = Message(one.key, dict(one.args)) if one.key else None
    return Weighed(one.action.text(match.state), percent(one.chance), _off(one.spread), about)


def _off(spread: float) -> int:
    """In percent: no number of imagined games is quite sure."""
    return max(1, round(100 * spread))
