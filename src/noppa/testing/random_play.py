"""Plays random games step by step, as material for the checks."""

from collections.abc import Iterator
from random import Random
from typing import Any

from noppa.core.options import Game, Value
from noppa.core.rules import Move, Rules
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import metadata_of, rules
from noppa.testing.expect import expect

MOST_EVENTS = 60_000
"""A random game with more events than this counts as endless."""


def variants(game: str, options: int = 6, generator: Random | None = None) -> list[Rules[Any]]:
    """Return the rules of every edition of a game, and of some random combinations of its options."""
    metadata, draw = metadata_of(game), generator or Random(game)  # noqa: S311 - not secret
    editions = [rules(game, edition) for edition in metadata.editions]
    samples = [{name: _some_value(metadata, name, draw) for name in metadata.options} for _ in range(options)]
    return editions + [rules(game, None, **chosen) for chosen in samples]


def random_table(rules: Rules[Any], players: int, seed: int) -> Table:
    """Return a table at which every seat plays at random; the seed fixes the dice and the choices."""
    draw = Random(seed)  # noqa: S311 - the same game from the same seed

    def choose(rules: Rules[Any], state: Any, seat: int) -> Move:
        return draw.choice(rules.moves(state, seat))

    seats = [Seat(f"seat {seat}", "bot", "random") for seat in range(players)]
    return Table(rules, seats, Seeded(seed), {"random": choose})


def positions(table: Table) -> Iterator[Any]:
    """Yield every state of a game until it is over. Raises `AssertionError` if random play does not end it."""
    yield table.state
    while table.step():
        expect(
            len(table.events) < MOST_EVENTS,
            "random play does not come to an end: {count} events so far",
            count=len(table.events),
        )
        yield table.state


def finished(rules: Rules[Any], players: int, seed: int) -> Table:
    """Return the table of a finished random game."""
    table = random_table(rules, players, seed)
    for _ in positions(table):
        pass
    return table


def _some_value(game: Game, name: str, draw: Random) -> Value:
    option = game.options[name]
    if option.values:
        return draw.choice(option.values)
    # Beyond twice the default a game only gets longer, not different.
    most = min(option.most, 2 * int(option.default))
    return draw.choice(range(option.least, most + 1, option.step))
