"""A table for three-line tests: a position in notation, actions in notation, dice as they are to fall."""

from shamble.core import engine
from shamble.core.chance import Recorded
from shamble.core.events import Event, Record
from shamble.core.options import Setup, Value
from shamble.core.refusals import Refusal
from shamble.games.zombicide import GAME
from shamble.games.zombicide.cards import CARDS, KIND_IDS, KINDS, WOUND, cards_of
from shamble.games.zombicide.notation import position
from shamble.games.zombicide.options import OPTIONS, Rules, rules_of
from shamble.games.zombicide.sheets import SKILL_IDS
from shamble.games.zombicide.state import DEAD, LEFT, Survivor, ZombicideState

Chance = tuple[int, ...]


def rules(**on: int) -> Rules:
    """The book's rules, with these table options set."""
    assert set(on) <= {option.id for option in OPTIONS}
    switches = [option.id for option in OPTIONS if option.values == (False, True)]
    values: dict[str, Value] = {id: bool(value) if id in switches else value for id, value in on.items()}
    return rules_of(Setup(1, "book", "04", values))


def zombie(number: int) -> Chance:
    """The zombie card with this printed number is drawn."""
    return (number - 1,)


NOTHING = zombie(1)  # brings nobody at blue


class Table:
    """One position and what is done with it."""

    def __init__(self, text: str, seats: int = 1, chance: list[Chance] | None = None, **on: int) -> None:
        self.g: ZombicideState = position(text, rules(**on), seats)
        source = Recorded(chance or [])
        self.g.source = source
        self.record: Record = engine.start(self.g)
        assert source.used_up(), "not all of the chance was needed"

    @classmethod
    def new_game(
        cls,
        mission: str,
        seats: int,
        mode: str = "book",
        chance: list[Chance] | None = None,
        **options: Value,
    ) -> "Table":
        """A game from its very beginning, with these table options."""
        setup = Setup(seats, mode, mission, options)
        assert GAME.check(setup) == []
        table = cls.__new__(cls)
        table.g = GAME.new(setup, 7)
        table.g.source = Recorded(chance) if chance is not None else None
        table.record = engine.start(table.g)
        return table

    # ---------------------------------------------------------------- doing

    @property
    def asks(self) -> str:
        """What is being asked, as a message key."""
        frame = engine.pending(self.g)
        return "" if frame is None else frame.prompt(self.g).key

    @property
    def seat(self) -> int:
        """The seat that has to answer."""
        return engine.waiting(self.g)[0]

    @property
    def happened(self) -> list[str]:
        return [type(event).__name__ for event in self.record.events]

    def do(self, text: str, *chance: Chance) -> list[Event]:
        """Take an action, with the chance results it leads to, in order."""
        action = engine.find(self.g, self.seat, text)
        assert action is not None, f"{text!r} is none of {self.options()}"
        source = Recorded(list(chance))
        self.g.source = source
        self.record = engine.apply(self.g, self.seat, action)
        assert source.used_up(), f"{text!r} did not need all of {chance}"
        return self.record.events

    def play(self, *texts: str) -> None:
        """Several actions in a row, none of which needs chance."""
        for text in texts:
            self.do(text)

    def options(self) -> list[str]:
        return [action.text(self.g) for action in engine.legal(self.g, self.seat)]

    def why_not(self, text: str) -> list[Refusal]:
        """The reasons against something a player might try."""
        action = engine.find(self.g, self.seat, text)
        assert action is not None, f"{text!r} cannot even be tried here"
        return engine.explain(self.g, self.seat, action)

    def refused_by(self, text: str) -> list[str]:
        return [reason.rule for reason in self.why_not(text)]

    # ---------------------------------------------------------------- looking

    def who(self, name: str) -> Survivor:
        for n, s in enumerate(self.g.survivors):
            if self.g.sheet_of(n).name == name:
                return s
        raise AssertionError(f"{name} is not in this game")

    def at(self, name: str) -> str:
        """The zone of a survivor, or "dead" or "left"."""
        s = self.who(name)
        return "dead" if s.fate == DEAD else "left" if s.fate == LEFT else self.g.board().names[s.zone]

    def slots(self, name: str) -> list[str]:
        """The cards of a survivor, hands first; "-" = free."""
        return [
            "wound" if card == WOUND else CARDS[card].id if card >= 0 else "-"
            for card in self.who(name).slots
        ]

    def cards(self, name: str) -> list[str]:
        return sorted(CARDS[card].id for card in self.who(name).cards())

    def xp(self, name: str) -> int:
        return self.who(name).xp

    def skills(self, name: str) -> list[str]:
        return [SKILL_IDS[skill] for skill in self.who(name).skills]

    def horde(self, zone: str) -> str:
        """The zombies of a zone, e.g. "2 walker 1 fatty"; "" = none."""
        place = self.g.board().number[zone]
        return " ".join(
            f"{self.g.horde(place, k)} {KIND_IDS[k]}" for k in range(KINDS) if self.g.horde(place, k)
        )

    def hordes(self) -> dict[str, str]:
        return {zone: self.horde(zone) for zone in self.g.board().names if self.horde(zone)}

    def noise(self, zone: str) -> int:
        """All noise of a zone, survivors included."""
        return self.g.noise_at(self.g.board().number[zone])

    def tokens(self, zone: str) -> int:
        return self.g.noise[self.g.board().number[zone]]

    def open_doors(self) -> list[str]:
        return [door.id for n, door in enumerate(self.g.board().doors) if self.g.door_open(n)]


def card(id: str, copy: int = 0) -> Chance:
    """This card is drawn."""
    return (cards_of(id)[copy],)
