"""Servers for the tests: SQLite for all, two processes with PostgreSQL and Redis for the core tests.

In the soak all tests use both. Each test starts with fresh quotas."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tests.server.helpers import Pair, Place, serving
from tools.services import Missing, Postgres, Redis

STORES = ("sqlite", "postgres")
CORE = ("test_play.py", "test_reconnect.py", "test_fair.py", "test_sealed_votes.py", "test_cluster.py")
# about the order of messages or the inside of the server: all clients at one of the two processes
IN_ORDER = (
    "test_frames_are_the_same_for_every_sealed_answer",
    "test_chosen_seed_ends_when_a_guest_sits_down",
    "test_standing_orders_pass_unseen_by_others",
    "test_rematch_moves_players_one_seat",
    "test_games_won_move_with_player_and_end_on_leaving",
    "test_days_run_while_table_is_unloaded_and_load_it",
    "test_each_choice_side_by_side_has_its_own_time",
    "test_undo_is_computed_once_per_view",
    "test_bot_stands_in_after_three_timeouts_in_a_row",
    "test_bot_put_in_by_host_leaves_on_return_of_guest",
    "test_muted_player_is_unheard_and_reports_reach_host",
    "test_latecomer_takes_bot_seat",
    "test_new_links_only_for_seats_without_player",
    "test_move_that_cannot_be_shown_is_rolled_back",
)
_numbers = count()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark PostgreSQL runs of tests outside the core as soak."""
    for item in items:
        call = getattr(item, "callspec", None)
        if call is not None and "postgres" in call.params.values() and item.path.name not in CORE:
            item.add_marker(pytest.mark.soak)


class Services:
    """PostgreSQL and Redis: those that `make test` started, or new ones."""

    def __init__(self, postgres: str, redis: str) -> None:
        self.postgres = postgres
        self.redis = redis

    def database(self) -> str:
        """Return the URL of a new database."""
        import psycopg

        name = f"shamble_{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.postgres, autocommit=True) as link:
            link.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.postgres.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    given = os.environ.get("SHAMBLE_TEST_POSTGRES"), os.environ.get("SHAMBLE_TEST_REDIS")
    if "none" in given:
        pytest.skip("NOT TESTED on PostgreSQL and Redis, which could not be started")
    if given[0] and given[1]:
        yield Services(given[0], given[1])
        return
    try:
        with Postgres() as postgres, Redis() as redis:
            yield Services(postgres.url("postgres"), redis.url)
    except Missing as missing:
        pytest.skip(f"NOT TESTED on PostgreSQL and Redis: {missing} is not on this machine")


@contextmanager
def pair(services: Services, folder: Path) -> Iterator[Pair]:
    """Two servers of one new database."""
    database, key = services.database(), folder / "server.key"
    with (
        serving(database, redis=services.redis, key=key) as one,
        serving(database, redis=services.redis, key=key) as two,
    ):
        yield Pair(one, two)


@pytest.fixture(scope="module", params=STORES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        with serving(folder / "tables.db") as server:
            yield server
        return
    server = request.getfixturevalue("services")
    assert isinstance(server, Services)
    with pair(server, folder) as both:
        yield both


@pytest.fixture
def place(server: Place, request: pytest.FixtureRequest) -> Place:
    server.forgive()
    if isinstance(server, Pair):
        server.together = request.node.originalname in IN_ORDER
    return server


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Place]:
    """A server of its own, with its database in `tmp_path`."""
    with serving(tmp_path / "tables.db") as server:
        yield server
