"""What can be typed beside moves: help, undo, corrections, saving, leaving."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from noppa.cli.pages import rules_page, show_page
from noppa.cli.reading import read_dice, read_move
from noppa.cli.whole_turn import WHOLE_TURNS
from noppa.core.errors import IllegalMove, UnreadableMove
from noppa.core.events import Drawn, Moved, Rolled
from noppa.core.rules import Card, Move
from noppa.core.table import Entry
from noppa.terminal.dice import dice_text

if TYPE_CHECKING:
    from noppa.cli.play import Play


class Left(Exception):
    """Somebody left the game before its end."""


def show_help(play: "Play", seat: int, rest: str) -> None:
    """What can be typed; with the coach, what each choice is worth."""
    del rest
    if play.coach and play.table.rules.moves(play.table.state, seat):
        play.console.print(play.coach.table(play.table, seat))
    play.console.print(play.say(f"{play.game}-help"))
    play.console.print(play.say("help-real" if play.table.real else "help-commands"))
    if play.table.real and play.game in WHOLE_TURNS:
        play.console.print(play.say(f"{play.game}-help-turn"))


def show_rules(play: "Play", seat: int, rest: str) -> None:
    """The rules, a screen at a time."""
    del seat, rest
    show_page(play.console, rules_page(play.game, play.say))


def undo(play: "Play", seat: int, rest: str) -> None:
    """Take the last step back."""
    del rest
    last = play.table.history[-1].step if play.table.history else None
    if last is None:
        raise IllegalMove("undo-nothing", legal=())
    if isinstance(last, Moved) and last.seat != seat and play.withholds(seat):
        raise IllegalMove("undo-not-yours", legal=())
    play.table.undo()
    play.told.append(play.say("told-undone"))
    play.keep()


def fix(play: "Play", seat: int, rest: str) -> None:
    """`fix` lists the entries, `fix 12 1 4 4 6 6` or `fix 13 chance` corrects one."""
    number, _, text = rest.partition(" ")
    if not play.table.real:
        raise IllegalMove("amend-needs-real-dice", legal=())
    if not text:
        for entry in _shown_entries(play, seat):
            step = entry.step
            told = f"{play.table.seats[step.seat].name}: {step.move}" if isinstance(step, Moved) else str(step)
            play.console.print(f"{entry.number:4}  {told}")
        play.console.print(Text(play.say("help-fix"), style="dim"))
        return
    conflict = play.table.amend(int(number) if number.isdecimal() else -1, _amended(play, number, text))
    line = play.say("told-fixed", number=number)
    if conflict is not None:
        why = play.say.error(conflict.error, play.game)
        line = play.say("told-misfit", number=number, misfit=conflict.number, step=str(conflict.step), why=why)
    play.told.append(line)
    play.keep()


def _shown_entries(play: "Play", seat: int) -> list[Entry]:
    """The entries that a seat may see: of an open round none of the others' choices."""
    history = play.table.history
    if not play.withholds(seat):
        return history
    opened = max(at for at, entry in enumerate(history) if not isinstance(entry.step, Moved))
    own = [entry for entry in history[opened + 1 :] if isinstance(entry.step, Moved) and entry.step.seat == seat]
    return [*history[: opened + 1], *own]


def _amended(play: "Play", number: str, text: str) -> str:
    """What somebody types to stand in an entry's place, in its notation."""
    found = [entry for entry in play.table.history if str(entry.number) == number]
    match found[0].step if found else None:
        case Rolled():
            return f"roll {dice_text(read_dice(text))}"
        case Drawn():
            return f"draw {play.card(text)}"
        case Moved(seat, _):
            before = found[0].before
            return str(read_move(play.table.rules, before, seat, play.labels(before, seat), text))
    return text


def whole_turn(play: "Play", seat: int, rest: str) -> None:
    """`turn …`: a whole turn at a real table in one line, where the game has a way to say it."""
    if not play.table.real or play.game not in WHOLE_TURNS:
        raise UnreadableMove("typed-unknown", text=f"turn {rest}"[:80])
    for step in WHOLE_TURNS[play.game](play.table.rules, play.table.state, rest, play.card):
        if isinstance(step, Card):
            play.table.draw(step)
        elif isinstance(step, Move):
            play.table.play(seat, step)
        else:
            play.table.enter(step)
    play.told.clear()
    play.keep()


def save_as(play: "Play", seat: int, rest: str) -> None:
    """Keep the game in a file from now on."""
    del seat
    path = Path(rest) if rest else play.save_to or default_file(play.game)
    if play.save(path):
        play.save_to = path


def leave(play: "Play", seat: int, rest: str) -> None:
    """Leave the game; it offers to save."""
    del play, seat, rest
    raise Left


def default_file(game: str) -> Path:
    """A file of its own in this folder for a game that is left."""
    return Path(f"noppa-{game}-{time.strftime('%Y%m%d-%H%M%S')}.json")


COMMANDS: dict[str, Callable[["Play", int, str], None]] = {
    "?": show_help,
    "help": show_help,
    "rules": show_rules,
    "undo": undo,
    "fix": fix,
    "turn": whole_turn,
    "save": save_as,
    "quit": leave,
}
