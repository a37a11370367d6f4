"""Keys in the links of a table. The database stores only their hashes.

The host link holds a random key. The keys of the seats and of spectators are derived from it, so that the
server can show those links again to the host, and only to the host."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import new as hmac

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_ID_CHARS = 10


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID_CHARS))


def new_host_key() -> str:
    return secrets.token_urlsafe(24)


def seat_key(host: str, seat: int) -> str:
    return _derived(host, f"seat {seat}")


def watch_key(host: str) -> str:
    return _derived(host, "watch")


def all_links(host: str, seats: int) -> list[tuple[str, str, int]]:
    """Return the host key and all keys derived from it, each with its role and seat."""
    links = [(host, "host", -1), (watch_key(host), "watch", -1)]
    return links + [(seat_key(host, seat), "seat", seat) for seat in range(seats)]


def _derived(host: str, purpose: str) -> str:
    return urlsafe_b64encode(hmac(host.encode(), purpose.encode(), sha256).digest()[:24]).decode()


def hash_key(key: str) -> str:
    return sha256(key.encode("utf-8", "replace")).hexdigest()


def link_path(table: str, key: str) -> str:
    """Return the path of a link. The key is the fragment, which browsers never send."""
    return f"/t/{table}#{key}"
