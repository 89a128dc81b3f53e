"""Whole games of players who each choose in their own way: by what a turn gains, or any legal move."""

from noppa.games.dicetto.compiled.collecting import is_over
from noppa.games.dicetto.compiled.collecting import scores as totals
from noppa.games.dicetto.compiled.kernel import begin, chance, legal, play
from noppa.games.dicetto.compiled.playout import Pad, finish_turn
from noppa.games.dicetto.compiled.prospects import Guess
from noppa.games.dicetto.compiled.row_layout import SEAT, Game
from noppa.games.dicetto.compiled.tables import Tables, Whole
from noppa.games.dicetto.usage import count
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import Words, below


@compiled
def level_games(
    tables: Tables,
    guess: Guess,
    quick: Whole,
    first: int,
    game: Game,
    moves: Game,
    points: Game,
    pad: Pad,
    words: Words,
    scores: Whole,
    lengths: Whole,
    uses: Whole,
) -> None:
    """A game for each stream, from that number on: scores by seat, decisions, and cards won by each player.

    `quick` has a 1 for each player who goes by gains; in game g player p sits at seat (p + g) mod players.
    """
    players = len(quick)
    for at in range(len(words)):
        begin(tables, game, players)
        chance(tables, game, words, at)
        while not is_over(tables, game):
            seat = game[SEAT]
            if quick[(seat - first - at) % players]:
                lengths[at] += finish_turn(tables, guess, game, words, at, pad)
            else:
                play(tables, game, seat, moves[below(words, at, legal(tables, game, seat, moves))])
                lengths[at] += 1
            chance(tables, game, words, at)
        totals(tables, game, points)
        for seat in range(players):
            scores[at, seat] = points[seat]
            count(tables, game, seat, uses[(seat - first - at) % players])
