"""The events of a room that its components can react to."""

from shamble.match.log import Entry
from shamble.match.protocol.view import Vote
from shamble.server.storage.settings import RoomSettings


class RoomObserver:
    """Base class with a method for each event. All of them do nothing unless overridden."""

    def entry_applied(self, entry: Entry, is_batch: bool) -> None:
        """Handle an applied entry. In a batch more entries follow, and then `batch_applied`."""

    def batch_applied(self) -> None:
        """Handle the end of a batch."""

    def settings_changed(self, before: RoomSettings, is_remote: bool) -> None:
        """Handle new settings. `is_remote`: another process changed at least a part of them."""

    def status_changed(self) -> None:
        """Presence, a vote, a failure or who plays a seat changed."""

    def rollback_failed(self) -> None:
        """Handle an entry that could be neither shown to the players nor rolled back."""

    async def vote_passed(self, vote: Vote) -> None:
        """Handle an accepted vote. The match resolves votes about an undo itself."""

    def vote_failed(self, vote: Vote) -> None:
        """Handle a vote that was refused, timed out or withdrawn."""
