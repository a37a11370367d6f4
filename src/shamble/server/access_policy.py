"""Access policy of a server: its host names, trusted proxies, and which features are open."""

import ipaddress
import os
import socket
from dataclasses import dataclass
from typing import ClassVar

LOOPBACK = ("127.0.0.1", "localhost", "::1")
HOSTS_VARIABLE = "SHAMBLE_HOSTS"
PROXIES_VARIABLE = "SHAMBLE_PROXIES"
RETENTION_VARIABLE = "SHAMBLE_KEEP_DAYS"
LOCAL_SUFFIXES = (".local", ".lan", ".internal", ".home.arpa", ".localhost", ".fritz.box")
DEFAULT_RETENTION_DAYS = 180


@dataclass(frozen=True)
class AccessPolicy:
    """What a server allows.

    `lab`: visitors can run studies; None = requests from this machine can.
    `hosts`: accepted host names besides IP addresses and local names; `("*",)` accepts any.
    `proxies`: addresses that are trusted to forward the client's address, separated by commas.
    `retention_days`: days after which an unused table is deleted; 0 = never."""

    lab: bool | None = True
    unlisted_games: bool = True  # tables can be opened for games that the lobby does not list
    hosts: tuple[str, ...] = ()
    proxies: str = ",".join(LOOPBACK)
    retention_days: int = 0

    ANY: ClassVar[str] = "*"

    def allows_host(self, host: str) -> bool:
        """Return whether a `Host` header names this server (protects against DNS rebinding)."""
        name = without_port(host)
        if self.ANY in self.hosts or name in self.hosts or name in LOOPBACK:
            return True
        if "." not in name or name.endswith(LOCAL_SUFFIXES) or name == socket.gethostname().lower():
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def allows_origin(self, origin: str, host: str) -> bool:
        """Return whether a request comes from our own page, or from no page at all."""
        return not origin or origin.partition("://")[2].lower() == host.lower()


def access_policy(host: str, lab: bool | None = None) -> AccessPolicy:
    """Return the policy for a server that listens on `host`, with the environment's settings."""
    is_local = host in LOOPBACK
    names = tuple(
        name.strip().lower() for name in os.environ.get(HOSTS_VARIABLE, "").split(",") if name.strip()
    )
    days = os.environ.get(RETENTION_VARIABLE, "")
    return AccessPolicy(
        lab=lab,
        unlisted_games=is_local,
        hosts=names,
        proxies=os.environ.get(PROXIES_VARIABLE, ",".join(LOOPBACK)),
        retention_days=int(days) if days.isdecimal() else (0 if is_local else DEFAULT_RETENTION_DAYS),
    )


def without_port(host: str) -> str:
    """Return the host name of a `Host` header."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host
