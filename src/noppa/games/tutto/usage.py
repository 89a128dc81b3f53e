"""What a player uses of the pile: the cards turned, counted as they come, for no position tells of them all."""

from noppa.core.dice import MOST_DICE
from noppa.games.tutto.cards import CARDS
from noppa.games.tutto.compiled.kernel import after_roll, asks_dice, draw, is_over, random_card, seat_of
from noppa.games.tutto.compiled.outcomes import KINDS
from noppa.games.tutto.compiled.row_layout import AT_CARD, AT_DICE, Game, Tables
from noppa.games.tutto.rules import Tutto
from noppa.kernels.compiled import lean
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import Words, face


def names(rules: Tutto) -> tuple[str, ...]:
    """The eleven faces of the cards."""
    del rules
    return tuple(map(str, CARDS))


@lean
def counted_chance(tables: Tables, game: Game, words: Words, at: int, turned: Indices) -> None:
    """Cards and dice up to the next choice or the end; `turned` counts the cards, eleven faces for each seat."""
    while not is_over(tables, game):
        if game[AT_CARD] == 0:
            kind = random_card(tables, game, words, at)
            turned[seat_of(game) * KINDS + kind] += 1
            draw(tables, game, kind)
        elif asks_dice(game):
            for place in range(AT_DICE, AT_DICE + MOST_DICE):
                if game[place] == 0:
                    game[place] = 1 + face(words, at)
            after_roll(tables, game)
        else:
            return
