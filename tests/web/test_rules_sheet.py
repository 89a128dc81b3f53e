"""The sheet behind "?", and the elements of the tables that lead to it."""

import re

from playwright.sync_api import Browser, Page, expect

from noppa.games import games
from web.browser import Watched, browse, faint, serious
from web.pages import Visit, play

ABOUT = {"dicetto": "ul.bonus button.about", "dicetrip": ".legend button.about"}
SECTIONS = ["Goal", "Your turn", "Scoring", "Examples", "Questions", "Full rules", "This table"]


def check_sheet(page: Page, game: str) -> None:
    """Check the rules: every section in order, without raw ids, with three pictures of a turn and two examples."""
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog", name="How to play")
    expect(sheet.get_by_role("heading", level=3)).to_have_text(SECTIONS)
    expect(sheet.locator("ol.turn > li")).to_have_count(3)
    expect(sheet.locator("ol.example")).to_have_count(2)
    text = sheet.inner_text()
    assert not re.search(rf"\b{game}-[a-z]+-|guide-[a-z]+|\{{|undefined|NaN", text), text
    assert serious(page) == []
    page.emulate_media(color_scheme="dark")
    assert faint(page) == []
    page.emulate_media(color_scheme="light")
    sheet.get_by_role("button", name="Examples").click()
    expect(sheet.get_by_role("heading", name="Examples")).to_be_in_viewport()
    sheet.get_by_text("Who goes first?").click()
    expect(sheet.locator("details[open] p")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def check_thing(page: Page, game: str) -> None:
    """Open a small sheet from an element of the table, and the rules at that place from there."""
    if game == "kivi":
        page.get_by_role("group", name="Board").get_by_role("button").first.click()
    if game == "yatzy":  # every row can be played: the key explains it, and nothing is written
        page.locator("button.pot").nth(12).press("?")
    else:
        page.locator(ABOUT.get(game, "button.about")).first.click()
    small = page.locator("dialog.thing[open]")
    name = small.get_by_role("heading", level=2).inner_text()
    expect(small.get_by_text("Now", exact=True)).to_be_visible()
    small.get_by_role("button", name="Show in the rules").click()
    found = page.get_by_role("dialog", name="How to play").locator("li.found")
    expect(found).to_be_in_viewport()
    expect(found).to_contain_text(name)
    page.keyboard.press("Escape")


def begun(visit: Visit, game: str) -> str:
    """Return the id of a game in which this person has acted, in Tutto up to a card that does not end the turn."""
    game_id = visit.played(game, 2 if game.startswith("dice") else 1)
    while game == "tutto" and visit.person.look(game_id)["views"][0]["view"]["card"] is None:
        play(visit.person, game_id, 1)
    return game_id


def test_the_rules_are_found_from_every_table(url: str) -> None:
    """On a phone all five tables lead to the sheet, directly and from an element; the game goes on as before."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        with Visit(page, url) as visit:
            for game in games():
                game_id = begun(visit, game)
                before = visit.person.look(game_id)["game"]["number"]
                visit.go(f"#game={game_id}")
                check_sheet(page, game)
                check_thing(page, game)
                assert visit.person.look(game_id)["game"]["number"] >= before

    browse(act)
