"""Health, metrics, administration and logs."""

import json
import logging
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from shamble.match.protocol.events import ChatMessage
from shamble.server import logs
from shamble.server.http.routes import admin, health
from shamble.server.keys import server as keyring
from shamble.server.storage.database import address_of
from tests.server.helpers import PERSON, Place, Player, bot, serving, wait_for
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
