"""The app in every language: it fits a phone, the choice is remembered, and it can be switched at any time."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from messages import LANGUAGES
from noppa.locale import Messages
from web.browser import Watched, browse
from web.fitting import MORE, PHONE, SEEN, SPEAK, sample, too_wide
from web.pages import GAMES, Visit

LATIN_BEFORE = ("da", "de", "et", "en", "fr")
LATIN_AFTER = ("lv", "lt", "hu", "nl", "nb", "pl", "fi", "sv")
"""Languages by the alphabet of their own names, before and after Icelandic and Italian."""


def at_table(page: Page, url: str, game: str) -> None:
    """Open a table after the first roll."""
    page.goto(url)
    page.locator(".tables .game").nth(GAMES.index(game)).get_by_role("button").click()
    page.locator(".act .btn.main:enabled").first.click()
    page.locator("[data-move]:enabled").first.wait_for()


def look(browser: Browser, url: str, pages: dict[str, Callable[[str], list[str]]]) -> dict[str, list[str]]:
    """Return what does not fit, page by page, in the languages chosen for each."""
    found = {}
    for name, chosen in pages.items():
        watched = Watched(browser, *PHONE)
        with Visit(watched.page, url) as visit:
            SEEN[name](visit)
            found[name] = too_wide(visit, name, chosen(name))
        watched.context.close()
        assert name == "gone" or watched.errors == []
    return {name: wide for name, wide in found.items() if wide}


def test_a_sample_visits_every_page_and_every_language() -> None:
    """Each page is tried in some languages, each language on some pages."""
    assert all(sample(name) for name in SEEN)
    assert {language for name in SEEN for language in sample(name)} == set(LANGUAGES)


@pytest.mark.parametrize(
    "pages",
    [
        pytest.param(dict.fromkeys(MORE, sample), id="sample"),
        pytest.param(dict.fromkeys(SEEN, lambda _: LANGUAGES), id="all", marks=pytest.mark.exhaustive),
    ],
)
def test_every_language_fits(pages: dict[str, Callable[[str], list[str]]], url: str) -> None:
    """Nothing overflows on a phone or a television; other tests sample the rest."""
    found: list[dict[str, list[str]]] = []
    browse(lambda browser: found.append(look(browser, url, pages)))
    assert found == [{}]


def test_a_language_is_chosen_kept_and_switched_while_playing(url: str) -> None:
    """The browser's language is used first, then the choice, which survives a reload; a running table follows."""
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


def test_the_menu_of_languages_is_in_the_order_of_the_readers_alphabet(url: str) -> None:
    """Í is its own letter in Icelandic, and Cyrillic letters come first for readers who use them."""
    orders: dict[str, list[str]] = {}

    def act(browser: Browser) -> None:
        page = browser.new_page()
        page.goto(url)
        page.locator("header nav .btn").last.wait_for()
        for language in ("en", "is", "uk"):
            page.evaluate(SPEAK, language)
            orders[language] = page.locator("select option[lang]").evaluate_all("all => all.map((one) => one.lang)")

    browse(act)
    assert orders == {
        "en": [*LATIN_BEFORE, "is", "it", *LATIN_AFTER, "ru", "uk"],
        "is": [*LATIN_BEFORE, "it", "is", *LATIN_AFTER, "ru", "uk"],
        "uk": ["ru", "uk", *LATIN_BEFORE, "is", "it", *LATIN_AFTER],
    }


def test_a_language_that_chromium_does_not_know_is_written_as_it_should(url: str) -> None:
    """Icelandic has 6.000 where English has 6,000, and its own name."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        with Visit(page, url) as visit:
            SEEN["rules-tutto"](visit)
            expect(page.get_by_text("6,000").first).to_be_visible()
            page.evaluate(SPEAK, "is")
            agreed = page.locator("dialog[open] dl")  # what is not translated yet is English, including its numbers
            expect(agreed.get_by_text("6.000", exact=True)).to_have_count(1)
            expect(agreed.get_by_text(re.compile("6.?000"))).to_have_count(2)
            expect(agreed.get_by_text("6.000")).to_have_count(2)
            expect(page.locator("option[lang=is]").first).to_have_text("íslenska")

    browse(act)


def test_only_the_language_in_use_is_loaded(url: str) -> None:
    """English is loaded too as the fallback; no other language is, and no game's words before somebody sits down."""
    requests: list[str] = []

    def act(browser: Browser) -> None:
        page = browser.new_context(locale=LANGUAGES[-1]).new_page()
        page.on("request", lambda request: requests.append(request.url.removeprefix(url)))
        page.goto(url)
        page.locator(".tables .game").nth(4).get_by_role("button").wait_for()

    browse(act)
    words = {path for path in requests if path.startswith("/words/")}
    assert words == {f"/words/{language}/start.ftl" for language in {"en", LANGUAGES[-1]}}
