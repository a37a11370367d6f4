"""What a server allows: by which names it may be called, whose word counts for an address, what is open."""

import ipaddress
import os
import socket
from dataclasses import dataclass
from typing import ClassVar

LOOPBACK = ("127.0.0.1", "localhost", "::1")
HOSTS, PROXIES, KEEP = "SHAMBLE_HOSTS", "SHAMBLE_PROXIES", "SHAMBLE_KEEP_DAYS"
AT_HOME = (".local", ".lan", ".internal", ".home.arpa", ".localhost", ".fritz.box")
USUAL_DAYS = 180


@dataclass(frozen=True)
class House:
    """`hosts`: names by which it may be called, besides its addresses and names that no stranger can give it; ("*",) =
    any. `proxies`: addresses whose word about where a request comes from counts. `keep`: days after which a table that
    nobody came to is cleared away, 0 = never."""

    lab: bool = True
    hidden: bool = True  # games that are not listed can be opened
    hosts: tuple[str, ...] = ()
    proxies: str = ",".join(LOOPBACK)
    keep: int = 0

    ANY: ClassVar[str] = "*"

    def called(self, host: str) -> bool:
        """Is this a name of this server? A page whose name was bent to our address comes with its own."""
        name = _name(host)
        if self.ANY in self.hosts or name in self.hosts or name in LOOPBACK:
            return True
        if "." not in name or name.endswith(AT_HOME) or name == socket.gethostname().lower():
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def friendly(self, origin: str, host: str) -> bool:
        """May a page from there talk to us? Only our own, or no page at all."""
        return not origin or origin.partition("://")[2].lower() == host.lower()


def house(host: str, lab: bool | None = None) -> House:
    """The house of a server that listens there, as its surroundings say."""
    home = host in LOOPBACK
    names = tuple(name.strip().lower() for name in os.environ.get(HOSTS, "").split(",") if name.strip())
    days = os.environ.get(KEEP, "")
    return House(
        lab=home if lab is None else lab,
        hidden=home,
        hosts=names,
        proxies=os.environ.get(PROXIES, ",".join(LOOPBACK)),
        keep=int(days) if days.isdecimal() else (0 if home else USUAL_DAYS),
    )


def _name(host: str) -> str:
    """A `Host` without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host
