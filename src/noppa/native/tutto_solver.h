/* The solved tables of Tutto: what positions between turns are worth. See `tutto_solver.c`. */
#ifndef NOPPA_TUTTO_SOLVER_H
#define NOPPA_TUTTO_SOLVER_H

#include "tutto_turn.h"

enum {
    FINE = 40,  /* needs up to here have a line each, whatever the target */
    FAR = 80,   /* how many lines there are beyond, at most */
    OVER = 120, /* more cells beyond the target than this count as this many */
};

/* V by needs, table after table as they stand in one array: of the first seat of a round, of the second, of the second
 * when the first has reached the target; alone; and the chance that the rival in thought is not done in a turn. Where
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

/* Who wins when all is played: the seat that needs less. */
static inline double last_result(int need, int rival) { return need == rival ? 0.5 : need < rival ? 1.0 : 0.0; }

/* Take what so many plus/minus cards of one seat take from the others, one card after another. */
void take_points(const struct tutto *tutto, int *totals, int players, int roller, int cards);

#endif
