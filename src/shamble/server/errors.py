"""Errors of the server: why it cannot start, refused requests, and failed writes."""

from collections.abc import Sequence

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, StaleDecision
from shamble.match.i18n.messages import Translator
from shamble.match.protocol.http import Problem
from shamble.match.protocol.view import Args, Message


class StartupError(Exception):
    """The server cannot start. The command prints the message and exits with code 2."""

    def __init__(self, key: str, args: Args) -> None:
        super().__init__(Translator("en").text(key, args))
        self.message = Message(key, args)


class DatabaseUnusable(StartupError):
    """The database is damaged, newer, or of another program. It was not changed."""


class PortTaken(StartupError):
    """Another program listens on the port."""


class HttpError(Exception):
    """A refused HTTP request: the status, and the messages for the player, the main one first."""

    def __init__(self, status: int, key: str, args: Args | None = None, also: Sequence[Message] = ()) -> None:
        super().__init__(f"{status} {key}")
        self.status = status
        self.problem = Problem(Message(key, args or {}), list(also))


class Conflict(Exception):
    """Another process has already written that log entry or those settings."""


class StaleRevision(StaleDecision):
    """Another process committed first. Its change is applied here too; decide again."""


class WriteError(Exception):
    """The database could not store a change, so the change did not happen."""


class NotStored(InvalidRequest):
    """A request that was refused because the database could not store it."""

    def __init__(self) -> None:
        super().__init__(Refusal("no-not-stored"))
