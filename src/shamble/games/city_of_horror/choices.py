"""Small choices that rules ask for, such as a location, a character or a card."""

from abc import abstractmethod

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.refusals import Refusal
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import COLOURS, FOOD, PEOPLE, PLACES
from shamble.games.city_of_horror.state import CityState


class Named(Action[CityState]):
    """A choice of one numbered thing."""

    @abstractmethod
    def named(self) -> int: ...


class ChoosePlace(Named):
    """Choose a location; `what` is the purpose: "at", "from", "to", "token"."""

    def __init__(self, place: int, what: str) -> None:
        self.place = place
        self.what = what

    def named(self) -> int:
        return self.place

    def verb(self) -> str:
        return self.what

    def text(self, g: CityState) -> str:
        return f"{self.what} {PLACES[self.place]}"

    def args(self, g: CityState) -> Args:
        return names.place_args(self.place)

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.place_thing(self.place),)


class ChoosePerson(Named):
    """Choose a character.

    `what` is the purpose: "hide", "wake", "put", "eaten", "vaccinate", "exhaust".
    """

    def __init__(self, person: int, what: str) -> None:
        self.person = person
        self.what = what

    def named(self) -> int:
        return self.person

    def verb(self) -> str:
        return self.what

    def text(self, g: CityState) -> str:
        return f"{self.what} {PEOPLE[self.person].id}"

    def args(self, g: CityState) -> Args:
        return names.person_args(self.person)

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.person_thing(self.person),)

    def needs_confirmation(self, g: CityState) -> bool:
        return self.what == "eaten"


class ChooseColour(Named):
    """Choose a colour for the leader."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def named(self) -> int:
        return self.colour

    def verb(self) -> str:
        return "leader"

    def text(self, g: CityState) -> str:
        return "leader " + COLOURS[self.colour]

    def args(self, g: CityState) -> Args:
        return {"colour": names.colour_name(self.colour)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.colour_thing(self.colour),)


class ChooseSeat(Named):
    """Choose a player; `what` is the purpose: "rob", "coerce", "name"."""

    def __init__(self, seat: int, what: str) -> None:
        self.seat = seat
        self.what = what

    def named(self) -> int:
        return self.seat

    def verb(self) -> str:
        return self.what

    def text(self, g: CityState) -> str:
        return f"{self.what} {COLOURS[g.colours[self.seat]]}"

    def args(self, g: CityState) -> Args:
        return {"seat": names.seat_name(self.seat)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.seat_thing(self.seat),)


class ChooseCard(Named):
    """Choose an action card; `what` is the purpose: "pay", "take", "keep", "hand" (over)."""

    def __init__(self, card: int, what: str) -> None:
        self.card = card
        self.what = what

    def named(self) -> int:
        return self.card

    def verb(self) -> str:
        return self.what

    def text(self, g: CityState) -> str:
        return f"{self.what} {names.card(self.card)}"

    def args(self, g: CityState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)


class ChoosePlan(Action[CityState]):
    """Choose a movement card (CH-06.01) that at least one character can try to follow.

    (CH-08.03)
    """

    def __init__(self, place: int) -> None:
        self.place = place

    def verb(self) -> str:
        return "plan"

    def text(self, g: CityState) -> str:
        return "plan " + PLACES[self.place]

    def args(self, g: CityState) -> Args:
        return names.place_args(self.place)

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.plan_thing(self.place),)

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        people = g.alive(seat)
        if people and all(g.people[person].place == self.place for person in people):
            return [Refusal("no-all-there", "CH-08.03", (names.place_thing(self.place),))]
        return []


class ChooseFood(Action[CityState]):
    """Choose a food token; `what` is "pay" (own) or "eat" (face up on the board)."""

    def __init__(self, token: int, what: str) -> None:
        self.token = token
        self.what = what

    def verb(self) -> str:
        return self.what + "-food"

    def text(self, g: CityState) -> str:
        return f"{self.what} {names.food(self.token)}"

    def args(self, g: CityState) -> Args:
        return {"value": FOOD[self.token]}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.food_thing(self.token),)


class FromTruck(Action[CityState]):
    """Take a face-down food token from the truck (CH-21.23)."""

    def verb(self) -> str:
        return "truck"

    def things(self, g: CityState) -> tuple[str, ...]:
        return ("truck",)


class Forward(Action[CityState]):
    """Move the leader one space (CH-21.47)."""

    def things(self, g: CityState) -> tuple[str, ...]:
        return ("leader",)


class Decline(Action[CityState]):
    """Decline to use the location."""
