"""A table for three-line tests: position, actions and chance results in notation.

Seats are named by colour. `close` passes for all seats at once.
"""

from shamble.core import engine
from shamble.core.actions import Pass
from shamble.core.chance import RecordedChance
from shamble.core.events import Event
from shamble.core.laws import fingerprint
from shamble.core.options import Setup, Value
from shamble.core.refusals import Refusal
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import COLOURS, FOOD, INVASIONS, OF_HOUR, PEOPLE, PERSON, PLACES
from shamble.games.city_of_horror.cards import DECK, KINDS, cards_of
from shamble.games.city_of_horror.notation import position
from shamble.games.city_of_horror.setup import rules_of
from shamble.games.city_of_horror.state import CityState, Rules
from shamble.testing.table import Position


class Table(Position[CityState]):
    """A position of City of Horror, in its notation."""

    def __init__(
        self, text: str, *chance: tuple[int, ...], rules: Rules | None = None, impossible: str = ""
    ) -> None:
        super().__init__(GAME, position(text, rules), chance, impossible)

    @classmethod
    def new_game(cls, seats: int, seed: int = 1, **options: Value) -> "Table":
        """Return a new game with these table options and seed."""
        return cls.from_setup(GAME, Setup(seats, "standard", "", options), seed)

    # ------------------------------------------------------------ seats

    def seat_of(self, colour: str) -> int:
        return self.g.colours.index(COLOURS.index(colour))

    def colour_of(self, seat: int) -> str:
        return COLOURS[self.g.colours[seat]]

    @property
    def waiting(self) -> list[str]:
        """Return the colours that still have to answer."""
        return [self.colour_of(seat) for seat in engine.waiting(self.g)]

    # ------------------------------------------------------------ acting

    def do(self, colour: str, text: str, *chance: tuple[int, ...], free: bool = False) -> list[Event]:
        """Act as a colour.

        Card numbers can be left out ("play pistol"). With `free`, chance is not fixed.
        """
        seat = self.seat_of(colour)
        options = engine.legal(self.g, seat)
        matching = [a for a in options if a.text(self.g) == text or _short(a.text(self.g)) == text]
        assert matching, f"{text!r} is none of {self.options(colour)} ({self.asks}, {self.waiting})"
        if free:
            self.g.source = None
            self.record = engine.apply(self.g, seat, matching[0])
        else:
            self.take(seat, matching[0], chance)
        assert GAME.component_errors(self.g) == []
        return self.record.events

    def play(self, colour: str, *texts: str) -> None:
        for text in texts:
            self.do(colour, text)

    def close(self, *chance: tuple[int, ...], free: bool = False) -> None:
        """Pass for all seats in the open window."""
        assert engine.pending(self.g).kind() == "window", self.asks  # type: ignore[union-attr]
        frame = engine.pending(self.g)
        seats = engine.waiting(self.g)
        for number, seat in enumerate(seats):
            assert engine.pending(self.g) is frame
            last = number == len(seats) - 1
            self.g.source = None if free else RecordedChance(list(chance) if last else [])
            self.record = engine.apply(self.g, seat, Pass())

    def unanswered(self) -> None:
        """Pass in the window to cancel the card just played, if any seat is asked."""
        if self.asks == "ask-against":
            self.close()

    def bargained(self) -> None:
        """Pass in the trading window before the result of a vote is applied."""
        if self.asks == "ask-bargain":
            self.close()

    def close_all(self, free: bool = False) -> None:
        """Pass in all windows until another question comes."""
        while self.g.stack and engine.pending(self.g).kind() == "window":  # type: ignore[union-attr]
            self.close(free=free)

    def vote(self, **targets: str) -> None:
        """Vote for all seats: vote(red="blue") for red's own block; coerced blocks need `do`."""
        for colour, target in targets.items():
            self.do(colour, f"point {colour}>{target}")

    def options(self, colour: str) -> list[str]:
        return [_short(action.text(self.g)) for action in engine.legal(self.g, self.seat_of(colour))]

    def why_not(self, colour: str, text: str) -> list[Refusal]:
        """Return the reasons against an action."""
        seat = self.seat_of(colour)
        frame = engine.frame_for_seat(self.g, seat)
        assert frame is not None
        tried = [
            a for a in frame.candidates(self.g, seat) if text in (a.text(self.g), _short(a.text(self.g)))
        ]
        assert tried, f"{text!r} cannot even be tried here"
        return engine.explain(self.g, seat, tried[0])

    def refused_by(self, colour: str, text: str) -> list[str]:
        return [reason.rule for reason in self.why_not(colour, text)]

    # ------------------------------------------------------------ looking

    def zombies(self, place: str) -> int:
        return self.g.zombies[PLACES.index(place)]

    def at(self, place: str) -> list[str]:
        return [PEOPLE[person].id for person in self.g.at(PLACES.index(place))]

    def where(self, person: str) -> str:
        """Return the location of a character, or "" if dead or not dealt."""
        place = self.g.people[PERSON[person]].place
        return PLACES[place] if place >= 0 else ""

    def rested(self, person: str) -> bool:
        return self.g.people[PERSON[person]].rested

    def alive(self, person: str) -> bool:
        return self.g.people[PERSON[person]].alive

    def hand(self, colour: str) -> list[str]:
        return [KINDS[DECK[card]] for card in self.g.hands[self.seat_of(colour)]]

    def antidotes(self, colour: str) -> int:
        return self.g.antidotes[self.seat_of(colour)]

    def food(self, colour: str) -> list[int]:
        seat = self.seat_of(colour)
        return sorted(FOOD[token] for token in self.g.food[seat] + self.g.open_food[seat])

    def discards(self) -> list[str]:
        return [KINDS[DECK[card]] for card in self.g.discard]

    def drops(self, place: str) -> tuple[int, int]:
        """Return the antidotes and cards at a location."""
        number = PLACES.index(place)
        return self.g.drop_antidotes[number], len(self.g.drops[number])

    def tokens(self, place: str) -> int:
        return self.g.tokens[PLACES.index(place)]

    @property
    def leader(self) -> str:
        return COLOURS[self.g.leader]

    @property
    def start(self) -> str:
        return self.colour_of(self.g.start)

    @property
    def winners(self) -> list[str]:
        return [self.colour_of(seat) for seat in self.g.winners]

    def points(self, colour: str) -> int:
        return self.g.points[self.seat_of(colour)]

    def digest(self) -> str:
        return fingerprint(self.g)


def _short(text: str) -> str:
    """Return a notation without card and token numbers."""
    return " ".join(word for word in text.split() if not word.isdigit() or text.startswith("number"))


def house(**options: Value) -> Rules:
    """Return the rules of a table with these options."""
    return rules_of(Setup(3, "standard", "", options))


def card(kind: str, copy: int = 0) -> tuple[int, ...]:
    """Return the chance result "this card is drawn"."""
    return (cards_of(kind)[copy],)


def food(value: int, copy: int = 0) -> tuple[int, ...]:
    return ([token for token, v in enumerate(FOOD) if v == value][copy],)


def invasion(id: str) -> tuple[int, ...]:
    """Return the chance result "this invasion card is on top"."""
    number = [c.id for c in INVASIONS].index(id)
    return (OF_HOUR[INVASIONS[number].hour].index(number),)


def place(name: str) -> tuple[int, ...]:
    """Return the chance result "this movement card is drawn", of all six."""
    return (PLACES.index(name),)
