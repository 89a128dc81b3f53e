"""The screen for a new game: players and rules."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Input, Static

from noppa.cli.fullscreen.entry import EntryLine
from noppa.cli.fullscreen.local_session import LocalSession
from noppa.cli.fullscreen.new_game_form import NewGameForm
from noppa.cli.fullscreen.saved_games import new_file
from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.fullscreen.widgets.scene_view import SceneView
from noppa.cli.fullscreen.widgets.title_bar import TitleBar
from noppa.cli.language import SAY
from noppa.cli.play.new_table import new_table
from noppa.core.errors import NoppaError
from noppa.terminal.scene import Scene, Spot, pad, wrapped

LABEL = 34
"""The columns of the labels on a narrow screen; on a wide one every label has its own line."""


class NewGameScreen(KeyedScreen):
    """Rows of settings: up and down move, left and right change a value, Enter starts the game."""

    def __init__(self, game: str | None = None, *, animation: bool = True) -> None:
        super().__init__()
        self.form, self.animation = NewGameForm(game), animation
        self.at = 0

    def compose(self) -> ComposeResult:
        """Lay out the rows, a line about the game, and the keys."""
        yield TitleBar(SAY("full-new-game"))
        yield SceneView(id="form")
        yield Static("", id="message", markup=False)
        yield EntryLine(id="entry")
        yield KeyBar(classes="keys")

    def on_mount(self) -> None:
        """Show the rows."""
        self.query_one(EntryLine).display = False
        self.call_after_refresh(self.draw)

    def on_resize(self) -> None:
        """Fit the rows into the new size."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw the current rows."""
        lines: list[Text] = []
        spots: dict[str, Spot] = {}
        width = self.app.size.width
        label = max(LABEL, min(width // 2, 2 + max(cell_len(row.label) for row in self.form.rows)))
        for at, row in enumerate(self.form.rows):
            spots[row.id] = Spot(0, len(lines), width)
            value = f"‹ {row.text} ›" if len(row.values) > 1 else row.text
            text = wrapped(row.label, label - 2)
            values = wrapped(value, max(20, width - label - 2), "bold" if at == self.at else "")
            for line in range(max(len(text), len(values))):
                left = pad(text[line] if line < len(text) else "", label)
                lines.append(Text.assemble(" ", left, values[line] if line < len(values) else ""))
            spots[row.id] = spots[row.id]._replace(height=max(len(text), len(values)))
        self.query_one(SceneView).show(Scene(lines, spots), self.form.rows[self.at].id)
        tagline = SAY(f"{self.form.game.name}-tagline")
        self.query_one("#message", Static).update(tagline)
        self.refresh_keys()

    def current_keys(self) -> Iterable[Key]:
        """Return the keys of the form."""
        if self.query_one(EntryLine).display:
            yield Key(("escape",), SAY("web-close"), self._close_entry)
            return
        yield Key(("enter",), SAY("full-start"), self.start)
        yield Key(("left", "right"), SAY("full-change"), lambda: None, "←→")
        yield Key(("up", "down"), "", lambda: None)
        yield Key(("p", "e"), SAY("full-names"), self.type_names)
        yield Key(("q", "escape"), SAY("full-back"), self.close)

    def on_key(self, event: object) -> None:
        """Move through the rows and change them; all other keys are in the list."""
        name = getattr(event, "key", "")
        steps = {"up": -1, "down": 1, "shift+tab": -1, "tab": 1}
        if self.query_one(EntryLine).display or name not in (*steps, "left", "right", "space"):
            super().on_key(event)  # type: ignore[arg-type]
            return
        event.stop()  # type: ignore[attr-defined]
        event.prevent_default()  # type: ignore[attr-defined]
        if name in steps:
            self.at = (self.at + steps[name]) % len(self.form.rows)
        else:
            self.change(-1 if name == "left" else 1)
        self.draw()

    def change(self, by: int) -> None:
        """Change the chosen row; for names, open the input line."""
        row = self.form.rows[self.at]
        if row.id == "people":
            self.type_names()
        else:
            self.form.change(row, by)
            self.draw()

    def on_scene_view_clicked(self, message: SceneView.Clicked) -> None:
        """Choose a clicked row; change it on the second click."""
        at = next(at for at, row in enumerate(self.form.rows) if row.id == message.spot)
        if at == self.at:
            self.change(1)
        self.at = min(at, len(self.form.rows) - 1)
        self.draw()

    def type_names(self) -> None:
        """Open the input line for the names of the people."""
        entry = self.query_one(EntryLine)
        entry.display = True
        entry.placeholder = SAY("menu-names")
        entry.value = ", ".join(self.form.people)
        entry.focus()
        self.refresh_keys()

    def _close_entry(self) -> None:
        self.query_one(EntryLine).display = False
        self.set_focus(None)
        self.draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Set the typed names."""
        self.form.set_people(event.value)
        self._close_entry()

    def start(self) -> None:
        """Start the game, or show why it cannot start."""
        game, request = self.form.game.name, self.form.request()
        try:
            table, news = new_table(game, SAY, request, {})
        except NoppaError as error:
            self.query_one("#message", Static).update(SAY.error(error, game))
            return
        session = LocalSession(table, SAY, save_to=new_file(game), coach=request["coach"])
        session.log += news
        self.app.push_screen(GameScreen(session, animation=self.animation), lambda _result: self.close())

    def close(self) -> None:
        """Go back without starting a game."""
        self.dismiss(None)
