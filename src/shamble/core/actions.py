"""Base class of actions: choices with notation, reasons for refusal and an effect."""

from typing import Generic

from mypy_extensions import mypyc_attr

from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.records import record_eq, record_hash, record_repr
from shamble.core.refusals import Refusal
from shamble.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """A choice a seat can make: a small immutable record.

    `refusals` decides whether it is legal, and also explains why not in the engine and on greyed buttons.
    """

    def refusals(self, g: S, seat: int) -> list[Refusal]:
        """List every reason why the action is illegal; empty if it is legal."""
        return []

    def execute(self, g: S, seat: int) -> None:
        """Apply the effect: change the state and push frames.

        The frame that asked is still on the stack, except for an `Ask`, which is popped before.
        """

    def text(self, g: S) -> str:
        """Return the notation, unique among the candidates of one decision."""
        return self.verb()

    def verb(self) -> str:
        """Return the kind of action, by which the action bar groups options."""
        return type(self).__name__.lower()

    def args(self, g: S) -> Args:
        """Return the arguments of the message `do-VERB`."""
        return {}

    def things(self, g: S) -> tuple[str, ...]:
        """List the ids of the things concerned, in the order in which a player would click them."""
        return ()

    def where(self, g: S) -> tuple[str, ...]:
        """List the things or squares where the action is possible, as a hint when it is not."""
        return ()

    def cost(self, g: S) -> int:
        """Return the action points it costs, or -1 if the game has no such cost."""
        return -1

    def needs_confirmation(self, g: S) -> bool:
        """Return whether the client asks for confirmation: the action is big or irreversible."""
        return False

    def prospects(self, g: S, seat: int) -> list[Prospect]:
        """Return possible outcomes and warnings, the most important first.

        It receives the seat's own view of the state, so it cannot reveal hidden information.
        """
        return []

    def ends_turn(self, g: S) -> bool:
        """Return whether the action ends a turn, so that earlier actions can no longer be undone.

        The player is asked for such an action even if it is the only option.
        """
        return False

    def waste_warning(self, g: S) -> Prospect | None:
        """Return what the action gives up that could still be used, or None.

        The client asks for confirmation if there are other options.
        """
        return None

    def is_optional(self) -> bool:
        """Return whether the action is always available and rarely wanted.

        It does not interrupt players who want to be asked only when they can do something.
        """
        return False

    def rules(self) -> tuple[str, ...]:
        """List the ids of the rules behind the action."""
        return ()

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Action[S]):
    """Decline to act: leaves a reaction window to the other seats."""
