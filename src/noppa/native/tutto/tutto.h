/* Tutto in the core: its tables, one game in progress, and the step. */
#ifndef NOPPA_TUTTO_H
#define NOPPA_TUTTO_H

#include "game.h"
#include "lattice.h"

enum {
    DICE = 6,
    KINDS = 11, /* the faces of the cards */
    DECK = 56,
    SETS = 137, /* what can be put aside of one roll */
    STOPS = SETS,
    GOES,
    ACTIONS,
    ROLLS = MOST_MULTISETS, /* of 0 to 6 dice */
    MOST_OFFERS = 64,       /* moves in a position, under a straight; */
    ROLL_OFFERS = 16,       /* sets of a roll under other cards */
    FACE_SETS = 1 << FACES,
    NO_SET = 255,
    MOST_PLAYERS = 10,
    CELL = 50, /* every score of the game is a number of cells of 50 points */
    LEAST_TARGET = 500,
    MOST_TARGET = 50000,
    MOST_POINTS = 1 << 28, /* far above what a turn or a game can hold; a Tutto never takes a turn beyond */
    MOST_TURNS = 1 << 28,
    CARD_BITS = 8,
    ENDS_OF_CARD = 1 << CARD_BITS,
    MOST_CODE = (1 << 12) - 1,
    PLAN_CELLS = 240,                /* beyond 12 000 points in a turn, play for points chooses as it does there */
    MOST_TUTTO = 40,                 /* the most cells of six dice put aside */
    CARD_LANES = 6,                  /* the cards under which one may stop, */
    FIRST_LANE = KINDS - CARD_LANES, /* the last ones */
    OUTCOMES = 167,                  /* different offers of rolls of 1 to 6 dice, nulls apart, */
    OPTIONS = 771,                   /* and the pairs of dice and cells in all of them */
    FIRE_CELLS = 408                 /* a firework brings more less often than once in 10^18 */
};

/* One column of the sheet, and how many cards of each kind the seat has turned, for statistics. */
struct seat {
    int32_t banked, lost;
    uint16_t turned[KINDS], spare;
};

/* A game in progress, followed by a seat for each player.
 *
 * `card` is 1 + the kind of the card in force and 0 while one is to be turned, `clover` 1 + the seat that won by it.
 * `before` are the points of the earlier cards of this turn and `made` the plus/minus among them; `under` and `gift`
 * are the points under the card in force. `aside` counts the dice aside in a byte for each face, `left` the others;
 * `rolled` is the number on the lattice of those that lie, 0 while they are to be rolled and after a Tutto. `pile` is
 * what is left of the cards, `drawn` what was turned in this turn. */
struct row {
    uint8_t players, seat, reached, clover, card, left;
    uint16_t rolled, tuttos, made;
    int32_t turns;
    uint64_t aside;
    int32_t before, under, gift;
    uint8_t pile[KINDS], drawn[KINDS], cards;
    uint8_t spare[5];
};

/* What the rules say, as Python packs it: sizes, options, and which kinds the special cards are. */
struct options {
    uint8_t kinds, sets, players, at_once, leader_misses, floor_at_zero, straight_is_tutto;
    uint8_t clover, firework, stop, straight, plus_minus;
    uint16_t plus_minus_points, spare;
    int32_t target;
};

/* A kind of card, packed too. A Tutto adds `times` the points of the turn, and `gift`. */
struct card {
    uint8_t count, times, counts_dice, may_stop;
    uint16_t gift;
};

/* What rolls can bring. Only one thing about a roll matters: which pairs of dice put aside and cells its sets offer.
 * Rolls that offer the same are one outcome; nulls are none.
 *
 * `aside` and `straight` are the highest and the lowest chance to put n dice aside or to complete a straight; `fire[n]`
 * is how likely a firework brings how many cells. */
enum { HIGHEST, LOWEST };

struct odds {
    double outcome[OUTCOMES], null[DICE + 1], aside[DICE + 1][2], straight[DICE + 1][2];
    double fire[DICE + 1][FIRE_CELLS];
};

/* The outcomes of n dice go from first[n] to first[n + 1]. `valid` are the cells that stopping counts, NO_STOP where
 * all dice are used up. The sets of an outcome go from option[o] to option[o + 1], and `jump` says how far V after them
 * lies from V(0, p), in numbers: (dice left, cells gained). `reach[n]` are the most cells of n dice put aside. A Tutto
 * under a card makes times * p + gift of p cells. */
enum { NO_STOP = -1 };

struct chart {
    int32_t first[DICE + 2], option[OUTCOMES + 1];
    int32_t valid[OUTCOMES], jump[OPTIONS];
    int32_t reach[DICE + 1], times[KINDS], gift[KINDS];
    int32_t least_gift, least_card; /* the fewest cells by which a Tutto and a whole card raise a turn */
};

/* Lines of a grid of values, ascending; the value at a cell lies between lines `low` and the next, the `part` of the
 * way. See `solver.c`. */
enum { MOST_LINES = 192, MOST_AXIS = 1152 };

struct axis {
    int32_t count, least, cells;
    int32_t lines[MOST_LINES], low[MOST_AXIS];
    double part[MOST_AXIS];
};

/* What play for points goes by: the cells a turn banks on average, V(n, p) under the card of each lane and G(p) after a
 * Tutto. See `values.h`. */
struct plan {
    double rows[(PLAN_CELLS + MOST_TUTTO + 1) * (DICE + 1) * LANES];
    double go[PLAN_CELLS + 1];
};

/* Python packs the fields from `set_faces` to `option`. */
#define WHOLE_DECK ((UINT64_C(1) << DECK) - 1)

struct tutto {
    struct head head;
    uint64_t set_faces[SETS]; /* a byte for each face */
    struct odds odds;
    double end_chance[KINDS][ENDS_OF_CARD]; /* how likely cards end how in random play */
    uint16_t end_code[KINDS][ENDS_OF_CARD];
    struct options rule;
    struct card card[KINDS];
    uint16_t set_points[SETS];
    struct {
        uint8_t count, set[ROLL_OFFERS];
    } sets[ROLLS]; /* that a roll offers, the one of all that counts last */
    struct {
        uint8_t count, set[MOST_OFFERS];
    } fresh[FACE_SETS]; /* the same under a straight, by the new faces of a roll, a bit each */
    struct {
        uint8_t dice, options;
    } outcome[OUTCOMES];
    struct {
        uint8_t dice, cells;
    } option[OPTIONS];
    uint8_t deck[DECK], full[KINDS]; /* the kinds of all cards, and how many there are of each */
    uint8_t set_dice[SETS];
    uint8_t whole[ROLLS];                     /* the set of all that counts in a roll, NO_SET for a null */
    uint8_t faces[ROLLS];                     /* of a roll, a bit each */
    uint64_t card_cells[KINDS][ENDS_OF_CARD]; /* alias cells of `end_code` */
    struct chart chart;
    struct axis own, other; /* what the seat to play needs, and what the other needs or has beyond the target */
    struct plan plan;
    struct lattice lattice;
};

static inline struct seat *seat_of(struct row *row, int seat) { return (struct seat *)(row + 1) + seat; }

static inline const struct seat *seat_in(const struct row *row, int seat) {
    return (const struct seat *)(row + 1) + seat;
}

/* Whether one may stop under a card; and the card of a lane, where those left over repeat the last. */
static inline bool may_stop(int kind) { return kind >= FIRST_LANE; }
static inline int kind_in(int lane) { return FIRST_LANE + (lane < CARD_LANES ? lane : CARD_LANES - 1); }

static inline int least(int one, int other) { return one < other ? one : other; }
static inline int most(int one, int other) { return one > other ? one : other; }

/* What the sheet shows for a seat. */
static inline int total_of(const struct row *row, int seat) {
    return seat_in(row, seat)->banked - seat_in(row, seat)->lost;
}

static inline bool is_over(const struct tutto *tutto, const struct row *row) {
    return (row->reached | row->clover) != 0 && row->card == 0 &&
           (row->clover > 0 || tutto->rule.at_once || row->seat == 0);
}

static inline bool asks_dice(const struct row *row) { return row->card > 0 && row->rolled == 0 && row->left > 0; }

/* The points of this turn so far, without those of the roll on the table. */
static inline int collected(const struct row *row) { return row->before + row->under + row->gift; }

/* The plus/minus made in this turn. */
static inline int plus_minus_made(const struct tutto *tutto, const struct row *row) {
    return row->made + (row->card == tutto->rule.plus_minus + 1 && row->tuttos > 0);
}

/* The faces of the roll that do not lie aside, a bit each. */
static inline int fresh_faces(const struct tutto *tutto, const struct row *row) {
    int faces = tutto->faces[row->rolled];
    for (int face = 0; face < FACES; face++) { faces &= ~((row->aside >> (8 * face) & 0xFF) != 0 ? 1 << face : 0); }
    return faces;
}

/* Write what the sheet shows for all seats. */
void totals_of(const struct row *row, int64_t *totals);
/* Whether a seat is ahead of all others; alone at the table nobody leads. */
bool leads_alone(const int64_t *totals, int players, int seat);
/* Subtract what plus/minus cards of one seat take from the others, one card after another; whether that is anything. */
bool take_points(const struct tutto *tutto, int64_t *totals, int players, int roller, int cards);

/* The number of a random roll of some dice, each a digit of one word. */
static inline int random_roll(const struct tutto *tutto, int dice, uint64_t *stream) {
    uint64_t digits = next_word(stream) >> 4;
    int rolled = 0;
    for (; dice > 0; dice--) { rolled = tutto->lattice.plus[rolled][next_digit(&digits, FACES)]; }
    return rolled;
}

/* The points that a turn has once a set of its last dice is aside, with what the card gives for a Tutto. */
static inline int after_tutto(const struct card *card, int points) {
    return least(points + card->times * points + card->gift, MOST_POINTS);
}

/* Write the legal moves of the seat that is due, and return how many. */
int tutto_legal(const struct tutto *tutto, const struct row *row, uint16_t *moves);

/* The points of the turn once a set is aside, and when it is stopped: every valid die of the roll counts, and if they
 * use up all six it is a Tutto first. */
static inline int after_set(const struct tutto *tutto, const struct row *row, int set) {
    int points = collected(row) + tutto->set_points[set];
    return tutto->set_dice[set] == row->left ? after_tutto(&tutto->card[row->card - 1], points) : points;
}
static inline int points_of_stop(const struct tutto *tutto, const struct row *row) {
    return row->left > 0 ? after_set(tutto, row, tutto->whole[row->rolled]) : collected(row);
}

/* The tables, or NULL unless these are Tutto's. */
const struct tutto *tutto_tables(const void *tables, int64_t size);

/* Parts of the tables that follow from the others. */
bool make_chart(struct tutto *tutto);
void make_axes(struct tutto *tutto);
void make_plan(struct tutto *tutto);

#endif
