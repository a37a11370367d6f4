"""A simulated world: processes, players and faults, all from one seed.

It storms for a while. Then the faults end, and all must agree. Then the players leave, and the tables leave memory.
"""

import asyncio
import gc
import logging
import os
import random
import time
import traceback
from collections import Counter
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from shamble.match.installed_games import games
from shamble.match.protocol.http import CreatedTable, NewSeat, NewTable
from shamble.server.errors import NotStored, WriteError
from shamble.server.rooms import registry
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.workers.errors import JobError
from shamble.sim.disk import Disk
from shamble.sim.faults import Faults
from shamble.sim.laws import Laws
from shamble.sim.loop import START_S, Process, VirtualLoop, current_process
from shamble.sim.network import Wire, request
from shamble.sim.players import CLOCKS, Player
from shamble.sim.redis import SimulatedRedis
from shamble.sim.seeded import seeded
from shamble.sim.servers import FAILURE, Server, simulated_parts

GAMES = (
    "drill",
    "drill",
    "drill",
    "drill",
    "zombies",
    "all-things-zombie",
    "city-of-horror",
    "zombie-plague",
    "zombicide",
)
MAX_PLAYERS = 20
MAX_TABLES = 4
LOOK_EVERY_S = 5.0  # at all rooms
SETTLING_S = 15.0  # after the storms, in which players end what keeps a table waiting
HEALED_S = 12.0  # without actions, after which all have to agree ...
FORGOTTEN_S = 40.0  # and after which all have noticed which processes and pages are gone
SLEEP_EVERY = 3  # of the seeds wait until all tables have left memory
MAX_VIOLATIONS = 20


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    hours: float = 0.02  # of storms
    every_s: float = 15.0  # between two faults
    processes: int = 0  # 0 = one to three, by the seed
    game: str = ""  # "" = by the seed
    faults: tuple[str, ...] = ()  # only these


@dataclass
class Violation:
    """A law that was broken."""

    at: float  # virtual seconds since the start
    law: str
    text: str


@dataclass
class Report:
    """The result of one seed."""

    seed: int
    violations: list[Violation]
    trace: str  # hash of all messages and faults, with their times
    virtual_s: float
    table_s: float  # virtual seconds times tables in memory
    wall_s: float
    steps: int
    counts: dict[str, int] = field(default_factory=dict)


class _LogHandler(logging.Handler):
    """Any error in the log is a violation, unless a simulated fault explains it."""

    def __init__(self, world: "World") -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, NotStored | WriteError) or (
            isinstance(error, JobError) and FAILURE in str(error)
        ):
            self.world.count("expected errors in the log")
            return
        text = record.getMessage()
        if error is not None:
            text += "".join(traceback.format_exception(error, limit=-4))
        self.world.violate("log", text)


class World:
    """Everything that is simulated for one seed."""

    def __init__(self, seed: int, plan: Plan, trace: list[str] | None = None) -> None:
        self.seed = seed
        self.plan = plan
        self.loop = VirtualLoop(seed)
        self.process = Process("world", seed)
        self.chance = random.Random(f"{seed} laws")
        chance = self.process.chance
        self.process_count = plan.processes or chance.choice((1, 2, 2, 3))
        self.is_cluster = self.process_count > 1
        self.disk = Disk(self.loop, seed)
        self.redis = SimulatedRedis(self.loop, seed)
        self.wire = Wire(self.loop, seed)
        self.servers: list[Server] = []
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.workers_fail_until = 0.0
        self.last_fault = 0.0  # when the last fault ends
        self.is_calm = False  # no more faults
        self.is_frozen = False  # no more actions
        self.is_over = False
        self.violations: list[Violation] = []
        self.counts: Counter[str] = Counter()
        self.table_s = 0.0
        self.laws = Laws(self)
        self._trace = sha256()
        self._lines = trace
        self._lives = 0
        self._player_count = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self.loop.on_error = self._on_error

    # ------------------------------------------------------------ what happens is noted

    @property
    def now(self) -> float:
        return self.loop.now - START_S

    def note(self, *what: object) -> None:
        """Add something to the trace."""
        line = f"{self.now:.6f} {' '.join(map(str, what))}"
        self._trace.update(line.encode())
        if self._lines is not None:
            self._lines.append(line)

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def violate(self, law: str, text: str) -> None:
        """Report a law that was broken."""
        if self.is_over:
            return
        if len(self.violations) < MAX_VIOLATIONS:
            self.violations.append(Violation(round(self.now, 3), law, text))
        if self._lines is not None:
            self._lines.append(f"{self.now:.6f} VIOLATION {law}: {text}")

    def is_quiet(self, for_s: float) -> bool:
        """Return whether no fault was at work for this long."""
        return self.loop.now - self.last_fault > for_s

    def _on_error(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        text = "".join(traceback.format_exception(error, limit=-4)) if error is not None else ""
        self.violate("loop", f"{context.get('message')}: {text}")

    # ------------------------------------------------------------ processes

    def start(self, process: Process, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in a process; an error in it is a violation."""
        task = self.loop.create_task(self._watched(work), context=process.context.copy())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Exception:
            self.violate("error", traceback.format_exc(limit=-4))

    def any_server(self, chance: random.Random) -> Server | None:
        """Return a process that takes connections."""
        ready = [server for server in self.servers if server.is_ready and server.is_alive]
        return chance.choice(ready) if ready else None

    def rooms(self) -> Iterator[tuple[Server, LiveRoom]]:
        """Yield all rooms in memory."""
        for server in self.servers:
            if server.is_ready and server.is_alive:
                for room in list(server.rooms.rooms.values()):
                    yield server, room

    async def _boot(self, number: int) -> None:
        self._lives += 1
        server = Server(self, number, self._lives)
        self.servers = [other for other in self.servers if other.number != number] + [server]
        await server.start(server.boot())

    def crash(self, server: Server, down_s: float) -> None:
        """Kill a process; another one takes its place after a while."""
        server.is_ready = False
        self.loop.kill(server)
        for socket in server.sockets:
            socket.break_off()
        self.loop.call_later(
            down_s,
            lambda: self.start(self.process, self._boot(server.number)),
            context=self.process.context.copy(),
        )

    def restart(self, server: Server) -> None:
        """Stop a process as an operator does, and start another one."""

        async def work() -> None:
            await server.start(server.stop())
            server.is_alive = False
            await self._boot(server.number)

        server.is_ready = False
        self.start(self.process, work())

    # ------------------------------------------------------------ players

    def count_player(self) -> int:
        self._player_count += 1
        return self._player_count

    def add_player(self, table: str, key: str, role: str) -> None:
        if self._player_count < MAX_PLAYERS:
            player = Player(self, table, key, role)
            self.players.append(player)
            player.start()

    def invite(self, table: str, key: str) -> None:
        """Have another person come with a seat link."""
        if not self.is_calm:
            self.add_player(table, key, "seat")

    def follow(self, table: str, key: str, role: str) -> None:
        """Have a person come to a table that follows from another one."""
        if table not in self.tables and len(self.tables) < MAX_TABLES:
            self.tables.append(table)
        if table in self.tables and not self.is_calm:
            self.add_player(table, key, role)

    async def _open_table(self) -> None:
        chance = self.process.chance
        name = self.plan.game or chance.choice(GAMES)
        game = games()[name]
        most = min(game.max_seats, 4)
        seats = chance.randint(min(max(2, game.min_seats), most), most)
        kinds = ["person"] + [
            chance.choice(("open", "open", "bot", "bot", "person")) for _ in range(1, seats)
        ]
        bots = [chance.choice(("random", "novice")) if kind == "bot" else "" for kind in kinds]
        new = NewTable(
            name,
            [NewSeat(kind, f"P{seat}", bots[seat]) for seat, kind in enumerate(kinds)],  # type: ignore[arg-type]
            waits=chance.random() < 0.4,
            clock=chance.choice(CLOCKS),
        )
        server = self.any_server(chance)
        assert server is not None
        response = await server.start(request(server.app, "POST", "/api/tables", new, "", "10.1.0.1"))
        if response.status != 201:
            self.violate("error", f"{new} was refused: {response.content.decode()}")
            return
        created = msgspec.json.decode(response.content, type=CreatedTable)
        self.tables.append(created.table)
        self.note("table", created.table, name, kinds, new.clock, new.waits)
        self.add_player(created.table, _key(created.mine), "host")
        for seat, link in created.seats.items():
            if kinds[seat] == "open" and chance.random() < 0.8:
                self.add_player(created.table, _key(link), "seat")
        if chance.random() < 0.6:
            self.add_player(created.table, _key(created.watch), "watch")

    # ------------------------------------------------------------ the run

    async def run(self) -> None:
        """Simulate everything."""
        for number in range(self.process_count):
            await self._boot(number)
        for _ in range(self.process.chance.choice((1, 1, 2))):
            await self._open_table()
        self.start(self.process, self._look())
        faults = Faults(self, self.plan.every_s, self.plan.faults)
        self.start(self.process, faults.run())
        await asyncio.sleep(self.plan.hours * 3600)
        faults.stop()
        self.last_fault = min(self.last_fault, self.loop.now)
        self.is_calm = True
        self.note("calm")
        await asyncio.sleep(SETTLING_S)
        self.is_frozen = True
        await self._agree()
        for player in self.players:
            player.has_left = True
            if player.socket is not None and player.socket.is_open:
                player.socket.hang_up()
        if self.seed % SLEEP_EVERY == 0:
            await asyncio.sleep(registry.UNLOAD_AFTER_S + 2.5 * registry.SWEEP_EVERY_S)
            self.laws.check_asleep()

    async def _agree(self) -> None:
        """Check that all agree soon, and in the end also about who is here."""
        waited, before = 0.0, len(self.violations)
        while waited < FORGOTTEN_S:
            await asyncio.sleep(HEALED_S)
            waited += HEALED_S
            self.laws.check_agreement()
            new = self.violations[before:]
            if any(violation.law != "differ" for violation in new) or not new:
                return
            if waited < FORGOTTEN_S:
                del self.violations[before:]

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            self.table_s += LOOK_EVERY_S * len({room.id for _, room in self.rooms()})
            self.laws.check_rooms()

    def close(self) -> str:
        """Forget the world; return the hash of its trace."""
        self.is_over = True
        self.servers = []
        self.loop.close()
        self.disk.engine.dispose()
        return self._trace.hexdigest()


def _key(link: str) -> str:
    return link.partition("#")[2]


def _current_server() -> Server:
    process = current_process()
    assert isinstance(process, Server)
    return process


def simulate(seed: int, plan: Plan = Plan(), trace: list[str] | None = None) -> Report:  # noqa: B008 - immutable
    """Simulate one seed. `trace`: filled with a line for each message and fault."""
    begun = time.perf_counter()
    os.environ.pop("SHAMBLE_THINK", None)
    root = logging.getLogger()
    world = World(seed, plan, trace)
    handlers, level, root.handlers = root.handlers, root.level, [_LogHandler(world)]
    had_gc = gc.isenabled()
    gc.disable()  # so that memory is freed at once, or by no means
    try:
        with seeded(world.loop, seed), simulated_parts(_current_server):
            try:
                world.loop.run(world.run(), world.process)
            except Exception:
                world.violate("simulation", traceback.format_exc(limit=-6))
            virtual_s, steps = world.now, world.loop.steps
            root.handlers = [logging.NullHandler()]
            digest = world.close()
    finally:
        root.handlers = handlers
        root.setLevel(level)
        if had_gc:
            gc.enable()
    wall_s = time.perf_counter() - begun
    return Report(
        seed,
        world.violations,
        digest,
        virtual_s,
        world.table_s,
        wall_s,
        steps,
        dict(sorted(world.counts.items())),
    )
