"""No client holds up others: work off the event loop, budgets, two queues for the workers."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest.mock import patch

import pytest

from shamble.match.protocol.events import Narration
from shamble.match.protocol.requests import AskNarration
from shamble.server import limits
from shamble.server.http import helpers
from shamble.server.rooms import questions
from shamble.server.rooms.client import Client
from shamble.server.token_buckets import HeavyJobs, WorkBudget
from shamble.server.workers import jobs
from shamble.server.workers.pool import JobQueue, WorkerPool
from tests.server.helpers import PERSON, Place
from tools import stalls

LOG = b'{"type":"start"}\n' * 3000


def test_text_view_is_computed_off_the_event_loop(place: Place) -> None:
    """A spectator who asked at full rate in a long game stopped the whole server for seconds."""
    made = place.open(PERSON, PERSON)
    threads: list[int] = []
    debts: dict[bool, float] = {}
    real = questions._narrate

    def narrate(*args: Any) -> Narration:
        threads.append(threading.get_ident())
        return real(*args)

    async def wait_for_budget(client: Client) -> None:
        client.charge(0.5)  # as if each took half a second
        debts[client.is_spectator] = max(budget.debt_s() for budget in client.work)

    with (
        patch.object(questions, "_narrate", narrate),
        patch.object(Client, "wait_for_budget", wait_for_budget),
        place.sit(made.mine).joined() as player,
        place.sit(made.watch).joined() as watcher,
    ):
        for client in (player, watcher):
            for _ in range(3):
                client.send(AskNarration(1, "en"))
                client.until(Narration)
    loop_thread = asyncio.run_coroutine_threadsafe(_ident(), place.registry.loop).result(20)
    assert len(threads) == 6
    assert loop_thread not in threads
    assert debts[False] == 0
    assert debts[True] > 30  # the next request of the spectator waits


async def _ident() -> int:
    return threading.get_ident()


def test_spent_budget_waits_and_recovers(monkeypatch: Any) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    budget = WorkBudget(200, 25)
    budget.charge(0.1)
    assert budget.debt_s() == 0
    budget.charge(0.2)
    assert round(budget.debt_s(), 3) == 4
    now[0] += 4.1
    assert budget.debt_s() == 0


def test_tables_go_before_visitors_in_the_job_queue() -> None:
    """Twelve replays of a visitor stopped the bots of all other tables."""
    order: list[str] = []

    async def work(queue: JobQueue, name: str, is_patient: bool) -> None:
        async with queue.place(is_patient):
            order.append(name)
            await asyncio.sleep(0)

    async def run(places: int) -> None:
        order.clear()
        queue = JobQueue(places)
        replays = [work(queue, f"replay {number}", True) for number in range(12)]
        bots = [work(queue, f"bot {number}", False) for number in range(3)]
        await asyncio.gather(*replays, *bots)

    asyncio.run(run(1))
    assert order[:4] == ["replay 0", "bot 0", "bot 1", "bot 2"]
    asyncio.run(run(3))
    assert order[:3] == ["replay 0", "replay 1", "bot 0"]  # a place is kept for tables


def test_cancelled_job_gives_its_place_back() -> None:
    async def run() -> None:
        queue = JobQueue(1)

        async def hold() -> None:
            async with queue.place(False):
                await asyncio.sleep(60)

        tasks = [asyncio.create_task(hold()) for _ in range(3)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(5), queue.place(True):
            pass

    asyncio.run(run())


def test_same_replay_is_computed_once_for_all() -> None:
    ran: list[tuple[Any, ...]] = []

    async def _run(job: Any, *args: Any) -> bytes:
        ran.append(args)
        await asyncio.sleep(0)
        return b"replay"

    async def ask() -> list[bytes]:
        pool = WorkerPool(1)
        with patch.object(pool, "_run", _run):
            same = [pool.run(jobs.replay, "abc", b"{}", bytes(LOG), ()) for _ in range(12)]
            other = pool.run(jobs.replay, "abc", b"{}", bytes(LOG), (0,))
            return await asyncio.gather(*same, other)

    assert asyncio.run(ask()) == [b"replay"] * 13
    assert [args[3] for args in ran] == [(), (0,)]


def test_heavy_jobs_of_a_link_run_one_by_one(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    running, most = [0], [0]

    async def slow(job: Any, *args: Any) -> bytes:
        running[0] += 1
        most[0] = max(most[0], running[0])
        await asyncio.sleep(0.02)
        running[0] -= 1
        return b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff\x03\x00\x00\x00\x00\x00\x00\x00\x00\x00"

    with patch.object(place.registry.pool, "run", slow), ThreadPoolExecutor(6) as visitors:
        codes = list(visitors.map(lambda _: place.get(made.watch, "/replay").status_code, range(6)))
        assert codes == [200] * 6
        assert most == [1]
        with patch.object(limits, "MAX_WAITING_JOBS", 0):
            assert place.get(made.watch, "/replay").status_code == 429


def test_address_runs_three_heavy_jobs_at_once() -> None:
    async def run() -> int:
        heavy, running, most = HeavyJobs(limits.MAX_HEAVY_JOBS_PER_ADDRESS), 0, 0

        async def work() -> None:
            nonlocal running, most
            async with heavy.place():
                running += 1
                most = max(most, running)
                await asyncio.sleep(0)
                running -= 1

        await asyncio.gather(*(work() for _ in range(9)))
        assert heavy.count == 0
        return most

    assert asyncio.run(run()) == 3


def test_catalogues_are_packed_once_in_a_thread(place: Place) -> None:
    """A visitor who alternated 120 texts had each of them compressed again and again on the event loop."""
    built: list[tuple[tuple[str, ...], str]] = []
    real = helpers._pack

    def pack(key: tuple[str, ...], build: Any) -> Any:
        built.append((key, threading.current_thread().name))
        return real(key, build)

    paths = [f"/api/text/{language}/{name}.ftl" for language in ("it", "en") for name in ("shell", "drill")]
    with patch.object(helpers, "_pack", pack), patch.dict(helpers._packed, clear=True):
        for _ in range(3):
            for path in paths:
                for encoding in ("br", "gzip", "identity"):
                    assert place.http.get(path, headers={"accept-encoding": encoding}).status_code == 200
        assert place.http.get("/api/text/it/nosuch.ftl").status_code == 404
        assert len({key for key, _ in built}) == len(built) == 5
        assert all(thread.startswith("packer") for _, thread in built)
        assert len(helpers._packed) == 4


@pytest.mark.soak
def test_no_attack_takes_time_of_the_event_loop() -> None:
    """Processor time, because the wall clock of a busy machine says nothing about the server."""
    for name, probe in stalls.measure(entries=3000, seconds=5):
        assert probe.cpu_s < 0.05, name
