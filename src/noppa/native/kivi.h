/* KIVI in the core: its tables, one game in progress, and the step.
 *
 * Squares are numbered row by row. A player's stones are the bits of a few words, one bit a square. */
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
    MOST_ENDS = MOST_SQUARES + 1, /* a turn ends on a square or with the box, whose number is that of squares */
    MOST_PATTERNS = 1 << MOST_SIDE,
    WORD = 64,
    MOST_WORDS = (MOST_SQUARES + WORD - 1) / WORD,
    MOST_VALUE = 999,
    FULL_ROLLS = 462,
    KEEPS = 462, /* moves are numbered: keeps, a placement a square, a take-over for each two squares, the box */
    MULTISETS = KEEPS + FULL_ROLLS
};

/* What the rules say of a board.
 *
 * A line of the board with some stones of one player is a pattern: bit c of a row's is the stone in column c, bit r of
 * a column's that in row r. Rolls that may go to the same squares are one class. */
struct kivi {
    struct head head;
    int32_t rows, columns, squares, words, classes, takes_run;
    int32_t values[MOST_SQUARES];
    uint8_t row_of[MOST_SQUARES], column_of[MOST_SQUARES];
    int32_t across[MOST_SIDE * MOST_PATTERNS]; /* what a row counts by its lines: row << columns | pattern */
    int32_t down[MOST_SIDE * MOST_PATTERNS];   /* the same of a column: column << rows | pattern */
    uint16_t alone[MOST_PATTERNS];             /* the stones of a pattern that have none beside them in it */
    uint16_t kind[FULL_ROLLS];                 /* the class of each roll */
    uint64_t fitting[FULL_ROLLS][MOST_WORDS];  /* the squares of each class */
    uint8_t takes_over[FULL_ROLLS];            /* whether a class may take over another player's square */
    uint64_t board[MOST_WORDS];                /* every square */
    double reach[MOST_SQUARES];                /* the square root of the odds that a turn meets a square's target */
    struct lattice lattice;
};

/* One player in a game: what the stones count, how many are left in the hand, and those on the board. */
struct seat {
    int32_t total;
    uint8_t hand, unused[3];
    uint64_t stones[];
};

/* A game in progress, followed by a seat for each player. `dice` is a number on the lattice: a keep while the rest is
 * to be rolled, else a full roll. */
struct row {
    uint8_t players, seat, rolls, words;
    uint16_t dice, unused;
};

/* One player's stones: the patterns of rows and columns, and of each row the stones that are in no line. */
struct pattern {
    uint16_t rows[MOST_SIDE], columns[MOST_SIDE], singles[MOST_SIDE];
};

static inline int64_t seat_size(int words) { return (int64_t)sizeof(struct seat) + words * (int64_t)sizeof(uint64_t); }

static inline struct seat *seat_of(struct row *row, int seat) {
    return (struct seat *)((char *)(row + 1) + seat * seat_size(row->words));
}

static inline const struct seat *seat_in(const struct row *row, int seat) {
    return (const struct seat *)((const char *)(row + 1) + seat * seat_size(row->words));
}

static inline bool has_bit(const uint64_t *words, int square) { return (words[square / WORD] >> square % WORD & 1) != 0; }

static inline void flip_bit(uint64_t *words, int square) { words[square / WORD] ^= UINT64_C(1) << square % WORD; }

/* The squares without a stone. */
static inline void find_vacant(const struct kivi *kivi, const struct row *row, uint64_t *vacant) {
    for (int word = 0; word < kivi->words; word++) {
        vacant[word] = kivi->board[word];
        for (int seat = 0; seat < row->players; seat++) {
            vacant[word] &= ~seat_in(row, seat)->stones[word];
        }
    }
}

static inline int count_bits(const uint64_t *words, int count) {
    int bits = 0;
    for (int word = 0; word < count; word++) {
        bits += __builtin_popcountll(words[word]);
    }
    return bits;
}

/* The seat whose stone lies on a square, NOBODY if none does. */
static inline int owner_in(const struct row *row, int square) {
    for (int seat = 0; seat < row->players; seat++) {
        if (has_bit(seat_in(row, seat)->stones, square)) {
            return seat;
        }
    }
    return NOBODY;
}

static inline bool is_over(const struct row *row) { return seat_in(row, row->seat)->hand == 0; }

static inline bool rolls_next(const struct row *row) { return row->dice < KEEPS && !is_over(row); }

/* The dice come up as a full roll. */
static inline void kivi_roll(struct row *row, int dice) {
    row->dice = (uint16_t)dice;
    row->rolls++;
}

static inline void kivi_chance(const struct kivi *kivi, struct row *row, uint64_t *stream) {
    if (rolls_next(row)) {
        kivi_roll(row, lattice_roll(&kivi->lattice, row->dice, stream));
    }
}

static inline int place_action(int square) { return KEEPS + square; }

static inline int take_over_action(const struct kivi *kivi, int square, int to) {
    return KEEPS + kivi->squares + square * (kivi->squares - 1) + to - (to > square);
}

static inline int box_action(const struct kivi *kivi) { return KEEPS + kivi->squares * kivi->squares; }

/* The step, which `kivi_game` offers too. */
void kivi_start(const struct kivi *kivi, struct row *row, int players);
int kivi_legal(const struct kivi *kivi, const struct row *row, uint16_t *moves);
void kivi_play(const struct kivi *kivi, struct row *row, int action);
int64_t kivi_row_size(const struct kivi *kivi, int players);

/* Patterns ------------------------------------------------------------------------------------------------------ */

/* Lay a stone on a square, or take it away where one lies. */
static inline void turn_over(const struct kivi *kivi, struct pattern *pattern, int square) {
    int row = kivi->row_of[square], column = kivi->column_of[square];
    pattern->rows[row] = (uint16_t)(pattern->rows[row] ^ 1 << column);
    pattern->columns[column] = (uint16_t)(pattern->columns[column] ^ 1 << row);
}

/* See which stones are in no line. */
static inline void find_singles(const struct kivi *kivi, struct pattern *pattern) {
    for (int row = 0; row < kivi->rows; row++) {
        uint32_t singles = kivi->alone[pattern->rows[row]];
        for (uint32_t left = singles; left != 0; left &= left - 1) {
            int column = __builtin_ctz(left);
            if ((kivi->alone[pattern->columns[column]] >> row & 1) == 0) {
                singles ^= 1U << column;
            }
        }
        pattern->singles[row] = (uint16_t)singles;
    }
}

/* What a row and a column count by their lines. */
static inline int across_of(const struct kivi *kivi, int row, int pattern) {
    return kivi->across[row << kivi->columns | pattern];
}

static inline int down_of(const struct kivi *kivi, int column, int pattern) {
    return kivi->down[column << kivi->rows | pattern];
}

/* Lay a player's stones and see which are in no line. */
void kivi_lay(const struct kivi *kivi, const uint64_t *stones, struct pattern *pattern);

/* What the stones count, once the single ones are known. */
int kivi_count(const struct kivi *kivi, const struct pattern *pattern);

/* The tables, or NULL unless these are KIVI's; and whether bytes are a position. */
const struct kivi *kivi_tables(const void *tables, int64_t size);
bool is_kivi_row(const struct kivi *kivi, const struct row *row, int64_t size);

#endif
