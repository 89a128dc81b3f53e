"""The live games of this process: opened when somebody needs them, kept in step with other processes."""

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
"""Seconds after which a game that nobody uses is dropped from memory."""


class Registry:
    """Every live game of this process, and the world that all of them run in."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.games: dict[str, LiveGame] = {}
        self.closing = False
        self.on_events: Callable[[LiveGame, bool], None] = lambda _live, _ours: None
        """Called after new events with whether this process wrote them: whoever drives bots listens here."""
        self._opening: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        """The games that are being opened; whoever waits for one holds its lock."""
        self._process = world.randomness.secret_bytes(4).hex()

    async def find(self, game_id: str) -> LiveGame:
        """Return a live game, read from storage when it is not open yet; raise `Refused` if there is none."""
        if game_id in self.games:
            self.games[game_id].used_at = self.world.clock.now()
            return self.games[game_id]
        async with self._opening.setdefault(game_id, self.world.new_lock()):
            if game_id not in self.games:
                live = self.games[game_id] = await self._open(game_id)
                if not self.world.publisher.alone:  # nobody here heard of what was written meanwhile
                    async with live.lock:
                        await self.catch_up(live)
        return self.games[game_id]

    async def _open(self, game_id: str) -> LiveGame:
        storage = self.world.storage
        game = await storage.load_game(game_id)
        if game is None:
            raise Refused("game-not-found", game_id=game_id)
        events = await storage.load_events(game_id)
        if events and game.status == "waiting":  # it started meanwhile: a row read before that may lack seeds
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
        """Let go of games that nobody has used for a while and that are not busy: storage has them."""
        before = self.world.clock.now() - IDLE
        for game_id, live in tuple(self.games.items()):
            if not live.viewers and game_id not in busy and not live.lock.locked() and live.used_at < before:
                del self.games[game_id]

    # What was stored ---------------------------------------------------------------------------

    async def row_changed(self, live: LiveGame) -> None:
        """Show here and elsewhere that something about a game's seats or votes was stored."""
        await self.reload(live)
        await self.world.publisher.publish(live.game.id, {"row": True})

    async def events_stored(self, live: LiveGame, events: Sequence[StoredEvent], first: int) -> None:
        """Tell the other processes, and whoever drives bots, that events were stored and shown here."""
        self.world.counters.count("events", by=len(events))
        lines = [[event.text, event.at] for event in events]
        await self.world.publisher.publish(live.game.id, {"events": first, "lines": lines})
        self.on_events(live, True)  # noqa: FBT003 - ours

    async def catch_up(self, live: LiveGame) -> None:
        """Read and show the events that other processes stored, and the row if there are any."""
        events = await self.world.storage.load_events(live.game.id, live.number)
        if events and await self._read_row(live):  # seats as they are with these events; seeds once the first is there
            broadcast.show_table(live)
        self._follow(live, events)

    async def look_again(self, live: LiveGame) -> None:
        """Read all of a game again: what another process stored may not have been heard of yet."""
        if await self._read_row(live):
            broadcast.show_table(live)
        await self.catch_up(live)

    async def reload(self, live: LiveGame) -> None:
        """Read and show a game's row and votes as they are now."""
        await self._read_row(live)
        broadcast.show_table(live)

    async def _read_row(self, live: LiveGame) -> bool:
        """Read a game's row and votes as they are now; return whether viewers see a difference."""
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

    # What other processes tell -----------------------------------------------------------------

    async def hear(self, game_id: str, note: Note) -> None:
        """Take over what another process tells about a game that is open here."""
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
            if absence.hear_presence(live, note["process"], note["presence"]):
                broadcast.show_table(live)
        elif note.get("events") == live.number + 1 and live.log is not None and not _of_seats(note):
            self._follow(live, [StoredEvent(*line) for line in note["lines"]])
        else:
            await self.look_again(live)

    async def settle_doubts(self) -> None:
        """Read the games again for which storage once failed to answer."""
        for live in tuple(self.games.values()):
            if live.in_doubt:
                async with live.lock:
                    await self.look_again(live)
                    live.in_doubt = False

    async def look_around(self) -> None:
        """Read what lost notes were about, and forget processes that have fallen silent."""
        lately = self.world.clock.now() - IDLE
        for live in tuple(self.games.values()):
            if not live.viewers and live.used_at < lately:
                continue
            async with live.lock:
                if absence.forget_silent(live):
                    broadcast.show_table(live)
                if live.viewers:
                    await self._publish_presence(live)
                await self.look_again(live)  # seats too: whoever was sent away must not play on here

    # Who looks on ------------------------------------------------------------------------------

    async def enter(self, live: LiveGame, viewer: Viewer, seen: int | None, *, changes: bool = False) -> None:
        """Add a viewer and send its first message, in one step: nothing can happen in between.

        With `changes` it is sent what changed in its views instead of the whole ones, where those are long.
        """
        async with live.lock:
            if not live.viewers and not self.world.publisher.alone:  # a note may have got lost while nobody looked on
                with suppress(NoppaError):
                    await self.look_again(live)
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


def _of_seats(note: Note) -> bool:
    """Return whether a note of events tells that a seat went to a bot or a person: then the row has changed too."""
    return any(text.startswith("seat ") for text, _ in note["lines"])


def _shown(game: StoredGame, votes: Sequence[Vote]) -> tuple[object, ...]:
    """Return what viewers see of a game beside its events."""
    return game.seats, game.next, game.status == "closed", tuple(votes)
