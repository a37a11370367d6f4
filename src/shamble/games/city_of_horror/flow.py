"""The turn (CH-04): six phases, four times, with the locations resolved one by one.

(CH-09)
"""

from shamble.core.actions import Action
from shamble.core.frames import Ballot, Prompt, Step
from shamble.games.city_of_horror.actions import Later
from shamble.games.city_of_horror.board import HOURS, NOWHERE, PLACES, SIDE_A, SIDE_B, TOWER
from shamble.games.city_of_horror.choices import ChoosePlan
from shamble.games.city_of_horror.events import HourBegan, LocationBegan, PlanShown
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.attack import CheckAttack
from shamble.games.city_of_horror.rules.deals import renew_offers
from shamble.games.city_of_horror.rules.deaths import pass_marker
from shamble.games.city_of_horror.rules.invasion import Look, Reveal
from shamble.games.city_of_horror.rules.locations import BeginActivation, could_be_used
from shamble.games.city_of_horror.rules.movement import MovementPhase
from shamble.games.city_of_horror.rules.rescue import Rescue
from shamble.games.city_of_horror.rules.sharing import BeforeSharing
from shamble.games.city_of_horror.rules.windows import (
    AFTER_CROSSROADS,
    AFTER_LOOK,
    AFTER_PLANS,
    BEFORE_ATTACK,
    BEFORE_LATE,
    BEFORE_USE,
    Opportunity,
)
from shamble.games.city_of_horror.state import (
    CHANGE,
    CHOOSE,
    EXPOSED,
    INVADE,
    OBSERVE,
    RESOLVE,
    STEP_A,
    STEP_B,
    CityState,
)


class Hour(Step[CityState]):
    """Start a turn (CH-02.01, CH-02.02, CH-04.01)."""

    def run(self, g: CityState) -> None:
        g.hour += 1
        g.moved = 0
        g.resolved = 0
        g.last_lost = ()
        renew_offers(g)
        g.check_border("hour")
        g.emit(HourBegan(g.hour))
        g.push(ChangeStarter())
        g.push(Locations())
        g.push(MovementPhase())
        g.push(InvasionPhase())
        g.push(Opportunity(AFTER_PLANS))
        g.push(ChoosePlans())
        g.push(Opportunity(AFTER_LOOK))
        g.push(Observation())


# -------------------------------------------------------------------- phase 1 (CH-05)


class Observation(Step[CityState]):
    """Players on tower A look at the top invasion card (CH-05.01, CH-21.04)."""

    def run(self, g: CityState) -> None:
        g.phase = OBSERVE
        if g.sides[TOWER] == SIDE_A:
            for seat in reversed(g.order()):
                if g.present(seat, TOWER):
                    g.push(Look(seat))


# -------------------------------------------------------------------- phase 2 (CH-06)


class ChoosePlans(Step[CityState]):
    """All players choose a movement card in secret (CH-06.01).

    A player on tower B can wait (CH-06.02, CH-G29).
    """

    def run(self, g: CityState) -> None:
        g.phase = CHOOSE
        late: list[int] = []
        if g.sides[TOWER] == SIDE_B:
            late = [seat for seat in g.order() if g.present(seat, TOWER)]
        g.push(PickPlans(tuple(g.order()), tuple(late)))


class PickPlans(Ballot[CityState]):
    """Each player picks a movement card, and all are revealed at once (CH-06.01)."""

    def __init__(self, players: tuple[int, ...], late: tuple[int, ...]) -> None:
        self.players = players
        self.late = late  # seats that can wait

    def asked_seats(self, g: CityState) -> tuple[int, ...]:
        return self.players

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-plan", {"hour": g.hour}, ("CH-06.01",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        out: list[Action[CityState]] = [ChoosePlan(place) for place in range(len(PLACES))]
        if seat in self.late:
            out.append(Later())
        return out

    def on_reveal(self, g: CityState, choices: list[Action[CityState]]) -> None:
        waiting: list[int] = []
        for seat, choice in zip(self.players, choices):
            if isinstance(choice, ChoosePlan):
                g.plans[seat] = choice.place
                g.emit(PlanShown(seat, choice.place, False))
            else:
                waiting.append(seat)
        if waiting:
            g.push(LateChoice(tuple(waiting)))
            g.push(Opportunity(BEFORE_LATE))


class LateChoice(Step[CityState]):
    """Players on tower B who waited choose now, if they are still in (CH-06.02, CH-21.07)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        self.players = players

    def run(self, g: CityState) -> None:
        players = [seat for seat in self.players if g.playing(seat)]
        if players:
            g.push(PickPlans(tuple(players), ()))


# -------------------------------------------------------------------- phase 3 (CH-07)


class InvasionPhase(Step[CityState]):
    def run(self, g: CityState) -> None:
        g.phase = INVADE
        g.push(Reveal())


# -------------------------------------------------------------------- phase 5 (CH-09)


class Locations(Step[CityState]):
    def run(self, g: CityState) -> None:
        g.phase = RESOLVE
        g.push(Location(1))


class Location(Step[CityState]):
    """Resolve a location: A activation, B attack, C sharing (CH-04.02, CH-09.01)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: CityState) -> None:
        place = g.places[self.number - 1]
        g.resolving = place
        g.step = STEP_A
        renew_offers(g)
        g.emit(LocationBegan(self.number, place))
        g.push(Finished(self.number))
        g.push(BeforeSharing(place))
        g.push(CheckAttack(place))
        g.push(Opportunity(BEFORE_ATTACK, place))
        g.push(StepB())
        g.push(BeginActivation(place))
        if could_be_used(g, place):
            g.push(Opportunity(BEFORE_USE, place))


class StepB(Step[CityState]):
    def run(self, g: CityState) -> None:
        g.step = STEP_B


class Finished(Step[CityState]):
    """Mark the location as resolved for this turn (CH-09.02)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: CityState) -> None:
        place = g.places[self.number - 1]
        promises.settle(g, place)
        g.resolved |= 1 << place
        if self.number < len(g.places):
            g.push(Location(self.number + 1))
            return
        g.resolving = NOWHERE
        if g.hour < HOURS:  # after the last turn, the window before the rescue replaces it (CH-G72)
            g.push(Opportunity(AFTER_CROSSROADS))


# -------------------------------------------------------------------- phase 6 (CH-13)


class ChangeStarter(Step[CityState]):
    """Pass the starting-player marker and end the turn.

    It goes to the player who lost a character last; of several at once, to the first in turn order who is
    still in (CH-13.01, CH-13.02, CH-G38). Without a loss it goes to the left (CH-13.03). Effects of the turn
    end (CH-G65).
    """

    def run(self, g: CityState) -> None:
        g.phase = CHANGE
        if g.last_lost:
            left = [seat for seat in g.order() if seat in g.last_lost]
            pass_marker(g, left[0] if left else g.last_lost[0], "tower" if len(g.last_lost) > 1 else "lost")
        else:
            pass_marker(g, (g.start + 1) % g.seats, "left")
        end_turn(g)
        g.push(Rescue() if g.hour == HOURS else Hour())


def end_turn(g: CityState) -> None:
    """End hiding, the powers of the old people and Coercion (CH-19.05, CH-G65)."""
    for person in range(len(g.people)):
        c = g.people[person]
        if c.shelter != EXPOSED:
            g.people[person] = g.people[person].sheltered(EXPOSED)
        if c.granted:
            g.people[person] = g.people[person].with_grant(False)
    g.coercions = ()
    g.plans = [NOWHERE] * g.seats
    remember(g)


def remember(g: CityState) -> None:
    """Record zombies in the city and survivors per player, for the chart at the end."""
    g.history = (*g.history, (sum(g.zombies), *[len(g.alive(seat)) for seat in range(g.seats)]))
