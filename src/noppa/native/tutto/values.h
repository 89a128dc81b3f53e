/* Evaluates one turn of Tutto, given what every way to end it is worth.
 *
 * Let B(k, p) be the value of banking p cells with k plus/minus made in the turn, and X that of losing it. Under a card
 * that may be stopped, with n dice to roll,
 *
 *     V(0, p) = W(p after the card's gift)                    a Tutto
 *     V(n, p) = mean over rolls of max(B(k, p + all that counts), max over sets s of V(n - |s|, p + points of s))
 *
 * with X for a null. The other cards offer no such choice. A firework banks what it brings. Under plus/minus, straight
 * and clover the turn is worth X + c * (W - X), where c is the highest chance to succeed, the lowest if success were
 * worth less than X. After a Tutto one stops or goes on:
 *
 *     G(k, p) = mean over the pile of what six dice are worth under each card
 *     W(k, p) = max(B(k, p), G(k, p))
 *
 * A Tutto always adds cells, so one pass from the most points down to the fewest settles everything. The six cards that
 * may be stopped stand side by side in lanes. The last cell, `top`, stands for all that is above it: there B is the
 * highest it can be, and is banked. */
#ifndef NOPPA_TUTTO_VALUES_H
#define NOPPA_TUTTO_VALUES_H

#include "tutto.h"

/* V of one cell after another: for 0 to 6 dice a number for each lane. */
enum { PACE = (DICE + 1) * LANES };

static inline double *v_at(double *rows, int dice, int p) { return rows + (int64_t)p * PACE + dice * LANES; }
static inline const double *v_in(const double *rows, int dice, int p) {
    return rows + (int64_t)p * PACE + dice * LANES;
}

/* How many numbers V takes for turns of up to some number of cells. */
static inline int64_t rows_size(int cells) { return (int64_t)(cells + MOST_TUTTO + 1) * PACE; }

static inline void put_lanes(double *array, lanes all) {
    for (int lane = 0; lane < LANES; lane++) { array[lane] = lane_of(&all, lane); }
}

/* The cells after a Tutto at p cells under a card. */
static inline int after_card(const struct tutto *tutto, int kind, int p, int top) {
    return least(tutto->chart.times[kind] * p + tutto->chart.gift[kind], top);
}

/* How turns end: the value of losing one, of winning by a clover leaf, and whether plus/minus is lost. */
struct ways {
    double loss, win;
    bool leader_misses;
};

/* What ending a turn is worth to a seat, by cells banked or when it is lost, and V. */
struct side {
    const double *bank;
    double *rows, loss;
};

/* Find V(first, p) to V(last, p) for `theirs`, from V(0, .) and V of more cells; the roller chooses by `mine`. */
void weigh(const struct tutto *tutto, const struct side *mine, const struct side *theirs, int top, int p, int first,
           int last);

/* The value of a firework with some dice to roll. */
double firework(const struct tutto *tutto, int dice, const double *bank, int top, int p);

/* The value of a card that is made or lost, with its highest and lowest chances. */
static inline double card_worth(const double chances[2], double success, double loss) {
    return loss + (success - loss) * chances[success >= loss ? HIGHEST : LOWEST];
}

/* What six dice under each card are worth at p cells: V(6, p), then a firework, and success of plus/minus and
 * straight. */
void six_dice(const struct tutto *tutto, const struct ways *ways, const double *v, double fire, double made,
              double straight, double six[KINDS]);

/* The mean over a pile. */
double mean_card(const double pile[KINDS], const double six[KINDS]);

/* The buffers of a pass: V, and a line for each number of plus/minus made of what banking, a Tutto and going on are
 * worth. */
struct pass {
    double *rows, *bank, *worth, *go;
    int pitch, levels; /* how far the lines are apart, and how many there are; the last stands for more */
};

/* W and G for a pile that stays as it is; above `high` cells everything is banked. */
void turn_pass(const struct tutto *tutto, const struct ways *ways, const double pile[KINDS], int top, int high,
               const struct pass *pass);

/* Solved tables: what positions between turns are worth, see `solver.c` ------------------------------------- */

enum {
    FINE = 40,  /* needs up to here have a line each, whatever the target */
    FAR = 80,   /* how many lines there are beyond, at most */
    OVER = 120, /* more cells beyond the target than this count as this many */
};

/* V by needs, table after table as they stand in one array: of the first seat of a round, of the second, of the second
 * when the first has reached the target; alone; and the chance that the imagined rival does not finish in a turn. Where
 * the game ends at once `first` and `second` are the same table. */
struct solved {
    double *first, *second, *last, *solo, *stays;
};

int64_t solved_size(const struct tutto *tutto);
struct solved solved_in(const struct tutto *tutto, double *values);

/* The value at two needs; beyond the last line it is as there. */
double read_pair(const double *table, const struct axis *own, const struct axis *other, int need, int rival);
/* The same on a table of one axis. */
double read_line(const double *table, const struct axis *own, int need);

/* Who wins once all turns are played: the seat that needs less. */
static inline double last_result(int need, int rival) { return need == rival ? 0.5 : need < rival ? 1.0 : 0.0; }

/* One turn being played, exactly: the real pile, every card, every set, and what its end is worth ----------------- */

enum {
    MOST_BEYOND = 512, /* cells that are looked at beyond the target */
    MOST_LEVELS = 13,  /* more plus/minus in one turn than twelve take nothing more */
    MOST_NODES = 1 << 14,
    NODE_SLOTS = 2 * MOST_NODES,
    LEAST_NUMBERS = 1 << 15, /* room for W, for each seat evaluated */
    MOST_ROOM = 1 << 26      /* bytes; with this much, nodes that do not fit are left out */
};

/* A value for every seat evaluated, in the order of turns from the roller on. */
struct worth {
    double of[MOST_PLAYERS];
};

/* A turn at its beginning: all that its value depends on, and where the tables are. */
struct turn_start {
    const struct tutto *tutto;
    const double *values;
    int64_t totals[MOST_PLAYERS];
    int32_t players, seat, turns, reached, lines;
    uint8_t pile[KINDS], spare;
};

/* Computed for one number of plus/minus made: B and V. Going on may be right up to `far` cells, -1 for none; `scanned`
 * is how far down that was searched. */
struct made_level {
    double *bank, *v;
    double highest;
    int32_t far, scanned;
    bool is_begun, is_done;
};

/* W after a Tutto with some pile left, from `low` cells to where everything is banked. */
struct node {
    uint64_t key;
    double *worth;
    int32_t low, size;
};

struct turn {
    struct turn_start start;
    const struct turn *self;
    struct solved solved;
    struct ways ways;
    struct worth loss, win;
    uint8_t pile[KINDS];
    int32_t lines, need, top, pitch, levels, nodes;
    double *free, *end;
    bool is_full; /* there was no room for a node */
    struct made_level level[MOST_LEVELS];
    struct node node[MOST_NODES];
    int16_t slot[NODE_SLOTS];
};

/* How many bytes of room any turn of a game needs. */
int64_t largest_room(const struct tutto *tutto);

/* The turn being played: the one in the room if it is the same, else a new one. `lines` is 1 for the roller's value
 * alone, else the number of players. */
struct turn *turn_of(const struct tutto *tutto, const double *values, const struct row *row, int lines, void *room,
                     int64_t room_size);

/* Write the values of the legal moves of the seat that is due, and return how many. */
int worth_of_moves(struct turn *turn, const struct row *row, uint16_t *moves, struct worth *into);

#endif
