"""A worker process: reads one job per line and writes one response per line, as JSON.

`pool.py` starts it, at a lower priority than the server, and it ends when the server does, however that ends. The
system also ends it when a job takes more processor time than its budget, which a game's code could not check itself.
"""

import json
import os
import signal
import sys
import threading
import time

from noppa.server.sentences import Sentences
from noppa.service.jobs.jobs import Jobs

NICENESS = 10
LOOK = 1.0
"""How often a worker checks whether its server is still there, in seconds."""
JOBS = Jobs(Sentences())


def answer(line: str) -> str:
    """Run a job within its budget of processor time and return its response."""
    _limit(json.loads(line).get("budget", 0.0))
    try:
        return JOBS.answer(line)
    finally:
        _limit(0.0)


def _limit(seconds: float) -> None:
    """Have the system end this process after that much processor time, native code included; 0 means no limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _watch_parent(parent: int) -> None:
    """End this process when the server has ended, even in the middle of a job."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)


def main() -> None:
    """Run jobs until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_watch_parent, args=(os.getppid(),), daemon=True).start()
    for line in sys.stdin:
        sys.stdout.write(answer(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
