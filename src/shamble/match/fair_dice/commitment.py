"""Fair dice: rolls that nothing can predict and every player can verify after the game.

Each match has a dice secret, and the header contains its hash before the first roll. Each player adds a dice salt, and
a nonce with each action (`nonces`). At every log entry, the random streams of the state restart from the secret, the
number of the entry, all salts and all nonces so far. So the log does not reveal future rolls, the operator who has the
secret cannot foresee what the next action rolls, and neither the server nor a single player can choose it. After the
game the secret is revealed, and anyone with the log can repeat all rolls.
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


def entry_seed(secret: str, number: int, salts: Sequence[str], mix: str = "") -> int:
    """Return the seed of the random streams for a log entry.

    `salts`: all dice salts so far, in log order. `mix`: the hash of all nonces, that of the entry included.
    """
    text = " ".join([str(number), *salts, *([mix] if mix else [])])
    return int.from_bytes(hmac(secret.encode(), text.encode(), sha256).digest()[:8], "big")
