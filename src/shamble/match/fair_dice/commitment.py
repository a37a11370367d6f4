"""Fair dice: rolls that nothing can predict and every player can verify after the game.

Each match has a dice secret, and the header contains its hash before the first roll. Each player adds a dice salt. At
every log entry, the random streams of the state restart from the secret, the number of the entry and all salts so far.
So the log does not reveal future rolls, and neither the server nor a single player can choose them. After the game the
secret is revealed, and anyone with the log can repeat all rolls.
"""

from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac


def commitment(secret: str) -> str:
    """Return the hash of a secret, published before the first roll."""
    return sha256(secret.encode()).hexdigest()


def matches(secret: str, promised: str) -> bool:
    """Return whether the secret has the published hash."""
    return compare_digest(commitment(secret), promised)


def entry_seed(secret: str, number: int, salts: Sequence[str]) -> int:
    """Return the seed of the random streams for a log entry.

    `salts`: all dice salts so far, in log order.
    """
    text = " ".join([str(number), *salts])
    return int.from_bytes(hmac(secret.encode(), text.encode(), sha256).digest()[:8], "big")
