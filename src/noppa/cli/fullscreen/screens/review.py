"""The screen of a review: luck and skill in a table, the curve of the game, and its decisive moments."""

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
"""The width of the curve's scale in columns."""


class ReviewScreen(KeyedScreen):
    """The review of one record, computed in the background; Enter opens a moment."""

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
        """Start computing the review."""
        self.query_one("#moments").display = False
        self.call_after_refresh(self.refresh_keys)
        self.run_worker(self._load_review())

    async def _load_review(self) -> None:
        def find() -> tuple[Review, tuple[Story, ...], BadRecord | None]:
            result = review(self.record)
            return result, stories(self.record, result), dice_differ(self.record)

        report = self.query_one("#report", Static)
        try:
            result, all_stories, differs = await asyncio.to_thread(find)
        except NoppaError as error:
            report.update(Text(SAY.error(error, self.record.game)))
            return
        report.update(self._report(result, differs))
        self._list_moments(result, all_stories)

    def _report(self, result: Review, differs: BadRecord | None) -> RenderableType:
        width = max(30, min(100, self.app.size.width - SCALE - 6))
        lines = [[in_numbers(value, result.unit) for value in seat.curve] for seat in result.seats]
        accuracy = SAY("review-exact" if result.exact else "review-estimate", unit=SAY(f"unit-{result.unit}"))
        height = max(5, min(14, self.app.size.height - 16))
        warnings = [] if differs is None else [SAY("review-dice-differ", why=SAY.error(differs, result.game))]
        warnings += [SAY("review-final-dice-only")] if result.final_dice_only else []
        return Group(
            _table(result),
            Text(accuracy, style="dim"),
            *(Text(warning, style="bold") for warning in warnings),
            Text(SAY("review-curve"), style="bold"),
            curves(lines, width=width, height=height),
            Text(SAY("study-story"), style="bold"),
        )

    def _list_moments(self, result: Review, all_stories: Iterable[Story]) -> None:
        people = [seat for seat, player in enumerate(self.record.players) if player.kind == "person"]
        shown = [story for story in all_stories if not people or story.seat in people]
        self.moments = [moment for story in shown for moment in story.moments]
        option_list = self.query_one("#moments", OptionList)
        option_list.add_options([Item(self._moment(moment, result)) for moment in self.moments])
        option_list.highlighted = 0 if self.moments else None
        option_list.display = True
        option_list.focus()
        self.refresh_keys()

    def _moment(self, moment: Moment, result: Review) -> Grid:
        """Return a moment: its swing, and beside it the choice and the better one."""
        explained = moment.explained
        decision, seat = explained.decision, result.seats[explained.decision.seat]
        swing = bare_amount(moment.turn.swing, result.unit, SAY, sign=True)
        line = SAY("study-moment-did", name=seat.name, what=in_words(explained.played, result.game, SAY))
        better = ""
        if decision.loss > seat.grain:
            what = in_words(explained.best, result.game, SAY)
            better = " " + SAY("study-moment-better", what=what, amount=amount(decision.loss, result.unit, SAY))
        row = Grid.grid(padding=(0, 2, 0, 0))
        row.add_column(justify="right", width=8)
        row.add_column(ratio=1)
        row.add_row(swing, Text(f"{line}{better}"))
        return row

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the game at a moment."""
        number = self.moments[event.option_index].explained.decision.number
        self.app.push_screen(ReplayScreen(self.record, number=number))

    def current_keys(self) -> Iterable[Key]:
        """Return the keys of a review; the list has its own."""
        yield Key((), SAY("study-look"), self.look, "⏎")
        yield Key(("s",), SAY("web-steps"), self.step_through)
        yield Key(("q", "escape"), SAY("web-close"), self.close)

    def look(self) -> None:
        """Open the game at the chosen moment."""
        self.query_one("#moments", OptionList).action_select()

    def step_through(self) -> None:
        """Open the replay of the game."""
        self.app.push_screen(ReplayScreen(self.record))

    def close(self) -> None:
        """Close the review."""
        self.dismiss(None)


def _table(result: Review) -> Grid:
    """Return a line for each seat: final and expected result, luck, and the cost of choices."""
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for heading in ("player", "final", "expected", "luck", "loss", "band"):
        grid.add_column(SAY(f"review-{heading}"), justify="left" if heading in ("player", "band") else "right")
    for number, seat in enumerate(result.seats):
        grid.add_row(
            Text(f"{MARKS[number % 8]} {seat.name}", style=STYLES[number % 8]),
            bare_amount(seat.final, result.unit, SAY, decimals=0),
            bare_amount(seat.start, result.unit, SAY),
            bare_amount(seat.luck, result.unit, SAY, sign=True),
            bare_amount(-seat.loss, result.unit, SAY),
            SAY(f"band-{seat.band}"),
        )
    return grid
