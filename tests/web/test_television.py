"""The view for a television: readable from three metres, nothing to press, no seat's secrets."""

import pytest
from playwright.sync_api import Browser, expect

from web.browser import Watched, browse, faint, serious
from web.fitting import CUT_OFF, sample, too_wide
from web.pages import GAMES, Visit, television

SMALLEST = 24
"""Pixels of a letter's box on a screen of 1920: about a finger's breadth on a television of 50 inches."""
TOO_SMALL = """(least) => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = document.createRange();
    around.selectNodeContents(text);
    const { width, height } = around.getBoundingClientRect();
    const hidden = text.parentElement.closest(".unseen, title");
    if (!text.textContent.trim() || !width || hidden || height >= least) continue;
    found.push(`${height.toFixed(1)} ${text.textContent}`);
  }
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_it_is_read_from_three_metres(game: str, url: str) -> None:
    """Nothing is small, faint or cut off, and there is nothing to press; a code leads phones to the game."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, 1920, 1080)
        with Visit(watched.page, url) as visit:
            television(visit, game)
            watched.page.wait_for_function(f"() => ({CUT_OFF})() === 0", timeout=20_000)  # once its fonts have loaded
            assert watched.page.evaluate(TOO_SMALL, SMALLEST) == []
            pressed = "main :is(button:not(.line), a, input, select, summary):visible:enabled"
            assert watched.page.locator(pressed).count() == 0, "a line of stones lights up, and needs no pressing"
            assert serious(watched.page) == []
            watched.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
            assert faint(watched.page) == []
            assert too_wide(visit, f"tv-{game}", sample(f"tv-{game}")) == []
        assert watched.errors == []

    browse(act)


def test_it_follows_a_game_opened_from_its_menu(url: str) -> None:
    """A spectator opens it; turns, totals and the end are shown, and Escape or the × leads back."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 1920, 1080).page
        with Visit(page, url) as visit:
            ann = visit.somebody()
            seats = [{"who": "here", "name": name} for name in ("Ann", "Bo")]
            game_id = ann.ask("POST", "/api/games", 201, game="yatzy", seats=seats)["game"]["id"]
            page.goto(f"{url}/#game={game_id}")
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("link", name="Show on TV").click()
            expect(page.get_by_role("heading", name="Ann’s turn")).to_be_visible()
            ann.act(game_id, "roll", 0)
            ann.act(game_id, "play", 0, moves=["score chance"])
            expect(page.get_by_role("heading", name="Bo’s turn")).to_be_visible()
            total = ann.look(game_id)["game"]["scores"][0]
            expect(page.get_by_role("list", name="Players")).to_contain_text(f"Ann {total}")
            expect(page.get_by_role("log")).to_contain_text("Chance")
            ann.act(game_id, "stop", 0)
            expect(page.get_by_role("heading", name="The game ended early.")).to_be_visible()
            page.keyboard.press("Escape")
            page.get_by_role("button", name="Result").wait_for()
            page.goto(f"{url}/#tv={game_id}")
            page.get_by_role("link", name="Back to the table").click()
            expect(page.get_by_role("button", name="Menu")).to_be_visible()

    browse(act)


def test_it_keeps_what_is_still_hidden(url: str) -> None:
    """In Dice Trip a player's own browser shows on a television only what everybody may see."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 1920, 1080).page
        with Visit(page, url) as visit:
            created = visit.person.make("dicetrip", "here", "link")
            visit.somebody().sit(created["invites"][0]["invite"])
            game_id = created["game"]["id"]
            visit.person.act(game_id, "roll", 0)
            visit.person.act(game_id, "play", 0, moves=["stand"])
            moves = visit.person.look(game_id)["views"][0]["view"]["moves"]
            written = next(move["move"] for move in moves if move["kind"] == "write")
            visit.person.act(game_id, "play", 0, moves=[written])
            assert visit.person.look(game_id)["views"][0]["view"]["trips"][0]["written"]
            visit.go(f"#tv={game_id}")
            visit.page.locator(".stage .tray").wait_for()
            assert visit.page.locator(".stage svg .number").count() == 0
            assert visit.page.locator(".stage svg .cross").count() == 0

    browse(act)
