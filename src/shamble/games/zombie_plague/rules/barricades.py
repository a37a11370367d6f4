"""Barricades (ZP-07): boards on a window or door square, and the line of four that tears them down."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt
from shamble.core.space.squares import OFF, direction_between
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.choices import ChooseOpening, Decline
from shamble.games.zombie_plague.events import Barricaded, Broken
from shamble.games.zombie_plague.state import IN_LINE, PlagueState


def build(g: PlagueState, human: int, opening: int) -> None:
    """Board up an opening (ZP-07.01); human 0 = nobody in particular (Lucky Coincidence)."""
    g.barricades |= 1 << opening
    g.eventful = True
    g.emit(Barricaded(human, opening))


def destroy(g: PlagueState, opening: int, smash: bool) -> None:
    """Tear a barricade down; it may be rebuilt (ZP-G28)."""
    g.barricades &= ~(1 << opening)
    g.eventful = True
    g.emit(Broken(opening, smash))


def _lines() -> list[list[list[int]]]:
    """For each opening, every line of four squares in contact that has one end or part next to it (ZP-G11)."""
    out: list[list[list[int]]] = []
    for opening in BOARD.openings:
        lines: list[list[int]] = []
        for beside in (opening.a, opening.b):
            for direction in (1, 2):  # along a row, along a column
                back = direction + 2 if direction == 1 else 0
                for before in range(IN_LINE):
                    line = _line(beside, direction, back, before)
                    if line and not (opening.a in line and opening.b in line):  # the boards would part it
                        lines.append(line)
        out.append(lines)
    return out


def _line(beside: int, direction: int, back: int, before: int) -> list[int]:
    start = beside
    for _ in range(before):
        start = BOARD.ways[back][start]
        if start == OFF:
            return []
    line = [start]
    while len(line) < IN_LINE:
        there = BOARD.ways[direction][line[-1]]
        if there == OFF:
            return []
        line.append(there)
    return line


LINES: Final = _lines()
PER_OPENING: Final = 64  # a line's number is opening * 64 + its place in the list


def standing_lines(g: PlagueState) -> tuple[int, ...]:
    """The lines of four zombies that stand at barricades now (ZP-07.04)."""
    out: list[int] = []
    for opening in range(len(LINES)):
        if not g.barricaded(opening):
            continue
        o = BOARD.openings[opening]
        if g.who(o.a) >= 0 and g.who(o.b) >= 0:
            continue
        lines = LINES[opening]
        for place in range(len(lines)):
            if _stands(g, lines[place]):
                out.append(opening * PER_OPENING + place)
    return tuple(out)


def _stands(g: PlagueState, line: list[int]) -> bool:
    for square in line:
        if g.who(square) >= 0:
            return False
    for place in range(IN_LINE - 1):  # a barricade between two of them breaks the contact
        if g.shut(line[place], direction_between(line[place], line[place + 1], BOARD.width)):
            return False
    return True


def longest_line(g: PlagueState, opening: int) -> int:
    """How many of four stand in line at a barricade: for the players to see it coming."""
    best = 0
    o = BOARD.openings[opening]
    for line in LINES[opening]:
        if (o.a in line and g.who(o.a) < 0) or (o.b in line and g.who(o.b) < 0):
            best = max(best, sum(1 for square in line if g.who(square) < 0))
    return best


def breakable(g: PlagueState) -> list[int]:
    """Barricades with a line that stood when the last zombie turn ended and still stands (ZP-G11)."""
    now = standing_lines(g)
    out: list[int] = []
    for line in now:
        opening = line // PER_OPENING
        if line in g.lines and opening not in out:
            out.append(opening)
    return out


class MayBreak(Ask[PlagueState]):
    """The zombie player may tear this barricade down, for no action points (ZP-07.04)."""

    def __init__(self, opening: int, owner: int) -> None:
        self.opening = opening
        self.owner = owner

    def subject(self, g: PlagueState) -> str:
        return names.opening_thing(self.opening)

    def seat(self, g: PlagueState) -> int:
        return self.owner

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-break", {"opening": names.opening_name(self.opening)}, ("ZP-07.04", "ZP-G11"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseOpening(self.opening, "break"), Decline()]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        g.stack.pop()
        if isinstance(action, ChooseOpening):
            destroy(g, action.opening, smash=False)


def ask_breaks(g: PlagueState) -> None:
    """At the start of the zombie turn: ask about every barricade that can be broken."""
    for opening in reversed(breakable(g)):
        o = BOARD.openings[opening]
        beside = o.a if g.who(o.a) < 0 else o.b
        g.push(MayBreak(opening, g.zombie(-g.who(beside)).seat))
