/* The exact distribution of final scores in Yatzy under best play, and the chance to win that follows from it.
 *
 * From full pads back each position gets the chances of the points still to come:
 *
 *     chances(R, u) = mix, over the ends of its turn, of chances(after it), moved up by the points of that end
 *
 * A distribution is an array: the chance of 0, 1, ... most points to come, then the chance of the bonus and of a
 * yatzy. */
#include "yatzy.h"

/* How turns end -------------------------------------------------------------------------------------------------- */

/* The best way through a turn, for one lane of a planner: for the decision with 1, 2 rolls to come where the best keep
 * of each multiset is found, and for every final roll the target it makes. */
struct way {
    uint16_t down[TURN_ROLLS - 1][MULTISETS];
    uint8_t target[FULL_ROLLS];
};

/* Ways through the turn in the first `count` lanes, by the row declared in each. */
static void find_ways(const struct yatzy *yatzy, int filled, const uint8_t *declared, int count,
                      struct planner *planner, struct way *ways) {
    uint32_t rows = 0;
    for (int lane = 0; lane < count; lane++) { rows |= 1U << declared[lane]; }
    for (; rows != 0; rows &= rows - 1) {
        lanes kept[MULTISETS];
        int row = __builtin_ctz(rows);
        final_worth(yatzy, filled, row, planner);
        for (int rolls = 0; rolls < TURN_ROLLS - 1; rolls++) {
            lattice_keep(&yatzy->lattice, planner->worth);
            __builtin_memcpy(kept, planner->worth, sizeof kept);
            lattice_best(&yatzy->lattice, planner->worth);
            for (int lane = 0; lane < count; lane++) {
                if (declared[lane] == row) {
                    lattice_steps_down(&yatzy->lattice, kept, planner->worth, lane, ways[lane].down[rolls]);
                }
            }
        }
    }
    for (int lane = 0; lane < count; lane++) {
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            ways[lane].target[roll] = (uint8_t)best_target(yatzy, planner, lane, filled, declared[lane], roll);
        }
    }
}

/* The chances that the turn ends with each target, from dice on the table or kept, with `rolls` rolls to come. */
static void turn_ends(const struct yatzy *yatzy, const struct way *way, int dice, int rolls, double *ends) {
    double chances[MULTISETS] = {0.0};
    chances[dice] = 1.0;
    for (int left = rolls; left > 0; left--) {
        lattice_flow_up(&yatzy->lattice, chances);
        if (left > 1) { lattice_flow_down(&yatzy->lattice, way->down[left - 2], chances); }
    }
    __builtin_memset(ends, 0, MOST_TARGETS * sizeof *ends);
    for (int roll = 0; roll < FULL_ROLLS; roll++) { ends[way->target[roll]] += chances[KEEPS + roll]; }
}

/* Distributions of scores ---------------------------------------------------------------------------------------- */

/* What is computed from positions with a row more: their values, while `into` is NULL, or their distributions. Those of
 * a set of rows lie from where[set] on, one for each kind of upper total. */
struct distributions {
    const struct yatzy *yatzy;
    double *values, *into;
    const double *after;
    const int64_t *where;
};

static int64_t place_of(const struct distributions *all, int filled, int kind) {
    return all->where[filled] + (int64_t)kind * width_of(all->yatzy, filled);
}

/* The distribution after a row of a column is filled with a target, which may change the kind of its upper total. */
static const double *distribution_after(const struct distributions *all, int filled, int target, int kind) {
    int row = all->yatzy->target_row[target];
    kind = row < UPPER ? all->yatzy->filling[filled & UPPER_ROWS][target][kind] : kind;
    return all->after + place_of(all, filled | 1 << row, kind);
}

/* Mix the distributions after each end of a turn, its points moved up. */
static void mix(const struct distributions *all, int filled, int kind, const double *ends) {
    const struct yatzy *yatzy = all->yatzy;
    int width = width_of(yatzy, filled);
    double *into = all->into + place_of(all, filled, kind);
    __builtin_memset(into, 0, (size_t)width * sizeof *into);
    for (int target = 0; target < yatzy->row_targets[ROWS]; target++) {
        if (ends[target] > 0.0) {
            int row = yatzy->target_row[target], points = yatzy->target_points[target];
            int most = yatzy->most[filled | 1 << row];
            const double share = ends[target], *after = distribution_after(all, filled, target, kind);
            for (int score = 0; score <= most; score++) { into[points + score] += share * after[score]; }
            into[width - 2] += share * after[most + 1];
            into[width - 1] += share * (row == ROWS - 1 && points > 0 ? 1.0 : after[most + 2]);
        }
    }
}

/* Compute a set of rows for some kinds of upper totals. Full pads are of two kinds: 0 without the bonus, 1 with it. */
static void compute_set(const struct distributions *all, int filled, int kind, int end) {
    const struct yatzy *yatzy = all->yatzy;
    double *values = all->values + yatzy->start[filled];
    for (; filled == ALL_ROWS && kind < end; kind++) {
        double *into = all->into == NULL ? NULL : all->into + place_of(all, filled, kind);
        if (into == NULL) {
            values[kind] = kind * yatzy->bonus;
        } else {
            __builtin_memset(into, 0, (size_t)width_of(yatzy, filled) * sizeof *into);
            into[kind * yatzy->bonus] = 1.0;
            into[yatzy->bonus + 1] = kind;
        }
    }
    for (int first = kind; first < end; first += LANES) {
        struct planner planner;
        struct way ways[LANES];
        double ends[MOST_TARGETS];
        uint8_t declared[LANES];
        lanes worth = lanes_of(0.0);
        int count = least(LANES, end - first);
        look_ahead(yatzy, all->values, filled, first, &planner);
        __builtin_memset(declared, NO_ROW, LANES);
        if (all->into == NULL || yatzy->declares) { worth = best_turn(yatzy, filled, &planner, declared); }
        if (all->into != NULL) { find_ways(yatzy, filled, declared, count, &planner, ways); }
        for (int lane = 0; lane < count; lane++) {
            if (all->into == NULL) {
                values[first + lane] = lane_of(&worth, lane);
            } else {
                turn_ends(yatzy, &ways[lane], 0, TURN_ROLLS, ends);
                mix(all, filled, first + lane, ends);
            }
        }
    }
}

/* Fill in one of `parts` equal parts of the sets with `level` rows filled, from those with one more: their values, or
 * with memory for them their distributions of scores. */
EXPORT int64_t noppa_yatzy_solve(const void *tables, int64_t size, double *values, int64_t values_size, int64_t level,
                                 int64_t part, int64_t parts, const double *after, int64_t after_size, double *into,
                                 int64_t into_size) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL || level < 0 || level > ROWS) { return yatzy == NULL ? BAD_TABLES : BAD_ARGUMENT; }
    bool mixes = into_size > 0;
    if (!are_values(yatzy, values, values_size) ||
        (mixes && (!is_array(into, into_size, yatzy->level_size[level] * 8) ||
                   !is_array_or_none(after, after_size, yatzy->level_size[level + 1] * 8)))) {
        return BAD_SIZE;
    }
    struct distributions all = {yatzy, values, mixes ? into : NULL, after, yatzy->where};
    int64_t number = 0;
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        if (__builtin_popcount((unsigned)filled) == level && number++ % parts == part) {
            compute_set(&all, filled, 0, yatzy->kinds[filled & UPPER_ROWS]);
        }
    }
    return DONE;
}

/* Playing to win -------------------------------------------------------------------------------------------------
 *
 * What a final score is worth when others have theirs still to come. Others are taken to play best for their own score,
 * so what they have written gives the exact distribution of what they will reach, and all of theirs give the chance
 * w(s) that a score of s wins, a tie counting as its share. A choice is worth the mean of w over what it may lead to,
 * with best play for points after this turn. That never wins less often than best play for points alone. While more
 * rows than NEAR are free, the choice is by points. */

enum {
    NEAR = 4, /* free rows of a player who looks at the others, who have one more at most */
    BRANCH_NUMBERS = 1 << 19,
    MOST_SCORES = MOST_POINTS + (ROWS + 1) * UINT8_MAX + 2, /* more than any column can reach */
};

/* What is cached for the turn of a seat: all that can follow its column, and w(s) up to a score; higher ones win. */
struct rivals {
    struct distributions all;
    struct seat seats[MOST_PLAYERS];
    int32_t players, seat, scores;                               /* no players while nothing is cached */
    double worth[MOST_SCORES], equal[MOST_PLAYERS][MOST_SCORES]; /* the chances of the scores of each other */
    int64_t where[ALL_ROWS + 1];
    double numbers[BRANCH_NUMBERS];
};

int64_t rivals_room(void) { return (int64_t)sizeof(struct rivals); }

/* Find the distributions of a column and of all that can follow it; false if there is no room. */
static bool spread(struct rivals *rivals, const struct seat *seat) {
    const struct yatzy *yatzy = rivals->all.yatzy;
    int64_t used = 0;
    int free = ALL_ROWS & ~seat->filled, more = free;
    do { /* all subsets of the free rows, down */
        int set = seat->filled | more, most = seat->upper + most_upper(more & UPPER_ROWS);
        rivals->where[set] = used;
        used += size_of_set(yatzy, set);
        if (used > BRANCH_NUMBERS) { return false; }
        compute_set(&rivals->all, set, kind_of(yatzy, set, seat->upper), kind_of(yatzy, set, most) + 1);
        more = (more - 1) & free;
    } while (more != free);
    return true;
}

/* Whether a seat that is due looks at the others. */
static bool is_near_end(const struct row *row) {
    bool near = row->players > 1;
    for (int seat = 0; near && seat < row->players; seat++) {
        near = ROWS - __builtin_popcount(seat_in(row, seat)->filled) <= NEAR + (seat != row->seat);
    }
    return near;
}

/* w(s) against all others, from the chances t(k) that k of them tie with s and the rest stay below. */
static bool weigh_scores(const struct row *row, struct rivals *rivals) {
    double below[MOST_PLAYERS] = {0.0};
    int others = 0;
    rivals->scores = 0;
    for (int seat = 0; seat < row->players; seat++) {
        const struct seat *other = seat_in(row, seat);
        int most = rivals->all.yatzy->most[other->filled], end = other->points + most + 2;
        if (seat == row->seat) { continue; }
        if (!spread(rivals, other)) { return false; }
        const double *more = rivals->numbers + place_of(&rivals->all, other->filled, kind_in(rivals->all.yatzy, other));
        double *equal = rivals->equal[others++];
        __builtin_memset(equal, 0, sizeof rivals->equal[0]);
        __builtin_memcpy(equal + other->points, more, (size_t)(most + 1) * sizeof *equal);
        rivals->scores = end > rivals->scores ? end : rivals->scores;
    }
    for (int score = 0; score < rivals->scores; score++) {
        double ties[MOST_PLAYERS] = {1.0}, worth = 0.0;
        for (int other = 0; other < others; other++) {
            double equal = rivals->equal[other][score];
            for (int tied = other + 1; tied > 0; tied--) {
                ties[tied] = ties[tied] * below[other] + ties[tied - 1] * equal;
            }
            ties[0] *= below[other];
            below[other] += equal;
        }
        for (int tied = 0; tied <= others; tied++) { worth += ties[tied] / (tied + 1); }
        rivals->worth[score] = worth;
    }
    return true;
}

/* Make sure that the cache is for the turn being played; false if it does not fit. */
static bool know_rivals(const struct yatzy *yatzy, const double *values, const struct row *row, struct rivals *rivals) {
    bool known = rivals->all.values == values && rivals->all.yatzy == yatzy && rivals->players == row->players &&
                 rivals->seat == row->seat;
    for (int seat = 0; known && seat < row->players; seat++) {
        const struct seat *one = &rivals->seats[seat], *other = seat_in(row, seat);
        known = one->filled == other->filled && one->upper == other->upper && one->points == other->points;
    }
    rivals->all = (struct distributions){yatzy, (double *)values, rivals->numbers, rivals->numbers, rivals->where};
    if (!known) {
        rivals->seat = row->seat;
        __builtin_memcpy(rivals->seats, seat_in(row, 0), row->players * sizeof(struct seat));
        known = weigh_scores(row, rivals) && spread(rivals, seat_in(row, row->seat));
        rivals->players = known ? row->players : 0;
    }
    return known;
}

/* Fill a planner with the chance to win after each target, the same in all lanes: the mean of w. */
static void look_to_win(const struct rivals *rivals, struct planner *planner) {
    const struct yatzy *yatzy = rivals->all.yatzy;
    const struct seat *seat = &rivals->seats[rivals->seat];
    int kind = kind_in(yatzy, seat);
    for (int target = 0; target < yatzy->row_targets[ROWS]; target++) {
        int with = seat->filled | 1 << yatzy->target_row[target];
        if (with == seat->filled) { continue; }
        const double *chances = distribution_after(&rivals->all, seat->filled, target, kind);
        int written = seat->points + yatzy->target_points[target];
        double mean = 0.0;
        for (int more = 0; more <= yatzy->most[with]; more++) {
            mean += chances[more] * (written + more < rivals->scores ? rivals->worth[written + more] : 1.0);
        }
        planner->targets[target] = lanes_of(mean);
    }
}

/* What the moves of the seat that is due are worth to a level: the expected final score, or to HARD near the end the
 * chance to win. Return how many; before a roll there are none, and the first value is that of the position. */
static int level_values(const struct yatzy *yatzy, const double *values, const struct row *row, enum level level,
                        struct rivals *rivals, uint16_t *moves, double *into) {
    const struct seat *seat = seat_in(row, row->seat);
    int filled = seat->filled, count = yatzy_game.legal(yatzy, row, moves), written = seat->points;
    struct planner planner;
    if (level == HARD && is_near_end(row) && know_rivals(yatzy, values, row, rivals)) {
        look_to_win(rivals, &planner);
        written = 0;
    } else {
        look_ahead(yatzy, values, filled, kind_in(yatzy, seat), &planner);
    }
    if (!is_declaring(yatzy, row)) {
        final_worth(yatzy, filled, row->declared, &planner);
        lattice_turn(&yatzy->lattice, TURN_ROLLS - row->rolls, planner.worth);
        into[0] = written + lane_of(&planner.worth[row->dice], 0);
    }
    for (int at = 0; at < count; at++) {
        int action = moves[at];
        lanes turn, *worth = &turn;
        if (action < KEEP) {
            turn = turn_worth(yatzy, filled, action - DECLARE, &planner);
        } else if (action < SCORE) {
            worth = &planner.worth[action - KEEP];
        } else {
            worth = &planner.targets[target_in(yatzy, action - SCORE, row->declared, row->dice - KEEPS)];
        }
        into[at] = written + lane_of(worth, 0);
    }
    return count;
}

int64_t yatzy_decide(const struct games *games, void *row, enum level level, uint64_t *stream) {
    uint16_t moves[ACTIONS];
    double values[ACTIONS];
    int count = level_values(games->tables, games->values, row, level, games->room, moves, values), best = 0;
    for (int at = 1; at < count; at++) { best = values[at] > values[best] ? at : best; }
    yatzy_game.play(games->tables, row, moves[best]);
    return 1;
}

/* For Python ----------------------------------------------------------------------------------------------------- */

/* The checks that the functions below share on tables, values and a position. */
static int64_t check_solved(const void *tables, int64_t size, const double *values, int64_t values_size,
                            const void *row, int64_t row_size) {
    int64_t status = check_position(&yatzy_game, tables, size, row, row_size);
    return status == DONE && !are_values(tables, values, values_size) ? BAD_SIZE : status;
}

/* The values of moves to HARD if there is room for that, else in points. */
EXPORT int64_t noppa_yatzy_move_values(const void *tables, int64_t size, const double *values, int64_t values_size,
                                       const void *row, int64_t row_size, void *room, int64_t room_size,
                                       uint16_t *moves, int64_t moves_size, double *into, int64_t into_size) {
    int64_t status = check_solved(tables, size, values, values_size, row, row_size);
    if (status != DONE || moves_size < ACTIONS * 2 || into_size < ACTIONS * 8 ||
        (room_size > 0 && !is_array(room, room_size, rivals_room()))) {
        return status != DONE ? status : BAD_SIZE;
    }
    return is_full(row) ? 0 : level_values(tables, values, row, room_size > 0 ? HARD : QUICK, room, moves, into);
}

/* The chance that the turn ends with points in each row, and last with a 0 in any, in a position before a roll. */
EXPORT int64_t noppa_yatzy_turn_ends(const void *tables, int64_t size, const double *values, int64_t values_size,
                                     const void *row, int64_t row_size, double *into, int64_t into_size) {
    const struct yatzy *yatzy = tables;
    const struct row *game = row;
    int64_t status = check_solved(tables, size, values, values_size, row, row_size);
    if (status != DONE || into_size != (ROWS + 1) * 8 || !rolls_next(yatzy, game)) {
        return status != DONE ? status : BAD_ARGUMENT;
    }
    const struct seat *seat = seat_in(game, game->seat);
    struct planner planner;
    struct way way;
    double ends[MOST_TARGETS];
    look_ahead(yatzy, values, seat->filled, kind_in(yatzy, seat), &planner);
    find_ways(yatzy, seat->filled, &game->declared, 1, &planner, &way);
    turn_ends(yatzy, &way, game->dice, TURN_ROLLS - game->rolls, ends);
    __builtin_memset(into, 0, (size_t)into_size);
    for (int target = 0; target < yatzy->row_targets[ROWS]; target++) {
        into[yatzy->target_points[target] > 0 ? yatzy->target_row[target] : ROWS] += ends[target];
    }
    return DONE;
}
