"""The home screen: continue or start a game, learn, practise, see the history."""

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from rich.text import Text
from textual.screen import Screen

from noppa.bots import BOTS
from noppa.cli.fullscreen.local_session import LocalSession
from noppa.cli.fullscreen.saved_games import SavedGame, saved_games
from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.fullscreen.screens.history import HistoryScreen
from noppa.cli.fullscreen.screens.lesson import LessonScreen
from noppa.cli.fullscreen.screens.listing import Action, Entry, ListScreen
from noppa.cli.fullscreen.screens.new_game import NewGameScreen
from noppa.cli.fullscreen.screens.page import PageScreen
from noppa.cli.fullscreen.screens.practice import PracticeScreen
from noppa.cli.fullscreen.screens.puzzle import PuzzleScreen
from noppa.cli.fullscreen.widgets.key_bar import Key
from noppa.cli.language import SAY
from noppa.cli.output.pager import rules_page
from noppa.core.rules import Rules
from noppa.games import games, has_lesson, has_part, rules, rules_of
from noppa.locale.choosing import own_edition

OpenGame: TypeAlias = Callable[[str], None]
GameFilter: TypeAlias = Callable[[str], bool]
SHOWN = 4
"""The games in progress that the first screen lists."""


class HomeScreen(ListScreen):
    """The list of everything to open, with the games in progress first."""

    def __init__(self, *, animation: bool = True) -> None:
        super().__init__()
        self.animation = animation

    def title_text(self) -> str:
        """Return the program's name."""
        return "Noppa"

    def list_entries(self) -> Sequence[Entry]:
        """Return the latest games in progress, then the other entries."""
        saved = saved_games()
        others = [Entry(f"{SAY('web-running')} ({len(saved) - SHOWN})", self.list_saved)] if len(saved) > SHOWN else []
        return [
            *(self.saved_entry(game) for game in saved[:SHOWN]),
            *others,
            *self.game_entries(separated=bool(saved)),
            Entry(SAY("full-learn"), self._choose_game(SAY("full-learn"), self.learn, has_lesson), first=True),
            Entry(SAY("web-practice"), self._choose_game(SAY("web-practice"), self.practise, has_evaluator)),
            Entry(SAY("study-puzzle"), self._choose_game(SAY("study-puzzle"), self.solve_puzzle, has_evaluator)),
            Entry(SAY("web-history"), lambda: self.open(HistoryScreen())),
            Entry(SAY("web-rules"), self._choose_game(SAY("web-rules"), self.show_rules, lambda _game: True)),
            Entry(SAY("full-leave-noppa"), self.close),
        ]

    def current_keys(self) -> Iterable[Key]:
        """Return the keys of the list; leaving it exits Noppa."""
        *others, last = super().current_keys()
        new = Key(("n",), SAY("full-new-game"), self.new_game)
        return [*others, new, replace(last, label=SAY("full-leave"))]

    def open(self, screen: Screen[Any]) -> None:
        """Open a screen above this one."""
        self.app.push_screen(screen)

    def new_game(self, game: str | None = None) -> None:
        """Open the form for a new game."""
        self.open(NewGameScreen(game, animation=self.animation))

    def game_entries(self, *, separated: bool) -> list[Entry]:
        """Return a line for each game, which opens the form for a new one."""
        return [
            Entry(_titled(name), lambda name=name: self.new_game(name), first=separated and at == 0)  # type: ignore[misc]
            for at, name in enumerate(games())
        ]

    def saved_entry(self, game: SavedGame) -> Entry:
        """Return the line of a game in progress."""
        return Entry(_saved(game), lambda: self.resume(game))

    def list_saved(self) -> None:
        """List all other games in progress."""
        self.open(SavedScreen(self))

    def resume(self, game: SavedGame) -> None:
        """Resume a game in progress."""
        table = game.record.replay(rules_of(game.record), BOTS)
        session = LocalSession(table, SAY, save_to=game.path)
        self.open(GameScreen(session, animation=self.animation))

    def learn(self, game: str) -> None:
        """Open the lesson of a game."""
        self.open(LessonScreen(game, animation=self.animation))

    def practise(self, game: str) -> None:
        """Open practice in a game."""
        self.open(PracticeScreen(_rules(game), secrets.randbelow(10**9)))

    def solve_puzzle(self, game: str) -> None:
        """Open the puzzle of the day, which uses the default rules of the game."""
        self.open(PuzzleScreen(rules(game)))

    def show_rules(self, game: str) -> None:
        """Open the rules of a game in the edition of the reader's language."""
        self.open(PageScreen(SAY(f"{game}-name"), rules_page(_rules(game), SAY)))

    def _choose_game(self, title: str, do: OpenGame, has: GameFilter) -> Action:
        return lambda: self.open(GamesScreen(title, do, has))


class SavedScreen(ListScreen):
    """The games in progress that the first screen does not list."""

    def __init__(self, home: HomeScreen) -> None:
        super().__init__()
        self._home = home

    def title_text(self) -> str:
        """Return the title of the list."""
        return SAY("web-running")

    def list_entries(self) -> Sequence[Entry]:
        """Return the older games in progress."""
        return [self._home.saved_entry(game) for game in saved_games()[SHOWN:]]


class GamesScreen(ListScreen):
    """A list of games to open something of one."""

    def __init__(self, title: str, do: OpenGame, has: GameFilter) -> None:
        super().__init__()
        self._heading, self._do, self._has = title, do, has

    def title_text(self) -> str:
        """Return the title of the list."""
        return self._heading

    def list_entries(self) -> Sequence[Entry]:
        """Return the games that pass the filter."""
        names = [name for name in games() if self._has(name)]
        return [Entry(_titled(name), lambda name=name: self._do(name)) for name in names]  # type: ignore[misc]


def has_evaluator(game: str) -> bool:
    """Return whether the coach knows a game."""
    return has_part(game, "evaluator")


def _rules(game: str) -> Rules[Any]:
    """Return the rules of a game in the edition of the reader's language."""
    return rules(game, own_edition(games()[game], SAY.language).name)


def _titled(game: str) -> Text:
    """Return a game's name and what it is about."""
    return Text.assemble((f"{SAY(f'{game}-name'):<12}", "bold"), f" {SAY(f'{game}-tagline')}")


def _saved(game: SavedGame) -> str:
    names = [seat.name for seat in game.record.players if seat.name != SAY("you")]
    title = SAY(f"{game.record.game}-name")
    return SAY("full-continue", game=title, names=names, others=len(names), day=game.day)
