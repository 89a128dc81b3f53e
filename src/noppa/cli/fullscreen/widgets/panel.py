"""The panel beside the table, or over it on a narrow screen: log, coach, chances, help."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Static

from noppa.cli.fullscreen.scenery import scenery
from noppa.cli.fullscreen.selection import Selection
from noppa.cli.fullscreen.session import Session
from noppa.cli.fullscreen.widgets.key_bar import Key
from noppa.cli.language import SAY
from noppa.cli.output.short_rules import line_text
from noppa.cli.play.coaching import narrow_choice_bars
from noppa.coach.advice import Advice
from noppa.coach.chances import Chance
from noppa.coach.sentences import in_words, value_text
from noppa.core.errors import NoppaError
from noppa.core.guide import drawn
from noppa.games import part
from noppa.locale.figures import counted

SHOWN = 3
BAR = 12


class Panel(VerticalScroll):
    """Shows one topic at a time; advice and chances are computed in the background."""

    can_focus = False

    class Advised(Message):
        """The coach recommends a move; `before` is the selection at the time of the request."""

        def __init__(self, move: str, before: object) -> None:
            super().__init__()
            self.move, self.before = move, before

    def __init__(self, session: Session, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.session = session
        self.topic = ""
        self.by_key = False
        """Whether a key opened it, rather than a wide screen."""
        self.recommended = ""
        """The move that the coach recommends while its panel is open, else empty."""
        self._current_question: tuple[str, int, str] | None = None

    def compose(self) -> ComposeResult:
        """Lay out the topic's title and its text."""
        yield Static("", id="panel-title", markup=False, classes="title")
        yield Static("", id="panel-text", markup=False)

    def on_mount(self) -> None:
        """Start closed."""
        self.display = bool(self.topic)

    def open(self, topic: str) -> None:
        """Show a topic."""
        self.topic, self.display, self._current_question, self.recommended = topic, True, None, ""

    def toggle(self, topic: str) -> None:
        """Show a topic, or close it; beside a wide table the log comes back."""
        self.by_key = self.topic != topic
        if self.topic != topic:
            self.open(topic)
        elif self.has_class("beside") and topic != "log":
            self.open("log")
        elif not self.has_class("beside"):
            self.close()

    def close(self) -> None:
        """Close the panel; on a wide screen, go back to the log."""
        self.by_key = False
        if self.has_class("beside"):
            self.open("log")
        else:
            self.topic, self.display, self.recommended = "", False, ""

    def show_text(self, topic: str, content: RenderableType) -> None:
        """Show content provided by the screen."""
        self.open(topic)
        self.query_one("#panel-title", Static).update(SAY(f"full-panel-{topic}"))
        self._put(content)

    def update(self, view: dict[str, Any], selection: Selection, seat: int | None, keys: Sequence[Key]) -> None:
        """Update the topic to the current game."""
        if not self.topic:
            return
        self.query_one("#panel-title", Static).update(SAY(f"full-panel-{self.topic}"))
        match self.topic:
            case "log":
                self._put(Text("\n".join(self.session.log[-200:])))
                self.scroll_end(animate=False)
            case "help":
                self._put(self._help(view, selection, keys))
            case "coach" | "chances":
                self._request_answer(seat, selection.chosen)

    def _put(self, content: RenderableType) -> None:
        self.query_one("#panel-text", Static).update(content)

    def _help(self, view: dict[str, Any], selection: Selection, keys: Sequence[Key]) -> RenderableType:
        """Return help on the chosen place and its moves; without a place, the keys."""
        game = self.session.rules.game.name
        parts: list[RenderableType] = []
        topic = scenery(game).topic(view, selection.cursor) if selection.cursor else ""
        module = part(game, "guide")
        if topic and module is not None:
            for scored in module.guide(self.session.rules).scores:
                if scored.id == topic:
                    parts.append(Text(SAY.term(game, scored.name.kind, scored.name.id), style="bold"))
                    parts.append(Text(line_text(game, scored.line, SAY)))
                    if scored.dice:
                        points = "" if scored.points is None else SAY("guide-points", points=scored.points)
                        parts.append(Text(" → ".join(text for text in (drawn(scored.dice), points) if text)))
        parts += [Text(f"⏎ {option.label}") for option in selection.at_cursor()[:12]]
        if not parts:
            parts += [_keys_as_rows(keys), Text(), Text(SAY("full-help-keys"))]
        return Group(*parts)

    def _request_answer(self, seat: int | None, chosen: object) -> None:
        """Compute advice or chances, once for each question."""
        moves = self.session.view(seat).get("moves") if seat is not None and self.session.due_seat == seat else None
        question = (self.topic, len(self.session.log), repr(moves))
        if question != self._current_question:
            self._current_question, self.recommended = question, ""
            self._put(Text(SAY("web-coach-thinks"), style="dim"))
            self.run_worker(self._answer(self.topic, seat, chosen), exclusive=True, group="coach")

    async def _answer(self, topic: str, seat: int | None, chosen: object) -> None:
        try:
            if topic == "chances":
                self._put(_chances(await self.session.chances(), [player.name for player in self.session.seats]))
            elif seat is None or self.session.due_seat != seat or not self.session.view(seat)["moves"]:
                self._put(Text(SAY("full-coach-waits"), style="dim"))
            else:
                choices = await self.session.advice(seat)
                self._put(_advice(choices, self.session.rules.game.name))
                self.recommended = str(choices[0].move)
                self.post_message(self.Advised(self.recommended, chosen))
        except NoppaError as error:
            self._put(Text(SAY.error(error, self.session.rules.game.name)))


def _keys_as_rows(keys: Sequence[Key]) -> Grid:
    """Return the keys and their labels, two in a row."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, expand=True)
    for ratio in (None, 1, None, 1):
        grid.add_column(ratio=ratio)
    cells = [Text(part, style) for key in keys if key.label for part, style in ((key.sign, "bold"), (key.label, ""))]
    for at in range(0, len(cells), 4):
        grid.add_row(*cells[at : at + 4])
    return grid


def _advice(choices: Sequence[Advice], game: str) -> RenderableType:
    """Return the best choice with reasons, and a comparison with the next ones."""
    best, value = choices[0], value_text(choices, SAY)
    what = in_words(best.instruction, game, SAY)
    first = SAY("study-coach-advice", what=what, worth=value, exact=best.exact) if value else what
    why = [Text(in_words(reason, game, SAY), style="dim") for reason in best.why]
    return Group(Text(first, style="bold"), narrow_choice_bars(choices[:SHOWN], game, SAY), Text(), *why)


def _chances(found: Sequence[Chance], names: Sequence[str]) -> RenderableType:
    """Return everybody's chance to win as a bar."""
    parts = []
    for chance in found:
        filled = round(BAR * chance.win)
        bar = Text("█" * filled + "░" * (BAR - filled))
        percent = SAY("per-cent", value=counted(100 * chance.win))
        parts.append(Text.assemble(f"{names[chance.seat]}\n", bar, f" {percent}"))
    return Group(*parts, Text(), Text(SAY("web-chances-best"), style="dim"))
