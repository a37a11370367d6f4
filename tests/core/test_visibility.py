"""Visibility of fields, frames and answers."""

from shamble.core import engine
from shamble.core.frames import UNANSWERED, Frame
from shamble.core.rng import stream
from shamble.core.state import NO_STREAM
from shamble.core.visibility import (
    COUNT,
    HIDDEN,
    OWNER,
    PUBLIC,
    SPECTATOR,
    UNKNOWN,
    View,
    deal_unknown,
    imagination_stream,
    imagine_kernel,
    redact,
    undeclared_fields,
)
from tests.core.tiny_game import Note, Question, Tiny, Vote, tiny


class Hands(Tiny):
    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.hands: list[list[int]] = [[1, 2], [3]]
        self.secret = 7
        self.open = [5]

    def clone(self) -> "Hands":
        other = Hands(self.seats)
        self.copy_to(other)
        other.log, other.bag = self.log[:], self.bag[:]
        other.hands = [hand[:] for hand in self.hands]
        other.secret, other.open = self.secret, self.open[:]
        return other


TABLE = {"log": PUBLIC, "bag": COUNT, "hands": OWNER, "secret": HIDDEN, "open": PUBLIC}


def test_undeclared_field_is_reported() -> None:
    g = Hands()
    assert undeclared_fields(g, TABLE) == []
    assert undeclared_fields(g, {k: v for k, v in TABLE.items() if k != "secret"}) == ["secret"]


def test_entry_without_a_field_is_reported() -> None:
    assert undeclared_fields(Hands(), TABLE | {"ghost": PUBLIC}) == ["ghost"]


def test_record_and_source_need_no_visibility() -> None:
    assert not {"record", "source"} & set(undeclared_fields(Hands(), {}))
    assert undeclared_fields(Hands(), {}) == ["bag", "hands", "log", "open", "secret"]


def test_redact_follows_each_policy() -> None:
    g = Hands()
    g.seed(3)
    for seat, hands in (
        (0, [[1, 2], [UNKNOWN]]),
        (1, [[UNKNOWN] * 2, [3]]),
        (SPECTATOR, [[UNKNOWN] * 2, [UNKNOWN]]),
    ):
        known = redact(g, seat, TABLE)
        assert known.hands == hands
        assert known.bag == [UNKNOWN] * 3
        assert known.secret == 0
        assert known.open == [5]
        assert known.decks is NO_STREAM
        assert known.dice is NO_STREAM


def test_redact_does_not_change_the_state() -> None:
    g = Hands()
    g.seed(3)
    known = redact(g, 0, TABLE)
    known.open.append(9)
    known.hands[0].append(9)
    assert (g.hands, g.bag, g.secret, g.open) == ([[1, 2], [3]], [10, 11, 12], 7, [5])
    assert g.dice is not NO_STREAM


class Whisper(Question):
    """A question that holds a secret."""

    def __init__(self, player: int, word: str) -> None:
        super().__init__(player)
        self.word = word

    def seen_by(self, g: Tiny, seat: int) -> Frame[Tiny]:
        return self if seat == self.player else Whisper(self.player, "")


def test_frame_decides_what_a_seat_sees_of_it() -> None:
    g = tiny(Whisper(1, "psst"), Note("after"))
    table = {"log": PUBLIC, "bag": PUBLIC}
    assert redact(g, 1, table).stack[-1] == Whisper(1, "psst")
    assert redact(g, 0, table).stack[-1] == Whisper(1, "")
    assert redact(g, SPECTATOR, table).stack[0] == Note("after")


def test_unknown_cards_are_dealt_from_unseen_ones() -> None:
    piles = [[1, UNKNOWN], [UNKNOWN, UNKNOWN], [4]]
    deal_unknown(piles, [1, 2, 3, 4, 5], stream(1, 77))
    assert piles[0][0] == 1
    assert piles[2] == [4]
    assert sorted(card for pile in piles for card in pile) == [1, 2, 3, 4, 5]
    seen = set()
    for seed in range(30):
        other = [[1, UNKNOWN], [UNKNOWN, UNKNOWN], [4]]
        deal_unknown(other, [1, 2, 3, 4, 5], stream(seed, 77))
        seen.add(other[0][1])
    assert seen == {2, 3, 5}


def test_sealed_answers_are_imagined_except_own() -> None:
    table = {"log": PUBLIC, "bag": PUBLIC}
    g = tiny(Vote(), seats=3)
    engine.start(g)
    for seat, word in ((0, "c"), (1, "b")):
        engine.apply(g, seat, engine.find(g, seat, "say " + word))  # type: ignore[arg-type]
    imagined = set()
    for seed in range(30):
        view = View(0, redact(g, 0, table))
        state = view.known.clone()
        imagine_kernel(state, imagination_stream(seed))
        assert (state.answers[0][0], state.answers[0][2]) == (2, UNANSWERED)
        imagined.add(state.answers[0][1])
    assert imagined == {0, 1, 2}


def test_imagined_chance_differs_from_real_chance() -> None:
    g = tiny(Question(0), seed=5)
    state = redact(g, 0, {"log": PUBLIC, "bag": PUBLIC})
    imagine_kernel(state, imagination_stream(1))
    assert int(state.dice.state) not in (int(g.dice.state), int(NO_STREAM.state))
