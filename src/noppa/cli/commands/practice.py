"""`noppa practice`: situations to choose in, with the value of every choice, and the puzzle of the day."""

import secrets
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from noppa.bots import BOTS
from noppa.bots.evaluators import evaluator
from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.fullscreen.start import has_full_screen, open_practice, open_puzzle
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.amounts import amount
from noppa.cli.output.progress import progress_bar
from noppa.cli.play.coaching import choice_bars
from noppa.cli.play.drawings import drawing
from noppa.cli.play.parse_input import parse_move
from noppa.cli.play.practice_seats import named_seats
from noppa.cli.rule_options import game_argument, read_options, variant_options
from noppa.coach.advice import Advice, advise
from noppa.coach.practice import Practice, add_puzzle_day, puzzle_days
from noppa.coach.questions import Question, good_enough, puzzle
from noppa.coach.sentences import in_words
from noppa.coach.streak import streak
from noppa.core.errors import BadOption, NoppaError
from noppa.core.rules import Move, Rules
from noppa.games import rules as make_rules
from noppa.locale import Messages

SHOWN = 3


@click.command("practice", cls=LocalizedCommand)
@game_argument()
@variant_options
@click.option("--questions", type=click.IntRange(1))
@click.option("--seed", type=int)
@click.option("--daily", is_flag=True)
@click.option("--plain", is_flag=True)
@report_errors
def practice(
    game: str,
    edition: str | None,
    options: tuple[str, ...],
    questions: int | None,
    seed: int | None,
    *,
    daily: bool,
    plain: bool,
) -> None:
    """Practise on situations, your costliest ones first, or solve the puzzle of the day."""
    if daily:
        given = {"--edition": edition, "--option": options or None, "--questions": questions, "--seed": seed}
        refused = next((name for name, value in given.items() if value is not None), None)
        if refused is not None:
            raise BadOption("practice-daily", option=refused)
        if has_full_screen(plain=plain):
            open_puzzle(make_rules(game))
        else:
            run_puzzle(make_rules(game), CONSOLE, SAY, today=datetime.now(UTC).date())
        return
    rules = make_rules(game, edition, **read_options(game, options))
    start_seed = secrets.randbelow(10**9) if seed is None else seed
    if questions is None and has_full_screen(plain=plain):
        open_practice(rules, start_seed)
        return
    run_practice(rules, CONSOLE, SAY, seed=start_seed, questions=questions)


def run_practice(rules: Rules[Any], console: Console, say: Messages, *, seed: int, questions: int | None) -> None:
    """Ask questions until the user leaves, or as many as given."""
    with progress_bar(say("solving")) as progress:
        unit = evaluator(rules, progress).unit
        session = Practice(rules, BOTS["simple"], seed)
    answered, right, lost = 0, 0, 0.0
    console.print(Text(say("practice-welcome"), style="dim"))
    with suppress(KeyboardInterrupt, EOFError):
        while questions is None or answered < questions:
            question = session.next()
            move = _ask(question, console, say)
            if move is None:
                break
            chosen, choices = session.answer(question, move)
            answered += 1
            right += good_enough(question, chosen)
            lost += chosen.loss
            _show_answer(chosen, choices, question, console, say)
    if answered:
        console.print(
            Text(say("practice-sum", asked=answered, right=right, lost=amount(lost, unit, say)), style="bold")
        )


def run_puzzle(rules: Rules[Any], console: Console, say: Messages, *, today: date) -> None:
    """Ask the puzzle of the day and show the streak."""
    with progress_bar(say("solving")) as progress:
        evaluator(rules, progress)
        question = puzzle(rules, BOTS["simple"], today)
    before = streak(puzzle_days(), today)
    console.print(
        Text(say("study-puzzle-of", game=say(f"{rules.game.name}-name"), day=today.isoformat()), style="bold")
    )
    if before.ended:
        console.print(Text(say("study-streak-ended", days=before.ended), style="dim"))
    with suppress(KeyboardInterrupt, EOFError):
        move = _ask(question, console, say)
        if move is None:
            return
        choices = advise(rules, question.state, question.seat)
        chosen = next(choice for choice in choices if choice.move == move)
        _show_answer(chosen, choices, question, console, say)
        add_puzzle_day(today)
        console.print(Text(say("study-streak", days=streak(puzzle_days(), today).days), style="bold"))


def _ask(question: Question, console: Console, say: Messages) -> Move | None:
    """Return the chosen move in a situation; None if the user leaves."""
    rules, state, seat = question.rules, question.state, question.seat
    view = rules.view(state, seat)
    game_drawing = drawing(rules.game.name)
    labels = {rules.parse(entry["move"]): game_drawing.label(entry, say) for entry in view["moves"]}
    seats = named_seats(len(view["sheets"]), seat, say)
    console.print()
    console.print(Text(say("study-practice-kind", kind=say(f"kind-{question.kind}")), style="dim"))
    if question.from_own_game:
        console.print(Text(say("practice-own"), style="dim"))
    console.print(game_drawing.draw(view, seats, say))
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
    good, game = good_enough(question, chosen), question.rules.game.name
    verdict = say("practice-right") if good else say("practice-wrong", loss=amount(chosen.loss, chosen.unit, say))
    console.print(Text(verdict, style="green" if good else "yellow"))
    shown = [*choices[:SHOWN], *([chosen] if chosen not in choices[:SHOWN] else [])]
    console.print(choice_bars(shown, game, say, chosen))
    for reason in choices[0].why:
        console.print(Text(f"  {in_words(reason, game, say)}"))
