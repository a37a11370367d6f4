"""What keeps the server from running, and what goes wrong while it does."""

from collections.abc import Sequence

from shamble.match.errors import Stale
from shamble.match.i18n.messages import Words
from shamble.match.protocol.http import Problem
from shamble.match.protocol.view import Args, Message


class CannotRun(Exception):
    """The server does not start; the sentence says why. The command ends with exit code 2."""

    def __init__(self, key: str, args: Args) -> None:
        super().__init__(Words("en").text(key, args))
        self.message = Message(key, args)


class DatabaseUnusable(CannotRun):
    """The database is damaged, is none, or belongs to something else. It is left as it is."""


class PortTaken(CannotRun):
    """Another program listens there."""


class HttpError(Exception):
    """A request that is refused: its status, and the sentences to be said, the most important first."""

    def __init__(self, status: int, key: str, args: Args | None = None, also: Sequence[Message] = ()) -> None:
        super().__init__(f"{status} {key}")
        self.status = status
        self.problem = Problem(Message(key, args or {}), list(also))


class Conflict(Exception):
    """Somebody else has already written that entry: a log cannot fork."""


class Overtaken(Stale):
    """Another process was quicker: what it did has happened here, too. What was to be done is looked at anew."""


class NotStored(Exception):
    """The disk did not take it, so it did not happen."""
