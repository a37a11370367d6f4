"""Messages between processes of different versions, which run side by side while they are replaced."""

import asyncio
import logging
import time
from typing import Any

import msgspec
import pytest

from shamble.server.cluster import messages
from shamble.server.cluster.messages import Envelope, Hello, VersionMismatch, decode, encode
from shamble.server.cluster.redis_bus import RedisBus
from shamble.server.workers import queue
from shamble.server.workers.remote_pool import RemoteWorkerPool
from tests.server.conftest import Services

FROM_0_1 = b'["1f2e",{"type":"wrote","number":3,"body":"{}"}]'
NEWER = msgspec.json.encode([messages.VERSION + 1, "1f2e", {"type": "hello", "more": 1}])


def test_message_of_this_version_is_decoded() -> None:
    assert decode(encode("1f2e", Hello())) == Envelope(messages.VERSION, "1f2e", Hello())


@pytest.mark.parametrize("content", [FROM_0_1, NEWER, b"[2]", b"no json", b'"text"', b"\xff"])
def test_message_of_another_version_is_refused(content: bytes) -> None:
    with pytest.raises(VersionMismatch, match=f"expected version {messages.VERSION}, got"):
        decode(content)


@pytest.mark.parametrize("content", [FROM_0_1, NEWER])
def test_other_version_is_ignored_and_the_log_is_read(
    content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """The room reads its log instead; the log line is written once, not for every message."""
    received: list[Envelope] = []
    gaps: list[bool] = []

    async def receive() -> None:
        bus = RedisBus("redis://127.0.0.1:1/0")
        bus.open_channel("abc", received.append, lambda: gaps.append(True))
        message: dict[str, Any] = {"type": "message", "channel": b"shamble:table:abc"}
        for data in (content, content, encode("1f2e", Hello()), encode(bus.sender, Hello())):
            bus._on_message({**message, "data": data})
        await bus.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(receive())
    assert [envelope.message for envelope in received] == [Hello()]
    assert len(gaps) == 2
    [line] = [record.getMessage() for record in caplog.records]
    assert line.startswith(f"ignored messages of another process: expected version {messages.VERSION}, got ")


def test_workers_of_another_version_get_no_jobs(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    async def look() -> bool:
        url = services.redis.removesuffix("/0") + "/1"  # where no other test runs a worker
        pool = RemoteWorkerPool(url, b"key")
        await pool.redis.zadd("shamble:workers:1", {"old": time.time()})
        try:
            return await pool._has_worker()
        finally:
            await pool.redis.delete("shamble:workers:1")
            await pool.stop()

    with caplog.at_level(logging.WARNING):
        assert not asyncio.run(look())
    assert "ignored workers of another version (shamble:workers:1): jobs run here" in caplog.messages


def test_message_with_another_key_is_never_loaded() -> None:
    signed = queue.sign(b"one key", ("job", 1))
    assert queue.verify(b"one key", signed) == ("job", 1)
    for forged in (signed[:-1] + b"x", b"", signed[queue.SIGNATURE_BYTES :]):
        with pytest.raises(queue.BadSignature):
            queue.verify(b"one key", forged)
    with pytest.raises(queue.BadSignature):
        queue.verify(b"another key", signed)
