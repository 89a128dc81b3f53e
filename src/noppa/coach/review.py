"""The review of a finished game: the loss of each decision and the luck of each roll.

For every seat it adds up:

    final − start = Σ luck − Σ own loss + Σ what others' choices changed + Σ revision

Luck is the value of a roll or card minus the mean over everything that could have come up, both
computed, never a remainder. Loss is the value of the best move minus that of the one played.
Revision is the change of an estimate when the game gets there: zero where values are exact.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from noppa.bots.evaluators import Evaluator, evaluator
from noppa.core.dice import multisets, ways
from noppa.core.errors import BadRecord
from noppa.core.events import Moved, Rolled, Step
from noppa.core.record import Record
from noppa.core.rules import Draw, Move, Over, Roll, Rules
from noppa.core.sources import RealDice
from noppa.core.table import Entry
from noppa.games import rules_of


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that was made: its value, and the best choice."""

    number: int
    seat: int
    move: str
    value: float
    best: str
    best_value: float
    kind: str

    @property
    def loss(self) -> float:
        """The cost of the choice against the best one."""
        return self.best_value - self.value


@dataclass(frozen=True, slots=True)
class Luck:
    """A roll or card: its value to its seat, and the mean over everything that could have come up.

    With `whole_turn`, only the final dice of a turn are known, so one entry stands for all its rolls.
    """

    number: int
    seat: int
    came: str
    value: float
    mean: float
    whole_turn: bool

    @property
    def luck(self) -> float:
        """The value above the mean."""
        return self.value - self.mean


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The totals of one seat's game, with its decisions and rolls."""

    seat: int
    name: str
    start: float
    final: float
    luck: float
    loss: float
    others: float
    revision: float
    decisions: tuple[Decision, ...]
    rolls: tuple[Luck, ...]
    curve: tuple[float, ...]
    band: str
    grain: float

    def costliest(self, most: int = 5) -> tuple[Decision, ...]:
        """Return the costliest decisions, without those that cost next to nothing."""
        ranked = sorted(self.decisions, key=lambda decision: -decision.loss)
        return tuple(decision for decision in ranked[:most] if decision.loss > self.grain / 20)

    def moments(self, most: int = 3) -> tuple[tuple[Luck, ...], tuple[Luck, ...]]:
        """Return the luckiest and the unluckiest rolls."""
        ranked = sorted(self.rolls, key=lambda roll: -roll.luck)
        lucky = tuple(roll for roll in ranked[:most] if roll.luck > 0)
        return lucky, tuple(roll for roll in ranked[::-1][:most] if roll.luck < 0)


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, seat by seat; with `final_dice_only`, the earlier rolls of each turn were not recorded."""

    game: str
    edition: str
    unit: str
    exact: bool
    final_dice_only: bool
    seats: tuple[SeatReview, ...]


def review(record: Record, progress: Callable[[float], None] = lambda _done: None) -> Review:
    """Review a finished game; `progress` is called with the fraction done.

    Raises `BadRecord` if the game is not finished and `BadOption` if the game has no evaluator.
    """
    rules = rules_of(record)
    table = record.replay(rules)
    if not isinstance(table.pending, Over):
        raise BadRecord("review-unfinished", game=rules.game.name)
    game_evaluator = evaluator(rules)
    final_only = isinstance(table.source, RealDice) and not table.source.every_roll
    accounts = [_SeatAccount(rules, game_evaluator, seat, len(table.history)) for seat in range(len(table.seats))]
    for at, entry in enumerate(table.history):
        whole_turn = final_only and is_final_roll(table.history, at)
        settled = final_only and at > 0 and is_final_roll(table.history, at - 1)
        after = table.history[at + 1].before if at + 1 < len(table.history) else table.state
        for account in accounts:
            account.add(entry, after, whole_turn=whole_turn, settled=settled)
        progress((at + 1) / len(table.history))
    seats = tuple(account.result(table.seats[account.seat].name) for account in accounts)
    return Review(rules.game.name, rules.edition, game_evaluator.unit, game_evaluator.exact, final_only, seats)


def plain_review(found: Review) -> dict[str, Any]:
    """Return a review as plain data for JSON, with each decision's loss and each roll's luck."""
    data = asdict(found)
    for seat, plain in zip(found.seats, data["seats"], strict=True):
        for decision, entry in zip(seat.decisions, plain["decisions"], strict=True):
            entry["loss"] = decision.loss
        for roll, entry in zip(seat.rolls, plain["rolls"], strict=True):
            entry["luck"] = roll.luck
    return data


def is_final_roll(history: list[Entry], at: int) -> bool:
    """Return whether a roll is followed by a move that keeps none of its dice for another roll."""
    is_roll = isinstance(history[at].step, Rolled) and (at == 0 or not _is_keep(history[at - 1].step))
    return is_roll and at + 1 < len(history) and not _is_keep(history[at + 1].step)


def _is_keep(step: Step) -> bool:
    return isinstance(step, Moved) and step.move.split(" ")[0] == "keep"


class _SeatAccount:
    """One seat's running account of luck and loss."""

    def __init__(self, rules: Rules[Any], game_evaluator: Evaluator, seat: int, steps: int) -> None:
        self.rules, self.evaluator, self.seat, self.steps = rules, game_evaluator, seat, steps
        self.luck = self.loss = self.others = self.revision = 0.0
        self.decisions: list[Decision] = []
        self.rolls: list[Luck] = []
        self.curve: list[float] = []

    def add(self, entry: Entry, after: Any, *, whole_turn: bool, settled: bool) -> None:
        """Account for one step of the game."""
        before = entry.before
        if settled:
            before = self.evaluator.final_only(before)
        value = self._value(before)
        if not self.curve:
            self.curve.append(value)
        settled_after = self.evaluator.final_only(after) if whole_turn else after
        result = self._value(settled_after)
        if not isinstance(entry.step, Moved):
            self._chance(entry, before, value, result, whole_turn=whole_turn)
        elif entry.step.seat == self.seat:
            self._decision(entry.number, before, self.rules.parse(entry.step.move), value, result)
        else:
            self.others += result - value
        self.curve.append(result)

    def result(self, name: str) -> SeatReview:
        """Return the totals of the account."""
        return SeatReview(
            seat=self.seat,
            name=name,
            start=self.curve[0],
            final=self.curve[-1],
            luck=self.luck,
            loss=self.loss,
            others=self.others,
            revision=self.revision,
            decisions=tuple(self.decisions),
            rolls=tuple(self.rolls),
            curve=tuple(self.curve),
            band=self._band(),
            grain=self.evaluator.grain,
        )

    def _band(self) -> str:
        """Return the name of the band for the mean cost of the seat's decisions."""
        mean = self.loss / len(self.decisions) if self.decisions else 0.0
        return next((name for name, most in self.evaluator.bands if mean <= most), "beginner")

    def _value(self, state: Any) -> float:
        over = isinstance(self.rules.pending(state), Over)
        return (self.evaluator.final if over else self.evaluator.value)(state, self.seat)

    def _chance(self, entry: Entry, before: Any, value: float, result: float, *, whole_turn: bool) -> None:
        pending = self.rules.pending(before)
        mean = value if whole_turn else self._mean(before)
        self.luck += result - mean
        self.revision += mean - value
        if isinstance(pending, Roll | Draw) and pending.seat == self.seat:
            came = str(entry.step).split(" ", 1)[1]
            self.rolls.append(Luck(entry.number, self.seat, came, result, mean, whole_turn))

    def _mean(self, before: Any) -> float:
        """Return the mean value over everything that could come up."""
        if hasattr(self.evaluator, "mean"):
            return float(self.evaluator.mean(before, self.seat))
        pending = self.rules.pending(before)
        if isinstance(pending, Roll):
            total = float(6**pending.dice)
            values = [
                ways(roll) / total * self._value(self.rules.roll(before, roll)) for roll in multisets(pending.dice)
            ]
            return sum(values)
        assert isinstance(pending, Draw)
        cards = sum(pending.deck.values())
        return sum(count / cards * self._value(self.rules.draw(before, card)) for card, count in pending.deck.items())

    def _decision(self, number: int, before: Any, move: Move, value: float, result: float) -> None:
        values = self.evaluator.move_values(before, self.seat)
        best = max(values, key=values.__getitem__)
        kind = self.evaluator.decision_kind(before, self.seat, move, best)
        self.decisions.append(Decision(number, self.seat, str(move), values[move], str(best), values[best], kind))
        self.loss += values[best] - values[move]
        self.revision += (values[best] - value) + (result - values[move])
