"""Generating zombies (AT-11)."""

import pytest

from shamble.core import engine
from shamble.games.all_things_zombie.events import ShotsRolled
from shamble.games.all_things_zombie.rules.spawning import landing
from tests.games.all_things_zombie.table import Table

SHOT = "map 1\npeople Tonya 1A1\nshots {} {}\nturn Tonya"


def rolls(t: Table) -> list[int]:
    return [len(e.faces) for e in t.record.events if isinstance(e, ShotsRolled)]


@pytest.mark.rule("AT-11.01", "AT-11.09")
@pytest.mark.example("AT-E11.01")
def test_a_die_for_every_shot() -> None:
    t = Table(SHOT.format("1G9", 3))
    t.do("end", (1, 2, 3))  # the roll has no player
    assert rolls(t) == [3]


@pytest.mark.rule("AT-11.02", "AT-G02", "AT-G03")
@pytest.mark.parametrize(("face", "zombies"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_four_or_more_brings_one_zombie(face: int, zombies: int) -> None:
    t = Table(SHOT.format("1G9", 1))
    t.do("end", (face,), *[(0,)] * zombies)
    assert len(t.all_zombies()) == zombies


@pytest.mark.rule("AT-G02")
def test_read_literally_as_many_as_the_die_shows() -> None:
    t = Table(SHOT.format("1G9", 2), on=("literal_spawn_count",))
    t.do("end", (5, 3), *[(0,)] * 5)
    assert len(t.all_zombies()) == 5


@pytest.mark.rule("AT-11.03", "AT-11.08", "AT-G63")
@pytest.mark.parametrize(
    ("direction", "hex"),
    [("NE", "1A12"), ("E", "1G15"), ("SE", "1M12"), ("SW", "1M6"), ("W", "1G3"), ("NW", "1A6")],
)
def test_six_hexes_in_the_direction_of_the_counter(direction: str, hex: str) -> None:
    t = Table(SHOT.format("1G9", 1))
    t.do("end", (6,), t.draw(direction))
    assert t.all_zombies() == [hex]


@pytest.mark.rule("AT-11.04", "AT-G64")
@pytest.mark.example("AT-E11.02")
def test_off_the_board_means_at_its_edge() -> None:
    t = Table(SHOT.format("1G14", 1))
    t.do("end", (6,), t.draw("E"))
    assert t.all_zombies() == ["1G17"]


@pytest.mark.rule("AT-11.05", "AT-15.04")
def test_all_markers_of_a_hex_are_rolled_and_removed() -> None:
    t = Table("map 1\npeople Tonya 1A1\nshots 1G9 6 | 1G9 6 | 1C1 2\nturn Tonya")
    t.do("end", (1,) * 6, (2,) * 6, (3, 3))
    assert (rolls(t), t.shots()) == ([6, 6, 2], [])


@pytest.mark.rule("AT-11.06", "AT-11.07", "AT-05.03")
def test_six_dice_for_each_survivor_that_comes_in() -> None:
    t = Table.new_game("for-a-few-bullets-more")
    t.do_randomly("go Tonya")
    t.do_randomly("enter 1G17")
    t.do_randomly("end")
    t.do_randomly("enter 1H17")
    assert t.all_zombies() == []
    t.do("end", (1, 2, 3, 4, 1, 1), t.draw("W"), (1, 1, 1, 1, 1, 6), t.draw("W", 1))
    assert rolls(t) == [6, 6]
    assert t.all_zombies() == ["1G11", "1H11"]
    assert (t.g.turn, t.asks) == (1, "ask-roll-initiative")
    t.g.source = None
    engine.resolve_chance(t.g, (4, 3))  # in the first turn they move
    assert t.all_zombies() != ["1G11", "1H11"]


@pytest.mark.rule("AT-G62")
def test_zombie_lands_on_any_hex() -> None:
    t = Table("map 1\npeople Tonya 1G15 pistol\nshots 1G9 1\nturn Tonya")
    t.do("end", (6,), t.draw("E"))
    assert t.zombies("1G15") == ["slow"]
    assert t.who("tonya").wounds == 0  # no melee at once
    t = Table("map 1\npeople Tonya 1G15 pistol\nshots 1G9 1\nturn Tonya", on=("spawn_beside_survivor",))
    t.do("end", (6,), t.draw("E"))
    assert t.all_zombies() == ["1G14"]
    t = Table("map 1\npeople Tonya 1A1\nshots 1H9 1\nturn Tonya")
    m = t.g.map()
    assert m.names[landing(t.g, m.number["1H9"], 1, 6)] == "1H15"  # rough
    t = Table("map 4|2\nscenario 5\npeople Tonya 4A1 | The-Professor 4E2\nturn Tonya")
    m = t.g.map()
    assert m.names[landing(t.g, m.number["4E8"], 4, 6)] == "4E3"  # no zombie can be in the clinic
