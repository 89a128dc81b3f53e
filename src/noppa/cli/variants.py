"""The variants of a game that are to be compared."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from noppa.cli.seating import given_rules
from noppa.core.errors import BadOption
from noppa.core.rules import Rules
from noppa.games import games, rules


def read_variants(game: str, asked: dict[str, Any]) -> list[tuple[str, Rules[Any]]]:
    """The rules of each variant that is to be compared, by what sets it apart."""
    given = {"edition": asked.get("edition"), **given_rules(game, asked)}
    found = []
    for chosen in variants(game, asked.get("vary", ())):
        label = ", ".join(f"{key} {str(value).lower()}" for key, value in chosen.items())
        found.append((label, rules(game, **(given | chosen))))
    return found


def variants(game: str, given: Sequence[str]) -> Iterator[dict[str, Any]]:
    """What to set in each variant, from texts like `target=4000,6000` and `edition=nordic,danish`.

    Several of them are combined in every way.
    """
    if game not in games():
        raise BadOption("game-unknown", game=game, allowed=tuple(games()))
    axes = [_axis(game, text) for text in given]
    keys = [key for key, _ in axes]
    for key in keys:
        if keys.count(key) > 1:
            raise BadOption("simulate-vary-twice", key=key)
    for chosen in product(*(values for _, values in axes)):
        yield dict(zip(keys, chosen, strict=True))


def _axis(game: str, text: str) -> tuple[str, list[Any]]:
    key, equals, values = text.partition("=")
    key = key.strip()
    if not equals or not all(value.strip() for value in values.split(",")):
        raise BadOption("simulate-vary", text=text)
    metadata = games()[game]
    if key == "edition":
        return key, [metadata.edition(value.strip()).name for value in values.split(",")]
    return key, [metadata.option(key).read(value.strip()) for value in values.split(",")]
