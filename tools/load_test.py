"""Measure the load that a server carries: many tables, each with a fast client.

`python -m tools.load_test --tables 50,100,300,1000 --rate 1000 --seconds 20 [--postgres --processes 2] [--save
NAME]`

`python -m tools.load_test --tables 100 --rate 300 --seconds 1800 --every 60` shows whether it stays the same.

Server and clients share this machine and talk over loopback. Everything is bounded and ends. Each run
prints committed actions per second, their time from click to answer, the server's processor time and
memory, and the bytes of an update. Memory is read when all clients are seated and before the first
action: this is the cost of a table beyond its log. `--source` measures another checkout.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets import Subprotocol
from websockets.asyncio.client import connect

from tools.services import ROOT, Postgres, Redis

RESULTS = ROOT / "bench" / "results"
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 30.0  # seconds for an answer
MOST = 18.0  # actions a second of one client; the server accepts 20

START = """
import sys
from shamble.server.serve import main as run
run.run(port=0, database=sys.argv[1], ready=lambda address: print(address, flush=True),
    options=run.ServeOptions(sys.argv[2] or None, int(sys.argv[3])))
"""
# No limit on new tables in any process, because one address opens them all.
FREELY = """
from shamble.server import token_buckets
token_buckets.AddressQuota.take_table = lambda self: True
"""


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    id: int
    waiting: list[int]
    seat: int | None = None  # own seat
    options: list[Option] = []


class Heard(msgspec.Struct):
    """The parts of a message that a client needs."""

    type: str
    ref: int = 0
    version: int = 0
    code: str = ""
    decision: Decision | None = None
    ending: Any = None


_heard = msgspec.json.Decoder(Heard)


class Tally:
    """Measurements of the clients."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.updates = 0
        self.bytes = 0
        self.seated = 0  # clients that have received their first table
        self.counting = False
        self.go = asyncio.Event()  # all clients play

    def at(self, part: float) -> float:
        """Return the given percentile of all answer times, in milliseconds."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def opened(address: str, game: str, seed: int) -> str:
    """Open a table for two at one screen; return its link."""
    people = [{"kind": "person"}, {"kind": "person"}]
    body = {"game": game, "seats": people, "seed": seed}
    with urllib.request.urlopen(f"{address}api/tables", json.dumps(body).encode()) as answer:
        return str(json.load(answer)["mine"])


async def play(address: str, game: str, seed: int, gap: float, tally: Tally) -> None:
    """Run one client: it answers every decision, at a fixed rate."""
    chance = random.Random(seed)
    while True:
        link = await asyncio.to_thread(opened, address, game, seed)
        path, key = link.split("#")
        url = f"{address.replace('http', 'ws')}api/tables/{path.removeprefix('/t/')}/socket"
        ways = [Subprotocol("shamble"), Subprotocol(f"key.{key}")]
        async with connect(url, proxy=None, max_size=None, compression=None, subprotocols=ways) as line:
            await _game(line, chance, gap, tally)
        seed += 100_000


async def _game(line: Any, chance: random.Random, gap: float, tally: Tally) -> None:
    """Play a table to its end, reading every message until the next action is due."""
    ref, due, sent = 0, 0.0, 0.0
    asked: Decision | None = None
    loop = asyncio.get_running_loop()
    while True:
        may = not sent and asked is not None and asked.options
        try:
            async with asyncio.timeout_at(max(due, loop.time()) if may else loop.time() + PATIENCE):
                frame = await line.recv()
        except TimeoutError:
            if not may or asked is None:
                raise
            due = max(due + gap, loop.time())
            ref += 1
            act = {"type": "act", "ref": ref, "seat": asked.seat, "decision": asked.id}
            sent = loop.time()
            await line.send(json.dumps(act | {"text": chance.choice(asked.options).text}))
            continue
        message = _heard.decode(frame)
        if message.type in ("sync", "update"):
            if tally.counting and message.type == "update":
                tally.updates += 1
                tally.bytes += len(frame)
            asked = message.decision
            if message.ending is not None:
                return
            if message.type == "sync" and not due:
                tally.seated += 1
                await tally.go.wait()
                due = loop.time() + chance.random() * gap
        elif message.type in ("ack", "rejected"):
            if tally.counting and message.type == "ack":
                tally.times.append(loop.time() - sent)
            tally.refused += tally.counting and message.type == "rejected"
            sent = 0.0


def used(pids: list[int]) -> float:
    """Return the seconds of processor time that these processes have used."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def resident(pids: list[int]) -> int:
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in pids)


def serving_processes(pid: int) -> list[int]:
    """Return the server process, or the processes it supervises."""
    children = [
        int(folder.name)
        for folder in Path("/proc").glob("[0-9]*")
        if _parent(folder) == pid and b"shamble.server.serve.child" in _command(folder)
    ]
    return children or [pid]


def _parent(folder: Path) -> int:
    try:
        return int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
    except (OSError, IndexError):
        return -1


def _command(folder: Path) -> bytes:
    try:
        return (folder / "cmdline").read_bytes()
    except OSError:
        return b""


@contextmanager
def server(source: Path, database: str, redis: str, processes: int) -> Iterator[tuple[str, list[int]]]:
    aside = tempfile.mkdtemp(prefix="shamble-load-")
    Path(aside, "sitecustomize.py").write_text(FREELY)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([aside, str(source / "src")])}
    command = [sys.executable, "-c", START, database, redis, str(processes)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        time.sleep(1)
        yield address, serving_processes(process.pid)
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()
        shutil.rmtree(aside)


async def measured(
    address: str, pids: list[int], tables: int, given: argparse.Namespace
) -> dict[str, float | list[float]]:
    await asyncio.to_thread(opened, address, given.game, 0)  # loads what all tables share
    tally = Tally()
    gap = max(tables / given.rate, 1 / MOST)
    before = resident(pids)
    clients = [asyncio.create_task(play(address, given.game, number, gap, tally)) for number in range(tables)]
    while tally.seated < tables:
        await asyncio.sleep(0.1)
        for client in clients:
            if client.done():
                client.result()  # raises what stopped the client
    seated = resident(pids)
    tally.go.set()
    await asyncio.sleep(given.warm)
    began, cpu, tally.counting = time.monotonic(), used(pids), True
    sizes = [megabytes(pids)]
    while (left := began + given.seconds - time.monotonic()) > 0:
        await asyncio.sleep(min(left, given.every or left))
        sizes.append(megabytes(pids))
        if given.every:
            print(
                f"{time.monotonic() - began:5.0f} s: {sizes[-1]} MB, {len(tally.times)} actions", flush=True
            )
    tally.counting = False
    took, cpu = time.monotonic() - began, used(pids) - cpu
    failed = [client.exception() for client in clients if client.done()]
    for client in clients:
        client.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
    if failed:
        print(f"{len(failed)} clients ended badly, such as: {failed[0]!r}", file=sys.stderr)
    actions = len(tally.times)
    return {
        "tables": tables,
        "actions_per_second": round(actions / took, 1),
        "p50_ms": round(tally.at(0.5), 2),
        "p99_ms": round(tally.at(0.99), 2),
        "cpu_ms_per_action": round(1000 * cpu / max(1, actions), 3),
        "bytes_per_update": round(tally.bytes / max(1, tally.updates)),
        "kb_per_table": round((seated - before) / 1024 / tables, 1),
        "refused": tally.refused,
        "megabytes": sizes,
    }


def megabytes(pids: list[int]) -> float:
    return round(resident(pids) / 1024 / 1024, 1)


def main() -> int:
    parser = argparse.ArgumentParser(description="How much a server bears.")
    parser.add_argument("--tables", default="50,100,300,1000")
    parser.add_argument(
        "--rate", type=float, default=1000.0, help="actions a second wished for, of all tables"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--every", type=float, default=0.0, help="seconds between looks at the memory")
    parser.add_argument("--warm", type=float, default=4.0)
    parser.add_argument("--game", default="zombies")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--source", type=Path, default=ROOT)
    parser.add_argument("--save", default="")
    given = parser.parse_args()
    results = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        os.environ.setdefault("SHAMBLE_KEY_FILE", str(folder / "server.key"))
        postgres = stack.enter_context(Postgres()) if given.postgres else None
        redis = stack.enter_context(Redis()).url if given.processes > 1 or given.postgres else ""
        for number, tables in enumerate(int(text) for text in given.tables.split(",")):
            where = postgres.database(f"load{number}") if postgres else str(folder / f"{number}.db")
            with server(given.source, where, redis, given.processes) as (address, pids):
                one = asyncio.run(measured(address, pids, tables, given))
            print(json.dumps(one), flush=True)
            results.append(one)
    if given.save:
        about = {
            "game": given.game,
            "database": "postgresql" if given.postgres else "sqlite",
            "processes": given.processes,
            "wished_per_second": given.rate,
            "seconds": given.seconds,
            "processors": os.cpu_count(),
        }
        RESULTS.mkdir(parents=True, exist_ok=True)
        content = json.dumps({**about, "runs": results}, indent=2) + "\n"
        (RESULTS / f"load-{given.save}.json").write_text(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
