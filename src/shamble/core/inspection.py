"""Details of a piece or place, computed when a player points at it."""

from shamble.core.records import record_eq, record_hash, record_repr


class Route:
    """A route to a place.

    `actions` are in notation, empty if the figure cannot go now. `path` lists the places on the way, the destination
    last. `risks` are the things that make it dangerous.
    """

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
    """Details of a thing, computed from the seat's view alone.

    `sees`: places in line of sight. `blocks`: places out of sight, each with the obstacles (none: too far or too dark).
    `near`: places in weapon range. `reach`: places it can get to now. `detours`: alternative routes there, with other
    costs and risks. `needs`: thing -> lowest die face that hits it (7: none). `odds`: notation of an option -> chance
    that it succeeds.
    """

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
