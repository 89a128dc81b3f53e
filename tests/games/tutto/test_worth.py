"""Worths add up: before chance their mean after it, before a choice the best of what follows."""

import random
from collections.abc import Iterator

import pytest

import noppa
from noppa import Choose, Draw, Over, Roll
from noppa.core.dice import multisets, ways
from noppa.games.tutto.position import State
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.worth import Worth

EXACT = 1e-9
TABLES: dict[str, object] = {"target": 1500}
"""A short game: solved in a moment."""
RULES = [
    {"edition": "booklet"},
    {"edition": "later"},
    {"edition": "booklet", "floor_at_zero": False},
    {"edition": "later", "straight_is_tutto": False},
    {"edition": "booklet", "ending": "equal_turns", "floor_at_zero": False},
]


def rules_of(told: dict[str, object]) -> Tutto:
    """The rules for a short game."""
    made = noppa.rules("tutto", **(TABLES | told))  # type: ignore[arg-type]
    assert isinstance(made, Tutto)
    return made


def positions(rules: Tutto, players: int, seed: int, most: int = 10**6) -> Iterator[State]:
    """Every position of a game played at random."""
    draw, state = random.Random(seed), rules.start(players)
    for _ in range(most):
        yield state
        match rules.pending(state):
            case Over():
                return
            case Roll(_, dice, _, _):
                state = rules.roll(state, draw.choices((1, 2, 3, 4, 5, 6), k=dice))
            case Draw(_, deck, _):
                state = rules.draw(state, draw.choices(list(deck), list(deck.values()))[0])
            case Choose(seats):
                state = rules.play(state, seats[0], draw.choice(rules.moves(state, seats[0])))


def mean_after(worth: Worth, state: State, seat: int) -> float:
    """The mean worth over all that chance can give."""
    rules, asked = worth.rules, worth.rules.pending(state)
    if isinstance(asked, Roll):
        return sum(
            ways(roll) / float(6**asked.dice) * after_roll(worth, state, roll, seat) for roll in multisets(asked.dice)
        )
    assert isinstance(asked, Draw)
    cards = sum(asked.deck.values())
    return sum(
        count / cards * within_turn(worth, state, rules.draw(state, card), seat) for card, count in asked.deck.items()
    )


def after_roll(worth: Worth, state: State, roll: tuple[int, ...], seat: int) -> float:
    """The worth once dice have come up."""
    return within_turn(worth, state, worth.rules.roll(state, roll), seat)


def within_turn(worth: Worth, before: State, after: State, seat: int) -> float:
    """The worth of a position, by the tables if it is the next turn's: there an estimate may change."""
    if before.turns == after.turns or isinstance(worth.rules.pending(after), Over):
        return worth.value(after, seat)
    return between_turns(worth, before, after, seat)


def between_turns(worth: Worth, before: State, after: State, seat: int) -> float:
    """What the end of a turn is worth to a seat by the tables, whatever the pile."""
    ahead = worth.prospect(before, everyone=True)
    made = ahead.loss if after.past[-1].banked == 0 and not any(after.past[-1].took) else None
    if made is None:
        taken = sum(turned.card.text == "plus_minus" and turned.tuttos > 0 for turned in after.past[-1].cards)
        made = ahead.bank(taken, after.past[-1].banked // 50)
    return float(made[(seat - before.seat) % len(before.banked)])


@pytest.mark.parametrize("told", RULES, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_worths_inside_a_turn_add_up(told: dict[str, object], players: int) -> None:
    """For every seat: before a roll or card the mean of what follows, before a choice the roller's best."""
    rules = rules_of(told)
    worth = Worth(rules)
    for state in list(positions(rules, players, seed=players))[:: 3 if players < 3 else 7]:
        asked = rules.pending(state)
        for seat in range(players):
            value = worth.value(state, seat)
            if isinstance(asked, Roll | Draw):
                assert value == pytest.approx(mean_after(worth, state, seat), abs=EXACT)
            elif isinstance(asked, Choose):
                values = worth.move_values(state, asked.seats[0])
                assert tuple(values) == rules.moves(state, asked.seats[0])
                best = max(values, key=values.__getitem__)
                after = rules.play(state, asked.seats[0], best)
                if seat == asked.seats[0]:
                    assert value == max(values.values())
                assert value == pytest.approx(within_turn(worth, state, after, seat), abs=EXACT)


@pytest.mark.parametrize("told", RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_chances_add_up_to_one(told: dict[str, object], players: int) -> None:
    """Of all seats together, at any point of the game and at its end."""
    rules = rules_of(told)
    worth = Worth(rules)
    for state in list(positions(rules, players, seed=10 + players))[:: 5 * players]:
        assert sum(worth.value(state, seat) for seat in range(players)) == pytest.approx(1.0, abs=EXACT)
