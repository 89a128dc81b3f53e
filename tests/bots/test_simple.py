import random
from typing import Any

import pytest

from noppa import Choose, Rules, rules
from noppa.bots import BOTS
from noppa.core.options import Game
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games


def result(variant: Rules[Any], levels: list[str], seed: int) -> tuple[int, ...]:
    """Return the scores of a game between bots, the unnamed ones random."""
    draw = random.Random(seed)
    players = BOTS | {"random": lambda rules, state, seat: draw.choice(rules.moves(state, seat))}
    table = Table(variant, [Seat(level, "bot", level) for level in levels], Seeded(seed), players)
    while table.step():
        pass
    pending = table.pending
    assert not isinstance(pending, Choose)
    return pending.scores  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("game", "edition"),
    [(game, edition) for game in games().values() for edition in game.editions],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_the_simple_bot_beats_random_play_in_every_edition(game: Game, edition: str) -> None:
    """A handful of games with seats exchanged are played."""
    variant = rules(game.name, edition)
    others = ["random"] * (max(2, game.least_players) - 1)
    ahead = 0
    for seed in range(3):
        ahead += result(variant, ["simple", *others], seed)[0]
        ahead -= result(variant, [*others, "simple"], seed)[0]
    assert ahead > 0


def choice(*steps: str, edition: str = "international") -> str:
    """Return the bot's choice in Yatzy after these rolls and moves."""
    variant = rules("yatzy", edition)
    state = variant.start(1)
    for step in steps:
        rolled = tuple(map(int, step)) if step.isdigit() else None
        state = variant.roll(state, rolled) if rolled else variant.play(state, 0, variant.parse(step))
    return str(BOTS["simple"](variant, state, 0))


def test_it_takes_what_scores_most_now() -> None:
    """Five equal dice are a yatzy; with no roll left the best row is filled."""
    assert choice("66666") == "score yatzy"
    assert choice("12345", "keep", "12345", "keep", "11122") == "score full_house"


def test_it_keeps_what_is_worth_most_this_turn() -> None:
    """Four equal dice with two rolls left are not broken up."""
    assert choice("66661") == "keep 6 6 6 6"


def test_it_declares_what_this_turn_is_worth_most_in() -> None:
    """In the Danish edition the row is chosen first."""
    assert choice(edition="danish").startswith("declare ")
