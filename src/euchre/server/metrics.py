"""What the server counts, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

__all__ = ["CONTENT_TYPE", "Metrics"]

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_FINE: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counts of one server. No label says who or which table: their number is bounded."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self.requests = Counter(
            "euchre_http_requests",
            "Requests answered.",
            ("method", "status"),
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "euchre_http_request_seconds",
            "From a request to the beginning of its answer.",
            buckets=_FINE,
            registry=self.registry,
        )
        self.turned_away = Counter(
            "euchre_turned_away",
            "Requests and sockets that were not served: foreign, or too many.",
            ("why",),
            registry=self.registry,
        )
        self.held_back = Counter(
            "euchre_messages_held_back",
            "Messages that waited because too many came before them.",
            registry=self.registry,
        )
        self.sockets = Gauge("euchre_sockets", "Open sockets.", registry=self.registry)
        self.heard = Counter(
            "euchre_messages_heard", "Messages of clients.", registry=self.registry
        )
        self.told = Counter("euchre_messages_told", "Messages to clients.", registry=self.registry)
        self.stored_seconds = Histogram(
            "euchre_store_commit_seconds",
            "One transaction of the store, with all that waited for it.",
            buckets=_FINE,
            registry=self.registry,
        )
        self.store_jobs = Counter(
            "euchre_store_jobs", "What the store was asked for.", registry=self.registry
        )
        self.store_failures = Counter(
            "euchre_store_failures", "Transactions that failed as a whole.", registry=self.registry
        )
        self.thinking_seconds = Histogram(
            "euchre_thinking_seconds",
            "A computer player's decision, from asking to the answer.",
            ("player",),
            buckets=_FINE,
            registry=self.registry,
        )
        self.thinking = Gauge(
            "euchre_thinking",
            "Decisions of computer players that are awaited.",
            registry=self.registry,
        )
        self.tables = Gauge(
            "euchre_tables_open", "Tables that are kept in memory.", registry=self.registry
        )

    def thought(self, player: str, seconds: float) -> None:
        """A computer player has decided."""
        self.thinking_seconds.labels(player).observe(seconds)

    def stored(self, jobs: int, seconds: float, succeeded: bool) -> None:  # noqa: FBT001
        """The store has ended a transaction."""
        self.store_jobs.inc(jobs)
        self.stored_seconds.observe(seconds)
        if not succeeded:
            self.store_failures.inc()

    def text(self) -> bytes:
        """All counts as Prometheus reads them."""
        return generate_latest(self.registry)
