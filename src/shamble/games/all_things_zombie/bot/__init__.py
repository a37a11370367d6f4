"""The novice of All Things Zombie: sensible play for every side and mode."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.all_things_zombie.activation import Activation
from shamble.games.all_things_zombie.bot import acting, buying, reacting, shooting
from shamble.games.all_things_zombie.campaign import Camp
from shamble.games.all_things_zombie.choices import ChooseHex
from shamble.games.all_things_zombie.flow import WhoGoesFirst, WhoIsNext
from shamble.games.all_things_zombie.rules.charge import StarMayCharge
from shamble.games.all_things_zombie.rules.charge_reaction import StarCharged
from shamble.games.all_things_zombie.rules.exchange import Aim, ReactionFire, SaveGun, StarUnderFire, Surplus
from shamble.games.all_things_zombie.rules.finding import KeepOne, ScoutChoice, Stow, SurpriseChoice
from shamble.games.all_things_zombie.rules.gear import GiveMore, MayTakeMeds
from shamble.games.all_things_zombie.rules.melee import MayCure, PutDown
from shamble.games.all_things_zombie.state import HexState
from shamble.games.all_things_zombie.team_building import Market, PickSurvivor, Shop


def advise(view: View[HexState], options: list[Action[HexState]], numbers: Stream) -> Advice:
    """Choose as a sensible player would, with the reason."""
    g, seat = view.known, view.seat
    frame = g.stack[-1]
    if isinstance(frame, Activation):
        return acting.act(g, frame.survivor, options)
    if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
        return reacting.next_one(g, options)
    if isinstance(frame, Aim):
        return shooting.aim(g, frame.survivor, frame.targets, options)
    if isinstance(frame, Surplus):
        return shooting.aim(g, frame.survivor, frame.named(), options)
    if isinstance(frame, ReactionFire):
        return shooting.how(g, frame.survivor, options)
    if isinstance(frame, StarCharged):
        return reacting.charged(g, frame.survivor, options)
    if isinstance(frame, StarUnderFire):
        return reacting.under_fire(g, frame.survivor, options)
    if isinstance(frame, StarMayCharge):
        return reacting.may_charge(g, frame.survivor, frame.hex, options)
    if isinstance(frame, SurpriseChoice):
        return reacting.surprise(g, frame.survivor, options)
    if isinstance(frame, ScoutChoice):
        return reacting.scout(g, frame.survivor, frame.there, options)
    if isinstance(frame, ChooseHex):
        return reacting.hex_choice(g, frame.survivor, options)
    if isinstance(frame, SaveGun):
        return Advice(reacting.answer(options, "ammo"), "hint-ammo")
    if isinstance(frame, PutDown):
        return reacting.put_down(options)
    if isinstance(frame, MayCure):
        return reacting.cure(g, frame.survivor, options)
    if isinstance(frame, KeepOne):
        return reacting.keep(g, options)
    if isinstance(frame, Stow):
        return reacting.stow(g, frame.survivor, frame.item, options)
    if isinstance(frame, GiveMore):
        return Advice(reacting.answer(options, "enough"), "hint-enough")
    if isinstance(frame, MayTakeMeds):
        return reacting.meds(g, options)
    if isinstance(frame, PickSurvivor):
        return buying.recruit(g, seat, options)
    if isinstance(frame, (Shop, Market)):
        return buying.shop(g, seat, options)
    if isinstance(frame, Camp):
        return buying.camp(g, seat, options)
    return Advice(options[int(numbers.below(len(options)))], "hint-nothing-better")
