/* Values of tables in Dicetto at the end of a turn, and of the turns that lead there.
 *
 * A value has a number for each seat: its chance to win, a shared win counting as a part. */
#ifndef NOPPA_DICETTO_VALUES_H
#define NOPPA_DICETTO_VALUES_H

#include "dicetto.h"

enum { STAGES = TURN_ROLLS + 2 };

/* Whose dice lie in each slot, and their sums: all that differs between the ends of a turn. */
struct layout {
    int8_t owner[SLOTS];
    uint8_t total[SLOTS];
};

static inline void lay_out(const struct dicetto *dicetto, const struct row *row, struct layout *layout) {
    for (int slot = 0; slot < SLOTS; slot++) {
        layout->owner[slot] = row->owner[slot];
        layout->total[slot] = dicetto->total[row->lying[slot]];
    }
}

/* Whether no dice lie on any card of the row. */
static inline bool is_bare(const int8_t owner[SLOTS]) {
    bool bare = true;
    for (int slot = 0; slot < EXTRA; slot++) {
        bare &= owner[slot] == NOBODY;
    }
    return bare;
}

/* The chance to win of each seat when the seat in turn ends it, with the dice as on the layout. */
void dicetto_shares_after(const struct dicetto *dicetto, const struct row *row, const struct layout *layout,
                          double into[MOST_PLAYERS]);

/* The same when the turn goes to the `upcoming` seat. */
void dicetto_shares(const struct dicetto *dicetto, const struct row *row, int upcoming, const struct layout *layout,
                    double into[MOST_PLAYERS]);

/* The value of every hand by the rolls left: stage[r][keep] has r rolls to follow, stage[r][roll] may be placed or kept
 * with r rolls left. */
struct outlook {
    double stage[STAGES][HANDS][MOST_PLAYERS];
};

/* Find one more stage from the one before and from what placing is worth; a hand has `width` numbers, and the one of
 * `chooser` decides. */
ALWAYS_INLINE void find_stage(const struct dicetto *dicetto, const double *placed, const double *before, double *stage,
                              int width, int chooser) {
    __builtin_memcpy(stage + KEEPS * width, before + KEEPS * width, (size_t)((HANDS - KEEPS) * width) * sizeof *stage);
    for (int keep = KEEPS - 1; keep >= 0; keep--) {
        for (int at = 0; at < width; at++) {
            double total = 0.0;
            for (int face = 0; face < FACES; face++) {
                total += stage[dicetto->lattice.plus[keep][face] * width + at];
            }
            stage[keep * width + at] = total / FACES;
        }
    }
    for (int roll = KEEPS; roll < HANDS; roll++) {
        struct choices keeps = choices_of(dicetto, KEEP_LINE, roll);
        const double *best = placed + roll * width;
        double most = best[chooser];
        for (int at = 0; at < keeps.count; at++) {
            const double *kept = stage + keeps.dice[at] * width;
            best = kept[chooser] > most ? kept : best;
            most = kept[chooser] > most ? kept[chooser] : most;
        }
        __builtin_memcpy(stage + roll * width, best, (size_t)width * sizeof *stage);
    }
}

/* Working memory for evaluating a turn. */
struct workspace;
int64_t dicetto_workspace_size(void);

/* Evaluate a turn in which no die is placed yet. */
void dicetto_look(const struct dicetto *dicetto, const struct row *row, struct workspace *space,
                  struct outlook *outlook);

/* Find the best of placing dice and ending the turn, and its value to each seat. */
int dicetto_best_placing(const struct dicetto *dicetto, const struct row *row, struct workspace *space, double *into);

#endif
