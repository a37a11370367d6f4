"""Reviews that several players look at together: a leader points, the others follow.

Nothing of it is stored. Processes number their changes, and the highest number counts."""

from msgspec.structs import astuple, replace

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotAllowed
from shamble.match.protocol.events import ReviewArrow, SharedReview
from shamble.match.protocol.requests import GiveReviewLead, LeadReview, ShowInReview
from shamble.server import limits
from shamble.server.cluster.messages import ReviewChanged
from shamble.server.rooms.client import Client
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.presence import Presence
from shamble.server.rooms.room import Room

MAX_ARROWS = 20
MAX_COORDINATE = 100_000.0  # board units


class ReviewLeader(RoomComponent):
    """Holds who leads the review, who asks for the lead, and what the leader shows."""

    def __init__(self, room: Room, presence: Presence) -> None:
        super().__init__(room)
        self.presence = presence
        self.state = SharedReview()
        self.count = 0  # of the changes

    def lead(self, client: Client, request: LeadReview) -> None:
        """Take the free lead, ask for it, or with `lead` false give it up or stop asking."""
        seat = self._seat(client)
        state = self.state
        if request.lead and state.leader < 0:
            asking = [other for other in state.asking if other != seat]
            self._change(replace(state, leader=seat, asking=asking))
        elif request.lead and seat not in (state.leader, *state.asking):
            self._change(replace(state, asking=[*state.asking, seat]))
        elif not request.lead and seat == state.leader:
            self._change(self._without(seat))
        elif not request.lead:
            self._change(replace(state, asking=[other for other in state.asking if other != seat]))

    def give(self, client: Client, request: GiveReviewLead) -> None:
        """Give the lead to a player who asks for it."""
        self._check_leads(client)
        if request.to not in self.state.asking:
            raise InvalidRequest(Refusal("no-not-now"))
        asking = [other for other in self.state.asking if other != request.to]
        self._change(replace(self.state, leader=request.to, asking=asking))

    def show(self, client: Client, request: ShowInReview) -> None:
        """Show the others a decision, arrows on the board, or a table that plays on from there."""
        self._check_leads(client)
        match = self.room.match
        is_known = 0 <= request.seat < len(match.occupants) and 0 <= request.at <= match.version
        if not is_known or not _are_arrows(request.arrows):
            raise InvalidRequest(Refusal("no-not-now"))
        if len(request.what_if) > limits.MAX_TEXT_CHARS:
            raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_TEXT_CHARS}))
        if request.what_if and not request.what_if.startswith("/t/"):
            raise InvalidRequest(Refusal("no-not-now"))
        self._change(
            replace(
                self.state,
                seat=request.seat,
                at=request.at,
                arrows=request.arrows,
                what_if=request.what_if or self.state.what_if,
            )
        )

    def status_changed(self) -> None:
        """Free the lead of a player who left."""
        online = self.presence.online_seats()
        gone = {self.state.leader, *self.state.asking} - online - {-1}
        if gone:
            self._change(self._without(*gone))

    def send(self, client: Client) -> None:
        """Send a new client the state of the review, if there is one."""
        if self.state != SharedReview():
            client.send(self.state)

    def publish(self) -> None:
        """Publish the state for processes that have just joined."""
        if self.state != SharedReview():
            self.room.persistence.channel.publish(ReviewChanged(self.state, self.count))

    def on_message(self, message: ReviewChanged) -> None:
        """Apply a change of this or another process, and send it to all clients."""
        if message.count > self.count:
            self.state, self.count = message.state, message.count
            for client in self.room.clients:
                client.send(self.state)

    def _without(self, *seats: int) -> SharedReview:
        """Return the state without some players. The first who asks leads after a leader who left."""
        state = self.state
        asking = [other for other in state.asking if other not in seats]
        if state.leader not in seats:
            return replace(state, asking=asking)
        return replace(state, leader=asking[0] if asking else -1, asking=asking[1:])

    def _change(self, state: SharedReview) -> None:
        message = ReviewChanged(state, self.count + 1)
        self.room.persistence.channel.publish(message)
        self.on_message(message)

    def _seat(self, client: Client) -> int:
        """Return the seat that a client leads with."""
        if not client.seats or client.is_spectator:
            raise NotAllowed(Refusal("no-spectator"))
        if not self.room.match.state.is_over():
            raise NotAllowed(Refusal("no-not-now"))
        return min(client.seats)

    def _check_leads(self, client: Client) -> None:
        if self._seat(client) != self.state.leader:
            raise NotAllowed(Refusal("no-review-lead"))


def _are_arrows(arrows: list[ReviewArrow]) -> bool:
    return len(arrows) <= MAX_ARROWS and all(
        abs(value) <= MAX_COORDINATE for arrow in arrows for value in astuple(arrow)
    )
