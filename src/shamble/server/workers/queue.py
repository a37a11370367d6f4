"""Heavy work on its way between servers and `shamble worker`, through a stream of Redis.

A job names a function of `shamble.server.workers.jobs` and carries its arguments. Both ways it is signed with
the key that all machines of a server share, and nothing that is not is ever opened."""

import pickle
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Any

STREAM = "shamble:work"
GROUP = "workers"
ALIVE = "shamble:workers"  # a sorted set: worker -> when it was last heard of
BEAT = 1.0  # seconds after which a worker says again that it is alive
FRESH = 6.0  # seconds for which it counts as that; what it was at then is for others to do
LENGTH = 32  # bytes of a signature


class Forged(Exception):
    """It does not bear the signature of this server's key."""


def seal(key: bytes, thing: Any) -> bytes:
    content = pickle.dumps(thing, protocol=5)
    return _sign(key, content) + content


def unseal(key: bytes, content: bytes) -> Any:
    signature, content = content[:LENGTH], content[LENGTH:]
    if not compare_digest(signature, _sign(key, content)):
        raise Forged
    return pickle.loads(content)


def _sign(key: bytes, content: bytes) -> bytes:
    return hmac(key, b"work" + content, sha256).digest()


def answers(process: str) -> str:
    """The list in which a server finds what workers have done for it."""
    return f"shamble:done:{process}"
