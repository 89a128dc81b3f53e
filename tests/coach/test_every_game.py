"""The coach's promises for every game, whether its values are exact or estimates."""

import re
from statistics import mean, stdev
from typing import Any

import numpy as np
import pytest

from noppa import Choose, Over, coach, rules
from noppa.bots import BOTS, evaluators, prepare
from noppa.coach.practice import Practice
from noppa.coach.sentences import in_words
from noppa.core.record import Record
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games
from noppa.locale import Messages

SAY = Messages()
GAMES = list(games())
PLAYERS = {game: max(2, games()[game].least_players) for game in GAMES}
EVERY_EDITION = [(game.name, edition) for game in games().values() for edition in game.editions]


def played(game: str, edition: str | None, seed: int, levels: tuple[str, ...]) -> Table:
    """Return a finished game between bots."""
    variant = rules(game, edition)
    prepare(variant, levels)
    table = Table(
        variant, [Seat(f"{level} {seat}", "bot", level) for seat, level in enumerate(levels)], Seeded(seed), BOTS
    )
    while table.step():
        pass
    return table


def choices(game: str, seed: int, every: int) -> list[tuple[Any, int]]:
    """Return positions of a game between medium bots in which a seat has to choose."""
    variant = rules(game)
    levels = ("medium",) * PLAYERS[game]
    table = Table(variant, [Seat(str(seat), "bot", level) for seat, level in enumerate(levels)], Seeded(seed), BOTS)
    met = []
    while table.step():
        if isinstance(pending := table.pending, Choose):
            met.append((table.state, pending.seats[0]))
    return met[::every]


@pytest.mark.parametrize(("game", "edition"), EVERY_EDITION)
def test_a_review_adds_up(game: str, edition: str) -> None:
    """Final minus start is luck, loss, others' choices and revision, each computed separately."""
    table = played(game, edition, 2, ("easy", "medium", *("hard",) * (PLAYERS[game] - 2)))
    found = coach.review(Record.of(table))
    known = evaluators.evaluator(table.rules)
    for seat in found.seats:
        assert seat.final == pytest.approx(known.final(table.state, seat.seat))
        assert seat.final - seat.start == pytest.approx(seat.luck - seat.loss + seat.others + seat.revision, abs=1e-9)
        assert seat.loss == pytest.approx(sum(decision.loss for decision in seat.decisions), abs=1e-9)
        assert all(decision.loss >= -1e-12 for decision in seat.decisions)
        assert seat.band in {name for name, _ in known.bands} | {"beginner"}
        if found.exact:
            assert seat.revision == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_advice_has_every_move_with_a_reason(game: str) -> None:
    """The best is first, in the unit of the game, with a sentence that contains no raw key."""
    variant = rules(game)
    for state, seat in choices(game, 3, 9):
        found = coach.advise(variant, state, seat)
        assert {choice.move for choice in found} == set(variant.moves(state, seat))
        assert found[0].loss == 0
        assert [choice.value for choice in found] == sorted((choice.value for choice in found), reverse=True)
        for choice in found:
            text = in_words(choice.instruction, game, SAY)
            assert 1 <= len(choice.why) <= 3, choice
            for sentence in (text, *(in_words(reason, game, SAY) for reason in choice.why)):
                assert not sentence[0].islower(), choice
                assert not re.search(r"[{}_]|-why-|-advice-", sentence), sentence


@pytest.mark.parametrize("game", GAMES)
def test_values_agree_inside_a_turn(game: str) -> None:
    """A position has the value of its best move for the seat that chooses."""
    variant = rules(game)
    known = evaluators.evaluator(variant)
    for state, seat in choices(game, 4, 5):
        seen = variant.observed(state, seat)
        assert known.value(seen, seat) == pytest.approx(max(known.move_values(seen, seat).values()), abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_from_any_position(game: str) -> None:
    """This holds at the start, in the middle and at the end."""
    variant = rules(game)
    states = [state for state, _ in choices(game, 6, 12)]
    for state in (variant.start(PLAYERS[game]), *states[:2], states[-1]):
        found = coach.chances(variant, state, games=200)
        assert sum(chance.win for chance in found) == pytest.approx(1)
        assert all(0 <= chance.win <= 1 and chance.error >= 0 for chance in found)


@pytest.mark.parametrize("game", GAMES)
def test_playouts_end_as_the_game_does(game: str) -> None:
    """From the last choice of a game, playouts find the results that the rules give for each end."""
    variant = rules(game)
    table = played(game, None, 8, ("hard",) * PLAYERS[game])
    over = table.pending
    assert isinstance(over, Over)
    last = next(entry.before for entry in reversed(table.history) if isinstance(variant.pending(entry.before), Choose))
    finals = np.asarray(evaluators.evaluator(variant).finishes(last, 50, 1))
    assert finals.shape == (50, PLAYERS[game])
    assert (finals == np.array(over.scores)).all(axis=1).any()


@pytest.mark.parametrize("game", GAMES)
def test_practice_asks_and_judges(game: str) -> None:
    """The best move is right, the worst is wrong if it costs something."""
    variant = rules(game)
    practice = Practice(variant, BOTS["simple"], seed=1)
    for _ in range(3):
        question = practice.next()
        found = coach.advise(question.rules, question.state, question.seat)
        assert practice.answer(question, found[0].move)[0].loss == 0
        assert practice.answer(question, found[-1].move)[0].loss == found[-1].loss


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_levels_fall_into_different_bands(game: str) -> None:
    """The band depends on the mean loss per decision over some games; hard is best."""
    bands = {}
    for level in ("hard", "medium", "easy"):
        found = [coach.review(Record.of(played(game, None, seed, (level,) * PLAYERS[game]))) for seed in range(6)]
        seats = [seat for review in found for seat in review.seats]
        loss = sum(seat.loss for seat in seats) / sum(len(seat.decisions) for seat in seats)
        names = [name for name, most in evaluators.evaluator(rules(game)).bands if loss <= most]
        bands[level] = names[0] if names else "beginner"
    order = [name for name, _ in evaluators.evaluator(rules(game)).bands] + ["beginner"]
    assert order.index(bands["hard"]) < order.index(bands["medium"]) < order.index(bands["easy"]), bands


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_estimates_are_right_on_average(game: str) -> None:
    """Over a thousand games of hard bots each seat's mean revision is within two standard errors of zero."""
    levels = ("hard",) * PLAYERS[game]
    found = [coach.review(Record.of(played(game, None, 500 + seed, levels))) for seed in range(1000)]
    for seat in range(PLAYERS[game]):
        revisions = [review.seats[seat].revision for review in found]
        assert abs(mean(revisions)) <= 2 * stdev(revisions) / len(revisions) ** 0.5 + 1e-9, seat
