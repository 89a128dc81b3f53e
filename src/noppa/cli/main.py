"""The `noppa` command."""

import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa import __version__
from noppa.bots import prepare
from noppa.cli.language import SAY, show_languages
from noppa.cli.menu import menu
from noppa.cli.pages import rules_page, show_page
from noppa.cli.patience import patience
from noppa.cli.play import Play
from noppa.cli.programs import resumed, started
from noppa.cli.replay import show_replay
from noppa.cli.seating import new_table, read_options, told_edition
from noppa.cli.solve import show_solution
from noppa.cli.speaking import Misused, SpeakingGroup
from noppa.cli.variants import read_variants
from noppa.core import record_file
from noppa.core.errors import NoppaError
from noppa.games import games, rules, rules_of

CONSOLE = Console(highlight=False)


def told_plainly(command: Callable[..., None]) -> Callable[..., None]:
    """An error of ours becomes a sentence and exit code 1, never a traceback."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except NoppaError as error:
            Console(stderr=True).print(Text(SAY.error(error, str(error.params.get("game", ""))), style="red"))
            sys.exit(1)

    return run


@click.group("noppa", cls=SpeakingGroup, invoke_without_command=True)
@click.version_option(__version__, message="noppa %(version)s")
@click.option("--lan", is_flag=True)
@click.option("--no-browser", is_flag=True)
@click.option("--language", expose_value=False)  # both are heard before: see `speaking`
@click.option("--locale-dir", metavar="DIR", expose_value=False)
@click.pass_context
@told_plainly
def main(context: click.Context, *, lan: bool, no_browser: bool) -> None:
    """Five dice games: play them, study them. Alone it opens them in the browser."""
    if context.invoked_subcommand is None:
        from noppa.cli.serve import run_here  # noqa: PLC0415 - only a server needs a server's imports

        run_here(CONSOLE, SAY, lan=lan, browser=not no_browser)


@main.command("menu")
@click.pass_context
def show_menu(context: click.Context) -> None:
    """Choose a game and play it in the terminal."""
    menu(CONSOLE, SAY, lambda **chosen: context.invoke(play, **chosen))


@main.command("games")
def list_games() -> None:
    """List the games, their editions and options."""
    for game in games().values():
        CONSOLE.print(Text(SAY(f"{game.name}-name"), style="bold"), f" {game.name}", sep="", end="")
        CONSOLE.print(Text(f"  {SAY('players-range', least=game.least_players, most=game.most_players)}", style="dim"))
        CONSOLE.print(f"  {SAY('list-editions')}: {', '.join(game.editions)}")
        grid = Grid(box=None, padding=(0, 2, 0, 2), show_header=False)
        grid.add_column(no_wrap=True)
        for option in game.options.values():
            default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
            grid.add_row(option.name, " | ".join(option.allowed), SAY("default-is", value=default), SAY(option.meaning))
        CONSOLE.print(grid)


@main.command("rules")
@click.argument("game")
@told_plainly
def show_rules(game: str) -> None:
    """Explain a game, a screen at a time."""
    metadata = rules(game).game
    show_page(CONSOLE, Text(SAY(f"{metadata.name}-name"), style="bold"), rules_page(metadata.name, SAY))


@main.command("languages")
@click.option("--missing", is_flag=True)
def list_languages(*, missing: bool) -> None:
    """List the languages, and what is missing in each."""
    show_languages(CONSOLE, SAY, missing=missing)


@main.command()
@click.argument("game", required=False)
@click.option("--edition")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--player", "players", multiple=True, metavar="NAME")
@click.option("--bot", "bots", multiple=True, metavar="LEVEL")
@click.option("--engine", "engines", multiple=True, metavar="CMD")
@click.option("--timeout", type=click.FloatRange(0.1), default=10.0)
@click.option("--dice", type=click.Choice(["fair", "real"]), default="fair")
@click.option("--every-roll", is_flag=True)
@click.option("--seed", type=int)
@click.option("--save", type=click.Path(path_type=Path))
@click.option("--resume", type=click.Path(path_type=Path))
@click.option("--board", type=click.Path(path_type=Path))
@click.option("--deck", type=click.Path(path_type=Path))
@click.option("--map", type=click.Path(path_type=Path))
@click.option("--coach", is_flag=True)
@click.option("--pace", type=click.FloatRange(0), default=0.4)
@told_plainly
def play(game: str | None = None, resume: Path | None = None, save: Path | None = None, **asked: Any) -> None:
    """Play a game in the terminal, alone, with friends or against bots."""
    if resume and game:
        raise Misused(SAY("ask-resume-or-new"))
    if not resume and not game:
        raise Misused(SAY("ask-which-game", games=list(games())))
    with started(asked.get("engines", ()), asked.get("timeout", 10.0)) as programs:
        if resume:
            table = resumed(record_file.load(resume), programs)
            save = save or resume
        else:
            table = new_table(str(game), SAY, asked, programs)
        with patience(SAY("solving")) as progress:
            prepare(table.rules, [seat.player for seat in table.seats], progress)
        pace, coach = asked.get("pace", 0.4), asked.get("coach", False)
        at_table = Play(table, CONSOLE, SAY, save_to=save, pace=pace, coach=coach)
        if not resume and not asked.get("edition"):
            at_table.told += told_edition(table.rules, SAY)
        at_table.run()


@main.command()
def engine() -> None:
    """Answer requests as JSON lines: the rules and bots for programs in any language."""
    from noppa.engine.lines import serve  # noqa: PLC0415 - only this command needs it
    from noppa.engine.session import Session  # noqa: PLC0415 - the same

    with suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer, Session().answer)


@main.command()
@click.argument("game")
@click.option("--edition")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--json", "as_json", is_flag=True)
@click.option("--distribution", is_flag=True)
@told_plainly
def solve(game: str, edition: str | None, options: tuple[str, ...], *, as_json: bool, distribution: bool) -> None:
    """Work out the exact value of a game's opening."""
    made = rules(game, edition, **read_options(game, options))
    show_solution(made, CONSOLE, SAY, as_json=as_json, distribution=distribution)


@main.command("simulate")
@click.argument("game")
@click.option("--players", default="random,random")
@click.option("--games", "games_wanted", default="1000")
@click.option("--edition")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--vary", multiple=True, metavar="NAME=A,B,C")
@click.option("--seed", type=int, default=0)
@click.option("--workers", type=int)
@click.option("--backend")
@click.option("--cluster")
@click.option("--out", type=click.Path(path_type=Path))
@click.option("--svg", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@click.option("--board", type=click.Path(path_type=Path))
@click.option("--deck", type=click.Path(path_type=Path))
@click.option("--map", type=click.Path(path_type=Path))
@told_plainly
def simulate_games(game: str, players: str, games_wanted: str, seed: int, **asked: Any) -> None:
    """Play many games at once and say what they have in common."""
    from noppa.cli.simulate import Wanted, read_games, show_simulation  # noqa: PLC0415 - numba takes a second to import

    seated = tuple(level.strip() for level in players.split(","))
    wanted = Wanted(**{key: asked[key] for key in ("workers", "backend", "cluster", "out", "svg", "as_json")})
    variants = read_variants(game, asked)
    show_simulation(variants, seated, read_games(games_wanted), seed, wanted, CONSOLE, SAY)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@click.option("--svg", type=click.Path(path_type=Path))
@told_plainly
def review(file: Path, *, as_json: bool, svg: Path | None) -> None:
    """Tell luck from skill in a recorded game."""
    from noppa.cli.review import show_review  # noqa: PLC0415 - numba takes a second to import

    show_review(record_file.load(file), CONSOLE, SAY, as_json=as_json, svg=svg)


@main.command("history")
@click.argument("game", required=False)
@told_plainly
def show_past(game: str | None) -> None:
    """List your finished games, records and what costs you most."""
    from noppa.cli.history import show_history  # noqa: PLC0415 - numba takes a second to import

    if game is not None:
        rules(game)
    show_history(CONSOLE, SAY, game=game)


@main.command()
@click.argument("game")
@click.option("--edition")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--questions", type=click.IntRange(1))
@click.option("--seed", type=int)
@told_plainly
def practice(game: str, edition: str | None, options: tuple[str, ...], questions: int | None, seed: int | None) -> None:
    """Practise on positions, your own costliest ones first."""
    from noppa.cli.practice import run_practice  # noqa: PLC0415 - numba takes a second to import

    made = rules(game, edition, **read_options(game, options))
    chosen = secrets.randbelow(10**9) if seed is None else seed
    run_practice(made, CONSOLE, SAY, seed=chosen, questions=questions)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "at_once", is_flag=True)
@told_plainly
def replay(file: Path, *, at_once: bool) -> None:
    """Show a recorded game move by move."""
    record = record_file.load(file)
    show_replay(record, rules_of(record), CONSOLE, SAY, stop=CONSOLE.is_terminal and sys.stdin.isatty() and not at_once)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@told_plainly
def verify(file: Path) -> None:
    """Check offline that every roll is what the seeds promised."""
    record = record_file.load(file)
    checked = record.verify(rules_of(record))
    CONSOLE.print(Text(SAY("told-verified", count=checked), style="green"))
    if record.dice["kind"] == "fair":
        CONSOLE.print(SAY("told-commitment", commitment=record.dice["commitment"]))


def told_of_server(command: Callable[..., None]) -> Callable[..., None]:
    """The options by which a server's settings are given."""
    for flag, kind in reversed([("--database", str), ("--config", click.Path(path_type=Path))]):
        command = click.option(flag, type=kind, metavar="URL" if kind is str else "FILE")(command)
    return command


@main.command()
@told_of_server
@click.option("--host")
@click.option("--port", type=click.IntRange(1, 65535))
@click.option("--public-url", metavar="URL")
@click.option("--redis", metavar="URL")
@click.option("--secret-file", metavar="FILE")
@click.option("--tls-cert", metavar="FILE")
@click.option("--tls-key", metavar="FILE")
@click.option("--trust-proxy", is_flag=True, default=None)
@told_plainly
def serve(config: Path | None, **flags: Any) -> None:
    """Serve games to others; see docs/hosting.md."""
    from noppa.cli.serve import run_host  # noqa: PLC0415 - only a server needs a server's imports

    run_host(CONSOLE, SAY, config, flags)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@told_of_server
@told_plainly
def backup(file: Path, config: Path | None, database: str | None) -> None:
    """Copy the server's games into a file, also while it runs."""
    from noppa.cli.serve import run_backup  # noqa: PLC0415 - only a server needs a server's imports

    run_backup(CONSOLE, SAY, config, database, file)


@main.command()
@click.option("--older-than", required=True, metavar="AGE")
@told_of_server
@told_plainly
def prune(older_than: str, config: Path | None, database: str | None) -> None:
    """Delete the server's old games."""
    from noppa.cli.serve import run_prune  # noqa: PLC0415 - only a server needs a server's imports

    run_prune(CONSOLE, SAY, config, database, older_than)
