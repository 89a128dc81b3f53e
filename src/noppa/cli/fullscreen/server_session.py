"""The session of a game on a server, based on the server's messages."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from noppa.cli.fullscreen.session import Change, Kind, Session, Show
from noppa.cli.join.news_lines import news_line, outcome_line
from noppa.cli.join.remote_table import News, RemoteTable, due_seats
from noppa.cli.join.typed_moves import enter_chance, parse_typed_move
from noppa.coach.advice import Advice
from noppa.coach.chances import Chance
from noppa.core import record_file
from noppa.core.errors import BadOption, NoppaError
from noppa.core.record import Record
from noppa.core.rules import Choose, Draw, Over, Pending, Roll
from noppa.core.table import Seat
from noppa.games import rules as make_rules
from noppa.locale import Messages

READ_TIME = 0.05
"""Seconds of reading before commands may use the connection."""
KINDS: dict[str, Kind] = {"roll": "roll", "draw": "draw"}


class ServerSession:
    """One started game on a server. Raises `NoppaError` if the server refuses something."""

    has_coach = False

    def __init__(self, table: RemoteTable, say: Messages) -> None:
        self.table, self.say = table, say
        self.rules = make_rules(table.game["game"], table.game["edition"], **table.game["options"])
        self.pace, self.paused = 0.0, False
        self.log: list[str] = []
        self._show: Show | None = None
        self._connection_lock = asyncio.Lock()
        self._closed = False
        self._open_votes: list[Any] = []
        self._record: Record | None = None

    # View ----------------------------------------------------------------------------------

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats with their players; only your own seats count as people."""
        numbered = enumerate(self.table.game["seats"])
        return [Seat(info["name"], "person" if seat in self.table.seats else "program") for seat, info in numbered]

    @property
    def pending(self) -> Pending:
        """What happens next."""
        match self.view(None)["pending"]:
            case {"kind": "roll", "seat": seat, "dice": dice, "places": places, "waits": waits}:
                return Roll(seat, dice, tuple(places), waits)
            case {"kind": "draw", "seat": seat, "deck": deck, "waits": waits}:
                return Draw(seat, {self.rules.card(card): count for card, count in deck.items()}, waits)
            case {"kind": "choose", "seats": seats}:
                return Choose(tuple(seats))
            case {"scores": scores, "winners": winners}:
                return Over(tuple(scores), tuple(winners))
        raise BadOption("join-lost", url=self.table.server.address)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.game["status"] != "playing")

    @property
    def due_seat(self) -> int | None:
        """Your seat that must act now, if any."""
        if self.over:
            return None
        return next((seat for seat in self.table.seats if seat in due_seats(self.table.views.get(seat))), None)

    @property
    def real_dice(self) -> bool:
        """Whether people roll their own dice and enter them."""
        return bool(self.table.game["dice"]["kind"] == "real")

    @property
    def watching(self) -> bool:
        """Whether nobody at this screen plays."""
        return not self.table.seats

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of one of your seats, else any view of yours."""
        return self.table.view(seat) or {}

    def hides_from(self, seat: int) -> bool:
        """Return False: the server sends no secrets."""
        del seat
        return False

    def record(self) -> Record | None:
        """Return the record of a finished game."""
        return self._record

    def rematch(self) -> Session | None:
        """Return None: the next game has its own link."""
        return None

    # Following the server ----------------------------------------------------------------------

    async def run(self, show: Show) -> None:
        """Show the server's messages until the game is over."""
        self._show = show
        await self._use(self.table.come_back)
        while not self.over and not self._closed:
            try:
                await self._use(lambda: self.table.wait(READ_TIME))
            except NoppaError as error:
                await self._report(Change("other", line=self.say.error(error, self.rules.game.name)))
                return
        if not self._closed:
            await self._fetch_record()

    async def _fetch_record(self) -> None:
        path = f"/api/games/{self.table.game_id}/record"
        try:
            self._record = record_file.read(json.dumps(await asyncio.to_thread(self.table.server.get, path)))
        except NoppaError:  # the game ended early, or its day is not over
            return

    async def _use(self, action: Callable[[], None]) -> None:
        """Run an action on the connection in a thread, and show the resulting news."""
        async with self._connection_lock:
            await asyncio.to_thread(action)
            news = self.table.news()
        for item in news:
            await self._report(self._change(item))
        if news and (line := outcome_line(news[-1], self.rules.game.name, self.seats, self.say)):
            await self._report(Change("other", line=line))
        await self._report_votes()

    def _change(self, news: News) -> Change:
        event = news.event
        seat, line = event["seat"], news_line(news, self.rules.game.name, self.seats, self.say)
        kind = KINDS.get(str(event["text"]).partition(" ")[0], "other" if seat is None else "move")
        return Change(kind, seat, tuple(event["places"]), line, own=seat in self.table.seats)

    async def _report(self, change: Change) -> None:
        if change.line:
            self.log.append(change.line)
        if self._show is not None:
            await self._show(change)

    async def _report_votes(self) -> None:
        """Report each request that needs your consent once; `undo` gives it."""
        votes = [vote for vote in self.table.game["votes"] if set(vote["waits_for"]) & set(self.table.seats)]
        for vote in votes:
            if vote not in self._open_votes:
                topic, name = str(vote["topic"]).partition("-")[0], self.seats[vote["asked_by"]].name
                await self._report(Change("other", line=self.say(f"join-wish-{topic}", name=name)))
        self._open_votes = votes

    def wake(self) -> None:
        """Do nothing: the server sets the pace."""

    def step_once(self) -> None:
        """Do nothing: the server sets the pace."""

    def close(self) -> None:
        """Stop reading from the connection; your seat stays yours."""
        self._closed = True

    # Your actions ------------------------------------------------------------------------------

    def parse(self, seat: int, typed: str) -> str:
        """Return the notation of a typed move."""
        return str(parse_typed_move(self.rules, self.view(seat), typed, self.say))

    async def roll(self, seat: int) -> None:
        """Roll the dice or draw the card of a seat."""
        await self._use(lambda: self.table.do("roll", seat))

    async def play(self, seat: int, move: str) -> None:
        """Play a move."""
        await self._use(lambda: self.table.do("play", seat, moves=[move]))

    async def enter(self, text: str) -> None:
        """Enter typed real dice or a real card."""
        seat = self.due_seat
        if seat is not None:
            await self._use(lambda: enter_chance(self.table, self.rules, seat, text, self.say))

    async def undo(self, seat: int) -> None:
        """Agree to an open request, else ask the others to undo the last move."""
        if self._open_votes:
            topic = self._open_votes[0]["topic"]
            await self._use(lambda: self.table.do("answer", seat, topic=topic, yes=True))
        else:
            await self._use(lambda: self.table.do("undo", seat))
            await self._report(Change("other", line=self.say("join-undo-asked")))

    async def amend(self, number: int, text: str) -> None:
        """Correct an older entry of a game with real dice."""
        seat = self.table.seats[0]
        await self._use(lambda: self.table.do("amend", seat, number=number, text=text))

    async def advice(self, seat: int) -> Sequence[Advice]:
        """Raise `BadOption`: there is no coach in games on a server."""
        del seat
        raise BadOption("join-no-coach")

    async def chances(self) -> Sequence[Chance]:
        """Raise `BadOption`: there are no chances in games on a server."""
        raise BadOption("join-no-coach")
