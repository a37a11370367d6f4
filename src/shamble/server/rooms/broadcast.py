"""Messages from a table to its clients, each made once for all clients that see the same."""

import time
from collections import defaultdict
from typing import Any

from msgspec.structs import replace

from shamble.match.log import Entry, Redone, Seated, Undone
from shamble.match.protocol.events import Seats, Sync
from shamble.match.protocol.gathering import Gathering
from shamble.match.protocol.view import AutoPass, Seat, TablePolicy
from shamble.match.view import updates
from shamble.server.keys import links
from shamble.server.rooms.bot_failures import BotFailures
from shamble.server.rooms.chat import Chat
from shamble.server.rooms.client import Client, encode
from shamble.server.rooms.clocks import NO_CLOCK, Clocks
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.presence import Presence
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.rooms.seat_links import next_table_link
from shamble.server.rooms.shared_screen import SharedScreen
from shamble.server.rooms.spectators import SpectatorView
from shamble.server.rooms.view_cache import ViewCache
from shamble.server.rooms.votes import Votes
from shamble.server.storage.settings import RoomSettings


class Broadcaster(RoomComponent):
    """Sends the clients of a room what changed."""

    def __init__(
        self,
        room: Room,
        access: SeatAccess,
        presence: Presence,
        screens: SharedScreen,
        spectators: SpectatorView,
        failures: BotFailures,
        votes: Votes,
        clocks: Clocks,
        chat: Chat,
    ) -> None:
        super().__init__(room)
        self.access = access
        self.presence = presence
        self.screens = screens
        self.spectators = spectators
        self.failures = failures
        self.votes = votes
        self.clocks = clocks
        self.chat = chat
        self._views = ViewCache()

    # ------------------------------------------------------------ events

    def entry_applied(self, entry: Entry, is_batch: bool) -> None:
        """Send an update, or the full state to clients whose seats changed or after an undo."""
        if is_batch:
            return
        room = self.room
        encoded: dict[tuple[frozenset[int], frozenset[int]], bytes] = {}
        outdated: list[Client] = []
        delayed = [client for client in room.clients if self.spectators.was_delayed(client.link)]
        for client in room.clients.difference(delayed):
            if client.is_disconnected:
                continue
            seen = self._sees(client)
            if isinstance(entry, Undone | Redone) or seen != (client.seats, client.visible_seats):
                outdated.append(client)
                continue
            if seen not in encoded:
                seats, visible = seen
                update = updates.build_update(room.match, visible, seats)
                encoded[seen] = encode(self._views.delta(update, visible))
            client.send(encoded[seen])
        self.sync(*outdated)
        self.spectators.advance(delayed, self.sync)
        self._views.retain({client.visible_seats for client in room.clients})
        if isinstance(entry, Seated):
            self.send_seats()

    def batch_applied(self) -> None:
        """Send all clients the full state."""
        self.sync(*self.room.clients)

    def settings_changed(self, before: RoomSettings, is_remote: bool) -> None:
        """Send what changed, and nothing to clients that must not learn of it.

        Standing orders are sent only to their player, reports only to the hosts.
        """
        settings, clients = self.room.settings, self.room.clients
        outdated = {
            client for client in clients if self._sees(client) != (client.seats, client.visible_seats)
        }
        if settings.gathering.reports.keys() != before.gathering.reports.keys():
            outdated |= {client for client in clients if self.access.is_host(client.link)}
        self.sync(*outdated)
        if _public_part(settings) != _public_part(before):
            self.send_seats()
            return
        for client in clients - outdated:
            if _own(settings.orders, client) != _own(before.orders, client):
                client.send(self.seats_message(client))

    def status_changed(self) -> None:
        """Send who is where, and the full state to clients that play other seats than before."""
        clients = self.room.clients
        self.sync(
            *[client for client in clients if self.access.controlled_seats(client.link) != client.seats]
        )
        self.send_seats()

    # ------------------------------------------------------------ sending

    def send_seats(self) -> None:
        """Send all clients who sits where, who is online, the pace, the vote and their own orders."""
        self.presence.update_away()
        has_next = bool(self.room.settings.gathering.next_table)
        groups: dict[tuple[object, ...], list[Client]] = defaultdict(list)
        for client in self.room.clients:
            groups[client.seats, client.is_spectator, client.link if has_next else None].append(client)
        for clients in groups.values():
            message = encode(self.seats_message(clients[0]))
            for client in clients:
                client.send(message)
        self.presence.publish()
        self.votes.publish()

    def seats_message(self, client: Client) -> Seats:
        return Seats(**self._status(client), orders=_own(self.room.match.auto_pass, client))

    def sync(self, *clients: Client) -> None:
        """Send clients the full state."""
        room = self.room
        matches: dict[tuple[frozenset[int], frozenset[int], bool], Sync] = {}
        messages: dict[tuple[object, ...], bytes] = {}
        for client in clients:
            if client.is_disconnected:
                continue
            client.seats, client.visible_seats = seats, visible = self._sees(client)
            is_delayed = self.spectators.is_delayed(client.link)
            if (seats, visible, is_delayed) not in matches:
                message = updates.build_sync(self.spectators.match_for(client.link), visible, room.id, seats)
                views = self.spectators.views if is_delayed else self._views
                matches[seats, visible, is_delayed] = views.full(message, visible)
            key = (seats, visible, client.link, client.key, self.screens.is_shared(client))
            if key not in messages:
                messages[key] = encode(self._complete(matches[seats, visible, is_delayed], client))
            client.send(messages[key])

    def _sees(self, client: Client) -> tuple[frozenset[int], frozenset[int]]:
        """Return the seats a client plays now, and those whose hidden information it sees."""
        return self.access.controlled_seats(client.link), self.screens.visible_seats(client)

    # ------------------------------------------------------------ parts of messages

    def _complete(self, message: Sync, client: Client) -> Sync:
        """Return the state of the match with what the table adds for one client."""
        is_shared = self.screens.is_shared(client)
        is_partial = is_shared and client.visible_seats and client.visible_seats != client.seats
        reports = self.room.settings.gathering.reports
        return replace(
            message,
            **self._status(client),
            shared=is_shared,
            looking=min(client.visible_seats) if is_partial else None,
            clocks=None if self.spectators.is_delayed(client.link) else self.clocks.message(),
            fair=self.room.match.header.fair,
            seat=client.link.seat,
            links=self._seat_links(client),
            chat=self.chat.lines_for(client),
            reports=list(reports.values()) if self.access.is_host(client.link) else [],
        )

    def _status(self, client: Client) -> dict[str, Any]:
        """Return the fields that `Seats` and `Sync` have in common."""
        settings = self.room.settings
        return {
            "seats": self._seats(),
            "paused": settings.paused,
            "pace": settings.pace,
            "vote": self.votes.message(),
            "shown": settings.revealed_at,
            "trouble": self.failures.message,
            "stuck": self.failures.stuck_seat,
            "host": settings.cohost,
            "policy": settings.policy if settings.policy != TablePolicy() else None,
            "gathering": self._gathering(client),
        }

    def _seats(self) -> list[Seat]:
        presence, settings = self.presence, self.room.settings
        qualities, away_since = presence.qualities(), presence.away_since
        now = time.monotonic()
        seats = []
        for seat in updates.build_seats(
            self.room.match, presence.online_seats(), presence.thinking_seats(), settings.pins
        ):
            if seat.kind == "bot" and seat.index in settings.stood_in_seats:
                seat = replace(seat, lent=True)
            elif seat.kind == "person" and seat.index in away_since:
                seat = replace(seat, away=max(1, int(now - away_since[seat.index])))
            if seat.kind == "person" and seat.index in qualities:
                seat = replace(seat, line=qualities[seat.index])
            seats.append(seat)
        return seats

    def _gathering(self, client: Client) -> Gathering | None:
        """Return how the players come together, or None if there is nothing to say."""
        state = self.room.settings.gathering
        gathering = Gathering(
            waiting=state.is_waiting,
            ready=state.ready_seats if state.is_waiting else [],
            swaps=state.swap_requests if state.is_waiting else [],
            call="" if client.is_spectator else state.call_url,
            code="" if client.is_spectator else state.table_code,
            public=state.is_public,
            line=state.description,
            muted=state.muted_seats,
            games=state.games_played,
            won=state.games_won,
            next=next_table_link(self.room, client.link),
        )
        return gathering if gathering != Gathering() else None

    def _seat_links(self, client: Client) -> dict[int, str]:
        """Return the links that the host can hand out, also for bot seats, which players can take."""
        if client.link.role != "host":
            return {}
        closed = self.room.settings.gathering.closed_links
        seats = [seat for seat in range(len(self.room.match.occupants)) if seat not in closed]
        return {seat: links.link_path(self.room.id, links.seat_key(client.key, seat)) for seat in seats}


def _public_part(settings: RoomSettings) -> RoomSettings:
    """Return the settings without those that clients do not see, or only some of them."""
    gathering = replace(settings.gathering, reports={}, closed_links=[], reserved_seats=[], language="")
    return replace(settings, orders={}, seat_keys={}, clock=NO_CLOCK, gathering=gathering)


def _own(orders: dict[int, AutoPass], client: Client) -> dict[int, AutoPass]:
    return {seat: orders[seat] for seat in sorted(client.seats) if seat in orders}
