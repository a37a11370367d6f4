"""Hints: what the strongest bot would do in a seat, based only on what the seat can see."""

from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from shamble.bots import HINT_LEVEL, make_bot
from shamble.bots.search import Candidate, SearchResult, compare
from shamble.bots.search.continuation import certain_texts, next_steps
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

SECOND_BUDGET = 0.5  # share of the usual budget for comparing the best option with the second


def compute_hint(match: Match, seat: int, idea: str = "", seconds: float = 0.0) -> Hint:
    """Return a hint for a seat.

    Args:
        match: The match.
        seat: A seat that owes an answer.
        idea: The notation of an option to compare with the best one.
        seconds: Time limit; 0 = the bot's usual budget.

    Raises:
        GameOver, NotYourTurn: As `Match.novice_advice`.
    """
    match.novice_advice(seat)
    options = match.options(seat)
    numbers = stream(match.header.seed, ADVICE + match.version * len(match.occupants) + seat)
    bot = make_bot(HINT_LEVEL, match.game, seconds)
    assert isinstance(bot, Veteran)
    if len(options) == 1:
        return _basic_hint(match, bot.choose(None, options, numbers))
    view = match.view(seat)
    own = next((option for option in options if option.text(match.state) == idea), None)
    advice, own_evaluation = bot.compare(view, options, numbers, own)
    hint, result = _basic_hint(match, advice), bot.last_search
    if result is None:
        line = _steps(bot, view, Candidate(options.index(advice.action), None), numbers)
        return replace(hint, steps=line)
    line = _steps(bot, view, result.best, numbers)
    hint = replace(
        hint,
        weighed=[_to_evaluated(match, one) for one in advice.evaluations],
        idea=_to_evaluated(match, own_evaluation) if own_evaluation is not None else None,
        games=result.iterations,
        steps=line,
    )
    second, others = _find_second(bot, view, result, line, numbers)
    return (
        hint
        if second is None
        else _compare_second(match, bot, view, options, result.best, second, others, hint, numbers)
    )


def certain_actions(hint: Hint) -> list[str]:
    """Return the advised actions up to the first step that dice or cards can change."""
    steps = takewhile(lambda step: not step.perhaps, hint.steps)
    return [text for step in steps for text in step.actions] or [hint.text]


def plan_ahead(match: Match, seat: int) -> list[str]:
    """List the advised actions up to the first that dice or cards can change."""
    view, options = match.view(seat), match.options(seat)
    first = options.index(match.novice_advice(seat).action)
    numbers = stream(match.header.seed, ADVICE + match.version * len(match.occupants) + seat)
    return certain_texts(next_steps(match.game.mind(), view, first, None, int(numbers.below(SEED_LIMIT))))


def _basic_hint(match: Match, advice: game.Advice) -> Hint:
    """Return the hint without evaluations and steps."""
    return Hint(0, advice.action.text(match.state), Message(advice.key, dict(advice.args)))


def _find_second(
    bot: Veteran, view: View[Any], result: SearchResult, line: list[HintStep], numbers: Stream
) -> tuple[Candidate | None, list[HintStep]]:
    """Return the best other option, or the same option with other next steps, and its steps."""
    ranked = [one for one in result.ranked()[1:] if one.values]
    ranked.sort(
        key=lambda one: one.index == result.best.index
    )  # the sort is stable: other options come first
    for one in ranked:
        others = _steps(bot, view, one, numbers)
        if any(a.option.text != b.option.text for a, b in zip(others, line, strict=False)):
            return one, others
    return None, []


def _compare_second(
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
    """Return the hint with the second-best option.

    If the search dropped that option early, compare it again with as many rollouts as the best one.
    """
    games = hint.games
    pair = [best, second]
    if len(second.values) < len(best.values):
        pair = [Candidate(best.index, best.plan), Candidate(second.index, second.plan)]
        games += compare(
            bot.mind, view, pair, int(numbers.below(SEED_LIMIT)), bot.budget.scaled(SECOND_BUDGET)
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
            options[second.index].text(match.state), chance, _error_percent(ERRORS_95_PERCENT * error), about
        ),
        others=others,
    )


def _steps(bot: Veteran, view: View[Any], candidate: Candidate, numbers: Stream) -> list[HintStep]:
    """Return the steps of a candidate, each described in the sampled position it occurs in."""
    steps = next_steps(bot.mind, view, candidate.index, candidate.plan, int(numbers.below(SEED_LIMIT)))
    return [
        HintStep(to_option(one.world, one.action), one.is_uncertain, one.repeats, one.texts) for one in steps
    ]


def _to_evaluated(match: Match, one: game.Evaluation) -> EvaluatedOption:
    about = Message(one.key, dict(one.args)) if one.key else None
    return EvaluatedOption(
        one.action.text(match.state), percent(one.chance), _error_percent(one.spread), about
    )


def _error_percent(spread: float) -> int:
    """Return the error in percent, at least 1."""
    return max(1, round(100 * spread))
