"""People at one table: reactions, whose turn it is, and a device that slept."""

import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, WebSocketRoute, expect

from noppa.server.network.limits import REACTIONS_AT_ONCE
from server.running import next_act, running
from web.browser import PATIENCE, Watched, browse
from web.tables import IDS, Game, ask

LISTENS = """
window.shaken = [];
Object.defineProperty(Navigator.prototype, "vibrate", { configurable: true, value: (long) => shaken.push(long) });
window.AudioContext = class { constructor() { return (window.heard = new OfflineAudioContext(1, 44100 * 3, 44100)); } };
"""
SEES = """
window.seen = [];
new MutationObserver(() => {
  const shown = document.querySelectorAll(".reaction, .unseen[role=status] span");
  for (const each of shown) seen.push(each.textContent.trim());
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""Reactions disappear after a moment: record those that were shown."""
HAIL = """async (many) => {
  const settled = () => new Promise((done) => setTimeout(done, 20));
  const press = async (name) => {
    const named = (each) => (each.ariaLabel ?? each.textContent.trim()) === name;
    [...document.querySelectorAll("button")].find(named).click();
    await settled();
  };
  for (let sent = 0; sent < many; sent += 1) {
    await press("Send a reaction");
    await press("Well done");
  }
}"""
"""As many reactions as a quick person can send."""
LOUDEST = """async () => {
  const heard = (await window.heard.startRendering()).getChannelData(0);
  return [heard.length, heard.reduce((most, each) => Math.max(most, Math.abs(each)), 0)];
}"""


def meet(one: Page, two: Page, url: str, game: str = "yatzy", **agreed: str) -> None:
    """Seat two browsers at one table."""
    one.goto(f"{url}/#new={game}/link")
    one.get_by_role("textbox", name="Name of player 1").fill("Ann")
    one.locator("summary", has_text="House rules").click()
    for label, value in agreed.items():
        one.get_by_label(label.replace("_", " ")).select_option(label=value)
    one.get_by_role("button", name="Start game").click()
    two.goto(one.get_by_role("textbox", name="Link").input_value())
    two.get_by_role("textbox", name="Your name").fill("Bo")
    two.get_by_role("button", name="Join game").click()
    one.get_by_role("region", name="Dice").wait_for()
    two.get_by_role("region", name="Dice").wait_for()  # reactions are not stored for those who come later


def test_signs_undo_and_what_is_asked_of_everybody(url: str) -> None:
    """A reaction is shown and announced, too many are refused; a move is undone when the other agrees."""

    def play(browser: Browser) -> None:
        one, two = Watched(browser), Watched(browser, width=390, height=844)
        two.page.add_init_script(SEES)
        meet(one.page, two.page, url)
        one.page.evaluate(HAIL, REACTIONS_AT_ONCE + 1)
        expect(one.page.get_by_text("That was too much at once")).to_be_visible()
        _saw(two.page, "Well done", "Ann: Well done.")
        one.page.get_by_role("button", name="Close").click()
        one.page.get_by_role("button", name="Roll 5 dice").click()
        one.page.locator("[data-move='score chance']").click()
        two.page.get_by_role("button", name="Roll 5 dice").wait_for()
        one.page.get_by_role("button", name="Menu").click()
        one.page.get_by_role("dialog").get_by_role("button", name="Undo").click()
        expect(one.page.get_by_text("Waiting for Bo")).to_be_visible()
        two.page.get_by_role("button", name="Agree").click()
        expect(one.page.locator("[data-move='score chance']")).to_be_enabled()
        expect(two.page.get_by_role("heading", name="Ann’s turn")).to_be_visible()
        one.page.get_by_role("button", name="Menu").click()
        one.page.get_by_role("button", name="Leave the table").click()
        one.page.get_by_role("button", name="Keep playing").click()
        one.page.get_by_role("button", name="Leave the table").click()
        one.page.get_by_role("button", name="Leave", exact=True).click()
        expect(one.page.get_by_text("You left. A bot is playing for you.")).to_be_visible()
        expect(two.page.get_by_role("log")).to_contain_text("A bot took over for Ann.")
        one.page.get_by_role("button", name="Take my seat back").click()
        expect(two.page.get_by_role("log")).to_contain_text("Ann came back.")
        expect(one.page.get_by_text("You left.")).to_have_count(0)
        assert one.errors == two.errors == []

    browse(play)


def test_ones_turn_is_told_by_title_sound_and_shaking(url: str) -> None:
    """The sound is audible; bots are asked to be quick."""

    def play(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        sent: list[str] = []

        def listen(line: WebSocket) -> None:
            line.on("framesent", lambda frame: sent.append(str(frame)))

        page.on("websocket", listen)
        page.add_init_script(LISTENS)
        page.goto(url)
        page.get_by_role("button", name="Preferences").click()
        page.get_by_label("Sounds").check()
        page.get_by_label("Instant").check()
        page.get_by_role("button", name="Done").click()
        page.get_by_role("button", name="Play Yatzy against a bot").click()
        page.get_by_role("button", name="Roll 5 dice").click()
        page.locator("[data-move='score chance']").click()
        expect(page.get_by_text("Round 2 of 15")).to_be_visible()
        expect(page).to_have_title("Your turn · Yatzy")
        assert page.evaluate("shaken") == [120]
        length, loudest = page.evaluate(LOUDEST)
        assert length == 44100 * 3
        assert 0.02 < loudest < 1
        assert any('"pace":"at_once"' in frame for frame in sent)
        assert watched.errors == []

    browse(play)


def test_a_device_that_wakes_up_is_in_step(url: str) -> None:
    """Its connection is dead but not closed; another device has gone on meanwhile."""
    dead: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if line in dead else server.send(message))
        server.on_message(lambda message: None if line in dead else line.send(message))
        lines.append(line)

    lines: list[WebSocketRoute] = []

    def play(browser: Browser) -> None:
        page = Watched(browser).page
        page.route_web_socket("**/socket*", pass_on)
        game = Game(page, url, "yatzy", "Ann", "Bo")
        game.sit()
        page.get_by_role("button", name="Roll 5 dice").wait_for()
        dead.extend(lines)
        _look_away(page, "hidden")
        game.act("roll")
        game.act("play", moves=["score chance"])
        page.wait_for_timeout(300)
        expect(page.get_by_role("heading", name="Ann’s turn")).to_be_visible()
        _look_away(page, "visible")
        expect(page.get_by_role("heading", name="Bo’s turn")).to_be_visible(timeout=8000)
        assert len(lines) == 2

    browse(play)


def test_a_bot_that_takes_long_is_explained(tmp_path: Path) -> None:
    """The notice is quiet, visible and announced, until the bot moves; a quick bot needs none."""

    def play(browser: Browser) -> None:
        with running(tmp_path, bot_pause=4.0) as (url, _):
            page = Watched(browser).page
            page.goto(url)
            page.get_by_role("button", name="Play Yatzy against a bot").click()
            page.get_by_role("button", name="Roll 5 dice").click()
            page.locator("[data-move='score chance']").click()
            expect(page.get_by_role("heading", name="Repo’s turn")).to_be_visible()
            ready = page.get_by_role("status").filter(has_text="Noppa is getting ready.")
            expect(ready).to_have_count(0)
            expect(ready).to_be_visible()
            expect(page.get_by_role("log")).to_contain_text("Repo rolled")
            expect(ready).to_have_count(0)

    browse(play)


@pytest.mark.parametrize("gone", [False, True])
def test_both_play_again_at_one_new_table(url: str, *, gone: bool) -> None:
    """Those present are taken along, those who come later ask too; the last one starts, each seated as before."""

    def play(browser: Browser) -> None:
        one, two = Watched(browser), Watched(browser, width=390, height=844)
        meet(one.page, two.page, url, "kivi", Who_goes_first="the loser of the last game")
        over = play_out((one.page, two.page), url)
        table = two.page.url
        for page in (one.page, two.page):
            page.get_by_role("button", name="Play again").wait_for()
        if gone:
            two.page.goto(url)
        one.page.get_by_role("button", name="Play again").click()
        expect(one.page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
        if gone:
            two.page.goto(table)
            two.page.get_by_role("button", name="Play again").click()
        else:
            two.page.get_by_role("button", name="Join game").click()
        last = over["seats"][over["scores"].index(min(over["scores"]))]["name"]
        for page in (one.page, two.page):
            page.get_by_role("region", name="Dice").wait_for()
            expect(page.get_by_role("list", name="Players").get_by_role("listitem").first).to_contain_text(last)
        assert one.page.url == two.page.url
        new = ask(one.page, "GET", f"{url}/api/games/{one.page.url.rpartition('=')[2]}")
        assert new["game"]["previous"] == over["id"]
        assert {seat["name"] for seat in new["game"]["seats"]} == {"Ann", "Bo"}
        mine = [new["game"]["seats"][seat]["name"] for seat in new["you"]["seats"]]
        assert mine == ["Ann"]
        assert one.errors == two.errors == []

    browse(play)


def play_out(pages: Sequence[Page], url: str) -> Any:
    """Play the game of these browsers to its end, away from its table, and sit down again; return the game then.

    Drawing every move at both tables is the costly part, and whole games are watched elsewhere.
    """
    tables = [page.url for page in pages]
    address = f"{url}/api/games/{tables[0].rpartition('=')[2]}"
    for page in pages:
        page.goto("about:blank")
    over = next(filter(None, (_play_on(page, address) for page in cycle(pages))))
    for page, table in zip(pages, tables, strict=True):
        page.goto(table)
    return over


def _play_on(page: Page, address: str) -> Any:
    """Play a browser's seat until it is another's turn; return the game if it is over, else None."""
    response = ask(page, "GET", address)
    while response["game"]["status"] == "playing" and (act := next_act(response, response["you"]["seats"][0])):
        command = {"type": act[0], "id": f"r{next(IDS)}", "seat": response["you"]["seats"][0], "seen": 1_000_000}
        ask(page, "POST", f"{address}/commands", **command, **act[1])
        response = ask(page, "GET", address)
    return response["game"] if response["game"]["status"] != "playing" else None


def _saw(page: Page, *signs: str) -> None:
    """Wait until all these reactions have been shown, however briefly."""
    until = time.monotonic() + PATIENCE / 1000
    while not set(signs) <= set(page.evaluate("seen")):
        assert time.monotonic() < until, page.evaluate("seen")
        page.wait_for_timeout(50)


def _look_away(page: Page, state: str) -> None:
    page.evaluate(
        """state => {
          Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
          Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )
