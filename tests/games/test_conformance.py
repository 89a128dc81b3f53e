"""The conformance kit, run on every game, edition and a sample of option combinations."""

import random

import pytest

from noppa.core.options import Game
from noppa.games import games
from noppa.testing import conformance as kit

CASES = [case for game in games() for case in kit.cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_keeps_the_contract(case: kit.Case) -> None:
    """Each part of the contract holds in each edition and in six seeded combinations of options."""
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
