"""What a player uses of the deck: the dice cards won."""

from collections.abc import Iterator

from noppa.games.dicetto.compiled.row_layout import PILE, Game, tally
from noppa.games.dicetto.compiled.tables import CARDS, Tables, Whole
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import State
from noppa.kernels.compiled import lean


def names(rules: Dicetto) -> tuple[str, ...]:
    """Return the dice cards by their texts."""
    return tuple(map(str, rules.deck.dice))


def used(rules: Dicetto, state: State, seat: int) -> Iterator[int]:
    """Return the cards of a seat at the end of a game."""
    number = {card: at for at, card in enumerate(rules.deck.dice)}
    yield from (number[card] for card in state.won[seat])


@lean
def count(tables: Tables, game: Game, seat: int, uses: Whole) -> None:
    """Count the same, compiled: one use more of each."""
    first = PILE + len(tables.cards) + seat * tables.room
    for at in range(first, first + tally(game, seat, CARDS)):
        uses[game[at] - 1] += 1
