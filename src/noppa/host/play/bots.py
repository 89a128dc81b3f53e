"""Bots' turns: when one is due, what has to be thought about, and what its move does.

A bot also moves in the place of a person whose clock ran out. The thinking is done outside: ask
`due_turn` what is due, think about `turn.state`, and commit `turn.act(move)`.
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
        """Whether the bot has a move to think about; otherwise it only rolls."""
        return isinstance(self.log.table.pending, Choose)

    @property
    def level(self) -> str:
        """The level of the bot that moves."""
        sits = self.log.table.seats[self.seat]
        return sits.player if sits.kind != "person" else self.live.game.seats[self.seat].level

    @property
    def state(self) -> Any:
        """The position to think about."""
        return self.log.table.state

    def act(self, move: str | None, level: str | None = None) -> Act:
        """Return what the bot's move, or its roll without one, does; nothing if the game has moved on.

        A move of another level than the bot's own gives the seat to a bot of that level: the game says so. In the
        place of a person whose clock ran out it gives the seat back, unless that happens too often.
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
    seat, seen = turn.seat, turn.log
    kind = seen.table.seats[seat].kind
    if (
        trial.over
        or trial.since[seat] != seen.since[seat]
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
