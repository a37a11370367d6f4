"""Searching (ZP-10.01 to ZP-10.05): facing a search square, once each, for one card."""

from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.events import Searched
from shamble.games.zombie_plague.rules.drawing import DrawCard
from shamble.games.zombie_plague.state import PlagueState


def place_ahead(g: PlagueState, human: int) -> int:
    """Return the search square in front of a human, or -1 (ZP-10.02); a wall between hides it."""
    h = g.human(human)
    square = BOARD.shots[h.facing][h.square]
    return -1 if square == OFF else BOARD.place_at[square]


def search_refusals(g: PlagueState, human: int) -> list[Refusal]:
    """Return refusals unless at a search square not searched before (ZP-10.02, ZP-10.04)."""
    place = place_ahead(g, human)
    if place < 0:
        return [Refusal("no-search-square", "ZP-10.02")]
    if has_searched(g, human, place):
        return [Refusal("no-searched-before", "ZP-10.04", (names.place_thing(place),))]
    return []


def has_searched(g: PlagueState, human: int, place: int) -> bool:
    """Return whether the human has already searched there (ZP-10.04).

    The human or another of the same player; without the option search_per_player this figure (ZP-G56).
    """
    if not g.rules.search_per_player:
        return (g.searched[place] >> human) & 1 == 1
    seat = g.human(human).seat
    return any(h.seat == seat and (g.searched[place] >> n) & 1 for n, h in enumerate(g.humans, 1))


def search(g: PlagueState, human: int) -> None:
    """Mark the place and draw a card, if there is one (ZP-10.03, ZP-10.10, ZP-G29)."""
    place = place_ahead(g, human)
    g.searched[place] |= 1 << human
    g.eventful = True
    g.emit(Searched(human, place, not g.bag))
    if g.bag:
        g.push(DrawCard(human, place))
