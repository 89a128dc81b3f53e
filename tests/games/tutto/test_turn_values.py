"""The value of a choice for this turn, compared with independently computed expectations."""

import random
import time
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

from games.tutto.script import TUTTO, after, sheet, tutto
from noppa import Choose, Draw, Over, Roll
from noppa.bots import BOTS
from noppa.core.dice import FACES, Dice
from noppa.games.tutto.odds import (
    firework_points,
    new_faces_chance,
    outcomes,
    put_aside_chance,
    straight_chance,
)
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import null_ways, points, sets_of, whole
from noppa.games.tutto.state import State
from noppa.games.tutto.turn_values import turn_values

RULES = tutto(target=50_000)


@cache
def slow_worth(dice: int, collected: int, bonus: int) -> Fraction:
    """Return the mean points of rolling dice under a bonus card, over all ordered rolls."""
    total = Fraction(0)
    for rolled in product(FACES, repeat=dice):
        total += _slow_best(tuple(sorted(rolled)), collected, bonus)
    return total / Fraction(6**dice)


@cache
def _slow_best(rolled: Dice, collected: int, bonus: int) -> Fraction:
    choices = [Fraction(0)]
    for some in sets_of(rolled):
        brings = collected + points(some)
        left = len(rolled) - len(some)
        choices.append(slow_worth(left, brings, bonus) if left else Fraction(brings + bonus))
    if sets_of(rolled):
        all_aside = len(whole(rolled)) == len(rolled)
        choices.append(Fraction(collected + points(whole(rolled)) + (bonus if all_aside else 0)))
    return max(choices)


@pytest.mark.parametrize("aside", [3, 4, 5])
def test_a_set_is_worth_the_mean_over_all_rolls_that_may_follow(aside: int) -> None:
    """Going through every ordered roll gives the exact value for the current card."""
    fives = " ".join(["5"] * aside)
    blanks = " ".join(["2", "2", "3"][: 6 - aside])
    state = after(RULES, sheet(0, 0), "draw bonus_400", f"roll {fives} {blanks}")
    values = turn_values(RULES, state, 0)
    move = RULES.parse(f"set {fives}")
    assert values[move] == pytest.approx(float(slow_worth(6 - aside, points((5,) * aside), 400)), abs=1e-9)
    assert values[RULES.parse("stop")] == points((5,) * aside)


@pytest.mark.parametrize("dice", range(1, 7))
def test_chances_of_outcomes_add_up(dice: int) -> None:
    """The sum is one, including the null."""
    assert sum(chance for _, chance in outcomes(dice)) == pytest.approx(1)


def test_the_chance_of_new_faces_is_what_counting_rolls_gives() -> None:
    """There are n dice and n missing faces."""
    for missing in range(1, 6):
        expected = set(FACES[:missing])
        found = [len(expected & set(rolled)) for rolled in product(FACES, repeat=missing)]
        for new in range(missing + 1):
            assert new_faces_chance(missing, new) == pytest.approx(found.count(new) / 6**missing)


@cache
def slow_straight(missing: frozenset[int]) -> Fraction:
    """Return the chance to complete a straight, over all ordered rolls and all choices of new faces."""
    if not missing:
        return Fraction(1)
    total = Fraction(0)
    for rolled in product(FACES, repeat=len(missing)):
        fresh = missing & set(rolled)
        choices = (frozenset(some) for size in range(1, len(fresh) + 1) for some in combinations(fresh, size))
        total += max((slow_straight(missing - some) for some in choices), default=Fraction(0))
    return total / Fraction(6 ** len(missing))


@pytest.mark.parametrize("missing", range(1, 5))
def test_the_chance_of_a_straight_is_what_going_through_every_roll_gives(missing: int) -> None:
    """The best choice of new faces is made each time."""
    assert straight_chance(missing) == pytest.approx(float(slow_straight(frozenset(FACES[:missing]))))


def test_the_chance_to_put_two_dice_aside() -> None:
    """Both count in 4 of 36; one of them in 16 of 36, and then the other in a third."""
    assert put_aside_chance(1) == pytest.approx(1 / 3)
    assert put_aside_chance(2) == pytest.approx(4 / 36 + 16 / 36 / 3)


def test_the_chance_of_a_tutto_is_what_playing_for_it_gives() -> None:
    """A player who always sets aside what leaves the best chance makes one at that rate."""
    rules, draw = tutto(), random.Random(4)
    games, plays = 4000, 0
    state = after(rules, sheet(0, 9000), "draw plus_minus")
    for _ in range(games):
        plays += _plays_to_tutto(rules, state, draw)
    assert plays / games == pytest.approx(put_aside_chance(6), abs=0.02)


def _plays_to_tutto(rules: Tutto, state: State, draw: random.Random) -> bool:
    while True:
        pending = rules.pending(state)
        if isinstance(pending, Draw):
            return False
        if isinstance(pending, Roll):
            state = rules.roll(state, draw.choices(FACES, k=pending.dice))
        elif 0 not in state.taken:
            return True
        else:
            state = rules.play(state, 0, BOTS["simple"](rules, state, 0))


def test_the_points_of_a_firework_are_what_fireworks_give() -> None:
    """The mean of many fireworks, played by the rules, agrees."""
    draw = random.Random(6)
    start = after(RULES, sheet(0, 0), "draw firework")
    fireworks, total = 4000, 0
    for _ in range(fireworks):
        state = start
        while not isinstance(pending := RULES.pending(state), Draw):
            if isinstance(pending, Roll):
                state = RULES.roll(state, draw.choices(FACES, k=pending.dice))
            else:
                state = RULES.play(state, 0, RULES.moves(state, 0)[0])
        total += state.banked[0]
    assert total / fireworks == pytest.approx(firework_points(6), rel=0.06)


def test_it_goes_on_while_the_expected_points_rise() -> None:
    """With 50 points and five dice it rolls; with 400 and one die it stops."""
    assert _choice("draw bonus_600", "roll 5 2 2 3 3 4").startswith("set")
    assert _choice("draw bonus_200", "roll 1 1 1 5 5 4", "set 1 1 1 5", "roll 5 2") == "stop"


def test_it_stops_after_a_large_tutto_and_goes_on_after_a_small_one() -> None:
    """With 2600 points there is too much to lose, with 550 there is not."""
    assert _choice("draw bonus_600", *TUTTO) == "stop"
    lines = ("roll 5 5 2 2 3 3", "set 5 5", "roll 1 5 2 3", "set 1 5", "roll 5 5", "set 5 5")
    assert _choice("draw bonus_200", *lines) == "go"


@pytest.mark.parametrize(
    ("pile", "worth"),
    [
        ({"stop": 3}, 0.0),
        ({"straight": 2}, straight_chance(6) * 4200),
        ({"plus_minus": 1, "stop": 1}, put_aside_chance(6) * 3200 / 2),
        ({"firework": 1}, 2200 + firework_points(6)),
        ({"clover": 1, "stop": 3}, put_aside_chance(6) ** 2 * 50_000 / 4),
    ],
)
def test_going_on_is_worth_the_mean_over_the_cards_left(pile: dict[str, int], worth: float) -> None:
    """The turn has 2200 points; a card that ends the turn has the value 0."""
    state = after(RULES, sheet(0, 0), "draw bonus_200", *TUTTO)
    few = replace(state, pile=tuple(pile.get(str(card), 0) for card in RULES.cards))
    assert turn_values(RULES, few, 0)[RULES.parse("go")] == pytest.approx(worth)


def test_it_banks_what_ends_the_game() -> None:
    """If the game ends at once, points beyond the target have no value."""
    rules = tutto()
    state = after(rules, sheet(5950, 5900), "draw bonus_600", "roll 5 2 2 3 3 4")
    assert str(BOTS["simple"](rules, state, 0)) == "stop"
    later = tutto("later")
    assert str(BOTS["simple"](later, state, 0)) != "stop"


def test_under_a_straight_it_takes_one_new_face_at_a_time() -> None:
    """Many dice for many faces are likelier to show a new one than few for few."""
    assert _choice("draw straight", "roll 1 2 3 3 3 5") == "set 1"


def test_a_clover_leaf_in_reach_is_worth_the_target() -> None:
    """The last die of the second Tutto decides."""
    state = after(RULES, sheet(0, 0), "draw clover", *TUTTO, "roll 1 1 1 5 5 2")
    values = turn_values(RULES, state, 0)
    assert values[RULES.parse("set 1 1 1 5 5")] == pytest.approx(50_000 / 3)
    state = after(RULES, sheet(0, 0), "draw clover", *TUTTO, "roll 1 1 1 5 5 5")
    assert turn_values(RULES, state, 0)[RULES.parse("set 1 1 1 5 5 5")] == 50_000


def _choice(*lines: str) -> str:
    return str(BOTS["simple"](RULES, after(RULES, sheet(0, 0), *lines), 0))


def test_a_decision_takes_no_time() -> None:
    """Each takes well under 100 ms over a whole game, with an empty cache at its start."""
    from noppa.games.tutto.turn_values import under_card  # noqa: PLC0415 - only to clear its cache

    under_card.cache_clear()
    rules, draw = tutto(), random.Random(9)
    state, slowest = rules.start(2), 0.0
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Roll):
            state = rules.roll(state, draw.choices(FACES, k=pending.dice))
        elif isinstance(pending, Draw):
            state = rules.draw(state, draw.choices(list(pending.deck), list(pending.deck.values()))[0])
        elif isinstance(pending, Choose):
            begun = time.process_time()
            move = BOTS["simple"](rules, state, pending.seats[0])
            slowest = max(slowest, time.process_time() - begun)
            state = rules.play(state, pending.seats[0], move)
    assert slowest < 0.1


def test_the_odds_in_the_documentation_are_those_of_the_game() -> None:
    """It has a row for each number of dice."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "tutto.md").read_text(encoding="utf-8")
    for dice in range(1, 7):
        usual, straight = (null_ways(dice, straight=straight) for straight in (False, True))
        cells = [str(dice)]
        cells += [f"{usual}/{6**dice}", f"{100 * usual / 6**dice:.2f} %", f"{100 * put_aside_chance(dice):.2f} %"]
        cells += [f"{straight}/{6**dice}", f"{100 * straight / 6**dice:.2f} %"]
        cells += [f"{100 * straight_chance(dice):.2f} %", f"{firework_points(dice):.1f}"]
        assert f"| {' | '.join(cells)} |\n" in page
