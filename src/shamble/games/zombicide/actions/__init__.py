"""What a survivor may do in a turn (ZC-06.43): a file for each family of actions."""

from shamble.core.actions import Action
from shamble.games.zombicide.actions.attacks import weapon_actions
from shamble.games.zombicide.actions.cars import car_actions, car_searches
from shamble.games.zombicide.actions.gear import combinations, gear_actions
from shamble.games.zombicide.actions.mission import mission_actions
from shamble.games.zombicide.actions.plain import End, Search, plain_actions
from shamble.games.zombicide.actions.skills import skill_actions
from shamble.games.zombicide.rules import searching
from shamble.games.zombicide.state import ZombicideState


def turn_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """Everything a survivor might try in its turn, allowed or not."""
    out = plain_actions(g, n) + weapon_actions(g, n) + gear_actions(g, n)
    out += car_actions(g, n) + skill_actions(g, n) + mission_actions(g, n)
    out.append(End(n))
    return out


def free_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """Those of them that may cost nothing: combining, skills, the exit, and a search where one has killed."""
    out = combinations(g, n) + skill_actions(g, n) + mission_actions(g, n)
    if searching.by_nose(g, n):
        out += [Search(n), *car_searches(g, n)]
    return out
