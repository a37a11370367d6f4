"""Running commands as if they were typed."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from shamble.cli.exit_codes import run


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one document on stdout; anything else there is an error."""
        return json.loads(self.out)


Shamble = Callable[..., Result]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder for the test, in English, without a keyboard."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    return tmp_path / "home"


@pytest.fixture
def shamble(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shamble:
    """Run a command in this process: `shamble("games", "--json")`."""

    def typed(*arguments: str, stdin: str = "") -> Result:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", StringIO(stdin))
        code = run(list(arguments))
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return typed


def is_one_sentence(text: str) -> bool:
    """One line of stderr with the problem, without a traceback."""
    return (
        text.startswith("shamble: ")
        and text.count("\n") == 1
        and text.rstrip()[-1] in ".?"
        and "Traceback" not in text
    )
