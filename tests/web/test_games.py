"""Whole games in a real browser against the real server."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from noppa.games import games
from noppa.locale import Messages
from web.browser import Watched, browse

GAMES = [Messages()(f"{game}-name") for game in games()]
OVER = re.compile(r"won( by [\d,]+)?$|share the win$")
MOST_STEPS = 600
IDLE = "main[aria-busy=false]"


def sit_down(page: Page, url: str, game: str) -> None:
    """Go from the first visit to a table against a bot with one click."""
    page.goto(url)
    page.get_by_role("button", name=f"Play {game} against a bot").click()
    page.get_by_role("heading", level=1, name=game).wait_for()


def play_out(page: Page) -> int:
    """Play to the end; return the number of actions."""
    done = play_on(page, MOST_STEPS)
    assert done < MOST_STEPS, "the game does not end"
    return done


def play_on(page: Page, most: int) -> int:
    """Play varied moves that the table offers until the end or `most` actions; return their number."""
    over = page.get_by_role("heading", name=OVER)
    rolls = page.locator(f"{IDLE} .act .btn.main:not([data-move]):enabled")
    moves = page.locator(f"{IDLE} button[data-move]:enabled:visible, {IDLE} [role=button][data-move]")
    ways = page.locator(f"{IDLE} :is(.chip[aria-pressed=false], .card.open:not(.ready)):enabled")
    dice = page.locator(f"{IDLE} [data-place][aria-pressed=false]:enabled")
    for step in range(most):
        rolls.or_(moves).or_(ways).or_(dice).or_(over).first.wait_for()
        if over.is_visible():
            return step
        offers = [rolls, ways, moves, dice] if step % 3 == 0 else [moves, rolls, ways, dice]
        for offered in offers:
            if offered.count():
                with suppress(Error):  # the bot may have moved on, or the button with it
                    offered.first.click(timeout=2000)
                break
    return most


BOARDS = {"Yatzy": ".pad, table", "KIVI": "[data-square=a1]", "Dice Trip": ".map"}
"""What is still visible when a game is over."""


PHONE = {"Yatzy": False, "KIVI": True, "Dice Trip": True}
"""Games that are played on a phone, and whether in the dark theme; the others are played on a desktop."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str, url: str) -> None:
    """Two clicks lead to rolling dice; the game ends without errors, and its board is still visible."""

    def act(browser: Browser) -> None:
        size = (390, 844) if game in PHONE else (1440, 900)
        watched = Watched(browser, *size, dark=PHONE.get(game, game == "Tutto"))
        sit_down(watched.page, url, game)
        assert play_out(watched.page) > 10
        expect(watched.page.get_by_role("button", name="Play again")).to_be_visible()
        watched.page.keyboard.press("Escape")
        expect(watched.page.locator(BOARDS.get(game, ".board")).first).to_be_visible()
        assert watched.errors == []

    browse(act)


def play_by_keyboard(game: str, turn: Callable[[Page], None], url: str) -> None:
    """Sit down and play some turns with the keyboard alone."""

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        page.goto(url)
        page.get_by_role("button", name=f"Play {game} against a bot").focus()
        page.keyboard.press("Enter")
        for _ in range(3):
            turn(page)
        page.locator(".act .btn.main:enabled").wait_for()
        assert watched.errors == []

    browse(act)


def test_yatzy_by_keyboard_alone(url: str) -> None:
    """Digits keep dice, R rolls, Tab finds the rows, Enter writes."""

    def turn(page: Page) -> None:
        page.get_by_role("button", name="Roll 5 dice").wait_for()
        page.keyboard.press("r")
        page.locator("[data-move]:enabled").first.wait_for()
        page.keyboard.press("1")
        expect(page.locator("[data-place='0']")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("r")
        expect(page.get_by_text("1 roll left")).to_be_visible()
        _tab_to(page, "[data-move^='score']")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")

    play_by_keyboard("Yatzy", turn, url)


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(selector)


def test_three_on_one_device(url: str) -> None:
    """The player whose turn it is is named, and the pad has a column for each."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        page.goto(f"{url}/#new=yatzy")
        page.get_by_role("radio", name="On this device").check(force=True)
        page.get_by_role("button", name="Add player").click()
        for number, name in enumerate(("Ann", "Bo", "Cy")):
            page.get_by_label(f"Name of player {number + 1}").fill(name)
        page.get_by_role("button", name="Start game").click()
        for _ in range(2):
            for name in ("Ann", "Bo", "Cy"):
                expect(page.get_by_role("heading", name=f"{name}’s turn")).to_be_visible()
                page.get_by_role("button", name="Roll 5 dice").click()
                page.locator("[data-move]:enabled").first.click()
        assert page.locator(".upper thead th").count() == 3

    browse(act)


def test_kivi_by_keyboard_alone(url: str) -> None:
    """R rolls, Tab finds the lit squares, Enter selects one and Enter again places the stone; else the box."""

    def turn(page: Page) -> None:
        page.get_by_role("button", name="Roll 6 dice").wait_for()
        page.keyboard.press("r")
        for left in ("2 rolls left", "one roll left"):
            page.locator(IDLE).get_by_text(left).wait_for()
            page.keyboard.press("1")
            page.keyboard.press("r")
        page.locator(IDLE).get_by_text("no rolls left").wait_for()
        page.locator(f"{IDLE} [data-move]:enabled").first.wait_for()
        _tab_to(page, "[data-move]")
        if page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "false":
            page.keyboard.press("Enter")
            expect(page.locator("[data-square]:focus")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")

    play_by_keyboard("KIVI", turn, url)


def test_real_dice_with_entries_corrected_by_taps(url: str) -> None:
    """Two taps enter faces and a row; any entry can be chosen from a list and corrected."""

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        page.goto(f"{url}/#new=yatzy/real")
        page.get_by_text(", real dice").wait_for()
        page.get_by_role("button", name="Start game").click()
        for face in (6, 6, 6, 5, 5):
            page.get_by_role("button", name=f"Add a {face}").click()
        expect(page.get_by_role("button", name=re.compile("^Roll"))).to_have_count(0)
        page.get_by_role("button", name="Write 28 in Chance").click()
        page.get_by_role("heading", name="Player 2’s turn").wait_for()
        page.get_by_role("button", name="Correct an entry").click()
        page.get_by_role("button", name="scored Chance").click()
        page.get_by_role("button", name=re.compile("Full house.*28")).click()
        expect(page.get_by_role("row", name="Full house 28")).to_be_visible()
        expect(page.get_by_role("row", name="Chance 28")).to_have_count(0)
        page.get_by_role("button", name="Correct an entry").click()
        page.get_by_role("button", name=re.compile("rolled .*6 6 6 5 5")).click()
        for face in (4, 4, 4, 5, 5):
            page.get_by_role("dialog").get_by_role("button", name=f"Add a {face}").click()
        page.get_by_role("dialog").get_by_role("button", name="Save correction").click()
        expect(page.get_by_role("row", name="Full house 22")).to_be_visible()
        assert watched.errors == []

    browse(act)
