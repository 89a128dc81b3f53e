"""Without a server: a static site, and the installed app while its server is away."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from noppa.core import record_file
from noppa.games import games, rules_of
from server.running import free_port, running
from web.browser import Watched, browse, wait_until
from web.lessons import hints, open_lesson
from web.sites import site
from web.tables import ask
from web.test_games import GAMES, IDLE, play_on, play_out, sit_down

PHONE = (390, 844)
PEOPLE = ("Ann", "Bo", "Cy")
PREPARED = "async () => Boolean(await caches.match(new URL('offline/complete', document.baseURI)))"
"""Whether everything for offline play is saved."""
FULL = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (text, key) {
  if (key[0] === "games") throw new DOMException("full", "QuotaExceededError");
  return put.call(this, text, key);
};
"""
"""There is space for one's identity, but not for a game."""
HANDED = "() => JSON.parse(localStorage['noppa-device-games']).handed.length === 1"
"""The server has the finished game."""
AREAS = """async () => {
  const opened = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const store = (await opened(indexedDB.open("noppa", 1))).transaction("texts").objectStore("texts");
  return [...new Set((await opened(store.getAllKeys())).map(([area]) => area))];
}"""
"""The data stored on this device."""
SEEN = """async ([id, number]) => {
  const found = await (await caches.open("tables")).match(`/api/games/${id}`);
  return found && (await found.json()).game.number === number;
}"""
"""Whether a game was seen at that event."""
COUNTS = """{
  window.persisted = 0;
  const persist = StorageManager.prototype.persist;
  StorageManager.prototype.persist = function () { window.persisted += 1; return persist.call(this); };
}"""
"""How often the browser was asked to persist the storage."""
FAST = "localStorage.noppa ??= JSON.stringify({ pace: 'at_once' })"
"""Bots play without a pause."""


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a static site under a path; yield its address."""
    with site(tmp_path_factory.mktemp("static")) as url:
        yield url


def test_a_static_site_plays_a_whole_game(static: str, tmp_path: Path) -> None:
    """On a phone, with plain headers, it is played to the end against a bot; its record verifies and is reviewed."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE, has_worker=True)
        page = watched.page
        page.add_init_script(FAST)
        requests: list[str] = []
        page.on("request", lambda request: requests.append(request.url))
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
        assert [address for address in requests if not address.startswith((static, "blob:", "data:"))] == []
        assert watched.errors == []

    browse(act)
    record = record_file.load(tmp_path / "record.json")
    assert record.verify(rules_of(record)) > 10, "every roll is what the seeds promised"


def sit_down_shortly(page: Page, url: str) -> None:
    """Start a short game of Tutto against a bot."""
    page.goto(f"{url}/#new=tutto")
    page.locator("summary", has_text="House rules").click()
    page.get_by_label("Target score").fill("1000")
    page.get_by_role("button", name="Start game").click()
    page.get_by_role("heading", level=1, name="Tutto").wait_for()


@pytest.mark.parametrize("others", [(), pytest.param(tuple(GAMES), marks=pytest.mark.exhaustive)])
def test_the_app_plays_on_when_its_server_is_away(others: tuple[str, ...], tmp_path: Path) -> None:
    """A whole short game and parts of others are played; finished games are uploaded when the server is back."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE, has_worker=True)
        page, port = watched.page, free_port()
        page.add_init_script(FAST)
        with running(tmp_path, port=port) as (url, _):
            page.goto(url)
            page.get_by_role("button", name="Preferences").click()
            expect(page.get_by_text(re.compile("Ready to play offline"))).to_be_visible()
            page.get_by_role("button", name="Done").click()
            wait_until(page, PREPARED)
        sit_down_shortly(page, url)
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
    """Three people on one device, two steps of a lesson and a practice question use saved files only."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE, has_worker=True)
        page = watched.page
        page.goto(static)
        page.get_by_role("button", name="Preferences").click()
        expect(page.get_by_text(re.compile("Ready to play offline"))).to_be_visible()
        page.get_by_role("button", name="Done").click()
        wait_until(page, PREPARED)
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
    """A second tab says so and can take over; then the first one says so, and gets the games back in the end."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE)
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
    """Covers a window without storage and a full device."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *PHONE).page
        page.route("**/host-worker-*.js", _without("indexedDB.open = () => { throw new DOMException('no') };"))
        page.goto(static)
        expect(page.get_by_role("alert")).to_contain_text("won’t let Noppa save games")
        page = Watched(browser, *PHONE).page
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


def test_a_game_with_others_can_be_looked_at_while_its_server_is_away(tmp_path: Path) -> None:
    """Players and spectators see its last known state, however it was opened, and nothing can be played."""

    def open_inside(page: Page, game_id: str) -> None:
        page.evaluate("id => { location.hash = `game=${id}`; }", game_id)

    def act(browser: Browser) -> None:
        player, watcher = (Watched(browser, *PHONE, has_worker=True).page for _ in range(2))
        port = free_port()
        with running(tmp_path, port=port) as (url, _):
            for page in (player, watcher):
                page.goto(url)
                wait_until(page, "() => Boolean(navigator.serviceWorker.controller)")
            seats = [{"who": "here"}, {"who": "link"}]
            created = ask(player, "POST", f"{url}/api/games", game="yatzy", seats=seats)
            ask(watcher, "POST", f"{url}/api/invites/sit", invite=created["invites"][0]["invite"], name="Bo")
            game_id = created["game"]["id"]
            third = Watched(browser, *PHONE, has_worker=True).page
            third.goto(url)
            wait_until(third, "() => Boolean(navigator.serviceWorker.controller)")
            for page in (player, third):
                open_inside(page, game_id)
            player.get_by_role("button", name="Roll 5 dice").click()
            for page in (player, third):
                expect(page.get_by_text("2 rolls left")).to_be_visible()
                wait_until(page, SEEN, [game_id, ask(page, "GET", f"{url}/api/games/{game_id}")["game"]["number"]])
            player.goto(f"{url}/#home")
        open_inside(player, game_id)
        third.reload()
        for page in (player, third):
            expect(page.get_by_text("You can look at this game as you last saw it")).to_be_visible()
            expect(page.get_by_text("2 rolls left")).to_be_visible()
            expect(page.locator("[data-move]:enabled")).to_have_count(0)
        with running(tmp_path, port=port):
            expect(player.get_by_text("You can look at this game")).to_have_count(0)
            player.get_by_role("button", name=re.compile(" in Chance$")).click()
            expect(third.get_by_text("You can look at this game")).to_have_count(0)
            expect(third.get_by_role("row", name=re.compile("^Chance [0-9]"))).to_be_visible()

    browse(act)


def test_everything_is_saved_as_one_file_and_added_elsewhere(static: str, tmp_path: Path) -> None:
    """Another device has the game in the same state; the browser is asked each time to persist the storage."""

    def act(browser: Browser) -> None:
        one, two = (Watched(browser, *PHONE).page for _ in range(2))
        for page in (one, two):
            page.add_init_script(COUNTS)
        sit_down(one, static, GAMES[0])
        assert one.evaluate("persisted") == 1
        assert play_on(one, 4) == 4
        one.locator(f"{IDLE} .act .btn.main:enabled").or_(one.locator("[data-move]:enabled")).first.wait_for()
        game = one.url
        one.goto(f"{static}#data")
        with one.expect_download() as download:
            one.get_by_role("link", name="Save to a file").click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)

        two.goto(f"{static}#data")
        field = two.get_by_label("Open a file")
        field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"nonsense"})
        expect(two.get_by_role("alert")).to_be_visible()
        assert two.evaluate("persisted") == 0
        for added in ("Added one game.", "You already have all of these games."):
            field.set_input_files(file)
            expect(two.get_by_text(added)).to_be_visible()
        assert two.evaluate("persisted") > 0
        totals = []
        for page in (one, two):
            page.goto(game)
            page.get_by_role("list", name="Players").wait_for()
            totals.append(page.get_by_role("list", name="Players").inner_text())
        assert totals[0] == totals[1]

    browse(act)
