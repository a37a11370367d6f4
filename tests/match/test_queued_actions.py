"""What a seat need not be asked: the only choice, further steps of a walk, the rest of a routine. And what is told
before an option is taken."""

from typing import Any

import pytest

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Event
from shamble.core.frames import Ask, Routine
from shamble.core.prospects import Prospect
from shamble.games.drill.state import DrillState
from shamble.match.errors import NotAllowed
from shamble.match.log import Moved
from shamble.match.match import Match
from shamble.match.protocol.view import AutoPass
from shamble.match.view.options import pending_decision
from tests.match.helpers import drill, play, position


class Seen(Event):
    def __init__(self, alarm: bool, secret: bool) -> None:
        self.alarm = alarm
        self.secret = secret

    def interrupts_plan(self) -> bool:
        return self.alarm

    def reveals(self) -> bool:
        return self.secret


class Shake(Roll[DrillState]):
    def on_roll(self, g: DrillState, faces: tuple[int, ...]) -> None:
        pass


class Step(Action[DrillState]):
    """One square of a corridor: what happens there is in its letter."""

    def __init__(self, to: int, what: str) -> None:
        self.to = to
        self.what = what

    def text(self, g: DrillState) -> str:
        return f"step {self.to}"

    def execute(self, g: DrillState, seat: int) -> None:
        if self.what != "x":
            g.push(Corridor(seat, self.to, CORRIDORS[-1]))
        if self.what == "d":
            g.push(Shake())
        if self.what in "as":
            g.emit(Seen(self.what == "a", self.what == "s"))

    def prospects(self, g: DrillState, seat: int) -> list[Prospect]:
        cards = sum(card == -1 for hand in g.hands for card in hand)
        return [Prospect("hint-random", {"unknown": cards}, 0.5), Prospect("no-not-now", tone="bad")]


class Turn(Action[DrillState]):
    """Round and about."""

    def execute(self, g: DrillState, seat: int) -> None:
        g.push(Corridor(seat, 0, CORRIDORS[-1]))


class Leave(Action[DrillState]):
    def ends_turn(self, g: DrillState) -> bool:
        return True

    def execute(self, g: DrillState, seat: int) -> None:
        g.push(Shake())


CORRIDORS: list[str] = []


class Corridor(Ask[DrillState]):
    def __init__(self, walker: int, at: int, squares: str) -> None:
        self.walker = walker
        self.at = at
        self.squares = squares

    def seat(self, g: DrillState) -> int:
        return self.walker

    def candidates(self, g: DrillState, seat: int) -> list[Action[DrillState]]:
        steps: list[Action[DrillState]] = []
        if self.at < len(self.squares):
            steps = [Step(self.at + 1, self.squares[self.at]), Turn()]
        return [*steps, Leave()]

    def routine(self, g: DrillState, seat: int) -> Routine | None:
        return Routine("rest-steps", listed=True) if self.at < len(self.squares) else None


def corridor(squares: str, seat: int = 0) -> Match:
    match = drill(2)
    CORRIDORS.append(squares)
    match.state.push(Corridor(seat, 0, squares))
    match.active[-1].state = match.state.clone()  # where undo goes back to
    return match


def run(match: Match) -> list[str]:
    """Everything that is done without being asked."""
    done = []
    while (step := match.next_automatic_entry()) is not None:
        match.accept(step)
        assert isinstance(step.entry, Moved)
        assert step.entry.auto
        done.append(step.entry.text)
    return done


def walk(match: Match, *then: str) -> list[str]:
    match.accept(match.act(0, match.decision_id, "step 1", then=then))
    return run(match)


def at(match: Match) -> int:
    frame = match.pending()
    assert isinstance(frame, Corridor)
    return frame.at


def test_a_walk_is_taken_step_by_step_and_taken_back_at_once() -> None:
    match = corridor("....")
    before = position(match)
    assert walk(match, "step 2", "step 3") == ["step 2", "step 3"]
    assert at(match) == 3
    match.accept(match.undo([0]))  # type: ignore[arg-type]
    assert position(match) == before


@pytest.mark.parametrize(("squares", "stop"), [(".d..", 2), (".a..", 2), (".s..", 2)])
def test_a_walk_stops_where_something_happens(squares: str, stop: int) -> None:
    match = corridor(squares)
    walk(match, "step 2", "step 3", "step 4")
    assert at(match) == stop


def test_a_walk_stops_at_another_question_and_at_a_refused_step() -> None:
    match = corridor(".x..")
    walk(match, "step 2", "step 3")
    assert not isinstance(match.pending(), Corridor)
    match = corridor("....")
    assert walk(match, "step 3", "step 4") == []
    assert at(match) == 1
    assert not match.automations


def test_a_first_step_that_is_refused_plans_nothing() -> None:
    match = corridor("....")
    with pytest.raises(NotAllowed):
        match.act(0, match.decision_id, "step 9", then=["step 10"])
    assert not match.automations


def test_what_somebody_does_by_hand_ends_the_plan() -> None:
    match = corridor("....")
    match.accept(match.act(0, match.decision_id, "step 1", then=["step 2", "step 3"]))
    play(match, 0, "turn")
    assert run(match) == []


def test_the_rest_is_done_in_the_order_listed_and_taken_back_at_once() -> None:
    match = corridor("....")
    before = position(match)
    told = pending_decision(match, [0])
    assert told is not None
    assert told.routine is not None
    assert told.routine.key == "rest-steps"
    match.accept(match.act(0, match.decision_id, "", rest=True))
    assert run(match) == ["step 2", "step 3", "step 4"]
    match.accept(match.undo([0]))  # type: ignore[arg-type]
    assert position(match) == before


def test_the_rest_goes_on_through_dice() -> None:
    match = corridor(".d..")
    match.accept(match.act(0, match.decision_id, "step 1", rest=True))
    assert run(match)[:3] == ["step 2", "step 3", "step 4"]


def test_no_rest_where_there_is_no_routine() -> None:
    match = drill(2)
    with pytest.raises(NotAllowed, match="no-routine"):
        match.act(0, match.decision_id, "door 1", rest=True)


def test_the_only_thing_is_done_unless_one_wants_to_be_asked() -> None:
    match = corridor("")
    assert run(match)[0] == "leave"
    match = corridor("")
    match.set_auto_pass(0, AutoPass(each=True))
    assert run(match) == []


def test_a_turn_is_not_ended_over_somebodys_head() -> None:
    """Whoever could still take something back is asked, even if there is nothing else to do."""
    match = corridor(".")
    play(match, 0, "step 1")
    assert [action.text(match.state) for action in match.options(0)] == ["leave"]
    assert run(match) == []
    match = corridor("d")
    play(match, 0, "step 1")
    assert run(match)[0] == "leave"


def test_prospects_are_told_from_what_the_seat_may_know() -> None:
    match = corridor(".")
    told = pending_decision(match, [0])
    assert told is not None
    first: Any = told.options[0].prospects
    assert [(p.chance, p.tone) for p in first] == [(0.5, "good"), (None, "bad")]
    assert first[0].args["unknown"] == len(match.state.hands[1])  # type: ignore[attr-defined]
