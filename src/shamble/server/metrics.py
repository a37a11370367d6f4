"""Metrics for Prometheus: counts and times, without personal data.

With several processes (`shamble serve --workers N`) they share a folder, and each process reports the sum."""

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

MULTIPROCESS_DIR = "PROMETHEUS_MULTIPROC_DIR"  # environment variable that prometheus_client reads
BUCKETS_S = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """Metrics of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()

        def gauge(name: str, about: str) -> Gauge:
            return Gauge(name, about, registry=registry, multiprocess_mode="livesum")

        self.tables = gauge("shamble_tables", "Tables in memory.")
        self.sockets = gauge("shamble_sockets", "Clients connected.")
        self.bot_queue = gauge("shamble_bot_queue", "Jobs waiting for a worker or running.")
        self.write_queue = gauge("shamble_write_queue", "Writes waiting for the database.")
        self.backup_age = Gauge(
            "shamble_backup_age_seconds",
            "Since the last backup; -1 = there is none.",
            registry=registry,
            multiprocess_mode="livemax",
        )
        self.action = Histogram(
            "shamble_action_seconds", "From an action to its answer.", registry=registry, buckets=BUCKETS_S
        )
        self.refused = Counter("shamble_refused", "Requests on sockets that were refused.", registry=registry)
        self.commit = Histogram(
            "shamble_commit_seconds", "A database transaction.", registry=registry, buckets=BUCKETS_S
        )
        self.written = Counter("shamble_written", "Writes committed.", registry=registry)
        self.on_action: Callable[[float], None] = self.action.observe

    def on_commit(self, seconds: float, writes: int) -> None:
        self.commit.observe(seconds)
        self.written.inc(writes)

    def render(self) -> bytes:
        """Return the metrics of this process, or the sum of all processes that serve together."""
        if not os.environ.get(MULTIPROCESS_DIR):
            return generate_latest(self.registry)
        merged = CollectorRegistry()
        MultiProcessCollector(merged)  # type: ignore[no-untyped-call]
        return generate_latest(merged)
