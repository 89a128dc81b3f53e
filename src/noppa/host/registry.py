"""The live games of this process: opened on demand and kept in sync with other processes."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from noppa.core.errors import NoppaError
from noppa.core.record import Record
from noppa.host.live_game import LiveGame
from noppa.host.play import absence, broadcast, views
from noppa.host.ports import Lock, Note, Viewer, World
from noppa.host.rebuild import record_of
from noppa.host.refusal import Refused
from noppa.host.storage import StoredEvent, StoredGame, Vote

IDLE = 60.0
"""Seconds after which an unused game is dropped from memory."""


class Registry:
    """Every live game of this process, and the world that they run in."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.games: dict[str, LiveGame] = {}
        self.closing = False
        self.on_events: Callable[[LiveGame, bool], None] = lambda _live, _ours: None
        """Called after new events, with whether this process wrote them; set by the driver of the bots."""
        self._opening: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        """The locks of games that are being opened; the tasks that wait for one keep it alive."""
        self._process = world.randomness.secret_bytes(4).hex()

    async def find(self, game_id: str) -> LiveGame:
        """Return a live game, loaded from storage if it is not open yet; raise `Refused` if there is none."""
        if game_id in self.games:
            self.games[game_id].used_at = self.world.clock.now()
            return self.games[game_id]
        async with self._opening.setdefault(game_id, self.world.new_lock()):
            if game_id not in self.games:
                live = self.games[game_id] = await self._open(game_id)
                if not self.world.publisher.alone:  # notes that came while it was loading were ignored
                    async with live.lock:
                        await self.catch_up(live)
        return self.games[game_id]

    async def _open(self, game_id: str) -> LiveGame:
        storage = self.world.storage
        game = await storage.load_game(game_id)
        if game is None:
            raise Refused("game-not-found", game_id=game_id)
        events = await storage.load_events(game_id)
        if events and game.status == "waiting":  # it started in between: the row read before may lack seeds
            game = await storage.load_game(game_id) or game
        live = LiveGame(game, events, self.world.clock, self.world.new_lock())
        live.votes = await storage.load_votes(game_id, live.number)
        return live

    async def finished_record(self, live: LiveGame) -> Record:
        """Return the record of a game that has ended; raise `Refused` before that."""
        if not live.ended:
            raise Refused("game-not-over")
        return record_of(live.game, await self.world.storage.load_events(live.game.id))

    def sweep(self, busy: Collection[str] = ()) -> None:
        """Drop games from memory that have been unused for a while and are not busy."""
        before = self.world.clock.now() - IDLE
        for game_id, live in tuple(self.games.items()):
            if not live.viewers and game_id not in busy and not live.lock.locked() and live.used_at < before:
                del self.games[game_id]

    # Stored changes ----------------------------------------------------------------------------

    async def row_changed(self, live: LiveGame) -> None:
        """Show a stored change of a game's seats or votes, and notify the other processes."""
        await self.reload(live)
        await self.world.publisher.publish(live.game.id, {"row": True})

    async def events_stored(self, live: LiveGame, events: Sequence[StoredEvent], first: int) -> None:
        """Notify the other processes and the driver of the bots of events that were stored and shown here."""
        self.world.counters.count("events", by=len(events))
        lines = [[event.text, event.at] for event in events]
        await self.world.publisher.publish(live.game.id, {"events": first, "lines": lines})
        self.on_events(live, True)  # noqa: FBT003 - ours

    async def catch_up(self, live: LiveGame) -> None:
        """Load and show the events that other processes stored, and the row if there are any."""
        events = await self.world.storage.load_events(live.game.id, live.number)
        if events and await self._read_row(live):  # seats may have changed with these events, and seeds with the first
            broadcast.show_table(live)
        self._follow(live, events)

    async def refresh(self, live: LiveGame) -> None:
        """Reload a game's row and new events, in case the note of another process has not arrived yet."""
        if await self._read_row(live):
            broadcast.show_table(live)
        await self.catch_up(live)

    async def reload(self, live: LiveGame) -> None:
        """Reload and show a game's row and votes."""
        await self._read_row(live)
        broadcast.show_table(live)

    async def _read_row(self, live: LiveGame) -> bool:
        """Reload a game's row and votes; return whether viewers see a difference."""
        game = await self.world.storage.load_game(live.game.id)
        if game is None:
            return False
        before = _shown(live.game, live.votes)
        live.update_row(game)
        live.votes = await self.world.storage.load_votes(game.id, live.number)
        return before != _shown(game, live.votes)

    def _follow(self, live: LiveGame, events: Sequence[StoredEvent]) -> None:
        if events:
            broadcast.show_log(live, live.followed_by(events))
            self.on_events(live, False)  # noqa: FBT003 - not ours

    # Notes from other processes ----------------------------------------------------------------

    async def hear(self, game_id: str, note: Note) -> None:
        """Apply a note of another process about a game that is open here."""
        live = self.games.get(game_id)
        if live is not None:
            with suppress(NoppaError):
                async with live.lock:
                    await self._hear(live, note)

    async def _hear(self, live: LiveGame, note: Note) -> None:
        if "reaction" in note:
            broadcast.show_reaction(live, note["seat"], note["reaction"])
        elif "rematch" in note:
            broadcast.show_rematch(live, note["rematch"])
        elif "presence" in note:
            if absence.update_presence(live, note["process"], note["presence"]):
                broadcast.show_table(live)
        elif note.get("events") == live.number + 1 and live.log is not None and not _changes_seats(note):
            self._follow(live, [StoredEvent(*line) for line in note["lines"]])
        else:
            await self.refresh(live)

    async def refresh_doubtful(self) -> None:
        """Reload the games for which storage failed to answer."""
        for live in tuple(self.games.values()):
            if live.in_doubt:
                async with live.lock:
                    await self.refresh(live)
                    live.in_doubt = False

    async def refresh_all(self) -> None:
        """Reload games in case notes were lost, and forget processes that have gone silent."""
        lately = self.world.clock.now() - IDLE
        for live in tuple(self.games.values()):
            if not live.viewers and live.used_at < lately:
                continue
            async with live.lock:
                if absence.forget_silent(live):
                    broadcast.show_table(live)
                if live.viewers:
                    await self._publish_presence(live)
                await self.refresh(live)  # seats too: a player who was removed must not play on here

    # Viewers -----------------------------------------------------------------------------------

    async def enter(self, live: LiveGame, viewer: Viewer, seen: int | None, *, changes: bool = False) -> None:
        """Add a viewer and send its first message in one step, so that it misses nothing.

        With `changes` it later gets changes instead of whole views, where those are long.
        """
        async with live.lock:
            if not live.viewers and not self.world.publisher.alone:  # notes may have been lost without viewers
                with suppress(NoppaError):
                    await self.refresh(live)
            before = absence.present_seats(live)
            live.viewers.add(viewer)
            first = views.welcome(live, viewer.identity, seen)
            viewer.send(first)
            if changes:
                broadcast.follow(live, viewer, first.views)
            if absence.note_presence(live, before):
                broadcast.show_table(live)
                await self._publish_presence(live)

    async def exit(self, live: LiveGame, viewer: Viewer) -> None:
        """Remove a viewer."""
        async with live.lock:
            before = absence.present_seats(live)
            live.viewers.discard(viewer)
            live.followers.pop(viewer, None)
            live.used_at = self.world.clock.now()
            if absence.note_presence(live, before) and not self.closing:
                broadcast.show_table(live)
                await self._publish_presence(live)

    async def _publish_presence(self, live: LiveGame) -> None:
        if not self.world.publisher.alone:
            here = sorted(absence.seats_present_here(live))
            await self.world.publisher.publish(live.game.id, {"presence": here, "process": self._process})


def _changes_seats(note: Note) -> bool:
    """Return whether a seat went to a bot or a person in a note's events: then the row has changed too."""
    return any(text.startswith("seat ") for text, _ in note["lines"])


def _shown(game: StoredGame, votes: Sequence[Vote]) -> tuple[object, ...]:
    """Return what viewers see of a game besides its events."""
    return game.seats, game.next, game.status == "closed", tuple(votes)
