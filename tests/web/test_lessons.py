"""The lessons in a browser: each is played to its end by its own hints, by touch, by keyboard, and read out."""

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from noppa.games import lesson_of
from web.browser import Watched, browse, serious
from web.lessons import POINTED, hints, open_lesson
from web.pages import GAMES

HEIGHTS = """() => [
  document.querySelector(".tray").getBoundingClientRect().height,
  document.querySelector(".slot.lesson").getBoundingClientRect().height,
]"""
CUT = """() => [...document.querySelectorAll(".slot.lesson .words, .board")]
  .filter((box) => box.scrollHeight > box.clientHeight + 1).map((box) => box.className)"""
"""What does not fit: the words of the lesson, or the board."""
LOST = """() => document.querySelector("[data-continue]") &&
  [...document.querySelectorAll(".tray [data-face]")].map((die) => die.dataset.face).join(" ")"""
"""The dice on the table while the lesson waits after a roll that ended the turn."""


def tap(thing: Locator) -> None:
    """Tap the middle of an element; fail if something covers it."""
    thing.click()


def press(page: Page, thing: Locator) -> None:
    """Move to an element by keyboard alone and press it."""
    for _ in range(90):
        if thing.evaluate("(thing) => thing === document.activeElement"):
            break
        page.keyboard.press("Tab")
    else:
        pytest.fail(f"no key leads to {thing.evaluate('(thing) => thing.outerHTML')[:200]}")
    page.keyboard.press("Enter")


THEMES = [
    pytest.param(game, dark, marks=() if dark == (at % 2 == 1) else pytest.mark.exhaustive)
    for at, game in enumerate(GAMES)
    for dark in (False, True)
]


@pytest.mark.parametrize(("game", "dark"), THEMES)
def test_a_lesson_is_played_to_its_end_by_its_own_hints(url: str, game: str, dark: bool) -> None:  # noqa: FBT001
    """On a phone one thing is pointed at a time, the tray never jumps, all words fit, and a real game follows."""

    def play(browser: Browser) -> None:
        watched = Watched(browser, 390, 844, dark=dark)
        page = watched.page
        open_lesson(page, url, game)
        heights, cut, texts, lost = set(), [], [], []
        for sentence in hints(page, tap):
            heights.add(tuple(page.evaluate(HEIGHTS)))
            cut += [(sentence, what) for what in page.evaluate(CUT)]
            texts.append(sentence)
            lost += [(sentence, dice)] if (dice := page.evaluate(LOST)) else []
        assert [dice for sentence, dice in lost if "null" in sentence] == (["2 3 4 4 6 6"] if game == "tutto" else [])
        assert len(heights) == 1
        assert cut == []
        assert len(dict.fromkeys(texts)) >= len(lesson_of(game).steps)
        assert serious(page) == []
        expect(page.get_by_role("heading", name=re.compile("^Now you know"))).to_be_visible()
        page.get_by_role("button", name="Play a game").click()
        page.wait_for_url("**/#game=*")
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        assert watched.errors == []

    browse(play)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "tutto" else pytest.mark.exhaustive) for game in GAMES]
)
def test_a_lesson_is_played_by_keyboard_alone(url: str, game: str) -> None:
    """Tab reaches whatever is pointed at, Enter presses it, and the announcement says what to do."""

    def play(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        open_lesson(page, url, game)
        status = page.get_by_role("region", name="Lesson").get_by_role("status")
        steps = 0
        for sentence in hints(page, partial(press, page)):
            assert sentence.split()[-1] in status.inner_text()
            steps += 1
        assert steps >= len(lesson_of(game).steps)
        expect(page.get_by_role("link", name="Home", exact=True)).to_be_visible()

    browse(play)


def test_a_lesson_is_read_out_and_a_wrong_tap_is_answered_kindly(url: str) -> None:
    """The accessibility tree has goal, step and sentence; the rules say why something cannot be done."""

    def play(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        open_lesson(page, url, "kivi")
        assert serious(page) == []
        lesson = page.get_by_role("region", name="Lesson")
        expect(page.get_by_role("main")).to_match_aria_snapshot(
            """
            - main:
              - 'heading "KIVI: Make long lines of your own stones" [level=1]'
              - 'img "Step 1 of 10"'
              - link "Skip"
            """
        )
        expect(lesson).to_match_aria_snapshot(
            """
            - region "Lesson":
              - status:
                - paragraph: Roll your six dice.
              - button "Show me"
            """
        )
        page.get_by_role("button", name="Roll 6 dice").click()
        expect(lesson.get_by_role("status")).to_contain_text("You have three rolls")
        page.locator("[data-place='4']").click()
        expect(lesson.get_by_role("status")).to_contain_text("Tap it again to let it go.")
        page.locator("[data-place='4'][data-pointed]").click()
        page.locator("[data-square=a1]").click()
        expect(lesson.get_by_role("status")).to_contain_text("a1 asks for 2 pairs. Two pairs and two other dice.")
        page.get_by_role("button", name="Roll 6 dice").click()
        expect(lesson.get_by_role("status")).to_contain_text("You could do that.")
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_role("img", name="Step 3 of 10")).to_be_visible()
        expect(lesson.get_by_role("status")).to_contain_text("Place your first stone on b4.")

    browse(play)


def test_a_lesson_is_offered_once_and_found_again_under_the_rules(url: str) -> None:
    """It is offered before the first roll of a new game, in a line that can be dismissed or leads to the lesson."""

    def play(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        page.goto(url)
        page.get_by_role("button", name="Play KIVI").click()
        expect(page.get_by_text("New to KIVI?")).to_be_visible()
        page.get_by_role("button", name="Not now").click()
        expect(page.get_by_text("New to KIVI?")).to_have_count(0)
        page.reload()
        page.get_by_role("button", name="Roll 6 dice").wait_for()
        expect(page.get_by_text("New to KIVI?")).to_have_count(0)
        page.get_by_role("button", name="Rules").click()
        page.get_by_role("link", name="Play the lesson").click()
        page.locator(POINTED).first.wait_for(state="attached")
        page.get_by_role("link", name="Skip").click()
        page.wait_for_url("**/#new=kivi")

    browse(play)
