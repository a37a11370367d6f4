"""How the processes that serve the same tables hear of one another.

One process alone needs none of it: `Alone` does nothing at all, and that is what a server has unless it is given the
address of a Redis (`redis_bus`)."""

from collections.abc import Callable
from typing import Protocol

from shamble.server.cluster.messages import Letter, News

Hear = Callable[[Letter], None]
Missed = Callable[[], None]


class Line(Protocol):
    """The line of one table to the other processes that serve it."""

    def tell(self, news: News) -> None:
        """Say it to all of them, without waiting."""

    async def drives(self) -> bool:
        """Is it for this process to play the bots of the table? One at a time does."""

    def close(self) -> None:
        """The table sleeps here."""


class Bus(Protocol):
    """The lines of all tables of a process."""

    announced: Callable[[str], None]  # another process says something at all tables

    def announce(self, text: str) -> None:
        """Have all other processes say something at all tables."""

    def line(self, table: str, hear: Hear, missed: Missed) -> Line:
        """Open the line of a table. `hear`: what others say; `missed`: something may have been said unheard."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def well(self) -> bool:
        """Does it work at present?"""


class Silent:
    """Nobody else is there."""

    def tell(self, news: News) -> None: ...

    async def drives(self) -> bool:
        return True

    def close(self) -> None: ...


SILENT = Silent()


class Alone:
    """The only process."""

    def __init__(self) -> None:
        self.announced: Callable[[str], None] = lambda text: None

    def announce(self, text: str) -> None: ...

    def line(self, table: str, hear: Hear, missed: Missed) -> Line:
        return SILENT

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def well(self) -> bool:
        return True
