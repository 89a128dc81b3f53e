"""Runs a real server in its own process for the measurements of this folder, and reads its memory."""

import os
import random
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx2

GENEROUS = {
    "NOPPA_SOCKETS_PER_ADDRESS": "100000",
    "NOPPA_COMMANDS_PER_SECOND": "100000",
    "NOPPA_BOT_WORKERS": "1",
}
"""Limits that thousands of clients from one address would otherwise exceed."""


class Server:
    """A server on SQLite in a folder that is removed afterwards."""

    def __init__(self, **settings: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="noppa-bench-")
        self.port = random.randrange(20_000, 32_000)
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = Path(self._folder.name) / "log.txt"
        self._environ = {
            **os.environ,
            **GENEROUS,
            **{f"NOPPA_{key.upper()}": value for key, value in settings.items()},
            "NOPPA_PORT": str(self.port),
            "PYTHONDONTWRITEBYTECODE": "",  # an installed server has its bytecode
            "XDG_DATA_HOME": self._folder.name,
        }
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        self._folder.cleanup()

    def start(self) -> None:
        """Start the server and wait until it responds.

        Raises RuntimeError, with its log, if it does not within two minutes.
        """
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "noppa", "serve"]
            self._process = subprocess.Popen(command, env=self._environ, stdout=log, stderr=log)  # noqa: S603 - ours
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if self._responds():
                return
            time.sleep(0.02)
        message = self.log.read_text(encoding="utf-8")
        raise RuntimeError(message)

    def _responds(self) -> bool:
        """Return whether the server is ready; asking takes next to no processor time, which the server needs."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def stop(self) -> float:
        """Stop the server; return how many seconds that took."""
        assert self._process is not None
        began = time.monotonic()
        self._process.terminate()
        self._process.wait(60)
        return time.monotonic() - began

    @property
    def runs(self) -> bool:
        """Whether the process is still running."""
        return self._process is not None and self._process.poll() is None

    @property
    def processor_time(self) -> float:
        """The processor time that the server's process has used, in seconds."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """The memory of the server's process, in kB."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


class Browser:
    """An HTTP client with a player's cookie."""

    def __init__(self, server: Server) -> None:
        self.http = httpx2.Client(base_url=server.url, timeout=60)
        self.http.get("/api/me")
        self.cookie = f"noppa={self.http.cookies['noppa']}"

    def make(self, seats: list[dict[str, Any]], **more: Any) -> str:
        """Create a private game of Yatzy and return its id."""
        request = {"game": "yatzy", "seats": seats, "private": True, **more}
        response = self.http.post("/api/games", json=request)
        response.raise_for_status()
        return str(response.json()["game"]["id"])


def machine() -> str:
    """Return the number of cores and the load average as text."""
    return f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}"
