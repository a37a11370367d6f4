"""The faults of a world: what fails, when, and for how long."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from shamble.sim.servers import Server

if TYPE_CHECKING:
    from shamble.sim.world import World


class Faults:
    """Causes one fault after another until it is stopped."""

    def __init__(self, world: "World", every_s: float, names: tuple[str, ...]) -> None:
        self.world = world
        self.chance = world.process.chance
        self.every_s = every_s
        kinds = [*ALONE, *CLUSTER] if world.is_cluster else ALONE
        self.kinds = [kind for kind in kinds if not names or _name(kind) in names]
        self.is_over = False

    async def run(self) -> None:
        """Cause faults."""
        while self.kinds and not self.is_over:
            await asyncio.sleep(self.chance.expovariate(1 / self.every_s))
            ready = [server for server in self.world.servers if server.is_ready]
            if ready and not self.is_over:
                kind = self.chance.choice(self.kinds)
                server = self.chance.choice(ready)
                self.world.count(f"fault {_name(kind)}")
                for_s = kind(self, server)
                self.world.note("fault", _name(kind), server, for_s)
                self.world.last_fault = max(self.world.last_fault, self.world.loop.now + for_s)

    def stop(self) -> None:
        """End all faults."""
        world = self.world
        self.is_over = True
        world.disk.full_until = world.disk.away_until = world.workers_fail_until = 0.0
        world.disk.slowness = world.wire.slowness = 1.0
        world.redis.away_until = world.redis.troubled_until = 0.0
        for server in world.servers:
            server.stalled_until = 0.0
            if server.redis is not None:
                server.redis.cut_until = 0.0

    # Each fault returns the seconds that it lasts.

    def _crash(self, server: Server) -> float:
        down_s = self.chance.choice((0.2, 2.0, 10.0))
        self.world.crash(server, down_s)
        return down_s

    def _stop(self, server: Server) -> float:
        self.world.restart(server)
        return 3.0

    def _stall(self, server: Server) -> float:
        for_s = self.chance.choice((0.5, 2.0, 4.0, 10.0))
        server.stalled_until = self.world.loop.now + for_s
        return for_s

    def _full(self, _: Server) -> float:
        for_s = self.chance.choice((0.05, 1.0, 5.0))
        self.world.disk.full_until = self.world.loop.now + for_s
        return for_s

    def _slow(self, _: Server) -> float:
        for_s = self.chance.choice((1.0, 5.0))
        target = self.chance.choice((self.world.disk, self.world.wire))
        target.slowness = self.chance.choice((20.0, 100.0))
        self._later(for_s, lambda: setattr(target, "slowness", 1.0))
        return for_s + 5.0

    def _workers(self, _: Server) -> float:
        for_s = self.chance.choice((1.0, 10.0))
        self.world.workers_fail_until = self.world.loop.now + for_s
        return for_s

    def _sockets(self, _: Server) -> float:
        for player in self.world.players:
            if player.socket is not None and player.socket.is_open and self.chance.random() < 0.5:
                player.socket.cut()
        return 3.0

    def _database(self, _: Server) -> float:
        for_s = self.chance.choice((0.3, 2.0, 8.0, 25.0))
        self.world.disk.away_until = self.world.loop.now + for_s
        return for_s

    def _cut(self, server: Server) -> float:
        for_s = self.chance.choice((0.5, 4.0, 15.0))
        if server.redis is not None:
            server.redis.cut(for_s)
        return for_s

    def _redis(self, _: Server) -> float:
        for_s = self.chance.choice((0.1, 2.0, 8.0))
        self.world.redis.restart(for_s)
        return for_s

    def _messages(self, _: Server) -> float:
        for_s = self.chance.choice((2.0, 10.0))
        self.world.redis.troubled_until = self.world.loop.now + for_s
        return for_s + 2.0

    def _later(self, for_s: float, work: Callable[[], None]) -> None:
        self.world.loop.call_later(for_s, work, context=self.world.process.context.copy())


Kind = Callable[[Faults, Server], float]
ALONE: list[Kind] = [
    Faults._crash,
    Faults._crash,
    Faults._stop,
    Faults._stall,
    Faults._full,
    Faults._slow,
    Faults._workers,
    Faults._sockets,
]
CLUSTER: list[Kind] = [
    Faults._stall,
    Faults._database,
    Faults._database,
    Faults._cut,
    Faults._redis,
    Faults._messages,
]


def _name(kind: Kind) -> str:
    return kind.__name__.strip("_")


NAMES = tuple(dict.fromkeys(_name(kind) for kind in (*ALONE, *CLUSTER)))
