"""`noppa replay` and `noppa verify`: recorded games, shown move by move and checked against their seeds."""

import sys
from pathlib import Path

import click
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.play.drawings import drawing
from noppa.core import record_file
from noppa.core.events import Moved, Started
from noppa.core.record import Record
from noppa.core.table import Table
from noppa.games import rules_of


@click.command("replay", cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "at_once", is_flag=True)
@report_errors
def replay(file: Path, *, at_once: bool) -> None:
    """Show a recorded game move by move."""
    show_replay(record_file.load(file), stop=CONSOLE.is_terminal and sys.stdin.isatty() and not at_once)


@click.command("verify", cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@report_errors
def verify(file: Path) -> None:
    """Check offline that every roll is the one the seeds promised."""
    record = record_file.load(file)
    checked = record.verify(rules_of(record))
    CONSOLE.print(Text(SAY("told-verified", count=checked), style="green"))
    if record.dice["kind"] == "fair":
        CONSOLE.print(SAY("told-commitment", commitment=record.dice["commitment"]))


def show_replay(record: Record, *, stop: bool) -> None:
    """Print every event, with the table after each move; with `stop`, Enter continues and q leaves."""
    rules = rules_of(record)
    table = Table(rules, record.players, record.source)
    draw = drawing(rules.game.name).draw
    record.replay(rules)  # a damaged record is refused before anything is shown
    names = ", ".join(seat.name for seat in record.players)
    CONSOLE.print(Text(f"{SAY(f'{rules.game.name}-name')} · {names}", style="bold"))
    for number, event in enumerate(record.events):
        if not isinstance(event, Started):
            table.apply(event)
        text = f"{table.seats[event.seat].name}: {event.move}" if isinstance(event, Moved) else str(event)
        CONSOLE.print(Text(f"{number:4}  {text}"))
        if isinstance(event, Moved) or table.ended:
            CONSOLE.print(draw(rules.view(table.state), table.seats, SAY))
            if stop and not table.ended:
                typed = CONSOLE.input(Text(SAY("ask-go-on"), style="dim"))
                if typed.strip().lower() == "q":
                    return
