"""Visibility of state fields, and the views that follow from it.

| policy | a seat sees |
| --- | --- |
| PUBLIC | the whole field |
| OWNER | of a list with a list of ids per seat: its own list, and the lengths of the others |
| COUNT | of a list of ids: its length |
| HIDDEN | nothing |

A view is a state with its hidden parts blanked, so the rules can be asked about it and nothing can leak.
"""

from typing import Any, Final, Generic

from shamble.core.frames import SEALED, UNANSWERED, Ballot
from shamble.core.records import field_names
from shamble.core.rng import Stream, shuffled, stream
from shamble.core.state import NO_STREAM, S, State

PUBLIC: Final = "public"
OWNER: Final = "owner"
COUNT: Final = "count"
HIDDEN: Final = "hidden"
FRAMES: Final = "frames"  # the stack: `Frame.seen_by` decides
ANSWERS: Final = "answers"  # whether a seat has answered is public, its answer is not

UNKNOWN: Final = -1  # a card id that is hidden from this seat
SPECTATOR: Final = -1

KERNEL_VISIBILITY: Final[dict[str, str]] = {
    "seats": PUBLIC,
    "stack": FRAMES,
    "answers": ANSWERS,
    "decks": HIDDEN,
    "dice": HIDDEN,
    "outcome": PUBLIC,
    "winners": PUBLIC,
}
NOT_IN_POSITION: Final = (
    "record",
    "source",
    "shared",
)  # fields of a state outside the position


class View(Generic[S]):
    """What a seat (or a spectator) can see: a state with hidden parts blanked."""

    def __init__(self, seat: int, known: S) -> None:
        self.seat = seat
        self.known = known


def undeclared_fields(g: State, table: dict[str, str]) -> list[str]:
    """Return fields missing from the visibility table, and entries of it that name no field."""
    names = {name for name in field_names(g) if name not in NOT_IN_POSITION}
    return sorted(names ^ (set(table) | set(KERNEL_VISIBILITY)))


def redact(g: S, seat: int, table: dict[str, str]) -> S:
    """Copy the state with everything hidden from the seat blanked."""
    known = g.clone()
    known.stack = [frame.seen_by(known, seat) for frame in known.stack]
    known.decks = NO_STREAM
    known.dice = NO_STREAM
    _hide_sealed_answers(known, seat)
    for name, policy in table.items():
        if policy == PUBLIC:
            continue
        value: Any = getattr(known, name)
        if policy == OWNER:
            blank: Any = [ids if owner == seat else [UNKNOWN] * len(ids) for owner, ids in enumerate(value)]
        elif policy == COUNT:
            blank = [UNKNOWN] * len(value)
        else:
            blank = type(value)()
        setattr(known, name, blank)
    return known  # type: ignore[return-value]


def _hide_sealed_answers(state: State, seat: int) -> None:
    """Hide the other seats' answers in open ballots."""
    open_decisions = [frame for frame in state.stack if frame.kind() in ("ballot", "window")]
    for place, frame in enumerate(open_decisions):
        if isinstance(frame, Ballot):
            sealed = [
                answer if voter == seat or answer == UNANSWERED else SEALED
                for voter, answer in enumerate(state.answers[place])
            ]
            state.answers[place] = tuple(sealed)


def imagine_kernel(g: State, numbers: Stream) -> None:
    """Fill in what no seat knows about `State` itself: future chance and sealed answers."""
    g.seed(int(numbers.below(2147483647)))
    open_decisions = [frame for frame in g.stack if frame.kind() in ("ballot", "window")]
    for place, frame in enumerate(open_decisions):
        if isinstance(frame, Ballot) and SEALED in g.answers[place]:
            g.answers[place] = tuple(
                [
                    int(numbers.below(len(frame.legal(g, voter)))) if answer == SEALED else answer
                    for voter, answer in enumerate(g.answers[place])
                ]
            )


def deal_unknown(piles: list[list[int]], universe: list[int], numbers: Stream) -> None:
    """Replace every UNKNOWN in the piles by a random unseen id of the universe."""
    seen = {card for pile in piles for card in pile if card != UNKNOWN}
    unseen = shuffled([card for card in universe if card not in seen], numbers)
    for pile in piles:
        for place, card in enumerate(pile):
            if card == UNKNOWN:
                pile[place] = unseen.pop()


def imagination_stream(seed: int) -> Stream:
    """Return a stream for imagining hidden information, separate from those of the game."""
    return stream(seed, 77)
