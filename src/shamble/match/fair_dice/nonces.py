"""Nonces: random numbers of the players, so that the operator cannot foresee a draw.

The client sends a nonce with each action; it goes into the log, and into all draws from then on. The client makes its
nonces before the game: each is the hash of the next. So it cannot choose a nonce by what it would roll, not even if it
knows the secret, and the proof counts the nonces that begin such a chain.
"""

import secrets
from collections.abc import Iterable
from hashlib import sha256

NONCE_BYTES = 16
CHAIN_LENGTH = 1024


def mixed(before: str, nonce: str) -> str:
    """Return the hash of all nonces so far. `before`: without the last one, "" for none."""
    return sha256(f"{before} {nonce}".encode()).hexdigest() if nonce else before


def previous(nonce: str) -> str:
    """Return the nonce before this one in its chain."""
    return sha256(nonce.encode()).digest()[:NONCE_BYTES].hex()


def chain(length: int = CHAIN_LENGTH) -> list[str]:
    """Return new nonces in the order of their use."""
    nonces = [secrets.token_hex(NONCE_BYTES)]
    while len(nonces) < length:
        nonces.append(previous(nonces[-1]))
    return nonces[::-1]


def chain_starts(nonces: Iterable[str]) -> int:
    """Return how many nonces follow from no nonce before them: one for each chain."""
    known: set[str] = set()
    starts = 0
    for nonce in nonces:
        starts += previous(nonce) not in known
        known.add(nonce)
    return starts
