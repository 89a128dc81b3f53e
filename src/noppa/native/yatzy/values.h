/* Values of positions in Yatzy: a turn is evaluated on the keep lattice for eight upper totals at once. */
#ifndef NOPPA_YATZY_VALUES_H
#define NOPPA_YATZY_VALUES_H

#include "yatzy.h"

/* What a turn can lead to, for eight kinds of upper totals of one set of rows. */
struct planner {
    lanes rows[ROWS];            /* after a 0 in each free row */
    lanes strike;                /* the best of those but chance */
    lanes targets[MOST_TARGETS]; /* after each target of a free row */
    lanes worth[MULTISETS];      /* of dice: the working space of the lattice */
};

/* The best way through a turn, for one lane of a planner: for the decision with 1, 2 rolls to come where the best keep
 * of each multiset is found, and for every final roll the target it makes, or -1 - row where it gets a 0 there. */
struct way {
    uint16_t down[TURN_ROLLS - 1][MULTISETS];
    int16_t end[FULL_ROLLS];
};

/* Chances of how a turn ends: with each target, and with a 0 in each row. */
struct ends {
    double targets[MOST_TARGETS], zeros[ROWS];
};

/* Fill rows and targets from the values of the positions with a row more. */
void look_ahead(const struct yatzy *yatzy, const double *values, int filled, int first, struct planner *planner);

/* What final rolls are worth, for a declared row or NO_ROW. */
void final_worth(const struct yatzy *yatzy, int filled, int declared, struct planner *planner);

/* The value of keeping with `rolls` rolls to come, from that of final rolls; 0 leaves those as they are. */
void keep_worth(const struct yatzy *yatzy, int rolls, struct planner *planner);

/* What the turn is worth, and the row to declare in each lane, NO_ROW in games without declarations. */
lanes best_turn(const struct yatzy *yatzy, int filled, struct planner *planner, uint8_t declared[LANES]);

/* The best row for a final roll; of equal ones one that scores, then the uppermost. */
int best_row(const struct yatzy *yatzy, const struct planner *planner, int lane, int filled, int declared, int roll);

/* How the turn ends with best play, from dice on the table or kept, with `rolls` rolls to come. */
void turn_ends(const struct yatzy *yatzy, const struct way *way, int dice, int rolls, struct ends *ends);

/* Ways through the turn in some lanes, a bit each, by the rows declared. */
void find_ways(const struct yatzy *yatzy, int filled, const uint8_t declared[LANES], uint32_t in_lanes,
               struct planner *planner, struct way ways[LANES]);

/* What the moves of the seat that is due are worth, once the planner knows where they lead; returns how many. */
int move_values(const struct yatzy *yatzy, const struct row *row, struct planner *planner, uint16_t *moves,
                double *into);

/* The expected final score after each legal move of the seat that is due; returns how many. */
int point_values(const struct yatzy *yatzy, const double *values, const struct row *row, uint16_t *moves, double *into);

/* The checks that all border functions on a solved position share. */
int64_t check_solved(const void *tables, int64_t size, const double *values, int64_t values_size, const void *row,
                     int64_t row_size);

/* Play the games of one column with best play for points, from the start or from a position. */
void best_games(const struct games *games, int seat);
int64_t best_games_room(const struct yatzy *yatzy, int64_t count);

/* One decision of a seat in a game where players may look at rivals, and the room that this needs. */
int64_t yatzy_decide(const struct games *games, void *row, enum level level, uint64_t *stream);
int64_t rivals_room(void);

/* Whether an array holds a value for every position, and eight more so that eight can always be read. */
static inline bool are_values(const struct yatzy *yatzy, const double *values, int64_t size) {
    return is_array(values, size, (yatzy->start[ALL_ROWS + 1] + LANES) * (int64_t)sizeof(double));
}

#endif
