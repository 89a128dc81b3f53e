"""Tutto compiled: what comes by chance, what may be chosen and what follows, on a game's line of numbers.

Every function takes the tables of the rules and a game, and allocates nothing.
"""

from typing import Any

from noppa.core.dice import FACES, MOST_DICE
from noppa.games.tutto.compiled.outcomes import (
    CLOVER_PLACE,
    FIREWORK_PLACE,
    KINDS,
    PM_PLACE,
    STOP_PLACE,
    STRAIGHT_PLACE,
)
from noppa.games.tutto.compiled.row_layout import (
    AT_BEFORE,
    AT_CARD,
    AT_CLOVER,
    AT_DICE,
    AT_GIFT,
    AT_MADE,
    AT_PILE,
    AT_PLAYERS,
    AT_TAKEN,
    AT_TUTTOS,
    AT_UNDER,
    GOES,
    MOST_MOVES,
    SIZE,
    STOPS,
    Game,
    Tables,
    new_game,
    pack,
    tables_of,
    unpack,
)
from noppa.games.tutto.compiled.standing import (
    bank,
    clear_card,
    clear_dice,
    due,
    is_over,
    leads_alone,
    next_turn,
    seat_of,
    total,
)
from noppa.kernels.compiled import inlined, lean
from noppa.kernels.lattice import Indices
from noppa.kernels.places import lay_dice, roll_places, to_roll
from noppa.kernels.streams import Words, next_word, share

__all__ = [
    "MOST_MOVES",
    "SIZE",
    "Game",
    "Tables",
    "begin",
    "chance",
    "draw",
    "due",
    "is_over",
    "legal",
    "new_game",
    "pack",
    "play",
    "roll",
    "scores",
    "seat_of",
    "tables_of",
    "total",
    "unpack",
]


@lean
def begin(tables: Tables, game: Game, players: int) -> None:
    """A new game."""
    game[:] = 0
    game[AT_PLAYERS] = players
    for kind in range(KINDS):
        game[AT_PILE + kind] = tables.full[kind]


@lean
def scores(tables: Tables, game: Game, into: Indices) -> None:
    """Everybody's total."""
    for seat in range(game[AT_PLAYERS]):
        into[seat] = total(game, seat)


# What comes by chance ----------------------------------------------------------------------------


@lean
def asks_dice(game: Game) -> bool:
    """Whether dice are to be rolled."""
    return bool(game[AT_CARD] > 0) and to_roll(game, AT_DICE, AT_DICE + MOST_DICE) > 0


@lean
def chance(tables: Tables, game: Game, words: Words, at: int) -> None:
    """Turn cards and roll dice until somebody must choose or the game is over."""
    while not is_over(tables, game):
        if game[AT_CARD] == 0:
            draw(tables, game, random_card(tables, game, words, at))
        elif asks_dice(game):
            roll_places(game, AT_DICE, AT_DICE + MOST_DICE, words, at)
            after_roll(tables, game)
        else:
            return


@lean
def random_card(tables: Tables, game: Game, words: Words, at: int) -> int:
    """The kind of a card from the pile, or from all when it is used up."""
    cards = 0
    for kind in range(KINDS):
        cards += game[AT_PILE + kind]
    used_up = cards == 0
    if used_up:
        for kind in range(KINDS):
            cards += tables.full[kind]
    left = share(next_word(words, at), cards)
    for kind in range(KINDS):
        left -= tables.full[kind] if used_up else game[AT_PILE + kind]
        if left < 0:
            return kind
    return KINDS - 1


@lean
def draw(tables: Tables, game: Game, kind: int) -> None:
    """That card is turned."""
    cards = 0
    for each in range(KINDS):
        cards += game[AT_PILE + each]
    if cards == 0:
        for each in range(KINDS):
            game[AT_PILE + each] = tables.full[each]
    game[AT_PILE + kind] -= 1
    game[AT_CARD] = kind + 1
    ends = kind == STOP_PLACE or (kind == PM_PLACE and tables.leader_misses and leads_alone(game, seat_of(game)))
    if ends:
        next_turn(tables, game, 0)


@lean
def roll(tables: Tables, game: Game, dice: Indices) -> None:
    """Those dice come up at the places that are rolled, in their order."""
    lay_dice(game, AT_DICE, AT_DICE + MOST_DICE, dice)
    after_roll(tables, game)


@lean
def after_roll(tables: Tables, game: Game) -> None:
    """A null ends the turn; under a firework it banks it."""
    card = game[AT_CARD] - 1
    null = fresh_faces(game) == 0 if card == STRAIGHT_PLACE else tables.whole[rolled(tables, game)] < 0
    if null and card == FIREWORK_PLACE:
        bank(tables, game)
    elif null:
        next_turn(tables, game, 0)


@lean
def rolled(tables: Tables, game: Game) -> int:
    """The number of the dice that are not aside."""
    number = 0
    for place in range(MOST_DICE):
        if game[AT_TAKEN + place] == 0:
            number = tables.plus[number, game[AT_DICE + place] - 1]
    return number


@lean
def fresh_faces(game: Game) -> int:
    """A bit for each face of the roll that does not lie aside."""
    lying, aside = 0, 0
    for place in range(MOST_DICE):
        bit = 1 << (game[AT_DICE + place] - 1)
        if game[AT_TAKEN + place] == 0:
            lying |= bit
        else:
            aside |= bit
    return lying & ~aside


# What is chosen ------------------------------------------------------------------------------------


@lean
def dice_left(game: Game) -> int:
    """The dice that are not aside."""
    left = 0
    for place in range(MOST_DICE):
        left += game[AT_TAKEN + place] == 0
    return left


@inlined
def legal(tables: Tables, game: Game, seat: int, into: Any) -> int:
    """The numbers of the legal moves, in the order of the rules, and how many."""
    if game[AT_CARD] == 0 or seat != seat_of(game) or asks_dice(game):
        return 0
    if dice_left(game) == 0:
        into[0], into[1] = STOPS, GOES
        return 2
    card = game[AT_CARD] - 1
    if card == FIREWORK_PLACE:
        into[0] = tables.whole[rolled(tables, game)]
        return 1
    if card == STRAIGHT_PLACE:
        faces = fresh_faces(game)
        start, count = tables.first_fresh[faces], tables.first_fresh[faces + 1] - tables.first_fresh[faces]
        for at in range(count):
            into[at] = tables.fresh[start + at]
        return int(count)
    number = rolled(tables, game)
    start, count = tables.first[number], tables.first[number + 1] - tables.first[number]
    for at in range(count):
        into[at] = tables.sets[start + at]
    if tables.may_stop[card]:
        into[count] = STOPS
        count += 1
    return int(count)


@inlined
def play(tables: Tables, game: Game, seat: int, action: int) -> None:
    """A legal move of the seat whose turn it is."""
    if action == GOES:
        game[AT_BEFORE] += game[AT_UNDER] + game[AT_GIFT]
        game[AT_MADE] += game[AT_CARD] - 1 == PM_PLACE
        clear_card(game)
    elif action == STOPS:
        if dice_left(game) > 0:
            put_aside(tables, game, tables.whole[rolled(tables, game)])
        bank(tables, game)
    else:
        put_aside(tables, game, action)
        roll_on(tables, game)


@lean
def put_aside(tables: Tables, game: Game, action: int) -> None:
    """The dice of a set aside, of equal ones those at the lowest places; a Tutto gets what the card gives."""
    number = 1
    for place in range(MOST_DICE):
        number = max(number, game[AT_TAKEN + place] + 1)
    for die in range(len(FACES)):
        wanted = tables.face_counts[action, die]
        for place in range(MOST_DICE):
            if wanted > 0 and game[AT_TAKEN + place] == 0 and game[AT_DICE + place] == die + 1:
                game[AT_TAKEN + place] = number
                wanted -= 1
    card = game[AT_CARD] - 1
    if tables.counts_dice[card]:
        game[AT_UNDER] += tables.worth[action]
    game[AT_GIFT] = 0
    if dice_left(game) == 0:
        game[AT_TUTTOS] += 1
        game[AT_GIFT] = tables.times[card] * (game[AT_BEFORE] + game[AT_UNDER]) + tables.gifts[card]


@lean
def roll_on(tables: Tables, game: Game) -> None:
    """What comes of itself after a set."""
    card = game[AT_CARD] - 1
    if dice_left(game) > 0:
        for place in range(MOST_DICE):
            if game[AT_TAKEN + place] == 0:
                game[AT_DICE + place] = 0
    elif card == CLOVER_PLACE and game[AT_TUTTOS] == 2:
        game[AT_CLOVER] = seat_of(game) + 1
        next_turn(tables, game, 0)
    elif card in (CLOVER_PLACE, FIREWORK_PLACE):
        clear_dice(game)
    elif card == STRAIGHT_PLACE and not tables.straight_is_tutto:
        bank(tables, game)
