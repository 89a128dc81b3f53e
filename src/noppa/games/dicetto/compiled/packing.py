"""From a position to its row of integers, and back."""

import numpy as np

from noppa.games.dicetto.compiled.hands import HANDS, NUMBER
from noppa.games.dicetto.compiled.row_layout import (
    BEATEN,
    BEATEN_ORDER,
    BONUS,
    CHALLENGES,
    DEALT,
    EXTRA_ROLL,
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
    width,
)
from noppa.games.dicetto.compiled.tables import CARDS, COUNTS, Tables, adds
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA, Lying, State
from noppa.games.dicetto.state import LOST as LOST_DIE


def pack(rules: Dicetto, tables: Tables, state: State) -> Game:
    """The row of integers of a position."""
    game = np.zeros(width(tables), dtype=np.int32)
    game[SEAT], game[PLAYERS], game[EXTRA_ROLL] = state.seat, len(state.won), state.extra
    game[ROLLS_MADE], game[IS_DONE] = state.rolls, state.done
    game[CHALLENGES] = sum(1 << slot for slot in state.challenges)
    game[BEATEN] = sum(1 << slot for slot in state.beaten)
    for slot in state.beaten:
        game[BEATEN_ORDER] = game[BEATEN_ORDER] << 3 | slot + 1
    game[FACE:LAID] = [die or 0 for die in state.dice]
    game[LAID:ROW] = [IN_HAND if at is None else LOST if at == LOST_DIE else at for at in state.laid]
    number = {card: at for at, card in enumerate(rules.deck.dice)}
    game[ROW:OWNER] = [NO_CARD if card is None else number[card] for card in state.row]
    game[OWNER:LYING] = [NOBODY if dice is None else dice.owner for dice in state.lying]
    game[LYING:BONUS] = [0 if dice is None else NUMBER[dice.dice] for dice in state.lying]
    game[BONUS:TALLY] = NO_CARD
    game[DEALT] = len(state.bonus)
    game[BONUS : BONUS + len(state.bonus)] = [rules.deck.bonus.index(card) for card in state.bonus]
    game[LEFT], game[PILE : PILE + len(state.pile)] = sum(state.pile), state.pile
    for seat, cards in enumerate(state.won):
        tally = TALLY + seat * COUNTS
        game[tally : tally + COUNTS] = adds(cards)
        first = PILE + len(state.pile) + seat * tables.room
        game[first : first + len(cards)] = [number[card] + 1 for card in cards]
    return game


def unpack(rules: Dicetto, tables: Tables, game: Game) -> State:
    """The position that a row of integers stands for."""
    row = [int(number) for number in game]
    deck = rules.deck
    pile_end = PILE + len(deck.dice)
    won = []
    for seat in range(row[PLAYERS]):
        first, cards = pile_end + seat * tables.room, row[TALLY + seat * COUNTS + CARDS]
        won.append(tuple(deck.dice[number - 1] for number in row[first : first + cards]))
    order = row[BEATEN_ORDER]
    beaten = tuple((order >> 3 * at & 7) - 1 for at in range(row[BEATEN].bit_count()))[::-1]
    return State(
        pile=tuple(row[PILE:pile_end]),
        won=tuple(won),
        row=tuple(None if card == NO_CARD else deck.dice[card] for card in row[ROW : ROW + EXTRA]),
        lying=tuple(
            None if row[OWNER + slot] == NOBODY else Lying(row[OWNER + slot], HANDS[row[LYING + slot]])
            for slot in range(SLOTS)
        ),
        bonus=tuple(deck.bonus[card] for card in row[BONUS : BONUS + row[DEALT]]),
        seat=row[SEAT],
        extra=bool(row[EXTRA_ROLL]),
        rolls=row[ROLLS_MADE],
        dice=tuple(face or None for face in row[FACE:LAID]),
        laid=tuple(None if at == IN_HAND else LOST_DIE if at == LOST else at for at in row[LAID : LAID + DICE]),
        challenges=tuple(slot for slot in range(SLOTS) if row[CHALLENGES] >> slot & 1),
        beaten=beaten,
        done=bool(row[IS_DONE]),
    )
