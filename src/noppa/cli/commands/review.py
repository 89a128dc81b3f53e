"""`noppa review`: luck and skill in a finished game, player by player."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.fullscreen.start import has_full_screen, open_review
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.amounts import amount, bare_amount, in_numbers
from noppa.cli.output.charts import MARKS, STYLES, curves
from noppa.cli.output.pager import paged
from noppa.cli.output.progress import progress_bar
from noppa.cli.output.svg import svg_curves
from noppa.coach.mistakes import Explained
from noppa.coach.review import Review, plain_review
from noppa.coach.review import review as review_record
from noppa.coach.sentences import in_words
from noppa.coach.story import Story, stories
from noppa.core import record_file
from noppa.core.errors import BadOption, BadRecord
from noppa.core.guide import drawn
from noppa.core.record import Record
from noppa.core.system_errors import system_reason
from noppa.games import rules_of
from noppa.locale import Messages
from noppa.locale.figures import counted


@click.command("review", cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@click.option("--svg", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--plain", is_flag=True)
@report_errors
def review(file: Path, *, as_json: bool, svg: Path | None, plain: bool) -> None:
    """Tell luck from skill in a recorded game."""
    record = record_file.load(file)
    if has_full_screen(plain=plain or as_json or svg is not None):
        open_review(record)
        return
    show_review(record, CONSOLE, SAY, as_json=as_json, svg=svg)


def show_review(record: Record, console: Console, say: Messages, *, as_json: bool, svg: Path | None) -> None:
    """Review a record and print the report, or everything as JSON; `svg` gets a picture of the curves."""
    with progress_bar(say("reviewing")) as progress:
        found = review_record(record, progress)
    differs = dice_differ(record)
    if svg is not None:
        _draw_curves(found, svg, say)
    if as_json:
        verified = None if record.dice["kind"] == "real" else differs is None
        click.echo(json.dumps(plain_review(found) | {"verified": verified}, ensure_ascii=False))
        return
    with paged(console):
        if differs is not None:
            console.print(Text(say("review-dice-differ", why=say.error(differs, found.game)), style="yellow"))
        _show_table(found, console, say)
        console.print(Text(say("review-curve"), style="bold"))
        console.print(curves(_curves(found)))
        for story in stories(record, found):
            _show_story(story, found, console, say)
        if found.final_dice_only:
            console.print(Text(say("review-final-dice-only"), style="dim"))
    if svg is not None:
        console.print(say("told-saved", path=str(svg)))


def dice_differ(record: Record) -> BadRecord | None:
    """Return how the dice of a record differ from what its seeds give; None if they don't, or if they are real."""
    if record.dice["kind"] == "real":
        return None
    try:
        record.verify(rules_of(record))
    except BadRecord as error:
        return error
    return None


def _draw_curves(found: Review, path: Path, say: Messages) -> None:
    title = say("review-title", game=say(f"{found.game}-name"))
    try:
        path.write_text(svg_curves([seat.name for seat in found.seats], _curves(found), title), encoding="utf-8")
    except OSError as error:
        raise BadOption("file-not-written", path=str(path), why=system_reason(error)) from None


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


def _show_story(story: Story, found: Review, console: Console, say: Messages) -> None:
    """Print luck and skill in a sentence, then the moments that decided the game."""
    seat, game, unit = found.seats[story.seat], found.game, found.unit
    console.print(Text(seat.name, style="bold"))
    luck, loss = amount(abs(seat.luck), unit, say), amount(seat.loss, unit, say)
    lucky = "lucky" if seat.luck >= 0 else "unlucky"
    console.print("  " + say("study-luck-and-skill", name=seat.name, lucky=lucky, luck=luck, loss=loss))
    for moment in story.moments:
        told = moment.explained
        decision, where = told.decision, _where(told, found, say)
        swing = counted(in_numbers(moment.turn.swing, unit), 1, sign=True)
        margin = "lead" if unit == "points" and len(found.seats) > 1 else unit
        change, played = say(f"study-moment-turn-{margin}", swing=swing), in_words(told.played, game, say)
        console.print("  " + say("review-moment", where=where, what=played, change=change))
        if decision.loss > seat.grain:
            better, less = in_words(told.best, game, say), amount(decision.loss, unit, say)
            console.print("    " + say("web-remark", amount=less, move=better))
    if not seat.costliest():
        console.print("  " + say("web-review-none"))


def _where(told: Explained, found: Review, say: Messages) -> str:
    """Return when a decision was made, by whom, and with which dice."""
    view, name = told.view, found.seats[told.decision.seat].name
    turn = [say("review-round", round=view["round"])] if "round" in view else []
    dice = drawn(die for die in view.get("dice", ()) if die)
    return " · ".join([*turn, name, *([dice] if dice else [])])
