/* The buffers of a batch, as the binding lays them out: an address and a size in bytes each. */
#ifndef NOPPA_BATCH_H
#define NOPPA_BATCH_H

#include "game.h"

/* Games in progress: a row each, and for each who is due, how many moves they have, which, and everybody's points. */
struct batch {
    const void *tables;
    int64_t tables_size;
    int64_t count, players, row_size, most_moves;
    void *rows;
    int64_t rows_size;
    uint64_t *streams;
    int64_t streams_size;
    int64_t *seats;
    int64_t seats_size;
    int64_t *counts;
    int64_t counts_size;
    uint16_t *moves;
    int64_t moves_size;
    int64_t *totals;
    int64_t totals_size;
};

/* What a step gives of every game: what the seat that is due sees and may do, the rewards of all seats and of the one
 * that moved, whether the game ended, and what that seat saw then. */
struct result {
    int32_t *observations;
    int64_t observations_size;
    int8_t *masks;
    int64_t masks_size;
    int64_t *seats;
    int64_t seats_size;
    double *rewards;
    int64_t rewards_size;
    double *reward;
    int64_t reward_size;
    uint8_t *ended;
    int64_t ended_size;
    int32_t *finals;
    int64_t finals_size;
};

#endif
