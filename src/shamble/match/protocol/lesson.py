"""What the guide of a lesson says, in both languages."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class GuideWords(Struct, frozen=True, omit_defaults=True):
    """The words of a card. `was`: what just fell."""

    title: str
    say: str
    was: str = ""


class GuideAnswer(Struct, frozen=True):
    """A sentence or a title."""

    en: str
    it: str


class GuideCard(Struct, frozen=True, omit_defaults=True):
    """One step of a lesson.

    `point`: things and verbs (`verb:search`) to light. `move`: the notation of a move that makes the step; "" = only to
    be read.
    """

    step: int
    id: str
    rule: str
    en: GuideWords
    it: GuideWords
    point: list[str] = []
    move: str = ""


class Guidance(Struct, frozen=True, omit_defaults=True):
    """What the guide says now.

    `steps`: the titles of all steps, `done`: the numbers of those that were made or read. `cards`: cards to read first,
    then the step that can be made now; empty while others act, or if no step fits. `answer`: to the last move, if it
    was no step. `back`: the step that the table can go back to, -1 = none. `end`: "seen" if all was taught and the
    game continues.
    """

    lesson: str
    steps: list[GuideAnswer]
    done: list[int] = []
    cards: list[GuideCard] = []
    answer: GuideAnswer | None = None
    back: int = -1
    end: Literal["", "won", "lost", "seen"] = ""
