"""Movement of survivors and zombies (AT-06)."""

import pytest

from shamble.core import engine
from shamble.games.all_things_zombie.board import BUILDING, CLEAR, ROUGH
from shamble.games.all_things_zombie.events import ZombieMoved
from shamble.games.all_things_zombie.rules.zombies import hunt, nearest
from tests.games.all_things_zombie.table import Table, zombie_card


def walking(who: str, more: str = "") -> Table:
    return Table(f"map 1\npeople {who}\n{more}\nturn {who.split(maxsplit=1)[0]}")


@pytest.mark.rule("AT-06.01", "AT-06.05", "AT-06.06", "AT-06.09")
@pytest.mark.parametrize(
    ("start", "hex", "terrain", "price"),
    [("1G9", "1G10", CLEAR, 1), ("1H14", "1H15", ROUGH, 2), ("1G9", "1F10", BUILDING, 2)],
)
def test_each_kind_of_hex_has_its_price(start: str, hex: str, terrain: int, price: int) -> None:
    t = walking(f"Tonya {start}", "entered 1a")
    assert t.g.map().terrain[t.g.map().number[hex]] == terrain
    t.do("move " + hex)
    assert t.g.mp == 4 - price


@pytest.mark.rule("AT-06.01")
def test_only_into_adjacent_hexes() -> None:
    t = walking("Tonya 1G9", "entered 1a 1b")
    moves = sorted(option for option in t.options() if option.startswith("move"))
    assert moves == [f"move 1{hex}" for hex in ("F10", "F9", "G10", "G8", "H10", "H9")]


@pytest.mark.rule("AT-06.02", "AT-06.05", "AT-06.06", "AT-06.09")
@pytest.mark.example("AT-E06.02")
def test_four_mp() -> None:
    t = walking("Tonya 1G7", "entered 1a")
    for hex in ("1G8", "1G9", "1F10"):
        t.do("move " + hex)
    assert t.g.mp == 0
    t = walking("Tonya 1G11")
    for hex in ("1G12", "1G13", "1G14"):
        t.do("move " + hex)
    assert t.refused_by("move 1H15") == ["AT-06.02"]  # one MP left, woods cost two


@pytest.mark.rule("AT-06.02")
def test_mp_are_not_saved() -> None:
    t = Table("map 1\npeople Tonya 1G9\nturn start", (1, 5))
    t.do("move 1G10")
    assert t.g.mp == 3
    t.do("end")
    engine.resolve_chance(t.g, (1, 5))
    assert (t.g.turn, t.g.mp) == (2, 4)


@pytest.mark.rule("AT-06.10")
def test_a_building_has_a_door_on_every_side() -> None:
    for hex in ("1B13", "1B14", "1C12", "1C14", "1D13", "1D14"):
        t = walking(f"Tonya {hex}", "entered 1e")
        t.do("move 1C13")
        t.do("move " + hex)
        assert t.at("tonya") == hex


@pytest.mark.rule("AT-06.12", "AT-10.01", "AT-10.02")
def test_entering_a_building_draws_a_card() -> None:
    t = walking("Tonya 1G9")
    t.do("move 1F10", zombie_card(2), (0,), (0,), (1, 6))
    assert len(t.zombies("1F10")) == 2
    assert "event-card" in " ".join(t.happened)


# -------------------------------------------------------------------- fast move


@pytest.mark.rule("AT-06.15", "AT-06.17", "AT-07.06")
@pytest.mark.example("AT-E06.01")
def test_too_tall_hurries() -> None:
    t = Table("map 1\npeople Too-Tall 1G2 pistol bat\nzombies 1G4 slow\nturn Too-Tall")
    t.do("fast", (5, 3))
    assert t.g.mp == 5
    for word in ("fire 1", "swap", "search", "charge 1G4"):
        assert "AT-07.01" in t.refused_by(word)


@pytest.mark.rule("AT-06.15", "AT-06.17")
@pytest.mark.parametrize(("faces", "mp"), [((5, 6), 4), ((4, 5), 5), ((1, 4), 6)])
def test_each_success_is_one_mp(faces: tuple[int, ...], mp: int) -> None:
    t = walking("Jimmy 1G2 pistol bat")
    t.do("fast", faces)
    assert t.g.mp == mp
    assert "AT-07.01" in t.refused_by("swap")  # the attempt uses the action, with any result


@pytest.mark.rule("AT-06.14")
def test_a_fast_move_is_declared_first() -> None:
    t = walking("Tonya 1G9 pistol", "zombies 1G12 slow")
    assert "fast" in t.options()
    t.do("move 1G8")
    assert t.refused_by("fast") == ["AT-06.14"]
    t = walking("Tonya 1G9 pistol", "zombies 1G12 slow")
    t.do("fire 1", (1,))
    assert "AT-06.14" in t.refused_by("fast")


@pytest.mark.rule("AT-06.16", "AT-10.04")
def test_fast_entry_into_a_building_is_surprised() -> None:
    t = Table("map 1\npeople Tonya 1G9 shotgun\nturn Tonya", on=("no_reconstructed_abilities",))
    t.do("fast", (6, 6))
    t.do("move 1F10", zombie_card(1), (0,), (6, 6, 6), (1,))
    assert t.who("tonya").wounds == 1
    assert "event-surprise" not in t.happened


@pytest.mark.rule("AT-06.18", "AT-G106", "AT-15.01")
def test_survivor_can_enter_the_map_fast() -> None:
    t = Table.new_game("for-a-few-bullets-more")
    t.do_randomly("go Tonya")
    assert t.refused_by("end") == ["AT-15.01"]
    entries = [option for option in t.options() if option.startswith("enter")]
    assert entries == [f"enter 1{row}17" for row in "ABCDEFGHIJKLM"]
    t.do("fast", (1, 6))
    assert t.g.mp == 5
    t.do("enter 1G17")
    assert t.g.mp == 4
    for n in (16, 15, 14, 13):
        t.do(f"move 1G{n}")
    assert t.refused_by("move 1G12") == ["AT-06.02"]
    t.do("end")
    t.do("enter 1G17")
    assert t.refused_by("fast") == ["AT-06.14"]  # Beck has to declare it before she comes in


# -------------------------------------------------------------------- enemies in the way


@pytest.mark.rule("AT-G10", "AT-G52", "AT-07.07")
def test_survivors_cannot_walk_into_zombies() -> None:
    t = walking("Tonya 1G9", "zombies 1G10 slow")
    assert t.refused_by("move 1G10") == ["AT-G52"]
    assert "charge 1G10" in t.options()


@pytest.mark.rule("AT-G11")
def test_a_hex_with_a_friend_and_an_enemy_is_closed() -> None:
    t = walking("Tonya 1G9 | Beck 1G10", "zombies 1G10 slow")
    assert t.refused_by("charge 1G10") == ["AT-G11"]
    assert t.refused_by("move 1G10") == ["AT-G52"]


# -------------------------------------------------------------------- zombies


def ways(t: Table) -> list[tuple[str, ...]]:
    return [event.path[1:] for event in t.record.events if isinstance(event, ZombieMoved)]


def hunted(who: str, zombies: str, *chance: tuple[int, ...], more: str = "") -> Table:
    return Table(f"map 1\npeople {who}\nzombies {zombies}\n{more}\nturn zombies", *chance)


@pytest.mark.rule("AT-06.19")
def test_zombies_hunt_the_nearest_in_mp() -> None:
    t = hunted("Tonya 1G12 | Beck 1F10 pistol", "1G9 slow", (1, 1), more="entered 1a")
    assert t.zombies("1F10") == ["slow"]  # a building hex for 2 MP, not three clear ones
    t = hunted("Tonya 1G10 | Beck 1F10", "1G9 slow", more="entered 1a")
    assert t.zombies("1G10") == ["slow"]  # 1 MP against 2, though both are adjacent


@pytest.mark.rule("AT-06.19", "AT-06.20")
@pytest.mark.example("AT-E06.03")
def test_equally_near_means_at_random() -> None:
    text = "map 1\npeople Jimmy 1G10 | Bank 1H15\nzombies 1G13 slow\nturn {}"
    t = Table(text.format("side 0"))
    zombie = t.g.zombies.index(t.g.map().number["1G13"])
    assert nearest(t.g, zombie) == (3, [0, 1])
    t = Table(text.format("zombies"), (0,), (1, 1), (1, 1), (6,))
    assert ways(t) == [("1G12", "1G11", "1G10")]
    t = Table(text.format("zombies"), (1,), (0,), (1, 1), (1, 1, 1), (6,))
    assert ways(t)[0][-1] == "1H15"


@pytest.mark.rule("AT-06.08", "AT-06.21", "AT-06.22")
def test_zombies_go_round_rough() -> None:
    t = hunted("Jimmy 1D15", "1D13 slow", (1, 1), (1, 1), (6,))
    assert ways(t) == [("1E13", "1E14", "1D15")]  # as many MP as straight through the scrub


@pytest.mark.rule("AT-06.08", "AT-06.06")
def test_zombies_enter_rough_to_attack() -> None:
    t = hunted("Jimmy 1D14", "1D12 slow", (1, 1), (1, 1), (6,))
    assert ways(t) == [("1D13", "1D14")]


@pytest.mark.rule("AT-06.13", "AT-06.22", "AT-06.21")
def test_zombies_go_round_buildings() -> None:
    t = Table("map 1\npeople Jimmy 1E9\nzombies 1E5 slow\nturn zombies", (0,))
    assert not set(ways(t)[0]) & {"1E6", "1E7"}
    m = t.g.map()
    table = hunt(m, 3, m.number["1E9"], m.number["1E5"])
    assert table.far[m.number["1E5"]] == 5  # around it: one more than straight on


@pytest.mark.rule("AT-06.13", "AT-06.09")
def test_zombies_enter_a_building_to_attack() -> None:
    t = hunted("Jimmy 1E6", "1E4 slow", (1, 1), (1, 1), (6,), more="entered 1c")
    assert ways(t) == [("1E5", "1E6")]


@pytest.mark.rule("AT-06.13", "AT-06.21")
def test_zombies_cross_a_large_house_to_its_middle() -> None:
    """All hexes around the middle of the heliport are its own."""
    t = Table("map 4\npeople Jimmy 4I9\nzombies 4G8 fast\nentered 4H\nturn zombies", (1, 1), (1, 1), (6,))
    m = t.g.map()
    assert {m.building[hex] for hex in m.around[m.number["4I9"]]} == {m.building[m.number["4I9"]]}
    assert ways(t) == [("4H9", "4I9")]


@pytest.mark.rule("AT-06.23", "AT-G159")
def test_equally_short_ways_are_chosen_at_random() -> None:
    text = "map 1\npeople Jimmy 1F6\nzombies 1G4 slow\nturn zombies"
    results = {ways(Table(text, (n,), (1, 1), (1, 1), (6,)))[0] for n in (0, 1)}
    assert results == {("1F5", "1F6"), ("1G5", "1F6")}


@pytest.mark.rule("AT-G90")
def test_a_zombie_in_a_building_comes_out() -> None:
    t = hunted("Jimmy 1E12", "1E6 slow", (0,))
    assert ways(t)[0][0] in ("1D7", "1F7", "1F6", "1D6")  # not through the other hex of the building
    t = hunted("Jimmy 1E7", "1E6 slow", (1, 1), (1, 1), (6,), more="entered 1c")
    assert ways(t) == [("1E7",)]


@pytest.mark.rule("AT-G118")
def test_deep_in_the_woods_the_rough_is_used() -> None:
    m = Table("map 3\npeople Jimmy 3C4\nturn Jimmy").g.map()
    assert all(m.terrain[hex] == ROUGH for hex in m.around[m.number["3C4"]])
    t = Table("map 3\npeople Jimmy 3C4\nzombies 3C1 fast\nturn zombies", (1, 1), (1, 1), (6,))
    assert ways(t) == [("3C2", "3C3", "3C4")]


@pytest.mark.rule("AT-G114")
def test_without_survivors_zombies_stand_still() -> None:
    t = Table("map 1\nscenario 6\npeople Tonya off | The-Professor off\nzombies 1G9 fast\nturn zombies")
    assert t.all_zombies() == ["1G9"]


@pytest.mark.rule("AT-06.21")
def test_zombies_walk_straight_on() -> None:
    t = hunted("Jimmy 1G14", "1G2 fast")
    assert ways(t) == [("1G3", "1G4", "1G5", "1G6", "1G7")]
