"""`noppa completion`: the script with which a shell completes commands, games, levels, editions and options."""

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
"""For bash, which otherwise takes NAME=VALUE for two words."""


@click.command("completion", cls=LocalizedCommand)
@click.argument("shell", required=False, type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str | None) -> None:
    """Print the script of a shell, that of $SHELL unless another is named."""
    named = shell or Path(os.environ.get("SHELL", "")).name
    kind = get_completion_class(named) if named in SHELLS else None
    if kind is None:
        raise BadUsage(SAY("error-usage-choice", option="SHELL", allowed=list(SHELLS)), context)
    found = kind(context.find_root().command, {}, PROGRAM, VARIABLE)
    script = found.source_template % found.source_vars()
    click.echo(f"{WHOLE_WORDS}\n{script}" if named == "bash" else script)
