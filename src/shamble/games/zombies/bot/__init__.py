"""The novice of Zombies!!!: sensible play for every role, from the view of a seat alone."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombies.bot import hand, pawn_choices, zombie_choices
from shamble.games.zombies.bot.goals import RUNNER
from shamble.games.zombies.choices import Enough, RollDie
from shamble.games.zombies.flow import BeforeRoll, DiscardPhase, Moving
from shamble.games.zombies.rules.cards.hindrances import AimAtPlayer, MakeDrop, SaveDice
from shamble.games.zombies.rules.cards.hordes import AimAtBuilding, LiftZombie, SetZombie
from shamble.games.zombies.rules.combat import FallShort, ReadyItem
from shamble.games.zombies.rules.furnishing import PutDoor, PutTokens, PutZombies
from shamble.games.zombies.rules.steps import Lead
from shamble.games.zombies.rules.tiles import PlaceTile
from shamble.games.zombies.rules.windows import CardWindow
from shamble.games.zombies.rules.zombie_movement import BeforeHunt, WalkZombies
from shamble.games.zombies.state import ZombiesState


def advise(
    view: View[ZombiesState], options: list[Action[ZombiesState]], numbers: Stream, temper: str = RUNNER
) -> Advice:
    """Choose as a sensible player would, with the reason."""
    g, seat = view.known, view.seat
    frame = g.stack[-1]
    if isinstance(frame, CardWindow):
        return hand.window(g, seat, options)
    if isinstance(frame, Moving):
        card = hand.best_card(g, seat, options) if frame.pawn == seat else None
        return card if card is not None else pawn_choices.move(g, frame.pawn, seat, options, temper)
    if isinstance(frame, WalkZombies):
        return zombie_choices.walk(g, seat, options)
    if isinstance(frame, FallShort):
        return pawn_choices.fall_short(g, seat, options)
    if isinstance(frame, ReadyItem):
        return pawn_choices.ready_item(g, seat, options)
    if isinstance(frame, (BeforeRoll, BeforeHunt)):
        card = hand.best_card(g, seat, options)
        if card is not None:
            return card
        return Advice(next(a for a in options if isinstance(a, (RollDie, Enough))), "hint-roll")
    if isinstance(frame, DiscardPhase):
        return hand.end_of_turn(g, seat, options)
    if isinstance(frame, PlaceTile):
        return zombie_choices.place_tile(g, seat, frame.tile, options)
    if isinstance(frame, (PutZombies, SetZombie)):
        return zombie_choices.put(g, seat, options)
    if isinstance(frame, LiftZombie):
        return zombie_choices.lift(g, seat, options)
    if isinstance(frame, (PutTokens, PutDoor)):
        return pawn_choices.nearest_square(g, seat, options)
    if isinstance(frame, AimAtPlayer):
        return hand.aim(g, seat, options)
    if isinstance(frame, AimAtBuilding):
        return hand.building(g, seat, options)
    if isinstance(frame, Lead):
        return pawn_choices.lead(g, frame.pawn, seat, options)
    if isinstance(frame, MakeDrop):
        return pawn_choices.make_drop(g, options)
    if isinstance(frame, SaveDice):
        return pawn_choices.save_dice(g, seat, options)
    return Advice(options[int(numbers.below(len(options)))], "hint-nothing-better")
