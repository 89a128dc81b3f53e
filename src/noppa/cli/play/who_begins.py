"""Who goes first at a new table: somebody by name, or whoever rolls highest; the others follow in order."""

from collections.abc import Sequence

from noppa.core.errors import BadOption
from noppa.core.fair import FairDice
from noppa.core.table import Seat
from noppa.host.seating.seeds import draw_starter
from noppa.locale import Messages
from noppa.terminal.dice import dice_text

ROLL = "roll"
"""What somebody asks for who wants everyone to roll one die, the highest going first."""


def order_of_play(seats: Sequence[Seat], first: str, dice: FairDice, say: Messages) -> tuple[list[Seat], list[str]]:
    """Return the seats in the order of play, and in words what was rolled for it: nothing where somebody is named.

    Raises `BadOption` if nobody has that name.
    """
    names = [seat.name for seat in seats]
    if first == ROLL:
        at, rounds = draw_starter(dice, len(seats))
        told = [_rolls(names, rolled, say) for rolled in rounds]
        return _from(seats, at), [*told, say("event-first", name=names[at])]
    if first not in names:
        raise BadOption("first-unknown", name=first, allowed=[*names, ROLL])
    return _from(seats, names.index(first)), []


def _rolls(names: Sequence[str], rolled: Sequence[int], say: Messages) -> str:
    """Return who rolled what, without those who do not roll again."""
    dice = [(name, dice_text((die,))) for name, die in zip(names, rolled, strict=True) if die]
    return " ".join(say("event-roll", name=name, dice=text) for name, text in dice)


def _from(seats: Sequence[Seat], at: int) -> list[Seat]:
    return [*seats[at:], *seats[:at]]
