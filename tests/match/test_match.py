"""Matches: decisions, refusals, entries that are accepted or dropped."""

import pytest

from shamble.core import engine
from shamble.core.game import all_games
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.match.errors import GameOver, InvalidRequest, NotAllowed, NotYourSeat, NotYourTurn, StaleDecision
from shamble.match.log import DiceEntered, Moved, Occupant
from shamble.match.match import Match
from shamble.match.view import updates
from shamble.match.view.options import pending_decision
from tests.match.helpers import DRILL, drill, pass_all, play, position, random_step, texts


def finished() -> Match:
    match, numbers = drill(), stream(1, 1)
    while not match.state.is_over():
        match.accept(random_step(match, numbers))
    return match


def test_prepared_entry_changes_nothing_until_accepted() -> None:
    match = drill()
    before, version, number = position(match), match.version, match.decision_id
    step = match.act(0, match.decision_id, "door 1")
    assert (position(match), match.version, match.decision_id) == (before, version, number)
    match.accept(step)
    assert match.version == version + 1
    assert position(match) != before


def test_dropped_entry_leaves_no_trace() -> None:
    match = drill()
    match.act(0, match.decision_id, "door 1")
    play(match, 0, "door 2")
    play(match, 1, "door 2")
    again = drill()
    play(again, 0, "door 2")
    play(again, 1, "door 2")
    assert position(match) == position(again)


def test_second_entry_for_one_version_is_stale() -> None:
    match = drill()
    first, second = match.act(0, match.decision_id, "door 1"), match.act(1, match.decision_id, "door 2")
    match.accept(first)
    with pytest.raises(StaleDecision):
        match.accept(second)


def test_answers_of_other_seats_keep_the_decision_open() -> None:
    match = drill(3)
    asked = match.decision_id
    play(match, 2, "door 3")
    assert match.decision_id == asked
    match.accept(match.act(0, asked, "door 1"))
    match.accept(match.act(0, asked, "door 2"))  # it can change while the ballot is open
    assert match.decision_id == asked
    match.accept(match.act(1, asked, "door 1"))
    assert match.decision_id != asked


def test_pass_keeps_the_window_and_card_renews_it() -> None:
    match = drill(3, seed=5)
    for seat in range(3):
        play(match, seat, "door 1")
    window = match.decision_id
    player = next(seat for seat in range(3) if any(t.startswith("play flare") for t in texts(match, seat)))
    other = (player + 1) % 3
    play(match, other, "pass")
    assert match.decision_id == window
    play(match, player, next(t for t in texts(match, player) if t.startswith("play")))
    assert match.decision_id != window


def test_stale_decision_is_refused() -> None:
    match = drill()
    asked = match.decision_id
    play(match, 0, "door 1")
    play(match, 1, "door 1")
    with pytest.raises(StaleDecision):
        match.act(0, asked, "door 2")


def test_act_out_of_turn_or_after_the_end_is_refused() -> None:
    match = drill(3, seed=5)
    for seat in range(3):
        play(match, seat, "door 1")
    first = match.waiting()[0]
    play(match, first, "pass")
    with pytest.raises(NotYourTurn):
        match.act(first, match.decision_id, "pass")
    with pytest.raises(NotYourSeat):
        match.act(9, match.decision_id, "pass")
    with pytest.raises(NotYourSeat):
        match.act(-1, match.decision_id, "pass")
    over = finished()
    with pytest.raises(GameOver):
        over.act(0, over.decision_id, "pass")


def holding_a_jam() -> tuple[Match, int, str]:
    """Return a match at its first window, a seat with a jam, and the notation of playing it."""
    for seed in range(20):
        match = drill(2, seed=seed)
        play(match, 0, "door 1")
        play(match, 1, "door 1")
        for seat in (0, 1):
            for action, _ in engine.refused_actions(match.state, seat):
                return match, seat, action.text(match.state)
    raise AssertionError("no jam was ever held")


def test_refusal_has_every_reason_with_its_rule() -> None:
    match, seat, text = holding_a_jam()
    with pytest.raises(NotAllowed) as no:
        match.act(seat, match.decision_id, text)
    assert [(r.key, r.rule) for r in no.value.reasons] == [("no-nothing-to-jam", "DR-04")]


def test_unknown_notation_is_refused_and_odd_spacing_is_not() -> None:
    match = drill()
    with pytest.raises(NotAllowed) as no:
        match.act(0, match.decision_id, "open the fridge")
    assert no.value.reasons[0].key == "no-such-action"
    step = match.act(0, match.decision_id, "  DOOR   2 ")
    assert isinstance(step.entry, Moved)
    assert step.entry.text == "door 2"


def test_bad_setup_is_refused_with_all_reasons() -> None:
    chairs = [Occupant("person")] * 9
    with pytest.raises(NotAllowed) as no:
        Match.new(DRILL, chairs, Setup(9, "wild", "", {"rounds": 4, "fog": True}))
    assert {r.key for r in no.value.reasons} == {"no-seats", "no-mode", "no-option-value", "no-option"}


def test_real_dice_are_entered_and_replayed() -> None:
    match = drill(dice="typed")
    play(match, 0, "door 1")
    play(match, 1, "door 2")
    assert not match.waiting()
    with pytest.raises(NotAllowed):
        match.enter_roll(match.decision_id, [7])
    with pytest.raises(NotAllowed):
        match.enter_roll(match.decision_id, [1, 1])
    with pytest.raises(StaleDecision):
        match.enter_roll(match.decision_id - 1, [3])
    step = match.enter_roll(match.decision_id, [3])  # opens door 1
    match.accept(step)
    assert isinstance(step.entry, DiceEntered)
    assert match.state.points == [1, 0]  # type: ignore[attr-defined]
    with pytest.raises(NotAllowed):
        match.enter_roll(match.decision_id, [3])
    again = Match.resume(match.header, match.log)
    assert position(again) == position(match)


def test_fork_continues_independently() -> None:
    match = drill()
    play(match, 0, "door 1")
    before = position(match)
    play(match, 1, "door 1")
    fork = match.fork(1)
    assert position(fork) == before
    play(fork, 1, "door 3")
    assert fork.version == match.version
    assert position(fork) != position(match)
    with pytest.raises(InvalidRequest):
        match.fork(99)


def test_seat_change_does_not_change_the_game() -> None:
    match = drill()
    before = position(match)
    match.accept(match.set_occupant(1, Occupant("bot", "Bruno", "novice")))
    assert match.occupants[1].kind == "bot"
    assert position(match) == before
    assert Match.resume(match.header, match.log).occupants == match.occupants
    with pytest.raises(NotYourSeat):
        match.set_occupant(5, Occupant("open"))


def test_novice_advice_is_a_legal_action() -> None:
    match = drill()
    advice = match.novice_advice(0)
    assert advice.action in match.options(0)
    play(match, 0, "door 1")
    play(match, 1, "door 1")
    pass_all(match)
    over = finished()
    with pytest.raises(GameOver):
        over.novice_advice(0)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_resumed_match_continues_identically(name: str) -> None:
    """Law 5: a loaded match continues with the same random results."""
    game = all_games()[name]
    for seed in (1, 2):
        match = Match.new(game, [Occupant("person")] * game.min_seats, seed=seed)
        numbers = stream(seed, 9)
        for _ in range(60):
            if match.state.is_over():
                break
            match.accept(random_step(match, numbers))
            assert match.version == len(match.log) - 1
        half = match.version // 2
        again = Match.resume(match.header, match.log[: half + 1])
        for entry in match.log[half + 1 :]:
            assert isinstance(entry, Moved)
            step = again.act(entry.seat, again.decision_id, entry.text)
            assert step.entry == entry  # the streams give the same results
            again.accept(step)
        assert position(again) == position(match)
        assert again.decision_id == match.decision_id


def test_correct_roll_asks_for_the_roll_again() -> None:
    match = drill(dice="typed")
    for seat in range(2):
        play(match, seat, "door 1")
    decision = pending_decision(match, [])
    assert decision is not None
    assert decision.real is not None
    assert (decision.real.dice, decision.real.sides) == (1, 6)
    before = position(match)
    match.accept(match.enter_roll(match.decision_id, [2]))
    assert updates.undo_state(match, [0]).roll
    match.accept(match.correct_roll([0]))
    assert position(match) == before
    match.accept(match.enter_roll(match.decision_id, [3]))
    play(match, match.waiting()[0], "pass")
    with pytest.raises(NotAllowed, match="no-roll-to-correct"):
        match.correct_roll([0])


@pytest.mark.parametrize("game", ["zombicide", "all-things-zombie", "zombie-plague"])
def test_real_cards_offer_the_cards_left(game: str) -> None:
    """With real cards only, the match still rolls the dice, and a replay knows both."""
    package = all_games()[game]
    setup = package.default_setup(package.min_seats)
    match = Match.new(package, [Occupant("person") for _ in range(setup.seats)], setup, 3, cards="typed")
    drawn = 0
    for _ in range(300):
        if match.state.is_over() or drawn > 4:
            break
        decision = pending_decision(match, [0])
        assert decision is not None
        if decision.kind == "chance":
            assert decision.real is not None
            assert decision.real.cards
            match.accept(match.enter_roll(match.decision_id, [decision.real.cards[-1].value]))
            drawn += 1
            continue
        seat = match.waiting()[0]
        play(match, seat, match.novice_advice(seat).action.text(match.state))
    assert drawn > 0
    assert position(Match.resume(match.header, match.log)) == position(match)
