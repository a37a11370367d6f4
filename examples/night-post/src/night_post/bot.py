"""Sensible play: deliver, or go the shortest way to the nearest address."""

from night_post.flow import Cross, Deliver, Walk
from night_post.state import LETTERS, NightState, ways
from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.visibility import View


def advise(view: View[NightState], options: list[Action[NightState]]) -> Advice:
    for action in options:
        if isinstance(action, Deliver):
            return Advice(action, "hint-deliver")
    goals = {LETTERS[letter] for letter in view.known.hands[view.seat]}
    steps = [action for action in options if isinstance(action, (Walk, Cross))]
    best = min(steps, key=lambda step: distance(step.place, goals))
    return Advice(best, "hint-go", best.args(view.known))


def distance(start: str, goals: set[str]) -> int:
    """Return the number of roads and ferries to the nearest of some places."""
    reached, steps = {start}, 0
    while not reached & goals:
        reached |= {there for here in reached for there in ways(here)}
        steps += 1
    return steps
