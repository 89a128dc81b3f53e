"""The rooms of this process: opened when somebody needs them, kept in step with other processes."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from noppa.core.errors import NoppaError
from noppa.host.play import views as telling
from noppa.server.storage.event_writer import Line
from noppa.server.network.fanout import FanOut, Note
from noppa.server.keys import Keys
from noppa.server.metrics import Metrics
from noppa.host.refusal import Refused
from noppa.host.live_game import Room, Viewer
from noppa.server.settings import Settings
from noppa.server.storage.sql_storage import Store

IDLE = 60.0
MOST_MISSED = 400
HEARD_LATELY = 45.0


class Hall:
    """Every room of this process, and what all of them need."""

    def __init__(self, settings: Settings, keys: Keys, store: Store, fanout: FanOut) -> None:
        self.settings, self.keys, self.store, self.fanout = settings, keys, store, fanout
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.on_events: Callable[[Room, bool], None] = lambda _room, _ours: None
        """Called after new events, with whether this process wrote them: the driver's hook."""
        self._opening: dict[str, asyncio.Lock] = {}
        self._process = secrets.token_hex(4)

    async def room(self, game_id: str) -> Room:
        """The room of a game; its events are read when it is opened."""
        if game_id in self.rooms:
            return self.rooms[game_id]
        async with self._opening.setdefault(game_id, asyncio.Lock()):
            if game_id not in self.rooms:
                room = self.rooms[game_id] = await self._open(game_id)
                if not self.fanout.alone:  # what was written while it was opened was told to nobody here
                    async with room.lock:
                        await self.catch_up(room)
        self._opening.pop(game_id, None)
        return self.rooms[game_id]

    async def _open(self, game_id: str) -> Room:
        game = await self.store.game(game_id)
        if game is None:
            raise Refused("game-not-found", game_id=game_id)
        room = Room(game, await self.store.events(game_id))
        room.votes = await self.store.votes(game_id, room.number)
        return room

    def sweep(self) -> None:
        """Let go of rooms that nobody has looked at for a while: their events are in the database."""
        before = time.time() - IDLE
        for game_id, room in tuple(self.rooms.items()):
            if not room.viewers and room.timer is None and not room.lock.locked() and room.left_at < before:
                del self.rooms[game_id]

    # What was written ------------------------------------------------------------------------

    async def changed(self, room: Room) -> None:
        """Something about a game's seats or votes was written: show it here and everywhere."""
        await self._reload(room)
        await self.fanout.publish(room.game.id, {"row": True})

    async def happened(self, room: Room, lines: list[Line], first: int) -> None:
        """Events of this process were committed and shown: tell the other processes, and go on."""
        self.metrics.count("events", by=len(lines))
        await self.fanout.publish(room.game.id, {"events": first, "lines": [[line.text, line.at] for line in lines]})
        self.on_events(room, True)  # noqa: FBT003 - ours

    async def catch_up(self, room: Room) -> None:
        """Read and show the events that other processes wrote."""
        lines = await self.store.events(room.game.id, room.number)
        if lines:
            room.follow(lines)
            self.on_events(room, False)  # noqa: FBT003 - not ours

    async def look_again(self, room: Room) -> None:
        """Read all of a game again: what another process wrote may not have been heard of yet."""
        await self._reload(room)
        await self.catch_up(room)

    async def _reload(self, room: Room) -> None:
        game = await self.store.game(room.game.id)
        if game is not None:
            room.seat(game)
            room.votes = await self.store.votes(game.id, room.number)
            room.show_table()

    # What other processes tell ---------------------------------------------------------------

    async def hear(self, game_id: str, note: Note) -> None:
        """A note of another process about a game that somebody here looks at."""
        room = self.rooms.get(game_id)
        if room is not None:
            with suppress(NoppaError):
                async with room.lock:
                    await self._hear(room, note)

    async def _hear(self, room: Room, note: Note) -> None:
        if "reaction" in note:
            room.show_reaction(note["seat"], note["reaction"])
        elif "rematch" in note:
            room.show_rematch(note["rematch"])
        elif "presence" in note:
            before = room.present()
            room.elsewhere[note["process"]] = (time.time(), frozenset(note["presence"]))
            if room.note_presence(before):
                room.show_table()
        elif note.get("events") == room.number + 1 and room.match is not None:
            room.follow([Line(*line) for line in note["lines"]])
            self.on_events(room, False)  # noqa: FBT003 - not ours
        else:
            await self.look_again(room)

    async def look_around(self) -> None:
        """With other processes about: see what notes were lost, and who has not been heard of."""
        for room in tuple(self.rooms.values()):
            if not room.viewers:
                continue
            async with room.lock:
                before = room.present()
                late = time.time() - HEARD_LATELY
                room.elsewhere = {who: told for who, told in room.elsewhere.items() if told[0] > late}
                if room.note_presence(before):
                    room.show_table()
                await self._tell_presence(room)
                await self.catch_up(room)

    async def react(self, room: Room, identity: str, seat: int, reaction: str) -> None:
        """A sign from one's own seat, to everybody who looks on, here and in other processes."""
        if seat not in room.seats_of(identity):
            raise Refused("seat-not-yours", seat=seat)
        room.show_reaction(seat, reaction)
        await self.fanout.publish(room.game.id, {"reaction": reaction, "seat": seat})

    # Who looks on ----------------------------------------------------------------------------

    async def enter(self, room: Room, viewer: Viewer, seen: int | None) -> None:
        """Add a viewer and send its first message, in one step: nothing can happen in between."""
        async with room.lock:
            before = room.present()
            room.viewers.add(viewer)
            viewer.send(self._welcome(room, viewer.identity, seen))
            if room.note_presence(before):
                room.show_table()
                await self._tell_presence(room)

    @staticmethod
    def _welcome(room: Room, identity: str, seen: int | None) -> dict[str, Any]:
        """What was missed since that event, or everything."""
        match = room.match
        if seen is None or match is None or not -1 <= seen <= room.number or room.number - seen > MOST_MISSED:
            return telling.snapshot(room, identity)
        shown = [number for number in range(max(0, seen - MOST_MISSED), seen + 1) if number in match.opened]
        told = telling.events(room, room.seats_of(identity), [*shown, *range(seen + 1, room.number + 1)])
        return told | {"game": telling.game(room), "you": telling.you(room, identity)}

    async def exit(self, room: Room, viewer: Viewer) -> None:
        """A viewer has gone."""
        async with room.lock:
            before = room.present()
            room.viewers.discard(viewer)
            room.left_at = time.time()
            if room.note_presence(before) and not self.closing:
                room.show_table()
                await self._tell_presence(room)

    async def _tell_presence(self, room: Room) -> None:
        if not self.fanout.alone:
            here = {seat for viewer in room.viewers for seat in room.seats_of(viewer.identity)}
            await self.fanout.publish(room.game.id, {"presence": sorted(here), "process": self._process})
