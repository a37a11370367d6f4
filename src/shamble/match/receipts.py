"""Receipts: each log entry has a hash that also covers the hash of the entry before.

The server sends it with every acknowledgement. A player who keeps it can prove which actions the server acknowledged,
and in which order: any other log leads to another receipt."""

from collections.abc import Iterable
from hashlib import sha256


def receipt(before: str, body: bytes) -> str:
    """Return the receipt of an entry. `before`: of the entry before it, "" for the first one."""
    return sha256(before.encode() + b"\n" + body).hexdigest()


def last_receipt(bodies: Iterable[bytes], before: str = "") -> str:
    """Return the receipt of the last of these entries."""
    for body in bodies:
        before = receipt(before, body)
    return before
