"""Decides at random when something fails, until the world comes to rest."""

from random import Random

from world.scenario import Fault, Scenario


class FaultInjector:
    """The faults of one part of the world, from its own generator."""

    def __init__(self, scenario: Scenario, part: str) -> None:
        self._rates = scenario.faults
        self._draws: dict[str, Random] = {}
        self._scenario, self._part = scenario, part
        self.resting = False

    def happens(self, fault: Fault) -> bool:
        """Return whether a fault happens now."""
        rate = self._rates.get(fault, 0.0)
        return not self.resting and rate > 0 and self._draw(fault).random() < rate

    def delay(self, most: float) -> float:
        """Return a delay in seconds, usually short."""
        return most * self._draw("delay").random() ** 3

    def _draw(self, purpose: str) -> Random:
        """Return the generator for one purpose, so that removing one fault does not change the others."""
        if purpose not in self._draws:
            self._draws[purpose] = self._scenario.random(f"{self._part} {purpose}")
        return self._draws[purpose]
