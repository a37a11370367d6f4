"""A table for three-line tests: position and actions in notation, dice given in advance."""

from collections.abc import Sequence

from shamble.core import engine
from shamble.core.chance import Chance, RecordedChance
from shamble.core.options import Setup, Value
from shamble.core.state import State
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.flow import InitiativeRoll
from shamble.games.all_things_zombie.notation import position
from shamble.games.all_things_zombie.pieces import (
    ITEM,
    ITEM_IDS,
    LOOT_CARDS,
    PACES,
    PERSON,
    ZOMBIE_CARDS,
    ZOMBIE_DIRECTION,
)
from shamble.games.all_things_zombie.rules.spawning import cup
from shamble.games.all_things_zombie.state import NO_ONE, NOWHERE, HexState, Survivor, pace, rules_of
from shamble.testing import table


class GivenDice(RecordedChance):
    """The given dice. The initiative of a new turn is not rolled, because the test is over by then."""

    def values(self, g: State, chance: Chance[State]) -> tuple[int, ...] | None:
        if self.is_used_up() and isinstance(chance, InitiativeRoll):
            return None
        return super().values(g, chance)


class GivenThenRandomDice(GivenDice):
    """The given results first, then random ones up to the next initiative roll."""

    def values(self, g: State, chance: Chance[State]) -> tuple[int, ...] | None:
        if self.is_used_up() and not isinstance(chance, InitiativeRoll):
            return chance.sample(g)
        return super().values(g, chance)


class Table(table.Table[HexState]):
    """A position of All Things Zombie, in its notation."""

    def __init__(
        self,
        text: str,
        *chance: tuple[int, ...],
        seats: int = 1,
        on: tuple[str, ...] = (),
        impossible: str = "",
    ) -> None:
        rules = rules_of(Setup(seats, options=dict.fromkeys(on, True)))
        super().__init__(GAME, position(text, rules, seats), chance, impossible)

    @classmethod
    def new_game(cls, scenario: str, seats: int = 1, mode: str = "solo", **options: Value) -> "Table":
        """Start a game with these table options and random dice."""
        return cls.from_setup(GAME, Setup(seats, mode, scenario, options))

    def flaws(self) -> list[str]:
        """Add hexes with three survivors and hexes without a neighbour.

        Two in a hex fight or part (AT-03.29); one that is bound to another counts with it.
        """
        m = self.g.map()
        people = [s.hex for s in self.g.people if s.hex != NOWHERE and s.bound == NO_ONE]
        crowded = [m.names[hex] for hex in set(people) if people.count(hex) > 2]
        used = {*people, *(hex for hex in self.g.zombies if hex >= 0)}
        cut_off = [m.names[hex] for hex in used if not m.around[hex]]
        return [*super().flaws(), *(f"{name} is too full or cut off" for name in sorted(crowded + cut_off))]

    def source(self, chance: Sequence[tuple[int, ...]]) -> RecordedChance:
        return GivenDice(list(chance))

    @property
    def happened(self) -> list[str]:
        """Return the events of the last action as message keys."""
        return [event.line().key for event in self.record.events]

    def do_randomly(self, text: str) -> None:
        """Take an action with random dice."""
        self.g.source = None
        action = engine.find(self.g, self.seat, text)
        assert action is not None, f"{text!r} is none of {self.options()}"
        self.record = engine.apply(self.g, self.seat, action)

    def number(self, name: str) -> int:
        kind = PERSON[name]
        return [s.kind for s in self.g.people].index(kind)

    def who(self, name: str) -> Survivor:
        return self.g.people[self.number(name)]

    def at(self, name: str) -> str:
        """Return the hex of a survivor, or "" off the map."""
        hex = self.who(name).hex
        return "" if hex == NOWHERE else self.g.map().names[hex]

    def hand(self, name: str) -> str:
        held = self.who(name).hand
        return "" if held is None else ITEM_IDS[held.kind] + ("" if held.loaded else "(ooa)")

    def gear(self, name: str) -> list[str]:
        return [ITEM_IDS[item] for item in self.who(name).gear]

    def zombies(self, hex: str) -> list[str]:
        """Return the paces of the zombies in a hex."""
        return [PACES[pace(z)] for z in self.g.zombies_in(self.g.map().number[hex])]

    def all_zombies(self) -> list[str]:
        """Return the hexes of all zombies on the map."""
        return sorted(self.g.map().names[at] for at in self.g.zombies if at >= 0)

    def shots(self) -> list[tuple[str, int]]:
        return [(self.g.map().names[hex], number) for hex, number in self.g.shots]

    def draw(self, direction: str, number: int = 0) -> tuple[int, ...]:
        """Return the chance result that draws a zombie of this direction from the cup.

        `number` is how many of them were drawn before.
        """
        order = ("NE", "E", "SE", "SW", "W", "NW").index(direction)
        inside = cup(self.g)
        fitting = [place for place, z in enumerate(inside) if ZOMBIE_DIRECTION[z] == order]
        return (fitting[number],)


def zombie_card(zombies: int) -> tuple[int, ...]:
    """Return the chance result that draws this zombie card."""
    return (ZOMBIE_CARDS.index(zombies),)


def loot_card(id: str, copy: int = 0) -> tuple[int, ...]:
    item = ITEM.get(id, -1)
    return ([card for card, shown in enumerate(LOOT_CARDS) if shown == item][copy],)


def come_in(t: Table) -> None:
    """Let all survivors of the active side enter, each in its own hex, up to the first turn's dice."""
    t.g.source = GivenThenRandomDice([])
    while t.g.turn == 0:
        taken = {f"enter {t.g.map().names[s.hex]}" for s in t.g.people if s.hex != NOWHERE}
        wanted = [o for o in t.options() if o.startswith(("go", "enter", "end")) and o not in taken]
        action = engine.find(t.g, t.seat, wanted[-1])
        assert action is not None
        engine.apply(t.g, t.seat, action)
