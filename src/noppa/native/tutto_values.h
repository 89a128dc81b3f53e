/* One turn of Tutto being played, exactly: the real pile, every card, every set, and what its end is worth. */
#ifndef NOPPA_TUTTO_VALUES_H
#define NOPPA_TUTTO_VALUES_H

#include "tutto_solver.h"

enum {
    MOST_BEYOND = 512, /* so many cells beyond the target are looked at */
    MOST_LEVELS = 13,  /* more plus/minus in one turn than twelve take nothing more */
    MOST_NODES = 1 << 14,
    NODE_SLOTS = 2 * MOST_NODES,
    LEAST_NUMBERS = 1 << 15, /* room for W, for each seat that is asked for */
    MOST_ROOM = 1 << 26      /* bytes; in so much room what does not fit is left out */
};

/* What something is worth to every seat that is asked for, in the order of turns from the roller on. */
struct worth {
    double of[MOST_PLAYERS];
};

/* A turn at its beginning: all that its worth depends on, and where the tables are. */
struct begun {
    const struct tutto *tutto;
    const double *values;
    int64_t totals[MOST_PLAYERS];
    int32_t players, seat, turns, reached, lines;
    uint8_t pile[KINDS];
};

/* What is known for one number of plus/minus made: B, what a firework is worth, and V. Going on may be right up to
 * `far` cells, -1 for none; `scanned` is the fewest cells down to which that was looked for. */
struct made {
    double *bank, *fire, *v;
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
    struct begun begun;
    const struct turn *self;
    struct solved solved;
    struct ways ways;
    struct worth loss, win;
    double pile[KINDS];
    int32_t lines, need, top, pitch, levels, nodes;
    double *free, *end;
    bool is_full; /* there was no room for a node */
    struct made level[MOST_LEVELS];
    struct node node[MOST_NODES];
    int16_t slot[NODE_SLOTS];
};

/* How many bytes the room for whatever turn of a game needs. */
int64_t largest_room(const struct tutto *tutto);

/* The turn that is being played: what the room has of it, or a new beginning. `lines` is 1 for the roller's worth
 * alone, else the number of players. */
struct turn *turn_of(const struct tutto *tutto, const double *values, const struct row *row, int lines, void *room,
                     int64_t room_size);

/* Write the worth of the legal moves of the seat that is due, and return how many; the first that is worth most. */
int worth_of_moves(struct turn *turn, const struct row *row, uint16_t *moves, struct worth *into);
int best_of_worth(const struct worth *worth, int count);

#endif
