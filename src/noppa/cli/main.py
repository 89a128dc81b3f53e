"""The `noppa` command. Each subcommand is imported when it is used, so that `noppa --help` is fast."""

import click

from noppa import __version__
from noppa.cli.completion import complete_language
from noppa.cli.errors import report_errors
from noppa.cli.localized import LocalizedGroup

COMMANDS = {
    "backup": "server:backup",
    "completion": "completion:completion",
    "delete-person": "hosting:delete_data",
    "doctor": "hosting:doctor",
    "engine": "engine:engine",
    "export-person": "hosting:export_data",
    "games": "games:list_games",
    "history": "history:show_history",
    "join": "join:join",
    "languages": "languages:list_languages",
    "learn": "learn:learn",
    "match": "match:match",
    "menu": "menu:show_menu",
    "play": "play:play",
    "practice": "practice:practice",
    "prune": "server:prune",
    "replay": "records:replay",
    "restore": "hosting:restore",
    "review": "review:review",
    "rules": "games:show_rules",
    "serve": "server:serve",
    "simulate": "simulate:simulate",
    "site": "site:site",
    "solve": "solve:solve",
    "verify": "records:verify",
}
"""Every subcommand: the module of `noppa.cli.commands` that defines it, and its name there."""


@click.group("noppa", cls=LocalizedGroup, lazy_commands=COMMANDS, invoke_without_command=True)
@click.version_option(__version__, message="noppa %(version)s")
@click.option("--lan", is_flag=True)
@click.option("--no-browser", is_flag=True)
@click.option(
    "--language", expose_value=False, shell_complete=complete_language
)  # both are read before parsing; see `localized`
@click.option("--locale-dir", metavar="DIR", expose_value=False)
@click.pass_context
@report_errors
def main(context: click.Context, *, lan: bool, no_browser: bool) -> None:
    """Play, study and serve dice games; without a subcommand, open them in the browser."""
    if context.invoked_subcommand is None:
        from noppa.cli.commands.server import run_here  # noqa: PLC0415 - only needed for serving

        run_here(lan=lan, browser=not no_browser)
