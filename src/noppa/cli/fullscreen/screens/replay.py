"""The screen of a recorded game: step by step, or from mistake to mistake."""

import asyncio
from collections.abc import Iterable
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal

from noppa.cli.commands.review import dice_differ
from noppa.cli.fullscreen.scenery import scenery
from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.steps import Step, read_steps
from noppa.cli.fullscreen.widgets.dice_view import DiceView
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.fullscreen.widgets.lines import Lines
from noppa.cli.fullscreen.widgets.scene_view import SceneView
from noppa.cli.fullscreen.widgets.title_bar import TitleBar
from noppa.cli.language import SAY
from noppa.cli.output.amounts import amount
from noppa.coach.mistakes import Explained, mistakes
from noppa.coach.review import review
from noppa.coach.sentences import in_words
from noppa.core.errors import BadRecord, NoppaError
from noppa.core.record import Record
from noppa.terminal.scene import Frame, latest, wrapped

AROUND = 9
PLAYING = 0.8


class ReplayScreen(KeyedScreen):
    """Replays one record; mistakes are found in the background."""

    fixed_rows = True

    def __init__(self, record: Record, *, number: int = 0) -> None:
        super().__init__()
        self.record, self.game = record, record.game
        self.steps: list[Step] = read_steps(record)
        self.at = next((at for at, step in enumerate(self.steps) if step.number >= number), 0)
        """The index of the current step, at first that of the given event number."""
        self.mistakes: dict[int, Explained] = {}
        self.differs: BadRecord | None = None
        """How the dice differ from the seeds, if they do."""
        self.playing = False
        self.scenery = scenery(self.game)

    def compose(self) -> ComposeResult:
        """Lay out the title, the table, the dice with the news, and the keys."""
        yield TitleBar(id="title")
        with Horizontal(id="table"):
            yield SceneView(id="scene")
        with Horizontal(id="tray"):
            yield DiceView(id="dice")
            yield Lines(id="news")
        yield Lines(id="remark")
        yield KeyBar(classes="keys")

    def on_mount(self) -> None:
        """Start looking for mistakes."""
        self.run_worker(self._find_mistakes())

    def on_resize(self) -> None:
        """Arrange everything for the new size of the terminal."""
        size, view = self.app.size, self.steps[self.at].view
        big = size.height - AROUND >= self.scenery.SCENE_HEIGHT
        dice = self.query_one(DiceView)
        self.query_one("#tray").styles.height = 5 if big else 3
        dice.styles.width = min(size.width, dice.width_for(max(1, len(self.scenery.dice(view))), big=big))
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw the current step."""
        step, scene, news = self.steps[self.at], self.query_one(SceneView), self.query_one("#news", Lines)
        frame = Frame(scene.size.width, scene.size.height)
        scene.show(self.scenery.scene(step.view, self.record.players, SAY, frame), "")
        dice = self.query_one(DiceView)
        dice.show(self.scenery.dice(step.view), (), keys=False)
        dice.resized()
        where = SAY("study-step-of", at=self.at, last=len(self.steps) - 1)
        status = self.scenery.status(step.view, SAY)
        title = "   ".join(part for part in (SAY(f"{self.game}-name"), where, status) if part)
        self.query_one(TitleBar).show(title)
        past = [earlier.line for earlier in self.steps[: self.at + 1]][-5:]
        news.set_lines(latest(past, max(12, news.size.width - 2), news.size.height))
        remark = wrapped(self._remark(), self.app.size.width, "bold")[:2]
        self.query_one("#remark", Lines).set_lines(remark)
        self.key_rows = 3 - max(1, len(remark))
        self.refresh_keys()
        self.query_one("#remark", Lines).styles.height = 3 - self.key_rows

    def _remark(self) -> str:
        """Return the cost of a mistake at this step; at the start, a warning if the dice do not match the seeds."""
        mistake = self.mistakes.get(self.steps[self.at].number)
        if self.at == 0 and self.differs is not None:
            return SAY("review-dice-differ", why=SAY.error(self.differs, self.game))
        if mistake is None:
            return ""
        cost = amount(mistake.decision.loss, self.unit, SAY)
        return SAY("web-remark", amount=cost, move=in_words(mistake.best, self.game, SAY))

    unit = "points"

    async def _find_mistakes(self) -> None:
        self.differs = await asyncio.to_thread(dice_differ, self.record)
        if self.differs is not None and self.is_attached:
            self.draw()

        def find() -> tuple[str, tuple[Explained, ...]]:
            reviewed = review(self.record)
            return reviewed.unit, mistakes(self.record, reviewed)

        try:
            self.unit, explained = await asyncio.to_thread(find)
        except NoppaError:
            return
        self.mistakes = {mistake.decision.number: mistake for mistake in explained}
        if self.is_attached:
            self.draw()

    def current_keys(self) -> Iterable[Key]:
        """Return the keys to move through the game."""
        yield Key(("right", "l", "enter"), SAY("full-step-on"), lambda: self.go(self.at + 1))
        yield Key(("left", "h"), SAY("full-step-back"), lambda: self.go(self.at - 1))
        yield Key(("space", "p"), SAY("study-pause") if self.playing else SAY("study-play"), self.play)
        if self.mistakes:
            yield Key(("n",), SAY("full-next-mistake"), lambda: self.to_mistake(1))
            yield Key(("b",), SAY("full-previous-mistake"), lambda: self.to_mistake(-1))
        yield Key(("pagedown",), "", lambda: self.go(self.at + 10))
        yield Key(("pageup",), "", lambda: self.go(self.at - 10))
        yield Key(("home", "g"), SAY("full-first"), lambda: self.go(0))
        yield Key(("end", "G"), SAY("full-last"), lambda: self.go(len(self.steps) - 1))
        yield Key(("q", "escape"), SAY("web-close"), self.close)

    def go(self, at: int) -> None:
        """Show another step."""
        self.at = min(max(0, at), len(self.steps) - 1)
        self.draw()

    def to_mistake(self, direction: int) -> None:
        """Show the next or the previous mistake."""
        numbers = [at for at, step in enumerate(self.steps) if step.number in self.mistakes]
        further = [at for at in numbers if (at - self.at) * direction > 0]
        if further:
            self.go(min(further) if direction > 0 else max(further))

    def play(self) -> None:
        """Start or stop playing the steps automatically."""
        self.playing = not self.playing
        if self.playing:
            self.run_worker(self._play(), exclusive=True, group="play")

    async def _play(self) -> None:
        while self.playing and self.at < len(self.steps) - 1:
            await asyncio.sleep(PLAYING)
            if self.playing:
                self.go(self.at + 1)
        self.playing = False
        self.refresh_keys()

    def close(self) -> Any:
        """Close the replay."""
        self.playing = False
        self.dismiss(None)
