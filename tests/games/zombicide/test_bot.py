"""The novice: it sees a view alone, goes for the mission, fights with what hits best, and keeps out of trouble."""

import tomllib

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.zombicide import GAME
from shamble.games.zombicide.actions.cars import Drive
from shamble.games.zombicide.actions.gear import Arrange
from shamble.games.zombicide.board import BOARDS
from shamble.games.zombicide.bot import attack_power, driving, gear, goals, paths, zone_value
from shamble.games.zombicide.bot.weights import NAMES, WEIGHTS, by_features
from shamble.games.zombicide.choices import Done
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.trial import play_swept
from tests.games.zombicide.table import Table, card


def advice(t: Table) -> str:
    """What the novice would do in the seat that is asked."""
    options = engine.legal(t.g, t.seat)
    chosen = GAME.advise(GAME.view(t.g, t.seat), options, stream(1, 42)).action
    assert chosen in options
    return chosen.text(t.g)


def play(setup: Setup, seed: int) -> ZombicideState:
    g = GAME.new(setup, seed)
    numbers = stream(seed, 42)
    engine.start(g)
    while not g.is_over():
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        action = GAME.advise(GAME.view(g, seat), options, numbers).action
        assert action in options
        engine.apply(g, seat, action)
    return g


def test_six_novices_mostly_win_the_tutorial() -> None:
    won = 0
    for seed in range(5):
        won += play(Setup(6, "book", "00", {}), 40 + seed).outcome == "won"
    assert won >= 4


def test_novices_often_all_get_out_of_the_y_zone() -> None:
    """Where random survivors never do: a death loses the mission."""
    won = 0
    for seed in range(8):
        won += play(Setup(6, "book", "02", {}), seed).outcome == "won"
    assert won >= 2


def test_it_takes_the_objective() -> None:
    t = Table("mission 00\nAmy r2 hand pan\nturn Amy 3")
    assert advice(t) == "Amy take O1"


def test_who_would_raise_the_danger_leaves_the_token_to_a_friend() -> None:
    text = "mission 10\nAmy r3 seat 0 hand pan xp 5\nNed r3 seat 1 hand pan xp 0\nopen D1\nturn Amy 1"
    assert advice(Table(text, 2)) != "Amy take O1"
    assert advice(Table(text.replace("xp 5", "xp 1"), 2)) == "Amy take O1"
    assert advice(Table(text.replace("Ned r3", "Ned r2"), 2)) == "Amy take O1"  # Ned might never come


def test_it_strikes_with_the_better_weapon() -> None:
    t = Table("mission 00\nAmy r3 hand pan katana\nzombies r3 1 walker\nturn Amy 3")
    assert advice(t) == "Amy strike with katana"


def test_it_does_not_shoot_at_friends() -> None:
    text = "mission 00\nAmy z4 hand pistol\nNed {} hand pan\nzombies z3 2 walker\nturn Amy 3"
    assert advice(Table(text.format("z4"))) == "Amy shoot z3 with pistol"
    assert "shoot" not in advice(Table(text.format("z3")))


def test_it_searches_while_nobody_bites() -> None:
    t = Table("mission 00\nAmy r5 hand pan\nNed r5 hand pan\nturn Amy 3")
    assert advice(t) == "Amy search"


def test_it_flees_from_the_abomination() -> None:
    t = Table("mission 00\nAmy z4 hand katana katana\nzombies z3 1 abomination\nturn Amy 3")
    assert advice(t) == "Amy move z5"


def test_it_opens_the_door_on_the_way() -> None:
    t = Table("mission 00\nAmy z4 hand fire_axe katana\nturn Amy 3")
    assert advice(t) == "Amy open D1 with fire_axe"


def test_it_makes_noise_so_that_zombies_do_not_get_away() -> None:
    """Mission 07: six at one place and two tokens are louder than the exits (ZC-M07.06)."""
    names = ("Amy", "Ned", "Josh", "Phil", "Wanda", "Doug")
    team = "\n".join(f"{name} z4 seat {seat}" for seat, name in enumerate(names))
    t = Table(f"mission 07\n{team}\nturn Amy 3", 6)
    assert advice(t) == "Amy noise"


def test_the_best_weapons_come_into_the_hands() -> None:
    t = Table("mission 00\nAmy r5 hand pan - pack katana\nturn Amy 3")
    t.do("Amy search", card("water"))
    assert advice(t).startswith("swap Amy ")
    t.do(advice(t))
    assert "katana" in t.slots("Amy")[:2]


def test_a_friend_without_a_weapon_gets_one() -> None:
    t = Table("mission 00\nAmy r5 hand katana machete pack pistol\nNed r5\nturn Amy 3")
    assert gear.trade_gain(gear.Valuer(t.g), 0, 1) > 0
    t.do("Amy trade Ned")
    first = advice(t)
    assert first.startswith("swap Amy ")
    assert " Ned " in first


def test_the_one_who_can_bear_it_is_wounded() -> None:
    text = "mission 00\nAmy r5 hand wound\nNed r5 hand pan\nzombies r5 1 walker\nturn Amy 1"
    t = Table(text)
    t.do("Amy end")
    while t.asks != "ask-wound":
        t.do("Ned end")
    assert advice(t) == "wound Ned"


def test_ways_count_doors_and_zombies() -> None:
    t = Table("mission 00\nAmy z4 hand fire_axe\nturn Amy 3")
    number = t.g.board().number
    shut = paths.travel(t.g, [number["r3"]])[number["z4"]]
    free = Table("mission 00\nAmy z4 hand fire_axe\nopen D1\nturn Amy 3")
    assert shut > paths.travel(free.g, [number["r3"]])[number["z4"]] == 1.0
    full = Table("mission 00\nAmy z4 hand fire_axe\nopen D1\nzombies r3 2 walker\nturn Amy 3")
    assert paths.travel(full.g, [number["r1"]])[number["z4"]] > 2.0


def test_walks_pay_for_leaving_zombies() -> None:
    t = Table("mission 00\nAmy z4 hand pan\nzombies z4 1 walker\nturn Amy 3")
    cost, first = paths.walks(t.g, 0, 3)
    number = t.g.board().number
    assert cost[number["z5"]] == 2.0
    assert first[number["z6"]] == number["z5"]
    assert cost[number["z7"]] >= paths.NEVER


@pytest.mark.parametrize(("hand", "hits"), [("pan", 1 / 6), ("katana", 1.0), ("machete machete", 1.0)])
def test_what_a_blow_is_expected_to_hit(hand: str, hits: float) -> None:
    t = Table(f"mission 00\nAmy z4 hand {hand}\nturn Amy 3")
    assert attack_power.melee_hits(t.g, t.g.survivors[0]) == pytest.approx(hits)


def test_big_zombies_shield_runners_from_shots_only() -> None:
    """ZC-08.24 and ZC-08.17 in the novice's estimate."""
    t = Table("mission 00\nAmy z4 hand pistol\nzombies z3 1 fatty 2 runner\nturn Amy 3")
    zone = t.g.board().number["z3"]
    assert sum(attack_power.expected_kills(t.g, zone, 2.0, 1, False)) == 0
    assert sum(attack_power.expected_kills(t.g, zone, 2.0, 1, True)) == 2


def test_closed_doors_are_a_time_to_get_ready() -> None:
    """Mission 01 begins behind closed doors: the badly armed look for weapons first."""
    t = Table("mission 01\nAmy r14 hand crowbar\nNed r14 hand pan\nzombies z1 2 walker\nturn Amy 3")
    assert goals.quiet(t.g)
    assert goals.camping(t.g)
    t = Table("mission 01\nAmy r14 hand crowbar\nNed r14 hand pan\nzombies z1 2 walker\nopen D4\nturn Amy 3")
    assert not goals.quiet(t.g)


def test_it_goes_where_it_can_kill() -> None:
    """A strong arm goes for the zombie next door; empty hands do not."""
    t = Table("mission 00\nAmy z4 hand katana katana\nzombies z3 1 walker\nturn Amy 3")
    number = t.g.board().number
    armed = zone_value.survey(t.g, 0)
    assert armed.prey(number["z3"], 2) == 1.0
    assert armed.prey(number["z3"], 0) == armed.prey(number["z4"], 2) == 0.0
    unarmed = zone_value.survey(Table("mission 00\nAmy z4\nzombies z3 1 walker\nturn Amy 3").g, 0)
    assert unarmed.prey(number["z3"], 2) == 0.0


def test_a_shooter_has_prey_next_door_unless_friends_stand_there() -> None:
    text = "mission 00\nAmy z4 hand pistol\nNed {} hand pan\nzombies z3 2 walker 1 fatty\nturn Amy 3"
    t = Table(text.format("z4"))
    zone = t.g.board().number["z4"]
    assert zone_value.survey(t.g, 0).prey(zone, 3) == pytest.approx(1.5)
    assert zone_value.survey(Table(text.format("z3")).g, 0).prey(zone, 3) == 0.0


def test_weapons_come_from_the_nearest_police_car() -> None:
    t = Table("mission 04\nAmy z8 hand pan\nNed z8 hand pan\nturn Amy 3")
    assert goals.camping(t.g)
    assert goals.stores(t.g) == [t.g.board().number["z9"]]
    t = Table("mission 04\nAmy z12 hand pan\nNed z12 hand pan\nturn Amy 3")
    assert goals.stores(t.g) == [t.g.board().number["z11"]]


def test_the_way_leads_round_the_abomination() -> None:
    free = Table("mission 00\nAmy z5 hand pan\nzombies z4 1 walker\nturn Amy 3")
    barred = Table("mission 00\nAmy z5 hand pan\nzombies z4 1 abomination\nturn Amy 3")
    number = free.g.board().number
    ways = [paths.travel(t.g, [number["z3"]])[number["z5"]] for t in (free, barred)]
    assert ways[1] == pytest.approx(ways[0] + paths.MONSTER)


def test_every_mission_has_all_its_weights() -> None:
    """The data has exactly the names that the bot reads."""
    data = tomllib.loads((GAME.folder() / "data" / "weights.toml").read_text("utf-8"))
    assert set(data["all"]) == set(NAMES)
    for mission in GAME.scenarios:
        own = data.get(mission, {})
        assert set(own) <= set(NAMES)
        assert all(WEIGHTS[GAME.scenarios.index(mission)][NAMES.index(name)] == own[name] for name in own)


@pytest.mark.parametrize("mission", [mission for mission in GAME.scenarios if mission != "03"])
def test_every_mission_is_won_where_nobody_bites(mission: str) -> None:
    """No survivor waits for ever, for a seat in a car or at a door. (Mission 03 needs zombies to run over.)"""
    setup = Setup(3 if mission == "09" else 6, "book", mission, {})
    assert play_swept(setup, 5).outcome == "won"


def test_the_hero_takes_the_wheel_and_runs_them_over() -> None:
    """Mission 03: a die for each zombie in the way, and every one that falls is a point (ZC-08.38)."""
    walks = Table("mission 03\nAmy z3 hand pan\nturn Amy 3")
    assert advice(walks) == "Amy board C1 driver"
    drives = Table("mission 03\nAmy z3 car C1 driver hand pan\nzombies z4 4 walker\nturn Amy 2")
    assert advice(drives).startswith("Amy drive C1")


def test_a_friend_in_the_way_is_not_run_over() -> None:
    t = Table("mission 03\nAmy z3 seat 0 hand pan\nNed z4 seat 1 hand pan\nturn Amy 3", 2)
    amy = next(n for n in t.g.living() if t.g.sheet_of(n).name == "Amy")
    way = next(n for n in t.g.living() if n != amy)
    assert driving.worth(t.g, Drive(amy, 0, (t.g.survivors[way].zone,))) == 0


def test_whoever_is_not_needed_for_a_key_waits_before_its_door() -> None:
    """Mission 08: a friend is about to take the blue key, so the others make for the blue door."""
    t = Table("mission 08\nAmy r4 seat 0 hand pan\nNed z10 seat 1 hand pan\nopen D3\nturn Ned 3", 2)
    board = t.g.board()
    blue = next(token.zone for token in board.objectives if token.color == "blue")
    amy, ned = 0, 1
    assert goals.goals(t.g, ned, False) == [door.street for door in board.doors if door.color == "blue"]
    assert goals.goals(t.g, amy, False) == [blue]


def test_nobody_spends_an_action_on_hands_that_stay_as_they_are() -> None:
    for seed in range(4):
        g = GAME.new(Setup(6, "book", "08", {}), seed)
        numbers = stream(seed, 42)
        engine.start(g)
        arranging = False
        while not g.is_over():
            seat = engine.waiting(g)[0]
            options = engine.legal(g, seat)
            action = GAME.advise(GAME.view(g, seat), options, numbers).action
            assert not (arranging and isinstance(action, Done))
            arranging = isinstance(action, Arrange)
            engine.apply(g, seat, action)


def test_a_brought_mission_gets_weights_by_its_features() -> None:
    """Mission 10 has four Spawn Zones and six doors, as the printed settings say; the tutorial has neither."""
    stored = tomllib.loads((GAME.folder() / "data" / "weights.toml").read_text("utf-8"))
    town = by_features(stored["feature"], BOARDS[10])
    assert town == {name: stored["10"][name] for name in town}
    assert set(town) == {"haste", "camp"}
    assert by_features(stored["feature"], BOARDS[0]) == {}
    assert by_features(stored["feature"], BOARDS[8])["relay"] == stored["08"]["relay"]
