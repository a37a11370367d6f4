"""Prospects: possible outcomes of an option, shown before a player chooses it."""

from typing import Final

from shamble.core.events import Args
from shamble.core.records import record_eq, record_hash, record_repr

CERTAIN: Final = 1.0
UNKNOWN_CHANCE: Final = -1.0  # unknown, or not worth showing


class Prospect:
    """One possible outcome: a message, how likely it is, and the things it would happen to.

    `tone` is "good" for the purpose of the option, "bad" for a warning, "" for neither. `chance` is exact, or estimated
    from `sampled` trials. The client highlights `things`.
    """

    def __init__(
        self,
        key: str,
        args: Args | None = None,
        chance: float = UNKNOWN_CHANCE,
        tone: str = "good",
        things: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        sampled: int = 0,
    ) -> None:
        self.key = key
        self.args: Args = args if args is not None else {}
        self.chance = chance
        self.tone = tone
        self.things = things
        self.rules = rules
        self.sampled = sampled

    def success_chance(self) -> float:
        """Compute the chance of a "good" outcome to three decimals, otherwise `UNKNOWN_CHANCE`.

        A method, because mypyc cannot read a float attribute across libraries.
        """
        return round(self.chance, 3) if self.tone == "good" else UNKNOWN_CHANCE

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)
