"""How much at once is too much."""

import time

MESSAGE = 16 * 1024  # bytes of a message on a socket
BODY = 64 * 1024  # bytes of a request
SOCKETS = 64  # clients at one table
TABLES = 4000  # tables awake at once
BACKLOG = 256  # messages a client may lag behind
CHAT = 500  # characters
NAME = 40  # characters
SALT = 64  # characters that a seat mixes into chance
TEXT = 200  # characters of a notation
STEPS = 64  # actions planned at once
PACE = 60.0  # seconds between actions of bots


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.level = burst
        self.at = time.monotonic()

    def take(self, now: float | None = None) -> bool:
        """One more; False = too many."""
        now = time.monotonic() if now is None else now
        self.level = min(self.burst, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def full(self) -> bool:
        """Has it been left alone long enough to be forgotten?"""
        return self.level + (time.monotonic() - self.at) * self.per_second >= self.burst
