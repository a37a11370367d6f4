"""Tests that each law can fail, on small games that break exactly one."""

from typing import Any

import pytest

from shamble.core.actions import Action
from shamble.core.chance import Draw
from shamble.core.events import Event
from shamble.core.frames import Ask, Frame, Prompt, Step
from shamble.core.game import Advice, Ending, Game
from shamble.core.laws import LawBroken, check_game
from shamble.core.options import Setup
from shamble.core.refusals import Refusal
from shamble.core.rng import Stream
from shamble.core.state import State
from shamble.core.visibility import COUNT, OWNER, PUBLIC, View, deal_unknown, imagine_kernel, redact

CARDS = 12
ROUNDS = 4


class Pot(State):
    """Seats draw cards in turn and keep or drop them."""

    def __init__(self, seats: int, breaks: str) -> None:
        super().__init__(seats)
        self.breaks = breaks
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bag: list[int] = list(range(CARDS))
        self.dropped: list[int] = []

    def clone(self) -> "Pot":
        other = Pot(self.seats, self.breaks)
        self.copy_to(other)
        other.turn = self.turn
        other.hands = self.hands if self.breaks in ("clone", "owner") else [hand[:] for hand in self.hands]
        other.bag = self.bag[:]
        other.dropped = self.dropped[:]
        other.shared = self.breaks == "owner"  # the original is not marked as shared
        return other

    def unshare(self) -> None:
        self.shared = False
        self.hands = [hand[:] for hand in self.hands]


class Turn(Step[Pot]):
    def run(self, g: Pot) -> None:
        if g.turn == ROUNDS * g.seats and g.breaks != "endless":
            g.end("done", (0,))
            return
        g.push(Turn())
        if g.breaks == "list":
            g.push(ListFrame([1, 2]))
        g.push(Keep(g.turn % g.seats))
        if g.bag:
            g.push(Take(g.turn % g.seats))
        g.turn += 1


class ListFrame(Step[Pot]):
    """A frame that holds a list (law 9)."""

    def __init__(self, things: list[int]) -> None:
        self.things = things

    def run(self, g: Pot) -> None:
        return


class Took(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat


LUCK = [0]


class Take(Draw[Pot]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def bag(self, g: Pot) -> list[int]:
        return g.bag

    def on_draw(self, g: Pot, card: int) -> None:
        if g.breaks == "lose" and len(g.hands[self.seat]) == 1:
            return  # law 6: the card is nowhere
        if g.breaks == "chance":
            LUCK[0] += 1  # law 1: something beside the state decides
            g.turn += LUCK[0] % 3 == 0
        g.hands[self.seat].append(card)
        g.emit(Took(self.seat))


class Drop(Action[Pot]):
    def __init__(self, card: int) -> None:
        self.card = card

    def text(self, g: Pot) -> str:
        return "drop" if g.breaks == "alike" else f"drop {self.card}"

    def refusals(self, g: Pot, seat: int) -> list[Refusal]:
        if g.breaks == "peek" and seat == 0 and any(card % 2 for card in g.hands[1]):
            return [Refusal("no-peek")]  # law 7: depends on another's hand
        return [Refusal("no-zero")] if self.card == 0 else []

    def execute(self, g: Pot, seat: int) -> None:
        g.hands[seat].remove(self.card)
        g.dropped.append(self.card)


class Stay(Action[Pot]):
    def text(self, g: Pot) -> str:
        return "stay"


class Swap(Action[Pot]):
    """Exchange a hidden card; its identity must stay secret."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self, g: Pot) -> str:
        return f"swap {self.card}"

    def execute(self, g: Pot, seat: int) -> None:
        g.hands[seat].remove(self.card)
        g.hands[seat].append(g.bag[0])
        g.bag[0] = self.card


class Keep(Ask[Pot]):
    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: Pot) -> int:
        return self.player

    def prompt(self, g: Pot) -> Prompt:
        if g.breaks == "prompt":
            return Prompt(
                "ask-keep", {"best": max(g.hands[0], default=0)}
            )  # law 7: tells all what seat 0 holds
        return Prompt("ask-keep")

    def is_secret(self, g: Pot, action: Action[Pot]) -> bool:
        return isinstance(action, Swap) and g.breaks != "told"  # law 7: the notation names the card

    def candidates(self, g: Pot, seat: int) -> list[Action[Pot]]:
        out: list[Action[Pot]] = [Drop(card) for card in g.hands[seat]]
        if g.bag:
            out.extend([Swap(card) for card in g.hands[seat]])
        if g.breaks == "look" and len(g.dropped) > 2:
            g.dropped.append(g.dropped.pop(0))
        if g.breaks != "stuck" or len(out) < 2:
            out.append(Stay())
        return [] if g.breaks == "stuck" and len(out) > 2 else out

    def legal(self, g: Pot, seat: int) -> list[Action[Pot]]:
        if g.breaks == "legal":
            return self.candidates(g, seat)  # law 3: forgets the refusals
        if g.breaks == "stuck" and len(g.hands[seat]) > 1:
            return []
        return super().legal(g, seat)


class PotGame(Game[Pot]):
    def __init__(self, breaks: str) -> None:
        self.breaks = breaks
        self.id = "pot-" + (breaks or "sound")
        self.prefix = "PO"
        self.name = "Pot"
        self.min_seats, self.max_seats = 2, 3
        self.minutes = (1, 1)
        self.weight = 1
        self.modes = ("plain",)
        self.scenarios = ()
        self.options = ()
        self.visibility = {
            "breaks": PUBLIC,
            "turn": PUBLIC,
            "hands": PUBLIC if breaks == "leak" else OWNER,
            "bag": COUNT,
            "dropped": PUBLIC,
        }
        if breaks == "undeclared":
            del self.visibility["hands"]
        self.listed = False

    def new(self, setup: Setup, seed: int) -> Pot:
        g = Pot(setup.seats, self.breaks)
        g.seed(seed)
        g.push(Turn())
        return g

    def redact(self, g: Pot, seat: int) -> Pot:
        return redact(g, seat, self.visibility)

    def imagine(self, view: View[Pot], numbers: Stream) -> Pot:
        """Deal the other hands and the bag again, regardless of the visibility table."""
        g = view.known.clone()
        g.hands = [
            hand[:] if seat == view.seat else [-1] * len(hand) for seat, hand in enumerate(view.known.hands)
        ]
        deal_unknown([*g.hands, g.bag, g.dropped], list(range(CARDS)), numbers)
        imagine_kernel(g, numbers)
        return g

    def client_view(self, view: View[Pot]) -> dict[str, Any]:
        return {"turn": view.known.turn, "hands": view.known.hands, "dropped": view.known.dropped}

    def scene(self, setup: Setup) -> dict[str, Any]:
        return {}

    def component_errors(self, g: Pot) -> list[str]:
        cards = sorted(card for pile in (*g.hands, g.bag, g.dropped) for card in pile)
        return [] if cards == list(range(CARDS)) else [f"cards {cards}"]

    def describe(self, g: Pot) -> str:
        return f"turn {g.turn}"

    def advise(self, view: View[Pot], options: list[Action[Pot]], numbers: Stream) -> Advice:
        return Advice(options[-1], "hint-last")

    def ending(self, g: Pot) -> Ending:
        return Ending(Prompt("end-done"), [0] * g.seats, [None] * g.seats, {}, [])

    def sides(self, setup: Setup) -> list[str]:
        return ["side-all"] * setup.seats

    def round(self, g: Pot) -> int:
        return g.turn


def check(breaks: str) -> None:
    for seed in range(40):
        check_game(PotGame(breaks), Setup(2 + seed % 2, "plain"), seed, cut=60)


def test_sound_game_obeys_every_law() -> None:
    check("")


@pytest.mark.parametrize(
    ("breaks", "law"),
    [
        ("chance", "law 1|law 5"),
        ("clone", "law 2"),
        ("owner", "law 2, .* in the original changed a clone"),
        ("legal", "law 3"),
        ("stuck", "law 4"),
        ("lose", "law 6"),
        ("leak", "law 7"),
        ("peek", "law 7"),
        ("prompt", "law 7"),
        ("told", "law 7, only '"),
        ("list", "law 9"),
        ("alike", "read alike|law 5"),
        ("undeclared", "visibility is not declared"),
        ("look", "looking at the state changed it|law 2|law 5|law 7"),
    ],
)
def test_broken_game_is_caught(breaks: str, law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        check(breaks)


def test_endless_game_stops_at_the_cut() -> None:
    """The limit for endless games is too high to reach in a test."""
    game = PotGame("endless")
    played = check_game(game, Setup(2, "plain"), 1, cut=300)
    assert played.outcome == ""  # the game never ends


def test_frame_that_asks_no_seat_is_caught() -> None:
    class Silent(PotGame):
        def new(self, setup: Setup, seed: int) -> Pot:
            g = super().new(setup, seed)
            g.stack.clear()
            frame: Frame[Pot] = Frame()
            g.push(frame)
            return g

    with pytest.raises(LawBroken, match="law 4, no seat is asked"):
        check_game(Silent(""), Setup(2, "plain"), 1)
