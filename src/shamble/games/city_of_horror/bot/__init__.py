"""The novice of City of Horror: sensible play from the view of a seat alone."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.city_of_horror.bot import acting, deciding, moving, trading
from shamble.games.city_of_horror.bot.estimates import temperament
from shamble.games.city_of_horror.flow import PickPlans
from shamble.games.city_of_horror.rules.attack import BreakTie, ChooseVictim
from shamble.games.city_of_horror.rules.deals import PickGift, TradeWindow
from shamble.games.city_of_horror.rules.effects import SwapPlan
from shamble.games.city_of_horror.rules.explosions import WhereToken
from shamble.games.city_of_horror.rules.location_effects import AimLeader, ChooseMeal, RecoverCard, WakeOne
from shamble.games.city_of_horror.rules.locations import UseLocation
from shamble.games.city_of_horror.rules.movement import Doorstep, MoveAnswer, NameMover
from shamble.games.city_of_horror.rules.negotiation import Compose, WordFrame
from shamble.games.city_of_horror.rules.playing import Against, Aim
from shamble.games.city_of_horror.rules.rescue import WhoIsSaved
from shamble.games.city_of_horror.rules.setting_up import Draft, WhoGoesWhere
from shamble.games.city_of_horror.rules.sharing import Distribute
from shamble.games.city_of_horror.rules.votes import Vote
from shamble.games.city_of_horror.rules.windows import Opportunity
from shamble.games.city_of_horror.state import CityState


def advise(
    view: View[CityState], options: list[Action[CityState]], numbers: Stream, temper: str = ""
) -> Advice:
    """Choose as a sensible player would, with the reason."""
    return choose(view.known, view.seat, options, numbers, temper, haggle=True)


def choose(
    g: CityState,
    seat: int,
    options: list[Action[CityState]],
    numbers: Stream,
    temper: str,
    haggle: bool,
) -> Advice:
    """Return the novice's choice. Without `haggle` it only answers offers."""
    mood = temperament(g, seat, temper)
    frame = g.stack[-1].frame_for_seat(g, seat)
    if isinstance(frame, TradeWindow):
        answer = trading.answers(g, seat, options, haggle)
        if answer is not None:
            return answer
    if isinstance(frame, Opportunity):
        wanted = acting.window(g, frame, seat, options, mood)
        if haggle and wanted.key == "hint-pass":
            return trading.partner(g, seat, options) or wanted
        return wanted
    if isinstance(frame, Against):
        return acting.against(g, frame, seat, options)
    if isinstance(frame, Aim):
        return acting.aim(g, frame, seat, options)
    if isinstance(frame, WhereToken):
        return acting.token(g, seat, options)
    if isinstance(frame, (PickPlans, SwapPlan)):
        return moving.plan(g, seat, options, numbers, mood)
    if isinstance(frame, NameMover):
        return moving.mover(g, seat, options, mood)
    if isinstance(frame, Doorstep):
        return moving.door(g, frame, seat, options, mood)
    if isinstance(frame, WhoGoesWhere):
        return moving.settle(g, frame, options)
    if isinstance(frame, Vote):
        return deciding.vote(g, frame, seat, options, mood)
    if isinstance(frame, BreakTie):
        return deciding.tie(g, frame, seat, options, mood)
    if isinstance(frame, ChooseVictim):
        return deciding.victim(g, options)
    if isinstance(frame, Distribute):
        return deciding.share(g, frame, seat, options, mood)
    if isinstance(frame, UseLocation):
        return deciding.use(g, frame, seat, options)
    if isinstance(frame, Compose):
        return trading.compose(
            g, frame, seat, options, trading.best_offer(g, seat, frame.partner, frame.answered)
        )
    if isinstance(frame, WordFrame):
        return trading.word(frame, options, trading.best_offer(g, seat, frame.partner, frame.answered))
    return small(g, seat, options)


def small(g: CityState, seat: int, options: list[Action[CityState]]) -> Advice:
    """Choose the answer to a minor question."""
    frame = g.stack[-1]
    if isinstance(frame, WakeOne):
        return deciding.wake(g, options)
    if isinstance(frame, ChooseMeal):
        return deciding.meal(options)
    if isinstance(frame, (RecoverCard, Draft)):
        return deciding.best_card(options, "hint-best-card")
    if isinstance(frame, PickGift):
        return deciding.worst_of(options, "hint-worst-card")
    if isinstance(frame, WhoIsSaved):
        return deciding.vaccinate(g, options)
    if isinstance(frame, AimLeader):
        return Advice(max(options, key=lambda action: acting.leader_worth(g, seat, action)), "hint-leader")
    if isinstance(frame, MoveAnswer):
        return acting.passing(options)
    for action in options:
        if action.verb() in ("pass", "decline"):
            return Advice(action, "hint-nothing-better")
    return Advice(options[0], "hint-nothing-better")
