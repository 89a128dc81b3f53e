"""The frame of the tables: what is on the screen, what stays in place, and where focus goes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import running
from web.browser import PLAYED_BEFORE, Watched, browse, serious
from web.layout import SIZES, wrong_at
from web.pages import GAMES, Visit, table
from web.tables import Game


def choosing(visit: Visit, game: str) -> None:
    """Open the middle of a game with more than one choice."""
    table(visit, game)
    while len(visit.person.look(visit.page.url.rpartition("=")[2])["views"][0]["view"]["moves"]) < 2:
        table(visit, game)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_whole_on_every_screen(game: str, url: str) -> None:
    """From 320 pixels to a desktop nothing needed is off the screen and nothing overlaps, with or without the coach.

    The tray has the same place and height before the coach is asked, while it speaks, and with its list open.
    """

    def act(browser: Browser) -> None:
        watched = Watched(browser, *SIZES["phone"])
        page = watched.page
        with Visit(page, url) as visit:
            visit.go(f"#game={visit.played(game, 0)}")
            page.locator("main[aria-busy=false] .tray").wait_for()
            wrong = [f"first: {fault}" for size in ("phone", "lying") for fault in wrong_at(page, size)]
            choosing(visit, game)
            assert serious(page) == []
            wrong += [fault for size in SIZES for fault in wrong_at(page, size)]
            page.set_viewport_size({"width": 390, "height": 844})
            tray = page.locator(".tray")
            before = tray.bounding_box()
            page.get_by_role("button", name="Coach").click()
            page.get_by_role("button", name="Do this").wait_for()
            assert tray.bounding_box() == before
            wrong += [f"coach: {fault}" for size in SIZES for fault in wrong_at(page, size)]
            page.set_viewport_size({"width": 390, "height": 844})
            page.get_by_role("button", name="What each choice is worth").click()
            box = page.get_by_role("region", name="What each choice is worth").bounding_box()
            assert box is not None
            assert before is not None
            assert box["y"] + box["height"] <= before["y"]
            assert tray.bounding_box() == before
        assert wrong == []
        assert watched.errors == []

    browse(act)


def equal_dice(page: Page, url: str) -> tuple[Game, int]:
    """Create a game of Yatzy with two equal dice after the first roll; return it and the place of the later die."""
    while True:
        game = Game(page, url, "yatzy", "Ann")
        game.act("roll")
        dice = game.look()["views"][0]["view"]["dice"]
        later = [place for place, die in enumerate(dice) if die in dice[:place]]
        if later:
            return game, later[0]


def test_a_held_die_stays_where_it_lies(url: str) -> None:
    """Of two equal dice only the later one is held: after the roll it is in the same place, and still held.

    The same holds for the last die alone, whatever the others show after the roll.
    """

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        game, place = equal_dice(page, url)
        game.sit()
        held = page.locator(f"[data-place='{place}']")
        name = held.get_attribute("aria-label")
        assert name is not None
        held.click()
        page.get_by_role("button", name="Roll 4 dice").click()
        expect(page.get_by_text("1 roll left")).to_be_visible()
        expect(held).to_have_attribute("aria-label", name)
        expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(1)
        expect(held).to_have_attribute("aria-pressed", "true")
        shown = page.locator("[data-place]").evaluate_all("all => all.map((one) => Number(one.ariaLabel.slice(-1)))")
        assert sorted(shown) == sorted(game.look()["views"][0]["view"]["dice"])
        same = False
        while not same:
            again = Game(page, url, "yatzy", "Ann")
            again.sit()
            page.get_by_role("button", name="Roll 5 dice").click()
            page.locator("[data-place='4']").click()
            page.get_by_role("button", name="Roll 4 dice").click()
            expect(page.get_by_text("1 roll left")).to_be_visible()
            expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(1)
            expect(page.locator("[data-place='4']")).to_have_attribute("aria-pressed", "true")
            *others, last = again.look()["views"][0]["view"]["dice"]
            same = last in others
        assert watched.errors == []

    browse(act)


def test_dice_are_not_kept_when_no_roll_is_left(url: str) -> None:
    """After the third roll no die can be held, and no row is marked as recommended."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        game = Game(page, url, "yatzy", "Ann")
        game.sit()
        for _ in range(3):
            page.get_by_role("button", name="Roll 5 dice").click()
            page.locator("main[aria-busy=false]").wait_for()
        expect(page.get_by_text("no rolls left")).to_be_visible()
        expect(page.locator("[data-place]:enabled")).to_have_count(0)
        expect(page.locator(".box.advised")).to_have_count(0)

    browse(act)


NEXT = (
    ".act .btn.main:enabled",
    "[data-number][aria-pressed=false]",
    ".hit[data-move]",
    "[data-place][aria-pressed=false]:enabled",
    "button[data-move]:enabled:visible",
)
"""The selectors of what is pressed next at any table, best first."""
PRESSES = 12


def test_focus_stays_at_the_table(url: str) -> None:
    """In each game played by keyboard, focus stays within the table after every key.

    In Yatzy, after a roll and after filling a row, it is on the next control.
    """

    def settled(page: Page) -> None:
        page.locator("main[aria-busy=false]").wait_for()
        page.wait_for_function("() => document.activeElement.closest('.table')", timeout=5_000)

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        Game(page, url, "yatzy", "Ann").sit()
        roll = page.get_by_role("button", name="Roll 5 dice")
        roll.press("Enter")
        expect(page.get_by_text("2 rolls left")).to_be_visible()
        settled(page)
        expect(roll).to_be_focused()
        page.locator("[data-move='score chance']").press("Enter")
        expect(page.get_by_text("Round 2 of 15")).to_be_visible()
        settled(page)
        expect(roll).to_be_focused()
        for game in GAMES:
            Game(page, url, game, *(("Ann",) if game == "dicetrip" else ("Ann", "Bo"))).sit()
            page.locator(NEXT[0]).wait_for()
            for _ in range(PRESSES):
                page.locator("main[aria-busy=false]").wait_for()
                offers = [page.locator(f".table :is({selector})") for selector in NEXT]
                next(offer for offer in offers if offer.count()).first.press("Enter")
                settled(page)

    browse(act)


def test_a_yatzy_is_celebrated_until_a_tap(url: str) -> None:
    """The word and its points fill the tray; a tap anywhere ends it at once, and so does a short wait."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        game = Game(page, url, "yatzy", "Ann", dice="real")
        game.sit()
        page.locator(".tray").wait_for()
        game.act("dice", dice=[5, 5, 5, 5, 5], moves=["score yatzy"])
        moment = page.locator("[data-moment=yatzy]")
        expect(moment).to_contain_text("+50 points")
        page.locator(".board").click(position={"x": 5, "y": 5})
        expect(moment).to_have_count(0, timeout=500)

    browse(act)


def test_a_remark_is_for_whoever_made_the_choice(url: str) -> None:
    """A wasted roll gets a remark; undo removes it, and the next player at the device never sees it.

    It also disappears once the next turn is under way.
    """

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        page.add_init_script(PLAYED_BEFORE.replace("GAME", "yatzy"))
        remark = page.get_by_text("That cost")
        alone = Game(page, url, "yatzy", "Ann", dice="real")
        alone.sit()
        page.locator(".tray").wait_for()
        alone.act("dice", dice=[1, 2, 3, 5, 6])
        alone.act("play", moves=["score sixes"])
        expect(remark).to_be_visible()
        alone.act("undo")
        expect(remark).to_have_count(0)
        shared = Game(page, url, "yatzy", "Ann", "Bo", dice="real")
        shared.sit()
        page.locator(".tray").wait_for()
        with page.expect_response(re.compile("/remark")):
            shared.act("dice", dice=[1, 2, 3, 5, 6])
            shared.act("play", moves=["score sixes"])
        expect(page.get_by_role("heading", name="Bo’s turn")).to_be_visible()
        page.wait_for_timeout(300)
        expect(remark).to_have_count(0)
        shared.act("dice", 1, dice=[6, 6, 6, 6, 6], moves=["score yatzy"])
        shared.act("dice", dice=[1, 2, 3, 4, 6])
        expect(page.locator("[data-move='score chance']")).to_be_enabled()
        expect(page.get_by_role("heading", name="Ann’s turn")).to_be_visible()
        expect(remark).to_have_count(0)

    browse(act)


def test_sound_is_asked_about_once(url: str) -> None:
    """The question comes before the first roll, after the offer of a lesson, and never again once answered."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        Game(page, url, "yatzy", "Ann").sit()
        page.get_by_role("button", name="Not now").click()
        page.get_by_text("Play with sound?").wait_for()
        page.get_by_role("button", name="No", exact=True).click()
        expect(page.get_by_text("Play with sound?")).to_have_count(0)
        Game(page, url, "yatzy", "Ann").sit()
        page.get_by_role("button", name="Roll 5 dice").wait_for()
        expect(page.get_by_text("Play with sound?")).to_have_count(0)

    browse(act)


def test_what_another_did_is_said_and_marked(url: str) -> None:
    """The slot has a sentence, the pad a ring; a tap on a player shows their chance and their column."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        game = Game(page, url, "yatzy", "Ann", "Bo", "Cy", dice="real")
        for seat, row in enumerate(("fives", "chance")):
            game.act("dice", seat, dice=[5, 5, 5, 2, 6], moves=[f"score {row}"])
        game.sit()
        expect(page.locator(".slot")).to_contain_text("Bo wrote 23 in Chance.")
        expect(page.locator(".set.recent")).to_have_text(["15", "23"])
        expect(page.locator(".lower td.other:visible .set")).to_have_count(0)
        page.get_by_role("list", name="Players").get_by_role("button", name=re.compile("Bo")).click()
        expect(page.locator(".slot")).to_contain_text("Bo: ")
        expect(page.locator(".lower td.other:visible .set")).to_have_text(["23"])

    browse(act)


def test_bots_hurry_while_the_table_is_held(tmp_path: Path) -> None:
    """A bot that takes eight seconds for a step finishes its turn in less than two such steps."""

    def act(browser: Browser) -> None:
        with running(tmp_path, bot_pause=8) as (url, _), Visit(Watched(browser, *SIZES["phone"]).page, url) as visit:
            page = visit.page
            seats = [{"who": "here", "name": "Ann"}, {"who": "bot", "name": "Bo", "level": "simple"}]
            created = visit.person.ask("POST", "/api/games", 201, game="yatzy", seats=seats)
            visit.go(f"#game={created['game']['id']}")
            page.get_by_role("button", name="Roll 5 dice").click()
            page.locator("[data-move='score chance']").click()
            expect(page.get_by_role("heading", name="Bo’s turn")).to_be_visible()
            page.mouse.move(195, 300)
            page.mouse.down()
            expect(page.get_by_role("heading", name="Your turn")).to_be_visible(timeout=16_000)
            page.mouse.up()

    browse(act)
