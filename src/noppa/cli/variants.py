"""The variants of a game that a simulation compares."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from noppa.cli.rule_options import given_rules
from noppa.core.errors import BadOption
from noppa.core.options import Game
from noppa.core.rules import Rules
from noppa.games import metadata_of, rules


def read_variants(game: str, asked: dict[str, Any]) -> list[tuple[str, Rules[Any]]]:
    """Return the rules of each variant, labelled by what sets it apart."""
    given = {"edition": asked.get("edition"), **given_rules(game, asked)}
    found = []
    for chosen in variants(game, asked.get("vary", ())):
        label = ", ".join(f"{key} {str(value).lower()}" for key, value in chosen.items())
        found.append((label, rules(game, **(given | chosen))))
    return found


def variants(game: str, given: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield the settings of each variant, from texts like `target=4000,6000` and `edition=nordic,danish`.

    Several of them are combined in every way. Raises `BadOption` for an unknown game, option or value.
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
