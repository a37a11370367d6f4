"""Barricades (ZP-07), and the line of four zombies that breaks them."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt, Step
from shamble.core.space.squares import OFF, direction_between, opposite
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.choices import ChooseOpening, Decline
from shamble.games.zombie_plague.events import Barricaded, Broken
from shamble.games.zombie_plague.state import IN_LINE, PlagueState, is_zombie


def build(g: PlagueState, human: int, opening: int) -> None:
    """Barricade an opening (ZP-07.01); human 0 = by Lucky Coincidence."""
    g.barricades |= 1 << opening
    g.eventful = True
    g.emit(Barricaded(human, opening))


def destroy(g: PlagueState, opening: int, smash: bool) -> None:
    """Destroy a barricade; it can be rebuilt (ZP-G28)."""
    g.barricades &= ~(1 << opening)
    g.eventful = True
    g.emit(Broken(opening, smash))


def _lines() -> list[list[list[int]]]:
    """Return, for each opening, every line of four connected squares that touches it (ZP-G11)."""
    out: list[list[list[int]]] = []
    for opening in BOARD.openings:
        lines: list[list[int]] = []
        for beside in (opening.a, opening.b):
            for direction in (1, 2):  # along a row, along a column
                for before in range(IN_LINE):
                    line = _line(beside, direction, before)
                    if line and not (
                        opening.a in line and opening.b in line
                    ):  # the barricade would separate it
                        lines.append(line)
        out.append(lines)
    return out


def _line(beside: int, direction: int, before: int) -> list[int]:
    start = beside
    for _ in range(before):
        start = BOARD.ways[opposite(direction)][start]
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
PER_OPENING: Final = 64  # a line's number is opening * 64 + its index in the list


def standing_lines(g: PlagueState) -> tuple[int, ...]:
    """List the lines of four zombies at barricades now (ZP-07.04)."""
    out: list[int] = []
    for opening in range(len(LINES)):
        if not g.barricaded(opening):
            continue
        lines = LINES[opening]
        for place in range(len(lines)):
            if _is_standing(g, lines[place]):
                out.append(opening * PER_OPENING + place)
    return tuple(out)


def _is_standing(g: PlagueState, line: list[int]) -> bool:
    for square in line:
        if not is_zombie(g.who(square)):
            return False
    for place in range(IN_LINE - 1):  # a barricade between two of them breaks the contact
        if g.shut(line[place], direction_between(line[place], line[place + 1], BOARD.width)):
            return False
    return True


def longest_line(g: PlagueState, opening: int) -> int:
    """Return how many of the four zombies stand in line at a barricade, as a warning."""
    best = 0
    o = BOARD.openings[opening]
    for line in LINES[opening]:
        if (o.a in line and is_zombie(g.who(o.a))) or (o.b in line and is_zombie(g.who(o.b))):
            best = max(best, sum(1 for square in line if is_zombie(g.who(square))))
    return best


class Break:
    """A barricade that can be broken, the line, and the player of the zombie next to it."""

    def __init__(self, opening: int, line: list[int], owner: int) -> None:
        self.opening = opening
        self.line = line
        self.owner = owner


def possible_breaks(g: PlagueState, used: tuple[int, ...]) -> list[Break]:
    """List the lines that can break a barricade at the start of a zombie turn (ZP-07.04).

    With the option line_waits only those that stood at the end of the last one (ZP-G11). Without squares whose
    zombies have already broken a barricade (ZP-G57).
    """
    out: list[Break] = []
    for number in standing_lines(g):
        opening = number // PER_OPENING
        line = LINES[opening][number % PER_OPENING]
        waited = number in g.lines or not g.rules.line_waits
        if waited and not any(square in used for square in line):
            o = BOARD.openings[opening]
            beside = o.a if o.a in line else o.b
            out.append(Break(opening, line, g.zombie(-g.who(beside)).seat))
    return out


def openings_of(breaks: list[Break], owner: int) -> list[int]:
    """List the openings that one player can break, each once."""
    out: list[int] = []
    for possible in breaks:
        if possible.owner == owner and possible.opening not in out:
            out.append(possible.opening)
    return out


class BreakIn(Step[PlagueState]):
    """Offer breaks at the start of the zombie turn (ZP-07.04).

    Barricade by barricade, each player with an unused line is asked until they decline.
    """

    def __init__(self, used: tuple[int, ...] = (), declined: tuple[int, ...] = ()) -> None:
        self.used = used  # squares of lines that have broken one
        self.declined = declined  # players who break no more

    def run(self, g: PlagueState) -> None:
        for possible in possible_breaks(g, self.used):
            if possible.owner not in self.declined:
                g.push(MayBreak(possible.owner, self.used, self.declined))
                return


class MayBreak(Ask[PlagueState]):
    """Ask whether to break a barricade for no action points (ZP-07.04)."""

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
    """Return the line that breaks it: of several the one that leaves most to the others."""
    breaks = possible_breaks(g, used)
    best: list[int] = []
    most = -1
    for possible in breaks:
        if possible.opening == opening and possible.owner == owner:
            left = possible_breaks(g, (*used, *possible.line))
            more = len([other for other in openings_of(left, owner) if other != opening])
            if more > most:
                best, most = possible.line, more
    return best
