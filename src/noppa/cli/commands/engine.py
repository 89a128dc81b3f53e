"""`noppa engine`: serves the rules and bots to programs in any language."""

import json
import sys
from contextlib import suppress

import click

from noppa.cli.localized import LocalizedCommand
from noppa.engine.json_lines import serve
from noppa.engine.messages import schema
from noppa.engine.session import Session


@click.command("engine", cls=LocalizedCommand)
@click.option("--schema", "show_schema", is_flag=True)
def engine(*, show_schema: bool) -> None:
    """Answer requests as JSON lines, or print the JSON Schema of all lines."""
    if show_schema:
        click.echo(json.dumps(schema(), indent=2))
        return
    with suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer, Session())
