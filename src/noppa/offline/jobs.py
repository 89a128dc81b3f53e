"""The jobs that need thinking, done in a worker of their own: that one can be ended when a job takes too long."""

from noppa.service.jobs.jobs import Jobs
from noppa.service.words import NoWords

_JOBS = Jobs(NoWords())


def answer(job: str) -> str:
    """Return the answer to a job, both as JSON text."""
    return _JOBS.answer(job)
