"""Values of positions in Dicetto: consistency, and a comparison with brute force."""

import random
from itertools import product
from typing import Any

import pytest

from games.dicetto.script import dealt, dicetto, follow
from games.dicetto.test_prospects import random_states
from games.dicetto.test_step import SMALL_DECK
from noppa import BadRecord, IllegalMove
from noppa.core.dice import FACES, Dice, multisets, ways
from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.games.dicetto.cards import Kind
from noppa.games.dicetto.evaluator import Evaluator
from noppa.games.dicetto.moves import DONE
from noppa.games.dicetto.odds import chance_to_beat
from noppa.games.dicetto.state import State
from noppa.locale import Messages

EVERY: tuple[dict[str, Any], ...] = (
    {"bonus": True},
    {"edition": "finnish", "bonus": True},
    {"edition": "polish"},
    {"deck": SMALL_DECK, "bonus": True},
    {"deck": SMALL_DECK, "battle": "end_of_turn", "cards_to_win": 4},
)


def shares(evaluator: Evaluator, state: State) -> list[float]:
    """Return the values for all seats."""
    return [evaluator.value(state, seat) for seat in range(len(state.won))]


def brute(evaluator: Evaluator, state: State) -> float:
    """Return the best value of all ways to place, by the rules, for the seat in turn."""
    rules, seat = evaluator.rules, state.seat
    if rules.battle_is_due(state):
        return (brute(evaluator, rules.roll(state, (2, 1))) + brute(evaluator, rules.roll(state, (1, 2)))) / 2
    best = evaluator.move_values(state, seat)[DONE]
    for move in rules.moves(state, seat):
        if move != DONE:
            best = max(best, brute(evaluator, rules.play(state, seat, move)))
    return best


def mean_of_rolls(evaluator: Evaluator, state: State, dice: int) -> float:
    """Return the mean value for the seat in turn over all rolls; in a battle the order of the dice matters."""
    rolls: list[tuple[Dice, float]] = [(roll, ways(roll) / 6**dice) for roll in multisets(dice)]
    if None not in state.dice:
        rolls = [(roll, 1 / 36) for roll in product(FACES, repeat=2)]
    return sum((chance * evaluator.value(evaluator.rules.roll(state, roll), state.seat) for roll, chance in rolls), 0.0)


@pytest.mark.parametrize("options", EVERY, ids=str)
def test_values_fit_together(options: dict[str, Any]) -> None:
    """A roll has the mean of what may come, a choice its best move, a move the value of its result."""
    rules = dicetto(**options)
    evaluator = Evaluator(rules)
    for players in (2, 3):
        draw, state, steps = random.Random(players), rules.start(players), 0
        while not isinstance(pending := rules.pending(state), Over) and steps < 150:
            steps += 1
            values = shares(evaluator, state)
            assert sum(values) == pytest.approx(1.0, abs=1e-9)
            match pending:
                case Draw(deck=deck):
                    state = rules.draw(state, draw.choices(list(deck), list(deck.values()))[0])
                case Roll(dice=dice):
                    if not state.done:  # after the last battle the next seat is in turn
                        mean = mean_of_rolls(evaluator, state, dice)
                        assert mean == pytest.approx(values[state.seat], abs=1e-9)
                    state = rules.roll(state, tuple(draw.randint(1, 6) for _ in range(dice)))
                case Choose((seat,)):
                    found = evaluator.move_values(state, seat)
                    assert tuple(found) == rules.moves(state, seat)
                    assert max(found.values()) == pytest.approx(values[seat], abs=1e-9)
                    move = draw.choice([*found, max(found, key=found.__getitem__)])
                    state = rules.play(state, seat, move)
                    if move != DONE or isinstance(rules.pending(state), Draw | Over):
                        assert evaluator.value(state, seat) == pytest.approx(found[move], abs=1e-9)


def test_a_battle_is_worth_half_of_each_outcome() -> None:
    """Its dice have not been rolled; ties are included."""
    rules = dicetto()
    evaluator = Evaluator(rules)
    state = follow(rules, dealt(rules), "roll 6 6 1 2", "0: place 1 6 6", "0: done", "roll 6 6 5 5", "1: place 1 6 6")
    assert isinstance(rules.pending(state), Roll)
    for seat in (0, 1):
        mean = sum(evaluator.value(rules.roll(state, (a, b)), seat) for a in range(1, 7) for b in range(1, 7)) / 36
        assert evaluator.value(state, seat) == pytest.approx(mean, abs=1e-9)


@pytest.mark.parametrize("options", EVERY, ids=str)
def test_placing_is_as_good_as_trying_everything(options: dict[str, Any]) -> None:
    """Dice that are not rolled again have the best value over all orders of placing them."""
    rules = dicetto(**options)
    evaluator = Evaluator(rules)
    states = [evaluator.final_only(state) for state in random_states(rules, 2, 5) if any(state.lying)]
    for state in states[:: max(1, len(states) // 4)][:4]:
        assert evaluator.value(state, state.seat) == pytest.approx(brute(evaluator, state), abs=1e-9)


def test_final_only_leaves_no_roll() -> None:
    """This is for real dice of which only the last roll is known."""
    rules = dicetto()
    state = follow(rules, dealt(rules), "roll 6 6 1 2")
    settled = Evaluator(rules).final_only(state)
    assert state.rolls_left == 2
    assert settled.rolls_left == 0
    assert settled.dice == state.dice


def test_who_is_behind_does_something() -> None:
    """With nothing on the table a seat that is not ahead places dice, so that no game stalls."""
    rules = dicetto(bonus=True)
    bonus = ("fewest_logos", "fewest_cards", "fewest_points", "most_chances")
    state = dealt(rules, row=("sixes:2*", "pair:1*", "ones:2*", "twos:2*"), bonus=bonus)
    state = worth_state = follow(rules, state, "roll 6 6 1 2")
    evaluator = Evaluator(rules)
    values = evaluator.move_values(evaluator.final_only(worth_state), 0)
    assert max(values, key=values.__getitem__) != DONE
    assert values[DONE] < 0.1


def test_bad_input() -> None:
    """Covers missing seats, seats that are not due, and a game that is not over."""
    rules = dicetto()
    evaluator, state = Evaluator(rules), dealt(rules)
    with pytest.raises(IllegalMove, match="seat-unknown"):
        evaluator.value(state, 2)
    with pytest.raises(IllegalMove, match="advice-not-due"):
        evaluator.move_values(follow(rules, state, "roll 1 2 3 4"), 1)
    with pytest.raises(BadRecord, match="review-unfinished"):
        evaluator.final(state, 0)


def test_games_are_played_out_from_anywhere() -> None:
    """The start, mid-turn, before a battle and the end are tried; the same seed gives the same result."""
    for options in EVERY:
        rules = dicetto(**options)
        evaluator = Evaluator(rules)
        states = random_states(rules, 3, 2)
        for state in (rules.start(4), states[0], states[len(states) // 2], states[-1]):
            scores = evaluator.finishes(state, 20, seed=3)
            assert [len(row) for row in scores] == [len(state.won)] * 20
            assert scores == evaluator.finishes(state, 20, seed=3)
            if len(states) > 40 and state is states[0]:
                assert scores != evaluator.finishes(state, 20, seed=4)


def test_playing_out_a_decided_game_gives_its_result() -> None:
    """When the turn that ends the game is done, every playout has the final score."""
    rules = dicetto(cards_to_win=1)
    evaluator = Evaluator(rules)
    state = follow(rules, dealt(rules), "roll 6 6 6 6", "0: place 4 6 6 6", "0: done", "roll 1 1 2 3", "1: done")
    assert isinstance(over := rules.pending(state), Over)
    assert evaluator.finishes(state, 5, seed=1) == [list(over.scores)] * 5


def test_every_kind_of_move_has_a_reason() -> None:
    """Covers keeps, placings on free cards, on others' dice and for a battle, the extra roll card, and done."""
    rules = dicetto(bonus=True)
    evaluator, say = Evaluator(rules), Messages()
    state = follow(
        rules,
        dealt(rules),
        *("roll 6 6 1 1", "0: place 1 6", "0: place 2 1 1", "0: place x 6", "0: done", "roll 6 6 1 1"),
    )
    codes = set()
    for seen in (state, rules.play(state, 1, rules.parse("place 2 6 6"))):
        for move in rules.moves(seen, 1):
            for why in evaluator.reasons(seen, 1, move):
                assert say.reason(why.code, why.params, "dicetto")
                codes.add(why.code.removeprefix("dicetto-why-"))
            assert f"kind-{evaluator.decision_kind(seen, 1, move, move)}" in say
    assert codes >= {"keep", "keep-too", "points", "beaten", "send-back", "battle", "done", "nothing", "roll-instead"}
    first = follow(rules, dealt(rules), "roll 6 6 1 1")
    assert evaluator.reasons(first, 0, rules.parse("place x 6"))[0].code == "dicetto-why-extra"
    sentences = [say.reason(*why, "dicetto") for why in evaluator.reasons(first, 0, rules.parse("place 1 6 6"))]
    assert sentences[0] == "Sixes is worth 2 points."
    beaten = round(100 * chance_to_beat(Kind.SIXES, 12))
    assert sentences[1] == f"A rival who goes for it beats that {beaten}% of the time."
