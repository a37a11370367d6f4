"""Rate limits: token buckets, and the quotas of each client address."""

import ipaddress
import time

from shamble.server.limits import DAY_S, MAX_SOCKETS_PER_ADDRESS

MIB = 1024 * 1024
MAX_QUOTAS = 1000  # beyond it, unused ones are forgotten


class TokenBucket:
    """A rate limit: `burst` tokens at once, refilled at `per_second`."""

    __slots__ = ("at", "burst", "level", "per_second")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.level = burst
        self.at = time.monotonic()

    def take(self, now: float | None = None, tokens: float = 1) -> bool:
        """Take tokens if there are enough; return whether there were."""
        now = time.monotonic() if now is None else now
        self.level = min(self.burst, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < tokens:
            return False
        self.level -= tokens
        return True

    def has_token(self) -> bool:
        return self._level_now() >= 1

    def is_full(self) -> bool:
        return self._level_now() >= self.burst

    def _level_now(self) -> float:
        return self.level + (time.monotonic() - self.at) * self.per_second


class AddressQuota:
    """What one client address can do; less limited on this machine."""

    def __init__(self, address: str) -> None:
        self.requests = TokenBucket(60, 2)
        self.tables = TokenBucket(1000, 1000 / DAY_S)
        self.upload_bytes = TokenBucket(64 * MIB, 256 * MIB / DAY_S)
        self.passphrases = TokenBucket(10, 1 / 20)  # attempts
        self.new_people = TokenBucket(200, 1000 / DAY_S)  # browsers that receive a cookie
        self.wrong_codes = TokenBucket(10, 1 / 20)
        self.seats = TokenBucket(20, 1 / 30)  # taken by table code or in the lobby
        self.listings = TokenBucket(10, 1 / 300)  # tables put into the lobby
        self.sockets = 0
        self.is_local = _is_local(address)

    def take_table(self) -> bool:
        return self.requests.take() and (self.is_local or self.tables.take())

    def take_new_person(self) -> bool:
        return self.is_local or self.new_people.take()

    def take_upload(self, size: int) -> bool:
        return self.is_local or self.upload_bytes.take(tokens=size)

    def take_socket(self) -> bool:
        """Count one more socket if that is allowed; `return_socket` gives it back."""
        if not self.is_local and self.sockets >= MAX_SOCKETS_PER_ADDRESS:
            return False
        self.sockets += 1
        return True

    def return_socket(self) -> None:
        self.sockets -= 1

    def is_unused(self) -> bool:
        buckets = (value for value in vars(self).values() if isinstance(value, TokenBucket))
        return not self.sockets and all(bucket.is_full() for bucket in buckets)


class AddressQuotas:
    """The quotas of all client addresses. IPv6 addresses of one /64 network share a quota."""

    def __init__(self) -> None:
        self._quotas: dict[str, AddressQuota] = {}

    def of(self, address: str) -> AddressQuota:
        if len(self._quotas) > MAX_QUOTAS:
            self._quotas = {key: quota for key, quota in self._quotas.items() if not quota.is_unused()}
        network = _network(address)
        if network not in self._quotas:
            self._quotas[network] = AddressQuota(network)
        return self._quotas[network]

    def clear(self) -> None:
        self._quotas.clear()


def _network(address: str) -> str:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4 or parsed.is_loopback:
        return str(parsed)
    return str(ipaddress.ip_network((int(parsed), 64), strict=False).network_address)


def _is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return not address
