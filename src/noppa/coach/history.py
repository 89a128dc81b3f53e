"""The history: the records of finished games in the user's data folder, each with a summary beside it.

A summary holds the results of the review for each person at the table. It can be rebuilt from the record,
so a damaged one is simply replaced.
"""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs

from noppa.coach.review import Review, review
from noppa.core import record_file
from noppa.core.errors import BadOption, NoppaError
from noppa.core.record import Record
from noppa.core.rules import Over
from noppa.games import rules_of

SUMMARY_VERSION = 2


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """One person's result in a finished game; the losses are None for games without a coach."""

    file: str
    day: str
    game: str
    edition: str
    name: str
    score: int
    won: bool
    unit: str = "points"
    decisions: int | None = None
    loss: float | None = None
    luck: float | None = None
    loss_by_kind: dict[str, float] | None = None
    costly: tuple[tuple[int, float], ...] = ()


def history_folder() -> Path:
    """Return the folder with the records of finished games."""
    return platformdirs.user_data_path("noppa") / "games"


def add_to_history(record: Record) -> Path | None:
    """Save a finished game and return its path; None if the folder cannot be written."""
    stem = f"{record.game}-{time.strftime('%Y%m%d-%H%M%S')}"
    try:
        history_folder().mkdir(parents=True, exist_ok=True)
        path = next(path for path in _candidates(stem) if not path.exists())
        record.save(path)
    except OSError:
        return None
    return path


def _candidates(stem: str) -> Iterator[Path]:
    yield history_folder() / f"{stem}.json"
    number = 2
    while True:
        yield history_folder() / f"{stem}-{number}.json"
        number += 1


def history(*, game: str | None = None) -> tuple[HistoryEntry, ...]:
    """Return every person's result in every finished game, oldest first; unreadable files are skipped."""
    entries: list[HistoryEntry] = []
    for path in sorted(history_folder().glob("*.json"), key=lambda path: path.name.split("-", 1)[-1]):
        try:
            played = _summary(path)
        except NoppaError:
            continue
        entries += [part for part in played if game in (None, part.game)]
    return tuple(entries)


def _summary(path: Path) -> tuple[HistoryEntry, ...]:
    summary = path.with_suffix(".summary")
    try:
        data = json.loads(summary.read_text(encoding="utf-8"))
        if data["version"] == SUMMARY_VERSION:
            return tuple(
                HistoryEntry(**part | {"costly": tuple(map(tuple, part["costly"]))}) for part in data["played"]
            )
    except (OSError, ValueError, KeyError, TypeError):
        pass
    played = _summarise(path, record_file.load(path))
    text = json.dumps({"version": SUMMARY_VERSION, "played": [asdict(part) for part in played]})
    with suppress(OSError):  # it is rebuilt next time
        summary.write_text(text, encoding="utf-8")
    return played


def _summarise(path: Path, record: Record) -> tuple[HistoryEntry, ...]:
    table = record.replay(rules_of(record))
    over = table.pending
    if not isinstance(over, Over):
        return ()
    try:
        reviewed: Review | None = review(record)
    except BadOption:
        reviewed = None
    day = time.strftime("%Y-%m-%d", time.localtime(path.stat().st_mtime))
    entries = []
    for seat, player in enumerate(record.players):
        if player.kind != "person":
            continue
        figures: dict[str, Any] = {} if reviewed is None else _figures(reviewed, seat)
        won = seat in over.winners
        entries.append(
            HistoryEntry(path.name, day, record.game, record.edition, player.name, over.scores[seat], won, **figures)
        )
    return tuple(entries)


def _figures(reviewed: Review, seat: int) -> dict[str, Any]:
    seat_review = reviewed.seats[seat]
    by_kind: dict[str, float] = {}
    for decision in seat_review.decisions:
        by_kind[decision.kind] = by_kind.get(decision.kind, 0.0) + decision.loss
    return {
        "unit": reviewed.unit,
        "decisions": len(seat_review.decisions),
        "loss": seat_review.loss,
        "luck": seat_review.luck,
        "loss_by_kind": by_kind,
        "costly": tuple((decision.number, decision.loss) for decision in seat_review.costliest(10)),
    }
