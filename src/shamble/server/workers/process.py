"""`shamble worker`: processes that run jobs for servers, one at a time each.

A job is removed from the stream only when it is done: if a worker dies, another one takes it over."""

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
from shamble.server.workers import jobs, queue

BLOCK_MS = 2000  # to wait for a job
RESULT_TTL_S = 120  # for the server to fetch a result

log = logging.getLogger(__name__)
REDIS_ERRORS = (RedisError, OSError)


def run_worker(url: str, key: bytes, processes: int) -> None:
    """Run jobs until SIGTERM or SIGINT. Raises `StartupError` if Redis cannot be reached."""
    try:
        redis.from_url(url, socket_connect_timeout=3).ping()
    except (*REDIS_ERRORS, ValueError) as error:
        raise StartupError("error-redis", {"problem": str(error).splitlines()[0]}) from error
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    signals: list[int] = []  # a handler that set the event could deadlock with the code it interrupts
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _: signals.append(number))

    def start() -> Any:
        process = context.Process(target=_run, args=(url, key, stop), daemon=True)
        process.start()
        return process

    team = [start() for _ in range(processes)]
    while not signals:
        team = [process if process.is_alive() else start() for process in team]
        time.sleep(0.2)
    stop.set()
    for process in team:
        process.join(30)


def _run(url: str, key: bytes, stop: Any) -> None:
    jobs.init_worker()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the parent process sets `stop`
    conn: Any = redis.from_url(url, socket_connect_timeout=3, socket_timeout=10)
    worker = f"{os.getpid()}-{secrets.token_hex(4)}"
    threading.Thread(target=_send_heartbeats, args=(url, worker), daemon=True).start()
    last_claim = 0.0
    while not stop.is_set():
        try:
            if time.monotonic() - last_claim > queue.HEARTBEAT_S:
                last_claim = time.monotonic()
                _run_all(conn, key, _claim_orphan(conn, worker))
            streams = conn.xreadgroup(queue.GROUP, worker, {queue.STREAM: ">"}, count=1, block=BLOCK_MS)
            for _, messages in streams or []:
                _run_all(conn, key, messages)
        except ResponseError:  # a new Redis, or one that lost its data: there is no group yet
            with contextlib.suppress(ResponseError, *REDIS_ERRORS):
                conn.xgroup_create(queue.STREAM, queue.GROUP, id="0", mkstream=True)
        except REDIS_ERRORS as error:
            log.warning("Redis is away: %s", error)
            time.sleep(0.5)
    with contextlib.suppress(*REDIS_ERRORS):
        conn.zrem(queue.ALIVE, worker)


def _send_heartbeats(url: str, worker: str) -> None:
    """Register the worker as alive every second, also while it runs a job."""
    conn = redis.from_url(url, socket_connect_timeout=3, socket_timeout=10)
    while True:
        with contextlib.suppress(*REDIS_ERRORS):
            conn.zadd(queue.ALIVE, {worker: time.time()})
            conn.zremrangebyscore(queue.ALIVE, 0, time.time() - 60)
        time.sleep(queue.HEARTBEAT_S)


def _claim_orphan(conn: Any, worker: str) -> Any:
    """Take over a job whose worker is no longer alive, if there is one."""
    idle_ms = int(queue.ALIVE_FOR_S * 1000)
    pending = conn.xpending_range(queue.STREAM, queue.GROUP, "-", "+", 100, idle=idle_ms)
    since = time.time() - queue.ALIVE_FOR_S
    alive = {name.decode() for name in conn.zrangebyscore(queue.ALIVE, since, "+inf")}
    orphans = [job["message_id"] for job in pending if job["consumer"].decode() not in alive]
    return conn.xclaim(queue.STREAM, queue.GROUP, worker, idle_ms, orphans[:1]) if orphans else []


def _run_all(conn: Any, key: bytes, messages: Any) -> None:
    for id, fields in messages:
        if fields:
            _run_job(conn, key, id, fields[b"job"])


def _run_job(conn: Any, key: bytes, id: bytes, signed: bytes) -> None:
    try:
        process, number, name, args = queue.verify(key, signed)
    except queue.BadSignature:
        log.error("ignored a job that is signed with another server key")
        conn.xack(queue.STREAM, queue.GROUP, id)
        return
    try:
        result = (number, True, jobs.JOBS[name](*args))
    except Exception as error:
        log.exception("job %s failed", name)
        result = (number, False, f"{type(error).__name__}: {error}")
    results = queue.results_key(process)
    with conn.pipeline(transaction=True) as pipe:
        pipe.rpush(results, queue.sign(key, result))
        pipe.expire(results, RESULT_TTL_S)
        pipe.xack(queue.STREAM, queue.GROUP, id)
        pipe.xdel(queue.STREAM, id)
        pipe.execute()
