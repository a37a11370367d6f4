"""A table for three-line tests: a position in notation, actions in notation, dice as they are to fall."""

from shamble.core.options import Setup, Value
from shamble.games.zombicide import GAME
from shamble.games.zombicide.cards import CARDS, KIND_IDS, KINDS, WOUND, cards_of
from shamble.games.zombicide.notation import position
from shamble.games.zombicide.options import OPTIONS, Rules, rules_of
from shamble.games.zombicide.sheets import HOARD, SHEETS, SKILL_IDS
from shamble.games.zombicide.state import DEAD, LEFT, ON_FOOT, Survivor, ZombicideState
from shamble.testing import table

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


NOTHING = zombie(1)  # no zombies at blue


class Table(table.Table[ZombicideState]):
    """A position of Zombicide, in its notation."""

    def __init__(
        self,
        text: str,
        seats: int = 1,
        chance: list[Chance] | None = None,
        impossible: Value = "",
        **on: int,
    ) -> None:
        super().__init__(GAME, position(text, rules(**on), seats), chance or [], str(impossible))

    def flaws(self) -> list[str]:
        """Add survivors with too many cards or of no player, and cars whose survivors sit elsewhere or on one chair."""
        flaws = super().flaws()
        chairs: list[tuple[int, int]] = []
        for s in self.g.survivors:
            name = SHEETS[s.sheet].name
            if len(s.slots) != (6 if HOARD in s.skills else 5):
                flaws.append(f"{name} carries {len(s.slots)} cards")
            if not 0 <= s.seat < self.g.seats:
                flaws.append(f"{name} belongs to seat {s.seat}")
            if s.car != ON_FOOT:
                if (s.car, s.chair) in chairs or self.g.cars[s.car] != s.zone:
                    flaws.append(f"{name} is not in the car")
                chairs.append((s.car, s.chair))
        return flaws

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
        return cls.from_setup(GAME, Setup(seats, mode, mission, options), 7, chance)

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
