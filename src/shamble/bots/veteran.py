"""Veteran: looks ahead. Plays what the novice would, unless imagined games show something better beyond chance; then it
keeps to its plan while that rules. Expert: the same with more time, on all cores."""

import os
from typing import Any, ClassVar

from shamble.bots.bot import Bot
from shamble.bots.search import Budget, Candidate, SearchResult, compare, search
from shamble.core.actions import Action
from shamble.core.game import Advice, Evaluation, Game
from shamble.core.mind import ONE_ACTION, PLAN_DONE, SKIP_DECISION, Plan
from shamble.core.rng import Stream
from shamble.core.visibility import View

SEED_LIMIT = 2_147_483_647
MAX_TIMED_ITERATIONS = 20_000  # at a table the clock ends a search, not the count


class Veteran(Bot):
    level = "veteran"
    iterations: ClassVar[int] = 96
    processes: ClassVar[int] = 1

    def __init__(self, game: Game[Any], temper: str = "", iterations: int = 0, seconds: float = 0.0) -> None:
        """With `iterations` alone (0 = the level's own) it plays the same game on any machine; with `seconds` it
        answers within that time."""
        super().__init__(game, temper)
        usual = MAX_TIMED_ITERATIONS if seconds else self.iterations
        self.budget = Budget(iterations or usual, seconds, self.processes)
        self.current_plans: dict[
            int, tuple[int, int, Plan[Any] | None]
        ] = {}  # per seat: when, the activation, what it does in it; None = as the script would
        self.last_search: SearchResult | None = None  # the last search

    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        if view is None:
            raise ValueError("a veteran needs to see its seat's view")
        going = self._follow_plan(view, options, numbers)
        if going is not None:
            return going
        if self.mind.trusts_script(view.known, view.seat):
            self.last_search = None
            return self.mind.script(view, options, numbers)
        return self._search(view, options, numbers)

    def compare(
        self, view: View[Any], options: list[Action[Any]], numbers: Stream, idea: Action[Any] | None
    ) -> tuple[Advice, Evaluation | None]:
        """Advice for a person, who may have an idea of his own: what comes of that, in the same imagined games."""
        advice = self._search(view, options, numbers)
        found = self.last_search
        if found is None or idea is None:
            return advice, None
        place = options.index(idea)
        own = next((c for c in found.candidates if c.index == place), None)
        if own is None:
            own = Candidate(place, None)
            seed = int(numbers.below(SEED_LIMIT))
            found = compare(
                self.mind, view, [Candidate(found.best.index, found.best.plan), own], seed, self.budget
            )
        gain, error = own.gain(found.best)
        return advice, Evaluation(idea, found.best.mean() + gain, 1.96 * error, *plan_message(own))

    def _search(self, view: View[Any], options: list[Action[Any]], numbers: Stream) -> Advice:
        """The script's choice, or what imagined games show to be better."""
        self.last_search = None
        advice = self.mind.script(view, options, numbers)
        stakes = self.mind.stakes(view.known, view.seat, options)
        seed = int(numbers.below(SEED_LIMIT))
        if stakes <= 0.0:
            return advice
        found = search(
            self.mind, view, options, options.index(advice.action), seed, self.budget.scaled(stakes)
        )
        self.last_search = found
        return self._advice_from(view, options, advice, found)

    def _follow_plan(self, view: View[Any], options: list[Action[Any]], numbers: Stream) -> Advice | None:
        """The next step of the plan, while it rules."""
        if view.seat not in self.current_plans:
            return None
        when, scope, plan = self.current_plans[view.seat]
        if self.mind.scope(view.known, view.seat) == scope and self.mind.turn_counter(view.known) == when:
            if plan is None:
                return self.mind.script(view, options, numbers)
            place = plan.next(view.known, view.seat, options)
            if place == SKIP_DECISION:
                return None
            if place != PLAN_DONE:
                return Advice(options[place], plan.key or "hint-plan-on", plan.args)
        del self.current_plans[view.seat]
        return None

    def _advice_from(
        self, view: View[Any], options: list[Action[Any]], script: Advice, found: SearchResult
    ) -> Advice:
        best = found.best
        advice = script
        other = best is not found.candidates[0]
        if other:
            key, args = plan_message(best)
            advice = Advice(options[best.index], key or "hint-foreseen", args)
        scope = self.mind.scope(view.known, view.seat)
        if scope != ONE_ACTION and (best.plan is not None if other else self.mind.keeps_winning_script()):
            self.current_plans[view.seat] = (self.mind.turn_counter(view.known), scope, best.plan)
        advice.evaluations = list_evaluations(options, found)
        return advice


def plan_message(candidate: Candidate) -> tuple[str, dict[str, Any]]:
    """What a candidate is about, in words; an option speaks for itself."""
    return (candidate.plan.key, candidate.plan.args) if candidate.plan is not None else ("", {})


def list_evaluations(options: list[Action[Any]], found: SearchResult) -> list[Evaluation]:
    """What was compared, best first, each with the chance it leaves."""
    out = []
    for candidate in found.ranked():
        if candidate.values:
            key, args = plan_message(candidate)
            out.append(Evaluation(options[candidate.index], candidate.mean(), candidate.spread(), key, args))
    return out


class Expert(Veteran):
    level = "expert"
    iterations = 768
    processes = os.cpu_count() or 1
