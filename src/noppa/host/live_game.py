"""A live game in this process: its stored row, its log and its viewers."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from noppa.core.rules import Over, Rules
from noppa.core.sources import Recorded
from noppa.host.choices import PaceName, Status
from noppa.host.game_log import GameLog
from noppa.host.messages import View
from noppa.host.ports import Clock, Lock, Viewer
from noppa.host.rebuild import current_rules, players_of, source_of
from noppa.host.refusal import Refused
from noppa.host.storage import StoredEvent, StoredGame, Vote


class LiveGame:
    """A process's copy of a game; changed only under its lock, and only after storage has the change."""

    def __init__(self, game: StoredGame, events: Sequence[StoredEvent], clock: Clock, lock: Lock) -> None:
        self.game = game
        self.clock, self.lock = clock, lock
        self.rules: Rules[Any] | None = current_rules(game)
        """None for a game played by older rules, which is never replayed by the current ones."""
        self.source: Recorded = source_of(game)
        self.viewers: set[Viewer] = set()
        self.followers: dict[Viewer, tuple[frozenset[int], int]] = {}
        """The viewers that accept changes, with the seats and the event number of the views they have."""
        self.shown: dict[frozenset[int], list[View]] = {}
        """The views that were sent last, by the seats they are for; only for tables with many seats."""
        self.votes: list[Vote] = []
        self.log: GameLog | None = None
        """None before the start."""
        self.in_doubt = False
        """Whether storage failed to answer, so that it may hold a change that is not known here."""
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """When each other process last reported, and the seats present there."""
        self.paces: dict[str, PaceName] = {}
        """The pace for bots that players have chosen, by identity."""
        now = clock.now()
        self.gone_at = {seat.seat: now for seat in game.seats}
        """When the person of each seat was last present."""
        self.used_at = now
        """When this game was last looked up, or last lost a viewer."""
        if events and self.rules is not None:
            self.log = self.followed_by(events)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the game's lock during a change; if storage does not answer, mark the game as in doubt."""
        async with self.lock:
            try:
                yield
            except Refused as error:
                self.in_doubt |= error.code == "storage-unavailable"
                raise

    @property
    def number(self) -> int:
        """The number of the last event, -1 before the start."""
        return self.log.number if self.log else -1

    @property
    def status(self) -> Status:
        """The status of the game: the log's if there is one and the game was not closed, else the row's."""
        return self.log.status if self.log and self.game.status != "closed" else self.game.status

    @property
    def ended(self) -> bool:
        """Whether the game is over or was closed."""
        return self.status in ("over", "closed")

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return self.log.scores if self.log else tuple(self.game.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty unless the game was played to its end."""
        pending = self.log.table.pending if self.log else None
        return pending.winners if isinstance(pending, Over) else ()

    def started(self) -> GameLog:
        """Return the log of a game that has started; raise `Refused` before that."""
        if self.log is None:
            raise Refused("game-not-started")
        return self.log

    def opening(self, at: float, game: StoredGame | None = None) -> GameLog:
        """Return the log of this game at its start, built from another row if one is given."""
        assert self.rules is not None
        row = game or self.game
        return GameLog(self.rules, players_of(row), source_of(row), at)

    def update_row(self, game: StoredGame) -> None:
        """Replace the game's row; raise `Refused` if that would change the seeds of a started game."""
        source = source_of(game)
        if self.log is not None and source != self.source:
            raise Refused("seeds-differ")
        if game.setup["first"] != self.game.setup["first"]:  # the seats changed places when the starter was drawn
            self.gone_at = dict.fromkeys(self.gone_at, self.clock.now())
            self.elsewhere.clear()
        self.game, self.source = game, source

    def followed_by(self, events: Sequence[StoredEvent]) -> GameLog:
        """Return the log with further stored events; raise the rules' error if one is illegal."""
        now = self.clock.now()
        log = self.log.copy() if self.log else self.opening(min(events[0].at, now))
        log.replay(events if self.log else events[1:], now)
        return log

    # Who sits where ----------------------------------------------------------------------------

    def seats_of(self, identity: str) -> frozenset[int]:
        """Return the seats that an identity holds."""
        return frozenset(seat.seat for seat in self.game.seats if seat.holder == identity)

    def check_seat(self, seat: int) -> None:
        """Raise `Refused` if there is no such seat."""
        if seat >= len(self.game.seats):
            raise Refused("seat-not-there", seat=seat)

    def check_holds(self, identity: str, seat: int) -> None:
        """Raise `Refused` unless the seat exists and the identity holds it."""
        self.check_seat(seat)
        if self.game.seats[seat].holder != identity:
            raise Refused("seat-not-yours", seat=seat)

    def check_player(self, identity: str) -> None:
        """Raise `Refused` if the identity holds no seat."""
        if not self.seats_of(identity):
            raise Refused("players-only")

    def check_creator(self, identity: str) -> None:
        """Raise `Refused` unless the identity created the game."""
        if self.game.creator != identity:
            raise Refused("creator-only")

    def people(self) -> list[int]:
        """Return the seats that people hold and play themselves."""
        kinds = [seat.kind for seat in self.log.table.seats] if self.log else []
        return [seat.seat for seat in self.game.seats if seat.holder and (not kinds or kinds[seat.seat] == "person")]
