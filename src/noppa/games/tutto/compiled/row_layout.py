"""One game of Tutto as a line of whole numbers, and what the compiled game knows of the rules.

    PLAYERS  TURNS  REACHED  CLOVER  CARD  TUTTOS  BEFORE  MADE  UNDER  GIFT  DICE…  TAKEN…  PILE…  BANKED…  LOST…

CARD is 1 + the kind of the card in force and 0 while one is to be turned, CLOVER 1 + the seat that won by it. BEFORE
are the points of the cards behind in this turn and MADE the plus/minus among them; UNDER and GIFT are the points
under the card in force. Dice and who took them lie by place, as in a position. Moves bear their number in
`rules.actions`.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import FACES, MOST_DICE, counts, multisets
from noppa.games.tutto.cards import (
    CARDS,
    DICE_SCORE,
    FULL,
    MAY_STOP,
    PLACE,
    PLUS_MINUS,
    PLUS_MINUS_POINTS,
    Pile,
    gift,
)
from noppa.games.tutto.compiled.outcomes import KINDS
from noppa.games.tutto.moves import ACTIONS, GO, SETS, STOP
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import points, sets_of, straight_sets_of, whole
from noppa.games.tutto.state import State, Turned
from noppa.kernels.lattice import Indices, lattice

MOST_PLAYERS = 10
AT_PLAYERS, AT_TURNS, AT_REACHED, AT_CLOVER, AT_CARD, AT_TUTTOS, AT_BEFORE, AT_MADE, AT_UNDER, AT_GIFT = range(10)
AT_DICE = 10
AT_TAKEN = AT_DICE + MOST_DICE
AT_PILE = AT_TAKEN + MOST_DICE
AT_BANKED = AT_PILE + KINDS
AT_LOST = AT_BANKED + MOST_PLAYERS
SIZE = AT_LOST + MOST_PLAYERS
MOST_MOVES = 64
STOPS, GOES = ACTIONS.index(STOP), ACTIONS.index(GO)
Game = NDArray[np.int64]


class Tables(NamedTuple):
    """What the kernel knows of the rules.

    `plus[roll, face]` numbers rolls die by die. The sets of a roll are `sets[first[roll]:first[roll + 1]]`; of a roll
    with new faces under a straight, `fresh[first_fresh[faces]:…]`, `faces` having a bit for each; `whole` is the one a
    firework takes, -1 for none. `face_counts` are the dice of a set and `worth` its points. `times` and
    `gifts` say what a Tutto makes of the points of the turn under each card, `counts_dice` and
    `may_stop` whether dice count and one may stop.
    """

    plus: Indices
    first: Indices
    sets: Indices
    first_fresh: Indices
    fresh: Indices
    whole: Indices
    face_counts: Indices
    worth: Indices
    times: Indices
    gifts: Indices
    counts_dice: Indices
    may_stop: Indices
    full: Indices
    target: int
    at_once: bool
    leader_misses: bool
    floor_at_zero: bool
    straight_is_tutto: bool


def tables_of(rules: Tutto) -> Tables:
    """The tables of these rules, computed from them."""
    return _any_tables()._replace(
        target=rules.target,
        at_once=rules.at_once,
        leader_misses=rules.leader_misses_turn,
        floor_at_zero=rules.floor_at_zero,
        straight_is_tutto=rules.straight_is_tutto,
    )


@cache
def _any_tables() -> Tables:
    """What does not depend on options, and the rest of some set of them."""
    number = {dice: at for at, dice in enumerate(SETS)}
    rolls = [roll for size in range(MOST_DICE + 1) for roll in multisets(size)]
    sets = [[number[some] for some in sets_of(roll)] for roll in rolls]
    faces = [tuple(face for face in FACES if mask >> (face - 1) & 1) for mask in range(1 << len(FACES))]
    fresh = [[number[some] for some in straight_sets_of(new, frozenset())] for new in faces]
    return Tables(
        plus=lattice(MOST_DICE).plus.astype(np.int64),
        first=np.cumsum([0, *map(len, sets)]),
        sets=np.array([some for several in sets for some in several]),
        first_fresh=np.cumsum([0, *map(len, fresh)]),
        fresh=np.array([some for several in fresh for some in several]),
        whole=np.array([number[whole(roll)] if whole(roll) else -1 for roll in rolls]),
        face_counts=np.array([counts(dice) for dice in SETS]),
        worth=np.array([points(dice) for dice in SETS]),
        times=np.array([gift(card, 1) - gift(card, 0) for card in CARDS]),
        gifts=np.array([gift(card, 0) for card in CARDS]),
        counts_dice=np.array([card in DICE_SCORE for card in CARDS], dtype=np.int64),
        may_stop=np.array([card in MAY_STOP for card in CARDS], dtype=np.int64),
        full=np.array(FULL),
        target=0,
        at_once=True,
        leader_misses=True,
        floor_at_zero=True,
        straight_is_tutto=True,
    )


def new_game() -> Game:
    """Room for a game."""
    return np.zeros(SIZE, dtype=np.int64)


def pack(rules: Tutto, state: State) -> Game:
    """A position as a line of numbers."""
    del rules
    game, players = new_game(), len(state.banked)
    game[AT_PLAYERS], game[AT_TURNS], game[AT_REACHED] = players, state.turns, state.reached
    game[AT_CLOVER] = 0 if state.clover is None else state.clover + 1
    game[AT_BEFORE] = sum(turned.points for turned in state.behind)
    game[AT_MADE] = sum(turned.card == PLUS_MINUS for turned in state.behind)
    if state.now is not None:
        now = state.now
        game[AT_CARD], game[AT_TUTTOS], game[AT_UNDER], game[AT_GIFT] = (
            PLACE[now.card] + 1,
            now.tuttos,
            now.dice,
            now.gift,
        )
    game[AT_DICE:AT_TAKEN] = [die or 0 for die in state.dice]
    game[AT_TAKEN:AT_PILE] = state.taken
    game[AT_PILE:AT_BANKED] = state.pile
    game[AT_BANKED : AT_BANKED + players] = state.banked
    game[AT_LOST : AT_LOST + players] = state.lost
    return game


def unpack(rules: Tutto, game: Game) -> State:
    """The position of a line: of the cards behind only their points and plus/minus are known, of past turns nothing."""
    del rules
    line, players = [int(number) for number in game], int(game[AT_PLAYERS])
    behind = [Turned(PLUS_MINUS, 0, PLUS_MINUS_POINTS, 1)] * line[AT_MADE]
    rest = line[AT_BEFORE] - PLUS_MINUS_POINTS * line[AT_MADE]
    if rest:
        behind.append(Turned(CARDS[-1], rest, 0, 1))
    now = None
    if line[AT_CARD]:
        now = Turned(CARDS[line[AT_CARD] - 1], line[AT_UNDER], line[AT_GIFT], line[AT_TUTTOS])
    pile: Pile = tuple(line[AT_PILE:AT_BANKED])
    return State(
        banked=tuple(line[AT_BANKED : AT_BANKED + players]),
        lost=tuple(line[AT_LOST : AT_LOST + players]),
        pile=pile,
        turns=line[AT_TURNS],
        behind=tuple(behind),
        now=now,
        dice=tuple(die or None for die in line[AT_DICE:AT_TAKEN]),
        taken=tuple(line[AT_TAKEN:AT_PILE]),
        reached=bool(line[AT_REACHED]),
        clover=line[AT_CLOVER] - 1 if line[AT_CLOVER] else None,
    )
