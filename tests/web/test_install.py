"""The installed app: devices can install it, it opens offline and says so, and updates are used."""

import json
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser, expect

from noppa.server.network import static_files as built
from server.running import running
from web.browser import NOT_OFFLINE, Watched, browse, chromium, wait_until

READY = """async (least) => {
  await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith("noppa-"));
  if (names.length !== 1 || !navigator.serviceWorker.controller) return false;
  const kept = await (await caches.open(names[0])).keys();
  return kept.some(({ url }) => url.includes("/words/en/start")) && kept.length >= least && names[0];
}"""
READY_AGAIN = f"async (least) => ((await ({READY})(least)) || '').endsWith('-2')"
PARTS = 20
PREPARED = """async () => {
  const complete = await caches.match(new URL("offline/complete", document.baseURI));
  const kept = await (await caches.open("offline")).keys();
  return complete && [await complete.text(), kept.map(({ url }) => url)];
}"""
"""The version whose files for offline play are saved, and all those files."""
ASK_FOR_UPDATE = "() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => undefined)"
"""Done by browsers once a day."""
NOTICE = "A new version of Noppa is ready."
AWAY = re.compile("You’re offline|The server isn’t answering")
"""A browser may not know that its own connection is missing."""


def forget() -> None:
    """Let a server read its files again, as after a restart."""
    for cached in (built.first_page, built.inline_hashes, built._read, built._packed):
        cached.cache_clear()


@pytest.fixture
def deployed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the folder of the built app, which a test may replace by a newer one."""
    chromium()
    folder = tmp_path / "built"
    shutil.copytree(str(built.BUILT), folder)
    monkeypatch.setattr(built, "BUILT", folder)
    forget()
    yield folder
    forget()


def deploy(folder: Path, number: int) -> None:
    """Deploy a newer version, as a build would: all code gets new names, and files with old names are deleted."""
    pages = [path for path in folder.rglob("*") if path.suffix in (".html", ".js", ".json", ".css")]
    code = [*folder.glob("assets/*.js"), *folder.glob("assets/*.css"), *folder.glob("offline/*.*")]
    names = {path.name: f"{path.stem}.{number}{path.suffix}" for path in code}
    named = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for path in pages:
        text = named.sub(lambda found: names[found[0]], path.read_text(encoding="utf-8"))
        text = text.replace("<title>Noppa", f"<title>Noppa {number}")
        path.write_text(re.sub(r'(const VERSION = "noppa-\w+)', rf"\1-{number}", text), encoding="utf-8")
    for path in code:
        path.rename(path.with_name(names[path.name]))
    forget()


def test_a_device_finds_what_it_needs_to_install_the_app(url: str) -> None:
    """The manifest names existing pictures with their actual sizes."""
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
        session = page.context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert json.loads(manifest["data"])["name"] == "Noppa"
        reasons = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert set(reasons) <= {"in-incognito"}, "a test's browser forgets everything"

    browse(act)


def test_the_shell_opens_offline_and_says_so(url: str) -> None:
    """With offline play switched off, a sentence says why nothing can be played, and the app recovers."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, has_worker=True)
        page = watched.page
        page.add_init_script(NOT_OFFLINE)
        page.goto(url)
        wait_until(page, READY, PARTS)
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


def test_an_update_is_used(deployed: Path, tmp_path: Path) -> None:
    """The next visit shows the new app without a notice; its parts are cached, and the old ones are deleted."""

    def act(browser: Browser) -> None:
        with running(tmp_path) as (url, _):
            watched = Watched(browser, has_worker=True)
            page = watched.page
            page.add_init_script(NOT_OFFLINE)
            page.goto(url)
            wait_until(page, READY, PARTS)
            deploy(deployed, 2)
            page.reload()
            expect(page).to_have_title("Noppa 2")
            wait_until(page, READY_AGAIN, PARTS)
            expect(page.get_by_text(NOTICE)).to_have_count(0)
            watched.context.set_offline(True)
            page.reload()
            expect(page).to_have_title("Noppa 2")
            expect(page.get_by_role("alert")).to_contain_text(AWAY)

    browse(act)


def test_an_update_in_the_middle_of_a_game(deployed: Path, tmp_path: Path) -> None:
    """The old page reports it and plays on with its own files; a reload brings the new one and deletes the old."""

    def act(browser: Browser) -> None:
        with running(tmp_path) as (url, _):
            watched = Watched(browser, has_worker=True)
            page = watched.page
            page.goto(url)
            wait_until(page, READY, PARTS)
            _, prepared = wait_until(page, PREPARED)
            code = [name for name in prepared if name.endswith((".js", ".bin"))]
            page.get_by_role("button", name="Play Yatzy against a bot").click()
            page.get_by_role("button", name="Roll 5 dice").click()
            page.locator("[data-move]:enabled").first.wait_for()
            deploy(deployed, 2)
            page.evaluate(ASK_FOR_UPDATE)
            expect(page.get_by_text(NOTICE)).to_be_visible()

            other = watched.context.new_page()
            other.goto(url)
            expect(other).to_have_title("Noppa 2")
            wait_until(other, f"async () => (await ({PREPARED})())[0].endsWith('-2')")
            expect(other.get_by_text(NOTICE)).to_have_count(0)
            assert set(code) <= set(page.evaluate(PREPARED)[1]), "what the old page needs to host games is there"
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("dialog").get_by_role("button", name="Rules").click()
            expect(page.get_by_role("heading", name="This table")).to_be_visible()
            page.keyboard.press("Escape")
            page.get_by_role("button", name=re.compile(" in Chance$")).click()
            expect(page.get_by_role("row", name=re.compile("^Chance [0-9]"))).to_be_visible()
            assert watched.errors == []
            other.close()

            page.get_by_role("button", name="Reload").click()
            expect(page.get_by_role("row", name=re.compile("^Chance [0-9]"))).to_be_visible()
            wait_until(page, READY_AGAIN, PARTS)
            old_ones = f"(await ({PREPARED})())[1].some((each) => old.includes(each))"
            wait_until(page, f"async (old) => !{old_ones}", code)
            expect(page.get_by_text(NOTICE)).to_have_count(0)

    browse(act)
