"""Messages between processes of different versions, which run side by side while they are replaced."""

import asyncio
import logging
import time
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from shamble.server.cluster import messages
from shamble.server.cluster.messages import (
    BadSeal,
    EntryWritten,
    Envelope,
    Hello,
    Position,
    VersionMismatch,
    decode,
    encode,
)
from shamble.server.cluster.redis_bus import RedisBus
from shamble.server.workers import queue
from shamble.server.workers.remote_pool import RemoteWorkerPool
from tests.server.conftest import Services

KEY = b"k" * 32
NEWER = messages.VERSION + 1


def envelope(sender: str = "1f2e", count: int = 1, **changes: Any) -> Envelope:
    message = Envelope(messages.VERSION, sender, count, Position(3, 0, 0), Hello())
    return replace(message, **changes)


def sealed(table: str = "abc", key: bytes = KEY, **changes: Any) -> bytes:
    return encode(key, table, envelope(**changes))


FROM_0_2 = msgspec.json.encode([2, "1f2e", {"type": "hello"}])  # without a seal
UNSEALED = msgspec.json.encode(envelope())


def test_message_of_this_version_is_decoded() -> None:
    assert decode(KEY, "abc", sealed()) == envelope()


@pytest.mark.parametrize("content", [FROM_0_2, sealed(version=NEWER)])
def test_message_of_another_version_is_refused(content: bytes) -> None:
    with pytest.raises(VersionMismatch, match=f"expected version {messages.VERSION}, got"):
        decode(KEY, "abc", content)


@pytest.mark.parametrize(
    "content",
    [UNSEALED, b"", b"no json", b"\xff", sealed("other"), sealed(key=b"x" * 32), sealed()[:-1] + b"x"],
)
def test_message_without_our_seal_is_refused(content: bytes) -> None:
    """A program that can write into Redis can invent no message and send none to another table."""
    with pytest.raises(BadSeal):
        decode(KEY, "abc", content)


@pytest.mark.parametrize("content", [FROM_0_2, sealed(version=NEWER)])
def test_other_version_is_ignored_and_the_log_is_read(
    content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """The room reads its log instead; the log line is written once, not for every message."""
    with caplog.at_level(logging.WARNING):
        received, gaps = delivered(content, content, sealed(), sealed(sender="me"))
    assert received == [envelope()]
    assert gaps == 2
    [line] = [record.getMessage() for record in caplog.records]
    assert line.startswith(f"ignored messages of another process: expected version {messages.VERSION}, got ")


def delivered(*contents: bytes) -> tuple[list[Envelope], int]:
    """Return what a process called "me" takes of these messages, and how often it reads its log."""
    received: list[Envelope] = []
    gaps: list[bool] = []

    async def receive() -> None:
        bus = RedisBus("redis://127.0.0.1:1/0", KEY)
        bus.sender = "me"
        bus.open_channel("abc", received.append, lambda: gaps.append(True), Position)
        for data in contents:
            bus._on_message({"type": "message", "channel": b"shamble:table:abc", "data": data})
        await bus.close()

    asyncio.run(receive())
    return received, len(gaps)


def test_forged_and_repeated_messages_are_ignored(caplog: pytest.LogCaptureFixture) -> None:
    """A forged entry changes no table, and a recorded message has no effect a second time."""
    forged = sealed(key=b"x" * 32, message=EntryWritten(4, '{"type":"move"}', ""))
    with caplog.at_level(logging.WARNING):
        received, gaps = delivered(sealed(count=1), forged, sealed(count=2), sealed(count=1), sealed(count=3))
    assert [message.count for message in received] == [1, 2, 3]
    assert gaps == 0
    assert caplog.messages == ["ignored messages in Redis that are not sealed with the server key"]


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
