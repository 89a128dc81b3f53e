"""Formats the coach's values: points with a decimal, chances in per cent."""

from collections.abc import Callable

from noppa.locale import Messages
from noppa.locale.figures import counted

PERCENT = "chance"


def in_numbers(value: float, unit: str) -> float:
    """Return the number to show for a value."""
    return 100 * value if unit == PERCENT else value


def bare_amount(value: float, unit: str, say: Messages, *, decimals: int = 1, sign: bool = False) -> str:
    """Return a value as text without its unit."""
    if unit == PERCENT:
        return say("per-cent", value=counted(100 * value, decimals, sign=sign))
    return say.figure(value, decimals=decimals, sign=sign)


def amount(value: float, unit: str, say: Messages, *, decimals: int = 1) -> str:
    """Return a value with its unit, in words."""
    return say(f"study-amount-{unit}", amount=counted(in_numbers(value, unit), decimals))


def share_text(share: float, say: Messages, decimals: int = 2) -> str:
    """Return a share in per cent."""
    return say("per-cent", value=counted(100 * share, decimals))


def share_label(say: Messages) -> Callable[[float], str]:
    """Return the function that labels a bar with its share."""
    return lambda share: share_text(share, say, 1)
