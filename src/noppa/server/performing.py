"""What a command does to a match: who may, whether it is still in time, and then as the rules say.

Nothing here is written or told: it is tried on a copy, and counts when the database has it.
"""

from functools import partial
from typing import TypeAlias

from noppa.core.errors import IllegalMove
from noppa.core.events import Seated
from noppa.core.rules import Choose, Draw, Roll
from noppa.server.match import Match, refuse_over
from noppa.server.orders import Amend, EnterCard, EnterDice, Give, Leave, OfSeat, Play, Return, RollDice
from noppa.server.refusal import Refused
from noppa.server.room import Room

Direct: TypeAlias = Play | RollDice | EnterDice | EnterCard | Amend | Give | Return | Leave
"""The commands that become events at once; the others wait for consent."""


def perform(room: Room, trial: Match, identity: str, command: Direct, at: float, absence: float) -> None:
    """Carry a command out on a trial, or say why not."""
    refuse_over(trial)
    match command:
        case Play():
            _holds(room, identity, command.seat)
            _in_time(trial, command)
            _come_back(trial, command.seat, at)
            _play(trial, command, at)
        case RollDice():
            _holds(room, identity, command.seat)
            _in_time(trial, command)
            _come_back(trial, command.seat, at)
            _is_turn(trial, command.seat)
            trial.take(trial.table.roll, at)
        case EnterDice() | EnterCard():
            _enter(room, trial, identity, command, at)
        case Amend():
            _amend(room, trial, identity, command, at)
        case Give():
            _give(room, trial, identity, command.seat, at, absence)
        case Return():
            _holds(room, identity, command.seat)
            _come_back(trial, command.seat, at)
        case Leave():
            _holds(room, identity, command.seat)
            leave(room, trial, command.seat, at)
    trial.settle(at)


def leave(room: Room, trial: Match, seat: int, at: float) -> None:
    """A bot goes on for somebody who leaves; the game ends when nobody is left."""
    if trial.table.seats[seat].kind == "person":
        hand_over(room, trial, seat, at)
    if all(other.seat == seat or other.holder is None for other in room.game.seats):
        trial.take(trial.table.stop, at)


def hand_over(room: Room, trial: Match, seat: int, at: float) -> None:
    """Give a seat to the bot of its level."""
    trial.take(lambda: trial.table.apply(Seated(seat, "bot", room.game.seats[seat].level)), at)


def undo_number(trial: Match) -> int:
    """The number of the step that an undo takes back: the last choice, or entry with real dice."""
    history = trial.table.history
    if not history:
        raise IllegalMove("undo-nothing", legal=())
    return history[-1].number


def check_undo(room: Room, trial: Match, seat: int) -> None:
    """Whether the last step may be taken back at all, and whether that seat may ask for it."""
    if not room.game.setup["undo"]:
        raise Refused("undo-not-agreed")
    number = undo_number(trial)
    if trial.table.hidden.get(number, seat) != seat:
        raise IllegalMove("undo-not-yours", legal=())
    trial.copy().table.undo(number)


def _holds(room: Room, identity: str, seat: int) -> None:
    if seat >= len(room.game.seats):
        raise Refused("seat-not-there", seat=seat)
    if room.game.seats[seat].holder != identity:
        raise Refused("seat-not-yours", seat=seat)


def _in_time(trial: Match, command: OfSeat) -> None:
    """Whether the sender saw the seat's present question."""
    if command.seen < trial.since[command.seat]:
        raise Refused("stale", seen=command.seen, number=trial.number)


def _come_back(trial: Match, seat: int, at: float) -> None:
    """Whoever is there plays their own seat again."""
    if trial.table.seats[seat].kind != "person":
        trial.take(lambda: trial.table.give(seat, "person"), at)


def _play(trial: Match, command: Play | EnterDice, at: float) -> None:
    """Play a command's moves; one that waits for the last roll comes after the rolls that were not entered."""
    for text in command.moves:
        move = trial.table.rules.parse(text)
        if move not in trial.table.rules.moves(trial.table.state, command.seat):
            for step in trial.between()[0]:
                trial.take(partial(trial.table.apply, step), at)
        trial.take(partial(trial.table.play, command.seat, move), at)


def _is_turn(trial: Match, seat: int) -> None:
    asked = trial.table.pending
    if isinstance(asked, Roll | Draw) and asked.seat != seat:
        raise IllegalMove("move-out-of-turn", move="roll", seat=seat, due=(asked.seat,), legal=())
    if isinstance(asked, Choose):
        raise IllegalMove("table-no-chance", asked="choose", legal=())


def _enter(room: Room, trial: Match, identity: str, command: EnterDice | EnterCard, at: float) -> None:
    if not room.seats_of(identity):
        raise Refused("players-only")
    if not trial.table.real:
        raise Refused("dice-not-real")
    if command.seat >= len(room.game.seats):
        raise Refused("seat-not-there", seat=command.seat)
    _in_time(trial, command)
    _is_turn(trial, command.seat)
    if isinstance(command, EnterDice):
        dice = tuple(command.dice)
        trial.take(lambda: trial.table.enter(dice), at)
        if command.moves:
            _holds(room, identity, command.seat)
            _play(trial, command, at)
    else:
        card = trial.table.rules.card(command.card)
        trial.take(lambda: trial.table.draw(card), at)


def _amend(room: Room, trial: Match, identity: str, command: Amend, at: float) -> None:
    if room.game.creator != identity:
        raise Refused("creator-only")
    hidden = trial.table.hidden.get(command.number)
    if hidden is not None and hidden not in room.seats_of(identity):
        raise Refused("seat-not-yours", seat=hidden)
    misfit = trial.take(lambda: trial.table.amend(command.number, command.text), at)
    trial.misfit = misfit.number if misfit else None


def _give(room: Room, trial: Match, identity: str, seat: int, at: float, absence: float) -> None:
    if not room.seats_of(identity):
        raise Refused("players-only")
    if seat >= len(room.game.seats):
        raise Refused("seat-not-there", seat=seat)
    if trial.table.seats[seat].kind != "person":
        raise Refused("seat-is-bots", seat=seat)
    since = room.absent_since(seat)
    if since is None or at - since < absence:
        raise Refused("seat-not-absent", seat=seat, seconds=absence)
    hand_over(room, trial, seat, at)
