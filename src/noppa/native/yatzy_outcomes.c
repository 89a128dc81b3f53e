/* The exact distribution of final scores in Yatzy under best play, and the chance to win that follows from it.
 *
 * From full pads back each position gets the chances of the points still to come:
 *
 *     chances(R, u) = mix, over the ends of its turn, of chances(after it), moved up by the points of that end
 *
 * A distribution is an array: the chance of 0, 1, ... most points to come, then the chance of the bonus and of a
 * yatzy. */
#include "yatzy_values.h"

enum {
    EXTRAS = 2,
    MOST_FREE = 5, /* late in a game a single position is worked out with all that can follow it */
    MOST_SETS = 1 << MOST_FREE,
};

static int width_of(const struct yatzy *yatzy, int filled) { return yatzy->most[filled] + 1 + EXTRAS; }

static void full_pad(const struct yatzy *yatzy, int kind, double *into) {
    int width = width_of(yatzy, ALL_ROWS);
    bool earned = yatzy->totals[UPPER_ROWS][kind] >= yatzy->bonus_from;
    __builtin_memset(into, 0, (size_t)width * sizeof *into);
    into[earned ? yatzy->bonus : 0] = 1.0;
    into[width - 2] = earned;
}

/* Add a share of the distribution after a row is filled, its points moved up. */
static void add_moved(const struct yatzy *yatzy, int filled, int row, int points, double share, const double *after,
                      double *into) {
    int most = yatzy->most[filled | 1 << row], width = width_of(yatzy, filled);
    for (int score = 0; score <= most; score++) {
        into[points + score] += share * after[score];
    }
    into[width - 2] += share * after[most + 1];
    into[width - 1] += share * (row == ROWS - 1 && points > 0 ? 1.0 : after[most + 2]);
}

/* Where the distribution of a set of rows and a kind of upper total is found. */
typedef const double *find_distribution(const void *shelf, int filled, int kind);

static void mix(const struct yatzy *yatzy, find_distribution *find, const void *shelf, int filled, int kind,
                const struct ends *ends, double *into) {
    const uint8_t(*filling)[DICE + 1][MOST_BONUS_FROM + 1 + LANES] = yatzy->filling[filled & UPPER_ROWS];
    __builtin_memset(into, 0, (size_t)width_of(yatzy, filled) * sizeof *into);
    for (int row = 0; row < ROWS; row++) {
        int after = row < UPPER ? filling[row][0][kind] : kind;
        if (ends->zeros[row] > 0.0) {
            add_moved(yatzy, filled, row, 0, ends->zeros[row], find(shelf, filled | 1 << row, after), into);
        }
        for (int target = yatzy->row_targets[row]; target < yatzy->row_targets[row + 1]; target++) {
            int points = yatzy->target_points[target];
            if (ends->targets[target] > 0.0) {
                after = row < UPPER ? filling[row][points / (row + 1)][kind] : kind;
                const double *source = find(shelf, filled | 1 << row, after);
                add_moved(yatzy, filled, row, points, ends->targets[target], source, into);
            }
        }
    }
}

/* All positions, level by level --------------------------------------------------------------------------------- */

/* Where the distributions of each set with so many rows filled begin; returns how many numbers all have. */
static int64_t lay_out(const struct yatzy *yatzy, int64_t level, int64_t *where) {
    int64_t next = 0;
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        if (__builtin_popcount((unsigned)filled) == level) {
            if (where != NULL) {
                where[filled] = next;
            }
            next += (int64_t)yatzy->kinds[filled & UPPER_ROWS] * width_of(yatzy, filled);
        }
    }
    return next;
}

/* The distributions of one level. */
struct level {
    const struct yatzy *yatzy;
    const double *rows;
    const int64_t *where; /* by set of rows */
};

static const double *find_in_level(const void *shelf, int filled, int kind) {
    const struct level *level = shelf;
    return level->rows + level->where[filled] + (int64_t)kind * width_of(level->yatzy, filled);
}

/* How many numbers the distributions of all positions with so many rows filled have. */
EXPORT int64_t noppa_yatzy_level_size(const void *tables, int64_t size, int64_t level) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    return yatzy == NULL ? (int64_t)BAD_TABLES : lay_out(yatzy, level, NULL);
}

/* Fill in one of `parts` equal parts of the distributions of a level from those of the next one. */
EXPORT int64_t noppa_yatzy_mix_level(const void *tables, int64_t size, const double *values, int64_t values_size,
                                     int64_t level, int64_t part, int64_t parts, const double *after,
                                     int64_t after_size, double *into, int64_t into_size, int64_t *where,
                                     int64_t where_size) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL) {
        return BAD_TABLES;
    }
    if (!are_values(yatzy, values, values_size) || where_size != (ALL_ROWS + 1) * 8 || level < 0 || level > ROWS ||
        into_size != lay_out(yatzy, level, where) * 8 || after_size != lay_out(yatzy, level + 1, where) * 8) {
        return BAD_SIZE;
    }
    if (level == ROWS) {
        for (int kind = 0; kind < yatzy->kinds[UPPER_ROWS]; kind++) {
            full_pad(yatzy, kind, into + (int64_t)kind * width_of(yatzy, ALL_ROWS));
        }
        return DONE;
    }
    struct level next = {yatzy, after, where};
    struct desk desk;
    struct way ways[LANES];
    struct ends ends;
    int64_t number = 0;
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        if (__builtin_popcount((unsigned)filled) != level || number++ % parts != part) {
            continue;
        }
        int kinds = yatzy->kinds[filled & UPPER_ROWS], width = width_of(yatzy, filled);
        for (int first = 0; first < kinds; first += LANES) {
            int count = least(LANES, kinds - first);
            look_ahead(yatzy, values, filled, first, &desk);
            find_ways(yatzy, filled, &desk, count, ways);
            for (int lane = 0; lane < count; lane++) {
                turn_ends(yatzy, &ways[lane], 0, TURN_ROLLS, &ends);
                double *own = into + where[filled] + (int64_t)(first + lane) * width;
                mix(yatzy, find_in_level, &next, filled, first + lane, &ends, own);
            }
        }
    }
    return DONE;
}

/* One position, with all that can follow ------------------------------------------------------------------------- */

/* The sets of rows that can follow one with few free rows, numbered by which of those are filled. */
struct branch {
    const struct yatzy *yatzy;
    int filled, free_count;
    int free[MOST_FREE];
    int64_t place[MOST_SETS][MOST_BONUS_FROM + 1]; /* where the distribution of a set and kind is, or NOWHERE */
    double *room;
    int64_t room_size, used;
};

enum { NOWHERE = -1, WANTED = -2 };

static int set_in(const struct branch *branch, int number) {
    int filled = branch->filled;
    for (int at = 0; at < branch->free_count; at++) {
        filled |= (number >> at & 1) << branch->free[at];
    }
    return filled;
}

static int number_in(const struct branch *branch, int filled) {
    int number = 0;
    for (int at = 0; at < branch->free_count; at++) {
        number |= (filled >> branch->free[at] & 1) << at;
    }
    return number;
}

static const double *find_in_branch(const void *shelf, int filled, int kind) {
    const struct branch *branch = shelf;
    return branch->room + branch->place[number_in(branch, filled)][kind];
}

/* Mark every position that can follow, whatever is played. */
static void mark_wanted(struct branch *branch, int kind) {
    const struct yatzy *yatzy = branch->yatzy;
    int sets = 1 << branch->free_count;
    for (int number = 0; number < sets; number++) {
        for (int at = 0; at <= MOST_BONUS_FROM; at++) {
            branch->place[number][at] = NOWHERE;
        }
    }
    branch->place[0][kind] = WANTED;
    for (int number = 0; number < sets; number++) {
        int filled = set_in(branch, number);
        for (int from = 0; from < yatzy->kinds[filled & UPPER_ROWS]; from++) {
            for (int at = 0; branch->place[number][from] == WANTED && at < branch->free_count; at++) {
                int row = branch->free[at], after = number | 1 << at;
                if (after == number) {
                    continue;
                }
                for (int count = 0; row < UPPER && count <= DICE; count++) {
                    branch->place[after][yatzy->filling[filled & UPPER_ROWS][row][count][from]] = WANTED;
                }
                if (row >= UPPER) {
                    branch->place[after][from] = WANTED;
                }
            }
        }
    }
}

/* Distributions of all wanted positions of a set of rows; false if there is no room. */
static bool spread_set(struct branch *branch, int number, const double *values) {
    const struct yatzy *yatzy = branch->yatzy;
    int filled = set_in(branch, number), kinds = yatzy->kinds[filled & UPPER_ROWS], width = width_of(yatzy, filled);
    struct desk desk;
    struct way way;
    struct ends ends;
    int known = -1, declared_in = -1;
    uint8_t declared[LANES] = {NO_ROW, NO_ROW, NO_ROW, NO_ROW, NO_ROW, NO_ROW, NO_ROW, NO_ROW};
    for (int kind = 0; kind < kinds; kind++) {
        if (branch->place[number][kind] != WANTED) {
            continue;
        }
        if (branch->used + width > branch->room_size) {
            return false;
        }
        double *into = branch->room + branch->used;
        if (filled == ALL_ROWS) {
            full_pad(yatzy, kind, into);
        } else {
            int first = kind / LANES * LANES;
            if (known != first) {
                look_ahead(yatzy, values, filled, first, &desk);
                known = first;
            }
            if (yatzy->declares && declared_in != first) {
                best_declared(yatzy, filled, &desk, declared);
                declared_in = first;
            }
            find_way(yatzy, filled, declared[kind - first], kind - first, &desk, &way);
            turn_ends(yatzy, &way, 0, TURN_ROLLS, &ends);
            mix(yatzy, find_in_branch, branch, filled, kind, &ends, into);
        }
        branch->place[number][kind] = branch->used;
        branch->used += width;
    }
    return true;
}

/* Work out everything that can follow a column, and the column itself if `itself`. */
static int64_t spread(struct branch *branch, const double *values, int filled, int upper, bool itself) {
    const struct yatzy *yatzy = branch->yatzy;
    branch->filled = filled;
    branch->free_count = 0;
    branch->used = 0;
    for (int row = 0; row < ROWS; row++) {
        if ((filled >> row & 1) == 0) {
            if (branch->free_count == MOST_FREE) {
                return BAD_ARGUMENT;
            }
            branch->free[branch->free_count++] = row;
        }
    }
    mark_wanted(branch, yatzy->kind[filled & UPPER_ROWS][least(upper, yatzy->bonus_from)]);
    for (int number = (1 << branch->free_count) - 1; number >= (itself ? 0 : 1); number--) {
        if (!spread_set(branch, number, values)) {
            return BAD_SIZE;
        }
    }
    return DONE;
}

/* The chances of the points still to come for one column with few free rows, before its turn; returns how many. */
EXPORT int64_t noppa_yatzy_outcomes(const void *tables, int64_t size, const double *values, int64_t values_size,
                                    int64_t filled, int64_t upper, double *room, int64_t room_size, double *into,
                                    int64_t into_size) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL) {
        return BAD_TABLES;
    }
    if (!are_values(yatzy, values, values_size)) {
        return BAD_SIZE;
    }
    if (filled < 0 || filled > ALL_ROWS || upper < 0 || upper > MOST_POINTS) {
        return BAD_ARGUMENT;
    }
    int count = yatzy->most[filled] + 1;
    if (into_size < count * 8) {
        return BAD_SIZE;
    }
    struct branch branch = {.yatzy = yatzy, .room = room, .room_size = room_size / 8};
    int64_t status = spread(&branch, values, (int)filled, (int)upper, true);
    if (status != DONE) {
        return status;
    }
    int kind = yatzy->kind[filled & UPPER_ROWS][least((int)upper, yatzy->bonus_from)];
    const double *found = branch.room + branch.place[0][kind];
    for (int at = 0; at < count; at++) {
        into[at] = found[at];
    }
    return count;
}

/* The mean of what final scores are worth, after a row of the branch's column is filled; scores beyond the list are
 * worth 1. */
static double mean_worth(const struct branch *branch, int row, int kind, int written, const double *worth,
                         int64_t worth_count) {
    int filled = branch->filled | 1 << row, most = branch->yatzy->most[filled];
    const double *chances = branch->room + branch->place[number_in(branch, filled)][kind];
    double mean = 0.0;
    for (int score = 0; score <= most; score++) {
        mean += chances[score] * (written + score < worth_count ? worth[written + score] : 1.0);
    }
    return mean;
}

/* Fill a desk with the chance to win after each row and target, the same in all lanes. */
static void look_to_win(const struct branch *branch, const struct seat *seat, const double *worth, int64_t worth_count,
                        struct desk *desk) {
    const struct yatzy *yatzy = branch->yatzy;
    int kind = yatzy->kind[seat->filled & UPPER_ROWS][least(seat->upper, yatzy->bonus_from)];
    desk->strike = lanes_of(-1.0);
    for (int at = 0; at < branch->free_count; at++) {
        int row = branch->free[at];
        const uint8_t(*filling)[MOST_BONUS_FROM + 1 + LANES] = yatzy->filling[seat->filled & UPPER_ROWS][least(row, 5)];
        int after = row < UPPER ? filling[0][kind] : kind;
        desk->rows[row] = lanes_of(mean_worth(branch, row, after, seat->points, worth, worth_count));
        for (int target = yatzy->row_targets[row]; target < yatzy->row_targets[row + 1]; target++) {
            int points = yatzy->target_points[target];
            after = row < UPPER ? filling[points / (row + 1)][kind] : kind;
            desk->targets[target] = lanes_of(mean_worth(branch, row, after, seat->points + points, worth, worth_count));
        }
        if (row != yatzy->chance) {
            desk->strike = higher(desk->strike, desk->rows[row]);
        }
    }
}

/* The chance to win after each legal move of the seat that is due, by what each final score is worth against the
 * others, with best play for points after this turn. */
EXPORT int64_t noppa_yatzy_win_values(const void *tables, int64_t size, const double *values, int64_t values_size,
                                      const void *row, int64_t row_size, const double *worth, int64_t worth_size,
                                      double *room, int64_t room_size, uint16_t *moves, int64_t moves_size,
                                      double *into, int64_t into_size) {
    int64_t status = check_solved(tables, size, values, values_size, row, row_size);
    if (status != DONE) {
        return status;
    }
    if (moves_size < ACTIONS * 2 || into_size < ACTIONS * 8) {
        return BAD_SIZE;
    }
    const struct row *game = row;
    if (yatzy_game.due(tables, game) == NOBODY) {
        return 0;
    }
    const struct seat *seat = seat_in(game, game->seat);
    struct branch branch = {.yatzy = tables, .room = room, .room_size = room_size / 8};
    status = spread(&branch, values, seat->filled, seat->upper, false);
    if (status != DONE) {
        return status;
    }
    struct desk desk;
    look_to_win(&branch, seat, worth, worth_size / 8, &desk);
    return move_values(tables, game, &desk, moves, into);
}
