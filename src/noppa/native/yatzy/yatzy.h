/* Yatzy in the core: its tables, one game in progress, and the evaluation of a turn. */
#ifndef NOPPA_YATZY_H
#define NOPPA_YATZY_H

#include "game.h"
#include "lattice.h"

enum {
    ROWS = 15,
    UPPER = 6,
    DICE = 5,
    TURN_ROLLS = 3,
    MOST_PLAYERS = 20,
    FULL_ROLLS = 252,
    KEEPS = 210,
    MULTISETS = KEEPS + FULL_ROLLS,
    ALL_ROWS = (1 << ROWS) - 1,
    UPPER_ROWS = (1 << UPPER) - 1,
    NO_ROW = ROWS,
    DECLARE = 0, /* where declarations, keeps and scores begin in the numbering of moves */
    KEEP = ROWS,
    SCORE = KEEP + KEEPS,
    ACTIONS = SCORE + ROWS,
    MOST_BONUS_FROM = 105, /* five dice in every upper row */
    MOST_TARGETS = 192,
    MOST_POINTS = 1000, /* far above what fifteen rows can hold */
    TURN_BITS = 10,     /* cells for the 3 * 252 ways in which a turn of random play ends: */
    ENDS = 512          /* rolls * ENDS + the number of the full roll */
};

/* One column of the pad: the rows filled and those with points, a bit each, and points without the bonus. */
struct seat {
    uint16_t filled, scored, upper, points;
};

/* A game in progress, followed by a seat for each player. `dice` is a number on the lattice: a keep while the rest
 * is to be rolled, else a full roll. `declared` is NO_ROW where none is. */
struct row {
    uint8_t players, seat, rolls, declared;
    uint16_t dice, spare;
};

/* What the rules say, and the numbering of positions.
 *
 * A target is a pair of a row and its points; the first of each row is a 0. A position between turns is the set of rows
 * filled and the upper points, of which only what matters for the bonus counts: two upper totals are of the same kind
 * if no way of filling the free upper rows tells them apart. Its number is start[filled] + kind[upper rows
 * filled][upper points]. */
struct yatzy {
    struct head head;
    int32_t declares, last_resort, chance, bonus, bonus_from;
    uint8_t points[FULL_ROLLS][ROWS];
    uint8_t target_of[FULL_ROLLS][ROWS];
    uint16_t scoring[FULL_ROLLS];  /* the rows but chance in which a roll scores */
    int32_t row_targets[ROWS + 1]; /* where the targets of each row begin */
    uint8_t target_row[MOST_TARGETS], target_points[MOST_TARGETS];
    int32_t target_first[MOST_TARGETS + 1]; /* where the rolls that make a target begin */
    uint16_t target_rolls[FULL_ROLLS * ROWS];
    int32_t start[ALL_ROWS + 2], group[ALL_ROWS + 2]; /* positions, and groups of eight of them, of sets of rows */
    int32_t most[ALL_ROWS + 1];                       /* the most points still to come, the bonus included */
    int64_t where[ALL_ROWS + 1];  /* where distributions of scores begin, counted from the first of the level: */
    int64_t level_size[ROWS + 2]; /* of all sets with as many rows */
    uint8_t kinds[UPPER_ROWS + 1];
    uint8_t kind[UPPER_ROWS + 1][MOST_BONUS_FROM + 1];
    uint8_t filling[UPPER_ROWS + 1][UPPER * (DICE + 1)][MOST_BONUS_FROM + 1 + LANES]; /* the kind after a target */
    uint64_t turn_cells[ROWS][1 << TURN_BITS]; /* how a turn of random play ends, by how many rows may be filled */
    struct lattice lattice;
};

static inline struct seat *seat_of(struct row *row, int seat) { return (struct seat *)(row + 1) + seat; }

static inline const struct seat *seat_in(const struct row *row, int seat) {
    return (const struct seat *)(row + 1) + seat;
}

static inline int least(int one, int other) { return one < other ? one : other; }

/* The rows that a roll may fill, a bit each. */
static inline uint32_t fillable(const struct yatzy *yatzy, uint32_t filled, int declared, int roll) {
    uint32_t free = ALL_ROWS & ~filled, chance = free & 1U << yatzy->chance, others = free & ~chance;
    uint32_t scoring = yatzy->scoring[roll];
    if (yatzy->last_resort && (scoring & others) != 0) { chance = 0; }
    if (declared == NO_ROW) { return others | chance; }
    if (declared == yatzy->chance || (scoring >> declared & 1) != 0) { return 1U << declared; }
    return (free >> yatzy->chance & 1) != 0 ? 1U << declared | chance : free;
}

/* The rows that may be declared, a bit each: free ones, and chance as a last resort only at the end. */
static inline uint32_t declarable(const struct yatzy *yatzy, uint32_t filled) {
    uint32_t free = ALL_ROWS & ~filled, others = free & ~(1U << yatzy->chance);
    return yatzy->last_resort && others != 0 ? others : free;
}

/* The target that a roll makes in a row: a 0, fitting or not, in rows that take one for the declared row. */
static inline int target_in(const struct yatzy *yatzy, int row, int declared, int roll) {
    bool may_score = declared == NO_ROW || row == declared || row == yatzy->chance;
    return may_score ? yatzy->target_of[roll][row] : yatzy->row_targets[row];
}

static inline bool is_full(const struct row *row) { return seat_in(row, row->seat)->filled == ALL_ROWS; }

static inline bool is_declaring(const struct yatzy *yatzy, const struct row *row) {
    return yatzy->declares && row->declared == NO_ROW;
}

static inline bool rolls_next(const struct yatzy *yatzy, const struct row *row) {
    return row->dice < KEEPS && !is_full(row) && !is_declaring(yatzy, row);
}

/* The most upper points of some upper rows. */
static inline int most_upper(int filled) {
    int most = 0;
    for (int row = 0; row < UPPER; row++) { most += (filled >> row & 1) * DICE * (row + 1); }
    return most;
}

/* The kind of an upper total, and of that of a column. With all upper rows filled there are two: with the bonus, 1, and
 * without. */
static inline int kind_of(const struct yatzy *yatzy, int filled, int upper) {
    return yatzy->kind[filled & UPPER_ROWS][least(upper, yatzy->bonus_from)];
}

static inline int kind_in(const struct yatzy *yatzy, const struct seat *seat) {
    return kind_of(yatzy, seat->filled, seat->upper);
}

/* How many numbers the distribution of scores has for each kind of a set of rows: see `outcomes.c`. */
static inline int width_of(const struct yatzy *yatzy, int filled) { return yatzy->most[filled] + 3; }

static inline int64_t size_of_set(const struct yatzy *yatzy, int filled) {
    return (int64_t)yatzy->kinds[filled & UPPER_ROWS] * width_of(yatzy, filled);
}

/* Whether an array holds a value for every position, and eight more so that eight can always be read. */
static inline bool are_values(const struct yatzy *yatzy, const double *values, int64_t size) {
    return is_aligned(values) && size == (yatzy->start[ALL_ROWS + 1] + LANES) * (int64_t)sizeof(double);
}

/* The tables, or NULL unless these are Yatzy's. */
static inline const struct yatzy *yatzy_tables(const void *tables, int64_t size) {
    return game_of(tables, size) == &yatzy_game ? tables : NULL;
}

/* A turn, for eight kinds of upper totals of one set of rows: what its targets are worth, and what dice are, which is
 * the working space of the lattice. */
struct planner {
    lanes targets[MOST_TARGETS], worth[MULTISETS];
};

/* Fill in the targets of free rows from the values of the positions with a row more. */
void look_ahead(const struct yatzy *yatzy, const double *values, int filled, int first, struct planner *planner);

/* What final rolls are worth, for a declared row or NO_ROW. */
void final_worth(const struct yatzy *yatzy, int filled, int declared, struct planner *planner);

/* What the turn is worth for a declared row or NO_ROW; `worth` is used up. */
lanes turn_worth(const struct yatzy *yatzy, int filled, int declared, struct planner *planner);

/* What the turn is worth with best play, and the row to declare in each lane, NO_ROW in games without declarations. */
lanes best_turn(const struct yatzy *yatzy, int filled, struct planner *planner, uint8_t declared[LANES]);

/* The best target for a final roll; of equal ones one that scores, then the uppermost. */
int best_target(const struct yatzy *yatzy, const struct planner *planner, int lane, int filled, int declared, int roll);

/* One decision of a seat in a game where players may look at rivals, and the room that this needs. */
int64_t yatzy_decide(const struct games *games, void *row, enum level level, uint64_t *stream);
int64_t rivals_room(void);

#endif
