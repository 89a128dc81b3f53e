"""The page before the app has loaded: words in the reader's language, stored choices, and nothing fetched twice."""

import re
from html import unescape

import httpx2
from playwright.sync_api import Browser, Request, Route, expect

from noppa.locale import Messages
from noppa.locale.files import languages
from web.browser import Watched, browse, chromium


def test_the_page_says_its_first_words_in_every_language(url: str) -> None:
    """They equal Fluent's output; the page is compressed, sent once, and declares its language."""
    chromium()
    with httpx2.Client(base_url=url) as http:
        for language in languages():
            say = Messages(language)
            page = http.get("/", headers={"accept-language": f"{language}, en;q=0.5"})
            text = unescape(page.text)
            assert f'<html lang="{language}"' in text
            assert all(say(name) in text for name in ("web-welcome", "web-welcome-more", "web-opening"))
            assert not re.search(r"\{web-", text)
            assert page.headers["content-encoding"] == "gzip"
            again = {"accept-language": language, "if-none-match": page.headers["etag"]}
            assert http.get("/", headers=again).status_code == 304
        plain = http.get("/", headers={"accept-encoding": "identity", "accept-language": "xx"})
        assert plain.text == http.get("/").text


def test_it_is_drawn_before_the_app_is_there(url: str) -> None:
    """It has the chosen theme; pages other than the start page say that they are being opened."""

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        page.goto(url)
        page.get_by_role("button", name="Preferences").click()
        page.get_by_label("Dark").check()
        page.get_by_role("button", name="Done").click()
        page.route("**/*.js", lambda route: route.abort())
        page.reload()
        expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
        expect(page.get_by_text("Opening the table…")).to_be_hidden()
        assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
        page.goto("about:blank")
        page.goto(f"{url}/#game=0123456789abcdef0123")
        expect(page.get_by_text("Opening the table…")).to_be_visible()
        expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_hidden()
        assert [error for error in watched.errors if "ERR_FAILED" not in error and "404" not in error] == []

    browse(act)


def test_a_table_is_asked_for_once_and_drawn_without_its_line(url: str) -> None:
    """The position comes with the page; everything that the page requests in advance is used by the app."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        page.goto(url)
        page.get_by_role("button", name="Play Yatzy against a bot").click()
        page.get_by_role("button", name="Roll 5 dice").wait_for()
        requests: list[str] = []

        def note(request: Request) -> None:
            requests.append(request.url.removeprefix(url))

        def silent(route: Route) -> None:
            route.abort()

        page.route("**/sw.js", silent)
        page.route_web_socket("**/socket*", lambda _: None)  # nobody responds
        page.on("request", note)
        page.reload()
        expect(page.get_by_role("button", name="Roll 5 dice")).to_be_visible()
        # a style in flight is named again where it is used
        assert [path for path in requests if requests.count(path) > 1 and not path.endswith(".css")] == []
        assert page.evaluate("Object.keys(window.prefetched)") == []

    browse(act)
