"""Applies a command to a trial copy of a game, after checking that the sender may do so and is up to date.

Nothing here is stored or sent: the trial counts only once its events are stored.
"""

from typing import TypeAlias

from noppa.core.errors import IllegalMove
from noppa.core.rules import Choose, Draw, Roll
from noppa.host.commands import Amend, EnterCard, EnterDice, Give, Leave, OfSeat, Play, Return, RollDice
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.play import absence as away
from noppa.host.play import real_dice
from noppa.host.refusal import Refused

DirectCommand: TypeAlias = Play | RollDice | EnterDice | EnterCard | Amend | Give | Return | Leave
"""The commands that take effect at once; the others need consent."""


def apply_command(
    live: LiveGame, identity: str, command: DirectCommand, absence: float, trial: GameLog, at: float
) -> None:
    """Apply a command to a trial; raise `Refused` or the rules' error."""
    trial.refuse_over()
    match command:
        case Play():
            _check_own_question(live, identity, command, trial)
            away.come_back(command.seat, trial, at)
            _play(command, trial, at)
        case RollDice():
            _check_own_question(live, identity, command, trial)
            away.come_back(command.seat, trial, at)
            _check_turn(command.seat, trial)
            trial.perform(trial.table.roll, at)
        case EnterDice() | EnterCard():
            _enter(live, identity, command, trial, at)
        case Amend():
            real_dice.amend(live, identity, command, trial, at)
        case Give():
            away.give_to_bot(live, identity, command.seat, absence, trial, at)
        case Return():
            live.check_holds(identity, command.seat)
            away.come_back(command.seat, trial, at)
        case Leave():
            live.check_holds(identity, command.seat)
            away.leave(live, command.seat, trial, at)
    trial.settle(at)


def _check_own_question(live: LiveGame, identity: str, command: OfSeat, trial: GameLog) -> None:
    """Raise `Refused` unless the sender holds the seat and saw its current question."""
    live.check_holds(identity, command.seat)
    _check_fresh(command, trial)


def _check_fresh(command: OfSeat, trial: GameLog) -> None:
    """Raise `Refused` if the seat's question has changed since the sender looked."""
    if command.seen < trial.since[command.seat]:
        raise Refused("stale", seen=command.seen, number=trial.number)


def _check_turn(seat: int, trial: GameLog) -> None:
    """Raise `IllegalMove` unless dice or a card wait for that seat."""
    pending = trial.table.pending
    if isinstance(pending, Roll | Draw) and pending.seat != seat:
        raise IllegalMove("move-out-of-turn", move="roll", seat=seat, due=(pending.seat,), legal=())
    if isinstance(pending, Choose):
        raise IllegalMove("table-no-chance", asked="choose", legal=())


def _play(command: Play | EnterDice, trial: GameLog, at: float) -> None:
    for text in command.moves:
        real_dice.play_move(command.seat, trial.table.rules.parse(text), trial, at)


def _enter(live: LiveGame, identity: str, command: EnterDice | EnterCard, trial: GameLog, at: float) -> None:
    real_dice.check_may_enter(live, identity, command.seat, trial)
    _check_fresh(command, trial)
    _check_turn(command.seat, trial)
    real_dice.enter(command, trial, at)
    if isinstance(command, EnterDice) and command.moves:
        live.check_holds(identity, command.seat)
        _play(command, trial, at)
