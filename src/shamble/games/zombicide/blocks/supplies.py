"""Find supplies, and carry them out (ZC-M01.03 to ZC-M01.05)."""

from typing import Any, ClassVar

from shamble.core.refusals import Refusal
from shamble.games.zombicide.blocks.exits import clear_zone_refusals
from shamble.games.zombicide.bot import gear
from shamble.games.zombicide.cards import CARDS, SUPPLIES
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, Mission, goal
from shamble.games.zombicide.state import LEFT, ZombicideState
from shamble.games.zombicide.view_types import Goal

CARRIED = 60.0  # worth of a supply that the team has no second one of
SECOND = 3.0
LATE = 12.0  # worth of a search once nothing but supplies is missing
EARLY = 3.0


class Find(Block):
    """Searches have brought at least one of each."""

    id: ClassVar[str] = "find"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M01.03"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("cards", "supplies"),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.cards: list[str] = values["cards"]
        self.wanted = 0  # a bit for each kind of supply
        for card in self.cards:
            self.wanted |= 1 << SUPPLIES.index(card)

    def words(self) -> tuple[str, Args]:
        return "find", {"cards": ", ".join(self.cards)}

    def is_met(self, g: ZombicideState) -> bool:
        return g.supplies & self.wanted == self.wanted

    def bars(self, g: ZombicideState) -> list[Goal]:
        return [goal("supplies", self.rule, (g.supplies & self.wanted).bit_count(), self.wanted.bit_count())]

    def unmet(self) -> list[Refusal]:
        return [Refusal("no-leave-supplies", "ZC-M01.03")]

    def needs_doors(self) -> bool:
        return True


class CarryOut(Block):
    """Survivors who have left took these supplies with them, pooled (ZC-G78)."""

    id: ClassVar[str] = "carry-out"
    part: ClassVar[str] = "win"
    rule: ClassVar[str] = "ZC-M01.05"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("cards", "supplies"),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.cards: list[str] = values["cards"]
        self.mission: Mission | None = None

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if "exit" in draft.marks else [("no-mission-exit", {})]

    def lay(self, mission: Mission) -> None:
        self.mission = mission

    def words(self) -> tuple[str, Args]:
        return "carry-out", {"cards": ", ".join(self.cards)}

    def out(self, g: ZombicideState) -> list[str]:
        return [CARDS[card].id for s in g.survivors if s.fate == LEFT for card in s.cards()]

    def is_met(self, g: ZombicideState) -> bool:
        if not any(s.fate == LEFT for s in g.survivors):
            return False
        out = self.out(g)
        return all(card in out for card in self.cards)

    def bars(self, g: ZombicideState) -> list[Goal]:
        out = self.out(g)
        return [goal("carried-out", self.rule, sum([card in out for card in self.cards]), len(self.cards))]

    def lets_leave(self, g: ZombicideState) -> bool:
        return True

    def leave_refusals(self, g: ZombicideState, n: int) -> list[Refusal]:
        assert self.mission is not None
        return self.mission.unmet_before(g, self) + clear_zone_refusals(g)

    def all_carried(self, g: ZombicideState) -> bool:
        """Return whether all of them are carried or have left with a survivor."""
        return all(
            not (not g.supplies >> SUPPLIES.index(card) & 1 or not gear.holders(g, card))
            for card in self.cards
        )

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        return [g.board().exit] if self.all_carried(g) else None

    def wants_supplies(self) -> bool:
        return True

    def supply_worth(self, g: ZombicideState, card: str) -> float:
        if card not in self.cards:
            return 0
        return CARRIED if gear.holders(g, card) <= 1 else SECOND

    def search_bonus(self, g: ZombicideState) -> float:
        if self.all_carried(g):
            return 0
        return EARLY if g.objectives else LATE
