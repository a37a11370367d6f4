"""Jobs for worker processes: all are registered, and `shamble worker` does them."""

import ast
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import httpx
import msgspec
import pytest
from sqlalchemy import select

from shamble.match.protocol.events import BotExplanation, Rejected
from shamble.match.protocol.fair_dice import Proof
from shamble.match.protocol.http import CreatedTable
from shamble.match.protocol.requests import AskExplanation
from shamble.server.storage import schema
from shamble.server.workers import jobs
from shamble.server.workers.errors import JobError
from shamble.server.workers.pool import WorkerPool
from tests.server.conftest import Services
from tests.server.helpers import OPEN, PATIENCE, PERSON, Place, Player, bot
from tests.server.test_cluster import processes
from tests.server.test_crash import offspring
from tests.server.test_profile import keep, play_to_the_end

SOURCE = Path(jobs.__file__).resolve().parents[2]


def sent_jobs() -> Iterator[tuple[str, str]]:
    """Yield every function of `jobs` that the source passes on, with its place."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.parent == Path(jobs.__file__).parent:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            for sent in node.args:
                if not isinstance(sent, ast.Attribute) or ast.unparse(sent.value) != "jobs":
                    continue
                if callable(getattr(jobs, sent.attr, None)):
                    yield sent.attr, f"{path.relative_to(SOURCE)}:{node.lineno}"


def test_every_job_that_is_sent_is_registered() -> None:
    sent = dict(sent_jobs())
    assert len(sent) >= 10
    assert {name: where for name, where in sent.items() if name not in jobs.JOBS} == {}
    assert jobs.JOBS.keys() - sent.keys() == set()


def test_pool_refuses_a_function_that_is_no_job() -> None:
    with pytest.raises(LookupError, match="@job"):
        asyncio.run(WorkerPool(1).run(jobs.think, "novice"))


@contextmanager
def worker(services: Services, folder: Path) -> Iterator[None]:
    """Run `shamble worker` until the block ends."""
    environment = os.environ | {"SHAMBLE_KEY_FILE": str(folder / "server.key")}
    command = [sys.executable, "-m", "shamble", "worker", "--redis", services.redis, "--processes", "1"]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)
    assert process.stderr is not None
    try:
        assert b"ready" in process.stderr.readline()
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stderr.close()


def play_on(player: Player) -> None:
    """Choose the first option until the game is over, though the server passes for the player at times."""
    while not player.over():
        if not player.owes() or isinstance(player.act(player.asked().options[0].text), Rejected):
            player.take()


def test_worker_process_explains_proves_and_summarizes(services: Services, tmp_path: Path) -> None:
    """A server with `--far` gets these three jobs from a real worker, and starts no process of its own."""
    with (
        processes(services, tmp_path, services.database(), far=True) as (place, server),
        worker(services, tmp_path),
        httpx.Client(base_url=place.address, timeout=PATIENCE, trust_env=False) as browser,
    ):
        body = {"game": "drill", "seats": [PERSON, OPEN, bot()]}
        made = msgspec.json.decode(place.http.post("/api/tables", json=body).content, type=CreatedTable)
        keep(browser, made.mine)
        before = offspring(server.pid)
        with place.sit(made.mine).joined() as host, place.sit(made.seats[1]).joined() as guest:
            with ThreadPoolExecutor() as threads:
                list(threads.map(play_on, (host, guest)))
            thought = host.ask(AskExplanation, seat=2)
        assert isinstance(thought, BotExplanation), thought
        assert thought.reason.key
        proof = place.get(made.mine, "/proof")
        assert proof.status_code == 200, proof.text
        assert msgspec.json.decode(proof.content, type=Proof).throws
        assert browser.get("/api/me/profile").json()["played"] == 1
        assert offspring(server.pid) == before


def test_failed_summary_is_not_stored_and_tried_again(fresh: Place) -> None:
    made = fresh.open(PERSON, PERSON)
    with httpx.Client(base_url=fresh.address, timeout=PATIENCE, trust_env=False) as browser:
        keep(browser, made.mine)
        play_to_the_end(fresh, made.mine)
        with patch.object(fresh.registry.pool, "run", side_effect=JobError("KeyError: 'remembered'")) as run:
            assert "played" not in browser.get("/api/me/profile").json()
            assert "looking" not in browser.get("/api/me/profile").json()
            assert run.call_count == 1  # not again at once
        with fresh.registry.storage.engine.connect() as link:
            assert link.execute(select(schema.endings)).all() == []
        assert fresh.app is not None
        with patch.object(
            fresh.app.state.shamble.profiles, "_retry_at", {}
        ):  # as after an hour, or a restart
            assert browser.get("/api/me/profile").json()["played"] == 1
