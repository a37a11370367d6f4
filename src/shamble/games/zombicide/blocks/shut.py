"""Spawn Zones are shut down, an action each (ZC-M07.02, ZC-M07.09, ZC-G86)."""

from typing import ClassVar

from shamble.core.actions import Action
from shamble.games.zombicide.actions.mission import Neutralise
from shamble.games.zombicide.bot import goals
from shamble.games.zombicide.mission import Block, goal
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.view_types import Goal


class Shut(Block):
    id: ClassVar[str] = "shut"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M07.02"

    def is_met(self, g: ZombicideState) -> bool:
        return g.spawns == 0

    def bars(self, g: ZombicideState) -> list[Goal]:
        spawns = len(g.board().spawns)
        return [goal("spawns", self.rule, spawns - g.spawns.bit_count(), spawns)]

    def actions(self, g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
        out: list[Action[ZombicideState]] = []
        zone = g.survivors[n].zone
        for number, spawn in enumerate(g.board().spawns):
            if spawn.zone == zone and g.spawns >> number & 1:
                out.append(Neutralise(n, number))
        return out

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        return goals.next_place(g, self.places(g), g.living())

    def places(self, g: ZombicideState) -> list[int]:
        return [spawn.zone for number, spawn in enumerate(g.board().spawns) if g.spawns >> number & 1]

    def by_one(self, g: ZombicideState) -> bool:
        return True

    def hides(self, g: ZombicideState) -> bool:
        return True

    def needs_doors(self) -> bool:
        return True
