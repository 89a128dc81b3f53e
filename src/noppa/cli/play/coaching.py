"""The coach in the terminal: advice on request, and a remark after a costly choice."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from noppa.bots.evaluators import evaluator
from noppa.cli.output.amounts import amount
from noppa.cli.output.progress import progress_bar
from noppa.coach import Advice, advise
from noppa.coach.advice import is_costly
from noppa.coach.sentences import cost_text, in_words, value_text
from noppa.core.reason import CHANCE
from noppa.core.rules import Move, Rules
from noppa.core.sources import RealDice
from noppa.core.table import Table
from noppa.locale import Messages

SHOWN = 3
BAR = 16


class TerminalCoach:
    """The coach for the choices of one game."""

    def __init__(self, rules: Rules[Any], say: Messages) -> None:
        self.rules, self.say = rules, say
        with progress_bar(say("solving")) as progress:
            self.evaluator = evaluator(rules, progress)

    def table(self, table: Table, seat: int) -> Group:
        """Return the advice for a seat: the best choice with reasons, and the top choices as bars."""
        choices, game, say = self._advice(table, seat), self.rules.game.name, self.say
        best, value = choices[0], value_text(choices, self.say)
        what = in_words(best.instruction, game, say)
        first = say("study-coach-advice", what=what, worth=value, exact=best.exact) if value else what
        why = [Text(f"  {in_words(reason, game, say)}") for reason in best.why]
        return Group(Text(first, style="bold"), choice_bars(choices[:SHOWN], game, say), *why)

    def remark(self, table: Table, seat: int, move: Move) -> str:
        """Return a sentence about a costly choice; empty for a good one."""
        choices = self._advice(table, seat)
        chosen = next((choice for choice in choices if choice.move == move), None)
        if chosen is None or not is_costly(self.rules, chosen):
            return ""
        better = in_words(choices[0].instruction, self.rules.game.name, self.say)
        return self.say("web-remark", amount=amount(chosen.loss, chosen.unit, self.say), move=better)

    def _advice(self, table: Table, seat: int) -> tuple[Advice, ...]:
        source = table.source
        final_only = isinstance(source, RealDice) and not source.every_roll
        return advise(self.rules, self.evaluator.final_only(table.state) if final_only else table.state, seat)


def choice_bars(choices: Sequence[Advice], game: str, say: Messages, chosen: Advice | None = None) -> Grid:
    """Return the choices, best first: each as typed, in words, as a bar, and its distance from the best one."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for choice in choices:
        mark = "→" if choice is chosen else " "
        words = in_words(choice.instruction, game, say, brief=True)
        grid.add_row(mark, str(choice.move), words, *_bar(choice, choices, say))
    return grid


def narrow_choice_bars(choices: Sequence[Advice], game: str, say: Messages) -> Grid:
    """Return the choices, best first, two lines each: in words, then a bar and the distance from the best one."""
    grid = Grid(box=None, padding=0, show_header=False)
    for choice in choices:
        grid.add_row(in_words(choice.instruction, game, say, brief=True))
        bar, distance = _bar(choice, choices, say)
        grid.add_row(Text.assemble(bar, f" {distance}"))
    return grid


def _bar(choice: Advice, choices: Sequence[Advice], say: Messages) -> tuple[Text, str]:
    """Return the bar of a choice relative to the others, and its distance from the best one."""
    best, worst = choices[0], max(other.loss for other in choices)
    lost = 0.75 * choice.loss / worst if worst > 0 else 0.0
    share = choice.value if choice.unit == CHANCE else 1 - lost
    bar = Text("█" * max(1, round(BAR * share)), style="green" if choice is best else "dim")
    return bar, say("web-coach-is-best") if choice is best else cost_text(choice, say)
