"""Numbers and lists as each language writes them."""

from collections.abc import Sequence

from babel.lists import format_list
from babel.numbers import format_decimal, get_minus_sign_symbol, get_plus_sign_symbol
from fluent.runtime.types import FluentFloat

AND = {"colours", "names"}
"""Parameters written as "a, b and c"."""
OR = {"games", "like", "nearest", "open"}
"""Parameters written as "a, b or c"; all others are separated by commas."""


def listed(items: Sequence[str], key: str, language: str) -> str:
    """Return several items as one text."""
    if key in AND or key in OR:
        return format_list(items, "standard" if key in AND else "or", locale=language)
    return ", ".join(items)


def figure(value: float, language: str, *, decimals: int = 0, sign: bool = False) -> str:
    """Return a number with a fixed number of decimals, and with its sign if requested."""
    digits = f"#,##0.{'0' * decimals}" if decimals else "#,##0"
    rounded = round(value, decimals) + 0.0  # no -0.0
    size = format_decimal(abs(rounded), digits, locale=language)
    if rounded < 0:
        return get_minus_sign_symbol(language) + size
    return (get_plus_sign_symbol(language) if sign else "") + size


def counted(value: float, decimals: int) -> float:
    """Return a number for a message that has different forms for one and many."""
    number: float = FluentFloat(
        round(value, decimals) + 0.0, minimumFractionDigits=decimals, maximumFractionDigits=decimals
    )
    return number
