"""The result of a game: the winners, the scores, and what to do next."""

import asyncio
import random

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.session import Session
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.fullscreen.widgets.lines import Lines
from noppa.cli.fullscreen.widgets.title_bar import TitleBar
from noppa.cli.language import SAY
from noppa.core.rules import Over

CONFETTI = "★✦●▲■◆·"
STYLES = ("red", "yellow", "green", "blue", "magenta", "cyan")
FRAMES, FRAME_TIME = 14, 0.12


class ResultScreen(KeyedScreen):
    """Returns what to do next: `again`, `review`, `replay`, `table` or `leave`."""

    def __init__(self, session: Session, *, animation: bool) -> None:
        super().__init__()
        self.session, self.animation = session, animation

    def compose(self) -> ComposeResult:
        """Lay out the confetti, the winner and the scores."""
        yield TitleBar(SAY("web-over"))
        yield Lines(id="confetti")
        yield Static(outcome(self.session), id="headline", markup=False, classes="centred")
        yield Static(self._scores(), id="scores", classes="centred")
        yield KeyBar(classes="keys")

    def on_mount(self) -> None:
        """Celebrate if somebody at this screen won."""
        self.call_after_refresh(self.refresh_keys)
        if self.animation and self._somebody_here_won:
            self.run_worker(self._celebrate())

    @property
    def _over(self) -> Over | None:
        pending = self.session.pending
        return pending if isinstance(pending, Over) else None

    @property
    def _somebody_here_won(self) -> bool:
        over = self._over
        return over is not None and any(self.session.seats[seat].kind == "person" for seat in over.winners)

    def _scores(self) -> Grid:
        grid = Grid(box=None, padding=(0, 2), show_header=False)
        over = self._over
        if over is not None:
            ranked = sorted(range(len(over.scores)), key=lambda seat: (seat not in over.winners, -over.scores[seat]))
            for seat in ranked:
                star = "★" if seat in over.winners else " "
                grid.add_row(star, Text(self.session.seats[seat].name), SAY.figure(over.scores[seat]))
        return grid

    async def _celebrate(self) -> None:
        """Animate falling confetti."""
        box = self.query_one("#confetti", Lines)
        draw = random.Random()  # noqa: S311 - only for show
        lines: list[Text] = []
        for _ in range(FRAMES):
            width, height = box.size
            row = Text()
            for _column in range(width // 4):
                mark = draw.choice(CONFETTI) if draw.random() < 0.3 else " "
                row.append(f" {mark}  ", draw.choice(STYLES))
            lines = [row, *lines][:height]
            box.set_lines(lines)
            await asyncio.sleep(FRAME_TIME)

    def current_keys(self) -> list[Key]:
        """Return the keys for what to do next."""
        return [
            Key(("a", "enter"), SAY("web-again"), lambda: self._leave("again")),
            Key(("r",), SAY("web-review"), lambda: self._leave("review")),
            Key(("s",), SAY("web-steps"), lambda: self._leave("replay")),
            Key(("t", "escape"), SAY("full-see-table"), lambda: self._leave("table")),
            Key(("q",), SAY("full-leave"), lambda: self._leave("leave")),
        ]

    def _leave(self, next_step: str) -> None:
        self.dismiss(next_step)


def outcome(session: Session) -> str:
    """Return a sentence about the winners."""
    over = session.pending
    if not isinstance(over, Over):
        return SAY("web-log-stopped")
    if len(over.scores) == 1:
        return SAY("told-solo", points=over.scores[0])
    names = [session.seats[seat].name for seat in over.winners]
    return SAY("told-won", names=names, count=len(names), points=over.scores[over.winners[0]])
