"""What workers' jobs cost whom: charged to identities and addresses, and counted for the operator."""

from dataclasses import dataclass

from noppa.server.metrics import Metrics
from noppa.server.network.limits import Limits
from noppa.server.workers.fair_queue import SERVER, Asker


@dataclass(frozen=True, slots=True)
class Accounts:
    """Charges jobs; `refuses` says whether somebody who has used their share is refused, as a bot never is."""

    limits: Limits
    metrics: Metrics
    refuses: bool = True

    def check(self, asker: Asker) -> None:
        """Raise `Refused` if an asker has used their share of processor time."""
        if self.refuses and asker is not SERVER:
            self.limits.thinking(asker.identity or asker.address, asker.address)

    def charge(self, asker: Asker, job: str, seconds: float) -> None:
        """Charge a job."""
        self.metrics.worked(job, seconds)
        if asker is not SERVER:
            self.limits.thought(asker.identity or asker.address, asker.address, seconds)

    def failed(self, job: str, code: str) -> None:
        """Count a job that no worker finished."""
        self.metrics.count("failed_jobs", job=job, code=code)
