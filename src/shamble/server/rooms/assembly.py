"""A room with all its components. Only this module knows how they depend on each other."""

import logging
import secrets

import msgspec

from shamble.match.fair_dice import commitment
from shamble.match.log import Entry, Header
from shamble.match.match import Match
from shamble.server.keys import server
from shamble.server.rooms.bot_failures import BotFailures
from shamble.server.rooms.broadcast import Broadcaster
from shamble.server.rooms.chat import Chat
from shamble.server.rooms.clocks import Clocks
from shamble.server.rooms.presence import Presence
from shamble.server.rooms.replication import Replica
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.rooms.seat_links import SeatLinks
from shamble.server.rooms.shared_review import ReviewLeader
from shamble.server.rooms.shared_screen import SharedScreen
from shamble.server.rooms.spectators import SpectatorView
from shamble.server.rooms.stand_ins import StandIns
from shamble.server.rooms.takeovers import Takeovers
from shamble.server.rooms.votes import Votes
from shamble.server.storage.tables import StoredTable, TableStore
from shamble.server.workers.pool import WorkerPool

log = logging.getLogger(__name__)
_entry = msgspec.json.Decoder(Entry)
_header = msgspec.json.Decoder(Header)


class LiveRoom(Room):
    """A room as the registry, the request handlers and the HTTP routes use it."""

    __slots__ = (
        "access",
        "broadcaster",
        "chat",
        "clocks",
        "failures",
        "pool",
        "presence",
        "replica",
        "review",
        "screens",
        "spectators",
        "stand_ins",
        "takeovers",
        "votes",
    )

    def __init__(
        self, id: str, store: TableStore, stored: StoredTable, match: Match, pool: WorkerPool
    ) -> None:
        super().__init__(id, store, stored, match)
        self.pool = pool
        self.access = access = SeatAccess(self)
        self.presence = presence = Presence(self, access)
        self.screens = screens = SharedScreen(self, access)
        self.spectators = spectators = SpectatorView(self)
        self.failures = failures = BotFailures(self, access)
        self.votes = votes = Votes(self, presence)
        self.stand_ins = stand_ins = StandIns(self, presence, votes)
        self.takeovers = takeovers = Takeovers(self, access, votes)
        self.clocks = clocks = Clocks(self, presence, failures, spectators, votes, stand_ins, stored.clocks)
        self.chat = chat = Chat(self, access, screens, stored.chat)
        self.broadcaster = Broadcaster(
            self, access, presence, screens, spectators, failures, votes, clocks, chat
        )
        self.review = review = ReviewLeader(self, presence)
        self.replica = Replica(self, presence, failures, votes, stand_ins, clocks, chat, review)
        # in this order: state first, then messages to the clients, then the clocks
        self.observers = (
            votes,
            failures,
            spectators,
            SeatLinks(self),
            self.broadcaster,
            stand_ins,
            takeovers,
            clocks,
            review,
        )


def load_room(table: str, store: TableStore, stored: StoredTable, pool: WorkerPool) -> LiveRoom:
    """Return the room of a stored table. Raise `Diverged` if its log cannot be replayed."""
    header = _header.decode(stored.header)
    secret = server.table_secret(store.key, table)
    if header.fair and not commitment.matches(secret, header.fair):
        log.warning("table %s was begun with another server key: its dice cannot be verified", table)
        secret = secrets.token_hex(32)
    entries = (_entry.decode(body) for body in stored.entries)
    match = Match.resume(header, entries, secret if header.fair else "")
    return LiveRoom(table, store, stored, match, pool)
