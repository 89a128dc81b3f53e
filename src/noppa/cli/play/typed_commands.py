"""Commands typed instead of a move: help, undo, corrections, saving, leaving."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from noppa.cli.fullscreen.saved_games import is_in_progress
from noppa.cli.output.pager import rules_page, show_page
from noppa.cli.play.parse_input import parse_dice, parse_move
from noppa.cli.play.save_file import default_file, is_taken
from noppa.core.errors import BadOption, IllegalMove, UnreadableMove
from noppa.core.events import Drawn, Moved, Rolled
from noppa.core.rules import Card, Move
from noppa.core.table import Entry
from noppa.games import has_part, part
from noppa.terminal.dice import dice_text

if TYPE_CHECKING:
    from noppa.cli.play.terminal_game import TerminalGame


class PlayerLeft(Exception):
    """Somebody left the game before its end."""


def show_help(game: "TerminalGame", seat: int, rest: str) -> None:
    """Show the possible input, and with the coach the value of each choice."""
    del rest
    if game.coach and game.table.rules.moves(game.table.state, seat):
        game.console.print(game.coach.table(game.table, seat))
    game.console.print(game.say(f"{game.game_name}-help"))
    game.console.print(game.say("help-real" if game.table.real else "help-commands"))
    if game.table.real and has_part(game.game_name, "whole_turn"):
        game.console.print(game.say(f"{game.game_name}-help-turn"))


def show_rules(game: "TerminalGame", seat: int, rest: str) -> None:
    """Show the rules, one screen at a time."""
    del seat, rest
    show_page(game.console, rules_page(game.table.rules, game.say))


def undo(game: "TerminalGame", seat: int, rest: str) -> None:
    """Undo the last step that was not a bot's move."""
    del rest
    last = game.table.last_of_people()
    if isinstance(last.step, Moved) and last.step.seat != seat and game.hides_something(seat):
        raise IllegalMove("undo-not-yours", legal=())
    game.table.undo(last.number)
    game.news.append(game.say("told-undone"))
    game.autosave()


def fix(game: "TerminalGame", seat: int, rest: str) -> None:
    """List the entries (`fix`), or correct one (`fix 12 1 4 4 6 6`, `fix 13 chance`)."""
    number, _, text = rest.partition(" ")
    if not game.table.real:
        raise IllegalMove("amend-needs-real-dice", legal=())
    if not text:
        for entry in _shown_entries(game, seat):
            step = entry.step
            line = f"{game.table.seats[step.seat].name}: {step.move}" if isinstance(step, Moved) else str(step)
            game.console.print(f"{entry.number:4}  {line}")
        game.console.print(Text(game.say("help-fix"), style="dim"))
        return
    conflict = game.table.amend(int(number) if number.isdecimal() else -1, _amended_text(game, number, text))
    line = game.say("told-fixed", number=number)
    if conflict is not None:
        why = game.say.error(conflict.error, game.game_name)
        line = game.say("told-misfit", number=number, misfit=conflict.number, step=str(conflict.step), why=why)
    game.news.append(line)
    game.autosave()


def _shown_entries(game: "TerminalGame", seat: int) -> list[Entry]:
    """Return the entries that a seat may see, without the others' choices in an open round."""
    history = game.table.history
    if not game.hides_something(seat):
        return history
    last_chance = max(at for at, entry in enumerate(history) if not isinstance(entry.step, Moved))
    own = [entry for entry in history[last_chance + 1 :] if isinstance(entry.step, Moved) and entry.step.seat == seat]
    return [*history[: last_chance + 1], *own]


def _amended_text(game: "TerminalGame", number: str, text: str) -> str:
    """Return the notation of the text that replaces an entry."""
    entries = [entry for entry in game.table.history if str(entry.number) == number]
    match entries[0].step if entries else None:
        case Rolled():
            return f"roll {dice_text(parse_dice(text))}"
        case Drawn():
            return f"draw {game.card(text)}"
        case Moved(seat, _):
            before = entries[0].before
            return str(parse_move(game.table.rules, before, seat, game.labels(before, seat), text))
    return text


def whole_turn(game: "TerminalGame", seat: int, rest: str) -> None:
    """Enter a whole turn at a real table in one line (`turn …`), in games that support it."""
    module = part(game.game_name, "whole_turn")
    if not game.table.real or module is None:
        raise UnreadableMove("typed-unknown", text=f"turn {rest}"[:80])
    for step in module.read_turn(game.table.rules, game.table.state, rest, game.card):
        if isinstance(step, Card):
            game.table.draw(step)
        elif isinstance(step, Move):
            game.table.play(seat, step)
        else:
            game.table.enter(step)
    game.news.clear()
    game.autosave()


def save_as(game: "TerminalGame", seat: int, rest: str) -> None:
    """Save the game to a file from now on."""
    del seat
    before = game.save_to
    path = Path(rest) if rest else before or default_file(game.game_name)
    if is_taken(path, by=before):
        raise BadOption("save-taken", path=str(path))
    if game.save(path):
        game.save_to = path
        if before and before != path and is_in_progress(before):
            before.unlink(missing_ok=True)  # the game has a name now


def leave(game: "TerminalGame", seat: int, rest: str) -> None:
    """Leave the game by raising `PlayerLeft`."""
    del game, seat, rest
    raise PlayerLeft


COMMANDS: dict[str, Callable[["TerminalGame", int, str], None]] = {
    "?": show_help,
    "help": show_help,
    "rules": show_rules,
    "undo": undo,
    "fix": fix,
    "turn": whole_turn,
    "save": save_as,
    "quit": leave,
}
