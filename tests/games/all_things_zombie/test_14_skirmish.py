"""The skirmish (AT-14)."""

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.board import BOARDS, layouts
from shamble.games.all_things_zombie.rules.scenarios import EAST, NORTH, SOUTH, WEST, glory
from shamble.games.all_things_zombie.setup import EntryEdge
from shamble.games.all_things_zombie.state import DEAD, HexState
from shamble.games.all_things_zombie.team_building import Market, skirmish_limits
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.view.options import pending_decision
from tests.games.all_things_zombie.table import GivenDice, Table


def open_skirmish(seats: int, mode: str, *chance: tuple[int, ...], found_survivors: bool = False) -> Table:
    """A skirmish up to the first pick.

    The chance results are the boards, the edge and, with `found_survivors`, the die for found survivors.
    """
    t = Table.__new__(Table)
    t.g = GAME.new(Setup(seats, mode, "skirmish", {"found_survivors": found_survivors}), 0)
    t.g.source = GivenDice(list(chance))
    t.record = engine.start(t.g)
    t.g.source = None
    return t


@pytest.mark.rule("AT-14.01")
def test_two_boards_and_an_edge_at_random() -> None:
    laid = set()
    for number in (0, 37, len(layouts()) - 1):
        t = open_skirmish(1, "solo", (number,), (number % 4,))
        laid.add(t.g.layout)
        assert t.g.entries == (number % 4,)
    assert laid == {layouts()[0], layouts()[37], layouts()[-1]}
    pairs = {tuple(sorted({c for c in layout if c.isdigit()})) for layout in layouts()}
    assert len(pairs) == len(BOARDS) * (len(BOARDS) - 1) // 2


@pytest.mark.rule("AT-14.02", "AT-G113")
@pytest.mark.parametrize("edge", [NORTH, EAST, SOUTH, WEST])
def test_sides_come_in_over_opposite_edges(edge: int) -> None:
    opposite = {NORTH: SOUTH, SOUTH: NORTH, EAST: WEST, WEST: EAST}
    t = open_skirmish(2, "competitive", (0,), (edge,))
    assert t.g.entries == (edge, opposite[edge])
    six = open_skirmish(6, "competitive", (0,), (edge,)).g.entries
    assert (six[1], six[3]) == (opposite[six[0]], opposite[six[2]])
    assert len(set(six[:4])) == 4
    assert six[4:] == six[:2]
    assert EntryEdge().count(t.g) == 4


@pytest.mark.rule("AT-14.03", "AT-14.04", "AT-14.05", "AT-G84")
@pytest.mark.example("AT-E14.01")
@pytest.mark.parametrize(
    ("seats", "survivors", "points"), [(1, 3, 30), (2, 3, 30), (3, 2, 20), (4, 2, 20), (5, 1, 12), (6, 1, 12)]
)
def test_limits_of_each_player(seats: int, survivors: int, points: int) -> None:
    assert skirmish_limits(seats) == (survivors, points)
    t = open_skirmish(seats, "competitive" if seats > 1 else "solo", (0,), (0,))
    assert t.g.pool == (points,) * seats
    people = iter(
        ["Jimmy", "Beck", "Bank", "Sailor", "Buffy", "Too-Tall", "Survivor-4", "Survivor-5", "Survivor-6"]
    )
    while t.asks == "ask-recruit":
        t.do_randomly("recruit " + next(people))
    assert [sum(1 for s in t.g.people if s.seat == seat) for seat in range(seats)] == [survivors] * seats
    with pytest.raises(ValueError, match="no skirmish"):
        skirmish_limits(7)


@pytest.mark.rule("AT-G130", "AT-03.01")
def test_players_pick_in_turn_and_pay_the_coin() -> None:
    t = open_skirmish(2, "competitive", (0,), (0,))
    t.do_randomly("recruit Nick")
    assert (t.seat, t.g.pool) == (1, (23, 30))
    assert t.refused_by("recruit Nick") == ["AT-G115"]  # he has only one counter
    t.do_randomly("recruit Tonya")
    t.do_randomly("recruit Jimmy")
    t.do_randomly("enough")
    assert t.seat == 0  # the second player is done
    t.do_randomly("enough")
    assert (t.asks, engine.waiting(t.g)) == ("ask-market", (0, 1))


@pytest.mark.rule("AT-14.03", "AT-G115")
def test_players_buy_in_parallel() -> None:
    """Both buy in any order, each with own points; a player who is done waits for no turn."""
    t = open_skirmish(2, "competitive", (0,), (0,))
    for word in ("recruit Nick", "recruit Tonya", "enough", "enough"):
        t.do_randomly(word)
    buy = {
        seat: engine.find(t.g, seat, f"buy pistol for {who} hand")
        for seat, who in ((0, "Nick"), (1, "Tonya"))
    }
    before = t.g.pool
    for seat in (1, 0):
        action = buy[seat]
        assert action is not None
        engine.apply(t.g, seat, action)
    assert [points - left for points, left in zip(before, t.g.pool, strict=True)] == [1, 1]
    done = engine.find(t.g, 0, "done")
    assert done is not None
    engine.apply(t.g, 0, done)
    assert (engine.waiting(t.g), t.g.pool[0]) == ((1,), 0)  # unspent points are lost
    assert engine.explain(t.g, 0, done) != []


@pytest.mark.rule("AT-14.03", "AT-G115")
def test_over_budget_and_over_limits() -> None:
    t = open_skirmish(6, "competitive", (0,), (0,))
    assert t.refused_by("enough") == ["AT-14.03"]  # at least one
    t.do_randomly("recruit Nick")
    for person in ("Jimmy", "Beck", "Bank", "Sailor", "Tonya"):
        t.do_randomly("recruit " + person)
    assert t.g.pool[0] == 5
    t.do_randomly("buy assault_rifle for Nick hand")
    assert t.g.pool[0] == 1
    assert t.refused_by("buy smg for Nick pack") == ["AT-G115"]
    assert t.refused_by("buy pistol for Nick hand") == ["AT-03.15"]
    t.do_randomly("buy pistol for Nick pack")
    assert t.seat == 1  # no points are left


@pytest.mark.rule("AT-G115", "AT-G94")
def test_a_scope_is_bought_onto_a_weapon() -> None:
    t = open_skirmish(1, "solo", (0,), (0,))
    t.do_randomly("recruit Nick")
    t.do_randomly("enough")
    assert t.refused_by("buy scope for Nick hand") == ["AT-04.18"]
    t.do_randomly("buy pistol for Nick hand")
    t.do_randomly("buy scope for Nick hand")
    hand = t.who("nick").hand
    assert hand is not None
    assert hand.scope
    assert t.gear("nick") == []
    for _ in range(3):
        t.do_randomly("buy ammo for Nick box")
    assert t.refused_by("buy ammo for Nick box") == ["AT-03.14"]
    t.do_randomly("done")
    assert t.g.pool == (0,)  # unspent points are lost


@pytest.mark.rule("AT-14.06")
def test_the_die_for_found_survivors_is_rolled_once() -> None:
    t = open_skirmish(1, "solo", (0,), (0,), (3,), found_survivors=True)
    assert t.g.finder_card == 3
    assert open_skirmish(1, "solo", (0,), (0,)).g.finder_card == -1


def score(people: str, seats: int = 2, turns: int = 15) -> HexState:
    t = Table(f"map 1\nscenario 7\npeople {people}\nturn {people.split(maxsplit=1)[0]}", seats=seats)
    t.g.turns = turns
    t.g.turn = 15
    return t.g


@pytest.mark.rule("AT-14.07", "AT-G83")
def test_after_fifteen_turns_the_most_points_win() -> None:
    assert open_skirmish(1, "solo", (0,), (0,)).g.turns == 15
    for searches, winners in (((3, 1), (0,)), ((1, 2), (1,)), ((2, 2), (0, 1))):
        t = Table("map 1\nscenario 7\npeople Tonya 1A1 | Nick:1 1M17\nturn Tonya", seats=2)
        t.g.turns = 1
        t.g.searches = searches
        t.do("end")
        assert (t.g.outcome, t.g.winners) == ("points", winners)


@pytest.mark.rule("AT-G83", "AT-G112")
def test_points_are_those_of_the_campaign() -> None:
    g = score("Tonya 1A1 | Nick:1 1M17")
    g.searches, g.kills, g.foes = (3, 0), (13, 4), (1, 0)
    assert (glory(g, 0), glory(g, 1)) == (6, 0)  # 3 + 13 / 5 + 1; four zombies give no point


@pytest.mark.rule("AT-G83")
def test_solo_skirmish_is_won_by_surviving() -> None:
    t = Table("map 1\nscenario 7\npeople Tonya 1A1\nturn Tonya")
    t.g.turns = 1
    t.do("end")
    assert (t.g.outcome, t.g.winners) == ("won", (0,))
    t = Table("map 1\nscenario 7\npeople Bank 1G9 w3\nzombies 1G9 slow\nturn Bank")
    t.do("end", (6, 6), (1,))
    assert (t.g.outcome, t.who("bank").fate) == ("lost", DEAD)


@pytest.mark.rule("AT-14.08", "AT-11.06")
def test_the_first_zombies_of_a_skirmish() -> None:
    t = open_skirmish(1, "solo", (layouts().index("2|3"),), (WEST,))
    for choice in ("recruit Nick", "enough", "done", "enter 2G1"):
        t.do_randomly(choice)
    t.do("end", (4, 1, 1, 1, 1, 1), t.draw("E"))
    assert t.all_zombies() == ["2G7"]  # six dice, six hexes


@pytest.mark.rule("AT-G115")
def test_purchase_keeps_other_players_choices_valid() -> None:
    match = Match.new(
        GAME, [Occupant("person", "Ada"), Occupant("person", "Bruno")], Setup(2, "competitive", "skirmish"), 1
    )
    while match.pending() is not None and not isinstance(match.pending(), Market):
        seat = match.waiting()[0]
        words = [action.text(match.state) for action in match.options(seat)]
        picked = any(s.seat == seat for s in match.state.people)  # type: ignore[attr-defined]
        match.accept(match.act(seat, match.decision_id, "enough" if picked else words[0]))
    number, first = match.decision_id, {s: match.options(s)[0].text(match.state) for s in match.waiting()}
    assert list(first) == [0, 1]
    for seat in (1, 0, 1):
        word = first.pop(seat, "done")
        match.accept(match.act(seat, number, word))  # with the decision number from before the other's action
    assert match.waiting() == (0,)
    assert pending_decision(match, (1,)).seat is None  # type: ignore[union-attr]
    assert pending_decision(match, (0,)).seat == 0  # type: ignore[union-attr]
