"""A simulated server process: the real application on simulated parts."""

import asyncio
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar
from unittest.mock import patch

from uvicorn.protocols.utils import ClientDisconnected

from shamble.server.cluster.bus import Bus, LocalBus
from shamble.server.cluster.redis_bus import RedisBus
from shamble.server.http import app as application
from shamble.server.keys import server as server_keys
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.workers import jobs
from shamble.server.workers.errors import JobError
from shamble.sim.disk import KEY, SimulatedStore
from shamble.sim.loop import Process
from shamble.sim.network import Socket
from shamble.sim.redis import RedisClient

if TYPE_CHECKING:
    from shamble.sim.world import World

P = ParamSpec("P")
T = TypeVar("T")
THINK_S = 0.05  # mean time of a job
HARD_S = (0.3, 3.0)  # of some
FAILURE = "simulated failure of a worker"


class SimulatedPool:
    """The workers of a process: they run jobs in place, after a while, and fail at times."""

    def __init__(self, world: "World", process: Process) -> None:
        self.world = world
        self.chance = process.chance
        self.waiting = 0
        self._matches: OrderedDict[Any, Any] = OrderedDict()
        self._bots: OrderedDict[Any, Any] = OrderedDict()

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.waiting += 1
        try:
            is_hard = self.chance.random() < 0.1
            await asyncio.sleep(
                self.chance.uniform(*HARD_S) if is_hard else self.chance.expovariate(1 / THINK_S)
            )
            if self.world.loop.now < self.world.workers_fail_until and self.chance.random() < 0.5:
                raise JobError(FAILURE)
            with patch.object(jobs, "_matches", self._matches), patch.object(jobs, "_bots", self._bots):
                try:
                    return job(*args, **kwargs)
                except Exception:
                    raise JobError(traceback.format_exc()) from None
        finally:
            self.waiting -= 1

    async def stop(self) -> None: ...

    def close(self) -> None: ...


class Server(Process):
    """One process of the server."""

    def __init__(self, world: "World", number: int, life: int) -> None:
        super().__init__(f"process {number}.{life}", world.seed)
        self.world = world
        self.number = number
        self.is_ready = False
        self.redis: RedisClient | None = None
        self.sockets: list[Socket] = []
        self.app: Any = None
        self._lifespan: Any = None

    @property
    def rooms(self) -> RoomRegistry:
        registry: RoomRegistry = self.app.state.shamble.rooms
        return registry

    def start(self, work: Any) -> "asyncio.Task[Any]":
        """Run a coroutine in this process."""
        return self.world.loop.create_task(work, context=self.context.copy())

    async def boot(self) -> None:
        """Start the application. Has to run in this process."""
        self.app = application.create_app(
            self.world.disk.engine, redis="simulated" if self.world.is_cluster else None
        )
        self._lifespan = self.app.router.lifespan_context(self.app)
        await self._lifespan.__aenter__()
        self.is_ready = True

    async def stop(self) -> None:
        """Stop as on SIGTERM. Has to run in this process."""
        self.is_ready = False
        self.rooms.stop()
        await asyncio.sleep(0.5)
        await self._lifespan.__aexit__(None, None, None)

    def create_store(self) -> SimulatedStore:
        return SimulatedStore(self.world.disk)

    def create_bus(self) -> Bus:
        if not self.world.is_cluster:
            return LocalBus()
        self.redis = RedisClient(self.world.redis)
        client: Any = self.redis
        return RedisBus(client, KEY)

    async def serve(self, socket: Socket, table: str, key: str, query: str, address: str) -> None:
        """Serve a socket until it ends."""
        self.sockets.append(socket)
        try:
            await self.app(socket.scope(self.app, table, key, query, address), socket.receive, socket.send)
        except ClientDisconnected:
            pass  # as uvicorn does
        except Exception:
            self.world.violate("socket", traceback.format_exc(limit=-4))
        self.sockets.remove(socket)
        socket.fail()


@contextmanager
def simulated_parts(current: Callable[[], Server]) -> Iterator[None]:
    """Have applications use the simulated parts of the process that starts them."""
    with ExitStack() as stack:
        for name, new in (
            ("TableStore", lambda engine, key: current().create_store()),
            ("_create_bus", lambda redis, key: current().create_bus()),
            ("_create_pool", lambda *_: SimulatedPool(current().world, current())),
        ):
            stack.enter_context(patch.object(application, name, new))
        stack.enter_context(patch.object(server_keys, "server_key", lambda url: KEY))
        yield
