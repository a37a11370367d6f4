"""What one may know about a thing on the table: asked for on pointing at it, never sent unasked."""

from shamble.core.records import record_eq, record_hash, record_repr


class Route:
    """How to get to a place: the actions in their notation (none = not now), the places on the way (the last one is the
    place), what it costs, and the things that make it dangerous."""

    def __init__(
        self, actions: tuple[str, ...], path: tuple[str, ...], cost: int = 0, risks: tuple[str, ...] = ()
    ) -> None:
        self.actions = actions
        self.path = path
        self.cost = cost
        self.risks = risks

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)


class Inspection:
    """Built from a seat's view alone, so it can tell nothing that the seat may not know.

    `sees`: places in its sight. `blocks`: places out of sight, each with what stands in the way (nothing = too far or
    too dark). `near`: places within reach of its weapon. `reach`: places it can get to now. `detours`: other ways to
    them which cost more or less and are otherwise dangerous. `needs`: thing -> the least
    face of a die that hits it (7 = none does). `odds`: an option's notation -> the chance that it does what it is
    for."""

    def __init__(self, thing: str) -> None:
        self.thing = thing
        self.sees: list[str] = []
        self.blocks: dict[str, tuple[str, ...]] = {}
        self.near: list[str] = []
        self.reach: dict[str, Route] = {}
        self.detours: dict[str, tuple[Route, ...]] = {}
        self.needs: dict[str, int] = {}
        self.odds: dict[str, float] = {}

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)
