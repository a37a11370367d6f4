"""A server killed during games loses nothing that it had acknowledged."""

import os
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from shamble.match import save_file
from shamble.match.log import Moved
from shamble.match.protocol.events import Rejected, Sync
from shamble.match.protocol.requests import Say
from tests.server.helpers import PERSON, Place, Player, bot, wait_for

START = """
import sys
from shamble.server.serve.main import run
run(port=0, database=sys.argv[1], ready=lambda address: print(address, flush=True))
"""


@contextmanager
def process(database: Path) -> Iterator[tuple[Place, subprocess.Popen[str]]]:
    server = subprocess.Popen([sys.executable, "-c", START, str(database)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        place = Place(server.stdout.readline().strip())
        with place.http:
            yield place, server
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def play_until_cut(player: Player, acknowledged: list[tuple[int, str]], enough: threading.Event) -> None:
    """Play as fast as the server answers and record what it acknowledges."""
    try:
        while not player.over():
            text = player.asked().options[-1].text
            said = player.do(text)
            acknowledged.append((said.version, text))
            if len(acknowledged) >= 5:
                enough.set()
    except (ConnectionClosed, TimeoutError, OSError):
        pass
    finally:
        enough.set()


@pytest.mark.parametrize("moment", [0.0, 0.004, 0.011])
def test_killed_server_loses_no_acknowledged_action(tmp_path: Path, moment: float) -> None:
    database = tmp_path / "tables.db"
    acknowledged: list[list[tuple[int, str]]] = [[], [], []]
    with process(database) as (place, server):
        made = [place.open(PERSON, PERSON, PERSON, options={"rounds": 6}, seed=n) for n in range(3)]
        players = [place.sit(table.mine).joined() for table in made]
        enough = [threading.Event() for _ in players]
        threads = [
            threading.Thread(target=play_until_cut, args=(player, noted, event))
            for player, noted, event in zip(players, acknowledged, enough, strict=True)
        ]
        for thread in threads:
            thread.start()
        for event in enough:
            assert event.wait(20)
        threading.Event().wait(moment)
        server.send_signal(signal.SIGKILL)
        server.wait()
        for thread in threads:
            thread.join(20)
        for player in players:
            player.line.close()
    with process(database) as (place, _):
        for table, noted in zip(made, acknowledged, strict=True):
            assert noted
            match = save_file.revive(save_file.loads(place.get(table.mine, "/export").content))
            for version, text in noted:
                entry = match.log[version]
                assert isinstance(entry, Moved)
                assert entry.text == text
            assert match.version <= noted[-1][0] + 1  # at most the action in progress
            with place.sit(table.mine, version=noted[-1][0]) as back:
                wait_for(lambda back=back: back.take() and back.seats)  # type: ignore[misc]


def test_full_disk_loses_nothing_and_table_stays_usable(tmp_path: Path) -> None:
    """The operating system stops the server's files from growing, so every write fails."""
    database = tmp_path / "tables.db"
    with process(database) as (place, server):
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            both.do("door 1")
            largest = max(path.stat().st_size for path in tmp_path.iterdir())
            before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, -1))
            no = both.act("door 2")
            assert isinstance(no, Rejected)
            assert (no.code, no.reasons[0].key) == ("bad", "no-not-stored")
            chat = both.ask(Say, text="hello?")
            assert isinstance(chat, Rejected)
            refused = place.http.post("/api/tables", json={"game": "drill", "seats": [PERSON, PERSON]})
            assert (refused.status_code, refused.json()["error"]["key"]) == (507, "error-not-stored")
            with place.sit(made.watch) as watcher:  # reads still work
                assert watcher.until(Sync).version == both.version == 1
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
            both.do("door 2")
            assert both.version == 2
            both.first_option()
    with process(database) as (place, _), place.sit(made.mine) as both:
        assert both.until(Sync).version == 3


def test_worker_processes_end_with_killed_server(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db") as (place, server):
        made = place.open(PERSON, bot())
        with place.sit(made.mine) as me:
            me.joined()
            while me.decision is None or me.decision.waiting != [0]:
                me.take()
            children = offspring(server.pid)
            assert children
            server.send_signal(signal.SIGKILL)
            server.wait()
    wait_for(lambda: not any(alive(pid) for pid in children))


def offspring(pid: int) -> list[int]:
    """Return all descendants of a process."""
    results = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except (OSError, IndexError):
            continue
        if parent == pid:
            results += [int(folder.name), *offspring(int(folder.name))]
    return results


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (OSError, IndexError):
        return False


def test_stopped_server_exits_cleanly(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db") as (place, server):
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            both.first_option()
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                both.until(Player)
        assert server.wait(20) in (0, -signal.SIGTERM)
    with process(tmp_path / "tables.db") as (place, _), place.sit(made.mine) as both:
        both.joined()
        assert both.version == 1
