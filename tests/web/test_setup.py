"""The setup of a game: seats, bots, what every option changes, and custom boards, decks and maps."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from noppa.core.options import Option, Value
from noppa.games import games
from noppa.locale import Messages
from web.browser import Watched, browse
from web.pages import GAMES, Visit, setup, start
from web.tables import drag

SAY = Messages()
BOARD = files("noppa.games.kivi").joinpath("board.toml").read_text(encoding="utf-8")


def sentence(option: Option, value: Value) -> str:
    """Return what a value of an option changes."""
    if isinstance(value, bool | str):
        return SAY(f"{option.meaning}-{str(value).lower().replace('_', '-')}-more")
    return SAY(f"{option.meaning}-more", value=value)


def choose(field: Locator, value: Value) -> None:
    """Choose a value, or type it."""
    named = str(value).lower() if isinstance(value, bool) else str(value)
    kind = field.evaluate("field => field.tagName")
    if kind == "SELECT":
        field.select_option(named)
    elif kind == "DIV":  # choices too long for a closed list
        field.locator(f"input[value={named}]").check()
    else:
        field.fill(str(value))


def written(path: Path, text: str) -> Path:
    """Write a file with that text; return its path."""
    path.write_text(text, encoding="utf-8")
    return path


def test_every_value_of_every_option_says_what_it_changes(url: str) -> None:
    """Each choice of all five games has its sentence before the game."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        with Visit(page, url) as visit:
            for game in GAMES:
                setup(visit, game)
                page.locator("summary", has_text="House rules").click()
                for option in games()[game].options.values():
                    field = page.get_by_label(SAY(option.meaning), exact=True)
                    for value in option.values or (option.most, option.least):
                        choose(field, value)
                        expect(field).to_have_accessible_description(sentence(option, value))

    browse(act)


def test_what_was_agreed_on_is_told_during_the_game(url: str) -> None:
    """The rules of a table have the same sentences, for the chosen values."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        with Visit(page, url) as visit:
            setup(visit, "tutto")
            page.locator("summary", has_text="House rules").click()
            choose(page.get_by_label("When the game ends"), "equal_turns")
            page.get_by_label("Target score").fill("2500")
            page.get_by_label("Time per move").select_option("60")
            choose(page.get_by_label("Allow undo if everyone agrees"), value=False)
            page.get_by_role("button", name="Start game").click()
            page.get_by_role("button", name="Rules").click()
            sheet = page.get_by_role("dialog", name="How to play")
            expect(sheet).to_contain_text("you finish the round so that everyone gets the same number of turns")
            expect(sheet).to_contain_text("You play to 2,500 points")
            expect(sheet).to_contain_text("If your 60 seconds run out")
            expect(sheet).to_contain_text("Nobody can undo a move.")

    browse(act)


def test_a_board_of_ones_own(tmp_path: Path, url: str) -> None:
    """A bad file gets the engine's sentence as soon as it is chosen; a good one is played."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        wrong = {
            "not toml": ("size = ", "the file isn’t valid TOML"),
            "a line too short": (
                BOARD.replace("[1, 2, 2, 1, 2, 2, 1],\n    [2, 3", "[1, 2],\n    [2, 3", 1),
                "values[1] must have 7 squares",
            ),
            "too long": ("#" * 70_000, "can have up to 64,000 bytes"),
            "nothing": ("", "is missing the key"),
        }
        with Visit(page, url) as visit:
            setup(visit, "kivi")
            page.get_by_label("Name of player 1").fill("Venla")
            page.locator("summary", has_text="House rules").click()
            file = page.get_by_label("Custom board")
            for name, (text, sentence) in wrong.items():
                file.set_input_files(written(tmp_path / f"{name}.toml", text))
                expect(page.get_by_role("alert")).to_contain_text(sentence)
                expect(page.get_by_label("Name of player 1")).to_have_value("Venla")
            small = 'size = { rows = 1, columns = 2 }\ntargets = [["all_odd", "all_even"]]\nvalues = [[1, 3]]\n'
            file.set_input_files(written(tmp_path / "small.toml", small))
            expect(page.get_by_text("The file works.")).to_be_visible()
            expect(page.get_by_role("alert")).to_have_count(0)
            page.get_by_role("button", name="Start game").click()
            expect(page.get_by_role("group", name="Board").get_by_role("button")).to_have_count(2)
            page.get_by_role("button", name="Rules").click()
            expect(page.get_by_text("Custom, from a file")).to_be_visible()

    browse(act)


@pytest.mark.parametrize("game", [game.name for game in games().values() if game.content])
def test_a_file_to_begin_with_and_an_example(tmp_path: Path, url: str, game: str) -> None:
    """The downloaded file can be chosen unchanged; the same text can be read on the page."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        with Visit(page, url) as visit:
            setup(visit, game)
            page.locator("summary", has_text="House rules").click()
            with page.expect_download() as download:
                page.get_by_role("link", name="Download the").click()
            path = tmp_path / download.value.suggested_filename
            assert path.name == f"noppa-{game}-{games()[game].content}.toml"
            download.value.save_as(path)
            page.locator("input[type=file]").set_input_files(path)
            expect(page.get_by_text("The file works.")).to_be_visible()
            page.get_by_text("See an example").click()
            expect(page.locator("pre")).to_have_text(path.read_text(encoding="utf-8"))

    browse(act)


def test_bots_have_names_and_are_remembered(url: str) -> None:
    """Nobody gets the random bot; chosen bots are offered again the next time, also by one click."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        with Visit(page, url) as visit:
            setup(visit, "yatzy")
            levels = page.get_by_role("radiogroup", name="How well the bot plays").get_by_role("radio")
            assert levels.evaluate_all("all => all.map(({ value }) => value)") == ["easy", "simple", "medium", "hard"]
            expect(page.get_by_label("Name of player 2")).to_have_value("Repo")
            page.get_by_role("button", name="Add bot").click()
            expect(page.get_by_label("Name of player 3")).to_have_value("Repo 2")
            page.get_by_role("radio", name="Pöllö").check(force=True)
            expect(page.get_by_label("Name of player 3")).to_have_value("Pöllö")
            page.get_by_role("button", name="Start game, 3 players").click()
            page.get_by_role("button", name="Roll 5 dice").wait_for()
            shown = visit.person.look(page.url.rpartition("=")[2])["game"]["seats"]
            assert [(seat["name"], seat["bot"]) for seat in shown[1:]] == [("Repo", "medium"), ("Pöllö", "hard")]
            setup(visit, "yatzy")
            expect(page.get_by_label("Name of player 3")).to_have_value("Pöllö")
            start(visit)
            page.get_by_role("button", name="Play Yatzy against a bot").click()
            page.get_by_role("button", name="Roll 5 dice").wait_for()
            again = visit.person.look(page.url.rpartition("=")[2])["game"]["seats"]
            assert [seat["bot"] for seat in again] == ["", "medium", "hard"]

    browse(act)


def test_the_three_ways_to_come_together(url: str) -> None:
    """On this device, by link, against bots: each seats its players, and others can be added to any."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        with Visit(page, url) as visit:
            for way, added, kinds in (
                ("On this device", "Add player", ["here", "here", "here"]),
                ("By link", "Invite by link", ["here", "link", "link"]),
                ("Against bots", "Add player", ["here", "bot", "here"]),
            ):
                setup(visit, "tutto")
                page.get_by_role("radio", name=way).check(force=True)
                page.get_by_role("button", name=added).click()
                page.get_by_role("button", name="Start game").click()
                page.wait_for_url("**/#game=*")
                seats = visit.person.look(page.url.rpartition("=")[2])["game"]["seats"]
                assert [seat["who"] for seat in seats] == kinds

    browse(act)


def test_seats_are_put_in_another_order(url: str) -> None:
    """Dragging and arrow keys work; the first seat starts, and the order is remembered."""

    def names(page: Page) -> list[str]:
        boxes = page.get_by_label(re.compile("^Name of player"))
        return [str(name) for name in boxes.evaluate_all("all => all.map((one) => one.value || one.placeholder)")]

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        with Visit(page, url) as visit:
            setup(visit, "yatzy")
            page.get_by_role("button", name="Add bot").click()
            page.get_by_role("radio", name="Jussi").check(force=True)
            assert names(page) == ["You", "Repo", "Jussi"]
            page.get_by_role("button", name="Move You, player 1 of 3").press("ArrowDown")
            assert names(page) == ["Repo", "You", "Jussi"]
            expect(page.get_by_role("button", name="Move You, player 2 of 3")).to_be_focused()
            rows = page.get_by_role("list", name="At the table").get_by_role("listitem")
            drag(page, page.get_by_role("button", name="Move Jussi"), rows.first)
            assert names(page) == ["Jussi", "Repo", "You"]
            page.get_by_role("button", name="Start game").click()
            page.get_by_role("button", name="Roll 5 dice").wait_for()
            seats = visit.person.look(page.url.rpartition("=")[2])["game"]["seats"]
            assert [(seat["who"], seat["bot"]) for seat in seats] == [("bot", "easy"), ("bot", "medium"), ("here", "")]
            page.get_by_role("img", name=re.compile("% to win")).wait_for()
            page.get_by_role("list", name="Players").get_by_role("button", name=re.compile("Jussi")).click()
            expect(page.locator(".slot")).to_contain_text(
                "% to win. These chances assume everyone plays like an expert."
            )
            setup(visit, "yatzy")
            assert names(page) == ["Jussi", "Repo", "You"]
            page.get_by_role("radio", name="By link").check(force=True)
            expect(page.get_by_text("Next, you’ll get a code and a link for each friend")).to_be_visible()

    browse(act)
