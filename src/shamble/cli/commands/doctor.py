"""`shamble doctor URL`: ask a public server from outside whether it is set up well."""

import contextlib
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from shamble.cli.output import out, print_json
from shamble.cli.problem import Problem

TIMEOUT_S = 10
FORGED = "198.51.100.77"  # reserved for documentation: no visitor has it
FOREIGN_HOST = "doctor.invalid"
MAX_BACKUP_AGE_H = 26
NO_SUCH_TABLE = 4404  # close code of a socket


class Check(NamedTuple):
    """A question to the server: whether the answer is good, and how to mend it otherwise."""

    name: str
    is_good: bool
    remedy: str


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    body: bytes


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


def doctor(url: str, json: bool) -> int:
    """Print the checks of a server; return 1 if one fails."""
    if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname:
        raise Problem("Give the address of the server, such as https://table.example.org.")
    checks = list(examine(url.rstrip("/")))
    if json:
        print_json([check._asdict() for check in checks])
    else:
        for check in checks:
            out().print(f"{'good' if check.is_good else 'BAD '}  {check.name}", markup=False)
            if not check.is_good:
                out().print(f"      {check.remedy}", soft_wrap=True, markup=False)
    return 0 if all(check.is_good for check in checks) else 1


def examine(url: str) -> Iterator[Check]:
    """Yield the checks of a server. Raise `Problem` if none answers."""
    about = _about(url)
    ready = _get(url, "/ready")
    yield Check(
        "The server takes visitors", ready.status == 200, f"/ready answers {ready.body.decode()[:200]}"
    )
    yield Check("Its page is built", _get(url, "/").status == 200, "Install a wheel, or run `make web`.")
    yield from _check_address(url, about)
    yield from _check_doors(url)
    yield Check(
        "The key file is readable by the server only",
        about["key_is_private"],
        "chmod 600 the key file (SHAMBLE_KEY_FILE), and keep a copy of it apart from the backups.",
    )
    age_h = (time.time() - about["backup"]) / 3600
    yield Check(
        "The last backup is at most a day old",
        age_h <= MAX_BACKUP_AGE_H,
        "Run `shamble backup FOLDER --keep 14` every night (a timer and a service are in `deploy`).",
    )
    yield Check("The disk takes writes", about["disk"], "The database cannot be written. Free some space.")
    yield Check("Redis answers", about["redis"], "Start Redis; until then processes poll the database.")


def _check_address(url: str, about: dict[str, Any]) -> Iterator[Check]:
    name = urlsplit(url).hostname
    foreign = _get(url, "/health", {"host": FOREIGN_HOST})
    is_refused = foreign.status != 200 or b"alive" not in foreign.body
    yield Check("Other host names are refused", is_refused, f"Set SHAMBLE_HOSTS={name} instead of *.")
    yield Check(
        "The proxy names visitors, and the server believes it",
        about["is_forwarded"] and about["is_believed"],
        f"Have the proxy send X-Forwarded-For, and set SHAMBLE_PROXIES to its address ({about['you']}?).",
    )
    forged = _about(url, {"x-forwarded-for": FORGED})
    yield Check(
        "A visitor cannot invent an address",
        forged["you"] != FORGED,
        "SHAMBLE_PROXIES trusts more than the proxy, or the proxy passes the visitor's own header on.",
    )
    yield Check(
        "Cookies are Secure",
        about["scheme"] == "https",
        "Serve with TLS, and have the proxy send X-Forwarded-Proto: the server sees plain http.",
    )
    yield Check("WebSockets pass", _passes_sockets(url), "Let the proxy pass WebSockets on.")


def _check_doors(url: str) -> Iterator[Check]:
    lab = msgspec.json.decode(_get(url, "/api/lab").body)
    yield Check("The lab is shut", not lab.get("open"), "Start the server without --lab.")
    for path, name in (("/metrics", "Metrics are shut"), ("/admin/tables", "Administration is shut")):
        remedy = f"Block {path} in the proxy, and start the server without --open-metrics."
        yield Check(name, _get(url, path).status in (401, 403, 404), remedy)


def _about(url: str, headers: dict[str, str] | None = None) -> dict[str, Any]:
    answer = _get(url, "/doctor", headers)
    try:
        about: dict[str, Any] = msgspec.json.decode(answer.body)
        about["you"]
    except (msgspec.DecodeError, KeyError, TypeError):
        raise Problem(f"No Shamble of this version answers at {url} ({answer.status}).") from None
    return about


def _get(url: str, path: str, headers: dict[str, str] | None = None) -> Answer:
    request = urllib.request.Request(url + path, headers=headers or {})
    opener = urllib.request.build_opener(_NoRedirect)
    try:
        with opener.open(request, timeout=TIMEOUT_S) as answer:
            return Answer(answer.status, answer.read())
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.read())
    except OSError as error:
        raise Problem(f"No server answers at {url} ({error}).") from error


def _passes_sockets(url: str) -> bool:
    """Return whether the server itself closes a socket to a table that does not exist."""
    address = url.replace("http", "ws", 1) + "/api/tables/doctor/socket"
    try:
        with connect(address, open_timeout=TIMEOUT_S, proxy=None) as socket:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    socket.recv(timeout=TIMEOUT_S)
            return socket.close_code == NO_SUCH_TABLE
    except (OSError, InvalidHandshake, TimeoutError):
        return False
