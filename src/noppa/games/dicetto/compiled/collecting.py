"""Dicetto compiled: cards that are collected, the end of the game, and what everybody has."""

from noppa.games.dicetto.compiled.row_layout import (
    BEATEN,
    BEATEN_ORDER,
    BONUS,
    DEALT,
    EXTRA_ROLL,
    FACE,
    IN_HAND,
    IS_DONE,
    LAID,
    LEFT,
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
    tally,
)
from noppa.games.dicetto.compiled.tables import CARDS, COUNTS, POINTS, SIGN, TALLY_OF, WORTH, Tables
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.state import EXTRA
from noppa.kernels.compiled import lean


@lean
def is_over(tables: Tables, game: Game) -> bool:
    """Whether the seat whose turn begins has cards enough, or no dice card is left."""
    if tally(game, game[SEAT], CARDS) >= tables.cards_to_win:
        return True
    if game[LEFT] > 0:
        return False
    cards = 0
    for slot in range(EXTRA):
        cards += game[ROW + slot] != NO_CARD
    return cards == 0


@lean
def next_turn(tables: Tables, game: Game) -> None:
    """The next seat collects what its dice lie on; at the end everybody does."""
    seat = game[SEAT] + 1
    if seat == game[PLAYERS]:
        seat = 0
    game[SEAT] = seat
    game[EXTRA_ROLL] = game[OWNER + EXTRA] == seat
    collect(tables, game, seat)
    game[ROLLS_MADE], game[IS_DONE], game[BEATEN], game[BEATEN_ORDER] = 0, 0, 0, 0
    for place in range(DICE):
        game[FACE + place], game[LAID + place] = 0, IN_HAND
    if is_over(tables, game):
        for other in range(game[PLAYERS]):
            collect(tables, game, other)


@lean
def collect(tables: Tables, game: Game, seat: int) -> None:
    """A seat takes back its dice and the cards under them."""
    for slot in range(SLOTS):
        if game[OWNER + slot] == seat:
            game[OWNER + slot], game[LYING + slot] = NOBODY, 0
            if slot != EXTRA:
                card = game[ROW + slot]
                game[ROW + slot] = NO_CARD
                game[PILE + len(tables.cards) + seat * tables.room + tally(game, seat, CARDS)] = card + 1
                for count in range(COUNTS):
                    game[TALLY + seat * COUNTS + count] += tables.cards[card, count]


@lean
def scores(tables: Tables, game: Game, into: Game) -> None:
    """The points of each seat, bonus cards included, as if the game ended now with the cards collected."""
    for seat in range(game[PLAYERS]):
        into[seat] = tally(game, seat, POINTS)
    for at in range(game[DEALT]):
        bonus = game[BONUS + at]
        holder = holder_of(tables, game, bonus)
        if holder >= 0:
            into[holder] += tables.bonus[bonus, WORTH]


@lean
def holder_of(tables: Tables, game: Game, bonus: int) -> int:
    """The seat that gets a bonus card; −1 when seats are tied for it."""
    most, holder = 0, -1
    for seat in range(game[PLAYERS]):
        found = tables.bonus[bonus, SIGN] * tally(game, seat, tables.bonus[bonus, TALLY_OF])
        if seat == 0 or found > most:
            most, holder = found, seat
        elif found == most:
            holder = -1
    return holder
