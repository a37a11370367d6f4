"""The turn: initiative, activations, rolling against Rep and adding it (AT-05)."""

import pytest

from shamble.core import engine
from shamble.core.events import Record
from shamble.core.state import StaleField
from shamble.games.all_things_zombie.campaign import clear_table
from shamble.games.all_things_zombie.events import Initiative
from shamble.games.all_things_zombie.flow import Go, InitiativeRoll, who_rolls
from shamble.games.all_things_zombie.pieces import ZOMBIES
from shamble.games.all_things_zombie.rules.reactions import successes
from shamble.games.all_things_zombie.state import IN_CUP, NOWHERE, RENEGADE, THE_DEAD, HexState
from tests.games.all_things_zombie.table import Table


@pytest.mark.rule("AT-05.01", "AT-05.02")
def test_a_scenario_lays_its_boards_and_fills_the_cup() -> None:
    t = Table.new_game("search-and-destroy")
    assert t.g.layout == "2|3"
    assert t.g.zombies == [IN_CUP] * len(ZOMBIES)
    t = Table.new_game("the-cure")
    while t.g.pool[0]:
        t.do_randomly("done")
    on_map = [at for at in t.g.zombies if at != IN_CUP]
    assert len(on_map) == 12  # two in each of six hexes around the clinic; all others are in the cup
    assert t.g.zombies.count(IN_CUP) == len(ZOMBIES) - 12


@pytest.mark.rule("AT-05.03", "AT-05.19", "AT-11.06")
def test_zombies_are_generated_once_before_the_first_turn() -> None:
    t = Table.new_game("for-a-few-bullets-more")
    rolls: list[int] = []
    while t.g.turn < 4 and t.g.outcome == "":
        options = t.options()
        quiet = [o for o in options if o.startswith(("go", "enter", "rest", "end", "melee"))]
        t.do_randomly((quiet or options)[0])
        rolls.append(t.happened.count("event-start-rolled"))
    assert [number for number in rolls if number] == [
        2
    ]  # one roll for each of the two, before the first turn


@pytest.mark.rule("AT-05.04", "AT-05.07", "AT-05.08", "AT-05.10", "AT-05.05")
@pytest.mark.example("AT-E05.01")
def test_survivors_four_zombies_three() -> None:
    text = "map 1\npeople Jimmy 1G14 | Survivor-4 1M17\nzombies 1G2 slow\nturn start"
    t = Table(text, (3, 4))
    event = next(e for e in t.record.events if isinstance(e, Initiative))
    assert (event.parties, event.faces) == ((THE_DEAD, 0), (3, 4))
    assert t.g.acting == t.number("jimmy")  # Rep 4; the survivor with Rep 3 stays put
    assert t.zombies("1G2") == ["slow"]
    t.do("end")
    assert t.all_zombies() == ["1G5"]  # then the zombies


@pytest.mark.rule("AT-05.10", "AT-05.11", "AT-05.20")
@pytest.mark.example("AT-E05.02")
@pytest.mark.parametrize("face", [5, 6])
def test_zombies_with_a_die_over_four_stand_still(face: int) -> None:
    t = Table("map 1\npeople Jimmy 1G14\nzombies 1G2 slow\nturn start", (face, 4))
    assert (t.asks, t.all_zombies()) == ("ask-activation", ["1G2"])
    assert "event-began-stand" in t.happened
    t.do("end")
    assert (t.g.turn, t.all_zombies()) == (2, ["1G2"])


@pytest.mark.rule("AT-05.20", "AT-05.08")
def test_survivors_with_a_die_over_their_rep_cannot_act() -> None:
    t = Table("map 1\npeople Jimmy 1G14\nzombies 1G2 slow\nturn start", (2, 5))
    assert (t.g.turn, t.all_zombies()) == (2, ["1G5"])


@pytest.mark.rule("AT-05.09")
def test_equal_dice_are_rolled_again() -> None:
    t = Table("map 1\npeople Jimmy 1G14\nzombies 1G2 slow\nturn start", (3, 3), (2, 4))
    assert t.happened.count("event-initiative-tie") == 1
    assert t.g.faces == (2, 4)


@pytest.mark.rule("AT-05.13", "AT-05.14", "AT-05.15", "AT-08.61")
def test_all_zombies_move_then_all_test_then_all_fight() -> None:
    t = Table(
        "map 1\npeople Jimmy 1G9 | Bank 1K3\nzombies 1G12 slow | 1K1 slow\nturn zombies",
        (1, 1),
        (1, 1),
        (1, 1),
        (5,),
        (1, 1, 1),
        (5,),
    )
    order = [key.removeprefix("event-") for key in t.happened]
    lines = [key for key in order if key.startswith(("zombie-moved", "test", "melee"))]
    first = {
        word: min(n for n, key in enumerate(lines) if key.startswith(word)) for word in ("test", "melee")
    }
    assert lines[:2] == ["zombie-moved", "zombie-moved"]
    assert first == {"test": 2, "melee": 4}
    assert t.all_zombies() == []


@pytest.mark.rule("AT-05.16")
def test_adding_rep() -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol\nzombies 1G11 slow\nturn Jimmy")
    t.do("fire 1", (4,))  # 4 + 4 = 8
    assert t.all_zombies() == []


@pytest.mark.rule("AT-05.17", "AT-05.18")
def test_rolling_against_rep() -> None:
    assert [successes((face,), 4) for face in range(1, 7)] == [1, 1, 1, 1, 0, 0]
    assert successes((4, 5), 4) == 1


@pytest.mark.rule("AT-05.19")
def test_turn_follows_turn() -> None:
    t = Table("map 1\npeople Jimmy 1G14\nturn start", (1, 2))
    for turn in (2, 3, 4):
        t.do("end")
        assert (t.g.turn, t.asks) == (turn, "ask-roll-initiative")
        engine.resolve_chance(t.g, (1, 2))
        assert t.asks == "ask-activation"


# -------------------------------------------------------------------- several sides (AT-G53, AT-G54)


@pytest.mark.rule("AT-G53", "AT-10.19")
def test_every_side_and_every_renegade_rolls() -> None:
    text = "map 1\nscenario 4\npeople Tonya 1A1 | Nick:1 1M17 | Survivor-4:10:ai 1G9\nturn start"
    t = Table(text, (1, 2, 2, 6), (3, 5), seats=2)
    assert t.g.parties == (THE_DEAD, 0, 1, RENEGADE)
    assert t.g.faces == (1, 3, 5, 6)  # only the tied dice were rolled again
    assert t.g.acting == t.number("nick")  # 6 is too high for the renegade, 5 is next


@pytest.mark.rule("AT-G53")
def test_seven_parties_do_not_reroll() -> None:
    people = " | ".join(f"Survivor-{n}:{9 + n}:ai 1{row}2" for n, row in ((1, "A"), (2, "C"), (3, "I")))
    text = f"map 1\nscenario 7\npeople Jimmy 1G9 | Nick:1 1A9 | Tonya:2 1M9 | {people}\nturn start"
    t = Table(text, (6, 6, 6, 5, 6, 6, 6), (0,), (0,), (0,), (0,), (0,), seats=3)
    assert len(t.g.faces) == 7
    assert t.g.acting == t.number("tonya")  # sixes first, in random order, then the 5


@pytest.mark.rule("AT-G54")
def test_players_choose_the_next_survivor() -> None:
    t = Table("map 1\npeople Jimmy 1G14 | Bank 1A1\nturn side 0")
    assert t.options() == ["go Jimmy", "go Bank", "rest"]
    t.do("go Bank")
    assert "go Jimmy" not in t.options()  # one whole activation at a time
    t.do("end")
    assert t.g.acting == t.number("jimmy")


@pytest.mark.rule("AT-15.08")
def test_players_can_rest() -> None:
    t = Table("map 1\npeople Jimmy 1G14 pistol | Bank 1A1\nzombies 1G12 slow\nturn side 0")
    t.do("rest")
    assert t.g.turn == 2
    assert t.shots() == []


@pytest.mark.rule("AT-G97")
def test_melee_round_needs_an_activation() -> None:
    t = Table("map 1\npeople Jimmy 1G9\nzombies 1G9 slow\nturn start", (5, 6))
    assert t.g.turn == 2
    assert not [key for key in t.happened if key.startswith("event-melee")]
    t = Table("map 1\npeople Jimmy 1G9\nzombies 1G9 slow\nturn start", (5, 4))
    t.do("go Jimmy")
    t.do("end", (1, 6), (1,))  # his own activation: one round
    assert [key for key in t.happened if key == "event-melee"] == ["event-melee"]


@pytest.mark.rule("AT-05.12")
def test_only_living_parties_roll_initiative() -> None:
    t = Table("map 1\nscenario 4\npeople Tonya 1A1 | Nick:1 1M17\nturn side 0", seats=2)
    assert who_rolls(t.g) == (THE_DEAD, 0, 1)
    t.g.people[1] = t.g.people[1].gone(3)
    assert who_rolls(t.g) == (THE_DEAD, 0)
    assert t.g.people[1].hex == NOWHERE
    assert InitiativeRoll((THE_DEAD, 0), (0, 0)).dice(t.g) == 2


# -------------------------------------------------------------------- what lives for a while

ACTIVATION: dict[str, object] = {
    "acting": 0,
    "mp": 9,
    "acted": True,
    "began": True,
    "fast": True,
    "charging": True,
    "halted": True,
    "owed": (1,),
    "swapped": True,
    "reloading": 3,
    "fought": 7,
    "arrived": 7,
}
TURN: dict[str, object] = {"still": 7, "truce": 3, "near": (7, 7), "seen": (7, 7), "tested": (7, 7)}
SCENARIO: dict[str, object] = {
    "entered": 7,
    "searched": 7,
    "shots": ((3, 2),),
    "loot_last": (1,),
    "parties": (0,),
    "faces": (3,),
    "turn": 9,
    "stage": 2,
    "landed": True,
    "reentry": True,
    "follow": True,
    "cured": 4,
}
TWO = "map 1\npeople Tonya 1G9 pistol(ooa) | Beck 1G12 pistol\nzombies 1G16 slow\nturn {}"


def spend(g: HexState, fields: dict[str, object]) -> None:
    for name, value in fields.items():
        setattr(g, name, value)


def is_fresh(g: HexState, other: HexState, fields: dict[str, object]) -> bool:
    return [getattr(g, name) for name in fields] == [getattr(other, name) for name in fields]


@pytest.mark.rule("AT-05.12", "AT-G17", "AT-G97", "AT-06.14", "AT-08.38", "AT-09.21", "AT-G33", "AT-G44")
def test_an_activation_leaves_nothing_to_the_next() -> None:
    assert set(HexState.lifetimes["activation"]) == set(ACTIVATION)
    t = Table(TWO.format("side 0"))
    t.do("go Tonya")
    spend(t.g, ACTIVATION)
    t.do("end")
    assert (t.g.acting, t.hand("tonya")) == (1, "pistol")  # reloaded at the end
    assert is_fresh(t.g, Table(TWO.format("Beck")).g, ACTIVATION)


@pytest.mark.rule("AT-05.15", "AT-G17", "AT-G97")
def test_zombies_fight_anew_in_their_activation() -> None:
    t = Table(TWO.format("start"))
    spend(t.g, ACTIVATION)
    t.g.stack.clear()
    t.g.push(Go(THE_DEAD))
    t.g.parties, t.g.faces = (THE_DEAD, 0), (1, 1)
    t.run_with("their activation", [], lambda: engine.start(t.g))
    fresh = HexState.lifetimes["activation"] | {"arrived": t.g.arrived}
    assert all(getattr(t.g, name) == value for name, value in fresh.items())
    assert t.g.arrived == 1 << t.g.zombies.index(t.g.map().number[t.all_zombies()[0]])


@pytest.mark.rule("AT-05.19", "AT-11.07", "AT-12.48", "AT-G47", "AT-G92", "AT-G103", "AT-04.25", "AT-03.11")
def test_a_turn_leaves_nothing_to_the_next() -> None:
    assert set(HexState.lifetimes["turn"]) == set(TURN)
    t = Table(TWO.format("Beck"))
    spend(t.g, TURN)
    for n, s in enumerate(t.g.people):
        t.g.set_person(n, s.boosted(1).acted(True))
    t.do("end")
    fresh = Table(TWO.format("start")).g
    assert t.g.turn == 2
    assert is_fresh(t.g, fresh, TURN)
    assert [(s.done, s.boost) for s in t.g.people] == [(False, 0), (False, 0)]


@pytest.mark.rule("AT-13.01", "AT-G82")
def test_a_scenario_leaves_nothing_to_the_next() -> None:
    """A campaign clears the table of everything but its team."""
    assert set(HexState.lifetimes["scenario"]) == set(SCENARIO)
    everything = ACTIVATION | TURN | SCENARIO
    t = Table.new_game("campaign")
    fresh = {name: value for fields in HexState.lifetimes.values() for name, value in fields.items()}
    spend(t.g, everything)
    t.g.record = Record()
    clear_table(t.g)
    assert {name: getattr(t.g, name) for name in everything} == fresh


@pytest.mark.parametrize(
    ("border", "field"), [(b, f) for b in HexState.lifetimes for f in HexState.lifetimes[b]]
)
def test_a_stale_field_is_an_error(border: str, field: str) -> None:
    t = Table(TWO.format("Tonya"))
    spend(t.g, ACTIVATION | TURN | SCENARIO)
    for name, value in HexState.lifetimes[border].items():
        if name != field:
            setattr(t.g, name, value)
    t.g.record = Record()
    with pytest.raises(StaleField, match=f"{field} is"):
        t.g.check_border(border)
