"""What must hold at every step and at the end of a run, whatever fails."""

from host.world import NOON
from noppa.core.errors import NoppaError
from noppa.host.messages import Done, Events, GameInfo, Message, Rejected, Snapshot, TableChanged, View
from noppa.host.rebuild import record_of
from world.database import Database
from world.network import Connection
from world.story import Story
from world.truth import Truth

PATIENCE = 900.0
"""How many seconds after the last fault a bot or a clock may take, and a view may be behind."""


class Promises:
    """Checks each message as it leaves a process, and the whole world at the end."""

    def __init__(self, database: Database, story: Story) -> None:
        self._database, self._story = database, story
        self._truths: dict[str, Truth] = {}
        self.acknowledged: dict[tuple[str, str, str], tuple[int, int]] = {}

    def truth(self, game_id: str) -> Truth:
        """Return a game as its stored events determine it."""
        if game_id not in self._truths:
            stored = self._database.stored
            self._truths[game_id] = Truth(stored.games[game_id], stored.events[game_id], self._story)
        return self._truths[game_id]

    # Each message -------------------------------------------------------------------------------

    def check(self, game_id: str, connection: Connection, message: Message) -> None:
        """Check a message that a process sends to a viewer."""
        match message:
            case Snapshot():
                self._check_stored(game_id, message.number)
                self._check_views(game_id, message.number, message.views)
                self._check_game(game_id, connection, message.game)
                connection.number = message.number
            case Events():
                self._check_stored(game_id, message.number)
                self._check_events(game_id, connection, message)
                self._check_views(game_id, message.number, message.views)
                self._check_game(game_id, connection, message.game)
                connection.number = message.number
            case TableChanged():
                self._check_game(game_id, connection, message.game)
            case Done():
                self._check_done(game_id, connection.identity, message)
            case Rejected():
                self._check_views(game_id, message.number, message.views)
                if message.game:
                    self._check_game(game_id, connection, message.game)

    def _check_stored(self, game_id: str, number: int) -> None:
        stored = len(self._database.stored.events[game_id]) - 1
        if number > stored:
            self._story.fail("shown is stored", f"event {number} was shown, only {stored} are stored")

    def _check_events(self, game_id: str, connection: Connection, message: Events) -> None:
        fresh = [
            event.number for event in message.events if connection.number is None or event.number > connection.number
        ]
        if connection.number is not None and fresh != list(range(connection.number + 1, message.number + 1)):
            self._story.fail(
                "numbers have no gap",
                f"{connection.identity} had event {connection.number} and was sent {fresh} up to {message.number}",
            )
        if message.number < 0:
            return
        truth = self.truth(game_id)
        hidden = truth.at(message.number).hidden
        for event in message.events:
            owner = hidden.get(event.number)
            text = truth.text(event.number)
            if owner is not None and owner not in message.you.seats:
                if event.text or event.seat is not None:
                    self._story.fail("nothing hidden is shown", f"{connection.identity} was shown {text}")
            elif event.text != text:
                self._story.fail("shown is stored", f"event {event.number} is {text}, shown as {event.text!r}")

    def _check_views(self, game_id: str, number: int, views: list[View]) -> None:
        for view in views:
            if view.view != self.truth(game_id).view(number, view.seat):
                self._story.fail(
                    "views follow from the events", f"the view of seat {view.seat} at event {number} is wrong"
                )

    def _check_game(self, game_id: str, connection: Connection, info: GameInfo) -> None:
        if info.number < 0:
            return
        self._check_stored(game_id, info.number)
        moment = self.truth(game_id).at(info.number)
        if (info.status == "over") != moment.over and info.status != "closed":
            self._story.fail("views follow from the events", f"the status at event {info.number} is {info.status}")
        if info.dice.server_seed is not None and not moment.over and info.status != "closed":
            self._story.fail("nothing hidden is shown", f"the secret seed was sent to {connection.identity}")
        timeouts = tuple(seat.timeouts for seat in info.seats)
        if timeouts != moment.timeouts:
            self._story.fail("timeouts are counted once", f"{timeouts} instead of {moment.timeouts}")

    def _check_done(self, game_id: str, identity: str, done: Done) -> None:
        key = (game_id, identity, done.id)
        if done.first > done.last:
            return
        before = self.acknowledged.setdefault(key, (done.first, done.last))
        if before != (done.first, done.last):
            self._story.fail("a command takes effect once", f"{done.id} was acknowledged as {before} and as another")
        stored = self._database.stored
        if stored.commands.get(key) != (done.first, done.last) or done.last >= len(stored.events[game_id]):
            self._story.fail("acknowledged is stored", f"{done.id} of {identity} was acknowledged and is not stored")

    # The end ------------------------------------------------------------------------------------

    def check_end(self, now: float, restarted: float, connections: list[tuple[str, Connection]]) -> None:
        """Check the world at rest, given the time of the last restart."""
        stored = self._database.stored
        for game_id, game in stored.games.items():
            events = stored.events[game_id]
            if not events:
                continue
            truth = self.truth(game_id)
            moment = truth.at(len(events) - 1)
            if moment.over:
                try:
                    record_of(game, events).verify(truth.rules)
                except NoppaError as error:
                    self._story.fail("every record verifies", f"{game.game}: {error.code} {error.params}")
            elif game.status == "closed":
                self._story.fail("every game ends or waits for somebody", f"{game.game} was closed")
            else:
                self._check_waiting(game_id, now, restarted)
        for key, (first, last) in self.acknowledged.items():
            if stored.commands.get(key) != (first, last):
                self._story.fail("acknowledged is stored", f"{key[2]} of {key[1]} is gone")
        for game_id, connection in connections:
            events = stored.events[game_id]
            late = events and now - self._database.changed_at[game_id] > PATIENCE
            if late and connection.number != len(events) - 1:
                self._story.fail(
                    "everybody sees what happens",
                    f"{connection.identity} has seen event {connection.number}, stored are {len(events) - 1}",
                )

    def _check_waiting(self, game_id: str, now: float, restarted: float) -> None:
        stored = self._database.stored
        game, events, truth = stored.games[game_id], stored.events[game_id], self.truth(game_id)
        number = len(events) - 1
        due, kinds = truth.due(number), truth.at(number).kinds
        if not due:
            self._story.fail("every game ends or waits for somebody", f"{game.game} waits for nobody")
        quiet = now - self._database.changed_at[game_id]
        if quiet < PATIENCE:
            return
        for seat in due:
            if kinds[seat] != "person":
                self._story.fail("every game ends or waits for somebody", f"the bot of seat {seat} does not move")
            clock = game.setup["clock"]
            # a clock counts from a restart before the event's time
            began = max(now - quiet, min(events[-1].at - NOON, restarted))
            if clock and now - began > clock + PATIENCE:
                self._story.fail("every game ends or waits for somebody", f"the clock of seat {seat} stands still")
