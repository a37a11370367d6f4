"""`shamble worker`: processes that do heavy work for servers, one job at a time each. A job is forgotten only when it
is done: when a worker dies over it, another takes it up."""

import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from typing import Any

import redis
from redis.exceptions import RedisError, ResponseError

from shamble.server.errors import StartupError
from shamble.server.workers import jobs as worker
from shamble.server.workers import queue

BLOCK = 2000  # milliseconds to wait for a job
KEEP = 120  # seconds that an answer waits for the server that asked

log = logging.getLogger(__name__)
Failure = (RedisError, OSError)


def labour(url: str, key: bytes, processes: int) -> None:
    """Work until somebody stops it. Raises `StartupError` when there is no Redis at that address."""
    try:
        redis.from_url(url, socket_connect_timeout=3).ping()
    except (*Failure, ValueError) as error:
        raise StartupError("error-redis", {"problem": str(error).splitlines()[0]}) from error
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    told: list[int] = []  # a handler that sets the event might find it locked by whoever it interrupted
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _: told.append(number))

    def begun() -> Any:
        process = context.Process(target=_work, args=(url, key, stop), daemon=True)
        process.start()
        return process

    team = [begun() for _ in range(processes)]
    while not told:
        team = [process if process.is_alive() else begun() for process in team]
        time.sleep(0.2)
    stop.set()
    for process in team:
        process.join(30)


def _work(url: str, key: bytes, stop: Any) -> None:
    worker.begin()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # whoever began it says when it ends
    link: Any = redis.from_url(url, socket_connect_timeout=3, socket_timeout=10)
    me = f"{os.getpid()}-{secrets.token_hex(4)}"
    threading.Thread(target=_live, args=(url, me), daemon=True).start()
    claimed = 0.0
    while not stop.is_set():
        try:
            if time.monotonic() - claimed > queue.BEAT:
                claimed = time.monotonic()
                _all(link, key, _orphan(link, me))
            found = link.xreadgroup(queue.GROUP, me, {queue.STREAM: ">"}, count=1, block=BLOCK)
            for _, jobs in found or []:
                _all(link, key, jobs)
        except ResponseError:  # a Redis that knows nothing yet, or no longer
            with contextlib.suppress(ResponseError, *Failure):
                link.xgroup_create(queue.STREAM, queue.GROUP, id="0", mkstream=True)
        except Failure as error:
            log.warning("Redis is away: %s", error)
            time.sleep(0.5)
    with contextlib.suppress(*Failure):
        link.zrem(queue.ALIVE, me)


def _live(url: str, me: str) -> None:
    """Say now and then that it is alive, also while it thinks."""
    link = redis.from_url(url, socket_connect_timeout=3, socket_timeout=10)
    while True:
        with contextlib.suppress(*Failure):
            link.zadd(queue.ALIVE, {me: time.time()})
            link.zremrangebyscore(queue.ALIVE, 0, time.time() - 60)
        time.sleep(queue.BEAT)


def _orphan(link: Any, me: str) -> Any:
    """A job that nobody does any more: its worker has not been heard of for a while."""
    idle = int(queue.FRESH * 1000)
    begun = link.xpending_range(queue.STREAM, queue.GROUP, "-", "+", 100, idle=idle)
    alive = {one.decode() for one in link.zrangebyscore(queue.ALIVE, time.time() - queue.FRESH, "+inf")}
    lost = [job["message_id"] for job in begun if job["consumer"].decode() not in alive]
    return link.xclaim(queue.STREAM, queue.GROUP, me, idle, lost[:1]) if lost else []


def _all(link: Any, key: bytes, jobs: Any) -> None:
    for id, fields in jobs:
        if fields:
            _one(link, key, id, fields[b"job"])


def _one(link: Any, key: bytes, id: bytes, content: bytes) -> None:
    try:
        process, number, name, args = queue.unseal(key, content)
    except queue.Forged:
        log.error("a job of a server with another key was left alone")
        link.xack(queue.STREAM, queue.GROUP, id)
        return
    try:
        answer = (number, True, worker.JOBS[name](*args))
    except Exception as error:
        log.exception("%s went wrong", name)
        answer = (number, False, f"{type(error).__name__}: {error}")
    to = queue.answers(process)
    with link.pipeline(transaction=True) as pipe:
        pipe.rpush(to, queue.seal(key, answer))
        pipe.expire(to, KEEP)
        pipe.xack(queue.STREAM, queue.GROUP, id)
        pipe.xdel(queue.STREAM, id)
        pipe.execute()
