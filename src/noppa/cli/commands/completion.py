"""`noppa completion`: prints the completion script of a shell."""

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from noppa.cli.language import SAY
from noppa.cli.localized import BadUsage, LocalizedCommand

PROGRAM = "noppa"
VARIABLE = "_NOPPA_COMPLETE"
SHELLS = ("bash", "zsh", "fish")
WHOLE_WORDS = "COMP_WORDBREAKS=${COMP_WORDBREAKS//=/}"
"""For bash, which otherwise splits NAME=VALUE into two words."""


@click.command("completion", cls=LocalizedCommand)
@click.argument("shell", required=False, type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str | None) -> None:
    """Print the completion script of a shell, by default of $SHELL."""
    name = shell or Path(os.environ.get("SHELL", "")).name
    completer = get_completion_class(name) if name in SHELLS else None
    if completer is None:
        raise BadUsage(SAY("error-usage-choice", option="SHELL", allowed=list(SHELLS)), context)
    completion_script = completer(context.find_root().command, {}, PROGRAM, VARIABLE)
    script = completion_script.source_template % completion_script.source_vars()
    click.echo(f"{WHOLE_WORDS}\n{script}" if name == "bash" else script)
