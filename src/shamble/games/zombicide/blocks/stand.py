"""Survivors stand in a zone without zombies, or have left by it (ZC-M02.02, ZC-M08.02)."""

from typing import Any, ClassVar, Final

from shamble.core.refusals import Refusal
from shamble.games.zombicide.blocks.counts import EVERYBODY, counted, fates, needed
from shamble.games.zombicide.blocks.doors import Unlocks
from shamble.games.zombicide.blocks.exits import clear_zone_refusals
from shamble.games.zombicide.bot import goals
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, Mission, goal
from shamble.games.zombicide.state import DEAD, LEFT, ZombicideState
from shamble.games.zombicide.view_types import Goal

HURRY: Final = -4.0  # a search keeps a team from its way


class Stand(Block):
    """`clear`: whether the zone must hold no zombie, or whether a table option says so."""

    id: ClassVar[str] = "stand"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M02.02"
    entries: ClassVar[tuple[Entry, ...]] = (
        Entry("at", "choice", None, ("exit", "goal")),
        Entry("count", "count", "1", (EVERYBODY,)),
        Entry("clear", "choice", "yes", ("yes", "no", "option")),
        Entry("unless", "option", ""),
        Entry("bar", "choice", "", ("bunker",)),
    )

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.at: str = values["at"]
        self.count: str = values["count"]
        self.clear: str = values["clear"]
        self.unless: str = values["unless"]
        self.is_bunker = values["bar"] == "bunker"
        self.is_together = self.count in (EVERYBODY, "all")
        self.zone = -1
        self.is_room = False
        self.colours: list[str] = []  # of the objectives that unlock doors

    def faults(self, draft: Draft) -> list[Fault]:
        if self.at in draft.marks:
            return []
        return [("no-mission-exit" if self.at == "exit" else "no-mission-goal", {})]

    def lay(self, mission: Mission) -> None:
        board = mission.board
        self.zone = board.exit if self.at == "exit" else board.goal
        self.is_room = not board.street[self.zone]
        self.colours = [block.colour for block in mission.rules if isinstance(block, Unlocks)]

    def words(self) -> tuple[str, Args]:
        if self.is_bunker:
            return "stand.bunker", {}
        key, args = counted(f"stand.{self.at}", self.count)
        return key, {**args, "clear": self.clear}

    def count_arrived(self, g: ZombicideState) -> int:
        """Return how many stand there, or have left by it."""
        left = fates(g, LEFT) if self.at == "exit" else 0
        return len([n for n in g.living() if g.survivors[n].zone == self.zone]) + left

    def is_met(self, g: ZombicideState) -> bool:
        there = self.count_arrived(g)
        if self.count == EVERYBODY:
            if fates(g, DEAD) and not (self.unless and getattr(g.rules, self.unless)):
                return False
            enough = len(g.living()) + fates(g, LEFT)
        else:
            enough = needed(g, self.count)
        return there >= max(1, enough) and self.is_free(g)

    def is_free(self, g: ZombicideState) -> bool:
        if self.clear == "no" or (self.clear == "option" and not g.rules.exit_needs_clear_zone):
            return True
        return not g.in_zone(self.zone) or g.zombies_in(self.zone) == 0

    def bars(self, g: ZombicideState) -> list[Goal]:
        if self.is_bunker:
            return [goal("bunker", "ZC-M08.02", int(self.is_met(g)), 1)]
        most = needed(g, "all" if self.count == EVERYBODY else self.count)
        return [
            goal(
                "all-out" if self.at == "exit" else "stand", self.rule, min(self.count_arrived(g), most), most
            )
        ]

    def lets_leave(self, g: ZombicideState) -> bool:
        return self.at == "exit" and g.rules.y_zone_one_by_one

    def leave_refusals(self, g: ZombicideState, n: int) -> list[Refusal]:
        return clear_zone_refusals(g) if self.clear == "option" else []

    def key_left(self, g: ZombicideState) -> str:
        """Return the colour of the next key that has not been taken, or ""."""
        for colour in self.colours:
            if goals.key_left(g, colour):
                return colour
        return ""

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        """Return the key to take, or the zone.

        Survivors who are not needed for a key wait at the door that it opens.
        """
        board = g.board()
        colour = self.key_left(g)
        if not colour:
            return [self.zone]
        zone = goals.key_zone(g, colour)
        if goals.friend_is_closer(g, n, zone):
            return [door.street for door in board.doors if door.color == colour]
        return [zone]

    def by_one(self, g: ZombicideState) -> bool:
        return self.count == "1"

    def is_last_dash(self, g: ZombicideState) -> bool:
        return self.count == "1" and not self.key_left(g)

    def needs_doors(self) -> bool:
        return self.is_room

    def search_bonus(self, g: ZombicideState) -> float:
        return HURRY if self.is_together else 0
