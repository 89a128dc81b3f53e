"""Sheets over a table: menu, rules and the end of a game, opened and closed in every way."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, expect

from web.browser import Watched, browse, serious
from web.layout import SIZES
from web.pages import Visit, play

HELD = "() => document.activeElement.getAttribute('aria-label')"
INSIDE = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}"""
OVERLAPS = """(selector) => {
  const all = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const boxes = all.map((each) => each.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const named = (each) => `${each.localName}.${each.className}: ${each.textContent.trim().slice(0, 30)}`;
  const found = [];
  boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other, more) => {
    const [first, second] = [all[at], all[at + 1 + more]];
    const nested = first.contains(second) || second.contains(first);
    if (meet(one, other) && !nested) found.push(`${named(first)} overlaps ${named(second)}`);
  }));
  const page = document.documentElement;
  return page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`, ...found] : found;
}"""


def last_choice(visit: Visit) -> str:
    """Start a solo game of Yatzy with only the last row to fill; return its id."""
    created = visit.person.ask("POST", "/api/games", 201, game="yatzy", seats=[{"who": "here", "name": "Venla"}])
    game_id: str = created["game"]["id"]
    while len(visit.person.look(game_id)["views"][0]["view"]["moves"]) != 1:
        play(visit.person, game_id, 1)
        view = visit.person.look(game_id)["views"][0]["view"]
        scored = [move["move"] for move in view["moves"] if move["kind"] == "score"]
        if view["pending"]["kind"] == "choose" and len(scored) > 1:
            visit.person.act(game_id, "play", moves=[scored[0]])
        elif len(scored) == 1 and view["pending"]["kind"] == "choose":
            break
    return game_id


def test_the_end_comes_into_view_by_itself(url: str) -> None:
    """On every screen, however it is scrolled: who won, play again, review, share; a button brings it back."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *SIZES["320"])
        page = watched.page
        with Visit(page, url) as visit:
            visit.go(f"#game={last_choice(visit)}")
            page.locator("[data-move^='score']:enabled").last.click()
            sheet = page.get_by_role("dialog")
            expect(sheet.get_by_role("heading", name=re.compile("points?$"))).to_be_visible()
            expect(sheet.get_by_text("points from luck")).to_be_attached()
            for width, height in SIZES.values():
                page.set_viewport_size({"width": width, "height": height})
                for name in ("Play again", "Share"):
                    expect(sheet.get_by_role("button", name=name)).to_be_in_viewport()
                expect(sheet.get_by_role("link", name="Luck and skill")).to_be_in_viewport()
                assert page.evaluate(INSIDE, "dialog[open]"), width
            assert serious(page) == []
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
            page.get_by_role("button", name="Result").click()
            expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
            assert watched.errors == []

    browse(act)


def test_a_sheet_closes_in_every_way_and_gives_the_focus_back(url: str) -> None:
    """Its ×, Escape and a tap outside close it; meanwhile focus is inside."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        with Visit(page, url) as visit:
            visit.go(f"#game={visit.played('yatzy', 3)}")
            menu = page.get_by_role("button", name="Menu")
            sheet = page.get_by_role("dialog", name="Yatzy")

            ways: tuple[Callable[[], None], ...] = (
                lambda: sheet.get_by_role("button", name="Close").click(),
                lambda: page.keyboard.press("Escape"),
                lambda: page.mouse.click(195, 10),
            )
            for close in ways:
                menu.focus()
                page.keyboard.press("Enter")
                expect(sheet).to_be_visible()
                assert sheet.evaluate("(sheet) => sheet.contains(document.activeElement)")
                close()
                expect(sheet).to_have_count(0)
                assert page.evaluate(HELD) == "Menu"

    browse(act)


def test_what_cannot_be_undone_asks_first(url: str) -> None:
    """Ending a game asks in place; leaving a solo game just opens the start page."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        with Visit(page, url) as visit:
            game_id = visit.played("yatzy", 3)
            visit.go(f"#game={game_id}")
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="End the game").click()
            question = page.get_by_role("group", name="End the game for everyone?")
            assert visit.person.look(game_id)["game"]["status"] == "playing"
            question.get_by_role("button", name="Keep playing").click()
            expect(question).to_have_count(0)
            page.get_by_role("link", name="Leave the table your game is saved").click()
            expect(
                page.get_by_role("link", name=re.compile("^Continue: Your turn · Yatzy with Eino"))
            ).to_be_in_viewport()
            assert visit.person.look(game_id)["game"]["status"] == "playing"
            visit.go(f"#game={game_id}")
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="End the game").click()
            question.get_by_role("button", name="End the game").click()
            expect(page.get_by_role("dialog").get_by_role("heading", name="The game ended early.")).to_be_visible()
            assert visit.person.look(game_id)["game"]["status"] == "over"

    browse(act)


def test_the_keys_are_listed(url: str) -> None:
    """They are in the menu, and do what it says."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        with Visit(page, url) as visit:
            visit.go(f"#game={visit.person.make('yatzy', 'here', 'bot')['game']['id']}")
            page.get_by_role("button", name="Menu").click()
            page.locator("summary", has_text="Keyboard").click()
            for key, meaning in (("R", "Roll the dice"), ("1 – 6", "Keep a die or let it go")):
                row = page.locator("dialog dl div", has_text=meaning)
                expect(row.locator("kbd")).to_have_text(key)
            page.keyboard.press("Escape")
            page.keyboard.press("r")
            expect(pressed(page)).to_have_count(0)
            page.locator("[data-place]:enabled").first.wait_for()
            page.keyboard.press("1")
            expect(pressed(page)).to_have_count(1)

    browse(act)


def pressed(page: Page) -> Locator:
    """Return the dice that are kept."""
    return page.locator("[data-place][aria-pressed=true]")


def test_start_page_and_new_game_fit_every_screen(url: str) -> None:
    """Resume is above the fold, the start button visible, and nothing overlaps."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        cards = ".masthead, .go, .day, .game, .tiles > li, .go .btn, .day .btn, .game .btn, .game h2, .game p"
        parts = ".ways label, .new ul li, .bots label, details, .bar h1, .bar .round, .new li button, .new li input"
        with Visit(page, url) as visit:
            visit.played("tutto", 2)
            visit.go("")
            page.get_by_text("1 to 20 players").wait_for()
            for width, height in SIZES.values():
                page.set_viewport_size({"width": width, "height": height})
                resume = page.get_by_role("link", name=re.compile("^Continue: Your turn"))
                expect(resume).to_be_in_viewport(ratio=0.95)
                assert page.evaluate(OVERLAPS, cards) == [], width
            visit.go("#new=kivi")
            for width, height in SIZES.values():
                page.set_viewport_size({"width": width, "height": height})
                expect(page.get_by_role("button", name="Start game")).to_be_in_viewport(ratio=1)
                assert page.evaluate(OVERLAPS, parts) == [], width

    browse(act)


def test_the_head_of_a_replay_fits_a_phone(url: str) -> None:
    """Back, name, review and players are beside or below one another."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        with Visit(page, url) as visit:
            visit.go(f"#replay={visit.finished('kivi')}")
            page.get_by_role("slider").wait_for()
            assert page.evaluate(OVERLAPS, ".top > *") == []
            page.get_by_role("link", name="Back to the table").click()
            expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_visible()

    browse(act)
