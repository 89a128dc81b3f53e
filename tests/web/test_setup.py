"""The form for a new game: every option says what it changes, and a board, deck or map may be one's own."""

from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from noppa.core.options import Option, Value
from noppa.games import games
from noppa.locale import Messages
from web.browser import Watched, browse
from web.pages import GAMES, Visit, setup

SAY = Messages()
BOARD = files("noppa.games.kivi").joinpath("board.toml").read_text(encoding="utf-8")


def sentence(option: Option, value: Value) -> str:
    """What a value of an option changes."""
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
    """A file with that text."""
    path.write_text(text, encoding="utf-8")
    return path


def test_every_value_of_every_option_says_what_it_changes(url: str) -> None:
    """Before the game under each choice, of all five games."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        with Visit(page, url) as visit:
            for game in GAMES:
                setup(visit, game)
                for option in games()[game].options.values():
                    field = page.get_by_label(SAY(option.meaning), exact=True)
                    for value in option.values or (option.most, option.least):
                        choose(field, value)
                        expect(field).to_have_accessible_description(sentence(option, value))

    browse(act)


def test_what_was_agreed_on_is_told_during_the_game(url: str) -> None:
    """The rules of a table have the same sentences, for the values that were chosen."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        with Visit(page, url) as visit:
            setup(visit, "tutto")
            page.get_by_label("Where player 2 plays").select_option("bot")
            choose(page.get_by_label("When the game ends"), "equal_turns")
            page.get_by_label("Points that end the game").fill("2500")
            page.get_by_label("Time for a decision").select_option("60")
            choose(page.get_by_label("Moves may be taken back"), value=False)
            page.get_by_role("button", name="Sit down").click()
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="Rules of this table").click()
            told = page.get_by_role("dialog", name="Rules of this table")
            expect(told).to_contain_text("The round is finished so that all have had as many turns")
            expect(told).to_contain_text("The game is played to 2,500 points")
            expect(told).to_contain_text("When the 60 seconds are over")
            expect(told).to_contain_text("A move stands as it was made.")

    browse(act)


def test_a_board_of_ones_own(tmp_path: Path, url: str) -> None:
    """A file that is wrong gets the engine's sentence and nothing is lost; the right one is played on."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        wrong = {
            "not toml": ("size = ", "this is not valid TOML"),
            "a line too short": (
                BOARD.replace("[1, 2, 2, 1, 2, 2, 1],\n    [2, 3", "[1, 2],\n    [2, 3", 1),
                "values[1] must have 7 squares",
            ),
            "too long": ("#" * 70_000, "at most 64,000 bytes"),
            "nothing": ("", "lacks"),
        }
        with Visit(page, url) as visit:
            setup(visit, "kivi")
            page.get_by_label("Name of player 1").fill("Venla")
            page.get_by_label("Where player 2 plays").select_option("here")
            file = page.get_by_label("Your own board")
            for name, (text, told) in wrong.items():
                file.set_input_files(written(tmp_path / f"{name}.toml", text))
                if name != "too long":
                    page.get_by_role("button", name="Sit down").click()
                expect(page.get_by_role("alert")).to_contain_text(told)
                expect(page.get_by_label("Name of player 1")).to_have_value("Venla")
            small = 'size = { rows = 1, columns = 2 }\ntargets = [["all_odd", "all_even"]]\nvalues = [[1, 3]]\n'
            file.set_input_files(written(tmp_path / "small.toml", small))
            page.get_by_role("button", name="Sit down").click()
            expect(page.get_by_role("group", name="Board").get_by_role("button")).to_have_count(2)
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="Rules of this table").click()
            expect(page.get_by_text("People’s own, from a file")).to_be_visible()

    browse(act)
