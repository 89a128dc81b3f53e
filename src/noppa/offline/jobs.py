"""Runs jobs in a worker of their own, which can be ended when a job takes too long."""

from noppa.service.jobs.jobs import Jobs
from noppa.service.words import NoWords

_JOBS = Jobs(NoWords())


def answer(job: str) -> str:
    """Run a job and return its response, both as JSON."""
    return _JOBS.answer(job)
