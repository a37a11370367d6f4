"""Health, metrics, administration and logs."""

import json
import logging
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from shamble.match.protocol.events import ChatMessage
from shamble.match.protocol.requests import ReportMessage, Say
from shamble.server import logs
from shamble.server.access_policy import AccessPolicy
from shamble.server.http.middleware import SecurityMiddleware
from shamble.server.http.routes import admin, health
from shamble.server.keys import server as keyring
from shamble.server.storage.bans import Bans
from shamble.server.storage.database import address_of
from tests.server.helpers import OPEN, PERSON, Place, Player, bot, serving, wait_for
from tests.server.test_crash import process


def test_health_and_readiness(fresh: Place) -> None:
    assert fresh.http.get("/health").json() == {"alive": True}
    answer = fresh.http.get("/ready")
    assert (answer.status_code, answer.json()) == (200, {"database": True, "redis": True, "stopping": False})
    fresh.registry.stop()
    assert fresh.http.get("/ready").status_code == 503


def test_metrics_count(fresh: Place) -> None:
    made = fresh.open(PERSON, bot())
    with fresh.sit(made.mine) as me:
        me.joined()
        me.first_option()
        metrics = fresh.http.get("/metrics").text
    values = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    assert values["shamble_tables"] == "1.0"
    assert values["shamble_sockets"] == "1.0"
    assert values["shamble_action_seconds_count"] == "1.0"
    assert float(values["shamble_commit_seconds_count"]) >= 2
    assert {"shamble_bot_queue", "shamble_write_queue"} <= values.keys()
    assert all(name.startswith(("shamble_", "python_", "process_")) for name in values)
    assert made.table not in metrics


def test_metrics_are_local_by_default(fresh: Place) -> None:
    for header in health.PROXY_HEADERS:
        assert fresh.http.get("/metrics", headers={header: "203.0.113.7"}).status_code == 403
    fresh.app.state.shamble.open_metrics = True  # type: ignore[union-attr]
    assert fresh.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 200


def test_admin_needs_the_key_file(fresh: Place, tmp_path: Path) -> None:
    made = fresh.open(PERSON, PERSON)
    key = keyring.server_key(address_of(str(tmp_path / "tables.db")))
    now = int(time.time()) // admin.MINUTE_S

    def ask(method: str, path: str, token: str, **more: object) -> int:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return fresh.http.request(method, path, headers=headers, **more).status_code  # type: ignore[arg-type]

    good = admin.admin_token(key, now)
    for bad in ("", "x" * 64, admin.admin_token(b"other" * 8, now), admin.admin_token(key, now - 5), "é"):
        assert fresh.http.get("/admin/tables", headers=[(b"authorization", bad.encode())]).status_code == 403
        assert ask("DELETE", f"/admin/tables/{made.table}", bad.encode("ascii", "ignore").decode()) == 403
    through = fresh.http.get(
        "/admin/tables", headers={"authorization": f"Bearer {good}", "x-forwarded-for": "127.0.0.1"}
    )
    assert through.status_code == 403
    listed = fresh.http.get("/admin/tables", headers={"authorization": f"Bearer {good}"}).json()
    assert [(one["table"], one["game"], one["entries"]) for one in listed] == [(made.table, "drill", 1)]
    with fresh.sit(made.mine) as both:
        both.joined()
        assert ask("POST", "/admin/say", good, json={"text": "Back in ten minutes."}) == 200
        assert both.until(ChatMessage).text == "Back in ten minutes."
        assert ask("DELETE", f"/admin/tables/{made.table}", good) == 200
        with pytest.raises(ConnectionClosed):
            both.until(Player)
    assert ask("DELETE", f"/admin/tables/{made.table}", good) == 404
    assert fresh.get(made.mine).status_code == 404


def test_stopping_server_closes_sockets_as_restarting(tmp_path: Path) -> None:
    with process(tmp_path / "t.db") as (place, server):
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            server.terminate()
            with pytest.raises(ConnectionClosed) as end:
                both.until(Player)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1012  # "service restart": the client reconnects
        assert server.wait(20) in (0, -15)


SECRETS = [
    "GET /api/tables/abc?key=Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5",
    "opened /t/abc#Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5",
    "authorization: Bearer Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5",
    "postgresql://shamble:Zm9vYmFyYmF6cXV4@db.example.org/tables",
]


@pytest.mark.parametrize("text", SECRETS)
def test_logs_contain_no_secret(text: str) -> None:
    def format_record(formatter: logging.Formatter) -> str:
        try:
            raise ValueError(text)
        except ValueError:
            where = ("shamble.server", logging.ERROR, "x.py", 1)
            return formatter.format(logging.LogRecord(*where, "it said %s", (text,), sys.exc_info()))

    for formatter in (logs.JsonFormatter(), logs.TextFormatter(logs.TEXT_FORMAT)):
        assert "Zm9v" not in format_record(formatter)
    document = json.loads(format_record(logs.JsonFormatter()))
    assert (document["level"], document["from"]) == ("error", "shamble.server")
    assert {"time", "message", "process", "trace"} <= document.keys()


def test_action_metric_measures_the_time(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            both.do("door 1")
        wait_for(lambda: not place.registry.rooms[made.table].clients)
        metrics = place.http.get("/metrics").text
    assert 'shamble_action_seconds_bucket{le="10.0"} 1.0' in metrics


def through(proxy: str, host: str = "table.example.org") -> dict[str, str]:
    """Return the headers of a request that a proxy passes on."""
    return {"x-forwarded-for": proxy, "host": host}


def test_lab_is_open_to_requests_from_this_machine_only(tmp_path: Path) -> None:
    """Behind a proxy a server on 127.0.0.1 let all visitors start studies."""
    policy = AccessPolicy(lab=None, hosts=("table.example.org",))
    with serving(tmp_path / "t.db", policy=policy) as place:
        assert place.http.get("/api/lab").json()["open"]
        for headers in (through("203.0.113.7"), {"host": "table.example.org"}):
            assert not place.http.get("/api/lab", headers=headers).json()["open"]
            assert place.http.post("/api/lab", json={}, headers=headers).status_code == 403
            assert place.http.get("/metrics", headers=headers).status_code == 403


def test_untrusted_proxy_is_reported_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Visitors behind a proxy that is not believed share all limits, and nothing said so."""
    policy = AccessPolicy(hosts=("*",), proxies="192.0.2.1")
    with serving(tmp_path / "t.db", policy=policy) as place:
        middleware = SecurityMiddleware(place.http, policy, place.app.state.shamble.bans)  # type: ignore[arg-type, union-attr]
        for client, sent in (
            ("192.0.2.9", "203.0.113.7"),
            ("192.0.2.9", "203.0.113.8"),
            ("203.0.113.7", "203.0.113.7"),  # believed: the proxy's address was replaced
            ("203.0.113.7", ""),
        ):
            middleware._warn_about_proxy(client, sent)
    [warning] = [record.getMessage() for record in caplog.records if "X-Forwarded-For" in record.getMessage()]
    assert "SHAMBLE_PROXIES=192.0.2.9" in warning


def test_operator_bans_reads_complaints_and_closes_accounts(fresh: Place, tmp_path: Path) -> None:
    made = fresh.open(PERSON, OPEN)
    key = keyring.server_key(address_of(str(tmp_path / "tables.db")))
    token = admin.admin_token(key, int(time.time()) // admin.MINUTE_S)
    headers = {"authorization": f"Bearer {token}"}
    with fresh.sit(made.mine).joined() as host, fresh.sit(made.seats[1]).joined() as guest:
        host.ask(Say, text="something rude")
        guest.until(ChatMessage)
        guest.ask(ReportMessage, seat=0, text="something rude")
    complaints = fresh.http.get("/admin/complaints", headers=headers).json()
    assert [(one["table"], one["about"], one["text"]) for one in complaints] == [
        (made.table, 0, "something rude")
    ]
    account = {"name": "Rude Rita", "phrase": "a long passphrase"}
    assert fresh.http.post("/api/me/sign-up", json=account).status_code == 201
    assert fresh.http.delete("/admin/accounts/rude rita", headers=headers).status_code == 200
    assert fresh.http.delete("/admin/accounts/rude rita", headers=headers).status_code == 404
    assert fresh.http.post("/api/me/sign-in", json=account).status_code == 403
    for path in ("/admin/bans", "/admin/complaints"):
        assert fresh.http.get(path).status_code == 403
    assert fresh.http.put("/admin/bans/nonsense", headers=headers).status_code == 400
    banned = fresh.http.put("/admin/bans/2001:db8::77", headers=headers).json()
    assert banned == ["2001:db8::"]
    bans = fresh.app.state.shamble.bans  # type: ignore[union-attr]
    assert bans.has("2001:db8::1")
    assert not bans.has("2001:db9::1")
    fresh.http.put("/admin/bans/127.0.0.1", headers=headers)
    assert fresh.http.get("/api/games").json()["error"]["key"] == "error-banned"
    again = Bans(fresh.registry.storage.engine)  # another process
    assert again.has("127.0.0.1")
    again.set("127.0.0.1", False)
    bans.refresh()
    assert fresh.http.get("/api/games").status_code == 200
