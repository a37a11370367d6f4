"""Actions of a turn and of windows: play a card, use a power, move, wait."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import ARMORY, CROSSROADS, PEOPLE, TOWER
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.abilities import POWERS, card_of
from shamble.games.city_of_horror.rules.abilities.base import Ability
from shamble.games.city_of_horror.rules.moments import FREE, timing, wrong_moment
from shamble.games.city_of_horror.state import TUCKED, CityState


def out_of_turn(g: CityState, seat: int, ability: Ability) -> list[Refusal]:
    """Explain why a card or power cannot be used at this moment, by any player."""
    no: list[Refusal] = []
    if promises.must_stand_by(g, seat):
        no.append(Refusal("no-promised-nothing", "CH-G54"))
    moment = timing(g)
    if moment == FREE:
        no.extend(ability.refusals(g, seat))
    elif moment != ability.when():
        no.append(wrong_moment(g, moment))
    return no


class PlayCard(Action[CityState]):
    """Play an action card for its effect (CH-16.01)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def verb(self) -> str:
        return "play"

    def text(self, g: CityState) -> str:
        return "play " + names.card(self.card)

    def args(self, g: CityState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return out_of_turn(g, seat, card_of(self.card))


class UsePower(Action[CityState]):
    """Use the power of a rested character, and exhaust it (CH-20.01, CH-20.02)."""

    def __init__(self, person: int) -> None:
        self.person = person

    def verb(self) -> str:
        return "power"

    def text(self, g: CityState) -> str:
        return "power " + PEOPLE[self.person].id

    def args(self, g: CityState) -> Args:
        return names.person_args(self.person)

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.person_thing(self.person),)

    def needs_confirmation(self, g: CityState) -> bool:
        """Return True, so that the player sees who gets exhausted before it happens."""
        return True

    def prospects(self, g: CityState, seat: int) -> list[Prospect]:
        args = names.person_args(self.person)
        args["effect"] = names.person_name(self.person) + ".text"
        return [Prospect("may-exhaust", args, tone="bad", things=self.things(g), rules=("CH-20.02",))]

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if not g.people[self.person].rested:
            no.append(Refusal("no-exhausted", "CH-20.01", (names.person_thing(self.person),)))
        no.extend(out_of_turn(g, seat, POWERS[self.person]))
        return no


def hand_cards(g: CityState, seat: int) -> list[Action[CityState]]:
    """List all cards in hand; a card that cannot be played now is refused with the reason."""
    return [PlayCard(card) for card in g.hands[seat]]


class Later(Action[CityState]):
    """Wait until the others have revealed their movement cards (CH-21.07)."""

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.place_thing(TOWER),)


class Move(Action[CityState]):
    """Try to move this character (CH-08.01, CH-08.03)."""

    def __init__(self, person: int) -> None:
        self.person = person

    def text(self, g: CityState) -> str:
        return "move " + PEOPLE[self.person].id

    def args(self, g: CityState) -> Args:
        place = g.plans[g.people[self.person].seat]
        return {**names.person_args(self.person), **names.place_args(place)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.person_thing(self.person),)

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        """Explain why this character cannot move (CH-08.04, CH-G16)."""
        no: list[Refusal] = []
        c = g.people[self.person]
        if c.place == g.plans[seat]:
            no.append(Refusal("no-there-already", "CH-08.04", (names.place_thing(c.place),)))
        if PEOPLE[self.person].frail and not c.granted:
            no.append(Refusal("no-too-old", "CH-20.11"))
        if c.shelter == TUCKED:
            no.append(Refusal("no-tucked", "CH-G37"))
        if c.place == ARMORY and g.blocked():
            no.append(Refusal("no-shut-in", "CH-21.41", (names.place_thing(ARMORY),)))
        return no


class TurnAway(Action[CityState]):
    """Go to the crossroads instead (CH-08.05)."""

    def verb(self) -> str:
        return "turn-away"

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.place_thing(CROSSROADS),)
