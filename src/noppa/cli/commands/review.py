"""`noppa review`: reviews luck and skill in a finished game, player by player."""

import json
from collections.abc import Sequence
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
from noppa.coach.review import Review, SeatReview, plain_review
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
    """Review a record and print the report or JSON; `svg` is the file for a picture of the curves."""
    with progress_bar(say("reviewing")) as progress:
        result = review_record(record, progress)
    differs = dice_differ(record)
    if svg is not None:
        _draw_curves(result, svg, say)
    if as_json:
        verified = None if record.dice["kind"] == "real" else differs is None
        click.echo(json.dumps(plain_review(result) | {"verified": verified}, ensure_ascii=False))
        return
    with paged(console):
        if differs is not None:
            console.print(Text(say("review-dice-differ", why=say.error(differs, result.game)), style="yellow"))
        _show_table(result, console, say)
        console.print(Text(say("review-curve"), style="bold"))
        console.print(curves(_curves(result)))
        for story in stories(record, result):
            _show_story(story, result, console, say)
        if result.final_dice_only:
            console.print(Text(say("review-final-dice-only"), style="dim"))
    if svg is not None:
        console.print(say("told-saved", path=str(svg)))


def dice_differ(record: Record) -> BadRecord | None:
    """Return how the dice of a record differ from its seeds; None if they match or are real."""
    if record.dice["kind"] == "real":
        return None
    try:
        record.verify(rules_of(record))
    except BadRecord as error:
        return error
    return None


def _draw_curves(result: Review, path: Path, say: Messages) -> None:
    title = say("review-title", game=say(f"{result.game}-name"))
    try:
        path.write_text(svg_curves([seat.name for seat in result.seats], _curves(result), title), encoding="utf-8")
    except OSError as error:
        raise BadOption("file-not-written", path=str(path), why=system_reason(error)) from None


def _curves(result: Review) -> list[list[float]]:
    """Return the value of the game to each seat over time, chances in per cent."""
    return [[in_numbers(value, result.unit) for value in seat.curve] for seat in result.seats]


def _show_table(result: Review, console: Console, say: Messages) -> None:
    figures = ["final", "expected", "luck", "loss", "others", "revision", "each"]
    if result.exact:
        figures.remove("revision")
    if not any(abs(seat.others) > seat.grain / 20 for seat in result.seats):
        figures.remove("others")
    headings, rows = [say(f"review-{heading}") for heading in ("player", *figures, "band")], []
    for number, seat in enumerate(result.seats):
        cells = _cells(seat, result.unit, say)
        rows.append(
            [f"{MARKS[number % 8]} {seat.name}", *(cells[figure] for figure in figures), say(f"band-{seat.band}")]
        )
    console.print(Text(say("review-title", game=say(f"{result.game}-name")), style="bold"))
    grid = _as_table(headings, rows)
    fits = console.measure(grid, options=console.options.update(max_width=1000)).maximum <= console.width
    console.print(grid if fits else _as_blocks(headings, rows))
    console.print(
        Text(say("review-exact" if result.exact else "review-estimate", unit=say(f"unit-{result.unit}")), style="dim")
    )


def _cells(seat: SeatReview, unit: str, say: Messages) -> dict[str, str]:
    """Return the figures of a seat by their headings."""
    return {
        "final": bare_amount(seat.final, unit, say, decimals=0),
        "expected": bare_amount(seat.start, unit, say),
        "luck": bare_amount(seat.luck, unit, say, sign=True),
        "loss": bare_amount(-seat.loss, unit, say),
        "others": bare_amount(seat.others, unit, say, sign=True),
        "revision": bare_amount(seat.revision, unit, say, sign=True),
        "each": bare_amount(seat.loss / max(1, len(seat.decisions)), unit, say, decimals=2),
    }


def _as_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """Return a line for each seat."""
    grid = Grid(box=None, padding=(0, 2))
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="left" if at in (0, len(headings) - 1) else "right")
    for number, row in enumerate(rows):
        grid.add_row(Text(row[0], style=STYLES[number % 8]), *row[1:])
    return grid


def _as_blocks(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """Return a block of lines for each seat, two figures per line, if a table would be too wide."""
    grid = Grid(box=None, padding=(0, 2), show_header=False)
    for justify in ("left", "right", "left", "right"):
        grid.add_column(justify=justify)
    for number, (name, *figures, band) in enumerate(rows):
        grid.add_row(Text(name, style=f"bold {STYLES[number % 8]}"), "", headings[-1], band)
        pairs = [part for pair in zip(headings[1:-1], figures, strict=True) for part in pair]
        for at in range(0, len(pairs), 4):
            grid.add_row(*pairs[at : at + 4])
    return grid


def _show_story(story: Story, result: Review, console: Console, say: Messages) -> None:
    """Print luck and skill in a sentence, then the decisive moments."""
    seat, game, unit = result.seats[story.seat], result.game, result.unit
    console.print(Text(seat.name, style="bold"))
    luck, loss = amount(abs(seat.luck), unit, say), amount(seat.loss, unit, say)
    lucky = "lucky" if seat.luck >= 0 else "unlucky"
    console.print("  " + say("study-luck-and-skill", name=seat.name, lucky=lucky, luck=luck, loss=loss))
    for moment in story.moments:
        explained = moment.explained
        decision, where = explained.decision, _where(explained, result, say)
        swing = counted(in_numbers(moment.turn.swing, unit), 1, sign=True)
        margin = "lead" if unit == "points" and len(result.seats) > 1 else unit
        change, played = say(f"study-moment-turn-{margin}", swing=swing), in_words(explained.played, game, say)
        console.print("  " + say("review-moment", where=where, what=played, change=change))
        if decision.loss > seat.grain:
            better, less = in_words(explained.best, game, say), amount(decision.loss, unit, say)
            console.print("    " + say("web-remark", amount=less, move=better))
    if not seat.costliest():
        console.print("  " + say("web-review-none"))


def _where(explained: Explained, result: Review, say: Messages) -> str:
    """Return when a decision was made, by whom, and with which dice."""
    view, name = explained.view, result.seats[explained.decision.seat].name
    turn = [say("review-round", round=view["round"])] if "round" in view else []
    dice = drawn(die for die in view.get("dice", ()) if die)
    return " · ".join([*turn, name, *([dice] if dice else [])])
