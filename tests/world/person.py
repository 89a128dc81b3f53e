"""People of the simulated world: they play, think, come and go, press twice, send nonsense and stop reading."""

import asyncio
from contextlib import suppress
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

from noppa.host.messages import Done, Events, GameInfo, Message, Rejected, Snapshot, TableChanged, View, You
from world.network import Connection

if TYPE_CHECKING:
    from world.run import Run

ANSWER_WITHIN = 10.0
"""How many seconds an app waits before it sends a command again."""


class Person:
    """A person who plays or watches one game, and knows only what came over a connection."""

    def __init__(self, run: "Run", name: str, game_id: str) -> None:
        self.name, self.game_id = name, game_id
        self._run, self._draw = run, run.scenario.random(f"person {name} {game_id}")
        self._faults = run.faults_of(f"person {name}")
        self._ids = count(1)
        self.connection: Connection | None = None
        self._changed = asyncio.Event()
        self._woken = asyncio.Event()
        self._unanswered: dict[str, Any] | None = None
        self._number: int | None = None
        self._game: GameInfo | None = None
        self._you: You | None = None
        self._views: list[View] = []

    # What arrives -------------------------------------------------------------------------------

    def receive(self, connection: Connection, message: Message) -> None:
        """Process a message."""
        if connection is not self.connection:
            return
        match message:
            case Snapshot() | Events():
                self._number, self._game, self._you, self._views = (
                    message.number,
                    message.game,
                    message.you,
                    message.views,
                )
            case TableChanged():
                self._game, self._you = message.game, message.you
            case Done() | Rejected():
                final = isinstance(message, Done) or message.code != "storage-unavailable"
                if final and self._unanswered and message.id == self._unanswered["id"]:
                    self._unanswered = None
                if isinstance(message, Rejected) and message.views:
                    self._views, self._game = message.views, message.game
        self._changed.set()

    # What they do -------------------------------------------------------------------------------

    async def live(self) -> None:
        """Connect, act, lose the connection and reconnect; at rest only watch."""
        while True:
            process = self._run.some_process(self._draw)
            if process is None:
                await asyncio.sleep(1)
                continue
            seen = self._number if self._draw.random() < 0.8 else None
            self.connection = self._run.connect(self, process, seen)
            while self.connection.open and process.alive:
                await self._look()
            self.connection.close()
            await asyncio.sleep(self._away())

    def wake(self) -> None:
        """Stop thinking, and notice a broken connection."""
        self._woken.set()
        self._changed.set()

    def _away(self) -> float:
        """Return how long they stay away."""
        if self._faults.happens("vanish"):
            self._run.story.tell(f"{self.name} went away for a while")
            return (6000 if self._run.scenario.patient else 300) * self._draw.random()
        return self._draw.random()

    async def _look(self) -> None:
        """Wait for something to do, and do it."""
        assert self.connection is not None
        self._changed.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), self._patience())
        if self._faults.happens("broken connection"):
            self.connection.close()
            return
        if self._faults.happens("unread messages"):
            self.connection.unread = True
            await asyncio.sleep(120 * self._draw.random())
            self.connection.close()
            return
        if self._run.resting and not self._unanswered:
            return
        if self._unanswered:
            await self._again()
        elif self._game and self._game.status in ("over", "closed"):
            self._run.game_ended(self.game_id)
        elif self._game and self._you and self._game.status == "playing":
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), _thinking(self._draw, self._run.scenario.patient))
            command = self._choose() if not self._faults.happens("lie") else self._lie()
            if command and self.connection.open and not self._run.resting:
                self._send(command)

    def _patience(self) -> float:
        return ANSWER_WITHIN if self._unanswered else 3600 * self._draw.random()

    async def _again(self) -> None:
        """Send the unanswered command again: it takes effect once."""
        assert self.connection is not None
        await asyncio.sleep(1 + self._draw.random())
        if self._draw.random() < 0.2:
            self.connection.close()
        elif self._unanswered and self.connection.open:
            self.connection.write(self._unanswered)

    def _send(self, command: dict[str, Any]) -> None:
        assert self.connection is not None
        seen = -1 if self._number is None else self._number
        data = {"id": f"{self.name}-{next(self._ids)}", "seen": seen, **command}
        self._run.story.tell(f"{self.name} sends {_plain(command)}")
        self._run.step()
        if data["type"] not in ("react", "pace"):
            self._unanswered = data
        else:
            data.pop("seen")
            if data["type"] == "pace":
                data.pop("id")
        self.connection.write(data)
        if self._faults.happens("resend"):
            self.connection.write(data)

    def _choose(self) -> dict[str, Any] | None:
        """Return what they do now, or None."""
        assert self._game is not None
        assert self._you is not None
        draw, seats = self._draw, self._you.seats
        if not seats:
            return None
        for vote in self._game.votes:
            waiting = [seat for seat in seats if seat in vote.waits_for]
            if waiting:
                yes = draw.random() < 0.7
                return {"type": "answer", "seat": waiting[0], "topic": vote.topic, "yes": yes}
        if draw.random() < 0.2:
            return self._aside(seats[0])
        for view in self._views:
            if view.seat in seats:
                found = self._turn(view.seat, view.view)
                if found:
                    return found
        return None

    def _turn(self, seat: int, view: dict[str, Any]) -> dict[str, Any] | None:
        pending = view["pending"]
        if pending["kind"] in ("roll", "draw") and pending["seat"] == seat:
            return {"type": "roll", "seat": seat}
        if pending["kind"] == "choose" and seat in pending["seats"] and view["moves"]:
            return {"type": "play", "seat": seat, "moves": [self._draw.choice(view["moves"])["move"]]}
        return None

    def _aside(self, seat: int) -> dict[str, Any]:
        """Return a command other than a move."""
        assert self._game is not None
        others = [other.seat for other in self._game.seats if other.seat != seat]
        return self._draw.choice(
            [
                *[{"type": "undo", "seat": seat}] * 8,
                {"type": "stop", "seat": seat},
                {"type": "return", "seat": seat},
                {"type": "give", "seat": self._draw.choice(others or [seat])},
                {"type": "react", "seat": seat, "reaction": "laugh"},
                {"type": "pace", "pace": self._draw.choice(("slow", "normal", "at_once"))},
                *([{"type": "leave", "seat": seat}] if self._draw.random() < 0.3 else []),
            ]
        )

    def _lie(self) -> dict[str, Any]:
        """Return a command that must be refused or do no harm."""
        draw = self._draw
        seat = draw.randrange(5)
        return draw.choice(
            [
                {
                    "type": "play",
                    "seat": seat,
                    "moves": [draw.choice(("keep", "score chance", "stand", "bank", "x" * 200))],
                },
                {"type": "roll", "seat": seat, "seen": draw.randrange(-1, 99)},
                {"type": "answer", "seat": seat, "topic": "undo", "yes": True},
                {"type": "amend", "seat": seat, "number": 1, "text": "roll 6 6 6 6 6"},
                {"type": "dice", "seat": seat, "dice": [6] * 5},
                {"type": "give", "seat": seat},
                {"type": "leave", "seat": seat} if draw.random() < 0.1 else {"type": "stop", "seat": seat},
                {"type": "nonsense"},
            ]
        )


def _thinking(draw: Random, patient: bool) -> float:  # noqa: FBT001 - a trait of the world
    """Return a thinking time: a second, a minute or, if patient, an hour, each equally likely."""
    return float((10_800 if patient else 90) ** draw.random())


def _plain(command: dict[str, Any]) -> str:
    moves = command.get("moves")
    return f"{command['type']} {', '.join(moves)}" if moves else " ".join(str(part) for part in command.values())
