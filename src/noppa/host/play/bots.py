"""Bots' turns: when one is due, the position it has to decide, and what its move does.

A bot also moves in place of a person whose clock ran out. Moves are chosen elsewhere: call
`due_turn`, choose a move in `turn.state`, and commit `turn.act(move)`.
"""

from dataclasses import dataclass
from functools import partial
from typing import Any

from noppa.core.rules import Choose
from noppa.host.game_log import MOST_TIMEOUTS, Act, GameLog
from noppa.host.live_game import LiveGame
from noppa.host.play.absence import hand_over
from noppa.host.play.clocks import wake_of

ROUNDING = 0.01
"""Timers may fire a little early."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A turn that a bot is due to take."""

    live: LiveGame
    log: GameLog
    seat: int

    @property
    def chooses(self) -> bool:
        """Whether the bot has a move to choose; otherwise it only rolls."""
        return isinstance(self.log.table.pending, Choose)

    @property
    def level(self) -> str:
        """The level of the bot that moves."""
        seat = self.log.table.seats[self.seat]
        return seat.player if seat.kind != "person" else self.live.game.seats[self.seat].level

    @property
    def state(self) -> Any:
        """The position in which the bot chooses."""
        return self.log.table.state

    def act(self, move: str | None, level: str | None = None) -> Act:
        """Return the act of the bot's move, or of its roll if there is none; it does nothing if the game has moved on.

        A move of another level than the bot's own hands the seat over to a bot of that level, so that the game shows
        it. A person whose clock ran out gets the seat back after the move, unless that has happened too often.
        """
        return partial(_take_turn, self, move, level or self.level)


def due_turn(live: LiveGame, pause: float) -> BotTurn | None:
    """Return the turn that a bot is due to take now, if there is one."""
    log, now = live.log, live.clock.now()
    if log is None:
        return None
    for seat in log.due():
        at = wake_of(live, log, seat, pause)
        if at is not None and at <= now + ROUNDING:
            return BotTurn(live, log, seat)
    return None


def _take_turn(turn: BotTurn, move: str | None, level: str, trial: GameLog, at: float) -> None:
    seat, before = turn.seat, turn.log
    kind = before.table.seats[seat].kind
    if (
        trial.over
        or trial.since[seat] != before.since[seat]
        or trial.table.seats[seat].kind != kind
        or seat not in trial.due()
    ):
        return
    if kind == "person" or level != turn.level:
        hand_over(seat, level, trial, at)
    if move is None:
        trial.perform(trial.table.roll, at)
    else:
        trial.perform(partial(trial.table.play, seat, trial.table.rules.parse(move)), at)
    trial.settle(at)
    if kind == "person" and trial.timeouts[seat] < MOST_TIMEOUTS and not trial.over:
        trial.perform(lambda: trial.table.give(seat, "person"), at)
