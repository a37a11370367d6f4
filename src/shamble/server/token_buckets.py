"""Token buckets: how much each client and address has left to ask for."""

import asyncio
import ipaddress
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from shamble.server import limits

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
        return self.level_now() >= 1

    def is_full(self) -> bool:
        return self.level_now() >= self.burst

    def level_now(self) -> float:
        return self.level + (time.monotonic() - self.at) * self.per_second


class WorkBudget:
    """Milliseconds of work that a client or an address can ask for.

    Charged is the time that its answers took. A client whose budget is spent is not refused: its next request waits
    (`debt_s`). Spectators have a tenth of what players have.
    """

    def __init__(self, burst_ms: float, ms_per_s: float) -> None:
        self._bucket = TokenBucket(burst_ms, ms_per_s)

    def charge(self, seconds: float) -> None:
        """Subtract work that was done; the level can go below zero."""
        self._bucket.take(tokens=0)
        self._bucket.level -= 1000 * seconds

    def debt_s(self) -> float:
        """Return the seconds until the budget has something left again."""
        return max(0.0, -self._bucket.level_now() / self._bucket.per_second)


class HeavyJobs:
    """Lets a link or an address run some heavy jobs at the same time; others wait."""

    def __init__(self, most: int) -> None:
        self._places = asyncio.Semaphore(most)
        self.count = 0  # running and waiting

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait for a place, and keep it for as long as the context lasts."""
        self.count += 1
        try:
            async with self._places:
                yield
        finally:
            self.count -= 1


class AddressQuota:
    """What one client address can do; less limited on this machine."""

    def __init__(self, address: str) -> None:
        self.requests = TokenBucket(*limits.REQUESTS_PER_ADDRESS)
        self.tables = TokenBucket(*limits.TABLES_PER_ADDRESS)
        self.upload_bytes = TokenBucket(*limits.UPLOAD_BYTES_PER_ADDRESS)
        self.passphrases = TokenBucket(*limits.PASSPHRASES_PER_ADDRESS)
        self.new_people = TokenBucket(*limits.COOKIES_PER_ADDRESS)
        self.wrong_codes = TokenBucket(*limits.WRONG_CODES_PER_ADDRESS)
        self.seats = TokenBucket(*limits.SEATS_PER_ADDRESS)
        self.listings = TokenBucket(*limits.LISTINGS_PER_ADDRESS)
        self.work = WorkBudget(*limits.WORK_MS_PER_ADDRESS)
        self.watching = WorkBudget(*limits.WATCHING_MS_PER_ADDRESS)
        self.heavy_jobs = HeavyJobs(limits.MAX_HEAVY_JOBS_PER_ADDRESS)
        self.sockets = 0
        self.network = address
        self.is_local = _is_local(address)

    def take_table(self) -> bool:
        return self.requests.take() and (self.is_local or self.tables.take())

    def take_new_person(self) -> bool:
        return self.is_local or self.new_people.take()

    def take_upload(self, size: int) -> bool:
        return self.is_local or self.upload_bytes.take(tokens=size)

    def take_socket(self) -> bool:
        """Count one more socket if that is allowed; `return_socket` gives it back."""
        if not self.is_local and self.sockets >= limits.MAX_SOCKETS_PER_ADDRESS:
            return False
        self.sockets += 1
        return True

    def return_socket(self) -> None:
        self.sockets -= 1

    def is_unused(self) -> bool:
        buckets = (value for value in vars(self).values() if isinstance(value, TokenBucket))
        return not (self.sockets or self.heavy_jobs.count) and all(bucket.is_full() for bucket in buckets)


class AddressQuotas:
    """The quotas of all client addresses. IPv6 addresses of one /64 network share a quota."""

    def __init__(self) -> None:
        self._quotas: dict[str, AddressQuota] = {}

    def of(self, address: str) -> AddressQuota:
        if len(self._quotas) > MAX_QUOTAS:
            self._quotas = {key: quota for key, quota in self._quotas.items() if not quota.is_unused()}
        network = network_of(address)
        if network not in self._quotas:
            self._quotas[network] = AddressQuota(network)
        return self._quotas[network]

    def clear(self) -> None:
        self._quotas.clear()


def network_of(address: str) -> str:
    """Return what shares a quota with an address: itself, or for IPv6 its /64 network."""
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
