"""Counts for Prometheus, in its text format; no name, token or address is ever a label."""

from collections import Counter
from collections.abc import Iterable

BOUNDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Counters by name and labels, and how long commands took."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        self._taken: Counter[float] = Counter()
        self._sum = 0.0

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Add to a counter."""
        self._counts[name, tuple(sorted(labels.items()))] += by

    def took(self, seconds: float) -> None:
        """Note how long a command took from its arrival to its answer."""
        self._sum += seconds
        self._taken[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1

    def text(self, gauges: Iterable[tuple[str, dict[str, str], float]]) -> str:
        """Everything, as `/metrics` shows it."""
        lines = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE noppa_{name}_total counter")
            told = ((labels, value) for (other, labels), value in sorted(self._counts.items()) if other == name)
            lines += [f"noppa_{name}_total{_labels(dict(labels))} {value}" for labels, value in told]
        lines.append("# TYPE noppa_command_seconds histogram")
        total = 0
        for bound in (*BOUNDS, float("inf")):
            total += self._taken[bound]
            shown = "+Inf" if bound == float("inf") else str(bound)
            lines.append(f'noppa_command_seconds_bucket{{le="{shown}"}} {total}')
        lines += [f"noppa_command_seconds_sum {self._sum:.6f}", f"noppa_command_seconds_count {total}"]
        seen = set()
        for name, labels, gauge in gauges:
            if name not in seen:
                lines.append(f"# TYPE noppa_{name} gauge")
            seen.add(name)
            lines.append(f"noppa_{name}{_labels(labels)} {gauge:g}")
        return "\n".join(lines) + "\n"


def _labels(labels: dict[str, str]) -> str:
    told = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
    return f"{{{told}}}" if told else ""
