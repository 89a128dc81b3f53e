"""The pages about the server in a real browser: its limits, a player's data, and the admin page."""

import json
import os
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from server.running import Person, running
from web.browser import Watched, browse, serious

TOKEN = "0123456789abcdef" * 2
PICTURES = os.environ.get("PICTURES", "")
"""A folder for pictures of each page, if wanted."""


def look(page: Page, name: str) -> None:
    """Check a page at the width of a phone and of a desktop: nothing is cut off, and axe finds nothing serious."""
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} at {width}"
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/{name}-{width}.png", full_page=True)
    assert serious(page) == []


def test_a_player_reads_the_limits_and_saves_and_deletes_their_data(tmp_path: Path) -> None:
    """The preferences lead there; the saved file has their game, and afterwards they are a new person."""

    def act(browser: Browser) -> None:
        with running(tmp_path) as (url, _):
            watched = Watched(browser)
            page = watched.page
            page.goto(f"{url}/#new=yatzy/device")
            page.get_by_role("button", name="Start game").click()
            page.get_by_role("button", name="Roll 5 dice").wait_for()
            page.goto(f"{url}/#home")
            page.get_by_role("button", name="Preferences").click()
            page.get_by_role("link", name="Your data").click()
            code = page.get_by_role("textbox", name="Your player code").input_value()
            look(page, "data")
            with page.expect_download() as saving:
                page.get_by_role("link", name="Save my data").click()
            data = json.loads(saving.value.path().read_text(encoding="utf-8"))
            assert (data["identity"], [game["game"] for game in data["games"]]) == (code, ["yatzy"])
            page.get_by_role("link", name="Limits of this server").click()
            expect(page.get_by_role("heading", name="Coach and reviews")).to_be_visible()
            expect(page.get_by_text("3 at once, then 24 per minute")).to_be_visible()
            look(page, "limits")
            page.go_back()
            page.get_by_role("button", name="Delete everything").click()
            look(page, "delete")
            page.get_by_role("button", name="Yes, delete everything").click()
            expect(page.get_by_role("heading", name="Everything is deleted")).to_be_visible()
            assert page.evaluate("localStorage.length") == 0
            page.get_by_role("link", name="Home", exact=True).click()
            page.goto(f"{url}/#data")
            assert page.get_by_role("textbox", name="Your player code").input_value() != code
            assert watched.errors == []

    browse(act)


def test_a_host_ends_a_game_and_deletes_a_player(tmp_path: Path) -> None:
    """The token allows it, and the page forgets it when locked; a wrong token opens nothing."""
    (tmp_path / "token").write_text(TOKEN, encoding="utf-8")

    def act(browser: Browser) -> None:
        with running(tmp_path, admin_token_file=str(tmp_path / "token")) as (url, _), ExitStack() as closing:
            person = Person(url)
            closing.callback(person.http.close)
            seats = [{"who": "here", "name": "Venla"}, {"who": "bot", "level": "simple"}]
            game_id = person.ask("POST", "/api/games", 201, game="yatzy", seats=seats)["game"]["id"]
            code = person.ask("GET", "/api/me")["code"]
            page = Watched(browser).page
            page.goto(f"{url}/#admin")
            page.get_by_label("Host token").fill("wrong")
            page.get_by_role("button", name="Open").click()
            expect(page.get_by_role("alert")).to_have_text("That isn’t the host’s token.")
            look(page, "token")
            page.get_by_label("Host token").fill(TOKEN)
            page.get_by_role("button", name="Open").click()
            expect(page.get_by_text("Venla")).to_be_visible()
            look(page, "admin")
            page.get_by_role("button", name="End game").click()
            page.get_by_role("button", name="Yes, end game").click()
            expect(page.get_by_text("There are no games here.")).to_be_visible()
            assert person.look(game_id)["game"]["status"] == "over"
            page.get_by_label("Player code").fill(code)
            page.get_by_role("button", name="Delete player").click()
            page.get_by_role("button", name="Yes, delete everything").click()
            expect(page.get_by_role("status")).to_have_text("One game was deleted.")
            page.get_by_role("button", name="Lock").click()
            page.reload()
            expect(page.get_by_label("Host token")).to_be_visible()

    browse(act)
