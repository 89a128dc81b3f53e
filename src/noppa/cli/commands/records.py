"""`noppa replay` and `noppa verify`: show recorded games, and check them against their seeds."""

import sys
from pathlib import Path
from typing import Any

import click
from rich.console import RenderableType
from rich.text import Text

from noppa.cli.commands.review import dice_differ
from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.fullscreen.start import has_full_screen, open_replay
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.pager import show_page
from noppa.cli.play.drawings import drawing
from noppa.cli.play.event_lines import EventLines
from noppa.core import record_file
from noppa.core.events import Drawn, Moved, Rolled, Started
from noppa.core.record import Record
from noppa.core.rules import Rules
from noppa.core.table import Table
from noppa.games import rules_of


@click.command("replay", cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "at_once", is_flag=True)
@click.option("--plain", is_flag=True)
@report_errors
def replay(file: Path, *, at_once: bool, plain: bool) -> None:
    """Show a recorded game move by move."""
    record = record_file.load(file)
    if has_full_screen(plain=at_once or plain):
        open_replay(record)
        return
    show_replay(record, stop=CONSOLE.is_terminal and sys.stdin.isatty() and not at_once)


@click.command("verify", cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@report_errors
def verify(file: Path) -> None:
    """Check offline that every roll follows from the seeds."""
    record = record_file.load(file)
    rules = rules_of(record)
    checked = record.verify(rules)
    CONSOLE.print(Text(SAY("told-verified", count=checked), style="green"))
    if not record.replay(rules).ended:
        CONSOLE.print(SAY("told-unfinished"))
    if record.dice["kind"] == "fair":
        CONSOLE.print(SAY("told-commitment", commitment=record.dice["commitment"]))


def show_replay(record: Record, *, stop: bool) -> None:
    """Show every event in words, and the table after each move; with `stop`, Enter continues and q leaves."""
    rules = rules_of(record)
    record.replay(rules)  # refuse a damaged record before showing anything
    pages = _pages(record, rules)
    differs = dice_differ(record)
    if differs is not None:
        pages[0].insert(0, Text(SAY("review-dice-differ", why=SAY.error(differs, record.game)), style="yellow"))
    if not stop:
        show_page(CONSOLE, *(part for page in pages for part in page))
        return
    for page in pages:
        for part in page:
            CONSOLE.print(part)
        if page is not pages[-1] and CONSOLE.input(Text(SAY("ask-go-on"), style="dim")).strip().lower() == "q":
            return


def _pages(record: Record, rules: Rules[Any]) -> list[list[RenderableType]]:
    """Return pages to print between stops: the events up to a move, and the table after it."""
    table, lines = Table(rules, record.players, record.source), EventLines(rules, SAY)
    draw = drawing(rules.game.name).draw
    names = ", ".join(seat.name for seat in record.players)
    pages: list[list[RenderableType]] = [[Text(f"{SAY(f'{rules.game.name}-name')} · {names}", style="bold")]]
    for number, event in enumerate(record.events):
        before = table.state
        if not isinstance(event, Started):
            table.apply(event)
        if isinstance(event, Rolled | Drawn | Moved):
            event_lines = lines.step(before, event, table.state, table.seats)
        else:
            event_lines = [lines.other(event, table.seats)]
        pages[-1] += [Text(f"{number:4}  {line}") for line in event_lines]
        if isinstance(event, Moved) or table.ended:
            pages[-1].append(draw(rules.view(table.state), table.seats, SAY))
            pages.append([])
    return [page for page in pages if page]
