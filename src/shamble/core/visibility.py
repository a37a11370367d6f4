"""What a seat may know. Every field of a state has a declared visibility; this table drives all redaction.

| policy | a seat sees |
| --- | --- |
| PUBLIC | all of it |
| OWNER | a list with one list of ids per seat: its own; of the others only how many |
| COUNT | a list of ids: only how many |
| HIDDEN | nothing |

A view is a state with the unknown parts blanked, so the same questions can be asked of it, and nothing can leak.
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
FRAMES: Final = "frames"  # the stack: each frame says itself what a seat may know of it
ANSWERS: Final = "answers"  # who has answered is public, what is not

UNKNOWN: Final = -1  # a card id nobody at this seat knows
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
)  # who listens, rolls, shares lists: not part of the position


class View(Generic[S]):
    """All that a seat may know (SPECTATOR = what everybody may): a state with the unknown blanked."""

    def __init__(self, seat: int, known: S) -> None:
        self.seat = seat
        self.known = known


def undeclared_fields(g: State, table: dict[str, str]) -> list[str]:
    """Fields of a state that its table of visibility forgets, and entries that name no field."""
    names = {name for name in field_names(g) if name not in NOT_IN_POSITION}
    return sorted(names ^ (set(table) | set(KERNEL_VISIBILITY)))


def redact(g: S, seat: int, table: dict[str, str]) -> S:
    """A copy of the state in which everything the seat may not know is blanked."""
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


def _hide_sealed_answers(known: State, seat: int) -> None:
    """Hide what the others put into open ballots."""
    open_decisions = [frame for frame in known.stack if frame.kind() in ("ballot", "window")]
    for place, frame in enumerate(open_decisions):
        if isinstance(frame, Ballot):
            sealed = [
                answer if voter == seat or answer == UNANSWERED else SEALED
                for voter, answer in enumerate(known.answers[place])
            ]
            known.answers[place] = tuple(sealed)


def imagine_kernel(g: State, numbers: Stream) -> None:
    """Fill in what no seat can know about the kernel: future chance, and sealed answers."""
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
    """Replace every UNKNOWN in the piles by an id of the universe that is not to be seen in any of them."""
    seen = {card for pile in piles for card in pile if card != UNKNOWN}
    unseen = shuffled([card for card in universe if card not in seen], numbers)
    for pile in piles:
        for place, card in enumerate(pile):
            if card == UNKNOWN:
                pile[place] = unseen.pop()


def imagination_stream(seed: int) -> Stream:
    """The stream to imagine hidden things with: never one of the game's own."""
    return stream(seed, 77)
