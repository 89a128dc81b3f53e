"""One turn being played, exactly: the real pile, every card, every set, and what its end is worth.

After a Tutto W depends on the cards left and on how many plus/minus were made: that is a *node*. Going on
turns a card and leads to the node without it, so there would be thousands. Yet few matter. For a pile from which
the worst cards may have gone, `turn_pass` bounds how much going on can be worth; where banking beats even that bound
nothing more needs working out, and W is what banking is worth.

The tables suppose a full pile at the beginning of each turn. The next player finds one from which good cards have gone,
if this turn was banked: it is worth a little less to them, and a little more after a loss. How much was
measured in games of `hard` players, and is set off.

Everybody's worth is kept if `everyone` is asked for, the roller's alone otherwise, in the order of turns from the
roller on.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from noppa.core.dice import MOST_DICE
from noppa.games.tutto.cards import CARDS, CLOVER, FIREWORK, PLUS_MINUS, STRAIGHT, Pile, TuttoCard, next_pile, without
from noppa.games.tutto.compiled.grid import OVER
from noppa.games.tutto.compiled.outcomes import (
    CELL,
    KINDS,
    LANE_CARDS,
    LEAST_TUTTO,
    PM_CELLS,
    STRAIGHT_CELLS,
    Chart,
    chart,
)
from noppa.games.tutto.compiled.race import fill_bank, fill_bank_alone, places_for
from noppa.games.tutto.compiled.rivals import Two, carry_card, carry_hoped, carry_pile, carry_six
from noppa.games.tutto.compiled.solved import Solved
from noppa.games.tutto.compiled.solver import FULL_PILE
from noppa.games.tutto.compiled.turn import (
    Desk,
    Ways,
    card_pass,
    desk_for,
    firework,
    hoped,
    pile_pass,
    six_dice,
    turn_pass,
)
from noppa.games.tutto.leaders import leads_alone, takings
from noppa.games.tutto.rules import Tutto
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import Array, Indices, Matrix

LANE = {card: lane for lane, card in enumerate(LANE_CARDS)}
MOST_MADE = 12
"""More plus/minus in one turn than this take nothing more."""
NODES = 32
AFTER_BANKED, AFTER_LOST = -0.025, 0.075
"""What the next turn is worth to its player beyond one with a full pile, in cells."""


class Begun(NamedTuple):
    """A turn at its beginning: all that its worth depends on, and nothing else."""

    totals: tuple[int, ...]
    seat: int
    turns: int
    reached: bool
    pile: Pile


class Prospect:
    """What every choice of one turn is worth."""

    def __init__(self, rules: Tutto, solved: Solved, begun: Begun, *, everyone: bool) -> None:
        self.chart: Chart = chart()
        self.rules, self.begun = rules, begun
        seats = len(begun.totals)
        self.lines = seats if everyone else 1
        self.need = (rules.target - begun.totals[begun.seat]) // CELL
        self.top = self._top()
        self.banks = self._banks(solved)
        self.loss: Array = self.banks[0, :, 0].copy()
        if not self._solo:
            self._set_off_the_pile()
        self.win = np.zeros(self.lines)
        self.win[0] = solved.stays ** (begun.turns + 1) if self._solo else 1.0
        misses = rules.leader_misses_turn and leads_alone(begun.totals, begun.seat)
        self.ways = Ways(float(self.loss[0]), float(self.win[0]), misses, rules.straight_is_tutto)
        self.desk: Desk = desk_for(self.chart, self.top)
        self.theirs: list[Matrix] = [np.zeros_like(self.desk.rows) for _ in range(self.lines - 1)]
        self.far = self._far()
        self.pool: Array = np.zeros((self.lines, NODES, self.top + 1))
        self.pool[:, : len(self.banks)] = self.banks.transpose(1, 0, 2)
        self.used = len(self.banks)
        self.nodes: dict[tuple[Pile, int], tuple[int, int]] = {}
        self.cards: dict[tuple[TuttoCard, Pile, int], tuple[int, int, list[Array]]] = {}
        self.gone: dict[tuple[Pile, int, int], Array] = {}

    # How the turn may end ----------------------------------------------------------------------

    @property
    def _solo(self) -> bool:
        return len(self.begun.totals) == 1

    def _top(self) -> int:
        """The cells beyond which more make no difference."""
        totals, seat = self.begun.totals, self.begun.seat
        if self.rules.at_once or self._solo:
            return max(self.need, 1)
        best = max(total for at, total in enumerate(totals) if at != seat)
        ahead = max(self.need, (best - totals[seat]) // CELL + 1, 1)
        return ahead if seat == len(totals) - 1 else ahead + OVER

    def _banks(self, solved: Solved) -> Array:
        """What banking is worth: by plus/minus made, seat and cells; the last number made stands for more."""
        totals, seat = self.begun.totals, self.begun.seat
        if self._solo:
            bank = np.zeros((1, 1, self.top + 1))
            fill_bank_alone(solved.tables, solved.stays, self.need, bank[0, 0])
            return bank * solved.stays**self.begun.turns
        floor = self.rules.floor_at_zero
        taken = [takings(totals, seat, made, floor_at_zero=floor) for made in range(MOST_MADE + 1)]
        while len(taken) > 1 and taken[-1] == taken[-2]:
            taken.pop()
        banks = np.zeros((len(taken), self.lines, self.top + 1))
        for bank, took in zip(banks, taken, strict=True):
            left = [total - taking for total, taking in zip(totals, took, strict=True)]
            places = places_for([(self.rules.target - total) // CELL for total in left])
            fill_bank(solved.tables, self.rules.at_once, self.begun.reached, seat, places, bank)
        return banks

    def _set_off_the_pile(self) -> None:
        """What the next player gains or loses by the pile that is left, the roller loses or gains."""
        more = np.diff(self.banks[:, 0], axis=1, append=self.banks[:, 0, -1:])
        cell = np.minimum(more, np.pad(more[:, :-1], ((0, 0), (1, 0)), mode="edge"))  # the step to a win is no slope
        for line, sign in ((0, -1.0), (1, 1.0))[: self.lines]:
            self.banks[:, line] += sign * AFTER_BANKED * cell
            self.loss[line] += sign * AFTER_LOST * cell[0, 0]

    def _far(self) -> list[int]:
        """For each number of plus/minus made the most cells at which going on may be right, −1 for none."""
        bank = np.ascontiguousarray(self.banks[:, 0])
        worth, go = bank.copy(), bank.copy()
        pile = np.array(next_pile(self.begun.pile), dtype=np.float64)
        turn_pass(self.chart, self.ways, pile, FULL_PILE, bank, self.top, self.top, self.desk, worth, go)
        far = []
        for made in range(len(bank)):
            right = np.flatnonzero(go[made, made * PM_CELLS : self.top] > bank[made, made * PM_CELLS : self.top])
            far.append(int(right[-1]) + made * PM_CELLS if len(right) else -1)
        return far

    def bank(self, made: int, p: int) -> Array:
        """What it is worth to stop with p cells."""
        found: Array = self.banks[min(made, len(self.banks) - 1), :, min(p, self.top)]
        return found

    # After a Tutto -------------------------------------------------------------------------------

    def go(self, pile: Pile, made: int, p: int) -> Array:
        """What it is worth to turn the next card from a pile."""
        return self.by_card(pile, made, p) @ _share(next_pile(pile))

    def by_card(self, pile: Pile, made: int, p: int) -> Array:
        """What six dice under each card of a pile are worth, for every seat."""
        made, p = min(made, len(self.banks) - 1), min(p, self.top)
        key = (pile, made, p)
        if key not in self.gone:
            after = self._after(pile, made, p)
            bank = self.banks[made, 0]
            card_pass(self.chart, self.ways.loss, bank, self.top, self.pool[0], after, p, p, self.desk)
            found = np.zeros((self.lines, KINDS))
            success = float(self.pool[0, after[WIDTH], min(p + PM_CELLS, self.top)])
            up = min(p + STRAIGHT_CELLS, self.top)
            straight = float(self.pool[0, after[WIDTH + 1], up] if self.ways.straight_is_tutto else bank[up])
            six_dice(self.chart, self.ways, bank, success, straight, self.top, self.desk, p)
            found[0] = self.desk.six
            for line in range(1, self.lines):
                two = self._two(made, line)
                carry_card(self.chart, two, self.top, after, p, p, self.desk)
                carry_six(self.chart, self.ways, two, self.top, after, self.desk, p, found[line])
            self.gone[key] = found
        return self.gone[key]

    def tutto(self, pile: Pile, made: int, p: int) -> Array:
        """What a Tutto is worth: the better of stopping and going on."""
        stop, go = self.bank(made, p), self.go(pile, made, p)
        return go if go[0] > stop[0] else stop

    def _after(self, pile: Pile, made: int, low: int) -> Indices:
        """The lines of the pool with W after each lane's card, plus/minus and straight, from `low` cells on."""
        cards = next_pile(pile)
        left = {card for card, count in zip(CARDS, cards, strict=True) if count}
        lines = [made] * (WIDTH + 2)
        for lane, card in enumerate(LANE_CARDS):
            if card in left:
                least = int(self.chart.times[lane]) * (low + LEAST_TUTTO) + int(self.chart.gift[lane])
                lines[lane] = self._node(without(cards, card), made, least)
        if PLUS_MINUS in left and not self.ways.leader_misses:
            more = min(made + 1, len(self.banks) - 1)
            lines[WIDTH] = self._node(without(cards, PLUS_MINUS), more, low + PM_CELLS)
        if STRAIGHT in left and self.ways.straight_is_tutto:
            lines[WIDTH + 1] = self._node(without(cards, STRAIGHT), made, low + STRAIGHT_CELLS)
        return np.array(lines)

    def _node(self, pile: Pile, made: int, low: int) -> int:
        """The line of the pool with W for that pile, right from `low` cells on."""
        if low > self.far[made]:
            return made
        known = self.nodes.get((pile, made))
        if known is not None and known[1] <= low:
            return known[0]
        after = self._after(pile, made, low)
        line = known[0] if known is not None else self._new_line()
        bank, cards, high = self.banks[made, 0], np.array(next_pile(pile), dtype=np.float64), self.far[made]
        pile_pass(self.chart, self.ways, cards, bank, self.top, self.pool[0], after, low, high, self.desk, line)
        for other in range(1, self.lines):
            two, six = self._two(made, other), np.zeros(KINDS)
            carry_pile(self.chart, self.ways, two, cards, self.top, after, low, high, self.desk, line, six)
        self.nodes[pile, made] = line, low
        return line

    def _two(self, made: int, line: int) -> Two:
        banks = self.banks[made, 0], self.banks[made, line]
        return Two(*banks, self.pool[0], self.pool[line], float(self.loss[line]), self.theirs[line - 1])

    def _new_line(self) -> int:
        if self.used == self.pool.shape[1]:
            self.pool = np.concatenate([self.pool, np.zeros_like(self.pool)], axis=1)
        self.used += 1
        return self.used - 1

    # Under a card --------------------------------------------------------------------------------

    def under(self, card: TuttoCard, dice: int, pile: Pile, made: int, p: int, *, tuttos: int = 0) -> Array:
        """What rolling so many dice is worth under a card, with p cells and that pile left."""
        made, p = min(made, len(self.banks) - 1), min(p, self.top)
        if card == CLOVER:
            chance = self.chart.aside[dice, 0] * self.chart.aside[MOST_DICE, 0] ** (1 - tuttos)
            return self._made_or_lost(np.full(2, chance), self.win)
        if card == FIREWORK:
            banks = self.banks[made]
            return np.array([firework(self.chart, dice, bank, self.top, p) for bank in banks])
        if card == PLUS_MINUS:
            return self._made_or_lost(self.chart.aside[dice], self.tutto(pile, made + 1, p + PM_CELLS))
        if card == STRAIGHT:
            done = self.tutto if self.ways.straight_is_tutto else self._banked
            return self._made_or_lost(self.chart.straight[dice], done(pile, made, p + STRAIGHT_CELLS))
        rows = self._rows(card, dice, pile, made, p)
        return np.array([row[dice * self.desk.pitch + p] for row in rows])

    def _banked(self, _pile: Pile, made: int, p: int) -> Array:
        return self.bank(made, p)

    def _made_or_lost(self, chances: Array, success: Array) -> Array:
        """A card that ends in success or in the loss of the turn, to everybody."""
        mine = float(success[0]), self.ways.loss
        found = [hoped(chances, *mine)]
        found += [
            carry_hoped(chances, *mine, float(success[line]), float(self.loss[line])) for line in range(1, self.lines)
        ]
        return np.array(found)

    def _rows(self, card: TuttoCard, dice: int, pile: Pile, made: int, p: int) -> Sequence[Array]:
        """V(n, ·) under a card that may be stopped, for every seat, at least for what these dice can lead to."""
        lane = LANE[card]
        least = int(self.chart.times[lane]) * (p + dice) + int(self.chart.gift[lane])
        known = self.cards.get((card, pile, made))
        if known is not None and known[0] <= p <= known[0] + self.chart.reach[MOST_DICE - dice] and known[1] <= least:
            return known[2]
        after = np.full(WIDTH + 2, self._node(pile, made, least))
        bank = self.banks[made, 0]
        card_pass(self.chart, self.ways.loss, bank, self.top, self.pool[0], after, p, p, self.desk)
        rows = [self.desk.rows[:, lane].copy()]
        for line in range(1, self.lines):
            carry_card(self.chart, self._two(made, line), self.top, after, p, p, self.desk)
            rows.append(self.theirs[line - 1][:, lane].copy())
        self.cards[card, pile, made] = p, least, rows
        return rows


def _share(pile: Pile) -> Array:
    shares: Array = np.array(pile, dtype=np.float64) / sum(pile)
    return shares
