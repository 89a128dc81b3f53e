"""`noppa review`: luck and skill in a finished game, player by player."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.amounts import amount, bare_amount, in_numbers
from noppa.cli.output.charts import MARKS, STYLES, curves
from noppa.cli.output.progress import progress_bar
from noppa.cli.output.svg import svg_curves
from noppa.coach.review import Review, SeatReview, plain_review
from noppa.coach.review import review as review_record
from noppa.core import record_file
from noppa.core.record import Record
from noppa.locale import Messages


@click.command("review", cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@click.option("--svg", type=click.Path(path_type=Path))
@report_errors
def review(file: Path, *, as_json: bool, svg: Path | None) -> None:
    """Tell luck from skill in a recorded game."""
    show_review(record_file.load(file), CONSOLE, SAY, as_json=as_json, svg=svg)


def show_review(record: Record, console: Console, say: Messages, *, as_json: bool, svg: Path | None) -> None:
    """Review a record and print the report, or everything as JSON; `svg` gets a picture of the curves."""
    with progress_bar(say("reviewing")) as progress:
        found = review_record(record, progress)
    if svg is not None:
        title = say("review-title", game=say(f"{found.game}-name"))
        names = [seat.name for seat in found.seats]
        svg.write_text(svg_curves(names, _curves(found), title), encoding="utf-8")
        if not as_json:
            console.print(say("told-saved", path=str(svg)))
    if as_json:
        click.echo(json.dumps(plain_review(found), ensure_ascii=False))
        return
    _show_table(found, console, say)
    console.print(Text(say("review-curve"), style="bold"))
    console.print(curves(_curves(found)))
    for seat in found.seats:
        _show_seat(seat, found.unit, console, say)
    if found.final_dice_only:
        console.print(Text(say("review-final-dice-only"), style="dim"))


def _curves(found: Review) -> list[list[float]]:
    """Return the value of the game to each seat over time, chances in per cent."""
    return [[in_numbers(value, found.unit) for value in seat.curve] for seat in found.seats]


def _show_table(found: Review, console: Console, say: Messages) -> None:
    grid = Grid(box=None, padding=(0, 2))
    headings = ["player", "final", "expected", "luck", "loss", "others", "revision", "each", "band"]
    if found.exact:
        headings.remove("revision")
    if not any(abs(seat.others) > seat.grain / 20 for seat in found.seats):
        headings.remove("others")
    for heading in headings:
        grid.add_column(say(f"review-{heading}"), justify="left" if heading in ("player", "band") else "right")
    for number, seat in enumerate(found.seats):
        each = seat.loss / max(1, len(seat.decisions))
        cells: dict[str, str | Text] = {
            "player": Text(f"{MARKS[number % 8]} {seat.name}", style=STYLES[number % 8]),
            "final": bare_amount(seat.final, found.unit, say, decimals=0),
            "expected": bare_amount(seat.start, found.unit, say),
            "luck": bare_amount(seat.luck, found.unit, say, sign=True),
            "loss": bare_amount(-seat.loss, found.unit, say),
            "others": bare_amount(seat.others, found.unit, say, sign=True),
            "revision": bare_amount(seat.revision, found.unit, say, sign=True),
            "each": bare_amount(each, found.unit, say, decimals=2),
            "band": say(f"band-{seat.band}"),
        }
        grid.add_row(*(cells[heading] for heading in headings))
    console.print(Text(say("review-title", game=say(f"{found.game}-name")), style="bold"))
    console.print(grid)
    console.print(
        Text(say("review-exact" if found.exact else "review-estimate", unit=say(f"unit-{found.unit}")), style="dim")
    )


def _show_seat(seat: SeatReview, unit: str, console: Console, say: Messages) -> None:
    console.print(Text(seat.name, style="bold"))
    for decision in seat.costliest():
        loss = amount(decision.loss, unit, say)
        line = say("review-decision", number=decision.number, move=decision.move, best=decision.best, loss=loss)
        console.print(f"  {line}")
    if not seat.costliest():
        console.print("  " + say("review-no-loss"))
    lucky, unlucky = seat.moments(2)
    for roll in (*lucky, *unlucky):
        console.print(
            "  "
            + say("review-roll", number=roll.number, came=roll.came, luck=bare_amount(roll.luck, unit, say, sign=True))
        )
