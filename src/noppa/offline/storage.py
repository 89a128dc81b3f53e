"""The host's `Storage` on a device, built on the transactions of the browser's store.

Event numbers, commands and row versions are keys that can be created only once: a transaction that would create one
again writes nothing. That is the compare-and-set between tabs, and a tab that dies loses nothing it acknowledged.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from noppa.host.storage import (
    PROMISED,
    NumberTaken,
    Repeated,
    SeatsChanged,
    Standing,
    StoredEvent,
    StoredGame,
    StoredSeat,
    Vote,
)
from noppa.offline.platform import Key, Platform, Write
from noppa.offline.rows import new_standing_text, read_row, row_text, standing_text

T = TypeVar("T")

GAMES, STANDINGS, VERSIONS, WAKES = "games", "standings", "versions", "wakes"
EVENTS, COMMANDS, VOTES, NEXT, DAILY = "events", "commands", "votes", "next", "daily"
AREAS = (GAMES, STANDINGS, VERSIONS, WAKES, EVENTS, COMMANDS, VOTES, NEXT, DAILY)
DIGITS = 7


class DeviceStorage:
    """Games on this device."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform

    # Games and events ----------------------------------------------------------------------

    async def add_game(self, game: StoredGame, replaces: str | None = None) -> str:
        """Store a new game and return its id.

        If `replaces` already has a next game, or there is a game with the same dice of the day, return that one's.
        """
        marks = [(NEXT, replaces)] if replaces is not None else []
        if game.day:
            marks.append(daily_mark(game))
        writes: list[Write] = [(area, key, game.id) for area, key in marks]
        if await self._platform.commit([*writes, *new_rows(game)], [*marks, (GAMES, game.id)]):
            return game.id
        existing = [await self._platform.read(area, key) for area, key in marks]
        return next(known for known in existing if known is not None)

    async def load_game(self, game_id: str) -> StoredGame | None:
        """Return a game with its seats, None if there is no such game."""
        loaded = await self._load(game_id)
        return loaded[0] if loaded else None

    async def _load(self, game_id: str) -> tuple[StoredGame, int] | None:
        row = await self._platform.read(GAMES, game_id)
        standing = await self._platform.read(STANDINGS, game_id)
        if row is None or standing is None:
            return None
        game, version = read_row(row, standing)
        return replace(game, next=await self._platform.read(NEXT, game_id)), version

    async def list_games(self) -> list[StoredGame]:
        """Return every game, the most recently changed first."""
        rows = await self._platform.read_range(GAMES, "")
        standings = dict(await self._platform.read_range(STANDINGS, ""))
        following = dict(await self._platform.read_range(NEXT, ""))
        loaded = [read_row(row, standings[key])[0] for key, row in rows if key in standings]
        games = [replace(game, next=following.get(game.id)) for game in loaded]
        return sorted(games, key=lambda game: -game.changed_at)

    async def load_events(self, game_id: str, after: int = -1) -> list[StoredEvent]:
        """Return the events of a game after that number, in order."""
        rows = await self._platform.read_range(EVENTS, f"{game_id}/")
        return [StoredEvent(**json.loads(text)) for key, text in rows if _number(key) > after]

    async def start_game(
        self, before: StoredGame, game: StoredGame, events: Sequence[StoredEvent], standing: Standing
    ) -> None:
        """Store the first events of a game together with its seats and setup.

        Raise `NumberTaken` if the game has started already, and `SeatsChanged` if its seats are no longer those of the
        row `before`.
        """
        loaded = await self._load(game.id)
        if loaded is None or loaded[0].status != "waiting":
            raise NumberTaken
        stored, version = loaded
        if stored.seats != before.seats:
            raise SeatsChanged
        rows, new = self._next_version(game, version)
        rows += [*event_rows(game.id, 0, events), *_standing_rows(game.id, events, standing)]
        if not await self._platform.commit(rows, [*new, (EVENTS, _event_key(game.id, 0))]):
            raise NumberTaken if await self.load_events(game.id) else SeatsChanged

    async def append(
        self,
        game_id: str,
        first: int,
        events: Sequence[StoredEvent],
        standing: Standing,
        holder: str = "",
        command: str = "",
    ) -> None:
        """Store events from number `first` on, all or none; raise `Repeated` or `NumberTaken`."""
        rows = [*event_rows(game_id, first, events), *_standing_rows(game_id, events, standing)]
        new: list[Key] = [(EVENTS, _event_key(game_id, first))]
        if command:
            key = _command_key(game_id, holder, command)
            rows.append((COMMANDS, key, json.dumps([first, first + len(events) - 1])))
            new.append((COMMANDS, key))
        if not await self._platform.commit(rows, new):
            if command and (repeated := await self.command_result(game_id, holder, command)):
                raise repeated
            raise NumberTaken

    async def command_result(self, game_id: str, holder: str, command: str) -> Repeated | None:
        """Return the event numbers of a command, None if it was never carried out."""
        text = await self._platform.read(COMMANDS, _command_key(game_id, holder, command))
        return Repeated(*json.loads(text)) if text is not None else None

    async def save_command(self, game_id: str, holder: str, command: str, number: int) -> None:
        """Store that a command was carried out after the event of that number and made no events itself."""
        key = _command_key(game_id, holder, command)
        await self._platform.commit([(COMMANDS, key, json.dumps([number + 1, number]))], [(COMMANDS, key)])

    async def list_daily(self, day: str, game: str) -> list[StoredGame]:
        """Return the games with the dice of a day."""
        rows = await self._platform.read_range(DAILY, f"{day} {game} ")
        loaded = [await self.load_game(game_id) for _, game_id in rows]
        return [stored for stored in loaded if stored is not None]

    async def due_games(self, before: float, most: int) -> list[str]:
        """Return the ids of games whose wake-up time is before that time, the longest overdue first."""
        waiting = [(float(at), game_id) for game_id, at in await self._platform.read_range(WAKES, "")]
        return [game_id for at, game_id in sorted(waiting) if at <= before][:most]

    async def clear_wake(self, game_id: str) -> None:
        """Clear the scheduled wake-up of a game."""
        await self._platform.commit([(WAKES, game_id, None)])

    async def close_game(self, game_id: str) -> None:
        """Close a game that cannot go on; its events and scores stay."""
        game = await self.load_game(game_id)
        if game is not None:
            closed = replace(game, status="closed", wake_at=None)
            await self._platform.commit([(STANDINGS, game_id, standing_text(closed)), (WAKES, game_id, None)])

    async def delete_everything(self) -> int:
        """Delete every game with everything that belongs to it; return how many there were."""
        count = len(await self._platform.read_range(GAMES, ""))
        await self._platform.commit(
            [(area, key, None) for area in AREAS for key, _ in await self._platform.read_range(area, "")]
        )
        return count

    # Seats ---------------------------------------------------------------------------------

    async def take_seat(self, game_id: str, seat: int, holder: str, invite: int | None, **profile: str) -> bool:
        """Give a free seat to somebody and return whether it worked; without an invite it must be reserved."""

        def take(game: StoredGame) -> tuple[StoredGame, bool]:
            target = game.seats[seat]
            allowed = target.reserved == holder if invite is None else target.invite == invite and target.invited
            if target.holder is not None or target.kind == "bot" or not allowed:
                return game, False
            waiting = game.status == "waiting"
            extra: dict[str, Any] = {"seed_hash": "", **profile, "seed": ""} if waiting else dict(profile)
            if not waiting:
                extra.pop("seed_hash", None)
            changed = _change_seats(_stop_awaiting(game), {seat}, holder=holder, reserved=None, invited=False, **extra)
            return changed, True

        return await self._change(game_id, take)

    async def set_seed(self, game_id: str, holder: str, seed_hash: str, seed: str) -> None:
        """Store a player's seed, or only its hash, for all their seats in a game that has not started."""

        def store(game: StoredGame) -> tuple[StoredGame, None]:
            own = {seat.seat for seat in game.seats if seat.holder == holder}
            changed = _change_seats(game, own, seed_hash=seed_hash, seed=seed)
            return (changed if game.status == "waiting" else game), None

        await self._change(game_id, store)

    async def await_seeds(self, game_id: str, until: float, *, drop_promises: bool) -> None:
        """Set until when a game that has not started waits for seeds; `drop_promises` gives up on missing hashes."""

        def wait(game: StoredGame) -> tuple[StoredGame, None]:
            if game.status != "waiting":
                return game, None
            promised = {seat.seat for seat in game.seats if drop_promises and seat.seed_hash == PROMISED}
            return replace(_change_seats(game, promised, seed_hash=""), wake_at=until), None

        await self._change(game_id, wait)

    async def free_seat(self, game_id: str, seat: int, reserved: str | None = None) -> None:
        """Take a seat from its holder or the person it is reserved for, and reserve it for somebody if asked."""

        def free(game: StoredGame) -> tuple[StoredGame, None]:
            return _change_seats(_stop_awaiting(game), {seat}, holder=None, reserved=reserved, kind="link"), None

        await self._change(game_id, free)

    async def set_invite(self, game_id: str, seat: int, *, valid: bool) -> int:
        """Make a seat's invitation valid or withdraw it; return its number."""

        def invite(game: StoredGame) -> tuple[StoredGame, int]:
            number = game.seats[seat].invite + (not valid)
            return _change_seats(_stop_awaiting(game), {seat}, invited=valid, invite=number), number

        return await self._change(game_id, invite)

    async def _change(self, game_id: str, change: Callable[[StoredGame], tuple[StoredGame, T]]) -> T:
        """Change a game's row; try again on the new row if another tab was faster."""
        while True:
            loaded = await self._load(game_id)
            assert loaded is not None
            game, version = loaded
            changed, result = change(game)
            if changed == game:
                return result
            rows, new = self._next_version(changed, version)
            if changed.wake_at != game.wake_at:
                at = None if changed.wake_at is None else str(changed.wake_at)
                rows += [(STANDINGS, game_id, standing_text(changed)), (WAKES, game_id, at)]
            if await self._platform.commit(rows, new):
                return result

    @staticmethod
    def _next_version(game: StoredGame, version: int) -> tuple[list[Write], list[Key]]:
        """Return the writes for a changed row, and the key that must not exist yet."""
        mark = (VERSIONS, f"{game.id}/{version + 1}")
        rows: list[Write] = [(GAMES, game.id, row_text(game, version + 1)), (*mark, "")]
        return [*rows, (VERSIONS, f"{game.id}/{version}", None)], [mark]

    # Votes ---------------------------------------------------------------------------------

    async def save_vote(self, game_id: str, number: int, vote: Vote) -> None:
        """Store a seat's answer given after the event of that number; the last one counts."""
        key = f"{game_id}/{number:0{DIGITS}}/{vote.topic}/{vote.seat:02}"
        await self._platform.commit([(VOTES, key, json.dumps([vote.topic, vote.seat, vote.consents]))])

    async def load_votes(self, game_id: str, number: int) -> list[Vote]:
        """Return every answer given since the event of that number."""
        rows = await self._platform.read_range(VOTES, f"{game_id}/{number:0{DIGITS}}/")
        return [Vote(*json.loads(text)) for _, text in rows]


def daily_mark(game: StoredGame) -> Key:
    """Return the key of a player's game with the dice of its day."""
    return DAILY, f"{game.day} {game.game} {game.creator}"


def _event_key(game_id: str, number: int) -> str:
    return f"{game_id}/{number:0{DIGITS}}"


def _number(key: str) -> int:
    """Return the number of the event under a key."""
    return int(key.rpartition("/")[2])


def _command_key(game_id: str, holder: str, command: str) -> str:
    return f"{game_id}/{holder}/{command}"


def new_rows(game: StoredGame) -> list[Write]:
    """Return the writes for a new game."""
    return [(GAMES, game.id, row_text(game, 0)), (STANDINGS, game.id, standing_text(game))]


def event_rows(game_id: str, first: int, events: Sequence[StoredEvent]) -> list[Write]:
    """Return the writes for events from number `first` on."""
    return [
        (EVENTS, _event_key(game_id, number), json.dumps({"text": event.text, "at": event.at}))
        for number, event in enumerate(events, first)
    ]


def _standing_rows(game_id: str, events: Sequence[StoredEvent], standing: Standing) -> list[Write]:
    wakes = None if standing.wake_at is None else str(standing.wake_at)
    return [(STANDINGS, game_id, new_standing_text(standing, events[-1].at)), (WAKES, game_id, wakes)]


def _change_seats(game: StoredGame, which: set[int], **changes: Any) -> StoredGame:
    seats: list[StoredSeat] = [replace(seat, **changes) if seat.seat in which else seat for seat in game.seats]
    return replace(game, seats=tuple(seats))


def _stop_awaiting(game: StoredGame) -> StoredGame:
    """Return a game without its revealed seeds if it has not started: a newcomer must not see them."""
    if game.status != "waiting":
        return game
    revealed = {seat.seat for seat in game.seats if seat.seed and seat.seed_hash}
    return replace(_change_seats(game, revealed, seed="", seed_hash=PROMISED), wake_at=None)
