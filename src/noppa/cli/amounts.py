"""Values of the coach as people read them: points with a decimal, chances in per cent."""

from noppa.locale import Messages

PERCENT = "chance"


def in_numbers(value: float, unit: str) -> float:
    """The number that is shown for a value."""
    return 100 * value if unit == PERCENT else value


def bare_amount(value: float, unit: str, *, decimals: int = 1, sign: bool = False) -> str:
    """A value as a number, without its unit."""
    shown = round(in_numbers(value, unit), decimals) + 0.0  # no -0.0
    return f"{shown:{'+' if sign else ''}.{decimals}f}{' %' if unit == PERCENT else ''}"


def amount(value: float, unit: str, say: Messages) -> str:
    """A value with its unit, in words."""
    return say(f"amount-{unit}", amount=bare_amount(value, unit))
