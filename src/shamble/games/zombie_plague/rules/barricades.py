"""Barricades (ZP-07): boards on a window or door square, and the line of four that tears them down."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt, Step
from shamble.core.space.squares import OFF, direction_between
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


class Break:
    """A barricade that can be torn down, by which line, and who says so: the player of the zombie next to it."""

    def __init__(self, opening: int, line: list[int], owner: int) -> None:
        self.opening = opening
        self.line = line
        self.owner = owner


def possible_breaks(g: PlagueState, used: tuple[int, ...]) -> list[Break]:
    """The lines that stood when the last zombie turn ended and still stand (ZP-G11), without those squares whose
    zombies have torn a barricade down already (ZP-G57)."""
    out: list[Break] = []
    for number in standing_lines(g):
        opening = number // PER_OPENING
        line = LINES[opening][number % PER_OPENING]
        if number in g.lines and not any(square in used for square in line):
            o = BOARD.openings[opening]
            beside = o.a if o.a in line else o.b
            out.append(Break(opening, line, g.zombie(-g.who(beside)).seat))
    return out


def openings_of(breaks: list[Break], owner: int) -> list[int]:
    """What one player may tear down, each opening once."""
    out: list[int] = []
    for one in breaks:
        if one.owner == owner and one.opening not in out:
            out.append(one.opening)
    return out


class BreakIn(Step[PlagueState]):
    """At the start of the zombie turn, barricade by barricade: whoever has a line that has not torn one down yet is
    asked, until he declines (ZP-07.04)."""

    def __init__(self, used: tuple[int, ...] = (), declined: tuple[int, ...] = ()) -> None:
        self.used = used  # squares of the lines that have torn one down
        self.declined = declined  # players who leave it at that

    def run(self, g: PlagueState) -> None:
        for one in possible_breaks(g, self.used):
            if one.owner not in self.declined:
                g.push(MayBreak(one.owner, self.used, self.declined))
                return


class MayBreak(Ask[PlagueState]):
    """The zombie player may tear a barricade down, for no action points (ZP-07.04)."""

    def __init__(self, owner: int, used: tuple[int, ...], declined: tuple[int, ...]) -> None:
        self.owner = owner
        self.used = used
        self.declined = declined

    def seat(self, g: PlagueState) -> int:
        return self.owner

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-break", rules=("ZP-07.04", "ZP-G11", "ZP-G57"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        out: list[Action[PlagueState]] = []
        for opening in openings_of(possible_breaks(g, self.used), seat):
            out.append(ChooseOpening(opening, "break"))
        out.append(Decline())
        return out

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        g.stack.pop()
        if not isinstance(action, ChooseOpening):
            g.push(BreakIn(self.used, (*self.declined, seat)))
            return
        used = self.used
        if not g.rules.line_breaks_all:
            used = (*used, *sparing_line(g, action.opening, seat, used))
        destroy(g, action.opening, smash=False)
        g.push(BreakIn(used, self.declined))


def sparing_line(g: PlagueState, opening: int, owner: int, used: tuple[int, ...]) -> list[int]:
    """The line that tears it down: of several the one that leaves most to the others."""
    breaks = possible_breaks(g, used)
    best: list[int] = []
    most = -1
    for one in breaks:
        if one.opening == opening and one.owner == owner:
            left = possible_breaks(g, (*used, *one.line))
            more = len([other for other in openings_of(left, owner) if other != opening])
            if more > most:
                best, most = one.line, more
    return best
