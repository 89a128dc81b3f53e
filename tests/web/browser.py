"""Chromium for tests, driven in a thread of its own: its event loop stays out of other tests' way."""

import os
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NoReturn

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from noppa.server.built import is_built

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SERIOUS = ("serious", "critical")
PATIENCE = 120_000
"""Milliseconds: a machine that does much else at the same time is slow, not wrong."""
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Where Chromium is; a test that finds none, or no app to open, is skipped, and fails where CI=true."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        _without("there is no chromium on this machine")
    if not is_built():
        _without("the browser app is not built: pip install -e . builds it")
    return found


def _without(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def browse(act: Callable[[Browser], None]) -> None:
    """Do something in Chromium."""
    path = chromium()

    def work() -> None:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            try:
                act(browser)
            finally:
                browser.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(work).result()


def serious(page: Page) -> list[str]:
    """What axe finds that keeps somebody out."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found if each["impact"] in SERIOUS]


class Watched:
    """A page that counts as broken when anything is written to its console as an error."""

    def __init__(self, browser: Browser, width: int = 1200, height: int = 900, *, dark: bool = False) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("console", lambda told: self.errors.append(told.text) if told.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
