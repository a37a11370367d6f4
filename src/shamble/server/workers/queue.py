"""Keys in Redis, and signed messages, between servers and `shamble worker`.

Jobs wait in a stream; results go to a list per server process. A job is the name of a function of
`workers.jobs` and its arguments. Messages are pickles signed with the server key that all machines
share: an unsigned one is never loaded. The version is part of every key in Redis, so that servers and
workers of different versions do not exchange messages: raise `VERSION` when a job changes."""

import pickle
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Any

VERSION = 3
STREAM = f"shamble:work:{VERSION}"
GROUP = "workers"
ALIVE = f"shamble:workers:{VERSION}"  # sorted set: worker -> time of its last heartbeat
ANY_ALIVE = "shamble:workers*"  # of all versions
HEARTBEAT_S = 1.0
ALIVE_FOR_S = 6.0  # after a heartbeat; then others take over the jobs of a worker
SIGNATURE_BYTES = 32


class BadSignature(Exception):
    """The message is not signed with the key of this server."""


def sign(key: bytes, message: Any) -> bytes:
    content = pickle.dumps(message, protocol=5)
    return _signature(key, content) + content


def verify(key: bytes, signed: bytes) -> Any:
    """Return the content of a signed message. Raises `BadSignature`."""
    signature, content = signed[:SIGNATURE_BYTES], signed[SIGNATURE_BYTES:]
    if not compare_digest(signature, _signature(key, content)):
        raise BadSignature
    return pickle.loads(content)


def _signature(key: bytes, content: bytes) -> bytes:
    return hmac(key, b"work" + content, sha256).digest()


def results_key(process: str) -> str:
    """Return the key of the list of results for a server process."""
    return f"shamble:done:{VERSION}:{process}"
