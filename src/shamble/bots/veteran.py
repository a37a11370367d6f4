"""Bots that look ahead: veteran, and expert with a larger budget on all cores.

They compare the novice's choice with other options or plans in imagined games, deviate only for a significantly better
one, and then follow that plan.
"""

import os
from typing import Any, ClassVar

from shamble.bots.bot import Bot
from shamble.bots.search import Budget, Candidate, SearchResult, search
from shamble.core.actions import Action
from shamble.core.game import Advice, Evaluation, Game
from shamble.core.mind import ONE_ACTION, PLAN_DONE, SKIP_DECISION, Plan
from shamble.core.rng import Stream
from shamble.core.visibility import View

SEED_LIMIT = 2_147_483_647
MAX_TIMED_ITERATIONS = 20_000  # with a time limit, time ends the search first


class Veteran(Bot):
    level = "veteran"
    iterations: ClassVar[int] = 96
    processes: ClassVar[int] = 1

    def __init__(self, game: Game[Any], temper: str = "", iterations: int = 0, seconds: float = 0.0) -> None:
        """Create a bot that searches for a number of iterations, or with `seconds` for that time.

        0 iterations means the level's default. Without `seconds` it plays the same game on every machine.
        """
        super().__init__(game, temper)
        usual = MAX_TIMED_ITERATIONS if seconds else self.iterations
        self.budget = Budget(iterations or usual, seconds, self.processes)
        self.current_plans: dict[
            int, tuple[int, int, Plan[Any] | None]
        ] = {}  # seat -> turn counter, scope, plan (None: the script decides)
        self.last_search: SearchResult | None = None  # the last search

    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        if view is None:
            raise ValueError("a veteran needs to see its seat's view")
        planned = self._follow_plan(view, options, numbers)
        if planned is not None:
            return planned
        if self.mind.trusts_script(view.known, view.seat):
            self.last_search = None
            return self.mind.script(view, options, numbers)
        return self.look_ahead(view, options, numbers)

    def look_ahead(
        self, view: View[Any], options: list[Action[Any]], numbers: Stream, share: float = 1.0
    ) -> Advice:
        """Return the script's choice, or a better one found in imagined games.

        `share`: of the time limit.
        """
        self.last_search = None
        advice = self.mind.script(view, options, numbers)
        stakes = self.mind.stakes(view.known, view.seat, options)
        seed = int(numbers.below(SEED_LIMIT))
        if stakes <= 0.0:
            return advice
        budget = self.budget.scaled(stakes).in_share_of_time(share)
        result = search(self.mind, view, options, options.index(advice.action), seed, budget)
        self.last_search = result
        return self._advice_from(view, options, advice, result)

    def _follow_plan(self, view: View[Any], options: list[Action[Any]], numbers: Stream) -> Advice | None:
        """Return the next action of the current plan, or None if it has ended."""
        if view.seat not in self.current_plans:
            return None
        turn, scope, plan = self.current_plans[view.seat]
        if self.mind.scope(view.known, view.seat) == scope and self.mind.turn_counter(view.known) == turn:
            if plan is None:
                return self.mind.script(view, options, numbers)
            index = plan.next(view.known, view.seat, options)
            if index == SKIP_DECISION:
                return None
            if index != PLAN_DONE:
                return Advice(options[index], plan.key or "hint-plan-on", plan.args)
        del self.current_plans[view.seat]
        return None

    def _advice_from(
        self, view: View[Any], options: list[Action[Any]], script: Advice, result: SearchResult
    ) -> Advice:
        best = result.best
        advice = script
        other = best is not result.candidates[0]
        if other:
            key, args = plan_message(best)
            advice = Advice(options[best.index], key or "hint-foreseen", args)
        scope = self.mind.scope(view.known, view.seat)
        if scope != ONE_ACTION and (best.plan is not None if other else self.mind.keeps_winning_script()):
            self.current_plans[view.seat] = (self.mind.turn_counter(view.known), scope, best.plan)
        advice.evaluations = list_evaluations(options, result)
        return advice


def plan_message(candidate: Candidate) -> tuple[str, dict[str, Any]]:
    """Return the message of the candidate's plan; empty for a plain option."""
    return (candidate.plan.key, candidate.plan.args) if candidate.plan is not None else ("", {})


def list_evaluations(options: list[Action[Any]], result: SearchResult) -> list[Evaluation]:
    """List the compared options, best first."""
    out = []
    for candidate in result.ranked():
        if candidate.values:
            key, args = plan_message(candidate)
            out.append(Evaluation(options[candidate.index], candidate.mean(), candidate.spread(), key, args))
    return out


class Expert(Veteran):
    level = "expert"
    iterations = 768
    processes = os.cpu_count() or 1
