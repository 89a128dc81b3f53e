"""Games on the full screen, by keys alone."""

import asyncio
from pathlib import Path

import pytest

from cli.fullscreen.playing import (
    LARGE,
    SMALL,
    game_screen,
    local_game,
    opened,
    play_by_keys,
    press,
    settle,
    shown,
    until,
)
from noppa.cli.fullscreen.entry import EntryLine
from noppa.cli.fullscreen.saved_games import new_file, saved_games
from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.fullscreen.screens.hand_over import HandOverScreen
from noppa.cli.fullscreen.screens.page import PageScreen
from noppa.cli.fullscreen.screens.result import ResultScreen
from noppa.cli.fullscreen.session import Change
from noppa.cli.fullscreen.widgets.dice_view import DiceView
from noppa.cli.fullscreen.widgets.key_bar import KeyBar
from noppa.cli.fullscreen.widgets.scene_view import SceneView
from noppa.coach.history import history
from noppa.core import record_file
from noppa.core.errors import NoppaError
from noppa.core.rules import Over
from noppa.games import games
from noppa.games.yatzy.rows import ROWS


def test_dice_are_held_and_the_rest_rolled_again(tmp_path: Path) -> None:
    """Digits hold dice, Space rolls the others, Enter writes the row under the cursor, and then the bot plays."""
    file = tmp_path / "game.json"
    session = local_game("yatzy", bots=["simple"], save_to=file)

    async def play() -> None:
        async with opened(game_screen(session), SMALL) as pilot:
            await settle(pilot)
            await press(pilot, "space", "1", "3", "space", "down", "enter")

    asyncio.run(play())
    events = [str(event) for event in record_file.load(file).events]
    assert events[1:3] == ["roll 3 6 3 3 2", "0: keep 3 3"]
    assert events[4] == "0: score ones"
    assert events[-1].startswith("1: score")


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
def test_held_dice_and_the_row_under_the_cursor_are_marked(size: tuple[int, int]) -> None:
    """A held die has a heavy frame, and the line above the keys shows what Enter plays."""
    session = local_game("yatzy", bots=["simple"])

    async def play() -> None:
        async with opened(game_screen(session), size) as pilot:
            await settle(pilot)
            await press(pilot, "space", "2")
            assert "╭─1─────╮ ┏━2━━━━━┓ ╭─3─────╮" in shown(pilot)
            await press(pilot, "2", "down", "down", "down")
            assert "Enter: Threes 9" in shown(pilot)

    asyncio.run(play())


@pytest.mark.parametrize("game", ["tutto", "kivi", "dicetto", "dicetrip"])
def test_every_game_is_played_by_keys(game: str) -> None:
    """Every question in a few turns, with a resize in the middle, can be answered by keys."""
    session = local_game(game, bots=["simple"])

    async def play() -> int:
        async with opened(game_screen(session), SMALL) as pilot:
            answered = await play_by_keys(pilot, session, 4)
            await pilot.resize_terminal(*LARGE)
            return answered + await play_by_keys(pilot, session, 4)

    assert asyncio.run(play()) == 8


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", list(games()))
def test_every_game_is_played_to_its_end_by_keys(game: str) -> None:
    """The game goes on until the result is shown."""
    session = local_game(game, bots=["simple"])

    async def play() -> None:
        async with opened(game_screen(session), SMALL) as pilot:
            await play_by_keys(pilot, session)
            await pilot.pause()
            assert isinstance(pilot.app.screen, ResultScreen)

    asyncio.run(play())


def test_a_finished_game_is_in_the_history_and_no_longer_in_progress() -> None:
    """A game in progress has a file; once finished, it is in the history instead."""
    file = new_file("yatzy")
    session = local_game("yatzy", players=["Aino"], save_to=file)

    async def play() -> None:
        for row in ROWS:
            await session.roll(0)
            assert [saved.path for saved in saved_games()] == [file]
            await session.play(0, f"score {row}")

    asyncio.run(play())
    assert saved_games() == []
    assert [(entry.game, entry.name) for entry in history()] == [("yatzy", "Aino")]


def test_the_end_shows_the_scores_and_offers_another_game() -> None:
    """The winner is above every score; “Play again” starts a new game with the same players on the same screen."""
    session = local_game("yatzy", players=["Aino", "Eino"])

    async def play() -> None:
        for row in ROWS:
            for seat in (0, 1):
                await session.roll(seat)
                if (row, seat) != (ROWS[-1], 1):
                    await session.play(seat, f"score {row}")
        async with opened(game_screen(session)) as pilot:
            await press(pilot, "tab", "enter")
            await until(pilot, "Play again")
            await pilot.press("t")
            over = session.pending
            assert isinstance(over, Over)
            winner = session.seats[over.winners[0]].name
            await until(pilot, f"{winner} won with {max(over.scores)} points")
            screen = pilot.app.screen
            assert isinstance(screen, GameScreen)
            assert [key.sign for key in screen.current_keys()] == ["Esc", "l", "i", "?", "q"]
            await pilot.press("escape")
            await until(pilot, "Play again")
            result = pilot.app.screen
            assert isinstance(result, ResultScreen)
            assert f"★ {winner} {max(over.scores)}" in " ".join(shown(pilot).split())
            await pilot.press("a")
            await until(pilot, "Round 1 of 15")
            again = pilot.app.screen
            assert isinstance(again, GameScreen)
            assert again.session is not session
            assert again.session.seats == session.seats

    asyncio.run(play())


def test_whatever_was_played_is_on_disk_before_it_is_shown(tmp_path: Path) -> None:
    """When a change is shown, the file already contains it: a terminal that disappears loses no move."""
    file = tmp_path / "game.json"
    session = local_game("yatzy", bots=["simple"], save_to=file)
    shown_events: list[tuple[int, int]] = []

    async def show(_change: Change) -> None:
        shown_events.append((len(record_file.load(file).events), len(session.game.table.events)))

    async def play() -> None:
        running = asyncio.create_task(session.run(show))
        await asyncio.sleep(0)
        await session.roll(0)
        await session.play(0, "score chance")
        while session.due_seat is None:
            await asyncio.sleep(0.01)
        running.cancel()

    asyncio.run(play())
    assert len(shown_events) >= 4
    assert all(stored == known for stored, known in shown_events)


def test_bots_alone_are_watched_at_any_speed() -> None:
    """No input is needed; Space pauses, the right arrow takes one step, and faster halves the wait."""
    session = local_game("kivi", bots=["random", "simple"])
    session.pace = 0.01

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await pilot.pause(0.2)
            await pilot.press("space")
            await pilot.pause(0.1)
            before = session.game.number
            assert before > 0
            await pilot.pause(0.1)
            assert session.game.number == before
            await pilot.press("right")
            await pilot.pause(0.2)
            assert session.game.number == before + 1
            session.pace = 0.4
            await pilot.press("plus")
            await pilot.pause()
            assert session.pace == 0.15

    asyncio.run(play())


def test_a_typed_move_is_completed_remembered_and_refused_with_a_reason() -> None:
    """The line accepts what the plain terminal accepts, and the up arrow recalls it."""
    session = local_game("yatzy", players=["Aino"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await press(pilot, "space", "colon", *"keep", "space", *"77", "enter")
            assert "You can’t play “keep 77” now." in shown(pilot)
            entry = pilot.app.screen.query_one(EntryLine)
            assert entry.display
            assert entry.value == "keep 77"
            await press(pilot, "escape", "colon", "up")
            assert entry.value == "keep 77"
            await press(pilot, "escape", "colon", *"score chan", "right", "enter")
            assert str(session.game.table.events[-1]) == "0: score chance"

    asyncio.run(play())


def test_panels_help_and_undo() -> None:
    """Coach, chances, log and help open over the table; the item under the cursor is explained; undo frees the row."""
    session = local_game("yatzy", players=["Aino", "Eino"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await press(pilot, "space", "down", "question_mark")
            await until(pilot, "Add up the dice that show ⚀.")
            await press(pilot, "l")
            await until(pilot, "What happened")
            await press(pilot, "c")
            await until(pilot, "than the rest, exact.")
            await press(pilot, "escape", "down", "enter")
            assert session.due_seat == 1
            await press(pilot, "u")
            assert session.due_seat == 0
            await press(pilot, "i")
            assert isinstance(pilot.app.screen, PageScreen)
            await press(pilot, "q")
            assert isinstance(pilot.app.screen, GameScreen)

    asyncio.run(play())


def test_the_mouse_holds_dice_and_chooses_rows() -> None:
    """A click on a die holds it, one on a row selects it, a second one plays there; keys can be clicked."""
    session = local_game("yatzy", players=["Aino", "Eino"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            await pilot.click(KeyBar, offset=(1, 0))
            await settle(pilot)
            screen = pilot.app.screen
            assert isinstance(screen, GameScreen)
            await pilot.click(DiceView, offset=(12, 2))
            await settle(pilot)
            assert screen.selection.held == {1}
            await pilot.click(SceneView, offset=(3, 2))
            await settle(pilot)
            assert screen.selection.cursor == "twos"
            await pilot.click(SceneView, offset=(3, 2))
            await settle(pilot)
            assert str(session.game.table.events[-1]) == "0: score twos"

    asyncio.run(play())


def test_real_dice_are_typed() -> None:
    """The line opens automatically, and the row can be chosen at once."""
    session = local_game("yatzy", players=["Aino"], dice="real")

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            await press(pilot, *"66655", "enter")
            assert [str(event) for event in session.game.table.events] == ["start", "roll 6 6 6 5 5"]
            await press(pilot, "colon", *"full", "enter")
            assert str(session.game.table.events[-1]) == "0: score full_house"
            await press(pilot, *"12345", "enter")
            assert str(session.game.table.events[-1]) == "roll 1 2 3 4 5"

    asyncio.run(play())


def test_a_whole_turn_at_a_real_table_is_typed_in_one_line() -> None:
    """Cards and points are entered all or none: an impossible turn leaves the game unchanged."""
    session = local_game("tutto", players=["Aino", "Eino"], dice="real")

    async def play() -> None:
        with pytest.raises(NoppaError):
            await session.enter("turn 600 1")
        assert session.game.number == 0
        await session.enter("turn 600 x2 1500")

    asyncio.run(play())
    assert session.due_seat == 1
    assert session.view(0)["sheets"][0]["total"] == 1500
    assert session.log == ["Aino: stop and bank 1,500."]


def test_the_next_person_sees_nothing_before_they_are_there() -> None:
    """In Dice Trip one player's map is covered before the other takes the screen."""
    session = local_game("dicetrip", players=["Aino", "Eino"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            await press(pilot, "space", "k")
            for _ in range(2):
                await press(pilot, "tab", "enter")
                await press(pilot, "enter")
            await pilot.pause()
            assert isinstance(pilot.app.screen, HandOverScreen)
            assert "Eino" in shown(pilot)
            await press(pilot, "enter")
            await settle(pilot)
            assert session.due_seat == 1

    asyncio.run(play())


@pytest.mark.parametrize("size", [SMALL, (60, 20)], ids=["80x24", "60x20"])
def test_a_list_of_moves_is_never_behind_a_panel(size: tuple[int, int]) -> None:
    """The panel closes while something is chosen from a list, and reopens."""
    session = local_game("yatzy", players=["Aino"])

    async def play() -> None:
        async with opened(game_screen(session), size) as pilot:
            await settle(pilot)
            await press(pilot, "space", "l")
            await until(pilot, "What happened")
            await press(pilot, "m")
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, GameScreen)
            assert screen.menu is not None
            assert screen.menu.labels[0] in shown(pilot)
            assert "What happened" not in shown(pilot)
            await press(pilot, "escape")
            await until(pilot, "What happened")

    asyncio.run(play())


def test_tab_goes_through_the_completions() -> None:
    """It shows one after the other, then the typed text again."""
    session = local_game("yatzy", players=["Aino"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            await press(pilot, "space", "colon", *"score t")
            entry = pilot.app.screen.query_one(EntryLine)
            found = []
            for _ in range(6):
                await press(pilot, "tab")
                found.append(entry.value)
            rows = ("twos", "threes", "two_pairs", "three_of_a_kind")
            assert found[:5] == [*(f"score {row}" for row in rows), "score t"]
            assert found[5] == found[0]
            await press(pilot, "tab", "enter")
            assert str(session.game.table.events[-1]) == "0: score threes"

    asyncio.run(play())


@pytest.mark.parametrize("game", list(games()))
def test_help_says_what_the_keys_of_this_game_do_now(game: str) -> None:
    """Each line of it is a key of the screen with its label, at any width."""
    session = local_game(game, bots=["simple"])

    async def play() -> None:
        async with opened(game_screen(session)) as pilot:
            await settle(pilot)
            for keys in (("question_mark",), ("space",)):
                await press(pilot, *keys)
                await pilot.pause()
                screen = pilot.app.screen
                assert isinstance(screen, GameScreen)
                text = " ".join(" ".join(line.split("┃")[-1] for line in shown(pilot).splitlines()).split())
                for key in screen.current_keys():
                    assert not key.label or f"{key.sign} {key.label}" in text, (key, text)
                assert "read about it" in text

    asyncio.run(play())
