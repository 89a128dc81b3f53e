"""`noppa practice`: a situation, your choice, and what every choice is worth."""

import secrets
from contextlib import suppress
from typing import Any

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.bots import BOTS
from noppa.bots.evaluators import evaluator
from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.amounts import amount, bare_amount
from noppa.cli.output.progress import progress_bar
from noppa.cli.play.drawings import drawing
from noppa.cli.play.parse_input import parse_move
from noppa.cli.rule_options import read_options, variant_options
from noppa.coach.advice import Advice
from noppa.coach.practice import Practice, Question, good_enough
from noppa.core.errors import NoppaError
from noppa.core.rules import Move, Rules
from noppa.core.table import Seat
from noppa.games import rules as make_rules
from noppa.locale import Messages

SHOWN = 4


@click.command("practice", cls=LocalizedCommand)
@click.argument("game")
@variant_options
@click.option("--questions", type=click.IntRange(1))
@click.option("--seed", type=int)
@report_errors
def practice(game: str, edition: str | None, options: tuple[str, ...], questions: int | None, seed: int | None) -> None:
    """Practise on situations, your own costliest ones first."""
    rules = make_rules(game, edition, **read_options(game, options))
    chosen = secrets.randbelow(10**9) if seed is None else seed
    run_practice(rules, CONSOLE, SAY, seed=chosen, questions=questions)


def run_practice(rules: Rules[Any], console: Console, say: Messages, *, seed: int, questions: int | None) -> None:
    """Ask questions until somebody leaves, or that many."""
    with progress_bar(say("solving")) as progress:
        unit = evaluator(rules, progress).unit
        session = Practice(rules, BOTS["simple"], seed)
    asked, right, lost = 0, 0, 0.0
    console.print(Text(say("practice-welcome"), style="dim"))
    with suppress(KeyboardInterrupt, EOFError):
        while questions is None or asked < questions:
            question = session.next()
            move = _ask(question, console, say)
            if move is None:
                break
            chosen, choices = session.answer(question, move)
            asked += 1
            right += good_enough(question, chosen)
            lost += chosen.loss
            _show_answer(chosen, choices, question, console, say)
    if asked:
        console.print(Text(say("practice-sum", asked=asked, right=right, lost=amount(lost, unit, say)), style="bold"))


def _ask(question: Question, console: Console, say: Messages) -> Move | None:
    """Return the move somebody chooses in a state; None when they leave."""
    rules, state, seat = question.rules, question.state, question.seat
    view = rules.view(state, seat)
    looks = drawing(rules.game.name)
    labels = {rules.parse(entry["move"]): looks.label(entry, say) for entry in view["moves"]}
    seats = [Seat(say("you") if number == seat else f"{number + 1}") for number in range(len(view["sheets"]))]
    console.print()
    if question.from_own_game:
        console.print(Text(say("practice-own"), style="dim"))
    console.print(looks.draw(view, seats, say))
    while True:
        typed = console.input(Text(say("ask-practice") + " ", style="bold")).strip()
        if typed.lower() in ("q", "quit"):
            return None
        if typed in ("", "?"):
            console.print(say(f"{rules.game.name}-help"))
            continue
        try:
            return parse_move(rules, state, seat, labels, typed)
        except NoppaError as error:
            console.print(Text(say.error(error, rules.game.name), style="red"))


def _show_answer(
    chosen: Advice, choices: tuple[Advice, ...], question: Question, console: Console, say: Messages
) -> None:
    good = good_enough(question, chosen)
    verdict = say("practice-right") if good else say("practice-wrong", loss=amount(chosen.loss, chosen.unit, say))
    console.print(Text(verdict, style="green" if good else "yellow"))
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    shown = [*choices[:SHOWN], *([chosen] if chosen not in choices[:SHOWN] else [])]
    for advice in shown:
        why = say.reason(advice.code, advice.params, question.rules.game.name)
        mark = "→" if advice is chosen else " "
        loss = bare_amount(-advice.loss, advice.unit, say) if advice.loss >= evaluator(question.rules).grain / 2 else ""
        grid.add_row(mark, str(advice.move), bare_amount(advice.value, advice.unit, say), loss, why)
    console.print(grid)
