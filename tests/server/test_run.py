"""Starting the server, and clear messages if it cannot start."""

import socket
from pathlib import Path
from queue import SimpleQueue

import pytest

from shamble.server.errors import DatabaseUnusable, PortTaken, StartupError
from shamble.server.serve import main
from shamble.server.serve.main import run


def test_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(PortTaken) as no:
            run(port=port, database=str(tmp_path / "t.db"))
    assert str(port) in str(no.value)
    assert "\n" not in str(no.value)
    assert no.value.message.key == "error-port-taken"
    assert not (tmp_path / "t.db").exists()


@pytest.mark.parametrize(
    ("host", "port"), [("203.0.113.7", 0), ("no.such.host.invalid", 0), ("127.0.0.1", 70000)]
)
def test_foreign_address_is_named(tmp_path: Path, host: str, port: int) -> None:
    with pytest.raises(StartupError) as no:
        run(host, port, str(tmp_path / "t.db"))
    assert no.value.message.key == "error-address"


def test_bad_database_frees_the_port(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    path.write_text("no database " * 20)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    with pytest.raises(DatabaseUnusable):
        run(port=port, database=str(path))
    with socket.create_server(("127.0.0.1", port)):
        pass


def test_browser_opens_the_url(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    lines: list[str] = []
    main._on_started("http://127.0.0.1:1/", True, lines.append)
    assert opened.get(timeout=10) == "http://127.0.0.1:1/"
    assert lines == ["http://127.0.0.1:1/"]


def test_url_can_be_opened() -> None:
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
        assert main._url("0.0.0.0", line) == f"http://127.0.0.1:{port}/"
        assert main._url("::", line) == f"http://[::1]:{port}/"
        assert main._url("table.example", line) == f"http://table.example:{port}/"
