"""Runs Lighthouse on the app: performance, accessibility and best practices of the start page and a table.

    python bench/lighthouse.py

Lighthouse (npm) is installed into a temporary folder, or taken from the folder named by LIGHTHOUSE. It drives the
system's Chromium against a server on this machine, five times for each page, emulating a slow phone as by default.
The table shows medians; each should be 95 or more.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))

from noppa.games import games  # noqa: E402 - after the path to tests
from server.running import Person, running  # noqa: E402 - the same

VERSION = "13"
RUNS = 5
WANTED = 95
PARTS = ("performance", "accessibility", "best-practices")
CHROME = "--headless=new --no-sandbox --disable-gpu"


@contextmanager
def lighthouse() -> Iterator[Path]:
    """Install Lighthouse within a `with` block and yield its path."""
    given = os.environ.get("LIGHTHOUSE")
    with TemporaryDirectory() as temporary:
        folder = Path(given or temporary)
        program = folder / "node_modules" / ".bin" / "lighthouse"
        if not program.exists():
            npm = shutil.which("npm")
            assert npm is not None, "npm is needed"
            command = [npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), f"lighthouse@{VERSION}"]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - npm, with our own arguments
        yield program


def judged(program: Path, url: str, folder: Path) -> dict[str, Any]:
    """Return Lighthouse's report on one run of a page."""
    report = folder / "report.json"
    command = [str(program), url, "--quiet", "--output=json", f"--output-path={report}"]
    command += [f"--only-categories={','.join(PARTS)}", f"--chrome-flags={CHROME}"]
    chrome = {"CHROME_PATH": str(shutil.which("chromium"))}
    subprocess.run(command, check=True, env=os.environ | chrome)  # noqa: S603 - the program installed above
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def lost(report: dict[str, Any]) -> list[str]:
    """Return the audits that cost points, by part."""
    found = []
    for part in PARTS:
        for reference in report["categories"][part]["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                found.append(f"{part}: {audit['title']} {audit.get('displayValue', '')}".strip())
    return found


def main() -> None:
    """Print the table, and the audits that cost points."""
    print(f"{'':12}" + "".join(f"{part:>16}" for part in PARTS))
    with TemporaryDirectory() as data, running(Path(data)) as (url, _), lighthouse() as program:
        host = Person(url)
        table = host.make(next(iter(games())), "here", "bot")["game"]["id"]
        host.http.close()
        for name, address in {"start page": url, "table": f"{url}/#game={table}"}.items():
            runs = [judged(program, address, Path(data)) for _ in range(RUNS)]
            marks = [median(100 * run["categories"][part]["score"] for run in runs) for part in PARTS]
            print(f"{name:12}" + "".join(f"{mark:16.0f}" for mark in marks), flush=True)
            if min(marks) < WANTED:
                print("".join(f"    {audit}\n" for audit in lost(runs[-1])), end="")


if __name__ == "__main__":
    main()
