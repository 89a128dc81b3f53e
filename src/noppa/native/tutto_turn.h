/* One turn of Tutto worked out, for a seat that knows what every way to end it is worth.
 *
 * Let B(k, p) be the worth of banking p cells with k plus/minus made in the turn, and X that of losing it. Under a
 * card that may be stopped, with n dice to roll,
 *
 *     V(0, p) = W(p after the card's gift)                    a Tutto
 *     V(n, p) = mean over rolls of max(B(k, p + all that counts), max over sets s of V(n - |s|, p + points of s))
 *
 * with X for a null. The other cards offer no such choice. A firework banks what it brings. Under plus/minus,
 * straight and clover the turn is worth X + c * (W - X), where c is the highest chance to succeed, the lowest if
 * success were worth less than X. After a Tutto one stops or goes on:
 *
 *     G(k, p) = mean over the pile of what six dice are worth under each card
 *     W(k, p) = max(B(k, p), G(k, p))
 *
 * A Tutto always adds cells, so one pass from the most points down to the fewest settles everything. The six cards
 * that may be stopped stand side by side in lanes. The last cell, `top`, stands for all that is above it: there B is
 * the highest it can be, and is banked. */
#ifndef NOPPA_TUTTO_TURN_H
#define NOPPA_TUTTO_TURN_H

#include "tutto.h"

/* V of one cell after another: for 0 to 6 dice a number for each lane. */
enum { PACE = (DICE + 1) * LANES };

static inline double *v_at(double *rows, int dice, int p) { return rows + (int64_t)p * PACE + dice * LANES; }
static inline const double *v_in(const double *rows, int dice, int p) {
    return rows + (int64_t)p * PACE + dice * LANES;
}

/* How many numbers V takes for turns of up to so many cells. */
static inline int64_t rows_size(int cells) { return (int64_t)(cells + MOST_TUTTO + 1) * PACE; }

static inline void put_lanes(double *array, lanes all) {
    for (int lane = 0; lane < LANES; lane++) {
        array[lane] = lane_of(&all, lane);
    }
}

/* The cells after a Tutto at p cells under the card of a lane. */
static inline int after_lane(const struct chart *chart, int lane, int p, int top) {
    return least(chart->times[lane] * p + chart->gift[lane], top);
}

/* What ends a turn and how: the worth of losing it, of winning by a clover leaf, and two rules of the table. */
struct ways {
    double loss, win;
    bool leader_misses, straight_is_tutto;
};

/* V(first, p) to V(last, p), from V(0, .) and V of more cells. */
void weigh(const struct chart *chart, const double *bank, int top, double loss, double *rows, int p, int first,
           int last);

/* The worth of a firework with so many dice to roll. */
double firework(const struct chart *chart, int dice, const double *bank, int top, int p);

/* The worth of a card that is made or lost, with its highest and lowest chances. */
static inline double hoped(const double chances[2], double success, double loss) {
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

#endif
