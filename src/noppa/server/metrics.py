"""Counts for Prometheus; no name, token or address is ever a label."""

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

BOUNDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call] # when a counter began says nothing here


class Metrics:
    """Counters by name and labels, gauges, and how long commands took."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._counters = {
            "events": Counter("noppa_events", "Events written", registry=registry),
            "commands": Counter("noppa_commands", "Commands carried out", ["kind"], registry=registry),
            "refusals": Counter("noppa_refusals", "Commands refused", ["code"], registry=registry),
            "bot_moves": Counter("noppa_bot_moves", "Turns that bots took", registry=registry),
        }
        self._seconds = Histogram(
            "noppa_command_seconds", "From a message's arrival to its answer", buckets=BOUNDS, registry=registry
        )
        self._games = Gauge("noppa_games", "Stored games", ["status"], registry=registry)
        self._sockets = Gauge("noppa_sockets", "Open WebSockets", registry=registry)
        self._live_games = Gauge("noppa_live_games", "Games open in this process", registry=registry)

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Add to a counter."""
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc(by)

    def took(self, seconds: float) -> None:
        """Note how long a message took from its arrival to its answer."""
        self._seconds.observe(seconds)

    def set_gauges(self, games: Mapping[str, int], sockets: int, live_games: int) -> None:
        """Set what is counted only when somebody asks."""
        self._games.clear()
        for status, count in games.items():
            self._games.labels(status=status).set(count)
        self._sockets.set(sockets)
        self._live_games.set(live_games)

    def text(self) -> bytes:
        """Return everything in Prometheus's text format."""
        return generate_latest(self._registry)
