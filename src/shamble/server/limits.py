"""How much at once is too much."""

import ipaddress
import time

MESSAGE = 16 * 1024  # bytes of a message on a socket
UNREAD = 8  # messages of a socket that wait before no more are read
BODY = 64 * 1024  # bytes of a request
BODY_TIME = 30.0  # seconds for all of it
HEAD_TIME = 10.0  # seconds for the head of a request
WATCHERS = 48  # spectators at one table
SCREENS = 16  # sockets of one link that plays; the oldest has to go when there are more
CALLERS = 200  # sockets from one address
TABLES = 4000  # tables awake at once
BACKLOG = 256  # messages a client may lag behind
BACKLOG_BYTES = 4 * 1024 * 1024  # and bytes
CHAT = 500  # characters
NAME = 40  # characters
SALT = 64  # characters that a seat mixes into chance
TEXT = 200  # characters of a notation
STEPS = 64  # actions planned at once
PACE = 60.0  # seconds between actions of bots
PARTING = 1.0  # second for the last words to whoever is sent away
HOST_AWAY = 120.0  # seconds until somebody else looks after a table
INVITED = 32  # links that were made for seats of a table
CALL = 300  # characters of a link to a call
LINE = 80  # characters about a table in the lobby
REPORTS = 16  # complaints at a table
VOTE = 60.0  # seconds to answer a vote
AWAY = 120.0  # seconds until a bot may sit in for somebody
NUDGE = 30.0  # seconds until somebody may be nudged again
MISSED = 3  # choices in a row that time made for somebody, before a bot sits in
ENTRIES = 20_000  # of the log of a table
SEATINGS = 2_000  # times that seats are renamed and handed over at one table
DAY = 86_400.0


class Bucket:
    """So many at once, and then so many a second."""

    __slots__ = ("at", "burst", "level", "per_second")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.level = burst
        self.at = time.monotonic()

    def take(self, now: float | None = None, many: float = 1) -> bool:
        """One more, or so many; False = too many."""
        now = time.monotonic() if now is None else now
        self.level = min(self.burst, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < many:
            return False
        self.level -= many
        return True

    def left(self) -> bool:
        """Could one more be taken?"""
        return self.level + (time.monotonic() - self.at) * self.per_second >= 1

    def full(self) -> bool:
        """Has it been left alone long enough to be forgotten?"""
        return self.level + (time.monotonic() - self.at) * self.per_second >= self.burst


class Allowance:
    """What one address may ask of the server: tables at once and in a day, bytes of saves, codes that are none, seats
    without a link. Whoever sits at this machine itself may fill it up."""

    def __init__(self, address: str) -> None:
        self.rate = Bucket(60, 2)
        self.tables = Bucket(1000, 1000 / DAY)
        self.bytes = Bucket(64 * 1024 * 1024, 256 * 1024 * 1024 / DAY)
        self.phrases = Bucket(10, 1 / 20)  # that are tried
        self.newcomers = Bucket(200, 1000 / DAY)  # browsers that are given a cookie
        self.codes = Bucket(10, 1 / 20)  # codes that are none
        self.chairs = Bucket(20, 1 / 30)  # seats taken without a link
        self.listings = Bucket(10, 1 / 300)  # tables put into the lobby
        self.sockets = 0
        self.local = _local(address)

    def table(self) -> bool:
        return self.rate.take() and (self.local or self.tables.take())

    def newcomer(self) -> bool:
        """A browser that nobody knew yet."""
        return self.local or self.newcomers.take()

    def save(self, size: int) -> bool:
        return self.local or self.bytes.take(many=size)

    def call(self) -> bool:
        """Another socket, if there may be one; `hang_up` gives it back."""
        if not self.local and self.sockets >= CALLERS:
            return False
        self.sockets += 1
        return True

    def hang_up(self) -> None:
        self.sockets -= 1

    def idle(self) -> bool:
        buckets = (
            self.rate,
            self.tables,
            self.bytes,
            self.phrases,
            self.newcomers,
            self.codes,
            self.chairs,
            self.listings,
        )
        return not self.sockets and all(bucket.full() for bucket in buckets)


class Allowances:
    """Those of all addresses. Of IPv6 a household has 2^64: they count as one."""

    def __init__(self) -> None:
        self._of: dict[str, Allowance] = {}

    def of(self, address: str) -> Allowance:
        if len(self._of) > 1000:
            for other in [one for one, allowance in self._of.items() if allowance.idle()]:
                del self._of[other]
        household = _household(address)
        if household not in self._of:
            self._of[household] = Allowance(household)
        return self._of[household]

    def clear(self) -> None:
        self._of.clear()


def _household(address: str) -> str:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return str(found)
    return str(ipaddress.ip_network((int(found), 64), strict=False).network_address)


def _local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return not address
