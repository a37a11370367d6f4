"""Movement and facing (ZP-06): straight ahead or back, one figure per square."""

from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.events import Moved, Turned
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState, is_human


def step_refusals(g: PlagueState, square: int, direction: int) -> list[Refusal]:
    """Explain why a figure cannot step from a square in that direction."""
    there = BOARD.next[direction][square]
    if there == OFF:
        return [Refusal("no-board-edge", "ZP-06.02")]
    if BOARD.shots[direction][square] == OFF:
        return [Refusal("no-wall", "ZP-06.07", (names.square_thing(there),))]
    if g.shut(square, direction):
        return [
            Refusal(
                "no-barricade-in-way", "ZP-07.03", (names.opening_thing(BOARD.opening[direction][square]),)
            )
        ]
    if BOARD.closed[there]:
        return [Refusal("no-object", "ZP-06.04", (names.square_thing(there),))]
    if g.who(there) != NO_FIGURE:
        return [Refusal("no-occupied", "ZP-G12", (names.figure_thing(g.who(there)),))]
    return []


def move(g: PlagueState, figure: int, square: int, back: bool) -> None:
    """Move a figure one square, its facing unchanged (ZP-06.02, ZP-06.05)."""
    start = g.square_of(figure)
    if is_human(figure):
        g.set_human(figure, g.human(figure).at(square))
    else:
        g.set_zombie(-figure, g.zombie(-figure).at(square))
    g.emit(Moved(figure, start, square, back))


def turn(g: PlagueState, figure: int, facing: int) -> None:
    """Turn a figure to a facing (ZP-06.09)."""
    if is_human(figure):
        g.set_human(figure, g.human(figure).turned(facing))
    else:
        g.set_zombie(-figure, g.zombie(-figure).turned(facing))
    g.emit(Turned(figure, facing))
