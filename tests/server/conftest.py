"""A fresh server for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers import Place, serving


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with serving(tmp_path / "tables.db") as found:
        yield found
