"""What the best bot would do in a seat, in words: a hint. It sees no more than the seat does."""

from typing import Any

from msgspec.structs import replace

from shamble.bots import HINT_LEVEL, make_bot
from shamble.bots.search import Candidate, SearchResult, compare
from shamble.bots.search.continuation import next_steps
from shamble.bots.search.root import ERRORS_95_PERCENT
from shamble.bots.veteran import SEED_LIMIT, Veteran
from shamble.core import game
from shamble.core.actions import Action
from shamble.core.rng import Stream, stream
from shamble.core.visibility import View
from shamble.match.analysis.review import percent
from shamble.match.match import ADVICE, Match
from shamble.match.protocol.events import EvaluatedOption, Hint, HintStep
from shamble.match.protocol.view import Message
from shamble.match.view.options import to_option

AGAIN = 0.5  # of the usual budget, to compare the best with the next


def compute_hint(match: Match, seat: int, idea: str = "", seconds: float = 0.0) -> Hint:
    """A hint for a seat, which may have an idea of its own (an option's notation), within a time if one is given.
    Raises as `Match.novice_advice` does."""
    match.novice_advice(seat)
    options = match.options(seat)
    numbers = stream(match.header.seed, ADVICE + match.version * len(match.occupants) + seat)
    bot = make_bot(HINT_LEVEL, match.game, seconds)
    assert isinstance(bot, Veteran)
    if len(options) == 1:
        return _plain(match, bot.choose(None, options, numbers))
    view = match.view(seat)
    own = next((option for option in options if option.text(match.state) == idea), None)
    advice, thought = bot.compare(view, options, numbers, own)
    hint, found = _plain(match, advice), bot.last_search
    if found is None:
        line = _steps(bot, view, Candidate(options.index(advice.action), None), numbers)
        return replace(hint, steps=line)
    line = _steps(bot, view, found.best, numbers)
    hint = replace(
        hint,
        weighed=[_weighed(match, one) for one in advice.evaluations],
        idea=_weighed(match, thought) if thought is not None else None,
        games=found.iterations,
        steps=line,
    )
    second, others = _second(bot, view, found, line, numbers)
    return (
        hint
        if second is None
        else _beside(match, bot, view, options, found.best, second, others, hint, numbers)
    )


def _plain(match: Match, advice: game.Advice) -> Hint:
    """What to do and why, without more."""
    return Hint(0, advice.action.text(match.state), Message(advice.key, dict(advice.args)))


def _second(
    bot: Veteran, view: View[Any], found: SearchResult, line: list[HintStep], numbers: Stream
) -> tuple[Candidate | None, list[HintStep]]:
    """The best of what begins with something else, or at least goes on otherwise than these steps; and its own."""
    ranked = [one for one in found.ranked()[1:] if one.values]
    ranked.sort(
        key=lambda one: one.index == found.best.index
    )  # stable: those that begin otherwise come first
    for one in ranked:
        others = _steps(bot, view, one, numbers)
        if any(a.option.text != b.option.text for a, b in zip(others, line, strict=False)):
            return one, others
    return None, []


def _beside(
    match: Match,
    bot: Veteran,
    view: View[Any],
    options: list[Action[Any]],
    best: Candidate,
    second: Candidate,
    others: list[HintStep],
    hint: Hint,
    numbers: Stream,
) -> Hint:
    """The hint with what else one might do. What left the field early is compared once more, in as many games as the
    best: a chance out of three games would say nothing."""
    games = hint.games
    pair = [best, second]
    if len(second.values) < len(best.values):
        pair = [Candidate(best.index, best.plan), Candidate(second.index, second.plan)]
        games += compare(
            bot.mind, view, pair, int(numbers.below(SEED_LIMIT)), bot.budget.scaled(AGAIN)
        ).iterations
    gain, error = pair[1].gain(pair[0])
    chance = percent(best.mean() + gain)
    about = (
        Message(second.plan.key, dict(second.plan.args))
        if second.plan is not None and second.plan.key
        else None
    )
    return replace(
        hint,
        games=games,
        even=abs(gain) <= ERRORS_95_PERCENT * error or chance == percent(best.mean()),
        second=EvaluatedOption(
            options[second.index].text(match.state), chance, _off(ERRORS_95_PERCENT * error), about
        ),
        others=others,
    )


def _steps(bot: Veteran, view: View[Any], candidate: Candidate, numbers: Stream) -> list[HintStep]:
    """The first is an option as it is offered; the others are told in the imagined positions they come up in."""
    found = next_steps(bot.mind, view, candidate.index, candidate.plan, int(numbers.below(SEED_LIMIT)))
    return [HintStep(to_option(one.world, one.action), one.is_uncertain, one.repeats) for one in found]


def _weighed(match: Match, one: game.Evaluation) -> EvaluatedOption:
    about = Message(one.key, dict(one.args)) if one.key else None
    return EvaluatedOption(one.action.text(match.state), percent(one.chance), _off(one.spread), about)


def _off(spread: float) -> int:
    """In percent: no number of imagined games is quite sure."""
    return max(1, round(100 * spread))
