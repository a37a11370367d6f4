"""The example game of chapter 15, step by step with its dice: Nick with a shotgun, Jimmy with an SMG."""

import pytest

from shamble.core import engine
from shamble.core.chance import Chance, ChanceSource
from shamble.core.options import Setup
from shamble.core.state import State
from shamble.games.all_things_zombie import GAME, events
from shamble.games.all_things_zombie.board import layouts
from shamble.games.all_things_zombie.flow import InitiativeRoll
from shamble.games.all_things_zombie.pieces import PACES, ZOMBIES
from shamble.games.all_things_zombie.rules.scenarios import WEST
from shamble.games.all_things_zombie.rules.spawning import cup
from shamble.games.all_things_zombie.rules.zombies import ZombiePrey, ZombieWay
from shamble.games.all_things_zombie.state import HexState
from tests.games.all_things_zombie.table import Table, zombie_card

COMPASS = ("NE", "E", "SE", "SW", "W", "NW")


Luck = tuple[int, ...] | str  # dice and cards; a zombie from the cup as "slow W"


class ExampleDice(ChanceSource):
    """The dice of the example.

    Zombies that are as near to Nick as to Jimmy hunt Nick by default. Initiative dice are given per turn.
    """

    def __init__(self, results: list[Luck], prey: int = 0) -> None:
        self.results = results
        self.prey = prey

    def values(self, g: State, chance: Chance[State]) -> tuple[int, ...] | None:
        if isinstance(chance, ZombiePrey):
            return (self.prey,)
        if isinstance(chance, ZombieWay):
            return (0,)
        if isinstance(chance, InitiativeRoll):
            return None
        assert self.results, f"no result for {chance!r}"
        given = self.results.pop(0)
        if isinstance(given, tuple):
            return given
        assert isinstance(g, HexState)
        pace_, direction = given.split()
        sort = (PACES.index(pace_), COMPASS.index(direction))
        return ([ZOMBIES[zombie] for zombie in cup(g)].index(sort),)


class Example(Table):
    """The example game up to a point."""

    def act(self, text: str, *luck: Luck) -> None:
        """Take an action with the given dice, in order."""
        action = engine.find(self.g, 0, text)
        assert action is not None, f"{text!r} is none of {self.options(0)}"
        source = ExampleDice(list(luck))
        self.g.source = source
        self.record = engine.apply(self.g, 0, action)
        assert not source.results, f"{text!r} did not need {source.results}"

    def go(self, *hexes: str) -> None:
        for hex in hexes:
            self.act("move " + hex)

    def initiative(self, zombies: int, survivors: int, prey: int = 0) -> None:
        assert self.asks == "ask-roll-initiative"
        self.g.source = ExampleDice([], prey)
        self.record = engine.resolve_chance(self.g, (zombies, survivors))

    def near(self, name: str) -> list[int]:
        """Return the distances of the zombies from a survivor, in hexes."""
        m = self.g.map()
        return sorted(m.distance(at, self.who(name).hex) for at in self.g.zombies if at >= 0)


def example() -> Example:
    """Return the start: boards two and three side by side, entry from the west with a full move."""
    t = Example.__new__(Example)
    t.g = GAME.new(Setup(1, "solo", "skirmish", {"found_survivors": False}), 0)
    t.g.source = ExampleDice([(layouts().index("2|3"),), (WEST,)])
    t.record = engine.start(t.g)
    for choice in ("recruit Nick", "recruit Jimmy", "enough"):
        t.act(choice)
    for choice in ("buy shotgun for Nick hand", "buy smg for Jimmy hand", "done"):
        t.act(choice)
    t.act("go Nick")
    t.act("enter 2G1")
    t.go("2G2", "2G3", "2G4")
    t.act("end")
    t.act("enter 2E1")
    t.go("2E2", "2F3", "2F4")
    return t


def after_the_entry() -> Example:
    """Six dice for each, three of them 4 or more: three zombies."""
    t = example()
    t.act("end", (4, 5, 1, 2, 3, 1), "normal NE", "normal NE", (6, 1, 1, 1, 2, 3), "slow W")
    return t


def after_turn_one() -> Example:
    """Survivors 5, zombies 4: both run for the house at 2J9, six hexes away; the zombies follow."""
    t = after_the_entry()
    t.initiative(4, 5)
    t.act("go Nick")
    t.go("2G5", "2G6", "2G7", "2H8")
    t.act("end")
    t.go("2F5", "2F6", "2G6", "2H7")
    t.act("end")
    return t


def charged() -> Example:
    """Turn 2, survivors 6, zombies 3: the zombies charge."""
    t = after_turn_one()
    t.initiative(3, 6)
    return t


def after_turn_two() -> Example:
    """Nick fires, Jimmy has to fight; the six shots bring two zombies, one behind and one in front."""
    t = charged()
    t.act("fire")
    t.act("shots 6")
    luck: list[Luck] = [(2, 3, 5, 5, 6, 6), (3, 6), (1, 2), (3,), (4, 6, 1, 2, 3, 3), "slow W", "slow E"]
    t.act("target 2H8 normal", *luck)
    return t


def in_the_house() -> Example:
    """Turn 3, survivors 3, zombies 4: Jimmy waits at the door, Nick enters and finds three zombies."""
    t = after_turn_two()
    t.initiative(4, 3)
    t.act("go Jimmy")
    t.go("2I7", "2J8")
    t.act("end")
    t.go("2I8")
    t.act("move 2J9", zombie_card(3), "slow NE", "slow NE", "slow NE", (5, 4))
    return t


def stalemate() -> Example:
    """Two of the three are shot, the third survives its round of melee."""
    t = in_the_house()
    t.act("fire")
    t.act("shots 6")
    t.act("target 2J9 slow")
    t.act("target 2J9 slow", (1, 3, 3, 4, 5, 5), (1, 6, 6), (4,))
    return t


def after_turn_three() -> Example:
    """Nick does not use his action; six shots bring three more."""
    t = stalemate()
    t.act("end", (4, 5, 6, 1, 2, 3), "slow W", "slow NW", "slow W")
    return t


def after_turn_four() -> Example:
    """Jimmy steps aside, Nick shoots the last one; four more come."""
    t = after_turn_three()
    t.initiative(2, 4)
    t.act("go Jimmy")
    t.go("2K8")
    t.act("end")
    t.act("go Nick")
    t.act("fire 6")
    t.act("target 2J9 slow", (6, 2, 2, 3, 4, 1))
    t.act("end", (4, 4, 5, 6, 1, 2), "slow W", "slow W", "slow NW", "slow NE")
    return t


def after_turn_five() -> Example:
    """They run."""
    t = after_turn_four()
    t.initiative(1, 3)
    t.act("go Nick")
    t.act("fast", (5, 6))
    t.go("2K9", "2K10", "2L11", "2L12", "2L13")
    t.act("end")
    t.act("fast", (3, 2))
    t.go("2L9", "2L10", "2L11", "2L12", "2M12")
    t.act("end")
    return t


# -------------------------------------------------------------------- the steps


@pytest.mark.rule("AT-15.01", "AT-11.02", "AT-11.06", "AT-14.08", "AT-G03")
@pytest.mark.example("AT-E15.01")
def test_the_entry_and_the_first_zombies() -> None:
    t = example()
    assert (t.g.layout, t.g.turn, t.g.mp) == ("2|3", 0, 0)  # a full move
    assert (t.at("nick"), t.at("jimmy"), t.all_zombies()) == ("2G4", "2F4", [])
    t = after_the_entry()
    assert t.all_zombies() == ["2A7", "2A7", "2F2"]
    assert (t.g.turn, t.asks) == (1, "ask-roll-initiative")


@pytest.mark.rule("AT-03.10", "AT-05.10")
@pytest.mark.example("AT-E15.02")
def test_turn_one_both_activate() -> None:
    t = after_the_entry()
    t.initiative(4, 5)
    assert t.options() == ["go Nick", "go Jimmy", "rest"]
    assert (t.who("nick").rep(), t.who("jimmy").rep()) == (5, 4)


@pytest.mark.rule("AT-06.02", "AT-06.09")
@pytest.mark.example("AT-E15.03")
def test_turn_one_the_house_is_too_far() -> None:
    t = after_the_entry()
    m = t.g.map()
    assert m.distance(m.number["2G4"], m.number["2J9"]) == 6
    t.initiative(4, 5)
    t.act("go Nick")
    t.go("2G5", "2G6", "2G7", "2H8")
    assert t.refused_by("move 2I8") == ["AT-06.02"]
    t.act("end")
    assert t.shots() == []


@pytest.mark.rule("AT-05.14", "AT-06.19")
@pytest.mark.example("AT-E15.04")
def test_turn_one_the_zombies_come_within_three_hexes() -> None:
    t = after_turn_one()
    m = t.g.map()
    people = [t.who("nick").hex, t.who("jimmy").hex]
    near = [min(m.distance(at, hex) for hex in people) for at in t.g.zombies if at >= 0]
    assert near == [3, 3, 3]


@pytest.mark.rule("AT-05.10", "AT-05.20")
@pytest.mark.example("AT-E15.05")
def test_turn_two_only_the_zombies_activate() -> None:
    t = after_turn_one()
    t.initiative(3, 6)
    assert t.g.people[0].done is False
    assert not any(t.g.can_activate(n) for n in (0, 1))
    assert (t.zombies("2H8"), t.zombies("2H7")) == (["normal", "normal"], ["slow"])


@pytest.mark.rule("AT-09.03", "AT-09.04")
@pytest.mark.example("AT-E15.06")
def test_turn_two_nick_chooses() -> None:
    t = charged()
    assert (t.asks, t.options()) == ("ask-charged", ["fire", "melee", "flee"])


@pytest.mark.rule("AT-08.28", "AT-08.29", "AT-08.23", "AT-15.03", "AT-15.09")
@pytest.mark.example("AT-E15.07")
def test_turn_two_nick_empties_his_hex() -> None:
    t = after_turn_two()
    fired = next(e for e in t.record.events if isinstance(e, events.Fired))
    assert (fired.faces, fired.hits, fired.shots) == ((6, 6, 5, 5, 3, 2), (True, True), 6)
    melees = [e for e in t.record.events if isinstance(e, events.MeleeRolled)]
    assert {e.hex for e in melees} == {"2H7"}  # no melee for Nick


@pytest.mark.rule("AT-09.02", "AT-15.02", "AT-G14")
@pytest.mark.example("AT-E15.08")
def test_turn_two_jimmy_passes_one_die() -> None:
    t = after_turn_two()
    tested = [e for e in t.record.events if isinstance(e, events.Tested) and e.faces]
    assert [(e.faces, e.passed, e.branch) for e in tested] == [((3, 6), 1, "melee")]
    assert t.hand("jimmy") == "smg"


@pytest.mark.rule("AT-08.62", "AT-08.63", "AT-08.67")
@pytest.mark.example("AT-E15.09")
def test_turn_two_jimmy_kills_it() -> None:
    t = after_turn_two()
    melees = [e.faces for e in t.record.events if isinstance(e, events.MeleeRolled)]
    assert melees == [(1, 2), (3,)]
    assert t.g.kills == (3,)
    assert t.who("jimmy").wounds == 0


@pytest.mark.rule("AT-11.01", "AT-11.02", "AT-11.05")
@pytest.mark.example("AT-E15.10")
def test_turn_two_six_shots_call_two() -> None:
    t = after_turn_two()
    rolled = [e.faces for e in t.record.events if isinstance(e, events.ShotsRolled)]
    assert rolled == [(4, 6, 1, 2, 3, 3)]
    assert (t.all_zombies(), t.shots()) == (["2H14", "2H2"], [])  # in front and behind


@pytest.mark.rule("AT-05.08")
@pytest.mark.example("AT-E15.11")
def test_turn_three_zombies_move_first_and_reach_no_survivor() -> None:
    t = after_turn_two()
    before = t.all_zombies()
    t.initiative(4, 3)
    assert t.all_zombies() != before
    assert min(t.near("nick") + t.near("jimmy")) > 0
    assert t.options() == ["go Nick", "go Jimmy", "rest"]


@pytest.mark.rule("AT-10.01", "AT-10.03", "AT-05.16")
@pytest.mark.example("AT-E15.12")
def test_turn_three_nick_finds_three_and_surprises_them() -> None:
    t = in_the_house()
    assert (t.asks, len(t.zombies("2J9"))) == ("ask-surprise", 3)  # 5 + 3 = 8 against 4 + 5 = 9
    assert t.g.map().distance(t.who("jimmy").hex, t.who("nick").hex) == 1
    assert t.options() == ["fire", "melee", "back"]


@pytest.mark.rule("AT-08.21", "AT-08.23", "AT-08.28", "AT-10.05")
@pytest.mark.example("AT-E15.13")
def test_turn_three_the_nine_misses_the_third() -> None:
    t = stalemate()
    fired = next(e for e in t.record.events if isinstance(e, events.Fired))
    assert (fired.faces[:3], fired.hits, fired.shots) == ((5, 5, 4), (True, True, False), 6)


@pytest.mark.rule("AT-08.64", "AT-08.69", "AT-15.08", "AT-10.30")
@pytest.mark.example("AT-E15.14")
def test_turn_three_ends_in_a_stalemate() -> None:
    t = after_turn_three()
    assert (t.at("nick"), t.zombies("2J9"), t.who("nick").wounds) == ("2J9", ["slow"], 0)
    rolled = next(e for e in t.record.events if isinstance(e, events.ShotsRolled))
    assert (rolled.faces, rolled.coming) == ((4, 5, 6, 1, 2, 3), 3)
    assert len(t.all_zombies()) == 6


@pytest.mark.rule("AT-08.70", "AT-08.28", "AT-15.06", "AT-15.07", "AT-G13")
@pytest.mark.example("AT-E15.15")
def test_turn_four_nick_fires_inside_the_house() -> None:
    t = after_turn_three()
    t.initiative(2, 4)
    t.act("go Jimmy")
    t.go("2K8")
    t.act("end")
    t.act("go Nick")
    t.act("fire 6")
    t.act("target 2J9 slow", (6, 2, 2, 3, 4, 1))
    assert (t.zombies("2J9"), t.shots()) == ([], [("2J9", 6)])
    t = after_turn_four()
    m = t.g.map()
    assert min(t.near("nick") + t.near("jimmy")) > 0
    assert len(t.all_zombies()) == 9
    assert all(m.distance(at, m.number["2J9"]) <= 8 for at in t.g.zombies if at >= 0)


@pytest.mark.rule("AT-06.15", "AT-06.17", "AT-15.05")
@pytest.mark.example("AT-E15.16")
def test_turn_five_they_run() -> None:
    t = after_turn_four()
    t.initiative(1, 3)
    t.act("go Nick")
    t.act("fast", (5, 6))
    assert t.g.mp == 5
    t.go("2K9", "2K10", "2L11", "2L12", "2L13")
    t.act("end")
    t.act("fast", (3, 2))
    assert t.g.mp == 6
    t.go("2L9", "2L10", "2L11", "2L12", "2M12")
    assert t.g.mp == 1  # he need not use it
    t.act("end")
    assert t.g.map().distance(t.who("jimmy").hex, t.who("nick").hex) == 1
    assert min(t.near("nick") + t.near("jimmy")) > 0
    assert t.g.turn == 6


def jimmy_is_charged() -> Example:
    """Turn 6, survivors 6: one of the zombies reaches Jimmy, who passes with both dice."""
    t = after_turn_five()
    t.g.source = ExampleDice([(2, 4)], prey=1)
    t.record = engine.resolve_chance(t.g, (2, 6))
    return t


@pytest.mark.rule("AT-05.10", "AT-09.07")
@pytest.mark.example("AT-E15.17")
def test_turn_six_jimmy_is_charged() -> None:
    t = jimmy_is_charged()
    tested = [e for e in t.record.events if isinstance(e, events.Tested)]
    assert [(e.faces, e.passed, e.branch) for e in tested] == [((2, 4), 2, "fire")]
    assert not any(s.done for s in t.g.people)
    assert (t.asks, t.zombies("2M12")) == ("ask-shots", ["slow"])


@pytest.mark.rule("AT-08.37", "AT-04.06", "AT-15.09")
@pytest.mark.example("AT-E15.18")
def test_turn_six_jimmy_runs_dry() -> None:
    t = jimmy_is_charged()
    t.act("shots 4", (1, 1, 4, 5), (1, 2, 3, 3))
    fired = next(e for e in t.record.events if isinstance(e, events.Fired))
    assert (fired.faces, fired.hits[0], fired.shots) == ((5, 4, 1, 1), True, 4)
    assert t.hand("jimmy") == "smg(ooa)"
    assert t.zombies("2M12") == []
    rolled = next(e for e in t.record.events if isinstance(e, events.ShotsRolled))
    assert (rolled.hex, len(rolled.faces)) == ("2M12", 4)
