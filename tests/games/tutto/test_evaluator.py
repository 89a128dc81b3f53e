"""Values are consistent: before chance the mean after it, before a choice the best of what follows."""

import random
from collections.abc import Iterator

import pytest

import noppa
from noppa import Choose, Draw, Over, Roll
from noppa.core.dice import multisets, ways
from noppa.games.tutto.evaluator import LOST, Evaluator
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import State

EXACT = 1e-9
TABLES: dict[str, object] = {"target": 1500}
"""A short game, which is solved in a moment."""
RULES = [
    {"edition": "booklet"},
    {"edition": "later"},
    {"edition": "booklet", "floor_at_zero": False},
    {"edition": "later", "straight_is_tutto": False},
    {"edition": "booklet", "ending": "equal_turns", "floor_at_zero": False},
]


def rules_of(options: dict[str, object]) -> Tutto:
    """Return the rules for a short game."""
    variant = noppa.rules("tutto", **(TABLES | options))  # type: ignore[arg-type]
    assert isinstance(variant, Tutto)
    return variant


def positions(rules: Tutto, players: int, seed: int, most: int = 10**6) -> Iterator[State]:
    """Yield every position of a random game."""
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


def mean_after(evaluator: Evaluator, state: State, seat: int) -> float:
    """Return the mean value over all outcomes of chance."""
    rules, pending = evaluator.rules, evaluator.rules.pending(state)
    if isinstance(pending, Roll):
        return sum(
            ways(roll) / float(6**pending.dice) * after_roll(evaluator, state, roll, seat)
            for roll in multisets(pending.dice)
        )
    assert isinstance(pending, Draw)
    cards = sum(pending.deck.values())
    return sum(
        count / cards * within_turn(evaluator, state, rules.draw(state, card), seat)
        for card, count in pending.deck.items()
    )


def after_roll(evaluator: Evaluator, state: State, roll: tuple[int, ...], seat: int) -> float:
    """Return the value after a roll."""
    return within_turn(evaluator, state, evaluator.rules.roll(state, roll), seat)


def within_turn(evaluator: Evaluator, before: State, after: State, seat: int) -> float:
    """Return a position's value, from the tables if it starts the next turn: there an estimate may change."""
    if before.turns == after.turns or isinstance(evaluator.rules.pending(after), Over):
        return evaluator.value(after, seat)
    return between_turns(evaluator, before, after, seat)


def between_turns(evaluator: Evaluator, before: State, after: State, seat: int) -> float:
    """Return the value of a turn's end for a seat from the tables, whatever the pile."""
    turn = after.past[-1]
    fizzled = turn.cards[-1].card.text == "firework"  # that banks, if nothing
    lost = turn.banked == 0 and not any(turn.took) and not fizzled
    taken = sum(turned.card.text == "plus_minus" and turned.tuttos > 0 for turned in turn.cards)
    return evaluator.end_value(before, seat, taken, LOST if lost else turn.banked // 50)


@pytest.mark.parametrize("options", RULES, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_worths_inside_a_turn_add_up(options: dict[str, object], players: int) -> None:
    """For every seat it is the mean before a roll or card, and the roller's best move before a choice."""
    rules = rules_of(options)
    evaluator = Evaluator(rules)
    for state in list(positions(rules, players, seed=players))[:: 3 if players < 3 else 7]:
        pending = rules.pending(state)
        for seat in range(players):
            value = evaluator.value(state, seat)
            if isinstance(pending, Roll | Draw):
                assert value == pytest.approx(mean_after(evaluator, state, seat), abs=EXACT)
            elif isinstance(pending, Choose):
                values = evaluator.move_values(state, pending.seats[0])
                assert tuple(values) == rules.moves(state, pending.seats[0])
                best = max(values, key=values.__getitem__)
                after = rules.play(state, pending.seats[0], best)
                if seat == pending.seats[0]:
                    assert value == max(values.values())
                assert value == pytest.approx(within_turn(evaluator, state, after, seat), abs=EXACT)


@pytest.mark.parametrize("options", RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_chances_add_up_to_one(options: dict[str, object], players: int) -> None:
    """All seats' chances add up, at any point of the game and at its end."""
    rules = rules_of(options)
    evaluator = Evaluator(rules)
    for state in list(positions(rules, players, seed=10 + players))[:: 5 * players]:
        assert sum(evaluator.value(state, seat) for seat in range(players)) == pytest.approx(1.0, abs=EXACT)


@pytest.mark.parametrize("options", RULES[:2], ids=str)
@pytest.mark.parametrize("players", [2, 3])
def test_the_mean_is_that_of_all_that_chance_can_give(options: dict[str, object], players: int) -> None:
    """It is compared roll by roll and card by card, the next turn with its own pile."""
    rules = rules_of(options)
    evaluator = Evaluator(rules)
    met = [state for state in positions(rules, players, seed=4) if isinstance(rules.pending(state), Roll | Draw)]
    for state in met[:: 4 * players]:
        pending = rules.pending(state)
        for seat in range(players):
            if isinstance(pending, Roll):
                rolls = multisets(pending.dice)
                after = [(rules.roll(state, roll), ways(roll) / float(6**pending.dice)) for roll in rolls]
            else:
                assert isinstance(pending, Draw)
                cards = sum(pending.deck.values())
                after = [(rules.draw(state, card), count / cards) for card, count in pending.deck.items()]
            slow = sum(share * evaluator.value(landed, seat) for landed, share in after)
            assert evaluator.mean(state, seat) == pytest.approx(slow, abs=EXACT)


def test_behind_and_late_one_goes_on_and_ahead_one_stops() -> None:
    """With the same roll and card banking is right at the start, hopeless when the other needs only 50."""
    rules = rules_of({"edition": "booklet"})
    evaluator = Evaluator(rules)
    after = State((0, 0), (0, 0), behind=(), now=None)
    roll = rules.roll(rules.draw(after, rules.card("bonus_200")), (1, 1, 2, 3, 4, 4))
    stop = rules.parse("stop")
    level = evaluator.move_values(roll, 0)
    desperate = evaluator.move_values(State((0, 1450), (0, 0), now=roll.now, dice=roll.dice, pile=roll.pile), 0)
    assert max(level.values()) - level[stop] < max(desperate.values()) - desperate[stop]
    assert max(desperate, key=desperate.__getitem__) != stop


@pytest.mark.parametrize("players", [1, 2, 4, 10])
def test_games_are_played_out_from_any_position(players: int) -> None:
    """No game ends before the target, shares add up, and the same seed gives the same scores."""
    rules = rules_of({"edition": "booklet"})
    evaluator = Evaluator(rules)
    for state in list(positions(rules, players, seed=2))[::40]:
        finals, shares = evaluator.finishes(state, 40, 3), evaluator.wins(state, 40, 3)
        assert [len(game) for game in finals] == [len(game) for game in shares] == [players] * 40
        assert [sum(game) for game in shares] == pytest.approx([1] * 40)
        assert finals == evaluator.finishes(state, 40, 3)


def test_a_clover_leaf_wins_whatever_the_scores() -> None:
    """Playouts begin with the last die of its second Tutto: some are won with an empty sheet."""
    rules = rules_of({"edition": "booklet"})
    evaluator = Evaluator(rules)
    state = rules.draw(State((0, 1450), (0, 0)), rules.card("clover"))
    for _ in range(2):
        state = rules.roll(state, (1, 1, 1, 1, 1, 2))
        state = rules.play(state, 0, rules.parse("set 1 1 1 1 1"))
        if state.now is not None and state.now.tuttos == 0:
            state = rules.roll(state, (1,))
            state = rules.play(state, 0, rules.parse("set 1"))
    finals, shares = evaluator.finishes(state, 300, 1), evaluator.wins(state, 300, 1)
    by_clover = sum(mine < theirs and won[0] == 1 for (mine, theirs), won in zip(finals, shares, strict=True))
    assert 50 < by_clover < 150  # one die in three


def test_alone_the_value_falls_with_every_turn_lost() -> None:
    """It falls by the chance that an imagined rival is done; the end has that chance to the power of the turns."""
    rules = rules_of({"edition": "booklet"})
    evaluator = Evaluator(rules)
    start = rules.start(1)
    lost = rules.draw(start, rules.card("stop"))
    assert evaluator.value(lost, 0) == pytest.approx(evaluator.solved.stays * evaluator.value(start, 0), rel=0.02)
    done = State((1500,), (0,), turns=3, reached=True)
    assert evaluator.final(done, 0) == evaluator.value(done, 0) == pytest.approx(evaluator.solved.stays**3)
