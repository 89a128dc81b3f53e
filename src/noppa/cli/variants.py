"""Reads the variants of a game that a simulation compares."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from noppa.cli.output.short_rules import option_text
from noppa.cli.rule_options import requested_rules
from noppa.core.errors import BadOption
from noppa.core.options import Game
from noppa.core.rules import Rules
from noppa.games import metadata_of, rules
from noppa.locale import Messages


@dataclass(frozen=True, slots=True)
class Variants:
    """The rules to compare, a label for each, and the names of the compared settings."""

    rules: tuple[Rules[Any], ...]
    labels: tuple[str, ...]
    compared: tuple[str, ...]


def read_variants(game: str, request: dict[str, Any], say: Messages) -> Variants:
    """Return the requested variants; a single one without a label if nothing is varied."""
    given = {"edition": request.get("edition"), **requested_rules(game, request)}
    chosen = list(variants(game, request.get("vary", ())))
    metadata = metadata_of(game)
    compared = [say("list-edition") if key == "edition" else say(metadata.option(key).meaning) for key in chosen[0]]
    return Variants(
        tuple(rules(game, **(given | settings)) for settings in chosen),
        tuple(_label(metadata, settings, say) for settings in chosen),
        tuple(compared),
    )


def _label(game: Game, chosen: Mapping[str, Any], say: Messages) -> str:
    """Return the values that distinguish a variant, in words."""
    return ", ".join(
        say(game.edition(value).meaning) if key == "edition" else option_text(game.option(key), value, say)
        for key, value in chosen.items()
    )


def variants(game: str, given: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield the settings of each variant, from texts like `target=4000,6000` and `edition=nordic,danish`.

    Several texts are combined in every way. Raises `BadOption` for an unknown game, option or value.
    """
    axes = [_axis(metadata_of(game), text) for text in given]
    keys = [key for key, _ in axes]
    for key in keys:
        if keys.count(key) > 1:
            raise BadOption("simulate-vary-twice", key=key)
    for chosen in product(*(values for _, values in axes)):
        yield dict(zip(keys, chosen, strict=True))


def _axis(game: Game, text: str) -> tuple[str, list[Any]]:
    key, equals, values = text.partition("=")
    key = key.strip()
    if not equals or not all(value.strip() for value in values.split(",")):
        raise BadOption("simulate-vary", text=text)
    if key == "edition":
        return key, [game.edition(value.strip()).name for value in values.split(",")]
    return key, [game.option(key).read(value.strip()) for value in values.split(",")]
