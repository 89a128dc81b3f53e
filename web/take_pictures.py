"""Pictures of every page at 390 and 1440 pixels, light and dark, to be looked at.

    python web/take_pictures.py [page …]

starts a server of its own and writes `web/screenshots/PAGE-WIDTH-SCHEME.png`. Pages are start,
setup, day, wait, practice, the five games, and over with what follows it: fair, review, replay, history.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Error, Page, sync_playwright

OUT = Path(__file__).parent / "screenshots"
SIZES = {390: 844, 1440: 900}
SCHEMES = ("light", "dark")
GAMES = ("yatzy", "tutto", "kivi", "dicetto", "dicetrip")
PAGES = ("start", "setup", "day", "wait", "practice", *GAMES, "over")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
IDLE = "main[aria-busy=false]"
STEPS = 22
AFTER = {"fair": "h1", "review": "figure", "replay": "input[type=range]", "history": "section"}
"""What follows a game, and what shows that it is there."""


@contextmanager
def server() -> Iterator[str]:
    """A server with quick bots and a database of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with TemporaryDirectory() as folder:
        told = {"PORT": port, "DATABASE": f"sqlite:///{folder}/games.sqlite", "SECRET_FILE": f"{folder}/secret"}
        told |= {"BOT_PAUSE": 0.0, "COMMANDS_PER_SECOND": 1000.0}
        environ = os.environ | {f"NOPPA_{key}": str(value) for key, value in told.items()}
        process = subprocess.Popen([sys.executable, "-m", "noppa", "serve"], env=environ)
        url = f"http://127.0.0.1:{port}"
        try:
            for _ in range(600):
                with suppress(OSError):
                    urllib.request.urlopen(f"{url}/health").close()  # noqa: S310 - our own server
                    break
                time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait()


def step(page: Page, at: int) -> None:
    """Do one thing at a table: now a roll, now a move."""
    rolls = page.locator(f"{IDLE} .act .btn.main:not([data-move]):enabled")
    moves = page.locator(f"{IDLE} button[data-move]:enabled:visible, {IDLE} [role=button][data-move]")
    ways = page.locator(f"{IDLE} :is(.chip[aria-pressed=false], .card.may:not(.ready)):enabled")
    dice = page.locator(f"{IDLE} [data-place][aria-pressed=false]:enabled")
    with suppress(Error):
        rolls.or_(moves).or_(ways).or_(dice).first.wait_for(timeout=4000)
        for offered in [rolls, ways, moves, dice] if at % 3 == 0 else [moves, ways, rolls, dice]:
            if offered.count():
                offered.nth(min(at % 4, offered.count() - 1)).click(timeout=1500)
                return


def open_page(page: Page, url: str, name: str) -> None:
    """Bring a page into a state that shows what it is."""
    if name in {"start", "over"}:
        page.goto(url)
        page.locator(".tables li").first.wait_for()
    if name in {"setup", "wait"}:
        page.goto(f"{url}/#new=tutto")
        page.get_by_role("button", name="Sit down").wait_for()
        if name == "wait":
            page.get_by_role("button", name="Sit down").click()
            page.locator("img").wait_for()
    if name == "day":
        page.goto(f"{url}/#day=yatzy")
    if name == "practice":
        page.goto(f"{url}/#practice=kivi")
        page.locator(".tray").wait_for()
    if name in GAMES or name == "over":
        page.goto(url)
        game = GAMES.index(name) if name in GAMES else GAMES.index("kivi")
        page.locator(".tables .btn.main").nth(game).click()
        for at in range(STEPS if name in GAMES else 400):
            if page.locator(".over").count():
                break
            step(page, at)
        if name in GAMES:
            with suppress(Error):
                page.locator(f"{IDLE} .act .btn.main:not([data-move]):enabled").first.click(timeout=3000)
    page.wait_for_timeout(500)


def take(browser: Browser, url: str, name: str) -> None:
    """All pictures of a page, of one and the same position."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(15_000)
    open_page(page, url, name)
    _take(page, name)
    if name == "over":
        game_id = page.url.partition("=")[2]
        for link, ready in AFTER.items():
            page.goto(f"{url}/#{link}={game_id}" if link != "history" else f"{url}/#history")
            page.locator(ready).first.wait_for()
            page.wait_for_timeout(1500)
            _take(page, link)
    context.close()


def _take(page: Page, name: str) -> None:
    """The four pictures of what is shown."""
    for width, height in SIZES.items():
        for scheme in SCHEMES:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            page.wait_for_timeout(200)
            page.screenshot(path=OUT / f"{name}-{width}-{scheme}.png")


def main() -> None:
    """Take the pictures that are asked for, or all."""
    OUT.mkdir(exist_ok=True)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name in sys.argv[1:] or PAGES:
            take(browser, url, name)
        browser.close()


if __name__ == "__main__":
    main()
