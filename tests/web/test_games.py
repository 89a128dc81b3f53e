"""Whole games in a real browser against the real server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import running
from web.browser import Watched, browse

GAMES = ["Yatzy", "Tutto", "KIVI", "Dicetto", "Dice Trip"]
OVER = re.compile("won$|^A shared win")
MOST_STEPS = 3000


def sit_down(page: Page, url: str, game: str) -> None:
    """From the first visit to a table against a bot: one click."""
    page.goto(url)
    page.get_by_role("button", name=f"Play {game} against a bot").click()
    page.get_by_role("heading", level=1, name=game).wait_for()


def play_out(page: Page) -> int:
    """Play to the end by whatever the table offers first; how many things were done."""
    offered = page.locator(".act .btn.main:enabled, [data-move]:enabled")
    over = page.get_by_role("heading", name=OVER)
    for step in range(MOST_STEPS):
        offered.or_(over).first.wait_for()
        if over.is_visible():
            return step
        choices = page.locator("[data-move]:enabled")
        rolls = page.locator(".act .btn.main:enabled")
        (rolls if rolls.count() and step % 3 != 1 else choices if choices.count() else rolls).first.click()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str, tmp_path: Path) -> None:
    """Two clicks to rolling dice, and on to the end, with nothing wrong on the way."""

    def act(browser: Browser) -> None:
        with running(tmp_path) as (url, _):
            watched = Watched(browser)
            sit_down(watched.page, url, game)
            assert play_out(watched.page) > 10
            expect(watched.page.get_by_role("button", name="Play again")).to_be_visible()
            assert watched.errors == []

    browse(act)


def test_yatzy_by_keyboard_alone(tmp_path: Path) -> None:
    """Digits keep dice, R rolls, Tab finds the rows, Enter writes."""

    def act(browser: Browser) -> None:
        with running(tmp_path) as (url, _):
            page = Watched(browser).page
            page.goto(url)
            page.get_by_role("button", name="Play Yatzy against a bot").focus()
            page.keyboard.press("Enter")
            for _ in range(15):
                page.get_by_role("button", name="Roll 5 dice").wait_for()
                page.keyboard.press("r")
                row = page.locator("[data-move]:enabled")
                row.first.wait_for()
                page.keyboard.press("1")
                expect(page.locator("[data-place='0']")).to_have_attribute("aria-pressed", "true")
                page.keyboard.press("r")
                expect(page.get_by_text("one roll left")).to_be_visible()
                _tab_to(page, "[data-move]")
                page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
            page.get_by_role("heading", name=OVER).wait_for()

    browse(act)


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(selector)
