"""Charges workers' jobs to identities and addresses, and counts them for the operator."""

from dataclasses import dataclass

from noppa.server.metrics import Metrics
from noppa.server.network.limits import Limits
from noppa.server.workers.fair_queue import SERVER, Asker


@dataclass(frozen=True, slots=True)
class Accounts:
    """Charges jobs; `refuses` says whether to refuse people who have used up their share; bots are never refused."""

    limits: Limits
    metrics: Metrics
    refuses: bool = True

    def check(self, asker: Asker) -> None:
        """Raise `Refused` if an asker has used up their share of processor time."""
        if self.refuses and asker is not SERVER:
            self.limits.check_thinking(asker.identity or asker.address, asker.address)

    def charge(self, asker: Asker, job: str, seconds: float) -> None:
        """Charge a job."""
        self.metrics.observe_job(job, seconds)
        if asker is not SERVER:
            self.limits.charge_thinking(asker.identity or asker.address, asker.address, seconds)

    def failed(self, job: str, code: str) -> None:
        """Count a job that no worker finished."""
        self.metrics.count("failed_jobs", job=job, code=code)
