"""What can be read at `/metrics`, in the format of Prometheus. Counts and times, and nothing about anybody.

Where several processes serve together (`supervisor`), they add up in a folder that they share, and any of them tells
the sum."""

import os
from collections.abc import Callable

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"  # where the library looks
FINE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
CONTENT_TYPE = CONTENT_TYPE_LATEST


class Meters:
    """The meters of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()

        def gauge(name: str, about: str) -> Gauge:
            return Gauge(name, about, registry=registry, multiprocess_mode="livesum")

        self.tables = gauge("shamble_tables", "Tables awake.")
        self.sockets = gauge("shamble_sockets", "Clients connected.")
        self.bot_queue = gauge("shamble_bot_queue", "Pieces of work that wait for a worker or are with one.")
        self.write_queue = gauge("shamble_write_queue", "Pieces of work that wait for the database.")
        self.action = Histogram(
            "shamble_action_seconds", "From an action to its answer.", registry=registry, buckets=FINE
        )
        self.refused = Counter("shamble_refused", "Requests on sockets that were refused.", registry=registry)
        self.commit = Histogram(
            "shamble_commit_seconds", "A transaction of the database.", registry=registry, buckets=FINE
        )
        self.written = Counter("shamble_written", "Pieces of work committed.", registry=registry)
        self.acted: Callable[[float], None] = self.action.observe

    def committed(self, seconds: float, pieces: int) -> None:
        self.commit.observe(seconds)
        self.written.inc(pieces)

    def told(self) -> bytes:
        if not os.environ.get(TOGETHER):
            return generate_latest(self.registry)
        all_together = CollectorRegistry()
        MultiProcessCollector(all_together)  # type: ignore[no-untyped-call]
        return generate_latest(all_together)
