"""Random number generator of a state: cheap to clone, the same on every machine.

Each stream is one integer below 2**63, stepped by multiply-with-carry. The multiplier is below 2**31, so every
intermediate value fits a signed 64-bit word. Decks and dice have separate streams: a draw never changes the next roll.
"""

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1791398085  # 2**32 * a - 1 and 2**31 * a - 1 are prime: a period of about 2**62
MASK32: Final = 0xFFFFFFFF


def mix(seed: int, stream: int) -> int:
    """Return a well-mixed initial state for a stream (the finaliser of SplitMix64)."""
    z = (seed * 0x9E3779B97F4A7C15 + (stream + 1) * 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    carry = (z >> 32) % (MULTIPLIER - 1)
    return (carry << 32) | (z & MASK32) | 1  # carry 0 with low word 0 would be a fixed point


class Stream:
    """A stream of random numbers."""

    state: i64

    def __init__(self, state: i64) -> None:
        self.state = state

    def below(self, n: i64) -> i64:
        """Return a uniformly distributed number from 0 to n - 1 (n below 2**31)."""
        threshold: i64 = 4294967296 % n
        while True:
            s: i64 = MULTIPLIER * (self.state & MASK32) + (self.state >> 32)
            self.state = s
            product: i64 = ((s & MASK32) ^ (s >> 32)) * n
            if (product & MASK32) >= threshold:
                return product >> 32

    def clone(self) -> "Stream":
        return Stream(self.state)


def stream(seed: int, number: int) -> Stream:
    """Return the numbered stream of a seed."""
    return Stream(mix(seed, number))


def shuffled(items: list[int], numbers: Stream) -> list[int]:
    """Return a shuffled copy (Fisher-Yates)."""
    out = items[:]
    for i in range(len(out) - 1, 0, -1):
        j = int(numbers.below(i + 1))
        out[i], out[j] = out[j], out[i]
    return out
