/* Yatzy solved: the exact expected points still to come from every position between turns, and what follows from it.
 *
 * With R the rows filled, u the upper points, s the points of a roll in a row and u' the upper points after:
 *
 *     value(all rows, u) = the bonus if u reaches it, else 0
 *     value(R, u)        = worth of a turn whose final roll is worth
 *                          max over the rows r it may fill of s(r, roll) + value(R + r, u')
 *
 * and the turn is the keep lattice, for eight upper totals at once. A row that a roll does not fit is worth
 * value(R + r, u) whatever the roll, so the best of those is found once, and for each roll only the rows in which it
 * scores are tried. Where the row is declared before rolling there is one such turn for each row, and the best is
 * taken. */
#include "yatzy.h"

/* A turn ------------------------------------------------------------------------------------------------------- */

static inline lanes gather(const double *values, const uint8_t *kinds) {
    double found[LANES];
    for (int lane = 0; lane < LANES; lane++) { found[lane] = values[kinds[lane]]; }
    return lanes_at(found);
}

void look_ahead(const struct yatzy *yatzy, const double *values, int filled, int first, struct planner *planner) {
    for (int row = 0; row < ROWS; row++) {
        if ((filled >> row & 1) != 0) { continue; }
        const double *after = values + yatzy->start[filled | 1 << row];
        for (int target = yatzy->row_targets[row]; target < yatzy->row_targets[row + 1]; target++) {
            lanes later = row < UPPER ? gather(after, yatzy->filling[filled & UPPER_ROWS][target] + first)
                                      : lanes_at(after + first);
            planner->targets[target] = sum(later, lanes_of(yatzy->target_points[target]));
        }
    }
}

/* A roll that does not fit the declared row gets a 0 there, or in any free row once chance is filled. Chance takes
 * rolls that do not fit the declared row, and as a last resort only those that fit no other free row. */
void final_worth(const struct yatzy *yatzy, int filled, int declared, struct planner *planner) {
    uint32_t free = ALL_ROWS & ~(uint32_t)filled, chance = free & 1U << yatzy->chance, others = free & ~chance;
    uint32_t own = others & 1U << declared, fitting = declared == NO_ROW ? others : own;
    uint32_t missed = declared == NO_ROW || chance == 0 ? others : 1U << declared;
    uint32_t before_chance = yatzy->last_resort ? others : own;
    lanes *rolls = planner->worth + KEEPS, miss = lanes_of(-1.0);
    for (uint32_t rows = missed; rows != 0; rows &= rows - 1) {
        miss = higher(miss, planner->targets[yatzy->row_targets[__builtin_ctz(rows)]]);
    }
    for (int roll = 0; roll < FULL_ROLLS; roll++) { rolls[roll] = miss; }
    for (uint32_t rows = fitting; rows != 0; rows &= rows - 1) {
        int row = __builtin_ctz(rows);
        for (int target = yatzy->row_targets[row] + 1; target < yatzy->row_targets[row + 1]; target++) {
            lanes value = planner->targets[target];
            for (int at = yatzy->target_first[target]; at < yatzy->target_first[target + 1]; at++) {
                lanes *worth = &rolls[yatzy->target_rolls[at]];
                *worth = declared == NO_ROW ? higher(*worth, value) : value;
            }
        }
    }
    for (int roll = 0; roll < FULL_ROLLS && chance != 0; roll++) {
        if ((yatzy->scoring[roll] & before_chance) == 0) {
            rolls[roll] = higher(rolls[roll], planner->targets[yatzy->target_of[roll][yatzy->chance]]);
        }
    }
}

lanes turn_worth(const struct yatzy *yatzy, int filled, int declared, struct planner *planner) {
    final_worth(yatzy, filled, declared, planner);
    lattice_turn(&yatzy->lattice, TURN_ROLLS - 1, planner->worth);
    return lattice_best_mean(&yatzy->lattice, planner->worth);
}

lanes best_turn(const struct yatzy *yatzy, int filled, struct planner *planner, uint8_t declared[LANES]) {
    lanes best = lanes_of(-1.0);
    __builtin_memset(declared, NO_ROW, LANES);
    uint32_t rows = yatzy->declares ? declarable(yatzy, (uint32_t)filled) : 1U << NO_ROW;
    for (; rows != 0; rows &= rows - 1) {
        int row = __builtin_ctz(rows);
        lanes worth = turn_worth(yatzy, filled, row, planner);
        for (int lane = 0; lane < LANES; lane++) {
            declared[lane] = lane_of(&worth, lane) > lane_of(&best, lane) ? (uint8_t)row : declared[lane];
        }
        best = higher(best, worth);
    }
    return best;
}

int best_target(const struct yatzy *yatzy, const struct planner *planner, int lane, int filled, int declared,
                int roll) {
    int found = 0;
    double worth = -1.0;
    for (uint32_t left = fillable(yatzy, (uint32_t)filled, declared, roll); left != 0; left &= left - 1) {
        int target = target_in(yatzy, __builtin_ctz(left), declared, roll);
        double value = lane_of(&planner->targets[target], lane);
        bool scores_first = yatzy->target_points[target] > 0 && yatzy->target_points[found] == 0;
        if (value > worth || (value == worth && scores_first)) {
            found = target;
            worth = value;
        }
    }
    return found;
}

/* Positions ------------------------------------------------------------------------------------------------------- */

/* How many numbers the values of all positions are; or with a level, the distributions of scores of those with as many
 * rows filled. */
EXPORT int64_t noppa_yatzy_size(const void *tables, int64_t size, int64_t level) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL || level < -1 || level > ROWS) { return yatzy == NULL ? BAD_TABLES : BAD_ARGUMENT; }
    return level < 0 ? yatzy->start[ALL_ROWS + 1] + LANES : yatzy->level_size[level];
}

/* The number of a column's position before its turn. */
EXPORT int64_t noppa_yatzy_position(const void *tables, int64_t size, int64_t filled, int64_t upper) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL || filled < 0 || filled > ALL_ROWS || upper < 0 || upper > MOST_POINTS) {
        return yatzy == NULL ? BAD_TABLES : BAD_ARGUMENT;
    }
    return yatzy->start[filled] + kind_of(yatzy, (int)filled, (int)upper);
}
