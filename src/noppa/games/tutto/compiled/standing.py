"""Tutto compiled: whose turn it is, what everybody has, and how a turn ends."""

from noppa.core.dice import MOST_DICE
from noppa.games.tutto.cards import PLUS_MINUS_POINTS
from noppa.games.tutto.compiled.outcomes import PM_PLACE
from noppa.games.tutto.compiled.row_layout import (
    AT_BANKED,
    AT_BEFORE,
    AT_CARD,
    AT_CLOVER,
    AT_DICE,
    AT_GIFT,
    AT_LOST,
    AT_MADE,
    AT_PLAYERS,
    AT_REACHED,
    AT_TAKEN,
    AT_TURNS,
    AT_TUTTOS,
    AT_UNDER,
    Game,
    Tables,
)
from noppa.kernels.compiled import lean


@lean
def seat_of(game: Game) -> int:
    """Whose turn it is."""
    return int(game[AT_TURNS] % game[AT_PLAYERS])


@lean
def is_over(tables: Tables, game: Game) -> bool:
    """Whether nothing more happens."""
    if game[AT_CARD] > 0:
        return False
    return game[AT_CLOVER] > 0 or (game[AT_REACHED] > 0 and (tables.at_once or seat_of(game) == 0))


@lean
def due(tables: Tables, game: Game) -> int:
    """The seat that chooses next, -1 when the game is over."""
    return -1 if is_over(tables, game) else seat_of(game)


@lean
def total(game: Game, seat: int) -> int:
    """What the sheet shows for a seat."""
    return int(game[AT_BANKED + seat] - game[AT_LOST + seat])


@lean
def leads_alone(game: Game, seat: int) -> bool:
    """Whether that seat is ahead of everybody; with nobody else at the table there is no lead."""
    for other in range(game[AT_PLAYERS]):
        if other != seat and total(game, other) >= total(game, seat):
            return False
    return bool(game[AT_PLAYERS] > 1)


@lean
def bank(tables: Tables, game: Game) -> None:
    """The points of the turn on the sheet, and what its plus/minus take from the leaders, one after another."""
    seat = seat_of(game)
    made = game[AT_MADE] + (game[AT_CARD] - 1 == PM_PLACE and game[AT_TUTTOS] > 0)
    for _ in range(made):
        most = total(game, seat)
        for other in range(game[AT_PLAYERS]):
            most = max(most, total(game, other))
        for other in range(game[AT_PLAYERS]):
            if other != seat and total(game, other) == most:
                floor = min(PLUS_MINUS_POINTS, most) if tables.floor_at_zero else PLUS_MINUS_POINTS
                game[AT_LOST + other] += floor
    next_turn(tables, game, game[AT_BEFORE] + game[AT_UNDER] + game[AT_GIFT])


@lean
def next_turn(tables: Tables, game: Game, gained: int) -> None:
    """The next seat to turn a card."""
    seat = seat_of(game)
    game[AT_BANKED + seat] += gained
    if total(game, seat) >= tables.target:
        game[AT_REACHED] = 1
    game[AT_BEFORE], game[AT_MADE] = 0, 0
    clear_card(game)
    game[AT_TURNS] += 1


@lean
def clear_card(game: Game) -> None:
    """No card in force, six dice free."""
    for at in (AT_CARD, AT_TUTTOS, AT_UNDER, AT_GIFT):
        game[at] = 0
    clear_dice(game)


@lean
def clear_dice(game: Game) -> None:
    """Six dice to be rolled."""
    for place in range(MOST_DICE):
        game[AT_DICE + place] = 0
        game[AT_TAKEN + place] = 0
