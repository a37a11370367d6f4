"""Run every check and every test; fail if one of them fails.

The checks of the Python sources and of the page run in parallel, and the output of each is printed when
it ends. The tests run last, because they need both builds.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Lock

from tools.services import services

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"

Check = tuple[str, list[str]]

PYTHON: list[Check] = [
    ("ruff check", [f"{BIN}/ruff", "check", "."]),
    ("ruff format", [f"{BIN}/ruff", "format", "--check", "."]),
    ("layers", [f"{BIN}/lint-imports", "--no-cache", "--no-logo"]),
    ("plain English", [sys.executable, "-m", "tools.prose"]),
    ("documents", [f"{BIN}/zensical", "build", "--strict", "--clean"]),
    ("mypy", [f"{BIN}/mypy"]),
    ("compile", [sys.executable, "tools/compile.py"]),
]
PAGE: list[Check] = [
    ("page types", ["npm", "--prefix", "web", "run", "--silent", "check"]),
    ("page lint", ["npm", "--prefix", "web", "run", "--silent", "lint"]),
    ("page format", ["npm", "--prefix", "web", "run", "--silent", "format:check"]),
    ("page tests", ["npm", "--prefix", "web", "run", "--silent", "test"]),
    ("page build", ["make", "--no-print-directory", "web"]),
]
BROWSER = ["tools/setup.sh", "chromium"]
SERVICES = ["tools/setup.sh", "services"]
PACKAGES: list[Check] = [  # installed meanwhile; without the second, its tests are skipped and say so
    ("chromium", BROWSER),
    ("PostgreSQL and Redis", ["sh", "-c", f"{' '.join(SERVICES)} || true"]),
]
TESTS = [f"{BIN}/pytest", "-n", "4", "--dist", "worksteal"]  # more than cores: tests wait for browsers

PLAIN = os.environ | {"NO_COLOR": "1"}
printing = Lock()


def heading(text: str) -> None:
    print(f"\n{f'── {text} ':─<100}", flush=True)


def failures(lane: list[Check]) -> list[str]:
    """Run the checks of a lane in order; return the names of those that failed."""
    failed = []
    for name, command in lane:
        start = time.perf_counter()
        run = subprocess.run(
            command, cwd=ROOT, env=PLAIN, capture_output=True, stdin=subprocess.DEVNULL, check=False
        )
        if run.returncode:
            failed.append(name)
        with printing:
            result = "FAILED" if run.returncode else "passed"
            heading(f"{name}: {result} in {time.perf_counter() - start:.0f} s")
            print((run.stdout + run.stderr).decode(errors="replace").strip(), flush=True)
    return failed


def chromium() -> dict[str, str]:
    """Return the environment that points the browser tests to Chromium."""
    run = subprocess.run(BROWSER, cwd=ROOT, capture_output=True, text=True, check=False)
    return {"SHAMBLE_CHROMIUM": run.stdout.strip()} if run.returncode == 0 else {}


def started(stack: ExitStack) -> dict[str, str]:
    """Start PostgreSQL and Redis; return their environment, or print why they are missing."""
    try:
        subprocess.run(SERVICES, cwd=ROOT, check=True)
        return stack.enter_context(services())
    except Exception as error:
        heading("THE SERVER IS NOT TESTED on PostgreSQL and Redis")
        print(f"{type(error).__name__}: {error}", flush=True)
        return {"SHAMBLE_TEST_POSTGRES": "none", "SHAMBLE_TEST_REDIS": "none"}


def main() -> int:
    with ThreadPoolExecutor() as pool:
        failed = [name for names in pool.map(failures, (PYTHON, PAGE, PACKAGES)) for name in names]
    heading("tests")
    with ExitStack() as stack:
        tests = subprocess.run(TESTS, cwd=ROOT, env=os.environ | chromium() | started(stack), check=False)
    if failed:
        print(f"Checks that failed before the tests: {', '.join(failed)}.")
    return tests.returncode or bool(failed)


if __name__ == "__main__":
    sys.exit(main())
