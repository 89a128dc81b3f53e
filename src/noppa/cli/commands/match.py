"""`noppa match`: programs and bots against each other, with a table of the results that grows as they play."""

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
from noppa.cli.rule_options import content_options, given_rules, variant_options
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
def match(programs: tuple[str, str], game: str, wanted: int, **asked: Any) -> None:
    """Let two programs play each other."""
    edition = asked["edition"] or own_edition(metadata_of(game), SAY.language).name
    made, limits = rules(game, edition, **given_rules(game, asked)), read_sprt(asked["sprt"])
    if asked["records"] is not None:
        _make_folder(asked["records"])
    with ExitStack() as stack:
        contestants = []
        for text in programs:
            contestants.append(_contestant(made, text, asked["timeout"]))
            stack.callback(contestants[-1].close)
        played = Match(made, contestants, asked["seed"])
        live = stack.enter_context(Live(console=CONSOLE, auto_refresh=False)) if _is_shown(asked) else None

        def show(done: PlayedGame) -> None:
            _note(done, played, asked)
            if live is not None:
                live.update(match_table(played, wanted, limits, SAY), refresh=True)

        with suppress(KeyboardInterrupt):
            play_match(played, wanted, limits, show)
    if asked["as_json"]:
        click.echo(json.dumps(plain_match(played, limits)))
    elif live is None and played.standing.games:
        CONSOLE.print(match_table(played, wanted, limits, SAY))


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


def _contestant(made: Rules[Any], text: str, timeout: float) -> Contestant:
    """Return a bot or a program. Raises `BadProgram`, with the levels of the bots, if it is neither."""
    try:
        return Contestant(made, text, timeout)
    except BadProgram as error:
        raise BadProgram(error.code, **error.params, legal=list(levels_of(made.game.name))) from None


def _is_shown(asked: dict[str, Any]) -> bool:
    """Return whether somebody looks on who can be shown a table that changes."""
    return CONSOLE.is_terminal and not asked["as_json"]


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("file-not-written", path=str(folder), why=system_reason(error)) from None


def _note(done: PlayedGame, played: Match, asked: dict[str, Any]) -> None:
    """Save the record of a game if wanted, and say what a program did wrong."""
    if asked["records"] is not None:
        done.record.save(asked["records"] / f"game-{done.number + 1:05}.json")
    if done.error is not None and done.loser is not None:
        why, name = SAY.error(done.error, played.rules.game.name), played.names[done.loser]
        sentence = Text(SAY("match-failed", number=done.number + 1, name=name, why=why), style="red")
        if asked["as_json"]:
            click.echo(sentence.plain, err=True)
        else:
            CONSOLE.print(sentence)
