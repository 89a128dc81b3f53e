"""A review as plain data, for JSON."""

from dataclasses import asdict
from typing import Any

from noppa.coach.review import Review


def plain_review(found: Review) -> dict[str, Any]:
    """A review as plain data, its sums and bands included."""
    data = asdict(found)
    for seat, plain in zip(found.seats, data["seats"], strict=True):
        for decision, entry in zip(seat.decisions, plain["decisions"], strict=True):
            entry["loss"] = decision.loss
        for roll, entry in zip(seat.rolls, plain["rolls"], strict=True):
            entry["luck"] = roll.luck
    return data
