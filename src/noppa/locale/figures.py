"""Numbers and lists as each language writes them."""

from collections.abc import Sequence
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

MINUS = "−"
"""The minus sign of every language; the CLDR has a hyphen for some."""
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
        return MINUS + size
    return ("+" if sign else "") + size


def counted(value: float, decimals: int = 0, *, sign: bool = False) -> float:
    """Return a number for a message, which can choose a plural form by it; with its sign if requested, ± for 0."""
    rounded = round(value, decimals) + 0.0  # no -0.0
    kind: Any = _SignedFloat if sign else _Float
    number: float = kind(rounded, minimumFractionDigits=decimals, maximumFractionDigits=decimals)
    return number


def in_message(value: str | float) -> str | float:
    """Return a number as messages write it; a text, or a number from `counted`, is returned unchanged."""
    if isinstance(value, str | FluentNumber):
        return value
    number: float = _Int(value) if isinstance(value, int) else _Float(value)
    return number


def _with_minus(text: str) -> str:
    """Return digits with a minus sign in place of a hyphen."""
    return text.replace("-", MINUS)


class _Int(FluentInt):
    def format(self, locale: Locale) -> str:
        return _with_minus(super().format(locale))


class _Float(FluentFloat):
    def format(self, locale: Locale) -> str:
        return _with_minus(super().format(locale))


class _SignedFloat(_Float):
    def format(self, locale: Locale) -> str:
        return ("+" if self > 0 else "" if self < 0 else "±") + super().format(locale)
