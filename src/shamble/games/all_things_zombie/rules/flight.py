"""Fleeing (AT-09.14 to AT-09.17) and taking cover (AT-09.28 to AT-09.30)."""

from shamble.core.frames import Prompt
from shamble.core.space.hexes import OFF
from shamble.games.all_things_zombie.board import CLEAR, Map
from shamble.games.all_things_zombie.choices import ChooseHex, SurvivorRoll
from shamble.games.all_things_zombie.events import FleeRolled, Stays
from shamble.games.all_things_zombie.rules.movement import (
    FAST,
    arrive,
    has_room,
    reach,
    steps_back,
)
from shamble.games.all_things_zombie.state import NOWHERE, HexState


def lose_activation(g: HexState, survivor: int) -> None:
    """End the activation of a survivor who takes cover or flees in it (AT-G44)."""
    if g.acting == survivor:
        g.halted = True


class Flee(SurvivorRoll):
    """Roll a random direction (AT-09.14); one that leads off the map is re-rolled (AT-G20)."""

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-flee", self.roll_args(g), ("AT-09.14",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        if s.hex == NOWHERE:
            return
        again = g.map().next[faces[0] - 1][s.hex] == OFF
        g.emit(FleeRolled(s.kind, faces[0], again))
        if again:
            g.push(Flee(self.survivor))
            return
        lose_activation(g, self.survivor)
        direction = faces[0] - 1
        there = end_of_flight(g, self.survivor, direction)
        if there != s.hex:
            arrive(g, self.survivor, there, "flee", between(g.map(), s.hex, direction, there))


def between(m: Map, start: int, direction: int, end: int) -> tuple[int, ...]:
    """List the hexes of a straight line, without its ends."""
    line = m.straight(start, direction, m.distance(start, end))
    return tuple(line[:-1])


def end_of_flight(g: HexState, survivor: int, direction: int) -> int:
    """Return the end of a straight flight with all of MP + 2 (AT-09.15, AT-09.16).

    It stops at the first rough or building hex, at the edge, or at zombies or enemies; it passes friends but
    does not stop on them (AT-G20, AT-G21).
    """
    m = g.map()
    s = g.people[survivor]
    mp = s.mp() + FAST
    hex, end = s.hex, s.hex
    while True:
        hex = m.next[direction][hex]
        if hex == OFF or m.cost[hex] > mp:
            return end
        mp -= m.cost[hex]
        free = has_room(g, survivor, hex)
        if g.threatened(hex, survivor):
            return end if g.friends_in(hex, survivor) else hex  # AT-G11
        if free:
            end = hex
        if m.terrain[hex] != CLEAR:
            return end


class TakeCover(ChooseHex):
    """Choose the hex: rough, a building, or behind either (AT-09.28)."""

    def __init__(self, survivor: int, firer: int) -> None:
        super().__init__(survivor)
        self.firer = firer

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-cover", rules=("AT-09.28", "AT-09.30"))

    def hexes(self, g: HexState) -> list[int]:
        if g.people[self.survivor].hex == NOWHERE:
            return []
        return cover_hexes(g, self.survivor, self.firer)

    def on_hex(self, g: HexState, hex: int) -> None:
        lose_activation(g, self.survivor)
        s = g.people[self.survivor]
        if hex != s.hex:
            _, before = reach(g, self.survivor, cover_mp(g, self.survivor))
            arrive(g, self.survivor, hex, "cover", tuple(steps_back(before, s.hex, hex)[:-1]))
        else:
            g.emit(Stays(g.people[self.survivor].kind, "cover"))


def cover_mp(g: HexState, survivor: int) -> int:
    """Return the printed MP (AT-09.29), in its own activation at most those left.

    (AT-06.02, AT-G155)
    """
    printed = g.people[survivor].mp()
    return min(printed, g.mp) if g.acting == survivor else printed


def cover_hexes(g: HexState, survivor: int, firer: int) -> list[int]:
    """List the hexes to take cover in, nearest first.

    Rough, a building, or behind either (AT-09.28); by option also out of the light (AT-G162). Within its MP
    (AT-09.29) and not nearer to the firer in MP (AT-09.30). A survivor already in cover can stay (AT-G46).
    Without any cover: as far away as possible (AT-G45).
    """
    m = g.map()
    s = g.people[survivor]
    there = g.people[firer].hex
    if there == NOWHERE:
        return [s.hex]
    mp = cover_mp(g, survivor)
    far, _ = reach(g, survivor, mp)
    to_firer = m.walk(there)
    now = to_firer[s.hex]
    out: list[tuple[int, int]] = []
    best = now
    for hex in range(m.size):
        if far[hex] > mp or not has_room(g, survivor, hex) or to_firer[hex] < now:
            continue
        if hex == s.hex and g.threatened(hex, survivor):
            continue
        best = max(best, to_firer[hex])
        hidden = not g.sees(there, hex) if g.rules.dark_cover else not m.sees(there, hex)
        if m.terrain[hex] != CLEAR or hidden:
            out.append((far[hex], hex))
    if out:
        out.sort()
        return [hex for _, hex in out]
    if best == now:
        return [s.hex]
    return [
        hex
        for hex in range(m.size)
        if far[hex] <= mp and to_firer[hex] == best and has_room(g, survivor, hex)
    ]
