"""The secrets in links. Only their hashes are stored.

The link of the one who opened a table holds a random key, from which the keys of the seats and of spectators follow: so
the server can hand out those links again to whoever shows that key, and to nobody else.
"""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import new as hmac

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH = 10  # of the id of a table


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_host_key() -> str:
    return secrets.token_urlsafe(24)


def seat_key(host: str, seat: int) -> str:
    return _derived(host, f"seat {seat}")


def watch_key(host: str) -> str:
    return _derived(host, "watch")


def all_links(host: str, seats: int) -> list[tuple[str, str, int]]:
    """All keys of a table that follow from one, each with its role and seat."""
    ways = [(host, "host", -1), (watch_key(host), "watch", -1)]
    return ways + [(seat_key(host, seat), "seat", seat) for seat in range(seats)]


def _derived(host: str, purpose: str) -> str:
    return urlsafe_b64encode(hmac(host.encode(), purpose.encode(), sha256).digest()[:24]).decode()


def hash_key(key: str) -> str:
    return sha256(key.encode("utf-8", "replace")).hexdigest()


def link_path(table: str, key: str) -> str:
    """The path of a link: the key is its fragment, which a browser never sends."""
    return f"/t/{table}#{key}"
