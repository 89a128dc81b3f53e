"""The conformance kit, run on every game, edition and a sample of option combinations."""

import random
from typing import Any

import pytest

from noppa.core.options import Game
from noppa.games import games
from noppa.testing import conformance as kit

COMBINATIONS = 3
"""How many seeded combinations of options are ordinarily tried; the others of the kit are exhaustive."""


def cases() -> list[Any]:
    """Return the kit's cases of all games."""
    return [
        pytest.param(case, id=str(case), marks=() if case.number < ordinary else pytest.mark.exhaustive)
        for game in games().values()
        for ordinary in (len(game.editions) + COMBINATIONS,)
        for case in kit.cases(game.name)
    ]


@pytest.mark.parametrize("case", cases())
def test_every_game_keeps_the_contract(case: kit.Case) -> None:
    """Each part of the contract holds in each edition and in a few seeded combinations of options."""
    case.run()


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_position_of_many_variants_keeps_the_contract(game: Game) -> None:
    """Every position of three games is checked in each of forty random combinations of options."""
    draw = random.Random(11)
    for rules in kit.variants(game.name, options=40, generator=draw):
        for seed in range(3):
            players = draw.randint(game.least_players, min(4, game.most_players))
            table = kit.random_table(rules, players, seed)
            for state in kit.positions(table):
                kit.check_position(rules, state, players, draw)
            kit.check_record(table, seed)
