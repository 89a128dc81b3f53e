"""Luck and skill in a finished game: a table, the curve of the game, and the moments that decided it."""

import asyncio
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from noppa.cli.commands.review import dice_differ
from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.screens.replay import ReplayScreen
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.fullscreen.widgets.title_bar import TitleBar
from noppa.cli.language import SAY
from noppa.cli.output.amounts import amount, bare_amount, in_numbers
from noppa.cli.output.charts import MARKS, STYLES, curves
from noppa.coach.review import Review, review
from noppa.coach.sentences import in_words
from noppa.coach.story import Moment, Story, stories
from noppa.core.errors import BadRecord, NoppaError
from noppa.core.record import Record

SCALE = 10
"""The columns that the curve's scale takes."""


class ReviewScreen(KeyedScreen):
    """The review of one record, worked out in the background; Enter goes to a moment."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.record = record
        self.moments: list[Moment] = []

    def compose(self) -> ComposeResult:
        """Lay out the title, the report with the moments, and the keys."""
        yield TitleBar(SAY("review-title", game=SAY(f"{self.record.game}-name")))
        with VerticalScroll(id="page"):
            yield Static(SAY("web-review-working"), id="report", markup=False)
            yield OptionList(id="moments")
        yield KeyBar(classes="keys")

    def on_mount(self) -> None:
        """Start working it out."""
        self.query_one("#moments").display = False
        self.call_after_refresh(self.refresh_keys)
        self.run_worker(self._work())

    async def _work(self) -> None:
        def find() -> tuple[Review, tuple[Story, ...], BadRecord | None]:
            found = review(self.record)
            return found, stories(self.record, found), dice_differ(self.record)

        report = self.query_one("#report", Static)
        try:
            found, told, differs = await asyncio.to_thread(find)
        except NoppaError as error:
            report.update(Text(SAY.error(error, self.record.game)))
            return
        report.update(self._report(found, differs))
        self._list_moments(found, told)

    def _report(self, found: Review, differs: BadRecord | None) -> RenderableType:
        width = max(30, min(100, self.app.size.width - SCALE - 6))
        lines = [[in_numbers(value, found.unit) for value in seat.curve] for seat in found.seats]
        accuracy = SAY("review-exact" if found.exact else "review-estimate", unit=SAY(f"unit-{found.unit}"))
        height = max(5, min(14, self.app.size.height - 16))
        doubts = [] if differs is None else [SAY("review-dice-differ", why=SAY.error(differs, found.game))]
        doubts += [SAY("review-final-dice-only")] if found.final_dice_only else []
        return Group(
            _table(found),
            Text(accuracy, style="dim"),
            *(Text(doubt, style="bold") for doubt in doubts),
            Text(SAY("review-curve"), style="bold"),
            curves(lines, width=width, height=height),
            Text(SAY("study-story"), style="bold"),
        )

    def _list_moments(self, found: Review, told: Iterable[Story]) -> None:
        people = [seat for seat, player in enumerate(self.record.players) if player.kind == "person"]
        shown = [story for story in told if not people or story.seat in people]
        self.moments = [moment for story in shown for moment in story.moments]
        listed = self.query_one("#moments", OptionList)
        listed.add_options([Item(Text(self._moment(moment, found))) for moment in self.moments])
        listed.highlighted = 0 if self.moments else None
        listed.display = True
        listed.focus()
        self.refresh_keys()

    def _moment(self, moment: Moment, found: Review) -> str:
        """Return what was chosen, what that turn changed, and what had been better."""
        explained = moment.explained
        decision, seat = explained.decision, found.seats[explained.decision.seat]
        swing = bare_amount(moment.turn.swing, found.unit, SAY, sign=True)
        line = SAY("study-moment-did", name=seat.name, what=in_words(explained.played, found.game, SAY))
        better = ""
        if decision.loss > seat.grain:
            what = in_words(explained.best, found.game, SAY)
            better = " " + SAY("study-moment-better", what=what, amount=amount(decision.loss, found.unit, SAY))
        return f"{swing:>7}  {line}{better}"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the game at a moment."""
        number = self.moments[event.option_index].explained.decision.number
        self.app.push_screen(ReplayScreen(self.record, number=number))

    def current_keys(self) -> Iterable[Key]:
        """Return what can be done with a review; the list has its own keys."""
        yield Key((), SAY("study-look"), self.look, "⏎")
        yield Key(("s",), SAY("web-steps"), self.step_through)
        yield Key(("q", "escape"), SAY("web-close"), self.close)

    def look(self) -> None:
        """Open the game at the chosen moment."""
        self.query_one("#moments", OptionList).action_select()

    def step_through(self) -> None:
        """Go through the game from its beginning."""
        self.app.push_screen(ReplayScreen(self.record))

    def close(self) -> None:
        """Leave the review."""
        self.dismiss(None)


def _table(found: Review) -> Grid:
    """Return a line for each seat: how it ended, what was expected, luck and choices."""
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for heading in ("player", "final", "expected", "luck", "loss", "band"):
        grid.add_column(SAY(f"review-{heading}"), justify="left" if heading in ("player", "band") else "right")
    for number, seat in enumerate(found.seats):
        grid.add_row(
            Text(f"{MARKS[number % 8]} {seat.name}", style=STYLES[number % 8]),
            bare_amount(seat.final, found.unit, SAY, decimals=0),
            bare_amount(seat.start, found.unit, SAY),
            bare_amount(seat.luck, found.unit, SAY, sign=True),
            bare_amount(-seat.loss, found.unit, SAY),
            SAY(f"band-{seat.band}"),
        )
    return grid
