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
    WORD = 64,
    MOST_WORDS = (MOST_SQUARES + WORD - 1) / WORD,
    MOST_VALUE = 999,
    FULL_ROLLS = 462,
    KIND_BITS = 6,
    MOST_KINDS = 1 << KIND_BITS, /* in random play */
    KEEPS = 462, /* moves are numbered: keeps, a placement a square, a take-over for each two squares, the box */
    MULTISETS = KEEPS + FULL_ROLLS
};

/* The lines of the board are its rows and columns. Two empty rows lie above the board and two below. */
enum { FIRST_ROW = 2, FIRST_COLUMN = MOST_SIDE + 4, LINES = FIRST_COLUMN + MOST_SIDE };

/* Some squares, as the pattern of each line: bit c of a row's is the square in column c, bit r of a column's that in
 * row r. */
struct stones {
    uint16_t lines[LINES];
};

/* The two lines that cross on a square, its row first, and its bit in each. */
struct cross {
    uint16_t line[2], bit[2];
};

/* Rolls that may go to the same squares, and have as many keeps, are of one kind. */
struct kind {
    uint64_t fitting[MOST_WORDS]; /* the squares where they may go */
    int32_t takes_over;           /* whether they may take over another player's square */
    int32_t keeps, roll;          /* how many keeps; one of the rolls */
    int32_t unused;
};

/* For random play: alias cells give the kinds of the three rolls of a turn, first << KIND_BITS | second and, for each
 * such pair, the third. Those cells are many, so they have 20 bits for the share and 6 for each outcome. Of each kind
 * there are the squares where it may go, with TAKES_OVER, and how many keeps. If there are too many kinds, or the board
 * does not fit a word beside TAKES_OVER, `pair_bits` is 0. */
#define TAKES_OVER (UINT64_C(1) << 63)

struct draws {
    uint32_t pair_bits;
    uint64_t pairs[1 << 2 * KIND_BITS];
    uint32_t thirds[(1 << 2 * KIND_BITS) << KIND_BITS]; /* those of a pair begin at pair << KIND_BITS */
    uint64_t fitting[MOST_KINDS];
    uint32_t keeps[MOST_KINDS];
};

/* What the rules say of a board: first what `packing.py` writes, then what follows from it. */
struct kivi {
    struct head head;
    int32_t rows, columns, dice, rolls, stones, kinds;
    int32_t takes_run, unused; /* whether the run of six takes over */
    int32_t values[MOST_SQUARES];
    int32_t kind_of[FULL_ROLLS];
    int32_t runs[2 * MOST_SIDE][MOST_SIDE][MOST_SIDE]; /* points of stones side by side: rows, columns; first, last */
    struct kind kind[FULL_ROLLS];

    int32_t side, squares, words;               /* `side`: the longer one */
    struct cross cross[MOST_ENDS];              /* zeros for the box */
    int32_t points[LINES << MOST_SIDE];         /* of stones side by side: line << side | pattern */
    int32_t singles[FIRST_COLUMN << MOST_SIDE]; /* of stones that touch nothing: row << side | pattern */
    uint64_t board[MOST_WORDS];                 /* every square */
    double reach[LINES][MOST_SIDE]; /* by line and bit: the root of the odds that a turn meets the target there */
    struct draws draws;
    struct lattice lattice;
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
    return (stones->lines[kivi->cross[square].line[0]] & kivi->cross[square].bit[0]) != 0;
}

/* Lay a stone on a square, or take away the one that lies there; nothing for the box. */
static inline void flip_stone(const struct kivi *kivi, struct stones *stones, int square) {
    const struct cross *cross = &kivi->cross[square];
    stones->lines[cross->line[0]] ^= cross->bit[0];
    stones->lines[cross->line[1]] ^= cross->bit[1];
}

/* The seat whose stone lies on a square, NOBODY if none does. */
static inline int owner_of(const struct kivi *kivi, const struct seat *seats, int players, int square) {
    int owner = NOBODY;
    for (int seat = 0; seat < players; seat++) { owner = has_stone(kivi, &seats[seat].stones, square) ? seat : owner; }
    return owner;
}

/* Points ---------------------------------------------------------------------------------------------------------- */

/* The points of stones side by side in a line. */
static inline int line_points(const struct kivi *kivi, int line, int pattern) {
    return kivi->points[line << kivi->side | pattern];
}

/* The points of the stones in a row that touch nothing. */
static inline int single_points(const struct kivi *kivi, int row, int above, int pattern, int below) {
    int alone = pattern & ~(pattern << 1 | pattern >> 1 | above | below);
    return kivi->singles[row << kivi->side | alone];
}

/* The points of a player's stones. */
static inline int kivi_points(const struct kivi *kivi, const struct stones *stones) {
    const uint16_t *lines = stones->lines;
    int total = 0;
    for (int row = FIRST_ROW; row < FIRST_ROW + kivi->rows; row++) {
        total += line_points(kivi, row, lines[row]);
        total += single_points(kivi, row, lines[row - 1], lines[row], lines[row + 1]);
    }
    for (int column = FIRST_COLUMN; column < FIRST_COLUMN + kivi->columns; column++) {
        total += line_points(kivi, column, lines[column]);
    }
    return total;
}

/* What a stone on a square adds to its two lines, whether it lies there or not. */
static inline int kivi_lengthens(const struct kivi *kivi, const struct stones *stones, int square) {
    const struct cross *cross = &kivi->cross[square];
    int added = 0;
    for (int way = 0; way < 2; way++) {
        int line = cross->line[way], with = stones->lines[line] | cross->bit[way];
        added += line_points(kivi, line, with) - line_points(kivi, line, with ^ cross->bit[way]);
    }
    return added;
}

/* The points of single stones in a row of this pattern and the rows beside it. */
static inline int singles_beside(const struct kivi *kivi, const uint16_t *lines, int row, int pattern) {
    return single_points(kivi, row - 1, lines[row - 2], lines[row - 1], pattern) +
           single_points(kivi, row, lines[row - 1], pattern, lines[row + 1]) +
           single_points(kivi, row + 1, pattern, lines[row + 1], lines[row + 2]);
}

/* What a stone on a square adds, whether it lies there or not: its value where it touches nothing, else what it adds to
 * lines, and its neighbours do not count alone. */
static inline int kivi_gain(const struct kivi *kivi, const struct stones *stones, int square) {
    int row = kivi->cross[square].line[0], bit = kivi->cross[square].bit[0];
    int with = stones->lines[row] | bit, added = kivi_lengthens(kivi, stones, square);
    if (added == 0) { return kivi->values[square]; }
    return added + singles_beside(kivi, stones->lines, row, with) -
           singles_beside(kivi, stones->lines, row, with ^ bit);
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
    ASSUME(kivi->squares > 1); /* nothing is taken over on a single square */
    square = pair / (kivi->squares - 1);
    int rest = pair % (kivi->squares - 1);
    return (struct placement){square, rest + (rest >= square)};
}

/* Prepare random play, and play the games of random players only. */
void kivi_make_draws(struct kivi *kivi);
int64_t kivi_play_random(const struct games *games);

#endif
