"""The screens of practice and of the puzzle of the day."""

import asyncio
from datetime import UTC, datetime

from cli.fullscreen.playing import opened, press, shown, until
from noppa.bots import BOTS
from noppa.cli.fullscreen.screens.home import HomeScreen
from noppa.cli.fullscreen.screens.practice import PracticeScreen, PracticeSession, QuestionScreen
from noppa.cli.fullscreen.screens.puzzle import PuzzleQuestionScreen
from noppa.cli.fullscreen.widgets.key_bar import KeyBar
from noppa.cli.language import SAY
from noppa.coach.practice import Practice, puzzle_days
from noppa.coach.questions import puzzle
from noppa.games import games, rules


def test_practice_compares_the_choices_and_asks_the_next_question() -> None:
    """The coach judges the answer, and Enter goes on."""

    async def play() -> None:
        async with opened(PracticeScreen(rules("tutto"), 7)) as pilot:
            await until(pilot, "This one’s about")
            screen = pilot.app.screen
            assert isinstance(screen, QuestionScreen)
            first = screen.practice.question
            await press(pilot, "m", "enter")
            await until(pilot, "What each choice is worth")
            assert "best" in shown(pilot)
            await pilot.press("enter")
            await until(pilot, "This one’s about")
            assert screen.practice.question != first
            await press(pilot, "q")
            await pilot.pause()
            assert pilot.app._exit

    asyncio.run(play())


def test_you_are_you_in_every_question() -> None:
    """The next question may be about another seat; the others are rivals."""
    practice = Practice(rules("kivi"), BOTS["simple"], 7)
    session = PracticeSession(practice, practice.next())

    async def ask() -> set[int]:
        asked = set()
        for _ in range(6):
            assert session.seats[session.seat].name == "You"
            assert [seat.name for seat in session.seats].count("Rival") == 1
            asked.add(session.seat)
            await session.next()
        return asked

    assert len(asyncio.run(ask())) > 1


def test_the_puzzle_of_the_day_is_opened_from_the_first_screen() -> None:
    """It is everybody's puzzle of today; the answer counts for the streak, and there is no next one."""
    today = datetime.now(UTC).date()

    async def play() -> None:
        async with opened(HomeScreen(animation=False)) as pilot:
            await until(pilot, "Puzzle of the day")
            await press(pilot, *["down"] * (len(games()) + 2))
            await pilot.press("enter")
            await until(pilot, "Back")
            await press(pilot, *["down"] * list(games()).index("tutto"))
            await pilot.press("enter")
            await until(pilot, f"Tutto puzzle of the day, {today}")
            screen = pilot.app.screen
            assert isinstance(screen, PuzzleQuestionScreen)
            assert screen.practice.question.state == puzzle(rules("tutto"), BOTS["simple"], today).state
            await press(pilot, "m", "enter")
            await until(pilot, "Day 1 of your streak")
            assert puzzle_days() == [today]
            assert "Next" not in screen.query_one(KeyBar).text
            await press(pilot, "q")
            await until(pilot, SAY("tutto-tagline"))

    asyncio.run(play())
