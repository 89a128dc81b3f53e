"""Nothing secret is sent to any kind of viewer, in whole games."""

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from noppa import Choose
from noppa.core.events import Moved, read_event
from noppa.core.table import Table
from noppa.games import games
from noppa.games.dicetrip.rules import DiceTrip
from noppa.host.live_game import LiveGame
from noppa.host.messages import Message
from noppa.host.play import views
from noppa.host.seating.open_game import begin
from noppa.server.api.games import game_answer
from noppa.server.schemas.responses import GameAnswer
from server.inside import Watcher, act, inside, new_game, play_on

PEOPLE = ("aino-aino-aino-aino", "eino-eino-eino-eino", "venla-venla-venla")


class Guard(Watcher):
    """A viewer that searches every message for secrets when it is sent."""

    def __init__(self, identity: str, live: LiveGame) -> None:
        super().__init__(identity)
        self.live = live
        self.looked = 0

    def send(self, message: Message) -> None:
        """Search a message and record it."""
        super().send(message)
        self.search(self.last)

    def search(self, message: dict[str, Any]) -> None:
        """Fail if something is shown that this viewer may not know yet."""
        self.looked += 1
        live, text = self.live, json.dumps(message)
        over = live.status == "over"
        assert over == (live.game.server_seed in text)
        for token in PEOPLE:
            assert token not in text
        if live.log is None or over:
            return
        table = live.log.table
        seats = live.seats_of(self.identity)
        for number, event in open_writings(table):
            if event.seat not in seats:
                assert not any(event_["text"] for event_ in message.get("events", []) if event_["number"] == number)
                for entry in message.get("views", []):
                    self.unseen(entry["view"], event)

    @staticmethod
    def unseen(view: dict[str, Any], event: Moved) -> None:
        """Check that another seat's view shows the map as it was when the round opened."""
        if "=" in event.move:
            city = event.move.partition("=")[0]
            assert view["trips"][event.seat]["numbers"][city] is None


def open_writings(table: Table) -> Iterator[tuple[int, Moved]]:
    """Yield the choices of an open round of Dice Trip: all since the roll, while the round is open."""
    if table.rules.game.name != "dicetrip" or not isinstance(table.pending, Choose):
        return
    for number in reversed(range(len(table.events))):
        event = table.events[number]
        if not isinstance(event, Moved) or event.move.startswith(("stand", "reroll")):
            return
        if not table.rules.is_public(table.rules.parse(event.move)):
            yield number, event


async def _watched(folder: Path, game: str, seed: int) -> None:
    """Play a whole game with a guard for each player, for a watcher, and for a person with two seats."""
    async with inside(folder) as here:
        players = min(3, games()[game].most_players)
        seats = ["here", *["link"] * (players - 1)]
        live = await new_game(here, PEOPLE[0], game, *seats, undo=True)
        guards = [Guard(who, live) for who in (*PEOPLE, "watcher")]
        for guard in guards:
            await here.registry.enter(live, guard, None)
        for seat in range(1, players):
            await here.storage.take_seat(live.game.id, seat, PEOPLE[seat], 1)
        await here.registry.row_changed(live)
        await begin(here.registry, live.game.id)
        people = dict(enumerate(PEOPLE[:players]))
        draw = random.Random(seed)
        for _ in range(3000):
            await play_on(here, live, people, draw, most=1)
            assert live.log is not None
            recent = range(max(0, live.number - 7), live.number + 1)
            for guard in guards:
                infos = views.event_infos(live, live.seats_of(guard.identity), recent)
                answered = GameAnswer.model_validate(game_answer(here, live, guard.identity)).model_dump()
                guard.search(answered | {"events": list(map(asdict, infos)), "invites": []})
            if live.log.over:
                break
        assert live.status == "over"
        assert live.log is not None
        for guard in guards:
            shown = {event["number"]: event["text"] for infos in guard.messages for event in infos.get("events", [])}
            assert all(read_event(text) for text in shown.values())
            assert [shown[number] for number in sorted(shown)] == list(map(str, live.log.table.events))


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.exhaustive)])
def test_no_message_tells_a_secret(folder: Path, game: str, seed: int) -> None:
    """Every message, snapshot and response of a game is searched."""
    asyncio.run(_watched(folder, game, seed))


EVERYBODY = frozenset(range(4))
EVENT_INFO = views._event_info


LEAKS: dict[str, tuple[Any, str, Any]] = {
    "an open writing": (views, "_event_info", lambda log, at, _seats, entry: EVENT_INFO(log, at, EVERYBODY, entry)),
    "a map": (DiceTrip, "observed", lambda _rules, state, _seat: state),
    "the secret seed": (views, "seed_is_public", lambda _live: True),
}


@pytest.mark.parametrize("leak", list(LEAKS))
def test_the_guards_notice_a_leak(folder: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    """With any one leak the same game fails."""
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(AssertionError):
        asyncio.run(_watched(folder, "dicetrip", 1))


def test_whoever_was_away_gets_what_was_withheld(folder: Path) -> None:
    """Events seen without their text are sent again in full after the round has closed, and not before."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "dicetrip", "here", "here")
            await act(here, live, "aino", "roll")
            await act(here, live, "aino", "play", moves=["stand"])
            assert live.log is not None
            for seat, most in ((0, 2), (1, 1)):
                for _ in range(most):
                    table = live.log.table
                    move = next(str(move) for move in table.rules.moves(table.state, seat) if "=x" in str(move))
                    await act(here, live, "aino", "play", seat=seat, moves=[move])
            watcher = Watcher("somebody")
            await here.registry.enter(live, watcher, 2)
            assert [(event["number"], event["text"]) for event in watcher.last["events"]] == [(3, ""), (4, ""), (5, "")]
            await here.registry.exit(live, watcher)
            table = live.log.table
            move = next(str(move) for move in table.rules.moves(table.state, 1) if "=x" in str(move))
            await act(here, live, "aino", "play", seat=1, moves=[move])
            back = Watcher("somebody")
            await here.registry.enter(live, back, 5)
            assert [event["number"] for event in back.last["events"]] == [3, 4, 5, 6]
            assert all(event["text"].endswith("=x") for event in back.last["events"])

    asyncio.run(play())
