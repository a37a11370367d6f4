"""Advice to a player: a plan, the next best and the player's own idea, side by side.

The search chooses the plan. The three are then played to their end in the same fresh worlds. Chances, verdicts and
differences two rounds on come from those games alone. An idea that wins more often beyond chance
becomes the plan at once.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from shamble.bots.odds import chances, margin
from shamble.bots.search import Budget, Candidate, Difference, Odds, SearchResult, side_by_side
from shamble.bots.search.odds import mean_difference
from shamble.bots.search.root import ERRORS_95_PERCENT
from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.mind import Mind, Plan
from shamble.core.visibility import View

MAX_SOON: Final = 3  # differences two rounds on
MIN_GLANCES: Final = 8  # worlds that tell a difference two rounds on
MAX_OPTIONS: Final = 2  # played beside the advised one where no search has ranked them
WORSE: Final = 0.01  # of the search's value


@dataclass
class Forecast:
    """A candidate as players hear of it.

    `verdict`: 1 if it wins more often than the plan, -1 less often, 0 if chance explains the difference. `soon`:
    message and amount of what it brings more of than the plan in two rounds, negative for less.
    """

    odds: Odds
    chance: float
    margin: float
    wins: int
    games: int
    warning: str = ""
    verdict: int = 0
    soon: list[tuple[str, float]] = field(default_factory=list)

    @property
    def index(self) -> int:
        return self.odds.candidate.index

    @property
    def plan(self) -> Plan[Any] | None:
        return self.odds.candidate.plan


@dataclass
class Consultation:
    """The answer to a player.

    `has_looked`: a search chose the plan. `all_alike`: nothing that was weighed is worse, now or two rounds on.
    """

    advice: Advice
    plan: Forecast
    second: Forecast | None
    idea: Forecast | None
    has_looked: bool
    all_alike: bool
    is_idea_better: bool = False


def consult(
    mind: Mind[Any],
    view: View[Any],
    options: list[Action[Any]],
    advice: Advice,
    candidates: list[Candidate],
    result: SearchResult | None,
    seed: int,
    budget: Budget,
    idea: int = -1,
) -> Consultation:
    """Weigh the first candidate, which is the plan, against the others and against the idea."""
    best, *rest = candidates
    if idea >= 0 and idea != best.index:
        goes_on = best.plan if best.plan is not None and best.plan.follows_any_action() else None
        candidates = [*candidates, Candidate(idea, goes_on)]
    odds = side_by_side(mind, view, candidates, seed, budget)
    forecasts = [forecast(mind, view, options, one) for one in odds]
    plan, own = forecasts[0], forecasts[-1] if len(candidates) > 1 + len(rest) else None
    ranked = forecasts[1 : 1 + len(rest)]
    ranked.sort(key=lambda one: one.wins, reverse=True)  # stable: ties as the search ranked them
    for one in forecasts[1:]:
        against(mind, view, one, plan)
    second = ranked[0] if ranked else None
    is_idea_better = False
    if own is not None and own.verdict > 0:
        plan, own, is_idea_better = own, plan, True
        advice = Advice(options[plan.index], "hint-idea-better")
    elif second is not None and second.verdict > 0 and not mind.trusts_script(view.known, view.seat):
        plan, second = second, plan
        advice = Advice(options[plan.index], *message_of(plan, "hint-foreseen"))
    for rival in (own, second):
        if rival is not None:
            against(mind, view, rival, plan)
    share_alike(mind, view, plan, [one for one in (second, own) if one is not None])
    apart = [one for one in [*ranked, own] if one is not None and (one.verdict or one.soon or one.warning)]
    all_alike = not apart and (result is None or not has_worse(result))
    return Consultation(advice, plan, second, own, result is not None, all_alike, is_idea_better)


def share_alike(mind: Mind[Any], view: View[Any], plan: Forecast, rivals: list[Forecast]) -> None:
    """Give the plan and its equals the chance of all their games together."""
    alike = [plan, *[one for one in rivals if one.verdict == 0]]
    pool = Odds(plan.odds.candidate)
    pool.winners = [winners for one in alike for winners in one.odds.winners]
    chance = chances(mind, view.known, pool)[view.seat]
    for one in alike:
        one.chance, one.wins, one.games = chance, pool.wins(view.seat), pool.games()


def message_of(one: Forecast, otherwise: str) -> tuple[str, dict[str, Any]]:
    """Return the message of the plan, if it has one."""
    if one.plan is not None and one.plan.key:
        return one.plan.key, dict(one.plan.args)
    return otherwise, {}


def other_options(best: int, count: int) -> list[Candidate]:
    """Return a few other options, evenly spread over the list."""
    rest = [index for index in range(count) if index != best]
    step = max(1, -(-len(rest) // MAX_OPTIONS))
    return [Candidate(index, None) for index in rest[::step]]


def has_worse(result: SearchResult) -> bool:
    """Return whether something that the search weighed is worse beyond chance."""
    for one in result.candidates:
        gain, error = one.gain(result.best)
        if len(one.values) > 2 and gain < -max(WORSE, ERRORS_95_PERCENT * error):
            return True
    return False


def forecast(mind: Mind[Any], view: View[Any], options: list[Action[Any]], odds: Odds) -> Forecast:
    g, seat = view.known, view.seat
    return Forecast(
        odds,
        chances(mind, g, odds)[seat],
        margin(mind, g, seat, odds),
        odds.wins(seat),
        odds.games(),
        mind.warning(g, seat, options[odds.candidate.index]),
    )


def against(mind: Mind[Any], view: View[Any], one: Forecast, plan: Forecast) -> None:
    """Note the verdict on a candidate, and what differs in two rounds beyond chance."""
    one.verdict = Difference(one.odds, plan.odds, view.seat).sign()
    found: list[tuple[float, str, float]] = []
    enough = min(len(one.odds.glances), len(plan.odds.glances)) >= MIN_GLANCES
    for place, effect in enumerate(mind.effects() if enough else []):
        mean, error = mean_difference(one.odds.glances, plan.odds.glances, place)
        if abs(mean) >= effect.least and abs(mean) > ERRORS_95_PERCENT * error:
            found.append((abs(mean) / effect.least, effect.key, mean))
    found.sort(reverse=True)
    one.soon = [(key, mean) for _, key, mean in found[:MAX_SOON]]
