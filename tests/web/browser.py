"""Chromium for tests, driven in its own thread, so that its event loop does not disturb other tests.

It is started once for all tests of a session; each test gets its own contexts, which are closed after it.
"""

import os
import shutil
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any, NoReturn

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from noppa.server.network.static_files import is_built

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one is the same without a window: a page costs a fifth of the processor time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SERIOUS = ("serious", "critical")
PATIENCE = 60_000
"""Milliseconds: a busy machine is slow, not wrong."""
SAME_SEED = """{
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array.length === 8 ? array.fill(0x01010101) : random(array));
}"""
"""A player's own seed is the same in every run; only seeds are drawn as eight words."""
NOT_OFFLINE = "localStorage.noppa ??= JSON.stringify({ offline: false })"
"""Offline play is switched off."""
PLAYED_BEFORE = """localStorage.setItem("noppa-first-games", JSON.stringify({ GAME: "another" }))"""
"""A player's first game has no remarks on mistakes: this browser has played GAME before."""
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Return the path of Chromium; without it or the built app, skip the test, or fail it where CI=true."""
    found = next(
        filter(None, map(shutil.which, BROWSERS)),
        None,
    )
    if found is None:
        _without("there is no chromium on this machine")
    if not is_built():
        _without("the browser app is not built: pip install -e . builds it")
    return found


def _without(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


class Shared:
    """The browser of a session, and the thread that drives it."""

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._open = ExitStack()

    def work(self, act: Callable[[Browser], None], path: str) -> None:
        """Run a function in the browser, and close what it opened."""
        self._thread = self._thread or ThreadPoolExecutor(1)
        self._thread.submit(self._work, act, path).result()

    def close(self) -> None:
        """End the browser and the thread."""
        if self._thread is not None:
            self._thread.submit(self._open.close).result()
            self._thread.shutdown()
        self._thread = self._playwright = self._browser = None

    def _work(self, act: Callable[[Browser], None], path: str) -> None:
        self._playwright = self._playwright or self._open.enter_context(sync_playwright())
        if self._browser is None or not self._browser.is_connected():
            self._browser = self._playwright.chromium.launch(executable_path=path, args=FLAGS)
            self._open.callback(self._browser.close)
        try:
            act(self._browser)
        finally:
            for context in self._browser.contexts:
                context.close()


SHARED = Shared()


def browse(act: Callable[[Browser], None]) -> None:
    """Run a function in Chromium."""
    SHARED.work(act, chromium())


def serious(page: Page) -> list[str]:
    """Return the serious accessibility violations that axe finds."""
    return violations(Axe().run(page).response["violations"])


def faint(page: Page) -> list[str]:
    """Return the contrast violations on a page that axe has already checked in other colours."""
    found = page.evaluate("axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })")
    return violations(found["violations"])


def violations(found: list[dict[str, Any]]) -> list[str]:
    """Return the serious violations, each with its element."""
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:200]}"
        for violation in found
        if violation["impact"] in SERIOUS
    ]


def wait_until(page: Page, script: str, argument: Any = None) -> Any:
    """Poll a script in the page until its result is true, and return that. `wait_for_function` accepts any promise."""
    until = time.monotonic() + PATIENCE / 1000
    while not (found := page.evaluate(script, argument)):
        assert time.monotonic() < until, script
        page.wait_for_timeout(100)
    return found


class Watched:
    """A page that counts as broken if an error is written to its console.

    The service worker is disabled by default: it would cache the whole app again for every test.
    """

    def __init__(
        self, browser: Browser, width: int = 1200, height: int = 900, *, dark: bool = False, has_worker: bool = False
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            service_workers="allow" if has_worker else "block",
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
        )
        self.context.add_init_script(SAME_SEED)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
