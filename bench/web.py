"""Measures the browser app: gzipped size of scripts and messages, and seconds to the first roll.

    python bench/web.py

Sizes are exact, from the built files. The time is the best of five in Chromium on this machine, with a fresh profile
each time and a server in its own process; it is left out without Chromium.
"""

import gzip
import json
import re
import shutil
import sys
import time
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parent.parent
BUILT = Path(str(files("noppa.server"))) / "built"
START = ("index.html",)
RUNS = 5


def parts() -> dict[str, Any]:
    """Return the build's list of the app's parts."""
    found: dict[str, Any] = json.loads((BUILT / "parts.json").read_text(encoding="utf-8"))
    return found


def needed(listed: dict[str, Any], *ends: str) -> set[str]:
    """Return the scripts that parts with these names load at start, with everything they import."""
    wanted = [key for key in listed if key.endswith(ends)]
    assert len(wanted) >= len(ends), ends
    found: set[str] = set()
    while wanted:
        part = listed[wanted.pop()]
        if part["file"] not in found and part["file"].endswith(".js"):
            found.add(part["file"])
            wanted += part.get("imports", [])
    return found


def weight(scripts: set[str]) -> float:
    """Return the gzipped size of scripts in kB."""
    return sum(len(gzip.compress((BUILT / script).read_bytes(), 9)) for script in scripts) / 1000


def words_weight(part: str) -> float:
    """Return the gzipped size in kB of the messages that a page requests, in English."""
    from noppa.server.api.words import part_words  # noqa: PLC0415 - a server's imports take a while

    return len(gzip.compress(part_words("en", part).encode(), 9)) / 1000


def sizes() -> dict[str, float]:
    """Return the kB of the start page, and what each table adds to it."""
    listed = parts()
    start = needed(listed, *START)
    found = {"start": weight(start) + words_weight("start")}
    for game in re.findall(r'"src/games/(\w+)/index.ts"', json.dumps(list(listed))):
        table = needed(listed, "pages/game/Game.svelte", f"games/{game}/index.ts")
        found[game] = weight(table - start) + words_weight(game)
    return found


def seconds_to_dice() -> float | None:
    """Return the time from the first request to rolled dice, best of five; None without Chromium."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        return None
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - needed only here

    sys.path.append(str(ROOT / "tests"))
    from server.running import Process  # noqa: PLC0415 - the same

    times = []
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(RUNS):
            page = browser.new_context(reduced_motion="reduce").new_page()
            began = time.perf_counter()
            page.goto(server.url)
            page.get_by_role("button", name=re.compile("Play .+ against a bot")).first.click()
            page.get_by_role("button", name=re.compile(r"Roll \d dice")).click()
            page.locator("[data-move]:enabled").first.wait_for()
            times.append(time.perf_counter() - began)
        browser.close()
        server.stop()
    return min(times)


def main() -> None:
    """Print the table."""
    for name, size in sizes().items():
        limit = 60 if name == "start" else 40
        print(f"{name:10} {size:6.1f} kB gzipped (at most {limit})")
    took = seconds_to_dice()
    if took is not None:
        print(f"{'to dice':10} {took:6.2f} s, two clicks included")


if __name__ == "__main__":
    main()
