"""The app in every language that there is: it fits a phone, it is remembered, and it can be switched at any time."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from messages import LANGUAGES
from noppa import games
from noppa.locale import Messages
from web.browser import Watched, browse

PHONE = (390, 844)
SPEAK = """async (tag) => {
  const choice = document.querySelector("select:has(option[lang])");
  choice.value = tag;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  while (document.documentElement.lang !== tag) await new Promise((again) => setTimeout(again, 10));
  await new Promise((again) => requestAnimationFrame(() => requestAnimationFrame(again)));
}"""
TOO_WIDE = """() => {
  const texts = (each) => [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
  const sides = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const spills = (each) => {
    const room = each.getBoundingClientRect();
    return texts(each).map(sides).some((text) => text.left < room.left - 1 || text.right > room.right + 1);
  };
  const scrolls = (each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowX);
  const unseen = (each) => each.closest(".unseen") || !each.checkVisibility();
  const named = (each) => `${each.localName}.${each.className}: ${each.textContent.trim().slice(0, 60)}`;
  const all = [...document.body.querySelectorAll("*:not(svg, svg *, select, option, input)")];
  const found = all.filter((each) => spills(each) && !scrolls(each) && !unseen(each)).map(named);
  const room = document.documentElement;
  return room.scrollWidth > room.clientWidth ? [`the page is ${room.scrollWidth} wide`, ...found] : found;
}"""


def at_start(page: Page, url: str, _: str) -> None:
    """The start page with its tables."""
    page.goto(url)
    page.locator(".tables .btn.main").nth(4).wait_for()


def with_preferences(page: Page, url: str, _: str) -> None:
    """The preferences."""
    at_start(page, url, "")
    page.locator("header nav .btn").last.click()
    page.locator("dialog[open]").wait_for()


def at_form(page: Page, url: str, game: str) -> None:
    """The form for a new game."""
    page.goto(f"{url}/#new={game}")
    page.locator("main form .btn.main").wait_for()


def at_table(page: Page, url: str, game: str) -> None:
    """A table after the first roll."""
    at_start(page, url, "")
    page.locator(".tables .btn.main").nth(list(games()).index(game)).click()
    page.locator(".act .btn.main:enabled").first.click()
    page.wait_for_timeout(800)


def with_rules(page: Page, url: str, game: str) -> None:
    """The rules page above a table."""
    at_table(page, url, game)
    page.locator("button[aria-haspopup=dialog]").first.click()
    page.locator("dialog[open] .stack > button").first.click()
    page.locator("dialog[open] table").first.wait_for()


PLACES: dict[str, tuple[Callable[[Page, str, str], None], ...]] = {
    "": (at_start, with_preferences),
    **dict.fromkeys(games(), (at_form, with_rules)),
}


@pytest.mark.parametrize("game", PLACES)
def test_every_language_fits_a_phone(game: str, url: str) -> None:
    """No button, row, label or page is wider than it has room for, in any language."""
    found: dict[tuple[str, str], list[str]] = {}

    def act(browser: Browser) -> None:
        watched = Watched(browser, *PHONE)
        for place in PLACES[game]:
            place(watched.page, url, game)
            for language in LANGUAGES:
                watched.page.evaluate(SPEAK, language)
                found[place.__name__, language] = watched.page.evaluate(TOO_WIDE)
            watched.page.evaluate(SPEAK, "en")
        assert watched.errors == []

    browse(act)
    assert {where: wide for where, wide in found.items() if wide} == {}


def test_a_language_is_chosen_kept_and_switched_while_playing(url: str) -> None:
    """By the browser at first, then by the choice, which a reload keeps; a table goes on in the new one."""
    tag = next((language for language in LANGUAGES if language != "en"), "en")
    say = Messages(tag)

    def act(browser: Browser) -> None:
        page = browser.new_context(locale=f"{tag}-XX", reduced_motion="reduce").new_page()
        page.goto(url)
        expect(page.get_by_role("heading", name=say("web-welcome"))).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == tag
        page.evaluate(SPEAK, "en")
        expect(page.get_by_role("heading", name=Messages("en")("web-welcome"))).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", name=Messages("en")("web-welcome"))).to_be_visible()
        at_table(page, url, "yatzy")
        page.evaluate(SPEAK, tag)
        expect(page.get_by_text(say("yatzy-item-full-house"), exact=True).first).to_be_visible()

    browse(act)


def test_only_the_language_in_use_is_loaded(url: str) -> None:
    """And English to fall back on: nothing of the others, and no game's words before somebody sits down."""
    asked: list[str] = []

    def act(browser: Browser) -> None:
        page = browser.new_context(locale=LANGUAGES[-1]).new_page()
        page.on("request", lambda request: asked.append(request.url.removeprefix(url)))
        at_start(page, url, "")

    browse(act)
    words = {path for path in asked if path.startswith("/words/")}
    assert words == {f"/words/{language}/start.ftl" for language in {"en", LANGUAGES[-1]}}
