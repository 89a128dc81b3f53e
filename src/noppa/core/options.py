"""A game's metadata, read from its `game.toml`: players, editions, options, and its names in other libraries.

It holds no sentences: `meaning` is a message id of the locale files.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from noppa.core.errors import BadOption, Plain

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One rule people may agree on: a choice of `values`, or a whole number in a range."""

    name: str
    meaning: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    unrecorded: Value | None = None
    """The value of games recorded before the option existed; None if there are none."""

    @property
    def allowed(self) -> tuple[str, ...]:
        """The values as texts; a range as its two ends, with the second value where it has steps."""
        if self.values:
            return tuple(_text(value) for value in self.values)
        if self.step > 1:
            return (f"{self.least}, {self.least + self.step} .. {self.most}",)
        return (f"{self.least}..{self.most}",)

    def check(self, value: object) -> Value:
        """Return the value itself. Raises `BadOption`, which names the allowed values, if it is not one of them."""
        if isinstance(value, bool | int | str) and type(value) is type(self.default):
            if value in self.values:
                return value
            in_range = not self.values and isinstance(value, int)
            if in_range and int(value) in range(self.least, self.most + 1, self.step):
                return value
        raise BadOption("option-value", key=self.name, value=_text(value), allowed=self.allowed)

    def read(self, text: str) -> Value:
        """Return the value of a typed text: `64`, `true`, `before`. Raises `BadOption` as `check` does."""
        typed: Value = text
        if isinstance(self.default, bool):
            typed = {"true": True, "false": False}.get(text.lower(), text)
        elif isinstance(self.default, int) and text.isascii() and text.isdigit() and len(text) < 10:
            typed = int(text)
        return self.check(typed)


@dataclass(frozen=True, slots=True)
class Edition:
    """A named set of options, and the languages whose booklet has these rules."""

    name: str
    meaning: str
    languages: tuple[str, ...] = ()
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Game:
    """A game's metadata: everything about it that is not behaviour.

    `version` is raised only when behaviour changes: records of another version are not
    replayed. The first edition is the default one. `content` is the kind of custom file the
    game takes, if any: `board`, `deck` or `map`; `template` is the file in its folder to start
    a custom one from. `order` is its position in lists of games.
    `rl_name` is its name among Gymnasium's environments, and `solitaire` says whether one
    player alone has something to learn there: a score to make, not just a finish to reach.
    """

    name: str
    version: int
    least_players: int
    most_players: int
    options: Mapping[str, Option]
    editions: Mapping[str, Edition]
    content: str = ""
    template: str = ""
    order: int = 99
    rl_name: str = ""
    solitaire: bool = False

    def check_players(self, players: object) -> int:
        """Return the number of players. Raises `BadOption`, which says how many can play, if they cannot."""
        if type(players) is int and self.least_players <= players <= self.most_players:
            return players
        raise BadOption(
            "players", game=self.name, players=_text(players), least=self.least_players, most=self.most_players
        )

    def edition(self, name: str | None) -> Edition:
        """Return the edition of that name, or the default one for None. Raises `BadOption` if there is none."""
        if name is None:
            return next(iter(self.editions.values()))
        if not isinstance(name, str) or name not in self.editions:
            raise BadOption("edition-unknown", game=self.name, edition=_text(name), allowed=tuple(self.editions))
        return self.editions[name]

    def settle(self, edition: Edition, given: Mapping[str, object]) -> Mapping[str, Value]:
        """Return the value of every option: as given, else the edition's, else the default.

        Raises `BadOption` for an unknown option or a value that is not allowed.
        """
        for key in given:
            self.option(key)
        settled = {name: option.default for name, option in self.options.items()}
        settled |= edition.options
        settled |= {key: self.options[key].check(value) for key, value in given.items()}
        return MappingProxyType(settled)

    def recorded(self, given: Mapping[str, object]) -> dict[str, object]:
        """Return the options of a stored game or a record, including those added since it was played."""
        later = {name: option.unrecorded for name, option in self.options.items() if option.unrecorded is not None}
        return {**later, **given}

    def option(self, key: str) -> Option:
        """Return the option of that name. Raises `BadOption`, which lists the names, if there is none."""
        if key not in self.options:
            raise BadOption("option-unknown", game=self.name, key=key, allowed=tuple(self.options))
        return self.options[key]


def read_game(text: str) -> Game:
    """Return a game's metadata from the text of its `game.toml`."""
    data = tomllib.loads(text)
    name = data["game"]
    options = {key: _option(key, table) for key, table in data.get("options", {}).items()}
    editions = {}
    for key, table in data["editions"].items():
        languages = tuple(table.pop("languages", ()))
        chosen = {option: options[option].check(value) for option, value in table.items()}
        editions[key] = Edition(key, f"{name}-edition-{key.replace('_', '-')}", languages, MappingProxyType(chosen))
    least, learning = data["players"]["least"], data.get("rl", {})
    return Game(
        name=name,
        version=data["version"],
        least_players=least,
        most_players=data["players"]["most"],
        options=MappingProxyType(options),
        editions=MappingProxyType(editions),
        content=data.get("content", ""),
        template=data.get("template", ""),
        order=data.get("order", 99),
        rl_name=learning.get("name", name.capitalize()),
        solitaire=learning.get("solitaire", least == 1),
    )


def _option(name: str, table: Mapping[str, object]) -> Option:
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}
    option = Option(name=name, **values)  # type: ignore[arg-type]
    option.check(option.default)
    return option


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def plain_options(options: Mapping[str, Value]) -> dict[str, Plain]:
    """Return options as plain data for views and records."""
    return dict(options)
