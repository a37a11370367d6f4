"""Frames: the stack, questions, sealed ballots, reopening and nested windows, notation."""

import pytest

from shamble.core import engine
from shamble.core.actions import Pass
from shamble.core.frames import PASSED, SEALED, UNANSWERED, Frame
from shamble.core.refusals import Refusal, Refused
from shamble.core.visibility import KERNEL_VISIBILITY, PUBLIC, redact
from tests.core.tiny_game import Chime, End, Note, Pane, Question, Say, Tiny, Vote, tiny

TABLE = {"log": PUBLIC, "bag": PUBLIC}


def do(g: Tiny, seat: int, text: str) -> None:
    action = engine.find(g, seat, text)
    assert action is not None
    engine.apply(g, seat, action)


# -------------------------------------------------------------------- the stack


def test_top_frame_runs_first() -> None:
    g = tiny(Note("a", ("b", "c")), Note("d"))
    engine.start(g)
    assert g.log == ["a", "c", "b", "d"]
    assert engine.pending(g) is None


def test_end_clears_the_stack() -> None:
    g = tiny(Note("a"), Vote(), End(), Note("never"))
    engine.start(g)
    do(g, 0, "say a")
    do(g, 1, "say a")
    assert (g.outcome, g.winners, g.stack, g.answers) == ("done", (0,), [], [])
    assert g.is_over()
    assert "never" not in g.log
    assert engine.legal(g, 0) == []
    assert engine.waiting(g) == ()
    assert [r.key for r in engine.explain(g, 0, Say("a"))] == ["no-game-over"]
    assert engine.refused_actions(g, 0) == []
    assert engine.find(g, 0, "say a") is None


def test_state_without_clone_raises() -> None:
    from shamble.core.state import State

    with pytest.raises(TypeError, match="clone"):
        State(2).clone()


def test_clone_and_original_are_independent() -> None:
    g = tiny(Vote(), Note("after"))
    engine.start(g)
    copy = g.clone()
    do(g, 0, "say b")
    assert engine.waiting(copy) == (0, 1)
    do(copy, 0, "say a")
    do(copy, 1, "say a")
    assert (g.log, copy.log) == ([], ["revealed say a say a", "after"])
    assert engine.waiting(g) == (1,)


def test_frames_are_equal_by_their_fields() -> None:
    assert Note("a", ("b",)) == Note("a", ("b",))
    assert hash(Note("a", ("b",))) == hash(Note("a", ("b",)))
    assert Note("a") != Note("b")
    assert Note("inner") != Pane("inner")
    assert repr(Pane("inner")) == "Pane(name='inner')"


# -------------------------------------------------------------------- a question to one seat


def test_question_waits_only_for_its_seat() -> None:
    g = tiny(Question(1), Note("after"))
    engine.start(g)
    assert (engine.waiting(g), g.stack[-1].kind()) == ((1,), "turn")
    assert [a.text(g) for a in engine.legal(g, 1)] == ["say yes", "say no"]
    assert engine.legal(g, 0) == []
    do(g, 1, "say yes")
    assert g.log == ["1: yes", "after"]


def test_refusal_has_every_reason() -> None:
    g = tiny(Question(1))
    engine.start(g)
    assert engine.refused_actions(g, 1) == [(Say("rude"), [Refusal("no-rude", "T-1")])]
    with pytest.raises(Refused) as no:
        engine.apply(g, 1, Say("rude"))
    assert no.value.reasons == [Refusal("no-rude", "T-1")]
    assert str(no.value) == "no-rude (T-1)"
    assert [r.key for r in engine.explain(g, 0, Say("yes"))] == ["no-not-your-decision"]
    assert [r.key for r in engine.explain(g, 1, Say("other"))] == ["no-not-now"]
    assert [r.key for r in engine.explain(g, 1, Chime(True))] == ["no-not-now"]
    assert g.log == []  # and nothing has happened


def test_find_ignores_case_and_spaces() -> None:
    g = tiny(Question(0))
    engine.start(g)
    assert engine.find(g, 0, "  SAY   Yes ") == Say("yes")
    assert engine.find(g, 0, "say rude") == Say("rude")  # illegal candidates are found, too
    assert engine.find(g, 0, "say") is None
    assert engine.find(g, 1, "say yes") is None


def test_events_are_recorded_only_with_a_record() -> None:
    g = tiny(Question(0), Question(0))
    engine.start(g)
    assert g.record is None
    engine.apply_unchecked(g, 0, Say("yes"))
    assert g.record is None


# -------------------------------------------------------------------- ballots


def test_ballot_is_sealed_until_the_last_answer() -> None:
    g = tiny(Vote(), seats=3)
    engine.start(g)
    assert (engine.waiting(g), g.stack[-1].kind()) == ((0, 1, 2), "ballot")
    do(g, 1, "say c")
    assert g.log == []
    assert engine.waiting(g) == (0, 2)
    for seat, seen in ((0, SEALED), (1, 2), (2, SEALED), (-1, SEALED)):
        assert redact(g, seat, TABLE).answers == [(UNANSWERED, seen, UNANSWERED)]
    do(g, 0, "say a")
    do(g, 2, "say b")
    assert g.log == ["revealed say a say c say b"]
    assert g.answers == []


def test_answer_can_change_until_the_ballot_closes() -> None:
    g = tiny(Vote(), seats=2)
    engine.start(g)
    do(g, 0, "say a")
    assert engine.waiting(g) == (1,)
    assert len(engine.legal(g, 0)) == 3  # the ballot is still open
    do(g, 0, "say c")
    assert engine.waiting(g) == (1,)
    do(g, 1, "say b")
    assert g.log == ["revealed say c say b"]


def test_consecutive_ballots_have_separate_answers() -> None:
    g = tiny(Vote(), Vote(), seats=2)
    engine.start(g)
    for seat, word in ((1, "a"), (0, "b"), (0, "c"), (1, "c")):
        do(g, seat, "say " + word)
    assert g.log == ["revealed say b say a", "revealed say c say c"]


# -------------------------------------------------------------------- windows


def test_window_closes_when_all_have_passed() -> None:
    g = tiny(Pane("outer"), Note("after"), seats=3)
    engine.start(g)
    assert g.stack[-1].kind() == "window"
    do(g, 2, "pass")
    do(g, 0, "pass")
    assert (engine.waiting(g), g.log) == ((1,), [])
    do(g, 1, "pass")
    assert g.log == ["outer closed", "after"]
    assert g.answers == []


def test_playing_a_card_reopens_the_window_for_all() -> None:
    g = tiny(Pane("outer"), seats=3)
    engine.start(g)
    do(g, 0, "pass")
    do(g, 1, "chime")
    assert engine.waiting(g) == (0, 1, 2)
    for seat in range(3):
        do(g, seat, "pass")
    assert g.log == ["1 chimes", "outer closed"]


def test_seat_that_passed_can_still_play() -> None:
    g = tiny(Pane("outer"), seats=2)
    engine.start(g)
    do(g, 0, "pass")
    do(g, 0, "chime")
    assert (g.log, engine.waiting(g)) == (["0 chimes"], (0, 1))


def test_windows_can_nest() -> None:
    g = tiny(Pane("outer"), seats=2)
    engine.start(g)
    do(g, 1, "pass")
    do(g, 0, "chime deeper")
    assert len(g.answers) == 2
    do(g, 0, "pass")
    do(g, 1, "chime deeper")  # nests once more
    for _ in range(2):
        do(g, 0, "pass")
        do(g, 1, "pass")
    assert g.log == ["0 chimes", "1 chimes", "inner closed", "inner closed"]
    assert (engine.waiting(g), g.answers) == (
        (0, 1),
        [(UNANSWERED, UNANSWERED)],
    )  # the outer window is open again, for all
    do(g, 0, "pass")
    assert g.answers == [(PASSED, UNANSWERED)]
    do(g, 1, "pass")
    assert g.log[-1] == "outer closed"


def test_passes_are_public() -> None:
    g = tiny(Pane("outer"), seats=3)
    engine.start(g)
    do(g, 1, "pass")
    assert redact(g, 0, TABLE).answers == [(UNANSWERED, PASSED, UNANSWERED)]


def test_ballot_inside_a_window_is_sealed() -> None:
    g = tiny(Pane("outer"), seats=2)
    engine.start(g)
    do(g, 0, "pass")
    g.push(Vote())
    do(g, 1, "say b")
    assert redact(g, 0, TABLE).answers == [(PASSED, UNANSWERED), (UNANSWERED, SEALED)]
    assert redact(g, 1, TABLE).answers == [(PASSED, UNANSWERED), (UNANSWERED, 1)]
    do(g, 0, "say a")
    assert g.log == ["revealed say a say b"]
    assert g.answers == [(PASSED, UNANSWERED)]


def test_card_can_close_the_window_early() -> None:
    g = tiny(Note("before"), Pane("outer"), Note("after"), seats=2)
    engine.start(g)
    window = g.stack[-1]
    assert isinstance(window, Pane)
    window.close_early(g)
    assert (g.answers, len(g.stack)) == ([], 1)


def test_plain_frame_asks_no_seat() -> None:
    frame: Frame[Tiny] = Frame()
    g = tiny(frame)
    engine.start(g)
    assert (engine.waiting(g), frame.kind(), frame.legal(g, 0)) == ((), "", [])
    assert frame.prompt(g).key == "ask-frame"
    assert KERNEL_VISIBILITY["stack"] == "frames"
    assert Pass().verb() == "pass"
