"""The game as a client sees it: its perspective seat, its view, and details of a target."""

from typing import Any

from shamble.core import engine, inspection
from shamble.core.state import State
from shamble.core.visibility import SPECTATOR
from shamble.match.match import Match
from shamble.match.protocol.events import Inspection, MoveRoute
from shamble.match.timeline import PlayedEntry
from shamble.match.view.options import Seats, deciding_seat, refused_with_target


def perspective_seat(g: State, seats: Seats, last: PlayedEntry) -> int:
    """Return the seat whose view a client gets: its deciding seat, or the last that acted."""
    if not seats:
        return SPECTATOR
    deciding = deciding_seat(engine.pending(g), g, seats)
    if deciding is not None:
        return deciding
    for seat in last.acted:
        if seat in seats:
            return seat
    return min(seats)


def current_view(match: Match, seats: Seats) -> Any:
    """Return the client's view of the current state."""
    return view_at(match, match.state, seats, match.active[-1])


def view_at(match: Match, g: State, seats: Seats, last: PlayedEntry) -> Any:
    """Return the client's view of a state that the entry `last` led to."""
    game = match.game
    view = game.view(g, perspective_seat(g, seats, last))
    shown = game.client_view(view)
    if game.view_types() == (
        dict,
        dict,
    ):  # no board of its own: the generic board also shows the position in words
        return {**shown, "notation": game.describe(view.known)}
    return shown


def inspect_target(match: Match, seats: Seats, ref: int, target: str) -> Inspection:
    """Return what a client is allowed to know about a piece or place."""
    g = match.state
    view = match.game.view(g, perspective_seat(g, seats, match.active[-1]))
    inspection = match.game.inspect(view, target)
    return Inspection(
        ref=ref,
        version=match.version,
        thing=inspection.thing,
        sees=inspection.sees,
        blocks={place: list(things) for place, things in inspection.blocks.items()},
        near=inspection.near,
        reach={place: _to_route(way) for place, way in inspection.reach.items()},
        detours={place: [_to_route(way) for way in ways] for place, ways in inspection.detours.items()},
        needs=inspection.needs,
        odds=inspection.odds,
        refused=refused_with_target(g, seats, target),
    )


def _to_route(way: inspection.Route) -> MoveRoute:
    return MoveRoute(list(way.actions), list(way.path), way.cost, list(way.risks))
