"""What the documentation quotes stands in the sources it names."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "night-post"
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
QUOTED = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "text"), QUOTED, ids=[f"{n}-{file}" for n, (file, _) in enumerate(QUOTED)])
def test_the_guide_quotes_the_example_as_it_is(file: str, text: str) -> None:
    assert text in (EXAMPLE / file).read_text("utf-8")


def test_links_lead_somewhere() -> None:
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"


def test_the_example_is_small() -> None:
    lines = [line for path in EXAMPLE.rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) < 360
    assert len(lines) < 480
