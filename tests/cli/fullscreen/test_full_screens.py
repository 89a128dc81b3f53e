"""The screens around a game: home, new game, lessons, practice, history, review, replay."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cli.fullscreen.playing import game_screen, local_game, opened, press, settle, shown, until
from noppa.bots import BOTS
from noppa.cli.fullscreen.new_game_form import NewGameForm
from noppa.cli.fullscreen.saved_games import new_file, saved_folder, saved_games
from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.fullscreen.screens.history import HistoryScreen
from noppa.cli.fullscreen.screens.home import HomeScreen, SavedScreen
from noppa.cli.fullscreen.screens.lesson import LessonScreen
from noppa.cli.fullscreen.screens.new_game import NewGameScreen
from noppa.cli.fullscreen.screens.replay import ReplayScreen
from noppa.cli.fullscreen.screens.review import ReviewScreen
from noppa.cli.language import SAY
from noppa.cli.play.new_table import new_table
from noppa.cli.play.who_begins import ROLL
from noppa.coach.history import add_to_history
from noppa.core.events import Rolled
from noppa.core.record import Record
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games, rules


def finished(game: str = "yatzy") -> Record:
    """Return a game of a person who plays like the bot `simple`, and one who plays at random."""
    seats = [Seat("Aino", "bot", "simple"), Seat("Bot", "bot", "random")]
    table = Table(rules(game), seats, Seeded(5), BOTS)
    while table.step():
        pass
    table.players = (Seat("Aino"), seats[1])
    return Record.of(table)


def test_games_in_progress_that_disappear_meanwhile_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another terminal may finish a game while the list is made, and a folder may be closed to us."""
    kept, gone = new_file("kivi"), new_file("yatzy")
    assert kept is not None
    assert gone is not None
    Record.of(local_game("kivi", bots=["simple"]).game.table).save(kept)
    found = list(saved_folder().glob("*.json"))
    assert gone in found
    gone.unlink()
    monkeypatch.setattr(Path, "glob", lambda _folder, _pattern: iter(found))
    assert [game.path for game in saved_games()] == [kept]
    monkeypatch.setattr(Path, "glob", refuse)
    assert saved_games() == []


def refuse(_folder: Path, _pattern: str) -> Iterator[Path]:
    """Refuse to list a folder."""
    raise PermissionError


def test_a_game_in_progress_is_continued_from_the_first_screen() -> None:
    """It is listed first with its players; leaving it leads back to the list."""
    session = local_game("kivi", bots=["simple"], save_to=new_file("kivi"))

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            await press(pilot, "space")
        async with opened(HomeScreen(animation=False)) as pilot:
            await until(pilot, "Continue KIVI with Bot")
            await pilot.press("enter")
            await until(pilot, "Roll the rest")
            screen = pilot.app.screen
            assert isinstance(screen, GameScreen)
            assert screen.session.log == ["You rolled 3 6 3 3 2 1."]
            await press(pilot, "q")
            await until(pilot, "Continue KIVI")

    asyncio.run(play())


def test_every_game_in_progress_is_listed() -> None:
    """The first screen has the latest and the five games in sight; one entry leads to all others. `n` starts a game."""
    for _ in range(30):
        local_game("kivi", bots=["simple"], save_to=new_file("kivi"))

    async def play() -> None:
        async with opened(HomeScreen(animation=False)) as pilot:
            await until(pilot, "Your other games (26)")
            assert shown(pilot).count("Continue KIVI with Bot") == 4
            assert [game for game in games() if SAY(f"{game}-tagline") not in shown(pilot)] == []
            await press(pilot, "down", "down", "down", "down")
            await pilot.press("enter")
            await until(pilot, "Back")
            listed = pilot.app.screen
            assert isinstance(listed, SavedScreen)
            assert len(listed.entries) == 26
            await press(pilot, "q", "n")
            await pilot.pause()
            assert isinstance(pilot.app.screen, NewGameScreen)

    asyncio.run(play())


def test_a_new_game_is_chosen_row_by_row() -> None:
    """Left and right change a row; the rules depend on the game; Enter starts it."""

    async def play() -> None:
        async with opened(NewGameScreen("yatzy", animation=False)) as pilot:
            await until(pilot, "Fifteen rows, three rolls")
            await press(pilot, "right")
            await until(pilot, "Target score")
            await press(pilot, "enter")
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, GameScreen)
            assert screen.session.rules.game.name == "tutto"
            assert [seat.kind for seat in screen.session.seats] == ["person", "bot"]
            await press(pilot, "q")
            await pilot.pause()
            assert pilot.app._exit

    asyncio.run(play())


@pytest.mark.parametrize("game", list(games()))
def test_whatever_a_form_offers_can_be_played(game: str) -> None:
    """Each value of each row makes a table, with and without people."""
    form = NewGameForm(game)
    for people in ("Aino", "Aino, Eino", ""):
        form.set_people(people)
        for at in range(1, len(form.rows)):
            for _ in form.rows[at].values:
                form.change(form.rows[at], 1)
                request = form.request()
                table, _ = new_table(game, SAY, request, {})
                sitting = [seat.name for seat in table.seats if seat.kind == "person"]
                assert sorted(sitting) == people.replace(",", "").split()
                assert request["first"] in (table.seats[0].name, ROLL)


def test_what_was_chosen_stays_when_something_else_is_changed() -> None:
    """The number of bots and who goes first do not reset the house rules; another edition brings its own."""
    form = NewGameForm("yatzy")
    rule = next(row for row in form.rows if row.id.startswith("option ") and len(row.values) > 1)
    usual = rule.value
    form.change(rule, 1)
    form.change(form.row("bots"), 1)
    form.change(form.row("first"), -1)
    form.change(form.row("dice"), 1)
    assert form.row(rule.id).value != usual
    assert form.row("first").value == ROLL
    form.change(form.row("edition"), 1)
    form.change(form.row("edition"), -1)
    assert form.row(rule.id).value == usual
    assert form.row("first").value == ROLL


@pytest.mark.parametrize("game", list(games()))
def test_a_lesson_is_taken_step_by_step(game: str) -> None:
    """“Show me” plays every step to the end, and the lesson's last words are shown."""

    async def play() -> None:
        async with opened(LessonScreen(game, animation=False)) as pilot:
            await settle(pilot)
            screen = pilot.app.screen
            assert isinstance(screen, LessonScreen)
            for _ in screen.lesson.lesson.lesson.steps:
                assert screen.lesson.text
                await screen.show_me()
            await pilot.pause()
            assert screen.lesson.done
            assert SAY(f"{game}-lesson-done")[:20] in " ".join(shown(pilot).split())

    asyncio.run(play())


def test_a_lesson_says_when_something_else_is_wanted() -> None:
    """A legal move other than the step's changes nothing."""

    async def play() -> None:
        async with opened(LessonScreen("yatzy", animation=False)) as pilot:
            await settle(pilot)
            screen = pilot.app.screen
            assert isinstance(screen, LessonScreen)
            await press(pilot, "space")
            at = screen.lesson.number
            await press(pilot, "down", "enter")
            assert screen.lesson.number == at
            assert SAY("web-lesson-allowed") in " ".join(shown(pilot).split())

    asyncio.run(play())


def test_a_lesson_from_the_first_screen_pauses_only_with_animations() -> None:
    """There is no pause with --no-animation."""

    async def play() -> None:
        async with opened(HomeScreen(animation=False)) as pilot:
            home = pilot.app.screen
            assert isinstance(home, HomeScreen)
            home.learn("yatzy")
            await pilot.pause()
            lesson = pilot.app.screen
            assert isinstance(lesson, LessonScreen)
            assert lesson.lesson.pause == 0
            assert not lesson.animation

    asyncio.run(play())


def test_the_history_opens_a_review_and_that_the_game_at_a_moment() -> None:
    """The list leads to luck and skill, and a moment to its step."""
    add_to_history(finished())

    async def play() -> None:
        async with opened(HistoryScreen()) as pilot:
            await until(pilot, "Aino")
            await pilot.press("enter")
            await until(pilot, "What decided the game")
            review = pilot.app.screen
            assert isinstance(review, ReviewScreen)
            await until(pilot, "chose:")
            await pilot.press("enter")
            await until(pilot, "→ Next")
            replay = pilot.app.screen
            assert isinstance(replay, ReplayScreen)
            assert replay.steps[replay.at].number == review.moments[0].explained.decision.number

    asyncio.run(play())


def test_a_replay_goes_forward_and_back_and_to_mistakes() -> None:
    """Arrows, Home and End work; n jumps to the next costly choice."""
    record = finished("kivi")

    async def play() -> None:
        async with opened(ReplayScreen(record)) as pilot:
            replay = pilot.app.screen
            assert isinstance(replay, ReplayScreen)
            await until(pilot, "Next mistake")
            await press(pilot, "right", "right", "left")
            assert replay.at == 1
            await press(pilot, "n")
            assert replay.steps[replay.at].number == min(replay.mistakes)
            assert "Better:" in shown(pilot)
            await press(pilot, "end")
            assert replay.at == len(replay.steps) - 1
            await press(pilot, "home", "q")

    asyncio.run(play())


def test_a_replay_says_when_the_dice_are_not_those_of_the_seeds() -> None:
    """The same notice is in a review."""
    record = finished("kivi")
    event = record.events[1]
    assert isinstance(event, Rolled)
    other = Rolled(tuple(sorted(event.dice, reverse=True)))
    assert other != event
    record = replace(record, events=(record.events[0], other, *record.events[2:]))

    async def play() -> None:
        async with opened(ReplayScreen(record)) as pilot:
            await until(pilot, "the dice in this record don’t match")
            await press(pilot, "right")
            assert "the dice in this record" not in shown(pilot)

    asyncio.run(play())


def test_the_palette_lists_what_keys_do() -> None:
    """Ctrl+P, a few letters and Enter are enough."""
    session = local_game("yatzy", players=["Aino"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            await pilot.press("ctrl+p")
            await pilot.pause(0.3)
            await pilot.press(*"Roll")
            await pilot.pause(0.5)
            await pilot.press("enter")
            await pilot.pause(0.3)
            assert session.game.number == 1

    asyncio.run(play())
