"""Text view of the house and its garden for players who cannot see the board."""

from typing import Final

from shamble.core.narration import Exit, Figure, NarratedPosition, Say, Spot
from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.core.visibility import View
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK, NO_CARD
from shamble.games.zombie_plague.inspection import threats
from shamble.games.zombie_plague.places import place_args
from shamble.games.zombie_plague.rules.barricades import longest_line
from shamble.games.zombie_plague.state import (
    ABOARD,
    ESCAPED,
    HUMAN_AP,
    IN_LINE,
    ON_BOARD,
    SETUP,
    ZOMBIE_AP,
    PlagueState,
)
from shamble.games.zombie_plague.view import PHASES

# What log lines count as in a summary.
NARRATION_TALLY: Final = {
    "moved": "moved",
    "shifted": "moved",
    "pushed": "moved",
    "placed": "came",
    "bitten": "hurt",
}


def tell(view: View[PlagueState], say: Say) -> NarratedPosition:
    g = view.known
    page = NarratedPosition()
    page.head = _head(g, say)
    _squares(g, page, say)
    hunts = view.seat >= g.human_seats
    for number in range(1, len(g.humans) + 1):
        page.add(_human(g, number, hunts, say))
        if g.human(number).seat == view.seat and g.human(number).fate in (ON_BOARD, ABOARD):
            page.own_figures.append(names.figure_thing(number))
    for number in g.dead():
        page.add(_zombie(g, number, not hunts, say))
        if g.zombie(number).seat == view.seat:
            page.own_figures.append(names.figure_thing(-number))
    acting = names.figure_thing(g.acting) if g.acting else ""
    page.own_figures.sort(key=lambda thing: thing != acting)
    if not hunts:
        _threatened(g, page)
        page.dangers = _in_line(g, say)
    for number, h in enumerate(g.humans, start=1):
        if h.seat == view.seat:
            who = say("figure-human", {"number": number})
            page.hand.append(
                say("narration-carries", {"who": who, "cards": ", ".join(_carried(g, number, say))})
            )
    return page


def _head(g: PlagueState, say: Say) -> list[str]:
    needed = g.needed()
    shut = len([opening for opening in needed if g.barricaded(opening)])
    searched = len([humans for humans in g.searched if humans])
    head = [
        say("narration-round", {"number": g.round}),
        say("phase-over" if g.is_over() else "phase-" + PHASES[g.phase], {}),
        say("narration-done", {"what": say("goal-openings", {}), "done": shut, "all": len(needed)}),
        say("narration-done", {"what": say("goal-places", {}), "done": searched, "all": len(BOARD.places)}),
        say("narration-counted", {"what": say("goal-inside", {}), "count": g.zombies_inside()}),
        say("narration-deck", {"count": len(g.bag)}),
    ]
    return [*head, say("fear", {})] if g.fear else head


# -------------------------------------------------------------------- the squares


def _squares(g: PlagueState, page: NarratedPosition, say: Say) -> None:
    gone = any(h.fate == ESCAPED for h in g.humans)
    rooms = {room: say("room-" + room, {}) for room in set(BOARD.rooms)}
    for square in BOARD.free_squares:
        row, column = divmod(square, BOARD.width)
        room = BOARD.rooms[square]
        spot = Spot(
            names.square_thing(square),
            "place",
            place_args(square),
            BOARD.names[square],
            row,
            column,
            room,
            rooms[room],
        )
        for way in range(4):
            spot.exits.append(_side(g, square, way, say))
            ahead = BOARD.shots[way][square]
            if ahead != OFF and BOARD.place_at[ahead] >= 0:
                spot.holds.extend(_search(g, square, way, BOARD.place_at[ahead], say))
        if square in BOARD.doors and not gone:
            spot.holds.append(say("narration-car-door", {}))
        page.add_spot(spot)


def _search(g: PlagueState, square: int, way: int, place: int, say: Say) -> list[str]:
    """Return the search possible from this square (ZP-10.01)."""
    there = BOARD.places[place]
    if there.stand != square or there.facing != way:
        return []
    done = "done" if g.searched[place] else "left"
    args: dict[str, str | int] = {"place": say("place-" + there.id, {}), "way": _wind(way, say), "done": done}
    return [say("narration-search-here", args)]


def _side(g: PlagueState, square: int, way: int, say: Say) -> Exit:
    wind = DIRECTIONS[way]
    there = BOARD.next[way][square]
    opening = BOARD.opening[way][square]
    if opening >= 0:
        kind = BOARD.openings[opening].kind.replace("_", "-")
        name = say("opening-" + BOARD.openings[opening].id, {})
        shut = g.barricaded(opening)
        to = names.square_thing(there)
        return Exit(wind, to, kind + ("-shut" if shut else ""), not shut, names.opening_thing(opening), name)
    if there == OFF:
        return Exit(wind, "", "edge", False)
    if BOARD.shots[way][square] == OFF:
        return Exit(wind, "", "wall", False)
    if BOARD.closed[there]:
        return Exit(wind, "", "car" if BOARD.car[there] else "furniture", False)
    return Exit(wind, names.square_thing(there), "open", True)


def _wind(way: int, say: Say) -> str:
    return say("narration-way-" + DIRECTIONS[way], {})


# -------------------------------------------------------------------- who is there


def _human(g: PlagueState, number: int, foe: bool, say: Say) -> Figure:
    h = g.human(number)
    name = say("figure-human", {"number": number})
    thing = names.figure_thing(number)
    state = [say("narration-of-player", {"who": f"@seat-{h.seat}"})]
    if g.phase == SETUP and h.square == OFF:
        return Figure(thing, name, "", [*state, say("fate-unplaced", {})])
    if h.fate == ABOARD:
        state.append(say("aboard", {}))
    elif h.fate != ON_BOARD:
        return Figure(thing, name, "", [say("fate-escaped" if h.fate == ESCAPED else "fate-zombified", {})])
    else:
        state.append(say("narration-facing", {"way": _wind(h.facing, say)}))
    points = g.ap if g.acting == number else 0 if h.done else HUMAN_AP
    state.append(say("narration-points", {"count": points}))
    state.extend(_carried(g, number, say))
    figure = Figure(thing, name, names.square_thing(h.square) if h.square != OFF else "", state)
    figure.foe, figure.speed = foe, HUMAN_AP
    return figure


def _carried(g: PlagueState, number: int, say: Say) -> list[str]:
    gear = g.gear_of(number)
    carried = [say("card-" + DECK[card], {}) for card in gear.items]
    if gear.weapon == NO_CARD:
        return [say("weapon-none", {}), *carried]
    weapon = say("card-" + DECK[gear.weapon], {})
    return [weapon if gear.loaded else f"{weapon}, {say('weapon-empty', {})}", *carried]


def _zombie(g: PlagueState, number: int, foe: bool, say: Say) -> Figure:
    z = g.zombie(number)
    name = say("figure-dog" if z.dog else "figure-zombie", {"number": number})
    points = ZOMBIE_AP * 2 if g.fear else ZOMBIE_AP
    left = g.ap if g.acting == -number else 0 if z.done else points
    state = [
        say("narration-of-player", {"who": f"@seat-{z.seat}"}),
        say("narration-facing", {"way": _wind(z.facing, say)}),
    ]
    if left:
        state.append(say("narration-points", {"count": left}))
    figure = Figure(names.figure_thing(-number), name, names.square_thing(z.square), state)
    figure.foe, figure.speed = foe, points
    return figure


def _threatened(g: PlagueState, page: NarratedPosition) -> None:
    """List the zombies that could bite the seat's own humans next turn (ZP-09.06)."""
    page.threats = {}
    for thing in page.own_figures:
        human = names.figure_called(thing)
        square = g.human(human).square
        if square != OFF:
            for zombie in threats(g, human).get(square, []):
                page.threats.setdefault(zombie, []).append(thing)


def _in_line(g: PlagueState, say: Say) -> list[str]:
    """Return barricades with zombies lined up in front (ZP-07.04)."""
    lines = [(longest_line(g, o), o) for o in range(len(BOARD.openings)) if g.barricaded(o)]
    return [
        say(
            "narration-in-line",
            {"place": say("opening-" + BOARD.openings[o].id, {}), "count": n, "all": IN_LINE},
        )
        for n, o in sorted(lines, reverse=True)
        if n > 1
    ]
