"""A game in the terminal: shows the table, prompts the player who is due, and reports the other moves."""

import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from noppa.cli.fullscreen.saved_games import discard_unplayed, finish, is_in_progress
from noppa.cli.play.coaching import TerminalCoach
from noppa.cli.play.drawings import drawing
from noppa.cli.play.event_lines import EventLines
from noppa.cli.play.parse_input import parse_card, parse_dice, parse_move
from noppa.cli.play.programs import replace_program
from noppa.cli.play.save_file import default_file, is_taken
from noppa.cli.play.typed_commands import COMMANDS, PlayerLeft
from noppa.core.errors import BadProgram, IllegalMove, NoppaError, UnreadableMove
from noppa.core.events import Drawn, Event, Moved, Rolled
from noppa.core.final_dice import rolls_between
from noppa.core.record import Record
from noppa.core.rules import Card, Choose, Draw, Move, Over, Pending, Roll
from noppa.core.sources import RealDice
from noppa.core.system_errors import system_reason
from noppa.core.table import Table
from noppa.locale import Messages


class TerminalGame:
    """One game, until it ends or somebody leaves."""

    def __init__(
        self, table: Table, console: Console, say: Messages, *, save_to: Path | None, pace: float, coach: bool = False
    ) -> None:
        self.table = table
        self.console = console
        self.say = say
        self.save_to = save_to
        self.pace = pace if console.is_terminal else 0.0
        self.game_name = table.rules.game.name
        self.drawing = drawing(self.game_name)
        self.lines = EventLines(table.rules, say)
        self.news: list[str] = []
        self.hidden: dict[int, list[str]] = {}
        self.remark = ""
        self.last_prompted: int | None = None
        self.coach = TerminalCoach(table.rules, say) if coach else None

    # The game ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over; offer to save it when somebody leaves."""
        if self.table.ended:
            self._show_end()
            return
        self.autosave()
        try:
            while not self.table.ended:
                if not self._step():
                    self._ask()
        except (KeyboardInterrupt, EOFError, PlayerLeft):
            self._leave()
        else:
            self._finish()

    def _step(self) -> bool:
        """Take and report one step that needs no input; return whether there was one."""
        before = self.table.state
        try:
            event = self.table.step()
        except BadProgram as error:
            self._replace_program(error)
            return True
        if event is None:
            return False
        self._after(before, event)
        time.sleep(self.pace)
        return True

    def _replace_program(self, error: BadProgram) -> None:
        """Report the error of a program and let a bot take over."""
        line = replace_program(self.table, error, self.say)
        self.console.print(Text(line, style="red"))
        self.news.append(line)
        self.autosave()

    def _after(self, before: Any, event: Event, *, by_person: bool = False) -> None:
        """Report a step and save the game.

        People's own moves are not reported; hidden ones are reported once revealed.
        """
        if not by_person:
            self.hidden[self.table.history[-1].number] = self._lines(before, event)
        self._report_revealed()
        self.autosave()

    def _report_revealed(self) -> None:
        """Report steps that are no longer hidden, except those undone in the meantime."""
        in_effect = {entry.number for entry in self.table.history}
        revealed = [number for number in self.hidden if number not in self.table.hidden]
        reports = [(number, self.hidden.pop(number)) for number in revealed]
        lines = [line for number, lines in reports for line in lines if number in in_effect]
        self.news += lines
        nobody_prompted = all(seat.kind != "person" for seat in self.table.seats)
        if self.pace or nobody_prompted:
            for line in lines:
                self.console.print(Text(line, style="dim"))

    def _lines(self, before: Any, event: Event) -> list[str]:
        if isinstance(event, Rolled | Drawn | Moved):
            return self.lines.step(before, event, self.table.state, self.table.seats)
        return [self.lines.other(event, self.table.seats)]

    def labels(self, state: Any, seat: int) -> dict[Move, str]:
        """Return the label of each legal move of a seat."""
        return self.lines.labels(state, seat)

    def card(self, typed: str) -> Card:
        """Return the card for a typed text."""
        rules = self.table.rules
        return parse_card(
            rules, {card: self.say.term(self.game_name, "card", str(card)) for card in rules.cards}, typed
        )

    # Input ---------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Show the table to the person who is due and act on their input."""
        pending = self.table.pending
        seat = self._person(pending)
        self._hand_over(seat)
        self._show(seat)
        question = self._question(pending, seat)
        while self.table.pending == pending and not self.table.ended:
            typed = self.console.input(Text(question, style="bold")).strip()
            word, _, rest = typed.partition(" ")
            try:
                if word.lower() in COMMANDS:
                    before = len(self.table.events)
                    COMMANDS[word.lower()](self, seat, rest.strip())
                    if len(self.table.events) > before:
                        return
                elif self._answer(pending, seat, typed):
                    return
            except NoppaError as error:
                self.console.print(Text(self.say.error(error, self.game_name), style="red"))

    def _hand_over(self, seat: int) -> None:
        """Prompt for handing over the screen if the next person must not see the last one's choices."""
        people = [player for player in self.table.seats if player.kind == "person"]
        if self.last_prompted not in (None, seat) and len(people) > 1 and self.hides_something(seat):
            if self.console.is_terminal:
                self.console.clear()
            self.console.input(Text(self.say("ask-hand-over", name=self.table.seats[seat].name) + " ", style="bold"))
        self.last_prompted = seat

    def hides_something(self, seat: int) -> bool:
        """Return whether the table has secrets from a seat."""
        return bool(self.table.rules.observed(self.table.state, seat) != self.table.state)

    def _person(self, pending: Pending) -> int:
        if isinstance(pending, Choose):
            return next(seat for seat in pending.seats if self.table.seats[seat].kind == "person")
        assert not isinstance(pending, Over)
        return pending.seat

    def _question(self, pending: Pending, seat: int) -> str:
        name = self.table.seats[seat].name
        source = self.table.source
        if isinstance(pending, Roll) and isinstance(source, RealDice):
            message = "ask-dice" if source.every_roll or not pending.waits else "ask-final-dice"
            return self.say(message, name=name, dice=pending.dice) + " "
        if isinstance(pending, Draw) and self.table.real:
            return self.say("ask-card", name=name) + " "
        if isinstance(pending, Roll):
            return self.say("ask-roll", name=name) + " "
        if isinstance(pending, Draw):
            return self.say("ask-draw", name=name) + " "
        return self.say("ask-move", name=name) + " "

    def _answer(self, pending: Pending, seat: int, typed: str) -> bool:
        """Act on the input; return False if there was none."""
        before = self.table.state
        if isinstance(pending, Choose) and not typed:
            self._hint(seat)
            return False
        event = self._do(pending, seat, typed)
        self.news = [self.remark] if self.remark else []
        self.remark = ""
        self._after(before, event, by_person=isinstance(event, Moved))
        return True

    def _do(self, pending: Pending, seat: int, typed: str) -> Event:
        """Carry out the typed move, dice or card and return its event."""
        table = self.table
        if isinstance(pending, Choose):
            move = self._parse_move(seat, typed)
            if self.coach:
                self.remark = self.coach.remark(table, seat, move)
            return table.play(seat, move)
        if not table.real:
            if typed and typed.lower() not in (self.say("typed-roll"), "r"):
                raise UnreadableMove("typed-enter", text=typed[:80])
            return table.roll()
        if isinstance(pending, Draw):
            return table.draw(self.card(typed))
        return table.enter(parse_dice(typed))

    def _parse_move(self, seat: int, typed: str) -> Move:
        """Return the typed move; with final dice only, also a move that must wait for the last roll."""
        rules, state, source = self.table.rules, self.table.state, self.table.source
        try:
            return parse_move(rules, state, seat, self.labels(state, seat), typed)
        except IllegalMove:
            if not isinstance(source, RealDice) or source.every_roll:
                raise
            steps, last = rolls_between(rules, state, seat)
            with suppress(NoppaError):
                move = parse_move(rules, last, seat, self.labels(last, seat), typed)
                for step in steps:
                    self.table.apply(step)
                return move
            raise

    def _show(self, seat: int) -> None:
        """Show the table as a seat sees it, below the latest news."""
        if self.console.is_terminal:
            self.console.clear()
        rules = self.table.rules
        edition = self.say(f"{self.game_name}-edition-{rules.edition}")
        self.console.print(Text(f"{self.say(f'{self.game_name}-name')} · {edition}", style="bold"))
        for line in self.news[-8:]:
            self.console.print(Text(line, style="dim"))
        view = rules.view(self.table.state, seat)
        if isinstance(self.table.source, RealDice) and not self.table.source.every_roll and "rolls_left" in view:
            view["rolls_left"] = 0  # people only type their final dice
        self.console.print(self.drawing.draw(view, self.table.seats, self.say))

    def _hint(self, seat: int) -> None:
        """Show the table again with the possible input; a verb with many moves is listed once."""
        self._show(seat)
        by_verb: dict[str, list[str]] = {}
        moves = self.table.rules.moves(self.table.state, seat)
        for move in moves:
            by_verb.setdefault(re.split("[ =]", str(move))[0], []).append(str(move))
        few = 15 if len(moves) <= 60 else 1
        shown = [text for verb, texts in by_verb.items() for text in (texts if len(texts) <= few else [f"{verb} …"])]
        self.console.print(Text(self.say("hint-moves", moves=shown), style="dim"))

    # Saving --------------------------------------------------------------------------------

    def autosave(self) -> None:
        """Save the game to its file, if it has one."""
        if self.save_to and not self._write(self.save_to):
            self.save_to = None

    def save(self, path: Path) -> bool:
        """Save the game to a file and print a line about it; return whether it worked."""
        saved = self._write(path)
        if saved:
            self.console.print(self.say("told-saved", path=str(path)))
        return saved

    def _write(self, path: Path) -> bool:
        try:
            Record.of(self.table).save(path)
        except OSError as error:
            line = self.say("told-not-saved", path=str(path), why=system_reason(error))
            self.console.print(Text(line, style="red"))
            self.news.append(line)
            return False
        return True

    # The end -------------------------------------------------------------------------------

    def _leave(self) -> None:
        """Save the game or offer to."""
        self.console.print()
        if self.save_to:
            self._save_on_leave(self.save_to)
            return
        with suppress(KeyboardInterrupt, EOFError):
            path = default_file(self.game_name)
            yes, no = self.say("typed-yes"), self.say("typed-no")
            while True:
                answer = self.console.input(self.say("ask-save", path=str(path)) + " ").strip()
                if answer.lower() in ("n", "no", no, no[0]):
                    return
                chosen = path if answer.lower() in ("", "y", "yes", yes, yes[0]) else Path(answer)
                if is_taken(chosen, by=None):
                    self.console.print(Text(self.say("error-save-taken", path=str(chosen)), style="red"))
                elif self.save(chosen):
                    return

    def _save_on_leave(self, path: Path) -> None:
        """Save the game to its file; if the file was chosen automatically, say how to continue."""
        if discard_unplayed(Record.of(self.table), path):
            return
        if not is_in_progress(path):
            self.save(path)
        elif self._write(path):
            self.console.print(self.say("full-resume-later", path=str(path)), soft_wrap=True)

    def _finish(self) -> None:
        self._show_end()
        finish(Record.of(self.table), self.save_to)
        if self.save_to and self.save_to.exists():
            self.console.print(self.say("told-saved", path=str(self.save_to)))

    def _show_end(self) -> None:
        over = self.table.pending
        self.console.print()
        self.console.print(self.drawing.draw(self.table.rules.view(self.table.state), self.table.seats, self.say))
        assert isinstance(over, Over)
        names = [self.table.seats[seat].name for seat in over.winners]
        points = over.scores[over.winners[0]]
        if len(over.scores) == 1:
            line = self.say("told-solo", points=points)
        else:
            line = self.say("told-won", names=names, count=len(names), points=points)
        self.console.print(Text(line, style="bold green"))
