"""The story of a finished game for one seat: the decisive turns and the moves in them.

A seat's *margin* is its chance to win or its lead in games with those units; in games with points, it is the
expected score minus that of the strongest rival. The changes of the margin per turn add up to final − start; each is
split into the part of dice and cards and the part of choices.
"""

from dataclasses import dataclass

from noppa.coach.advice import COSTLY
from noppa.coach.mistakes import Explained, Explainer
from noppa.coach.review import Decision, Review
from noppa.core.events import Moved
from noppa.core.record import Record
from noppa.core.rules import Draw, Roll, Rules
from noppa.core.table import Entry

MOMENTS = 3


@dataclass(frozen=True, slots=True)
class Turn:
    """The events from one roll or card that starts a turn up to the next, and how they changed a seat's margin."""

    first: int
    last: int
    by_chance: float
    by_choices: float

    @property
    def swing(self) -> float:
        """The total change."""
        return self.by_chance + self.by_choices


@dataclass(frozen=True, slots=True)
class Moment:
    """A decisive turn, with its costliest decision, or else its last one."""

    turn: Turn
    explained: Explained


@dataclass(frozen=True, slots=True)
class Story:
    """A game from one seat's side: its margin at the start and the end, all turns, and the moments in order."""

    seat: int
    start: float
    final: float
    turns: tuple[Turn, ...]
    moments: tuple[Moment, ...]


def stories(record: Record, found: Review, most: int = MOMENTS) -> tuple[Story, ...]:
    """Return the story of a finished game for each seat."""
    explainer = Explainer(record, found)
    starts = turn_starts(explainer.rules, explainer.history)
    return tuple(_story(explainer, seat, starts, most) for seat in range(len(found.seats)))


def margins(found: Review, seat: int) -> tuple[float, ...]:
    """Return a seat's margin before the first event and after each."""
    own = found.seats[seat].curve
    others = [rival.curve for rival in found.seats if rival.seat != seat]
    if found.unit != "points" or not others:
        return own
    return tuple(mine - max(theirs) for mine, *theirs in zip(own, *others, strict=True))


def turn_starts(rules: Rules[object], history: list[Entry]) -> list[int]:
    """Return the indices where turns begin: the first event, and each roll or card that waited for its seat."""
    pendings = [rules.pending(entry.before) for entry in history]
    later = [at for at, pending in enumerate(pendings) if at and isinstance(pending, Roll | Draw) and pending.waits]
    return [0, *later]


def _story(explainer: Explainer, seat: int, starts: list[int], most: int) -> Story:
    history, found = explainer.history, explainer.found
    margin = margins(found, seat)
    turns = [_turn(history, margin, first, end) for first, end in zip(starts, [*starts[1:], len(history)], strict=True)]
    ranked = sorted((turn for turn in turns if _decision(found, seat, turn)), key=lambda turn: -abs(turn.swing))
    chosen = ranked[:most]
    worst = found.seats[seat].costliest(1)
    if worst and worst[0].loss >= COSTLY * found.seats[seat].grain:  # always include a costly choice
        costly = next(turn for turn in turns if turn.first <= worst[0].number <= turn.last)
        if costly not in chosen:
            chosen = [*chosen[: most - 1], costly]
    moments = []
    for turn in sorted(chosen, key=lambda turn: turn.first):
        decision = _decision(found, seat, turn)
        if decision is not None:
            moments.append(Moment(turn, explainer.explain(decision)))
    return Story(seat, margin[0], margin[-1], tuple(turns), tuple(moments))


def _turn(history: list[Entry], margin: tuple[float, ...], first: int, end: int) -> Turn:
    by_chance = by_choices = 0.0
    for at in range(first, end):
        change = margin[at + 1] - margin[at]
        if isinstance(history[at].step, Moved):
            by_choices += change
        else:
            by_chance += change
    return Turn(history[first].number, history[end - 1].number, by_chance, by_choices)


def _decision(found: Review, seat: int, turn: Turn) -> Decision | None:
    """Return the decision of a turn to show: the seat's costliest one if it cost anything, else the last."""
    decisions = [
        decision
        for seat_review in found.seats
        for decision in seat_review.decisions
        if turn.first <= decision.number <= turn.last
    ]
    own = [decision for decision in decisions if decision.seat == seat]
    grain = found.seats[seat].grain
    worst = max(own, key=lambda decision: decision.loss, default=None)
    if worst is not None and worst.loss > grain:
        return worst
    return max(own or decisions, key=lambda decision: decision.number, default=None)
