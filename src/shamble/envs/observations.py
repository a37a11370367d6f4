"""A seat's view as numbers: named blocks of fixed size and range, in a row.

A block reads a view (a state with hidden fields blanked), so it cannot contain hidden information.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from shamble.core.engine import waiting
from shamble.core.frames import Frame
from shamble.core.records import field_names
from shamble.core.state import State

Array = npt.NDArray[np.int16]
Reader = Callable[[Any, int], Sequence[int] | bytes]

DTYPE = np.int16
MOST_SEATS = 7
FRAME_FIELDS = 6
FAR = 500  # the highest number of a place, figure or card in a frame

Numbers = TypeVar("Numbers", bytearray, list[int])

BITS = [bytes(byte >> place & 1 for place in range(8)) for byte in range(256)]


@lru_cache(4096)
def bits(number: int, size: int) -> bytes:
    """Return the lowest `size` bits of a set."""
    whole = number.to_bytes(size // 8 + 1, "little") if number >> size + 8 == 0 and number >= 0 else b""
    return b"".join([BITS[byte] for byte in whole])[:size]


@lru_cache(4096)
def one_hot(index: int, size: int) -> bytes:
    """Return a vector with one bit set, or none for an index outside."""
    return bytes(index) + b"\1" + bytes(size - index - 1) if 0 <= index < size else bytes(size)


def from_seat(values: Sequence[int], seat: int) -> Sequence[int]:
    """Return one value per seat, the own first, then clockwise."""
    return [*values[seat:], *values[:seat]]


def counts(ids: Sequence[int], kind: Sequence[int], size: int) -> list[int]:
    """Return the number of each kind in a pile, without unknown cards."""
    out = [0] * size
    for id in ids:
        if id >= 0:
            out[kind[id]] += 1
    return out


class Block:
    """A part of the vector.

    `read` returns at most `size` numbers; the rest is 0.
    """

    def __init__(self, name: str, size: int, high: int, read: Reader, low: int = 0) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.read = read


class Plane(Block):
    """A block with a byte for every place of a map."""

    def __init__(self, name: str, size: int, high: int, read: Callable[[Any, int], bytes]) -> None:
        super().__init__(name, size, high, read)


SMALL, WIDE, PLANE = 0, 1, 2


def _sort(block: Block) -> int:
    """Return blocks of bytes first, because they are quick to join, and planes last."""
    return PLANE if isinstance(block, Plane) else WIDE if block.low < 0 or block.high > 255 else SMALL


class Layout:
    """A game's blocks: the common ones, then its own; small numbers first, maps last."""

    def __init__(self, topics: Sequence[str], blocks: Sequence[Block]) -> None:
        self.topics = {name: number for number, name in enumerate(topics)}
        self.blocks = sorted([*common(self.topics), *blocks], key=_sort)
        self.slices: dict[str, slice] = {}
        self.size = 0
        for block in self.blocks:
            if block.name in self.slices:
                raise ValueError(f"two blocks are called {block.name!r}")
            self.slices[block.name] = slice(self.size, self.size + block.size)
            self.size += block.size
        self.low = np.concatenate([np.full(block.size, block.low, DTYPE) for block in self.blocks])
        self.high = np.concatenate([np.full(block.size, block.high, DTYPE) for block in self.blocks])
        small = [block for block in self.blocks if _sort(block) != WIDE]
        ends = accumulate(block.size for block in small)
        self._bytes = [(block.read, end) for block, end in zip(small, ends)]
        self._most = np.concatenate([np.full(block.size, block.high, np.uint8) for block in small])
        self._wide = [(self.slices[block.name], block) for block in self.blocks if _sort(block) == WIDE]
        self._first = self._wide[0][0].start
        self._then = self._wide[-1][0].stop

    def encode(self, state: State, seat: int) -> Array:
        """Return the vector of a view; numbers out of range are clipped."""
        out = np.zeros(self.size, DTYPE)
        try:
            small = np.frombuffer(
                self._fill(bytearray(), state, seat), np.uint8
            )  # much faster than from a list
        except ValueError:  # a number that does not fit into a byte
            whole = self._fill([], state, seat)
            small = np.clip(whole, 0, 255).astype(np.uint8)
        small = np.minimum(small, self._most)
        out[: self._first] = small[: self._first]
        out[self._then :] = small[self._first :]
        for part, block in self._wide:
            values = block.read(state, seat)[: block.size]
            out[part.start : part.start + len(values)] = [min(max(n, block.low), block.high) for n in values]
        return out

    def _fill(self, into: Numbers, state: State, seat: int) -> Numbers:
        """Return the numbers of all byte blocks, each padded to its size."""
        for read, end in self._bytes:
            into.extend(read(state, seat))
            missing = end - len(into)
            if missing > 0:
                into.extend(bytes(missing))
            elif missing:
                del into[end:]
        return into

    def split(self, vector: Array) -> dict[str, Array]:
        """Return the vector as its named blocks."""
        return {name: vector[part] for name, part in self.slices.items()}


def common(topics: Mapping[str, int]) -> list[Block]:
    """List the blocks of every game: the own seat, the asked seat, the decision."""
    return [
        Block("seat", MOST_SEATS, 1, lambda g, seat: one_hot(seat, MOST_SEATS)),
        Block("seats", 1, MOST_SEATS, lambda g, seat: (g.seats,)),
        Block("asked", MOST_SEATS, 1, _waiting_seats),
        Block("question", len(topics) + 1, 1, lambda g, seat: _question(g, seat, topics)),
        Block("about", FRAME_FIELDS, FAR, _about, low=-FAR),
    ]


def _waiting_seats(g: State, seat: int) -> Sequence[int]:
    out = [0] * MOST_SEATS
    for other in waiting(g):
        out[(other - seat) % g.seats] = 1
    return out


def _question(g: State, seat: int, topics: Mapping[str, int]) -> bytes:
    """Return the pending decision; the last index is for unlisted ones."""
    size = len(topics) + 1
    if not g.stack:
        return bytes(size)
    return one_hot(topics.get(type(g.stack[-1].frame_for_seat(g, seat)).__name__, size - 1), size)


_numbers: dict[type, tuple[str, ...]] = {}


def _about(g: State, seat: int) -> Sequence[int]:
    """List the numbers in the pending frame, by field."""
    if not g.stack:
        return ()
    frame: Frame[Any] = g.stack[-1].frame_for_seat(g, seat)
    kind = type(frame)
    names = _numbers.get(kind)
    if names is None:
        names = _numbers[kind] = tuple(
            name for name in field_names(frame) if isinstance(getattr(frame, name), int)
        )[:FRAME_FIELDS]
    return [min(max(int(getattr(frame, name)), -FAR), FAR) for name in names]
