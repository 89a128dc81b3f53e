/* Yatzy solved: the exact expected points still to come from every position between turns, and what follows from it.
 *
 * With R the rows filled, u the upper points, s the points of a roll in a row and u' the upper points after:
 *
 *     value(all rows, u) = the bonus if u reaches it, else 0
 *     value(R, u)        = worth of a turn whose final roll is worth
 *                          max over the rows r it may fill of s(r, roll) + value(R + r, u')
 *
 * and the turn is the keep lattice. A row that a roll does not fit is worth value(R + r, u) whatever the roll, so that
 * is found once, and for each roll only the rows in which it scores are tried. Where the row is declared before rolling
 * there is one such turn for each row, and the best is taken. */
#include "values.h"

/* A turn ------------------------------------------------------------------------------------------------------- */

static inline lanes gather(const double *values, const uint8_t *kinds) {
    double found[LANES];
    for (int lane = 0; lane < LANES; lane++) {
        found[lane] = values[kinds[lane]];
    }
    return lanes_at(found);
}

void look_ahead(const struct yatzy *yatzy, const double *values, int filled, int first, struct planner *planner) {
    planner->strike = lanes_of(-1.0);
    for (int row = 0; row < ROWS; row++) {
        if ((filled >> row & 1) != 0) {
            continue;
        }
        const double *after = values + yatzy->start[filled | 1 << row];
        if (row < UPPER) {
            const uint8_t(*filling)[MOST_BONUS_FROM + 1 + LANES] = yatzy->filling[filled & UPPER_ROWS][row];
            planner->rows[row] = gather(after, filling[0] + first);
            for (int target = yatzy->row_targets[row]; target < yatzy->row_targets[row + 1]; target++) {
                int points = yatzy->target_points[target];
                planner->targets[target] = sum(gather(after, filling[points / (row + 1)] + first), lanes_of(points));
            }
        } else {
            planner->rows[row] = lanes_at(after + first);
            for (int target = yatzy->row_targets[row]; target < yatzy->row_targets[row + 1]; target++) {
                planner->targets[target] = sum(planner->rows[row], lanes_of(yatzy->target_points[target]));
            }
        }
        if (row != yatzy->chance) {
            planner->strike = higher(planner->strike, planner->rows[row]);
        }
    }
}

/* Raise the value of the rolls that chance takes, except those that score in certain rows. */
static void offer_chance(const struct yatzy *yatzy, int filled, uint32_t but_scoring, lanes *rolls,
                         const struct planner *planner) {
    if ((filled >> yatzy->chance & 1) != 0) {
        return;
    }
    if (yatzy->last_resort) {
        but_scoring |= ALL_ROWS & ~(uint32_t)filled;
    }
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        if ((yatzy->scoring[roll] & but_scoring) == 0) {
            rolls[roll] = higher(rolls[roll], planner->targets[yatzy->target_of[roll][yatzy->chance]]);
        }
    }
}

static void free_worth(const struct yatzy *yatzy, int filled, struct planner *planner) {
    lanes *rolls = planner->worth + KEEPS, strike = planner->strike;
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        rolls[roll] = strike;
    }
    for (int row = 0; row < ROWS; row++) {
        if ((filled >> row & 1) != 0 || row == yatzy->chance) {
            continue;
        }
        for (int target = yatzy->row_targets[row]; target < yatzy->row_targets[row + 1]; target++) {
            lanes value = planner->targets[target];
            for (int at = yatzy->target_first[target]; at < yatzy->target_first[target + 1]; at++) {
                int roll = yatzy->target_rolls[at];
                rolls[roll] = higher(rolls[roll], value);
            }
        }
    }
    offer_chance(yatzy, filled, 0, rolls, planner);
}

/* A roll that does not fit the declared row gets a 0 there, or in any free row once chance is filled. */
static void declared_worth(const struct yatzy *yatzy, int filled, int declared, struct planner *planner) {
    lanes *rolls = planner->worth + KEEPS;
    lanes miss = (filled >> yatzy->chance & 1) != 0 ? planner->strike : planner->rows[declared];
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        int target = yatzy->target_of[roll][declared];
        rolls[roll] = target == NO_TARGET ? miss : planner->targets[target];
    }
    offer_chance(yatzy, filled, 1U << declared, rolls, planner);
}

void final_worth(const struct yatzy *yatzy, int filled, int declared, struct planner *planner) {
    if (declared == NO_ROW) {
        free_worth(yatzy, filled, planner);
    } else {
        declared_worth(yatzy, filled, declared, planner);
    }
}

void keep_worth(const struct yatzy *yatzy, int rolls, struct planner *planner) {
    lattice_turn(&yatzy->lattice, rolls, planner->worth);
}

/* The value of a whole turn, from that of final rolls. */
static lanes turn_worth(const struct yatzy *yatzy, struct planner *planner) {
    keep_worth(yatzy, TURN_ROLLS - 1, planner);
    return lattice_best_mean(&yatzy->lattice, planner->worth);
}

lanes best_turn(const struct yatzy *yatzy, int filled, struct planner *planner, uint8_t declared[LANES]) {
    __builtin_memset(declared, NO_ROW, LANES);
    if (!yatzy->declares) {
        free_worth(yatzy, filled, planner);
        return turn_worth(yatzy, planner);
    }
    lanes best = lanes_of(-1.0);
    for (uint32_t left = declarable(yatzy, (uint32_t)filled); left != 0; left &= left - 1) {
        int row = __builtin_ctz(left);
        declared_worth(yatzy, filled, row, planner);
        lanes worth = turn_worth(yatzy, planner);
        for (int lane = 0; lane < LANES; lane++) {
            declared[lane] = lane_of(&worth, lane) > lane_of(&best, lane) ? (uint8_t)row : declared[lane];
        }
        best = higher(best, worth);
    }
    return best;
}

int best_row(const struct yatzy *yatzy, const struct planner *planner, int lane, int filled, int declared, int roll) {
    int found = NO_ROW;
    double worth = -1.0;
    bool scores = false;
    for (uint32_t left = fillable(yatzy, (uint32_t)filled, declared, roll); left != 0; left &= left - 1) {
        int row = __builtin_ctz(left), target = yatzy->target_of[roll][row];
        bool score = target != NO_TARGET && may_score(yatzy, declared, row);
        double value = lane_of(score ? &planner->targets[target] : &planner->rows[row], lane);
        if (value > worth || (value == worth && score && !scores)) {
            found = row;
            worth = value;
            scores = score;
        }
    }
    return found;
}

/* Solving ------------------------------------------------------------------------------------------------------- */

static void solve_rows(const struct yatzy *yatzy, int filled, double *values, struct planner *planner) {
    int kinds = yatzy->kinds[filled & UPPER_ROWS];
    for (int first = 0; first < kinds; first += LANES) {
        uint8_t declared[LANES];
        look_ahead(yatzy, values, filled, first, planner);
        lanes worth = best_turn(yatzy, filled, planner, declared);
        for (int lane = 0; lane < least(LANES, kinds - first); lane++) {
            values[yatzy->start[filled] + first + lane] = lane_of(&worth, lane);
        }
    }
}

EXPORT int64_t noppa_yatzy_positions(const void *tables, int64_t size) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    return yatzy == NULL ? (int64_t)BAD_TABLES : yatzy->start[ALL_ROWS + 1] + LANES;
}

/* The number of a column's position before its turn. */
EXPORT int64_t noppa_yatzy_position(const void *tables, int64_t size, int64_t filled, int64_t upper) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL) {
        return BAD_TABLES;
    }
    if (filled < 0 || filled > ALL_ROWS || upper < 0 || upper > MOST_POINTS) {
        return BAD_ARGUMENT;
    }
    return position_of(yatzy, (int)filled, (int)upper);
}

/* Fill in the values of one of `parts` equal parts of the sets with `level` rows filled, from those with one more. */
EXPORT int64_t noppa_yatzy_solve(const void *tables, int64_t size, double *values, int64_t values_size, int64_t level,
                                 int64_t part, int64_t parts) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL) {
        return BAD_TABLES;
    }
    if (!are_values(yatzy, values, values_size)) {
        return BAD_SIZE;
    }
    if (level == ROWS) {
        int kinds = yatzy->kinds[UPPER_ROWS];
        for (int kind = 0; kind < kinds; kind++) {
            bool earned = yatzy->totals[UPPER_ROWS][kind] >= yatzy->bonus_from;
            values[yatzy->start[ALL_ROWS] + kind] = earned ? yatzy->bonus : 0.0;
        }
        return DONE;
    }
    struct planner planner;
    int64_t number = 0;
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        if (__builtin_popcount((unsigned)filled) == level && number++ % parts == part) {
            solve_rows(yatzy, filled, values, &planner);
        }
    }
    return DONE;
}

/* Values of moves ------------------------------------------------------------------------------------------------ */

int move_values(const struct yatzy *yatzy, const struct row *row, struct planner *planner, uint16_t *moves,
                double *into) {
    const struct seat *seat = seat_in(row, row->seat);
    int count = yatzy_game.legal(yatzy, row, moves), declared = row->declared;
    if (!is_declaring(yatzy, row)) {
        final_worth(yatzy, seat->filled, declared, planner);
        keep_worth(yatzy, TURN_ROLLS - row->rolls, planner);
    }
    for (int at = 0; at < count; at++) {
        int action = moves[at];
        if (action < KEEP) {
            declared_worth(yatzy, seat->filled, action - DECLARE, planner);
            lanes worth = turn_worth(yatzy, planner);
            into[at] = lane_of(&worth, 0);
        } else if (action < SCORE) {
            into[at] = lane_of(&planner->worth[action - KEEP], 0);
        } else {
            int place = action - SCORE, target = yatzy->target_of[row->dice - KEEPS][place];
            bool scores = target != NO_TARGET && may_score(yatzy, declared, place);
            into[at] = lane_of(scores ? &planner->targets[target] : &planner->rows[place], 0);
        }
    }
    return count;
}

int64_t check_solved(const void *tables, int64_t size, const double *values, int64_t values_size, const void *row,
                     int64_t row_size) {
    int64_t status = check_position(&yatzy_game, tables, size, row, row_size);
    return status == DONE && !are_values(tables, values, values_size) ? BAD_SIZE : status;
}

int point_values(const struct yatzy *yatzy, const double *values, const struct row *row, uint16_t *moves,
                 double *into) {
    const struct seat *seat = seat_in(row, row->seat);
    struct planner planner;
    look_ahead(yatzy, values, seat->filled, kind_of(yatzy, seat->filled, seat->upper), &planner);
    int count = move_values(yatzy, row, &planner, moves, into);
    for (int at = 0; at < count; at++) {
        into[at] += seat->points;
    }
    return count;
}

EXPORT int64_t noppa_yatzy_move_values(const void *tables, int64_t size, const double *values, int64_t values_size,
                                       const void *row, int64_t row_size, uint16_t *moves, int64_t moves_size,
                                       double *into, int64_t into_size) {
    int64_t status = check_solved(tables, size, values, values_size, row, row_size);
    if (status != DONE || moves_size < ACTIONS * 2 || into_size < ACTIONS * 8) {
        return status != DONE ? status : BAD_SIZE;
    }
    return yatzy_game.due(tables, row) == NOBODY ? 0 : point_values(tables, values, row, moves, into);
}

/* The expected final score of a seat, written to `into`. */
EXPORT int64_t noppa_yatzy_value(const void *tables, int64_t size, const double *values, int64_t values_size,
                                 const void *row, int64_t row_size, int64_t place, double *into, int64_t into_size) {
    int64_t status = check_solved(tables, size, values, values_size, row, row_size);
    if (status != DONE) {
        return status;
    }
    const struct yatzy *yatzy = tables;
    const struct row *game = row;
    if (into_size != 8 || place < 0 || place >= game->players) {
        return BAD_ARGUMENT;
    }
    const struct seat *seat = seat_in(game, (int)place);
    if (place != game->seat || is_full(game)) {
        *into = seat->points + values[position_of(yatzy, seat->filled, seat->upper)];
        return DONE;
    }
    if (rolls_next(yatzy, game)) {
        struct planner planner;
        look_ahead(yatzy, values, seat->filled, kind_of(yatzy, seat->filled, seat->upper), &planner);
        final_worth(yatzy, seat->filled, game->declared, &planner);
        keep_worth(yatzy, TURN_ROLLS - game->rolls, &planner);
        *into = seat->points + lane_of(&planner.worth[game->dice], 0);
        return DONE;
    }
    uint16_t moves[ACTIONS];
    double found[ACTIONS];
    int count = point_values(yatzy, values, game, moves, found);
    *into = found[0];
    for (int at = 1; at < count; at++) {
        *into = found[at] > *into ? found[at] : *into;
    }
    return DONE;
}

/* How turns end -------------------------------------------------------------------------------------------------- */

/* The ways of some lanes, a bit each, for a declared row or NO_ROW. */
static void ways_for(const struct yatzy *yatzy, int filled, int declared, uint32_t in_lanes, struct planner *planner,
                     struct way ways[LANES]) {
    double kept[LANES][MULTISETS];
    final_worth(yatzy, filled, declared, planner);
    for (uint32_t left = in_lanes; left != 0; left &= left - 1) {
        int lane = __builtin_ctz(left);
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            int row = best_row(yatzy, planner, lane, filled, declared, roll), target = yatzy->target_of[roll][row];
            bool scores = target != NO_TARGET && may_score(yatzy, declared, row);
            ways[lane].end[roll] = (int16_t)(scores ? target : -1 - row);
        }
    }
    for (int rolls = 0; rolls < TURN_ROLLS - 1; rolls++) {
        lattice_keep(&yatzy->lattice, planner->worth);
        for (uint32_t left = in_lanes; left != 0; left &= left - 1) {
            int lane = __builtin_ctz(left);
            for (int dice = 0; dice < MULTISETS; dice++) {
                kept[lane][dice] = lane_of(&planner->worth[dice], lane);
            }
        }
        lattice_best(&yatzy->lattice, planner->worth);
        for (uint32_t left = in_lanes; left != 0; left &= left - 1) {
            int lane = __builtin_ctz(left);
            lattice_steps_down(&yatzy->lattice, kept[lane], planner->worth, lane, ways[lane].down[rolls]);
        }
    }
}

void find_ways(const struct yatzy *yatzy, int filled, const uint8_t declared[LANES], uint32_t in_lanes,
               struct planner *planner, struct way ways[LANES]) {
    while (in_lanes != 0) {
        int row = declared[__builtin_ctz(in_lanes)];
        uint32_t same_row = 0;
        for (int lane = 0; lane < LANES; lane++) {
            same_row |= (in_lanes >> lane & (declared[lane] == row)) << lane;
        }
        ways_for(yatzy, filled, row, same_row, planner, ways);
        in_lanes &= ~same_row;
    }
}

void turn_ends(const struct yatzy *yatzy, const struct way *way, int dice, int rolls, struct ends *ends) {
    double chances[MULTISETS] = {0.0};
    chances[dice] = 1.0;
    for (int left = rolls; left > 0; left--) {
        lattice_flow_up(&yatzy->lattice, chances);
        if (left > 1) {
            lattice_flow_down(&yatzy->lattice, way->down[left - 2], chances);
        }
    }
    __builtin_memset(ends, 0, sizeof *ends);
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        int end = way->end[roll];
        *(end < 0 ? &ends->zeros[-1 - end] : &ends->targets[end]) += chances[KEEPS + roll];
    }
}

/* The chance that the turn ends with points in each row, and last with a 0 in any, in a position before a roll. */
EXPORT int64_t noppa_yatzy_turn_ends(const void *tables, int64_t size, const double *values, int64_t values_size,
                                     const void *row, int64_t row_size, double *into, int64_t into_size) {
    int64_t status = check_solved(tables, size, values, values_size, row, row_size);
    if (status != DONE) {
        return status;
    }
    const struct yatzy *yatzy = tables;
    const struct row *game = row;
    if (into_size != (ROWS + 1) * 8 || !rolls_next(yatzy, game)) {
        return BAD_ARGUMENT;
    }
    const struct seat *seat = seat_in(game, game->seat);
    struct planner planner;
    struct way ways[LANES];
    struct ends ends;
    look_ahead(yatzy, values, seat->filled, kind_of(yatzy, seat->filled, seat->upper), &planner);
    find_ways(yatzy, seat->filled, (uint8_t[LANES]){game->declared}, 1, &planner, ways);
    turn_ends(yatzy, ways, game->dice, TURN_ROLLS - game->rolls, &ends);
    __builtin_memset(into, 0, (size_t)into_size);
    for (int place = 0; place < ROWS; place++) {
        into[ROWS] += ends.zeros[place];
    }
    for (int target = 0; target < yatzy->target_count; target++) {
        into[yatzy->target_row[target]] += ends.targets[target];
    }
    return DONE;
}
