"""The events of a room that its components can react to."""

from shamble.match.log import Entry
from shamble.match.protocol.view import Vote
from shamble.server.storage.settings import RoomSettings


class RoomObserver:
    """Base class with a method for each event. All of them do nothing unless overridden."""

    def entry_applied(self, entry: Entry, is_batch: bool) -> None:
        """The match applied an entry. In a batch more entries follow, and then `batch_applied`."""

    def batch_applied(self) -> None:
        """The last entry of a batch was applied."""

    def settings_changed(self, before: RoomSettings, is_remote: bool) -> None:
        """The settings changed. `is_remote`: another process changed at least a part of them."""

    def status_changed(self) -> None:
        """Presence, a vote, a failure or who plays a seat changed."""

    def rollback_failed(self) -> None:
        """An entry that could not be shown to the players could not be taken back either."""

    async def vote_passed(self, vote: Vote) -> None:
        """The players agreed. Votes about an undo do not get here: the match resolves them."""

    def vote_failed(self, vote: Vote) -> None:
        """The players refused, did not answer in time, or the proposer withdrew."""
