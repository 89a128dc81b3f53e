"""Reasons for the value of a move, as codes and parameters of sentences."""

from typing import NamedTuple

from noppa.core.errors import Plain

CHANCE = "chance"
"""The unit of values that are chances to win; sentences say them in per cent."""


class Reason(NamedTuple):
    """The code of a sentence, and its parameters."""

    code: str
    params: dict[str, Plain]


def whole_percent(chance: float) -> int:
    """Return a chance in whole per cent: 0 and 100 only if it is certain."""
    if chance <= 0 or chance >= 1:
        return 100 * round(chance)
    return min(99, max(1, round(100 * chance)))


def instead(code: str, difference: float, unit: str, **params: Plain) -> Reason:
    """Return the sentence about another choice that is worth that much more, or less if negative.

    Its parameter `than` is "more", "less", or "same" for what rounds to nothing; `amount` has one decimal.
    """
    amount = round(abs(difference) * (100 if unit == CHANCE else 1), 1)
    than = "same" if not amount else "more" if difference > 0 else "less"
    return Reason(code, {"than": than, "amount": amount, **params})
