"""The end of the game (CH-14, CH-02.03, CH-02.04): antidotes, Canned Food and points."""

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.city_of_horror.board import FOOD
from shamble.games.city_of_horror.choices import ChoosePerson
from shamble.games.city_of_horror.events import Died, Scored, Vaccinated
from shamble.games.city_of_horror.rules import moments
from shamble.games.city_of_horror.rules.abilities import card_of
from shamble.games.city_of_horror.rules.deals import renew_offers
from shamble.games.city_of_horror.rules.playing import aim_card, leave_hand
from shamble.games.city_of_horror.rules.windows import BEFORE_RESCUE, Opportunity
from shamble.games.city_of_horror.state import RESCUE, CityState


class Rescue(Step[CityState]):
    """The helicopter comes after the fourth turn (CH-14.01)."""

    def run(self, g: CityState) -> None:
        g.phase = RESCUE
        renew_offers(g)
        g.push(Score())
        g.push(BeginCanned())
        g.push(BeginVaccination())
        g.push(Opportunity(BEFORE_RESCUE))


class BeginVaccination(Step[CityState]):
    def run(self, g: CityState) -> None:
        g.push(Vaccination(tuple(g.order())))


class Vaccination(Step[CityState]):
    """Use one antidote per living character (CH-14.02); if short, the owner chooses (CH-G22)."""

    def __init__(self, rest: tuple[int, ...]) -> None:
        self.rest = rest

    def run(self, g: CityState) -> None:
        if not self.rest:
            return
        g.push(Vaccination(self.rest[1:]))
        seat = self.rest[0]
        people = g.alive(seat)
        if 0 < g.antidotes[seat] < len(people):
            g.push(WhoIsSaved(seat, ()))
        else:
            vaccinate(g, seat, people if g.antidotes[seat] else [])


def vaccinate(g: CityState, seat: int, saved: list[int]) -> None:
    """Use an antidote for each saved character; the seat's others die at once (CH-14.03)."""
    for person in g.alive(seat):
        if person in saved:
            g.antidotes[seat] -= 1
            g.used_antidotes += 1
            g.emit(Vaccinated(person, seat))
        else:
            g.people[person] = g.people[person].dead()
            g.emit(Died(person, seat, "sick"))


class WhoIsSaved(Ask[CityState]):
    """The owner has too few antidotes and chooses who gets one, one at a time (CH-G22)."""

    def __init__(self, player: int, saved: tuple[int, ...]) -> None:
        self.player = player
        self.saved = saved

    def seat(self, g: CityState) -> int:
        return self.player

    def prompt(self, g: CityState) -> Prompt:
        left = g.antidotes[self.player] - len(self.saved)
        return Prompt("ask-saved", {"antidotes": left}, ("CH-14.02", "CH-G22"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        people = [person for person in g.alive(self.player) if person not in self.saved]
        return [ChoosePerson(person, "vaccinate") for person in people]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePerson)
        g.stack.pop()
        saved = (*self.saved, action.person)
        if len(saved) < g.antidotes[seat]:
            g.push(WhoIsSaved(seat, saved))
        else:
            vaccinate(g, seat, list(saved))


class BeginCanned(Step[CityState]):
    def run(self, g: CityState) -> None:
        g.push(RevealCanned(tuple([seat for seat in g.order() if g.alive(seat)])))


class RevealCanned(Step[CityState]):
    """Each player with a survivor reveals Canned Food (CH-19.03, CH-G33).

    Each can be cancelled (CH-23.05).
    """

    def __init__(self, rest: tuple[int, ...]) -> None:
        self.rest = rest

    def run(self, g: CityState) -> None:
        if not self.rest:
            return
        seat = self.rest[0]
        for card in g.hands[seat]:
            if card_of(card).when() == moments.RESCUE:
                g.push(RevealCanned(self.rest))
                leave_hand(g, seat, card)
                aim_card(g, seat, card, ())
                return
        g.push(RevealCanned(self.rest[1:]))


def food_points(g: CityState, seat: int) -> int:
    total = 0
    for token in g.food[seat] + g.open_food[seat]:
        total += FOOD[token]
    return total


class Score(Step[CityState]):
    """Score characters, antidotes and food; nothing without a survivor (CH-14.04 to CH-14.07)."""

    def run(self, g: CityState) -> None:
        g.points = [0] * g.seats
        for seat in g.order():
            people = 0
            for person in g.alive(seat):
                people += g.value(person)
            if not people:
                g.emit(Scored(seat, 0, 0, 0, 0))
                continue
            food = food_points(g, seat)
            g.points[seat] = people + g.antidotes[seat] + food + g.canned[seat]
            g.emit(Scored(seat, people, g.antidotes[seat], food, g.canned[seat]))
        g.end("rescue", winners(g))


def winners(g: CityState) -> tuple[int, ...]:
    """List the seats with the most points, then the most survivors (CH-14.08).

    Only players who are still in are ranked (CH-G56).
    """
    ranked = g.order()
    best = max([(g.points[seat], len(g.alive(seat))) for seat in ranked])
    return tuple(sorted([seat for seat in ranked if (g.points[seat], len(g.alive(seat))) == best]))
