"""Without a server: a static site, and the installed app whose server is away."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from noppa.core import record_file
from noppa.games import games, rules_of
from server.running import free_port, running
from web.browser import Watched, browse
from web.lessons import hints, open_lesson
from web.sites import site
from web.test_games import GAMES, play_on, play_out, sit_down

PHONE = (390, 844)
PEOPLE = ("Ann", "Bo", "Cy")
PREPARED = "async () => Boolean(await caches.match(new URL('offline/complete', document.baseURI)))"
"""Everything is saved that offline play needs."""
FULL = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (text, key) {
  if (key[0] === "games") throw new DOMException("full", "QuotaExceededError");
  return put.call(this, text, key);
};
"""
"""There is room for who one is, but not for a game."""
HANDED = "() => JSON.parse(localStorage['noppa-device-games']).handed.length === 1"
"""The server has the game that was finished."""
AREAS = """async () => {
  const opened = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const store = (await opened(indexedDB.open("noppa", 1))).transaction("texts").objectStore("texts");
  return [...new Set((await opened(store.getAllKeys())).map(([area]) => area))];
}"""
"""What is stored on this device."""
FAST = "localStorage.noppa ??= JSON.stringify({ pace: 'at_once' })"
"""Bots play without a pause."""


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a static site below a path."""
    with site(tmp_path_factory.mktemp("static")) as url:
        yield url


def test_a_static_site_plays_a_whole_game(static: str, tmp_path: Path) -> None:
    """On a phone, under a path, with plain headers: to the end against a bot; its record verifies and is reviewed."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE, has_worker=True)
        page = watched.page
        page.add_init_script(FAST)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        sit_down(page, static, GAMES[0])
        assert play_out(page) > 10
        with page.expect_download() as download:
            page.get_by_role("link", name="Save game record").click()
        download.value.save_as(tmp_path / "record.json")
        page.get_by_role("link", name="Luck and skill").click()
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        page.goto(f"{static}#history")
        expect(page.get_by_role("heading", name="All games")).to_be_visible()
        page.goto(f"{static}#new={next(iter(games()))}")
        expect(page.get_by_text("Needs a server")).to_be_visible()
        assert [address for address in asked if not address.startswith((static, "blob:", "data:"))] == []
        assert watched.errors == []

    browse(act)
    record = record_file.load(tmp_path / "record.json")
    assert record.verify(rules_of(record)) > 10, "every roll is what the seeds promised"


@pytest.mark.parametrize("others", [(), pytest.param(tuple(GAMES[1:]), marks=pytest.mark.exhaustive)])
def test_the_app_plays_on_when_its_server_is_away(others: tuple[str, ...], tmp_path: Path) -> None:
    """A whole game, and some of each other one; what was finished is handed over when the server is back."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE, has_worker=True)
        page, port = watched.page, free_port()
        page.add_init_script(FAST)
        with running(tmp_path, port=port) as (url, _):
            page.goto(url)
            page.get_by_role("button", name="Preferences").click()
            expect(page.get_by_text(re.compile("Ready to play offline"))).to_be_visible()
            page.get_by_role("button", name="Done").click()
            page.wait_for_function(PREPARED)
        sit_down(page, url, GAMES[0])
        play_out(page)
        page.goto(url)
        expect(page.get_by_text("You’re playing on this device.")).to_be_visible()
        for game in others:
            sit_down(page, url, game)
            assert play_on(page, 10) == 10
        with running(tmp_path, port=port):
            page.goto(url)
            page.wait_for_function(HANDED)
            page.goto(f"{url}/#history")
            expect(page.get_by_role("heading", name="All games")).to_be_visible()
            page.goto(f"{url}/#data")
            page.get_by_role("button", name="Delete everything").click()
            page.get_by_role("button", name="Yes, delete everything").click()
            expect(page.get_by_role("heading", name="Everything is deleted")).to_be_visible()
            assert page.evaluate(AREAS) == ["person"]

    browse(act)


def test_with_the_network_off_people_play_learn_and_practise(static: str) -> None:
    """Three on one device, two steps of a lesson and a question of practice, from what was saved alone."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE, has_worker=True)
        page = watched.page
        page.goto(static)
        page.get_by_role("button", name="Preferences").click()
        expect(page.get_by_text(re.compile("Ready to play offline"))).to_be_visible()
        page.get_by_role("button", name="Done").click()
        page.wait_for_function(PREPARED)
        watched.context.set_offline(True)
        page.goto(f"{static}#new=yatzy")
        page.reload()
        page.get_by_role("radio", name="On this device").check(force=True)
        page.get_by_role("button", name="Add player").click()
        for number, name in enumerate(PEOPLE):
            page.get_by_label(f"Name of player {number + 1}").fill(name)
        page.get_by_role("button", name="Start game").click()
        for name in (*PEOPLE, PEOPLE[0]):
            expect(page.get_by_role("heading", name=f"{name}’s turn")).to_be_visible()
            page.get_by_role("button", name="Roll 5 dice").click()
            page.locator("[data-move]:enabled").first.click()
        open_lesson(page, static.removesuffix("/"), "tutto")
        for _ in islice(hints(page, lambda thing: thing.click()), 2):
            pass
        page.goto(f"{static}#practice=yatzy")
        page.locator("button[data-move]:enabled, .act .btn.main:enabled").first.click()
        expect(page.get_by_text(re.compile("[01] of 1 right"))).to_be_visible()
        assert watched.errors == []

    browse(act)


def test_one_tab_hosts_at_a_time(static: str) -> None:
    """A second tab says so and can take over; then the first one says it, and gets the games back in the end."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE, has_worker=True)
        one, two = watched.page, watched.context.new_page()
        sit_down(one, static, GAMES[0])
        one.get_by_role("button", name=re.compile("^Roll")).click()
        one.locator("[data-move]:enabled").first.wait_for()
        two.goto(one.url)
        expect(two.get_by_text("Noppa is open in another tab.")).to_be_visible()
        two.get_by_role("button", name="Play here").click()
        two.locator("[data-move]:enabled").first.wait_for()
        expect(one.get_by_text("Noppa is open in another tab.")).to_be_visible()
        faces = "dice => dice.map((die) => die.ariaLabel)"
        assert one.locator("[data-place]").evaluate_all(faces) == two.locator("[data-place]").evaluate_all(faces)
        two.close()
        expect(one.get_by_text("Noppa is open in another tab.")).to_have_count(0)
        one.locator("[data-move]:enabled").first.click()
        one.locator("main[aria-busy=false]").wait_for()

    browse(act)


def test_what_a_browser_refuses_is_said(static: str) -> None:
    """A window without storage, and a device that is full."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *PHONE, has_worker=True).page
        page.route("**/host-worker-*.js", _without("indexedDB.open = () => { throw new DOMException('no') };"))
        page.goto(static)
        expect(page.get_by_role("alert")).to_contain_text("won’t let Noppa save games")
        page = Watched(browser, *PHONE, has_worker=True).page
        page.route("**/host-worker-*.js", _without(FULL))
        page.goto(f"{static}#new={next(iter(games()))}")
        page.get_by_role("button", name="Start game").click()
        expect(page.get_by_role("alert")).to_contain_text("no room left")

    browse(act)


def _without(script: str) -> Callable[[Route], None]:
    """Run the host in a browser that lacks something."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=script + found.text())

    return answer
