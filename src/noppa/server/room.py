"""One game in this process: its row, its match, and everybody who looks at it."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from noppa.core.rules import Over
from noppa.server import telling
from noppa.server.appends import Line
from noppa.server.match import Match
from noppa.server.storage import StoredGame, Vote
from noppa.server.stored import current_rules, players_of, source_of

PAUSES = {"slow": 3.0, "normal": 1.0, "at_once": 0.0}
"""A bot's pause at each pace, in pauses of the server."""


class Viewer(Protocol):
    """Somebody who looks at a game."""

    identity: str

    def send(self, message: dict[str, Any]) -> None:
        """Tell them, without waiting."""


class Room:
    """What a process knows of a game; changed under its lock only, and after the database has it."""

    def __init__(self, game: StoredGame, lines: Sequence[Line]) -> None:
        self.game = game
        self.rules = current_rules(game)
        self.source = source_of(game)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.votes: list[Vote] = []
        self.match: Match | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.driven = False
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """The seats that are present in other processes, with the time that was told."""
        self.paces: dict[str, str] = {}
        """How fast each player who said so would like bots to move."""
        self.gone_at = {seat.seat: time.time() for seat in game.seats}
        self.left_at = time.time()
        if lines and not self.outdated:
            self.match = self.opening(lines[0])
            self.match.replay(lines[1:])

    @property
    def outdated(self) -> bool:
        """Whether the game was played by other rules than there are now: it is never replayed by these."""
        return self.rules is None

    @property
    def number(self) -> int:
        """The number of the last event, -1 before the start."""
        return self.match.number if self.match else -1

    # What happens ----------------------------------------------------------------------------

    def opening(self, line: Line) -> Match:
        """The match at its start."""
        assert self.rules is not None
        return Match(self.rules, players_of(self.game), self.source, line.at)

    def seat(self, game: StoredGame) -> None:
        """Take a game's row as it stands now; seeds count until the game starts."""
        self.game = game
        if self.match is None:
            self.source = source_of(game)

    def follow(self, lines: Sequence[Line]) -> None:
        """Let events take effect that another process has written, and show them."""
        match = self.match.copy() if self.match else self.opening(lines[0])
        match.replay(lines if self.match else lines[1:])
        self.show(match)

    def show(self, match: Match) -> None:
        """Let a match take the place of the one before, and show everybody what is new."""
        before, self.match = self.match, match
        self.votes = []
        shown = set(before.table.hidden) - set(match.table.hidden) if before else set()
        news = [*sorted(shown), *range(before.number + 1 if before else 0, match.number + 1)]
        self._to_all(lambda seats: telling.events(self, seats, news))

    def show_table(self) -> None:
        """Show everybody what changed beside the events."""
        self._to_all(lambda _seats: {"type": "table"})

    def show_reaction(self, seat: int, reaction: str) -> None:
        """Show everybody a sign that somebody gives."""
        for viewer in tuple(self.viewers):
            viewer.send({"type": "reaction", "seat": seat, "reaction": reaction})

    def show_rematch(self, game_id: str) -> None:
        """Send everybody to the next game."""
        for viewer in tuple(self.viewers):
            viewer.send({"type": "rematch", "game_id": game_id})

    def _to_all(self, message: Callable[[frozenset[int]], dict[str, Any]]) -> None:
        """Send a message to every viewer, made once for those who hold the same seats."""
        if not self.viewers:
            return
        game = telling.game(self)
        made: dict[frozenset[int], dict[str, Any]] = {}
        for viewer in tuple(self.viewers):
            seats = self.seats_of(viewer.identity)
            if seats not in made:
                made[seats] = message(seats) | {"game": game}
            viewer.send(made[seats] | {"you": telling.you(self, viewer.identity)})

    # Who is there ----------------------------------------------------------------------------

    def seats_of(self, identity: str) -> frozenset[int]:
        """The seats that somebody holds."""
        return frozenset(seat.seat for seat in self.game.seats if seat.holder == identity)

    def present(self) -> frozenset[int]:
        """The seats whose person is connected, here or in another process."""
        here = frozenset[int]().union(*(self.seats_of(viewer.identity) for viewer in self.viewers))
        return here.union(*(seats for _, seats in self.elsewhere.values()))

    def note_presence(self, before: Iterable[int]) -> bool:
        """Keep the time of whoever went; whether anything changed."""
        was, now = frozenset(before), self.present()
        for seat in was - now:
            self.gone_at[seat] = time.time()
        return was != now

    def absent_since(self, seat: int) -> float | None:
        """Since when a seat's person has been away."""
        return None if seat in self.present() else self.gone_at[seat]

    def people(self) -> list[int]:
        """The seats that persons hold and play."""
        kinds = [seat.kind for seat in self.match.table.seats] if self.match else []
        return [seat.seat for seat in self.game.seats if seat.holder and (not kinds or kinds[seat.seat] == "person")]

    def wish(self, identity: str, pace: str) -> None:
        """Keep how fast a player would like bots to move; a watcher has no say."""
        if self.seats_of(identity):
            self.paces[identity] = pace

    def tempo(self) -> float:
        """By how much a bot's pause is longer or shorter: the slowest wish of the players who look on here."""
        players = {viewer.identity for viewer in self.viewers if self.seats_of(viewer.identity)}
        return max((PAUSES[self.paces.get(player, "normal")] for player in players), default=1.0)

    def deadline(self, seat: int) -> float | None:
        """When a seat's clock runs out."""
        clock = self.game.setup["clock"]
        if not clock or not self.match or seat not in self.match.due() or self.match.table.seats[seat].kind != "person":
            return None
        return float(self.match.asked_at(seat) + clock)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has."""
        return self.match.scores if self.match else tuple(self.game.scores)

    def winners(self) -> tuple[int, ...]:
        """Who won, when the game came to its end."""
        asked = self.match.table.pending if self.match else None
        return asked.winners if isinstance(asked, Over) else ()
