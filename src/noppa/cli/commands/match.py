"""`noppa match`: plays programs and bots against each other, with a live table of the results."""

import json
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import click
from rich.live import Live
from rich.text import Text

from noppa.bots import levels_of
from noppa.cli.completion import complete_game, complete_level
from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.match_table import match_table, plain_match
from noppa.cli.rule_options import content_options, requested_rules, variant_options
from noppa.core.errors import BadOption, BadProgram
from noppa.core.rules import Rules
from noppa.core.system_errors import system_reason
from noppa.engine.match import Contestant, Match, PlayedGame, play_match
from noppa.games import games, metadata_of, rules
from noppa.locale.choosing import own_edition


@click.command("match", cls=LocalizedCommand)
@click.argument("programs", nargs=2, metavar="PROGRAM PROGRAM", shell_complete=complete_level)
@click.option("--game", default=lambda: next(iter(games())), metavar="GAME", shell_complete=complete_game)
@variant_options
@click.option("--games", "wanted", type=click.IntRange(2), default=100, metavar="NUMBER")
@click.option("--sprt", metavar="ELO0,ELO1")
@click.option("--timeout", type=click.FloatRange(0.1), default=10.0, metavar="SECONDS")
@click.option("--seed", type=int, default=0, metavar="NUMBER")
@click.option("--records", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--json", "as_json", is_flag=True)
@content_options
@report_errors
def match(programs: tuple[str, str], game: str, wanted: int, **flags: Any) -> None:
    """Let two programs play each other."""
    edition = flags["edition"] or own_edition(metadata_of(game), SAY.language).name
    variant, limits = rules(game, edition, **requested_rules(game, flags)), read_sprt(flags["sprt"])
    if flags["records"] is not None:
        _make_folder(flags["records"])
    with ExitStack() as stack:
        contestants = []
        for text in programs:
            contestants.append(_contestant(variant, text, flags["timeout"]))
            stack.callback(contestants[-1].close)
        running = Match(variant, contestants, flags["seed"])
        live = stack.enter_context(Live(console=CONSOLE, auto_refresh=False)) if _has_live_table(flags) else None

        def show(done: PlayedGame) -> None:
            _report(done, running, flags)
            if live is not None:
                live.update(match_table(running, wanted, limits, SAY), refresh=True)

        with suppress(KeyboardInterrupt):
            play_match(running, wanted, limits, show)
    if flags["as_json"]:
        click.echo(json.dumps(plain_match(running, limits)))
    elif live is None and running.standing.games:
        CONSOLE.print(match_table(running, wanted, limits, SAY))


def read_sprt(text: str | None) -> tuple[float, float] | None:
    """Return the two Elo differences of the stop rule, typed as `0,10`. Raises `BadOption` for anything else."""
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise BadOption("match-sprt", text=text) from None
    if not -1000 < low < high < 1000:
        raise BadOption("match-sprt", text=text)
    return low, high


def _contestant(variant: Rules[Any], text: str, timeout: float) -> Contestant:
    """Return a bot or a program. Raises `BadProgram`, with the levels of the bots, if it is neither."""
    try:
        return Contestant(variant, text, timeout)
    except BadProgram as error:
        raise BadProgram(error.code, **error.params, legal=list(levels_of(variant.game.name))) from None


def _has_live_table(flags: dict[str, Any]) -> bool:
    """Return whether to show a live table: only on a terminal, and not with `--json`."""
    return CONSOLE.is_terminal and not flags["as_json"]


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("file-not-written", path=str(folder), why=system_reason(error)) from None


def _report(done: PlayedGame, running: Match, flags: dict[str, Any]) -> None:
    """Save the record of a game if requested, and print the error of a program."""
    if flags["records"] is not None:
        done.record.save(flags["records"] / f"game-{done.number + 1:05}.json")
    if done.error is not None and done.loser is not None:
        why, name = SAY.error(done.error, running.rules.game.name), running.names[done.loser]
        sentence = Text(SAY("match-failed", number=done.number + 1, name=name, why=why), style="red")
        if flags["as_json"]:
            click.echo(sentence.plain, err=True)
        else:
            CONSOLE.print(sentence)
