"""The rules of the drill, and with them the engine."""

import pytest

from shamble.core import engine
from shamble.core.chance import RecordedChance
from shamble.core.game import all_games
from shamble.core.options import Setup
from shamble.core.visibility import SPECTATOR
from shamble.games.drill import GAME as DRILL
from shamble.games.drill.events import CardDrawn
from shamble.games.drill.state import DrillState

RIGHT = {1: 2, 2: 3, 3: 1, 4: 2, 5: 3, 6: 1}  # die -> door


def begin(*cards: int, rounds: int = 3) -> DrillState:
    """Return a drill for as many seats as cards are drawn in the first round."""
    g = DRILL.new(Setup(len(cards), "standard", "", {"rounds": rounds}), 1)
    g.source = RecordedChance([(card,) for card in cards])
    engine.start(g)
    return g


def do(g: DrillState, seat: int, text: str, *chance: tuple[int, ...]) -> None:
    action = engine.find(g, seat, text)
    assert action is not None, [a.text(g) for a in engine.legal(g, seat)]
    source = RecordedChance(list(chance))
    g.source = source
    engine.apply(g, seat, action)
    assert source.is_used_up()


def doors(g: DrillState, face: int, *choices: int) -> None:
    order = g.order()
    for seat in order[:-1]:
        do(g, seat, f"door {choices[seat]}")
    do(g, order[-1], f"door {choices[order[-1]]}", (face,))


def next_round(g: DrillState, *cards: int) -> None:
    """Pass with every seat; the cards go to the seats in the order of the next round."""
    while len(engine.waiting(g)) > 1:
        do(g, engine.waiting(g)[0], "pass")
    do(g, engine.waiting(g)[0], "pass", *[(card,) for card in cards])


@pytest.mark.rule("DR-01")
def test_every_seat_draws_a_secret_card() -> None:
    g = begin(4, 7, 9)
    assert g.hands == [[4], [7], [9]]
    assert len(g.bag) == 21
    assert DRILL.view(g, 1).known.hands == [[-1], [7], [-1]]
    event = CardDrawn(1, 7)
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == CardDrawn(1, -1)
    assert event.reveals()
    doors(g, 1, 1, 1, 1)
    next_round(g, 0, 1, 2)
    assert g.hands == [[4, 2], [7, 0], [9, 1]]  # seat 1 leads the second round


@pytest.mark.rule("DR-01")
def test_empty_bag_deals_no_card() -> None:
    g = begin(0, 1)
    g.bag.clear()
    doors(g, 1, 1, 1)
    next_round(g)
    assert g.hands == [[0], [1]]


@pytest.mark.rule("DR-02")
@pytest.mark.parametrize("face", range(1, 7))
def test_right_door_scores(face: int) -> None:
    g = begin(0, 1, 2)
    doors(g, face, 1, 2, 3)
    assert g.points == [int(RIGHT[face] == door) for door in (1, 2, 3)]


@pytest.mark.rule("DR-02")
def test_doors_are_revealed_together() -> None:
    g = begin(0, 1, 2)
    do(g, 2, "door 3")
    assert engine.waiting(g) == (0, 1)
    assert g.points == [0, 0, 0]
    assert DRILL.view(g, 0).known.answers != DRILL.view(g, 2).known.answers
    do(g, 2, "door 1")  # changes the answer
    do(g, 0, "door 1")
    do(g, 1, "door 1", (3,))
    assert g.points == [1, 1, 1]


@pytest.mark.rule("DR-03")
def test_flare_scores_and_reopens_the_window() -> None:
    g = begin(0, 1)
    doors(g, 1, 1, 1)
    do(g, 1, "pass")
    do(g, 0, "play flare0")
    do(g, 1, "pass")  # does not jam it
    assert g.points == [1, 0]
    assert engine.waiting(g) == (1,)  # asked again, and seat 0 has no card left
    assert g.discard == [0]


@pytest.mark.rule("DR-03")
def test_flare_does_not_cancel_another_card() -> None:
    g = begin(0, 2)
    doors(g, 1, 1, 1)
    do(g, 0, "play flare0")
    action = engine.find(g, 1, "play flare2")
    assert action is not None
    assert [r.rule for r in engine.explain(g, 1, action)] == ["DR-03"]


@pytest.mark.rule("DR-04")
def test_jam_cancels_the_last_card() -> None:
    g = begin(0, 1, 3)
    doors(g, 1, 1, 1, 1)
    jam = engine.find(g, 1, "play jam1")
    assert jam is not None
    assert [r.rule for r in engine.explain(g, 1, jam)] == ["DR-04"]  # nothing to jam yet
    do(g, 0, "play flare0")
    assert engine.waiting(g) == (1, 2)
    do(g, 1, "play jam1")
    do(g, 2, "pass")
    assert (g.points, g.discard) == ([0, 0, 0], [0, 1])


@pytest.mark.example("DR-E04")
def test_jam_can_be_jammed() -> None:
    g = begin(0, 1, 3)
    doors(g, 1, 1, 1, 1)
    do(g, 0, "play flare0")
    do(g, 1, "play jam1")
    assert engine.waiting(g) == (2,)  # seats 0 and 1 hold no cards any more
    do(g, 2, "play jam3", (5,), (7,), (9,))  # no seat can react: the next round begins
    assert g.discard == [0, 1, 3]
    assert g.points == [1, 0, 0]


@pytest.mark.rule("DR-G01")
def test_player_can_jam_the_jam_against_own_card() -> None:
    g = begin(0, 1)
    doors(g, 1, 1, 1)
    next_round(g, 3, 5)  # seat 1 draws 3, seat 0 draws 5
    doors(g, 1, 1, 1)
    do(g, 0, "play flare0")
    assert engine.waiting(g) == (1,)  # not seat 0, whose card it is
    do(g, 1, "play jam1")
    assert engine.waiting(g) == (0,)
    do(g, 0, "play jam5")
    assert engine.waiting(g) == (1,)
    do(g, 1, "pass")
    assert g.points == [1, 0]


@pytest.mark.rule("DR-03", "DR-04")
def test_window_asks_every_seat_with_cards() -> None:
    """Seats with any card are asked, even without a playable one: not asking would reveal it."""
    g = begin(1, 3)  # only jams, and nothing to jam
    doors(g, 1, 1, 1)
    assert engine.waiting(g) == (0, 1)
    assert [a.text(g) for a in engine.legal(g, 0)] == ["pass"]
    other = begin(0, 2)
    doors(other, 1, 1, 1)
    assert engine.waiting(other) == (0, 1)


@pytest.mark.rule("DR-05")
@pytest.mark.parametrize("rounds", [3, 6])
def test_most_points_win_after_the_last_round(rounds: int) -> None:
    g = begin(1, 3, rounds=rounds)
    for number in range(rounds):
        assert not g.is_over()
        doors(g, 3, 1, 2)
        cards = [5 + 4 * number, 7 + 4 * number] if number + 1 < rounds else []
        g.bag = [card for card in g.bag if card not in cards] + cards
        next_round(g, *cards)
    assert (g.outcome, g.winners, g.points) == ("points", (0,), [rounds, 0])


@pytest.mark.rule("DR-05")
def test_ties_share_the_win() -> None:
    g = begin(1, 3, 5)
    for cards in ((7, 9, 11), (13, 15, 17), ()):
        doors(g, 3, 1, 1, 2)
        next_round(g, *cards)
    assert g.winners == (0, 1)


def test_drill_is_not_in_the_lobby() -> None:
    assert [id for id, game in all_games().items() if not game.listed] == ["drill"]
