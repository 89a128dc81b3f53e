/* Yatzy in the core: its tables, one game in progress, and the step. */
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
    DECLARE = 0, /* where declarations, keeps and scores begin in the numbering of moves */
    KEEP = ROWS,
    SCORE = KEEP + KEEPS,
    ACTIONS = SCORE + ROWS,
    NO_ROW = 255,
    NO_TARGET = -1,
    MOST_BONUS_FROM = 105, /* five dice in every upper row */
    MOST_TARGETS = 192,
    MOST_POINTS = 1000, /* far above what fifteen rows can hold */
    TURN_BITS = 10,     /* cells for the 3 * 252 ways in which a turn of random play ends: */
    ENDS = 512          /* rolls * ENDS + dice */
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
 * A target is a pair of a row and its points. A position between turns is the set of rows filled and the upper
 * points, of which only what matters for the bonus counts: two upper totals are of the same kind if no way of filling
 * the free upper rows tells them apart. Its number is start[filled] + kind[upper rows filled][upper points]. */
struct yatzy {
    struct head head;
    int32_t declares, last_resort, chance, bonus, bonus_from, target_count;
    uint8_t points[FULL_ROLLS][ROWS];
    uint16_t scoring[FULL_ROLLS];        /* the rows but chance in which a roll scores */
    int16_t target_of[FULL_ROLLS][ROWS]; /* NO_TARGET where a roll scores nothing */
    int32_t row_targets[ROWS + 1];       /* where the targets of each row begin */
    uint8_t target_row[MOST_TARGETS], target_points[MOST_TARGETS];
    int32_t target_first[MOST_TARGETS + 1]; /* where the rolls that make a target begin */
    uint16_t target_rolls[FULL_ROLLS * ROWS];
    int32_t start[ALL_ROWS + 2], group[ALL_ROWS + 2]; /* positions, and groups of eight of them, of sets of rows */
    int32_t most[ALL_ROWS + 1];                       /* the most points still to come, the bonus included */
    uint8_t kinds[UPPER_ROWS + 1];
    uint8_t kind[UPPER_ROWS + 1][MOST_BONUS_FROM + 1];
    uint8_t totals[UPPER_ROWS + 1][MOST_BONUS_FROM + 1 + LANES]; /* an upper total of each kind, the last repeated */
    uint8_t filling[UPPER_ROWS + 1][UPPER][DICE + 1][MOST_BONUS_FROM + 1 + LANES]; /* the kind after a row is filled */
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
    if (yatzy->last_resort && (scoring & others) != 0) {
        chance = 0;
    }
    if (declared == NO_ROW) {
        return others | chance;
    }
    if (declared == yatzy->chance || (scoring >> declared & 1) != 0) {
        return 1U << declared;
    }
    return (free >> yatzy->chance & 1) != 0 ? 1U << declared | chance : free;
}

/* The rows that may be declared, a bit each: free ones, and chance as a last resort only at the end. */
static inline uint32_t declarable(const struct yatzy *yatzy, uint32_t filled) {
    uint32_t free = ALL_ROWS & ~filled, others = free & ~(1U << yatzy->chance);
    return yatzy->last_resort && others != 0 ? others : free;
}

/* Whether a roll that fits a row scores there: not in rows that take a 0 for the declared one. */
static inline bool may_score(const struct yatzy *yatzy, int declared, int row) {
    return declared == NO_ROW || row == declared || row == yatzy->chance;
}

static inline bool is_full(const struct row *row) { return seat_in(row, row->seat)->filled == ALL_ROWS; }

static inline bool is_declaring(const struct yatzy *yatzy, const struct row *row) {
    return yatzy->declares && row->declared == NO_ROW;
}

static inline bool rolls_next(const struct yatzy *yatzy, const struct row *row) {
    return row->dice < KEEPS && !is_full(row) && !is_declaring(yatzy, row);
}

/* The dice come up as a full roll. */
static inline void yatzy_roll(struct row *row, int dice) {
    row->dice = (uint16_t)dice;
    row->rolls++;
}

static inline void yatzy_chance(const struct yatzy *yatzy, struct row *row, uint64_t *stream) {
    if (rolls_next(yatzy, row)) {
        yatzy_roll(row, lattice_roll(&yatzy->lattice, row->dice, stream));
    }
}

static inline void begin_turn(struct row *row, int seat) {
    row->seat = (uint8_t)seat;
    row->rolls = 0;
    row->declared = NO_ROW;
    row->dice = 0;
    row->spare = 0;
}

/* Write what dice score in a row, or a 0, into a column. */
static inline void fill_row(const struct yatzy *yatzy, struct seat *seat, int declared, int dice, int filled) {
    int points = may_score(yatzy, declared, filled) ? yatzy->points[dice - KEEPS][filled] : 0;
    seat->filled = (uint16_t)(seat->filled | 1 << filled);
    seat->scored = (uint16_t)(seat->scored | (points > 0) << filled);
    seat->points = (uint16_t)(seat->points + points);
    seat->upper = (uint16_t)(seat->upper + (filled < UPPER ? points : 0));
}

/* Play a legal move. */
static inline void yatzy_play(const struct yatzy *yatzy, struct row *row, int action) {
    if (action < KEEP) {
        row->declared = (uint8_t)(action - DECLARE);
    } else if (action < SCORE) {
        row->dice = (uint16_t)(action - KEEP);
    } else {
        fill_row(yatzy, seat_of(row, row->seat), row->declared, row->dice, action - SCORE);
        begin_turn(row, row->seat + 1 < row->players ? row->seat + 1 : 0);
    }
}

static inline int yatzy_total(const struct yatzy *yatzy, const struct seat *seat) {
    return seat->points + (seat->upper >= yatzy->bonus_from ? yatzy->bonus : 0);
}

/* The most upper points of some upper rows. */
static inline int most_upper(int filled) {
    int most = 0;
    for (int row = 0; row < UPPER; row++) {
        most += (filled >> row & 1) * DICE * (row + 1);
    }
    return most;
}

/* The kind of a column's upper total, and the number of its position before its turn. */
static inline int kind_of(const struct yatzy *yatzy, int filled, int upper) {
    return yatzy->kind[filled & UPPER_ROWS][least(upper, yatzy->bonus_from)];
}
/* The kind after a row gets points; lower rows leave it as it is. */
static inline int kind_after(const struct yatzy *yatzy, int filled, int row, int points, int kind) {
    return row < UPPER ? yatzy->filling[filled & UPPER_ROWS][row][points / (row + 1)][kind] : kind;
}
static inline int position_of(const struct yatzy *yatzy, int filled, int upper) {
    return yatzy->start[filled] + kind_of(yatzy, filled, upper);
}

/* The tables, or NULL unless these are Yatzy's. */
const struct yatzy *yatzy_tables(const void *tables, int64_t size);

#endif
