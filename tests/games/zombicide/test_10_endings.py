"""How missions are won and lost, step by step (chapter 10)."""

import pytest

from shamble.core.chance import ChanceError
from shamble.games.zombicide.board import BOARDS
from tests.games.zombicide.table import NOTHING, Table, zombie

SUPPLIES = "water water water bag_of_rice bag_of_rice bag_of_rice"


def play(mission: str, text: str, who: str = "Ned", seats: int = 1, **on: int) -> Table:
    return Table(f"mission {mission}\n{text}\nturn {who}", seats, None, **on)


@pytest.mark.rule("ZC-M05.02", "ZC-M10.02", "ZC-M00.02", "ZC-04.12")
@pytest.mark.parametrize("mission", ["05", "10"])
def test_one_token_short_is_not_enough(mission: str) -> None:
    tokens = [token.id for token in BOARDS[int(mission)].objectives]
    here = BOARDS[int(mission)].names[BOARDS[int(mission)].objectives[0].zone]
    t = play(mission, f"Ned {here}\ntaken {' '.join(tokens[2:])}")
    t.do(f"Ned take {tokens[0]}")
    assert (t.g.outcome, t.g.objectives.bit_count(), t.g.actions) == ("", 1, 2)


@pytest.mark.rule("ZC-04.12", "ZC-04.13", "ZC-02.01")
def test_victory_comes_at_once_and_for_all() -> None:
    t = play("00", "Ned r2 seat 0\nAmy z1 seat 1\nDoug dead seat 2\nzombies z1 5 walker", seats=3)
    t.do("Ned take O1")
    assert (t.g.outcome, t.g.winners, t.g.stack) == ("won", (0, 1, 2), [])


@pytest.mark.rule("ZC-04.12")
def test_nothing_is_asked_any_more_once_the_game_is_won() -> None:
    """The last token brings a new level: its skill would be chosen next. The last zombie of the Bunker falls to a pair
    that would level up."""
    here = BOARDS[5].names[BOARDS[5].objectives[0].zone]
    taken = " ".join(token.id for token in BOARDS[5].objectives[1:])
    t = play("05", f"Ned {here} xp 18 skills medic plus-1-action\ntaken {taken}")
    t.do(f"Ned take {BOARDS[5].objectives[0].id}")
    assert (t.g.outcome, t.xp("Ned")) == ("won", 23)
    bunker = BOARDS[8].names[BOARDS[8].goal]
    t = play("08", f"Ned {bunker} hand machete xp 18 skills medic plus-1-action\nzombies {bunker} 1 walker")
    t.do("Ned strike with machete", (6,))
    assert (t.g.outcome, t.xp("Ned")) == ("won", 19)
    early = play("05", f"Ned {here} xp 18 skills medic plus-1-action")
    early.do(f"Ned take {BOARDS[5].objectives[0].id}")
    assert early.asks == "ask-skill"


@pytest.mark.rule("ZC-04.11", "ZC-G94")
def test_the_last_death_loses_whoever_has_left() -> None:
    """Mission 01: a survivor left without the supplies; the last one dies on the board."""
    text = (
        "mission 01\nAmy left\nNed z1 hand wound\nzombies z1 1 walker\ntaken O1 O2 O3 O4 O5 O6\nphase zombies"
    )
    assert Table(text).g.outcome == "lost"


@pytest.mark.rule("ZC-M01.02", "ZC-M01.03", "ZC-M01.05", "ZC-G78", "ZC-G79")
def test_city_blocks_needs_tokens_and_all_three_supplies() -> None:
    everything = "taken O1 O2 O3 O4 O5 O6"
    t = play("01", f"Ned z20 hand water bag_of_rice\nAmy z1 hand canned_food\n{everything}")
    t.g.supplies = 7
    t.do("Ned leave")
    assert t.g.outcome == ""  # the food is still with Amy
    t = play("01", "Ned z20 hand water bag_of_rice pack canned_food\nAmy z1\ntaken O1 O2 O3 O4 O5")
    t.g.supplies = 7
    assert t.refused_by("Ned leave") == ["ZC-M01.02"]
    for place in range(7):
        t = play("01", f"Ned z20\nAmy z1\n{everything}")
        t.g.supplies = place
        assert t.refused_by("Ned leave") == ["ZC-M01.03"]


@pytest.mark.rule("ZC-M02.02", "ZC-G77")
def test_y_zone_counts_those_gone_and_those_standing() -> None:
    board = BOARDS[2]
    near = board.names[board.ways(0).near[board.exit][0]]
    t = play("02", f"Ned z20\nAmy {near}")
    t.do("Ned noise")
    assert t.g.outcome == ""  # Amy is not there yet
    t.play("Ned end", "Amy move z20")
    assert t.g.outcome == "won"
    clear = play(
        "02", f"Ned z20\nAmy left\nzombies {near} 1 walker", exit_needs_clear_zone=1, y_zone_one_by_one=1
    )
    clear.do("Ned leave")
    assert clear.g.outcome == "won"
    crowd = play("02", "Ned z20\nAmy left\nzombies z20 1 walker", exit_needs_clear_zone=1)
    crowd.do("Ned noise")
    assert crowd.g.outcome == ""


@pytest.mark.rule("ZC-M02.03")
def test_the_cabinet_helps_its_taker_only() -> None:
    t = play("02", "Ned r12\nAmy r12 hand wound")
    t.do("Ned take O1")
    assert (t.asks, t.who("Amy").wounds(), t.g.objectives) == ("ask-turn", 1, 0)
    other = play("05", "Ned r1 hand wound")  # an ordinary token
    other.do("Ned take O1")
    assert (other.asks, other.who("Ned").wounds()) == ("ask-turn", 1)


@pytest.mark.rule("ZC-M03.02", "ZC-G81")
def test_the_race_ignores_tokens_and_the_dead() -> None:
    tokens = " ".join(token.id for token in BOARDS[3].objectives[:-1])
    t = play("03", f"Ned r26\nAmy dead xp 50\ntaken {tokens}")
    t.do("Ned take O7")
    assert (t.g.objectives, t.g.outcome, t.xp("Ned")) == (0, "", 5)


@pytest.mark.rule("ZC-M04.02", "ZC-M04.03", "ZC-G82")
def test_drive_by_shooting_needs_one_common_spawn_zone() -> None:
    done = "taken O1 O2 O3 O4 O5 O6 O7"
    t = play("04", f"Ned z12\nAmy z16\n{done}")
    t.do("Ned move z13")
    assert t.g.outcome == ""  # two Spawn Zones
    t = play("04", f"Ned z11\nAmy z12\n{done}")
    t.do("Ned move z12")
    assert t.g.outcome == ""  # together, but not in a Spawn Zone
    t = play("04", "Ned z12\nAmy z13\ntaken O1 O2 O3 O4 O5 O6")
    t.do("Ned move z13")
    assert t.g.outcome == ""  # a token is missing
    t = play("04", f"Ned z12\nAmy dead\n{done}")
    t.do("Ned move z13")
    assert t.g.outcome == "won"  # the living


# -------------------------------------------------------------------- mission 06


@pytest.mark.rule("ZC-M06.02", "ZC-M06.03", "ZC-M06.07", "ZC-G84")
@pytest.mark.parametrize(("load", "outcome"), [(5, ""), (6, "won")])
def test_six_supplies(load: int, outcome: str) -> None:
    cargo = "cargo C1 " + " ".join(SUPPLIES.split()[:load])
    t = play("06", f"Ned z11 car C1 driver\n{cargo}")
    t.do("Ned drive C1 z12")
    assert (t.g.outcome, t.at("Ned")) == (outcome, "left" if outcome else "z12")


@pytest.mark.rule("ZC-M06.05", "ZC-M06.06", "ZC-M06.07", "ZC-G83")
def test_two_cars_count_together() -> None:
    """Three supplies in each: the first car leaves, the game is won with the second."""
    cargo = "cargo C1 water water water\ncargo C2 bag_of_rice bag_of_rice canned_food"
    t = play("06", f"Ned z11 car C1 driver\nAmy z14 car C2 driver\noff S1 S2 S3 S4\n{cargo}")
    t.do("Ned drive C1 z12")
    assert (t.at("Ned"), t.g.cars[0], t.g.outcome) == ("left", -1, "")
    t.do("Amy drive C2 z12")
    assert (t.at("Amy"), t.g.outcome) == ("left", "won")


@pytest.mark.rule("ZC-M06.04", "ZC-G83")
def test_six_supplies_do_not_win_with_the_other_car_occupied() -> None:
    t = play("06", f"Ned z11 car C1 driver\nAmy z16 car C2 seat1\ncargo C1 {SUPPLIES}")
    t.do("Ned drive C1 z12")
    assert (t.at("Ned"), t.g.outcome) == ("left", "")


@pytest.mark.rule("ZC-M06.06", "ZC-G84")
def test_nobody_walks_out_of_the_escape() -> None:
    t = play("06", f"Ned z12\ncargo C1 {SUPPLIES}")
    assert not any("leave" in option for option in t.options())
    t = play("06", f"Ned z12 car C1 seat1\ncargo C1 {SUPPLIES}")
    t.do("Ned noise")
    assert t.at("Ned") == "z12"  # a car leaves with its driver


@pytest.mark.rule("ZC-M06.09")
def test_supplies_go_under_a_car_in_the_own_zone_only() -> None:
    t = play("06", "Ned z3 pack water\ncargo C1 canned_food")
    assert not any("stow" in option for option in t.options())
    t = play("06", "Ned z2 hand pistol crowbar pack water flashlight scope\ncargo C1 canned_food")
    verbs = [option.split()[1:4] for option in t.options() if "stow" in option]
    assert verbs == [["stow", "C1", "water"], ["unstow", "C1", "canned_food"]]


# -------------------------------------------------------------------- mission 07


@pytest.mark.rule("ZC-M07.02", "ZC-G86", "ZC-M07.09")
def test_both_spawn_zones_have_to_be_shut() -> None:
    t = play("07", "Ned r15")
    t.do("Ned neutralise S1")
    assert (t.g.outcome, t.g.spawns, t.g.actions) == ("", 0b10, 2)
    t.do("Ned end", zombie(2))  # one card only, for S2
    assert t.horde("r2") == "1 walker"


@pytest.mark.rule("ZC-M07.10", "ZC-07.24")
def test_spawn_zones_work_behind_shut_doors() -> None:
    t = Table("mission 07\nNed z9\nphase zombies", 1, [zombie(2), zombie(4)])
    assert (t.horde("r15"), t.horde("r2"), t.open_doors()) == ("1 walker", "2 walker", [])


@pytest.mark.rule("ZC-M07.04", "ZC-06.21")
def test_the_second_door_opens_with_the_first() -> None:
    """D1 and D2 lead into one building, D3 and D4 into the other."""
    for opener, street, doors in (("D1", "z4", ["D1", "D2"]), ("D4", "z8", ["D3", "D4"])):
        t = play("07", f"Ned {street} hand crowbar\nopened r1 r8")
        t.do(f"Ned open {opener} with crowbar")
        assert t.open_doors() == doors


@pytest.mark.rule("ZC-M07.05")
def test_a_walker_in_every_room_and_the_spawn_besides() -> None:
    t = Table.new_game("07", 1)
    rooms = [name for name in t.g.board().names if name[0] == "r"]
    assert t.hordes() == dict.fromkeys(rooms, "1 walker")
    assert len(rooms) == 15


@pytest.mark.rule("ZC-M07.08")
def test_the_fourth_that_leaves_ends_it_at_once() -> None:
    """No zombie moves after that: the Walker in z9 comes after those of z8."""
    t = Table("mission 07\nNed r8\noff S2\nzombies z8 4 walker\nzombies z9 1 walker\nphase zombies")
    assert (t.g.outcome, t.hordes()) == ("lost", {"z9": "1 walker"})


@pytest.mark.rule("ZC-M07.06", "ZC-G85", "ZC-07.12")
def test_survivors_in_sight_come_before_the_zombie_exits() -> None:
    text = "mission 07\nNed {}\noff S2\nzombies z4 1 walker\nphase zombies"
    seen = Table(text.format("z6"), 1, [NOTHING])
    assert seen.hordes() == {"z5": "1 walker"}
    alone = Table(text.format("z9"), 1, [NOTHING])
    assert alone.g.escaped == [1, 0, 0, 0]


# -------------------------------------------------------------------- mission 08


@pytest.mark.rule("ZC-M08.03", "ZC-M08.05", "ZC-M08.04", "ZC-M08.06")
def test_every_colour_has_its_key() -> None:
    green = play("08", "Ned z5 hand crowbar\ntaken O1")
    assert green.refused_by("Ned open D2 with crowbar") == []
    assert play("08", "Ned z5 hand crowbar\ntaken O2 O3").refused_by("Ned open D2 with crowbar") == [
        "ZC-M08.05"
    ]
    assert play("08", "Ned z4 hand crowbar\ntaken O1 O3").refused_by("Ned open D1 with crowbar") == [
        "ZC-M08.03"
    ]
    assert play("08", "Ned z10 hand crowbar").refused_by("Ned open D3 with crowbar") == []
    for token, zone, spawns in (("O1", "r1", 0b10111), ("O3", "r12", 0b10111), ("O2", "r4", 0b11111)):
        t = play("08", f"Ned {zone}")
        t.do(f"Ned take {token}")
        assert (t.g.spawns, t.xp("Ned"), t.g.outcome) == (spawns, 5, "")


@pytest.mark.rule("ZC-M08.04", "ZC-07.24")
def test_the_blue_spawn_zone_sleeps_until_then() -> None:
    text = "mission 08\nNed r12\noff S1 S2 S3 S5\nphase zombies"
    assert Table(text).hordes() == {}
    awake = text.replace("off S1 S2 S3 S5", "off S1 S2 S3 S5\non S4")
    assert Table(awake, 1, [zombie(2)]).hordes() == {"z6": "1 walker"}


@pytest.mark.rule("ZC-M08.02", "ZC-G87")
def test_the_bunker_is_won_when_it_is_cleared() -> None:
    t = play("08", "Ned r7 hand machete\nAmy z1\nzombies r7 1 walker\nopen D2")
    t.do("Ned strike with machete", (4,))
    assert t.g.outcome == "won"


# -------------------------------------------------------------------- mission 09


@pytest.mark.rule("ZC-M09.08", "ZC-M09.12", "ZC-M09.09")
def test_the_last_face_down_token_is_blue_if_no_other_was() -> None:
    t = play("09", "Ned r10 skills\ntaken O1 O2 O3")
    t.do("Ned take O4", (0,))
    assert (t.g.blue_found, len(t.g.survivors), t.xp("Ned")) == (True, 1, 5)


@pytest.mark.rule("ZC-M09.10", "ZC-G105", "ZC-M09.11", "ZC-G88")
def test_new_survivor_acts_in_the_same_phase() -> None:
    text = "Ned r1 seat 0 skills\nAmy z10 seat 1 skills\noff S1 S2 S3"
    t = play("09", text, seats=2)
    t.do("Ned take O1", (1,))
    t.do("join 1", (2,))
    assert (t.at("Phil"), t.cards("Phil"), t.who("Phil").seat) == ("r1", [], 0)
    t.do("Ned end")
    assert (t.g.sheet_of(t.g.acting).name, t.g.actions) == ("Phil", 3)
    later = play("09", text, "Amy", seats=2)
    later.g.survivors[1] = later.g.survivors[1].at(later.g.board().number["r1"])
    later.g.survivors[0] = later.g.survivors[0].with_turn(True, 0)
    later.do("Amy take O1", (1,))
    later.do("join 1", (2,))
    assert later.who("Phil").seat == 0


@pytest.mark.rule("ZC-M09.04", "ZC-M09.06", "ZC-G106")
@pytest.mark.parametrize(("seats", "needed"), [(1, 4), (2, 5), (3, 6)])
def test_how_many_have_to_come_home(seats: int, needed: int) -> None:
    names = ("Amy", "Doug", "Josh", "Phil", "Wanda")[: needed - 1]
    gone = "\n".join(f"{name} left" for name in names)
    t = play("09", f"{gone}\nNed z10 back\ntaken O1 O2 O3 O4", seats=seats)
    t.do("Ned leave")
    assert t.g.outcome == "won"
    short = "\n".join(f"{name} left" for name in names[:-1])
    t = play("09", f"{short}\nNed z10 back\n{names[-1]} z1\ntaken O1 O2 O3 O4", seats=seats)
    t.do("Ned leave")
    assert t.g.outcome == ""
    early = play("09", f"{short}\nNed z10 back\n{names[-1]} z1\ntaken O1 O2", seats=seats)
    assert early.refused_by("Ned leave") == []  # not the last one


@pytest.mark.rule("ZC-M09.05", "ZC-M09.04")
def test_home_is_the_starting_zone_and_nowhere_else() -> None:
    t = play("09", "Ned z11\nAmy z1\ntaken O1 O2 O3 O4")
    assert not any("leave" in option for option in t.options())
    t.do("Ned move z10")
    assert "Ned leave" in t.options()


@pytest.mark.rule("ZC-M09.05", "ZC-M09.11")
def test_only_who_has_been_away_comes_back() -> None:
    t = play("09", "Ned z10\nAmy z1\ntaken O1 O2 O3 O4")
    assert t.refused_by("Ned leave") == ["ZC-M09.05"]
    t.do("Ned move z11")
    t.do("Ned move z10")
    assert t.refused_by("Ned leave") == []
    result = play("09", "Ned r1 seat 0 skills")
    result.do("Ned take O1", (1,), (0,))
    assert result.g.roamed == 0b11  # who joins elsewhere has never been at home


@pytest.mark.rule("ZC-G89", "ZC-M09.04")
def test_a_death_loses_mission_09_and_not_the_others() -> None:
    text = "Ned z1 hand wound\nAmy z5 \nzombies z1 1 walker\noff S1 S2 S3\nphase zombies"
    assert Table(f"mission 09\n{text}").g.outcome == "lost"
    assert Table(f"mission 04\n{text}", 1, [NOTHING]).g.outcome == ""


@pytest.mark.rule("ZC-M09.08")
@pytest.mark.parametrize(
    ("taken", "hidden"), [("", 4), ("taken O2", 3), ("taken O2 O3", 2), ("taken O2 O3 O4", 1)]
)
def test_each_face_down_token_may_be_the_blue_one(taken: str, hidden: int) -> None:
    """As many equal chances as tokens lie face down."""
    with pytest.raises(ChanceError):
        play("09", f"Ned r1 skills\n{taken}").do("Ned take O1", (hidden,), (0,))
    t = play("09", f"Ned r1 skills\n{taken}")
    t.do("Ned take O1", (hidden - 1,), *([(0,)] if hidden > 1 else []))
    assert t.g.blue_found == (hidden == 1)


@pytest.mark.rule("ZC-M09.10", "ZC-G135")
def test_survivors_back_home_do_not_count_for_their_player() -> None:
    t = play("09", "Ned r1 seat 0 skills\nAmy z1 seat 1\nDoug left seat 1", seats=2)
    t.do("Ned take O1", (1,))
    assert (t.asks, t.options()) == ("ask-join", ["join 1", "join 2"])


@pytest.mark.rule("ZC-M01.02", "ZC-M09.03")
def test_supplies_or_numbers_alone_do_not_win() -> None:
    t = play("01", "Ned z1\nAmy left hand water bag_of_rice pack canned_food\ntaken O1 O2 O3 O4 O5")
    t.do("Ned noise")
    assert t.g.outcome == ""
    t = play("09", "Ned z1\nAmy left\nDoug left\nJosh left\nPhil left\ntaken O1 O2 O3")
    t.do("Ned noise")
    assert t.g.outcome == ""
