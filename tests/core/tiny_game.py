"""A minimal game that logs what its frames do. Its classes are always interpreted."""

from typing import Any

from shamble.core.actions import Action, Pass
from shamble.core.chance import Draw, Pick, Roll
from shamble.core.frames import Ask, Ballot, Step, Window
from shamble.core.refusals import Refusal
from shamble.core.state import State


class Tiny(State):
    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.log: list[str] = []
        self.bag: list[int] = [10, 11, 12]

    def clone(self) -> "Tiny":
        other = Tiny(self.seats)
        self.copy_to(other)
        other.log = self.log[:]
        other.bag = self.bag[:]
        return other


def tiny(*frames: Any, seats: int = 2, seed: int = 1) -> Tiny:
    """Return a state that will run these frames in order."""
    g = Tiny(seats)
    g.seed(seed)
    for frame in reversed(frames):
        g.push(frame)
    return g


class Note(Step[Tiny]):
    """Write to the log, then push more notes; the last one runs first."""

    def __init__(self, text: str, more: tuple[str, ...] = ()) -> None:
        self.text = text
        self.more = more

    def run(self, g: Tiny) -> None:
        g.log.append(self.text)
        for text in self.more:
            g.push(Note(text))


class End(Step[Tiny]):
    def run(self, g: Tiny) -> None:
        g.end("done", (0,))


class Say(Action[Tiny]):
    def __init__(self, word: str) -> None:
        self.word = word

    def text(self, g: Tiny) -> str:
        return "say " + self.word

    def refusals(self, g: Tiny, seat: int) -> list[Refusal]:
        return [Refusal("no-rude", "T-1")] if self.word == "rude" else []

    def execute(self, g: Tiny, seat: int) -> None:
        g.log.append(f"{seat}: {self.word}")


class Question(Ask[Tiny]):
    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: Tiny) -> int:
        return self.player

    def candidates(self, g: Tiny, seat: int) -> list[Action[Tiny]]:
        return [Say("yes"), Say("no"), Say("rude")]


class Vote(Ballot[Tiny]):
    def asked_seats(self, g: Tiny) -> tuple[int, ...]:
        return tuple(range(g.seats))

    def candidates(self, g: Tiny, seat: int) -> list[Action[Tiny]]:
        return [Say("a"), Say("b"), Say("c")]

    def on_reveal(self, g: Tiny, choices: list[Action[Tiny]]) -> None:
        g.log.append("revealed " + " ".join(choice.text(g) for choice in choices))


class Chime(Action[Tiny]):
    """Open a window; with more text, another one inside it."""

    def __init__(self, deeper: bool) -> None:
        self.deeper = deeper

    def text(self, g: Tiny) -> str:
        return "chime deeper" if self.deeper else "chime"

    def execute(self, g: Tiny, seat: int) -> None:
        g.log.append(f"{seat} chimes")
        if self.deeper:
            g.push(Pane("inner"))


class Pane(Window[Tiny]):
    def __init__(self, name: str) -> None:
        self.name = name

    def asked_seats(self, g: Tiny) -> tuple[int, ...]:
        return tuple(range(g.seats))

    def candidates(self, g: Tiny, seat: int) -> list[Action[Tiny]]:
        return [Pass(), Chime(False), Chime(True)]

    def on_close(self, g: Tiny) -> None:
        g.log.append(self.name + " closed")


class Dice(Roll[Tiny]):
    def __init__(self, count: int) -> None:
        self.count = count

    def dice(self, g: Tiny) -> int:
        return self.count

    def on_roll(self, g: Tiny, faces: tuple[int, ...]) -> None:
        g.log.append("rolled " + " ".join(str(face) for face in faces))


class Card(Draw[Tiny]):
    def bag(self, g: Tiny) -> list[int]:
        return g.bag

    def on_draw(self, g: Tiny, card: int) -> None:
        g.log.append(f"drew {card}")


class Lot(Pick[Tiny]):
    def __init__(self, among: int) -> None:
        self.among = among

    def count(self, g: Tiny) -> int:
        return self.among

    def on_pick(self, g: Tiny, choice: int) -> None:
        g.log.append(f"picked {choice}")
