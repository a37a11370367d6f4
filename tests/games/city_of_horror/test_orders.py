"""Which windows ask a player (CH-G76): by public facts, and never only because a trade is possible."""

import pytest

from shamble.core import engine
from shamble.core.actions import Pass
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.visibility import SPECTATOR
from shamble.games.city_of_horror import GAME
from shamble.match.auto_pass import automatic_action
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.view import AutoPass
from tests.games.city_of_horror.table import Table

BANK = "red geek bank; pistol\npurple mom church; pistol\ngreen thief bank\n"


def asked(t: Table) -> list[str]:
    """Return the waiting colours that the match asks, rather than passing for them."""
    seats = engine.waiting(t.g)
    return [t.colour_of(seat) for seat in seats if automatic_action(t.g, seat, AutoPass()) is None]


def test_an_offer_alone_is_no_reason_to_be_asked() -> None:
    t = Table("red geek- bank\npurple mom- bank; pistol\ngreen thief- church\nzombies bank 5\nat attack bank")
    assert "offer purple" in t.options("red")
    assert automatic_action(t.g, 0, AutoPass(only=True)) == Pass()
    assert automatic_action(t.g, 1, AutoPass(only=True)) is None  # a Pistol could be played
    assert automatic_action(t.g, 0, AutoPass()) is None


def test_pass_until_my_turn() -> None:
    t = Table(BANK + "zombies bank 5\nat attack bank")
    assert automatic_action(t.g, 0, AutoPass(until_turn=True)) == Pass()


@pytest.mark.rule("CH-18.01")
def test_auto_pass_ends_at_an_offer_to_the_seat() -> None:
    """A new offer to a seat that keeps passing asks it again."""
    t = Table(BANK + "zombies bank 5\nat attack bank")

    def routines() -> list[str]:
        results = [t.g.stack[-1].routine(t.g, seat) for seat in range(3)]
        return [routine.key if routine is not None else "" for routine in results]

    assert routines() == ["rest-pass"] * 3
    assert t.options("red")[0] == "pass"
    t.do("green", "offer red")
    t.do("green", "want-card")
    t.do("green", "send")
    assert routines() == ["", "rest-pass", "rest-pass"]


@pytest.mark.rule("CH-G76", "CH-11.01")
@pytest.mark.parametrize(("zombies", "who"), [(2, []), (3, ["red", "green"])])
def test_attack_window_asks_those_who_could_be_eaten(zombies: int, who: list[str]) -> None:
    t = Table(BANK + f"zombies bank {zombies}\nat attack bank")
    assert t.waiting == ["red", "purple", "green"]
    assert asked(t) == who


@pytest.mark.rule("CH-G76")
def test_attack_window_asks_a_helper_but_not_the_hidden() -> None:
    t = Table(BANK.replace("geek", "geek!") + "zombies bank 5\nat attack bank")
    assert asked(t) == ["green"]
    t.do("purple", "offer green")
    t.play("purple", "promise", "promise-help", "about bank", "number 1", "send")
    t.do("green", "accept purple")
    assert asked(t) == ["purple", "green"]


@pytest.mark.rule("CH-G76", "CH-18.01")
def test_a_seat_with_an_offer_is_asked_anywhere() -> None:
    """Whether it answers one or puts one together."""
    t = Table(BANK + "at attack bank")
    assert asked(t) == []
    t.do("purple", "offer red")
    assert asked(t) == ["purple"]
    t.play("purple", "give pistol", "send")
    assert asked(t) == ["red"]


@pytest.mark.rule("CH-G76")
def test_each_asks_in_every_window() -> None:
    t = Table(BANK + "at attack bank")
    assert [automatic_action(t.g, seat, AutoPass(each=True)) for seat in range(3)] == [None] * 3


@pytest.mark.rule("CH-G76", "CH-G36")
@pytest.mark.parametrize(
    ("at", "window", "who"),
    [
        ("window", "look", ["red", "purple"]),
        ("rescue", "rescue", ["red", "purple", "green"]),
        ("location church", "use", []),
    ],
)
def test_hour_and_rescue_ask_and_step_a_does_not(at: str, window: str, who: list[str]) -> None:
    """At the beginning of an hour those with a card or a rested character; green has neither."""
    t = Table(f"red geek bank\npurple mom- church; pistol\ngreen thief- church; ; 1 antidote\nat {at}")
    assert t.asks == "ask-window-" + window
    assert asked(t) == who


@pytest.mark.rule("CH-G76", "CH-12.02")
@pytest.mark.parametrize(
    ("thief", "who"),
    [("bank", ["red", "green"]), ("church", []), ("bank, mom bank", ["red", "purple", "green"])],
)
def test_sharing_window_asks_the_voters(thief: str, who: list[str]) -> None:
    purple = "mom bank" if "mom" in thief else "mom church"
    text = f"red geek bank\npurple {purple}\ngreen thief {thief.partition(',')[0]}\n"
    t = Table(text + "drops bank 1 antidote alarm\nat share bank")
    assert t.asks == "ask-window-sharing"
    assert asked(t) == who


@pytest.mark.rule("CH-G76", "CH-19.16", "CH-20.26")
def test_move_window_asks_the_mover() -> None:
    t = Table("red geek bank; sneakers\npurple mom church\ngreen thief- church\nat move church bank bank")
    assert asked(t) == ["red"]
    t.close()
    t.do("red", "move geek")
    assert asked(t) == ["purple"]
    t.close()
    t.do("purple", "move mom")
    assert asked(t) == []  # green moves, and has neither a card nor a rested character


@pytest.mark.rule("CH-G76", "CH-20.04")
@pytest.mark.parametrize(("blonde", "who"), [("blonde", ["red"]), ("blonde-", [])])
def test_last_window_of_the_moves_asks_the_blonde(blonde: str, who: list[str]) -> None:
    text = f"red {blonde} bank, geek church\npurple mom church; pistol\ngreen thief church\n"
    t = Table(text + "at move hospital bank bank")
    for mover in ("geek", "mom", "thief"):
        t.close()
        t.do(t.waiting[0], "move " + mover)
    assert t.asks == "ask-window-moved"
    assert asked(t) == who


@pytest.mark.rule("CH-G76", "CH-20.21")
@pytest.mark.parametrize(("place", "who"), [("church", ["purple"]), ("hospital", [])])
def test_undo_window_asks_the_priest_if_joined(place: str, who: list[str]) -> None:
    t = Table(f"red geek bank\npurple priest church\ngreen thief bank\nat move {place} bank bank")
    t.close()
    t.do("red", "move geek")
    assert t.asks == "ask-undo-move"
    assert asked(t) == who


@pytest.mark.rule("CH-G76", "CH-23.02")
def test_window_against_a_card_asks_who_could_cancel() -> None:
    """Not its own player, and no hands once both Tear Gas Grenades are discarded."""
    text = "red geek bank; pistol alarm\npurple mom church; tear_gas tear_gas\ngreen punk{} bank; kitty\n"
    text += "zombies bank 5\nat attack bank"
    t = Table(text.format(""))
    t.play("red", "play pistol", "at bank")
    assert asked(t) == ["purple", "green"]
    t = Table(text.format("-"))
    t.play("red", "play pistol", "at bank")
    t.do("purple", "play tear_gas")
    t.do("purple", "play tear_gas")
    assert t.waiting == ["red", "green"]  # by their hands
    assert asked(t) == []


@pytest.mark.rule("CH-G76", "CH-G43")
def test_bargain_asks_the_tied_and_the_last_of_a_player() -> None:
    t = Table("red mom church\npurple geek bank\ngreen thief bank\nzombies bank 5\nat attack bank")
    t.close()
    t.vote(purple="green", green="purple")
    assert t.asks == "ask-bargain"
    assert asked(t) == ["purple", "green"]
    t.close()
    t.do("red", "tie green")
    assert t.asks == "ask-bargain"
    assert asked(t) == ["green"]


@pytest.mark.rule("CH-G76", "CH-G43")
def test_bargain_asks_no_one_for_an_ordinary_victim() -> None:
    t = Table("red geek bank, mom bank, punk bank\nzombies bank 5\nat attack bank")
    t.close()
    assert t.asks == "ask-bargain"
    assert asked(t) == []


@pytest.mark.rule("CH-G62", "CH-G76")
@pytest.mark.parametrize("seed", range(2))
def test_not_being_asked_tells_nothing(seed: int) -> None:
    """Every seat, and a spectator, can work out from its own view who is asked in a window."""
    seats = 3 + seed
    g = GAME.new(Setup(seats, "standard", "", {"offers": 2}), seed)
    engine.start(g)
    numbers = stream(seed, 42)
    met: set[tuple[str, bool]] = set()
    for _ in range(700):
        frame = engine.pending(g)
        if frame is None:
            break
        owing = engine.waiting(g)
        if frame.kind() == "window":
            for viewer in (SPECTATOR, *range(seats)):
                known = GAME.view(g, viewer).known
                seen = engine.pending(known)
                assert seen is not None
                for seat in owing:
                    passed = frame.automatic_answer(g, seat) is not None
                    assert (seen.automatic_answer(known, seat) is not None) == passed
                    met.add((frame.topic(), passed))
        seat = owing[int(numbers.below(len(owing)))]
        options = engine.legal(g, seat)
        action = options[int(numbers.below(len(options)))]
        if int(numbers.below(4)):
            action = GAME.advise(GAME.view(g, seat), options, numbers).action
        engine.apply(g, seat, action)
    assert {(topic, passed) for topic in ("opportunity", "against") for passed in (True, False)} <= met


@pytest.mark.rule("CH-G76")
def test_a_person_decides_fifteen_times_an_hour_at_most() -> None:
    """With the hints of the game followed by all; the placement before the first hour included."""
    match = Match.new(GAME, [Occupant("person", f"P{n}") for n in range(5)], seed=1)
    decisions = 0
    while not match.state.is_over():
        entry = match.next_automatic_entry()
        if entry is None:
            seat = match.waiting()[0]
            action = match.novice_advice(seat).action
            entry = match.act(seat, match.decision_id, action.text(match.state))
            decisions += 1
        match.accept(entry)
    assert decisions / (4 * 5) <= 15
