"""Frames: the stack, questions, sealed ballots, windows that reopen and nest, refusals, notation."""

import pytest

from shamble.core import engine
from shamble.core.actions import Pass
from shamble.core.frames import PASSED, SEALED, UNANSWERED, Frame
from shamble.core.refusals import Refusal, Refused
from shamble.core.visibility import KERNEL_VISIBILITY, PUBLIC, redact
from tests.core.tiny import Chime, End, Note, Pane, Question, Say, Tiny, Vote, tiny

TABLE = {"log": PUBLIC, "bag": PUBLIC}


def do(g: Tiny, seat: int, text: str) -> None:
    action = engine.find(g, seat, text)
    assert action is not None
    engine.apply(g, seat, action)


# -------------------------------------------------------------------- the stack


def test_frames_run_innermost_first() -> None:
    g = tiny(Note("a", ("b", "c")), Note("d"))
    engine.start(g)
    assert g.log == ["a", "c", "b", "d"]
    assert engine.pending(g) is None


def test_the_end_clears_everything_that_was_pending() -> None:
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


def test_a_state_has_to_say_how_it_is_cloned() -> None:
    from shamble.core.state import State

    with pytest.raises(TypeError, match="clone"):
        State(2).clone()


def test_a_clone_is_independent_both_ways() -> None:
    g = tiny(Vote(), Note("after"))
    engine.start(g)
    copy = g.clone()
    do(g, 0, "say b")
    assert engine.waiting(copy) == (0, 1)
    do(copy, 0, "say a")
    do(copy, 1, "say a")
    assert (g.log, copy.log) == ([], ["revealed say a say a", "after"])
    assert engine.waiting(g) == (1,)


def test_frames_are_equal_by_what_they_hold() -> None:
    assert Note("a", ("b",)) == Note("a", ("b",))
    assert hash(Note("a", ("b",))) == hash(Note("a", ("b",)))
    assert Note("a") != Note("b")
    assert Note("inner") != Pane("inner")
    assert repr(Pane("inner")) == "Pane(name='inner')"


# -------------------------------------------------------------------- a question to one seat


def test_a_question_waits_for_its_seat_alone() -> None:
    g = tiny(Question(1), Note("after"))
    engine.start(g)
    assert (engine.waiting(g), g.stack[-1].kind()) == ((1,), "turn")
    assert [a.text(g) for a in engine.legal(g, 1)] == ["say yes", "say no"]
    assert engine.legal(g, 0) == []
    do(g, 1, "say yes")
    assert g.log == ["1: yes", "after"]


def test_what_is_refused_is_refused_with_every_reason() -> None:
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


def test_notation_is_found_whatever_its_case_and_spaces() -> None:
    g = tiny(Question(0))
    engine.start(g)
    assert engine.find(g, 0, "  SAY   Yes ") == Say("yes")
    assert engine.find(g, 0, "say rude") == Say("rude")  # tried, and explained
    assert engine.find(g, 0, "say") is None
    assert engine.find(g, 1, "say yes") is None


def test_events_are_kept_for_whoever_listens_only() -> None:
    g = tiny(Question(0), Question(0))
    engine.start(g)
    assert g.record is None
    engine.apply_unchecked(g, 0, Say("yes"))
    assert g.record is None


# -------------------------------------------------------------------- ballots


def test_a_ballot_is_sealed_until_the_last_has_answered() -> None:
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


def test_an_answer_may_be_changed_until_the_ballot_closes() -> None:
    g = tiny(Vote(), seats=2)
    engine.start(g)
    do(g, 0, "say a")
    assert engine.waiting(g) == (1,)
    assert len(engine.legal(g, 0)) == 3  # still
    do(g, 0, "say c")
    assert engine.waiting(g) == (1,)
    do(g, 1, "say b")
    assert g.log == ["revealed say c say b"]


def test_two_ballots_one_after_the_other_do_not_mix() -> None:
    g = tiny(Vote(), Vote(), seats=2)
    engine.start(g)
    for seat, word in ((1, "a"), (0, "b"), (0, "c"), (1, "c")):
        do(g, seat, "say " + word)
    assert g.log == ["revealed say b say a", "revealed say c say c"]


# -------------------------------------------------------------------- windows


def test_a_window_closes_when_everybody_has_passed() -> None:
    g = tiny(Pane("outer"), Note("after"), seats=3)
    engine.start(g)
    assert g.stack[-1].kind() == "window"
    do(g, 2, "pass")
    do(g, 0, "pass")
    assert (engine.waiting(g), g.log) == ((1,), [])
    do(g, 1, "pass")
    assert g.log == ["outer closed", "after"]
    assert g.answers == []


def test_whoever_plays_opens_it_again_for_all() -> None:
    g = tiny(Pane("outer"), seats=3)
    engine.start(g)
    do(g, 0, "pass")
    do(g, 1, "chime")
    assert engine.waiting(g) == (0, 1, 2)
    for seat in range(3):
        do(g, seat, "pass")
    assert g.log == ["1 chimes", "outer closed"]


def test_who_has_passed_may_change_his_mind_while_it_is_open() -> None:
    g = tiny(Pane("outer"), seats=2)
    engine.start(g)
    do(g, 0, "pass")
    do(g, 0, "chime")
    assert (g.log, engine.waiting(g)) == (["0 chimes"], (0, 1))


def test_windows_nest() -> None:
    g = tiny(Pane("outer"), seats=2)
    engine.start(g)
    do(g, 1, "pass")
    do(g, 0, "chime deeper")
    assert len(g.answers) == 2
    do(g, 0, "pass")
    do(g, 1, "chime deeper")  # and once more
    for _ in range(2):
        do(g, 0, "pass")
        do(g, 1, "pass")
    assert g.log == ["0 chimes", "1 chimes", "inner closed", "inner closed"]
    assert (engine.waiting(g), g.answers) == (
        (0, 1),
        [(UNANSWERED, UNANSWERED)],
    )  # the outer one is open again, for all
    do(g, 0, "pass")
    assert g.answers == [(PASSED, UNANSWERED)]
    do(g, 1, "pass")
    assert g.log[-1] == "outer closed"


def test_passes_are_no_secret() -> None:
    g = tiny(Pane("outer"), seats=3)
    engine.start(g)
    do(g, 1, "pass")
    assert redact(g, 0, TABLE).answers == [(UNANSWERED, PASSED, UNANSWERED)]


def test_a_ballot_inside_a_window_is_sealed_on_its_own() -> None:
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


def test_a_window_can_be_closed_by_what_was_played() -> None:
    g = tiny(Note("before"), Pane("outer"), Note("after"), seats=2)
    engine.start(g)
    window = g.stack[-1]
    assert isinstance(window, Pane)
    window.close_early(g)
    assert (g.answers, len(g.stack)) == ([], 1)


def test_the_plain_frame_asks_nobody() -> None:
    frame: Frame[Tiny] = Frame()
    g = tiny(frame)
    engine.start(g)
    assert (engine.waiting(g), frame.kind(), frame.legal(g, 0)) == ((), "", [])
    assert frame.prompt(g).key == "ask-frame"
    assert KERNEL_VISIBILITY["stack"] == "frames"
    assert Pass().verb() == "pass"
