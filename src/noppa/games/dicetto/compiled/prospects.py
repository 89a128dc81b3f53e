"""What everybody's chance to win is at the end of a turn: computed from what lies on the table.

Dice hold a card until their owner's next turn unless a rival in between beats them. A rival who goes
for nothing else beats a sum s on a card with an exact chance b(card, s); he has other things to do,
so he is taken to try with a share a of his turns, the *attention*. Dice that n rivals can attack hold with

    h = (1 − a · b(card, s))ⁿ

and so every seat's cards, points, logos and so on are known on average. A bonus card goes to the seat that
leads in what it counts, with a chance that is the softer the longer the game still is; R, the cards that
the first of all still needs, says how long. Expected points P, with a bit for holding the extra roll card,
for being nearer to one's turn (more when the end is near), for cards that lie free when it comes, and for
cards in hand, then give the chances to win

    share ∝ exp(P / T(R)),        T(R)² = now + later · R

When the turn ends the game, the shares are exact.

Nobody has to lay dice, so two players who both wait for something better could wait for ever. Where a turn
ends with no dice on any card of the row, the estimate of who ended it counts a tenth unless he would win
if the game stopped there: it is for the others to do something.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from noppa.core.dice import multisets, turn
from noppa.games.dicetto.cards import fitting
from noppa.games.dicetto.compiled.hands import CHANCE, KINDS, SUMS
from noppa.games.dicetto.compiled.row_layout import (
    BONUS,
    DEALT,
    LEFT,
    MOST_PLAYERS,
    NO_CARD,
    NOBODY,
    PLAYERS,
    ROW,
    SEAT,
    TALLY,
    Game,
)
from noppa.games.dicetto.compiled.tables import CARDS, COUNTS, KIND, POINTS, SIGN, TALLY_OF, WORTH, Array, Tables, adds
from noppa.games.dicetto.odds import DICE, ROLLS
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA
from noppa.kernels.compiled import compiled

FITTED = {
    "attention": 0.65,
    "attraction": 0.1,
    "extra": 0.75,
    "tempo": 0.53,
    "tempo_now": 0.18,
    "free": 0.05,
    "cards": -0.4,
    "now": 3.2,
    "later": 6.2,
    "bonus_now": 0.27,
    "bonus_later": 0.67,
}
"""Fitted to games of this player against itself; `tempo`, `tempo_now` and `free` so that no seat's chance drifts."""

IDLE = 0.1
USUALLY_FREE = 2.5


class Guess(NamedTuple):
    """What the chances are computed with."""

    beats: Array
    spread: Array
    attention: float
    attraction: float
    extra: float
    tempo: float
    tempo_now: float
    free: float
    cards: float
    now: float
    later: float
    bonus_now: float
    bonus_later: float


class Desk(NamedTuple):
    """Room to work in: who owns the dice in each slot and their sums, and what seats can expect."""

    owner: Game
    total: Game
    expected: Array
    points: Array


def desk() -> Desk:
    """An empty desk."""
    return Desk(
        np.zeros(EXTRA + 1, dtype=np.int32),
        np.zeros(EXTRA + 1, dtype=np.int32),
        np.zeros((MOST_PLAYERS, COUNTS)),
        np.zeros(MOST_PLAYERS),
    )


def guess_for(rules: Dicetto) -> Guess:
    """What chances are computed with under these rules; the figures come from `train/dicetto.py`."""
    added = np.array([adds((card,)) for card in rules.deck.dice], dtype=float)
    counts = np.array(rules.deck.counts, dtype=float)
    spread = counts @ added**2 / counts.sum()
    return Guess(beating(), spread, **FITTED)


@cache
def beating() -> Array:
    """The chance to beat each sum on each kind of card in a turn spent on it alone."""
    chances = np.zeros((len(KINDS), SUMS))
    for at, kind in enumerate(KINDS):
        most = {roll: max((sum(dice) for dice in fitting(kind, roll)), default=0) for roll in multisets(DICE)}
        every = {roll: {sum(dice) for dice in fitting(kind, roll)} for roll in multisets(DICE)}
        for total in range(SUMS):
            final = {roll: 1.0 if most[roll] > total else 0.5 * (total in every[roll]) for roll in most}
            chances[at, total] = turn(final, ROLLS)[ROLLS][()]
    return chances


@compiled
def shares_after(tables: Tables, guess: Guess, game: Game, desk: Desk, into: Array) -> None:
    """Everybody's chance to win when the seat in turn ends it, with the dice as they lie on the desk."""
    players, seat = int(np.intp(game[PLAYERS])), int(np.intp(game[SEAT]))
    upcoming = (seat + 1) % players
    for slot in range(EXTRA):
        if desk.owner[slot] != NOBODY:
            shares(tables, guess, game, upcoming, desk, into)
            return
    final_shares(tables, game, desk, into)
    leads = into[seat] == 1.0
    shares(tables, guess, game, upcoming, desk, into)
    if not leads:
        others = 1.0 - into[seat]
        into[seat] *= IDLE
        for other in range(players):
            if other != seat and others > 0.0:
                into[other] *= (1.0 - into[seat]) / others


@compiled
def shares(tables: Tables, guess: Guess, game: Game, upcoming: int, desk: Desk, into: Array) -> None:
    """Everybody's chance to win when the turn goes to the `upcoming` seat, with the dice as they lie on the desk."""
    players = int(np.intp(game[PLAYERS]))
    if ends(tables, game, upcoming, desk):
        final_shares(tables, game, desk, into)
        return
    expect(tables, guess, game, upcoming, desk)
    most = 0.0
    for seat in range(players):
        most = max(most, desk.expected[seat, CARDS])
    remaining = max(0.5, tables.cards_to_win - most)
    free = 0
    for slot in range(EXTRA):
        free += desk.owner[slot] == NOBODY or desk.owner[slot] == upcoming
    desk.points[upcoming] += guess.free * remaining * (free - USUALLY_FREE)
    tempo = guess.tempo + guess.tempo_now / remaining
    for seat in range(players):
        wait = (seat - upcoming) % players
        desk.points[seat] += desk.expected[seat, POINTS] + guess.cards * desk.expected[seat, CARDS] - tempo * wait
    for at in range(game[DEALT]):
        bonus = game[BONUS + at]
        count, sign = tables.bonus[bonus, TALLY_OF], tables.bonus[bonus, SIGN]
        soft = np.sqrt(guess.bonus_now + guess.bonus_later * remaining * guess.spread[count])
        for seat in range(players):
            into[seat] = sign * desk.expected[seat, count] / soft
        soften(into, players)
        for seat in range(players):
            desk.points[seat] += tables.bonus[bonus, WORTH] * into[seat]
    heat = np.sqrt(guess.now + guess.later * remaining)
    for seat in range(players):
        into[seat] = desk.points[seat] / heat
    soften(into, players)


@compiled
def expect(tables: Tables, guess: Guess, game: Game, upcoming: int, desk: Desk) -> None:
    """What each seat will have on average of everything that is counted, with the cards under its dice."""
    players = int(np.intp(game[PLAYERS]))
    for seat in range(players):
        desk.points[seat] = 0.0
        for count in range(COUNTS):
            desk.expected[seat, count] = game[TALLY + seat * COUNTS + count]
    for slot in range(EXTRA + 1):
        seat = desk.owner[slot]
        if seat == NOBODY:
            continue
        wait = (seat - upcoming) % players
        if slot == EXTRA:
            desk.points[seat] += guess.extra * holds(guess, CHANCE, 0, desk.total[slot], wait)
        else:
            card = game[ROW + slot]
            hold = holds(guess, tables.cards[card, KIND], tables.cards[card, POINTS], desk.total[slot], wait)
            for count in range(COUNTS):
                desk.expected[seat, count] += hold * tables.cards[card, count]


@compiled
def holds(guess: Guess, kind: int, points: int, total: int, rivals: int) -> float:
    """The chance that dice still lie there after so many rivals had their turn."""
    attention = min(1.0, guess.attention + guess.attraction * points)
    hold = 1.0
    for _ in range(rivals):
        hold *= 1.0 - attention * guess.beats[kind, total]
    return hold


@compiled
def soften(weights: Array, count: int) -> None:
    """Weights become shares of one, by their exponentials, in place."""
    most = weights[0]
    for at in range(1, count):
        most = max(most, weights[at])
    total = 0.0
    for at in range(count):
        weights[at] = np.exp(weights[at] - most)
        total += weights[at]
    for at in range(count):
        weights[at] /= total


@compiled
def ends(tables: Tables, game: Game, upcoming: int, desk: Desk) -> bool:
    """Whether the game is over as soon as the upcoming seat has collected."""
    cards, left = int(np.intp(game[TALLY + upcoming * COUNTS + CARDS])), int(np.intp(game[LEFT]))
    for slot in range(EXTRA):
        if game[ROW + slot] != NO_CARD:
            if desk.owner[slot] == upcoming:
                cards += 1
            else:
                left += 1
    return cards >= tables.cards_to_win or left == 0


@compiled
def final_shares(tables: Tables, game: Game, desk: Desk, into: Array) -> None:
    """The shares of the win, all cards under dice and the bonus cards handed out."""
    players = int(np.intp(game[PLAYERS]))
    for seat in range(players):
        for count in range(COUNTS):
            desk.expected[seat, count] = game[TALLY + seat * COUNTS + count]
    for slot in range(EXTRA):
        seat = desk.owner[slot]
        if seat != NOBODY:
            for count in range(COUNTS):
                desk.expected[seat, count] += tables.cards[game[ROW + slot], count]
    for seat in range(players):
        desk.points[seat] = desk.expected[seat, POINTS]
    for at in range(game[DEALT]):
        bonus = game[BONUS + at]
        leader = sole_leader(desk.expected[:, tables.bonus[bonus, TALLY_OF]], players, tables.bonus[bonus, SIGN])
        if leader >= 0:
            desk.points[leader] += tables.bonus[bonus, WORTH]
    most, winners = desk.points[0], 0
    for seat in range(players):
        most = max(most, desk.points[seat])
    for seat in range(players):
        winners += desk.points[seat] == most
    for seat in range(players):
        into[seat] = 1.0 / winners if desk.points[seat] == most else 0.0


@compiled
def sole_leader(found: Array, players: int, sign: int) -> int:
    """The seat with most, or with a negative sign fewest; −1 when seats are tied."""
    leader, most = 0, sign * found[0]
    for seat in range(1, players):
        if sign * found[seat] > most:
            leader, most = seat, sign * found[seat]
        elif sign * found[seat] == most:
            leader = -1
    return leader
