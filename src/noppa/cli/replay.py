"""A recorded game, shown move by move."""

from typing import Any

from rich.console import Console
from rich.text import Text

from noppa.cli.drawings import drawing
from noppa.core.events import Moved, Started
from noppa.core.record import Record
from noppa.core.rules import Rules
from noppa.core.table import Table
from noppa.locale import Messages


def show_replay(record: Record, rules: Rules[Any], console: Console, say: Messages, *, stop: bool) -> None:
    """Every event, with the table after each move; with `stop`, Enter goes on and q leaves."""
    table = Table(rules, record.players, record.source)
    draw = drawing(rules.game.name).draw
    record.replay(rules)  # a damaged record is refused before anything is shown
    names = ", ".join(seat.name for seat in record.players)
    console.print(Text(f"{say(f'{rules.game.name}-name')} · {names}", style="bold"))
    for number, event in enumerate(record.events):
        if not isinstance(event, Started):
            table.apply(event)
        told = f"{table.seats[event.seat].name}: {event.move}" if isinstance(event, Moved) else str(event)
        console.print(Text(f"{number:4}  {told}"))
        if isinstance(event, Moved) or table.ended:
            console.print(draw(rules.view(table.state), table.seats, say))
            if stop and not table.ended:
                typed = console.input(Text(say("ask-go-on"), style="dim"))
                if typed.strip().lower() == "q":
                    return
