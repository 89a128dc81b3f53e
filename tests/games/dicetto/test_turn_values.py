"""The simple bot: most card points in this turn, keeping by the lattice."""

import random
from itertools import product

import pytest

from games.dicetto.script import dealt, dicetto, follow
from noppa import Choose
from noppa.bots.simple import simple
from noppa.core.keeps import Keep
from noppa.games.dicetto.moves import DONE, Place
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import State
from noppa.games.dicetto.turn_values import PIP, turn_values
from noppa.testing import conformance as kit

RULES = dicetto()


def best_by_playing(rules: Dicetto, state: State) -> float:
    """Return the most points that placing can still make, over all ways and orders."""
    best = 0.0
    for move in rules.moves(state, state.seat):
        if isinstance(move, Place):
            card = state.row[move.slot] if move.slot < 4 else None
            lying = state.lying[move.slot]
            fight = lying is not None and sum(lying.dice) == sum(move.dice)
            gain = (card.points if card else 0) * (0.5 if fight else 1) + PIP * sum(move.dice)
            after = rules.play(state, state.seat, move)
            if rules.battle_is_due(after):
                after = rules.roll(after, (1, 2))
            best = max(best, gain + best_by_playing(rules, after))
    return best


def some_positions(seed: int, number: int) -> list[State]:
    """Return positions of random games with a choice after the last roll."""
    found: list[State] = []
    while len(found) < number:
        table = kit.random_table(RULES, 3, seed)
        chosen = (state for state in kit.positions(table) if isinstance(RULES.pending(state), Choose))
        found += [state for state in chosen if state.rolls_left == 0 and state.hand]
        seed += 1
    return random.Random(seed).sample(found, number)


def test_placings_are_worth_what_playing_them_in_every_way_makes() -> None:
    """A placing has the points of its card and the best that the other dice can make."""
    for state in some_positions(seed=1, number=60):
        values = turn_values(RULES, state, state.seat)
        assert set(values) == set(RULES.moves(state, state.seat))
        assert max(values.values()) == pytest.approx(best_by_playing(RULES, state))
        assert values[DONE] == 0


def test_a_keep_is_worth_the_mean_of_its_rolls() -> None:
    """With one roll left all rolls are tried."""
    state = follow(RULES, dealt(RULES), "roll 6 5 5 1", "0: keep", "roll 6 5 5 1")
    values = turn_values(RULES, state, 0)
    for keep in ((5, 5), (5, 5, 6), (6,)):
        rolls = list(product(range(1, 7), repeat=4 - len(keep)))
        after = RULES.play(state, 0, Keep(keep))
        mean = sum(max(turn_values(RULES, RULES.roll(after, roll), 0).values()) for roll in rolls) / len(rolls)
        assert values[Keep(keep)] == pytest.approx(mean)


def test_a_battle_is_half_a_chance() -> None:
    """Two points fought for count as one."""
    state = follow(RULES, dealt(RULES), "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 6 6 5 5")
    values = turn_values(RULES, state, 1)
    sixes, both = RULES.parse("place 1 6"), RULES.parse("place 1 6 6")
    rest = 1 + 1 + PIP * 16
    assert values[sixes] == pytest.approx(1 + PIP * 6 + rest)
    assert values[both] == pytest.approx(2 + PIP * 12 + 1 + PIP * 10)


def test_the_bot_places_what_scores_most_and_wastes_no_die() -> None:
    """It places three of a kind first, the last die on the sixes, and is then done."""
    state = follow(RULES, dealt(RULES), "roll 4 4 4 6", "0: keep", "roll 4 4 4 6", "0: keep", "roll 4 4 4 6")
    played = []
    for _ in range(3):
        move = simple(RULES, state, 0)
        played.append(str(move))
        state = RULES.play(state, 0, move)
    assert sorted(played[:2]) == ["place 1 6", "place 4 4 4 4"]
    assert played[2] == "done"


def test_idle_dice_go_to_the_extra_roll_card() -> None:
    """They have a small value there and none in the hand."""
    state = dealt(RULES, row=("sixes:2", "sixes:2*", "fives:2", "four_of_a_kind:11"))
    state = follow(RULES, state, "roll 1 2 3 3", "0: keep", "roll 1 2 3 3", "0: keep", "roll 1 2 3 3")
    assert str(simple(RULES, state, 0)) == "place x 1 2 3 3"


def test_simple_bots_play_to_the_end() -> None:
    """They do so in every edition."""
    for edition in ("international", "finnish", "polish"):
        rules = dicetto(edition, bonus=True, cards_to_win=4)
        table = kit.random_table(rules, 3, seed=2)
        table.policies["random"] = simple
        for _ in kit.positions(table):
            pass
        assert table.ended
