"""How a card ends in random play, where every move is equally likely.

Random play ignores the sheet, so all that matters of a card is how it ends: the turn is lost or banked, or there is a
Tutto, with some cells of dice after some decisions. The core draws the end of a whole card from these chances.
"""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from noppa.core.dice import FACES, MOST_DICE, multisets, ways
from noppa.games.tutto.cards import (
    CLOVER,
    DICE_SCORE,
    DOUBLE,
    FIREWORK,
    MAY_STOP,
    PLUS_MINUS,
    STOP_CARD,
    STRAIGHT,
    TuttoCard,
)
from noppa.games.tutto.chart import CELL
from noppa.games.tutto.moves import Set, offers
from noppa.games.tutto.sets import points, whole

LOSE, BURN_OUT, BANK, TUTTO_MADE, STOPPED_WITH_TUTTO = range(5)
"""The ends; the first two come by a null, without a choice."""
NOTHING: frozenset[int] = frozenset()
LIKE = {PLUS_MINUS: CLOVER, **dict.fromkeys(MAY_STOP, DOUBLE)}
"""Cards that end like others: they differ only in what they give."""


def card_ends(card: TuttoCard) -> Mapping[int, float]:
    """Return the chance of every end of a card with six dice to roll, by its code in ascending order.

    A code has three bits for the end, three for the decisions, and the rest for cells.
    """
    return {LOSE: 1.0} if card == STOP_CARD else _ends(LIKE.get(card, card))


@cache
def _ends(card: TuttoCard) -> Mapping[int, float]:
    codes = defaultdict[int, float](float)
    reached = [defaultdict[tuple[int, int], float](float) for _ in range(MOST_DICE + 1)]
    reached[MOST_DICE][0, 0] = 1.0
    for dice in range(MOST_DICE, 0, -1):
        steps = sorted(_steps(card, dice).items())
        for (decisions, cells), chance in sorted(reached[dice].items()):
            for (more, left, end), share in steps:
                if left:
                    reached[left][decisions + 1, cells + more] += chance * share
                else:
                    code = end | decisions + (end > BURN_OUT) << 3 | (0 if end == LOSE else cells + more) << 6
                    codes[code] += chance * share
    return dict(sorted(codes.items()))


def _steps(card: TuttoCard, dice: int) -> Mapping[tuple[int, int, int], float]:
    """Return how likely a roll brings how many cells, and leads to fewer dice or, with none left to roll, to an end."""
    found = defaultdict[tuple[int, int, int], float](float)
    aside = frozenset(FACES[dice:]) if card == STRAIGHT else NOTHING  # which faces are aside makes no difference
    scores = card in DICE_SCORE
    for rolled in multisets(dice):
        new = tuple(sorted({*rolled} - aside)) if card == STRAIGHT else rolled
        moves, chance = offers(card, new, NOTHING), ways(rolled) / 6**dice
        if not moves:
            found[0, 0, BURN_OUT if card == FIREWORK else LOSE] += chance
        for move in moves:
            put = move.dice if isinstance(move, Set) else whole(rolled)
            left, cells = dice - len(put), points(put) // CELL if scores else 0
            if isinstance(move, Set):
                found[cells, left, 0 if left else TUTTO_MADE] += chance / len(moves)
            else:
                found[cells, 0, BANK if left else STOPPED_WITH_TUTTO] += chance / len(moves)
    return found
