"""What a player uses of the board: the squares where the stones lie at the end."""

from collections.abc import Iterator

from noppa.games.kivi.kernel import AT_STONES, Game
from noppa.games.kivi.position import State, squares_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.tables import Integers
from noppa.kernels.compiled import lean


def things(rules: Kivi) -> tuple[str, ...]:
    """The squares by name."""
    return rules.board.names


def used(rules: Kivi, state: State, seat: int) -> Iterator[int]:
    """The squares of a seat at the end of a game."""
    del rules
    yield from squares_of(state.stones, seat)


@lean
def count(game: Game, seat: int, uses: Integers) -> None:
    """The same, compiled: one use more of each."""
    for square in range(len(game) - AT_STONES):
        uses[square] += game[AT_STONES + square] == seat + 1
