"""A game on a server, for the full screen: everything comes from the server's messages."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from noppa.cli.fullscreen.session import Change, Kind, Session, Show
from noppa.cli.join.news_lines import news_line, outcome_line
from noppa.cli.join.remote_table import News, RemoteTable, due_seats
from noppa.cli.join.typed_moves import enter_chance, meant_move
from noppa.coach.advice import Advice
from noppa.coach.chances import Chance
from noppa.core import record_file
from noppa.core.errors import BadOption, NoppaError
from noppa.core.record import Record
from noppa.core.rules import Choose, Draw, Over, Pending, Roll
from noppa.core.table import Seat
from noppa.games import rules as make_rules
from noppa.locale import Messages

LOOK = 0.05
"""Seconds for which the connection is read before a command may use it."""
KINDS: dict[str, Kind] = {"roll": "roll", "draw": "draw"}


class ServerSession:
    """One game on a server that has begun. What the server refuses is raised as `NoppaError`."""

    def __init__(self, table: RemoteTable, say: Messages) -> None:
        self.table, self.say = table, say
        self.rules = make_rules(table.game["game"], table.game["edition"], **table.game["options"])
        self.pace, self.paused = 0.0, False
        self.log: list[str] = []
        self._show: Show | None = None
        self._using = asyncio.Lock()
        self._closed = False
        self._wishes: list[Any] = []
        self._record: Record | None = None

    # What is seen --------------------------------------------------------------------------

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where; people at this screen are persons, all others play elsewhere."""
        named = enumerate(self.table.game["seats"])
        return [Seat(each["name"], "person" if seat in self.table.seats else "program") for seat, each in named]

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
        """Whether nothing more happens."""
        return bool(self.table.game["status"] != "playing")

    @property
    def asked(self) -> int | None:
        """The seat of yours that is asked something now."""
        if self.over:
            return None
        return next((seat for seat in self.table.seats if seat in due_seats(self.table.views.get(seat))), None)

    @property
    def real_dice(self) -> bool:
        """Whether people enter what their own dice show."""
        return bool(self.table.game["dice"]["kind"] == "real")

    @property
    def watching(self) -> bool:
        """Whether nobody at this screen plays."""
        return not self.table.seats

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat of yours sees, or what you see anyway."""
        return self.table.view(seat) or {}

    def hides_from(self, seat: int) -> bool:
        """Return False: the server sends nothing that you may not see."""
        del seat
        return False

    def record(self) -> Record | None:
        """Return the record of a finished game."""
        return self._record

    def rematch(self) -> Session | None:
        """Return None: the next game has a link of its own."""
        return None

    # What happens ------------------------------------------------------------------------------

    async def run(self, show: Show) -> None:
        """Show what the server tells until the game is over."""
        self._show = show
        await self._use(self.table.come_back)
        while not self.over and not self._closed:
            try:
                await self._use(lambda: self.table.wait(LOOK))
            except NoppaError as error:
                await self._tell(Change("other", line=self.say.error(error, self.rules.game.name)))
                return
        if not self._closed:
            await self._fetch_record()

    async def _fetch_record(self) -> None:
        path = f"/api/games/{self.table.game_id}/record"
        try:
            self._record = record_file.read(json.dumps(await asyncio.to_thread(self.table.server.get, path)))
        except NoppaError:  # that of a game that was ended early, or of a day that is not over
            return

    async def _use(self, act: Callable[[], None]) -> None:
        """Do something with the connection that takes a while, and show what came of it."""
        async with self._using:
            await asyncio.to_thread(act)
            news = self.table.news()
        for each in news:
            await self._tell(self._change(each))
        if news and (line := outcome_line(news[-1], self.rules.game.name, self.seats, self.say)):
            await self._tell(Change("other", line=line))
        await self._tell_wishes()

    def _change(self, news: News) -> Change:
        event = news.event
        seat, line = event["seat"], news_line(news, self.rules.game.name, self.seats, self.say)
        kind = KINDS.get(str(event["text"]).partition(" ")[0], "other" if seat is None else "move")
        return Change(kind, seat, tuple(event["places"]), line, own=seat in self.table.seats)

    async def _tell(self, change: Change) -> None:
        if change.line:
            self.log.append(change.line)
        if self._show is not None:
            await self._show(change)

    async def _tell_wishes(self) -> None:
        """Say once what somebody would like that needs your consent; `undo` gives it."""
        wishes = [vote for vote in self.table.game["votes"] if set(vote["waits_for"]) & set(self.table.seats)]
        for vote in wishes:
            if vote not in self._wishes:
                topic, name = str(vote["topic"]).partition("-")[0], self.seats[vote["asked_by"]].name
                await self._tell(Change("other", line=self.say(f"join-wish-{topic}", name=name)))
        self._wishes = wishes

    def wake(self) -> None:
        """Do nothing: the server sets the pace."""

    def step_once(self) -> None:
        """Do nothing: the server sets the pace."""

    def close(self) -> None:
        """Let go of the connection once nothing uses it; your seat stays yours."""
        self._closed = True

    # What you do -------------------------------------------------------------------------------

    def parse(self, seat: int, typed: str) -> str:
        """Return the notation of a typed move."""
        return str(meant_move(self.rules, self.view(seat), typed, self.say))

    async def roll(self, seat: int) -> None:
        """Roll the dice or turn the card that wait for a seat."""
        await self._use(lambda: self.table.do("roll", seat))

    async def play(self, seat: int, move: str) -> None:
        """Play a move."""
        await self._use(lambda: self.table.do("play", seat, moves=[move]))

    async def enter(self, text: str) -> None:
        """Enter real dice or a real card as somebody typed them."""
        seat = self.asked
        if seat is not None:
            await self._use(lambda: enter_chance(self.table, self.rules, seat, text, self.say))

    async def undo(self, seat: int) -> None:
        """Agree to what somebody else would like, else ask the others to undo the last move."""
        if self._wishes:
            topic = self._wishes[0]["topic"]
            await self._use(lambda: self.table.do("answer", seat, topic=topic, yes=True))
        else:
            await self._use(lambda: self.table.do("undo", seat))
            await self._tell(Change("other", line=self.say("join-undo-asked")))

    async def amend(self, number: int, text: str) -> None:
        """Correct an older entry of a game with real dice."""
        seat = self.table.seats[0]
        await self._use(lambda: self.table.do("amend", seat, number=number, text=text))

    async def advice(self, seat: int) -> Sequence[Advice]:
        """Raise `BadOption`: there is no coach beside a game with others."""
        del seat
        raise BadOption("join-no-coach")

    async def chances(self) -> Sequence[Chance]:
        """Raise `BadOption`: there are no chances beside a game with others."""
        raise BadOption("join-no-coach")
