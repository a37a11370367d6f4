"""`make dev`: the page from Vite, the server behind it, and an edit that restarts the server."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A checkout of its own to edit: the sources, and the installed packages."""
    if not (ROOT / "web" / "node_modules").is_dir() or shutil.which("npm", path=_path()) is None:
        pytest.skip("Node and the modules of the page are not here (run `make web` once)")
    for name in ("src", "tools"):
        shutil.copytree(
            ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("static", "_compiled", "__pycache__")
        )
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    return tmp_path


def _path() -> str:
    return f"{ROOT / '.tools' / 'bin'}{os.pathsep}{os.environ['PATH']}"


@pytest.fixture
def running(copy: Path) -> Iterator[str]:
    env = os.environ | {
        "PATH": _path(),
        "PYTHONPATH": str(copy / "src"),
        "SHAMBLE_INTERPRETED": "1",
        "NO_COLOR": "1",
    }
    env |= dict.fromkeys(("HOME", "XDG_DATA_HOME"), str(copy))
    out = copy / "out.txt"
    with open(out, "w") as log:
        dev = subprocess.Popen([sys.executable, copy / "tools" / "dev.py"], env=env, stdout=log, stderr=log)
    try:
        yield wait_for(lambda: find_address(out))
    finally:
        dev.send_signal(signal.SIGINT)  # Ctrl-C
        assert dev.wait(20) == 0
    with pytest.raises(OSError):  # noqa: PT011 - the process is gone
        get(find_address(out))


def find_address(out: Path) -> str:
    """Vite's own address, not that of the server behind it."""
    address = re.search(r"Local:\s+(http://127.0.0.1:\d+)/", out.read_text("utf-8"))
    return address.group(1) if address else ""


def wait_for(what: object, most: float = 60) -> str:
    end = time.monotonic() + most
    while time.monotonic() < end:
        try:
            if answer := what():  # type: ignore[operator]
                return str(answer)
        except OSError:
            pass
        time.sleep(0.2)
    raise AssertionError("it took too long")


def get(address: str) -> str:
    with urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def test_an_edit_is_served(running: str, copy: Path) -> None:
    assert "Shamble" in get(running)
    wait_for(lambda: "Zombie Plague" in get(f"{running}/api/games"))
    rules = copy / "src/shamble/games/zombie_plague/__init__.py"
    rules.write_text(rules.read_text("utf-8").replace('"Zombie Plague"', '"Zombie Picnic"'), "utf-8")
    wait_for(lambda: "Zombie Picnic" in get(f"{running}/api/games"))
