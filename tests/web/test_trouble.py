"""When something is missing or goes away, a sentence says what happened and what to do, and nothing is lost."""

import re
import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from server.running import free_port, running
from web.browser import NOT_OFFLINE, Watched, browse
from web.pages import Visit

NO_GAME = "We can’t find that game."
DEAD = {
    "#game=00000000000000000000": NO_GAME,
    "#tv=00000000000000000000": NO_GAME,
    "#fair=00000000000000000000": NO_GAME,
    "#game=nonsense": NO_GAME,
    "#game=%": NO_GAME,
    "#join=nothing": "This invitation no longer works. Ask for a new one.",
    "#new=chess": "You can’t play this game here.",
    "#day=chess": "There are no dice of the day for chess",
}


def test_a_dead_link_is_told(url: str) -> None:
    """The page has a sentence, and a way to continue."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        way = page.get_by_role("link", name=re.compile("^(Home|Noppa)$")).last
        with Visit(page, url) as visit:
            for address, sentence in DEAD.items():
                visit.go(address)
                expect(page.get_by_text(sentence)).to_be_visible()
                if not address.startswith("#tv"):  # a television has nothing to press
                    expect(way).to_have_attribute("href", "#home")
            way.click()
            expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()

    browse(act)


def test_a_full_table_and_an_invitation_that_was_withdrawn(url: str) -> None:
    """A late guest is told whom to ask, even if the seat was taken while they looked at the invitation."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        with Visit(page, url) as visit:
            host, friend = visit.somebody(), visit.somebody()
            created = host.make("yatzy", "here", "link", "link")
            first, second = (invite["invite"] for invite in created["invites"])
            visit.go(f"#join={first}")
            page.get_by_role("button", name="Join game").wait_for()
            friend.sit(first)
            page.get_by_role("button", name="Join game").click()
            expect(page.get_by_role("alert")).to_have_text("That seat is taken.")
            visit.go(f"#join={first}")
            expect(page.get_by_text("Someone already took that seat. You can watch")).to_be_visible()
            expect(page.get_by_role("button", name="Join game")).to_have_count(0)
            page.get_by_role("link", name="Just watch").click()
            expect(page.get_by_role("list", name="Players")).to_be_visible()
            host.ask("DELETE", f"/api/games/{created['game']['id']}/invites/2")
            visit.go(f"#join={second}")
            expect(page.get_by_role("alert")).to_have_text("This invitation no longer works. Ask for a new one.")

    browse(act)


def test_a_server_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    """In the middle of a game the failure is shown; when the server is back, the game goes on."""

    def act(browser: Browser) -> None:
        page, port = Watched(browser, has_worker=True).page, free_port()
        page.add_init_script(NOT_OFFLINE)
        with running(tmp_path, port=port) as (url, _):
            page.goto(url)
            page.get_by_role("button", name="Play Yatzy against a bot").click()
            page.get_by_role("button", name="Roll 5 dice").click()
            page.locator("[data-move]:enabled").first.wait_for()
        expect(page.get_by_text("Connection lost. Noppa is reconnecting")).to_be_visible()
        page.get_by_role("button", name=re.compile(" in Chance$")).click()
        with running(tmp_path, port=port):
            expect(page.get_by_text("Connection lost")).to_have_count(0)
            expect(page.get_by_role("button", name="Roll 5 dice")).to_be_visible()
            written = page.get_by_role("listitem").filter(has_text="You scored Chance.")
            expect(written).to_have_count(1)
        page.get_by_role("link", name="Home", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("The server isn’t answering.")

    browse(act)


def test_two_tabs_on_one_seat(url: str) -> None:
    """Both stay in step, either may move, and simultaneous commands take effect once."""

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        one, two = watched.page, watched.context.new_page()
        with Visit(one, url) as visit:
            game_id = visit.person.make("yatzy", "here")["game"]["id"]
            for tab in (one, two):
                tab.goto(f"{url}/#game={game_id}")
                tab.get_by_role("button", name="Roll 5 dice").wait_for()
            one.get_by_role("button", name="Roll 5 dice").click()
            expect(two.get_by_text("2 rolls left")).to_be_visible()
            two.get_by_role("button", name=re.compile(" in Chance$")).click()
            expect(one.get_by_role("row", name=re.compile("^Chance [0-9]"))).to_be_visible()
            before = visit.person.look(game_id)["game"]["number"]
            at = time.time() * 1000 + 1500  # both at the same moment, however slow the machine
            for tab in (one, two):
                tab.evaluate(
                    "at => setTimeout(() => document.querySelector('.act .btn.main').click(), at - Date.now())", at
                )
            for tab in (one, two):
                expect(tab.get_by_text("2 rolls left")).to_be_visible()
                tab.locator("main[aria-busy=false]").wait_for()
            assert visit.person.look(game_id)["game"]["number"] == before + 1, "one roll"
            faces = "dice => dice.map((die) => die.ariaLabel)"
            shown, seen = (tab.locator("[data-place]").evaluate_all(faces) for tab in (one, two))
            assert shown == seen

    browse(act)
