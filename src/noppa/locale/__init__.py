"""The sentences people read, in Fluent files: one folder per language, one file per game or program.

A game from outside has its own files; a message missing from them is shown by its id.

Core and games use stable codes and parameters. A parameter is shown as the message `<game>-<key>-<value>`
if there is one: the item `full_house` as "Full house".
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from noppa.core.errors import NoppaError, Plain
from noppa.core.message_folders import message_folders
from noppa.locale import figures
from noppa.locale.bundle import Bundle
from noppa.locale.choosing import FALLBACK
from noppa.locale.files import outside_files, source_files, stamp

WHY = "why"
"""The parameter whose value may be a code, as `noppa.core.system_errors` gives it."""


class Messages:
    """The messages of one language; one that is missing or broken is shown in English."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def __call__(self, message: str, /, **params: Plain) -> str:
        """Return the message of that id with its parameters filled in.

        Raises `KeyError` if Noppa has no such message; one missing in a game from outside is shown by its id.
        """
        message = _slug(message)
        shown = {key: self._shown(key, value) for key, value in params.items()}
        for bundle in self._bundles():
            formatted = bundle.format(message, shown)
            if formatted is None:
                continue
            if not formatted.errors:
                return formatted.text
            if bundle.language == FALLBACK and not _game_of(message):
                raise formatted.errors[0]
        if game := _game_of(message):
            return _plain_text(message, game)
        raise KeyError(message)

    def __contains__(self, message: str) -> bool:
        return any(_slug(message) in bundle for bundle in self._bundles())

    def _bundles(self) -> Iterator[Bundle]:
        """Yield the bundles to search: Noppa's own files first, then those of games from outside."""
        languages = tuple(dict.fromkeys((self.language, FALLBACK)))
        yield from (_bundle(name, stamp()) for name in languages)
        if message_folders():
            yield from (_outside_bundle(name) for name in languages)

    def figure(self, value: float, *, decimals: int = 0, sign: bool = False) -> str:
        """Return a number as this language writes it."""
        return figures.figure(value, self.language, decimals=decimals, sign=sign)

    def term(self, game: str, kind: str, value: str) -> str:
        """Return the word for a row, card, target or city, the game's own first; else the value itself."""
        for message in (f"{game}-{kind}-{_slug(value)}", f"{kind}-{_slug(value)}"):
            if message in self:
                return self(message)
        return value

    def error(self, error: NoppaError, game: str = "") -> str:
        """Return the sentence of an error, with its parameters in the game's own words."""
        return self._error(error.code, error.params, game)

    def _error(self, code: str, params: Mapping[str, Plain], game: str) -> str:
        shown: dict[str, Plain] = {
            key: self.term(game, key, value) if isinstance(value, str) and key != "move" else value
            for key, value in params.items()
        }
        inner = params.get("told")  # an error that another error caused
        if isinstance(inner, Mapping):
            shown["why"] = self._error(str(params["cause"]), inner, game)
        message = f"error-{code}"
        return self(message, **shown) if message in self else self("error-unforeseen", code=code)

    def reason(self, code: str, params: Mapping[str, Plain], game: str) -> str:
        """Return the coach's sentence of that code; parameters named `other_item` and `items` are items too."""
        shown = {key: self._named(game, key.removeprefix("other_"), value) for key, value in params.items()}
        return self(code, **shown)

    def _named(self, game: str, key: str, value: Plain) -> Plain:
        """Return a parameter in the game's own words."""
        if isinstance(value, str):
            return self.term(game, key, value)
        if isinstance(value, Sequence):
            return [self._named(game, key.removesuffix("s"), item) for item in value]
        return value

    def _shown(self, key: str, value: Plain) -> str | int | float:
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if key == WHY and isinstance(value, str):
            return self.term("", key, value)
        if isinstance(value, str | int | float):
            return value
        if isinstance(value, Sequence):
            return figures.listed([str(self._shown(key, item)) for item in value], key, self.language)
        return ", ".join(f"{name} {self._shown(name, item)}" for name, item in value.items())


@lru_cache(64)
def _bundle(language: str, _stamp: tuple[int, ...]) -> Bundle:
    """Return a language's messages; they are read again when a translator's file changes."""
    return Bundle(language, source_files(language))


@lru_cache(64)
def _outside_bundle(language: str) -> Bundle:
    """Return the messages of games from outside in a language."""
    return Bundle(language, outside_files(language))


def _game_of(message: str) -> str:
    """Return the game from outside that a message belongs to; empty for Noppa's own messages."""
    game = message.partition("-")[0]
    return game if game in message_folders() else ""


def _plain_text(message: str, game: str) -> str:
    """Return an id as words: `pig-edition-two-dice` as "two dice", `pig-name` as "pig"."""
    kind, _, value = message.removeprefix(f"{game}-").partition("-")
    return value.replace("-", " ") or (game if kind == "name" else f"{game} {kind}")


def _slug(value: str) -> str:
    """Return a name as part of a message id: the rules use underscores, message ids hyphens."""
    return value.replace("_", "-")
