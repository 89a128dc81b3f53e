"""The sentences people read, in Fluent files: one folder a language, one file a game or face.

A game from outside brings its own files along; what they lack is said by the message's id.

Core and games speak in stable codes and parameters. A parameter whose `<game>-<key>-<value>`
is a message is shown by that message: the item `full_house` of Yatzy as "Full house".
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from fluent.runtime import FluentBundle

from noppa.core.errors import NoppaError, Plain
from noppa.core.message_folders import message_folders
from noppa.locale import figures
from noppa.locale.choosing import FALLBACK
from noppa.locale.files import read_games, read_language, stamp


class Messages:
    """The messages of one language; what it lacks, or what is wrong in it, is said in English."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def __call__(self, message: str, /, **params: Plain) -> str:
        """Return the message of that id with its parameters filled in.

        Raises `KeyError` if Noppa has no such message. A message that a game from outside lacks is told by its id.
        """
        shown = {key: self._shown(key, value) for key, value in params.items()}
        for bundle in self._bundles():
            if not bundle.has_message(message) or (pattern := bundle.get_message(message).value) is None:
                continue
            text, errors = bundle.format_pattern(pattern, shown)
            if not errors:
                return str(text)
            if bundle.locales[0] == FALLBACK and not _game_of(message):
                raise errors[0]
        if game := _game_of(message):
            return _plain_text(message, game)
        raise KeyError(message)

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles())

    def _bundles(self) -> list[FluentBundle]:
        """Read when something is said first: to start without a word is quicker."""
        return [_bundle(name, stamp()) for name in dict.fromkeys((self.language, FALLBACK))]

    def figure(self, value: float, *, decimals: int = 0, sign: bool = False) -> str:
        """A number as this language writes it."""
        return figures.figure(value, self.language, decimals=decimals, sign=sign)

    def term(self, game: str, kind: str, value: str) -> str:
        """The word for a row, card, target or city, the game's own first; the value itself where there is none."""
        for message in (f"{game}-{kind}-{_slug(value)}", f"{kind}-{_slug(value)}"):
            if message in self:
                return self(message)
        return value

    def error(self, error: NoppaError, game: str = "") -> str:
        """The sentence of an error, with what is allowed where it says so."""
        return self._error(error.code, error.params, game)

    def _error(self, code: str, params: Mapping[str, Plain], game: str) -> str:
        shown: dict[str, Plain] = {
            key: self.term(game, key, value) if isinstance(value, str) and key != "move" else value
            for key, value in params.items()
        }
        told = params.get("told")
        if isinstance(told, Mapping):
            shown["why"] = self._error(str(params["cause"]), told, game)
        message = f"error-{code}"
        return self(message, **shown) if message in self else self("error-unforeseen", code=code)

    def reason(self, code: str, params: Mapping[str, Plain], game: str) -> str:
        """The coach's sentence of that code; a parameter named `other_item` is an item too."""
        shown = {
            key: self.term(game, key.removeprefix("other_"), value) if isinstance(value, str) else value
            for key, value in params.items()
        }
        return self(code, **shown)

    def _shown(self, key: str, value: Plain) -> str | int | float:
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str | int | float):
            return value
        if isinstance(value, Sequence):
            return figures.listed([str(self._shown(key, item)) for item in value], key, self.language)
        return ", ".join(f"{name} {self._shown(name, item)}" for name, item in value.items())


@lru_cache(64)
def _bundle(language: str, _stamp: tuple[int, ...]) -> FluentBundle:
    """A language's messages; read anew once a translator's file has changed."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in (*read_language(language), *read_games(language)):
        bundle.add_resource(file.resource)
    return bundle


def _game_of(message: str) -> str:
    """Return the game from outside that a message belongs to; nothing if it is one of Noppa's own."""
    game = message.partition("-")[0]
    return game if game in message_folders() else ""


def _plain_text(message: str, game: str) -> str:
    """Return an id as words: `pig-edition-two-dice` as "two dice", `pig-name` as "pig"."""
    kind, _, value = message.removeprefix(f"{game}-").partition("-")
    return value.replace("-", " ") or (game if kind == "name" else f"{game} {kind}")


def _slug(value: str) -> str:
    return value.replace("_", "-")
