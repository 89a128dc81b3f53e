"""Whole games of players who each choose in their own way: by the computed value, or any legal move.

Eight games go on side by side, as in `playout`.
"""

from noppa.games.kivi.compiled.gains import Pattern
from noppa.games.kivi.compiled.kernel import AT_ROLLS, SEAT, Game, Tables, begin, chance, legal, over, play
from noppa.games.kivi.compiled.kernel import scores as totals
from noppa.games.kivi.compiled.playout import Room, end, final_roll, find_squares, work_out_all
from noppa.games.kivi.compiled.tables import Floats, Integers
from noppa.games.kivi.usage import count
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import Lattice
from noppa.kernels.streams import Words, below


@compiled
def level_games(
    steps: Lattice,
    tables: Tables,
    chances: Floats,
    parts: Floats,
    quick: Integers,
    first: int,
    games: Integers,
    moves: Integers,
    room: Room,
    pattern: Pattern,
    words: Words,
    scores: Integers,
    lengths: Integers,
    uses: Integers,
) -> None:
    """A game for each stream, from that number on: scores by seat, decisions, and squares used by each player.

    `quick` has a 1 for each player who goes by the value; in game g player p sits at seat (p + g) mod players.
    """
    players = len(quick)
    for start in range(0, len(words), WIDTH):
        lanes = min(WIDTH, len(words) - start)
        for lane in range(lanes):
            begin(tables, games[lane], players)
        while not over(games[0]):
            seat, thinking = games[0, SEAT], 0
            for lane in range(lanes):
                if quick[(seat - first - start - lane) % players]:
                    find_squares(tables, chances, parts, games[lane], room, lane)
                    thinking += 1
            if thinking > 0:
                work_out_all(steps, tables, room)
            for lane in range(lanes):
                game, at = games[lane], start + lane
                if quick[(seat - first - at) % players]:
                    roll = final_roll(steps, tables, game, room, lane, words, at)
                    lengths[at] += game[AT_ROLLS]
                    end(tables, chances, parts, game, room, lane, tables.kind[roll])
                else:
                    lengths[at] += random_turn(tables, game, words, at, moves)
        for lane in range(lanes):
            totals(tables, games[lane], pattern, scores[start + lane])
            for seat in range(players):
                count(games[lane], seat, uses[(seat - first - start - lane) % players])


@compiled
def random_turn(tables: Tables, game: Game, words: Words, stream: int, moves: Integers) -> int:
    """A turn of any legal moves: how many."""
    seat, made = game[SEAT], 0
    while game[SEAT] == seat:
        chance(tables, game, words, stream)
        play(tables, game, seat, moves[below(words, stream, legal(tables, game, seat, moves))])
        made += 1
    return made
