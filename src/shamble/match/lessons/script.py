"""Lesson files: `data/lessons/ID.toml` of a game.

A lesson is a position, its chance in words (`die 5`, `card crowbar`), and 8 to 15 steps:

    [[step]]
    id = "rooms"
    new = "the first door wakes the whole building"   # the one new thing; no other step has it
    rule = "ZC-06.21"
    point = ["zone:r5", "zone:r6", "verb:search"]     # at most three things or verbs to light
    do = "room r5"                                    # the move to make; without it, a card to read
    chance = ["zombie 2"]                             # of that move and what follows until the next one
    first = [{ do = "..." }]                          # clicks that lead up to it
    then = [{ do = "room r6", seat = 1 }]             # more clicks, and the moves of others
    like = ["room *"]                                 # moves that teach the same
    when = "ask-window-attack armory"                 # the moment meant: key of the question, and a place
    finish = true                                     # afterwards every window is passed, to the end
    en = { title = "...", say = "...", was = "..." }  # `was`: about the dice that fell just before
    other = [{ when = "Ned end", en = "...", it = "..." }]  # the guide's answer to another move
"""

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.state import State

FORMAT = 1
FOLDER = "lessons"
NEWCOMERS = "first"  # id of the lesson for newcomers
NO_SEAT = -1  # of a move of the script: the learner's


class CardWords(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    say: str
    was: str = ""


class OtherMove(Struct, frozen=True, forbid_unknown_fields=True):
    """The guide's answer to moves of a pattern."""

    when: str
    en: str
    it: str


class Sentence(Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    it: str


class ScriptedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the script, with its chance. `NO_SEAT` = the learner."""

    do: str
    chance: list[str] = []
    seat: int = NO_SEAT
    when: str = ""
    finish: bool = False


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    id: str
    new: str
    rule: str
    en: CardWords
    it: CardWords
    point: list[str] = []
    do: str = ""
    chance: list[str] = []
    first: list[ScriptedMove] = []
    then: list[ScriptedMove] = []
    like: list[str] = []
    when: str = ""
    finish: bool = False
    other: list[OtherMove] = []

    def requested_move(self) -> ScriptedMove:
        """Return the move that the card asks for."""
        return ScriptedMove(self.do, self.chance, NO_SEAT, self.when, self.finish)

    def moves(self) -> list[ScriptedMove]:
        """List all moves of the step in order; none for a card to read."""
        return [*self.first, self.requested_move(), *self.then] if self.do else []

    def is_taught_by(self, text: str) -> bool:
        """Return whether a move teaches what the step teaches."""
        patterns = self.like or [self.do]
        return bool(self.do) and any(_matches(text, pattern) for pattern in patterns)

    def answer_to(self, text: str) -> OtherMove | None:
        """Return what the guide says after this move instead of that of the step."""
        return next((other for other in self.other if _matches(text, other.when)), None)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, rename={"steps": "step", "fallback": "else"}):
    """A lesson file."""

    format: int
    game: str
    id: str
    mode: str
    seats: int
    seed: int
    minutes: int
    ends: str  # the outcome of the script
    chairs: list[str]  # the names of the seats; "" = the learner
    en: str
    it: str
    position: str
    fallback: Sentence  # the answer to a move that no step and no `other` names
    steps: list[Step]
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    begin: list[str] = []  # chance before the first decision

    @property
    def learner(self) -> int:
        return self.chairs.index("")

    def setup(self) -> Setup:
        return Setup(self.seats, self.mode, self.scenario, dict(self.options))


@cache
def read_lessons(folder: Path) -> dict[str, Lesson]:
    """Read the lessons in the data folder of a game, by id."""
    lessons = {}
    for path in sorted((folder / FOLDER).glob("*.toml")):
        try:
            lesson = msgspec.toml.decode(path.read_bytes(), type=Lesson)
        except msgspec.DecodeError as error:
            raise ValueError(f"{path}: {error}") from error
        lessons[lesson.id] = lesson
    return lessons


def lessons_of(game: Game[Any]) -> dict[str, Lesson]:
    """Return the lessons of a game by id; `first` is the one for newcomers."""
    return read_lessons(game.folder() / "data")


def without_numbers(text: str) -> str:
    """Return a notation without the numbers of cards, which move when a data file does."""
    return " ".join(word for word in text.split() if not word.isdigit())


def is_move(text: str, wanted: str) -> bool:
    """Return whether a notation is the wanted one, which can leave out the numbers of cards."""
    return wanted.casefold() in (text.casefold(), without_numbers(text).casefold())


def find_move(g: State, seat: int, wanted: str) -> Action[Any] | None:
    """Return the legal action with this notation, preferring the exact one."""
    options = engine.legal(g, seat)
    texts = [action.text(g) for action in options]
    for action, text in zip(options, texts, strict=True):
        if text.casefold() == wanted.casefold():
            return action
    return next((action for action, text in zip(options, texts, strict=True) if is_move(text, wanted)), None)


def _matches(text: str, pattern: str) -> bool:
    folded = pattern.casefold()
    return any(fnmatchcase(form.casefold(), folded) for form in (text, without_numbers(text)))
