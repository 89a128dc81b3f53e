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
FOUR_TOGETHER = {"et", "hu", "it", "lv", "pl"}
"""Languages that write 6000 but 12 000, as browsers do; Babel does not know the CLDR's minimumGroupingDigits."""


def listed(items: Sequence[str], key: str, language: str) -> str:
    """Return several items as one text."""
    if key in AND or key in OR:
        return format_list(items, "standard" if key in AND else "or", locale=language)
    return ", ".join(items)


def figure(value: float, language: str, *, decimals: int = 0, sign: bool = False) -> str:
    """Return a number with a fixed number of decimals, and with its sign if requested."""
    digits = f"#,##0.{'0' * decimals}" if decimals else "#,##0"
    rounded = round(value, decimals) + 0.0  # no -0.0
    size = _joined(format_decimal(abs(rounded), digits, locale=language), Locale.parse(language))
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


def _joined(digits: str, locale: Locale) -> str:
    """Return a number without the separator of thousands if its language writes four digits together."""
    separator = locale.number_symbols["latn"]["group"]
    first, _, _ = digits.partition(separator)
    short = digits.count(separator) == 1 and sum(map(str.isdigit, first)) == 1
    return digits.replace(separator, "") if short and locale.language in FOUR_TOGETHER else digits


def _written(digits: str, locale: Locale) -> str:
    """Return a formatted number as its language writes it, with a minus sign in place of a hyphen."""
    return _joined(digits, locale).replace("-", MINUS)


class _Int(FluentInt):
    def format(self, locale: Locale) -> str:
        return _written(super().format(locale), locale)


class _Float(FluentFloat):
    def format(self, locale: Locale) -> str:
        return _written(super().format(locale), locale)


class _SignedFloat(_Float):
    def format(self, locale: Locale) -> str:
        return ("+" if self > 0 else "" if self < 0 else "±") + super().format(locale)
