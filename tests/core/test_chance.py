"""Chance results from the state's streams, from a record, or entered by a player."""

import pytest

from shamble.core import engine
from shamble.core.chance import ChanceError, ChanceSource, RecordedChance
from tests.core.tiny_game import Card, Dice, Lot, Note, Question, Tiny, tiny


def recorded(*results: tuple[int, ...], frames: tuple[object, ...]) -> Tiny:
    g = tiny(*frames)
    g.source = RecordedChance(list(results))
    engine.start(g)
    return g


def test_chance_comes_from_the_state_streams_by_default() -> None:
    g = tiny(Dice(3), Card(), Lot(5))
    record = engine.start(g)
    faces, cards, picks = record.chances
    assert all(1 <= face <= 6 for face in faces)
    assert (len(faces), len(cards), len(picks)) == (3, 1, 1)
    assert cards[0] in (10, 11, 12)
    assert cards[0] not in g.bag
    assert 0 <= picks[0] < 5
    again = tiny(Dice(3), Card(), Lot(5))
    assert engine.start(again).chances == record.chances
    other = tiny(Dice(3), Card(), Lot(5), seed=2)
    assert engine.start(other).chances != record.chances


def test_cards_and_dice_use_separate_streams() -> None:
    with_cards, without = tiny(Card(), Card(), Dice(5)), tiny(Dice(5))
    engine.start(with_cards)
    engine.start(without)
    assert with_cards.log[-1] == without.log[-1]


def test_recorded_results_are_used_in_order() -> None:
    g = recorded((6, 1), (12,), (3,), frames=(Dice(2), Card(), Lot(4)))
    assert g.log == ["rolled 6 1", "drew 12", "picked 3"]
    assert g.bag == [10, 11]
    assert isinstance(g.source, RecordedChance)
    assert g.source.is_used_up()


def test_replay_does_not_advance_the_streams() -> None:
    g = tiny(Dice(2))
    before = int(g.dice.state)
    g.source = RecordedChance([(1, 1)])
    engine.start(g)
    assert int(g.dice.state) == before


def test_short_record_raises() -> None:
    with pytest.raises(ChanceError, match="no result"):
        recorded((6,), frames=(Dice(1), Dice(1)))


def test_long_record_is_not_used_up() -> None:
    g = recorded((6,), (5,), frames=(Dice(1), Note("end")))
    assert isinstance(g.source, RecordedChance)
    assert not g.source.is_used_up()


@pytest.mark.parametrize(
    ("frame", "result"),
    [
        (Dice(2), (6,)),
        (Dice(1), (0,)),
        (Dice(1), (7,)),
        (Dice(1), ()),
        (Card(), (99,)),
        (Card(), (10, 11)),
        (Lot(4), (4,)),
        (Lot(4), (-1,)),
        (Lot(4), (1, 1)),
    ],
)
def test_impossible_result_raises(frame: object, result: tuple[int, ...]) -> None:
    with pytest.raises(ChanceError, match="not a possible result"):
        recorded(result, frames=(frame,))


def test_drawn_card_is_impossible_again() -> None:
    with pytest.raises(ChanceError):
        recorded((10,), (10,), frames=(Card(), Card()))


def test_game_waits_for_entered_dice() -> None:
    g = tiny(Note("before"), Dice(2), Note("after"))
    g.source = ChanceSource()
    engine.start(g)
    assert g.log == ["before"]
    assert engine.waiting(g) == ()
    frame = engine.pending(g)
    assert isinstance(frame, Dice)
    assert frame.kind() == "chance"
    prompt = frame.prompt(g)
    assert (prompt.key, prompt.args) == ("ask-roll", {"dice": 2, "sides": 6})
    for wrong in ((1,), (7, 1), ()):
        with pytest.raises(ChanceError):
            engine.resolve_chance(g, wrong)
    record = engine.resolve_chance(g, (4, 4))
    assert (g.log, record.chances) == (["before", "rolled 4 4", "after"], [(4, 4)])


def test_game_waits_for_entered_cards_and_picks() -> None:
    g = tiny(Card(), Lot(3))
    g.source = ChanceSource()
    engine.start(g)
    assert engine.pending(g).prompt(g).key == "ask-draw"  # type: ignore[union-attr]
    engine.resolve_chance(g, (11,))
    assert engine.pending(g).prompt(g).args == {"count": 3}  # type: ignore[union-attr]
    engine.resolve_chance(g, (2,))
    assert g.log == ["drew 11", "picked 2"]


def test_result_is_rejected_when_none_is_awaited() -> None:
    g = tiny(Question(0))
    engine.start(g)
    with pytest.raises(ChanceError, match="nothing random"):
        engine.resolve_chance(g, (3,))


def test_clone_uses_its_own_streams() -> None:
    g = tiny(Dice(1))
    g.source = ChanceSource()
    engine.start(g)
    copy = g.clone()
    assert copy.source is None  # a clone has no source
    engine.advance(copy)
    assert len(copy.log) == 1
    assert g.log == []
