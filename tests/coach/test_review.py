import random
from typing import Any

import pytest

from noppa import BadRecord, coach, rules
from noppa.bots import BOTS, evaluators
from noppa.core.dice import FACES, multisets, ways
from noppa.core.record import Record
from noppa.core.sources import RealDice, Seeded
from noppa.core.table import Seat, Table

EDITIONS = ["international", "nordic", "danish", "dutch"]


def played(edition: str, seed: int, levels: tuple[str, ...] = ("simple", "random")) -> Table:
    """Return a finished game between bots, one of which plays at random."""
    draw = random.Random(seed)
    policies = BOTS | {"random": lambda rules, state, seat: draw.choice(rules.moves(state, seat))}
    table = Table(rules("yatzy", edition), [Seat(level, "bot", level) for level in levels], Seeded(seed), policies)
    while table.step():
        pass
    return table


def check_sums(found: coach.Review, scores: tuple[int, ...]) -> None:
    """Check that final minus start is luck, loss and others' choices, with no revision."""
    for seat, score in zip(found.seats, scores, strict=True):
        assert seat.final == score
        assert seat.final - seat.start == pytest.approx(seat.luck - seat.loss + seat.others + seat.revision, abs=1e-9)
        assert seat.revision == pytest.approx(0, abs=1e-9)
        assert seat.others == pytest.approx(0, abs=1e-9)
        assert seat.loss == pytest.approx(sum(decision.loss for decision in seat.decisions), abs=1e-9)
        assert seat.luck == pytest.approx(sum(roll.luck for roll in seat.rolls), abs=1e-9)
        assert all(decision.loss >= 0 for decision in seat.decisions)


@pytest.mark.parametrize(
    ("edition", "seed"),
    [
        *((edition, 1) for edition in EDITIONS),
        *(pytest.param(edition, seed, marks=pytest.mark.exhaustive) for edition in EDITIONS for seed in range(2, 12)),
    ],
)
def test_a_review_adds_up(edition: str, seed: int) -> None:
    """The sum is right to 1e-9 for a good and a random player, with luck computed from all outcomes."""
    table = played(edition, seed)
    check_sums(coach.review(Record.of(table)), table.pending.scores)  # type: ignore[union-attr]


def test_luck_is_not_a_remainder() -> None:
    """A roll's mean is that of all 252 first rolls, weighted by probability."""
    variant = rules("yatzy")
    start, evaluator = variant.start(1), evaluators.evaluator(variant)
    found = coach.review(Record.of(played("international", 1, ("simple",)))).seats[0]
    mean = sum(ways(roll) / 6**5 * evaluator.value(variant.roll(start, roll), 0) for roll in multisets(5))
    first = found.rolls[0]
    assert first.mean == pytest.approx(mean, abs=1e-12)
    came = tuple(map(int, first.came.split()))
    assert first.value == pytest.approx(evaluator.value(variant.roll(start, came), 0), abs=1e-12)


def test_best_play_loses_nothing() -> None:
    """A player who follows the advice is flawless."""

    def follow(rules: Any, state: Any, seat: int) -> Any:
        return coach.advise(rules, state, seat)[0].move

    table = Table(rules("yatzy"), [Seat("A", "bot", "coach")], Seeded(4), {"coach": follow})
    while table.step():
        pass
    found = coach.review(Record.of(table)).seats[0]
    assert found.loss == pytest.approx(0, abs=1e-9)
    assert found.band == "flawless"
    assert found.costliest() == ()


def test_bands_tell_good_play_from_bad() -> None:
    """The random player is a beginner, the simple bot is not."""
    found = coach.review(Record.of(played("international", 3)))
    assert found.seats[1].band == "beginner"
    assert found.seats[0].band != "beginner"
    costs = [decision.loss for decision in found.seats[1].costliest()]
    assert costs == sorted(costs, reverse=True)
    lucky, unlucky = found.seats[1].moments()
    assert lucky[0].luck > 0 > unlucky[0].luck


def test_turns_with_final_dice_only_are_one_piece_of_luck() -> None:
    """With real dice nobody is blamed for rolls that were not typed."""
    table = Table(rules("yatzy"), [Seat("Aino")], RealDice())
    draw = random.Random(5)
    while not table.ended:
        table.enter(tuple(draw.choices(FACES, k=5)))
        best = coach.advise(table.rules, evaluators.evaluator(table.rules).final_only(table.state), 0)[0]
        table.play(0, best.move)
    found = coach.review(Record.of(table))
    assert found.final_dice_only
    check_sums(found, table.pending.scores)  # type: ignore[union-attr]
    assert found.seats[0].loss == pytest.approx(0, abs=1e-9)
    assert all(roll.whole_turn for roll in found.seats[0].rolls)
    assert len(found.seats[0].rolls) == 15


def test_an_unfinished_game_is_not_reviewed() -> None:
    """The refusal is a sentence, not half a review."""
    table = Table(rules("yatzy"), [Seat("Aino")], Seeded(1))
    with pytest.raises(BadRecord) as caught:
        coach.review(Record.of(table))
    assert caught.value.code == "review-unfinished"


def test_the_curve_runs_from_the_opening_to_the_final_score() -> None:
    """It has one value for every step, and one before the first."""
    table = played("international", 1)
    for seat in coach.review(Record.of(table)).seats:
        assert len(seat.curve) == len(table.history) + 1
        assert (seat.curve[0], seat.curve[-1]) == (seat.start, seat.final)
