"""`shamble admin`: manage a server on this machine, with access to its key file."""

import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

from shamble.cli.output import out, print_json
from shamble.cli.problem import Problem
from shamble.server.errors import StartupError
from shamble.server.http.routes.admin import MINUTE_S, admin_token
from shamble.server.keys import server
from shamble.server.storage.database import address_of

LOCAL = ("127.0.0.1", "localhost", "::1")


def _ask(address: str, database: str, method: str, path: str, body: Any = None) -> Any:
    """Send a request to the server; raise Problem with its refusal."""
    if urlsplit(address).hostname not in LOCAL:
        raise Problem("Only a server on this machine can be asked: its address is 127.0.0.1 or localhost.")
    try:
        key = server.read_key_file(server.key_file(address_of(database or None)))
    except StartupError as no:
        raise Problem(str(no)) from no
    request = urllib.request.Request(
        address.rstrip("/") + path,
        msgspec.json.encode(body) if body is not None else None,
        {"authorization": f"Bearer {admin_token(key, int(time.time()) // MINUTE_S)}"},
        method=method,
    )
    try:
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(request, timeout=10) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as error:
        if error.code == 404:
            raise Problem("There is no such table or account.") from error
        if error.code == 400:
            raise Problem("This is no address.") from error
        raise Problem(f"The server refused it ({error.code}): is this its key file?") from error
    except OSError as error:
        raise Problem(f"No server answers at {address} ({error}).") from error


def tables(address: str, database: str, json: bool) -> int:
    result = _ask(address, database, "GET", "/admin/tables")
    if json:
        print_json(result)
        return 0
    for one in result:
        came = time.strftime("%Y-%m-%d %H:%M", time.localtime(one["woken"]))
        out().print(f"{one['table']}  {one['game']:18} {one['entries']:6} entries  {came}", soft_wrap=True)
    return 0


def say(address: str, database: str, text: str) -> int:
    _ask(address, database, "POST", "/admin/say", {"text": text})
    return 0


def remove(address: str, database: str, table: str) -> int:
    _ask(address, database, "DELETE", f"/admin/tables/{quote(table, safe='')}")
    return 0


def ban(address: str, database: str, client: str, is_banned: bool) -> int:
    method = "PUT" if is_banned else "DELETE"
    for network in _ask(address, database, method, f"/admin/bans/{quote(client, safe='')}"):
        out().print(network)
    return 0


def complaints(address: str, database: str, json: bool) -> int:
    result = _ask(address, database, "GET", "/admin/complaints")
    if json:
        print_json(result)
        return 0
    for one in result:
        who = "a spectator" if one["about"] < 0 else f"seat {one['about'] + 1}"
        out().print(f"{one['table']}  {who}: {one['text']}", soft_wrap=True, markup=False)
    return 0


def close_account(address: str, database: str, name: str) -> int:
    _ask(address, database, "DELETE", f"/admin/accounts/{quote(name, safe='')}")
    return 0
