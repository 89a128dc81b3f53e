"""One game in this process: its stored row, its log, and everybody who looks at it."""

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
    """What a process knows of a game; changed under its lock only, and after storage has it."""

    def __init__(self, game: StoredGame, events: Sequence[StoredEvent], clock: Clock, lock: Lock) -> None:
        self.game = game
        self.clock, self.lock = clock, lock
        self.rules: Rules[Any] | None = current_rules(game)
        """None for a game that older rules played: it is never replayed by these."""
        self.source: Recorded = source_of(game)
        self.viewers: set[Viewer] = set()
        self.followers: dict[Viewer, tuple[frozenset[int], int]] = {}
        """The viewers that can be sent changes: for which seats, and after which event, they know the views."""
        self.shown: dict[frozenset[int], list[View]] = {}
        """The views that were sent last, by the seats they are for; of tables with many seats only."""
        self.votes: list[Vote] = []
        self.log: GameLog | None = None
        """None before the start."""
        self.in_doubt = False
        """Whether storage failed to answer: a change may be stored that is not known here."""
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """The seats that are present in other processes, and when that was heard."""
        self.paces: dict[str, PaceName] = {}
        """How fast each player who said so would like bots to move."""
        now = clock.now()
        self.gone_at = {seat.seat: now for seat in game.seats}
        """When the person of each seat was last present."""
        self.used_at = now
        """When somebody last asked for this game, or stopped looking at it."""
        if events and self.rules is not None:
            self.log = self.followed_by(events)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the game's lock while something is stored; without an answer from storage the game is in doubt."""
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
        """The status of the game: the row's, unless the log knows better."""
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
        """Who won, when the game came to its end."""
        asked = self.log.table.pending if self.log else None
        return asked.winners if isinstance(asked, Over) else ()

    def started(self) -> GameLog:
        """Return the log of a game that has started; raise `Refused` before that."""
        if self.log is None:
            raise Refused("game-not-started")
        return self.log

    def opening(self, at: float, game: StoredGame | None = None) -> GameLog:
        """Return the log of this game at its start, perhaps with its seats as in another row."""
        assert self.rules is not None
        row = game or self.game
        return GameLog(self.rules, players_of(row), source_of(row), at)

    def update_row(self, game: StoredGame) -> None:
        """Take over the game's row as it is now; raise `Refused` if a started game's seeds are not the row's."""
        source = source_of(game)
        if self.log is not None and source != self.source:
            raise Refused("seeds-differ")
        if game.setup["first"] != self.game.setup["first"]:  # the seats changed places when the starter was drawn
            self.gone_at = dict.fromkeys(self.gone_at, self.clock.now())
            self.elsewhere.clear()
        self.game, self.source = game, source

    def followed_by(self, events: Sequence[StoredEvent]) -> GameLog:
        """Return the log after further events from storage; raise what the rules say against one of them."""
        now = self.clock.now()
        log = self.log.copy() if self.log else self.opening(min(events[0].at, now))
        log.replay(events if self.log else events[1:], now)
        return log

    # Who sits where ----------------------------------------------------------------------------

    def seats_of(self, identity: str) -> frozenset[int]:
        """Return the seats that somebody holds."""
        return frozenset(seat.seat for seat in self.game.seats if seat.holder == identity)

    def check_seat(self, seat: int) -> None:
        """Raise `Refused` if there is no such seat."""
        if seat >= len(self.game.seats):
            raise Refused("seat-not-there", seat=seat)

    def check_holds(self, identity: str, seat: int) -> None:
        """Raise `Refused` if a seat is not somebody's own."""
        self.check_seat(seat)
        if self.game.seats[seat].holder != identity:
            raise Refused("seat-not-yours", seat=seat)

    def check_player(self, identity: str) -> None:
        """Raise `Refused` if somebody holds no seat."""
        if not self.seats_of(identity):
            raise Refused("players-only")

    def check_creator(self, identity: str) -> None:
        """Raise `Refused` if somebody did not make the game."""
        if self.game.creator != identity:
            raise Refused("creator-only")

    def people(self) -> list[int]:
        """Return the seats that people hold and play themselves."""
        kinds = [seat.kind for seat in self.log.table.seats] if self.log else []
        return [seat.seat for seat in self.game.seats if seat.holder and (not kinds or kinds[seat.seat] == "person")]
