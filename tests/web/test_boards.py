"""The boards of KIVI, Dicetto and Dice Trip: printed colours, nothing covered, two taps for a choice."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from messages import LANGUAGES
from web.browser import Watched, browse, wait_until
from web.fitting import SPEAK
from web.layout import SIZES
from web.tables import Game

NARROW = ((320, 568), (390, 844), (844, 390))
OTHERS = ((344, 882), (360, 740), (375, 667), (412, 915), (600, 960), (667, 375), (820, 1180), (932, 430), (1024, 768))
LARGE = ((1280, 720), (1440, 900), (1920, 1080))
"""Screens for the names on the map: in a sample the narrowest one, and one other for each language in turn."""
DRAWN = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const map = document.querySelector(".trip svg");
  const [, , width, height] = map.getAttribute("viewBox").split(" ").map(Number);
  const box = map.getBoundingClientRect();
  done(Math.abs(box.width - width) < 1 && Math.abs(box.height - height) < 1);
})))"""
"""Whether the map is drawn for its current size."""
NAMES_CLASH = """() => {
  const map = document.querySelector("svg[aria-label^='Map'], .trip svg");
  const box = (each) => each.getBoundingClientRect();
  const { left, top, width } = box(map);
  const names = [...map.querySelectorAll(".name tspan")].map((each) => {
    const at = box(each);
    const [above, below] = [at.top - top + 3, at.bottom - top - 3];  // letters do not fill their line
    return { text: each.textContent, left: at.left - left, right: at.right - left, top: above, bottom: below };
  });
  const cities = [...map.querySelectorAll(".city")].map((each) => {
    const [at, line] = [box(each), parseFloat(each.getAttribute("stroke-width"))];
    const [x, y, radius] = [at.left + at.width / 2 - left, at.top + at.height / 2 - top, at.width / 2];
    return { x, y, radius, outside: radius + line / 2 };
  });
  const roads = map.querySelector("path.link").getAttribute("d").split("M").filter(Boolean)
    .map((road) => road.split("L").map((point) => point.split(" ").map(Number)));
  const found = [];
  const outside = (least, at, most) => Math.max(least - at, 0, at - most);
  const far = (x, y, one) => Math.hypot(outside(one.left, x, one.right), outside(one.top, y, one.bottom));
  const shared = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
  const parts = Array.from({ length: 101 }, (_, at) => at / 100);
  names.forEach((one, at) => {
    for (const other of names.slice(at + 1)) {
      const both = Math.min(shared(one, other, "left", "right"), shared(one, other, "top", "bottom"));
      if (both > 0) found.push(`${one.text} on ${other.text}`);
    }
    for (const { x, y, radius } of cities) if (far(x, y, one) < radius - 0.5) found.push(`${one.text} on a city`);
    for (const [[x, y], [toX, toY]] of roads) {
      const near = parts.some((part) => far(x + (toX - x) * part, y + (toY - y) * part, one) < 2);
      if (near) found.push(`${one.text} on the road from ${x}, ${y}`);
    }
    if (one.left < 0 || one.top < -2 || one.right > width) found.push(`${one.text} is cut off`);
  });
  if (cities.some((city) => city.outside < 17.99)) found.push("a city is too small");
  return { clashes: found, names: map.querySelectorAll(".name").length };
}"""


def trip(page: Page, url: str) -> Game:
    """Start a round of Dice Trip in which 12, 21, 34 and 43 may be written."""
    game = Game(page, url, "dicetrip", "Ann", dice="real")
    game.act("dice", dice=[1, 2, 3, 4])
    game.act("play", moves=["stand"])
    game.sit()
    page.locator("[data-city]").first.wait_for()
    return game


@pytest.mark.parametrize("everywhere", [False, pytest.param(True, marks=pytest.mark.exhaustive)])
def test_no_name_on_the_map_covers_anything(url: str, *, everywhere: bool) -> None:
    """At every width and in every language all 25 names are visible, none on another name, a city or a road."""
    others = (*NARROW[1:], SIZES["desktop"])

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        trip(page, url)
        wrong: list[str] = []
        for number, language in enumerate(LANGUAGES):
            page.evaluate(SPEAK, language)
            sample = (NARROW[0], others[number % len(others)])
            for width, height in (*NARROW, *OTHERS, *LARGE) if everywhere else sample:
                page.set_viewport_size({"width": width, "height": height})
                wait_until(page, DRAWN)
                found: Any = page.evaluate(NAMES_CLASH)
                wrong += [f"{language} {width}: {clash}" for clash in found["clashes"]]
                if found["names"] < 25:
                    wrong.append(f"{language} {width}: only {found['names']} names")
        assert wrong == []

    browse(act)


def test_the_squares_of_kivi_have_their_printed_colours(url: str) -> None:
    """Red squares count 3, black ones 2, white ones 1; a tap explains a square with an example and its gain.

    Letters and numbers are on all four sides.
    """

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        game = Game(page, url, "kivi", "Ann", "Bo", dice="real")
        game.act("dice", dice=[1, 1, 3, 3, 5, 6], moves=["place a1"])
        game.act("dice", 1, dice=[1, 1, 3, 3, 5, 6], moves=["place f4"])
        game.sit()
        page.locator("[data-square=b2]").wait_for()
        squares = game.look()["views"][0]["view"]["board"]["squares"]
        fills = page.locator(".board svg .square").evaluate_all(
            "all => all.map((each) => getComputedStyle(each).fill.match(/\\d+/g).map(Number))"
        )
        for square, (red, green, blue) in zip(squares, fills, strict=True):
            colour = "white" if min(red, green, blue) > 180 else "red" if red > 2 * max(green, blue) else "black"
            assert colour == {1: "white", 2: "black", 3: "red"}[square["value"]], square["square"]
        rim = page.locator(".board svg .rim").all_text_contents()
        assert sorted(rim) == sorted([*"aabbccddeeffgg", *"11223344556677"])
        key = page.locator(".key:visible")
        page.locator("[data-square=b2]").click()
        expect(key).to_contain_text("b2 · 4 + 2 alike red, worth 3")
        expect(key.locator(".face")).to_have_count(6)
        page.locator("[data-square=b1]").click()
        expect(key).to_contain_text("black, worth 2")
        expect(key).to_contain_text("+5")
        expect(key).to_contain_text("line of 2 = 6")

    browse(act)


def test_a_stone_is_placed_by_its_button_or_a_second_tap(url: str) -> None:
    """A tap selects a square and names it on the button; points of lines and stones add up to the total."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        game = Game(page, url, "kivi", "Ann", "Bo", dice="real")
        game.act("dice", dice=[1, 1, 2, 2, 5, 6], moves=["place a1"])
        game.act("dice", 1, dice=[1, 1, 2, 2, 5, 6], moves=["place f4"])
        game.act("dice", dice=[2, 3, 4, 5, 6, 6])
        game.sit()
        square = page.locator("[data-square=b5]")
        square.click()
        expect(square).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("button", name="Place on b5")).to_be_enabled()
        page.locator("[data-square=b1]").click()
        page.get_by_role("button", name="Place on b1").click()
        expect(page.get_by_role("heading", name="Bo’s turn")).to_be_visible()
        game.act("dice", 1, dice=[2, 3, 4, 5, 6, 6])
        for _ in range(2):
            page.locator("main[aria-busy=false] [data-square=d3]").click()
        expect(page.get_by_role("heading", name="Ann’s turn")).to_be_visible()
        view = game.look()["views"][0]["view"]
        stones = {
            square["square"]: square["stone"] for square in view["board"]["squares"] if square["stone"] is not None
        }
        assert stones == {"a1": 0, "b1": 0, "f4": 1, "d3": 1}
        for seat, sheet in enumerate(view["sheets"]):
            shown = str(page.locator(f"[data-parts='{seat}'] b:visible").first.text_content())
            assert sum(map(int, shown.split(" + "))) == sheet["total"] > 1

    browse(act)


def test_dice_on_the_cards_of_dicetto(url: str) -> None:
    """A tap on a card selects its dice and names it on the button; placed dice move from the tray to the card."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, *SIZES["phone"])
        page = watched.page
        game = Game(page, url, "dicetto", "Ann", "Bo", dice="real")
        for dealt in ("sixes:2", "pair:1", "chance:1", "three_of_a_kind:4"):
            game.act("card", card=dealt)
        while game.look()["views"][0]["view"]["pending"]["kind"] == "draw":  # the bonus cards
            deck = game.look()["views"][0]["view"]["pending"]["deck"]
            game.act("card", card=next(iter(deck)))
        game.act("dice", dice=[5, 5, 1, 2])
        game.sit()
        card = page.locator("[data-slot-card='2']")
        expect(card.locator(".picture .face")).to_have_count(2)
        card.click()
        expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(2)
        expect(card).to_contain_text("Place")
        page.get_by_role("button", name=re.compile("^Place .*on Pair$")).click()
        expect(card.locator(".lying svg")).to_have_count(2)
        expect(card).to_contain_text("Ann10")
        expect(card).to_contain_text("12 beats it, 10 ties")
        expect(page.locator("[data-place]")).to_have_count(2)
        assert watched.errors == []

    browse(act)


def test_gains_are_shown_for_the_chosen_number_only(url: str) -> None:
    """Without a number no city shows a gain; with one, those that would score do, with the server's values.

    The dice of the number are marked, and used up when it is written; × shows the cost of a cross in every free city.
    """

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        game = trip(page, url)
        expect(page.locator(".map .gain")).to_have_count(0)
        page.locator(".chip.cross").click()
        expect(page.locator(".map .gain")).to_have_text(["−1"] * 25)
        page.locator(".chip", has_text="12").click()
        expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(2)
        moves = [move for move in game.look()["views"][0]["view"]["moves"] if move.get("number") == 12]
        gaining = {move["city"] for move in moves if move["gain"] > 0}
        expect(page.locator(".map .gain")).to_have_count(len(gaining))
        expect(page.locator("[data-city] [role=button]")).to_have_count(len(moves))
        city = page.locator("[data-city=gent] [role=button]")
        box = city.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        city.click()
        page.get_by_role("button", name="Write 12 in Ghent").click()
        expect(page.locator(".spot.spent [data-face]")).to_have_count(2)
        spent = page.locator(".spot.spent button")
        assert spent.evaluate_all("all => all.map((die) => die.dataset.face)") == ["1", "2"]
        expect(page.locator("[data-city=gent] .number")).to_have_text("12")

    browse(act)


WATCH_FOR_LINE = """() => {
  window.line = null;
  new MutationObserver(() => {
    const moment = document.querySelector("[data-moment=line]");
    const bands = document.querySelectorAll("[data-points]").length;
    if (moment && bands) window.line ??= [moment.textContent, bands];
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Remembers what a celebrated line shows: it is there for a moment only, too short for a busy machine."""


def test_a_long_line_is_celebrated_and_shown(url: str) -> None:
    """Four stones in a row take over the tray for a moment, with their gain; the band on the board has its points."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        game = Game(page, url, "kivi", "Ann", "Bo", dice="real")
        game.sit()
        page.locator("[data-square=a1]").wait_for()
        wild = [6, 6, 6, 6, 6, 1]
        for mine, theirs in zip(("c4", "d4", "e4"), ("a1", "g1", "a7"), strict=True):
            game.act("dice", dice=wild, moves=[f"place {mine}"])
            game.act("dice", 1, dice=wild, moves=[f"place {theirs}"])
        before = game.look()["game"]["scores"][0]
        expect(page.get_by_text("Turn 4 of 10")).to_be_visible()  # what happens before a page follows is not celebrated
        page.evaluate(WATCH_FOR_LINE)
        game.act("dice", dice=wild, moves=["place f4"])
        shown, bands = wait_until(page, "window.line")
        gain = game.look()["game"]["scores"][0] - before
        assert f"Line of 4+{gain} points" in shown
        assert bands == 1
        expect(page.locator("[data-moment=line]")).to_have_count(0)
        expect(page.locator("[data-points]")).to_have_count(0)

    browse(act)


def test_the_coach_rings_the_city_it_would_choose(url: str) -> None:
    """The advised city has a ring on the map."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        trip(page, url)
        expect(page.locator(".advised")).to_have_count(0)
        page.get_by_role("button", name="Coach").click()
        page.get_by_role("button", name="Do this").wait_for()
        advice = str(page.locator(".slot.advises .words").text_content())
        expect(page.locator("[data-city] .advised")).to_have_count(1 if "Write" in advice or "Cross" in advice else 0)

    browse(act)


def test_no_dice_fly_when_the_game_ends(url: str) -> None:
    """With animations on, nothing flies across the screen after the last move of Dicetto: the cards have new owners."""

    def act(browser: Browser) -> None:
        page = Watched(browser, *SIZES["phone"]).page
        page.emulate_media(reduced_motion="no-preference")
        game = Game(page, url, "dicetto", "Ann", "Bo", options={"cards_to_win": 1})
        game.sit()
        page.locator("[data-slot-card]").first.wait_for()
        page.evaluate(
            "() => { window.flown = 0; new MutationObserver(() => {"
            " const over = !document.querySelector('[data-slot-card]')?.checkVisibility();"
            " if (over) window.flown = Math.max(window.flown, document.querySelectorAll('.flight').length);"
            "}).observe(document.body, { childList: true, subtree: true }); }"
        )
        game.play_out()
        page.get_by_role("button", name="Play again").wait_for()
        assert page.locator(".flight").count() == 0
        assert page.evaluate("window.flown") == 0

    browse(act)
