"""Optional rules (ZP-12): each with and without."""

import copy
import re

import pytest

from shamble.core.options import Setup, Value, declared_fields
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD, COMPONENTS, Board
from shamble.games.zombie_plague.rules.placing import new_zombie
from shamble.games.zombie_plague.state import MAX_ZOMBIES, NO_FIGURE, PLAIN, Rules
from tests.games.zombie_plague.table import Table, card, spot


@pytest.mark.rule("ZP-12.01")
def test_another_map_is_another_file() -> None:
    """Board and deck are read from data: change the data and the board is another."""
    data = copy.deepcopy(COMPONENTS)
    rows = data["map"]["cells"]
    rows[7] = rows[7][:10] + "#" + rows[7][11:]
    data["walls"]["segments"].append([[1, 1], [2, 1]])
    board = Board(data)
    assert board.closed[board.number["K8"]]
    assert board.ways[1][board.number["J8"]] == -1
    assert board.ways[1][board.number["A1"]] == -1
    assert len(board.free_squares) == 376


@pytest.mark.rule("ZP-12.09")
def test_no_optional_rule_unless_agreed() -> None:
    rules = GAME.new(Setup(2, "basic"), 1).rules
    assert (rules.roadkill, rules.how_boring, rules.car_keys) == (False, False, PLAIN)
    assert (rules.house_only, rules.arrival_anywhere, rules.dawn) == (False, False, 100)


@pytest.mark.rule("ZP-12.09")
@pytest.mark.parametrize(
    ("id", "value"),
    [(option.id, value) for option in GAME.options for value in option.values if value != option.default],
)
def test_each_option_switches_on_its_rule_alone(id: str, value: Value) -> None:
    plain = GAME.new(Setup(2, "basic"), 1).rules
    rules = GAME.new(Setup(2, "basic", "", {id: value}), 1).rules
    changed = [o.id for o in GAME.options if getattr(rules, o.id) != getattr(plain, o.id)]
    assert changed == [id]
    assert getattr(rules, id) == value


def test_options_and_fields_that_rules_read_are_the_same() -> None:
    """Search the sources: an option that no rule reads would change nothing."""
    assert declared_fields(Rules) == {option.id for option in GAME.options}
    sources = "".join(path.read_text("utf-8") for path in GAME.folder().rglob("*.py"))
    for option in GAME.options:
        assert re.search(rf"rules(\(setup\))?\.{option.id}\b", sources), option.id


@pytest.mark.rule("ZP-12.10")
def test_the_two_car_rules_exclude_each_other() -> None:
    for value in ("plain", "friendly", "horror"):
        rules = GAME.new(Setup(2, "basic", "", {"car_keys": value}), 1).rules
        assert rules.car_keys == value
    assert [r.key for r in GAME.check(Setup(2, "basic", "", {"car_keys": "both"}))] == ["no-option-value"]


# -------------------------------------------------------------------- Roadkill


@pytest.mark.rule("ZP-12.02", "ZP-G53")
def test_one_zombie_figure_in_four_is_a_dog() -> None:
    for roadkill in (False, True):
        t = Table("turn H1 4\nhumans H1 A20 N", roadkill=roadkill)
        for square in range(9):
            new_zombie(t.g, 1, square, 2, "arrival", counted=True, done=False)
        assert [n for n in t.g.dead() if t.g.zombie(n).dog] == ([4, 8] if roadkill else [])
        for square in range(9, 12):
            new_zombie(t.g, 1, square, 2, "risen", counted=True, done=True)
        assert not t.g.zombie(12).dog  # a human never becomes a dog


@pytest.mark.rule("ZP-12.02", "ZP-G32")
def test_the_rear_half_of_a_dog_occupies_nothing() -> None:
    """The dog stands on K8 facing west, its tail over L8."""
    t = Table(
        """turn H1 4
           humans H1 M8 W
           zombies Z4 K8 W dog""",
        roadkill=True,
    )
    t.do("H1 forward")
    assert t.at("H1") == "L8 W"
    t.do("H1 strike", (6,), (6,))  # and a blow at its front half needs no more
    assert t.g.dead() == []


@pytest.mark.rule("ZP-G32")
def test_a_dog_is_otherwise_a_zombie() -> None:
    t = Table(
        """turn zombies
           humans H1 L8 W
           zombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 K8 E dog""",
        roadkill=True,
    )
    t.do("go Z4")
    assert t.ap == 2
    t.do("Z4 attack", (3, 3), (4,))
    assert t.at("H1") == "M8 W"
    t.do("Z4 forward")
    assert t.at("Z4") == "L8 E"


@pytest.mark.rule("ZP-12.03", "ZP-G53")
@pytest.mark.parametrize(
    ("dog", "gun", "refused"),
    [
        ("O8 E", "pistol", ["ZP-12.03"]),  # the rear half lies on N8, a square too far
        ("P8 E", "pistol", []),  # rear on O8, the last square in range
        ("O8 N", "pistol", ["ZP-12.03"]),  # rear beside the line
        ("O8 W", "pistol", []),  # rear on P8
        ("O8 E", "rifle", []),
        ("J8 E", "rifle", ["ZP-12.03"]),
    ],
)
def test_a_dog_can_only_be_shot_with_its_rear_in_reach(dog: str, gun: str, refused: list[str]) -> None:
    """The shooter stands on T8 and looks west: squares S8 to O8 for a pistol, S8 to J8 for a rifle."""
    t = Table(
        f"""turn H1 4
            humans H1 T8 W {gun}
            zombies Z4 {dog} dog""",
        roadkill=True,
    )
    assert t.refused_by("H1 shoot") == refused


@pytest.mark.rule("ZP-12.03")
def test_in_a_shotguns_area_the_rear_has_to_lie_in_the_area() -> None:
    def aimed(dog: str) -> Table:
        return Table(
            f"""turn H1 4
                humans H1 L7 W shotgun
                zombies Z1 K7 E | Z4 {dog} dog""",
            roadkill=True,
        )

    aimed("J8 N").do("H1 shoot", (2,))  # rear on J9, behind the wall: only Z1 gets a die
    aimed("J8 S").do("H1 shoot", (2, 2))  # rear on J7
    aimed("G7 E").do("H1 shoot", (2,))  # rear on F7, a row too far
    aimed("G7 W").do("H1 shoot", (2, 2))


@pytest.mark.rule("ZP-12.03", "ZP-G53", "ZP-G58")
@pytest.mark.parametrize(
    ("weapon", "blow"), [("pistol", "punch"), ("baseball_bat", "strike"), ("", "strike")]
)
def test_a_dog_that_faces_away_can_be_struck_though_not_shot(weapon: str, blow: str) -> None:
    t = Table(
        f"""turn H1 4
            humans H1 L8 W {weapon}
            zombies Z4 K8 W dog""",
        roadkill=True,
    )
    assert "H1 shoot" not in t.options()
    assert f"H1 {blow}" in t.options()


@pytest.mark.rule("ZP-12.03")
def test_without_roadkill_there_are_no_dogs_to_spare() -> None:
    t = Table("turn H1 4\nhumans H1 A20 N")
    for square in range(4):
        new_zombie(t.g, 1, square, 2, "arrival", counted=True, done=False)
    assert not t.g.zombie(4).dog


# -------------------------------------------------------------------- How boring!


def quiet(text: str = "", how_boring: bool = True, seats: int = 2) -> Table:
    return Table(
        text
        or """turn humans
              humans H1 A20 N
              zombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N""",
        how_boring=how_boring,
        seats=seats,
    )


@pytest.mark.rule("ZP-12.04", "ZP-G33")
def test_uneventful_turn_can_bring_a_zombie() -> None:
    t = quiet()
    t.do("H1 end")
    t.do("rest")
    assert (t.seat, t.asks, t.g.round) == (1, "ask-bored", 1)
    assert t.options() == ["room L", "room K", "room T", "room B", "room S", "decline"]
    t.do("room K")
    t.do("place I17")
    t.do("face N")
    assert (t.at("Z5"), t.g.round, t.seat) == ("I17 N", 2, 0)


@pytest.mark.rule("ZP-12.04")
def test_he_may_decline_and_without_the_option_nobody_asks() -> None:
    t = quiet()
    t.play("H1 end", "rest", "decline")
    assert (len(t.g.dead()), t.g.round) == (4, 2)
    plain = quiet(how_boring=False)
    plain.play("H1 end", "rest")
    assert (plain.g.round, plain.asks) == (2, "ask-human-turn")


@pytest.mark.rule("ZP-12.04", "ZP-G33")
def test_an_attack_a_search_or_a_barricade_is_event_enough() -> None:
    full = "| Z2 B1 N | Z3 C1 N | Z4 D1 N"
    attack = quiet(f"turn H1 4\nhumans H1 L11 W\nzombies Z1 K11 E {full}")
    attack.do("H1 strike", (2,))
    search = quiet(f"turn H1 4\nhumans H1 M14 S\nzombies Z1 A1 N {full}")
    search.do("H1 search", card("ammo"))
    board = quiet(f"turn H1 4\nhumans H1 H11 W\nzombies Z1 A1 N {full}")
    board.do("H1 barricade")
    punch = quiet(f"turn H1 4\nhumans H1 L11 W chainsaw\nzombies Z1 K11 E {full}")
    punch.do("H1 punch", (2,))
    shot = quiet(f"turn H1 4\nhumans H1 L11 W pistol\nzombies Z1 K11 E {full}")
    shot.do("H1 shoot", (1,))
    for t in (attack, search, board, punch, shot):
        t.do("H1 end")
        t.do("rest")
        assert (t.g.round, t.asks) == (2, "ask-human-turn")


@pytest.mark.rule("ZP-12.04")
def test_each_turn_is_judged_on_its_own() -> None:
    t = quiet("turn H1 4\nhumans H1 H11 W\nzombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N")
    t.play("H1 barricade", "H1 end", "rest")
    assert (t.g.round, t.asks) == (2, "ask-human-turn")
    t.play("H1 end", "rest")
    assert (t.g.round, t.asks) == (2, "ask-bored")


@pytest.mark.rule("ZP-12.04", "ZP-G33")
def test_bite_or_broken_barricade_makes_a_turn_eventful() -> None:
    bite = quiet("turn zombies\nhumans H1 L8 W\nzombies Z1 K8 E | Z2 B1 N | Z3 C1 N | Z4 D1 N")
    bite.do("go Z1")
    bite.do("Z1 attack", (1, 2))
    bite.play("Z1 end", "rest")
    assert bite.asks == "ask-human-turn"
    torn = quiet("turn Z1 2\nhumans H1 A20 N\nzombies Z1 L8 S | Z2 L7 S | Z3 L6 S | Z4 L5 S\nclosed D1")
    torn.g.eventful = True
    torn.play("Z1 end", "rest", "H1 end", "break D1", "rest")
    assert torn.asks == "ask-human-turn"


@pytest.mark.rule("ZP-12.04", "ZP-G33")
@pytest.mark.parametrize(
    ("zombies", "asked"), [(MAX_ZOMBIES - 1, "ask-bored"), (MAX_ZOMBIES, "ask-human-turn")]
)
def test_no_zombie_is_offered_beyond_the_most(zombies: int, asked: str) -> None:
    squares = [BOARD.names[square] for square in BOARD.free_squares if square != BOARD.number["A20"]]
    on_board = " | ".join(f"Z{n} {square} N" for n, square in enumerate(squares[:zombies], 1))
    t = quiet(f"turn humans\nhumans H1 A20 N\nzombies {on_board}")
    t.play("H1 end", "rest")
    assert t.asks == asked


@pytest.mark.rule("ZP-12.04")
def test_moving_about_is_boring() -> None:
    t = quiet()
    t.play("H1 forward", "H1 right", "H1 end")
    t.do("go Z1")
    t.play("Z1 left", "Z1 end", "rest")
    assert t.asks == "ask-bored"


@pytest.mark.rule("ZP-12.05", "ZP-G38")
def test_that_zombie_does_not_count_and_is_not_replaced() -> None:
    t = quiet(
        """turn humans
           humans H1 I16 N baseball_bat
           zombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N"""
    )
    t.play("H1 end", "rest", "room T", "place N16", "face N")
    assert (t.g.counted(), len(t.g.dead())) == (4, 5)
    t.g.set_zombie(5, t.g.zombie(5).at(t.g.human(1).square - 24))
    t.do("H1 strike", (6,))
    t.do("H1 end")  # no other zombie comes
    assert len(t.g.dead()) == 4


@pytest.mark.rule("ZP-G45")
def test_rooms_without_any_figure_first_then_without_humans() -> None:
    house = "Z5 H11 N | Z6 I17 N | Z7 N16 N | Z8 O12 N | Z9 P16 N"
    t = quiet(f"turn humans\nhumans H1 A20 N\nzombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N | {house}")
    t.play("H1 end", "rest")
    assert t.options() == ["room L", "room K", "room T", "room B", "room S", "decline"]
    one_free = quiet(
        f"turn humans\nhumans H1 A20 N\nzombies Z1 A1 N | Z2 B1 N | Z3 C1 N | {house.rsplit(' | ', 1)[0]}"
    )
    one_free.play("H1 end", "rest")
    assert one_free.options() == ["room S", "decline"]


@pytest.mark.rule("ZP-G45")
def test_with_a_human_in_every_room_nobody_is_asked() -> None:
    t = quiet(
        """turn humans
           humans H1 H11 N | H2 I17 N | H3 N16 N | H4 O12 N | H5 P16 N
           zombies Z1 A1 N"""
    )
    t.do("rest", *spot("N", "B1", taken=1))
    t.do("rest")
    assert (t.g.round, t.asks) == (2, "ask-next-human")


@pytest.mark.rule("ZP-12.04", "ZP-12.05", "ZP-G31")
@pytest.mark.example("ZP-E12.01")
def test_three_boring_turns_eleven_zombies() -> None:
    eight = " | ".join(f"Z{n} {c}1 N" for n, c in enumerate("ABCDEFGH", 1))
    t = quiet(f"turn humans\nhumans H1 A20 N | H2 B20 N\nzombies {eight}")
    for _ in range(3):
        t.play("rest", "rest")
        room = t.options()[0]
        t.do(room)
        t.do(t.options()[0])
        t.do("face S")
    assert (t.g.limit, t.g.counted(), len(t.g.dead()), len(t.g.standing())) == (8, 8, 11, 2)
    assert t.g.zombies_inside() == 3
    assert all(t.g.counts_inside(t.g.zombie(n).square) for n in (9, 10, 11))


@pytest.mark.rule("ZP-G47")
def test_boredom_goes_round_the_zombie_players() -> None:
    eight = " | ".join(f"Z{n} {c}1 N" for n, c in enumerate("ABCDEFGH", 1))
    t = quiet(f"turn humans\nhumans H1 A20 N | H2 B20 N\nzombies {eight}", seats=4)
    asked = []
    for _ in range(3):
        while t.asks != "ask-bored":
            t.do("rest" if "rest" in t.options() else t.options()[-1])
        asked.append(t.seat)
        t.do("decline")
    assert asked == [2, 3, 2]


# -------------------------------------------------------------------- Car Keys, friendly


@pytest.mark.rule("ZP-12.06", "ZP-G49")
def test_friendly_nobody_is_left_behind() -> None:
    t = Table(
        """turn H1 4
           humans H1 G2 S car_keys | H2 A20 N | H3 aboard
           zombies Z1 A1 N""",
        car_keys="friendly",
    )
    assert t.refused_by("H1 drive") == ["ZP-12.06"]
    assert t.refusals("H1 drive")[0].things == ("hum:2",)
    together = Table(
        """turn H1 4
           humans H1 G2 S car_keys | H2 gone | H3 aboard
           zombies Z1 A1 N""",
        car_keys="friendly",
        seats=5,
    )
    together.do("H1 drive")
    assert (together.g.outcome, together.g.winners) == ("escape", (0, 2))


@pytest.mark.rule("ZP-12.06")
def test_plain_he_may_leave_the_others() -> None:
    t = Table("""turn H1 4
                 humans H1 G2 S car_keys | H2 A20 N
                 zombies Z1 A1 N""")
    t.do("H1 drive")
    assert (t.g.is_over(), t.g.standing()) == (False, [2])


@pytest.mark.rule("ZP-G49")
def test_friendly_the_key_holder_is_the_last_to_get_in() -> None:
    t = Table(
        """turn H1 4
           humans H1 G2 S car_keys | H2 G6 N
           zombies Z1 A1 N""",
        car_keys="friendly",
    )
    assert t.refused_by("H1 board") == ["ZP-G21"]
    t.do("H1 end")
    t.do("H2 board", *spot("N", "B1", taken=1))
    assert t.g.aboard() == [2]


# -------------------------------------------------------------------- Car Keys, horror film


def horror(where: str, more: str = "", zombies: str = "Z1 A1 N", turn: str = "H1 4", seats: int = 2) -> Table:
    return Table(
        f"""turn {turn}
            humans H1 {where} car_keys {more}
            zombies {zombies}""",
        car_keys="horror",
        seats=seats,
    )


@pytest.mark.rule("ZP-12.07", "ZP-G48")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_the_car_does_not_start_on_less_than_six(face: int) -> None:
    t = horror("G2 S")
    t.do("H1 drive", (face,))
    assert (t.at("H1"), t.ap, t.g.is_over()) == ("G2 S", 3, False)


@pytest.mark.rule("ZP-12.07")
def test_it_starts_on_a_six() -> None:
    t = horror("G2 S")
    t.do("H1 drive", (6,))
    assert (t.g.outcome, t.g.winners) == ("escape", (0,))


@pytest.mark.rule("ZP-12.07")
def test_without_the_option_no_die_is_rolled() -> None:
    t = Table("turn H1 4\nhumans H1 G2 S car_keys\nzombies Z1 A1 N")
    t.do("H1 drive")
    assert t.g.outcome == "escape"


@pytest.mark.rule("ZP-12.07", "ZP-12.08")
@pytest.mark.example("ZP-E12.02")
def test_car_starts_on_six_unless_overrun_before() -> None:
    t = horror("G2 S")
    t.do("H1 drive", (5,))
    t.do("H1 drive", (6,))
    assert t.g.outcome == "escape"
    lost = horror("G2 S", zombies="Z1 D3 E | Z2 D5 E | Z3 J3 W | Z4 K4 W")
    lost.do("H1 drive", (5,))
    lost.do("H1 end")
    lost.do("go Z4")
    lost.do("Z4 forward")
    assert lost.g.outcome == "zombies"


@pytest.mark.rule("ZP-12.08", "ZP-G48")
@pytest.mark.parametrize(
    ("zombies", "over"),
    [
        ("Z1 D3 E | Z2 D5 E | Z3 L4 W", False),  # three
        ("Z1 D3 E | Z2 D5 E | Z3 L4 W | Z4 J3 W", False),  # Z3 comes only to K4
        ("Z1 D3 E | Z2 D5 E | Z3 K4 W | Z4 J2 W", False),  # J2 is at a corner: no contact
        ("Z1 D3 E | Z2 I2 S | Z3 K4 W | Z4 I6 N", True),
    ],
)
def test_what_contact_with_the_car_is(zombies: str, over: bool) -> None:
    t = horror("G2 S", zombies=zombies, turn="H1 1")
    chance = [] if t.g.counted() == 4 else spot("N", "X1")
    t.do("H1 drive", (5,), *chance)
    t.do("go Z3")
    t.do("Z3 forward")
    assert t.g.is_over() == over


@pytest.mark.rule("ZP-12.08", "ZP-G34")
def test_who_is_not_at_the_car_is_not_lost_with_it() -> None:
    touching = "Z1 D3 E | Z2 D5 E | Z3 K4 W | Z4 J3 W"
    t = horror("G2 S", "| H2 aboard | H3 A20 N", touching, turn="H1 1", seats=5)
    t.do("H1 drive", (5,))
    t.do("H3 end", *spot("N", "X1"))
    t.do("go Z3", seat=3)
    t.do("Z3 forward")
    assert t.g.standing() == [3]
    assert [t.g.human(n).square for n in (1, 2)] == [-1, -1]
    assert not t.g.is_over()
    assert t.asks == "ask-play-on"


TOUCHING = "Z1 D3 E | Z2 D5 E | Z3 J4 W | Z4 I6 N"


@pytest.mark.rule("ZP-12.08", "ZP-G34")
def test_key_holder_who_comes_to_an_overrun_car_is_lost() -> None:
    t = horror("F2 E", zombies=TOUCHING)
    t.do("H1 forward")
    assert t.g.standing() == [1]  # he does not look at the car yet
    t.do("H1 right")
    assert t.g.outcome == "zombies"


@pytest.mark.rule("ZP-05.08", "ZP-11.18")
def test_human_in_the_car_loses_the_points_left() -> None:
    t = horror("A20 N", "| H2 G2 S energy_drink | H3 B20 N", turn="H2 4")
    t.play("H2 drink", "H2 board")
    assert (t.g.aboard(), t.asks) == ([2], "ask-next-human")


@pytest.mark.rule("ZP-12.08", "ZP-G34")
def test_with_four_there_already_who_gets_in_is_lost() -> None:
    t = horror("A20 N", "| H2 G2 S | H3 B20 N", TOUCHING, turn="H2 4")
    t.do("H2 board")
    assert (t.g.standing(), t.g.aboard()) == ([1, 3], [])


@pytest.mark.rule("ZP-12.08", "ZP-G34")
def test_at_the_door_with_the_keys_he_need_not_have_tried() -> None:
    t = horror("G2 S", zombies="Z1 D3 E | Z2 D5 E | Z3 K4 W | Z4 I6 N", turn="Z3 2")
    t.do("Z3 forward")
    assert t.g.outcome == "zombies"


@pytest.mark.rule("ZP-12.08", "ZP-G34")
def test_humans_without_keys_or_facing_away_are_not_lost() -> None:
    zombies = "Z1 D3 E | Z2 D5 E | Z3 K4 W | Z4 I6 N"
    away = horror("G2 N", zombies=zombies, turn="Z3 2")
    away.do("Z3 forward")
    assert away.g.standing() == [1]
    friend = horror("A20 N", "| H2 G2 S", zombies, turn="Z3 2")
    friend.do("Z3 forward")
    assert friend.g.standing() == [1, 2]


@pytest.mark.rule("ZP-12.08", "ZP-11.19")
def test_a_surprise_may_be_the_fourth() -> None:
    t = horror("G2 S", "| H2 M14 S | H3 A20 N", "Z1 D3 E | Z2 D5 E | Z3 J4 W", turn="H2 4")
    t.do("H2 search", card("surprise"))
    t.play("place D4", "face E")
    assert t.g.standing() == [2, 3]


@pytest.mark.rule("ZP-12.08")
def test_an_arrival_may_be_the_fourth() -> None:
    t = Table(
        """turn H1 1
           humans H1 G2 S car_keys
           zombies Z1 D3 E | Z2 D5 E | Z3 J4 W""",
        car_keys="horror",
        arrival_anywhere=True,
    )
    free = [s for s in BOARD.garden if t.g.who(s) == NO_FIGURE]
    t.do("H1 drive", (5,), (free.index(BOARD.number["I6"]),))
    assert t.g.outcome == "zombies"


@pytest.mark.rule("ZP-12.08")
def test_a_push_may_bring_the_fourth() -> None:
    t = horror("G2 S", "| H2 I8 N kitchen_knife", "Z1 D3 E | Z2 D5 E | Z3 J4 W | Z4 I7 N", turn="H2 4")
    t.do("H2 strike", (5,))
    assert t.g.standing() == [2]


@pytest.mark.rule("ZP-12.08")
def test_walking_away_from_the_car_ends_the_danger() -> None:
    t = horror("G2 S", zombies="Z1 D3 E | Z2 D5 E | Z3 K4 W | Z4 J3 W")
    t.do("H1 drive", (5,))
    t.play("H1 back", "H1 end", "go Z3", "Z3 forward")
    assert t.g.standing() == [1]


@pytest.mark.rule("ZP-12.08")
def test_without_the_option_zombies_at_the_car_mean_nothing() -> None:
    t = Table(
        "turn Z3 2\nhumans H1 A20 N car_keys | H2 aboard\nzombies Z1 D3 E | Z2 D5 E | Z3 K4 W | Z4 J3 W"
    )
    t.do("Z3 forward")
    assert t.g.aboard() == [2]


@pytest.mark.rule("ZP-G48")
def test_the_key_holder_may_try_from_inside() -> None:
    t = horror("G2 S")
    t.do("H1 board", *spot("N", "B1", taken=1))
    assert t.g.aboard() == [1]
    t.do("rest")
    assert (t.seat, t.g.acting) == (0, 1)
    assert t.options() == ["H1 drive", "H1 end"]
    t.do("H1 drive", (3,))
    t.do("H1 drive", (6,))
    assert t.g.outcome == "escape"


@pytest.mark.rule("ZP-G34")
def test_everybody_aboard_is_lost_together() -> None:
    touching = "Z1 D3 E | Z2 D5 E | Z3 K4 W | Z4 J3 W"
    t = horror("G2 S", "| H2 aboard", touching, turn="H1 1", seats=4)
    t.do("H1 drive", (5,), *spot("N", "X1"))
    t.do("go Z3", seat=2)
    t.do("Z3 forward")
    assert (t.g.outcome, t.g.winners) == ("zombies", (2, 3))
    assert len(t.g.dead()) == 7
