"""Automatic actions: only options, queued routes, repeated answers; and prospects."""

from typing import Any

import pytest

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Event, Line
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
    def __init__(self, alarm: bool, secret: bool, wound: bool) -> None:
        self.alarm = alarm
        self.secret = secret
        self.wound = wound

    def line(self) -> Line:
        return Line("event-seen", tone="bad" if self.wound else "good")

    def interrupts_plan(self) -> bool:
        return self.alarm

    def reveals(self) -> bool:
        return self.secret


class Shake(Roll[DrillState]):
    def on_roll(self, g: DrillState, faces: tuple[int, ...]) -> None:
        pass


class Step(Action[DrillState]):
    """Enters one square of a corridor; its letter says what happens there."""

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
        if self.what in "aswg":
            g.emit(Seen(self.what == "a", self.what == "s", self.what == "w"))

    def prospects(self, g: DrillState, seat: int) -> list[Prospect]:
        cards = sum(card == -1 for hand in g.hands for card in hand)
        return [Prospect("hint-random", {"unknown": cards}, 0.5), Prospect("no-not-now", tone="bad")]


class Turn(Action[DrillState]):
    """A choice between a long and a short way."""

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
    match.active[-1].state = match.state.clone()  # undo returns here
    return match


def run(match: Match) -> list[str]:
    """Accept all automatic entries."""
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


def test_queued_route_is_undone_at_once() -> None:
    match = corridor("....")
    before = position(match)
    assert walk(match, "step 2", "step 3") == ["step 2", "step 3"]
    assert at(match) == 3
    match.accept(match.undo([0]))  # type: ignore[arg-type]
    assert position(match) == before


@pytest.mark.parametrize(
    ("squares", "stop"), [(".d..", 2), (".a..", 2), (".s..", 2), (".w..", 2), (".g..", 4)]
)
def test_queue_ends_when_something_happens(squares: str, stop: int) -> None:
    match = corridor(squares)
    walk(match, "step 2", "step 3", "step 4")
    assert at(match) == stop


def test_queue_ends_at_a_question_or_illegal_step() -> None:
    match = corridor(".x..")
    walk(match, "step 2", "step 3")
    assert not isinstance(match.pending(), Corridor)
    match = corridor("....")
    assert walk(match, "step 3", "step 4") == []
    assert at(match) == 1
    assert not match.automations


def test_refused_first_action_queues_nothing() -> None:
    match = corridor("....")
    with pytest.raises(NotAllowed):
        match.act(0, match.decision_id, "step 9", then=["step 10"])
    assert not match.automations


def test_own_action_ends_the_queue() -> None:
    match = corridor("....")
    match.accept(match.act(0, match.decision_id, "step 1", then=["step 2", "step 3"]))
    play(match, 0, "turn")
    assert run(match) == []


def test_repeated_answers_are_in_order_and_undone_at_once() -> None:
    match = corridor("....")
    before = position(match)
    decision = pending_decision(match, [0])
    assert decision is not None
    assert decision.routine is not None
    assert decision.routine.key == "rest-steps"
    match.accept(match.act(0, match.decision_id, "", rest=True))
    assert run(match) == ["step 2", "step 3", "step 4"]
    match.accept(match.undo([0]))  # type: ignore[arg-type]
    assert position(match) == before


def test_repeated_answer_continues_after_dice() -> None:
    match = corridor(".d..")
    match.accept(match.act(0, match.decision_id, "step 1", rest=True))
    assert run(match)[:3] == ["step 2", "step 3", "step 4"]


def test_rest_without_a_routine_is_refused() -> None:
    match = drill(2)
    with pytest.raises(NotAllowed, match="no-routine"):
        match.act(0, match.decision_id, "door 1", rest=True)


def test_only_option_is_automatic_unless_each_is_set() -> None:
    match = corridor("")
    assert run(match)[0] == "leave"
    match = corridor("")
    match.set_auto_pass(0, AutoPass(each=True))
    assert run(match) == []


def test_only_option_is_taken_without_confirmation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Leave, "needs_confirmation", lambda self, g: True)
    assert run(corridor(""))[0] == "leave"


def test_turn_does_not_end_while_undo_is_possible() -> None:
    """A seat that can still undo is asked, even if it has only one option."""
    match = corridor(".")
    play(match, 0, "step 1")
    assert [action.text(match.state) for action in match.options(0)] == ["leave"]
    assert run(match) == []
    match = corridor("d")
    play(match, 0, "step 1")
    assert run(match)[0] == "leave"


def test_prospects_use_only_visible_information() -> None:
    match = corridor(".")
    decision = pending_decision(match, [0])
    assert decision is not None
    first: Any = decision.options[0].prospects
    assert [(p.chance, p.tone) for p in first] == [(0.5, "good"), (None, "bad")]
    assert first[0].args["unknown"] == len(match.state.hands[1])  # type: ignore[attr-defined]
