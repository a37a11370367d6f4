"""Chance that nobody can know in advance and everybody can check afterwards.

A table has a secret, whose hash stands in its header before anything is rolled or drawn. Whoever sits down mixes in a
salt of their own. At every entry of the log the streams of the state begin anew, from the secret, the number of the
entry and all salts so far: so no roll can be told from what is written down, and neither the table nor a seat alone can
choose one. When the game is over the secret is shown, and whoever has the log can roll everything again.
"""

from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac


def commitment(secret: str) -> str:
    """What is shown of a secret beforehand."""
    return sha256(secret.encode()).hexdigest()


def matches(secret: str, promised: str) -> bool:
    """Is this the secret whose hash was shown?"""
    return compare_digest(commitment(secret), promised)


def entry_seed(secret: str, number: int, salts: Sequence[str]) -> int:
    """Where the streams begin at an entry; `salts`: of all who had sat down by then, in the order they came."""
    text = " ".join([str(number), *salts])
    return int.from_bytes(hmac(secret.encode(), text.encode(), sha256).digest()[:8], "big")
