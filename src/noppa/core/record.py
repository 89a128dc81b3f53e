"""Game records: a table as a file, which can be replayed and verified with every step checked."""

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from noppa.core.errors import BadRecord, NoppaError, Plain
from noppa.core.events import Drawn, Event, Rolled, Started
from noppa.core.fair import FairDice
from noppa.core.options import Value, plain_options
from noppa.core.rules import Card, Draw, Roll, Rules
from noppa.core.sources import RealDice, Recorded, Replay, Seeded, plain_source, read_source
from noppa.core.table import Policy, Seat, Table

FORMAT = "noppa record"
FORMAT_VERSION = 1


@dataclass(frozen=True, slots=True)
class Record:
    """Everything about one game: rules, players, source of the dice, and every event."""

    game: str
    rules_version: int
    edition: str
    options: Mapping[str, Value]
    players: tuple[Seat, ...]
    dice: Mapping[str, Plain]
    events: tuple[Event, ...]
    content: Mapping[str, Plain] | None = None

    @classmethod
    def of(cls, table: Table) -> "Record":
        """Return the record of a table. Raises `TypeError` unless its dice are fair, seeded or real."""
        source = table.source
        if not isinstance(source, FairDice | Seeded | RealDice):
            raise TypeError(source)
        rules = table.rules
        return cls(
            game=rules.game.name,
            rules_version=rules.game.version,
            edition=rules.edition,
            options=rules.options,
            players=table.players,
            dice=plain_source(source),
            events=tuple(table.events),
            content=rules.content,
        )

    @property
    def source(self) -> Recorded:
        """The source of the dice, to continue the game or to check it."""
        return read_source(self.dice)

    def text(self) -> str:
        """Return the text of the record's file."""
        data: dict[str, Plain] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "edition": self.edition,
            "options": plain_options(self.options),
        }
        if self.content is not None:
            data |= {"content": self.content, "content_hash": content_hash(self.content)}
        data |= {
            "players": [{"name": seat.name, "kind": seat.kind, "player": seat.player} for seat in self.players],
            "dice": self.dice,
            "events": [str(event) for event in self.events],
        }
        return json.dumps(data, indent=2, ensure_ascii=False) + "\n"

    def save(self, path: Path) -> None:
        """Write the file atomically: after a crash the old one is still there."""
        with NamedTemporaryFile("w", dir=path.parent, prefix=f".{path.name}.", delete=False, encoding="utf-8") as file:
            try:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise

    def replay(self, rules: Rules[Any], policies: Mapping[str, Policy] | None = None) -> Table:
        """Return the table after all events. Raises `BadRecord` at the first one that breaks the rules."""
        table = self._table(rules, self.source, policies)
        for _ in self._applied(table):
            pass
        return table

    def steps(self, rules: Rules[Any]) -> Iterator[Table]:
        """Yield the table at the start and after each event; it is one table that changes between steps."""
        table = self._table(rules, self.source)
        yield table
        for _ in self._applied(table):
            yield table

    def verify(self, rules: Rules[Any]) -> int:
        """Recompute every roll and card from the seeds and return how many there are.

        Raises `BadRecord` for real dice, for a seed that does not match its hash, and for a roll or card that differs.
        """
        source = self.source
        if isinstance(source, RealDice):
            raise BadRecord("verify-real-dice")
        if isinstance(source, FairDice) and source.commitment != self.dice["commitment"]:
            raise BadRecord("verify-commitment", promised=self.dice["commitment"], shown=source.commitment)
        table = self._table(rules, source)
        chances = 0
        for number, event in enumerate(self.events[1:], 1):
            if isinstance(event, Rolled | Drawn):
                promised = promised_chance(table, source)
                if promised != event:
                    raise BadRecord("verify-differs", number=number, event=str(event), promised=str(promised))
                chances += 1
            self._apply(table, number, event)
        return chances

    def _table(self, rules: Rules[Any], source: Recorded, policies: Mapping[str, Policy] | None = None) -> Table:
        if self.rules_version != rules.game.version:
            raise BadRecord("record-rules-version", found=self.rules_version, wanted=rules.game.version)
        if not self.events or self.events[0] != Started():
            raise BadRecord("event-misfit", number=0, event="", cause="table-started", told={})
        return Table(rules, self.players, source, policies)

    def _applied(self, table: Table) -> Iterator[Event]:
        """Apply every event after the start to the table and yield it."""
        for number, event in enumerate(self.events[1:], 1):
            self._apply(table, number, event)
            yield event

    @staticmethod
    def _apply(table: Table, number: int, event: Event) -> None:
        try:
            table.apply(event)
        except NoppaError as error:
            raise BadRecord(
                "event-misfit", number=number, event=str(event), cause=error.code, told=error.params
            ) from error


def promised_chance(table: Table, source: FairDice | Seeded) -> Rolled | Drawn | None:
    """Return the pending roll or card as computed from the seeds; None if none is pending."""
    pending, number = table.pending, table.chance_number
    if isinstance(pending, Roll):
        return Rolled(source.roll(pending, number))
    if isinstance(pending, Draw):
        return Drawn(str(source.draw(pending, number)))
    return None


def chances_of(record: Record, rules: Rules[Any]) -> Replay:
    """Return a game's rolls and cards as a source, to play another game with the same luck."""
    steps = (entry.step for entry in record.replay(rules).history)
    happened: list[tuple[int, ...] | Card] = []
    for step in steps:
        if isinstance(step, Rolled):
            happened.append(step.dice)
        elif isinstance(step, Drawn):
            happened.append(rules.card(step.card))
    return Replay(happened)


def content_hash(content: Plain) -> str:
    """Return SHA-256 of a custom board, deck or map, whatever the order of its keys."""
    return sha256(json.dumps(content, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
