"""Shamble as a wheel and the example of a game beside it, in an environment of their own."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import shamble

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "night-post"
UV = shutil.which("uv", path=f"{ROOT / '.tools' / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}")
OUTSIDE = {"PYTHONPATH", "VIRTUAL_ENV", "SHAMBLE_RULEBOOKS"}  # what would lead back into this checkout


class Place:
    """An empty environment with the two packages in it."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.wheel = wheel  # of Shamble itself
        self.bin = folder / ".venv" / ("Scripts" if os.name == "nt" else "bin")
        home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder))
        self.env = {name: value for name, value in os.environ.items() if name not in OUTSIDE}
        self.env |= home | {"LANG": "en_GB.UTF-8"}

    def run(self, *command: str | Path, typed: str = "") -> str:
        done = subprocess.run(
            command, cwd=self.folder, env=self.env, input=typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def shamble(self, *arguments: str, typed: str = "") -> str:
        return self.run(self.bin / "shamble", *arguments, typed=typed)

    @contextmanager
    def serving(self, *arguments: str) -> Iterator[str]:
        """A running server's address."""
        command = [str(self.bin / "shamble"), *arguments]
        with subprocess.Popen(
            command, cwd=self.folder, env=self.env, stderr=subprocess.PIPE, text=True
        ) as running:
            assert running.stderr is not None
            said = ""
            while "http://" not in said and running.poll() is None:
                said = running.stderr.readline()
            try:
                yield "http://" + said.partition("http://")[2].partition("/")[0]
            finally:
                running.terminate()


def uv(*arguments: str | Path) -> None:
    """Call uv. Rules that are not compiled here already are not compiled for a test."""
    assert UV is not None
    env = os.environ if shamble.compiled() else os.environ | {"SHAMBLE_PURE": "1"}
    done = subprocess.run([UV, *arguments], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def set_up(folder: Path) -> Place:
    """Build both wheels and install them, with what their tests need."""
    if UV is None:
        pytest.skip(
            "uv is not on this machine: it builds the wheels and the environment (run `make play` once)"
        )
    if not (ROOT / "src/shamble/server/static/index.html").exists():
        pytest.skip("the page is not built, and no wheel without it (run `make web` once)")
    for source in (ROOT, EXAMPLE):
        uv("build", "--quiet", "--wheel", "--out-dir", folder, source)
    uv("venv", "--quiet", folder / ".venv")
    wheels = sorted(folder.glob("*.whl"))
    named = [f"{path.name.partition('-')[0].replace('_', '-')}[testing] @ {path.as_uri()}" for path in wheels]
    uv("pip", "install", "--quiet", "--python", folder / ".venv", *named)
    return Place(folder, next(folder.glob("shamble-*.whl")))
