"""How much processor time each job may take, in seconds; a worker that takes more is ended."""

from typing import Final

BUDGETS: Final[dict[str, float]] = {
    "move": 5.0,
    "advice": 5.0,
    "remark": 5.0,
    "question": 15.0,
    "answer": 15.0,
    "odds": 10.0,
    "review": 20.0,
    "steps": 5.0,
    "played": 10.0,
    "standing": 10.0,
    "winners": 10.0,
    "content": 4.0,
    "ready": 60.0,
}
WAIT = 20.0
"""How many times its budget a job may take in elapsed time, on a machine that is busy with something else."""
