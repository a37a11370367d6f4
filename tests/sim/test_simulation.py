"""The server in simulation: seeds hold, repeat exactly, and find bugs that are put in on purpose."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

SHORT = ("--hours", "0.003", "--every", "2.5")


def run(*arguments: str, **environment: str) -> list[dict[str, Any]]:
    """Run `shamble sim` in a process of its own; return its reports."""
    command = [sys.executable, "-m", "shamble", "sim", "--json", *arguments]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    reports: list[dict[str, Any]] = json.loads(done.stdout)
    return reports


def violations(reports: list[dict[str, Any]]) -> dict[int, list[Any]]:
    return {report["seed"]: report["violations"] for report in reports if report["violations"]}


@pytest.mark.parametrize("first", range(1, 161, 40))
def test_short_seeds_hold(first: int) -> None:
    reports = run("--seed", f"{first}-{first + 39}", *SHORT)
    assert not violations(reports)
    assert sum(report["counts"].get("acknowledged moves", 0) for report in reports) > 100


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1, 10_001, 500))
def test_seeds_hold(first: int) -> None:
    assert not violations(run("--seed", f"{first}-{first + 499}", "--jobs", "0"))


def test_seed_repeats_to_the_byte() -> None:
    """In another process with another hash seed, and after other seeds."""
    alone = run("--seed", "12", PYTHONHASHSEED="1")[0]
    later = run("--seed", "11-12", PYTHONHASHSEED="2")[1]
    assert alone["seed"] == later["seed"] == 12
    assert alone["trace"] == later["trace"]
    assert alone["steps"] == later["steps"] > 1000
    assert run("--seed", "13")[0]["trace"] != alone["trace"]
