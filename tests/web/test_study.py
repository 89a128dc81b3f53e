"""Records, steps, reviews, practice, history, remarks and chances in a real browser."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from noppa import rules
from noppa.bots import BOTS
from noppa.core.fair import FairDice
from noppa.core.record import Record
from noppa.core.table import Seat, Table
from web.browser import Watched, browse, serious
from web.pages import Visit


def record(folder: Path, game: str = "yatzy") -> Path:
    """Write the record of a game that two simple bots played with fair dice; return its path."""
    dice = FairDice(bytes(range(32)), "a game", ("one", "two"))
    table = Table(rules(game), [Seat("Aino", "bot", "simple"), Seat("Väinö", "bot", "simple")], dice, BOTS)
    while table.step():
        pass
    path = folder / f"{game}.json"
    Record.of(table).save(path)
    return path


def open_file(page: Page, url: str, path: Path) -> None:
    """Choose a file on the start page."""
    page.goto(f"{url}/#home")
    page.get_by_label("Open a game record").set_input_files(path)


def test_a_record_is_stepped_through_by_keyboard(tmp_path: Path, url: str) -> None:
    """Arrow keys, Home and End work; each step is announced; the address names the step and leads back to it."""

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        open_file(page, url, record(tmp_path))
        expect(page.get_by_text(re.compile("All [0-9]+ rolls and cards check out"))).to_be_visible()
        line = page.locator("[aria-live=polite]")
        expect(line).to_have_text("The game begins.")
        page.keyboard.press("ArrowRight")
        expect(line).to_have_text(re.compile("^Aino rolled"))
        expect(line.get_by_role("img", name=re.compile(r"^dice: \d \d \d \d \d$"))).to_be_visible()
        first = line.inner_text()
        page.keyboard.press("ArrowRight")
        expect(line).to_have_text(re.compile("^Aino (kept|scored)"))
        page.keyboard.press("ArrowLeft")
        expect(line).to_have_text(first)
        assert page.url.endswith("#replay=file/step/1")
        page.keyboard.press("End")
        expect(line).to_have_text(re.compile("won"))
        page.keyboard.press("Home")
        expect(line).to_have_text("The game begins.")
        page.keyboard.press("Space")
        expect(line).to_have_text(first)
        page.get_by_role("button", name="Pause").click()
        page.goto(f"{url}/#replay=file/step/1")
        page.reload()
        expect(line).to_have_text(first)
        assert serious(page) == []
        assert watched.errors == []

    browse(act)


@pytest.mark.parametrize("game", ["tutto", "kivi", "dicetto", "dicetrip"])
def test_the_other_games_are_drawn_by_their_own_tables(game: str, tmp_path: Path, url: str) -> None:
    """They run from the beginning to the end without an error, and without any control that would play."""

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        open_file(page, url, record(tmp_path, game))
        last = int(page.get_by_role("slider").get_attribute("max") or 0)
        for step in range(0, last + 1, max(1, last // 25)):
            page.get_by_role("slider").fill(str(step))
            expect(page.get_by_text(f"Step {step} of {last}")).to_be_visible()
            assert page.locator("[data-move]:enabled").count() == 0
        page.get_by_role("slider").press("End")
        expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
        assert watched.errors == []

    browse(act)


def test_a_record_is_reviewed(tmp_path: Path, url: str) -> None:
    """Luck and skill have a sentence, three moments pictures, the rest is folded; a moment leads to its position."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, dark=True)
        page = watched.page
        open_file(page, url, record(tmp_path))
        page.get_by_role("link", name="Luck and skill").click()
        page.get_by_role("group", name="Choose a player").get_by_role("button", name="Väinö").click()
        expect(
            page.get_by_text(re.compile("Väinö [0-9.]+ points?[.] Mistakes cost [0-9.]+ points?[.]"))
        ).to_be_visible()
        moments = page.locator(".moments article")
        expect(moments).to_have_count(3)
        expect(moments.get_by_role("img", name=re.compile("The table before this choice")).first).to_be_visible()
        expect(moments.locator(".still .tray").first).to_be_attached()
        assert serious(page) == []
        section = page.locator("details section").filter(has=page.get_by_role("heading", name="Väinö"))
        expect(section).to_have_count(0)
        page.get_by_text("All decisions").click()
        sums = [float(text.replace("−", "-")) for text in section.locator("dd").all_inner_texts()]
        assert sums[0] + sum(sums[1:-1]) == pytest.approx(sums[-1], abs=0.3)
        mistake = moments.filter(has_text="Better: ").filter(has_text="Väinö chose").first
        mistake.get_by_role("link", name="Step through from here").click()
        expect(page.locator("aside")).to_contain_text("Better: ")
        expect(page.locator("aside")).to_contain_text("Väinö")
        assert watched.errors == []

    browse(act)


def _cut(text: str) -> str:
    return text[:900]


def _alter(text: str) -> str:
    """Return the record with one byte of a roll in the middle changed."""
    data = json.loads(text)
    number = next(at for at, event in enumerate(data["events"]) if at > 30 and event.startswith("roll "))
    event = data["events"][number]
    data["events"][number] = event[:-1] + ("1" if event[-1] != "1" else "2")
    return json.dumps(data)


def test_bad_files_are_told_in_a_sentence(tmp_path: Path, url: str) -> None:
    """Not a record, too long, truncated, altered: what is wrong, where, and what to do; the altered one is shown."""

    def act(browser: Browser) -> None:
        page = Watched(browser).page
        good = record(tmp_path)
        bad = tmp_path / "bad.json"
        for content, sentence in (
            (b"Dear diary", "This file isn’t a Noppa record."),
            (bytes(range(256)), "This file isn’t a Noppa record."),
            (b"x" * 300_000, "This file is 300 kB. A game record can be up to 200 kB."),
            (_cut(good.read_text(encoding="utf-8")).encode(), "This record is damaged or incomplete (line "),
        ):
            bad.write_bytes(content)
            open_file(page, url, bad)
            expect(page.get_by_role("alert")).to_contain_text(sentence)
            expect(page.get_by_text(re.compile("Choose another file"))).to_be_visible()
        bad.write_text(_alter(good.read_text(encoding="utf-8")), encoding="utf-8")
        page.get_by_label("Open a game record").set_input_files(bad)
        expect(page.get_by_role("alert")).to_contain_text("This record failed the check")
        expect(page.get_by_role("alert")).to_contain_text(re.compile("Entry [0-9]+, .* doesn’t fit the game"))
        expect(page.get_by_role("slider")).to_be_visible()

    browse(act)


def test_one_question_of_practice(url: str) -> None:
    """It has the game's own table, comparisons with reasons, a tally, and the next question; then the puzzle."""

    def act(browser: Browser) -> None:
        watched = Watched(browser, dark=True)
        page = watched.page
        page.goto(f"{url}/#practice=yatzy")
        page.locator("button[data-move]:enabled, .act .btn.main:enabled").first.click()
        expect(page.get_by_text(re.compile("[01] of 1 right"))).to_be_visible()
        expect(page.locator(".answer li.own")).to_have_count(1)
        expect(page.locator(".answer .why li").first).to_be_visible()
        assert serious(page) == []
        stored = page.evaluate("JSON.parse(localStorage.getItem('noppa-progress')).yatzy")
        assert stored["asked"] == 1
        page.get_by_role("button", name="Next one").click()
        page.locator("button[data-move]:enabled, .act .btn.main:enabled").first.wait_for()
        page.get_by_role("link", name="Solve today’s Yatzy puzzle").click()
        page.locator("button[data-move]:enabled, .act .btn.main:enabled").first.click()
        expect(page.get_by_text("Day 1 of your streak.")).to_be_visible()
        expect(page.get_by_text("A new one comes tomorrow.")).to_be_visible()
        assert watched.errors == []

    browse(act)


def test_after_one_game_it_stands_in_the_history(url: str) -> None:
    """It has its result and opens step by step; its choices can be practised. Before, the page is empty."""

    def act(browser: Browser) -> None:
        watched = Watched(browser)
        page = watched.page
        with Visit(page, url) as visit:
            visit.go("#history")
            expect(page.get_by_text("No finished games yet.")).to_be_visible()
            game_id = visit.played("yatzy", 100)
            visit.go(f"#game={game_id}")
        page.get_by_role("link", name="Step by step").click()
        expect(page.get_by_text("The game begins.").first).to_be_visible()
        page.goto(f"{url}/#history")
        expect(page.get_by_text("one game")).to_be_visible()
        assert serious(page) == []
        page.locator("ol a").first.click()
        expect(page.get_by_role("slider")).to_be_visible()
        page.goto(f"{url}/#review={game_id}")
        page.get_by_role("link", name="Practise these").click()
        expect(page.get_by_text("From one of your games.")).to_be_visible()
        assert watched.errors == []

    browse(act)


def test_a_costly_choice_is_remarked_upon_and_chances_add_up(url: str) -> None:
    """There is one short line, and a bar of 100 per cent; both can be switched off. A first game gets no remarks."""

    def act(browser: Browser) -> None:
        page = Watched(browser, 390, 844).page
        page.goto(url)
        page.get_by_role("button", name="Play Yatzy against a bot").click()
        page.get_by_role("button", name="Roll 5 dice").click()
        with page.expect_response(re.compile("/remark")):
            page.get_by_role("button", name=re.compile("^Write 0 in ")).last.click()
        page.get_by_role("button", name="Roll 5 dice").wait_for()
        expect(page.get_by_text(re.compile("That cost"))).to_have_count(0)
        page.goto(f"{url}/#home")
        page.get_by_role("button", name="Play Yatzy against a bot").click()
        bar = page.get_by_role("img", name=re.compile("% to win"))
        label = bar.get_attribute("aria-label") or ""
        assert sum(map(int, re.findall("([0-9]+)%", label))) == 100
        page.get_by_role("button", name="Roll 5 dice").click()
        page.get_by_role("button", name=re.compile("^Write 0 in ")).last.click()
        expect(page.get_by_text(re.compile("That cost [0-9.]+ points?. Better: "))).to_be_visible()
        page.get_by_role("button", name="Show me").click()
        look = page.get_by_role("dialog", name="What would have been better")
        expect(look.get_by_role("img", name=re.compile("with the better one marked"))).to_be_visible()
        expect(look.locator("li.own")).to_contain_text(re.compile("points? less"))
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Show chances to win").uncheck()
        page.get_by_label("Tell me when a choice was a mistake").uncheck()
        page.get_by_role("button", name="Close").click()
        expect(bar).to_have_count(0)
        page.get_by_role("button", name="Roll 5 dice").click()
        page.get_by_role("button", name=re.compile("^Write 0 in ")).last.click()
        page.get_by_role("button", name="Roll 5 dice").wait_for()
        expect(page.get_by_text(re.compile("That cost"))).to_have_count(0)

    browse(act)
