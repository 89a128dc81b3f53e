"""What can be set in a game: editions and options, read from the game's `game.toml`.

A sentence is never kept here: `meaning` is the id of one in the locale files.
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
    """One thing people may agree on: a choice of `values`, or a whole number in a range."""

    name: str
    meaning: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1

    @property
    def allowed(self) -> tuple[str, ...]:
        """The values as texts; a range as its two ends and its step."""
        if self.values:
            return tuple(_text(value) for value in self.values)
        stride = f" (step {self.step})" if self.step > 1 else ""
        return (f"{self.least}..{self.most}{stride}",)

    def check(self, value: object) -> Value:
        """The value itself, or an error that names what is allowed."""
        if isinstance(value, bool | int | str) and type(value) is type(self.default):
            if value in self.values:
                return value
            in_range = not self.values and isinstance(value, int)
            if in_range and int(value) in range(self.least, self.most + 1, self.step):
                return value
        raise BadOption("option-value", key=self.name, value=_text(value), allowed=self.allowed)

    def read(self, text: str) -> Value:
        """A value as somebody types it: `64`, `true`, `before`."""
        typed: Value = text
        if isinstance(self.default, bool):
            typed = {"true": True, "false": False}.get(text.lower(), text)
        elif isinstance(self.default, int) and text.isascii() and text.isdigit() and len(text) < 10:
            typed = int(text)
        return self.check(typed)


@dataclass(frozen=True, slots=True)
class Edition:
    """A named set of options, and the languages whose booklet plays it."""

    name: str
    meaning: str
    languages: tuple[str, ...] = ()
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Game:
    """A game's metadata: everything about it that is not behaviour.

    `version` is raised only when behaviour changes: a record of another version is not
    replayed. The first edition is the default one. `content` is the name of the game's own
    file, if it has one: `board`, `deck` or `map`. `order` is its place in lists of games.
    """

    name: str
    version: int
    least_players: int
    most_players: int
    options: Mapping[str, Option]
    editions: Mapping[str, Edition]
    content: str = ""
    order: int = 99

    def check_players(self, players: object) -> int:
        """The number of players, or an error that says how many can play."""
        if type(players) is int and self.least_players <= players <= self.most_players:
            return players
        raise BadOption(
            "players", game=self.name, players=_text(players), least=self.least_players, most=self.most_players
        )

    def edition(self, name: str | None) -> Edition:
        """The edition of that name; None is the default one."""
        if name is None:
            return next(iter(self.editions.values()))
        if not isinstance(name, str) or name not in self.editions:
            raise BadOption("edition-unknown", game=self.name, edition=_text(name), allowed=tuple(self.editions))
        return self.editions[name]

    def settle(self, edition: Edition, given: Mapping[str, object]) -> Mapping[str, Value]:
        """The value of every option: as given, else as the edition has it, else the default."""
        for key in given:
            self.option(key)
        settled = {name: option.default for name, option in self.options.items()}
        settled |= edition.options
        settled |= {key: self.options[key].check(value) for key, value in given.items()}
        return MappingProxyType(settled)

    def option(self, key: str) -> Option:
        """The option of that name, or an error that lists the names there are."""
        if key not in self.options:
            raise BadOption("option-unknown", game=self.name, key=key, allowed=tuple(self.options))
        return self.options[key]


def read_game(text: str) -> Game:
    """A game's metadata from the text of its `game.toml`."""
    data = tomllib.loads(text)
    name = data["game"]
    options = {key: _option(key, table) for key, table in data.get("options", {}).items()}
    editions = {}
    for key, table in data["editions"].items():
        languages = tuple(table.pop("languages", ()))
        chosen = {option: options[option].check(value) for option, value in table.items()}
        editions[key] = Edition(key, f"{name}-edition-{key}", languages, MappingProxyType(chosen))
    return Game(
        name=name,
        version=data["version"],
        least_players=data["players"]["least"],
        most_players=data["players"]["most"],
        options=MappingProxyType(options),
        editions=MappingProxyType(editions),
        content=data.get("content", ""),
        order=data.get("order", 99),
    )


def _option(name: str, table: Mapping[str, object]) -> Option:
    spread = {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}
    option = Option(name=name, **spread)  # type: ignore[arg-type]
    option.check(option.default)
    return option


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def plain_options(options: Mapping[str, Value]) -> dict[str, Plain]:
    """Options as plain data for views and records."""
    return dict(options)
