"""`noppa play`: plays a game in the terminal, alone, with friends or against bots."""

import sys
from pathlib import Path
from typing import Any

import click

from noppa.bots import prepare
from noppa.cli.completion import complete_level
from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.fullscreen.saved_games import new_file
from noppa.cli.fullscreen.start import has_full_screen, open_game, open_home
from noppa.cli.language import SAY
from noppa.cli.localized import BadUsage, LocalizedCommand
from noppa.cli.output.progress import progress_bar
from noppa.cli.play.new_table import edition_note, new_table
from noppa.cli.play.programs import resume_table, start_programs
from noppa.cli.play.save_file import is_taken
from noppa.cli.play.terminal_game import TerminalGame
from noppa.cli.rule_options import content_names, content_options, game_argument, variant_options
from noppa.core import record_file
from noppa.core.errors import BadOption
from noppa.games import games

OF_NEW_GAMES = {
    "edition": "--edition",
    "options": "--option",
    "players": "--player",
    "bots": "--bot",
    "first": "--first",
    "dice": "--dice",
    "every_roll": "--every-roll",
    "seed": "--seed",
}
"""The parameters of a new game and their options, besides custom files; a saved game has them in its file."""


@click.command("play", cls=LocalizedCommand)
@game_argument(required=False)
@variant_options
@click.option("--player", "players", multiple=True, metavar="NAME")
@click.option("--bot", "bots", multiple=True, metavar="LEVEL", shell_complete=complete_level)
@click.option("--engine", "engines", multiple=True, metavar="CMD")
@click.option("--timeout", type=click.FloatRange(0.1), default=10.0, metavar="SECONDS")
@click.option("--first", metavar="NAME")
@click.option("--dice", type=click.Choice(["fair", "real"]), default="fair")
@click.option("--every-roll", is_flag=True)
@click.option("--seed", type=int)
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--overwrite", is_flag=True)
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE")
@content_options
@click.option("--coach", is_flag=True)
@click.option("--pace", type=click.FloatRange(0), default=0.4, metavar="SECONDS")
@click.option("--plain", is_flag=True)
@click.option("--no-animation", is_flag=True)
@report_errors
def play(game: str | None = None, resume: Path | None = None, save: Path | None = None, **flags: Any) -> None:
    """Play a game in the terminal."""
    if resume and game:
        raise BadUsage(SAY("ask-resume-or-new"))
    full_screen = has_full_screen(plain=flags.get("plain", False))
    for_new_game = _of_new_game(flags)
    if resume and for_new_game:
        raise BadOption("play-resume", option=for_new_game)
    if not resume and not game:
        if full_screen and not for_new_game:
            open_home(animation=not flags.get("no_animation", False))
            return
        raise BadUsage(SAY("ask-which-game", games=list(games())))
    if save and is_taken(save, by=resume) and not flags.get("overwrite"):
        raise BadOption("save-exists", path=str(save))
    news: list[str] = []
    with start_programs(flags.get("engines", ()), flags.get("timeout", 10.0)) as programs:
        if resume:
            table = resume_table(record_file.load(resume), programs)
            save = save or resume
        else:
            table, news = new_table(str(game), SAY, flags, programs)
        if full_screen:
            open_game(table, news, resumed_from=resume, save_to=save, flags=flags)
            return
        with progress_bar(SAY("solving")) as progress:
            prepare(table.rules, [seat.player for seat in table.seats], progress)
        if save is None and (CONSOLE.is_terminal or sys.stdin.isatty()):
            save = new_file(table.rules.game.name)  # in case the terminal closes; a script does not continue games
        pace, coach = flags.get("pace", 0.4), flags.get("coach", False)
        terminal_game = TerminalGame(table, CONSOLE, SAY, save_to=save, pace=pace, coach=coach)
        if not resume and not flags.get("edition"):
            terminal_game.news += edition_note(table.rules, SAY)
        terminal_game.news += news
        terminal_game.run()


def _of_new_game(flags: dict[str, Any]) -> str | None:
    """Return an option that was given and says how a new game should be; None without one."""
    names = {**OF_NEW_GAMES, **{name: f"--{name}" for name in content_names()}}
    given = (name for name in names if not _is_default(flags.get(name)))
    return next((names[name] for name in given), None)


def _is_default(value: object) -> bool:
    return value is None or value is False or value in ((), "fair")
