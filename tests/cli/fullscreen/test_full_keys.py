"""Keys of the full screen pressed early, undo, and the descriptions of the keys."""

import asyncio

import pytest
from textual.events import Key
from textual.pilot import Pilot

from cli.fullscreen.playing import CHARACTERS, game_screen, local_game, opened, press, settle, shown, until
from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.fullscreen.screens.lesson import LessonScreen
from noppa.cli.fullscreen.widgets.key_bar import KeyBar
from noppa.cli.fullscreen.widgets.panel import Panel
from noppa.core.events import Moved
from noppa.games import games


def held_down(pilot: Pilot[None], *keys: str) -> None:
    """Send keys at once, like a key that is held down."""
    for key in keys:
        pilot.app.post_message(Key(key, CHARACTERS.get(key, key if len(key) == 1 else None)))


async def at_rest(pilot: Pilot[None], screen: GameScreen) -> None:
    """Wait until the effect of a key is done."""
    await pilot.pause(0.1)
    while screen.acting:
        await pilot.pause(0.02)
    await settle(pilot)


def test_keys_do_nothing_while_dice_tumble() -> None:
    """Holding Space rolls once; it writes no row and rerolls no dice that nobody has seen."""
    session = local_game("yatzy", players=["Aino"])

    async def play() -> None:
        screen = GameScreen(session, animation=True)
        async with opened(screen) as pilot:
            await settle(pilot)
            held_down(pilot, "space", "space", "space")
            await pilot.pause(0.05)
            held_down(pilot, "space", "tab", "enter", "enter")
            await at_rest(pilot, screen)
            assert [str(event) for event in session.game.table.events] == ["start", "roll 3 6 3 3 2"]
            await press(pilot, "tab", "enter")
            assert str(session.game.table.events[-1]).startswith("0: score")

    asyncio.run(play())


@pytest.mark.parametrize("game", list(games()))
def test_the_keys_are_below_the_table(game: str) -> None:
    """On 80 columns the keys take two lines; a click on the second line works."""
    session = local_game(game, players=["Aino", "Eino"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            await press(pilot, "space")
            screen = pilot.app.screen
            assert isinstance(screen, GameScreen)
            bar = screen.query_one(KeyBar)
            missing = [key.label for key in screen.current_keys() if key.label and key.label not in bar.text]
            assert missing in ([], ["Type"])
            assert len(bar.text.splitlines()) == 2
            assert bar.region.bottom == 24
            await pilot.click(KeyBar, offset=(bar.text.splitlines()[1].index("Leave"), 1))
            await pilot.pause()
            assert not isinstance(pilot.app.screen, GameScreen)

    asyncio.run(play())


def test_a_key_pressed_twice_takes_one_step_of_a_lesson() -> None:
    """This includes the last step, after which there is none."""

    async def play() -> None:
        screen = LessonScreen("yatzy", animation=False)
        async with opened(screen) as pilot:
            await settle(pilot)
            for number in range(len(screen.lesson.lesson.lesson.steps)):
                assert screen.lesson.number == number
                screen.lesson.pause = 0.05
                held_down(pilot, "s", "s")
                await at_rest(pilot, screen)
            assert screen.lesson.done

    asyncio.run(play())


def test_undo_against_a_bot_takes_back_ones_own_step() -> None:
    """The bot has moved meanwhile: its move is undone too."""
    session = local_game("dicetrip", bots=["simple"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            await press(pilot, "space", "k")
            while not any(
                isinstance(entry.step, Moved) and entry.step.seat == 1 for entry in session.game.table.history
            ):
                await pilot.pause(0.02)
            await press(pilot, "u")
            steps = [str(entry.step) for entry in session.game.table.history]
            assert not [step for step in steps if step.startswith("0:")], shown(pilot)
            assert steps[0] == "roll 3 6 3 3"

    asyncio.run(play())


def test_what_the_coach_recommends_is_chosen_and_done_by_one_key() -> None:
    """Its dice are held while its panel is open, the best three choices have bars, and `d` plays the best one."""
    session = local_game("yatzy", players=["Aino"])

    async def play() -> None:
        screen = game_screen(session)
        async with opened(screen) as pilot:
            await settle(pilot)
            await press(pilot, "space", "c")
            await until(pilot, "Do this")
            panel = screen.query_one(Panel)
            best = (await session.advice(0))[0].move
            assert panel.recommended == str(best)
            await until(pilot, "best")
            option = screen.selection.by_dice()
            assert option is not None
            assert option.move == str(best)
            assert "█" * 16 in shown(pilot)
            await press(pilot, "d")
            assert f"0: {best}" in [str(event) for event in session.game.table.events]
            await until(pilot, "Do this")
            await press(pilot, "escape")
            assert "Do this" not in shown(pilot)

    asyncio.run(play())


def test_advice_that_comes_late_leaves_a_choice_alone() -> None:
    """A choice made while the coach was thinking stays."""
    session = local_game("yatzy", players=["Aino"])

    async def play() -> None:
        screen = game_screen(session)
        async with opened(screen) as pilot:
            await settle(pilot)
            await press(pilot, "space", "tab")
            before = screen.selection.chosen
            screen.post_message(Panel.Advised("keep 3 3 3", ("", "", frozenset())))
            await pilot.pause()
            assert screen.selection.chosen == before

    asyncio.run(play())
