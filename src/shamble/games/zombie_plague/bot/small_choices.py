"""Small choices of the humans: where to enter, which weapon to keep, when to use a card."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.space.squares import opposite
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.common import FAR, Options, find
from shamble.games.zombie_plague.bot.tasks import can_close_from_afar
from shamble.games.zombie_plague.choices import (
    ChooseCard,
    ChooseEdge,
    ChooseFacing,
    ChooseOpening,
    ChooseSquare,
    Decline,
)
from shamble.games.zombie_plague.flow import ChooseFigure
from shamble.games.zombie_plague.rules.cards.weapons import Weapon, weapon_of
from shamble.games.zombie_plague.rules.nearest_squares import steps_from
from shamble.games.zombie_plague.rules.tasks import first_of
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState


def edge(options: Options) -> Advice:
    """Enter from the north, close to the car, the garage and the house door."""
    for action in options:
        if isinstance(action, ChooseEdge) and action.edge == 0:
            return Advice(action, "hint-edge")
    return Advice(options[0], "hint-edge")


def place(g: PlagueState, human: int, options: Options) -> Advice:
    """Spread out towards different tasks."""
    goals = [BOARD.places[0].stand, BOARD.openings[8].a, BOARD.openings[0].a, BOARD.openings[6].b]
    far = steps_from(g, [goals[(human - 1) % len(goals)]])
    best = options[0]
    least = FAR
    for action in options:
        if isinstance(action, ChooseSquare) and 0 <= far[action.square] < least:
            least = far[action.square]
            best = action
    return Advice(best, "hint-place")


def face(g: PlagueState, options: Options) -> Advice:
    """Face into the board."""
    for action in options:
        if isinstance(action, ChooseFacing) and action.facing == opposite(g.edge):
            return Advice(action, "hint-face-in")
    return Advice(options[0], "hint-face-in")


def keep_weapon(options: Options) -> Advice:
    """Keep the better weapon; of equals the one in hand."""
    best = options[0]
    most = -1
    for action in options:
        if isinstance(action, ChooseCard) and strength(weapon_of(action.card)) > most:
            most = strength(weapon_of(action.card))
            best = action
    return Advice(best, "hint-better-weapon")


def strength(weapon: Weapon) -> int:
    """Return a weapon's worth: faces that kill, area, range, second barrel."""
    worth = 10 * sum(weapon.kills) + weapon.reach // 2
    return worth + (15 if weapon.area else 0) + (1 if weapon.second_barrel else 0)


def use_card(options: Options) -> Advice:
    for action in options:
        if isinstance(action, ChooseCard):
            return Advice(action, "hint-use-it")
    return Advice(options[0], "hint-use-it")


def lucky(g: PlagueState, human: int, options: Options) -> Advice:
    """Close the needed opening nearest to zombies, unless that locks humans in or out."""
    far = steps_from(g, [g.zombie(z).square for z in g.dead()])
    best: Action[PlagueState] | None = None
    least = FAR
    for action in options:
        if isinstance(action, ChooseOpening) and action.opening in g.needed():
            o = BOARD.openings[action.opening]
            steps = min([far[s] for s in (o.a, o.b) if far[s] >= 0], default=FAR - 1)
            if steps < least and can_close_from_afar(g, human, action.opening):
                least = steps
                best = action
    if best is not None:
        return Advice(best, "hint-lucky")
    decline = find(options, Decline)
    return Advice(decline if decline is not None else options[0], "hint-not-lucky")


def next_figure(g: PlagueState, options: Options) -> Advice:
    """Begin with the figure that has the shortest way."""
    figures = [action.figure for action in options if isinstance(action, ChooseFigure)]
    first = first_of(g, figures) if figures else NO_FIGURE
    for action in options:
        if isinstance(action, ChooseFigure) and action.figure == first:
            return Advice(action, "hint-nearest-first")
    return Advice(options[0], "hint-nearest-first")
