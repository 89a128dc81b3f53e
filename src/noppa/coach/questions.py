"""Questions: states in which a seat has to choose, from your own games, of a kind, or for a day."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from hashlib import sha256
from typing import Any

from noppa.bots.evaluators import evaluator
from noppa.coach.advice import Advice
from noppa.core.events import Moved
from noppa.core.options import plain_options
from noppa.core.record import Record, content_hash
from noppa.core.rules import Choose, Move, Rules
from noppa.core.sources import RealDice, Seeded
from noppa.core.table import Policy, Seat, Table
from noppa.games import rules_of

TRIES = 5
"""Games played in search of a question of a kind."""
CANDIDATES = 15
"""States of a game that are tried as questions."""
PUZZLE_TRIES = 12
CLEAR = 5
"""The best answer of a puzzle beats the next by at least this many times the grain."""
SCHEME = "noppa-puzzle-1"


@dataclass(frozen=True, slots=True)
class Question:
    """A state in which a seat has to choose; `key` identifies it from one day to the next."""

    key: str
    rules: Rules[Any]
    state: Any
    seat: int
    from_own_game: bool

    @property
    def kind(self) -> str:
        """The kind of the choice between the two best moves, as the game's evaluator classifies it."""
        best, second = _two_best(_values(self))
        game_evaluator = evaluator(self.rules)
        return game_evaluator.decision_kind(self.rules.observed(self.state, self.seat), self.seat, second, best)


def own_question(record: Record, number: int, key: str) -> Question | None:
    """Return the state in which event `number` of a record was played; None if that is not a move."""
    rules = rules_of(record)
    table = record.replay(rules)
    entry = next((entry for entry in table.history if entry.number == number), None)
    if entry is None or not isinstance(entry.step, Moved):
        return None
    final_only = isinstance(table.source, RealDice) and not table.source.every_roll
    state = evaluator(rules).final_only(entry.before) if final_only else entry.before
    return Question(key, rules, state, entry.step.seat, from_own_game=True)


def common_question(rules: Rules[Any], policy: Policy, seed: int, at: int | None = None) -> Question:
    """Return a state of a game between bots in which there is a choice: number `at`, or one picked by the seed."""
    choices = _choices(rules, policy, seed)
    state, seat = choices[(seed if at is None else at) % len(choices)]
    suffix = "" if at is None else f".{at}"
    return Question(f"{variant_key(rules)}:{seed}{suffix}", rules, state, seat, from_own_game=False)


def question_of_kind(rules: Rules[Any], policy: Policy, kind: str, seed: int) -> Question:
    """Return a question of a kind from a game between bots, with more than the grain at stake; else any question."""
    fallback: Question | None = None
    for question in _candidates(rules, policy, range(seed, seed + TRIES)):
        values = _values(question)
        if max(values.values()) - min(values.values()) <= evaluator(rules).grain:
            continue
        fallback = fallback or question
        if question.kind == kind:
            return question
    return fallback or common_question(rules, policy, seed)


def puzzle(rules: Rules[Any], policy: Policy, day: date) -> Question:
    """Return the puzzle of a day: one clearly best answer, which is not the move of `policy`.

    It depends on the game and the day alone, so it is the same for everybody. The kind of choice changes from day to
    day; if none of that kind comes up, the clearest choice of another kind is taken.
    """
    return _puzzle(rules.game.name, day, rules, policy)


@lru_cache(maxsize=64)
def _puzzle(game: str, day: date, rules: Rules[Any], policy: Policy) -> Question:
    name = f"{SCHEME} {game} {day.isoformat()}"
    seeds = (_seed(f"{name} {attempt}") for attempt in range(PUZZLE_TRIES))
    game_evaluator = evaluator(rules)
    kind = game_evaluator.kinds[_seed(name) % len(game_evaluator.kinds)]
    ranked: list[tuple[bool, float, Question]] = []
    for question in _candidates(rules, policy, seeds):
        values = _values(question)
        best, second = _two_best(values)
        gap = values[best] - values[second]
        if gap < CLEAR * game_evaluator.grain:
            continue
        tempting = policy(rules, rules.observed(question.state, question.seat), question.seat) != best
        if tempting and question.kind == kind:
            return question
        ranked.append((tempting, gap, question))
    return max(ranked, key=lambda entry: entry[:2])[2]


def parse_key(key: str) -> tuple[int, int | None]:
    """Return the seed and the index at the end of a common question's key."""
    seed, _, at = key.rpartition(":")[2].partition(".")
    return int(seed), int(at) if at else None


def variant_key(rules: Rules[Any]) -> str:
    """Return the part of a common question's key that identifies the rules."""
    declared = rules.game.options
    settled = plain_options({key: value for key, value in rules.options.items() if value != declared[key].unrecorded})
    return f"{rules.game.name}:{content_hash(settled)[:12]}"


def good_enough(question: Question, chosen: Advice) -> bool:
    """Return whether a choice costs next to nothing."""
    return chosen.loss <= evaluator(question.rules).grain


def _choices(rules: Rules[Any], policy: Policy, seed: int) -> list[tuple[Any, int]]:
    """Return the states of a game between bots in which a seat has more than one move."""
    seats = [Seat(str(seat), "bot", "player") for seat in range(rules.game.least_players)]
    table = Table(rules, seats, Seeded(seed), {"player": policy})
    choices = []
    while table.step():
        pending = rules.pending(table.state)
        if isinstance(pending, Choose) and len(rules.moves(table.state, pending.seats[0])) > 1:
            choices.append((table.state, pending.seats[0]))
    return choices


def _candidates(rules: Rules[Any], policy: Policy, seeds: Iterator[int] | range) -> Iterator[Question]:
    """Yield states of several games, a sample of each in random order."""
    for seed in seeds:
        choices = _choices(rules, policy, seed)
        order = random.Random(seed).sample(range(len(choices)), min(CANDIDATES, len(choices)))  # noqa: S311 - no secret
        for at in order:
            state, seat = choices[at]
            yield Question(f"{variant_key(rules)}:{seed}.{at}", rules, state, seat, from_own_game=False)


def _values(question: Question) -> dict[Move, float]:
    observed = question.rules.observed(question.state, question.seat)
    return dict(evaluator(question.rules).move_values(observed, question.seat))


def _two_best(values: dict[Move, float]) -> tuple[Move, Move]:
    """Return the best move and the next best; the same twice if there is only one."""
    ranked = sorted(values, key=lambda move: -values[move])
    return ranked[0], ranked[min(1, len(ranked) - 1)]


def _seed(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:4])
