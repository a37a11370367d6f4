"""What may come of an option, told before it is taken: a message with arguments, how likely, and whom it would hit."""

from typing import Final

from shamble.core.events import Args
from shamble.core.records import record_eq, record_hash, record_repr

CERTAIN: Final = 1.0
UNKNOWN_CHANCE: Final = -1.0  # how likely nobody can say, or nobody needs to be told


class Prospect:
    """One thing that may happen. `tone`: "good" is what the option is for, "bad" a warning (who may be hurt, what is
    lost for good), "" neither. `chance` is exact, unless `sampled` says in how many trials it was found. `things` are
    those it would happen to: they are lit while the option is pointed at."""

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
        """Return the chance that the option succeeds, to three decimals, or `UNKNOWN_CHANCE` for other prospects.

        A method, because mypyc cannot read a float attribute across libraries."""
        return round(self.chance, 3) if self.tone == "good" else UNKNOWN_CHANCE

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)
