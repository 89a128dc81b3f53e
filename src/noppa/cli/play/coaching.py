"""The coach in the terminal: advice on request, and a remark after a costly choice."""

from typing import Any

from rich.table import Table as Grid

from noppa.bots.evaluators import evaluator
from noppa.cli.output.amounts import amount, bare_amount
from noppa.cli.output.progress import progress_bar
from noppa.coach import Advice, advise
from noppa.coach.advice import is_costly
from noppa.core.rules import Move, Rules
from noppa.core.sources import RealDice
from noppa.core.table import Table
from noppa.locale import Messages

SHOWN = 6


class TerminalCoach:
    """What the coach says about the choices of one game."""

    def __init__(self, rules: Rules[Any], say: Messages) -> None:
        self.rules, self.say = rules, say
        with progress_bar(say("solving")) as progress:
            self.known = evaluator(rules, progress)

    def table(self, table: Table, seat: int) -> Grid:
        """Return the best choices of a seat with their values and reasons."""
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        grid.add_column(self.say("coach-choice"))
        grid.add_column(self.say(f"coach-{self.known.unit}"), justify="right")
        grid.add_column(self.say("coach-loss"), justify="right")
        grid.add_column(self.say("coach-why"))
        for advice in self._advice(table, seat)[:SHOWN]:
            why = self.say.reason(advice.code, advice.params, self.rules.game.name)
            loss = bare_amount(-advice.loss, advice.unit, self.say) if advice.loss >= self.known.grain / 2 else ""
            grid.add_row(str(advice.move), bare_amount(advice.value, advice.unit, self.say), loss, why)
        return grid

    def remark(self, table: Table, seat: int, move: Move) -> str:
        """Return a sentence after a choice that cost something; empty after a good one."""
        choices = self._advice(table, seat)
        chosen = next((choice for choice in choices if choice.move == move), None)
        if chosen is None or not is_costly(self.rules, chosen):
            return ""
        loss, best = amount(chosen.loss, chosen.unit, self.say), str(choices[0].move)
        return self.say("coach-remark", move=str(move), loss=loss, best=best)

    def _advice(self, table: Table, seat: int) -> tuple[Advice, ...]:
        source = table.source
        final_only = isinstance(source, RealDice) and not source.every_roll
        return advise(self.rules, self.known.final_only(table.state) if final_only else table.state, seat)
