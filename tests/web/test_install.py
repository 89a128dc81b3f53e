"""Installed as an app: what devices ask for is there, it opens offline and says so, and an update is used."""

import json
import re
import shutil
import struct
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser, expect

from noppa.server.network import static_files as built
from server.running import running
from web.browser import Watched, browse, chromium

READY = """async (least) => {
  await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith("noppa-"));
  if (names.length !== 1 || !navigator.serviceWorker.controller) return false;
  const kept = await (await caches.open(names[0])).keys();
  return kept.some(({ url }) => url.includes("/words/en/start")) && kept.length >= least && names[0];
}"""
PARTS = 20
NOT_OFFLINE = "localStorage.noppa ??= JSON.stringify({ offline: false })"
AWAY = re.compile("You’re offline|The server isn’t answering")
"""A browser need not know that it is its own connection that is missing."""


def forget() -> None:
    """Let a server read its files anew, as one that was started again does."""
    for kept in (built.first_page, built.inline_hashes, built._read, built._packed):
        kept.cache_clear()


def test_a_device_finds_what_it_needs_to_install_the_app(url: str) -> None:
    """The manifest names pictures that are there, in the sizes they are said to have."""
    chromium()
    with httpx2.Client(base_url=url) as http:
        manifest = http.get("/manifest.webmanifest").json()
        assert {"name", "short_name", "id", "start_url", "scope", "display", "icons"} <= set(manifest)
        pictures = {icon["src"]: icon for icon in manifest["icons"] if icon["type"] == "image/png"}
        assert {icon["sizes"] for icon in pictures.values()} == {"192x192", "512x512"}
        assert "maskable" in {icon["purpose"] for icon in pictures.values()}
        for source, icon in pictures.items():
            drawn = http.get(source)
            assert drawn.headers["content-type"] == "image/png"
            width, height = struct.unpack(">II", drawn.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_the_browser_would_install_it(url: str) -> None:
    """Chromium's own check finds nothing wrong with the manifest."""

    def act(browser: Browser) -> None:
        page = Watched(browser, has_worker=True).page
        page.goto(url)
        asked = page.context.new_cdp_session(page)
        told = asked.send("Page.getAppManifest")
        assert told["errors"] == []
        assert json.loads(told["data"])["name"] == "Noppa"
        reasons = [error["errorId"] for error in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert set(reasons) <= {"in-incognito"}, "a test's browser forgets everything"

    browse(act)


def test_the_shell_opens_offline_and_says_so(url: str) -> None:
    """With offline play switched off: a sentence tells why nothing can be played, and it recovers."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, has_worker=True)
        page = watched.page
        page.add_init_script(NOT_OFFLINE)
        page.goto(url)
        page.wait_for_function(READY, arg=PARTS)
        watched.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(AWAY)
        page.get_by_role("button", name="Play Yatzy against a bot").click()
        expect(page.get_by_role("alert")).to_contain_text(AWAY)
        page.goto(f"{url}/#new=kivi")
        expect(page.get_by_role("alert")).to_contain_text(AWAY)
        page.goto(f"{url}/#home")
        watched.context.set_offline(False)
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("button", name="Play Yatzy against a bot").click()
        page.get_by_role("button", name="Roll 5 dice").wait_for()

    browse(act)


def test_an_update_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new app is shown at the next visit; its parts are kept, and those of the old one are not."""
    chromium()
    folder = tmp_path / "built"
    shutil.copytree(str(built.BUILT), folder)
    monkeypatch.setattr(built, "BUILT", folder)
    forget()

    def update() -> None:
        page, worker = folder / "index.html", folder / "sw.js"
        page.write_text(page.read_text(encoding="utf-8").replace("<title>Noppa", "<title>Noppa 2"), encoding="utf-8")
        worker.write_text(worker.read_text(encoding="utf-8").replace('"noppa-', '"noppa-2-'), encoding="utf-8")
        forget()

    def act(browser: Browser) -> None:
        with running(tmp_path) as (url, _):
            watched = Watched(browser, has_worker=True)
            page = watched.page
            page.add_init_script(NOT_OFFLINE)
            page.goto(url)
            page.wait_for_function(READY, arg=PARTS)
            update()
            page.reload()
            expect(page).to_have_title("Noppa 2")
            page.wait_for_function(f"async () => ((await ({READY})({PARTS})) || '').startsWith('noppa-2-')")
            watched.context.set_offline(True)
            page.reload()
            expect(page).to_have_title("Noppa 2")
            expect(page.get_by_role("alert")).to_contain_text(AWAY)

    try:
        browse(act)
    finally:
        forget()
