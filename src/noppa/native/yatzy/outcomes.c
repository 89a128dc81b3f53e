/* The exact distribution of final scores in Yatzy under best play, and the chance to win that follows from it.
 *
 * From full pads back each position gets the chances of the points still to come:
 *
 *     chances(R, u) = mix, over the ends of its turn, of chances(after it), moved up by the points of that end
 *
 * A distribution is an array: the chance of 0, 1, ... most points to come, then the chance of the bonus and of a
 * yatzy. */
#include "values.h"

enum { EXTRAS = 2 };

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

/* Where distributions lie: those of a set of rows from where[set] on, one for each kind of upper total. */
struct distributions {
    const struct yatzy *yatzy;
    double *rows;
    const int64_t *where;
};

static double *find(const struct distributions *distributions, int filled, int kind) {
    return distributions->rows + distributions->where[filled] + (int64_t)kind * width_of(distributions->yatzy, filled);
}

static void mix(const struct distributions *after, int filled, int kind, const struct ends *ends, double *into) {
    const struct yatzy *yatzy = after->yatzy;
    __builtin_memset(into, 0, (size_t)width_of(yatzy, filled) * sizeof *into);
    for (int row = 0; row < ROWS; row++) {
        int with = filled | 1 << row;
        if (ends->zeros[row] > 0.0) {
            const double *found = find(after, with, kind_after(yatzy, filled, row, 0, kind));
            add_moved(yatzy, filled, row, 0, ends->zeros[row], found, into);
        }
        for (int target = yatzy->row_targets[row]; target < yatzy->row_targets[row + 1]; target++) {
            int points = yatzy->target_points[target];
            if (ends->targets[target] > 0.0) {
                const double *found = find(after, with, kind_after(yatzy, filled, row, points, kind));
                add_moved(yatzy, filled, row, points, ends->targets[target], found, into);
            }
        }
    }
}

/* The distributions of a set of rows and some kinds of upper totals, from those of the sets with a row more. */
static void mix_set(const struct distributions *after, const double *values, int filled, int kind, int end,
                    const struct distributions *into) {
    const struct yatzy *yatzy = after->yatzy;
    for (; filled == ALL_ROWS && kind < end; kind++) {
        full_pad(yatzy, kind, find(into, filled, kind));
    }
    for (int first = kind; first < end; first += LANES) {
        struct planner planner;
        struct way ways[LANES];
        struct ends ends;
        uint8_t declared[LANES];
        int count = least(LANES, end - first);
        look_ahead(yatzy, values, filled, first, &planner);
        __builtin_memset(declared, NO_ROW, LANES);
        if (yatzy->declares) {
            best_turn(yatzy, filled, &planner, declared);
        }
        find_ways(yatzy, filled, declared, (1U << count) - 1, &planner, ways);
        for (int lane = 0; lane < count; lane++) {
            turn_ends(yatzy, &ways[lane], 0, TURN_ROLLS, &ends);
            mix(after, filled, first + lane, &ends, find(into, filled, first + lane));
        }
    }
}

static int64_t size_of_set(const struct yatzy *yatzy, int filled) {
    return (int64_t)yatzy->kinds[filled & UPPER_ROWS] * width_of(yatzy, filled);
}

/* All positions, level by level --------------------------------------------------------------------------------- */

/* Find where the distributions of each set with `level` rows filled begin; return how many numbers all have. */
static int64_t lay_out(const struct yatzy *yatzy, int64_t level, int64_t *where) {
    int64_t next = 0;
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        if (__builtin_popcount((unsigned)filled) == level) {
            if (where != NULL) {
                where[filled] = next;
            }
            next += size_of_set(yatzy, filled);
        }
    }
    return next;
}

/* How many numbers the distributions of all positions with `level` rows filled have. */
EXPORT int64_t noppa_yatzy_level_size(const void *tables, int64_t size, int64_t level) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    return yatzy == NULL ? (int64_t)BAD_TABLES : lay_out(yatzy, level, NULL);
}

/* Fill in one of `parts` equal parts of the distributions of a level from those of the next one. */
EXPORT int64_t noppa_yatzy_mix_level(const void *tables, int64_t size, const double *values, int64_t values_size,
                                     int64_t level, int64_t part, int64_t parts, double *after, int64_t after_size,
                                     double *into, int64_t into_size, int64_t *where, int64_t where_size) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL) {
        return BAD_TABLES;
    }
    if (!are_values(yatzy, values, values_size) || where_size != (ALL_ROWS + 1) * 8 || level < 0 || level > ROWS ||
        into_size != lay_out(yatzy, level, where) * 8 || after_size != lay_out(yatzy, level + 1, where) * 8) {
        return BAD_SIZE;
    }
    struct distributions next = {yatzy, after, where}, own = {yatzy, into, where};
    int64_t number = 0;
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        if (__builtin_popcount((unsigned)filled) == level && number++ % parts == part) {
            mix_set(&next, values, filled, 0, yatzy->kinds[filled & UPPER_ROWS], &own);
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
    MOST_SCORES = 4096, /* more than a column with this few free rows can reach */
};

/* What is cached for the turn of a seat: all that can follow its column, and w(s) up to a score; higher ones win. */
struct rivals {
    const struct yatzy *yatzy;
    const double *values; /* NULL while nothing is cached */
    struct seat seats[MOST_PLAYERS];
    int32_t players, seat, scores;
    double worth[MOST_SCORES], ties[MOST_PLAYERS][MOST_SCORES];
    int64_t where[ALL_ROWS + 1];
    double numbers[BRANCH_NUMBERS];
};

int64_t rivals_room(void) { return (int64_t)sizeof(struct rivals); }

static struct distributions distributions_of(struct rivals *rivals) {
    return (struct distributions){rivals->yatzy, rivals->numbers, rivals->where};
}

/* Find the distributions of all that can follow a column, and of the column itself if `itself`; false if there is no
 * room. */
static bool spread(struct rivals *rivals, const double *values, int filled, int upper, bool itself) {
    const struct yatzy *yatzy = rivals->yatzy;
    struct distributions distributions = distributions_of(rivals);
    int64_t used = 0;
    int free = ALL_ROWS & ~filled;
    for (int more = free; more > 0 || itself; more = (more - 1) & free) { /* all subsets of the free rows, down */
        int set = filled | more, most = upper + most_upper(more & UPPER_ROWS);
        rivals->where[set] = used;
        used += size_of_set(yatzy, set);
        if (used > BRANCH_NUMBERS) {
            return false;
        }
        mix_set(&distributions, values, set, kind_of(yatzy, set, upper), kind_of(yatzy, set, most) + 1, &distributions);
        itself = itself && more > 0;
    }
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
static bool weigh_scores(const double *values, const struct row *row, struct rivals *rivals) {
    const struct yatzy *yatzy = rivals->yatzy;
    struct distributions distributions = distributions_of(rivals);
    double(*ties)[MOST_SCORES] = rivals->ties;
    int others = 0;
    rivals->scores = 0;
    for (int seat = 0; seat < row->players; seat++) {
        const struct seat *other = seat_in(row, seat);
        int scores = other->points + yatzy->most[other->filled] + 2;
        rivals->scores = seat != row->seat && scores > rivals->scores ? scores : rivals->scores;
    }
    if (rivals->scores > MOST_SCORES) {
        return false;
    }
    for (int score = 0; score < rivals->scores; score++) {
        ties[0][score] = 1.0;
        rivals->worth[score] = 0.0;
    }
    for (int seat = 0; seat < row->players; seat++) {
        const struct seat *other = seat_in(row, seat);
        if (seat == row->seat) {
            continue;
        }
        if (!spread(rivals, values, other->filled, other->upper, true)) {
            return false;
        }
        const double *chances = find(&distributions, other->filled, kind_of(yatzy, other->filled, other->upper));
        double below = 0.0;
        __builtin_memset(ties[++others], 0, (size_t)rivals->scores * sizeof(double));
        for (int score = 0; score < rivals->scores; score++) {
            int more = score - other->points;
            double equal = more >= 0 && more <= yatzy->most[other->filled] ? chances[more] : 0.0;
            for (int tied = others; tied > 0; tied--) {
                ties[tied][score] = ties[tied][score] * below + ties[tied - 1][score] * equal;
            }
            ties[0][score] *= below;
            below += equal;
        }
    }
    for (int tied = 0; tied <= others; tied++) {
        for (int score = 0; score < rivals->scores; score++) {
            rivals->worth[score] += ties[tied][score] / (tied + 1);
        }
    }
    return true;
}

static bool are_known(const struct rivals *rivals, const struct row *row) {
    bool same = rivals->players == row->players && rivals->seat == row->seat;
    for (int seat = 0; same && seat < row->players; seat++) {
        const struct seat *one = &rivals->seats[seat], *other = seat_in(row, seat);
        same = one->filled == other->filled && one->upper == other->upper && one->points == other->points;
    }
    return same;
}

/* Make sure that the cache is for the turn being played; false if it does not fit. */
static bool know_rivals(const struct yatzy *yatzy, const double *values, const struct row *row, struct rivals *rivals) {
    if (rivals->values == values && rivals->yatzy == yatzy && are_known(rivals, row)) {
        return true;
    }
    const struct seat *own = seat_in(row, row->seat);
    rivals->yatzy = yatzy;
    rivals->players = row->players;
    rivals->seat = row->seat;
    __builtin_memcpy(rivals->seats, seat_in(row, 0), row->players * sizeof(struct seat));
    bool fits = weigh_scores(values, row, rivals) && spread(rivals, values, own->filled, own->upper, false);
    rivals->values = fits ? values : NULL;
    return fits;
}

/* The mean of w after the column of the seat has a row more, with `written` points in it. */
static double mean_worth(struct rivals *rivals, int filled, int kind, int written) {
    struct distributions distributions = distributions_of(rivals);
    const double *chances = find(&distributions, filled, kind);
    double mean = 0.0;
    for (int more = 0; more <= rivals->yatzy->most[filled]; more++) {
        mean += chances[more] * (written + more < rivals->scores ? rivals->worth[written + more] : 1.0);
    }
    return mean;
}

/* Fill a planner with the chance to win after each row and target, the same in all lanes. */
static void look_to_win(struct rivals *rivals, struct planner *planner) {
    const struct yatzy *yatzy = rivals->yatzy;
    const struct seat *seat = &rivals->seats[rivals->seat];
    int filled = seat->filled, kind = kind_of(yatzy, filled, seat->upper);
    planner->strike = lanes_of(-1.0);
    for (int row = 0; row < ROWS; row++) {
        if ((filled >> row & 1) != 0) {
            continue;
        }
        int with = filled | 1 << row;
        planner->rows[row] = lanes_of(mean_worth(rivals, with, kind_after(yatzy, filled, row, 0, kind), seat->points));
        for (int target = yatzy->row_targets[row]; target < yatzy->row_targets[row + 1]; target++) {
            int points = yatzy->target_points[target], after = kind_after(yatzy, filled, row, points, kind);
            planner->targets[target] = lanes_of(mean_worth(rivals, with, after, seat->points + points));
        }
        if (row != yatzy->chance) {
            planner->strike = higher(planner->strike, planner->rows[row]);
        }
    }
}

/* What the moves of the seat that is due are worth to a level: points, or to HARD near the end the chance to win. */
static int level_values(const struct yatzy *yatzy, const double *values, const struct row *row, enum level level,
                        struct rivals *rivals, uint16_t *moves, double *into) {
    if (level != HARD || !is_near_end(row) || !know_rivals(yatzy, values, row, rivals)) {
        return point_values(yatzy, values, row, moves, into);
    }
    struct planner planner;
    look_to_win(rivals, &planner);
    return move_values(yatzy, row, &planner, moves, into);
}

/* The same for Python, to a player who wants to win. */
EXPORT int64_t noppa_yatzy_win_values(const void *tables, int64_t size, const double *values, int64_t values_size,
                                      const void *row, int64_t row_size, void *room, int64_t room_size, uint16_t *moves,
                                      int64_t moves_size, double *into, int64_t into_size) {
    int64_t status = check_solved(tables, size, values, values_size, row, row_size);
    if (status != DONE || moves_size < ACTIONS * 2 || into_size < ACTIONS * 8 ||
        !is_array(room, room_size, rivals_room())) {
        return status != DONE ? status : BAD_SIZE;
    }
    bool is_due = yatzy_game.due(tables, row) != NOBODY;
    return is_due ? level_values(tables, values, row, HARD, room, moves, into) : 0;
}

EXPORT int64_t noppa_yatzy_rivals_room(void) { return rivals_room(); }

int64_t yatzy_decide(const struct games *games, void *row, enum level level, uint64_t *stream) {
    uint16_t moves[ACTIONS];
    double values[ACTIONS];
    int count = level_values(games->tables, games->values, row, level, games->room, moves, values), best = 0;
    (void)stream;
    for (int at = 1; at < count; at++) {
        best = values[at] > values[best] ? at : best;
    }
    yatzy_play(games->tables, row, moves[best]);
    return 1;
}
