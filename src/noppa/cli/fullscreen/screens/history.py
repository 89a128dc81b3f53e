"""The list of finished games with their results, to review or replay."""

import asyncio
from collections.abc import Iterable, Sequence

from rich.text import Text
from textual.widgets import OptionList

from noppa.cli.fullscreen.screens.listing import Entry, ListScreen
from noppa.cli.fullscreen.screens.replay import ReplayScreen
from noppa.cli.fullscreen.screens.review import ReviewScreen
from noppa.cli.fullscreen.widgets.key_bar import Key
from noppa.cli.fullscreen.widgets.title_bar import TitleBar
from noppa.cli.language import SAY
from noppa.cli.output.amounts import bare_amount
from noppa.coach.history import HistoryEntry, history, history_folder
from noppa.core import record_file
from noppa.core.record import Record


class HistoryScreen(ListScreen):
    """The finished games, latest first; they are read in the background."""

    def __init__(self, game: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.played: list[HistoryEntry] | None = None

    def title_text(self) -> str:
        """Return the title of the list."""
        return SAY("web-history")

    def on_screen_resume(self) -> None:
        """Read the games in the background."""
        self.fill()
        self.run_worker(self._read(), exclusive=True)

    async def _read(self) -> None:
        self.played = list(reversed(await asyncio.to_thread(history, game=self.game)))
        if self.is_attached:
            self.query_one(TitleBar).show(self._summary())
            self.fill()

    def _summary(self) -> str:
        """Return the title with the best and average score in the game played last."""
        if not self.played:
            return self.title_text()
        last = self.played[0]
        scores = [part.score for part in self.played if (part.game, part.name) == (last.game, last.name)]
        best = f"{SAY('study-history-best')} {max(scores)}"
        average = f"{SAY('study-history-average')} {SAY.figure(sum(scores) / len(scores), decimals=1)}"
        return f"{SAY('web-history')}   {SAY(f'{last.game}-name')}, {last.name}: {best} · {average}"

    def list_entries(self) -> Sequence[Entry]:
        """Return a line for each game and person."""
        if self.played is None:
            return [Entry(SAY("full-reading"), lambda: None)]
        if not self.played:
            return [Entry(SAY("study-history-none"), self.close)]
        return [Entry(_line(part), lambda part=part: self.review(part)) for part in self.played]  # type: ignore[misc]

    def current_keys(self) -> Iterable[Key]:
        """Return the keys for a game."""
        if self.played:
            yield Key((), SAY("web-review"), self.query_one("#list", OptionList).action_select, "⏎")
            yield Key(("s",), SAY("web-steps"), self.replay)
        yield Key(("q", "escape"), SAY("full-back"), self.close)

    def review(self, part: HistoryEntry) -> None:
        """Open the review of a game."""
        self.app.push_screen(ReviewScreen(_record(part)))

    def replay(self) -> None:
        """Open the replay of the chosen game."""
        at = self.query_one("#list", OptionList).highlighted
        if self.played and at is not None:
            self.app.push_screen(ReplayScreen(_record(self.played[at])))


def _record(part: HistoryEntry) -> Record:
    return record_file.load(history_folder() / part.file)


def _line(part: HistoryEntry) -> Text:
    star = "★" if part.won else " "
    luck = "" if part.luck is None else f"{SAY('history-luck')} {bare_amount(part.luck, part.unit, SAY, sign=True)}"
    loss = "" if part.loss is None else f"{SAY('history-loss')} {bare_amount(part.loss, part.unit, SAY)}"
    name = SAY(f"{part.game}-name")
    score = Text(f"{part.score:>6} {star}", style="bold")
    return Text.assemble(f"{part.day}  {name:<10} {part.name[:14]:<14} ", score, (f"   {luck}   {loss}", "dim"))
