"""`noppa menu`: chooses a game and opponents."""

from contextlib import suppress

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.bots import levels_of, usual_level
from noppa.cli.commands.play import play
from noppa.cli.console import CONSOLE
from noppa.cli.fullscreen.start import has_full_screen, open_home
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.games import games
from noppa.locale import Messages

LEVELS = ("medium", "easy", "hard")


@click.command("menu", cls=LocalizedCommand)
@click.option("--plain", is_flag=True)
@click.pass_context
def show_menu(context: click.Context, *, plain: bool) -> None:
    """Choose a game and opponents; Enter takes the first entry of each list."""
    if has_full_screen(plain=plain):
        open_home()
        return
    console, say = CONSOLE, SAY
    names = list(games())
    console.print(Text(say("menu-title"), style="bold"))
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for number, name in enumerate(names, 1):
        grid.add_row(f"  {number}", say(f"{name}-name"), Text(say(f"{name}-tagline"), style="dim"))
    console.print(grid)
    with suppress(KeyboardInterrupt, EOFError):
        game = _choice(console, say, say("menu-game", most=len(names)), names)
        ways = ["bot", "alone", "friends", "real"]
        if games()[game].least_players > 1:
            ways.remove("alone")
        _list(console, [say(f"menu-way-{way}") for way in ways])
        way = _choice(console, say, say("menu-way", most=len(ways)), ways)
        players: tuple[str, ...] = ()
        bots: tuple[str, ...] = ()
        if way in ("friends", "real"):
            players = _names(console, say)
        if way == "bot":
            bots = (_level(console, say, game),)
        context.invoke(
            play,
            game=game,
            players=players,
            bots=bots,
            dice="real" if way == "real" else "fair",
            plain=plain,
        )


def _level(console: Console, say: Messages, game: str) -> str:
    """Return the chosen level; a game without these levels gets its usual one."""
    levels = [level for level in LEVELS if level in levels_of(game)]
    if not levels:
        return usual_level(game)
    _list(console, [say(f"menu-level-{level}") for level in levels])
    return _choice(console, say, say("menu-level", most=len(levels)), levels)


def _list(console: Console, entries: list[str]) -> None:
    """Print numbered entries; long ones wrap with an indent."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for number, entry in enumerate(entries, 1):
        grid.add_row(f"  {number}", entry)
    console.print(grid)


def _choice(console: Console, say: Messages, question: str, choices: list[str]) -> str:
    while True:
        typed = console.input(Text(question + " ", style="bold")).strip().lower()
        if not typed:
            return choices[0]
        if typed in ("q", "quit"):
            raise EOFError
        if typed in choices:
            return typed
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1]
        console.print(Text(say("menu-not-there", typed=typed, most=len(choices)), style="red"))


def _names(console: Console, say: Messages) -> tuple[str, ...]:
    while True:
        typed = console.input(Text(say("menu-names") + " ", style="bold"))
        names = tuple(name.strip() for name in typed.split(",") if name.strip())
        if names:
            return names
