"""Everything that can go wrong, in one tree.

    NoppaError
    ├── UnreadableMove      a text that is no move of this game
    ├── IllegalMove         a move that may not be played now, and what may be
    ├── ImpossibleChance    dice or a card that cannot come up, or that nobody asked for
    ├── BadOption           a game, edition, option, own file or number of players there is not
    ├── BadRecord           a record that cannot be read, or that breaks the rules it names
    ├── BadProgram          a program that hangs, ends, writes rubbish or asks for what there is not
    └── NativeError         the native core is missing, or refused what it was given

An error carries a stable `code` and `params`; the sentence a person reads is message
`error-<code>` of the locale files. Nothing is lost by an error: states are values.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Plain: TypeAlias = "bool | int | float | str | Sequence[Plain] | Mapping[str, Plain] | None"
"""What JSON can say: the only thing that errors, views and sheets are made of."""


class NoppaError(Exception):
    """The root: a stable code, and the parameters of its sentence."""

    def __init__(self, code: str, **params: Plain) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        told = ", ".join(f"{key}={_short(value)}" for key, value in self.params.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, dict(self.params))


class UnreadableMove(NoppaError):
    """A text that is no move of this game."""


class IllegalMove(NoppaError):
    """A move that may not be played now; `params["legal"]` lists what may be."""


class ImpossibleChance(NoppaError):
    """Dice or a card that cannot come up, or an answer to a question that was not asked."""


class BadOption(NoppaError):
    """A game, edition, option, own file or number of players that there is not."""


class BadRecord(NoppaError):
    """A record that cannot be read, or that breaks the rules it names."""


class BadProgram(NoppaError):
    """A program at the other end of a pipe that hangs, ends, writes rubbish or asks for what there is not."""


class NativeError(NoppaError):
    """The native core is missing, or refused what it was given."""


def _rebuild(kind: type[NoppaError], code: str, params: dict[str, Plain]) -> NoppaError:
    return kind(code, **params)


def _short(value: Plain) -> str:
    """A value for a traceback: long lists are cut, for a page of moves helps nobody."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        shown = ", ".join(str(item) for item in value[:12])
        return f"[{shown}, … {len(value)} in all]" if len(value) > 12 else f"[{shown}]"
    return repr(value)
