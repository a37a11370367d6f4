"""Simulated players, each with a page that connects and pings like the real page."""

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from shamble.match import protocol
from shamble.match.protocol import requests as ask
from shamble.match.protocol.events import (
    Ack,
    ChatHistory,
    ChatMessage,
    Clocks,
    Invitation,
    NewSeatLink,
    Rejected,
    Seats,
    Sync,
    ToClient,
    Update,
)
from shamble.match.protocol.view import AutoPass, Clock, Decision, TablePolicy
from shamble.match.view.delta import apply_changes
from shamble.sim.loop import Process
from shamble.sim.network import Response, Socket, request
from shamble.sim.truth import history_length

if TYPE_CHECKING:
    from shamble.sim.servers import Server
    from shamble.sim.world import World

LOOK_S, SILENCE_S, PING_S, DEAD_S = 1.0, 2.0, 8.0, 4.0  # as in web/src/lib/net/connection.ts
PAUSES_S = (0.3, 0.8, 1.5, 3.0)
SETTLED_S = 5.0  # after connecting, a page is up to date
REFUSED = (4403, 4404)
MAX_REFUSALS = 3
CLOCKS = (
    Clock(),
    Clock(),
    Clock("decision", 12, 0, "bot"),
    Clock("decision", 10, 0, "vote"),
    Clock("game", 60, 3, "bot"),
    Clock("days", 1, 0, "bot"),
)
WATCH: tuple[Literal["live", "late", "turn", "none"], ...] = ("live", "live", "late", "turn", "none")
_decoder = msgspec.json.Decoder(ToClient)
_encoder = msgspec.json.Encoder()


class SentRequest(NamedTuple):
    """A request without an answer."""

    request: Any
    at: float
    version: int
    history: int  # where the history of settings was


class Player:
    """A person with one link, and the page that shows the table."""

    def __init__(self, world: "World", table: str, key: str, role: str) -> None:
        self.world = world
        self.number = world.count_player()
        self.table = table
        self.key = key
        self.role = role
        self.process = Process(f"player {self.number}", world.seed)
        self.chance: random.Random = self.process.chance
        self.address = f"10.0.{self.number // 250}.{self.number % 250 + 1}"
        self.pace_s = self.chance.choice((0.3, 1.0, 2.0, 4.0))
        self.socket: Socket | None = None
        self.server: Server | None = None
        self.has_left = False
        self.refusals = 0
        self.code = 0  # of the last close
        self.old_keys: list[str] = []
        self._ref = 0
        self._tries = 0
        self._heard_at = self._pinged_at = self._connected_at = 0.0
        self.requests: dict[int, SentRequest] = {}
        # what the page believes
        self.sync: Sync | None = None
        self.around: Sync | Seats | None = None
        self.is_informed = False  # `around` is from this connection
        self.version = -1  # on screen
        self.received: int | None = None  # for the next delta
        self.view: Any = None
        self.own_seats: list[int] = []
        self.decision: Decision | None = None
        self.chat: list[ChatMessage] = []
        self.clocks: Clocks | None = None

    def __repr__(self) -> str:
        return f"{self.role} {self.number} at {self.table}"

    def start(self) -> None:
        self.world.start(self.process, self._live())

    def is_connected(self) -> bool:
        """Return whether the page has had an open connection and a table on screen for a while."""
        is_open = self.socket is not None and self.socket.is_open
        is_settled = self.is_informed and self.world.loop.now - self._connected_at > SETTLED_S
        return not self.has_left and is_open and is_settled

    @property
    def is_waiting_room(self) -> bool:
        gathering = self.around.gathering if self.around is not None else None
        return gathering is not None and gathering.waiting

    # ------------------------------------------------------------ the connection

    async def _live(self) -> None:
        world = self.world
        while not self.has_left:
            server = world.any_server(self.chance)
            if server is None:
                await asyncio.sleep(0.3)
                continue
            await self._visit(server)
            pause = PAUSES_S[min(self._tries, len(PAUSES_S) - 1)] * self.chance.uniform(0.8, 1.2)
            self._tries += 1
            if not world.is_calm and self.chance.random() < 0.1:
                pause = self.chance.choice((5.0, 30.0, 130.0))  # away
            await asyncio.sleep(pause)

    async def _visit(self, server: "Server") -> None:
        world, loop, chance = self.world, self.world.loop, self.chance
        query = f"protocol={protocol.VERSION}&own=1&salt=s{self.number}"
        if self.received is not None and chance.random() < 0.9:
            query += f"&version={self.received}&mine={'.'.join(map(str, self.own_seats))}"
        else:
            self.received = None
        self.server = server
        self.socket = socket = Socket(world.wire, self.process, server, self._on_message, self._on_close)
        self.requests.clear()
        self.is_informed = False
        self._heard_at = self._pinged_at = self._connected_at = loop.now
        key = self.key

        def connect() -> None:
            if server.is_alive:
                world.start(server, server.serve(socket, self.table, key, query, self.address))
            else:
                socket.break_off()

        loop.call_later(world.wire.latency(chance), connect, context=world.process.context.copy())
        leaves_at = loop.now + chance.expovariate(1 / 60)
        acts_at, looks_at = loop.now + chance.expovariate(1 / self.pace_s), loop.now + LOOK_S
        while socket.is_open:
            await asyncio.sleep(max(0.0, min(acts_at, looks_at) - loop.now))
            if not self._is_at(socket):
                break
            if loop.now >= looks_at:
                looks_at = loop.now + LOOK_S
                self._look(socket)
            if loop.now >= acts_at:
                acts_at = loop.now + chance.expovariate(1 / self.pace_s)
                if self.sync is not None and self.received is not None:
                    self._choose()
            if loop.now >= leaves_at and not world.is_calm:
                break
        if socket.is_open:
            socket.hang_up() if chance.random() < 0.5 else socket.cut()

    def _is_at(self, socket: Socket) -> bool:
        return socket.is_open and not self.has_left

    def _look(self, socket: Socket) -> None:
        """Ping after silence and now and then; give a silent connection up."""
        now = self.world.loop.now
        self.world.laws.check_patience(self)
        if now - self._heard_at >= DEAD_S:
            socket.cut()
        elif now - self._heard_at >= SILENCE_S or now - self._pinged_at >= PING_S:
            self._pinged_at = now
            version = -1 if self.received is None else self.received
            socket.say(_encoder.encode(ask.Ping(0, 20, version, self.own_seats)).decode())

    def _on_close(self, socket: Socket, code: int) -> None:
        if socket is not self.socket:
            return
        self.code = code
        self.world.note(self, "closed", code)
        if code in REFUSED:
            self.refusals += 1
            self.world.laws.check_refused(self)
            self.has_left = self.refusals >= MAX_REFUSALS

    # ------------------------------------------------------------ messages

    def _on_message(self, socket: Socket, text: str) -> None:
        if socket is not self.socket:
            return
        self.world.note(self, text)
        self._heard_at = self.world.loop.now
        message = _decoder.decode(text)
        handler = _ON_MESSAGE.get(type(message))
        if handler is not None:
            handler(self, message)
        self.requests.pop(getattr(message, "ref", 0), None)

    def _on_sync(self, message: Sync) -> None:
        if message.seat < 0 and self.role == "seat":
            self.role = "watch"  # handed over
        self.world.laws.check_order(self, message)
        self.sync = self.around = message
        self.is_informed = True
        self.version = self.received = message.version
        self.view, self.own_seats, self.decision = message.view, message.mine, message.decision
        self.chat, self.clocks = list(message.chat), message.clocks
        self._tries = self.refusals = 0
        self.world.laws.check_message(self, message)

    def _on_update(self, message: Update) -> None:
        if message.base >= 0 and message.base != self.received:
            self.ask(ask.AskSync)
            return
        self.world.laws.check_order(self, message)
        self.view = apply_changes(self.view, message.changes) if message.base >= 0 else message.view
        self.version = self.received = message.version
        self.decision = message.decision
        self.world.laws.check_message(self, message)

    def _on_seats(self, message: Seats) -> None:
        self.around = message
        self.is_informed = True

    def _on_clocks(self, message: Clocks) -> None:
        self.clocks = message

    def _on_chat(self, message: ChatMessage) -> None:
        self.chat.append(message)

    def _on_history(self, message: ChatHistory) -> None:
        self.chat = list(message.chat)

    def _on_link(self, message: NewSeatLink) -> None:
        """Take over another key, as the page does: use it from now on, then say that it is saved."""
        key = message.link.partition("#")[2]
        self.world.laws.check_key(self, key, "a new link")
        self.old_keys.append(self.key)
        self.key = key
        if self.chance.random() < 0.9:
            self.ask(ask.SeatLinkSaved)

    def _on_invitation(self, message: Invitation) -> None:
        key = message.link.partition("#")[2]
        self.world.laws.check_key(self, key, "an invitation")
        self.world.invite(self.table, key)

    def _on_ack(self, message: Ack) -> None:
        asked = self.requests.get(message.ref)
        if asked is not None:
            self.world.laws.check_ack(self, asked, message)

    def _on_rejected(self, message: Rejected) -> None:
        if any(reason.key == "error-server" for reason in message.reasons):
            self.world.violate("error", f"{self} asked {self.requests.get(message.ref)}")

    # ------------------------------------------------------------ requests

    def ask(self, kind: Callable[..., Any], *args: Any, **fields: Any) -> None:
        """Send a request."""
        if self.socket is None or not self.socket.is_open:
            return
        self._ref += 1
        content = kind(self._ref, *args, **fields)
        world = self.world
        self.requests[self._ref] = SentRequest(
            content, world.loop.now, self.version, history_length(world.disk)
        )
        text = _encoder.encode(content).decode()
        world.note(self, "asks", text)
        self.socket.say(text)

    def http(self, path: str, body: Any, then: Callable[["Player", Response], None]) -> None:
        """Send a POST request to any process, and handle the response if it comes."""
        server = self.world.any_server(self.chance)
        if server is None:
            return

        async def work() -> None:
            response = await request(server.app, "POST", path, body, self.key, self.address)
            self.world.loop.call_later(
                self.world.wire.latency(self.chance),
                then,
                self,
                response,
                context=self.process.context.copy(),
            )

        self.world.start(server, work())

    def _choose(self) -> None:
        """Do something: act if it is the player's turn, most of the time."""
        if self.world.is_calm:
            self._settle()
        elif self.decision is not None and self.decision.seat is not None and self.chance.random() < 0.7:
            self._act()
        else:
            chosen = self.chance.choices(_WISHES, _WEIGHTS)[0]
            chosen(self)

    def _act(self) -> None:
        decision, chance = self.decision, self.chance
        if decision is None or not decision.options:
            return
        text = chance.choice(decision.options).text
        rest = decision.routine is not None and chance.random() < 0.3
        self.ask(ask.Act, decision.seat, decision.id, text, rest=rest)
        if chance.random() < 0.05:  # a double click
            self.ask(ask.Act, decision.seat, decision.id, text)

    def _settle(self) -> None:
        """After the storms players only end what keeps the table waiting."""
        around = self.around
        if around is None:
            return
        if around.vote is not None and set(around.vote.waiting) & set(self.own_seats):
            self.ask(ask.AnswerVote, True)
        elif around.stuck >= 0 and self.role == "host":
            self.ask(ask.ResolveBotFailure, around.stuck, "again")
        elif self.role == "host" and around.paused != self.world.is_frozen:
            self.ask(ask.SetPace, 0.1, self.world.is_frozen)
        elif not self.world.is_frozen and self.decision is not None and self.decision.seat is not None:
            self._act()

    def _any_seat(self) -> int:
        return self.chance.randrange(len(self.around.seats)) if self.around is not None else 0

    def _own_seat(self) -> int:
        return self.chance.choice(self.own_seats) if self.own_seats else 0

    def _is(self, chance: float) -> bool:
        return self.chance.random() < chance

    def _vote(self) -> None:
        if self.around is not None and self.around.vote is not None:
            self.ask(ask.AnswerVote, self._is(0.7))
        else:
            self.ask(ask.TakeBack, self._is(0.6))

    def _say(self) -> None:
        to = self._any_seat() if self._is(0.2) else -1
        self.ask(ask.Say, f"line {self._ref} of {self.number}", to)

    def _gather(self) -> None:
        if not self.is_waiting_room:
            self.ask(ask.AskSync)
        elif self.role == "host" and self._is(0.5):
            self.ask(ask.Begin, "random")
        elif self._is(0.5):
            self.ask(ask.SetReady, self._is(0.8))
        else:
            self.ask(ask.SwapSeats, self._own_seat(), self._any_seat(), self._is(0.8))

    def _set_seat(self) -> None:
        kind = self.chance.choice(("person", "bot", "open"))
        self.ask(
            ask.SetSeat, self._any_seat(), kind, "random" if kind == "bot" else "", f"N{self.number}", "x"
        )

    def _mend(self) -> None:
        if self.around is not None and self.around.stuck >= 0:
            self.ask(ask.ResolveBotFailure, self.around.stuck, self.chance.choice(("again", "choose")))
        else:
            self.ask(ask.SetPace, self.chance.choice((0.0, 0.1, 0.5)), self._is(0.2), self._is(0.3))

    def _set_clock(self) -> None:
        self.ask(ask.SetClock, self.chance.choice(CLOCKS))

    def _set_policy(self) -> None:
        watch = self.chance.choice(WATCH)
        policy = TablePolicy(self._is(0.1), self._is(0.1), watch, self.chance.randrange(1, 6))
        self.ask(ask.SetTablePolicy, policy)

    def _set_orders(self) -> None:
        orders = AutoPass(self._is(0.5), self._is(0.3), self._is(0.3))
        self.ask(ask.SetAutoPass, self._own_seat(), orders)

    def _sit_by_code(self) -> None:
        gathering = self.around.gathering if self.around is not None else None
        if gathering is not None and gathering.code:
            body = {"code": gathering.code, "name": f"S{self.number}", "salt": "x"}
            self.http("/api/join/sit", body, Player._on_seat_taken)

    def _on_seat_taken(self, response: Response) -> None:
        if response.status == 201:
            table, _, key = msgspec.json.decode(response.content)["link"].removeprefix("/t/").partition("#")
            self.world.laws.check_key_of(table, key, f"a seat that {self} took")
            self.world.invite(table, key)

    def _rematch(self) -> None:
        if self.role != "watch":
            self.http(f"/api/tables/{self.table}/rematch", {}, Player._on_rematch)

    def _on_rematch(self, response: Response) -> None:
        if response.status == 200:
            table, _, key = msgspec.json.decode(response.content)["link"].removeprefix("/t/").partition("#")
            self.world.laws.check_key_of(table, key, f"the next table of {self}")
            self.world.follow(table, key, self.role)

    def _fork(self) -> None:
        self.http(f"/api/tables/{self.table}/fork", {"version": max(0, self.version)}, Player._on_fork)

    def _on_fork(self, response: Response) -> None:
        if response.status == 201:
            created = msgspec.json.decode(response.content)
            key = created["mine"].partition("#")[2]
            self.world.laws.check_key_of(created["table"], key, f"the fork of {self}")
            self.world.follow(created["table"], key, "host")

    def _publish(self) -> None:
        if self.role == "host":
            self.http(f"/api/tables/{self.table}/public", {"public": self._is(0.7)}, Player._on_nothing)

    def _on_nothing(self, response: Response) -> None: ...


_ON_MESSAGE: dict[type, Callable[[Player, Any], None]] = {
    Sync: Player._on_sync,
    Update: Player._on_update,
    Seats: Player._on_seats,
    Clocks: Player._on_clocks,
    ChatMessage: Player._on_chat,
    ChatHistory: Player._on_history,
    NewSeatLink: Player._on_link,
    Invitation: Player._on_invitation,
    Ack: Player._on_ack,
    Rejected: Player._on_rejected,
}

_WISHES_AND_WEIGHTS: list[tuple[Callable[[Player], None], int]] = [
    (Player._vote, 15),
    (Player._gather, 12),
    (Player._say, 12),
    (Player._mend, 8),
    (Player._set_orders, 5),
    (Player._set_seat, 6),
    (Player._set_clock, 4),
    (Player._set_policy, 3),
    (Player._sit_by_code, 2),
    (Player._rematch, 3),
    (Player._fork, 1),
    (Player._publish, 1),
    (lambda self: self.ask(ask.Redo), 4),
    (lambda self: self.ask(ask.ProposeStandIn, self._any_seat()), 4),
    (lambda self: self.ask(ask.Nudge, self._any_seat()), 3),
    (lambda self: self.ask(ask.Invite, self._any_seat()), 3),
    (lambda self: self.ask(ask.RemovePlayer, self._any_seat(), self.chance.choice(("bot", "open"))), 2),
    (lambda self: self.ask(ask.HandOver, self._own_seat()), 2),
    (lambda self: self.ask(ask.SetCohost, self._any_seat() - 1), 2),
    (lambda self: self.ask(ask.Mute, self._any_seat(), self._is(0.5)), 2),
    (lambda self: self.ask(ask.React, "well"), 2),
    (lambda self: self.ask(ask.AskInspection, "x"), 1),
    (lambda self: self.ask(ask.AskNarration, "en"), 1),
]
_WISHES = [wish for wish, _ in _WISHES_AND_WEIGHTS]
_WEIGHTS = [weight for _, weight in _WISHES_AND_WEIGHTS]
