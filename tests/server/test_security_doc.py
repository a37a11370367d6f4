"""Every promise of docs/security.md names the tests that hold it, and they are there."""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROMISES = HERE.parents[1] / "docs" / "security.md"


def test_every_promise_names_existing_tests() -> None:
    rows = [row for row in PROMISES.read_text("utf-8").splitlines() if row.startswith("| ")]
    promises = [row for row in rows if not row.startswith(("| ---", "| promise"))]
    assert promises
    for row in promises:
        named = re.findall(r"`(?:(\w+\.py)::)?(test_\w+)`", row)
        assert named, row
        file = ""
        for said, test in named:
            file = said or file
            source = (HERE / file).read_text("utf-8")
            assert f"def {test}(" in source, f"{file}::{test}"
