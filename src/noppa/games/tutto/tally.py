"""Keeps score for people who play with real dice and cards and enter only the result of a turn.

They enter which cards were turned, in order, and what was banked. `tally` looks for dice and
moves that make exactly that turn, step by step as the rules ask for them; the steps then go
through the rules like any others, so there is no second way of scoring. The dice are made up,
the points are not: if no turn with these cards can bank these points, the error names the
nearest possible totals.

Every roll made up here shows the dice that are put aside and, besides, only dice that do not
count. So the dice of a card amount to a list of sets, put aside roll after roll.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from noppa.core.dice import FACES, MOST_DICE, Dice
from noppa.core.errors import IllegalMove, ImpossibleChance
from noppa.core.rules import Card, Draw, Move, Roll
from noppa.games.tutto.cards import CLOVER, DICE_SCORE, FIREWORK, MAY_STOP, STRAIGHT, TuttoCard, gift
from noppa.games.tutto.moves import GO, SETS, STOP
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import SINGLE, whole
from noppa.games.tutto.sets import points as points_of
from noppa.games.tutto.state import State

MOST_POINTS = 100_000
"""More than any real turn banks: a typing error must not take forever."""

Step: TypeAlias = Dice | Card | Move
"""A step of a turn: dice, a card or a move."""
Sets: TypeAlias = tuple[Dice, ...]
"""The sets put aside, roll after roll."""
Totals: TypeAlias = dict[int, tuple[int, Sets]]
"""The points that a turn can have, with the points before the card and the sets under it."""

SIX_ONES: Dice = (1,) * MOST_DICE
BLANKS = tuple(face for face in FACES if face not in SINGLE)
"""The faces of which one or two dice do not count."""


def tally(rules: Tutto, state: State, cards: Sequence[Card], points: int, *, clover: bool = False) -> list[Step]:
    """Return steps of one turn with exactly these cards that bank exactly these points; 0 for a lost turn.

    A turn that wins by a clover leaf banks nothing either: `clover` tells it from a lost one.
    """
    pending = rules.pending(state)
    if not isinstance(pending, Draw) or not pending.waits:
        raise IllegalMove("tutto-tally-not-now", legal=())
    if not cards:
        raise ImpossibleChance("tutto-tally-no-cards")
    turned = _turned(rules, state, cards)
    named = [str(card) for card in turned]
    if type(points) is not int or not 0 <= points <= MOST_POINTS:
        raise ImpossibleChance("tutto-tally-points", cards=named, points=str(points), nearest=[])
    if clover and (turned[-1] != CLOVER or points != 0):
        raise ImpossibleChance("tutto-tally-no-clover", cards=named, points=points)
    lost = points == 0 and not clover and turned[-1] != FIREWORK
    wanted = None if lost or clover else points
    found = _ways_to(rules, state, turned, wanted)
    pad = Pad(rules, state)
    for card, sets in zip(turned[:-1], found, strict=False):
        pad.draw(card)
        pad.put_aside(sets)
        pad.play(GO)
    pad.draw(turned[-1])
    if clover:
        pad.put_aside((SIX_ONES, SIX_ONES))
    elif lost:
        pad.lose()
    else:
        pad.bank(found[-1])
    return pad.steps


class Pad:
    """A turn under construction: the rules play every step, and `steps` records it."""

    def __init__(self, rules: Tutto, state: State) -> None:
        self.rules = rules
        self.state = state
        self.seat = state.seat
        self.turns = state.turns
        self.steps: list[Step] = []

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended."""
        return self.state.turns != self.turns

    def draw(self, card: Card) -> None:
        """Draw this card."""
        self.state = self.rules.draw(self.state, card)
        self.steps.append(card)

    def roll(self, dice: Dice, blank: int | None = None) -> None:
        """Roll these dice and others that do not count, or others that all show the blank face."""
        pending = self.rules.pending(self.state)
        number = pending.dice - len(dice) if isinstance(pending, Roll) else 0
        rolled = dice + (blanks(number, dice) if blank is None else (blank,) * number)
        self.state = self.rules.roll(self.state, rolled)
        self.steps.append(rolled)

    def play(self, move: Move) -> None:
        """Play a move of the seat in turn."""
        self.state = self.rules.play(self.state, self.seat, move)
        self.steps.append(move)

    def put_aside(self, sets: Sets) -> None:
        """Roll and put aside, set after set."""
        for dice in sets:
            self.roll(dice)
            self.play(SETS[dice])

    def bank(self, sets: Sets) -> None:
        """Roll, put aside and bank the turn: by `stop` where the card allows it, by a null under a firework."""
        *others, last = sets or ((),)
        self.put_aside(tuple(others))
        self.roll(last)
        if self._may_stop():
            self.play(STOP)
            return
        if last:
            self.play(SETS[last])
        if self._may_stop():
            self.play(STOP)
        elif not self.is_over:
            self.roll(())

    def lose(self) -> None:
        """Lose the turn by the quickest null, unless the card has ended it."""
        if self.is_over:
            return
        if self.state.now is not None and self.state.now.card == STRAIGHT:
            self.roll((), blank=1)
            self.play(SETS[1,])
            self.roll((), blank=1)
        else:
            self.roll(())

    def _may_stop(self) -> bool:
        return STOP in self.rules.moves(self.state, self.seat) and not self.is_over


def _turned(rules: Tutto, state: State, cards: Sequence[Card]) -> list[TuttoCard]:
    """Return the cards. Raises `ImpossibleChance` for one not in the pile, or if the turn ends before the last one."""
    pad = Pad(rules, state)
    turned: list[TuttoCard] = []
    for card in cards:
        if turned:
            before = turned[-1]
            if pad.is_over or before in (FIREWORK, CLOVER):
                raise ImpossibleChance("tutto-tally-turn-over", card=str(before), next=str(card))
            pad.put_aside(_easiest(before))
            if pad.is_over:
                raise ImpossibleChance("tutto-tally-turn-over", card=str(before), next=str(card))
            pad.play(GO)
        pad.draw(card)
        if isinstance(card, TuttoCard):
            turned.append(card)
    return turned


def _easiest(card: TuttoCard) -> Sets:
    return next(iter(tuttos_under(card).values()))


def _ways_to(rules: Tutto, state: State, cards: Sequence[TuttoCard], wanted: int | None) -> list[Sets]:
    """Return for each card the sets that lead to those points; for None, any Tutto under all but the last."""
    if wanted is None:
        return [_easiest(card) for card in cards[:-1]]
    stages: list[Totals] = [{0: (0, ())}]
    for card in cards[:-1]:
        stages.append(_after(stages[-1], tuttos_under(card), card))
    stages.append(_banked(rules, state, stages[-1], cards[-1]))
    if wanted not in stages[-1]:
        raise _impossible_points(cards, wanted, stages[-1])
    found: list[Sets] = []
    for stage in reversed(stages[1:]):
        wanted, sets = stage[wanted]
        found.append(sets)
    return found[::-1]


def _impossible_points(cards: Sequence[TuttoCard], wanted: int, banked: Totals) -> ImpossibleChance:
    """Return the error with the nearest totals on both sides; every turn can be lost except one with a firework."""
    totals = set(banked) if cards[-1] == FIREWORK else {0, *banked}
    below = sorted(total for total in totals if total < wanted)
    above = sorted(total for total in totals if total > wanted)
    named = [str(card) for card in cards]
    return ImpossibleChance("tutto-tally-points", cards=named, points=str(wanted), nearest=below[-1:] + above[:1])


def _after(before: Iterable[int], tuttos: Mapping[int, Sets], card: TuttoCard) -> Totals:
    """Return the possible points after a Tutto under a card, from those before it."""
    after: Totals = {}
    for collected in before:
        for dice, sets in tuttos.items():
            total = collected + dice + gift(card, collected + dice)
            if total <= MOST_POINTS:
                after.setdefault(total, (collected, sets))
    return after


def _banked(rules: Tutto, state: State, before: Totals, card: TuttoCard) -> Totals:
    """Return the points that a turn can bank with this last card."""
    if not before or card == CLOVER or rules.ends_turn(state, card) is not None:
        return {}
    if card == FIREWORK:
        least = min(before)
        return {least + more: (least, firework_sets(more)) for more in range(0, MOST_POINTS - least + 1, 50)}
    banked = _after(before, tuttos_under(card), card)
    if card in MAY_STOP:
        for collected in before:
            for dice, sets in sets_adding_up(tutto=False).items():
                if collected + dice <= MOST_POINTS:
                    banked.setdefault(collected + dice, (collected, sets))
    return banked


@cache
def tuttos_under(card: TuttoCard) -> Mapping[int, Sets]:
    """Return a possible Tutto under a card for every number of points that its dice can have."""
    if card == STRAIGHT:
        return MappingProxyType({0: (FACES,)})
    return sets_adding_up(tutto=True) if card in DICE_SCORE else MappingProxyType({0: (SIX_ONES,)})


@cache
def sets_adding_up(*, tutto: bool) -> Mapping[int, Sets]:
    """Return sets that use up all six dice, or leave some, for every number of points they can have; few sets first."""
    reached: dict[tuple[int, int], Sets] = {(0, 0): ()}
    fresh = reached
    while fresh:
        longer: dict[tuple[int, int], Sets] = {}
        for (used, total), sets in fresh.items():
            for dice in _counting_sets():
                place = used + len(dice), total + points_of(dice)
                if place[0] <= MOST_DICE and place not in reached:
                    longer.setdefault(place, (*sets, dice))
        reached, fresh = reached | longer, longer
    found: dict[int, Sets] = {}
    for (used, total), sets in reached.items():
        if used and (used == MOST_DICE) is tutto:
            found.setdefault(total, sets)
    return MappingProxyType(found)


@cache
def firework_sets(points: int) -> Sets:
    """Return sets of a firework with that many points: Tuttos of 2000 first, the rest in one or two more."""
    partly, fully = sets_adding_up(tutto=False), sets_adding_up(tutto=True)
    sixes, rest = divmod(points, points_of(SIX_ONES))
    start = (SIX_ONES,) * sixes
    if rest == 0 or rest in partly:
        return start + partly.get(rest, ())
    return start + next(
        sets + partly.get(rest - total, ()) for total, sets in fully.items() if rest - total in {0, *partly}
    )


def blanks(number: int, beside: Dice = ()) -> Dice:
    """Return that many dice that do not count, not even together with those beside them."""
    faces = [face for face in BLANKS if face not in beside]
    return tuple(faces[at // 2] for at in range(number))


def _counting_sets() -> list[Dice]:
    return [dice for dice in SETS if whole(dice) == dice]
