from typing import Any

import pytest

from noppa import Choose, IllegalMove, Over, Rules, rules
from noppa.bots import BOTS, prepare
from noppa.bots.evaluators import evaluator
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games


def positions(variant: Rules[Any], level: str, seed: int, players: int) -> list[tuple[Any, int]]:
    """Return every position of a game in which a seat had to choose."""
    table = Table(variant, [Seat(str(seat), "bot", level) for seat in range(players)], Seeded(seed), BOTS)
    met = []
    while table.step():
        pending = table.pending
        if isinstance(pending, Choose):
            met.append((variant.observed(table.state, pending.seats[0]), pending.seats[0]))
    return met


@pytest.mark.parametrize("game", games())
def test_every_level_plays_legal_moves_and_the_same_one_again(game: str) -> None:
    """In positions of an easy game, what looks random is derived from the position."""
    variant = rules(game)
    prepare(variant, BOTS)
    for state, seat in positions(variant, "easy", 5, max(2, games()[game].least_players))[::7]:
        for level, bot in BOTS.items():
            move = bot(variant, state, seat)
            assert move in variant.moves(state, seat)
            assert bot(variant, state, seat) == move, level


@pytest.mark.parametrize("game", games())
def test_easier_levels_lose_more(game: str) -> None:
    """In the same positions hard loses nothing, medium something, easy more, random most."""
    variant = rules(game)
    known = evaluator(variant)
    lost = dict.fromkeys(("hard", "medium", "easy", "random"), 0.0)
    for state, seat in positions(variant, "medium", 11, max(2, games()[game].least_players)):
        values = known.move_values(state, seat)
        for level in lost:
            sought = getattr(known, "win_values", known.move_values)(state, seat) if level == "hard" else values
            lost[level] += max(sought.values()) - sought[BOTS[level](variant, state, seat)]
    assert lost["hard"] == 0.0
    assert 0.0 < lost["medium"] < lost["easy"] < lost["random"]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard"])
def test_a_bot_whose_seat_is_not_due_is_told_so(game: str, level: str) -> None:
    """Before the first roll nobody chooses."""
    variant = rules(game)
    with pytest.raises(IllegalMove) as caught:
        BOTS[level](variant, variant.start(players=max(2, games()[game].least_players)), 0)
    assert caught.value.code == "bot-not-due"


@pytest.mark.parametrize("game", games())
def test_hard_finishes_a_game_with_the_most_players(game: str) -> None:
    """No player runs out of moves."""
    variant = rules(game)
    table = Table(
        variant,
        [Seat(str(seat), "bot", "hard") for seat in range(min(5, games()[game].most_players))],
        Seeded(3),
        BOTS,
    )
    while table.step():
        pass
    assert isinstance(table.pending, Over)


def test_a_game_of_four_comes_to_its_end() -> None:
    """In Dicetto four players who held out for better moves once sent dice back to each other forever."""
    table = Table(rules("dicetto"), [Seat(str(seat), "bot", "hard") for seat in range(4)], Seeded(7000), BOTS)
    steps = 0
    while table.step():
        steps += 1
        assert steps < 5000
