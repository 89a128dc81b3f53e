"""Dicetto compiled: one game in progress is a row of small integers, a batch of games a matrix.

Everything follows `rules.py` step by step; what fits where is looked up in the tables. Moves go by
their numbers in `rules.actions`: keeps, then the placings slot by slot, then done.
"""

from typing import Any

import numpy as np

from noppa.games.dicetto.compiled.collecting import is_over, next_turn, scores
from noppa.games.dicetto.compiled.hands import FIRST, FIRST_KEEP, FITTING, KEEPS, PLUS, REST, ROLLED, TOTAL
from noppa.games.dicetto.compiled.row_layout import (
    BEATEN,
    BEATEN_ORDER,
    BONUS,
    CHALLENGES,
    CHOICES,
    DEALT,
    DONE,
    FACE,
    IN_HAND,
    IS_DONE,
    LAID,
    LEFT,
    LOST,
    LYING,
    NO_CARD,
    NOBODY,
    OWNER,
    PILE,
    PLAYERS,
    ROLLS_MADE,
    ROW,
    SEAT,
    SLOTS,
    TALLY,
    Game,
    hand_in_turn,
    kind_at,
    least_at,
    rolls_left,
)
from noppa.games.dicetto.compiled.tables import COPIES, Tables
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.state import EXTRA
from noppa.kernels.compiled import inlined, lean
from noppa.kernels.places import lay_dice, roll_places, to_roll
from noppa.kernels.streams import Words, below, face

__all__ = [
    "begin",
    "chance",
    "draw",
    "due",
    "is_over",
    "keep",
    "legal",
    "place",
    "play",
    "roll",
    "scores",
]


@lean
def begin(tables: Tables, game: Game, players: int) -> None:
    """The first position."""
    game[:] = 0
    game[PLAYERS] = players
    game[LAID : LAID + DICE] = IN_HAND
    game[ROW:OWNER] = NO_CARD
    game[OWNER:LYING] = NOBODY
    game[BONUS:TALLY] = NO_CARD
    for card in range(len(tables.cards)):
        game[PILE + card] = tables.cards[card, COPIES]
        game[LEFT] += tables.cards[card, COPIES]


@lean
def empty_slot(game: Game) -> int:
    """The lowest slot that is to be refilled; −1 when none is."""
    if game[LEFT] > 0:
        for slot in range(EXTRA):
            if game[ROW + slot] == NO_CARD:
                return slot
    return -1


@lean
def battle_is_due(tables: Tables, game: Game) -> bool:
    """Whether a challenge is fought before anything else happens."""
    return game[CHALLENGES] != 0 and (tables.at_once or game[IS_DONE] != 0)


@inlined
def due(tables: Tables, game: Game) -> int:
    """The seat that chooses next; −1 when the game is over or chance comes first."""
    if is_over(tables, game) or empty_slot(game) >= 0 or game[DEALT] < tables.bonus_cards:
        return -1
    if battle_is_due(tables, game) or to_roll(game, FACE, LAID) > 0:
        return -1
    return int(np.intp(game[SEAT]))


@lean
def draw(tables: Tables, game: Game, card: int) -> None:
    """A dice card comes into the lowest empty slot, or a bonus card among those dealt."""
    slot = empty_slot(game)
    if slot >= 0:
        game[ROW + slot] = card
        game[PILE + card] -= 1
        game[LEFT] -= 1
    elif game[DEALT] < tables.bonus_cards:
        game[BONUS + game[DEALT]] = card
        game[DEALT] += 1


@lean
def roll(tables: Tables, game: Game, dice: Game) -> None:
    """The dice that were asked for: those of a battle, or the ones that do not lie."""
    if battle_is_due(tables, game):
        if dice[0] != dice[1]:
            fought(tables, game, dice[0] > dice[1])
        return
    lay_dice(game, FACE, LAID, dice)
    game[ROLLS_MADE] += 1


@inlined
def chance(tables: Tables, game: Game, words: Words, stream: int) -> None:
    """Cards and dice, until somebody must choose or the game is over."""
    if is_over(tables, game):
        return
    while empty_slot(game) >= 0:
        draw(tables, game, some_card(game, words, stream))
    while game[DEALT] < tables.bonus_cards:
        draw(tables, game, some_bonus(tables, game, words, stream))
    while battle_is_due(tables, game):
        mine, theirs = face(words, stream), face(words, stream)
        if mine != theirs:
            fought(tables, game, mine > theirs)
            if game[ROLLS_MADE] == 0:
                chance_of_turn(tables, game, words, stream)
                return
    roll_hand(game, words, stream)


@lean
def chance_of_turn(tables: Tables, game: Game, words: Words, stream: int) -> None:
    """The cards and dice that begin a turn, after the battles that ended the last one."""
    if not is_over(tables, game):
        while empty_slot(game) >= 0:
            draw(tables, game, some_card(game, words, stream))
        roll_hand(game, words, stream)


@lean
def roll_hand(game: Game, words: Words, stream: int) -> None:
    """Roll the dice that do not lie."""
    if to_roll(game, FACE, LAID) > 0:
        roll_places(game, FACE, LAID, words, stream)
        game[ROLLS_MADE] += 1


@lean
def some_card(game: Game, words: Words, stream: int) -> int:
    """A card of the pile."""
    number, card = below(words, stream, game[LEFT]), 0
    while number >= game[PILE + card]:
        number -= game[PILE + card]
        card += 1
    return card


@lean
def some_bonus(tables: Tables, game: Game, words: Words, stream: int) -> int:
    """A bonus card that is not dealt yet."""
    while True:
        card = below(words, stream, len(tables.bonus))
        dealt = False
        for at in range(game[DEALT]):
            dealt |= game[BONUS + at] == card
        if not dealt:
            return card


@lean
def fought(tables: Tables, game: Game, won: bool) -> None:
    """The first challenge is won or lost."""
    slot = 0
    while not (game[CHALLENGES] >> slot) & 1:
        slot += 1
    game[CHALLENGES] ^= 1 << slot
    hand = 0
    for place in range(DICE):
        if game[LAID + place] == slot:
            hand = int(np.intp(PLUS[hand, game[FACE + place] - 1]))
            if not won:
                game[LAID + place] = LOST
    if won:
        game[OWNER + slot], game[LYING + slot] = game[SEAT], hand
    else:
        game[BEATEN] |= 1 << slot
        game[BEATEN_ORDER] = game[BEATEN_ORDER] << 3 | slot + 1
    if game[IS_DONE] != 0 and game[CHALLENGES] == 0:
        next_turn(tables, game)


@inlined
def legal(tables: Tables, game: Game, seat: int, into: Any) -> int:
    """The numbers of the legal moves, in the order of the rules; how many there are."""
    if seat < 0 or due(tables, game) != seat:
        return 0
    hand, count = hand_in_turn(game), 0
    if rolls_left(game) > 0:
        for at in range(FIRST_KEEP[hand], FIRST_KEEP[hand + 1]):
            into[count] = KEEPS[at]
            count += 1
    for slot in range(SLOTS):
        kind = kind_at(tables, game, slot)
        if kind >= 0:
            least = least_at(game, slot)
            for at in range(FIRST[kind, least, hand], FIRST[kind, least, hand + 1]):
                into[count] = ROLLED + slot * CHOICES + FITTING[at] - 1
                count += 1
    into[count] = DONE
    return count + 1


@inlined
def play(tables: Tables, game: Game, seat: int, action: int) -> None:
    """The seat in turn plays a legal move; anybody else's changes nothing."""
    if seat != game[SEAT]:
        return
    if action == DONE:
        if game[CHALLENGES] != 0:
            game[IS_DONE] = 1
        else:
            next_turn(tables, game)
    elif action < ROLLED:
        keep(game, action)
    else:
        place(game, (action - ROLLED) // CHOICES, (action - ROLLED) % CHOICES + 1)


@lean
def keep(game: Game, kept: int) -> None:
    """Let these dice lie; of equal ones the lowest places stay."""
    for place in range(DICE):
        fewer = int(np.intp(REST[kept, game[FACE + place]]))
        if fewer >= 0:
            kept = fewer
        else:
            game[FACE + place] = 0


@lean
def place(game: Game, slot: int, dice: int) -> None:
    """Lay these dice on a card, or challenge there with them."""
    left = dice
    for at in range(DICE):
        if game[LAID + at] == IN_HAND:
            fewer = int(np.intp(REST[left, game[FACE + at]]))
            if fewer >= 0:
                left = fewer
                game[LAID + at] = slot
    if game[OWNER + slot] != NOBODY and TOTAL[dice] == least_at(game, slot):
        game[CHALLENGES] |= 1 << slot
    else:
        game[OWNER + slot], game[LYING + slot] = game[SEAT], dice
