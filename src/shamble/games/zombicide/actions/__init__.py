"""Actions of a survivor's turn (ZC-06.43), with one file per family of actions."""

from shamble.core.actions import Action
from shamble.games.zombicide.actions.attacks import weapon_actions
from shamble.games.zombicide.actions.basic import End, Search, basic_actions
from shamble.games.zombicide.actions.cars import car_actions, car_searches
from shamble.games.zombicide.actions.gear import combinations, gear_actions
from shamble.games.zombicide.actions.mission import mission_actions
from shamble.games.zombicide.actions.skills import skill_actions
from shamble.games.zombicide.rules import searching
from shamble.games.zombicide.state import ZombicideState


def turn_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """List every action a survivor could try in its turn, legal or not."""
    out = basic_actions(g, n) + weapon_actions(g, n) + gear_actions(g, n)
    out += car_actions(g, n) + skill_actions(g, n) + mission_actions(g, n)
    out.append(End(n))
    return out


def free_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """List the actions that can be free.

    Combinations, skills, the exit, a search after a kill.
    """
    out = combinations(g, n) + skill_actions(g, n) + mission_actions(g, n)
    if searching.is_free_search(g, n):
        out += [Search(n), *car_searches(g, n)]
    return out
