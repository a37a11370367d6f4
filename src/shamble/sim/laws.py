"""What must hold, whatever fails. Each breach is a violation of the run."""

from typing import TYPE_CHECKING, Any
from weakref import ref

from shamble.match.log import DiceEntered, Moved
from shamble.match.protocol import requests as ask
from shamble.match.protocol.events import Ack, Sync, Update
from shamble.match.view import updates
from shamble.match.view.perspective import view_at
from shamble.server.keys import server
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.seat_links import LEFT
from shamble.server.storage.settings import RoomSettings
from shamble.sim.disk import KEY
from shamble.sim.servers import Server
from shamble.sim.truth import TableTruth, plain

if TYPE_CHECKING:
    from shamble.sim.players import Player, SentRequest
    from shamble.sim.world import World

ANSWER_S = 30.0  # without a fault, within which each request has an answer
BOT_S = 10.0  # and a bot has acted
VOTE_S = 90.0  # and a vote has ended
CLOCK_TOLERANCE_S = 11.0  # that a clock gets back when its process ends
CLOCK_LOOK_S = 4.0  # in which a clock that runs has to lose ...
LEAST_CLOCK_S = 0.25  # at least this much
CHAT_LINES = 20  # of the last ones, that every player must have
SAMPLED = 0.15  # part of the messages of large games that are compared
QUICK_GAMES = ("drill",)


class Laws:
    """Checks the laws of one world."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self._truths: dict[str, TableTruth] = {}
        self._receipts: list[tuple[str, int, str]] = []  # table, version, acknowledged receipt
        self._stands: dict[str, tuple[Any, float]] = {}  # table -> what it waits for, since when
        self._clocks: dict[tuple[Any, ...], tuple[float, bool, float]] = {}  # -> left, runs, when
        self._seen_rooms: dict[int, tuple[Server, Any]] = {}

    def truth(self, table: str) -> TableTruth:
        """Return a table as the database has it now."""
        if table not in self._truths:
            self._truths[table] = TableTruth(self.world.disk, table)
        truth = self._truths[table]
        truth.refresh()
        return truth

    # ------------------------------------------------------------ acknowledgements

    def check_ack(self, player: "Player", pending: "SentRequest", message: Ack) -> None:
        """Check that an acknowledged change is stored."""
        truth, request = self.truth(player.table), pending.request
        world = self.world
        if message.receipt:
            self._receipts.append((player.table, message.version, message.receipt))
            self._check_receipt(*self._receipts[-1])
        if isinstance(request, ask.Act):
            world.count("acknowledged moves")
            if not truth.has_move(request.seat, request.text, pending.version, message.version):
                world.violate(
                    "lost", f"{player}: {request}, acknowledged at {message.version}, is not in the log"
                )
        elif isinstance(request, ask.Say):
            if not truth.has_said(request.text):
                world.violate("lost", f"{player}: {request} is not stored")
        elif (value := _wanted(request)) is not None:
            world.count("acknowledged settings")
            field, wanted = value
            if all(_value(one, field) != wanted for one in truth.settings_since(pending.history)):
                world.violate("lost", f"{player}: {request} was never stored")

    def _check_receipt(self, table: str, version: int, receipt: str) -> None:
        receipts = self.truth(table).receipts
        if version >= len(receipts) or receipts[version] != receipt:
            self.world.violate("lost", f"{table}: the acknowledged entry {version} is not the stored one")

    def check_key(self, player: "Player", key: str, what: str) -> None:
        """Check that a key that a player was sent is stored."""
        if key != server.watch_key(KEY, player.table, LEFT):
            self.check_key_of(player.table, key, f"{what} for {player}")

    def check_key_of(self, table: str, key: str, what: str) -> None:
        if not self.truth(table).has_key(key):
            self.world.violate("key", f"{what} opens nothing")

    def check_refused(self, player: "Player") -> None:
        """Check a player whose key opens nothing: it must have been good once."""
        if player.refusals > 1 or player.key == server.watch_key(KEY, player.table, LEFT):
            return
        if not self.truth(player.table).has_key(player.key):
            self.world.violate("key", f"{player} was refused, and has only a key that was never stored")

    # ------------------------------------------------------------ what players are sent

    def check_order(self, player: "Player", message: Sync | Update) -> None:
        """Check that a player is sent nothing older than before, and stored entries only."""
        truth = self.truth(player.table)
        if message.version >= len(truth.bodies):
            self.world.violate(
                "ahead", f"{player} was sent version {message.version}, stored are {len(truth.bodies)}"
            )
        is_older = message.version < player.version and player.received is not None
        if is_older and player.role != "watch":
            self.world.violate("order", f"{player} was sent {message.version} after {player.version}")

    def check_message(self, player: "Player", message: Sync | Update) -> None:
        """Check that a player sees what the seats of the link know, and nothing else."""
        truth, world = self.truth(player.table), self.world
        if isinstance(message, Sync):
            self._check_seats(player, message)
        is_quick = message.version == truth.match.version and truth.match.game.id in QUICK_GAMES
        if not is_quick and not world.is_calm and world.chance.random() > SAMPLED:
            return
        if message.version >= len(truth.bodies):
            return
        if player.role == "watch":
            self._check_delay(player, message, truth)
        self.check_view(player, message)

    def _check_seats(self, player: "Player", message: Sync) -> None:
        mine = set(message.mine)
        if player.role == "watch" and mine:
            self.world.violate("seats", f"{player} plays {sorted(mine)}")
        if player.role == "seat":
            others = {seat for seat in mine if seat != message.seat and message.seats[seat].kind == "person"}
            if others:
                self.world.violate(
                    "seats", f"{player} with the link of seat {message.seat} plays {sorted(others)}"
                )

    def check_view(self, player: "Player", message: Sync | Update | None = None) -> None:
        """Compare what a player has on screen with the same version in the database."""
        truth = self.truth(player.table)
        match, version, mine = truth.match, player.version, player.own_seats
        is_waiting = player.is_waiting_room if player.is_informed else truth.settings().gathering.is_waiting
        visible = frozenset[int]() if is_waiting else frozenset(mine)
        if version == match.version:
            expected: Any = updates.build_sync(match, visible, player.table, frozenset(mine))
            view = expected.view
        else:
            expected = None
            view = view_at(match, match.state_at(version), visible, match.last_played_at(version))
        if plain(view) != plain(player.view):
            self.world.violate(
                "view", f"{player} with seats {mine} sees at {version} something else than these seats know"
            )
        if message is None or expected is None:
            return
        if plain(expected.decision) != plain(message.decision):
            self.world.violate("view", f"{player} with seats {mine} has at {version} another decision")
        if isinstance(message, Sync) and plain(expected.log) != plain(message.log):
            self.world.violate("view", f"{player} with seats {mine} has at {version} other lines")
        if isinstance(message, Update):
            lines, _, text = updates._entry_lines(match, version, visible)
            if plain(lines) != plain(message.lines) or text != message.text:
                self.world.violate("view", f"{player} with seats {mine} was sent other lines of {version}")

    def _check_delay(self, player: "Player", message: Sync | Update, truth: TableTruth) -> None:
        """Check that a spectator does not see decisions that the table still hides from them."""
        policy = player.around.policy if player.around is not None else None
        if policy is None or policy.watch != "late" or message.ending is not None:
            return
        later = truth.entries[message.version + 1 :]
        decisions = sum(
            isinstance(one, DiceEntered) or (isinstance(one, Moved) and not one.auto) for one in later
        )
        if message.version and decisions < policy.delay and not _was_over(truth, message.version):
            self.world.violate(
                "delay", f"{player} sees {message.version}, {decisions} decisions late, not {policy.delay}"
            )

    def check_patience(self, player: "Player") -> None:
        """Check that requests are answered."""
        world = self.world
        for number, sent in list(player.requests.items()):
            if world.loop.now - sent.at > ANSWER_S and world.is_quiet(ANSWER_S):
                del player.requests[number]
                world.violate("silence", f"{player} has no answer to {sent.request}")

    # ------------------------------------------------------------ every few seconds

    def check_rooms(self) -> None:
        """Check the rooms of all processes: logs, seats, clocks, progress."""
        rooms = list(self.world.rooms())
        for process, room in rooms:
            self._seen_rooms.setdefault(id(room), (process, ref(room)))
            if not room.is_broken and not room.lock.is_busy():
                self._check_log(process, room)
            self._check_clock(process, room)
        for table in self.world.tables:
            settings = self.truth(table).settings()
            if both := set(settings.host_seats) & set(settings.claimed_seats):
                self.world.violate("seats", f"{table}: seats {sorted(both)} are the host's and a guest's")
            self._check_progress(table, [room for _, room in rooms if room.id == table and room.clients])

    def _check_log(self, process: Server, room: LiveRoom) -> None:
        stored = self.truth(room.id).bodies
        mine = bytes(room.persistence.log).splitlines()
        if stored[: len(mine)] != mine:
            self.world.violate("fork", f"{process} has another log of {room.id} than the database")
        if room.match.version != len(mine) - 1:
            self.world.violate(
                "fork", f"{process}, {room.id}: version {room.match.version}, {len(mine)} entries"
            )

    def _check_clock(self, process: Server, room: LiveRoom) -> None:
        """Check that a clock never runs backwards, and runs while its player thinks."""
        clocks, now = room.clocks, self.world.loop.now
        if room.settings.clock.kind == "none" or room.match.vote is not None or room.lock.is_busy():
            return
        room.clocks.message()  # counts
        is_paused = (
            room.settings.paused or room.settings.gathering.is_waiting or room.failures.message is not None
        )
        for seat, left in clocks.seconds_left.items():
            key = (process, room.id, room.match.version, room.settings.clock, seat)
            is_due = seat in room.match.waiting() and room.match.occupants[seat].kind == "person"
            is_late = (room.match.decision_id, seat) in clocks.forfeits or room.match.state.is_over()
            thinks = is_due and not is_late and not is_paused and self._is_watched(room, seat)
            before, thought, at = self._clocks.get(key, (left, False, now))
            self._clocks[key] = (left, thinks, now)
            if not self.world.is_quiet(now - at + 1):
                continue
            if left > before + CLOCK_TOLERANCE_S:
                self.world.violate(
                    "clock", f"{process}, {room.id}: seat {seat} got {left - before:.0f} s back"
                )
            if thinks and thought and now - at > CLOCK_LOOK_S and left > before - LEAST_CLOCK_S:
                self.world.violate(
                    "clock", f"{process}, {room.id}: the clock of {seat} stands at {left:.0f} s"
                )

    def _is_watched(self, room: LiveRoom, seat: int) -> bool:
        """Return whether a player has looked at the table through this seat for a while."""
        connected = [client for client in room.clients if seat in client.visible_seats]
        return any(self.world.loop.now - client.connected_at > 2 * CLOCK_LOOK_S for client in connected)

    def _check_progress(self, table: str, rooms: list[LiveRoom]) -> None:
        """Check that bots act and votes end."""
        wait = _what_is_due(rooms)
        if wait is None:
            self._stands.pop(table, None)
            return
        was, since = self._stands.get(table, (None, 0.0))
        now = self.world.loop.now
        if was != wait:
            self._stands[table] = (wait, now)
            return
        limit = VOTE_S if wait[0] == "vote" else BOT_S
        if now - since > limit and self.world.is_quiet(limit):
            self.world.violate(
                "stands", f"{table} waits for a {wait[0]} since {now - since:.0f} s, at {wait[1]}"
            )
            self._stands[table] = (wait, now + 3600)

    # ------------------------------------------------------------ after the storms

    def check_agreement(self) -> None:
        """Check that all processes and pages have the same table as the database."""
        for table in self.world.tables:
            truth = self.truth(table)
            rooms = [(process, room) for process, room in self.world.rooms() if room.id == table]
            for process, room in rooms:
                self._check_room(process, room, truth)
            for _, other in rooms[1:]:
                self._check_same(rooms[0][1], other)
            players = [one for one in self.world.players if one.table == table and one.is_connected()]
            self._check_pages(truth, players)
            self._check_owners(players)
        for acknowledged in self._receipts:
            self._check_receipt(*acknowledged)

    def _check_room(self, process: Server, room: LiveRoom, truth: TableTruth) -> None:
        if room.is_broken:
            self.world.violate("broken", f"{process} gave {room.id} up")
            return
        self._check_log(process, room)
        if room.match.version != truth.match.version:
            self.world.violate(
                "behind", f"{process}, {room.id}: {room.match.version}, stored {truth.match.version}"
            )
        if plain(room.settings) != plain(truth.settings()):
            self.world.violate(
                "settings", f"{process}, {room.id}: {room.settings}, stored {truth.settings()}"
            )

    def _check_same(self, room: LiveRoom, other: LiveRoom) -> None:
        """Check that two processes agree about the rest, which no database holds."""
        for what, one, two in (
            ("who is online", room.presence.online_seats(), other.presence.online_seats()),
            ("the vote", room.match.vote is None, other.match.vote is None),
            ("the failure", room.failures.stuck_seat, other.failures.stuck_seat),
        ):
            if one != two:
                self.world.violate("differ", f"{room.id}: {what} is {one} and {two}")

    def _check_pages(self, truth: TableTruth, players: list["Player"]) -> None:
        pages: dict[str, list[Player]] = {}
        said = truth.chat()[-CHAT_LINES:]
        for player in players:
            around = player.around
            assert around is not None
            is_late = (
                player.role == "watch"
                and around.policy is not None
                and around.policy.watch in ("late", "turn")
            )
            if not is_late and player.version != truth.match.version:
                self.world.violate("behind", f"{player}: {player.version}, stored {truth.match.version}")
            self.check_view(player)
            if not is_late:
                seats = [(seat.name, seat.kind, seat.bot, seat.online, seat.lent) for seat in around.seats]
                shown = (seats, around.paused, around.pace, around.stuck, around.host, around.policy)
                pages.setdefault(repr(shown), []).append(player)
            heard = [line.text for line in player.chat if line.to < 0]
            if missed := [line for line in said if line not in heard]:
                self.world.violate("chat", f"{player} has not received {missed}")
            if twice := {line for line in said if heard.count(line) > 1}:
                self.world.violate("chat", f"{player} has twice {sorted(twice)}")
        if len(pages) > 1:
            self.world.violate("differ", f"{truth.table}: pages show {pages}")

    def _check_owners(self, players: list["Player"]) -> None:
        """Check that each seat of a person belongs to one link."""
        owners: dict[int, dict[str, Player]] = {}
        for player in players:
            assert player.around is not None
            for seat in player.own_seats:
                if player.around.seats[seat].kind == "person":
                    owners.setdefault(seat, {})[player.key] = player
        for seat, links in owners.items():
            if len(links) > 1:
                self.world.violate("seats", f"seat {seat} belongs to {list(links.values())}")

    def check_asleep(self) -> None:
        """Check that tables without players left memory."""
        for process, room in self.world.rooms():
            self.world.violate("awake", f"{process} still has {room.id}, with {len(room.clients)} clients")
        for process, seen in self._seen_rooms.values():
            room = seen()
            if (
                process.is_alive
                and process.is_ready
                and room is not None
                and room.id not in process.rooms.rooms
            ):
                self.world.violate("memory", f"{room.id} left {process}, but not its memory")


def _was_over(truth: TableTruth, since: int) -> bool:
    """Return whether the game was over at a version or later: then there is no delay."""
    match = truth.match
    return any(match.state_at(version).is_over() for version in range(since, match.version + 1))


def _what_is_due(rooms: list[LiveRoom]) -> tuple[str, int] | None:
    """Return what a table waits for that needs no player, and at which version."""
    if not rooms:
        return None
    version = max(room.match.version for room in rooms)
    if any(room.match.vote is not None for room in rooms):
        return "vote", version
    if all(_owes_bot(room) for room in rooms):
        return "bot", version
    return None


def _owes_bot(room: LiveRoom) -> bool:
    match, settings = room.match, room.settings
    if (
        match.state.is_over()
        or settings.paused
        or settings.gathering.is_waiting
        or room.failures.message is not None
    ):
        return False
    return any(
        match.occupants[seat].kind == "bot" or (match.decision_id, seat) in room.clocks.forfeits
        for seat in match.waiting()
    )


def _wanted(request: Any) -> tuple[str, Any] | None:
    """Return which setting a request changes, and to what."""
    match request:
        case ask.SetTablePolicy(policy=policy):
            return "policy", policy
        case ask.SetClock(clock=clock):
            return "clock", clock
        case ask.SetPace(paused=paused):
            return "paused", paused
        case ask.SetCohost(seat=seat):
            return "cohost", max(seat, -1)
        case ask.SetReady(ready=False):
            return None
    return None


def _value(settings: RoomSettings, field: str) -> Any:
    return getattr(settings, field)
