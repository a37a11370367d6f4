"""An action: one choice out of a list. It knows its notation, why it may be refused, and its effect."""

from typing import Generic

from mypy_extensions import mypyc_attr

from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.records import record_eq, record_hash, record_repr
from shamble.core.refusals import Refusal
from shamble.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """A small immutable record. `refusals` is the one predicate behind `legal`, `explain` and the greyed button."""

    def refusals(self, g: S, seat: int) -> list[Refusal]:
        """Every reason why not; empty = allowed."""
        return []

    def execute(self, g: S, seat: int) -> None:
        """Take effect: edit the state, push frames. The frame that asked is still on the stack, unless it is done."""

    def text(self, g: S) -> str:
        """Its notation: unique among what may be chosen at the same time."""
        return self.verb()

    def verb(self) -> str:
        """The kind of action, as the action bar groups them."""
        return type(self).__name__.lower()

    def args(self, g: S) -> Args:
        return {}

    def things(self, g: S) -> tuple[str, ...]:
        """Ids of the things on the table it concerns, in the order in which a player would point at them."""
        return ()

    def where(self, g: S) -> tuple[str, ...]:
        """Things or squares where it could be done, for somebody who tries it in the wrong place."""
        return ()

    def cost(self, g: S) -> int:
        """Points it costs, or -1 where that means nothing."""
        return -1

    def needs_confirmation(self, g: S) -> bool:
        """Big or irreversible: ask once."""
        return False

    def prospects(self, g: S, seat: int) -> list[Prospect]:
        """What may come of it, the most important first: chances, and warnings. Asked of what the seat may know, so
        it can tell nothing else."""
        return []

    def ends_turn(self, g: S) -> bool:
        """Does it end a turn, so that what was done in it cannot be taken back any more? Then it is asked for even
        where there is nothing else to do."""
        return False

    def waste_warning(self, g: S) -> Prospect | None:
        """What is given up with it and could still be used. Where there is anything else to do, the table asks once."""
        return None

    def is_optional(self) -> bool:
        """Always possible and seldom wanted: no reason to be asked for who wants to be asked only when he can play."""
        return False

    def rules(self) -> tuple[str, ...]:
        return ()

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Action[S]):
    """Decline: leave a window to the others."""
