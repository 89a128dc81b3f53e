"""Hypothesis looks for a sequence of actions that breaks a game."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from host.world import Host, Watcher
from noppa.core.errors import NoppaError
from noppa.games import games
from noppa.host.live_game import LiveGame
from noppa.host.messages import Events, Snapshot
from noppa.host.play import views
from noppa.host.rebuild import record_of
from noppa.host.seating.seats import Guest, Invite, sit_down, take_seat_back

T = TypeVar("T")
GAMES = st.sampled_from(sorted(games()))
PEOPLE = st.sampled_from(["aino", "eero", "ilta"])
SEATS = st.integers(0, 3)
NUMBERS = st.integers(0, 10**6)


class HostedGame(RuleBasedStateMachine):
    """A game on a host in memory: Aino creates it, Eero and Ilta may sit down, and one seat is a bot's."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.host = Host()
        self.live: LiveGame | None = None
        self.watchers: dict[str, Watcher] = {}

    def run(self, work: Coroutine[Any, Any, T]) -> T | None:
        """Run a coroutine that the host may refuse; return its result or None."""
        try:
            return self.loop.run_until_complete(work)
        except NoppaError:
            return None

    @initialize(game=GAMES, clock=st.sampled_from([None, 30]), undo=st.booleans())
    def make(self, game: str, clock: int | None, undo: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        """Create a game for three people and a bot, and watch it."""
        live = self.run(self.host.game(game, "here", "link", "link", "bot", clock=clock, undo=undo))
        assert live is not None
        self.live = live
        for name in ("aino", "eero", "otso"):
            watcher = self.run(self.host.watch(live, name))
            assert watcher is not None
            self.watchers[name] = watcher

    @rule(name=PEOPLE, seat=SEATS)
    def sit(self, name: str, seat: int) -> None:
        """Sit down by invitation."""
        assert self.live is not None
        invite = Invite(self.live.game.id, seat, self.live.game.seats[seat].invite)
        self.run(sit_down(self.host.registry, invite, Guest(identity=name, name=name)))

    @rule(name=PEOPLE, seat=SEATS)
    def roll(self, name: str, seat: int) -> None:
        """Request one's dice or card."""
        self.act(name, "roll", seat)

    @rule(name=PEOPLE, which=NUMBERS)
    def play(self, name: str, which: int) -> None:
        """Play one of the moves that the view offers to somebody who is due."""
        assert self.live is not None
        if self.live.log is None:
            return
        for seat in self.live.log.due():
            moves = self.live.log.table.rules.moves(self.live.log.table.state, seat)
            if moves and self.live.game.seats[seat].holder == name:
                self.act(name, "play", seat, moves=[str(moves[which % len(moves)])])
                return

    @rule(name=PEOPLE, seat=SEATS, kind=st.sampled_from(["undo", "stop", "give", "return", "leave"]))
    def wish(self, name: str, seat: int, kind: str) -> None:
        """Make a request, or act other than by a move."""
        self.act(name, kind, seat)

    @rule(name=PEOPLE, seat=SEATS, topic=st.sampled_from(["undo", "stop"]), yes=st.booleans())
    def answer(self, name: str, seat: int, topic: str, yes: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        """Answer a request."""
        self.act(name, "answer", seat, topic=topic, yes=yes)

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        """Let the creator free a seat."""
        assert self.live is not None
        self.run(take_seat_back(self.host.registry, self.live, "aino", seat))

    @rule(seconds=st.sampled_from([1, 31, 61]))
    def wait(self, seconds: int) -> None:
        """Let time pass, with bot moves and expired clocks."""
        assert self.live is not None
        self.host.clock.forward(seconds)
        for _ in range(3):
            self.run(self.host.bot_turn(self.live))

    @precondition(lambda self: self.live is not None)
    @rule()
    def restart(self) -> None:
        """Restart the process: only stored data is left."""
        assert self.live is not None
        self.host.registry.games.clear()
        found = self.run(self.host.registry.find(self.live.game.id))
        assert found is not None
        self.live = found
        for name, watcher in self.watchers.items():
            seen = max(watcher.texts, default=None)
            self.watchers[name] = self.run(self.host.watch(found, name, seen)) or watcher

    def act(self, name: str, kind: str, seat: int, **fields: Any) -> None:
        """Send a command."""
        assert self.live is not None
        self.run(self.host.act(self.live, name, kind, seat, **fields))

    @invariant()
    def the_log_is_what_is_stored(self) -> None:
        """The events in memory equal the stored ones, and the record replays."""
        if self.live is None or self.live.log is None:
            return
        stored = self.host.storage.events[self.live.game.id]
        assert [event.text for event in stored] == [str(event) for event in self.live.log.table.events]
        table = record_of(self.live.game, stored).replay(self.live.log.table.rules)
        assert table.state == self.live.log.table.state
        if self.live.log.over:
            record_of(self.live.game, stored).verify(table.rules)

    @invariant()
    def everybody_sees_the_present(self) -> None:
        """Every viewer has the last event and its view, and nothing that is hidden from them."""
        if self.live is None or self.live.log is None:
            return
        for name, watcher in self.watchers.items():
            seats = self.live.seats_of(name)
            last = next(message for message in reversed(watcher.messages) if isinstance(message, Events | Snapshot))
            assert last.number == self.live.number
            hidden = {number for number, seat in self.live.log.table.hidden.items() if seat not in seats}
            assert all(not text for number, text in watcher.texts.items() if number in hidden)
            if isinstance(last, Events) and frozenset(last.you.seats) == seats:
                assert last.views == views.views(self.live, seats)

    def teardown(self) -> None:
        """Close the loop."""
        self.loop.close()


TestHostedGame = HostedGame.TestCase
TestHostedGame.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
