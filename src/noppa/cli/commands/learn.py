"""`noppa learn`: the lesson of a game in the terminal."""

import click
from rich.console import Console
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.fullscreen.start import has_full_screen, open_lesson
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.play.coaching import TerminalCoach
from noppa.cli.play.drawings import drawing
from noppa.cli.play.parse_input import parse_move
from noppa.cli.rule_options import game_argument
from noppa.core.dice import drawn
from noppa.core.errors import NoppaError
from noppa.core.lesson import CHANCE, LEARNER, LessonGame
from noppa.core.rules import Move, Over
from noppa.core.table import Table
from noppa.games import lesson_of, rules
from noppa.locale import Messages


@click.command("learn", cls=LocalizedCommand)
@game_argument()
@click.option("--plain", is_flag=True)
@report_errors
def learn(game: str, *, plain: bool) -> None:
    """Play the lesson of a game."""
    lesson = lesson_of(game)
    if has_full_screen(plain=plain):
        open_lesson(game)
        return
    variant = rules(game, lesson.edition, **lesson.options)
    TerminalLesson(LessonGame(lesson, variant, SAY("you")), CONSOLE, SAY).run()


class TerminalLesson:
    """One lesson, until it ends or somebody leaves."""

    def __init__(self, lesson: LessonGame, console: Console, say: Messages) -> None:
        self.lesson, self.console, self.say = lesson, console, say
        self.game = lesson.rules.game.name
        self.drawing = drawing(self.game)

    def run(self) -> None:
        """Play every step; an empty line plays the intended one."""
        self._print(self.say(f"{self.game}-lesson-goal"), "bold")
        self._print(self.say("learn-how"), "dim")
        try:
            for number in range(len(self.lesson.lesson.steps)):
                self._take(number)
        except (KeyboardInterrupt, EOFError, click.Abort):
            self._print(self.say("learn-left", game=self.game), "dim")
        else:
            self._end()

    def _take(self, number: int) -> None:
        step, table = self.lesson.lesson.steps[number], self.lesson.tables[number]
        self._draw(table)
        self._print(self.say(f"{self.game}-lesson-{step.id}"), "bold")
        if step.coach:
            self.console.print(TerminalCoach(self.lesson.rules, self.say).table(table, LEARNER))
        while not self._is_right(number, self._read_input(step.do)):
            self._print(self.say("learn-type", move=step.do), "yellow")
        for shown in self.lesson.shown(number)[:-1]:
            if dice := self.lesson.lost_roll(shown):
                self._print(self.say("event-roll", name=self.say("you"), dice=drawn(dice)), "default")
        self._print(self.say(f"{self.game}-lesson-{step.id}-why"), "green")

    def _read_input(self, intended: str) -> str:
        typed = self.console.input(Text(self.say("learn-prompt", move=intended) + " ", style="bold")).strip()
        if typed.lower() in ("q", "quit"):
            raise EOFError
        return typed or intended

    def _is_right(self, number: int, typed: str) -> bool:
        """Return whether the input is what the step asks for; otherwise print why not."""
        table = self.lesson.tables[number]
        try:
            text = typed if typed in CHANCE else str(self._move(table, typed))
            right = self.lesson.is_asked_for(number, [text])
        except NoppaError as error:
            self._print(self.say.error(error, self.game), "red")
            return False
        if not right:
            self._print(self.say("learn-allowed"), "yellow")
        return right

    def _move(self, table: Table, typed: str) -> Move:
        view = self.lesson.rules.view(table.state, LEARNER)
        labels = {self.lesson.rules.parse(move["move"]): self.drawing.label(move, self.say) for move in view["moves"]}
        return parse_move(self.lesson.rules, table.state, LEARNER, labels, typed)

    def _end(self) -> None:
        table = self.lesson.tables[-1]
        self._draw(table)
        assert isinstance(table.pending, Over)
        self._print(self.say(f"{self.game}-lesson-done"), "bold")
        self._print(self.say("learn-next", game=self.game), "dim")

    def _draw(self, table: Table) -> None:
        self.console.print()
        self.console.print(self.drawing.draw(self.lesson.rules.view(table.state, LEARNER), self.lesson.seats, self.say))

    def _print(self, sentence: str, style: str) -> None:
        self.console.print(Text(sentence, style=style))
