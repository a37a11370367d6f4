"""The novice bot of Zombicide: sensible play from a view."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombicide import choices
from shamble.games.zombicide.bot import answers, gear, turn
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.rules.dice import MayReroll
from shamble.games.zombicide.rules.movement import WalkOn
from shamble.games.zombicide.state import ZombicideState

Options = list[Action[ZombicideState]]


def advise(view: View[ZombicideState], options: Options, numbers: Stream) -> Advice:
    """Return the choice of a sensible player, with the reason."""
    g = view.known
    frame = g.stack[-1]
    if len(options) == 1:
        return Advice(options[0], "hint-forced")
    if isinstance(frame, SurvivorTurn):
        return turn.act(g, frame.survivor, options)
    if isinstance(frame, WalkOn):
        return turn.walk_on(g, frame.survivor, options)
    if isinstance(frame, MayReroll):
        return Advice(answers.reroll(g, frame, options), "hint-dice")
    first = options[0]
    if isinstance(first, choices.Swap) or isinstance(options[-1], choices.Done):
        return Advice(gear.best_swap(g, options), "hint-hands")
    if isinstance(first, choices.ChooseCard):
        return answers.card(g, options)
    if isinstance(first, choices.ChooseSurvivor):
        return answers.survivor(g, options)
    if isinstance(first, choices.ChooseTarget):
        return Advice(answers.target(options), "hint-target")
    if isinstance(first, choices.ChooseZone):
        return Advice(answers.zone(g, options), "hint-away")
    if isinstance(first, choices.ChooseSheet):
        return Advice(answers.sheet(options), "hint-team")
    if isinstance(first, choices.ChooseSkill):
        return Advice(answers.skill(options), "hint-skill")
    if isinstance(first, choices.ChooseSeat):
        return Advice(first, "hint-random")
    for option in options:
        if isinstance(option, choices.Accept):
            return Advice(option, "hint-helps-team")
    return Advice(first, "hint-nothing-better")
