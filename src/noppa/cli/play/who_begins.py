"""Decides who goes first at a new table: a named player, or the highest roll; the others follow in order."""

from collections.abc import Sequence

from noppa.core.errors import BadOption
from noppa.core.fair import FairDice
from noppa.core.table import Seat
from noppa.host.seating.seeds import draw_starter
from noppa.locale import Messages
from noppa.terminal.dice import dice_text

ROLL = "roll"
"""The request that everyone rolls one die and the highest goes first."""


def order_of_play(seats: Sequence[Seat], first: str, dice: FairDice, say: Messages) -> tuple[list[Seat], list[str]]:
    """Return the seats in the order of play, and lines about the rolls for it; none if a player is named.

    Raises `BadOption` if nobody has that name.
    """
    names = [seat.name for seat in seats]
    if first == ROLL:
        at, rounds = draw_starter(dice, len(seats))
        lines = [_rolls(names, rolled, say) for rolled in rounds]
        return _starting_at(seats, at), [*lines, say("event-first", name=names[at])]
    if first not in names:
        raise BadOption("first-unknown", name=first, allowed=[*names, ROLL])
    return _starting_at(seats, names.index(first)), []


def _rolls(names: Sequence[str], rolled: Sequence[int], say: Messages) -> str:
    """Return a line with each player's roll; players who did not roll again are left out."""
    dice = [(name, dice_text((die,))) for name, die in zip(names, rolled, strict=True) if die]
    return " ".join(say("event-roll", name=name, dice=text) for name, text in dice)


def _starting_at(seats: Sequence[Seat], at: int) -> list[Seat]:
    return [*seats[at:], *seats[:at]]
