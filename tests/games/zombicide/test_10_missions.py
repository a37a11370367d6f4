"""The missions (ZC-M00 to ZC-M10): special rules, victory and defeat."""

import pytest

from shamble.games.zombicide.board import BOARDS
from shamble.games.zombicide.mission import MISSIONS
from tests.games.zombicide.table import Table, card, zombie


def play(mission: str, text: str, who: str = "Ned", seats: int = 1, **on: int) -> Table:
    return Table(f"mission {mission}\n{text}\nturn {who}", seats, None, **on)


def zone_of(mission: str, token: str) -> str:
    """Where an objective, spawn zone or car lies."""
    board = BOARDS[int(mission)]
    for place in [*board.objectives, *board.spawns, *board.cars]:
        if place.id == token:
            return board.names[place.zone]
    raise AssertionError(token)


def all_but(mission: str, last: str) -> str:
    """A line that takes all objectives but one."""
    rest = [token.id for token in BOARDS[int(mission)].objectives if token.id != last]
    return "taken " + " ".join(rest) if rest else ""


@pytest.mark.rule(
    "ZC-M00.02", "ZC-M05.02", "ZC-M10.02", "ZC-04.12", "ZC-04.13", "ZC-02.01", "ZC-06.38", "ZC-G76"
)
@pytest.mark.rule("ZC-M05.03", "ZC-M10.03", "ZC-G118", "ZC-02.03", "ZC-10.02")
@pytest.mark.parametrize(("mission", "points"), [("00", 0), ("05", 5), ("10", 5)])
def test_taking_the_last_objective_wins(mission: str, points: int) -> None:
    here = zone_of(mission, "O1")
    text = f"Ned {here} seat 0\nDoug dead seat 1\nzombies {here} 1 walker\n{all_but(mission, 'O1')}"
    t = play(mission, text, seats=2)
    t.do("Ned take O1")
    assert (t.g.outcome, t.g.winners, t.xp("Ned")) == ("won", (0, 1), points)


@pytest.mark.rule("ZC-M01.02", "ZC-M01.03", "ZC-M01.04", "ZC-M01.05", "ZC-M01.06", "ZC-G78", "ZC-G79")
def test_city_blocks() -> None:
    here = zone_of("01", "O1")
    t = play("01", f"Ned {here}\nAmy z20\n{all_but('01', 'O1')}")
    t.do("Ned take O1")
    assert (t.xp("Ned"), t.g.outcome) == (5, "")
    board = BOARDS[1]
    out = board.names[board.exit]
    everything = "taken " + " ".join(token.id for token in board.objectives)
    food = "hand water bag_of_rice pack canned_food"
    t = play("01", f"Ned {out} {food}\nAmy z20\n{everything}")
    assert t.refused_by("Ned leave") == ["ZC-M01.03"]  # no survivor has found them yet
    t.g.supplies = 7
    t.do("Ned leave")
    assert t.g.outcome == "won"
    t = play("01", f"Ned {out} hand water bag_of_rice\nAmy {out} pack canned_food\n{everything}")
    t.g.supplies = 7
    t.do("Ned leave")
    assert t.g.outcome == ""
    t.do("Amy leave")
    assert t.g.outcome == "won"  # pooled
    t = play("01", f"Ned {out}\n{everything}")
    t.g.supplies = 7
    t.do("Ned leave")
    assert t.g.outcome == "lost"
    assert play("01", f"Ned {out} {food}").refused_by("Ned leave") == ["ZC-M01.02", "ZC-M01.03"]


@pytest.mark.rule("ZC-G79")
def test_supplies_count_once_found() -> None:
    t = play("01", "Doug r1", "Doug")
    t.do("Doug search", card("water"))
    assert t.g.supplies == 4


@pytest.mark.rule("ZC-M02.02", "ZC-G77", "ZC-G80")
def test_y_zone() -> None:
    board = BOARDS[2]
    out = board.names[board.exit]
    near = board.names[board.ways(0).near[board.exit][0]]
    t = play("02", f"Ned {near}\nAmy left")
    t.do(f"Ned move {out}")
    assert t.g.outcome == "won"
    crowded = f"Ned {near}\nAmy left\nzombies {out} 1 walker"
    t = play("02", crowded)
    t.do(f"Ned move {out}")
    assert t.g.outcome == "won"
    t = play("02", crowded, exit_needs_clear_zone=1)
    t.do(f"Ned move {out}")
    assert t.g.outcome == ""
    t = play("02", crowded, exit_needs_clear_zone=1, y_zone_one_by_one=1)
    t.do(f"Ned move {out}")
    assert t.refused_by("Ned leave") == ["ZC-G77"]
    dead = f"Ned {near}\nAmy dead"
    t = play("02", dead)
    t.do("Ned noise")
    assert t.g.outcome == "lost"
    t = play("02", dead, y_zone_living_only=1)
    t.do(f"Ned move {out}")
    assert t.g.outcome == "won"


@pytest.mark.rule("ZC-M02.03")
@pytest.mark.parametrize(("answer", "wounds"), [("accept", 0), ("decline", 1)])
def test_the_medicine_cabinet(answer: str, wounds: int) -> None:
    t = play("02", f"Ned {zone_of('02', 'O1')} hand wound\nAmy z1")
    t.do("Ned take O1")
    t.do(answer)
    assert (t.who("Ned").wounds(), t.xp("Ned")) == (wounds, 0)


@pytest.mark.rule("ZC-M03.02", "ZC-M03.03", "ZC-G81", "ZC-M03.04")
def test_the_race_is_won_at_red() -> None:
    here = zone_of("03", "O4")
    t = play("03", f"Ned {here} xp 38 skills plus-1-action plus-1-die-ranged")
    t.do("Ned take O4")
    assert (t.g.outcome, t.xp("Ned")) == ("", 43)
    t = play("03", f"Ned {here} xp 39 skills plus-1-action plus-1-die-ranged")
    t.do("Ned take O4")
    assert t.g.outcome == "won"  # at once: no skill is asked for any more (ZC-04.12)
    assert all(car.drivable for car in BOARDS[3].cars)


@pytest.mark.rule("ZC-M04.02", "ZC-M04.03", "ZC-M04.04", "ZC-M04.05", "ZC-G82")
def test_drive_by_shooting() -> None:
    t = play("04", f"Ned {zone_of('04', 'O1')}")
    t.do("Ned take O1")
    assert t.xp("Ned") == 4
    done = "taken " + " ".join(token.id for token in BOARDS[4].objectives)
    t = play("04", f"Ned z12\nAmy z13\n{done}")
    t.do("Ned move z13")
    assert t.g.outcome == "won"
    for obstacle in ("zombies z13 1 walker", "Doug z5"):
        t = play("04", f"Ned z12\nAmy z13\n{obstacle}\n{done}")
        t.do("Ned move z13")
        assert t.g.outcome == ""
    assert all(car.drivable for car in BOARDS[4].cars)


@pytest.mark.rule("ZC-M06.02", "ZC-M06.03", "ZC-M06.04", "ZC-M06.05", "ZC-M06.06", "ZC-M06.07", "ZC-M06.10")
@pytest.mark.rule("ZC-G83", "ZC-G84")
def test_the_escape() -> None:
    board = BOARDS[6]
    out = board.names[board.exit]
    near = next(board.names[z] for z in board.links[board.exit] if board.street[z])
    load = "cargo C1 water water water bag_of_rice bag_of_rice bag_of_rice"
    t = play("06", f"Ned {near} car C1 driver\nAmy {near} car C1 seat1\n{load}")
    t.do(f"Ned drive C1 {out}")
    assert t.g.outcome == "won"
    for text in (
        f"Amy {near} car C1 seat1",
        f"Amy {board.names[board.start]}\n{load}",
    ):  # too few supplies, or a survivor left behind
        t = play("06", f"Ned {near} car C1 driver\n{text}")
        t.do(f"Ned drive C1 {out}")
        assert (t.g.outcome, t.at("Ned")) == ("", out)


@pytest.mark.rule("ZC-M06.08", "ZC-M06.09", "ZC-M06.11", "ZC-M06.12")
def test_loading_the_car() -> None:
    board = BOARDS[6]
    start = board.names[board.start]
    assert play("06", f"Doug {start}", "Doug").refused_by("Doug search") == ["ZC-M06.08"]
    here = zone_of("06", "C1")
    t = play("06", f"Ned {here} hand water pistol")
    stow = next(option for option in t.options() if "stow" in option)
    assert not any("stow" in option and "pistol" in option for option in t.options())
    t.do(stow)
    assert (t.cards("Ned"), t.g.actions, len(t.g.cargo[0])) == (["pistol"], 2, 1)
    t.do(next(option for option in t.options() if "unstow" in option))
    assert (t.cards("Ned"), t.g.actions) == (["pistol", "water"], 1)
    assert [car.kind for car in board.cars] == ["police", "pimp"]


@pytest.mark.rule("ZC-M07.02", "ZC-M07.09", "ZC-M07.10", "ZC-G86", "ZC-M07.03")
def test_grindhouse_is_won_by_shutting_the_spawn_zones() -> None:
    here = zone_of("07", "S1")
    t = play("07", f"Ned {here}\noff S2")
    t.do("Ned neutralise S1")
    assert t.g.outcome == "won"
    t = play("07", f"Ned {here}\nzombies {here} 1 walker")
    assert t.refused_by("Ned neutralise S1") == ["ZC-M07.09"]
    assert all(spawn.active and not BOARDS[7].street[spawn.zone] for spawn in BOARDS[7].spawns)
    t = play("07", f"Ned {zone_of('07', 'O2')}")
    t.do("Ned take O2")
    assert t.xp("Ned") == 5


@pytest.mark.rule("ZC-M07.04", "ZC-M07.05")
def test_grindhouse_doors_and_walkers() -> None:
    board = BOARDS[7]
    t = Table.new_game("07", 1)
    assert all(t.horde(name) == ("" if name[0] == "z" else "1 walker") for name in board.names)
    t = play("07", f"Ned {board.names[board.doors[0].street]} hand crowbar")
    t.do("Ned open D1 with crowbar")
    twins = [d.id for d in board.doors if board.building[d.room] == board.building[board.doors[0].room]]
    assert t.open_doors() == twins
    assert (len(twins), t.asks) == (2, "ask-room")  # the normal spawn takes place


@pytest.mark.rule("ZC-M07.06", "ZC-M07.07", "ZC-M07.08", "ZC-G85")
def test_the_fourth_zombie_that_leaves_loses_the_game() -> None:
    board = BOARDS[7]
    way_out = board.names[board.zombie_exits[0]]
    near = next(board.names[z] for z in board.links[board.zombie_exits[0]])
    room = board.names[board.buildings[0][0]]
    text = f"mission 07\nNed {room}\nnoise {way_out} 1\noff S1\nzombies {near} {{}} walker\nphase zombies"
    t = Table(text.format(3), 1, [zombie(2)])
    assert (t.horde(way_out), sum(t.g.escaped), t.g.stock[0], t.g.outcome) == ("", 3, 36, "")
    assert t.noise(way_out) == 7  # it does not go in the End Phase
    t = Table(text.format(4))
    assert (sum(t.g.escaped), t.g.outcome) == (4, "lost")


@pytest.mark.rule("ZC-M08.03", "ZC-M08.04", "ZC-M08.05", "ZC-M08.06", "ZC-M08.07", "ZC-M08.08", "ZC-M08.09")
def test_zombie_police_colours() -> None:
    board = BOARDS[8]
    for number, rule in ((0, "ZC-M08.03"), (1, "ZC-M08.05")):
        street = board.names[board.doors[number].street]
        t = play("08", f"Ned {street} hand crowbar")
        assert t.refused_by(f"Ned open D{number + 1} with crowbar") == [rule]
    t = play("08", f"Ned {zone_of('08', 'O2')}")
    assert t.g.spawns == 0b10111
    t.do("Ned take O2")
    assert (t.g.spawns, t.xp("Ned")) == (0b11111, 5)
    t = play("08", f"Ned {board.names[board.doors[0].street]} hand crowbar\ntaken O2")
    assert t.refused_by("Ned open D1 with crowbar") == []
    assert sorted(car.kind for car in board.cars if car.drivable) == ["pimp", "police"]


@pytest.mark.rule("ZC-M08.02", "ZC-G87")
@pytest.mark.parametrize(("zombies", "outcome"), [("", "won"), ("zombies {} 1 walker", "")])
def test_the_bunker(zombies: str, outcome: str) -> None:
    board = BOARDS[8]
    goal, street = board.names[board.goal], board.names[board.doors[1].street]
    t = play("08", f"Ned {street}\nopen D2\n{zombies.format(goal)}")
    t.do(f"Ned move {goal}")
    assert t.g.outcome == outcome


@pytest.mark.rule("ZC-M09.04", "ZC-M09.07", "ZC-M09.08", "ZC-M09.09", "ZC-M09.10", "ZC-M09.11", "ZC-M09.12")
@pytest.mark.rule("ZC-G88", "ZC-G105", "ZC-M09.03")
def test_might_makes_right() -> None:
    """Two players, four tokens, the second of them blue: five survivors in the end."""
    here = zone_of("09", "O1")
    t = play("09", f"Ned {here} seat 0 skills\nAmy {here} seat 1 skills", seats=2)
    t.do("Ned take O1", (1,))  # not the blue one of four
    assert (t.asks, t.options()) == ("ask-join", ["join 1", "join 2"])
    t.do("join 2", (2,))
    assert (t.at("Phil"), t.cards("Phil"), t.who("Phil").seat, t.xp("Ned")) == (here, [], 1, 5)
    second = zone_of("09", "O2")
    t = play("09", f"Ned {second} seat 0\nAmy z1 seat 1\nPhil z1 seat 1\ntaken O1", seats=2)
    t.do("Ned take O2", (0,))
    assert (t.g.blue_found, len(t.g.survivors), t.xp("Ned")) == (True, 3, 5)
    third = zone_of("09", "O3")
    t = play("09", f"Ned {third} seat 0\nAmy z1 seat 1\nPhil z1 seat 1\ntaken O1 O2", seats=2)
    t.g.blue_found = True
    t.do("Ned take O3", (0,))  # no token left can be blue; the fewest survivors are Ned's player's
    assert (len(t.g.survivors), t.g.survivors[3].seat) == (4, 0)


@pytest.mark.rule("ZC-M09.04", "ZC-M09.05", "ZC-M09.06", "ZC-G89", "ZC-G106", "ZC-G90")
def test_coming_home() -> None:
    board = BOARDS[9]
    home = board.names[board.start]
    three = "Amy left\nDoug left\nJosh left"
    done = "taken O1 O2 O3 O4"
    t = play("09", f"{three}\nNed {home} back\n{done}")
    t.do("Ned leave")
    assert t.g.outcome == "won"
    t = play("09", f"{three}\nNed {home} back\ntaken O1 O2 O3")
    assert t.refused_by("Ned leave") == ["ZC-G106"]
    t = play("09", f"Ned {home}\nAmy dead\nJosh {home}")
    t.do("Ned noise")
    assert t.g.outcome == "lost"
    assert MISSIONS[9].facts["name"]["en"] == "Might Makes Right"


@pytest.mark.rule("ZC-04.11", "ZC-G94", "ZC-04.01")
def test_lost_with_the_last_survivor() -> None:
    t = Table("mission 05\nNed z3 hand wound\nAmy dead\nzombies z3 1 walker\nphase zombies")
    assert (t.g.outcome, t.g.winners) == ("lost", ())
