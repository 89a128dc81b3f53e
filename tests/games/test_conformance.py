"""The conformance kit, run on every game, edition and a sample of option combinations."""

import random
from typing import Any

import pytest

from games import conformance as kit
from noppa import Rules
from noppa.core.options import Game


def variants(game: Game) -> list[Rules[Any]]:
    """Every edition of a game and six seeded combinations of its options."""
    return kit.variants(game, random.Random(game.name), options=6)


CASES = [
    pytest.param(rules, id=f"{game.name}-{number}-{rules.edition}")
    for game in kit.every_game()
    for number, rules in enumerate(variants(game))
]


@pytest.mark.parametrize("rules", CASES)
def test_random_games_keep_the_contract(rules: Rules[Any]) -> None:
    """Every position of random games, with few and with many players, is as the contract says."""
    draw = random.Random(7)
    least, most = rules.game.least_players, rules.game.most_players
    for players in sorted({least, min(2, most), min(4, most)}):
        table = kit.random_table(rules, players, seed=players)
        for number, state in enumerate(kit.positions(table)):
            if number < 20 or draw.random() < 0.05:
                kit.check_position(rules, state, players, draw)
        kit.check_position(rules, table.state, players, draw)
        kit.check_game(table, seed=players)


@pytest.mark.parametrize("rules", CASES)
def test_the_largest_table_plays_to_the_end(rules: Rules[Any]) -> None:
    """A game with as many players as may sit down comes to its end."""
    players = rules.game.most_players
    table = kit.random_table(rules, players, seed=3)
    for _ in kit.positions(table):
        pass
    kit.check_game(table, seed=3)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", kit.every_game(), ids=lambda game: game.name)
def test_every_position_of_many_variants_keeps_the_contract(game: Game) -> None:
    """Forty random combinations of options, three games each, every position."""
    draw = random.Random(11)
    for rules in kit.variants(game, draw, options=40):
        for seed in range(3):
            players = draw.randint(game.least_players, min(4, game.most_players))
            table = kit.random_table(rules, players, seed)
            for state in kit.positions(table):
                kit.check_position(rules, state, players, draw)
            kit.check_game(table, seed)


@pytest.mark.parametrize("rules", CASES)
def test_notation_reads_back(rules: Rules[Any]) -> None:
    """Moves and cards have one text each, and no other text is a move."""
    kit.check_notation(rules)


@pytest.mark.parametrize("game", kit.every_game(), ids=lambda game: game.name)
def test_actions_are_the_same_for_every_edition_and_option(game: Game) -> None:
    """The numbering of moves never depends on what is agreed."""
    first, *others = variants(game)
    for rules in others:
        assert rules.actions == first.actions


@pytest.mark.parametrize("game", kit.every_game(), ids=lambda game: game.name)
def test_wrong_numbers_of_players_are_refused(game: Game) -> None:
    """The refusal says how many can play."""
    kit.check_players(variants(game)[0])
