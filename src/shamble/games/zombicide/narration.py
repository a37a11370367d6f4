"""Text view of the city for players who cannot see the board."""

from typing import Final

from shamble.core.narration import Exit, Figure, NarratedPosition, Say, Spot
from shamble.core.visibility import View
from shamble.games.zombicide import names
from shamble.games.zombicide.board import STEPS, Board
from shamble.games.zombicide.cards import KIND_IDS
from shamble.games.zombicide.places import middle
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.view import picture
from shamble.games.zombicide.view_types import CardView, SurvivorView, ZombicideView, ZoneView

SIDES = {(-1, 0): "N", (0, 1): "E", (1, 0): "S", (0, -1): "W"}
SPEEDS = {"runner": 2}  # zones a turn; all others go one (ZC-07.23)
ON_BOARD = "board"

# What log lines count as in a summary.
NARRATION_TALLY: Final = {
    "horde-moved": "moved",
    "spawned": "came",
    "wounded": "hurt",
    "died": "hurt",
    "killed": "fell",
}


def tell(view: View[ZombicideState], say: Say) -> NarratedPosition:
    g = view.known
    seen = picture(view)
    page = NarratedPosition()
    page.head = _head(seen, say)
    _zones(g, seen, page, say)
    for one in seen["survivors"]:
        page.add(_survivor(one, say))
        if one["seat"] == view.seat and one["fate"] == ON_BOARD:
            page.own_figures.append(one["id"])
    page.own_figures.sort(key=lambda thing: thing != seen["acting"])
    for zone in seen["zones"]:
        for kind in KIND_IDS:
            if zone["zombies"].get(kind, 0):
                page.add(_horde(zone, kind, zone["zombies"][kind], say))
    for place, wounds in sorted(seen["dangers"].items(), key=lambda danger: -danger[1]):
        there = say("place", names.place(g, g.board().number[place.partition(":")[2]]))
        page.dangers.append(say("narration-wounds-due", {"place": there, "count": wounds}))
    for one in seen["survivors"]:
        if one["id"] in page.own_figures:
            page.hand.append(
                say("narration-carries", {"who": one["name"], "cards": ", ".join(_cards(one, say))})
            )
    return page


def _head(view: ZombicideView, say: Say) -> list[str]:
    level = say("level-" + view["danger"], {})
    head = [
        say("narration-round", {"number": view["round"]}),
        say("phase-" + view["phase"], {}),
        say("narration-danger-level", {"level": level}),
    ]
    for goal in view["goals"]:
        args: dict[str, str | int] = {
            "what": say("goal-" + goal["id"], {}),
            "done": goal["done"],
            "all": goal["all"],
        }
        head.append(say("narration-done", args))
    return head


# -------------------------------------------------------------------- the zones


def _zones(g: ZombicideState, view: ZombicideView, page: NarratedPosition, say: Say) -> None:
    city = g.board()
    noises = {zone["id"]: zone["noise"] for zone in view["zones"]}
    for zone in range(city.size):
        down, across = middle(city, zone)
        thing = names.zone_thing(g, zone)
        spot = Spot(
            thing,
            "place",
            names.place(g, zone),
            city.names[zone],
            down * city.rows,
            across * city.cols,
            thing,
            say("place", names.place(g, zone)),
        )
        for n, token in enumerate(city.objectives):
            if token.zone == zone and g.objectives >> n & 1:
                spot.holds.append(say("narration-objective", {}))
        for n, spawn in enumerate(city.spawns):
            if spawn.zone == zone and g.spawns >> n & 1:
                spot.holds.append(say("narration-spawn", {}))
        if city.exit == zone:
            spot.holds.append(say("narration-exit", {}))
        for car in view["cars"]:
            if car["zone"] == thing:
                spot.holds.append(say("car-" + car["kind"], {}))
        if noises.get(thing, 0):
            spot.holds.append(say("narration-noise", {"count": noises[thing]}))
        spot.exits = _sides(g, city, zone, say)
        page.add_spot(spot)


def _sides(g: ZombicideState, city: Board, zone: int, say: Say) -> list[Exit]:
    """List the zones next to it, open or behind a door, and the sides that are all wall."""
    out: list[Exit] = []
    results: set[tuple[str, int]] = set()
    shut: set[str] = set()
    doors = {}
    for number, door in enumerate(city.doors):
        there = (door.cell[0] + STEPS[door.side][0], door.cell[1] + STEPS[door.side][1])
        doors[door.cell, there] = doors[there, door.cell] = number
    for cell in city.cells[zone]:
        for step, wind in SIDES.items():
            beyond = (cell[0] + step[0], cell[1] + step[1])
            other = city.zone_of.get(beyond, -1)
            if other == zone:
                continue
            number = doors.get((cell, beyond), -1)
            if other < 0 or (number < 0 and other not in city.links[zone]):
                shut.add(wind)
            elif (wind, other) not in results:
                results.add((wind, other))
                to = names.zone_thing(g, other)
                if number < 0:
                    out.append(Exit(wind, to, "open", True))
                else:
                    open = g.door_open(number)
                    thing = names.door_thing(g, number)
                    out.append(Exit(wind, to, "door-open" if open else "door-closed", open, thing))
    ways = {side.direction for side in out}
    out.extend(
        [Exit(wind, "", "wall", False) for wind in SIDES.values() if wind in shut and wind not in ways]
    )
    return out


# -------------------------------------------------------------------- who is there


def _survivor(one: SurvivorView, say: Say) -> Figure:
    state = [say("narration-of-player", {"who": f"@seat-{one['seat']}"})]
    if one["fate"] != ON_BOARD:
        state.append(say("narration-dead" if one["fate"] == "dead" else "narration-left", {}))
        return Figure(one["id"], one["name"], "", state)
    if one["car"] is not None:
        state.append(say("narration-in-car", {}))
    state.append(say("narration-experience", {"count": one["xp"], "level": say("level-" + one["level"], {})}))
    if one["wounds"]:
        state.append(say("narration-wounds", {"count": one["wounds"]}))
    state.append(say("narration-actions", {"count": one["actions"]}))
    state.extend(_cards(one, say))
    state.extend([say("skill-" + skill, {}) for skill in one["skills"]])
    return Figure(one["id"], one["name"], one["zone"] or "", state)


def _cards(one: SurvivorView, say: Say) -> list[str]:
    """List the cards, hands first; an empty inventory is named, too."""
    out = []
    for slot, card in enumerate(one["slots"]):
        if card is not None and card != "wound":
            name = _card(card, say)
            out.append(say("narration-in-hand", {"card": name}) if slot < 2 else name)
    return out or [say("narration-nothing", {})]


def _card(card: CardView, say: Say) -> str:
    name = say("card-" + card["card"], {})
    if card["scope"]:
        name = f"{name} + {say('card-scope', {})}"
    return name if card["loaded"] else f"{name}, {say('narration-empty', {})}"


def _horde(zone: ZoneView, kind: str, count: int, say: Say) -> Figure:
    name = f"{count} {say('kinds-' + kind, {})}" if count > 1 else say("kind-" + kind, {})
    place = zone["id"]
    figure = Figure(f"zom:{place.partition(':')[2]}:{kind}", name, place, [])
    figure.foe, figure.count, figure.speed = True, count, SPEEDS.get(kind, 1)
    return figure
