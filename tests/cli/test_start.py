"""The command as a process of its own."""

import json
import signal
import subprocess
import sys
import time

import pytest

SHAMBLE = [sys.executable, "-m", "shamble"]


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*SHAMBLE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_exit_code_and_the_streams_are_those_of_the_process() -> None:
    process = start("simulate", "chess")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err.count("\n")) == (2, "", 1)


def test_help_loads_neither_games_nor_anything_heavy() -> None:
    code = (
        "import sys\nfrom shamble.cli.exit_codes import run\nassert run(['--help']) == 0\n"
        "heavy = ('rich', 'pydantic', 'fluent', 'msgspec', 'starlette', 'sqlalchemy', 'shamble.core')\n"
        "print([name for name in heavy if name in sys.modules], file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stderr.strip() == "[]"


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    process = start("rules", "drill")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(60) == 0


BEFORE_THE_FIRST_GAME = 130


def interrupted(jobs: str, patience: float) -> tuple[int, str, str]:
    """A simulation that is interrupted: exit code, output, errors."""
    process = start("simulate", "drill", "--games", "10000000", "--jobs", jobs, "--json")
    try:
        time.sleep(patience)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return process.returncode, out, err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_with_what_was_done(jobs: str) -> None:
    code, out, err = interrupted(jobs, 2.5)
    for patience in (10, 30, 90):  # a busy machine takes its time to start, its helpers after it
        if code != BEFORE_THE_FIRST_GAME and json.loads(out)["games"]:
            break
        code, out, err = interrupted(jobs, patience)
    assert (code, err) == (0, "")
    document = json.loads(out)
    assert document["interrupted"]
    assert 0 < document["games"] < 10_000_000
