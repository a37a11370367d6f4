"""`shamble doctor` against the shipped files, played through behind a proxy, and against a bad server."""

import os
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import yaml
from typer.main import get_command

from shamble.cli.app import app
from shamble.cli.commands.doctor import examine
from shamble.cli.problem import Problem
from shamble.server.access_policy import AccessPolicy, access_policy
from shamble.server.storage import backup
from tests.server.helpers import PERSON, Place, bot, serving

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


class Proxy:
    """A reverse proxy that does what the shipped Caddyfile says."""

    def __init__(self, target: int, blocked: list[str], domain: str) -> None:
        self.target, self.blocked, self.domain = target, blocked, domain
        self.line = socket.create_server(("127.0.0.1", 0))
        self.port = self.line.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.line.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, socket.create_connection(("127.0.0.1", self.target)) as server:
            head = b""
            while b"\r\n\r\n" not in head:
                received = client.recv(65536)
                if not received:
                    return
                head += received
            head, _, body = head.partition(b"\r\n\r\n")
            first, *lines = head.decode().split("\r\n")
            if any(re.match(path.replace("*", ".*") + "$", first.split()[1]) for path in self.blocked):
                client.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            lines = [line for line in lines if not line.lower().startswith(("x-forwarded", "host:"))]
            is_socket = any(line.lower().startswith("upgrade:") for line in lines)
            if not is_socket:
                lines = [line for line in lines if not line.lower().startswith("connection:")]
                lines.append("Connection: close")
            host = next(line for line in head.decode().split("\r\n") if line.lower().startswith("host:"))
            asked = host.split(":", 1)[1].strip()
            name = asked if not asked.startswith("127.0.0.1") else self.domain
            lines += [f"Host: {name}", "X-Forwarded-For: 203.0.113.7", "X-Forwarded-Proto: https"]
            if is_socket:
                lines = [line for line in lines if not line.startswith("Origin")]
            server.sendall("\r\n".join([first, *lines]).encode() + b"\r\n\r\n" + body)
            back = threading.Thread(target=_pipe, args=(server, client), daemon=True)
            back.start()
            _pipe(client, server)
            back.join()


def _pipe(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        pass


@contextmanager
def deployed(folder: Path, proxies: str = "127.0.0.1") -> Iterator[tuple[Place, Place]]:
    """Run the shipped compose file on this machine; yield the server, and the server behind the proxy."""
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    table, domain = services["table"], "table.example.org"
    values = {"${DOMAIN:?}": domain}
    environment = {name: values.get(value, value) for name, value in table["environment"].items()}
    environment |= {"SHAMBLE_PROXIES": proxies, "SHAMBLE_KEY_FILE": str(folder / "server.key")}
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    arguments = command.make_context("serve", list(table["command"][1:]), resilient_parsing=True).params
    caddy = (DEPLOY / "Caddyfile").read_text()
    blocked = re.search(r"@inside path (.*)", caddy)
    assert blocked is not None
    assert "respond @inside 403" in caddy
    with patch.dict(os.environ, {key: environment[key] for key in environment if key.startswith("SHAMBLE_")}):
        policy = access_policy(arguments["host"], arguments["lab"])
        with serving(folder / "tables.db", policy=policy) as place:
            proxy = Proxy(int(place.address.rpartition(":")[2]), blocked[1].split(), domain)
            outside = Place(f"http://127.0.0.1:{proxy.port}", place.app)
            try:
                with outside.http:
                    yield place, outside
            finally:
                proxy.line.close()


def test_shipped_files_are_healthy_and_play(tmp_path: Path) -> None:
    with deployed(tmp_path) as (place, outside):
        backup.backup(place.registry.storage.engine, tmp_path / "backup.gz")
        bad = [check for check in examine(outside.address) if not check.is_good]
        assert [check.name for check in bad if "page" not in check.name] == []
        made = outside.open(PERSON, bot(), game="zombie-plague")
        with outside.sit(made.mine).joined() as player:
            player.first_option()
            player.asked()
        (quota,) = place.app.state.shamble.quotas._quotas.values()  # type: ignore[union-attr]
        assert quota.network == "203.0.113.7"


def test_doctor_finds_what_is_wrong(tmp_path: Path) -> None:
    policy = AccessPolicy(lab=True, hosts=("*",), proxies="")
    with serving(tmp_path / "tables.db", policy=policy) as place:
        place.app.state.shamble.open_metrics = True  # type: ignore[union-attr]
        (tmp_path / "tables.db.key").chmod(0o644)
        bad = {check.name for check in examine(place.address) if not check.is_good}
    assert bad >= {
        "Other host names are refused",
        "The proxy names visitors, and the server believes it",
        "Cookies are Secure",
        "The lab is shut",
        "Metrics are shut",
        "The key file is readable by the server only",
        "The last backup is at most a day old",
    }
    assert "WebSockets pass" not in bad


def test_doctor_finds_a_proxy_that_is_not_believed(tmp_path: Path) -> None:
    with deployed(tmp_path, proxies="192.0.2.1") as (_, outside):
        bad = {check.name for check in examine(outside.address) if not check.is_good}
    assert {"The proxy names visitors, and the server believes it", "Cookies are Secure"} <= bad


def test_doctor_names_an_address_without_a_server() -> None:
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
    with pytest.raises(Problem, match="No server answers"):
        list(examine(f"http://127.0.0.1:{port}"))
