"""Every error Noppa raises on purpose, in one tree.

    NoppaError
    ├── UnreadableMove      the text is not a move of this game
    ├── IllegalMove         the move is not legal now; lists those that are
    ├── ImpossibleChance    dice or a card that cannot come up, or that nothing asked for
    ├── BadOption           no such game, edition, option, value or number of players; a bad custom file
    │   └── MissingExtra    a package of an extra is not installed; an ImportError too
    ├── BadRecord           the record cannot be read, or breaks the rules it names
    ├── BadProgram          a program that hangs, exits, writes garbage or asks for something unknown
    └── NativeError         the native core is missing, or refused what it was given

An error carries a stable `code` and `params`; the sentence a person reads is the message
`error-<code>` in the locale files. No error loses anything: states are values.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Plain: TypeAlias = "bool | int | float | str | Sequence[Plain] | Mapping[str, Plain] | None"
"""JSON values: all that errors, views and sheets consist of."""


class NoppaError(Exception):
    """The root of the tree: a stable code, and the parameters of its message."""

    def __init__(self, code: str, **params: Plain) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        shown = ", ".join(f"{key}={_short(value)}" for key, value in self.params.items())
        return f"{self.code} ({shown})" if shown else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, dict(self.params))


class UnreadableMove(NoppaError):
    """The text is not a move of this game."""


class IllegalMove(NoppaError):
    """The move is not legal now; `params["legal"]` lists those that are."""


class ImpossibleChance(NoppaError):
    """Dice or a card that cannot come up, or for which no roll or draw is pending."""


class BadOption(NoppaError):
    """There is no such game, edition, option, value or number of players, or a custom file is bad."""


class MissingExtra(BadOption, ImportError):
    """A package is not installed; `params["extra"]` is the extra of Noppa that installs it."""

    def __init__(self, extra: str, package: str) -> None:
        super().__init__("extra-missing", extra=extra, package=package, install=f'pip install "noppa[{extra}]"')

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.params["extra"], self.params["package"])


class BadRecord(NoppaError):
    """The record cannot be read, or it breaks the rules it names."""


class BadProgram(NoppaError):
    """The program at the other end of a pipe hangs, exits, writes garbage or asks for something unknown."""


class NativeError(NoppaError):
    """The native core is missing, or refused what it was given."""


def _rebuild(kind: type[NoppaError], code: str, params: dict[str, Plain]) -> NoppaError:
    return kind(code, **params)


def _short(value: Plain) -> str:
    """Return a value as text for a traceback, with long lists cut."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        shown = ", ".join(str(item) for item in value[:12])
        return f"[{shown}, … {len(value)} in all]" if len(value) > 12 else f"[{shown}]"
    return repr(value)
