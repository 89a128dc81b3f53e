/* Whole games: the loops around the step that all games share.
 *
 * They are inlined into the file of each game, which passes its own `struct game`, a constant there; the compiler
 * sees through its pointers, so every game gets loops around its own step. */
#ifndef NOPPA_GAMES_H
#define NOPPA_GAMES_H

#include "game.h"

enum { LONGEST = 100000 }; /* decisions after which a game counts as endless */

/* Whether any player plays at a level. */
static inline bool has_level(const struct games *games, enum level level) {
    bool found = false;
    for (int64_t player = 0; player < games->players; player++) { found |= games->levels[player] == level; }
    return found;
}

static inline bool are_all_random(const struct games *games) {
    return !has_level(games, QUICK) && !has_level(games, HARD);
}

/* The seat of a player in one of the games. */
static inline int seat_of_player(const struct games *games, int64_t at, int64_t player) {
    return (int)(games->from != NULL ? player : (player + games->first + at) % games->players);
}

/* Begin a game, and return its stream. */
ALWAYS_INLINE uint64_t begin_game(const struct game *game, const struct games *games, int64_t at, void *row) {
    if (games->from != NULL) {
        __builtin_memcpy(row, games->from, (size_t)games->row_size);
    } else {
        game->start(games->tables, row, (int)games->players);
    }
    return stream_of(games->seed, (uint64_t)(games->first + at));
}

/* Write the results of a game. */
ALWAYS_INLINE void end_game(const struct game *game, const struct games *games, int64_t at, const void *row,
                            int64_t decisions) {
    int64_t totals[MOST_SEATS];
    int players = (int)games->players, seat = seat_of_player(games, at, 0);
    for (int other = 0; other < players; other++) { game->score(games->tables, row, other, totals); }
    uint64_t winners = winners_of(game, row, totals, players);
    games->winners[at] = (int64_t)((winners >> seat | winners << (players - seat)) & ((UINT64_C(1) << players) - 1));
    for (int player = 0; player < players; player++) {
        games->scores[at * players + player] = totals[seat];
        if (games->usage != NULL) { game->usage(games->tables, row, seat, games->usage + player * games->usage_size); }
        seat = seat + 1 < players ? seat + 1 : 0;
    }
    if (games->lengths != NULL) { games->lengths[at] = decisions; }
}

/* Play a random legal move of the seat that is due. */
ALWAYS_INLINE void play_any(const struct game *game, const void *tables, void *row, int seat, uint64_t *stream) {
    if (game->play_random != NULL) {
        game->play_random(tables, row, seat, stream);
        return;
    }
    uint16_t moves[MOST_MOVES];
    uint32_t count = (uint32_t)game->legal(tables, row, moves);
    game->play(tables, row, moves[share(next_word(stream), count)]);
}

/* Make one or more decisions of the seat that is due, which is not RANDOM; return how many. */
typedef int64_t policy(const struct games *games, void *row, enum level level, uint64_t *stream);

/* Play the games one after another, all in the same row; return how many finished. */
ALWAYS_INLINE int64_t play_each(const struct game *game, const struct games *games, void *row, policy *choose) {
    const void *tables = games->tables;
    int64_t ended = 0;
    for (int64_t at = 0; at < games->count; at++) {
        uint64_t stream = begin_game(game, games, at, row);
        uint8_t levels[MOST_SEATS];
        for (int64_t player = 0; player < games->players; player++) {
            levels[seat_of_player(games, at, player)] = games->levels[player];
        }
        int64_t decisions = 0;
        int seat;
        game->chance(tables, row, &stream);
        while ((seat = game->due(tables, row)) != NOBODY && decisions < LONGEST) {
            if (levels[seat] == RANDOM) {
                play_any(game, tables, row, seat, &stream);
                decisions++;
            } else {
                decisions += choose(games, row, (enum level)levels[seat], &stream);
            }
            game->chance(tables, row, &stream);
        }
        ended += decisions < LONGEST;
        end_game(game, games, at, row, decisions);
    }
    return ended;
}

#endif
