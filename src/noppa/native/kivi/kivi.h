/* KIVI in the core: its tables, one game in progress, and the parts of a step.
 *
 * Squares are numbered row by row. A set of squares has two forms: the bits of a few words, and the patterns of rows
 * and columns, by which lines are counted. */
#ifndef NOPPA_KIVI_H
#define NOPPA_KIVI_H

#include "game.h"
#include "lattice.h"

enum {
    DICE = 6,
    TURN_ROLLS = 3,
    STONES = 10,
    LEAST_PLAYERS = 2,
    MOST_PLAYERS = 4,
    MOST_SIDE = 12,
    MOST_SQUARES = MOST_SIDE * MOST_SIDE,
    MOST_ENDS = MOST_SQUARES + 1, /* a turn ends on a square or with the box, which is numbered after the squares */
    MOST_PATTERNS = 1 << MOST_SIDE,
    WORD = 64,
    MOST_WORDS = (MOST_SQUARES + WORD - 1) / WORD,
    MOST_VALUE = 999,
    FULL_ROLLS = 462,
    GROUP_BITS = 6,
    MOST_GROUPS = 1 << GROUP_BITS,
    KEEPS = 462, /* moves are numbered: keeps, a placement a square, a take-over for each two squares, the box */
    MULTISETS = KEEPS + FULL_ROLLS
};

/* For random play: rolls of one class with the same number of keeps are one group, and alias cells give the groups of
 * the three rolls of a turn, first << GROUP_BITS | second and, for each such pair, the third. Those cells are many, so
 * they have 20 bits for the share and 6 for each outcome. If there were too many groups, or the board does not fit a
 * word, `count` is 0. */
struct group {
    uint64_t squares;
    uint16_t keeps, kind, takes_over, roll; /* how many keeps; one of its rolls */
};

struct groups {
    uint32_t count, pair_bits;
    struct group group[MOST_GROUPS];
    uint64_t pairs[1 << 2 * GROUP_BITS];
    uint32_t thirds[(1 << 2 * GROUP_BITS) << GROUP_BITS]; /* those of a pair begin at first * count + second */
};

/* What the rules say of a board.
 *
 * The stones of one player in a line of the board are a pattern: bit c of a row's is the stone in column c, bit r of a
 * column's that in row r. Rolls that may go to the same squares are one class. */
struct kivi {
    struct head head;
    int32_t rows, columns, squares, words, classes, takes_run;
    int32_t values[MOST_SQUARES];
    uint8_t row_of[MOST_SQUARES], column_of[MOST_SQUARES];
    int32_t across[MOST_SIDE * MOST_PATTERNS];       /* points of a row's lines: row << columns | pattern */
    int32_t down[MOST_SIDE * MOST_PATTERNS];         /* points of a column's lines: column << rows | pattern */
    int32_t single[(MOST_SIDE + 2) * MOST_PATTERNS]; /* points of stones in no line: (row + 1) << columns | pattern */
    uint16_t kind[FULL_ROLLS];                       /* the class of each roll */
    uint64_t fitting[FULL_ROLLS][MOST_WORDS];        /* the squares of each class */
    uint8_t takes_over[FULL_ROLLS];                  /* whether a class may take over another player's square */
    uint64_t board[MOST_WORDS];                      /* every square */
    struct groups groups;
    double reach[MOST_SQUARES]; /* the square root of the odds that a turn meets a square's target */
    struct lattice lattice;
};

/* Some squares, as patterns. Empty rows surround the board, so that row r stands at EDGE + r. */
enum { EDGE = 2 };
struct stones {
    uint16_t rows[MOST_SIDE + 2 * EDGE], columns[MOST_SIDE];
};

struct seat {
    uint16_t hand, unused; /* stones not played yet */
    int32_t points;
    struct stones stones;
};

/* A game in progress. `dice` is a number on the lattice: a keep while the rest is to be rolled, else a full roll. It
 * has only as many seats as there are players. */
struct row {
    uint8_t players, seat, rolls, unused;
    uint16_t dice, unused_too;
    uint64_t vacant[MOST_WORDS];
    struct seat seats[MOST_PLAYERS];
};

static inline bool has_bit(const uint64_t *words, int square) {
    return (words[square / WORD] >> square % WORD & 1) != 0;
}

static inline void flip_bit(uint64_t *words, int square) { words[square / WORD] ^= UINT64_C(1) << square % WORD; }

static inline bool has_stone(const struct kivi *kivi, const struct stones *stones, int square) {
    return (stones->rows[EDGE + kivi->row_of[square]] >> kivi->column_of[square] & 1) != 0;
}

/* Lay `count` stones, one or none, on a square; or take away the one that lies there. */
static inline void lay_stone(const struct kivi *kivi, struct stones *stones, int square, int count) {
    int row = kivi->row_of[square], column = kivi->column_of[square];
    stones->rows[EDGE + row] = (uint16_t)(stones->rows[EDGE + row] ^ count << column);
    stones->columns[column] = (uint16_t)(stones->columns[column] ^ count << row);
}

static inline void flip_stone(const struct kivi *kivi, struct stones *stones, int square) {
    lay_stone(kivi, stones, square, 1);
}

/* Points ---------------------------------------------------------------------------------------------------------- */

static inline int across_of(const struct kivi *kivi, int row, int pattern) {
    return kivi->across[row << kivi->columns | pattern];
}

static inline int down_of(const struct kivi *kivi, int column, int pattern) {
    return kivi->down[column << kivi->rows | pattern];
}

/* The points of the stones in a row that have no neighbour. */
static inline int single_of(const struct kivi *kivi, int row, int above, int pattern, int below) {
    int alone = pattern & ~(pattern << 1 | pattern >> 1 | above | below);
    return kivi->single[(row + 1) << kivi->columns | alone];
}

/* The points of a player's stones. */
static inline int kivi_points(const struct kivi *kivi, const struct stones *stones) {
    const uint16_t *rows = stones->rows + EDGE;
    int total = 0;
    for (int row = 0; row < kivi->rows; row++) {
        total += across_of(kivi, row, rows[row]) + single_of(kivi, row, rows[row - 1], rows[row], rows[row + 1]);
    }
    for (int column = 0; column < kivi->columns; column++) {
        total += down_of(kivi, column, stones->columns[column]);
    }
    return total;
}

/* What one more stone adds to the lines across and down. */
static inline int kivi_lengthens(const struct kivi *kivi, const struct stones *stones, int square) {
    int row = kivi->row_of[square], column = kivi->column_of[square];
    int across = stones->rows[EDGE + row], down = stones->columns[column];
    return across_of(kivi, row, across | 1 << column) - across_of(kivi, row, across) +
           down_of(kivi, column, down | 1 << row) - down_of(kivi, column, down);
}

/* What one more stone adds: its value where it touches nothing, else what it adds to lines, and its neighbours no
 * longer count alone. */
static inline int kivi_gain(const struct kivi *kivi, const struct stones *stones, int square) {
    int row = kivi->row_of[square], added = kivi_lengthens(kivi, stones, square);
    if (added == 0) {
        return kivi->values[square];
    }
    const uint16_t *rows = stones->rows + EDGE + row;
    int before = rows[0], after = before | 1 << kivi->column_of[square];
    return added + single_of(kivi, row - 1, rows[-2], rows[-1], after) +
           single_of(kivi, row, rows[-1], after, rows[1]) + single_of(kivi, row + 1, after, rows[1], rows[2]) -
           single_of(kivi, row - 1, rows[-2], rows[-1], before) - single_of(kivi, row, rows[-1], before, rows[1]) -
           single_of(kivi, row + 1, before, rows[1], rows[2]);
}

/* The step -------------------------------------------------------------------------------------------------------- */

static inline bool is_over(const struct row *row) { return row->seats[row->seat].hand == 0; }

static inline bool rolls_next(const struct row *row) { return row->dice < KEEPS && !is_over(row); }

static inline void kivi_roll(struct row *row, int dice) {
    row->dice = (uint16_t)dice;
    row->rolls++;
}

/* End the turn of the seat that has played its stone. */
static inline void kivi_end_turn(struct row *row) {
    row->seats[row->seat].hand--;
    row->seat = (uint8_t)(row->seat + 1 < row->players ? row->seat + 1 : 0);
    row->rolls = 0;
    row->dice = 0;
}

/* The seat whose stone lies on a square, NOBODY if none does. */
static inline int owner_of(const struct kivi *kivi, const struct row *row, int square) {
    int owner = NOBODY;
    for (int seat = 0; seat < row->players; seat++) {
        owner = has_stone(kivi, &row->seats[seat].stones, square) ? seat : owner;
    }
    return owner;
}

static inline int place_action(int square) { return KEEPS + square; }

static inline int take_over_action(const struct kivi *kivi, int square, int to) {
    return KEEPS + kivi->squares + square * (kivi->squares - 1) + to - (to > square);
}

static inline int box_action(const struct kivi *kivi) { return KEEPS + kivi->squares * kivi->squares; }

/* Where a move that is no keep lays its stone, the number of squares for the box; and where a taken stone goes, NOBODY
 * if none is taken. */
struct placement {
    int square, to;
};

static inline struct placement placement_of(const struct kivi *kivi, int action) {
    int square = action - KEEPS, pair = square - kivi->squares;
    if (pair < 0 || action == box_action(kivi)) {
        return (struct placement){pair < 0 ? square : kivi->squares, NOBODY};
    }
    square = pair / (kivi->squares - 1);
    int rest = pair % (kivi->squares - 1);
    return (struct placement){square, rest + (rest >= square)};
}

/* The step, as `kivi_game` has it. */
void kivi_chance(const void *tables, void *row, uint64_t *stream);
int kivi_legal(const void *tables, const void *row, uint16_t *moves);
void kivi_play(const void *tables, void *row, int action);

#endif
