"""Tables with many players, and small screens: dice, cards, and results keep to their places."""

from playwright.sync_api import Browser, Page, expect

from web.browser import Watched, browse
from web.fitting import SPEAK, TOO_WIDE
from web.layout import SIZES, wrong_at
from web.pages import Visit, over
from web.tables import Game

BESIDE = """([inner, outer]) => {
  const box = (each) => each.getBoundingClientRect();
  const shown = [...document.querySelectorAll(inner)].filter((each) => each.checkVisibility() && box(each).width > 0);
  const out = shown.filter((each) => {
    const [{ left, right, top, bottom }, room] = [box(each), box(each.closest(outer))];
    return left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
  });
  return shown.length ? out.map((each) => each.outerHTML.slice(0, 80)) : ["nothing is shown"];
}"""
"""The elements of the first selector that stick out of the nearest one of the second."""


def beside(page: Page, size: str, inner: str, outer: str) -> list[str]:
    """Return the visible elements that stick out of their frame on a screen of this size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(100)
    return [f"{size}: {each}" for each in page.evaluate(BESIDE, [inner, outer])]


def test_twelve_play_yatzy_at_one_screen(url: str) -> None:
    """Kept dice do not touch, the column of whoever is due is in view, and nobody's name covers another's."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *SIZES["desktop"])
        page = watched.page
        game = Game(page, url, "yatzy", *(f"Player {number}" for number in range(1, 13)))
        for seat in range(11):
            game.act("roll", seat)
            game.act("play", seat, moves=["score chance"])
        game.sit()
        page.get_by_role("button", name="Roll 5 dice").click()
        page.locator("[data-place]:enabled").nth(1).click()
        wide = ": button.pot"  # the rows are as wide as all columns, and the pad scrolls sideways
        assert [wrong for wrong in wrong_at(page, "desktop") if wide not in wrong] == []
        column = page.locator(".upper thead th.due").bounding_box()
        pad = page.locator(".pad").bounding_box()
        assert column is not None
        assert pad is not None
        assert pad["x"] < column["x"] < pad["x"] + pad["width"] - column["width"]
        assert beside(page, "desktop", ".rail li.due", "section") == []
        assert watched.errors == []

    browse(act)


def test_tuttos_card_is_whole_beside_any_number_of_players(url: str) -> None:
    """With four or ten lanes in the race the card is on the screen, upright and lying."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        for players in (4, 10):
            Game(page, url, "tutto", *(f"Player {number}" for number in range(1, players + 1))).sit()
            page.locator("main[aria-busy=false] .tray").wait_for()
            assert [*beside(page, "phone", ".card", ".board"), *beside(page, "lying", ".card", ".board")] == []

    browse(act)


def test_dice_stay_inside_dicettos_cards(url: str) -> None:
    """Even the narrowest card is wider than the dice that it asks for."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        game = Game(page, url, "dicetto", "Ann", "Bo", dice="real")
        for dealt in ("four_of_a_kind:11", "two_pairs:6", "large_straight:6", "three_of_a_kind:4"):
            game.act("card", card=dealt)
        game.sit()
        page.locator(".picture").first.wait_for()
        for size in SIZES:
            assert beside(page, size, ".picture :is(.face, .any)", ".inner") == []

    browse(act)


def test_the_end_is_told_on_a_lying_phone(url: str) -> None:
    """Scores, luck and skill are above the buttons, without scrolling."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["lying"]).page
        with Visit(page, url) as visit:
            over(visit)
            sums = page.locator("dialog.end .sums")
            expect(sums).to_have_attribute("aria-busy", "false")
            foot = page.locator("dialog.end footer").bounding_box()
            told = sums.bounding_box()
            assert foot is not None
            assert told is not None
            assert told["y"] + told["height"] <= foot["y"] + 1

    browse(act)


def test_a_last_choice_says_what_to_tap(url: str) -> None:
    """Where no roll is left, the place of the Roll button says how to go on, whatever the slot says."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        game = Game(page, url, "yatzy", "Ann", "Bo", dice="real")
        game.act("dice", dice=[1, 2, 3, 5, 6], moves=["score chance"])
        game.act("dice", 1, dice=[1, 2, 3, 5, 6], moves=["score chance"])
        game.act("dice", dice=[1, 2, 5, 6, 6])
        game.sit()
        expect(page.locator(".slot")).to_contain_text("Bo wrote 17 in Chance.")
        expect(page.locator(".act")).to_have_text("Tap a row to write your points.")

    browse(act)


LONGEST = ("de", "fi", "nl", "pl")
"""Languages whose words for luck and skill were wider than their columns."""


def test_the_result_fits_in_long_languages(url: str) -> None:
    """No word of luck, mistakes and skill leaves its column on a phone."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        with Visit(page, url) as visit:
            over(visit, "dicetto")
            expect(page.locator("dialog.end .sums")).to_have_attribute("aria-busy", "false")
            for language in LONGEST:
                page.evaluate(SPEAK, language)
                page.get_by_role("dialog").or_(page.locator(".act .btn.main")).first.wait_for()
                if not page.locator("dialog.end[open]").count():
                    page.locator(".act .btn.main").first.click()
                page.locator("dialog.end[open] .sums[aria-busy=false]").wait_for()
                wide = [wrong for wrong in page.evaluate(TOO_WIDE) if wrong.startswith(("b.", "small.", "a.btn"))]
                assert (language, wide) == (language, [])

    browse(act)
