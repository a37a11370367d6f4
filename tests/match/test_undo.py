"""Law 8: undo then redo is the identity; beyond the boundary, undo needs consent."""

import pytest

from shamble.core.game import all_games
from shamble.core.rng import stream
from shamble.games.city_of_horror import GAME as CITY
from shamble.match.errors import NotAllowed, NotYourTurn
from shamble.match.log import Moved, Occupant, Undone
from shamble.match.match import Match
from shamble.match.protocol.view import AutoPass, Vote
from shamble.match.timeline import PreparedEntry
from shamble.match.view import updates
from tests.match.helpers import GAMES, drill, opening, pass_all, play, position, random_step, texts


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_free_undo_stops_at_the_boundary_and_redo_is_exact(name: str, seed: int) -> None:
    match, numbers = opening(all_games()[name], seed), stream(seed, 5)
    positions = {match.version: position(match)}  # by entry
    freed = stopped = 0
    for _ in range(60):
        if match.state.is_over():
            break
        step = random_step(match, numbers)
        seat = step.last.seat
        before, came_from = position(match), match.active[-1].version
        match.accept(step)
        positions[step.version] = position(match)
        played = step.last
        crosses = bool(played.record.chances) or any(e.reveals() for e in played.record.events)
        others = [s for s in range(match.state.seats) if s != seat]
        assert match.undo_reach(others).steps == 0  # another seat acted last
        if match.undo_reach([seat]).steps == 0:
            stopped += 1
            with pytest.raises(NotAllowed):
                match.undo([seat])
            continue
        assert not crosses
        freed += 1
        after = position(match)
        back = match.undo([seat])
        assert isinstance(back, PreparedEntry)
        assert position(match) == after  # not accepted yet
        match.accept(back)
        assert position(match) == before == positions[came_from]
        match.accept(match.redo([seat]))
        assert position(match) == after
    assert position(Match.resume(match.header, match.log)) == position(match)
    assert stopped
    if name == "drill":
        assert freed


@pytest.mark.parametrize("name", GAMES)
def test_undo_by_consent_goes_anywhere_and_back(name: str) -> None:
    match, numbers = opening(all_games()[name], 4), stream(4, 5)
    for _ in range(40):
        if not match.state.is_over():
            match.accept(random_step(match, numbers))
    everybody = range(match.state.seats)
    trail = [position(match)]
    while match.undo_reach(everybody).consent_to >= 0 and len(trail) < 30:
        back = match.undo(everybody, ask=True)
        assert isinstance(back, PreparedEntry)
        match.accept(back)
        trail.append(position(match))
    assert len(trail) > 10
    for wanted in reversed(trail[:-1]):
        match.accept(match.redo(everybody))
        assert position(match) == wanted
    with pytest.raises(NotAllowed):
        match.redo(everybody)


def test_undo_takes_one_own_action_at_a_time() -> None:
    match = drill(2)
    play(match, 0, "door 1")
    play(match, 0, "door 2")  # the answer is changed
    assert match.undo_reach([0]).steps == 2
    back = match.undo([0])
    assert isinstance(back, PreparedEntry)
    match.accept(back)
    assert match.undo_reach([0]).steps == 1
    assert match.undo_reach([1]).steps == 0


def test_a_new_action_ends_redo() -> None:
    match = drill(2)
    play(match, 0, "door 1")
    back = match.undo([0])
    assert isinstance(back, PreparedEntry)
    match.accept(back)
    assert match.can_redo([0])
    assert updates.undo_state(match, [0]).redo
    assert not updates.undo_state(match, [1]).redo
    assert not match.can_redo([1])
    play(match, 1, "door 3")
    with pytest.raises(NotAllowed):
        match.redo([0])


def test_undo_makes_answers_stale() -> None:
    match = drill(2)
    play(match, 0, "door 1")
    old = match.decision_id
    back = match.undo([0])
    assert isinstance(back, PreparedEntry)
    match.accept(back)
    assert match.decision_id != old


def test_undo_boundary_names_its_cause() -> None:
    match = drill(2)
    assert match.undo_reach([0]).why == "undo-none"
    play(match, 0, "door 1")
    play(match, 1, "door 1")  # rolls
    assert match.undo_reach([1]).why == "undo-dice"
    assert match.undo_reach([0]).why == "undo-other"
    pass_all(match)  # the next cards are drawn
    assert match.undo_reach([0, 1]).why == "undo-dice"


def test_undo_beyond_the_boundary_needs_all_players() -> None:
    match = drill(3)
    for seat in range(3):
        play(match, seat, "door 1")
    start = match.version
    with pytest.raises(NotAllowed) as no:
        match.undo([2])
    assert no.value.reasons[0].key == "undo-dice"
    vote = match.undo([2], ask=True)
    assert isinstance(vote, Vote)
    assert (vote.by, vote.waiting) == (2, [0, 1])
    with pytest.raises(NotYourTurn):
        match.answer_vote([2], True)
    halfway = match.answer_vote([0], True)
    assert isinstance(halfway, Vote)
    assert (halfway.agreed, halfway.waiting) == ([0], [1])
    assert match.version == start
    step = match.answer_vote([1], True)
    assert isinstance(step, PreparedEntry)
    match.accept(step)
    assert match.vote is None
    assert match.waiting() == (2,)
    assert isinstance(match.log[-1], Undone)
    assert match.log[-1].agreed == (0, 1)


def test_vote_ends_with_a_no_or_a_move() -> None:
    match = drill(3, seed=5)
    for seat in range(3):
        play(match, seat, "door 1")
    match.undo([2], ask=True)
    assert match.answer_vote([0], False) is None
    assert match.vote is None
    with pytest.raises(NotAllowed):
        match.answer_vote([1], True)
    match.undo([2], ask=True)
    play(match, match.waiting()[0], "pass")
    assert match.vote is None


def test_undo_vote_skips_bots() -> None:
    match = drill(2)
    match.accept(match.set_occupant(1, Occupant("bot", "Bruno", "novice")))
    play(match, 0, "door 1")
    play(match, 1, "door 1")
    back = match.undo([0], ask=True)
    assert isinstance(back, PreparedEntry)
    match.accept(back)
    assert set(match.waiting()) == {0, 1}


def test_undo_includes_automatic_actions_after_the_choice() -> None:
    match = drill(2, seed=5)
    play(match, 0, "door 1")
    mark = position(match)
    match.set_auto_pass(0, AutoPass(until_turn=True))
    play(match, 1, "door 1")
    step = match.next_automatic_entry()
    assert step is not None
    match.accept(step)
    assert isinstance(match.log[-1], Moved)
    assert match.log[-1].auto
    back = match.undo([0, 1], ask=True)
    assert isinstance(back, PreparedEntry)
    match.accept(back)
    assert position(match) == mark


@pytest.mark.parametrize("is_default", [True, False])
def test_answers_by_default_of_other_seats_are_undone_along(is_default: bool) -> None:
    """In City of Horror a move does not concern the others. A pass by their own setting stays a boundary."""
    match = Match.new(CITY, [Occupant("person", name) for name in "ABC"], CITY.default_setup(3), 4)
    passed, seat, before = None, -1, ""
    while passed is None or passed.last.seat == seat or not match.undo_reach([seat]).steps:
        seat, before = match.waiting()[0], position(match)
        if not is_default:
            match.auto_pass = {other: AutoPass(until_turn=True) for other in range(3) if other != seat}
        play(match, seat, texts(match, seat)[0])
        passed = match.next_automatic_entry()
    assert passed is not None
    match.accept(passed)
    assert (match.undo_reach([seat]).steps > 0) == is_default
    if is_default:
        back = match.undo([seat])
        assert isinstance(back, PreparedEntry)
        match.accept(back)
        assert position(match) == before
        match.accept(match.redo([seat]))
        assert Match.resume(match.header, match.log).undo_reach([seat]).steps > 0
