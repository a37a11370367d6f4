"""The novice bot of Zombie Plague, for both sides: sensible play from a view."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombie_plague.bot import humans, small_choices, zombies
from shamble.games.zombie_plague.choices import (
    Accept,
    ChooseFacing,
    ChooseRoom,
    ChooseSquare,
    Decline,
)
from shamble.games.zombie_plague.flow import (
    AgreeOnEdge,
    FaceHuman,
    FigureTurn,
    PlaceHuman,
    WhoGoesFirst,
    WhoIsNext,
)
from shamble.games.zombie_plague.rules.barricades import MayBreak
from shamble.games.zombie_plague.rules.cards.event_cards import BoardUpFree, SmashOne
from shamble.games.zombie_plague.rules.cards.weapons import KeepOneWeapon
from shamble.games.zombie_plague.rules.human_attacks import SaveGun
from shamble.games.zombie_plague.rules.zombie_attacks import MayHeal
from shamble.games.zombie_plague.state import PlagueState


def advise(view: View[PlagueState], options: list[Action[PlagueState]], numbers: Stream) -> Advice:
    """Choose as a sensible player would, with the reason."""
    g = view.known
    frame = g.stack[-1]
    if isinstance(frame, FigureTurn):
        if frame.figure > 0:
            return humans.act(g, frame.figure, options)
        return zombies.act(g, -frame.figure, options)
    if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
        return small_choices.next_figure(g, options)
    if isinstance(frame, AgreeOnEdge):
        return small_choices.edge(options)
    if isinstance(frame, PlaceHuman):
        return small_choices.place(g, frame.human, options)
    if isinstance(frame, FaceHuman):
        return small_choices.face(g, options)
    if isinstance(frame, KeepOneWeapon):
        return small_choices.keep_weapon(options)
    if isinstance(frame, (SaveGun, MayHeal)):
        return small_choices.use_card(options)
    if isinstance(frame, BoardUpFree):
        return small_choices.lucky(g, frame.human, options)
    if isinstance(frame, (SmashOne, MayBreak)):
        return zombies.break_in(g, options)
    first = options[0]
    if isinstance(first, (ChooseSquare, ChooseRoom)):
        return zombies.place(g, options)
    if isinstance(first, ChooseFacing):
        return zombies.face(g, options)
    for action in options:
        if isinstance(action, Accept):
            return Advice(action, "hint-play-on")
        if isinstance(action, Decline):
            return Advice(action, "hint-nothing-better")
    return Advice(first, "hint-nothing-better")
