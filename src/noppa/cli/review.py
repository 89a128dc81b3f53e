"""`noppa review`: luck and skill of a finished game, player by player."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.patience import patience
from noppa.cli.plot import MARKS, STYLES, curves, svg_curves
from noppa.coach import Review, SeatReview, review
from noppa.core.record import Record
from noppa.locale import Messages


def show_review(record: Record, console: Console, say: Messages, *, as_json: bool, svg: Path | None) -> None:
    """Review a record and print the report, or all of it as JSON; a picture of the curve on request."""
    with patience(say("reviewing")) as progress:
        found = review(record, progress)
    if svg is not None:
        title = say("review-title", game=say(f"{found.game}-name"))
        names = [seat.name for seat in found.seats]
        svg.write_text(svg_curves(names, [seat.curve for seat in found.seats], title), encoding="utf-8")
        if not as_json:
            console.print(say("told-saved", path=str(svg)))
    if as_json:
        click.echo(json.dumps(plain_review(found), ensure_ascii=False))
        return
    _show_table(found, console, say)
    console.print(Text(say("review-curve"), style="bold"))
    console.print(curves([seat.curve for seat in found.seats]))
    for seat in found.seats:
        _show_seat(seat, console, say)
    if found.final_dice_only:
        console.print(Text(say("review-final-dice-only"), style="dim"))


def plain_review(found: Review) -> dict[str, Any]:
    """A review as plain data, its sums and bands included."""
    data = asdict(found)
    for seat, plain in zip(found.seats, data["seats"], strict=True):
        plain["band"] = seat.band
        for decision, entry in zip(seat.decisions, plain["decisions"], strict=True):
            entry["loss"] = decision.loss
        for roll, entry in zip(seat.rolls, plain["rolls"], strict=True):
            entry["luck"] = roll.luck
    return data


def _show_table(found: Review, console: Console, say: Messages) -> None:
    grid = Grid(box=None, padding=(0, 2))
    for heading in ("player", "final", "expected", "luck", "loss", "each", "band"):
        grid.add_column(say(f"review-{heading}"), justify="left" if heading in ("player", "band") else "right")
    for number, seat in enumerate(found.seats):
        each = seat.loss / max(1, len(seat.decisions))
        grid.add_row(
            Text(f"{MARKS[number % 8]} {seat.name}", style=STYLES[number % 8]),
            f"{seat.final:.0f}",
            f"{seat.start:.1f}",
            f"{seat.luck:+.1f}",
            f"{-seat.loss:.1f}" if seat.loss else "0.0",
            f"{each:.2f}",
            say(f"band-{seat.band}"),
        )
    console.print(Text(say("review-title", game=say(f"{found.game}-name")), style="bold"))
    console.print(grid)
    console.print(
        Text(say("review-exact" if found.exact else "review-estimate", unit=say(f"unit-{found.unit}")), style="dim")
    )


def _show_seat(seat: SeatReview, console: Console, say: Messages) -> None:
    console.print(Text(seat.name, style="bold"))
    for decision in seat.costliest():
        loss = f"{decision.loss:.1f}"
        told = say("review-decision", number=decision.number, move=decision.move, best=decision.best, loss=loss)
        console.print(f"  {told}")
    if not seat.costliest():
        console.print("  " + say("review-no-loss"))
    lucky, unlucky = seat.moments(2)
    for roll in (*lucky, *unlucky):
        console.print("  " + say("review-roll", number=roll.number, came=roll.came, luck=f"{roll.luck:+.1f}"))
