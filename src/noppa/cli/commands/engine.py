"""`noppa engine`: the rules and bots for programs in any language."""

import sys
from contextlib import suppress

import click

from noppa.cli.localized import LocalizedCommand
from noppa.engine.json_lines import serve
from noppa.engine.session import Session


@click.command("engine", cls=LocalizedCommand)
def engine() -> None:
    """Answer requests as JSON lines."""
    with suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer, Session().answer)
