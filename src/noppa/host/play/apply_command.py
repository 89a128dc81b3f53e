"""Applies a command to a trial copy of a game: who may, whether it is still in time, then as the rules say.

Nothing here is stored or sent. The trial counts once storage has its events.
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
"""The commands that become events at once; the others need everybody's consent."""


def apply_command(
    live: LiveGame, trial: GameLog, identity: str, command: DirectCommand, at: float, absence: float
) -> None:
    """Apply a command to a trial; raise `Refused`, or what the rules say against it."""
    trial.refuse_over()
    match command:
        case Play():
            _check_in_time(live, trial, identity, command)
            away.come_back(trial, command.seat, at)
            _play(trial, command, at)
        case RollDice():
            _check_in_time(live, trial, identity, command)
            away.come_back(trial, command.seat, at)
            _check_turn(trial, command.seat)
            trial.perform(trial.table.roll, at)
        case EnterDice() | EnterCard():
            _enter(live, trial, identity, command, at)
        case Amend():
            real_dice.amend(live, trial, identity, command, at)
        case Give():
            away.give_to_bot(live, trial, identity, command.seat, at, absence)
        case Return():
            live.check_holds(identity, command.seat)
            away.come_back(trial, command.seat, at)
        case Leave():
            live.check_holds(identity, command.seat)
            away.leave(live, trial, command.seat, at)
    trial.settle(at)


def _check_in_time(live: LiveGame, trial: GameLog, identity: str, command: OfSeat) -> None:
    """Raise `Refused` unless the sender holds the seat and saw its present question."""
    live.check_holds(identity, command.seat)
    _check_fresh(trial, command)


def _check_fresh(trial: GameLog, command: OfSeat) -> None:
    if command.seen < trial.since[command.seat]:
        raise Refused("stale", seen=command.seen, number=trial.number)


def _check_turn(trial: GameLog, seat: int) -> None:
    """Raise `IllegalMove` unless dice or a card wait for that seat."""
    asked = trial.table.pending
    if isinstance(asked, Roll | Draw) and asked.seat != seat:
        raise IllegalMove("move-out-of-turn", move="roll", seat=seat, due=(asked.seat,), legal=())
    if isinstance(asked, Choose):
        raise IllegalMove("table-no-chance", asked="choose", legal=())


def _play(trial: GameLog, command: Play | EnterDice, at: float) -> None:
    for text in command.moves:
        real_dice.play_move(trial, command.seat, trial.table.rules.parse(text), at)


def _enter(live: LiveGame, trial: GameLog, identity: str, command: EnterDice | EnterCard, at: float) -> None:
    real_dice.check_may_enter(live, trial, identity, command.seat)
    _check_fresh(trial, command)
    _check_turn(trial, command.seat)
    real_dice.enter(trial, command, at)
    if isinstance(command, EnterDice) and command.moves:
        live.check_holds(identity, command.seat)
        _play(trial, command, at)
