"""Search in Zombie Plague: the value of a position, and besieging zombies."""

from shamble.bots import make_bot
from shamble.core import engine
from shamble.core.rng import stream
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.mind import no_figure_done
from shamble.games.zombie_plague.bot.plans import Turn, plans
from shamble.games.zombie_plague.bot.policy import Policy
from shamble.games.zombie_plague.bot.value import value
from shamble.games.zombie_plague.flow import WhoGoesFirst, WhoIsNext
from shamble.games.zombie_plague.rules.nearest_squares import steps_from
from shamble.games.zombie_plague.state import ZOMBIFIED, PlagueState
from shamble.match.analysis.hint import compute_hint
from shamble.match.log import Occupant
from shamble.match.match import Match
from tests.games.zombie_plague.table import Table

DEAD = 1  # the seat of the zombie player


def scripted(t: Table) -> tuple[str, str]:
    seat = t.seat
    advice = GAME.mind().script(GAME.view(t.g, seat), engine.legal(t.g, seat), stream(1, 1))
    return advice.action.text(t.g), advice.key


def test_people_boards_and_empty_rooms_are_good_for_the_living() -> None:
    now = value(Table("turn H1 4\nhumans H1 L11 W | H2 L12 W\nzombies Z1 A20 N\nclosed W1").g, 0)
    assert 0 < now < 1
    assert value(Table("turn H1 4\nhumans H1 L11 W | H2 L12 W\nzombies Z1 A20 N\nclosed W1 W2").g, 0) > now
    lost = Table("turn H1 4\nhumans H1 L11 W | H2 L12 W\nzombies Z1 A20 N\nclosed W1").g
    lost.set_human(2, lost.human(2).off_board(ZOMBIFIED))
    assert value(lost, 0) < now
    inside = Table("turn H1 4\nhumans H1 L11 W | H2 L12 W\nzombies Z1 I12 N\nclosed W1").g
    assert value(inside, 0) < now
    assert value(inside, 0) + value(inside, DEAD) == 1


def test_the_dead_stand_where_something_is_to_be_searched() -> None:
    """A place is searched from one square alone (ZP-10.01)."""
    post = BOARD.names[BOARD.places[2].stand]
    t = Table(f"turn Z1 2\nhumans H1 A1 E\nzombies Z1 {post} N")
    assert scripted(t) == ("Z1 end", "hint-stand-guard")


def test_a_guard_leaves_its_post_only_for_somebody_beside_it() -> None:
    """Two steps away is not worth it: a lured guard lets the place be searched."""
    post = BOARD.places[2].stand
    steps = steps_from(Table("humans H1 A1 E").g, [post])
    for away, leaves in ((1, True), (2, False)):
        square = next(s for s in BOARD.free_squares if steps[s] == away)
        t = Table(f"turn Z1 2\nhumans H1 {BOARD.names[square]} E\nzombies Z1 {BOARD.names[post]} N")
        assert (scripted(t)[1] != "hint-stand-guard") == leaves


def test_the_car_is_guarded_once_somebody_has_its_keys() -> None:
    door = BOARD.names[BOARD.doors[0]]
    t = Table(f"turn Z1 2\nhumans H1 V20 W car_keys\nzombies Z1 {door} N")
    assert scripted(t) == ("Z1 end", "hint-stand-guard")


def test_a_turn_of_the_dead_is_one_plan() -> None:
    t = Table("turn Z1 2\nhumans H1 L11 W\nzombies Z1 A20 N | Z2 B20 N")
    options = engine.legal(t.g, t.seat)
    candidates = plans(t.g, t.seat, options)
    assert len(candidates) >= 3
    assert all(isinstance(plan, Turn) and 0 <= plan.first < len(options) for plan in candidates)
    assert make_bot("veteran@6", GAME).choose(GAME.view(t.g, t.seat), options, stream(1, 1)).action in options


def boarded_but(open_one: str) -> str:
    """Everything is searched, and every opening boarded up but one."""
    searched = " | ".join(f"{place.id} 1" for place in BOARD.places)
    return f"searched {searched}\nclosed " + " ".join(o.id for o in BOARD.openings if o.id != open_one)


def test_four_break_in_rather_than_go_round_the_house() -> None:
    """Four in line tear boards down (ZP-07.04); one alone has to take the door that is left."""
    four = "turn Z1 2\nhumans H1 I12 W\nzombies Z1 D9 E | Z2 D10 E | Z3 D11 E | Z4 D12 E\n" + boarded_but(
        "D1"
    )
    assert scripted(Table(four))[1] == "hint-line"
    one = "turn Z1 2\nhumans H1 I12 W\nzombies Z1 D9 E\n" + boarded_but("D1")
    assert scripted(Table(one))[1] == "hint-hunt"
    near = four.replace("closed", "closed D1").replace(" W2", "")  # their window is open
    assert scripted(Table(near))[1] == "hint-hunt"


def test_of_two_beside_it_a_zombie_goes_for_the_weaker() -> None:
    for armed, way in (("H1", "right"), ("H2", "left")):
        gear = {"H1": "", "H2": "", armed: " shotgun"}
        t = Table(f"turn Z1 2\nhumans H1 C18 N{gear['H1']} | H2 E18 N{gear['H2']}\nzombies Z1 D18 N")
        assert scripted(t)[0] == f"Z1 {way}"


def quick(t: Table) -> str:
    options = engine.legal(t.g, t.seat)
    return options[Policy().choose(t.g, t.seat, options, stream(1, 1))].text(t.g)


def test_rollout_zombies_bite_stand_guard_and_go_straight() -> None:
    assert quick(Table("turn Z1 2\nhumans H1 L11 W\nzombies Z1 L12 N")) == "Z1 attack"
    post = BOARD.names[BOARD.places[2].stand]
    assert quick(Table(f"turn Z1 2\nhumans H1 A1 E\nzombies Z1 {post} N")) == "Z1 end"
    done = "searched " + " | ".join(f"S{number + 1} 1" for number in range(len(BOARD.places)))
    for figures, move in (("Z1 A4 N", "forward"), ("Z1 A4 E", "left"), ("Z1 A4 N | Z2 A3 N", "end")):
        assert quick(Table(f"turn Z1 2\nhumans H1 A1 E\nzombies {figures}\n{done}")) == f"Z1 {move}"


def test_in_imagined_games_the_living_play_as_they_do() -> None:
    t = Table("turn H1 4\nhumans H1 L11 W | H2 L12 W\nzombies Z1 A20 N\nclosed W1")
    assert quick(t) == scripted(t)[0]


def test_zombies_keep_the_script_and_humans_can_fight_instead() -> None:
    """However much better another turn of the dead looks in imagined games; hints compare it all the same."""
    for turn, most in (("turn Z1 2", 1e6), ("turn H1 4", 1.0)):
        t = Table(f"{turn}\nhumans H1 L11 W | H2 L12 W\nzombies Z1 A20 N | Z2 B20 N")
        candidates = plans(t.g, t.seat, engine.legal(t.g, t.seat))
        assert candidates
        assert all(plan.extra_margin() >= most for plan in candidates)
        assert all(plan.extra_margin() < 10 for plan in candidates) == (turn == "turn H1 4")


def beginning(living: bool) -> PlagueState:
    """A game in which a side is about to say who of it goes first, with several to choose from."""
    g = GAME.new(GAME.default_setup(2), 7)
    engine.advance(g)
    while True:
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        frame = g.stack[-1]
        begins = isinstance(frame, (WhoIsNext, WhoGoesFirst)) and frame.humans == living
        if begins and len(options) > 1 and no_figure_done(g, living):
            return g
        engine.apply_unchecked(g, seat, GAME.advise(GAME.view(g, seat), options, stream(1, 1)).action)


def test_a_bot_looks_ahead_for_the_living_only() -> None:
    """What imagined games show of the dead would change nothing, and take its time."""
    for living in (False, True):
        g = beginning(living)
        seat = engine.waiting(g)[0]
        view, options = GAME.view(g, seat), engine.legal(g, seat)
        bot = make_bot("veteran@8", GAME)
        assert bool(bot.choose(view, options, stream(1, 1)).evaluations) == living


def test_hint_for_the_dead_plays_their_stances_to_the_end() -> None:
    match = Match.new(GAME, [Occupant("person", "Ada"), Occupant("person", "Bea")], GAME.default_setup(2), 7)
    while True:
        seat = match.waiting()[0]
        frame = match.state.stack[-1]
        if isinstance(frame, (WhoIsNext, WhoGoesFirst)) and not frame.humans and len(match.options(seat)) > 1:
            break
        advice = match.novice_advice(seat).action.text(match.state)
        match.accept(match.act(seat, match.decision_id, advice))
    hint = compute_hint(match, seat, seconds=0.05)
    assert hint.level == "novice"
    assert hint.weighed[0].games >= 2
    assert hint.second is not None
    assert hint.second.about is not None
    assert hint.second.about.key.startswith("hint-turn-")


def test_dead_of_odds_besiege_as_the_real_ones_do() -> None:
    """They hold posts, guard the car, break in with four, and go for humans who are close."""
    post, door = BOARD.names[BOARD.places[2].stand], BOARD.names[BOARD.doors[0]]
    four = "zombies Z1 D9 E | Z2 D10 E | Z3 D11 E | Z4 D12 E"
    positions = (
        f"humans H1 A1 E\nzombies Z1 {post} N",
        f"humans H1 V20 W car_keys\nzombies Z1 {door} N",
        f"humans H1 I12 W\n{four}\n{boarded_but('D1')}",
        "humans H1 L11 W\nzombies Z1 L12 N",
        "humans H1 C18 N\nzombies Z1 D18 N",
    )
    policy = GAME.mind().odds_policy()
    for position in positions:
        t = Table("turn Z1 2\n" + position)
        options = engine.legal(t.g, t.seat)
        chosen = options[policy.choose(t.g, t.seat, options, stream(1, 1))].text(t.g)
        assert chosen == scripted(t)[0], position
