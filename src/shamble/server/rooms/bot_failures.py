"""Bots and rules that fail, and single steps of bots while the table is paused."""

from shamble.match.log import Entry
from shamble.match.protocol.view import Message
from shamble.server.cluster.messages import BotFailureChanged, ChoiceGranted
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.storage.tables import Access


class BotFailures(RoomComponent):
    """The current failure of a table, if any."""

    def __init__(self, room: Room, access: SeatAccess) -> None:
        super().__init__(room)
        self.access = access
        self.message: Message | None = None
        self.stuck_seat = -1  # of a bot that could not decide
        self._changes = 0  # of the failure, at this version, in all processes together
        self.has_step = False  # a bot can act once although the table is paused

    def allow_step(self) -> None:
        """Let a bot act once although the host paused the bots."""
        self.has_step = True
        self.room.changed.set()

    def pause(self, message: Message, stuck_seat: int = -1) -> None:
        """Pause the table after repeated failures. `stuck_seat`: of the bot that could not decide."""
        self._change(message, stuck_seat)

    def retry(self) -> None:
        """Let the bot try again."""
        self._change(None, -1)
        self.room.changed.set()

    def on_message(self, change: BotFailureChanged) -> None:
        """Apply a pause or retry of another process, unless it is out of date."""
        if change.version == self.room.match.version and change.count > self._changes:
            self._changes = change.count
            self._set(change.message, change.seat)
            self.room.changed.set()

    def grant_choice(self, seat: int, link: Access) -> None:
        """Let this link choose for a bot in the current decision."""
        number = self.room.match.decision_id
        self.room.persistence.channel.publish(ChoiceGranted(seat, link.role, link.seat, number))
        self.apply_grant(seat, link, number)

    def apply_grant(self, seat: int, link: Access, number: int) -> None:
        """Apply a granted choice of this or another process. `number`: of the decision."""
        self.access.granted[seat] = (link, number)
        self.room.notify_status()

    def publish(self) -> None:
        """Publish failure and granted choices to processes that do not know them yet."""
        if self._changes:
            self._publish_failure()
        for seat, (link, number) in self.access.granted.items():
            self.room.persistence.channel.publish(ChoiceGranted(seat, link.role, link.seat, number))

    def entry_applied(self, entry: Entry, is_batch: bool) -> None:
        """Clear the failure, and the choices granted for an earlier decision: the game moved on."""
        self.message, self.stuck_seat, self._changes = None, -1, 0
        granted, number = self.access.granted, self.room.match.decision_id
        self.access.granted = {seat: grant for seat, grant in granted.items() if grant[1] == number}

    def rollback_failed(self) -> None:
        """Pause the table: neither the entry nor its undo can be shown."""
        self.pause(Message("trouble-rules"))

    def _change(self, message: Message | None, stuck_seat: int) -> None:
        self._changes += 1
        self.message, self.stuck_seat = message, stuck_seat
        self._publish_failure()
        self.room.notify_status()

    def _publish_failure(self) -> None:
        version = self.room.match.version
        self.room.persistence.channel.publish(
            BotFailureChanged(self.message, self.stuck_seat, version, self._changes)
        )

    def _set(self, message: Message | None, stuck_seat: int) -> None:
        self.message, self.stuck_seat = message, stuck_seat
        self.room.notify_status()
