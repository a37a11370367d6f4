"""Hints: what the strongest bot would do in a seat, based only on what the seat can see."""

from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from shamble.bots import HINT_LEVEL, Bot, make_bot
from shamble.bots.consultation import Consultation, Forecast, consult, forecast, other_options
from shamble.bots.odds import calibration
from shamble.bots.search import Budget, Candidate, SearchResult, side_by_side
from shamble.bots.search.continuation import certain_texts, next_steps
from shamble.bots.veteran import SEED_LIMIT, Veteran
from shamble.core import game
from shamble.core.actions import Action
from shamble.core.rng import Stream, stream
from shamble.core.state import State
from shamble.core.visibility import View
from shamble.match.analysis.review import percent
from shamble.match.match import ADVICE, Match
from shamble.match.protocol.events import EvaluatedOption, Hint, HintStep, Warranty
from shamble.match.protocol.view import Message
from shamble.match.view.options import to_option

SEARCH_SHARE = 0.6  # of the time limit, for choosing the plan
ODDS_SHARE = 0.9  # of the time limit, for the odds after a search
RULED_ODDS_SHARE = 0.6  # the same without one
ODDS_ITERATIONS = 48  # imagined games without a time limit
MAX_ITERATIONS = 20_000  # with one
MAX_COMPARED = 4  # options of an explanation
SPEAKERS = ("novice", HINT_LEVEL)  # who chose: rules of thumb, or a search


def compute_hint(match: Match, seat: int, idea: str = "", seconds: float = 0.0, plan: str = "") -> Hint:
    """Return a hint for a seat.

    Args:
        match: The match.
        seat: A seat that owes an answer.
        idea: The notation of an option to compare with the plan.
        seconds: Time limit; 0 = the bot's usual budget.
        plan: The notation of an earlier idea that has become the plan.

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
    places = {option.text(match.state): index for index, option in enumerate(options)}
    if bot.mind.trusts_script(view.known, seat):
        advice = bot.mind.script(view, options, numbers)
    else:
        advice = bot.look_ahead(view, options, numbers, SEARCH_SHARE)
    result = bot.last_search
    best = Candidate(options.index(advice.action), None)
    if result is not None:
        best = Candidate(result.best.index, result.best.plan)
    chosen = places.get(plan, best.index)
    if chosen != best.index:
        goes_on = best.plan if best.plan is not None and best.plan.follows_any_action() else None
        best, advice = Candidate(chosen, goes_on), game.Advice(options[chosen], "hint-idea-better")
    candidates = [best, *_find_others(bot, view, options, best, result, numbers)]
    share = ODDS_SHARE if result is not None else RULED_ODDS_SHARE
    budget = Budget(MAX_ITERATIONS if seconds else ODDS_ITERATIONS, seconds * share)
    seed = int(numbers.below(SEED_LIMIT))
    consultation = consult(
        bot.mind, view, options, advice, candidates, result, seed, budget, places.get(idea, -1)
    )
    return _to_hint(match, bot, view, options, consultation, numbers)


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


def _find_others(
    bot: Veteran,
    view: View[Any],
    options: list[Action[Any]],
    best: Candidate,
    result: SearchResult | None,
    numbers: Stream,
) -> list[Candidate]:
    """Return the next best of the search.

    Without a search, other manners of playing the turn, or other options.

    The next best differs in its steps, because players see those.
    """
    if result is None:
        manners = [
            plan for plan in bot.mind.plans(view.known, view.seat, options) if plan.follows_any_action()
        ]
        named = [Candidate(plan.first, plan) for plan in manners]
        return _first_different(bot, view, best, named, numbers) or other_options(best.index, len(options))
    ranked = [
        one for one in result.ranked() if one.values and (one.index, one.plan) != (best.index, best.plan)
    ]
    ranked.sort(key=lambda one: one.index == best.index)  # the sort is stable: other options come first
    return _first_different(bot, view, best, ranked, numbers)


def _first_different(
    bot: Veteran, view: View[Any], best: Candidate, ranked: list[Candidate], numbers: Stream
) -> list[Candidate]:
    """Return the first candidate with other steps than the best one, if any."""
    line = _steps(bot, view, best, numbers)
    for one in ranked:
        others = _steps(bot, view, one, numbers)
        if any(a.option.text != b.option.text for a, b in zip(others, line, strict=False)):
            return [Candidate(one.index, one.plan)]
    return []


def _to_hint(
    match: Match,
    bot: Veteran,
    view: View[Any],
    options: list[Action[Any]],
    consultation: Consultation,
    numbers: Stream,
) -> Hint:
    plan, second, idea = consultation.plan, consultation.second, consultation.idea
    chance = percent(plan.chance)
    record = calibration(match.game, bot.mind.odds_key(view.known, view.seat)).record(chance)
    return replace(
        _basic_hint(match, consultation.advice),
        weighed=[_to_evaluated(match.state, options, one) for one in (plan, second) if one is not None],
        idea=_to_evaluated(match.state, options, idea) if idea is not None else None,
        games=sum(one.games for one in (plan, second, idea) if one is not None),
        even=second is not None and second.verdict == 0,
        steps=_steps(bot, view, plan.odds.candidate, numbers),
        second=_to_evaluated(match.state, options, second) if second is not None else None,
        others=_steps(bot, view, second.odds.candidate, numbers) if second is not None else [],
        level=SPEAKERS[consultation.has_looked],
        alike=consultation.all_alike,
        swapped=consultation.is_idea_better,
        warranty=Warranty(record.hints, record.won, record.low, record.high, HINT_LEVEL) if record else None,
    )


def _steps(bot: Veteran, view: View[Any], candidate: Candidate, numbers: Stream) -> list[HintStep]:
    """Return the steps of a candidate, each described in the sampled position it occurs in."""
    steps = next_steps(bot.mind, view, candidate.index, candidate.plan, int(numbers.below(SEED_LIMIT)))
    return [
        HintStep(to_option(one.world, one.action), one.is_uncertain, one.repeats, one.texts) for one in steps
    ]


def compared_options(
    g: State, bot: Bot, view: View[Any], options: list[Action[Any]], numbers: Stream, seconds: float
) -> list[EvaluatedOption]:
    """Return the options of a bot's last search, its choice first, played to the end."""
    result = bot.last_search if isinstance(bot, Veteran) else None
    if result is None:
        return []
    candidates = [Candidate(one.index, one.plan) for one in result.ranked()[:MAX_COMPARED] if one.values]
    budget = Budget(MAX_ITERATIONS, seconds * RULED_ODDS_SHARE)
    odds = side_by_side(bot.mind, view, candidates, int(numbers.below(SEED_LIMIT)), budget)
    out = []
    for one in [forecast(bot.mind, view, options, one) for one in odds]:
        option = to_option(g, options[one.index])
        out.append(_to_evaluated(g, options, one, Message(option.key, option.args)))
    return out


def _to_evaluated(
    g: State, options: list[Action[Any]], one: Forecast, about: Message | None = None
) -> EvaluatedOption:
    if one.plan is not None and one.plan.key:
        about = Message(one.plan.key, dict(one.plan.args))
    return EvaluatedOption(
        options[one.index].text(g),
        percent(one.chance),
        max(1, round(100 * one.margin)),
        about,
        one.wins,
        one.games,
        one.verdict,
        [_to_amount(key, amount) for key, amount in one.soon],
        Message(one.warning) if one.warning else None,
    )


def _to_amount(key: str, amount: float) -> Message:
    """Return the message of a difference with its amount in tenths, at least one."""
    tenths = max(1, round(10 * abs(amount)))
    more = "yes" if amount > 0 else "no"
    return Message(key, {"more": more, "whole": tenths // 10, "tenths": tenths % 10})
