"""docs/security.md names the tests of every guarantee, and they exist."""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
GUARANTEES = HERE.parents[1] / "docs" / "security.md"


def test_every_guarantee_names_existing_tests() -> None:
    rows = [row for row in GUARANTEES.read_text("utf-8").splitlines() if row.startswith("| ")]
    guarantees = [row for row in rows if not row.startswith(("| ---", "| guarantee"))]
    assert guarantees
    for row in guarantees:
        named = re.findall(r"`(?:(\w+\.py)::)?(test_\w+)`", row)
        assert named, row
        file = ""
        for said, test in named:
            file = said or file
            folder = HERE if (HERE / file).exists() else HERE.parent / "match"
            source = (folder / file).read_text("utf-8")
            assert f"def {test}(" in source, f"{file}::{test}"
