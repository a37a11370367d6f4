"""Measure how long visitors can stall the event loop of a server, and with it all tables.

`python -m tools.stalls [--entries N] [--seconds S]` opens a long game and attacks it: spectators who ask the text view
at full rate, replays, catalogues. A probe on the loop notes the longest time between two of its turns: on the wall
clock, and the processor time of the loop's thread in it, which a busy machine does not disturb.
"""

import argparse
import asyncio
import multiprocessing
import os
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from shamble.core import engine
from shamble.match import save_file
from shamble.match.installed_games import games
from shamble.match.log import Occupant, Undone
from shamble.match.match import Match
from shamble.match.protocol.http import CreatedTable
from shamble.match.protocol.requests import AskNarration
from shamble.server.http.app import create_app
from shamble.server.serve import main
from shamble.server.storage.database import open_database

PROBE_EVERY_S = 0.002
GAME = "zombicide"
SPECTATORS = {"a spectator asks the text view at full rate": 1, "three spectators ask": 3}
REPLAYS, CATALOGUES = "twelve replays", "120 alternating catalogues"


class Probe:
    """The longest stalls of an event loop since the last `reset`."""

    def __init__(self) -> None:
        self.wall_s = self.cpu_s = 0.0

    def reset(self) -> None:
        self.wall_s = self.cpu_s = 0.0

    async def run(self) -> None:
        """Measure until cancelled."""
        wall, cpu = time.perf_counter(), time.thread_time()
        while True:
            await asyncio.sleep(PROBE_EVERY_S)
            now, used = time.perf_counter(), time.thread_time()
            self.wall_s = max(self.wall_s, now - wall - PROBE_EVERY_S)
            self.cpu_s = max(self.cpu_s, used - cpu)
            wall, cpu = now, used


def long_game(entries: int) -> bytes:
    """Return the save of a game of this length: moves, and undoing before it ends."""
    game = games()[GAME]
    match = Match.new(game, [Occupant("person", "Ada")], seed=7)
    while match.version < entries:
        seat = engine.waiting(match.state)[0]
        options = engine.legal(match.state, seat)
        step = match.act(seat, match.decision_id, options[-1].text(match.state))
        match.accept(step)
        if match.state.is_over() or len(match.active) > 400:
            match.follow(Undone(0, match.active[len(match.active) // 2].version))
    return save_file.dumps(match)


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, Probe]]:
    """Serve in a thread of this process; yield the address, and the probe of its loop."""
    app = create_app(open_database(str(folder / "tables.db")))
    line = main._listen("127.0.0.1", 0)
    is_ready = threading.Event()
    server = main.Server(main.uvicorn_config(app), is_ready.set)
    thread = threading.Thread(target=server.run, args=([line],))
    thread.start()
    is_ready.wait()
    probe = Probe()
    task = asyncio.run_coroutine_threadsafe(probe.run(), app.state.shamble.rooms.loop)
    try:
        yield f"http://127.0.0.1:{line.getsockname()[1]}", probe
    finally:
        task.cancel()
        server.should_exit = True
        thread.join()
        line.close()


def _socket(address: str, link: str) -> ClientConnection:
    path, _, key = link.partition("#")
    url = address.replace("http", "ws", 1) + f"/api/tables/{path.removeprefix('/t/')}/socket"
    protocols = [Subprotocol("shamble"), Subprotocol(f"key.{key}")]
    return connect(url, proxy=None, max_size=None, subprotocols=protocols)


def _ask_text_view(address: str, link: str, seconds: float) -> None:
    """Ask the text view twenty times a second, as fast as a client is allowed to send."""
    end = time.monotonic() + seconds
    with _socket(address, link) as line:
        number = 0
        while time.monotonic() < end:
            number += 1
            line.send(msgspec.json.encode(AskNarration(number, "en", heard=-1)).decode())
            time.sleep(0.05)


def _ask(url: str, headers: dict[str, str]) -> None:
    httpx.get(url, headers=headers, timeout=300, trust_env=False).raise_for_status()


def _attack(name: str, address: str, watch: str, seconds: float) -> None:
    """Carry out an attack. Runs in a process of its own."""
    path, _, key = watch.partition("#")
    with ThreadPoolExecutor(12) as pool:
        if name in SPECTATORS:
            jobs = [pool.submit(_ask_text_view, address, watch, seconds) for _ in range(SPECTATORS[name])]
        elif name == REPLAYS:
            url = f"{address}/api/tables/{path.removeprefix('/t/')}/replay"
            headers = {"authorization": f"Bearer {key}", "accept-encoding": "gzip"}
            jobs = [pool.submit(_ask, url, headers) for _ in range(12)]
        else:
            jobs = [
                pool.submit(_ask, f"{address}/api/text/{language}/{game}.ftl", {"accept-encoding": "br"})
                for _ in range(20)
                for game in ("zombicide", "zombies", "city-of-horror")
                for language in ("en", "it")
            ]
        for job in jobs:
            job.result()


def measure(entries: int, seconds: float) -> Iterator[tuple[str, Probe]]:
    """Yield each attack with the stalls that it caused."""
    content = long_game(entries)
    spawn = multiprocessing.get_context("spawn")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as (address, probe),
        ProcessPoolExecutor(1, spawn) as attacker,
    ):
        answer = httpx.post(f"{address}/api/import", content=content, timeout=600, trust_env=False)
        table = msgspec.json.decode(answer.content, type=CreatedTable)
        attacker.submit(os.nice, 10).result()  # visitors are elsewhere
        probe.reset()
        time.sleep(seconds)
        yield "no attack", probe
        for name in (*SPECTATORS, REPLAYS, CATALOGUES):
            probe.reset()
            attacker.submit(_attack, name, address, table.watch, seconds).result()
            yield name, probe


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--entries", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    print("| attack | longest stall ms | processor ms in it |\n| --- | --- | --- |")
    for name, probe in measure(options.entries, options.seconds):
        print(f"| {name} | {1000 * probe.wall_s:.0f} | {1000 * probe.cpu_s:.0f} |", flush=True)


if __name__ == "__main__":
    _main()
