"""How Zombicide is thought about: what came of an imagined game, its quick policy, and plans that the team shares."""

import pytest

from shamble.bots import make_bot
from shamble.core import engine
from shamble.core.mind import Plan
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.zombicide import GAME
from shamble.games.zombicide.actions.basic import End, Move, Search
from shamble.games.zombicide.actions.gear import Arrange, Trade
from shamble.games.zombicide.bot import prospects, weights
from shamble.games.zombicide.bot.plans import TeamPlan, plans
from shamble.games.zombicide.bot.value import value
from shamble.games.zombicide.bot.zone_value import survey
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.state import ZombicideState
from tests.games.zombicide.table import Table

BASE = "mission 10\nAmy z7 seat 0 hand pan\nNed z7 seat 1 hand crowbar\nturn Amy 3"


def worth(text: str) -> float:
    return value(Table(text, 2).g, 0)


def test_imagined_game_is_worth_more_with_more_goals_reached() -> None:
    assert worth(BASE + "\ntaken O1") > worth(BASE)
    race = "mission 03\nAmy z3 seat 0 hand pan xp 8\nNed z3 seat 1 hand pan\nturn Amy 3"
    assert worth(race.replace("xp 8", "xp 30")) > worth(race)


def test_a_won_game_is_worth_most_and_a_lost_one_little() -> None:
    t = Table("mission 00\nAmy r2 hand pan\nturn Amy 3")
    engine.apply_unchecked(
        t.g, t.seat, next(o for o in engine.legal(t.g, t.seat) if o.text(t.g) == "Amy take O1")
    )
    assert value(t.g, 0) == 1
    assert worth(BASE + "\ntaken O1\ntaken O2\ntaken O3") < 0.2


@pytest.mark.parametrize("mission", ["02", "03", "06", "10"])
def test_it_plays_whole_games(mission: str) -> None:
    g = GAME.new(Setup(6, "book", mission, {}), 7)
    policy, numbers = GAME.mind().policy(), stream(7, 1)
    engine.advance(g)
    steps = 0
    while not g.is_over() and steps < 2000 and g.round < 40:
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        engine.apply_unchecked(
            g, seat, options[policy.choose(g, seat, options, numbers) if len(options) > 1 else 0]
        )
        steps += 1
    assert g.round > 2


def crossing_town() -> tuple[ZombicideState, int]:
    """Mission 02 with the first survivor's turn begun."""
    g = GAME.new(Setup(2, "book", "02", {}), 7)
    engine.advance(g)
    while not isinstance(g.stack[-1], SurvivorTurn):
        seat = engine.waiting(g)[0]
        engine.apply_unchecked(g, seat, engine.legal(g, seat)[0])
    return g, engine.waiting(g)[0]


def stance_of(plan: Plan[ZombicideState]) -> str:
    assert isinstance(plan, TeamPlan)
    return plan.stance.name


def test_a_plan_is_a_stance_that_all_share() -> None:
    """Its first action is what the script would do in that stance; the stance is gone when it has answered."""
    g, seat = crossing_town()
    options = engine.legal(g, seat)
    candidates = plans(g, seat, options)
    assert all(plan.controls_seat(0, 1) for plan in candidates)
    firsts = {stance_of(plan): options[plan.first] for plan in candidates}
    assert isinstance(firsts["run"], Move)
    assert not isinstance(firsts["hold"], Move)
    assert weights.of(g) is weights.WEIGHTS[g.mission]


def test_another_aim_needs_another_goal() -> None:
    """With one token left there is no other one to make for."""
    t = Table(BASE + "\ntaken O1 O2 O3", 2)
    candidates = plans(t.g, t.seat, engine.legal(t.g, t.seat))
    assert "other" not in [stance_of(plan) for plan in candidates]


def test_a_stance_leaves_alone_what_is_kept_for_all() -> None:
    for stance in weights.STANCES:
        for usual, row in zip(weights.WEIGHTS, stance.rows, strict=True):
            for name in weights.FIXED:
                assert row[weights.NAMES.index(name)] == usual[weights.NAMES.index(name)]
    with pytest.raises(ValueError, match="door"):
        weights.place_of("door")


def test_a_veteran_thinks_once_a_round() -> None:
    """What came out best rules over the rest of the seat's round, the script itself, too."""
    g, seat = crossing_town()
    bot = make_bot("veteran@4", GAME)
    options = engine.legal(g, seat)
    first = bot.choose(GAME.view(g, seat), options, stream(3, 3))
    assert first.evaluations
    engine.apply_unchecked(g, seat, next(option for option in options if isinstance(option, Move)))
    assert engine.waiting(g)[0] == seat
    assert not bot.choose(GAME.view(g, seat), engine.legal(g, seat), stream(3, 3)).evaluations


# -------------------------------------------------------------------- prospects

HOUSE = """mission 05
Amy r13 seat 0 hand pan machete
Ned r13 seat 1 hand crowbar
Wanda r13 seat 2 hand pistol
Phil r13 seat 3 hand pistol
zombies z11 3 walker
turn Amy 3"""


def expected(text: str) -> float:
    return value(Table(text, 4).g, 0)


def test_every_net_fits_what_is_seen() -> None:
    assert set(prospects.NETS) == {"04", "05"}
    for mission, net in prospects.NETS.items():
        g = GAME.new(Setup(6, "book", mission, {}), 7)
        engine.advance(g)
        seen = prospects.features(g)
        assert {len(unit) for unit in net.units} == {len(seen)}
        assert len(net.units) == len(net.starts) == len(net.counts)
        assert 0 < prospects.prospect(g) < 1


def test_prospects_grow_with_what_matters() -> None:
    usual = expected(HOUSE)
    assert expected(HOUSE + "\ntaken O3") > usual
    assert expected(HOUSE.replace("3 walker", "9 walker 3 runner").replace("z11", "z12")) < usual
    assert expected(HOUSE.replace("Wanda r13 seat 2 hand pistol\nPhil r13 seat 3 hand pistol\n", "")) < usual
    assert expected(HOUSE.replace("hand pistol\nP", "hand pistol xp 20\nP")) < usual


def test_what_is_foreseen_counts_less_than_a_win() -> None:
    """However well it looks: a hint's chance is one of winning."""
    assert 0 < expected(HOUSE + "\ntaken O1 O2 O3 O4") < 0.11


def test_a_lost_game_has_no_prospects() -> None:
    t = Table(HOUSE + "\ntaken O3", 4)
    open_end = value(t.g, 0)
    t.g.outcome = "lost"
    assert value(t.g, 0) == pytest.approx(0.1 * 0.2 / 1.5)
    assert value(t.g, 0) < open_end


def test_plans_with_prospects_compare_single_actions() -> None:
    t = Table(HOUSE, 4)
    mind = GAME.mind()
    options = engine.legal(t.g, t.seat)
    single = [plan for plan in plans(t.g, t.seat, options) if not isinstance(plan, TeamPlan)]
    kinds = {type(options[plan.first]) for plan in single}
    assert {Move, Search, End} <= kinds
    assert not kinds & {Arrange, Trade}
    assert mind.horizon(t.g, t.seat) == 2
    elsewhere = Table(BASE, 2)
    assert mind.horizon(elsewhere.g, 0) > 20
    candidates = plans(elsewhere.g, elsewhere.seat, engine.legal(elsewhere.g, elsewhere.seat))
    assert all(isinstance(plan, TeamPlan) for plan in candidates)


def test_what_friends_are_still_to_shoot_frightens_less() -> None:
    """Mission 04 counts on them; not on those who have no shot, nor on shots at a zone where a friend stands."""
    street = "mission 04\nAmy z9 seat 0 hand pan\nNed z9 seat 1 hand {}\nzombies z10 4 walker\nturn Amy 3"
    here = Table(street.format("pan"), 2).g.survivors[0].zone

    def coming(text: str) -> float:
        return survey(Table(text, 2).g, 0).nearby[here]

    assert coming(street.format("pan")) == 4
    assert coming(street.format("sub_mg")) < 4
    assert coming(street.format("sub_mg").replace("Ned z9", "Ned z10")) == 4
