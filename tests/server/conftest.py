"""A server for the tests of a file, and a fresh allowance of requests for each of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers import Place, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


@pytest.fixture
def place(server: Place) -> Place:
    server.forgive()
    return server


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Place]:
    """A server of its own, with its database in `tmp_path`."""
    with serving(tmp_path / "tables.db") as found:
        yield found
