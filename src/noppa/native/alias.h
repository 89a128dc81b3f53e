/* Drawing from a fixed distribution in one look-up: the alias method (Walker 1977, Vose 1991).
 *
 * A distribution over n outcomes becomes a row of cells, as many as the next power of two. A cell has an outcome of
 * its own, another one, and the share of the cell that is its own; together the cells give each outcome just its
 * chance. A cell is one word: the share in 32 bits, the own and the other outcome in 16 bits each. The highest bits
 * of a random word choose the cell and the 32 bits behind them are compared with its share, so chances are met to
 * within 2^-32. */
#ifndef NOPPA_ALIAS_H
#define NOPPA_ALIAS_H

#include "core.h"

enum { MOST_CELLS = 4096 };

/* How many bits it takes to number the cells for that many outcomes: at least one. */
int alias_bits(int outcomes);

/* Write the cells of a distribution over at most MOST_CELLS outcomes below 65536; the chances add up to one. */
void alias_cells(int count, const uint16_t *outcomes, const double *chances, uint64_t *cells);

/* The outcome that a random word gives. */
static inline uint32_t alias_draw(const uint64_t *cells, int bits, uint64_t word) {
    uint64_t cell = cells[word >> (64 - bits)];
    uint32_t part = (uint32_t)((word << bits) >> 32);
    return (uint32_t)(cell >> 16 * (part < (uint32_t)(cell >> 32))) & 0xFFFF; /* no branch: it would be a coin toss */
}

#endif
