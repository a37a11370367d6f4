"""The map as text, for players who cannot see it."""

from typing import Final

from shamble.core.narration import Exit, Figure, NarratedPosition, Say, Spot
from shamble.core.space.hexes import DIRECTIONS, OFF
from shamble.core.visibility import View
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import BUILDING, ROUGH
from shamble.games.all_things_zombie.pieces import PACES
from shamble.games.all_things_zombie.prospects import coming
from shamble.games.all_things_zombie.state import NO_ONE, ON_MAP, HexState, pace, zombie_mp
from shamble.games.all_things_zombie.view import picture
from shamble.games.all_things_zombie.view_types import HexView, SurvivorView, WeaponView

ACROSS = 0.5  # in hexes: x counts half widths
DOWN = 0.87  # distance of rows, in hexes

# counters of the spoken digest, by event
NARRATION_TALLY: Final = {
    "zombie-moved": "moved",
    "moved": "moved",
    "zombie-came": "came",
    "hurt": "hurt",
    "zombie-killed": "fell",
}


def tell(view: View[HexState], say: Say) -> NarratedPosition:
    g = view.known
    seen = picture(view)
    page = NarratedPosition()
    page.head = _head(seen, say)
    _hexes(g, seen, page, say)
    team = g.teams[view.seat] if view.seat >= 0 else NO_ONE
    for number, one in enumerate(seen["survivors"]):
        figure = _survivor(g, number, one, say)
        if one["seat"] == view.seat and one["fate"] in ("on-map", "waiting"):
            page.own_figures.append(figure.thing)
        elif one["side"] != team and one["hex"] is not None and view.seat >= 0:
            figure.foe, figure.speed = True, one["mp"]
        page.add(figure)
    page.own_figures.sort(key=lambda thing: thing != seen["acting"])
    for zombie, at in enumerate(g.zombies):
        if at >= 0:
            page.add(_zombie(g, zombie, at, say))
    page.threats = {}
    for number, s in enumerate(g.people):
        thing = names.survivor_thing(g, number)
        if s.fate == ON_MAP and thing in page.own_figures:
            for zombie in coming(g, s.hex):
                page.threats.setdefault(names.zombie_thing(zombie), []).append(thing)
    for one in seen["survivors"]:
        if one["id"] in page.own_figures:
            who = say("person-" + one["person"], {})
            page.hand.append(say("narration-carries", {"who": who, "cards": ", ".join(_carried(one, say))}))
    return page


def _head(view: HexView, say: Say) -> list[str]:
    head = [say("narration-turn", {"number": view["turn"]}), say("phase-" + view["phase"], {})]
    if view["light"] is not None:
        head.append(say("narration-light", {"count": view["light"]}))
    for goal in view["goals"]:
        what = say(goal["key"], {})
        if goal["all"]:
            head.append(say("narration-done", {"what": what, "done": goal["done"], "all": goal["all"]}))
        else:
            head.append(say("narration-counted", {"what": what, "count": goal["done"]}))
    head.append(say("narration-decks", {"zombies": view["decks"][0], "loot": view["decks"][1]}))
    return head


# -------------------------------------------------------------------- the hexes


def _hexes(g: HexState, view: HexView, page: NarratedPosition, say: Say) -> None:
    m = g.map()
    shots = {one["hex"]: one["number"] for one in view["shots"]}
    areas = {-1: say("narration-outdoors", {})}
    for number, house in enumerate(m.buildings):
        areas[number] = say("building-" + house.id, {})
    for hex in range(m.size):
        building = m.building[hex]
        spot = Spot(
            names.hex_thing(g, hex),
            "place",
            names.hex_args(g, hex),
            m.names[hex],
            m.row[hex] * DOWN,
            m.x[hex] * ACROSS,
            str(building),
            areas[building],
        )
        if building >= 0:
            state = (
                "searched"
                if g.searched >> building & 1
                else "entered"
                if g.entered >> building & 1
                else "unopened"
            )
            spot.holds.append(say("narration-house-" + state, {}))
        if m.names[hex] in shots:
            spot.holds.append(say("narration-shots", {"count": shots[m.names[hex]]}))
        for way, row in enumerate(m.next):
            spot.exits.append(_side(g, hex, way, row[hex]))
        page.add_spot(spot)


def _side(g: HexState, hex: int, way: int, next_hex: int) -> Exit:
    m = g.map()
    wind = DIRECTIONS[way]
    if next_hex == OFF:
        return Exit(wind, "", "edge", False)
    to = names.hex_thing(g, next_hex)
    if m.terrain[next_hex] == BUILDING:
        return Exit(wind, to, "inside" if m.building[next_hex] == m.building[hex] else "building", True)
    return Exit(
        wind, to, "barrier" if m.wall[next_hex] else "rough" if m.terrain[next_hex] == ROUGH else "open", True
    )


# -------------------------------------------------------------------- survivors and zombies


def _survivor(g: HexState, number: int, one: SurvivorView, say: Say) -> Figure:
    state = [say("narration-of-player", {"who": f"@seat-{one['seat']}"})] if one["seat"] >= 0 else []
    name = say("person-" + one["person"], {})
    if one["fate"] in ("dead", "left", "waiting"):
        state.append(
            say("narration-" + {"dead": "dead", "left": "left", "waiting": "to-come"}[one["fate"]], {})
        )
        if one["fate"] != "waiting":
            return Figure(one["id"], name, "", state)
    state.append(say("narration-rep", {"count": one["rep"]}))
    state.append(say("narration-wounds", {"count": one["wounds"]}))
    if number == g.acting:
        state.append(say("narration-mp", {"count": g.mp}))
    state.extend(_carried(one, say))
    place = f"hex:{one['hex']}" if one["hex"] is not None else ""
    return Figure(one["id"], name, place, state)


def _carried(one: SurvivorView, say: Say) -> list[str]:
    held = [_weapon(weapon, say) for weapon in (one["hand"], one["pack"]) if weapon is not None]
    return [*held, *[say("card-" + item, {}) for item in one["gear"]]] or [say("narration-nothing", {})]


def _weapon(weapon: WeaponView, say: Say) -> str:
    name = say("card-" + weapon["item"], {})
    return name if weapon["loaded"] else f"{name}, {say('narration-empty', {})}"


def _zombie(g: HexState, zombie: int, at: int, say: Say) -> Figure:
    figure = Figure(
        names.zombie_thing(zombie), say("pace-" + PACES[pace(zombie)], {}), names.hex_thing(g, at), []
    )
    figure.foe, figure.speed = True, zombie_mp(zombie)
    return figure
