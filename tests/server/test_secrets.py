"""Nothing secret goes over the wire, to any kind of viewer, in whole games."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from noppa import Choose
from noppa.core.events import Moved, read_event
from noppa.core.table import Table
from noppa.games import games
from noppa.games.dicetrip.rules import DiceTrip
from noppa.server import telling
from noppa.server.api_games import begin, tell
from noppa.server.room import Room
from server.inside import Watcher, act, inside, new_game, play_on

PEOPLE = ("aino-aino-aino-aino", "eino-eino-eino-eino", "venla-venla-venla")


class Guard(Watcher):
    """A viewer that looks for secrets in every message, at the moment it is sent."""

    def __init__(self, identity: str, room: Room) -> None:
        super().__init__(identity)
        self.room = room
        self.looked = 0

    def send(self, message: dict[str, Any]) -> None:
        """Keep a message after searching it."""
        super().send(message)
        self.search(message)

    def search(self, message: dict[str, Any]) -> None:
        """Fail where something shows that this viewer may not know yet."""
        self.looked += 1
        room, text = self.room, json.dumps(message)
        over = telling.status(room) == "over"
        assert over == (room.game.server_seed in text)
        for token in PEOPLE:
            assert token not in text
        if room.match is None or over:
            return
        table = room.match.table
        seats = room.seats_of(self.identity)
        for number, event in open_writings(table):
            if event.seat not in seats:
                assert not any(told["text"] for told in message.get("events", []) if told["number"] == number)
                for entry in message.get("views", []):
                    self.unseen(entry["view"], event)

    @staticmethod
    def unseen(view: dict[str, Any], event: Moved) -> None:
        """The view of somebody else shows the other's map as it was when the round opened."""
        if "=" in event.move:
            city = event.move.partition("=")[0]
            assert view["trips"][event.seat]["numbers"][city] is None


def open_writings(table: Table) -> Iterator[tuple[int, Moved]]:
    """What seats chose in a round of Dice Trip that is not closed: all since the dice lie, as long as they lie."""
    if table.rules.game.name != "dicetrip" or not isinstance(table.pending, Choose):
        return
    for number in reversed(range(len(table.events))):
        event = table.events[number]
        if not isinstance(event, Moved) or event.move.startswith(("stand", "reroll")):
            return
        yield number, event


async def _watched(folder: Path, game: str, seed: int) -> None:
    """A whole game with a guard for each player, for a watcher, and for one who holds two seats."""
    async with inside(folder) as here:
        players = min(3, games()[game].most_players)
        seats = ["here", *["link"] * (players - 1)]
        room = await new_game(here, PEOPLE[0], game, *seats, undo=True)
        guards = [Guard(who, room) for who in (*PEOPLE, "watcher")]
        for guard in guards:
            await here.hall.enter(room, guard, None)
        for seat in range(1, players):
            await here.hall.store.sit(room.game.id, seat, PEOPLE[seat], 1)
        await here.hall.changed(room)
        await begin(here, room.game.id, PEOPLE[0])
        people = dict(enumerate(PEOPLE[:players]))
        draw = random.Random(seed)
        for _ in range(3000):
            await play_on(here, room, people, draw, most=1)
            assert room.match is not None
            for guard in guards:
                told = telling.event_list(room, room.seats_of(guard.identity), range(room.number + 1))
                guard.search({**tell(here, room, guard.identity), "events": told[-8:], "invites": []})
            if room.match.over:
                break
        assert telling.status(room) == "over"
        assert room.match is not None
        for guard in guards:
            shown = {event["number"]: event["text"] for told in guard.told for event in told.get("events", [])}
            assert all(read_event(text) for text in shown.values())
            assert [shown[number] for number in sorted(shown)] == list(map(str, room.match.table.events))


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.exhaustive)])
def test_no_message_tells_a_secret(folder: Path, game: str, seed: int) -> None:
    """Every message, snapshot and answer of a game."""
    asyncio.run(_watched(folder, game, seed))


EVERYBODY = frozenset(range(4))
TELL_EVENT = telling._event


LEAKS: dict[str, tuple[Any, str, Any]] = {
    "an open writing": (telling, "_event", lambda match, at, _seats, entry: TELL_EVENT(match, at, EVERYBODY, entry)),
    "a map": (DiceTrip, "seen", lambda _rules, state, _seat: state),
    "the secret seed": (telling, "revealed", lambda _room: True),
}


@pytest.mark.parametrize("leak", list(LEAKS))
def test_the_guards_notice_a_leak(folder: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    """With any one of the doors left open the same game fails."""
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(AssertionError):
        asyncio.run(_watched(folder, "dicetrip", 1))


def test_whoever_was_away_gets_what_was_withheld(folder: Path) -> None:
    """Events seen without their text come again in full after the round has closed; before that they do not."""

    async def play() -> None:
        async with inside(folder) as here:
            room = await new_game(here, "aino", "dicetrip", "here", "here")
            await act(here, room, "aino", "roll")
            await act(here, room, "aino", "play", moves=["stand"])
            assert room.match is not None
            for seat, most in ((0, 2), (1, 1)):
                for _ in range(most):
                    table = room.match.table
                    move = next(str(move) for move in table.rules.moves(table.state, seat) if "=x" in str(move))
                    await act(here, room, "aino", "play", seat=seat, moves=[move])
            watcher = Watcher("somebody")
            await here.hall.enter(room, watcher, 2)
            assert [(event["number"], event["text"]) for event in watcher.last["events"]] == [(3, ""), (4, ""), (5, "")]
            await here.hall.exit(room, watcher)
            table = room.match.table
            move = next(str(move) for move in table.rules.moves(table.state, 1) if "=x" in str(move))
            await act(here, room, "aino", "play", seat=1, moves=[move])
            back = Watcher("somebody")
            await here.hall.enter(room, back, 5)
            assert [event["number"] for event in back.last["events"]] == [3, 4, 5, 6]
            assert all(event["text"].endswith("=x") for event in back.last["events"])

    asyncio.run(play())
