"""Real dice at a real table: entering them, previewing them, and correcting older entries."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from noppa.core.errors import IllegalMove
from noppa.core.rules import Move
from noppa.host.commands import Amend, EnterCard, EnterDice
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.messages import EntryInfo, View
from noppa.host.play import views
from noppa.host.refusal import Refused


@dataclass(frozen=True, slots=True)
class PastEntry:
    """An entry, and the view its seat had when it was made, with the choices at that time."""

    entry: EntryInfo
    view: dict[str, Any]


def check_may_enter(live: LiveGame, identity: str, seat: int, trial: GameLog) -> None:
    """Raise `Refused` unless the dice are real, the identity is a player, and the seat exists."""
    live.check_player(identity)
    if not trial.table.real:
        raise Refused("dice-not-real")
    live.check_seat(seat)


def enter(command: EnterDice | EnterCard, trial: GameLog, at: float) -> None:
    """Enter the dice or the card on the table; raise the rules' error if they are illegal."""
    if isinstance(command, EnterDice):
        trial.perform(partial(trial.table.enter, command.dice), at)
    else:
        trial.perform(partial(trial.table.draw, trial.table.rules.card(command.card)), at)


def play_move(seat: int, move: Move, trial: GameLog, at: float) -> None:
    """Play a move; where only final dice are entered, first apply the earlier rolls if the move needs them."""
    try:
        trial.perform(partial(trial.table.play, seat, move), at)
    except IllegalMove:
        rolls, _ = trial.rolls_not_entered()
        if not rolls:
            raise
        for step in rolls:
            trial.perform(partial(trial.table.apply, step), at)
        trial.perform(partial(trial.table.play, seat, move), at)


def amend(live: LiveGame, identity: str, command: Amend, trial: GameLog, at: float) -> None:
    """Correct an older entry for the creator, and remember the first later one that no longer fits."""
    live.check_creator(identity)
    hidden = trial.table.hidden.get(command.number)
    if hidden is not None and hidden not in live.seats_of(identity):
        raise Refused("seat-not-yours", seat=hidden)
    conflict = trial.perform(partial(trial.table.amend, command.number, command.text), at)
    trial.first_conflict = conflict.number if conflict else None


def preview(live: LiveGame, identity: str, dice: Sequence[int]) -> list[View]:
    """Return the views of an identity's seats as if these dice had been entered; nothing is entered."""
    log = _real(live)
    live.check_player(identity)
    log.refuse_over()
    trial = log.copy()
    trial.perform(partial(trial.table.enter, tuple(dice)), 0.0)
    return views.views_of(trial.table.rules, trial.shown, live.seats_of(identity))


def past_entry(live: LiveGame, identity: str, number: int) -> PastEntry:
    """Return an entry with the view it was made in; raise `IllegalMove` if there is none of that number."""
    log = _real(live)
    entries = views.entry_infos(log.table, live.seats_of(identity))
    entry = next((entry for entry in entries if entry.number == number), None)
    if entry is None:
        raise IllegalMove("step-unknown", number=number, legal=())
    before = next(entry.before for entry in log.table.history if entry.number == number)
    return PastEntry(entry, log.table.rules.view(before, entry.seat))


def _real(live: LiveGame) -> GameLog:
    log = live.started()
    if not log.table.real:
        raise Refused("dice-not-real")
    return log
