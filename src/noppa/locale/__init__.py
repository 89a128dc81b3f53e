"""The sentences people read, in Fluent files: one folder a language, one file a game or face.

Core and games speak in stable codes and parameters. A parameter whose `<game>-<key>-<value>`
is a message is shown by that message: the item `full_house` of Yatzy as "Full house".
"""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from noppa.core.errors import NoppaError, Plain

FALLBACK = "en"


class Messages:
    """The messages of one language; what it lacks is said in English."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    @cached_property
    def _bundles(self) -> list[FluentBundle]:
        """Read when something is said first: to start without a word is quicker."""
        return [_bundle(name) for name in dict.fromkeys((self.language, FALLBACK))]

    def __call__(self, message: str, /, **params: Plain) -> str:
        """The message of that id with its parameters filled in."""
        shown = {key: _shown(value) for key, value in params.items()}
        for bundle in self._bundles:
            pattern = bundle.get_message(message).value if bundle.has_message(message) else None
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, shown)
                if errors:
                    raise errors[0]
                return str(text)
        raise KeyError(message)

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

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


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _files(language: str) -> list[Traversable]:
    folder = files(__name__).joinpath(language)
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _slug(value: str) -> str:
    return value.replace("_", "-")


def _shown(value: Plain) -> str | int | float:
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Sequence):
        return ", ".join(str(_shown(item)) for item in value)
    return ", ".join(f"{key} {_shown(item)}" for key, item in value.items())
