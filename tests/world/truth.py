"""The stored games replayed with the rules alone: every process, view and record has to agree with them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from noppa.core.errors import NoppaError
from noppa.core.events import Drawn, Moved, Rolled, Seated, read_event
from noppa.core.record import promised_chance
from noppa.core.rules import Draw, Over, Roll
from noppa.core.table import Table
from noppa.host import rebuild
from noppa.host.rebuild import players_of, source_of
from noppa.host.storage import StoredEvent, StoredGame
from world.story import Story


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after one of its events."""

    state: Any
    hidden: Mapping[int, int]
    """Events that only one seat may see: event number to seat."""
    over: bool
    kinds: tuple[str, ...]
    timeouts: tuple[int, ...]


class Truth:
    """One game, as determined by its stored events."""

    def __init__(self, game: StoredGame, events: list[StoredEvent], story: Story) -> None:
        self._events, self._story = events, story
        rules = rebuild.current_rules(game)
        assert rules is not None
        self._source: Any = source_of(game)
        self.rules = rules
        self._table = Table(rules, players_of(game), self._source)
        self._timeouts = [0] * len(game.seats)
        self._moments = [self._moment()]
        self._views: dict[tuple[int, int | None], dict[str, Any]] = {}

    def at(self, number: int) -> Moment:
        """Return the game after an event."""
        while len(self._moments) <= number:
            self._apply(self._events[len(self._moments)].text)
        return self._moments[number]

    def text(self, number: int) -> str:
        """Return the stored text of an event."""
        return self._events[number].text

    def view(self, number: int, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see after an event."""
        if (number, seat) not in self._views:
            self._views[number, seat] = self.rules.view(self.at(number).state, seat)
        return self._views[number, seat]

    def due(self, number: int) -> tuple[int, ...]:
        """Return the seats that have to act after an event."""
        moment = self.at(number)
        pending = self.rules.pending(moment.state)
        if moment.over or isinstance(pending, Over):
            return ()
        return (pending.seat,) if isinstance(pending, Roll | Draw) else pending.seats

    def _apply(self, text: str) -> None:
        event, table = read_event(text), self._table
        if isinstance(event, Rolled | Drawn):
            promised = promised_chance(table, self._source)
            if promised != event:
                self._story.fail("dice follow from the seeds", f"event {len(table.events)} is {text}, not {promised}")
        self._count_timeouts(event)
        try:
            table.apply(event)
        except NoppaError as error:
            self._story.fail("stored events fit the rules", f"event {len(table.events)}, {text}: {error.code}")
        self._moments.append(self._moment())

    def _count_timeouts(self, event: object) -> None:
        """Count for each seat how often in a row a bot had to move for its person."""
        kinds = [seat.kind for seat in self._table.seats]
        match event:
            case Seated(seat, "bot", _) if kinds[seat] == "person":
                self._timeouts[seat] += 1
            case Seated(seat, "person", _):
                self._timeouts[seat] %= 2
            case Moved(seat, _) if kinds[seat] == "person":
                self._timeouts[seat] = 0
            case Rolled() | Drawn():
                pending = self._table.pending
                if isinstance(pending, Roll | Draw) and pending.waits and kinds[pending.seat] == "person":
                    self._timeouts[pending.seat] = 0

    def _moment(self) -> Moment:
        table = self._table
        return Moment(
            state=table.state,
            hidden=dict(table.hidden),
            over=table.ended is not None,
            kinds=tuple(seat.kind for seat in table.seats),
            timeouts=tuple(self._timeouts),
        )
