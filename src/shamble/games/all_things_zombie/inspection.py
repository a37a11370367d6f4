"""Details of a thing: what it sees and reaches, and the faces its dice need."""

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.inspection import Inspection, Route
from shamble.core.visibility import View
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.actions import Enter, Walk, entry_hexes
from shamble.games.all_things_zombie.activation import Activation
from shamble.games.all_things_zombie.prospects import coming, startled
from shamble.games.all_things_zombie.rules import odds, ranged
from shamble.games.all_things_zombie.rules.exchange import (
    Aim,
    ReactionFire,
    Surplus,
)
from shamble.games.all_things_zombie.rules.movement import (
    FAR,
    has_room,
    reach,
    reach_from_edge,
    steps_back,
    unmarked,
)
from shamble.games.all_things_zombie.state import NO_ONE, NOWHERE, HexState

ANY_ZOMBIE = ~0  # as targets, zombies differ only in naming order
ORDINALS = (1, 2, 3)


def about(view: View[HexState], thing: str) -> Inspection:
    """Return the details of a thing.

    For a survivor on the map: sight, weapon and, while it acts, routes. For a hex or a zombie: the view from
    there.
    """
    g = view.known
    inspection = Inspection(thing)
    survivor = _survivor(g, thing)
    hex = g.people[survivor].hex if survivor != NO_ONE else _place(g, thing)
    if hex != NOWHERE:
        _look(g, inspection, hex)
    if survivor == NO_ONE:
        return inspection
    if hex != NOWHERE:
        _aim(g, inspection, survivor)
    frame = engine.pending(g)
    if isinstance(frame, Activation) and frame.survivor == survivor:
        _walk(g, inspection, survivor)
    if frame is not None and frame.subject(g) == thing and view.seat in frame.asked_seats(g):
        for action in frame.legal(g, view.seat):
            for prospect in action.prospects(g, view.seat):
                hoped = prospect.success_chance()
                if hoped >= 0:
                    inspection.odds[action.text(g)] = hoped
                    break
    return inspection


def _survivor(g: HexState, thing: str) -> int:
    for n in range(len(g.people)):
        if names.survivor_thing(g, n) == thing:
            return n
    return NO_ONE


def _place(g: HexState, thing: str) -> int:
    sort, _, name = thing.partition(":")
    if sort == "zom" and name.isdecimal() and int(name) < len(g.zombies):
        return max(NOWHERE, g.zombies[int(name)])
    return g.map().number.get(name, NOWHERE) if sort == "hex" else NOWHERE


def _look(g: HexState, inspection: Inspection, viewpoint: int) -> None:
    """Add the visible hexes in the present light, and what blocks the others.

    A line is the same from both ends, so blocks of an empty hex are computed from that hex. (AT-08.47 to
    AT-08.57)
    """
    m = g.map()
    inspection.sees = [names.hex_thing(g, hex) for hex in range(m.size) if g.sees(viewpoint, hex)]
    taken = {s.hex for s in g.people} | set(g.zombies)
    for hex in sorted(taken):
        if hex >= 0 and not g.sees(viewpoint, hex):
            stops = m.obstacles(viewpoint, hex)
            inspection.blocks[names.hex_thing(g, hex)] = tuple([names.hex_thing(g, there) for there in stops])


# -------------------------------------------------------------------- fire


def _aim(g: HexState, inspection: Inspection, survivor: int) -> None:
    """Add the hexes in range and the face that a die needs against each enemy.

    For the target that would be named next, while aiming. "target:2" is any zombie named second.
    """
    held = ranged.gun(g, survivor)
    if held is None:
        return
    near = [hex for hex in range(g.map().size) if ranged.in_reach(g, survivor, hex, held.weapon())]
    inspection.near = [names.hex_thing(g, hex) for hex in near]
    ordinal, how = _aiming(g, survivor)
    targets = [n for n, s in enumerate(g.people) if s.hex in near and g.enemies(survivor, n)]
    targets.extend([~z for z, hex in enumerate(g.zombies) if hex in near])
    for target in targets:
        face = odds.least_face(g, survivor, target, ordinal, how)
        inspection.needs[names.target_thing(g, target)] = face
    for place in ORDINALS:
        inspection.needs[f"target:{place}"] = odds.least_face(g, survivor, ANY_ZOMBIE, place, how)


def _aiming(g: HexState, survivor: int) -> tuple[int, int]:
    """Return the number of the next target, and the kind of fire."""
    frame = engine.pending(g)
    if isinstance(frame, Aim) and frame.survivor == survivor:
        return len(frame.targets) + 1, frame.how
    if isinstance(frame, Surplus) and frame.survivor == survivor:
        return len(frame.named()) + 1, frame.how
    if isinstance(frame, ReactionFire) and frame.survivor == survivor:
        return 1, frame.how
    return 1, ranged.ORDERED


# -------------------------------------------------------------------- routes


def _walk(g: HexState, inspection: Inspection, survivor: int) -> None:
    """Add every hex it can reach and stay in with its MP, on the map or over the edge.

    (AT-06.01, AT-03.29) If the shortest route would startle an enemy, a longer one that does not is a detour.
    """
    if g.people[survivor].bound != NO_ONE:
        return
    inspection.reach = _ways(g, survivor, ())
    watched = tuple([hex for hex in range(g.map().size) if startled(g, survivor, [hex])])
    if not watched:
        return
    for place, way in _ways(g, survivor, watched).items():
        if set(inspection.reach[place].path) & {names.hex_thing(g, hex) for hex in watched}:
            inspection.detours[place] = (way,)


def _ways(g: HexState, survivor: int, avoid: tuple[int, ...]) -> dict[str, Route]:
    s = g.people[survivor]
    if s.hex == NOWHERE:
        far, before = reach_from_edge(g, survivor, entry_hexes(g, s.side), g.mp, avoid)
    else:
        far, before = reach(g, survivor, g.mp, avoid)
    out: dict[str, Route] = {}
    for hex in range(g.map().size):
        if far[hex] == FAR or hex == s.hex or not has_room(g, survivor, hex):
            continue
        way = steps_back(before, s.hex, hex)
        steps: list[Action[HexState]] = [Walk(survivor, there) for there in way]
        if s.hex == NOWHERE:
            steps[0] = Enter(survivor, way[0])
        out[names.hex_thing(g, hex)] = Route(
            tuple([step.text(g) for step in steps]),
            tuple([names.hex_thing(g, there) for there in way]),
            far[hex],
            _risks(g, survivor, way),
        )
    return out


def _risks(g: HexState, survivor: int, way: list[int]) -> tuple[str, ...]:
    """Return startled enemies, an unentered building, and zombies that could come next."""
    m = g.map()
    end = way[-1]
    out = [names.survivor_thing(g, n) for n in startled(g, survivor, way)]
    if unmarked(g, end):
        out.append(names.building_thing(m.buildings[m.building[end]].id))
    out.extend([names.zombie_thing(zombie) for zombie in coming(g, end)])
    return tuple(out)
