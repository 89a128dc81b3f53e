/* Games of Tutto played by its step: playouts for everybody's chances, and whole games of players who each choose in
 * their own way.
 *
 * `quick` wants points: it chooses what banks most on average in this turn, with a full pile behind every card, which
 * is a table looked up and nearly as good as the best (`hard` looks at all scores and at the real pile, and takes some
 * hundred times as long). Near the end it looks at the sheet: it stops as soon as that wins, and in a last turn never
 * with less than it takes. */
#include "tutto_values.h"

enum player { AT_RANDOM, QUICK, HARD, PLAYERS };
enum { LONGEST = 100000 }; /* decisions after which a game is thought endless */
static const double WINS = 1e9, LOSES = -1.0;

/* Playing for points --------------------------------------------------------------------------------------------- */

/* The worth of stopping: more than anything where that wins, less where it can only lose. */
static double worth_of_banking(const struct tutto *tutto, const struct row *row, int points) {
    int reaches = total_of(row, row->seat) + points;
    if (tutto->at_once || !row->reached) {
        return tutto->at_once && reaches >= tutto->target ? WINS : (double)points / CELL;
    }
    for (int other = 0; other < row->players; other++) {
        if (other != row->seat && total_of(row, other) >= reaches) {
            return LOSES;
        }
    }
    return WINS;
}

/* The points of the turn once a set is aside, with what the card gives for a Tutto. */
static int after_set(const struct tutto *tutto, const struct row *row, int set) {
    int points = collected(row) + tutto->set_points[set];
    return tutto->set_dice[set] == row->left ? after_tutto(&tutto->card[row->card - 1], points) : points;
}

/* The cells that a move banks on average, or the chance it keeps under a card that is made or lost. */
static double worth_of_move(const struct tutto *tutto, const struct row *row, int action) {
    const struct card *card = &tutto->card[row->card - 1];
    if (action == GOES) {
        return tutto->plan.go[least(collected(row) / CELL, PLAN_CELLS)];
    }
    if (action == STOPS) {
        int points = row->left > 0 ? after_set(tutto, row, tutto->whole[row->rolled]) : collected(row);
        return worth_of_banking(tutto, row, points);
    }
    int rest = row->left - tutto->set_dice[action];
    if (!card->may_stop) {
        return tutto->plan.hope[row->card - 1][rest];
    }
    int points = after_set(tutto, row, action), p = least(points / CELL, PLAN_CELLS);
    if (rest > 0) {
        return v_in(tutto->plan.rows, rest, p)[card->lane];
    }
    double bank = worth_of_banking(tutto, row, points);
    return bank > tutto->plan.go[p] ? bank : tutto->plan.go[p];
}

/* The move of a player who wants points; of equal ones the first. */
static int quick_move(const struct tutto *tutto, const struct row *row, const uint16_t *moves, int count) {
    double best = -2.0;
    int found = moves[0];
    for (int at = 0; count > 1 && at < count; at++) {
        double worth = worth_of_move(tutto, row, moves[at]);
        if (worth > best) {
            best = worth;
            found = moves[at];
        }
    }
    return found;
}

/* Playouts ------------------------------------------------------------------------------------------------------- */

/* Play the games of these numbers on from a position, everybody for points: final scores, and the winners, a bit
 * each: a clover leaf wins whatever the scores. */
EXPORT int64_t noppa_tutto_play_out(const void *tables, int64_t size, const void *row, int64_t row_size, int64_t first,
                                    int64_t seed, int64_t *finals, int64_t finals_size, int64_t *winners,
                                    int64_t winners_size) {
    const struct tutto *tutto = tutto_tables(tables, size);
    if (tutto == NULL) {
        return BAD_TABLES;
    }
    if (row == NULL || (uintptr_t)row % 8 != 0 || !is_tutto_row(tutto, row, row_size)) {
        return BAD_POSITION;
    }
    int64_t count = winners_size / 8;
    int players = ((const struct row *)row)->players;
    if (finals_size != count * players * 8) {
        return BAD_SIZE;
    }
    _Alignas(8) uint8_t copy[sizeof(struct row) + MOST_PLAYERS * sizeof(struct seat)];
    struct row *game = (struct row *)copy;
    for (int64_t at = 0; at < count; at++) {
        uint64_t stream = stream_of((uint64_t)seed, (uint64_t)(first + at));
        __builtin_memcpy(copy, row, (size_t)row_size);
        tutto_chance(tutto, game, &stream);
        for (int decisions = 0; game->card > 0 && decisions < LONGEST; decisions++) {
            uint16_t moves[MOST_OFFERS];
            int moves_count = tutto_legal(tutto, game, moves);
            tutto_play(tutto, game, quick_move(tutto, game, moves, moves_count));
            tutto_chance(tutto, game, &stream);
        }
        tutto_game.score(tutto, game, 0, finals + at * players);
        winners[at] = (int64_t)tutto_game.winners(tutto, game, finals + at * players, players);
    }
    return DONE;
}

/* Whole games ---------------------------------------------------------------------------------------------------- */

static int hard_move(const struct tutto *tutto, const double *values, const struct row *row, void *room,
                     int64_t room_size, uint16_t *moves) {
    struct worth found[MOST_OFFERS];
    int count = worth_of_moves(turn_of(tutto, values, row, 1, room, room_size), row, moves, found), best = 0;
    for (int at = 1; at < count; at++) {
        best = found[at].of[0] > found[best].of[0] ? at : best;
    }
    return moves[best];
}

/* Play the games of these numbers, with a level for each player, who in game g sits at seat (player + g) mod players:
 * scores and winners by player, decisions, and the cards that each player turned. Only `hard` needs the solved tables,
 * and room to work in; return how many of the games came to an end. */
EXPORT int64_t noppa_tutto_level_games(const void *tables, int64_t size, const double *values, int64_t values_size,
                                       const uint8_t *levels, int64_t levels_size, int64_t first, int64_t seed,
                                       void *room, int64_t room_size, int64_t *scores, int64_t scores_size,
                                       int64_t *lengths, int64_t lengths_size, int64_t *winners, int64_t winners_size,
                                       int64_t *usage, int64_t usage_size) {
    const struct tutto *tutto = tutto_tables(tables, size);
    if (tutto == NULL) {
        return BAD_TABLES;
    }
    int64_t count = lengths_size / 8, players = levels_size, ended = 0;
    if (players < 1 || players > MOST_PLAYERS || first < 0 || scores_size != count * players * 8 ||
        winners_size != lengths_size || usage_size != players * KINDS * 8 || levels == NULL) {
        return BAD_SIZE;
    }
    for (int64_t player = 0; player < players; player++) {
        if (levels[player] >= PLAYERS) {
            return BAD_ARGUMENT;
        }
        if (levels[player] == HARD && (values == NULL || values_size != solved_size(tutto) * 8 || room == NULL ||
                                       (uintptr_t)room % 8 != 0 || room_size < largest_room(tutto))) {
            return BAD_SIZE;
        }
    }
    _Alignas(8) uint8_t bytes[sizeof(struct row) + MOST_PLAYERS * sizeof(struct seat)];
    struct row *game = (struct row *)bytes;
    for (int64_t at = 0; at < count; at++) {
        uint64_t stream = stream_of((uint64_t)seed, (uint64_t)(first + at));
        int64_t shift = (first + at) % players, totals[MOST_PLAYERS];
        tutto_game.start(tutto, game, (int)players);
        tutto_chance(tutto, game, &stream);
        for (lengths[at] = 0; game->card > 0 && lengths[at] < LONGEST; lengths[at]++) {
            uint16_t moves[MOST_OFFERS];
            int moves_count = tutto_legal(tutto, game, moves), level = levels[(game->seat + players - shift) % players];
            int action = moves[0];
            if (level == AT_RANDOM) {
                action = moves[share(next_word(&stream), (uint32_t)moves_count)];
            } else if (moves_count > 1) {
                action = level == QUICK ? quick_move(tutto, game, moves, moves_count)
                                        : hard_move(tutto, values, game, room, room_size, moves);
            }
            tutto_play(tutto, game, action);
            tutto_chance(tutto, game, &stream);
        }
        ended += game->card == 0;
        tutto_game.score(tutto, game, 0, totals);
        for (int64_t player = 0; player < players; player++) {
            int seat = (int)((player + shift) % players);
            scores[at * players + player] = totals[seat];
            tutto_game.usage(tutto, game, seat, usage + player * KINDS);
        }
        winners[at] = by_player(tutto_game.winners(tutto, game, totals, (int)players), shift, players);
    }
    return ended;
}

/* How many bytes of room `hard` needs in whole games. */
EXPORT int64_t noppa_tutto_games_room(const void *tables, int64_t size) {
    const struct tutto *tutto = tutto_tables(tables, size);
    return tutto == NULL ? BAD_TABLES : largest_room(tutto);
}
