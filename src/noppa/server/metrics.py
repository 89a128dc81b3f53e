"""Counts for Prometheus; no name, token or address is ever a label."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

BOUNDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
JOB_BOUNDS = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 10.0, 20.0, 60.0)

disable_created_metrics()  # type: ignore[no-untyped-call] # the creation time of a counter is of no use here


@dataclass(frozen=True, slots=True, kw_only=True)
class Gauges:
    """Values that are measured only when the metrics are requested."""

    games: Mapping[str, int] = field(default_factory=dict)
    """Stored games by status."""
    waiting: Mapping[str, int] = field(default_factory=dict)
    """Requests that wait for workers, by kind of worker."""
    sockets: int = 0
    live_games: int = 0
    free_disk_mb: int = 0
    ending: bool = False


class Metrics:
    """Counters by name and labels, gauges, and how long commands, requests and workers' jobs took."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._counters = {
            "events": Counter("noppa_events", "Events written", registry=registry),
            "commands": Counter("noppa_commands", "Commands carried out", ["kind"], registry=registry),
            "refusals": Counter("noppa_refusals", "Commands refused", ["code"], registry=registry),
            "bot_moves": Counter("noppa_bot_moves", "Turns that bots took", registry=registry),
            "requests": Counter("noppa_requests", "Requests answered", ["route", "status"], registry=registry),
            "failed_jobs": Counter(
                "noppa_failed_jobs", "Jobs that no worker finished", ["job", "code"], registry=registry
            ),
            "deleted_games": Counter("noppa_deleted_games", "Games deleted because of their age", registry=registry),
        }
        self._command_seconds = Histogram(
            "noppa_command_seconds", "From a message's arrival to its answer", buckets=BOUNDS, registry=registry
        )
        self._request_seconds = Histogram(
            "noppa_request_seconds", "From a request's arrival to its answer", buckets=BOUNDS, registry=registry
        )
        self._job_seconds = Histogram(
            "noppa_job_seconds", "Processor time of workers' jobs", ["job"], buckets=JOB_BOUNDS, registry=registry
        )
        self._games = Gauge("noppa_games", "Stored games", ["status"], registry=registry)
        self._waiting = Gauge("noppa_waiting_jobs", "Requests that wait for a worker", ["pool"], registry=registry)
        self._sockets = Gauge("noppa_sockets", "Open WebSockets", registry=registry)
        self._live_games = Gauge("noppa_live_games", "Games open in this process", registry=registry)
        self._free_disk = Gauge("noppa_free_disk_bytes", "Free space of the disk that is written to", registry=registry)
        self._ending = Gauge("noppa_ending", "Whether the process is about to end", registry=registry)

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Add to a counter."""
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc(by)

    def observe_command(self, seconds: float) -> None:
        """Record how long a message took from its arrival to its response."""
        self._command_seconds.observe(seconds)

    def observe_request(self, seconds: float) -> None:
        """Record how long a request took from its arrival to its response."""
        self._request_seconds.observe(seconds)

    def observe_job(self, job: str, seconds: float) -> None:
        """Record how much processor time a job took."""
        self._job_seconds.labels(job=job).observe(seconds)

    def set_gauges(self, now: Gauges) -> None:
        """Set the values that are measured only when the metrics are requested."""
        for gauge, label, values in ((self._games, "status", now.games), (self._waiting, "pool", now.waiting)):
            gauge.clear()
            for name, count in values.items():
                gauge.labels(**{label: name}).set(count)
        self._sockets.set(now.sockets)
        self._live_games.set(now.live_games)
        self._free_disk.set(now.free_disk_mb * 1e6)
        self._ending.set(now.ending)

    def text(self) -> bytes:
        """Return everything in Prometheus's text format."""
        return generate_latest(self._registry)
