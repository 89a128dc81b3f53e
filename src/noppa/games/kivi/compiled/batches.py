"""Batches of whole games, compiled: `random` takes any legal move, `quick` goes by the computed value.

`quick` is the player of `playout`, by whom everybody's chances are counted. Its turns are exact on a value that is
computed from the board; `hard` goes by a learned one, which is better and a hundred times as slow.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from noppa.games.kivi.compiled.computed import PARTS, square_chances
from noppa.games.kivi.compiled.gains import Pattern
from noppa.games.kivi.compiled.kernel import Tables, new_game, tables_of
from noppa.games.kivi.compiled.level_play import level_games
from noppa.games.kivi.compiled.playout import new_room
from noppa.games.kivi.compiled.random_play import Board, board_of, random_games
from noppa.games.kivi.compiled.tables import Floats
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.rules import Kivi
from noppa.kernels.batches import Batch, batch_by_seat
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import lattice
from noppa.kernels.streams import streams

SIZES = {"random": 1 << 15, "quick": 1 << 10}
"""The levels that are compiled, the slower ones last, and how many games are best played at once."""


class Known(NamedTuple):
    """What is known of a board: by the compiled game, by random play, and how likely each square is met."""

    tables: Tables
    board: Board | Tables
    chances: Floats


def play(rules: Kivi, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    players, squares, known = len(levels), len(rules.board.names), _known(rules)
    scores, lengths = np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64)
    uses = np.zeros((players, squares), dtype=np.int64)
    if "quick" in levels:
        rows, columns = rules.board.rows, rules.board.columns
        room = new_room(rules.board, known.tables, players)
        room.worth[:], room.fits[:] = 0.0, 1  # lanes without a game that thinks are walked too
        level_games(
            lattice(DICE),
            known.tables,
            known.chances,
            PARTS,
            np.array([level == "quick" for level in levels], dtype=np.int64),
            first,
            np.tile(new_game(rules), (WIDTH, 1)),
            np.zeros(len(rules.actions), dtype=np.int64),
            room,
            Pattern(np.zeros(rows, np.int64), np.zeros(columns, np.int64), np.zeros(rows, np.int64)),
            streams(seed, count, first),
            scores,
            lengths,
            uses,
        )
    else:
        random_games(known.board, players, first, count, np.uint64(seed % 2**64), scores, lengths, uses)
    return batch_by_seat(scores, first, lengths, uses)


@lru_cache(maxsize=4)
def _known(rules: Kivi) -> Known:
    tables = tables_of(rules)
    return Known(tables, board_of(tables), square_chances(rules.board))
