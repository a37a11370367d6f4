"""Names of places, people, colours, cards and seats, as notation, ids and message keys."""

from typing import Final

from shamble.core.events import Args
from shamble.games.city_of_horror.board import COLOURS, FOOD, INVASIONS, PEOPLE, PLACES
from shamble.games.city_of_horror.cards import DECK, KINDS

VOTES: Final = ("attack", "sharing")


def place_thing(place: int) -> str:
    return "place:" + PLACES[place]


def path(source: int, place: int) -> list[str]:
    """Find the path from one location to another; all are adjacent."""
    return [place_thing(source), place_thing(place)]


def place_name(place: int) -> str:
    return "@place-" + PLACES[place]


def place_args(place: int) -> Args:
    """Return a location for sentences: its name, "at the Church", "to the Church"."""
    name = place_name(place)
    return {"place": name, "at": name + ".at", "to": name + ".to"}


def place_from(place: int) -> str:
    """Return the message for "from the Church"."""
    return place_name(place) + ".from"


def person_thing(person: int) -> str:
    return "char:" + PEOPLE[person].id


def person_name(person: int) -> str:
    return "@char-" + PEOPLE[person].id


def person_args(person: int) -> Args:
    """Return a character for sentences.

    Its name at the start of a sentence, within one, "of the Student", "to the Student"; `many` is the number
    of people it stands for.
    """
    the = "@the-" + PEOPLE[person].id
    return {
        "person": the + ".start",
        "the": the,
        "of": the + ".of",
        "to-the": the + ".to",
        "many": PEOPLE[person].figures,
    }


def seat_thing(seat: int) -> str:
    return f"seat:{seat}"


def seat_name(seat: int) -> str:
    return f"@seat-{seat}"


def colour_thing(colour: int) -> str:
    return "colour:" + COLOURS[colour]


def colour_name(colour: int) -> str:
    return "@colour-" + COLOURS[colour]


def card_thing(card: int) -> str:
    return f"card:{card}"


def card(card: int) -> str:
    """Return a card in notation: its kind and number."""
    return f"{KINDS[DECK[card]]} {card}"


def card_name(card: int) -> str:
    return "@card-" + KINDS[DECK[card]]


def plan_thing(place: int) -> str:
    """Return the id of a movement card."""
    return "move:" + PLACES[place]


def food_thing(token: int) -> str:
    return f"food:{token}"


def food(token: int) -> str:
    return f"food {FOOD[token]} {token}"


def invasion_name(card: int) -> str:
    return "@card-" + INVASIONS[card].id
