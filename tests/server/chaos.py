"""Kills processes, workers, Redis and PostgreSQL in turn while clients play and reconnect."""

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets import Subprotocol
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from shamble.match.log import Entry, Header, Moved
from shamble.match.match import Match
from shamble.server.storage import schema
from shamble.server.storage.database import open_database
from tests.server.helpers import PERSON, Place, bot
from tests.server.test_crash import alive, offspring
from tools.load_test import Decision, Heard
from tools.services import Postgres, Redis, free_port

GAME = "zombies"
BACK = 60.0  # seconds until every client has an answer again
PAUSE = 0.5  # seconds between the actions of a client
BOTS = 5  # one of this many tables has a bot
ASK = 1.0  # seconds of silence until the client asks the server
SILENT = 30.0  # seconds of silence until the client reconnects
STRICTLY = 25  # rounds after which bots, too, have to act again
AGAIN = 0.5  # seconds until a client without connection tries again
log = logging.getLogger(__name__)  # progress: --log-cli-level=INFO
_heard = msgspec.json.Decoder(Heard)
_entry = msgspec.json.Decoder(Entry)
Lost = (OSError, WebSocketException, asyncio.TimeoutError, EOFError, httpx.HTTPError, AssertionError)


class Cluster:
    """Two server processes behind a port, a worker, PostgreSQL and Redis."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self.postgres = stack.enter_context(Postgres())
        self.redis = stack.enter_context(Redis())
        self.database = self.postgres.database("chaos")
        self.port = free_port()
        self.environment = os.environ | {
            "SHAMBLE_KEY_FILE": str(folder / "server.key"),
            "SHAMBLE_THINK": "0.05",
        }
        self.running: list[subprocess.Popen[bytes]] = []
        stack.callback(self._end)
        self.server = self._begin("serve", *self._serve())
        self.place = Place(f"http://127.0.0.1:{self.port}")
        stack.enter_context(self.place.http)
        self._ready()
        self.worker = self._begin(
            "worker", "--redis", self.redis.url
        )  # needs the key file that the server creates

    def _serve(self) -> list[str]:
        where = ["--port", str(self.port), "--database", self.database, "--redis", self.redis.url]
        return [*where, "--workers", "2", "--far"]

    def _begin(self, *arguments: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "shamble", *arguments]
        null = subprocess.DEVNULL
        process = subprocess.Popen(command, env=self.environment, stdout=null, stderr=null)
        self.running = [*(one for one in self.running if one.poll() is None), process]
        return process

    def _ready(self) -> None:
        end = time.monotonic() + BACK
        while True:
            try:
                self.place.http.get("/ready").raise_for_status()
                return
            except Exception:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def _end(self) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.wait(60)

    # ------------------------------------------------------------ faults

    def kill_process(self) -> None:
        """Kill one of the two server processes; the supervisor replaces it."""
        serving = [pid for pid in offspring(self.server.pid) if _serves(pid)]
        if serving:
            os.kill(random.choice(serving), signal.SIGKILL)

    def kill_server(self) -> None:
        """Kill the whole server and start it again."""
        team = offspring(self.server.pid)
        self.server.kill()
        self.server.wait()
        end = time.monotonic() + 20
        while any(alive(pid) for pid in team) and time.monotonic() < end:
            time.sleep(0.05)
        self.server = self._begin("serve", *self._serve())

    def kill_worker(self) -> None:
        self.worker.kill()
        self.worker.wait()
        self.worker = self._begin("worker", "--redis", self.redis.url)

    def restart_redis(self) -> None:
        self.redis.restart(signal.SIGKILL)

    def restart_postgres(self) -> None:
        self.postgres.restart(random.choice([signal.SIGINT, signal.SIGQUIT]))

    def faults(self) -> list[Any]:
        return [
            self.kill_process,
            self.restart_postgres,
            self.kill_worker,
            self.restart_redis,
            self.kill_server,
        ]


def _serves(pid: int) -> bool:
    try:
        return b"shamble.server.serve.child" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


class ChaosClient:
    """A client that plays one table after another, and reconnects when it is cut off.

    At every fifth table it plays against a bot, at the others it plays both seats."""

    def __init__(self, place: Place, number: int) -> None:
        self.place = place
        self.number = number
        self.seats = (PERSON, bot()) if number % BOTS == 0 else (PERSON, PERSON)
        self.chance = random.Random(number)
        self.tables: dict[str, dict[int, str]] = {}  # acknowledged actions of each
        self.refused: list[str] = []
        self.answers = 0  # of any kind

    def acknowledged(self) -> int:
        return sum(len(actions) for actions in self.tables.values())

    def back(self, strictly: bool) -> int:
        """Return a number that grows when the client is served again.

        It counts acknowledged actions. Opposite a bot, which can be slow, it counts all answers unless `strictly`."""
        return self.acknowledged() if strictly or self.number % BOTS else self.answers

    async def play(self) -> None:
        link = ""
        while True:
            try:
                link = link or await asyncio.to_thread(self._open)
                path, key = link.split("#")
                table = path.removeprefix("/t/")
                address = self.place.address.replace("http", "ws")
                ways = [Subprotocol("shamble"), Subprotocol(f"key.{key}")]
                async with connect(
                    f"{address}/api/tables/{table}/socket",
                    proxy=None,
                    max_size=None,
                    open_timeout=10,
                    compression=None,
                    subprotocols=ways,
                ) as line:
                    await self._at_table(line, self.tables.setdefault(table, {}))
                link = ""  # it is over
            except Lost:
                await asyncio.sleep(AGAIN)

    def _open(self) -> str:
        return self.place.open(*self.seats, game=GAME, seed=self.number + 1000 * len(self.tables)).mine

    async def _at_table(self, line: Any, acknowledged: dict[int, str]) -> None:
        asked: Decision | None = None
        sent: tuple[int, str] | None = None
        over, silent = False, 0.0
        ref = 0
        while not over:
            try:
                async with asyncio.timeout(ASK):  # `wait_for` can swallow the cancellation
                    message = _heard.decode(await line.recv())
            except TimeoutError:
                if (silent := silent + ASK) > SILENT:
                    raise
                ref += 1
                await line.send(msgspec.json.encode({"type": "ping", "ref": ref}).decode())
                continue
            silent = 0.0
            self.answers += message.type in ("ack", "sync")
            if message.type in ("sync", "update"):
                asked, over = message.decision, message.ending is not None
            elif message.type == "ack" and sent is not None and message.ref == sent[0]:
                acknowledged[message.version] = sent[1]
                sent = None
            elif message.type == "rejected":
                self.refused.append(message.code)
                sent = None
            if sent is None and asked is not None and asked.seat in asked.waiting and asked.options:
                await asyncio.sleep(PAUSE)
                ref += 1
                sent = (ref, self.chance.choice(asked.options).text)
                act = {"type": "act", "ref": ref, "seat": asked.seat, "decision": asked.id, "text": sent[1]}
                await line.send(msgspec.json.encode(act).decode())


async def run_rounds(cluster: Cluster, clients: list[ChaosClient], rounds: int) -> None:
    """Cause one fault after another, each after all clients were answered again.

    Now and then also all bots must have acted."""
    playing = [asyncio.create_task(client.play()) for client in clients]
    try:
        await _all_answered(clients)
        faults = cluster.faults()
        for number in range(rounds):
            await asyncio.sleep(random.uniform(0, 0.3))
            fault = faults[number % len(faults)]
            await asyncio.to_thread(fault)
            strictly = (number + 1) % STRICTLY == 0 or number == rounds - 1
            await _all_answered(clients, f"round {number}, {fault.__name__}", strictly)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _all_answered(
    clients: list[ChaosClient], when: str = "at the start", strictly: bool = True
) -> None:
    before = [client.back(strictly) for client in clients]
    began = time.monotonic()
    half, last = 0.0, [-1]
    while waiting := [
        client.number for client, known in zip(clients, before, strict=True) if client.back(strictly) == known
    ]:
        took = time.monotonic() - began
        assert took < BACK, f"{when} {waiting} did not come back"
        half = half or (took if len(waiting) <= len(clients) / 2 else 0.0)
        last = waiting
        await asyncio.sleep(0.05)
    log.info(
        "%s: half are back in %.1f s, %s as the last in %.1f s",
        when,
        half,
        last[:5],
        time.monotonic() - began,
    )


def check(cluster: Cluster, clients: list[ChaosClient]) -> int:
    """Check that the logs contain all acknowledged actions and can be replayed; return the number."""
    engine = open_database(cluster.database)
    columns, log = schema.tables.c, schema.entries.c
    total = 0
    with engine.connect() as link:
        for table, acknowledged in [one for client in clients for one in client.tables.items()]:
            header = link.execute(select(columns.header).where(columns.id == table)).scalar_one()
            rows = link.execute(
                select(log.number, log.body).where(log.table_id == table).order_by(log.number)
            ).all()
            assert [row.number for row in rows] == list(range(len(rows)))
            entries = [_entry.decode(row.body) for row in rows]
            for version, text in acknowledged.items():
                entry = entries[version]
                assert isinstance(entry, Moved)
                assert entry.text == text
            Match.resume(msgspec.json.decode(header, type=Header), entries)
            total += len(acknowledged)
    engine.dispose()
    return total
